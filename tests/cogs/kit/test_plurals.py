"""A number and the word behind it go together in every language: “1 point”, “2 points”."""

import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from itertools import islice, product
from typing import Any, Final

import pytest
from babel import Locale
from fluent.syntax import ast as ftl

from club.core.languages import shipped
from cogs.kit.text import Text
from tests.cogs.kit.language_cases import in_every_language
from tests.cogs.kit.test_sentences import in_english, told, variables

COUNTS: Final = (0, 1, 2, 5, 21)
"""A number for each form that a language may have."""

FORMS: Final = {"zero", "one", "two", "few", "many", "other"}
WORD: Final = r"[^\W\d_]+"
NUMBER, OTHER = "\x01", "\x02"
MOST_WAYS: Final = 24
"""Combinations of a message's other choices that are looked at."""

ADJECTIVE: Final = 4
"""Letters of a word from which on the one behind it may be what is counted."""

LEAST: Final = (
    ({"games": 3}, "rematch-wished"),
    ({"sizes": 3}, "melds-sizes option-contract"),
    ({"cards": 3}, "option-sequence-bonus"),
    ({"value": 1}, "option-hollywood-columns option-layoff-cap-per-meld option-best-of"),
    ({"games": 2}, "columns-closed contest-hollywood-continuous line-hollywood-continuous"),
    ({"games": 2}, "short-hollywood-continuous rules-match-hollywood-continuous"),
    ({"value": 2}, "option-hollywood-games"),
    ({"deals": 3}, "daily-won"),
    ({"games": 1}, "contest-best-of line-best-of rules-match-best-of"),
    ({"value": 1}, "option-game-target option-multi-target option-team-target"),
    ({"days": 2}, "clock-days clock-words-days"),
    ({"days": 30}, "help-table untouched untouched-rated sheet-rests"),
    ({"than": 2}, "coach-blind coach-blind-but"),
    ({"count": 2}, "deed-take-more spoken-deed-take-more press-take-more"),
    ({"count": 2}, "option-take spoken-option-take ask-take tip-takes tip-gin"),
    ({"waits": 2}, "tip-three tip-dead"),
    ({"pair": 2}, "tip-pair"),
    ({"run": 2}, "tip-mixed"),
    ({"left": 2}, "tip-queen"),
    ({"most": 5}, "refusal-too-many-practices refusal-too-many-games"),
    ({"most": 5}, "refusal-too-many-lobbies refusal-too-many-followed refusal-too-many-blocked"),
    ({"games": 5}, "board-rate-none board-order-rate board-order-rating"),
    ({"players": 7}, "paper-many"),
    ({"boxes": 2}, "sum-boxes"),
    ({"most": 16}, "refusal-round-robin-full"),
    ({"entrants": 4}, "cup-outlook"),
    ({"members": 8, "matches": 3}, "league-outlook"),
    ({"points": 1_000}, "problem-more-next problem-more-yours"),  # tenths, given as text
)
"""The least numbers that messages are given, where those need no words for fewer."""

FEWEST: Final = {key: least for least, keys in LEAST for key in keys.split()}

_BEST_OF: Final = {
    *("contest-best-of", "series-of", "option-best-of", "press-again-series", "line-best-of"),
    *("short-best-of", "rules-match-best-of"),
}
ELSE: Final = {
    "pl": {"standing-detail", "profile-games", "profile-deals", *_BEST_OF},
    "pt-BR": {"settle-game-bonus"},
    "ru": {"option-big-gin", "option-sequence-bonus", *_BEST_OF},
}
"""Messages in which the word behind a number isn't counted, or in a case of its own."""


def selections(node: Any) -> Iterator[ftl.SelectExpression]:
    """Every choice in a message, those in others included."""
    if isinstance(node, ftl.SelectExpression):
        yield node
    for each in vars(node).values() if isinstance(node, ftl.BaseNode) else ():
        for one in each if isinstance(each, list) else [each]:
            yield from selections(one)


def selector(choice: ftl.SelectExpression) -> str:
    """What a choice goes by."""
    assert isinstance(choice.selector, ftl.VariableReference)
    return choice.selector.id.name


def names(choice: ftl.SelectExpression) -> set[str]:
    """What a choice's variants are called; numbers are left out."""
    return {each.key.name for each in choice.variants if isinstance(each.key, ftl.Identifier)}


def is_plural(choice: ftl.SelectExpression) -> bool:
    """Whether a choice goes by the form of a number."""
    return names(choice) <= FORMS and len(names(choice)) > 1


