"""Shuffles that anyone can check, in any programming language (docs/fairness.md).

All numbers below are unsigned and big-endian; `||` joins bytes; texts are ASCII.

*Random numbers.* A seed gives an endless stream of bytes: SHA-256(seed || counter) for the
counters 0, 1, 2, ..., each written as 8 bytes. The stream is cut into words of 4 bytes. A number
below n is the next word modulo n, after skipping every word that is at least the largest multiple
of n up to 2**32, so that each number is equally likely.

*Shuffle.* Start with the 52 cards by rank from the ace to the king, and within a rank clubs,
diamonds, hearts, spades. For i = 51, 50, ..., 1: draw j below i + 1 from the deal's seed and swap
the cards at the places i and j, counted from 0. The card at place 0 is dealt first.

*Knock card.* From a second deck: of the 52 cards in the order above, the one at a place below 52
that is drawn from the seed HMAC-SHA256(key = deal's seed, "knock card").

*Deal's seed.* HMAC-SHA256(key = contest's seed, "deal T R D P"), where T is the number of the
table in its contest, from 1, R the round, D the number of the deal, and P the players' presses: for
each player who pressed, in the order of their numbers and separated by blanks, the player's number,
a colon and the id that Discord gave their last press before play began; all in decimal. Nothing
else that is known only after the seal was shown, such as a number from the database, is in it.

*Numbers.* The players are numbered in the order of their last presses; the computer's come after
all who pressed.

*First dealer.* Seat 1 plus a number below 2, or below 3 where three hold hands in one deal, drawn
from the seed HMAC-SHA256(key = contest's seed, "first dealer P").

*Cut.* Where the rules cut for the deal or the captain: the deck of the seed HMAC-SHA256(key =
contest's seed, "cut P") is shuffled; its card at place 0 is player 1's, and so on. `beginning`
says who deals and who is the captain then.

*Cups.* The seed of the contest that is played for a match of a cup is HMAC-SHA256(key = cup's
seed, "match M C A S"), where M is the match's name, such as "bracket.1.3.0", in a cup of teams
followed by a full stop and the board's number, C how many results of the cup had been corrected
before, A the number of the contest among those played for it since it was opened, from 1, and S the
press that began the cup. A correction may open a match once more: without C it would be dealt the
cards that are known by then. Each player's press in P is the one with which they entered, or joined
their team; a substitute's is that of whoever put them in. The seal shown with *Enter* is the
cup's. The press that begins it comes later and needn't be a player's: the host could choose the
cards together with whoever presses. A lot is the entrants' numbers in ascending order, shuffled as
cards are, by the seed HMAC-SHA256(key = cup's seed, "lot S").

*Duplicate.* There all contests of a round have the seed HMAC-SHA256(key = cup's seed, "round M C
S"), with the name of the round's first match for M, and both players S for their press: P is "1:S
2:S". Seat 1 is the side named first in the match at boards 1 and 3, the other one at 2 and 4.

*Older contests.* In those begun before every player's press counted, P is only the id of the press
that accepted the challenge, and T the number that the table has in the database.

*Commitment.* SHA-256 of a seed, shown in lower-case hexadecimal before the seed is used.
"""

import hashlib
import hmac
from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar

from engine.cards import DECK, Card
from engine.seats import SEATS, Seat

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
