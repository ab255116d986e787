"""Sheets for real cards, however full: within Discord's limits, and nothing is offered in vain."""

import random
from dataclasses import replace
from datetime import UTC, datetime

import pytest

from club.scorepad.entry_draft import EntryDraft, stepped
from club.scorepad.entry_form import EntryForm, form_of
from club.table.scene import Scene, scene
from club.table.sheet_score import SheetScore, add_up, fold, start_of
from club.table.snapshot import Snapshot
from cogs.scorepad.ui.entry import draw_closing, draw_deals, draw_entered, draw_entering
from cogs.scorepad.ui.sheet import draw_own_paper, draw_paper, is_settled
from cogs.watching.ui.game_lists import draw_games
from data.schema.vocabulary import PlaceKind, TableKind, TableStatus
from data.scorepad.entries import EntryRow
from data.table.tables import SeatOccupant, Table
from engine.contest import read_scores
from engine.rules import PRESETS, Rules, SequenceBonus, write_rules
from engine.words import SequencePaid
from tests.cogs.drawn import actions, check_limits, labels, text
from tests.cogs.scenes import PLAIN, TABLE

AT = datetime(2026, 5, 1, 12, 0, tzinfo=UTC)
LONG = "\N{FULLWIDTH LATIN CAPITAL LETTER W}" * 40
EVERY = (
    *(PRESETS[name] for name in sorted(PRESETS)),
    PRESETS.rules("standard", seating="round_robin"),
    PRESETS.rules("standard", seating="captain"),
    PRESETS.rules("standard", seating="partnership", team_size=2),
    PRESETS.rules("standard", seating="partnership", team_size=6),
    PRESETS.rules("hollywood", seating="partnership", team_size=3, hollywood_columns=6),
    PRESETS.rules("dictionary", tie_rule="no_score", layoff_on_gin=True, spade_double_boxes="all"),
    PRESETS.rules("sequence", sequence_bonus=SequenceBonus(4, 10, 10, SequencePaid.BOTH)),
)


def players_of(rules: Rules, name: str = LONG) -> tuple[SeatOccupant, ...]:
    """As many as can play, every third a friend without Discord."""
    count = {"round_robin": 4, "captain": 12}.get(rules.seating, 2)
    if rules.seating == "partnership":
        count = 2 * rules.team_size
    sided = rules.seating in {"partnership", "captain"}
    first = 1 if rules.seating == "captain" else count // 2
    return tuple(
        SeatOccupant(
            seat=seat,
            member_id=None if seat % 3 == 0 else 10**18 + seat,
            player="guest" if seat % 3 == 0 else None,
            name=f"{name}{seat}",
            side=(1 if seat <= first else 2) if sided else 0,
        )
        for seat in range(1, count + 1)
    )


def scene_of(
    rules: Rules,
    players: tuple[SeatOccupant, ...],
    paper: SheetScore,
    status: str = TableStatus.PLAYING,
) -> Scene:
    """A sheet as everybody sees it."""
    over = paper.contest is not None and paper.contest.finished
    table = Table(
        table_id=TABLE,
        server_id=1,
        channel_id=2,
        channel_name=LONG,
        status=TableStatus.FINISHED if over else status,
        rules=write_rules(rules),
        contest_seed=b"",
        commitment="",
        host_id=10**18 + 1,
        guest_id=None,
        accepted_by_interaction=None,
        created_at=AT,
        expires_at=AT if status == TableStatus.WAITING else None,
        started_at=AT,
        finished_at=None,
        ply=999_999,
        rematch_of=None,
        kind=TableKind.SHEET,
    )
    snapshot = Snapshot(
        table=table,
        server_name=LONG,
        rules=rules,
        players=players,
        seats=players,
        members={},
        lead_id=TABLE,
        contest=paper.contest,
        sheet_score=paper,
    )
    return scene(snapshot, None)


def forms(
    rules: Rules,
    players: tuple[SeatOccupant, ...],
    paper: SheetScore,
    dice: random.Random,
    slip: EntryDraft,
) -> list[EntryForm]:
    """What a slip comes to by anything that it offers, until it can be entered."""
    seen = scene_of(rules, players, paper)
    shown = [form_of(rules, players, paper, slip)]
    for _ in range(40):
        form = shown[-1]
        drawing = draw_entering(seen, form, PLAIN)
        check_limits(drawing)
        offered = [each.rest for each in actions(drawing)]
        assert ("enter" in offered) == (form.line is not None)
        if form.line is not None and dice.random() < 0.5:
            break
        steps = [each for each in offered if each.partition(":")[0] not in {"enter", "type"}]
        steps = [each for each in steps if not each.startswith("remove")]
        word, _, value = dice.choice(steps).partition(":")
        shown.append(form_of(rules, players, paper, stepped(form.slip, word, value)))
    return shown


def filled(
    rules: Rules, dice: random.Random, most: int
) -> tuple[tuple[SeatOccupant, ...], SheetScore]:
    """A sheet on which deals were entered by anything that slips offer."""
    players = players_of(rules)
    rows: list[EntryRow] = []
    paper = fold(rules, players, rows)
    for _ in range(most):
        if paper.contest is None or paper.contest.finished:
            break
        line = forms(rules, players, paper, dice, EntryDraft())[-1].line
        if line is None or (line.endswith("resign") and dice.random() < 0.9):
            continue
        rows.append(EntryRow(1, len(rows), 10**18 + 1, f"deal {line}", AT))
        paper = fold(rules, players, rows)
    return players, paper


