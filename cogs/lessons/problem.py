"""The problem of the day: asked, answered and explained."""

from club.core.errors import OldButton
from cogs.kit.drawing import Drawing, Ui
from cogs.kit.press_kinds import PressKind
from cogs.lessons.ui.problem import LOOK, SHARE, draw_problem, draw_shared_problem
from cogs.routing.answers import reply
from cogs.routing.bot import Bot, Interaction
from cogs.routing.clicks import Click
from cogs.routing.cog import Cog
from cogs.routing.command_groups import Group
from cogs.routing.declarations import command, press
from cogs.routing.rate_limits import CostlyWork
from cogs.routing.sharing import ChannelShares


class ProblemCog(Cog):
    """The problem of the day."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot)
        self._shares = ChannelShares(bot)

    @command(Group.GIN, 240, "command-problem")
    async def problem(self, interaction: Interaction) -> None:
        """Show the problem of the day, or what has become of the member's answer."""
        client = interaction.client
        work = client.club.problems.today(interaction.user.id)
        asked = await work
        await reply(interaction, draw_problem(asked, client.ui_for(interaction)))

    @press(PressKind.PROBLEM)
    async def press(self, click: Click) -> None:
        """Take an answer and say what comes of it, or show the problem, to one or to all."""
        day, word = click.action.ply or 0, click.action.rest
        if word == SHARE:
            await self._share(click, day)
            return
        if word == LOOK:
            today = await self.bot.club.problems.today(click.member_id)
            await click.reply(draw_problem(today, click.ui))
            return
        asked = await click.client.club.problems.answer(click.person, day, word)
        drawing = draw_problem(asked, click.ui)
        await (click.update(drawing) if click.on_private_copy else click.reply(drawing))

    async def _share(self, click: Click, day: int) -> None:
        async def draw(ui: Ui, _server_id: int) -> Drawing:
            asked = await self.bot.club.problems.today(click.member_id)
            if asked.day != day or asked.verdict is None:
                raise OldButton
            self.bot.rate_limits.spend(click.member_id, CostlyWork.SHARE)
            return draw_shared_problem(asked, asked.verdict, click.person.name, ui)

        await self._shares.show(click, (PressKind.PROBLEM, day, click.member_id), draw)


async def setup(bot: Bot) -> None:
    """Add the cog."""
    await bot.add_cog(ProblemCog(bot))
