"""Every measure runs, in small; and the other engines say of a hand what ours says."""

import random

import pytest

from benchmarks import timing
from benchmarks.__main__ import main, report, solving
from benchmarks.engine import deals, floors, other_engines, solver
from benchmarks.measure import Measure, over
from benchmarks.timing import compare
from engine.cards import Card
from engine.deadwood import best_discard, deadwood
from engine.knock.knocking import NO_OPTIONS, knock_options
from engine.rules import PRESETS

absent = other_engines.missing()
with_openspiel = pytest.mark.skipif(
    other_engines.OPENSPIEL in absent, reason="OpenSpiel isn't installed: make bench installs it"
)
with_rlcard = pytest.mark.skipif(
    other_engines.RLCARD in absent, reason="RLCard isn't installed: make bench installs it"
)


def hands(size: int) -> list[list[Card]]:
    rng = random.Random(3)
    return [*solver.uniform(rng, 100, size), *solver.adversarial(rng, 100, size)]


def test_every_measure_runs() -> None:
    rng = random.Random(2)
    lines = [
        *solver.measures(rng, hands=20),
        *deals.measures(rng, deals=1),
        *deals.of_presets(rng, deals=1),
        *floors.measures(rng, hands=10),
    ]
    assert all(measure.work() > 0 and measure.other() > 0 for measure in lines)


def test_a_thing_compared_with_a_smaller_one_takes_longer() -> None:
    took, ratio = compare(over([200_000], lambda n: sum(range(n))), over([200], range))
    assert took > 0
    assert ratio > 1


def test_a_ratio_is_told_as_times_as_fast_or_as_long(capsys: pytest.CaptureFixture[str]) -> None:
    slow = over([200_000], lambda n: sum(range(n)))
    line = [Measure("a sum", slow, "nothing much", over([200], range))]
    report(line, faster=False)
    report(line, faster=True)
    longer, faster = (
        float(row.split("µs")[1].split()[0].replace(",", ""))
        for row in capsys.readouterr().out.splitlines()
        if row.startswith("a sum")
    )
    assert longer > 1 > faster


def test_a_missing_engine_is_told_and_left_out(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(other_engines, "find_spec", lambda _: None)
    monkeypatch.setattr("benchmarks.__main__.report", lambda *_, **__: None)
    solving()
    assert capsys.readouterr().out.count("isn't installed") == 2
    assert not list(solver.measures(random.Random(1), hands=20))
    assert not list(deals.measures(random.Random(1), deals=1))


@pytest.mark.slow
def test_a_section_is_printed_by_its_name(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(timing, "ROUNDS", 1)
    with pytest.raises(SystemExit, match="no section tea"):
        main(["tea"])
    main(["drawing"])
    assert "a hand" in capsys.readouterr().out


def test_a_deal_by_chance_ends_as_it_may() -> None:
    assert deals.our_deal(random.Random(4)) > 1


def test_dense_hands_lie_in_four_ranks() -> None:
    for hand in solver.adversarial(random.Random(5), 20):
        assert len(set(hand)) == 10
        assert max(card.rank for card in hand) - min(card.rank for card in hand) < 4


@with_openspiel
def test_openspiel_counts_what_we_count() -> None:
    count = other_engines.openspiel_count()
    for hand in hands(10):
        assert count(other_engines.openspiel_hand(hand)) == deadwood(hand)


@with_openspiel
def test_openspiel_finds_discards_as_good_as_ours() -> None:
    count, discard = other_engines.openspiel_count(), other_engines.openspiel_discard()
    for hand in hands(11):
        theirs = other_engines.openspiel_hand(hand)
        best = discard(theirs)
        assert count([card for card in theirs if card != best]) == best_discard(hand)[1]


@with_rlcard
def test_rlcard_counts_what_we_count() -> None:
    count = other_engines.rlcard_count()
    for hand in hands(10):
        assert count(other_engines.rlcard_hand(hand)) == deadwood(hand)


def test_the_best_discard_is_the_best_way_out() -> None:
    rules = PRESETS.rules("standard")
    for hand in hands(11):
        options = knock_options(rules, hand, 10)
        card, left = best_discard(hand)
        if left <= 10:
            assert card in (options.gin if left == 0 else options.knock)
        else:
            assert options == NO_OPTIONS