@pytest.mark.slow
@pytest.mark.parametrize("rules", EVERY, ids=write_rules)
def test_every_sheet_and_slip_can_be_drawn(rules: Rules) -> None:
    for seed in range(3):
        dice = random.Random(f"{seed} {write_rules(rules)}")
        players, paper = filled(rules, dice, 30)
        seen = scene_of(rules, players, paper)
        there = replace(seen, server_kind=PlaceKind.GROUP)
        for drawing in (
            draw_paper(seen, PLAIN),
            draw_own_paper(there, PLAIN, hidden=True),
            draw_entered(there, PLAIN),
            draw_closing(seen, PLAIN),
            draw_deals(seen, PLAIN, 0, LONG),
            draw_games([replace(there, table_id=TABLE - at) for at in range(9)], 10**18 + 1, PLAIN),
        ):
            check_limits(drawing)
        for written in paper.deals[-2:]:
            forms(rules, players, paper, dice, EntryDraft(fix=written.ply))


@pytest.mark.parametrize("rules", EVERY, ids=write_rules)
def test_every_proposal_can_be_drawn(rules: Rules) -> None:
    dice = random.Random(write_rules(rules))
    players = players_of(rules)
    paper, line = fold(rules, players, []), "resign"
    while "resign" in line:
        line = forms(rules, players, paper, dice, EntryDraft())[-1].line or "resign"
    rows = [EntryRow(1, 0, 10**18 + 1, f"deal {line}", AT)]
    for word in (f"change 0 {line}", "remove 0", "close"):
        made = EntryRow(1, 1, 10**18 + 1, word, AT)
        asked = fold(rules, players, [*rows, made])
        drawing = draw_paper(scene_of(rules, players, asked), PLAIN)
        check_limits(drawing)
        assert {"agree", "refuse"} <= {each.rest for each in actions(drawing)}


@pytest.mark.parametrize("rules", EVERY, ids=write_rules)
@pytest.mark.parametrize("status", [TableStatus.WAITING, "expired", "withdrawn"])
def test_a_sheet_that_gathers_can_be_drawn(rules: Rules, status: str) -> None:
    every = players_of(rules)
    for players in (every[:1], every[:2], every):
        drawing = draw_paper(scene_of(rules, players, SheetScore(), status), PLAIN)
        check_limits(drawing)
        assert ("Start" in labels(drawing)) == (status == TableStatus.WAITING)


def test_a_sheet_that_is_over_leads_on_and_is_still_corrected() -> None:
    rules = PRESETS.rules("standard", game_target=20)
    players = players_of(rules)
    made = EntryRow(1, 0, 10**18 + 1, "deal p1 25 knock", AT)
    paper = fold(rules, players, [made])
    assert is_settled(paper)
    drawing = draw_own_paper(scene_of(rules, players, paper), PLAIN)
    check_limits(drawing)
    assert {each.rest for each in actions(drawing)} >= {"again", "fix", "undo"}
    asked = fold(rules, players, [made, replace(made, ply=1, word="remove 0")])
    assert not is_settled(asked)


def test_a_long_sheet_is_corrected_a_page_at_a_time() -> None:
    rules = PRESETS.rules("standard", game_target=1000)
    players = players_of(rules, "Player ")
    lines = [(ply, 10**18 + 1, f"p{1 + ply % 2} 5 gin") for ply in range(60)]
    contest, deals = add_up(start_of(rules, players), lines)
    seen = scene_of(rules, players, SheetScore(contest=contest, deals=tuple(deals)))
    plies: list[int] = []
    for page in range(3):
        drawing = draw_deals(seen, PLAIN, page)
        check_limits(drawing)
        chosen = [each.rest for each in actions(drawing)]
        plies += [int(each.partition(":")[2]) for each in chosen if each.startswith("fix")]
        assert (f"deals:{page + 1}" in chosen) == (page < 2)
    assert plies == list(range(60))[::-1]


def test_nobody_is_told_of_deadwood_that_nobody_counted() -> None:
    rules = PRESETS.rules("standard")
    players = players_of(rules, "Player ")
    contest, deals = add_up(start_of(rules, players), [(0, 10**18 + 1, "p1 25 knock")])
    seen = scene_of(rules, players, SheetScore(contest=contest, deals=tuple(deals)))
    assert "Deal 1: Player 1 wins by a knock: 25 · entered by Player 1" in text(
        draw_paper(seen, PLAIN)
    )


@pytest.mark.parametrize("rules", EVERY, ids=write_rules)
def test_a_sheet_comes_to_what_the_engine_makes_of_the_same_lines(rules: Rules) -> None:
    dice = random.Random(write_rules(rules))
    players, paper = filled(rules, dice, 30)
    lines = [each.line for each in paper.deals]
    turns = next((at for at, line in enumerate(lines) if line.startswith("@")), len(lines))
    sides = [
        " ".join(f"p{each.seat}" for each in players if each.side == side) for side in (0, 1, 2)
    ]
    named = " v ".join(side for side in sides if side)
    told = read_scores(
        "\n".join([f"rules {write_rules(rules)}", f"players {named}", *lines[:turns]])
    )
    by_turns = [(each.ply, each.member_id, each.line) for each in paper.deals[:turns]]
    contest, deals = add_up(start_of(rules, players), by_turns)
    assert (contest, [each.deal for each in deals]) == (told.contest, list(told.deals))
    assert turns < len(lines) or contest == paper.contest
