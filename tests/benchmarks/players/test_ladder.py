"""The tables of what the levels show against each other, from a few contests."""

import pytest

from benchmarks.players.ladder import DOCUMENT, PAIRINGS, Pairing, played, table, written
from engine.players import player_for
from engine.rules import PRESETS


def test_every_pairing_can_be_played() -> None:
    for pairing in PAIRINGS:
        for name in (pairing.first, pairing.second):
            player_for(name, PRESETS[pairing.preset])
    assert {"novice", "club", "expert"} <= {each.first for each in PAIRINGS} | {
        each.second for each in PAIRINGS
    }


def test_a_table_says_what_was_played() -> None:
    pairing = Pairing("eaai", "novice", "simple_eaai", 0.99, most=2)
    head, names, rule, row = table("eaai", [(pairing, played(pairing, jobs=1))])
    assert head.strip() == "`eaai`:"
    assert names.count("|") == rule.count("|") == row.count("|")
    assert row.startswith("| `novice` | `simple_eaai` | 2 | ")
    assert "| 99% |" in row


@pytest.mark.parametrize("preset", sorted({each.preset for each in PAIRINGS}))
def test_a_table_takes_the_place_of_the_old_one(preset: str) -> None:
    old = DOCUMENT.read_text("utf-8")
    new = written(old, preset, ["one", "two"])
    assert f"<!-- {preset} -->\none\ntwo\n<!-- /{preset} -->" in new
    assert written(new, preset, ["three"]) == written(old, preset, ["three"])
    before, after = old.split(f"<!-- {preset} -->")[0], old.split(f"<!-- /{preset} -->")[1]
    assert new.startswith(before)
    assert new.endswith(after)
