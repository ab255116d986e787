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


def card_rows(desk: MeldControls, cards: Sequence[Card]) -> list[Part]:
    """Return what the player picks cards with, the picked ones marked."""
    if len(desk.view.hand) <= MOST_BUTTONS:
        return list(button_rows(_toggle(desk, card) for card in cards))
    return [_suit(desk, suit, cards) for suit in range(len(SUITS))]


def _toggle(desk: MeldControls, card: Card) -> Press:
    held = card in desk.picked.cards
    word = f"{Change.DROP if held else Change.HOLD}:{card}"
    return desk.pick(desk.ui.faces.on_button(card), word, _BLUE if held else _PLAIN, card)


def _suit(desk: MeldControls, suit: int, cards: Sequence[Card]) -> Part:
    own = sorted(card for card in cards if card.suit == suit)
    if not own:
        return None
    hint = desk.ui.text("menu-suit", suit=SUIT_SIGNS[suit], cards=len(own))
    picked = desk.picked.cards
    options = [option(card, str(card), desk.ui, chosen=card in picked) for card in own]
    return row(desk.several(suit_word(suit), options, hint))