def flat(pattern: ftl.Pattern, name: str) -> str:
    """A variant's text, with a mark for the number that it goes by, and another for the rest."""
    said = ""
    for each in pattern.elements:
        if isinstance(each, ftl.TextElement):
            said += each.value
        elif isinstance(each.expression, ftl.VariableReference):
            said += NUMBER if each.expression.id.name == name else OTHER
        elif isinstance(each.expression, ftl.StringLiteral):
            said += each.expression.value
        else:
            said += OTHER
    return said


@cache
def lexicon(language: str) -> dict[str, set[str]]:
    """The words that a language has behind a number, by the form of the number."""
    found = defaultdict[str, set[str]](set)
    for message in told(language).values():
        for choice, before in counted(message):
            here: dict[str, set[str]] = {}
            for each in choice.variants:
                if isinstance(each.key, ftl.Identifier):
                    said = before + flat(each.value, selector(choice)).replace("*", "")
                    words = re.findall(rf"(?:{NUMBER}|\b\d+)[ \u00a0]({WORD})", said)
                    here[each.key.name] = {word.lower() for word in words}
            if sum(map(bool, here.values())) > 1:  # else it doesn't show that the word changes
                for form, words in here.items():
                    found[form] |= words
    return found


def counted(node: Any) -> Iterator[tuple[ftl.SelectExpression, str]]:
    """Every choice by the form of a number, and the number where it stands right before."""
    if isinstance(node, ftl.Pattern):
        for at, each in enumerate(node.elements):
            if not isinstance(each, ftl.Placeable):
                continue
            if isinstance(each.expression, ftl.SelectExpression) and is_plural(each.expression):
                said = flat(ftl.Pattern(node.elements[:at]), selector(each.expression))
                yield each.expression, NUMBER + " " if said.endswith(f"{NUMBER} ") else ""
    for each in vars(node).values() if isinstance(node, ftl.BaseNode) else ():
        for one in each if isinstance(each, list) else [each]:
            yield from counted(one)


@cache
def counted_names() -> frozenset[str]:
    """What some message of some language chooses a plural by."""
    return frozenset(
        selector(choice)
        for language in shipped()
        for message in told(language).values()
        for choice in filter(is_plural, selections(message))
    )


def ways(key: str, message: ftl.Message, count: int) -> Iterator[dict[str, str | int]]:
    """What a message may be given where its numbers are `count`: for each of its choices."""
    fewest = FEWEST.get(key, {})
    given: dict[str, list[str | int]] = {
        name: [count if name in counted_names() and count >= fewest.get(name, 0) else "X"]
        for name in sorted(variables(message))
    }
    for choice in selections(message):
        if not is_plural(choice):
            given[selector(choice)] += sorted(names(choice) - FORMS)
    for values in islice(product(*given.values()), MOST_WAYS):
        yield dict(zip(given, values, strict=True))


def faults(language: str, said: str, count: int) -> Iterator[str]:
    """What stands behind a number in the form of another."""
    words = lexicon(language)
    form = Locale.parse(language, sep="-").plural_form(count)
    pattern = rf"(?<![\d.,/:\u2212-]){count}[ \u00a0]({WORD})(?:[ \u00a0]({WORD}))?"
    for found in re.finditer(pattern, said.replace("*", "")):
        first, second = found.groups()
        for word in (first, second) if second and len(first) >= ADJECTIVE else (first,):
            forms = {each for each, known in words.items() if word.lower() in known}
            if forms and form not in forms:
                yield found[0]
            if forms and len(forms) < len(words):  # else it is the same in all of them
                break


@in_every_language
def test_a_number_and_its_word_go_together(language: str) -> None:
    wrong: dict[str, set[str]] = defaultdict(set)
    text = Text(language)
    for key, english in in_english().items():
        message = told(language)[key]
        if key in ELSE.get(language, ()) or not (variables(message) & counted_names()):
            continue
        for count in COUNTS:
            for given in ways(key, message, count):
                rest = dict.fromkeys(variables(english) - given.keys(), "X")
                wrong[key].update(faults(language, text(key, **given, **rest), count))
    assert {key: found for key, found in wrong.items() if found} == {}


@pytest.mark.parametrize(
    ("language", "said", "count", "wrong"),
    [
        ("en", "It costs 1 points.", 1, True),
        ("en", "It costs **1** point.", 1, False),
        ("en", "It costs 1 point.", 21, False),
        ("en", "21 live card", 21, True),
        ("fr", "0 points", 0, True),
        ("fr", "0 point", 0, False),
        ("de", "1 Karten", 1, True),
        ("ru", "21 очков", 21, True),
        ("ru", "21 очко", 21, False),
        ("pl", "1 punktów", 1, True),
        ("tr", "5 kart", 5, False),
    ],
)
def test_a_wrong_pair_is_noticed(language: str, said: str, count: int, wrong: bool) -> None:  # noqa: FBT001
    assert bool(list(faults(language, said, count))) == wrong
