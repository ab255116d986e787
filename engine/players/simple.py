"""Players that play every variant, each family in its own way."""

import random
from collections.abc import Mapping

from engine.machine import Player, View
from engine.moves import Move
from engine.players.player import chosen
from engine.players.standing import ContestStanding
from engine.rules import Rules


def players_of(rules: Rules) -> Mapping[str, Player]:
    """Return the players of the family that plays by the rules, by name."""
    from engine.families import family_of  # noqa: PLC0415  # families have their players from here

    return family_of(rules).players


class Level:
    """A player by name, asked of the family that is played."""

    def __init__(self, name: str) -> None:
        self._name = name

    def choose(self, view: View, rng: random.Random) -> Move:
        """Return a legal move; raises ValueError out of turn and where no family has the player."""
        return self._of(view).choose(view, rng)

    def choose_for(self, standing: ContestStanding | None, view: View, rng: random.Random) -> Move:
        """Return a legal move with regard to the contest, where the family's player can."""
        return chosen(self._of(view), standing, view, rng)

    def _of(self, view: View) -> Player:
        player = players_of(view.rules).get(self._name)
        if player is None:
            raise ValueError(f"{self._name} doesn't play {view.rules.family}")
        return player


class SimplePlayer(Level):
    """Plays each variant by simple sense, and never guesses at hidden cards."""

    def __init__(self) -> None:
        super().__init__("simple")
