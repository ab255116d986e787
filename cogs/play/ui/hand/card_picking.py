"""The cards of a hand to pick from: a button a card or, for a large hand, a menu a suit."""

from collections.abc import Sequence

import discord

from club.play.card_selection import Change, suit_word
from cogs.kit.cards import SUIT_SIGNS
from cogs.kit.drawing import Part, row
from cogs.kit.drawing import card_rows as button_rows
from cogs.kit.items import Press
from cogs.play.ui.table.meld_controls import MeldControls, option
from engine.cards import SUITS, Card

MOST_BUTTONS = 15  # the largest hand whose cards are buttons

_BLUE = discord.ButtonStyle.primary
_PLAIN = discord.ButtonStyle.secondary


def card_rows(controls: MeldControls, cards: Sequence[Card]) -> list[Part]:
    """Return what the player picks cards with, the picked ones marked."""
    if len(controls.view.hand) <= MOST_BUTTONS:
        return list(button_rows(_toggle(controls, card) for card in cards))
    return [_suit(controls, suit, cards) for suit in range(len(SUITS))]


def _toggle(controls: MeldControls, card: Card) -> Press:
    held = card in controls.picked.cards
    word = f"{Change.DROP if held else Change.HOLD}:{card}"
    return controls.pick(controls.ui.faces.on_button(card), word, _BLUE if held else _PLAIN, card)


def _suit(controls: MeldControls, suit: int, cards: Sequence[Card]) -> Part:
    own = sorted(card for card in cards if card.suit == suit)
    if not own:
        return None
    hint = controls.ui.text("menu-suit", suit=SUIT_SIGNS[suit], cards=len(own))
    picked = controls.picked.cards
    options = [option(card, str(card), controls.ui, chosen=card in picked) for card in own]
    return row(controls.several(suit_word(suit), options, hint))
