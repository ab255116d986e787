"""A server's boards: what they say, how large they get, and where their menus lead."""

import itertools
from dataclasses import replace
from datetime import UTC, datetime

import pytest

from club.core.seasons import SPANS
from club.ratings.rating import FAMILIES
from club.ratings.standings import MEASURES, RATING, Board, Standings
from cogs.kit.ids import parse_choice
from cogs.ratings.ui.board import draw_board, draw_shared_board
from data.ratings.ratings import BoardRating
from data.ratings.standings import EVERY, Standing
from tests.cogs.drawn import actions, check_limits, components, text
from tests.cogs.scenes import LONG, PLAIN

BOUNDS = datetime(2026, 10, 1, tzinfo=UTC), datetime(2027, 1, 1, tzinfo=UTC)


def standing(member_id: int, name: str = LONG) -> Standing:
    counts = (1234, 123, 12_345, 5, 123_456, -4321, 1000, 0, 3, 99)
    return Standing(1, member_id, name, *counts, rate=997)


def standings(board: Board, member_id: int = 500, **changes: object) -> Standings:
    rows = tuple((rank, standing(rank)) for rank in range(1, 11))
    own = standing(member_id, "South")
    rated = {
        each.member_id: BoardRating(each, 1500 + each.member_id, each.member_id != 9)
        for each in (own, *(each for _, each in rows))
    }
    found = Standings(
        rows, (77, own), board, more=True, season="quarterly", bounds=BOUNDS, rated=rated
    )
    return replace(found, **changes)


@pytest.mark.parametrize("measure", MEASURES)
@pytest.mark.parametrize("family", [EVERY, *FAMILIES])
@pytest.mark.parametrize("span", SPANS)
def test_every_board_fits_and_shows_the_one_who_asks(measure: str, family: str, span: str) -> None:
    board = Board(measure, family, span, page=3)
    drawing = draw_board(standings(board), LONG, 500, PLAIN)
    check_limits(drawing)
    check_limits(draw_shared_board(standings(board), LONG, LONG, PLAIN))
    said = text(drawing)
    assert said.count("`77` **South**") == 1
    assert said.index("`10`") < said.index("`77`")
    among = standings(board, own=standings(board).rows[2])
    assert text(draw_board(among, "The Card Room", 3, PLAIN)).count("`3` **") == 1


@pytest.mark.parametrize("measure", MEASURES)
def test_menus_and_buttons_lead_to_other_boards(measure: str) -> None:
    board = Board(measure, "knock", "month", page=3)
    drawing = draw_board(standings(board), "Club", 500, PLAIN)
    pages = [Board.read(each.rest) for each in actions(drawing) if each.kind == "board"]
    assert [each.page for each in pages[:2]] == [2, 4]
    offered: dict[str, list[Board]] = {}
    for each in components(drawing):
        if "options" in each:
            chosen = [parse_choice(each["custom_id"], one["value"]) for one in each["options"]]
            assert None not in chosen
            offered[each["custom_id"]] = [Board.read(one.rest) for one in chosen if one]
            assert [one["default"] for one in each["options"]].count(True) == 1
    assert [len(boards) for boards in offered.values()] == (
        [7, 5] if measure == RATING else [7, 6, 3]
    )
    for one in itertools.chain(*offered.values()):
        differs = [
            name
            for name in ("measure", "family", "span")
            if getattr(one, name) != getattr(board, name)
        ]
        assert len(differs) <= 1
        assert one.page == 0


def test_whose_line_nobody_else_sees_is_told_so() -> None:
    for board in (Board(), Board(RATING, "knock"), Board("rate")):
        for alone in (False, True):
            drawing = draw_board(standings(board, alone=alone), LONG, 500, PLAIN)
            check_limits(drawing)
            assert ("Nobody but you sees your line: **Your record**" in text(drawing)) == alone
    assert "Nobody but you" not in text(draw_board(Standings((), None, alone=True), "C", 5, PLAIN))


def test_beyond_a_thousand_nobody_counts() -> None:
    own = standing(500, "South")
    for rank, words in ((1000, "`1000` **South"), (1001, "`1000+` **South")):
        assert words in text(draw_board(standings(Board(), own=(rank, own)), "C", 500, PLAIN))


def test_without_seasons_there_is_none_to_choose() -> None:
    drawing = draw_board(standings(Board(), season="none", bounds=None), "Club", 500, PLAIN)
    (menu,) = (each for each in components(drawing) if each.get("custom_id") == "pick:board:0:3")
    assert [one["label"] for one in menu["options"]] == ["All time", "This month"]


def test_the_first_page_leads_back_to_none_and_the_last_to_no_further() -> None:
    drawing = draw_board(standings(Board(), more=False), "Club", 500, PLAIN)
    buttons = [each["label"] for each in components(drawing) if each.get("type") == 2]
    assert buttons == [PLAIN.text("press-share")]
    empty = draw_board(standings(Board(), more=False, rows=()), "Club", 500, PLAIN)
    assert not [each for each in components(empty) if each.get("type") == 2], "nothing to show"


def test_a_provisional_rating_is_marked() -> None:
    said = text(draw_board(standings(Board(RATING, "knock")), "Club", 500, PLAIN))
    assert said.count("(provisional)") == 1
    assert "**1509** (provisional)" in said
    assert "**1508**" in said
    assert "provisional" in said


def test_whoever_has_nothing_to_show_yet_is_told_so() -> None:
    own = replace(standing(500, "South"), rate=None, games=3, games_won=1, gins=0)
    for measure, words in (("rate", "listed from 10 games on"), ("gins", "no gin yet")):
        found = standings(Board(measure), own=(None, own), rows=())
        said = text(draw_board(found, "Club", 500, PLAIN))
        assert f"`-` **South** · {words}" in said
    empty = text(draw_board(Standings((), None), "Club", 500, PLAIN))
    assert "Nobody has finished" in empty
