"""Rules in words: every value of every option is said, and only what matters."""

from collections.abc import Mapping

import pytest
from hypothesis import given, settings

from engine.rules import OPTIONS, PRESETS, Rules, describe, read_rules
from engine.rules.description import WORDS
from engine.rules.options import (
    Boxes,
    ExtraBoxes,
    Mode,
    OneOf,
    Option,
    Runs,
    SequenceBonus,
    Sizes,
    WholeNumber,
    YesNo,
)
from engine.words import SequencePaid
from tests.engine.strategies import any_options

STANDARD = PRESETS["standard"]


def values_of(option: Option) -> list[object]:  # noqa: PLR0911  # one a kind
    """Every kind of value that an option may have, its bounds among them."""
    match option:
        case OneOf():
            return list(option.words)
        case YesNo():
            return [True, False]
        case WholeNumber():
            numbers = option.numbers
            return [
                *numbers[:2],
                *numbers[2:][-1:],
                *option.words,
                *([None] if option.optional else []),
            ]
        case Mode():
            paying = [option.make(mode, points) for mode in option.paying for points in (6, 50)]
            return [*(option.make(mode, 0) for mode in option.plain), *paying]
        case Boxes():
            return [ExtraBoxes(), ExtraBoxes(gin=2), ExtraBoxes(0, 2, 0), ExtraBoxes(0, 0, 2)]
        case Runs():
            to = [SequenceBonus(6, 1, 1, to) for to in ("winner", "both")]
            return [
                None,
                *to,
                SequenceBonus(5, 1, 1, SequencePaid.BOTH),
                SequenceBonus(6, 2, 1, SequencePaid.BOTH),
            ]
        case Sizes():
            return [(3,), (3, 3), (4, 3, 3)]
    raise AssertionError(option)


def test_every_option_has_words() -> None:
    assert list(WORDS) == list(OPTIONS)


@pytest.mark.parametrize("name", OPTIONS)
def test_every_value_is_said_in_a_phrase_of_its_own(name: str) -> None:
    phrases = [WORDS[name].say(value) for value in values_of(OPTIONS[name])]
    assert len(set(phrases)) == len(phrases)
    for phrase in phrases:
        assert phrase == phrase.strip()
        assert len(phrase) in range(8, 101)
        assert not {"_", "{", "."} & set(phrase)


def test_what_differs_is_said_with_the_standard_number_beside_it() -> None:
    rules = read_rules("classic big_gin=extra:6 game_bonus=0 knock_limit=7 spade_doubles=yes")
    assert describe(rules, PRESETS["standard"]) == (
        "who won a deal deals the next",
        "knock with 7 or less (10)",
        "gin pays 20 (25)",
        "big gin pays 6 more than gin (31 in all)",
        "an undercut pays 10 (25)",
        "a spade as knock card doubles the deal's points",
        "winning a game pays no bonus (100)",
        "a box pays 20 (25)",
        "a shutout pays the winner 100 more",
    )


def test_the_standard_rules_differ_in_nothing() -> None:
    assert describe(STANDARD, PRESETS["standard"]) == ()
    assert "knock with 10 or less" in describe(STANDARD)


def test_what_has_no_effect_is_not_said() -> None:
    rules = PRESETS.rules("straight", undercut_bonus=10, best_of=3, contract=(4, 3, 3))
    assert describe(rules, PRESETS["standard"]) == ("nobody knocks: only gin ends a deal",)
    assert not [phrase for phrase in describe(rules) if "undercut" in phrase]


@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
def test_every_other_preset_is_told_apart(rules: Rules) -> None:
    others = [
        describe(each, PRESETS["standard"])
        for name, each in PRESETS.items()
        if name != rules.preset
    ]
    assert describe(rules, PRESETS["standard"]) not in others


@pytest.mark.slow
@given(any_options())
@settings(max_examples=100, derandomize=True, deadline=None)
def test_any_rules_can_be_said(options: Mapping[str, object]) -> None:
    rules = PRESETS.rules("standard", **options)
    assert set(describe(rules, PRESETS["standard"])) <= set(describe(rules, STANDARD))
    assert len(describe(rules)) >= len(describe(rules, PRESETS["standard"]))
