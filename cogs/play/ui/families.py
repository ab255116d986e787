"""How each family of variants is drawn."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from cogs.kit.drawing import Part
from cogs.play.ui.hand import knock_hand, melds_hand
from cogs.play.ui.table import knock_table, melds_table
from engine.words import FamilyName


@dataclass(frozen=True, slots=True)
class FamilyDrawing:
    """What a family draws of its own.

    Attributes:
        hand: All that stands under a hand's head.
        table: What lies on the table and what happened.
    """

    hand: Callable[..., list[Part]]
    table: Callable[..., list[Part]]


_MELDS = FamilyDrawing(melds_hand.draw_parts, melds_table.draw_parts)

DRAWINGS: Mapping[FamilyName, FamilyDrawing] = MappingProxyType(
    {
        FamilyName.KNOCK: FamilyDrawing(knock_hand.draw_parts, knock_table.draw_parts),
        FamilyName.MAHJONG: _MELDS,
        FamilyName.SKARNEY: _MELDS,
        FamilyName.COLONEL: _MELDS,
    }
)
"""The drawing of every family by its name."""
