"""Colonel as one object."""

from engine.colonel.determinize import determinize
from engine.colonel.state import ColonelState
from engine.machine import Family
from engine.table.choosing import may_play
from engine.words import FamilyName

COLONEL = Family(
    name=FamilyName.COLONEL,
    deal=ColonelState.deal,
    determinize=determinize,
    may_play=may_play,
    players=frozenset({"simple", "novice", "club"}),
)
