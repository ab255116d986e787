"""Imagining a deal of Mahjong gin that fits a view."""

import random

from engine.mahjong.state import MahjongState
from engine.mahjong.view import MahjongView
from engine.table.piled_imagine import imagine_piled


def determinize(view: MahjongView, rng: random.Random) -> MahjongState:
    """Return a full state that the viewer couldn't tell from the real one."""
    imagined = imagine_piled(view, rng)
    return MahjongState(
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
