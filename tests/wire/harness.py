"""The whole bot against the stand-in, in one process: Discord, database, club and client."""

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from copy import deepcopy
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import partial
from importlib import import_module
from importlib.machinery import ModuleSpec
from pathlib import Path
from typing import Any, TypeVar, cast

from art.emoji import CARDS
from benchmarks.live.earlier_start import leave_faces
from club.club import Club
from club.play.computer_players import MoveChooser
from club.table.snapshot import Snapshot
from cogs.app.client import Undercut
from cogs.kit.ids import Action, parse_choice, parse_id
from cogs.routing import answers, clicks
from cogs.routing.bot import Bot
from cogs.routing.cog import Cog
from data.storage.database import Database
from engine.players import PLAYERS
from engine.rules import Rules
from playground.driver import Actor, Answer, StandIn, buttons, menus
from playground.standin.models import EPHEMERAL, Channel
from playground.standin.validation.walk import walk
from playground.standin.world import World
from tests.club.club_helpers import InProcessPlayers, dice
from tests.data.storage.prepared_database import prepared_database

Json = dict[str, Any]
One = TypeVar("One", bound=Cog)
EVERY_CARD = len(CARDS)
COMMANDS = 9
WORK = (
    "CommandTree-invoker",
    "discord.py: on_interaction",
    "refresh-",
    "computer-",
    "orders-",
)
"""How the tasks are named in which a bot does something for somebody."""
MOMENT = 2_000_000_000
"""When the stand-in's clock stands still, in seconds since 1970: ids, and with them the cards of
every deal, are the same in every run."""
PATIENCE = 10.0
"""Seconds after which a test that waits gives up."""
NEVER = 3600.0
"""Seconds before an answer is promised, where none is to be."""
START = 1
"""Seconds that a bot's start takes there. The second after it begins with fresh ids, so that those
of all that members do don't depend on how many commands and emojis the start has made."""


class Clock:
    """The time of day, and as much later as a test likes."""

    def __init__(self) -> None:
        self.ahead = timedelta()

    def now(self) -> datetime:
        return datetime.now(UTC) + self.ahead

    def advance(self, by: timedelta) -> None:
        self.ahead += by


def cog_of(bot: Bot, kind: type[One]) -> One:
    """The cog of a kind, by name: its class is another, as an extension's module is run again."""
    return cast("One", bot.cogs[kind.__cog_name__])


