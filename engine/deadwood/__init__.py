"""The least deadwood of a hand, and the ways to lay it out in melds."""

from engine.cards import BITS, bits_of
from engine.deadwood.least import Least, best_discard, deadwood, least_of

__all__ = ["BITS", "Least", "best_discard", "bits_of", "deadwood", "least_of"]
