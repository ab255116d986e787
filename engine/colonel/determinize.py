"""Imagining a deal of Colonel that fits a view."""

import random

from engine.colonel.state import ColonelState
from engine.colonel.view import ColonelView
from engine.table.piled_imagine import imagine_piled


def determinize(view: ColonelView, rng: random.Random) -> ColonelState:
    """Return a full state that the viewer couldn't tell from the real one."""
    imagined = imagine_piled(view, rng)
    return ColonelState(
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
        upcard=view.upcard,
        pile=imagined.pile,
    )
