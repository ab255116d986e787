"""The turn of Skarney gin: whether it has a draw and an offer, and of which cards (rules, B.5)."""

from collections.abc import Iterable

from engine.cards import Card
from engine.errors import Illegal
from engine.melds import Meld
from engine.rules import Rules
from engine.table.melds import extended

_ACE = 0


def draws(rules: Rules, accepted: Card | None) -> bool:
    """Whether a turn starts with a draw: not after accepting an ace, if the rules say so."""
    return accepted is None or accepted.rank != _ACE or not rules.ace_offer_skips_draw


def drawable(rules: Rules, stock_count: int) -> int:
    """Return how many cards of the stock may be drawn."""
    return max(0, stock_count - rules.stock_end)


def has_offer(rules: Rules, stock_count: int) -> bool:
    """Whether a turn that leaves this many cards in the stock ends with an offer."""
    return drawable(rules, stock_count) > 0


def barred_from_offer(rules: Rules, accepted: Card | None) -> Card | None:
    """Return the card that may not be offered in the turn after it was accepted."""
    return accepted if rules.reoffer_ban else None


def offers(hand: Iterable[Card], barred: Card | None) -> tuple[Card, ...]:
    """Return the cards that may be offered; none from a hand of one, which keeps its card."""
    cards = tuple(sorted(hand))
    return tuple([card for card in cards if card != barred]) if len(cards) > 1 else ()


def check_cap(rules: Rules, cards: int) -> None:
    """Raise Illegal if so many cards may not be added to one meld in one turn."""
    if cards > rules.layoff_cap_per_meld:
        raise Illegal(f"at most {rules.layoff_cap_per_meld} cards on one meld in one turn")


def check_additions(rules: Rules, meld: Meld, cards: Iterable[Card], already: int = 0) -> Meld:
    """Return a meld with cards added after `already` this turn, or raise Illegal."""
    left = set(cards)
    check_cap(rules, already + len(left))
    while left:
        fitting = next((card for card in left if extended(meld, card, rules.melds)), None)
        if fitting is None:
            raise Illegal("does not fit")
        meld = extended(meld, fitting, rules.melds) or meld
        left.remove(fitting)
    return meld
