"""Report unreadable tables once in the channel and to each player; a notice is a display."""

from datetime import datetime

import structlog

from club.moderation.quarantine import TableOutline
from cogs.moderation.ui.unreadable import draw_annulled, draw_unreadable
from cogs.routing.bot import Bot
from cogs.routing.cog import PATIENCE, Cog
from cogs.scheduling.keyed_worker import KeyedWorker
from cogs.scheduling.startup import Stage
from cogs.transport.posts import TROUBLE, Fault, fault_of, nonce
from data.schema.vocabulary import DisplayKind
from data.table.displays import CHANNEL, FINAL, Display

_log = structlog.get_logger()


class UnreadableNotices(Cog):
    """Sets unreadable tables aside, and sends the notices table by table."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot)
        self.telling = KeyedWorker("refresh-unreadable", self._tell, claims=bot.club.process)
        self._club = bot.club
        self._displays = bot.reconciler
        self._posts = bot.posts

    async def begin(self) -> None:
        """Look for what was noticed, now and whenever a table can't be read."""
        self.when_unloaded(self.bot.scheduler.do(self.look))
        self.when_unloaded(self._club.quarantine.on_notice(self.bot.scheduler.wake))
        self.bot.startup.do(Stage.TABLES, self.check)

    async def finish(self) -> None:
        """Tell of no more."""
        await self.telling.close(PATIENCE)

    async def check(self) -> None:
        """Read every running table, and let those go on that couldn't be read before."""
        for snapshot in await self._club.quarantine.check(self._displays.precedence.calm):
            self.bot.draw_anew(snapshot)

    async def look(self) -> datetime | None:
        """Set aside what was noticed and send the notices; nothing here falls due by itself."""
        for table_id in await self._club.quarantine.take():
            self.telling.ask(table_id)
        return None

    async def _tell(self, table_id: int) -> bool:
        """Send a table's notices; return whether nothing is left to retry."""
        outline = await self._club.quarantine.outline(table_id)
        complete = True
        if outline is not None:
            kind = DisplayKind.ANNULLED if outline.annulled else DisplayKind.UNREADABLE
            rows = await self._club.displays.of_table(table_id)
            told = {row.member_id for row in rows if row.kind == kind}
            if CHANNEL not in told:
                complete = await self._tell_channel(outline, kind)
            for each in outline.members:
                if each.member_id not in told:
                    whom = each.member_id, each.language
                    own = await self._tell_member(outline, kind, *whom, closed=each.closed)
                    complete = own and complete
        if complete:
            await self._club.quarantine.told(table_id)
            self._displays.leftovers.ask(table_id)
        return complete

    async def _tell_channel(self, outline: TableOutline, kind: DisplayKind) -> bool:
        for channel_id in () if outline.answers_only else outline.channels:
            settled = await self._send(outline, kind, CHANNEL, channel_id, outline.language)
            if settled is not None:
                return settled
        return await self._note(outline, kind, CHANNEL, outline.channels[-1], None)

    async def _tell_member(
        self,
        outline: TableOutline,
        kind: DisplayKind,
        member_id: int,
        language: str,
        *,
        closed: bool,
    ) -> bool:
        channel_id, settled = 0, None
        if not closed:
            try:
                channel_id = await self._posts.direct_channel(member_id)
            except TROUBLE as error:
                if fault_of(error) is Fault.LATER:
                    return False
            else:
                settled = await self._send(outline, kind, member_id, channel_id, language)
        if settled is not None:
            return settled
        return await self._note(outline, kind, member_id, channel_id, None)

    async def _send(
        self,
        outline: TableOutline,
        kind: DisplayKind,
        member_id: int,
        channel_id: int,
        language: str,
    ) -> bool | None:
        """Send the notice; return whether that is settled, None where it can't be sent."""
        draw = draw_annulled if outline.annulled else draw_unreadable
        since = int(outline.since.timestamp() * 1000)
        try:
            posted = await self._posts.send(
                channel_id,
                draw(outline, self.bot.ui(language)),
                nonce=nonce(kind, outline.table_id, member_id, channel_id, since),
            )
        except TROUBLE as error:
            fault = fault_of(error)
            _log.warning("not told", table=outline.table_id, what=kind, fault=fault.name)
            return False if fault is Fault.LATER else None
        return await self._note(outline, kind, member_id, channel_id, posted.message_id)

    async def _note(
        self,
        outline: TableOutline,
        kind: DisplayKind,
        member_id: int,
        channel_id: int,
        message_id: int | None,
    ) -> bool:
        now = self.bot.scheduler.now()
        await self._club.displays.take_over(
            Display(
                0, outline.table_id, kind, member_id, channel_id, message_id, 0, FINAL, now, now
            )
        )
        return True


async def setup(bot: Bot) -> None:
    """Add the cog."""
    await bot.add_cog(UnreadableNotices(bot))
