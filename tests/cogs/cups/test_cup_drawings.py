"""Cups are drawn within Discord's limits, whatever has happened in them."""

import random
from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta

import pytest
from discord.utils import format_dt
from hypothesis import given, settings
from hypothesis import strategies as st

from club.core.deadlines import NO_TERMS
from club.cups.cup_choices import CupChoice, CupChoices
from club.cups.cup_notices import due_notices
from club.cups.cup_scene import CupScene
from club.cups.extras.cup_roles import CupRole
from club.cups.extras.scheduled_event import EventOutcome, PlannedStart
from club.cups.formats import schedule, swiss
from club.cups.formats.events import BoardDecided, Entered, HowDecided, Parted, Started
from club.cups.formats.plan import CupFormat, CupPlan
from club.cups.formats.seeding import SeedingMethod
from club.cups.formats.state import CupState
from cogs.cups.ui.cup_extras import CupExtrasPanel, draw_cup_extras, event_text
from cogs.cups.ui.cup_list import (
    draw_cup_list,
    draw_entered,
    draw_leaving,
    draw_left_cup,
)
from cogs.cups.ui.cup_message import draw_cup
from cogs.cups.ui.cup_notice import draw_cup_notice, draw_time
from cogs.cups.ui.cup_organising import (
    decidable,
    draw_beginning,
    draw_cancelling,
    draw_deciding,
    draw_entrant,
    draw_entrants_to_change,
    draw_match_to_decide,
    draw_matches_to_decide,
    draw_organising,
    draw_removing,
)
from cogs.cups.ui.cup_pages import draw_cup_page, first_page
from cogs.cups.ui.cup_setup import CupPanel, draw_cup_rules, draw_cup_setup
from cogs.cups.ui.match_words import open_line, open_lines
from cogs.kit.drawing import Drawing, Ui
from cogs.kit.press_kinds import PressKind
from cogs.kit.press_words import DRAW, NEITHER, CupPage, CupStep, CupWord
from cogs.transport.roles import RoleObstacle
from cogs.transport.scheduled_events import ABOUT, NAME, EventObstacle
from engine.rules import PRESETS
from tests.club.cups.formats import team_cups
from tests.club.cups.formats.random_cups import PlayedCup, next_events, play_out, started
from tests.cogs.cups.cup_scenes import HOURS, NOW, SEED, WIDE, scene
from tests.cogs.drawn import actions, check_limits, labels, payload, text
from tests.cogs.kit.language_cases import in_every_language
from tests.cogs.scenes import PLAIN, tongue

FORMATS = tuple(CupFormat)
SIZES = (2, 3, 5, 8, 13, 16)


def drawings(seen: CupScene, ui: Ui) -> Iterator[Drawing]:
    """Everything that is drawn of a cup but the page with its seal."""
    state = seen.cup.state
    yield draw_cup(seen, ui)
    for page in set(CupPage) - {CupPage.RULES}:
        for number in (0, 1, first_page(seen, page), 999):
            yield draw_cup_page(seen, page, number, ui)
    yield draw_organising(seen, ui, notice="No.")
    for page in (0, 1, 99):
        yield draw_entrants_to_change(seen, page, ui)
        yield draw_matches_to_decide(seen, page, ui)
    for entrant in state.active[:2]:
        yield draw_entrant(seen, entrant, ui)
        yield draw_removing(seen, entrant, ui)
    for match in (*decidable(seen)[:2], *decidable(seen)[-1:]):
        yield draw_match_to_decide(seen, match, ui)
        for how in (DRAW, NEITHER, str(match.entrants[0])):
            yield draw_deciding(seen, match, how, ui)
    yield draw_cancelling(seen, ui)
    yield from extras(seen, ui)
    yield draw_cup_list([seen], 0, 2, ui)
    yield from (draw_entered(seen, ui), draw_leaving(seen, ui), draw_left_cup(seen, ui))
    for due in due_notices(seen, {}, NOW):
        yield draw_cup_notice(seen, due, [1, 2], ui)


def extras(seen: CupScene, ui: Ui) -> Iterator[Drawing]:
    """The page of a cup's extras: with nothing chosen, and with each way in which an event ends."""
    nothing = CupExtrasPanel(seen, {}, {}, False, None, None, None, [])
    yield draw_cup_extras(nothing, ui)
    roles = dict.fromkeys(CupRole, 10**18)
    obstacles = dict.fromkeys(CupRole, RoleObstacle.MODERATES)
    offered = [(each, NOW) for each in PlannedStart]
    for outcome in (None, *EventOutcome):
        why = EventObstacle.NOT_ALLOWED
        panel = CupExtrasPanel(seen, roles, obstacles, True, NOW, outcome, why, offered)
        yield draw_cup_extras(panel, ui, ui.text("refusal-event-refused", why=why))


