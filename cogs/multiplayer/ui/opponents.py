"""What a team does about its opponents if it loses the round, and the buttons to say so."""

import discord

from club.multiplayer.opponents import TeamsWish
from club.table.losers_choice import LosersWish
from cogs.kit.drawing import BRAND, Drawing, Ui, draw, row, small
from cogs.kit.ids import make_id
from cogs.kit.items import Press, press
from cogs.kit.press_kinds import PressKind


def draw_teams_wish(found: TeamsWish, ui: Ui) -> Drawing:
    """Draw what a member's team does, for its members alone."""
    return draw(
        BRAND,
        ui.text("opponents-wish", round=found.round, wish=found.wish),
        small(ui.text("opponents-how")),
        row(*(_say(found, wish, ui) for wish in LosersWish)),
    )


def _say(found: TeamsWish, wish: LosersWish, ui: Ui) -> Press:
    here = discord.ButtonStyle.primary if wish == found.wish else discord.ButtonStyle.secondary
    custom_id = make_id(PressKind.OPPONENTS, found.table_id, found.round, wish)
    return press(ui.text(f"press-opponents-{wish}"), custom_id, style=here)
