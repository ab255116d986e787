"""A club with a screen instead of Discord, for the tests of what is drawn where."""

import asyncio
from dataclasses import dataclass, replace
from functools import partial

from club.club import Club
from club.table.snapshot import Snapshot
from cogs.kit.cards import CardFaces
from cogs.kit.drawing import Ui
from cogs.kit.text import Text
from cogs.messages.desired_messages import wanted
from cogs.messages.reconciler import Reconciler
from tests.club.club_helpers import NORTH, PLACE, SOUTH, Clock
from tests.cogs.messages.fake_posts import FakePosts, ids_on, text_of

CHANNEL = PLACE.channel_id


@dataclass
class DisplayHarness:
    """A club, its screen, and what keeps the two the same."""

    club: Club
    clock: Clock
    screen: FakePosts
    displays: Reconciler

    async def refresh(self, snapshot: Snapshot) -> None:
        await asyncio.gather(*self.displays.refresh(snapshot.table.table_id))
        await self.displays.leftovers.quiet()

    async def catch_up(self) -> None:
        """Do what a start does, until nothing is under way."""
        await self.displays.catch_up()
        for part in (*self.displays.parts, self.displays.leftovers):
            await part.quiet()

    def restarted(self) -> "DisplayHarness":
        displays = Reconciler(self.club, self.screen, self.clock, words)
        return DisplayHarness(self.club, self.clock, self.screen, displays)

    async def is_current(self, snapshot: Snapshot, *, alone: bool = True) -> bool:
        """Whether every message that should be there is, exactly once, as it should be.

        Args:
            snapshot: The table.
            alone: Whether there is no other table; else messages of nobody's, and results, are let
                be.
        """
        rows = await self.club.displays.of_table(snapshot.table.table_id)
        # It may have been found since that no thread can be opened.
        snapshot = replace(
            snapshot, room=(await self.club.tables.snapshot(snapshot.table.table_id)).room
        )
        by_key = {(row.kind, row.member_id, row.anchor): row for row in rows}
        for want in wanted(snapshot):
            row = by_key.get(want.key)
            if row is None or row.message_id not in self.screen.messages:
                if want.missing:
                    return False
                continue
            if want.pictured and not alone:
                continue  # What the tables share may have gone on since.
            shown = self.screen.messages[row.message_id].drawing
            deals = partial(self.club.tables.results, snapshot.table.table_id)
            drawing = await want.drawing(words(), deals)
            if ids_on(shown) != ids_on(drawing) or text_of(shown) != text_of(drawing):
                return False
        return not alone or {row.message_id for row in rows} >= set(self.screen.messages)


def words() -> Ui:
    return Ui(Text(), CardFaces({}))


async def seen(harness: DisplayHarness) -> None:
    """Let both members be about."""
    for person in (NORTH, SOUTH):
        await harness.club.people.seen(person)
