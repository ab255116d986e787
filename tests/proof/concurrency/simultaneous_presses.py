"""Members who press at the same moment, and what has to come of it: one thing, once."""

import asyncio
import random
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Any, Literal

from sqlalchemy import Table, func, select

from club.club import Club
from club.table.snapshot import Snapshot, load
from cogs.kit.ids import Action, make_id
from data.schema.deals import deals as deals_table
from data.schema.tables import tables
from data.storage.database import Database
from data.table import deals, moves
from engine.record import read_record, replay
from engine.rules import write_rules
from playground.driver import Actor, Answer, StandIn
from playground.standin.errors import CannotDoError
from playground.standin.models import Message
from playground.standin.validation.walk import walk
from tests.wire.doors import ask_resign, open_seat
from tests.wire.expected_messages import missing
from tests.wire.harness import choices, offered
from tests.wire.move_clicks import asked, click, next_click, wish_of
from tests.wire.play.test_games import check_standings

Json = dict[str, Any]
Way = Literal["twice", "both", "twins", "crossed"]
Press = Callable[[], Awaitable[Answer]]

TWO_PROCESSES: frozenset[Way] = frozenset({"twins", "crossed"})

TURNS = (3, 30)
"""How often somebody presses on their hand before a game is given up: a few moves, or a deal."""

TOGGLED = 0.3
"""How often they switch the question before a knock on or off, where the hand offers that."""

PATIENCE = 30.0
"""Seconds within which everything must be current after presses at one moment."""

GLANCE = 0.02
"""Seconds after which what is stored is looked at again, if Discord has heard of nothing new."""


