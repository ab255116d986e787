"""A small part of the fuzzing with each run of the tests, and that faults are found at all."""

import random
import time

import pytest

from engine.cards import parse_card
from engine.errors import Unreadable
from tests.proof.fuzz import fuzz
from tests.proof.fuzz.fuzz import DOORS, at_random, targets
from tests.proof.fuzz.mutation import mutate, mutated_data
from tests.proof.fuzz.reached_lines import reached
from tests.proof.fuzz.target import Findings, Target

READERS = targets()
FEW = 300
"""Texts for each reader beside its seeds."""

SHARE = {"files": 30, "zones": 60, "env": 100, "sentences": 100, "protocol": 100}
"""Fewer where one text takes long."""


@pytest.mark.parametrize("name", READERS)
def test_a_reader_takes_its_seeds_and_refuses_what_is_none(name: str) -> None:
    reader = READERS[name]
    found = Findings()
    for seed in reader.seeds:
        found.feed(reader, seed)
    assert found.taken, "no seed is taken"
    found = at_random(reader, len(reader.seeds) + SHARE.get(name, FEW))
    assert found.faults == {}
    assert found.taken < found.inputs or name == "names"  # of which each is shown somehow


@pytest.mark.slow
@pytest.mark.parametrize("name", DOORS)
async def test_a_door_lets_nothing_through(name: str) -> None:
    door, _ = DOORS[name]
    found = await door(150, fuzz.SEED)
    assert found.faults == {}
    assert 0 < found.taken <= found.inputs == 150


def careless(text: str) -> bool:
    if "7" in text:
        raise KeyError(text)
    return len(text) > 3


def test_a_fault_is_found_once_and_the_same_texts_come_each_time() -> None:
    target = Target("careless", ("abc", "cards"), careless, (), ("7",))
    first, second = (at_random(target, 500) for _ in range(2))
    assert len(first.faults) == 1
    assert "KeyError in test_fuzz.py" in next(iter(first.faults))
    assert first.faults == second.faults
    assert first.taken == second.taken


def test_what_takes_long_is_a_fault() -> None:
    def spins(_text: str) -> bool:
        until = time.thread_time() + 0.3
        while time.thread_time() < until:
            pass
        return True

    found = Findings()
    found.feed(Target("slow", ("a",), spins, ()), "a")
    assert any(fault.startswith("slow") for fault in found.faults)


def test_a_fault_fails_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    bad = Target("careless", ("7",), careless, ())
    monkeypatch.setattr(fuzz, "targets", lambda: {"careless": bad})
    with pytest.raises(AssertionError, match="careless: KeyError"):
        list(fuzz.prove(20, ["careless"]))
    with pytest.raises(AssertionError, match="nothing is called"):
        list(fuzz.prove(20, ["careful"]))


def test_changes_depend_on_the_dice_alone() -> None:
    texts = [mutate("one 7D", ("two",), ("gin",), random.Random(seed)) for seed in range(200)]
    assert texts == [
        mutate("one 7D", ("two",), ("gin",), random.Random(seed)) for seed in range(200)
    ]
    assert len(set(texts)) > 150
    data = {"a": [1, {"b": "x"}], "c": True}
    changed = [mutated_data(data, random.Random(seed)) for seed in range(200)]
    assert data == {"a": [1, {"b": "x"}], "c": True}
    assert sum(one != data for one in changed) > 150


def test_lines_that_are_reached_are_counted() -> None:
    def takes(text: str) -> bool:
        try:
            parse_card(text)
        except Unreadable:
            return False
        return True

    assert reached((), ("7D",), takes) == "-"
    one = int(reached(("engine/cards.py",), ("7D",), takes).split()[0])
    both = int(reached(("engine/cards.py",), ("7D", "x", "7D 8D", "10H"), takes).split()[0])
    assert 0 < one < both < 100
