"""How a contest stands for a seat, and what points are worth by it."""

import random
from collections.abc import Iterator

import pytest

from engine.cards import DECK
from engine.contest import Contest
from engine.families import start_deal
from engine.knock import KnockView
from engine.players import LEVELS, PLAYERS, ContestStanding, chosen
from engine.players.expert import Expert, ExpertHabits
from engine.players.standing import Race
from engine.results import DealResult
from engine.rules import PRESETS
from engine.search.stakes import MOST, stakes

EVEN = ContestStanding(100, (Race(0, 0),))


def worth(standing: ContestStanding, points: int) -> float:
    return float(stakes(standing)[MOST + points])


def knocks(contest: Contest, *wins: tuple[int, int]) -> Contest:
    """The contest after deals won by a side with so many points."""
    for winner, points in wins:
        result = DealResult(
            contest.deals + 1, contest.dealer, None, "knock", 1 if winner == 1 else 2, points, 1
        )
        contest = contest.add(result)
    return contest


def test_the_standing_is_the_seats_own() -> None:
    contest = knocks(Contest.start(PRESETS["eaai"], 1), (1, 30), (2, 12))
    assert ContestStanding.of(contest, 1) == ContestStanding(100, (Race(30, 12),))
    assert ContestStanding.of(contest, 2) == ContestStanding(100, (Race(12, 30),))
    assert ContestStanding.from_scores(PRESETS["eaai"], (30, 12), 2) == ContestStanding.of(
        contest, 2
    )
    assert ContestStanding.from_scores(PRESETS["hollywood"], (30, 12), 2) is None


def test_a_win_goes_on_the_columns_begun_and_one_more() -> None:
    contest = knocks(Contest.start(PRESETS["hollywood"], 1), (1, 30), (1, 20), (2, 10))
    assert ContestStanding.of(contest, 1).races == (
        Race(50, 10, enters=True, they_enter=True),
        Race(20, 0, enters=True, they_enter=True),
        Race(0, 0, enters=True, they_enter=False),
    )
    after = knocks(contest, (1, 17))
    written = [column.points[0] for column in after.columns]
    assert written == [
        race.mine + 17 * race.enters for race in ContestStanding.of(contest, 1).races
    ]


def test_points_are_worth_themselves_at_first() -> None:
    for points in (-30, -10, 10, 20, 30):
        assert worth(EVEN, points) == pytest.approx(points, abs=1)
        assert worth(EVEN, points) == pytest.approx(-worth(EVEN, -points), abs=1e-3)


def test_a_cheap_knock_that_ends_the_game_is_worth_as_much_as_gin() -> None:
    nearly = ContestStanding(100, (Race(90, 40),))
    assert worth(nearly, 10) == pytest.approx(worth(nearly, 60))
    assert worth(nearly, 10) > 1.5 * worth(nearly, 5) > 0
    behind = ContestStanding(100, (Race(40, 90),))
    assert worth(behind, -10) == pytest.approx(worth(behind, -60))
    assert worth(behind, 60) > 2 * worth(behind, 20) > 0


@pytest.mark.parametrize("standing", [EVEN, ContestStanding(200, (Race(190, 0), Race(0, 0)))])
def test_more_points_are_never_worth_less(standing: ContestStanding) -> None:
    told = [worth(standing, points) for points in range(-MOST, MOST + 1)]
    assert told == sorted(told)


def choices() -> Iterator[KnockView]:
    """Views of a few deals in which a knock may be made."""
    for seed in range(20):
        dice = random.Random(seed)
        state = start_deal(PRESETS["eaai"], dice.sample(DECK, len(DECK)), 1)
        while state.turn is not None:
            view = state.view(state.turn)
            assert isinstance(view, KnockView)
            if any(move.kind == "knock" for move in view.legal):
                yield view
                break
            state = state.play(PLAYERS["simple"].choose(view, dice))


@pytest.mark.slow
def test_the_expert_knocks_more_often_where_a_knock_ends_the_game() -> None:
    expert = Expert(ExpertHabits(deals=160))
    ahead = ContestStanding(100, (Race(99, 0),))

    def knocked(standing: ContestStanding) -> int:
        moves = (expert.choose_for(standing, view, random.Random(1)) for view in choices())
        return sum(move.kind == "knock" for move in moves)

    assert knocked(ahead) > knocked(EVEN)


def test_players_without_an_eye_on_the_contest_play_as_ever() -> None:
    view = next(choices())
    for name in ("novice", "club"):
        alone = LEVELS[name].choose(view, random.Random(1))
        assert chosen(LEVELS[name], EVEN, view, random.Random(1)) == alone


@pytest.mark.slow
def test_moves_are_judged_the_best_first() -> None:
    for view in choices():
        judged = Expert().judge(view, random.Random(1), 40)
        assert judged[0].error == 0
        assert {each.move for each in judged} <= set(view.legal)
        assert [each.points for each in judged] == sorted(
            (each.points for each in judged), reverse=True
        )
        assert Expert().judge(view, random.Random(1), 40) == judged
