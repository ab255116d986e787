"""The knock family where three play, each for oneself: Jersey gin (docs/variants.md).

Turns go clockwise, 1 to 2 to 3; melds, knocks, layoffs and sight are those of `engine.knock`.
"""

from engine.jersey.deal import deal_jersey
from engine.jersey.determinize import determinize
from engine.jersey.showdown import showdown
from engine.jersey.state import JerseyState

__all__ = ["JerseyState", "deal_jersey", "determinize", "showdown"]
