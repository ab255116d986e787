"""Adding up contests and settling them (rules, C.1, C.9)."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.contest import Contest, Settlement, settle
from engine.errors import BadRules, DealOver
from engine.results import DealResult
from engine.rules import read_rules

DRAWN = ("draw", "tie", "cancelled_gin")


def deal(
    contest: Contest, winner: int | None, points: int = 0, boxes: int = 1, result: str = "knock"
) -> DealResult:
    word = "draw" if winner is None and result == "knock" else result
    boxes = 0 if winner is None or word in ("resign", "forfeit") else boxes
    return DealResult(contest.deals + 1, contest.dealer, None, word, winner, points, boxes)


def contest_of(text: str, *deals: tuple[int | None, int]) -> Contest:
    contest = Contest.start(read_rules(text), 1)
    for winner, points in deals:
        contest = contest.add(deal(contest, winner, points))
    return contest


def settled(contest: Contest) -> Settlement:
    assert contest.settlement is not None
    return contest.settlement


BLITZ = ((1, 35), (1, 40), (None, 0), (1, 30))


@pytest.mark.parametrize(
    ("text", "totals"),
    [
        ("standard", (2 * 105 + 100 + 75, 0)),
        ("standard shutout=off", (105 + 100 + 75, 0)),
        ("standard shutout=double_points_and_game", (2 * 205 + 75, 0)),
        ("tournament", (2 * (105 + 100 + 75), 0)),
        ("classic", (105 + 100 + 60 + 100, 0)),
        ("family", (105, 0)),
        ("palace", (105 + 30, 0)),
    ],
)
def test_what_a_shutout_pays(text: str, totals: tuple[int, int]) -> None:
    settlement = settled(contest_of(text, *BLITZ))
    assert settlement.totals == totals
    assert (settlement.winner, settlement.reason, settlement.shutout) == (1, "target", True)
    assert settlement.net == totals[0]


def test_a_box_saves_the_loser_from_the_shutout() -> None:
    settlement = settled(contest_of("standard", (2, 20), *BLITZ))
    assert not settlement.shutout
    assert settlement.totals == (105 + 100 + 75, 20 + 25)
    assert [(line.kind, line.points) for line in settlement.lines[0]] == [
        ("points", 105),
        ("game_bonus", 100),
        ("line_bonus", 75),
    ]


def test_boxes_that_count_at_once_reach_the_target_sooner() -> None:
    wins = [(1, 45), (1, 40)]
    assert not contest_of("palace line_bonus_timing=end", *wins).finished
    contest = contest_of("palace", *wins)
    assert settled(contest).totals == (85 + 20, 0)
    assert contest.columns[0].closed_by == 2


def test_the_one_who_reached_the_target_wins_though_boxes_lift_the_other_higher() -> None:
    deals = [(2, 15)] * 5 + [(1, 60), (1, 45)]
    settlement = settled(contest_of("standard game_bonus=0", *deals))
    assert (settlement.winner, settlement.totals, settlement.net) == (1, (155, 200), -45)
    higher = settled(contest_of("standard game_bonus=0 winner_by=higher_final_total", *deals))
    assert (higher.winner, higher.totals, higher.net) == (2, (155, 200), 45)


def test_of_equal_totals_the_one_who_reached_the_target_wins() -> None:
    text = "standard game_bonus=0 line_bonus=10 winner_by=higher_final_total"
    level = settled(contest_of(text, (2, 40), (2, 40), (2, 10), (1, 110)))
    assert (level.winner, level.totals, level.net) == (1, (120, 120), 0)


@pytest.mark.parametrize(("margin", "winner"), [(50, 2), (51, 1)])
def test_an_exact_margin_loses(margin: int, winner: int) -> None:
    deals = [(1, 60), (2, 25), (2, 35), (1, margin)]
    settlement = settled(contest_of("standard exact_margin_forfeit=50", *deals))
    assert settlement.winner == winner
    assert settlement.reason == ("exact_margin" if winner == 2 else "target")
    assert settlement.totals == ((160, 60 + 100 + 50) if winner == 2 else (261, 110))


def test_an_exact_margin_takes_no_shutout_and_may_compare_totals() -> None:
    blitz = settled(contest_of("standard exact_margin_forfeit=105", *BLITZ))
    assert (blitz.winner, blitz.shutout, blitz.totals) == (2, False, (105 + 75, 100))
    assert blitz.net == -80
    text = "standard exact_margin_forfeit=385 exact_margin_basis=final"
    assert settled(contest_of(text, *BLITZ)).winner == 2


@pytest.mark.parametrize("result", DRAWN)
def test_a_drawn_deal_leaves_no_mark(result: str) -> None:
    contest = contest_of("standard", (1, 20))
    after = contest.add(deal(contest, None, result=result))
    assert after.columns == contest.columns
    assert after.deals == 2
    assert after.dealer == contest.dealer


def test_a_deal_for_no_points_is_a_box() -> None:
    contest = contest_of("standard", (2, 0))
    assert (contest.points, contest.boxes) == ((0, 0), (0, 1))


@pytest.mark.parametrize(
    ("text", "dealers"),
    [
        ("standard", [1, 2, 1, 1, 2]),
        ("classic", [1, 1, 2, 2, 1]),
        ("oklahoma_match", [1, 2, 1, 1, 2]),
        ("standard draw_dealer=rotate", [1, 2, 1, 2, 1]),
    ],
)
def test_who_deals_next(text: str, dealers: list[int]) -> None:
    contest = Contest.start(read_rules(text), 1)
    seen = [contest.dealer]
    for winner in (1, 2, None, 1):
        contest = contest.add(deal(contest, winner, 5))
        seen.append(contest.dealer)
    assert seen == dealers


def test_a_misdeal_is_dealt_again_by_the_same_dealer() -> None:
    contest = contest_of("standard draw_dealer=rotate", (1, 20))
    after = contest.add(deal(contest, None, result="misdeal"))
    assert (after.dealer, after.columns) == (contest.dealer, contest.columns)


@pytest.mark.parametrize("word", ["resign", "forfeit"])
def test_giving_up_freezes_the_sheet(word: str) -> None:
    contest = contest_of("standard", (1, 60), (2, 20))
    after = contest.add(deal(contest, 2, result=word))
    settlement = settled(after)
    assert (settlement.winner, settlement.reason, settlement.shutout) == (2, word, False)
    assert (settlement.totals, settlement.net) == ((60, 20), -40)
    assert after.columns == contest.columns


def test_a_void_contest_counts_nothing() -> None:
    contest = contest_of("standard", (1, 60))
    settlement = settled(contest.add(deal(contest, None, result="void")))
    assert (settlement.winner, settlement.net, settlement.totals) == (None, 0, (60, 0))


def test_nothing_is_added_to_a_finished_contest() -> None:
    contest = contest_of("standard", *BLITZ)
    assert contest.finished
    with pytest.raises(DealOver):
        contest.add(deal(contest, 1, 10))


def test_rules_that_contradict_themselves_start_no_contest() -> None:
    with pytest.raises(BadRules):
        Contest.start(read_rules("hollywood line_bonus_timing=immediate"), 1)


@settings(max_examples=100, derandomize=True, deadline=None)
@given(st.sampled_from(["standard", "palace", "classic", "tournament", "family"]), st.integers())
def test_the_sheet_is_the_sum_of_the_deals(text: str, seed: int) -> None:
    rng = random.Random(seed)
    contest = Contest.start(read_rules(text), rng.choice((1, 2)))
    points, boxes = [0, 0], [0, 0]
    while not contest.finished:
        winner = rng.choice((1, 2, None))
        result = deal(contest, winner, rng.randint(0, 60) if winner else 0, rng.randint(1, 3))
        if winner:
            points[winner - 1] += result.points
            boxes[winner - 1] += result.boxes
        contest = contest.add(result)
    assert (contest.points, contest.boxes) == (tuple(points), tuple(boxes))
    settlement = settled(contest)
    assert settlement.winner
    assert settlement == settle(contest.rules, contest.points, contest.boxes, settlement.winner)
    sums = tuple(sum(line.points for line in side) for side in settlement.lines)
    assert sums == settlement.totals
