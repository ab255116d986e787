"""Who deals (rules, A.1)."""

from engine.rules import Rules
from engine.seats import Seat, other
from engine.words import DrawDealer, NextDealer


def next_dealer(rules: Rules, dealer: Seat, winner: Seat | None) -> Seat:
    """Return who deals after a deal.

    Args:
        rules: The rules of the table.
        dealer: Who dealt.
        winner: Who won; None for a drawn deal.
    """
    if winner is None:
        return dealer if rules.draw_dealer == DrawDealer.SAME else other(dealer)
    return {
        NextDealer.ALTERNATE: other(dealer),
        NextDealer.WINNER: winner,
        NextDealer.LOSER: other(winner),
    }[rules.next_dealer]
