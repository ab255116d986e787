"""Mahjong gin: melds on the table for both sides, and the pile taken in handfuls (rules, B.4)."""

from engine.mahjong.determinize import determinize
from engine.mahjong.state import MahjongState
from engine.mahjong.view import MahjongView

__all__ = ["MahjongState", "MahjongView", "determinize"]
