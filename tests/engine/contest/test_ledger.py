"""A sheet written once more, deal by deal."""

from dataclasses import replace
from itertools import accumulate

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.contest import Contest, Ledger, ledger
from engine.results import DealResult
from engine.rules import Rules, read_rules
from tests.engine.contest.plain_recount import Deal
from tests.engine.contest.random_contests import (
    NOBODY,
    ONE_SCORES,
    both_score,
    result_of,
    seated_contest,
    won,
)

MANY = settings(max_examples=150, derandomize=True, deadline=None)


def followed(contest: Contest, deals: list[Deal]) -> tuple[Contest, list[DealResult]]:
    """A contest after some deals, as many as it takes, and their results."""
    results: list[DealResult] = []
    for deal in deals:
        if not contest.finished:
            results.append(result_of(contest, deal))
            contest = contest.add(results[-1])
    return contest, results


def read(text: str, *deals: Deal, players: int = 2) -> Ledger:
    return ledger(*followed(Contest.start(read_rules(text), 1, players), list(deals)))


@pytest.mark.slow
@MANY
@given(seated_contest(), st.lists(ONE_SCORES | both_score(), max_size=60))
def test_every_page_adds_up_to_the_contest(contest: Contest, deals: list[Deal]) -> None:
    if contest.rules.match == "hollywood":
        deals = [deal for deal in deals if not (deal[0] and deal[1])]
    contest, results = followed(contest, deals)
    told = ledger(contest, results)
    columns = [page.column for page in told.pages]
    games = [game.column for game in contest.games]
    running = list(contest.columns)
    assert columns == (games if contest.finished and games else games + running)
    for page in told.pages:
        for side in range(len(contest.sides)):
            points = [mark.points[side] for mark in page.marks]
            boxes = [mark.boxes[side] for mark in page.marks]
            assert [mark.total[side] for mark in page.marks] == list(accumulate(points))
            assert [mark.tally[side] for mark in page.marks] == list(accumulate(boxes))
            assert page.column.points[side] == sum(points)
            assert page.column.boxes[side] == sum(boxes)
        numbers = [mark.number for mark in page.marks]
        assert numbers == sorted(set(numbers))


@pytest.mark.slow
@MANY
@given(seated_contest(), st.lists(ONE_SCORES, max_size=40), st.booleans())
def test_every_deal_is_told_with_those_who_played_it(
    contest: Contest,
    deals: list[Deal],
    misdeal: bool,  # noqa: FBT001
) -> None:
    results: list[DealResult] = []
    met: list[tuple[int, int]] = []
    for deal in deals:
        if contest.finished:
            break
        if misdeal:
            again = replace(result_of(contest, NOBODY), result="misdeal")
            met.append(contest.pairings[0].players)
            results.append(again)
            contest = contest.add(again)
            misdeal = False
        met.append(contest.pairings[0].players)
        results.append(result_of(contest, deal))
        contest = contest.add(results[-1])
    told = ledger(contest, results)
    if contest.rules.seating == "partnership":
        assert [turn.round for turn in told.turns] == list(contest.rounds)
        tables = [table for turn in told.turns for table in turn.players]
        counted = zip(met, results, strict=True)
        played = [players for players, one in counted if one.result != "misdeal"]
        assert tables == played[: len(tables)]
    else:
        assert [turn.result for turn in told.turns] == results
        assert [turn.players for turn in told.turns] == [(players,) for players in met]
        assert [turn.number for turn in told.turns] == [one.number for one in results]
    marked = {(at, mark.number) for at, page in enumerate(told.pages, 1) for mark in page.marks}
    assert {(at, turn.number) for turn in told.turns for at in turn.entered} == marked


def test_a_win_is_entered_where_it_counts() -> None:
    told = read("hollywood", won(1, 10), won(1, 20), won(2, 5), NOBODY, won(1, 7))
    assert [turn.entered for turn in told.turns] == [(1,), (1, 2), (1,), (), (1, 2, 3)]
    first, second, third = told.pages
    assert [mark.total for mark in first.marks] == [(10, 0), (30, 0), (30, 5), (37, 5)]
    assert [mark.number for mark in second.marks] == [2, 5]
    assert [mark.tally for mark in third.marks] == [(1, 0)]


def test_a_match_has_a_page() -> None:
    told = read("multi_match multi_target=500", won(1, 60), won(1, 60), won(2, 15))
    assert [turn.page for turn in told.turns] == [1, 1, 2]
    assert [len(page.marks) for page in told.pages] == [2, 1]
    over = read("multi_match multi_target=100", won(1, 60), won(1, 60))
    assert [page.column.winner for page in over.pages] == [1]


def test_giving_up_is_told_and_leaves_no_mark() -> None:
    contest, results = followed(Contest.start(Rules(), 1), [won(1, 10)])
    results.append(DealResult(2, 1, None, "resign", 1))
    told = ledger(contest.add(results[-1]), results)
    assert [turn.entered for turn in told.turns] == [(1,), ()]
    assert told.pages[0].column.points == (10, 0)


def test_opponents_of_every_round_are_told() -> None:
    text = "standard seating=partnership team_size=2"
    told = read(text, *[won(1, 10)] * 4, players=4)
    assert [turn.players for turn in told.turns] == [((1, 3), (2, 4)), ((1, 4), (2, 3))]
