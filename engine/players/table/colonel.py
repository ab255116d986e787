"""The simple player of Colonel: lays all it can, takes cards it can lay, discards high ones."""

import random

from engine.colonel import ColonelView
from engine.deadwood import deadwood
from engine.moves import ACCEPT, CHALLENGE, REJECT, STOCK, TAKE, Move
from engine.players.table.melding import discard, fitting, put_down
from engine.seats import SEATS, other
from engine.table.scoring import total

_USUAL = 6.5
"""What an unseen card counts on average."""

_LEAD = 15
"""The lead in count at which a challenge is made."""


def choose_colonel(view: ColonelView, _: random.Random) -> Move:
    """Return a legal move of the seat on turn."""
    if ACCEPT in view.legal:
        return ACCEPT if _lead(view) > 0 else REJECT
    if CHALLENGE in view.legal and _lead(view) > _LEAD:
        return CHALLENGE
    if STOCK in view.legal:
        return TAKE if TAKE in view.legal and _wants(view) else STOCK
    return put_down(view) or discard(view)


def _lead(view: ColonelView) -> float:
    assert view.viewer is not None
    theirs = view.hand_sizes[SEATS.index(other(view.viewer))]
    return theirs * _USUAL - total(view.hand, view.rules)


def _wants(view: ColonelView) -> bool:
    card = view.pile[-1]
    if fitting(view, (card,)):
        return True
    melds = view.rules.melds
    return deadwood((*view.hand, card), melds) <= deadwood(view.hand, melds)
