"""Each value of each option of the deal, the knock and its count does something of its own.

`tests/engine/rules/option_values.py` has the table. The values of a row must differ, so an option
that did nothing would fail here.
"""

from collections.abc import Mapping
from typing import Any

import pytest

from engine.cards import DECK, parse_cards
from engine.errors import Illegal
from engine.knock import KnockPhase, deal_knock
from engine.moves import PASS
from engine.rules import OPTIONS, read_rules
from engine.rules.options import OneOf
from tests.engine.playing import position
from tests.engine.rules.option_values import DULL, OTHER, OVER, READY, TABLE, Looked, play, words

CASES = [
    (option, base, looked, told) for option, rows in TABLE.items() for base, looked, told in rows
]


@pytest.mark.parametrize(
    ("option", "base", "looked", "told"),
    CASES,
    ids=[f"{option} {number}" for number, (option, *_) in enumerate(CASES)],
)
def test_what_each_value_does(
    option: str, base: str, looked: Looked, told: Mapping[str, Any]
) -> None:
    assert {value: looked(f"{base} {option}={value}") for value in told} == told


def test_every_option_and_every_value_is_in_the_table() -> None:
    names = list(OPTIONS)
    dealing = names[: names.index("stall_guard") + 1]
    counting = names[names.index("knock_limit") : names.index("exhaust_score") + 1]
    assert set(TABLE) == {*dealing, *counting} - {"final_discard"}
    for name, rows in TABLE.items():
        values = OPTIONS[name]
        told = {value for _, _, row in rows for value in row}
        if isinstance(values, OneOf):
            assert told == set(values.words)
        assert all(len(row) > 1 for _, _, row in rows)
        for _, _, row in rows:
            assert len({repr(what) for what in row.values()}) == len(row)


@pytest.mark.parametrize("value", ["optional", "none"])
def test_a_last_discard_is_always_made_since_it_costs_nothing(value: str) -> None:
    """Eleven cards never leave less than the best ten of them, so `final_discard` says nothing."""
    for hand, drawn in ((READY, "9H"), (READY, "7D"), (DULL, "AC")):
        states = [
            play(position(f"standard final_discard={each}", hand, OTHER, stock=drawn), "stock")
            for each in ("required", value)
        ]
        assert words(states[0]) == words(states[1])


@pytest.mark.parametrize(
    ("rules", "hand", "extra", "phase"),
    [
        ("eleven immediate_knock=misdeal", "4H5H6H9C9D9SKCKDACJC", "KH", "HAND_OVER"),
        ("eleven immediate_knock=misdeal", "4H5H6H9C9D9SKCKDAC2C", "KH", "HAND_OVER"),
        ("eleven immediate_knock=misdeal", "4H5H6H9C9D9SKCKDAC2C", "3D", "ACT"),
        (
            "eleven immediate_knock=misdeal knock_limit=gin_only",
            "4H5H6H9C9D9SKCKDAC2C",
            "KH",
            "ACT",
        ),
        (
            "eleven immediate_knock=misdeal knock_limit=gin_only",
            "4H5H6H9C9D9SKCKDACJC",
            "KH",
            "ACT",
        ),
        (
            "eleven immediate_knock=misdeal knock_limit=gin_only",
            "4H5H6H9C9D9SKCKDAC9H",
            "KH",
            "HAND_OVER",
        ),
        ("eleven", "4H5H6H9C9D9SKCKDAC2C", "KH", "ACT"),
    ],
)
def test_eleven_cards_are_a_misdeal_where_a_discard_makes_a_knock(
    rules: str, hand: str, extra: str, phase: str
) -> None:
    nondealer, dealer = parse_cards(hand), parse_cards("AS3S5S8H8CTCTDQDQSJH")
    known = [card for pair in zip(nondealer, dealer, strict=True) for card in pair]
    known += parse_cards(extra)
    deck = (*known, *(card for card in DECK if card not in known))
    state = deal_knock(read_rules(rules), deck, 2)
    assert state.phase == phase
    assert (state.result is not None) == (phase == OVER)


@pytest.mark.parametrize("rules", ["gra", "openspiel"])
def test_the_upcard_sent_back_by_both_in_a_row_is_a_draw(rules: str) -> None:
    state = play(deal_knock(read_rules(rules), DECK, 2), f"take discard:{DECK[20]} take")
    assert play(state, f"discard:{DECK[20]}").result
    assert play(state, f"discard:{state.hand(2)[0]}").result is None


def test_gin_is_compulsory_at_the_wall_too() -> None:
    for rules, expected in (("gra", "pass"), ("gra gin_compulsory=yes", "gin:AC")):
        wall = position(rules, READY, OTHER, phase=KnockPhase.WALL, pile="6S9H")
        assert words(wall)[0] == expected
        if expected != "pass":
            with pytest.raises(Illegal, match="gin must be declared"):
                wall.play(PASS)
