"""The sheet and the settlement of every kind of contest: what they say, and that they fit."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from club.table.rematch_wish import RematchWish
from club.table.scene import Scene, SceneSeat
from cogs.kit.drawing import Drawing
from cogs.kit.phrases import last_deal
from cogs.kit.running_score import (
    column_lines,
    own_points_line,
    points_line,
    sheet_lines,
    winner_line,
)
from cogs.kit.sides import own_side, side_labels
from cogs.play.ui.result.rounds import draw_round
from cogs.play.ui.result.scores import draw_scores
from cogs.play.ui.result.settlement import draw_settlement
from cogs.play.ui.result.sheet_picture import SheetPicture, alt_text, printed
from data.schema.vocabulary import EndCause
from engine.contest import Contest, ledger
from engine.results import DealResult
from engine.rules import PRESETS, read_rules
from engine.words import SeatingFormat
from tests.cogs.drawn import actions, check_limits, labels, text
from tests.cogs.scenes import FIRST, LONG, PLAIN, scene_of, settled
from tests.engine.contest.plain_recount import Deal
from tests.engine.contest.random_contests import (
    NOBODY,
    ONE_SCORES,
    both_score,
    played,
    result_of,
    won,
)

NAMES = (
    "North",
    "East",
    "South",
    "West",
    "Up",
    "Down",
    "Left",
    "Right",
    "In",
    "Out",
    "Far",
    "Near",
)
ALT = 1024


def scene_with(contest: Contest, viewer: int | None = None, name: str | None = None) -> Scene:
    """A table at which this contest is played, seen by a player or by everybody."""
    players = tuple(
        SceneSeat(number, 10 + number, name or NAMES[number - 1])
        for number in range(1, sum(map(len, contest.sides)) + 1)
    )
    return scene_of(
        FIRST,
        None,
        rules=contest.rules,
        players=players,
        player=viewer,
        seats=players[:2],
        view=None,
        contest=contest,
        settlement=contest.settlement,
        status="finished" if contest.finished else "playing",
    )


def followed(contest: Contest, deals: list[Deal]) -> tuple[Contest, list[DealResult]]:
    results: list[DealResult] = []
    for deal in deals:
        if not contest.finished:
            results.append(result_of(contest, deal))
            contest = contest.add(results[-1])
    return contest, results


def given_up(contest: Contest, word: str) -> tuple[Contest, DealResult]:
    pairing = contest.pairings[0]
    winner = None if word == "void" else 1
    result = DealResult(pairing.deal, pairing.dealer, None, word, winner)
    return contest.add(result), result


def every_page(scene: Scene, results: list[DealResult]) -> list[Drawing]:
    """All parts of the whole sheet, found by their buttons."""
    assert scene.contest is not None
    told = ledger(scene.contest, results)
    sheet = SheetPicture(b"", alt_text(scene.contest, side_labels(scene, PLAIN), told, PLAIN))
    assert len(sheet.alt) <= ALT
    drawn = [draw_scores(scene, PLAIN, told, sheet=sheet)]
    page: int | None = None
    while rest := {int(action.rest) for action in actions(drawn[0])}:
        if page is not None and min(rest) > page:
            break
        page = min(rest)
        drawn.insert(0, draw_scores(scene, PLAIN, told, page=page))
    for drawing in drawn:
        check_limits(drawing)
    return drawn


@st.composite
def contests(draw: st.DrawFn) -> Contest:
    """A contest of any preset and any seating that it can have."""
    preset = draw(st.sampled_from(sorted(PRESETS)))
    rules = PRESETS[preset]
    seatings = ["heads_up"]
    if rules.table_melds == "none":
        seatings.append("partnership")
        seatings += ["round_robin", "captain"] if rules.match == "single" else []
    seating = draw(st.sampled_from(seatings))
    size = draw(st.integers(2, 6)) if seating == "partnership" else 1
    players = {"heads_up": 2, "partnership": 2 * size}.get(seating) or draw(st.integers(3, 4))
    rules = replace(rules, seating=SeatingFormat(seating), team_size=size)
    return Contest.start(rules, draw(st.sampled_from([1, 2])), players)


@pytest.mark.slow
@settings(max_examples=120, derandomize=True, deadline=None)
@given(contests(), st.lists(ONE_SCORES, max_size=90), st.booleans(), st.sampled_from(["", LONG]))
def test_any_contest_fits_its_messages(
    contest: Contest,
    deals: list[Deal],
    resign: bool,  # noqa: FBT001
    name: str,
) -> None:
    contest, results = followed(contest, deals)
    if resign and not contest.finished:
        contest, last = given_up(contest, "resign")
        results.append(last)
    for viewer in (None, 1, 3 if len(contest.sides) > 2 else 2):
        scene = scene_with(contest, viewer, name)
        pages = every_page(scene, results)
        said = "\n".join(map(text, pages))
        if contest.rules.seating != "partnership":
            assert all(f"Deal {one.number}: " in said for one in results)
        if contest.settlement is None:
            continue
        told = ledger(contest, results)
        sheet = SheetPicture(b"", alt_text(contest, side_labels(scene, PLAIN), told, PLAIN))
        settled = draw_settlement(scene, PLAIN, sheet)
        check_limits(settled)
        bare = draw_settlement(scene, PLAIN)
        check_limits(bare)
        for total in contest.settlement.totals:
            assert f" {total:,}**" in text(bare).replace("\u2212", "-")
            assert PLAIN.text.figure(total) in sheet.alt


@settings(max_examples=40, derandomize=True, deadline=None)
@given(st.lists(both_score(), min_size=1, max_size=40))
def test_deals_that_pay_both_are_told(deals: list[Deal]) -> None:
    contest, results = followed(Contest.start(PRESETS["mahjong"], 1), deals)
    said = "\n".join(map(text, every_page(scene_with(contest), results)))
    for result in results:
        one, two = (f"{each}".replace("-", "\u2212") for each in result.scores)
        assert f"**{one}\u00a0\u2013\u00a0{two}**" in said or result.both is None


def test_a_hollywood_sheet_has_a_line_a_column() -> None:
    contest = played(
        Contest.start(PRESETS["hollywood"], 1), won(1, 60), won(2, 20), won(1, 45), won(1, 5)
    )
    scene = scene_with(contest)
    assert points_line(scene, PLAIN) == "North 105★ – 20 · 50 – 0 · 5 – 0 East"  # noqa: RUF001
    assert column_lines(scene, PLAIN) == "", "the headline has them all"
    lines = sheet_lines(scene, PLAIN).replace("\u00a0", " ").splitlines()
    assert lines == [
        "Column 1: North **105** – 20 (boxes 2 – 1)",  # noqa: RUF001
        "Column 2: North 50 – 0 (boxes 2 – 0)",  # noqa: RUF001
        "Column 3: North 5 – 0 (boxes 1 – 0)",  # noqa: RUF001
    ]
    theirs = replace(scene, player=2)
    assert own_points_line(theirs, PLAIN) == "You 20 – 105★ · 0 – 50 · 0 – 5 North"  # noqa: RUF001
    assert sheet_lines(theirs, PLAIN).startswith("Column 1: You 20 – **105**")  # noqa: RUF001


def test_a_hollywood_sheet_is_heard_column_by_column() -> None:
    contest = played(Contest.start(PRESETS["hollywood"], 1), won(1, 60), won(2, 20), won(1, 45))
    scene = scene_with(contest)
    said = "North against East, column by column: 105 (won) to 20, 45 to 0, 0 to 0"
    assert points_line(scene, PLAIN.heard) == said
    boxes = "Column 1: North 105 (won), the other side 20 (boxes 2 to 1)"
    assert sheet_lines(scene, PLAIN.heard).replace("\u00a0", " ").startswith(boxes)


def test_a_series_tells_games_and_the_running_one() -> None:
    contest = played(
        Contest.start(PRESETS.rules("gra", game_target=50), 1), won(2, 60), won(1, 20), NOBODY
    )
    scene = scene_with(contest)
    assert points_line(scene, PLAIN) == "Games: North 0 – 1 East"  # noqa: RUF001
    assert column_lines(scene, PLAIN) == "Game 2: North 20 – 0 East"  # noqa: RUF001


def test_a_multi_match_tells_the_score_and_the_running_match() -> None:
    contest = played(Contest.start(PRESETS["multi_match"], 1), won(1, 60), won(2, 30), won(1, 60))
    scene = scene_with(contest)
    assert points_line(scene, PLAIN) == "Score: North 270 – 55 East"  # noqa: RUF001
    assert column_lines(scene, PLAIN) == "Match 2 to 100: North 0 – 0 East"  # noqa: RUF001


def test_a_round_robin_tells_everybody() -> None:
    rules = PRESETS.rules("standard", seating="round_robin")
    scene = scene_with(played(Contest.start(rules, 1, 3), won(1, 40), won(1, 25)))
    assert points_line(scene, PLAIN) == "North 65 · East 0 · South 0"
    assert own_points_line(replace(scene, player=3), PLAIN) == "You 0 · North 65 · East 0"


def test_only_finished_rounds_are_told() -> None:
    rules = PRESETS.rules("standard", seating="partnership", team_size=2)
    contest = played(Contest.start(rules, 1, 4), won(1, 45))
    scene = scene_with(contest)
    assert side_labels(scene, PLAIN) == ("North & East", "South & West")
    assert column_lines(scene, PLAIN) == ""
    (page,) = every_page(scene, [])
    assert "45" not in text(page)
    over = scene_with(played(contest, won(2, 27)), 4)
    assert own_side(over) == 2
    assert column_lines(over, PLAIN).replace("\u00a0", " ") == (
        "Round 1: North & East **+18** (45 – 27)"  # noqa: RUF001
    )
    said = text(*every_page(over, []))
    assert "North – South 45\u00a0–\u00a00 · East – West 0\u00a0–\u00a027" in said  # noqa: RUF001
    level = scene_with(played(over.contest or contest, won(1, 20), won(2, 20)))
    assert "Round 2: level at 20" in column_lines(level, PLAIN)


def test_a_round_brings_the_sheet() -> None:
    rules = PRESETS.rules("tedesco", seating="partnership", team_size=2)
    contest = played(Contest.start(rules, 1, 4), won(1, 45), won(2, 27))
    scene = scene_with(contest, name=LONG)
    sheet = SheetPicture(b"", "the sheet")
    pictured = draw_round(scene, PLAIN, sheet)
    check_limits(pictured)
    assert "\nColumn 1: " not in text(pictured)
    plain = draw_round(scene_with(contest), PLAIN)
    check_limits(plain)
    said = text(plain)
    assert said.count("Round 1: ") == 1
    assert "\nColumn 1: North & East 18 – 0" in said  # noqa: RUF001


def test_a_team_wins_in_the_plural() -> None:
    rules = PRESETS.rules("standard", seating="partnership", team_size=2)
    contest = played(Contest.start(rules, 1, 4), *[won(1, 60)] * 4)
    said = text(draw_settlement(scene_with(contest), PLAIN))
    assert said.startswith("## North & East win with a shutout\n")
    assert "**Won by 630 points**" in said
    many = PRESETS.rules("standard", seating="partnership", team_size=4)
    contest = played(Contest.start(many, 1, 8), *[won(2, 45)] * 4)
    assert text(draw_settlement(scene_with(contest), PLAIN)).startswith("## Side 2 wins")


def test_a_sweep_is_told() -> None:
    rules = PRESETS.rules("tedesco", seating="partnership", team_size=3)
    contest = played(Contest.start(rules, 1, 6), won(1, 10), won(1, 20), won(1, 5))
    scene = scene_with(contest)
    assert column_lines(scene, PLAIN).startswith("Round 1: North, East & South **+60**")
    assert "25 of them for winning every table" in column_lines(scene, PLAIN)
    assert printed(contest, side_labels(scene, PLAIN), PLAIN).target == "to 300"


def test_the_whole_sheet_says_where_a_deal_was_entered() -> None:
    contest, results = followed(
        Contest.start(PRESETS["hollywood"], 1), [won(1, 60), NOBODY, won(1, 5)]
    )
    said = text(*every_page(scene_with(contest), results))
    assert "\nDeal 1: North **+60** · knock · column 1\nDeal 2: A draw" in said
    assert "\nDeal 3: North **+5** · knock · columns 1, 2\n" in said


def test_a_long_sheet_has_parts() -> None:
    rules = PRESETS.rules("gra", game_target=300)
    contest, results = followed(Contest.start(rules, 1), [won(1 + at % 2, 9) for at in range(120)])
    pages = every_page(scene_with(contest), results)
    assert len(pages) == 8
    assert "Part 1 of 8" in text(pages[0])
    assert "**Game 1**\nDeal 1: " in text(pages[0])
    assert [action.rest for action in actions(pages[3])] == ["3", "5"]


def test_columns_are_settled_one_by_one() -> None:
    deals = [won(1, 60), won(2, 20), *[won(1, 45)] * 4]
    contest, _ = followed(Contest.start(PRESETS["hollywood"], 1), deals)
    assert contest.settlement is not None
    scene = scene_with(contest)
    said = text(draw_settlement(scene, PLAIN)).replace("\u00a0", " ")
    assert said.startswith("## North wins the contest")
    assert "Column 1: **North 255 – 45** (points 105 – 20)" in said  # noqa: RUF001
    assert "Column 3: **North 355 – 0** (points 90 – 0, a shutout)" not in said  # noqa: RUF001
    assert "a shutout)" in said
    assert f"Won by {contest.settlement.net:,} points" in said
    mine = text(draw_settlement(replace(scene, player=1), PLAIN))
    assert mine.startswith("## You win the contest")
    assert "Column 1: **You " in mine


def test_columns_that_come_out_level_are_drawn() -> None:
    rules = read_rules("hollywood hollywood_columns=2 shutout=off")
    contest, _ = followed(Contest.start(rules, 1), [won(1, 100), won(2, 100)])
    said = text(draw_settlement(scene_with(contest), PLAIN))
    assert said.startswith("## All columns together come out level: nobody wins")
    assert "Won by" not in said


def test_players_who_settle_one_by_one_are_told_what_they_pay() -> None:
    rules = PRESETS.rules("standard", seating="round_robin")
    contest, _ = followed(Contest.start(rules, 1, 3), [won(1, 60), won(1, 25), won(1, 20)])
    assert contest.settlement is not None
    said = text(draw_settlement(scene_with(contest), PLAIN))
    assert "East pays North **" in said
    assert "\n-# North +" in said
    captain = PRESETS.rules("standard", seating="captain")
    contest, _ = followed(Contest.start(captain, 1, 4), [won(1, 60), won(2, 25), won(1, 45)])
    said = text(draw_settlement(scene_with(contest), PLAIN))
    assert "Each of the others pays North **" in said
    assert "East, South & West" in said


@pytest.mark.parametrize("word", ["resign", "forfeit", "void"])
def test_a_contest_that_is_given_up_stays_as_it_was(word: str) -> None:
    contest, _ = followed(Contest.start(PRESETS["hollywood"], 1), [won(1, 60), won(2, 20)])
    contest, last = given_up(contest, word)
    scene = replace(scene_with(contest), last=last)
    said = text(draw_settlement(scene, PLAIN))
    assert "Column 1: not finished, 60 – 20" in said  # noqa: RUF001
    assert ("no bonuses are added" in said) == (word != "void")
    assert said.startswith(
        {
            "resign": "## East resigned: North wins",
            "forfeit": "## East ran out of time: North wins",
            "void": "## The game ended without a winner",
        }[word]
    )


def scene_given_up(contest: Contest, word: str) -> tuple[Scene, tuple[int, ...]]:
    """A contest in which the second of those at the table has given up, and who sat there."""
    players = contest.pairings[0].players
    contest, last = given_up(contest, word)
    scene = scene_with(contest)
    seats = tuple(replace(scene.players[p - 1], seat=s) for s, p in enumerate(players, start=1))
    return replace(scene, last=last, last_seats=seats), players


@pytest.mark.parametrize(
    ("seating", "players", "said"),
    [
        ("heads_up", 2, "ran out of time"),
        ("round_robin", 3, "left the table"),
        ("captain", 4, "lost by forfeit"),
        ("partnership", 4, "lost by forfeit"),
    ],
)
def test_time_runs_out_for_two_and_of_more_a_seat_is_left(
    seating: str, players: int, said: str
) -> None:
    size = {"team_size": 2} if seating == "partnership" else {}
    rules = PRESETS.rules("standard", seating=seating, **size)
    contest, _ = followed(Contest.start(rules, 1, players), [won(1, 60)])
    scene, _ = scene_given_up(contest, "forfeit")
    assert said in winner_line(scene, PLAIN)
    left = "ran out of time" if seating == "heads_up" else "left the table"
    assert left in last_deal(scene, PLAIN)


@pytest.mark.parametrize(
    ("cause", "seating", "players", "said", "of_the_deal"),
    [
        (EndCause.OUT_OF_TIME, "heads_up", 2, "ran out of time", "ran out of time"),
        (EndCause.LEFT, "round_robin", 3, "left the table", "left the table"),
        (EndCause.LEFT, "partnership", 4, "lost by forfeit", "left the table"),
        (EndCause.DECIDED, "heads_up", 2, *2 * ("Decided by the server",)),
        (EndCause.DECIDED, "partnership", 4, *2 * ("Decided by the server",)),
        ("unheard_of", "heads_up", 2, "ran out of time", "ran out of time"),
    ],
)
def test_a_forfeit_is_told_by_what_brought_it_about(
    cause: str, seating: str, players: int, said: str, of_the_deal: str
) -> None:
    size = {"team_size": 2} if seating == "partnership" else {}
    rules = PRESETS.rules("standard", seating=seating, **size)
    contest, _ = followed(Contest.start(rules, 1, players), [won(1, 60)])
    scene, _ = scene_given_up(contest, "forfeit")
    scene = replace(scene, cause=cause)
    assert said in winner_line(scene, PLAIN)
    assert of_the_deal in last_deal(scene, PLAIN)
    settlement = text(draw_settlement(replace(scene, reason="They had gone to bed"), PLAIN))
    decided = cause == EndCause.DECIDED
    assert ("“They had gone to bed”" in settlement) == decided
    assert settlement.count("Decided by") == 1


def test_a_forfeited_game_may_be_annulled_later() -> None:
    contest, _ = followed(Contest.start(PRESETS["standard"], 1, 2), [won(1, 60)])
    scene, _ = scene_given_up(contest, "forfeit")
    for cause in (EndCause.OUT_OF_TIME, EndCause.DECIDED):
        annulled = replace(scene, cause=cause, reason="The server was down", annulled=True)
        said = text(draw_settlement(annulled, PLAIN))
        assert "Annulled since by those who manage this server" in said


def test_of_three_it_is_said_who_gave_up() -> None:
    rules = PRESETS.rules("standard", seating="round_robin")
    contest, _ = followed(Contest.start(rules, 1, 3), [won(1, 60)])
    scene, players = scene_given_up(contest, "resign")
    gone = NAMES[players[1] - 1]
    assert text(draw_settlement(scene, PLAIN)).startswith(f"## {gone} resigned: North wins")
    own = text(draw_settlement(replace(scene, player=players[1]), PLAIN))
    assert own.startswith("## You resigned: North wins")


UNTIL = datetime(2026, 1, 1, tzinfo=UTC)


@pytest.mark.parametrize(
    ("best_of", "reader", "said", "offered"),
    [
        (None, None, "**North would like a rematch.** It", "Rematch"),
        (None, 2, "**North would like a rematch.** Press the button and it", "Rematch"),
        (5, None, "**North would like a rematch, best of 5.** It", "Rematch: best of 5"),
        (None, 1, "like a rematch.** It", None),
    ],
)
def test_a_rematch_that_is_wanted_stands_above_the_press_that_begins_it(
    best_of: int | None, reader: int | None, said: str, offered: str | None
) -> None:
    wish = RematchWish(8, 11, best_of, UNTIL)
    scene = replace(settled(), rematch=wish, player=reader)
    drawing = draw_settlement(scene, PLAIN)
    check_limits(drawing)
    assert said in text(drawing)
    assert ("as soon as South presses the button" in text(drawing)) == (reader != 2)
    rest = "" if best_of is None else f"best{best_of}"
    found = [label for label in labels(drawing) if label.startswith("Rematch")]
    assert found == ([] if offered is None else [offered])
    again = [each.rest for each in actions(drawing) if each.kind == "again"]
    assert again == ([] if offered is None else [rest]), "no series is asked for beside it"


def test_the_alt_text_says_what_the_picture_shows() -> None:
    contest, results = followed(
        Contest.start(PRESETS["hollywood"], 1), [won(1, 60), won(2, 20), won(1, 45)]
    )
    said = alt_text(contest, ("North", "East"), ledger(contest, results), PLAIN)
    assert "1: North 60, 105" in said
    assert "1: East 20" in said
    assert "2: North 45" in said
    assert "Total: 255, 45" in said
    assert "3: East nothing" in said
    assert "3: East nichts" in alt_text(
        contest, ("North", "East"), ledger(contest, results), PLAIN.in_language("de")
    )
