"""The expert, loaded when it first plays: it needs numpy, which the bot itself never loads."""

import random
from functools import cache

from engine.machine import View
from engine.moves import Move
from engine.players.player import Contender
from engine.players.standing import ContestStanding


class LateExpert:
    """The expert of the knock family."""

    def choose(self, view: View, rng: random.Random) -> Move:
        """Return a legal move; raises ValueError out of turn and outside the knock family."""
        return self.choose_for(None, view, rng)

    def choose_for(self, standing: ContestStanding | None, view: View, rng: random.Random) -> Move:
        """Return a legal move that minds how the contest stands."""
        return _expert().choose_for(standing, view, rng)


@cache
def _expert() -> Contender:
    from engine.players.expert import Expert  # noqa: PLC0415  # see above

    return Expert()
