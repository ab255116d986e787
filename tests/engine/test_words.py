"""Words are types, and everywhere the text that they were."""

import json
import pickle
from dataclasses import replace

import pytest

import engine.words
from engine.contest.sheet import SettlementKind, SettlementReason
from engine.errors import BadRules
from engine.moves import Move, MoveKind
from engine.results import AwardKind, ResultKind
from engine.rules import ALL_PRESETS, OPTIONS, PRESETS, BigGin, read_rules
from engine.rules.options import Mode, OneOf
from engine.words import AceRank, BigGinMode, KnockLimit, Word

KINDS = [
    *(each for each in vars(engine.words).values() if isinstance(each, type) and each is not Word),
    *(MoveKind, ResultKind, AwardKind, SettlementReason, SettlementKind),
]
WORDS = [word for kind in KINDS if issubclass(kind, Word) for word in kind]


@pytest.mark.parametrize("word", WORDS, ids=lambda word: f"{type(word).__name__}-{word}")
def test_a_word_is_its_text(word: Word) -> None:
    text = word.value
    assert (str(word), f"{word}", f"{word!r}", json.dumps(word)) == (
        text,
        text,
        f"{text!r}",
        f'"{text}"',
    )
    assert word == text
    assert {text: 1}[word] == 1
    assert {word: 1}[text] == 1
    assert text in frozenset({word, "a", "zz"})
    assert sorted([word, "a", "zz"]) == sorted([text, "a", "zz"])
    assert pickle.loads(pickle.dumps(word)) is word
    assert type(word)(text) is word


def test_options_read_text_as_members() -> None:
    rules = read_rules("standard ace=high knock_limit=gin_only big_gin=extra:6")
    assert rules.ace is AceRank.HIGH
    assert rules.knock_limit is KnockLimit.GIN_ONLY
    assert rules.big_gin == BigGin(BigGinMode.EXTRA, 6)
    assert rules.big_gin.mode is BigGinMode.EXTRA
    assert PRESETS.rules("standard", ace="high").ace is AceRank.HIGH
    assert Move.parse("take").kind is MoveKind.TAKE


def test_every_word_of_an_option_is_read_as_a_member() -> None:
    for name, option in OPTIONS.items():
        if isinstance(option, OneOf):
            for word in option.words:
                assert getattr(ALL_PRESETS.rules("standard", **{name: word.value}), name) is word
        elif isinstance(option, Mode):
            assert all(option.fits(option.of(word.value)) for word in option.plain)


@pytest.mark.parametrize(
    "changed", [{"ace": "high"}, {"knock_limit": "gin_only"}, {"big_gin": BigGin("off")}]
)
def test_a_plain_text_is_no_value(changed: dict[str, object]) -> None:
    with pytest.raises(BadRules):
        replace(PRESETS["standard"], **changed)


def test_a_refusal_shows_words_as_text() -> None:
    with pytest.raises(BadRules) as refused:
        read_rules("standard big_gin=total:501")
    assert "BigGin(mode='total', points=501)" in str(refused.value)
