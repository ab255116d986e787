"""A club player at a table of three.

It minds what the player on the left took, the only one whom its discards can help, and knocks only
where that wins in most hands that the others may have. Waiting for more doesn't pay.
"""

import random
from dataclasses import replace

from engine.knock import KnockPhase, KnockView
from engine.machine import View
from engine.moves import Move, MoveKind
from engine.players.jersey.knock_worth import gain, imagined
from engine.players.knock.knock import choose_knock
from engine.players.knock.reading import Hints, read
from engine.players.knock.sparring import discards, knock_view
from engine.seats import around, right_of

_DEALS = 24
"""How many times the other hands are imagined before a knock."""

_CHOSE = 0.7
"""How many extra cards the other hands were chosen from, for each turn."""


class ClubJersey:
    """Plays three-handed as a good club player does."""

    def choose(self, view: View, rng: random.Random) -> Move:
        """Return a legal move; raises ValueError when the viewer isn't on turn."""
        knock = knock_view(view)
        if knock.phase != KnockPhase.ACT:
            return choose_knock(knock, rng)
        assert knock.viewer is not None
        right = right_of(knock.viewer, len(knock.hand_sizes))
        left_alone = replace(
            knock, moves=tuple([each for each in knock.moves if each.seat != right])
        )
        move = choose_knock(left_alone, rng)
        staying = discards(knock)
        if move.kind == MoveKind.KNOCK and staying and not _pays(knock, move, rng):
            return choose_knock(replace(left_alone, legal=staying), rng)
        return move


def _pays(view: KnockView, out: Move, rng: random.Random) -> bool:
    me, players = view.viewer, len(view.hand_sizes)
    assert me is not None
    shown = tuple([held for held in view.hand if held != out.card])
    readings = {seat: read(view, Hints(), seat) for seat in around(me, players)}
    thrown = sum(move.kind == MoveKind.DISCARD for move in view.moves)
    more = round(thrown / players * _CHOSE)
    hands = (imagined(readings, view.rules, rng, more) for _ in range(_DEALS))
    return sum(gain(view.rules, {me: shown, **others}, me) for others in hands) > 0
