"""A continuous Hollywood sheet in messages: what is open, what is behind, and that it fits."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from club.table.sheet_score import SheetScore
from club.watching.game_lists import OpenGamesPage
from cogs.kit.drawing import lines
from cogs.kit.notice import draw_resign
from cogs.kit.running_score import (
    column_lines,
    own_points_line,
    points_line,
    sheet_lines,
    spoken_standing,
)
from cogs.play.ui.hand.hand import draw_hand
from cogs.play.ui.result.settlement import draw_settlement
from cogs.play.ui.result.sheet_picture import alt_text
from cogs.play.ui.table.table import draw_table
from cogs.scorepad.ui.sheet import paper_words
from cogs.watching.ui.tables import draw_tables
from cogs.watching.ui.watching import draw_watched
from engine.contest import Contest, ledger
from engine.rules import PRESETS, read_rules
from tests.cogs.drawn import check_limits, text
from tests.cogs.play.ui.result.test_settlement import every_page, followed, scene_with
from tests.cogs.scenes import FIRST, LONG, PLAIN, scene_of, tongue
from tests.engine.contest.plain_recount import Deal
from tests.engine.contest.random_contests import ONE_SCORES, played, won

CONTINUOUS = PRESETS["hollywood_continuous"]
LONGEST = read_rules("hollywood_continuous hollywood_columns=6 hollywood_games=12 game_target=900")


def begun(*deals: Deal, rules: str = "hollywood_continuous") -> Contest:
    return played(Contest.start(read_rules(rules), 1), *deals)


def plain(said: str) -> str:
    return said.replace("\u00a0", " ").replace("\u2013", "-")


def test_before_a_game_is_over_it_reads_like_any_sheet() -> None:
    scene = scene_with(begun(won(1, 60), won(2, 20)))
    assert plain(points_line(scene, PLAIN)) == "North 60 - 20 · 0 - 0 · 0 - 0 East"
    assert column_lines(scene, PLAIN) == ""


def test_the_open_games_are_told_and_what_the_others_came_to() -> None:
    scene = scene_with(begun(won(1, 60), won(2, 20), won(1, 45), won(1, 5)))
    assert plain(points_line(scene, PLAIN)) == "North 50 - 0 · 5 - 0 · 0 - 0 East"
    assert plain(column_lines(scene, PLAIN)) == "1 of 5 games over: North 255 - 45 East"
    assert plain(sheet_lines(scene, PLAIN)).splitlines() == [
        "1 of 5 games over: North 255 - 45 East",
        "Column 2: North 50 - 0 (boxes 2 - 0)",
        "Column 3: North 5 - 0 (boxes 1 - 0)",
    ]
    theirs = replace(scene, player=2)
    assert plain(own_points_line(theirs, PLAIN)) == "You 0 - 50 · 0 - 5 · 0 - 0 North"
    assert plain(column_lines(theirs, PLAIN)) == "1 of 5 games over: You 45 - 255 North"
    assert plain(spoken_standing(theirs, PLAIN)) == plain(sheet_lines(theirs, PLAIN))


def test_what_the_closed_games_came_to_is_told_wherever_the_score_is() -> None:
    contest = begun(won(1, 60), won(2, 20), won(1, 45))
    everybody, theirs = scene_with(contest), scene_with(contest, 2)
    closed = "1 of 5 games over: North 255 - 45 East"
    for drawing in (
        draw_tables(OpenGamesPage((everybody,), running=1), 99, PLAIN),
        draw_watched(everybody, PLAIN, follows=False),
    ):
        assert closed in plain(text(drawing))
    listed = paper_words(replace(theirs, sheet_score=SheetScore()), 22, PLAIN)
    assert plain(listed).splitlines()[1:] == [closed]
    asked = text(draw_resign(scene_of(FIRST, 2, contest=contest, rules=CONTINUOUS), PLAIN))
    assert "1 of 5 games over: You 45 - 255 " in plain(asked)


def test_a_sheet_that_is_over_tells_the_totals_that_decided_it() -> None:
    contest, results = followed(Contest.start(CONTINUOUS, 1), [won(1, 100)] * 4 + [won(2, 100)] * 9)
    assert contest.finished
    assert contest.settlement is not None
    north, east = contest.settlement.totals
    scene = scene_with(contest)
    assert plain(points_line(scene, PLAIN)) == f"North {north:,} - {east} East"
    assert column_lines(scene, PLAIN) == "", "the headline has it"
    said = text(draw_settlement(scene, PLAIN))
    assert said.startswith("## North wins the contest")
    assert "Games: " not in said
    assert all(f"Column {number}: " in said for number in range(1, 6))
    assert "Deal 4: North **+100** · knock · column 4" in text(*every_page(scene, results))


MORE_GAMES = (won(2, 50), won(1, 100), won(2, 50), won(1, 100), won(2, 100))
MORE_POINTS = (won(2, 60), won(2, 50), won(1, 60), won(1, 60))


@pytest.mark.parametrize(
    ("decide", "games", "deals", "told", "closed"),
    [
        ("net_points", 3, MORE_GAMES, "Games: North 2 - 1 East", "North 200 - 200 East"),
        ("columns_won", 3, MORE_GAMES, "Games: North 2 - 1 East", "North 200 - 200 East"),
        ("net_points", 2, MORE_POINTS, "North 120 - 110 East", ""),
        ("columns_won", 2, MORE_POINTS, "North 120 - 110 East", ""),
    ],
)
def test_a_sheet_that_is_over_tells_what_decided_it(
    decide: str, games: int, deals: tuple[Deal, ...], told: str, closed: str
) -> None:
    one_at_a_time = f"hollywood_continuous hollywood_columns=1 hollywood_games={games}"
    contest = begun(
        *deals,
        rules=f"{one_at_a_time} game_bonus=0 line_bonus=0 shutout=off hollywood_decide={decide}",
    )
    assert contest.settlement is not None
    assert contest.settlement.winner == 1
    scene = scene_with(contest)
    assert plain(points_line(scene, PLAIN)) == told
    assert plain(column_lines(scene, PLAIN)).partition(": ")[2] == closed


def test_the_alt_text_has_a_sum_while_games_are_open() -> None:
    contest, results = followed(Contest.start(CONTINUOUS, 1), [won(1, 60), won(2, 20), won(1, 45)])
    said = alt_text(contest, ("North", "East"), ledger(contest, results), PLAIN)
    assert said.splitlines()[1] == "Score: 255, 45"
    assert "4: North" in said
    assert "1: North" not in said


@pytest.mark.slow
@settings(max_examples=40, derandomize=True, deadline=None)
@given(
    st.sampled_from((CONTINUOUS, LONGEST)), st.lists(ONE_SCORES, max_size=60), st.integers(0, 99)
)
def test_every_message_fits_in_every_language(rules: object, deals: list[Deal], at: int) -> None:
    assert isinstance(rules, type(CONTINUOUS))
    contest, results = followed(Contest.start(rules, 1), deals)
    ui = tongue(at)
    scene = replace(scene_with(contest, name=LONG), rules=rules)
    for page in every_page(scene, results):
        check_limits(page)
    if contest.finished:
        check_limits(draw_settlement(scene, ui))
        return
    running = scene_of(FIRST, 1, contest=contest, rules=rules)
    for drawing in (draw_hand(running, ui), draw_table(replace(running, viewer=None), ui)):
        check_limits(drawing)
    assert lines(points_line(scene, ui), sheet_lines(scene, ui))
