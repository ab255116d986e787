"""Some members and a bot that is killed and started again, all evening long."""

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import update

from club.club import Club
from club.table.snapshot import Snapshot
from cogs.transport.posts import HAS_THREAD
from data.schema.members import members
from data.storage.database import Database
from engine.knock import KnockView
from engine.rules import PRESETS, Rules
from playground.driver import Actor, Answer, InteractionFailedError, Program, StandIn
from playground.standin.models import EPHEMERAL, Channel
from tests.club.club_helpers import InProcessPlayers
from tests.data.storage.prepared_database import empty_database
from tests.forked_program import ForkedProgram
from tests.proof.crashes import kill_switch
from tests.proof.crashes.request_interceptor import RequestInterceptor
from tests.proof.invariants.message_audit import Audit
from tests.proof.invariants.screen_check import ScreenCheck
from tests.wire.contest_player import PLACES
from tests.wire.harness import COMMANDS, EVERY_CARD, MOMENT, choices, offered, stay_in_channels
from tests.wire.move_clicks import Clicked, click, next_click, wish_of
from tests.wire.places.place_player import PlaceClass

Json = dict[str, Any]
BOT = Path(__file__).parents[3] / "bot.py"
PATIENCE = 60.0
"""Seconds that a start may take, and within which everything must be current after it."""

GONE = 10008
"""Discord's code for a message that there isn't."""

GLANCE = 0.02
"""Seconds after which what is stored is looked at again, if Discord has heard of nothing new."""

FROM_COPY = 0.15
"""How often a member plays on a private copy of the hand instead of the direct message."""

SENSIBLE = 0.9
"""How often a member plays what the sensible player would."""

AT_BEST = 0.5
"""How often a member lays off all that is best with one press, where that is offered."""

PRESENT = 6
"""How many members there are."""

STANDARD = PRESETS.rules("standard")


