"""Hints against the computer: the best moves and why, for the member who asks alone."""

from cogs.kit.press_kinds import PressKind
from cogs.kit.press_words import HintWord
from cogs.play.ui.hand.hint import draw_hint
from cogs.routing.bot import Bot
from cogs.routing.clicks import Click, ShownBy
from cogs.routing.cog import Cog
from cogs.routing.declarations import press
from cogs.routing.rate_limits import CostlyWork


class HintCog(Cog):
    """Hints against the computer."""

    @press(PressKind.HINT, shown_by=ShownBy.HAND)
    async def hint(self, click: Click) -> None:
        """Show what a coach would think of, in the hand of the one on turn, until they move."""
        action = click.action
        allow = click.client.rate_limits.spender(click.member_id, CostlyWork.HINT)
        told = await click.client.club.playing.hint(
            action.table, action.ply or 0, click.member_id, allow=allow
        )
        copy, why = click.on_private_copy, action.rest == HintWord.WHY
        drawing = draw_hint(told.scene, told.advice, click.ui, copy=copy, why=why)
        if click.on_private_copy:
            await click.show_own(told.scene, drawing)
        else:
            await click.update(drawing)


async def setup(bot: Bot) -> None:
    """Add the cog."""
    await bot.add_cog(HintCog(bot))