@dataclass
class Harness:
    """A stand-in with a bot in it."""

    discord: StandIn
    club: Club
    bot: Undercut
    clock: Clock

    @property
    def north(self) -> Actor:
        return self.discord.north

    @property
    def south(self) -> Actor:
        return self.discord.south

    def actor(self, member_id: int | None) -> Actor:
        return next(one for one in self.discord.members.values() if one.id == member_id)

    async def quiet(self) -> None:
        """Wait until everything asked of the bot is done and drawn."""
        while busy := [one for one in asyncio.all_tasks() if one.get_name().startswith(WORK)]:
            await asyncio.wait(busy)

    async def answered_or_waiting(self, message: Json, *presses: asyncio.Task[Answer]) -> None:
        """Wait until presses on a message with a picture are answered, or wait for another."""
        locks = self.bot.reconciler.repainting
        async with asyncio.timeout(PATIENCE):
            while locks.waiting(int(message["id"])) < sum(not one.done() for one in presses):
                await self.club.tables.running()

    async def started(self) -> None:
        """Wait until the bot has done what it does at its start, the new faces' showing too."""
        if starting := [one for one in asyncio.all_tasks() if one.get_name() == "start"]:
            await asyncio.wait(starting)

    async def begin(self) -> int:
        """Let North challenge South, who accepts; the table."""
        challenge = await self.north.command("gin challenge", member=self.south)
        # On a busy machine it is promised first.
        await self.south.press(await challenge.done(), "Accept")
        await self.quiet()
        return await self.newest_table(self.north)

    async def more(self, actor: Actor, challenge: Json | Answer) -> Answer:
        """What a member alone may do about a challenge."""
        answer = await actor.press(challenge, "More")
        assert answer.ephemeral
        return answer

    async def newest_table(self, actor: Actor) -> int:
        """The table that a member began last."""
        return max(one.table.table_id for one in await self.club.tables.tables_of(actor.id))

    async def room(self, table_id: int) -> Channel:
        """Where a table is played at: its thread, or the channel."""
        return self.discord.world.channels[
            str((await self.club.tables.snapshot(table_id)).channel_id)
        ]

    @property
    def east(self) -> Actor:
        return self.discord.members["east"]

    async def act(self, table_id: int) -> tuple[Actor, Json, str]:
        """Who may play next, their hand, and the first move that it offers."""
        snapshot = await self.club.tables.snapshot(table_id)
        actor = self.on_turn(snapshot)
        message = await self.cards(actor, table_id, snapshot.table.ply)
        if not playable(message):
            # Whoever could go gin is asked before another discard.
            message = (await actor.press(message, steps_to_discard(message)[0])).message
        return actor, message, playable(message)[0]

    async def before_a_knock(self, table_id: int) -> tuple[Actor, Json]:
        """Let both play until somebody may knock; who, and the hand."""
        snapshot = await self.club.tables.snapshot(table_id)
        while (state := snapshot.state) is not None:
            if any(move.kind == "knock" for move in state.legal_moves()):
                break
            move = PLAYERS["simple"].choose(state.view(state.turn), random.Random(1))
            member_id = self.on_turn(snapshot).id
            snapshot = await self.club.playing.play(
                table_id, snapshot.table.ply, member_id, str(move)
            )
        self.bot.reconciler.refresh(table_id)
        await self.quiet()
        actor, hand, _ = await self.act(table_id)
        return actor, hand

    async def ply(self, table_id: int) -> int:
        """The ply at which a table stands."""
        return (await self.club.tables.snapshot(table_id)).table.ply

    def forge(self, message: Json, custom_id: str) -> None:
        """Put a custom_id of one's own on the first button of a message."""
        channel = self.discord.world.channels[message["channel_id"]]
        stored = channel.messages[message["id"]]
        first = next(one for one in walk(stored.components) if one.get("custom_id"))
        first["custom_id"] = custom_id

    def on_turn(self, snapshot: Snapshot) -> Actor:
        """The member whose turn it is."""
        assert snapshot.state is not None
        seat = snapshot.state.turn
        return self.actor(next(one.member_id for one in snapshot.seats if one.seat == seat))

    def off_turn(self, snapshot: Snapshot) -> Actor:
        """The member who waits."""
        return self.south if self.on_turn(snapshot) is self.north else self.north

    async def cards(self, actor: Actor, table_id: int, ply: int) -> Json:
        """The same, with the last deal's result read where it stands before the cards."""
        message = await self.hand(actor, table_id, ply)
        unread = next_deal(message)
        return message if unread is None else (await actor.press(message, unread)).message

    async def hand(self, actor: Actor, table_id: int, ply: int) -> Json:
        """A member's hand in their direct messages, once it shows this ply."""
        where = actor.dm()

        def current() -> Json | None:
            for message in reversed(actor.messages(where)):
                if message["flags"] & EPHEMERAL:
                    continue  # such as a review, which leads to the same deal
                # A reminder's menu leads to the deal as well.
                picked = [a for a in choices(message).values() if a.kind in {"move", "pick"}]
                asked = (*offered(message).values(), *picked)
                if any(a.table == table_id and a.ply == ply for a in asked):
                    return message
            return None

        found = await self.discord.wait_for(current)
        assert found is not None
        return found


def offered(message: Json) -> dict[str, Action]:
    """What a message's live buttons ask for, by custom_id."""
    ids = [one.custom_id for one in buttons(message) if one.custom_id and not one.disabled]
    return {custom_id: action for custom_id in ids if (action := parse_id(custom_id))}


def playable(message: Json) -> list[str]:
    """The buttons that play a move at once."""
    return [one for one, action in offered(message).items() if action.kind == "move"]


def steps_to_discard(message: Json) -> list[str]:
    """The buttons that ask about a discard first."""
    found = offered(message).items()
    return [one for one, each in found if each.kind == "pick" and each.rest.startswith("discard:")]


