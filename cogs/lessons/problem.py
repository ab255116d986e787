"""The problem of the day: asked, answered and explained."""

from cogs.kit.press_kinds import PressKind
from cogs.lessons.ui.problem import draw_problem
from cogs.routing.answers import reply
from cogs.routing.bot import Bot, Interaction
from cogs.routing.clicks import Click
from cogs.routing.cog import Cog
from cogs.routing.command_groups import Group
from cogs.routing.declarations import command, press


class ProblemCog(Cog):
    """The problem of the day."""

    @command(Group.GIN, 240, "command-problem")
    async def problem(self, interaction: Interaction) -> None:
        """Show the problem of the day, or what has become of the member's answer."""
        client = interaction.client
        work = client.club.problems.today(interaction.user.id)
        asked = await work
        await reply(interaction, draw_problem(asked, client.ui_for(interaction)))

    @press(PressKind.PROBLEM)
    async def press(self, click: Click) -> None:
        """Take an answer, and say what comes of it."""
        day, word = click.action.ply or 0, click.action.rest
        asked = await click.client.club.problems.answer(click.person, day, word)
        drawing = draw_problem(asked, click.ui)
        await (click.update(drawing) if click.on_private_copy else click.reply(drawing))


async def setup(bot: Bot) -> None:
    """Add the cog."""
    await bot.add_cog(ProblemCog(bot))
