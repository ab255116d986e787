"""The emojis of the cards by their names, in every language and in all colours."""

import re
from typing import Final

from art.emoji import CARDS, emoji_name
from art.pens import SUIT_COLOURS
from benchmarks.live.earlier_start import LANGUAGES
from club.core.languages import shipped
from cogs.kit.card_names import card_names
from cogs.kit.cards import plain_faces
from engine.cards import DECK, Card

CARD_OF: Final[dict[str, Card]] = {
    emoji_name(card, colours, card_names(language)): card
    for language in shipped()
    for colours in SUIT_COLOURS
    for card in DECK
}
"""The card that each emoji shows; the backs show none."""

SIGN_OF: Final[dict[str, Card]] = {
    plain_faces(language).label(card): card for language in shipped() for card in DECK
}
"""The card that each text names, such as "10♠", in every language."""

USUAL: Final = frozenset(
    emoji_name(card, called=card_names(language)) for language in LANGUAGES for card in CARDS
)
"""The emojis that an application of the tests has."""

_EMOJI = re.compile(r"<:([a-z0-9_]+):\d+>")


def cards_of_emojis(said: str) -> set[Card]:
    """The cards whose emojis are in a text."""
    return {CARD_OF[name] for name in _EMOJI.findall(said) if name in CARD_OF}
