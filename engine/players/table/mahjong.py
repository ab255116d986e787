"""The simple player of Mahjong gin: lays all it can, takes as much of the pile as pays at once."""

import random
from collections.abc import Collection

from engine.cards import Card
from engine.mahjong import MahjongView
from engine.moves import STOCK, Move, MoveKind
from engine.players.table.melding import cards_of, discard, left_over, loose_without, put_down
from engine.table.scoring import total
from engine.words import DeepCardUse

_DOWN = frozenset({MoveKind.LAY, MoveKind.EXTEND})

_PARTNER = 15.0
"""What keeping a card is worth for each partner: melds pay here, and few points stay loose."""


def choose_mahjong(view: MahjongView, _: random.Random) -> Move:
    """Return a legal move of the seat on turn."""
    if STOCK in view.legal:
        return _draw(view)
    if view.owed is not None:
        return _pay(view, view.owed)
    return put_down(view) or discard(view, _PARTNER)


def _draw(view: MahjongView) -> Move:
    takes = [move for move in view.legal if move.kind == MoveKind.TAKE]

    def balance(move: Move) -> int:
        return _balance(view, (*view.hand, *view.pile[-(move.count or 1) :]))

    best = max(takes, key=balance, default=STOCK)
    return best if takes and balance(best) > _balance(view, view.hand) else STOCK


def _balance(view: MahjongView, hand: Collection[Card]) -> int:
    return total(hand, view.rules) - 2 * left_over(view, hand)


def _pay(view: MahjongView, owed: Card) -> Move:
    """Return the best move that brings the card owed to the table, or leads there."""
    downs = [move for move in view.legal if move.kind in _DOWN]
    paying = [move for move in downs if owed in cards_of(move)]
    if view.rules.deep_card_use == DeepCardUse.NEW_MELD_ONLY:
        paying = [move for move in paying if move.kind == MoveKind.LAY]
    leading = [move for move in downs if move.kind == MoveKind.EXTEND]
    return min(
        paying or leading or downs,
        key=lambda move: loose_without(view.rules, view.hand, cards_of(move)),
    )
