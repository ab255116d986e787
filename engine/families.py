"""Every family of variants, and starting a deal of any of them."""

import random
from collections.abc import Sequence
from typing import Final

from engine.cards import Card
from engine.colonel.family import COLONEL
from engine.jersey.family import JERSEY
from engine.knock.family import KNOCK
from engine.machine import Family, State, View
from engine.mahjong.family import MAHJONG
from engine.rules import Rules
from engine.seats import Seat
from engine.skarney.family import SKARNEY

FAMILIES: Final[dict[str, Family]] = {
    family.name: family for family in (KNOCK, MAHJONG, SKARNEY, COLONEL, JERSEY)
}
"""Every family by its name; a new family adds its object here."""


def family_of(rules: Rules) -> Family:
    """Return the family that plays deals under these rules."""
    return FAMILIES[rules.family]


def start_deal(
    rules: Rules,
    deck: Sequence[Card],
    dealer: Seat,
    *,
    number: int = 1,
    knock_card: Card | None = None,
) -> State:
    """Start a deal from a deck in dealing order; or raise Unreadable (the deck), BadRules."""
    return family_of(rules).deal(rules, deck, dealer, number=number, knock_card=knock_card)


def determinize(view: View, rng: random.Random) -> State:
    """Return a full state that the viewer couldn't tell from the real one."""
    return family_of(view.rules).determinize(view, rng)
