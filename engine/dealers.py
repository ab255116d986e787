"""Who deals (rules, A.1)."""

from engine.rules import Rules
from engine.seats import Seat, other


def next_dealer(rules: Rules, dealer: Seat, winner: Seat | None) -> Seat:
    """Return who deals after a deal.

    Args:
        rules: The rules of the table.
        dealer: Who dealt.
        winner: Who won; None for a drawn deal.
    """
    if winner is None:
        return dealer if rules.draw_dealer == "same" else other(dealer)
    return {"alternate": other(dealer), "winner": winner, "loser": other(winner)}[rules.next_dealer]
