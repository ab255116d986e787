"""Imagining the cards that one of three can't see."""

import random

from engine.jersey.state import JerseyState
from engine.knock import KnockView
from engine.knock.determinize import imagine


def determinize(view: KnockView, rng: random.Random) -> JerseyState:
    """Return a full state whose view for this viewer equals the one given."""
    deal = imagine(view, rng)
    return JerseyState(
        rules=view.rules,
        number=view.number,
        dealer=view.dealer,
        knock_card=view.knock_card,
        upcard=view.upcard,
        phase=view.phase,
        turn=view.turn,
        hands=deal.hands,
        stock=deal.stock,
        pile=deal.pile,
        history=deal.history,
        shown=view.shown,
        discard=deal.discard,
        result=view.result,
    )
