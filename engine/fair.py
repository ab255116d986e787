"""Shuffles that anyone can check, in any programming language: docs/fairness.md has the recipe."""

import hashlib
import hmac
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, TypeVar

from engine.cards import DECK, Card
from engine.seats import SEATS, Seat

# Of a board of a duplicate: each side deals twice.
DUPLICATE_DEALS: Final = 4

_Thing = TypeVar("_Thing")

_WORD = 4  # bytes
_WORDS = 1 << (8 * _WORD)
_COUNTER = 8  # bytes


def commitment(seed: bytes) -> str:
    """Return the SHA-256 of a seed in hexadecimal, to be shown before the seed is used."""
    return hashlib.sha256(seed).hexdigest()


def deal_seed(
    contest_seed: bytes,
    *,
    table: int,
    round: int,  # noqa: A002  # the word for it
    deal: int,
    presses: str,
) -> bytes:
    """Return the seed of one deal; `table` (in its contest), `round` and `deal` count from 1.

    `presses` is P, such as "1:1300000000000000000 2:1300000000000000001".
    """
    return _derived(contest_seed, f"deal {table} {round} {deal} {presses}")


def match_seed(cup_seed: bytes, *, match: str, corrections: int, attempt: int, start: int) -> bytes:
    """Return the seed of the contest that is played for a match of a cup.

    `match` is its name, such as "bracket.1.3.0" or, of a board, "bracket.1.3.0.2", `corrections`
    counts results corrected before, `attempt` its contests from 1; `start` is the press that began
    the cup.
    """
    return _derived(cup_seed, f"match {match} {corrections} {attempt} {start}")


def round_seed(cup_seed: bytes, *, match: str, corrections: int, start: int) -> bytes:
    """Return the seed of every contest of a duplicate cup's round; `match` is the round's first."""
    return _derived(cup_seed, f"round {match} {corrections} {start}")


def lot_seed(cup_seed: bytes, *, start: int) -> bytes:
    """Return the seed by which a cup's lot is shuffled; `start` is the press that began the cup."""
    return _derived(cup_seed, f"lot {start}")


def shuffled(seed: bytes) -> tuple[Card, ...]:
    """Return the deck that a deal's seed gives, in dealing order."""
    return in_random_order(seed, DECK)


def in_random_order(seed: bytes, things: Iterable[_Thing]) -> tuple[_Thing, ...]:
    """Shuffle whatever it is as the cards of a deal are shuffled."""
    order = list(things)
    words = _words(seed)
    for place in range(len(order) - 1, 0, -1):
        chosen = _below(place + 1, words)
        order[place], order[chosen] = order[chosen], order[place]
    return tuple(order)


def knock_card(seed: bytes) -> Card:
    """Return the knock card that a deal's seed gives, from a second deck (rules, B.1)."""
    return DECK[_below(len(DECK), _words(_derived(seed, "knock card")))]


def first_dealer(contest_seed: bytes, presses: str, seats: Sequence[Seat] = SEATS) -> Seat:
    """Return who of those who hold hands in a deal deals first in a contest."""
    return seats[_below(len(seats), _words(_derived(contest_seed, f"first dealer {presses}")))]


def cut(contest_seed: bytes, presses: str, players: int) -> tuple[Card, ...]:
    """Return the card that each player cuts before a contest's first deal (rules, A.1, C.8)."""
    return shuffled(_derived(contest_seed, f"cut {presses}"))[:players]


def _derived(seed: bytes, purpose: str) -> bytes:
    return hmac.digest(seed, purpose.encode("ascii"), "sha256")


def _words(seed: bytes) -> Iterator[int]:
    """Yield the endless stream of words that a seed gives."""
    counter = 0
    while True:
        block = hashlib.sha256(seed + counter.to_bytes(_COUNTER, "big")).digest()
        for at in range(0, len(block), _WORD):
            yield int.from_bytes(block[at : at + _WORD], "big")
        counter += 1


def _below(bound: int, words: Iterator[int]) -> int:
    """Return a number below the bound; all are equally likely."""
    usable = _WORDS - _WORDS % bound
    return next(word for word in words if word < usable) % bound
