"""The rules of a table: options, presets, clashes, and descriptions in words."""

from engine.rules.clashes import check_rules
from engine.rules.description import describe
from engine.rules.options import BigGin, ExtraBoxes, SequenceBonus, Shutout
from engine.rules.presets import (
    ALL_PRESETS,
    PRESETS,
    Presets,
    changed_options,
    read_rules,
    write_rules,
)
from engine.rules.rules import OPTIONS, Rules

__all__ = [
    "ALL_PRESETS",
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
