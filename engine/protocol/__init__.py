"""The player protocol: what a player is sent, line by line (docs/players.md)."""

from engine.protocol.reader import KnownDeal, hear
from engine.protocol.shadow_deal import rebuilt
from engine.protocol.writer import Reporter

__all__ = ["KnownDeal", "Reporter", "hear", "rebuilt"]
