"""The computer's players."""

from collections.abc import Mapping
from types import MappingProxyType

from engine.errors import BadRules
from engine.players.club import Club
from engine.players.gin_waiter import GinWaiter
from engine.players.player import Player
from engine.players.simple import SimplePlayer
from engine.players.simple_eaai import SimpleEaai
from engine.rules import Rules

__all__ = ["COMING", "PLAYERS", "SPARRING", "Player", "SimplePlayer", "named", "player_for"]

PLAYERS: Mapping[str, Player] = MappingProxyType({"simple": SimplePlayer()})
"""Every computer player that members may play with, by its name."""

COMING: Mapping[str, Player] = MappingProxyType({"club": Club()})
"""Players of the knock family that members aren't offered yet."""

SPARRING: Mapping[str, Player] = MappingProxyType(
    {"simple_eaai": SimpleEaai(), "gin_waiter": GinWaiter()}
)
"""Frozen players of the knock family, against which others are measured; never changed."""


def named(name: str) -> Player:
    """Return a player by its name.

    Raises:
        BadRules: There is no such player.
    """
    players = {**PLAYERS, **COMING, **SPARRING}
    player = players.get(name)
    if player is None:
        known = ", ".join(players)
        raise BadRules(f"there is no player {name!r}; there are {known}", "player")
    return player


def player_for(name: str, rules: Rules) -> Player:
    """Return a player by its name, one who knows how to play by the rules.

    Raises:
        BadRules: There is no such player, or it doesn't know these rules.
    """
    player = named(name)
    if name not in PLAYERS and rules.family != "knock":
        raise BadRules(f"{name} doesn't play {rules.preset}: it knows the knock family", "player")
    return player
