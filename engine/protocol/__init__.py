"""The player protocol: what a player is told line by line (docs/players.md)."""

from engine.protocol.hearing import Told, hear
from engine.protocol.shadow import rebuilt
from engine.protocol.telling import Teller

__all__ = ["Teller", "Told", "hear", "rebuilt"]
