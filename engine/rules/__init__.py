"""The rules of a table: their options, the presets, what goes together, and all of it in words.

Rules know nothing but their options. What goes together stands in `clashes`, what changes nothing
in `ineffective_options`, rules by name and as text in `presets`, and in words in `description`.
"""

from engine.rules.clashes import check_rules
from engine.rules.description import describe
from engine.rules.options import BigGin, ExtraBoxes, SequenceBonus, Shutout
from engine.rules.presets import PRESETS, Presets, changed_options, read_rules, write_rules
from engine.rules.rules import OPTIONS, Rules

__all__ = [
    "OPTIONS",
    "PRESETS",
    "BigGin",
    "ExtraBoxes",
    "Presets",
    "Rules",
    "SequenceBonus",
    "Shutout",
    "changed_options",
    "check_rules",
    "describe",
    "read_rules",
    "write_rules",
]
