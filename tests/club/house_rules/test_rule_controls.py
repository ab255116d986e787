"""The choices of the rules: all of them, and nothing but rules that may be."""

import random

import pytest

from club.core.errors import NoSuchRule
from club.house_rules.rule_controls import (
    GROUPS,
    KNOBS,
    MENU,
    RuleControl,
    Value,
    group_of,
    turnable,
)
from engine.rules import OPTIONS, PRESETS, SequenceBonus, read_rules, write_rules
from engine.rules.clashes import clashes
from engine.rules.ineffective_options import inert_options
from engine.words import SequencePaid


def values(knob: RuleControl) -> tuple[Value, ...]:
    return (*knob.words, *knob.numbers)


def test_every_option_has_a_knob_and_every_knob_a_group() -> None:
    assert {knob.option for knob in KNOBS.values()} == set(OPTIONS)
    assert len(KNOBS) == sum(len(knobs) for knobs in GROUPS.values())
    for name, knob in KNOBS.items():
        assert knob.name == name
        assert knob in GROUPS[group_of(knob)]


def test_three_may_all_play() -> None:
    seating = KNOBS["seating"]
    three = seating.put(PRESETS["oklahoma"], seating.read("three_handed"))
    assert three.family == "jersey"
    assert read_rules("jersey").seats == three.seats
    assert seating.put(three, seating.read("heads_up")) == PRESETS["oklahoma"]


def test_every_menu_can_hold_what_it_offers() -> None:
    assert len(GROUPS) < MENU
    for knobs in GROUPS.values():
        assert len(knobs) <= MENU
    for knob in KNOBS.values():
        for value in values(knob):
            offered = knob.offered(value)
            assert 2 <= len(offered) <= MENU
            assert len(set(offered)) == len(offered)
            assert value in offered


@pytest.mark.slow
@pytest.mark.parametrize("preset", PRESETS)
def test_a_knob_reads_what_it_was_set_to(preset: str) -> None:
    for knobs in turnable(PRESETS[preset]).values():
        for knob in knobs:
            for value in (*knob.words, *knob.numbers[:2], *knob.numbers[-2:]):
                assert knob.read(str(value)) == value
                turned = knob.put(PRESETS[preset], value)
                assert knob.get(turned) == value
                assert read_rules(write_rules(turned)) == turned


@pytest.mark.parametrize("preset", PRESETS)
def test_what_changes_nothing_is_not_offered(preset: str) -> None:
    rules = PRESETS[preset]
    options = {knob.option for knobs in turnable(rules).values() for knob in knobs}
    assert options == set(OPTIONS) - inert_options(rules)
    assert all(turnable(rules).values())


def clicks(knob: RuleControl, present: Value) -> set[Value]:
    """What one press or choice can set a knob to."""
    return {*knob.offered(present), *knob.steps(present)}


def test_every_value_can_be_reached_by_clicking_alone() -> None:
    """Walk from each end of the menus: whatever is clicked, the rest is still to be had."""
    for knob in KNOBS.values():
        reached = set[Value](knob.offered(values(knob)[0]))
        edge = set(reached)
        while edge:
            edge = {far for near in edge for far in clicks(knob, near)} - reached
            reached |= edge
        assert reached == set(values(knob)), knob.name


@pytest.mark.parametrize("preset", PRESETS)
def test_wherever_one_turns_all_can_still_be_chosen(preset: str) -> None:
    """Turn knobs at random, as a member may: what goes together stays a set of rules."""
    dice = random.Random(preset)
    for _ in range(20):
        rules = PRESETS[preset]
        for _ in range(30):
            knobs = [knob for group in turnable(rules).values() for knob in group]
            knob = dice.choice(knobs)
            turned = knob.put(rules, dice.choice(sorted(clicks(knob, knob.get(rules)), key=str)))
            if not any(clash.found for clash in clashes(turned)):
                rules = turned
        assert "game" in turnable(rules)
        assert read_rules(write_rules(rules)) == rules


@pytest.mark.parametrize(
    ("knob", "text"),
    [
        ("gin_bonus", "501"),
        ("gin_bonus", "-1"),
        ("gin_bonus", "off"),
        ("gin_bonus", "9" * 9),
        ("gin_bonus", "٣"),
        ("gin_bonus", ""),
        ("best_of", "4"),
        ("sets", "true"),
        ("contract", "3/3/3/3"),
        ("big_gin", "total:31"),
    ],
)
def test_no_other_value_is_read(knob: str, text: str) -> None:
    with pytest.raises(NoSuchRule):
        KNOBS[knob].read(text)


def test_what_pays_in_a_way_begins_with_what_is_usual() -> None:
    off = KNOBS["big_gin"].put(PRESETS["standard"], "off")
    assert "big_gin.points" not in {knob.name for knob in turnable(off)["scoring"]}
    extra = KNOBS["big_gin"].put(off, "extra")
    assert KNOBS["big_gin.points"].get(extra) == 6
    paid = KNOBS["sequence_bonus"].put(PRESETS["standard"], "both")
    assert paid.sequence_bonus == SequenceBonus(6, 1, 1, SequencePaid.BOTH)
    fewer = KNOBS["sequence_bonus.long_min"].put(paid, 4)
    assert KNOBS["sequence_bonus"].put(fewer, "winner").sequence_bonus == SequenceBonus(
        4, 1, 1, SequencePaid.WINNER
    )


def test_steps_stay_within_the_bounds() -> None:
    bonus = KNOBS["gin_bonus"]
    assert bonus.steps(25) == (15, 24, 26, 35)
    assert bonus.steps(0) == (1, 10)
    assert bonus.steps(495) == (485, 494, 496)
    assert KNOBS["best_of"].steps(5) == ()
    assert KNOBS["knock_limit"].steps("upcard") == ()
