"""The computer's players."""

from collections.abc import Mapping
from types import MappingProxyType

from engine.players.player import Player
from engine.players.simple import SimplePlayer

__all__ = ["PLAYERS", "Player", "SimplePlayer"]

PLAYERS: Mapping[str, Player] = MappingProxyType({"simple": SimplePlayer()})
"""Every computer player by its name."""
