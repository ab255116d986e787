"""Whatever is dealt, every sheet agrees with a second count and adds up (rules, C)."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.contest import Contest, balances, target_of
from engine.errors import DealOver
from engine.rules import Rules
from tests.engine.contest import plain_recount
from tests.engine.contest.plain_recount import Deal
from tests.engine.contest.random_contests import (
    FORMATS,
    NOBODY,
    ONE_SCORES,
    any_rules,
    both_score,
    played,
    result_of,
    seated_contest,
)

MANY = settings(max_examples=150, derandomize=True, deadline=None)
DEALS = st.lists(ONE_SCORES, max_size=60)
ROUNDS = st.lists(st.lists(ONE_SCORES, min_size=6, max_size=6), max_size=25)


def check_sums(contest: Contest) -> None:
    """Totals are the sums of their lines, the net is their difference, nothing is added after."""
    ended = contest.settlement
    assert ended is not None
    assert tuple(sum(line.points for line in side) for side in ended.lines) == ended.totals
    if ended.winner is None:
        assert ended.net == 0
    else:
        assert ended.net == 2 * ended.totals[ended.winner - 1] - sum(ended.totals)
    assert contest.pairings == ()
    with pytest.raises(DealOver):
        contest.add(result_of(Contest.start(Rules(), 1), NOBODY))


def check_end(contest: Contest, counted: plain_recount.Count) -> None:
    assert contest.finished == (counted.totals is not None)
    if contest.settlement is not None:
        check_sums(contest)
        winner = None if counted.winner is None else counted.winner + 1
        assert (contest.settlement.winner, contest.settlement.totals) == (winner, counted.totals)


def stored(contest: Contest) -> Contest:
    return Contest.from_json(json.loads(json.dumps(contest.to_json())))


@pytest.mark.slow
@MANY
@given(any_rules(FORMATS), DEALS, st.sampled_from([1, 2]))
def test_two_players_agree_with_the_recount(rules: Rules, deals: list[Deal], first: int) -> None:
    contest = played(Contest.start(rules, first), *deals)
    counted = plain_recount.count(rules, deals, rules.game_target)
    assert contest.deals == counted.deals
    check_end(contest, counted)


@pytest.mark.slow
@MANY
@given(any_rules(FORMATS[:3], table_melds="shared"), st.lists(both_score(), max_size=60))
def test_deals_that_pay_both_agree_with_the_recount(rules: Rules, deals: list[Deal]) -> None:
    contest = played(Contest.start(rules, 1), *deals)
    counted = plain_recount.count(rules, deals, rules.game_target)
    assert contest.deals == counted.deals
    check_end(contest, counted)


@pytest.mark.slow
@MANY
@given(any_rules(("hollywood",)), DEALS)
def test_a_columns_points_are_those_of_the_deals_on_it(rules: Rules, deals: list[Deal]) -> None:
    contest = played(Contest.start(rules, 1), *deals)
    columns = plain_recount.count(rules, deals, rules.game_target).columns
    for column, entered in zip(contest.columns, columns, strict=True):
        assert column.points == tuple(sum(deal[side] for deal in entered) for side in (0, 1))
        assert column.boxes == tuple(sum(deal[2 + side] for deal in entered) for side in (0, 1))


@pytest.mark.slow
@MANY
@given(
    st.integers(2, 6).flatmap(
        lambda size: any_rules(FORMATS, seating="partnership", team_size=size)
    ),
    ROUNDS,
    st.randoms(use_true_random=False),
)
def test_teams_agree_with_the_recount_in_whatever_order_tables_end(
    rules: Rules, rounds: list[list[Deal]], rng: Any
) -> None:
    contest = Contest.start(rules, 1, players=2 * rules.team_size)
    in_order = contest
    for tables in rounds:
        if contest.finished:
            break
        by_table = dict(enumerate(tables[: rules.team_size], start=1))
        while by_table:
            at = rng.randrange(len(contest.pairings))
            table = contest.pairings[at].table
            contest = contest.add(result_of(contest, by_table.pop(table), at))
        in_order = played(in_order, *tables[: rules.team_size])
    assert contest == in_order
    as_deals = [plain_recount.round_as_deal(rules, tables[: rules.team_size]) for tables in rounds]
    check_end(contest, plain_recount.count(rules, as_deals, target_of(rules)))


@pytest.mark.slow
@MANY
@given(any_rules(FORMATS), DEALS)
def test_a_drawn_deal_changes_nothing_on_any_sheet(rules: Rules, deals: list[Deal]) -> None:
    without = [deal for deal in deals if deal[4] is not None]
    one = played(Contest.start(rules, 1), *deals)
    two = played(Contest.start(rules, 1), *without)
    assert (one.points, one.boxes, one.wins) == (two.points, two.boxes, two.wins)
    assert one.settlement == two.settlement


@pytest.mark.slow
@MANY
@given(any_rules(FORMATS), DEALS)
def test_sides_are_alike(rules: Rules, deals: list[Deal]) -> None:
    other = {1: 2, 2: 1, None: None}
    turned = [(two, one, b2, b1, other[winner]) for one, two, b1, b2, winner in deals]
    contest = played(Contest.start(rules, 1), *deals)
    mirror = played(Contest.start(rules, 2), *turned)
    assert mirror.points == contest.points[::-1]
    assert mirror.dealer == 3 - contest.dealer
    if contest.settlement is not None:
        assert mirror.settlement is not None
        assert mirror.settlement.totals == contest.settlement.totals[::-1]
        assert mirror.settlement.lines == contest.settlement.lines[::-1]
        assert mirror.settlement.winner == other[contest.settlement.winner]


@pytest.mark.slow
@MANY
@given(seated_contest(), st.lists(ONE_SCORES, max_size=80))
def test_any_contest_can_be_stored_after_each_deal(contest: Contest, deals: list[Deal]) -> None:
    assert stored(contest) == contest
    for deal in deals:
        if not contest.finished:
            contest = contest.add(result_of(contest, deal))
            assert stored(contest) == contest
    everybody = sorted(player for side in contest.sides for player in side)
    assert everybody == list(range(1, len(everybody) + 1))
    playing = [player for pairing in contest.pairings for player in pairing.players]
    assert sorted([*playing, *contest.waiting]) == everybody


@pytest.mark.slow
@MANY
@given(
    seated_contest(),
    st.lists(ONE_SCORES, max_size=15),
    st.sampled_from(["resign", "forfeit", "void"]),
)
def test_giving_up_adds_no_points(contest: Contest, deals: list[Deal], word: str) -> None:
    contest = played(contest, *deals)
    if contest.finished:
        return
    before = contest
    winner = None if word == "void" else 1
    pairing = contest.pairings[-1]
    given_up = result_of(contest, NOBODY, -1)
    contest = contest.add(type(given_up)(pairing.deal, pairing.dealer, None, word, winner))
    ended = contest.settlement
    assert ended is not None
    assert ended.reason == word
    assert (contest.columns, contest.games) == (before.columns, before.games)
    assert tuple(sum(line.points for line in side) for side in ended.lines) == ended.totals
    if not any(before.parts):
        assert ended.totals == contest.points or contest.rules.hollywood_third_double
    players = [player for side in contest.sides for player in side]
    assert sum(balances(ended.payments, players).values()) == 0
    assert (ended.winner is None) == (word == "void")
    assert not (word == "void" and (ended.net or ended.payments))


@pytest.mark.slow
@MANY
@given(
    st.sampled_from([3, 4]).flatmap(
        lambda players: st.tuples(st.just(players), any_rules(("single",), seating="round_robin"))
    ),
    DEALS,
)
def test_a_round_robin_agrees_with_the_recount(start: tuple[int, Rules], deals: list[Deal]) -> None:
    players, rules = start
    contest = Contest.start(rules, 1, players)
    points, boxes = [0] * players, [0] * players
    for deal in deals:
        if contest.finished:
            break
        at_table = contest.pairings[0].players
        contest = contest.add(result_of(contest, deal))
        if deal[4] is not None:
            winner = at_table[deal[4] - 1] - 1
            points[winner] += max(deal[:2])
            boxes[winner] += max(deal[2:4])
    assert (contest.points, contest.boxes) == (tuple(points), tuple(boxes))
    ended = contest.settlement
    if ended is None:
        return
    reached = contest.columns[0].winner
    assert reached is not None
    totals = [p + rules.line_bonus * b for p, b in zip(points, boxes, strict=True)]
    totals[reached - 1] += rules.game_bonus
    assert ended.totals == tuple(totals)
    extra = {"off": 0, "extra": 70}.get(rules.shutout.mode, 100)
    balance = balances(ended.payments, range(1, players + 1))
    for player in range(1, players + 1):
        expected = players * totals[player - 1] - sum(totals)
        if player == reached:
            expected += extra * sum(not count for count in boxes)
        elif not boxes[player - 1]:
            expected -= extra
        assert balance[player] == expected
    assert ended.winner is not None
    assert ended.net == balance[ended.winner]
