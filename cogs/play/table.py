"""Play at a table: moves, what is picked before one, and giving up."""

from collections.abc import Awaitable

from club.core.errors import GameOver, NotSeated
from club.table.scene import scene_for
from club.table.snapshot import Snapshot
from cogs.kit.notice import draw_notice, draw_resign
from cogs.kit.press_kinds import NOTHING, PressKind
from cogs.kit.press_words import ConfirmWord, QuitWord
from cogs.routing.bot import Bot
from cogs.routing.clicks import Click, ShownBy
from cogs.routing.cog import Cog
from cogs.routing.declarations import press
from cogs.routing.hand_delivery import call_next
from data.schema.vocabulary import TableStatus


class TableCog(Cog):
    """Moves, what is picked before one, and giving up."""

    @press(PressKind.MOVE, shown_by=ShownBy.HAND, quick=True)
    async def move(self, click: Click) -> None:
        """Play a move."""
        action = click.action
        work = click.client.club.playing.play(
            action.table,
            action.ply or 0,
            click.member_id,
            action.rest,
            interaction_id=click.interaction_id,
        )
        await _played(click, work)

    @press(PressKind.PICK, shown_by=ShownBy.HAND, quick=True)
    async def pick(self, click: Click) -> None:
        """Remember a step towards a move, and show the next one."""
        action = click.action
        picked = None if action.rest == NOTHING else action.rest
        work = click.client.club.playing.pick(
            action.table, action.ply or 0, click.member_id, picked
        )
        await click.show_changed(await work)

    @press(PressKind.BEST, shown_by=ShownBy.HAND, quick=True)
    async def best(self, click: Click) -> None:
        """Lay off what is best, and have the hands counted."""
        action = click.action
        work = click.client.club.playing.lay_off_best(
            action.table, action.ply or 0, click.member_id, interaction_id=click.interaction_id
        )
        await _played(click, work)

    @press(PressKind.NEXT, shown_by=ShownBy.HAND, quick=True)
    async def next_deal(self, click: Click) -> None:
        """Show the next deal's cards, where the last one's result stood."""
        work = click.client.club.playing.read_result(click.action.table, click.member_id)
        await click.show_changed(await work, everywhere=True)

    @press(PressKind.CONFIRM, shown_by=ShownBy.HAND, quick=True)
    async def confirm(self, click: Click) -> None:
        """Choose whether ending a deal asks twice."""
        club = click.client.club
        await club.people.set_confirm(
            click.member_id, ConfirmWord(click.action.rest) == ConfirmWord.ON
        )
        await click.show_changed(await club.tables.snapshot(click.action.table))

    @press(PressKind.QUIT)
    async def give_up(self, click: Click) -> None:
        """Ask, then give up or not."""
        club, table_id = click.client.club, click.action.table
        word = QuitWord(click.action.rest)
        snapshot = await club.tables.snapshot(table_id)
        if word == QuitWord.YES:
            await _give_up(click, snapshot)
            return
        if snapshot.player_of(click.member_id) is None:
            raise NotSeated
        if snapshot.table.status != TableStatus.PLAYING:
            raise GameOver
        if word == QuitWord.NO:
            await _close(click, snapshot, "resign-kept")
        else:
            await click.reply(draw_resign(scene_for(snapshot, click.member_id), click.ui))


async def _played(click: Click, work: Awaitable[Snapshot]) -> None:
    snapshot = await click.played(work)
    if snapshot.answers_only:
        await call_next(click, snapshot)


async def _give_up(click: Click, snapshot: Snapshot) -> None:
    """Give the game up; where more than two play, leave the seat to one the others agree on."""
    club, table_id = click.client.club, click.action.table
    if snapshot.rules.may_resign(among_computers=snapshot.with_computer_alone):
        work = club.playing.resign(table_id, click.member_id, interaction_id=click.interaction_id)
        over = await work
        click.noted = True
        try:
            await _close(click, over, "resign-done")
        finally:
            click.client.changed(over)
        return
    left = await club.groups.get_up(table_id, click.member_id, click.interaction_id)
    try:
        await click.update(draw_notice("left-yourself", click.ui))
    finally:
        click.client.changed(left, everywhere=True)


async def _close(click: Click, snapshot: Snapshot, key: str) -> None:
    """Close the question in one line: what follows is read where the hand is."""
    if click.on_private_copy:
        await click.update(draw_notice(key, click.ui))
    else:
        await click.show(snapshot)


async def setup(bot: Bot) -> None:
    """Add the cog."""
    await bot.add_cog(TableCog(bot))
