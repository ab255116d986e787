"""A beginner where melds go to the table: sees the obvious, and misses some of the rest.

It plays like the simple player except for slips, but never misses going out, and never breaks up a
complete meld without need.
"""

import random
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from engine.machine import View
from engine.moves import ACCEPT, END_MELD, REJECT, STOCK, TAKE, Move, MoveKind
from engine.players.mistakes import NoviceMistakes
from engine.players.table.colonel import choose_colonel
from engine.players.table.mahjong import choose_mahjong
from engine.players.table.melding import fitting, kept_for
from engine.players.table.skarney import choose_skarney
from engine.skarney import SkarneyView
from engine.table import PileView, TableView
from engine.table.suggesting import grouped
from engine.words import FamilyName

_SENSE: Mapping[str, Callable[[Any, random.Random], Move]] = MappingProxyType(
    {
        FamilyName.MAHJONG: choose_mahjong,
        FamilyName.SKARNEY: choose_skarney,
        FamilyName.COLONEL: choose_colonel,
    }
)
"""What a sensible player would do."""


def choose_as_novice(view: View, slips: NoviceMistakes, rng: random.Random) -> Move:
    """Return a legal move of the seat on turn, where melds go to the table."""
    sensible = _SENSE[view.rules.family](view, rng)
    if len(view.legal) == 1 or not isinstance(view, TableView):
        return sensible
    if isinstance(view, SkarneyView):
        return _in_skarney(view, sensible, slips, rng)
    assert isinstance(view, PileView)
    return _with_a_pile(view, sensible, slips, rng)


def _with_a_pile(view: PileView, sensible: Move, slips: NoviceMistakes, rng: random.Random) -> Move:
    other = sensible
    match sensible.kind:
        case MoveKind.STOCK if TAKE in view.legal and _hopes_for(view, slips, rng):
            other = TAKE
        case MoveKind.TAKE if (sensible.count or 1) > 1 and rng.random() < slips.overlooks:
            other = STOCK
        case MoveKind.EXTEND if view.owed is None and _forgets(view, slips, rng):
            other = _shed(view, slips, rng) or sensible
        case MoveKind.DISCARD:
            other = _shed(view, slips, rng) or sensible
        case MoveKind.CHALLENGE if STOCK in view.legal and _errs(slips, rng):
            other = STOCK
        case MoveKind.ACCEPT | MoveKind.REJECT if _errs(slips, rng):
            other = REJECT if sensible == ACCEPT else ACCEPT
        case _:
            pass
    return other


def _in_skarney(
    view: SkarneyView, sensible: Move, slips: NoviceMistakes, rng: random.Random
) -> Move:
    other = sensible
    match sensible.kind:
        case MoveKind.CONTRACT if rng.random() < slips.overlooks:
            other = END_MELD
        case MoveKind.EXTEND if _forgets(view, slips, rng):
            other = END_MELD
        case MoveKind.OFFER if _errs(slips, rng):
            other = _offered(view, slips, rng)
        case MoveKind.ACCEPT | MoveKind.REJECT if _errs(slips, rng):
            other = REJECT if sensible == ACCEPT else ACCEPT
        case _:
            pass
    return other


def _errs(slips: NoviceMistakes, rng: random.Random) -> bool:
    """Whether it errs between two choices; less often than it overlooks things."""
    return rng.random() < slips.overlooks / 2


def _forgets(view: TableView, slips: NoviceMistakes, rng: random.Random) -> bool:
    """Whether it forgets to add a card; not if the hand goes down to the last card or but one."""
    return len(view.hand) - len(fitting(view, view.hand)) > 1 and rng.random() < slips.forgets


def _hopes_for(view: PileView, slips: NoviceMistakes, rng: random.Random) -> bool:
    card = view.pile[-1]
    loose = grouped(view.hand, view.rules.melds).unmatched
    company = kept_for(view.rules, card, loose, 1.0) > kept_for(view.rules, card, (), 1.0)
    return company and rng.random() < slips.hopes


def _shed(view: PileView, slips: NoviceMistakes, rng: random.Random) -> Move | None:
    loose = grouped(view.hand, view.rules.melds).unmatched
    moves = {move.card: move for move in view.legal if move.kind == MoveKind.DISCARD}
    worth = {
        card: kept_for(view.rules, card, loose, slips.clings) + rng.gauss(0, slips.wavers)
        for card in loose
        if card in moves
    }
    return moves[min(worth, key=worth.__getitem__)] if worth else None


def _offered(view: SkarneyView, slips: NoviceMistakes, rng: random.Random) -> Move:
    offers = {move: move.card for move in view.legal if move.kind == MoveKind.OFFER}
    worth = {
        move: kept_for(view.rules, card, view.hand, slips.clings) + rng.gauss(0, slips.wavers)
        for move, card in offers.items()
        if card is not None
    }
    return min(worth, key=worth.__getitem__)
