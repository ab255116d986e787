"""Computer players: levels for members, and frozen ones to measure against (docs/players.md)."""

from collections.abc import Mapping
from types import MappingProxyType

from engine.errors import BadRules
from engine.players.knock.gin_waiter import GinWaiter
from engine.players.knock.quick_knocker import QuickKnocker
from engine.players.knock.sampler import Sampler
from engine.players.knock.simple_eaai import SimpleEaai
from engine.players.knock.undercutter import Undercutter
from engine.players.player import Contender, Player, chosen
from engine.players.simple import Level, SimplePlayer, players_of
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


PLAYERS: Mapping[str, Player] = MappingProxyType({"simple": SimplePlayer()})
"""The plain player, who knows every variant."""

LEVELS: Mapping[str, Player] = MappingProxyType(
    {name: Level(name) for name in ("novice", "club", "expert")}
)
"""The players that members may choose, the weakest first."""

SPARRING: Mapping[str, Player] = MappingProxyType(
    {
        "simple_eaai": SimpleEaai(),
        "gin_waiter": GinWaiter(),
        "quick_knocker": QuickKnocker(),
        "undercutter": Undercutter(),
        "sampler": Sampler(),
    }
)
"""Frozen players of the knock family to measure others against; never changed."""


def levels_for(rules: Rules) -> tuple[str, ...]:
    """Return the names of the levels that know how to play by the rules, the weakest first."""
    known = players_of(rules)
    return tuple(name for name in LEVELS if name in known)


def named(name: str) -> Player:
    """Return a player by name; raise BadRules if there is none."""
    players = {**PLAYERS, **LEVELS, **SPARRING}
    player = players.get(name)
    if player is None:
        known = ", ".join(players)
        raise BadRules(f"there is no player {name!r}; there are {known}", "player")
    return player


def player_for(name: str, rules: Rules) -> Player:
    """Return a player by name; raise BadRules if there is none or it can't play by the rules."""
    player = named(name)
    if name not in players_of(rules):
        raise BadRules(f"{name} doesn't play {rules.preset}: it knows the knock family", "player")
    return player
