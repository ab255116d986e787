"""The test of a player's strength: pairs of deals with less luck in them, and honest intervals."""

import random

import pytest

from benchmarks.players import strength
from benchmarks.players.paired_deals import PairedDeals, player_as_told
from benchmarks.players.sequential import SOONEST, RunningMean, Verdict
from engine.errors import BadRules
from engine.players.club import Club, Habits
from engine.rules import PRESETS

DEALS = PairedDeals(PRESETS["eaai"], 1)
SERIES = 400
LONG = 600


def looked_at(mean: float, seed: int) -> Verdict:
    """The first verdict on values of a known mean, of which most are 0, looked at after each."""
    rng = random.Random(seed)
    found = RunningMean()
    for _ in range(LONG):
        found.add(mean + rng.choice((-30.0, -5.0, 0.0, 0.0, 0.0, 0.0, 5.0, 30.0)))
        if (verdict := found.verdict(0.0)) in {Verdict.BETTER, Verdict.WORSE}:
            return verdict
    return Verdict.OPEN


@pytest.mark.slow
def test_looking_after_every_deal_misleads_once_in_twenty_at_most() -> None:
    verdicts = [looked_at(0.0, seed) for seed in range(SERIES)]
    assert verdicts.count(Verdict.OPEN) >= SERIES * 0.95


@pytest.mark.slow
def test_what_is_stronger_is_found_to_be() -> None:
    verdicts = [looked_at(5.0, seed) for seed in range(SERIES // 10)]
    assert verdicts.count(Verdict.BETTER) >= len(verdicts) * 0.95


def test_nothing_is_said_too_soon_and_little_is_little() -> None:
    mean = RunningMean()
    for at in range(SOONEST - 1):
        mean.add(9 + at % 2)
        assert mean.verdict(0.1) == Verdict.OPEN
    mean.add(9)
    assert mean.verdict(0.1) == Verdict.BETTER
    level = RunningMean()
    for at in range(SOONEST):
        level.add(at % 2 - 0.5)
    assert level.mean == pytest.approx(0)
    assert level.verdict(1.0) == Verdict.LITTLE
    assert level.verdict(0.1) == Verdict.OPEN


def test_players_that_choose_alike_are_level_on_every_deal() -> None:
    """Nothing but what they choose tells two players apart: not the cards, seats or chances."""
    for number in range(5):
        same = DEALS.margin("club", "club deals=24", number)
        assert same == 0
        assert DEALS.margin("simple", "club", number) == -DEALS.margin("club", "simple", number)


def test_a_player_has_the_habits_that_are_told() -> None:
    club = player_as_told("club feeds=5 hints.took=2", PRESETS["eaai"])
    assert isinstance(club, Club)
    assert club.habits.feeds == 5.0
    assert club.habits.hints.took == 2.0
    assert club.habits.deals == Habits().deals
    for wrong, why in (
        ("club fees=5", "no habit 'fees'; there are ahead, "),
        ("club feeds=much", "feeds is no number: 'much'"),
        ("club feeds.low=1", "feeds is no one number"),
        ("club alone=2", "alone is no one number"),
        ("expert reckons=2", "no habit ''; there are ahead, "),
        ("simple late=2", "simple has no habits"),
        ("nobody", "no player 'nobody'"),
    ):
        with pytest.raises(BadRules, match=why):
            player_as_told(wrong, PRESETS["eaai"])


def test_a_candidate_is_tested_until_all_is_known(capsys: pytest.CaptureFixture[str]) -> None:
    told = ["simple_eaai", "simple", "--than", "simple", "--against", "simple_eaai"]
    strength.main([*told, "--rounds", str(SOONEST), "--worth", "2"])
    head, _, other, beside, eaai, *same = capsys.readouterr().out.split("\n\n")[-2].splitlines()
    assert head.startswith("| instead of `simple` | against |")
    assert [each.split("|")[1].strip() for each in (other, same[0])] == [
        "`simple_eaai`",
        "`simple`",
    ]
    assert [each.split("|")[2].strip() for each in (other, beside, eaai)] == [
        "all",
        "`simple`",
        "`simple_eaai`",
    ]
    assert f"| {SOONEST} | +0.00 | +0.00 to +0.00 | {Verdict.LITTLE} |" in same[0]


def test_who_is_better_in_the_mean_but_worse_against_one_is_not_better() -> None:
    trial = strength.Trial([RunningMean(), RunningMean()])
    for at in range(SOONEST):
        trial.add((at % 2 - 3.5, at % 2 + 7.5), 0.2)
    assert trial.whole.verdict(0.2) == Verdict.BETTER
    assert trial.verdict == Verdict.WORSE
