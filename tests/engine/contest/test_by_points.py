"""A contest that is ended after some deals: the points alone decide."""

from engine.contest import Contest
from engine.contest.sheet import SettlementKind, SettlementReason
from engine.results import DealResult, ResultKind
from engine.rules import PRESETS
from engine.seats import Seat

RULES = PRESETS.rules("standard", game_target=1000)


def knocked(number: int, winner: Seat, points: int) -> DealResult:
    return DealResult(number, 1, None, ResultKind.KNOCK, winner, points, 1, knocker=winner)


def test_the_side_with_more_points_wins_without_any_bonus() -> None:
    contest = Contest.start(RULES, 1).add(knocked(1, 2, 30)).add(knocked(2, 1, 12))
    over = contest.by_points()
    assert over.finished
    assert over.settlement is not None
    assert over.settlement.winner == 2
    assert over.settlement.reason == SettlementReason.TARGET
    assert over.settlement.totals == (12, 30)
    assert over.settlement.net == 18
    kinds = {line.kind for side in over.settlement.lines for line in side}
    assert kinds == {SettlementKind.POINTS}
    assert Contest.from_json(over.to_json()) == over


def test_level_points_are_a_draw() -> None:
    contest = Contest.start(RULES, 1).add(knocked(1, 2, 30)).add(knocked(2, 1, 30))
    settlement = contest.by_points().settlement
    assert settlement is not None
    assert (settlement.winner, settlement.reason) == (None, SettlementReason.DRAWN)
    assert settlement.totals == (30, 30)
