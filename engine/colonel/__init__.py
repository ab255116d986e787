"""Colonel: melds on the table for both sides, with or without the challenge (rules, B.6)."""

from engine.colonel.challenge import challenged
from engine.colonel.determinize import determinize
from engine.colonel.state import ColonelState
from engine.colonel.view import ColonelView

__all__ = ["ColonelState", "ColonelView", "challenged", "determinize"]