class CrashScenario:
    """A stand-in, a database file, and one bot after another.

    Attributes:
        pressed: How many presses and commands there were.
        unseen: Whether nobody counts as being about when a button is pressed.
        where: Where games are begun, if not in the server's own channel.
    """

    def __init__(
        self, discord: StandIn, folder: Path, url: str, seed: int, where: Channel | None = None
    ) -> None:
        self.discord = discord
        self.where = where
        self.interceptor = RequestInterceptor(discord)
        self.dice = random.Random(seed)
        self.pressed = 0
        self.unseen = False
        self.programs: list[Program] = []
        self._url = url
        self._kill_switch = folder / "kill-switch"
        self._seed = seed
        self._database: Database | None = None
        self._opened: tuple[Club, Audit, ScreenCheck] | None = None

    # The bot

    @property
    def program(self) -> Program:
        """The bot that runs now, or ran last."""
        return self.programs[-1]

    async def launch(self) -> None:
        """Start a bot, without waiting for it."""
        env = {
            "DATABASE_URL": self._url,
            "LOG_LEVEL": "WARNING",
            kill_switch.KILL_SWITCH: str(self._kill_switch),
        }
        self.programs.append(
            await ForkedProgram.start(
                BOT,
                self.discord.url,
                self.discord.token,
                env=env,
                launcher="tests.proof.crashes.kill_switch",
            )
        )

    async def ready(self) -> None:
        """Wait until the bot is there for the members; see what they see, and what is stored."""
        world = self.discord.world
        await self.discord.gateway.connected(PATIENCE)
        await world.pulse.until(lambda: len(world.commands) == COMMANDS, PATIENCE)
        await world.pulse.until(lambda: len(world.emojis) == EVERY_CARD, PATIENCE)
        if self._opened is None:
            self._database = await Database.open(self._url)
            club = Club(self._database, players=InProcessPlayers())
            place_id = None if self.where is None else int(self.where.id)
            audit = Audit(self.discord, club, self._database, place_id)
            self._opened = (club, audit, ScreenCheck(self.discord, audit, self._seed))
        await self.current()

    async def bury(self, *, carried_out: bool) -> None:
        """Kill the bot; what was held up of its requests still happens, or doesn't."""
        await self.program.kill()
        self.set_kill_switch("at", "")
        self.interceptor.release(carried_out=carried_out)
        exchanges = self.discord.server.log.exchanges
        await self.discord.wait_for(lambda: all(one.status for one in exchanges[-20:]))
        await self.discord.wait_for(lambda: not self.discord.gateway.online)
        self.discord.clock.advance(2)

    def set_kill_switch(self, moment: kill_switch.Moment, statement: str, nth: int = 1) -> None:
        """Tell the bot when to die by itself."""
        kill_switch.arm(self._kill_switch, moment, statement, nth)

    async def struck(self) -> None:
        """Wait until the bot has died by itself, or what was waited for has been caught."""
        died = asyncio.create_task(self.program.wait())
        caught = asyncio.create_task(self.interceptor.caught.wait())
        await asyncio.wait({died, caught}, return_when=asyncio.FIRST_COMPLETED)
        caught.cancel()

    async def close(self) -> None:
        """Stop the bot, and let go of the database."""
        if self.programs:
            await self.program.stop()
        if self._database is not None:
            await self._database.close()

    # What there is

    @property
    def club(self) -> Club:
        """Reads the database that the bot writes."""
        assert self._opened is not None
        return self._opened[0]

    @property
    def audit(self) -> Audit:
        """Compares."""
        assert self._opened is not None
        return self._opened[1]

    @property
    def screen(self) -> ScreenCheck:
        """What members see."""
        assert self._opened is not None
        return self._opened[2]

    async def current(self) -> None:
        """Wait until every member sees how every table stands, and nothing is under way."""
        exchanges = self.discord.server.log.exchanges
        wrong: list[str] = []
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while True:
                    tables = await self.audit.tables()
                    wrong = await self.screen.amiss(tables)
                    thinking = any(one.computer_to_move for one in tables)
                    pending = not all(one.status for one in exchanges[-20:])
                    # What was replaced is deleted soon; what wasn't by the end counts as astray.
                    astray = {one.id for one in await self.screen.astray(tables)}
                    if not (wrong or thinking or pending or astray - self.screen.strays):
                        return
                    await self.glance()
        for each in wrong:
            self.audit.find("stale", each)

    async def glance(self) -> None:
        """Wait until the bot asks Discord for something more, or for a moment."""
        count = len(self.discord.server.log.exchanges)
        exchanges = self.discord.server.log.exchanges
        with suppress(TimeoutError):
            await self.discord.world.pulse.until(lambda: len(exchanges) != count, GLANCE)

    async def tables(
        self, status: str, *, computer: bool = False, rules: Rules = STANDARD
    ) -> list[Snapshot]:
        """The tables of a kind that lead their contests, the oldest first.

        Challenges that wait are of any rules, for the two have no other before that is answered.
        """
        two = rules.seating == "heads_up"
        return [
            one
            for one in await self.audit.tables()
            if one.table.status == status
            and one.number == 1
            and (
                one.rules.seating == rules.seating
                if two and status == "waiting"
                else one.rules == rules
            )
            and (status == "waiting" or one.between_members is not computer)
        ]

    async def _forget_who_is_about(self) -> None:
        """Nobody has been seen for long: whose turn it is gets a new message instead of an edit."""
        assert self._database is not None
        async with self._database.write() as connection:
            await connection.execute(update(members).values(seen_at=None))

    # What members do

    async def press(self, actor: Actor, message: Json, custom_id: str) -> Answer | None:
        """Press a button; None where the member saw that it failed."""
        return await self.attempt(actor.press(message, custom_id), custom_id)

    async def command(self, actor: Actor, name: str, **options: Any) -> Answer | None:
        """Use a command; None where the member saw that it failed."""
        return await self.attempt(actor.command(name, where=self.where, **options), name)

    async def attempt(self, doing: Awaitable[Answer], name: str) -> Answer | None:
        """Do what a member does; None where they saw that it failed."""
        self.pressed += 1
        try:
            return await doing
        except InteractionFailedError:
            if self.program.running:
                self.audit.find("unanswered", f"{name} was not answered")
            return None

    async def find(
        self, actor: Actor, kind: str, table_id: int, rest: str = ""
    ) -> tuple[Json, str]:
        """The newest message that offers a member something of a table, and its button."""
        if self.where is not None and self.offers(actor, kind, table_id, rest) is None:
            await self._show_again(table_id)
        found = await self.discord.wait_for(partial(self.offers, actor, kind, table_id, rest))
        assert found is not None
        return found

    async def _show_again(self, table_id: int) -> None:
        """Have a table shown where nothing but the answer to a member shows it."""
        await self.screen.bring_up_to_date()
        snapshot = await self.club.tables.snapshot(table_id)
        if snapshot.table.status == "waiting":
            north, south = self.discord.north, self.discord.south
            await self.command(north, "gin challenge", member=south)

    def offers(
        self,
        actor: Actor,
        kind: str,
        table_id: int,
        rest: str = "",
        rooms: Sequence[Channel | None] = (),
    ) -> tuple[Json, str] | None:
        """The same, or None if there is none now: in some channels, or anywhere."""
        threads = [one for one in self.discord.world.channels.values() if one.is_thread]
        there = [] if self.where is None else [self.where]
        every = dict.fromkeys(rooms or (actor.dm(), None, *threads, *there))
        seen = [one for where in every for one in actor.messages(where)]
        for message in _newest_first(seen):
            for custom_id, one in offered(message).items():
                if (one.kind, one.table, one.rest) == (kind, table_id, rest):
                    return message, custom_id
        return None

    async def more(self, actor: Actor, table_id: int, rest: str) -> tuple[Json, str] | None:
        """What only a member may do about a challenge, behind *More*; None if that failed."""
        message, ids = await self.find(actor, "seat", table_id, "more")
        answer = await self.press(actor, message, ids)
        if answer is None:
            return None
        return answer.message, next(
            custom_id for custom_id, one in offered(answer.message).items() if one.rest == rest
        )

    async def lobby(self, table_id: int) -> Json:
        """The message of a table that waits for more."""
        return await self.discord.north.wait_for(
            lambda message: any(
                (one.kind, one.table) == ("lobby", table_id) for one in offered(message).values()
            ),
            where=self.discord.channel,
        )

    @property
    def actors(self) -> list[Actor]:
        """The members, the host of every table first."""
        return list(self.discord.members.values())

    def on_turn(self, snapshot: Snapshot) -> Actor | None:
        """Whose turn it is; None for the computer."""
        assert snapshot.state is not None
        turn = snapshot.state.turn
        member_id = next(one.member_id for one in snapshot.seats if one.seat == turn)
        members = self.discord.members.values()
        return next((one for one in members if one.id == member_id), None)

    async def turn(
        self, table_id: int, before: Callable[[Snapshot, str], None], *, best: bool = True
    ) -> None:
        """Let the player on turn press once; `before` hears of the button first.

        Args:
            table_id: The table.
            before: Hears of the button first.
            best: Whether they may lay off all that is best at once.
        """
        snapshot = await self.club.tables.snapshot(table_id)
        while snapshot.state is not None and (actor := self.on_turn(snapshot)) is None:
            await self.glance()
            snapshot = await self.club.tables.snapshot(table_id)
        if snapshot.state is None or actor is None:
            return
        message = await self._hand(actor, snapshot)
        clicked = self._choose(actor, snapshot, message, at_best=AT_BEST if best else 0.0)
        before(snapshot, clicked if isinstance(clicked, str) else "")
        if self.unseen:
            await self._forget_who_is_about()
        await self.attempt(click(actor, message, clicked), str(clicked))

    def _choose(
        self, actor: Actor, snapshot: Snapshot, message: Json, *, at_best: float
    ) -> Clicked:
        """What somebody clicks on their hand: mostly what leads to their wish."""
        assert snapshot.state is not None
        view, wish = snapshot.state.view(snapshot.state.turn), wish_of(snapshot)
        buttons = offered(message)
        best = [key for key, one in buttons.items() if one.kind == "best"]
        if best and self.dice.random() < at_best:
            return best[0]
        if isinstance(view, KnockView) and self.dice.random() > SENSIBLE:
            kinds = {"move", "pick", "confirm"}
            return self.dice.choice([key for key, one in buttons.items() if one.kind in kinds])
        draft = snapshot.drafts.get(actor.id)
        return next_click(message, view, wish, None if draft is None else draft.text)

    async def _hand(self, actor: Actor, snapshot: Snapshot) -> Json:
        """A member's current hand, in direct messages or as a fresh private copy."""
        table_id, ply = snapshot.table.table_id, snapshot.table.ply
        # In direct messages with the bot nothing leads to the hand, as it is there.
        leads = self.where is None or self.offers(actor, "hand", table_id) is not None
        if self.dice.random() < FROM_COPY and leads:
            public, button = await self.find(actor, "hand", table_id)
            answer = await self.press(actor, public, button)
            if answer is not None and answer.ephemeral:
                return answer.message  # Else it comes after the answer.

        def current() -> Json | None:
            there = [] if self.where is None else actor.messages(self.where)
            copies = [one for one in there if one["flags"] & EPHEMERAL]
            for message in _newest_first([*copies, *actor.messages(actor.dm())]):
                actions = [*offered(message).values(), *choices(message).values()]
                if any(one.table == table_id and one.ply == ply for one in actions):
                    return message
            return None

        found = await self.discord.wait_for(current)
        assert found is not None
        return found


def _newest_first(messages: list[Json]) -> list[Json]:
    return sorted(messages, key=lambda one: int(one["id"]), reverse=True)


@asynccontextmanager
async def open_crash_scenario(
    folder: Path, seed: int, *, threads: bool = False, place: PlaceClass | None = None
) -> AsyncIterator[CrashScenario]:
    """Have an evening, with nobody having played yet.

    Args:
        folder: Where the database is kept.
        seed: What is drawn by lot hangs on it.
        threads: Whether games are played in threads; else the bot may open none.
        place: Where they are begun, if not in the server.
    """
    async with StandIn(PLACES[:PRESENT]) as discord:
        discord.clock.freeze(MOMENT)
        if threads:
            discord.expect(HAS_THREAD)  # A thread that was opened unheard is asked for again.
        else:
            stay_in_channels(discord)
        discord.expect(GONE)  # A deletion that was carried out unheard is asked for again.
        where = None if place is None else place.make(discord)
        scenario = CrashScenario(discord, folder, await empty_database(folder), seed, where)
        try:
            yield scenario
        finally:
            await scenario.close()
