"""The computer's players."""

import random
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from engine.errors import BadRules
from engine.families import family_of
from engine.machine import View
from engine.moves import Move
from engine.players.club import Club
from engine.players.knock.gin_waiter import GinWaiter
from engine.players.knock.simple_eaai import SimpleEaai
from engine.players.novice import Novice
from engine.players.player import Contender, Player, chosen
from engine.players.simple import SimplePlayer
from engine.players.standing import ContestStanding
from engine.rules import Rules

__all__ = [
    "LEVELS",
    "PLAYERS",
    "SPARRING",
    "Contender",
    "ContestStanding",
    "Player",
    "SimplePlayer",
    "chosen",
    "levels_for",
    "named",
    "player_for",
]


class _LateExpert:
    """The expert, loaded when it first plays: it needs numpy, which the bot itself never loads."""

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


PLAYERS: Mapping[str, Player] = MappingProxyType({"simple": SimplePlayer()})
"""The plain player of every variant."""

LEVELS: Mapping[str, Player] = MappingProxyType(
    {"novice": Novice(), "club": Club(), "expert": _LateExpert()}
)
"""The players that members may choose among, the weakest first."""

SPARRING: Mapping[str, Player] = MappingProxyType(
    {"simple_eaai": SimpleEaai(), "gin_waiter": GinWaiter()}
)
"""Frozen players of the knock family, against which others are measured; never changed."""


def levels_for(rules: Rules) -> tuple[str, ...]:
    """Return the names of the levels that know how to play by the rules, the weakest first."""
    known = family_of(rules).players
    return tuple(name for name in LEVELS if name in known)


def named(name: str) -> Player:
    """Return a player by its name; raises BadRules if there is none."""
    players = {**PLAYERS, **LEVELS, **SPARRING}
    player = players.get(name)
    if player is None:
        known = ", ".join(players)
        raise BadRules(f"there is no player {name!r}; there are {known}", "player")
    return player


def player_for(name: str, rules: Rules) -> Player:
    """Return a player by its name; BadRules if there is none or it can't play by the rules."""
    player = named(name)
    if name not in family_of(rules).players:
        raise BadRules(f"{name} doesn't play {rules.preset}: it knows the knock family", "player")
    return player
