"""The cards of a hand to pick from: a button a card or, for a large hand, menus."""

from collections.abc import Sequence

import discord

from club.play.card_selection import Change, suit_word
from cogs.kit.drawing import Part, row
from cogs.kit.drawing import card_rows as button_rows
from cogs.kit.items import Press
from cogs.kit.press_kinds import PressKind
from cogs.play.ui.table.meld_controls import MENU, MeldControls, option
from engine.cards import SUITS, Card
from engine.moves import Move, MoveKind

MOST_BUTTONS = 9
"""The largest hand whose cards are buttons: more rows of them would push the rest off a phone."""

_BLUE = discord.ButtonStyle.primary
_PLAIN = discord.ButtonStyle.secondary


def is_large(controls: MeldControls) -> bool:
    """Return whether the hand is too large for a button a card."""
    return len(controls.view.hand) > MOST_BUTTONS


def card_rows(controls: MeldControls, cards: Sequence[Card]) -> list[Part]:
    """Return what the player picks cards with, the picked ones marked."""
    if not is_large(controls):
        return list(button_rows(_toggle(controls, card) for card in cards))
    if len(cards) > MENU:
        return [_suit(controls, suit, cards) for suit in range(len(SUITS))]
    return [_several(controls, Change.THESE, cards, controls.ui.text("menu-cards"))]


def card_menu(controls: MeldControls, kind: MoveKind, hint: str) -> Part:
    """Return a menu that lets one card of a large hand go; None where it can't be that."""
    moves = [move for move in controls.view.legal if move.kind == kind]
    if not is_large(controls) or not 1 < len(moves) <= MENU:
        return None
    cards = sorted((move.card for move in moves if move.card is not None), key=_by_suit)
    options = [option(card, str(Move(kind, card)), controls.ui, chosen=False) for card in cards]
    return row(controls.chooser(PressKind.MOVE, options, hint))


def _by_suit(card: Card) -> tuple[int, int]:
    return card.suit, card.rank


def _toggle(controls: MeldControls, card: Card) -> Press:
    held = card in controls.picked.cards
    word = f"{Change.DROP if held else Change.HOLD}:{card}"
    does = "spoken-press-drop" if held else "spoken-press-hold"
    label = controls.ui.card_button(card, does)
    return controls.pick(label, word, _BLUE if held else _PLAIN, card)


def _suit(controls: MeldControls, suit: int, cards: Sequence[Card]) -> Part:
    own = [card for card in cards if card.suit == suit]
    if not own:
        return None
    hint = controls.ui.text("menu-suit", suit=controls.ui.faces.suit(suit), cards=len(own))
    return _several(controls, suit_word(suit), own, hint)


def _several(controls: MeldControls, word: Change, cards: Sequence[Card], hint: str) -> Part:
    picked = controls.picked.cards
    options = [
        option(card, str(card), controls.ui, chosen=card in picked)
        for card in sorted(cards, key=_by_suit)
    ]
    return row(controls.several(word, options, hint))
