"""The table of the presets' figures, and the search for the solver's worst hands, in small."""

import random

import pytest

from benchmarks.engine import worst_hands
from benchmarks.players import variants
from engine.rules import ALL_PRESETS, PRESETS
from tools.documents.variants import FILE, figures_of


@pytest.mark.parametrize(
    "preset", ["standard", "sequence", "mahjong", "skarney", "colonel", "jersey"]
)
def test_a_preset_is_played_and_counted(preset: str) -> None:
    tally = variants.played(ALL_PRESETS[preset], 1, 1)
    assert tally.ended.total() == tally.deals > 0
    assert len(tally.won) == len(tally.lost) <= tally.deals
    assert tally.draws > tally.deals
    row = variants.row(tally)
    shares = [float(row[word].rstrip("%") or 0) for word in (*variants.SHARES, "nobody")]
    assert sum(shares) == pytest.approx(100, abs=0.5)
    assert bool(row["contracts"]) == (preset == "skarney")
    assert bool(row["lost"]) == (preset == "mahjong")


def test_the_same_seeds_give_the_same_figures() -> None:
    assert variants.played(PRESETS["eaai"], 3, 1) == variants.played(PRESETS["eaai"], 3, 1)


def test_the_document_has_a_line_for_each_preset() -> None:
    table = [line for line in figures_of(FILE.read_text("utf-8")).splitlines() if "|" in line]
    head, _, *rows = table
    assert head == next(
        iter(variants.lines([variants.row(variants.played(PRESETS["eaai"], 1, 1))]))
    )
    assert [row.split("`")[1] for row in rows] == list(ALL_PRESETS)


def test_the_search_finds_hands_that_take_longer() -> None:
    rules = worst_hands.RULES["ace low"]
    found = worst_hands.search(rules, random.Random(4), climbs=1, patience=10)
    assert 15 <= len(found.hand) <= 42
    assert found.lines == worst_hands.lines_of(rules, found.hand) > found.of_ten
    assert worst_hands.seconds(rules, found.hand) > 0


@pytest.mark.slow
@pytest.mark.parametrize("name", ["any suits, ace high or low", "any suits, round the corner"])
def test_no_hand_of_any_suits_takes_long(name: str) -> None:
    found = worst_hands.search(worst_hands.RULES[name], random.Random(5), climbs=1, patience=15)
    assert found.lines < 200 * found.of_ten


@pytest.mark.parametrize("name", ["ace low", "ace high", "high or low", "round the corner"])
def test_no_suited_hand_takes_long(name: str) -> None:
    found = worst_hands.search(worst_hands.RULES[name], random.Random(5), climbs=1, patience=15)
    assert found.lines < 300 * found.of_ten
