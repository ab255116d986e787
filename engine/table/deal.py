"""Dealing where melds go to the table: ten cards each, one at a time, the non-dealer first."""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.cards import DECK, Card
from engine.errors import Unreadable
from engine.results import Hand
from engine.rules import Rules, check_rules
from engine.seats import SEATS, Seat, other
from engine.words import FirstTurn

_HAND_SIZE = 10


@dataclass(frozen=True, slots=True)
class DealtCards:
    """A deck dealt out: hands in canonical order, and the rest with the next card first."""

    hands: tuple[Hand, Hand]
    rest: tuple[Card, ...]


def dealt(rules: Rules, deck: Sequence[Card], dealer: Seat) -> DealtCards:
    """Deal the hands; with `eleven_cards` the non-dealer gets the 21st card too."""
    check_rules(rules)
    if sorted(deck) != list(DECK):
        raise Unreadable("A deck is 52 different cards.")
    if dealer not in SEATS:
        raise ValueError(f"{dealer} is not a seat")
    size = 2 * _HAND_SIZE
    more = 1 if rules.first_turn == FirstTurn.ELEVEN_CARDS else 0
    hands = {
        other(dealer): (*deck[0:size:2], *deck[size : size + more]),
        dealer: deck[1:size:2],
    }
    first, second = (tuple(sorted(hands[seat])) for seat in SEATS)
    return DealtCards((first, second), tuple(deck[size + more :]))
