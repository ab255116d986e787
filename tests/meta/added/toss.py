"""A coin is tossed: the cog of the command that `tests/meta/test_additions.py` adds."""

import secrets

from cogs.kit.drawing import BRAND, draw
from cogs.routing.answers import reply
from cogs.routing.bot import Bot, Interaction
from cogs.routing.cog import Cog
from cogs.routing.command_groups import Group
from cogs.routing.declarations import command
from cogs.routing.table_resolver import server_of


class TossCog(Cog):
    """A coin is tossed."""

    @command(Group.GIN, 195, "command-toss")
    async def toss(self, interaction: Interaction) -> None:
        """Toss a coin."""
        settings, ui = interaction.client.club.settings, interaction.client.ui_for(interaction)
        house = await settings.server(server_of(interaction).server_id)
        own = await settings.member(interaction.user.id)
        fallen = ui.text(f"toss-{own.coin}", side=secrets.choice(("one", "other")))
        await reply(interaction, draw(BRAND, fallen, ui.text("toss-wish") if house.wish else ""))


async def setup(bot: Bot) -> None:
    """Add the cog."""
    await bot.add_cog(TossCog(bot))
