"""The coach: what would be better, by how much, and why. The drawings find the words."""

from engine.coach.advising import Advice, AdvisedMove, advise
from engine.coach.reasons import Reason, Why

__all__ = ["Advice", "AdvisedMove", "Reason", "Why", "advise"]
