"""The coach: which move is better, by how much, and why, in figures and cards (docs/coach.md)."""

from engine.coach.advising import Advice, AdvisedMove, advise, is_coached
from engine.coach.reasons import Reason, Why

__all__ = ["Advice", "AdvisedMove", "Reason", "Why", "advise", "is_coached"]
