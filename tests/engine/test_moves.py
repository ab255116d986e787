"""The text form of moves (record, the moves table)."""

import contextlib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cards import parse_card, parse_cards
from engine.errors import Unreadable
from engine.moves import TAKE, Move, MoveKind


@pytest.mark.parametrize(
    "word",
    [
        "pass",
        "take",
        "take:3",
        "stock",
        "discard:7D",
        "knock:7D",
        "knock:7D=3C4C5C,7H8H9H",
        "gin:7D",
        "gin:7D=3C4C5C",
        "big_gin",
        "big_gin=3C4C5C,7D7H7S",
        "claim_knock:7D",
        "accept",
        "reject",
        "lay:3C4C5C",
        "extend:6C@2",
        "contract:3C4D5C,7D7H7S,QSKSAS",
        "end_meld",
        "offer:7D",
        "last_card",
        "challenge",
        "continue_exposed",
        "layoff:5H@2",
        "done",
        "resign",
        "forfeit",
        "void",
    ],
)
def test_a_move_reads_as_it_is_written(word: str) -> None:
    assert str(Move.parse(word)) == word


def test_reading_is_as_easy_going_as_for_cards() -> None:
    assert Move.parse(" knock:10♦=3c 4c 5c,7H8H9H ") == Move(
        "knock", parse_card("TD"), (parse_cards("3C4C5C"), parse_cards("7H8H9H"))
    )
    assert Move.parse("take:1") == TAKE


@pytest.mark.parametrize(
    "word",
    [
        "",
        "hello",
        "discard",
        "discard:",
        "discard:1D",
        "discard:7D8D",
        "discard:7D=3C4C5C",
        "knock:7D=",
        "knock:7D=3C4C5C,",
        "knock",
        "pass:7D",
        "stock:2",
        "take:0",
        "take:-1",
        "take:x",
        "take:²",
        "layoff:5H",
        "layoff:5H@0",
        "layoff:5H@x",
        "layoff@2",
        "big_gin:7D",
        "lay",
        "lay:",
        "lay=3C4C5C",
        "lay:3C4C5C,7D7H7S",
        "lay:3C4C5C=7D7H7S",
        "contract",
        "contract:3C4C5C,",
        "contract:3C4C5C,7D7H7S,QSKSAS,9C9D9H",
        "extend:6C",
        "offer",
        "end_meld:7D",
        "PASS",
        "pass pass",
        "knock:7D=" + "3C" * 100,
    ],
)
def test_what_is_no_move_is_unreadable(word: str) -> None:
    with pytest.raises(Unreadable):
        Move.parse(word)


@pytest.mark.parametrize("kind", MoveKind)
def test_a_move_has_just_the_parts_of_its_kind(kind: str) -> None:
    card = parse_card("7D")
    with pytest.raises(Unreadable):
        Move(kind, card, count=3, target=2)


def test_a_plain_move_leaves_out_melds_that_are_a_choice() -> None:
    assert str(Move.parse("knock:7D=3C4C5C").plain) == "knock:7D"
    assert str(Move.parse("lay:3C4C5C").plain) == "lay:3C4C5C"


@pytest.mark.slow
@settings(max_examples=200, derandomize=True, deadline=None)
@given(st.text("abcdeknoprt_:=,@7DHC ", max_size=20) | st.text(max_size=12))
def test_any_text_is_read_or_refused(text: str) -> None:
    with contextlib.suppress(Unreadable):
        move = Move.parse(text)
        assert Move.parse(str(move)) == move
