"""What members do about time: put off a reminder, decide once time is over, pause."""

from discord import app_commands

from club.core.deadlines import CLOCKS, PutOff, Terms, put_off
from club.core.settings import Ping
from club.table.current_turn import manners
from club.table.scene import scene, scene_for
from club.table.snapshot import Snapshot
from cogs.kit.drawing import Ui
from cogs.kit.press_kinds import PressKind
from cogs.kit.press_words import LateWord, PauseWord
from cogs.kit.text import Text
from cogs.routing.bot import Bot
from cogs.routing.clicks import Click
from cogs.routing.cog import Cog
from cogs.routing.declarations import press
from cogs.turn_clock.telling import one_of_each, tell
from cogs.turn_clock.ui.clock import Asked, PauseState, draw_decided, draw_pause, draw_put_off

text = Text()


def clock_choices() -> list[app_commands.Choice[str]]:
    """How long a turn may take, to choose from."""
    keys = {word: f"choice-clock-{word.replace(':', '-')}" for word in CLOCKS}
    return [app_commands.Choice(name=text(key), value=word) for word, key in keys.items()]


def clock_chosen(choice: app_commands.Choice[str] | None) -> Terms | None:
    """What was chosen; None for what is usual in the server."""
    return None if choice is None else Terms.parse(choice.value)


class ClocksCog(Cog):
    """What members do about time."""

    @press(PressKind.PAUSE)
    async def pause(self, click: Click) -> None:
        """Ask for a pause, agree to it, refuse it, or end it."""
        clocks, table_id, member_id = click.client.club.clocks, click.action.table, click.member_id
        word = PauseWord(click.action.rest)
        if word == PauseWord.ASK:
            await _ask_pause(click)
            return
        asked: Asked = ()
        if word == PauseWord.AGREE:
            snapshot, agreement = await clocks.pause(table_id, member_id)
            asked = agreement.asked
            state = PauseState.ON if agreement.done else PauseState.AGREED
        else:
            snapshot = await clocks.resume(table_id, member_id)
            state = PauseState.NO if word == PauseWord.NO else PauseState.OVER
        drawing = draw_pause(scene(snapshot, None), state, member_id, asked, _ui(click, snapshot))
        if word == PauseWord.GO_ON:
            # What was pressed is a table, a hand or a list, and stays.
            await tell(click, snapshot, drawing)
        else:
            await click.update(drawing, for_all=True)
        click.client.changed(snapshot, everywhere=True)

    @press(PressKind.SNOOZE)
    async def snooze(self, click: Click) -> None:
        """Put off the reminders of one's turn."""
        client, action = click.client, click.action
        now = client.scheduler.now()
        own = manners(await client.club.settings.member(click.member_id))
        until = own.after_quiet(put_off(PutOff(action.rest), now, own.zone))
        work = client.club.clocks.snooze(action.table, action.ply or 0, click.member_id, until)
        await work
        client.scheduler.wake()
        snapshot = await client.club.tables.snapshot(action.table)
        # Others read it too where a reminder stands in the channel.
        ui = click.ui if click.message_in_channel is None else _ui(click, snapshot)
        drawing = draw_put_off(scene_for(snapshot, click.member_id), until, ui)
        await click.update(drawing, for_all=True)

    @press(PressKind.LATE)
    async def late(self, click: Click) -> None:
        """Wait, claim the game, or let the computer play on, once the opponent's time is over."""
        clocks, action = click.client.club.clocks, click.action
        table_id, ply, word = action.table, action.ply or 0, LateWord(action.rest)
        before = scene(await click.client.club.tables.snapshot(table_id), None)
        if word == LateWord.WAIT:
            message = click.interaction.message
            pressed = None if message is None else message.id
            work = clocks.wait(table_id, ply, click.member_id, pressed)
        elif word == LateWord.CLAIM:
            work = clocks.claim(table_id, ply, click.member_id, click.interaction_id)
        else:
            work = clocks.stand_in(table_id, ply, click.member_id)
        snapshot = await work
        try:
            drawing = draw_decided(before, word, click.client.ui(snapshot.language))
            await click.update(drawing, for_all=True)
        finally:
            click.client.changed(snapshot, everywhere=True)


async def _ask_pause(click: Click) -> None:
    """Ask the others for a pause, where they read it; whoever is asked already agrees."""
    client, table_id, member_id = click.client, click.action.table, click.member_id
    snapshot, agreement = await client.club.clocks.pause(table_id, member_id)
    asked, paused, again = agreement.asked, agreement.done, member_id in agreement.before
    state = PauseState.AGREED if agreement.before - {member_id} else PauseState.ASKED
    state = PauseState.ON if paused else state
    drawing = draw_pause(scene(snapshot, None), state, member_id, asked, _ui(click, snapshot))
    if again and not paused:
        # A member who asks again gets a private note that they have asked: no second call.
        await click.reply(drawing)
    else:
        calls = not paused and snapshot.server_settings.ping == Ping.TURN
        called = one_of_each(asked) if calls else ()
        key = "" if paused else "pause-asked-there"
        await tell(click, snapshot, drawing, key, "pause-not-asked", called=called)
    client.changed(snapshot, everywhere=True)


def _ui(click: Click, snapshot: Snapshot) -> Ui:
    return click.client.ui(snapshot.language)


async def setup(bot: Bot) -> None:
    """Add the cog."""
    await bot.add_cog(ClocksCog(bot))
