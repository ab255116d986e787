"""The coach: what would be better, by how much, and why. No words: those are the drawings'."""

from engine.coach.advising import Advice, AdvisedMove, advise
from engine.coach.reasons import Reason, Why

__all__ = ["Advice", "AdvisedMove", "Reason", "Why", "advise"]
