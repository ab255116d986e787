"""Who deals (rules, A.1)."""

from engine.rules import Rules
from engine.seats import SEATS, Seat, left_of, other
from engine.words import DrawDealer, NextDealer


def next_dealer(rules: Rules, dealer: Seat, winner: Seat | None) -> Seat:
    """Who deals after a deal, `winner` None if drawn; where three play, the deal goes round."""
    if winner is None and rules.draw_dealer == DrawDealer.SAME:
        return dealer
    if winner is None or len(rules.seats) > len(SEATS):
        return left_of(dealer, len(rules.seats))
    return {
        NextDealer.ALTERNATE: other(dealer),
        NextDealer.WINNER: winner,
        NextDealer.LOSER: other(winner),
    }[rules.next_dealer]
