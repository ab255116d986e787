"""The rules of a table: their options, the presets, what goes together, and all of it in words."""

from engine.rules.options import BigGin, ExtraBoxes, SequenceBonus, Shutout
from engine.rules.rules import OPTIONS, Rules

__all__ = ["OPTIONS", "BigGin", "ExtraBoxes", "Rules", "SequenceBonus", "Shutout"]
