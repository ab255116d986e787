"""What cards are called in each language."""

from functools import cache

from art.emoji import CardNames
from cogs.kit.text import Text
from engine.cards import DECK


@cache
def card_names(language: str) -> CardNames:
    """Return the letters and names of the cards in a language, in English without its own."""
    text = Text(language)
    ranks, suits = (text(f"emoji-{what}").split() for what in ("ranks", "suits"))
    faces = (text("emoji-card", rank=ranks[one.rank], suit=suits[one.suit]) for one in DECK)
    return CardNames(tuple(text("card-ranks").split()), (*faces, text("emoji-back")))
