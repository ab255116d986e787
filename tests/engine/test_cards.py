"""Cards, their order and their text."""

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards import DECK, RANKS, SUITS, Card, cards_text, parse_card, parse_cards
from engine.errors import Unreadable
from engine.seats import SEATS, other


def test_the_deck_is_in_canonical_order() -> None:
    assert [card.text for card in DECK] == [rank + suit for rank in RANKS for suit in SUITS]
    assert sorted(DECK, reverse=True)[::-1] == list(DECK)
    assert all(Card(card) == card == DECK[card] for card in DECK)


@pytest.mark.parametrize("number", [-1, 52])
def test_no_other_numbers_are_cards(number: int) -> None:
    with pytest.raises(ValueError, match="not the number of a card"):
        Card(number)


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("7D", "7D"),
        ("7d 8d, 9D", "7D8D9D"),
        ("10s", "TS"),
        ("ts10h", "TSTH"),
        ("A♠K♥Q♦J♣", "ASKHQDJC"),
        ("A♠\ufe0f K♥\ufe0f", "ASKH"),
        ("  ", ""),
        ("7D7D", "7D7D"),
    ],
)
def test_reading_cards(text: str, cards: str) -> None:
    assert cards_text(parse_cards(text)) == cards


@pytest.mark.parametrize("text", ["7", "D7", "1D", "11D", "7DX", "7X", "0D", "\u0667D", "7D8"])
def test_what_is_not_a_card(text: str) -> None:
    with pytest.raises(Unreadable, match="is not a card"):
        parse_cards(text)


def test_a_long_text_is_not_repeated_in_full() -> None:
    with pytest.raises(Unreadable) as caught:
        parse_cards("x" * 500)
    assert len(str(caught.value)) < 60


@pytest.mark.parametrize("text", ["", "7D8D"])
def test_one_card_is_one_card(text: str) -> None:
    with pytest.raises(Unreadable, match="not one card"):
        parse_card(text)


@given(st.lists(st.sampled_from(DECK)))
def test_text_and_cards_agree(cards: list[Card]) -> None:
    assert parse_cards(cards_text(cards)) == tuple(cards)
    assert pickle.loads(pickle.dumps(cards)) == cards


def test_a_card_shows_as_its_text() -> None:
    card = parse_card("7D")
    assert f"{card} {card!r} {card:>3}" == "7D 7D  7D"


def test_seats_face_each_other() -> None:
    assert [other(seat) for seat in SEATS] == [2, 1]