class SimultaneousPresses:
    """Presses at one moment, again and again, at the tables of one evening.

    Attributes:
        kinds: How often members pressed so, by the kind of press.
        presses: How many presses and commands met.
        waits: Seconds that each of them waited for its answer.
    """

    def __init__(
        self, discord: StandIn, club: Club, database: Database, way: Way, seed: int
    ) -> None:
        self.kinds: Counter[str] = Counter()
        self.presses = 0
        self.waits: list[float] = []
        self.discord = discord
        self.club = club
        self.database = database
        self.way = way
        self.dice = random.Random(seed)
        self.left = 0

    async def run(self, count: int) -> None:
        """Have members press at one moment so often, then see that everything agrees."""
        self.left = count
        while self.left:
            for run_presses in (self._named, self._open, self._practice):
                await run_presses()
        await self.compare()

    # A table's life

    async def _named(self) -> None:
        """A challenge between two, the game, and another one."""
        table_id = await self._challenge()
        await self._answer(table_id)
        if (await self.club.tables.snapshot(table_id)).state is None:
            return
        await self._game(table_id)
        if self.left:
            next_id = await self._rematch(table_id)
            if (await self.club.tables.snapshot(next_id)).state is None:
                await self._answer(next_id)
            await self._game(next_id)

    async def _open(self) -> None:
        """A seat that is open to anybody, and the game with the member who took it."""
        north, south, east = self._actors()
        table_id = await self._new("open", partial(open_seat, north))
        seat = await self.message(table_id, "accept")
        await self.press_together(
            "sit down",
            self._pressing(east, seat, table_id, "accept"),
            self._pressing(east, seat, table_id, "accept"),
            self._pressing(south, seat, table_id, "accept"),
        )
        snapshot = await self.current(table_id, lambda now: now.state is not None)
        assert snapshot.table.guest_id in {east.id, south.id}
        await self._game(table_id)

    async def _practice(self) -> None:
        """A game with the computer."""
        north, *_ = self._actors()
        table_id = await self._new("practice", partial(north.command, "gin practice"))
        await self._game(table_id)

    async def _game(self, table_id: int) -> None:
        for _ in range(self.dice.choice(TURNS)):
            if self.left and (await self.club.tables.snapshot(table_id)).state is not None:
                await self.turn(table_id)
        if (await self.club.tables.snapshot(table_id)).state is not None:
            await self.give_up(table_id)

    # One moment each

    async def _challenge(self) -> int:
        north, south, _ = self._actors()
        mine = partial(north.command, "gin challenge", member=south)
        other = partial(south.command, "gin challenge", member=north)
        return await self._new("challenge", mine, mine, other)

    async def _new(self, kind: str, *presses: Press) -> int:
        """Set up one table, however many ask for it."""
        before = await self.count(tables)
        await self.press_together(kind, *presses)
        await self.current(before + 1)
        assert await self.count(tables) == before + 1, f"two tables of one {kind}"
        return before + 1

    async def _answer(self, table_id: int) -> None:
        table = (await self.club.tables.snapshot(table_id)).table
        host, guest = self._actor(table.host_id), self._actor(table.guest_id)
        message = await self.message(table_id, "accept")
        yes = self._pressing(guest, message, table_id, "accept")
        no = self._pressing(guest, message, table_id, "decline")
        back = self._pressing(host, message, table_id, "withdraw")
        # Mostly a game comes of it.
        same = self.dice.choice([(yes, yes), (yes, yes), (yes, no), (no, no)])
        await self.press_together("answer", *same, back)
        closed = {"playing", "declined", "withdrawn"}
        snapshot = await self.current(table_id, lambda now: now.table.status in closed)
        assert await self.count(deals_table, table_id) == (snapshot.state is not None)

    async def turn(self, table_id: int) -> None:
        """Press twice on a hand; or on a hand while the other side asks to see theirs."""
        before = await self.club.tables.snapshot(table_id)
        assert before.state is not None
        actor = self.at(before, before.state.turn)
        message = await self.hand(actor, table_id)
        draft = before.drafts.get(actor.id)
        view = before.state.view(before.state.turn)
        chosen = next_click(message, view, wish_of(before), None if draft is None else draft.text)
        toggle = [one for one, action in offered(message).items() if action.kind == "confirm"]
        if toggle and self.dice.random() < TOGGLED:
            chosen = toggle[0]
        action = asked(message, chosen)
        mine = partial(click, actor, message, chosen)
        look = await self._look(before, actor)
        try:
            await self.press_together(action.kind, mine, mine, look)
        except CannotDoError:
            if self.way not in TWO_PROCESSES:
                raise
            return  # A process that stood still has drawn the hand meanwhile: they look again.
        least = before.table.ply + (action.kind in {"move", "best"})
        try:
            snapshot = await self.current(table_id, lambda now: now.table.ply >= least)
        except AssertionError as error:
            error.add_note(f"after {action.kind} {action.rest} of {write_rules(before.rules)}")
            raise
        made = snapshot.table.ply - before.table.ply
        plays = action.kind in {"move", "best"}
        if before.between_members and action.kind != "best" and snapshot.rules.family != "skarney":
            assert made == plays, f"{made} moves of one {action.kind}"

    async def _look(self, snapshot: Snapshot, actor: Actor) -> Press:
        """What the other side does meanwhile: ask to see their hand."""
        table_id = snapshot.table.table_id
        ids = (one.member_id for one in snapshot.seats)
        other = next((self._actor(one) for one in ids if one not in {None, actor.id}), actor)
        wanted = Action("hand", table_id)
        shown = await other.wait_for(lambda one: wanted in offered(one).values())
        return partial(other.press, shown, f"gin:hand:{table_id}")

    async def give_up(self, table_id: int) -> None:
        """Both sides give up at once, or one twice."""
        before = await self.club.tables.snapshot(table_id)
        while True:
            asked: list[Press] = []
            for seated in before.seats:
                if seated.member_id is not None:
                    actor = self._actor(seated.member_id)
                    sure = await ask_resign(actor, table_id)
                    asked.append(partial(actor.press, sure.message, f"gin:quit:{table_id}:yes"))
            try:
                await self.press_together("give up", asked[0], asked[0], asked[-1])
            except CannotDoError:
                # A process that stood still has taken the question away: they ask again.
                if self.way not in TWO_PROCESSES:
                    raise
                if (await self.current(table_id)).state is not None:
                    continue
            break
        snapshot = await self.current(table_id, lambda now: now.state is None)
        assert snapshot.table.ply == before.table.ply + 1

    async def _rematch(self, table_id: int) -> int:
        """One side asks twice, or both at once: then the second accepts."""
        north, south, _ = self._actors()
        wanted = Action("again", table_id)
        shown = await north.wait_for(lambda one: wanted in offered(one).values())
        again = f"gin:again:{table_id}"
        mine, other = partial(north.press, shown, again), partial(south.press, shown, again)
        return await self._new("rematch", mine, mine, other)

    async def press_together(self, kind: str, first: Press, *others: Press) -> None:
        """Press at once: what the one does, the same once more, and what the other side does."""
        same, other = others or (None, None)
        chosen = {
            "twice": (first, same),
            "both": (first, other),
            "twins": (first, None),
            "crossed": (first, self.dice.choice((same, other))),
        }[self.way]
        presses = [press for press in chosen if press is not None]
        self.dice.shuffle(presses)
        refusals = self._refusals()
        self.waits += await asyncio.gather(*(_timed(press) for press in presses))
        if self.way == "twins" and kind != "hand":
            # Two processes got one press: its member hears of no trouble.
            said = [words for one, words in self._refusals().items() if one not in refusals]
            assert not said, f"said about one {kind}: {said}"
        if len(presses) > 1 or self.way in TWO_PROCESSES:
            self.kinds[kind] += 1
            self.presses += len(presses)
            self.left = max(0, self.left - 1)

    # What there is

    def _actors(self) -> tuple[Actor, Actor, Actor]:
        members = self.discord.members
        return members["north"], members["south"], members["east"]

    def _actor(self, member_id: int | None) -> Actor:
        return next(one for one in self.discord.members.values() if one.id == member_id)

    def at(self, snapshot: Snapshot, seat: int) -> Actor:
        return self._actor(next(one.member_id for one in snapshot.seats if one.seat == seat))

    def _pressing(self, actor: Actor, message: Json, table_id: int, word: str) -> Press:
        return partial(actor.press, message, make_id("seat", table_id, 0, word))

    async def message(self, table_id: int, word: str) -> Json:
        """The message with the buttons of a challenge."""
        wanted = Action("seat", table_id, 0, word)
        north, *_ = self._actors()
        return await north.wait_for(lambda one: wanted in offered(one).values())

    async def hand(self, actor: Actor, table_id: int) -> Json:
        """A member's hand in their direct messages."""

        def is_hand(message: Json) -> bool:
            shown = [*offered(message).values(), *choices(message).values()]
            return any(one.table == table_id and one.ply is not None for one in shown)

        return await actor.wait_for(is_hand, where=actor.dm())

    async def count(self, table: Table, table_id: int | None = None) -> int:
        query = select(func.count()).select_from(table)
        if table_id is not None:
            query = query.where(table.c.table_id == table_id)
        async with self.database.read() as connection:
            return await connection.scalar(query) or 0

    def _refusals(self) -> dict[str, str]:
        """What one member alone was told in plain words, as the answer to what can't be done.

        Panels, hands and what leads to them are laid out, and may come some time after the answer.
        """
        channels = self.discord.world.channels.values()
        messages = (one for each in channels for one in list(each.messages.values()))
        return {one.id: one.content for one in messages if one.only_for and one.content}

    async def current(
        self, table_id: int, reached: Callable[[Snapshot], bool] = lambda _: True
    ) -> Snapshot:
        """Wait until a table stands as expected, and everybody sees it, each message once.

        A busy bot may have promised its answer and still be at work.
        """
        exchanges = self.discord.server.log.exchanges
        wrong: list[str] = []
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while await self.count(tables) < table_id:
                    await self._glance()
                while True:
                    snapshot = await self.club.tables.snapshot(table_id)
                    every = [await self.club.tables.snapshot(board) for board in snapshot.boards]
                    wrong = [one for each in every for one in missing(self.discord, each)]
                    wrong += await self._surplus()
                    idle = all(one.status for one in exchanges[-20:])
                    settled = idle and not any(each.computer_to_move for each in every)
                    if not wrong and settled and reached(snapshot):
                        return snapshot
                    await self._glance()
        raise AssertionError(f"table {table_id}: {'; '.join(wrong) or 'something is under way'}")

    async def _glance(self) -> None:
        exchanges = self.discord.server.log.exchanges
        count = len(exchanges)
        with suppress(TimeoutError):
            await self.discord.world.pulse.until(lambda: len(exchanges) != count, GLANCE)

    async def _surplus(self) -> list[str]:
        """The messages that everybody sees and that show nothing."""
        known: set[str] = set()
        for table_id in range(1, await self.count(tables) + 1):
            rows = await self.club.displays.of_table(table_id)
            known |= {str(row.message_id) for row in rows}
        return [
            f"message {message.id} in channel {channel.id} is nobody's: {_about(message)}"
            for channel in list(self.discord.world.channels.values())
            for message in list(channel.messages.values())
            if message.only_for is None and message.id not in known
        ]

    async def compare(self) -> None:
        """See that what is stored agrees with itself, at every table."""
        for table_id in range(1, await self.count(tables) + 1):
            # At once: a press that a process took in late may still move.
            async with self.database.read() as connection:
                snapshot = await load(connection, table_id)
                dealt = await deals.all_of(connection, table_id)
                plies = [
                    row.ply
                    for deal in dealt
                    for row in await moves.of_deal(connection, table_id, deal.deal)
                ]
            if dealt and snapshot.rules.seating == "heads_up":
                # What was offered before counts as well.
                expected = list(range(dealt[0].first_ply, snapshot.table.ply))
                assert plies == expected, f"table {table_id} has {plies}, not {expected}"
            if snapshot.contest is None or snapshot.number != 1:
                continue
            replayed = replay(
                read_record(await self.club.tables.record(table_id, snapshot.players[0].member_id))
            )
            results = [one.result for one in replayed.states if one.result is not None]
            assert results == list(await self.club.tables.results(table_id))
            assert replayed.contest.points == snapshot.contest.points
            assert replayed.contest.settlement == snapshot.contest.settlement
        await check_standings(self.discord, self.club)


def _about(message: Message) -> str:
    """What a message is for: its buttons and menus tell."""
    ids = (str(one.get("custom_id")) for one in walk(message.components) if one.get("custom_id"))
    return ", ".join(ids) or "nothing to press"


async def _timed(press: Press) -> float:
    begun = time.monotonic()
    await press()
    return time.monotonic() - begun
