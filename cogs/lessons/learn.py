"""The first deal, step by step, for beginners."""

from club.lessons.first_deal import answer
from cogs.kit.press_kinds import PressKind
from cogs.lessons.ui.learn import draw_learn
from cogs.routing.answers import reply
from cogs.routing.bot import Bot, Interaction
from cogs.routing.clicks import Click
from cogs.routing.cog import Cog
from cogs.routing.command_groups import Group
from cogs.routing.declarations import command, press


class LearnCog(Cog):
    """The first deal, step by step."""

    @command(Group.GIN, 230, "command-learn")
    async def learn(self, interaction: Interaction) -> None:
        """Begin the lesson, or begin it again."""
        await reply(interaction, draw_learn(answer(1, ""), interaction.client.ui_for(interaction)))

    @press(PressKind.LEARN)
    async def press(self, click: Click) -> None:
        """Go on after a right answer, or say what was wrong and stay."""
        drawing = draw_learn(answer(click.action.ply or 0, click.action.rest), click.ui)
        await (click.update(drawing) if click.on_private_copy else click.reply(drawing))


async def setup(bot: Bot) -> None:
    """Add the cog."""
    await bot.add_cog(LearnCog(bot))
