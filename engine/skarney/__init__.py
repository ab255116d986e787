"""Skarney gin: a contract first, one's own melds, and offers instead of discards (rules, B.5)."""

from engine.skarney.determinize import determinize
from engine.skarney.state import SkarneyState, gin_bonus
from engine.skarney.view import SkarneyView

__all__ = ["SkarneyState", "SkarneyView", "determinize", "gin_bonus"]
