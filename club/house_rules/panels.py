"""Panels of *House rules*: how a member chooses rules step by step, saves them and plays by them.

Every step sets a value rather than changing one: taking it twice is the same as once.
"""

from collections.abc import AsyncGenerator, Callable, Collection
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from datetime import timedelta
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from club.core import limits
from club.core.clock import Clock
from club.core.deadlines import CLOCKS, Terms, read_terms
from club.core.errors import DoneByTwinError, NoSuchRule, PanelUsed
from club.core.people import Person, Place
from club.house_rules import presets
from club.house_rules.panel_actions import PanelRequest, set_up
from club.house_rules.panel_page import PageGroup, PanelPage, PanelScreen
from club.house_rules.panel_view import PanelView, show
from club.house_rules.presets import PresetScope, SavedRules
from club.house_rules.rule_controls import KNOBS, RuleGroup, group_of, turnable
from club.matchmaking import offers
from club.table import playable
from club.table.snapshot import Snapshot, load
from data.core import members
from data.house_rules import panels
from data.schema.vocabulary import PanelPurpose
from data.storage.database import Database
from engine.rules import ALL_PRESETS, Rules, write_rules

KEPT: Final = timedelta(days=7)


class Panels:
    """What members do on their panels; `manages` says whether they may manage the server.

    Any step may raise PanelGone (there is none, or it is another's), PanelUsed (it has been sent),
    NoSuchRule (there is nothing of that name to choose), SavedGone (the saved rules are gone) and
    ManagersOnly (they are the server's).
    """

    def __init__(self, database: Database, clock: Clock, seed: Callable[[], bytes]) -> None:
        self._database = database
        self._clock = clock
        self._seed = seed

    async def open(
        self,
        place: Place,
        person: Person,
        purpose: PanelPurpose,
        rules: Rules,
        *,
        guest: Person | None = None,
        table_id: int | None = None,
        interaction_id: int | None = None,
        manages: bool = False,
        clock: Terms | None = None,
    ) -> PanelView:
        """Open a panel for a purpose, starting from some rules or a waiting challenge's.

        `table_id` is the challenge whose rules are to change, `guest` the member to be challenged.
        Without a clock, turns have the server's default time, or that of the waiting challenge.

        Raises:
            DoneByTwinError: This interaction has opened one already.
            NoSuchTable, AlreadyAnswered: There is no such challenge, or it no longer waits.
            NotYours: The member is neither its host nor the challenged one.
            SeatsStay: It isn't a challenge between two with the bot's cards.
        """
        now = self._clock.now()
        async with self._database.write() as connection:
            if interaction_id and await panels.opened_by(connection, interaction_id):
                raise DoneByTwinError
            await panels.forget(connection, now - KEPT)
            await limits.keep_few_panels(connection, person.member_id)
            await place.remember(connection)
            await members.remember(connection, person.member_id, person.name, now)
            if guest is not None:
                await members.remember(connection, guest.member_id, guest.name)
            page = PanelPage()
            if table_id is not None:
                waiting = await load(connection, table_id, within={place.server_id})
                offers.may_offer(waiting, person.member_id, now)
                rules = waiting.rules
                page = PanelPage(RuleGroup.DEAL).under(rules)  # What is on offer is changed.
            panel_id = await panels.add(
                connection,
                member_id=person.member_id,
                server_id=place.server_id,
                channel_id=place.channel_id,
                channel_name=place.channel_name,
                purpose=purpose,
                guest_id=None if guest is None else guest.member_id,
                table_id=table_id,
                rules=write_rules(rules),
                page=page.text,
                created_at=now,
                created_by_interaction=interaction_id,
                clock=None if clock is None else str(clock),
            )
            return await show(connection, panel_id, person.member_id, manages=manages)

    async def look(self, panel_id: int, member_id: int, *, manages: bool = False) -> PanelView:
        """Return a panel as it stands."""
        async with self._database.read() as connection:
            return await show(connection, panel_id, member_id, manages=manages)

    async def turn(
        self,
        panel_id: int,
        member_id: int,
        group: PageGroup,
        knob: str = "",
        *,
        manages: bool = False,
    ) -> PanelView:
        """Show another page of a panel; without a knob, it keeps the last for the way back."""
        async with self._step(panel_id, member_id, manages=manages) as (step, shown):
            knob = knob or shown.page.knob
            page = PanelPage(group, knob, shown.page.saved).under(shown.rules)
            return await step(shown.rules, page)

    async def turn_to(
        self, panel_id: int, member_id: int, knob: str, *, manages: bool = False
    ) -> PanelView:
        """Show a knob of a panel."""
        if (found := KNOBS.get(knob)) is None:
            raise NoSuchRule
        return await self.turn(panel_id, member_id, group_of(found), knob, manages=manages)

    async def change(
        self, panel_id: int, member_id: int, knob: str, value: str, *, manages: bool = False
    ) -> PanelView:
        """Set one knob; UnplayableRules if it doesn't go with the others (rules, A.9)."""
        async with self._step(panel_id, member_id, manages=manages) as (step, shown):
            there = (one for knobs in turnable(shown.rules).values() for one in knobs)
            if (found := KNOBS.get(knob)) is None or found not in there:
                raise NoSuchRule
            rules = found.put(shown.rules, found.read(value))
            playable.check(rules)
            return await step(rules, shown.page.under(rules))

    async def set_clock(
        self, panel_id: int, member_id: int, word: str, *, manages: bool = False
    ) -> PanelView:
        """Set the time for a turn, by one of the words of `clocks`."""
        async with self._step(panel_id, member_id, manages=manages) as (step, shown):
            if word not in clocks(shown):
                raise NoSuchRule
            return await step.under(read_terms(word))(shown.rules, shown.page)

    async def start_from(
        self, panel_id: int, member_id: int, preset: str, *, manages: bool = False
    ) -> PanelView:
        """Start again from a ready-made preset."""
        if preset not in ALL_PRESETS:
            raise NoSuchRule
        async with self._step(panel_id, member_id, manages=manages) as (step, shown):
            return await step(ALL_PRESETS[preset], replace(shown.page, saved=None))

    async def start_from_saved(
        self, panel_id: int, member_id: int, preset_id: int, *, manages: bool = False
    ) -> PanelView:
        """Start again from saved rules; unreadable ones can be deleted from there."""
        async with self._step(panel_id, member_id, manages=manages) as (step, shown):
            saved = await presets.find(step.connection, shown.reach, preset_id)
            page = replace(shown.page, saved=preset_id)
            return await step.under(saved.clock)(saved.rules or shown.rules, page)

    async def start_over(
        self, panel_id: int, member_id: int, *, manages: bool = False
    ) -> PanelView:
        """Go back to what the panel compares with."""
        async with self._step(panel_id, member_id, manages=manages) as (step, shown):
            return await step.under(shown.base_clock)(shown.base, shown.page.under(shown.base))

    async def save(
        self,
        panel_id: int,
        member_id: int,
        name: str,
        *,
        of_server: bool,
        ready_made: Collection[str],
        manages: bool = False,
    ) -> PanelView:
        """Save the rules under a new name, none of the `ready_made`; raises as `presets.save`."""
        now = self._clock.now()
        async with self._step(panel_id, member_id, manages=manages) as (step, shown):
            preset_id = await presets.save(
                step.connection,
                shown.reach,
                name,
                shown.rules,
                of_server=of_server,
                ready_made=ready_made,
                now=now,
                clock=shown.clock,
            )
            return await step(shown.rules, replace(shown.page, saved=preset_id))

    async def keep(self, panel_id: int, member_id: int, *, manages: bool = False) -> PanelView:
        """Replace the saved rules that the panel started from with its own."""
        async with self._step(panel_id, member_id, manages=manages) as (step, shown):
            saved = shown.page.saved or 0
            await presets.change(step.connection, shown.reach, saved, shown.rules, shown.clock)
            return await step(shown.rules, shown.page)

    async def delete(self, panel_id: int, member_id: int, *, manages: bool = False) -> PanelView:
        """Delete the saved rules that the panel started from, if any; its own rules stay."""
        async with self._step(panel_id, member_id, manages=manages) as (step, shown):
            if shown.page.saved is not None:
                await presets.delete(step.connection, shown.reach, shown.page.saved)
            return await step(shown.rules, PanelPage())

    async def use(
        self,
        panel_id: int,
        person: Person,
        purpose: PanelPurpose | None,
        interaction_id: int,
        *,
        player: str,
        guest: Person | None = None,
    ) -> Snapshot:
        """Use the panel's rules for one of its purposes, and return the table.

        `player` is the computer's level; `guest` the member to challenge, None for the panel's own.

        Raises:
            DoneByTwinError: This interaction has done so already.
            Refusal: As setting up such a table or offer does.
        """
        wish = PanelRequest(person, purpose, interaction_id, player, guest, self._seed)
        async with self._database.write() as connection:
            shown = await show(connection, panel_id, person.member_id)
            if shown.page.sent_by == interaction_id:
                raise DoneByTwinError
            _not_sent(shown)
            table_id = await set_up(connection, shown, wish, self._clock.now())
            sent = PanelPage(PanelScreen.SENT, str(interaction_id))
            await panels.put(connection, panel_id, shown.panel.rules, sent.text, shown.panel.clock)
            return await load(connection, table_id)

    async def saved(self, server_id: int | None, member_id: int) -> tuple[SavedRules, ...]:
        """Return the saved rules for a member in a server: their own, then the server's."""
        async with self._database.read() as connection:
            return await presets.all_saved(connection, PresetScope(server_id or 0, member_id))

    @asynccontextmanager
    async def _step(
        self, panel_id: int, member_id: int, *, manages: bool
    ) -> AsyncGenerator[tuple["_Step", PanelView]]:
        async with self._database.write() as connection:
            shown = await show(connection, panel_id, member_id, manages=manages)
            _not_sent(shown)
            yield _Step(connection, shown, shown.clock), shown


@dataclass(frozen=True, slots=True)
class _Step:
    """Stores how a panel stands after a step, and shows it."""

    connection: AsyncConnection
    before: PanelView
    clock: Terms | None

    def under(self, clock: Terms | None) -> "_Step":
        return replace(self, clock=clock)

    async def __call__(self, rules: Rules, page: PanelPage) -> PanelView:
        panel, clock = self.before.panel, None if self.clock is None else str(self.clock)
        await panels.put(self.connection, panel.panel_id, write_rules(rules), page.text, clock)
        return await show(
            self.connection, panel.panel_id, panel.member_id, manages=self.before.manages
        )


def clocks(shown: PanelView) -> tuple[str, ...]:
    """The clocks that a panel offers, as words; "" is the server's default, not a challenge's."""
    words = [*([] if shown.counters else [""]), *CLOCKS]
    stand = [str(each) for each in (shown.base_clock, shown.clock) if each is not None]
    return tuple(dict.fromkeys((*words, *stand)))


def _not_sent(shown: PanelView) -> None:
    if shown.page.group == PanelScreen.SENT:
        raise PanelUsed
