"""The player protocol: what a player is told line by line (docs/players.md)."""

from engine.protocol.reader import Told, hear
from engine.protocol.shadow_deal import rebuilt
from engine.protocol.writer import Teller

__all__ = ["Teller", "Told", "hear", "rebuilt"]
