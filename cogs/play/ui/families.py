"""Enters how each family of variants is drawn; a new family adds its line here."""

from cogs.kit.family_drawings import DRAWINGS, FamilyDrawing
from cogs.kit.knock_words import limit
from cogs.play.ui.hand import knock_hand, melds_hand, spoken_knock, spoken_melds
from cogs.play.ui.table import knock_table, melds_table
from engine.words import FamilyName

_MELDS = FamilyDrawing(
    melds_hand.draw_parts, melds_table.draw_parts, spoken=spoken_melds.spoken_hand
)

DRAWINGS[FamilyName.KNOCK] = DRAWINGS[FamilyName.JERSEY] = FamilyDrawing(
    knock_hand.draw_parts,
    knock_table.draw_parts,
    limit,
    knock_hand.advice_text,
    spoken_knock.spoken_hand,
)
DRAWINGS[FamilyName.MAHJONG] = _MELDS
DRAWINGS[FamilyName.SKARNEY] = _MELDS
DRAWINGS[FamilyName.COLONEL] = _MELDS
