"""Deals with melds on the table as they stand in the middle, for tests."""

from dataclasses import replace
from typing import TypeVar

from engine.cards import DECK, parse_cards
from engine.colonel import ColonelState
from engine.errors import Illegal
from engine.families import start_deal
from engine.mahjong import MahjongState
from engine.moves import Move
from engine.rules import read_rules
from engine.skarney import SkarneyState
from engine.table import TableMeld
from engine.table.state import TableState

_S = TypeVar("_S", bound=TableState)


def _standing(  # noqa: PLR0917  # the parts of a deal
    kind: type[_S],
    text: str,
    hand: str,
    others: str,
    stock: str,
    table: tuple[str, ...],
    left: int,
    *,
    pile: str = "",
) -> _S:
    """Seat 1 is to draw; the stock is what is named and then the cards that are nowhere else.

    A meld on the table is its owner's number and its cards, such as "2 3C4C5C".
    """
    melds = [(int(meld[0]), parse_cards(meld[1:])) for meld in table]
    lying = [card for _, cards in melds for card in cards]
    named = [*parse_cards(hand + others + pile + stock), *lying]
    assert len(set(named)) == len(named)
    state = start_deal(read_rules(text), DECK, 2)
    assert isinstance(state, kind)
    rest = [card for card in DECK if card not in named]
    return replace(
        state,
        hands=(tuple(sorted(parse_cards(hand))), tuple(sorted(parse_cards(others)))),
        stock=(*parse_cards(stock), *rest)[:left],
        table=tuple(TableMeld(owner, cards) for owner, cards in melds),
    )


def mahjong(
    hand: str,
    others: str = "",
    *,
    text: str = "mahjong",
    pile: str = "",
    stock: str = "",
    table: tuple[str, ...] = (),
    left: int = 20,
) -> MahjongState:
    state = _standing(MahjongState, text, hand, others, stock, table, left, pile=pile)
    return replace(state, pile=parse_cards(pile))


def colonel(
    hand: str,
    others: str = "",
    *,
    text: str = "colonel",
    pile: str = "",
    stock: str = "",
    table: tuple[str, ...] = (),
    left: int = 20,
) -> ColonelState:
    state = _standing(ColonelState, text, hand, others, stock, table, left, pile=pile)
    return replace(state, pile=parse_cards(pile))


def skarney(
    hand: str,
    others: str = "",
    *,
    text: str = "skarney",
    stock: str = "",
    table: tuple[str, ...] = (),
    left: int = 20,
) -> SkarneyState:
    return _standing(SkarneyState, text, hand, others, stock, table, left)


def words(state: TableState, kind: str = "") -> list[str]:
    """The legal moves whose words start like this."""
    return [word for word in map(str, state.legal_moves()) if word.startswith(kind)]


def make(state: _S, moves: str) -> _S:
    for word in moves.split():
        state = state.play(Move.parse(word))
    return state


def refusal(state: TableState, word: str) -> str:
    """Why a move is refused."""
    try:
        state.play(Move.parse(word))
    except Illegal as wrong:
        return str(wrong)
    raise AssertionError(f"{word} was accepted")


__all__ = ["colonel", "mahjong", "make", "refusal", "skarney", "words"]
