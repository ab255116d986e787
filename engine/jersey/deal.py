"""Dealing to three."""

from collections.abc import Sequence

from engine.cards import Card
from engine.jersey.state import JerseyState
from engine.knock.deal import dealt
from engine.rules import Rules
from engine.seats import Seat


def deal_jersey(
    rules: Rules,
    deck: Sequence[Card],
    dealer: Seat,
    *,
    number: int = 1,
    knock_card: Card | None = None,
) -> JerseyState:
    """Deal three hands, as `dealt` says."""
    return JerseyState(**dealt(rules, deck, dealer, number=number, knock_card=knock_card))