@in_every_language
def test_an_event_says_no_more_than_fits(language: str) -> None:
    seen = scene(CupState(CupPlan(CupFormat.GROUPS, legs=2, third_place=True)), title=WIDE * 9)
    said = event_text(seen, PLAIN.in_language(language))
    assert 0 < len(said.name) <= NAME
    assert 0 < len(said.about) <= ABOUT
    assert seen.cup.row.commitment in said.about


def check(seen: CupScene, ui: Ui) -> None:
    for drawing in drawings(seen, ui):
        check_limits(drawing)
        assert SEED.hex() not in payload(drawing)
    rules = draw_cup_page(seen, CupPage.RULES, 0, ui)
    check_limits(rules, digits=True)
    assert seen.cup.row.commitment in text(rules)
    assert (SEED.hex() in text(rules)) == (seen.seed is not None)


@settings(max_examples=40, deadline=None, derandomize=True)
@given(
    format_=st.sampled_from(FORMATS),
    entrants=st.sampled_from(SIZES),
    seed=st.integers(0, 10**6),
    steps=st.integers(0, 60),
)
def test_a_cup_can_be_drawn_at_any_point(
    format_: CupFormat, entrants: int, seed: int, steps: int
) -> None:
    rng = random.Random(seed)
    plan = CupPlan(format_, third_place=seed % 2 == 0, legs=1 + seed % 2)
    cup = started(plan, entrants, of=1 + seed % 4)
    for _ in range(steps):
        if schedule.is_over(cup.state):
            break
        for event in next_events(cup.state, rng, 0.1, walkovers=True):
            cup.happen(event)
    check(scene(cup.state, name=WIDE if seed % 3 else ""), tongue(seed, PLAIN))


@in_every_language
@pytest.mark.parametrize("format_", FORMATS)
def test_a_cup_fits_in_every_language(format_: CupFormat, language: str) -> None:
    ui = PLAIN.in_language(language)
    cup = started(CupPlan(format_), 8)
    check(scene(cup.state, name=WIDE, title="W" * 100), ui)
    play_out(cup)
    check(scene(cup.state, name=WIDE, title="W" * 100), ui)
    check(scene(cup.state, settled=True), ui)


@pytest.mark.parametrize("format_", [CupFormat.KNOCKOUT, CupFormat.GROUPS, CupFormat.SWISS])
def test_the_largest_cups_fit(format_: CupFormat) -> None:
    cup = PlayedCup(CupState(CupPlan(format_)))
    for number in range(1, 129):
        cup.happen(Entered((1000 + number,)))
    for seeding in SeedingMethod:
        seen = scene(cup.state, name=WIDE, seeding=seeding)
        check(seen, PLAIN)
        for page in (0, 5, 99):
            check_limits(draw_beginning(seen, seen.cup.state.active, PLAIN, page=page))
        check_limits(draw_beginning(seen, seen.cup.state.active, PLAIN, picked=64))
    cup.happen(Started(tuple(range(1, 129))))
    for event in next_events(cup.state, None, 0, walkovers=False):
        cup.happen(event)
    check(scene(cup.state, name=WIDE), PLAIN)


def test_the_message_says_what_one_can_do() -> None:
    cup = PlayedCup(CupState(CupPlan(CupFormat.KNOCKOUT)))
    empty = draw_cup(scene(cup.state), PLAIN)
    assert labels(empty) == ["Enter", "More…", "Organise…"]
    for number in (1, 2, 3):
        cup.happen(Entered((1000 + number,)))
    entered = draw_cup(scene(cup.state), PLAIN)
    assert labels(entered) == ["Enter", "Leave", "More…", "Organise…"]
    assert "member1002" in text(entered)
    closed = draw_cup(scene(cup.state, closed=True), PLAIN)
    assert labels(closed) == ["Leave", "More…", "Organise…"]
    assert "Entries are closed" in text(closed)
    cup.happen(Started((3, 1, 2)))
    running = draw_cup(scene(cup.state), PLAIN)
    assert labels(running) == ["Leave", "More…", "Organise…"]
    pair = PLAIN.text("cup-pair", one="@\u200bmember1001", other="@\u200bmember1002")
    assert f"Semi-final: {pair}" in text(running)
    assert "<#" in text(running)
    play_out(cup)
    over = draw_cup(scene(cup.state), PLAIN)
    assert "member1001 has won the cup!" in text(over)
    assert labels(over) == ["More…", "Organise…"]


def test_each_member_of_a_team_reads_when_their_own_board_ends() -> None:
    cup = team_cups.started(CupPlan(CupFormat.KNOCKOUT, team_size=2), 2)
    seen = scene(cup.state)
    (match,) = schedule.playable(cup.state)
    ends = [format_dt(NOW + timedelta(hours=HOURS * board), "R") for board in (1, 2)]
    opened = [draw_cup_notice(seen, due, [], PLAIN) for due in due_notices(seen, {}, NOW)]
    agreed = [draw_time(seen, match.key, member, PLAIN) for member in (1001, 1002)]
    for drawn in (opened, agreed):
        assert [[end in text(each) for end in ends] for each in drawn] == [
            [True, False],
            [False, True],
        ]
    assert ends[1] in open_line(seen, match, PLAIN)
    asking = replace(seen.cup.playing[1], extension_by=1)
    asked = replace(seen, cup=seen.cup.with_row(asking))
    said = [text(draw_time(asked, match.key, member, PLAIN)) for member in (1001, 1002)]
    assert [PLAIN.text("cup-time-asked") in each for each in said] == [False, True]


