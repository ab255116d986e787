"""What players answer who are asked about a game in which nobody has moved for long."""

from club.core.settings import Ping
from club.table.scene import scene
from cogs.kit.press_kinds import PressKind
from cogs.kit.press_words import QuietWord
from cogs.routing.bot import Bot
from cogs.routing.clicks import Click
from cogs.routing.cog import Cog
from cogs.routing.declarations import press
from cogs.turn_clock.telling import one_of_each, post, tell
from cogs.turn_clock.ui.quiet import draw_call_off, draw_called_off, draw_played_on


class QuietGamesCog(Cog):
    """What players answer about a quiet game: they play on, or would call it off."""

    @press(PressKind.QUIET)
    async def answer(self, click: Click) -> None:
        """Begin the wait anew, or call the game off once all sides agree."""
        if QuietWord(click.action.rest) is QuietWord.PLAY_ON:
            await _play_on(click)
        else:
            await _call_off(click)


async def _play_on(click: Click) -> None:
    table_id, ply = click.action.table, click.action.ply or 0
    message = click.interaction.message
    pressed = None if message is None else message.id
    snapshot, why = await click.client.club.calling_off.play_on(
        table_id, ply, click.member_id, pressed
    )
    drawing = draw_played_on(
        scene(snapshot, None), why, click.member_id, click.client.ui(snapshot.language)
    )
    await click.update(drawing, for_all=True)
    if click.interaction.channel_id != snapshot.channel_id:
        await post(click, snapshot, drawing)
    click.client.changed(snapshot)


async def _call_off(click: Click) -> None:
    client, table_id, ply = click.client, click.action.table, click.action.ply or 0
    snapshot, agreement = await client.club.calling_off.call_off(
        table_id, ply, click.member_id, click.interaction_id
    )
    ui, shown = client.ui(snapshot.language), scene(snapshot, None)
    if agreement.done:
        try:
            await click.update(draw_called_off(shown, ui), for_all=True)
        finally:
            client.changed(snapshot, everywhere=True)
        return
    question = draw_call_off(shown, click.member_id, agreement.asked, ui)
    if click.member_id in agreement.before:
        # Who asks again gets a private note that they have asked: no second call.
        await click.reply(question)
        return
    calls = snapshot.server_settings.ping == Ping.TURN
    called = one_of_each(agreement.asked) if calls else ()
    await tell(click, snapshot, question, "quiet-off-there", "quiet-off-not-told", called=called)


async def setup(bot: Bot) -> None:
    """Add the cog."""
    await bot.add_cog(QuietGamesCog(bot))
