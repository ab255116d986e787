"""The coach: what would be better, by how much, and why. No words: those are the drawings'."""

from engine.coach.advising import Advice, Option, advise
from engine.coach.reasons import Reason, Why

__all__ = ["Advice", "Option", "Reason", "Why", "advise"]