def test_a_match_of_teams_leads_to_all_its_open_boards() -> None:
    cup = team_cups.started(CupPlan(CupFormat.KNOCKOUT, team_size=2), 2)
    (match,) = schedule.playable(cup.state)
    first, second = (f"<#{10**18 + table}>" for table in (30, 31))
    told = open_lines(scene(cup.state), match, PLAIN)
    assert told.index(first) < told.index(second)
    cup.happen(BoardDecided(match.key, 1, 1, HowDecided.WALKOVER))
    # The fixture counts its tables anew, so that the board left is at the first of them.
    told = open_lines(scene(cup.state), match, PLAIN)
    assert "Board 1" not in told
    assert "Board 2" in told


def test_entries_are_closed_only_while_somebody_could_enter() -> None:
    cup = started(CupPlan(CupFormat.SWISS), 4)
    knockout = started(CupPlan(CupFormat.KNOCKOUT), 4)
    teams = team_cups.started(CupPlan(CupFormat.SWISS, team_size=2), 4)
    entered = CupState(CupPlan(CupFormat.KNOCKOUT))
    assert can_close(entered)
    assert can_close(cup.state)
    assert not can_close(knockout.state)
    assert not can_close(teams.state)
    teams.happen(Parted(1, 1002))
    assert can_close(teams.state)
    while swiss.admits(cup.state):
        assert can_close(cup.state)
        for event in next_events(cup.state, None, 0, walkovers=False):
            cup.happen(event)
    assert not schedule.is_over(cup.state)
    assert not can_close(cup.state)


def can_close(state: CupState) -> bool:
    """Whether an organiser is offered to close entries, and to open them once they are closed."""
    offered = {
        closed: set(labels(draw_organising(scene(state, closed=closed), PLAIN)))
        for closed in (False, True)
    }
    close, reopen = (PLAIN.text(f"press-cup-{word}") for word in ("close", "reopen"))
    assert close not in offered[True]
    assert reopen not in offered[False]
    assert (close in offered[False]) == (reopen in offered[True])
    return close in offered[False]


def test_every_press_shows_the_seal_that_the_cards_depend_on() -> None:
    cup = PlayedCup(CupState(CupPlan(CupFormat.KNOCKOUT)))
    seen = scene(cup.state)
    sealed = [each.rest for each in actions(draw_cup(seen, PLAIN)) if each.seal]
    assert sealed == [CupWord.ENTER, CupWord.MORE]


def test_what_cannot_be_undone_is_asked_first() -> None:
    seen = scene(started(CupPlan(CupFormat.ROUND_ROBIN), 4).state)
    done = {CupStep.REMOVED, CupStep.DECIDED, CupStep.CANCELLED, CupStep.START}
    asking = [
        draw_organising(seen, PLAIN),
        draw_entrants_to_change(seen, 0, PLAIN),
        draw_entrant(seen, 1, PLAIN),
        draw_matches_to_decide(seen, 0, PLAIN),
        draw_match_to_decide(seen, decidable(seen)[0], PLAIN),
    ]
    for drawing in asking:
        asked = [each for each in actions(drawing) if each.kind == PressKind.CUP_ORGANISE]
        assert asked
        assert not {each.rest.partition("=")[0] for each in asked} & done


def panel(choices: CupChoices) -> CupPanel:
    rules = PRESETS.rules("standard")
    variants = [(f"saved_{each}", f"Rules {each}", "About") for each in range(60)]
    contests = [("single", "One game", "")]
    return CupPanel(
        choices, WIDE, rules, NO_TERMS, "Standard", variants, "single", contests, [50, 100]
    )


@in_every_language
@pytest.mark.parametrize("format_", FORMATS)
def test_the_panel_of_a_new_cup_fits(format_: CupFormat, language: str) -> None:
    ui = PLAIN.in_language(language)
    choices = CupChoices().with_choice(CupChoice.FORMAT, format_)
    check_limits(draw_cup_setup(panel(choices), ui, "No."))
    for page in (0, 1, 2, 7):
        shown = panel(choices.with_choice(CupChoice.VARIANT, "saved_59"))
        check_limits(draw_cup_rules(CupPanel(**{**_fields(shown), "page": page}), ui))


def _fields(shown: CupPanel) -> dict[str, object]:
    return {name: getattr(shown, name) for name in CupPanel.__dataclass_fields__}