def next_deal(message: Json) -> str | None:
    """The button that leads from a deal's result to the next cards, if there is one."""
    return next((one for one, each in offered(message).items() if each.kind == "next"), None)


def choices(message: Json) -> dict[tuple[str, str], Action]:
    """What a message's menus ask for, by custom_id and value."""
    return {
        (menu.custom_id, value): action
        for menu in menus(message)
        for _, value in menu.options
        if (action := parse_choice(menu.custom_id, value))
    }


_registered: list[Json] = []
"""The commands as the first bot of this process has sent them."""


@asynccontextmanager
async def open_harness(
    folder: Path,
    *,
    members: tuple[str, ...] = ("North", "South"),
    players: MoveChooser | None = None,
    entropy: Callable[[int], bytes] | None = None,
    rules: Rules | None = None,
    kind: type[Undercut] = Undercut,
    clock: Clock | None = None,
    moment: float = MOMENT,
    threads: bool = False,
    furnish: Callable[[StandIn], None] | None = None,
) -> AsyncIterator[Harness]:
    """Run the bot against a stand-in of its own, which has the cards and the commands from an
    earlier start.

    Args:
        folder: Where the database is kept.
        members: Who is in the server.
        players: The computer players.
        entropy: Where the seeds come from.
        rules: The usual rules.
        kind: The bot.
        clock: The bot's time.
        moment: When the stand-in's clock stands still at first, in seconds since 1970.
        threads: Whether games are played in threads; else the bot may open none.
        furnish: Puts into the stand-in what is to be there before the bot starts.
    """
    database = await Database.open(await prepared_database(folder))
    clock = clock or Clock()
    club = Club(
        database, players=players or InProcessPlayers(), clock=clock, entropy=entropy or dice()
    )
    try:
        with patient_answers():
            async with StandIn(members) as discord:
                discord.clock.freeze(moment)
                if furnish is not None:
                    furnish(discord)
                leave_faces(discord.world)
                leave_commands(discord.world)
                if not threads:
                    stay_in_channels(discord)
                bot = make_bot(club, clock, rules, kind)
                async with discord.run(bot):
                    harness = Harness(discord, club, bot, clock)
                    world = discord.world
                    await discord.wait_for(lambda: len(world.commands) >= COMMANDS)
                    await harness.started()
                    if not _registered:
                        _registered.extend(deepcopy([*world.commands.values()]))
                    discord.clock.advance(START)
                    yield harness
    finally:
        await database.close()


def leave_commands(world: World) -> None:
    """Have the commands there, as an earlier start of the bot has left them."""
    for command in deepcopy(_registered):
        mine = {"id": world.ids.next(), "application_id": world.application_id}
        world.commands[mine["id"]] = command | mine


def stay_in_channels(discord: StandIn) -> None:
    """Have every game played in the channel where it is begun: the bot may open no threads."""
    discord.world.denied.add("create_public_threads")
    discord.channel.denied |= discord.world.denied


async def load_module(bot: Bot, spec: ModuleSpec, name: str) -> None:
    """Load an extension from its module as it is: discord.py would run that again for each bot."""
    module = import_module(spec.name)
    await module.setup(bot)
    bot._BotBase__extensions[name] = module


@contextmanager
def patient_answers() -> Iterator[None]:
    """Let answers take as long as a busy machine needs: Discord's clock stands still meanwhile."""
    before = answers.ANSWER_WITHIN, clicks.ANSWER_WITHIN
    answers.ANSWER_WITHIN = clicks.ANSWER_WITHIN = NEVER
    try:
        yield
    finally:
        answers.ANSWER_WITHIN, clicks.ANSWER_WITHIN = before


def make_bot(
    club: Club, clock: Clock, rules: Rules | None = None, kind: type[Undercut] = Undercut
) -> Undercut:
    bot = kind(club, clock=clock, rules=rules)
    bot._load_from_module_spec = partial(load_module, bot)
    bot.promised_after = NEVER
    bot._connection.guild_ready_timeout = 0
    bot.reconciler.unfinished_turns.wait = 0
    return bot
