"""Imagining a deal of Skarney gin that fits a view."""

import random

from engine.skarney.state import SkarneyState
from engine.skarney.view import SkarneyView
from engine.table.imagine import imagine


def determinize(view: SkarneyView, rng: random.Random) -> SkarneyState:
    """Return a full state that the viewer couldn't tell from the real one."""
    imagined = imagine(view, rng)
    return SkarneyState(
        rules=view.rules,
        number=view.number,
        dealer=view.dealer,
        phase=view.phase,
        turn=view.turn,
        hands=imagined.hands,
        stock=imagined.stock,
        table=view.table,
        history=imagined.history,
        result=view.result,
    )
