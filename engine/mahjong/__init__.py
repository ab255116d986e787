"""Mahjong gin: melds on the table for both sides, many pile cards at once (rules, B.4)."""

from engine.mahjong.determinize import determinize
from engine.mahjong.state import MahjongState
from engine.mahjong.view import MahjongView

__all__ = ["MahjongState", "MahjongView", "determinize"]
