"""The simple policy of the EAAI gin rummy challenge, frozen to measure stronger players against.

The challenge's ban on drawing and throwing the same two cards again isn't taken over; the rules'
guard against stalls does that here.
"""

import random

from engine.deadwood import deadwood
from engine.knock import KnockView
from engine.machine import View
from engine.melds import melds_among
from engine.moves import Move
from engine.players.knock.sparring import discards, drawing, ending, knock_view, refusal, settled


class SimpleEaai:
    """Plays the knock family by the challenge's simple policy."""

    def choose(self, view: View, rng: random.Random) -> Move:
        """Return a legal move; raises ValueError out of turn and outside the knock family."""
        knock = knock_view(view)
        if drawing(knock):
            return drawing(knock)[0] if _makes_a_meld(knock) else refusal(knock)
        return settled(knock) or _shed(knock, rng)


def _makes_a_meld(view: KnockView) -> bool:
    card = view.pile[-1]
    return any(card in meld for meld in melds_among((*view.hand, card), view.rules.melds))


def _shed(view: KnockView, rng: random.Random) -> Move:
    left = {
        move: deadwood((held for held in view.hand if held != move.card), view.rules.melds)
        for move in discards(view)
    }
    least = min(left.values())
    move = rng.choice([each for each, points in left.items() if points == least])
    return ending(view, move.card) or move
