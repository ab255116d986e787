"""Whole games while every fifth request of the bot meets a fault, and what they leave behind.

Members press what the messages offer. Where a press gets no answer they do as people do: they look
again, in their direct messages, at the table or with a command, and press what is there then.
"""

import asyncio
import logging
import random
import tempfile
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from datetime import timedelta
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import structlog

from club.table.snapshot import Snapshot
from cogs.kit.ids import Action
from cogs.messages.messages import AWAY
from engine.knock import KnockView
from engine.record import read_record
from engine.rules import Rules
from playground import actor as acting
from playground import driver
from playground.driver import Actor
from playground.standin.models import PUBLIC_THREAD, Channel
from tests.club.club_helpers import dice
from tests.proof.faults.fault_injection import FaultInjector
from tests.proof.faults.press_tracking import Act, PressResult, PressTracker, RecordingBot, Tally
from tests.proof.games.contest_kinds import (
    ALONE,
    CAPTAIN,
    HELD,
    PAIRS,
    PLAIN,
    ROBIN,
    THREE,
    ContestKind,
)
from tests.proof.long_run import Figures
from tests.wire.contest_player import PLACES
from tests.wire.doors import PLAY, SEATS
from tests.wire.expected_messages import until_current
from tests.wire.harness import Harness, choices, offered, open_harness
from tests.wire.move_clicks import Clicked, asked, click, next_click, wish_of
from tests.wire.play.test_games import check_record, check_standings

SIZE = 20
"""How many games."""

AT_ONCE = 4
"""How many of them are played at the same time."""

PATIENCE = 90.0
"""Seconds that anything may take, where the machine has other work as well."""

TRIES = 80
"""How often a member looks and presses before a game counts as stuck."""

SENSIBLE = 0.8
"""How often a member plays what the sensible player would; else anything that is offered."""

ELSEWHERE = 0.15
"""How often a member looks for the hand elsewhere than in the direct messages."""

OLD = 0.4
"""How often a member presses on an old copy of the hand first."""

PAUSES = 0.1
"""How often so much time passes between two moves that the next hand is a new message."""

LIVE = frozenset({"move", "pick", "best", "next"})
"""The kinds of button and choice that are for playing, or lead to the next cards."""

CONTESTS = (PLAIN, PAIRS, *ALONE, ROBIN, PLAIN, CAPTAIN, HELD, THREE)
"""What is played, in turns."""

Json = dict[str, Any]


def prove(size: int) -> Iterator[str | Figures]:
    """Play that many games."""
    tally, came = Tally(), Counter[str]()
    shares = [list(range(1 + number, size + 1, AT_ONCE)) for number in range(AT_ONCE)]
    with ProcessPoolExecutor(AT_ONCE, mp_context=get_context("spawn")) as pool:
        for seeds, (part, faults) in zip(shares, pool.map(games, shares), strict=True):
            tally, came = tally + part, came + faults
            yield f"games {', '.join(map(str, seeds))}: {part.moves} moves"
            assert not part.wrong, "\n".join(part.wrong)
    assert min(came.values()) >= size, came
    yield {
        "games": size,
        "moves": tally.moves,
        "presses and commands": tally.tried,
        "never delivered": tally.undelivered,
        "never answered": tally.unanswered,
        "requests": tally.requests,
        "faults": came.total(),
        "kinds": len(came),
        "fewest of a kind": min(came.values()),
        "lost": 0,
        "doubled": 0,
        "not current": 0,
    }
    yield dict(sorted(came.items()))


def games(seeds: Iterable[int]) -> tuple[Tally, Counter[str]]:
    """Play some games, one after another; what came of them, and how often each fault came."""
    acting.PATIENCE = driver.PATIENCE = PATIENCE
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
    injector, tally = FaultInjector(AT_ONCE), Tally()
    for seed in seeds:
        asyncio.run(game(seed, injector, tally))
    tally.requests = injector.rota.requests
    return tally, injector.rota.came


async def game(
    seed: int,
    injector: FaultInjector,
    tally: Tally,
    contest: ContestKind | None = None,
    rules: Rules | None = None,
) -> None:
    """Play one game, and say in the tally what came of it."""
    contest = contest or CONTESTS[seed % len(CONTESTS)]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        entropy = dice(f"faulty game {seed}")
        async with open_harness(
            folder,
            members=PLACES[: contest.players],
            entropy=entropy,
            rules=rules or contest.short,
            kind=RecordingBot,
        ) as harness:
            faulty_game = FaultyGame(harness, tally, seed, contest)
            injector.enter(harness, faulty_game.place)
            table_id = await faulty_game.play()
            await injector.stop()
            await faulty_game.settle(table_id)
            await check_record(harness, table_id, folder)
            await check_standings(harness.discord, harness.club)
            tally.wrong += injector.unexplained()


class FaultyGame:
    """Members who play one game among faults.

    Attributes:
        place: The channel where they play; a thread in every second game.
    """

    def __init__(
        self,
        harness: Harness,
        tally: Tally,
        seed: int,
        contest: ContestKind = PLAIN,
    ) -> None:
        self.place = _thread(harness) if seed // 2 % 2 else harness.discord.channel
        self._people = list(harness.discord.members.values())
        for actor in self._people:
            actor.home = self.place
        self._contest = contest
        self._harness = harness
        self._tally = tally
        self._dice = random.Random(seed)
        self._played: defaultdict[int, list[str]] = defaultdict(list)
        self._old: dict[int, PressResult] = {}
        self._tracker = PressTracker(harness, tally)

    async def play(self) -> int:
        """Play from the first word to the end; the table that leads."""
        table_id = await self._sit_down()
        while (
            lead := await self._harness.club.tables.snapshot(table_id)
        ).table.status == "playing":
            for board in lead.boards:
                here = await self._harness.club.tables.snapshot(board)
                if here.state is not None:
                    await self._turn(here)
        return table_id

    async def settle(self, table_id: int) -> None:
        """See that everybody who asks for it sees the end, and sees it once."""
        harness = self._harness
        for actor in self._people:
            done = await self._command(actor, "gin hand", table=table_id)
            assert done.message is not None
        lead = await harness.club.tables.snapshot(table_id)
        # Whoever opened a table and saw nothing of it has opened another; the first still waits.
        every = await harness.club.tables.tables_of(harness.north.id)
        waiting = [one.lead_id for one in every if one.table.status == "waiting"]
        shown: set[str] = set()
        for board in (*lead.boards, *waiting):
            await until_current(harness.discord, harness.club, board)
            shown |= {str(row.message_id) for row in await harness.club.displays.of_table(board)}
        record = read_record(await harness.club.tables.record(table_id, harness.north.id))
        for number, board in enumerate(lead.boards, start=1):
            here = [one for one in record.deals if one.place is None or one.place.table == number]
            moves = [str(move) for deal in here for _, move in deal.moves]
            if not agree(self._played[board], moves):
                self._tally.wrong.append(f"pressed {self._played[board]}, recorded {moves}")
            self._tally.moves += len(moves)
        for channel in harness.discord.world.channels.values():
            for message in channel.messages.values():
                if message.only_for is None and message.id not in shown:
                    self._tally.wrong.append(f"message {message.id} is nobody's")

    # What members do

    async def _sit_down(self) -> int:
        harness = self._harness
        for _ in range(TRIES):
            tables = await harness.club.tables.tables_of(harness.north.id)
            playing = [one.lead_id for one in tables if one.table.status == "playing"]
            if playing:
                return playing[0]
            for one in tables:
                if (found := self._wanted(one)) is not None:
                    actor, message, custom_id = found
                    await self._tracker.one(actor.press(message, custom_id))
                    break
            else:
                await self._ask()
        raise AssertionError(f"nobody sat down: {harness.north.messages()}")

    async def _ask(self) -> None:
        """Challenge, or open a table for more."""
        if self._contest.seats is None:
            await self._command(self._harness.north, "gin challenge", member=self._harness.south)
        else:
            await self._open(self._harness.north, self._contest.seats)

    async def _open(self, actor: Actor, seats: str) -> None:
        """Open a table for more on the panel, as far as that is answered."""
        panel = (await self._command(actor, "gin play")).message
        if panel is None:
            return
        page = (await self._tracker.one(actor.press(panel, f"{PLAY}more"))).message
        if page is not None:
            await self._tracker.one(actor.choose(page, SEATS, f"seats={seats}"))

    def _wanted(self, table: Snapshot) -> tuple[Actor, Json, str] | None:
        """What somebody may press towards the beginning of a game."""
        table_id = table.table.table_id
        if self._contest.seats is None:
            found = self._find(self._harness.south, Action("seat", table_id, 0, "accept"))
            return None if found is None else (self._harness.south, *found)
        away = [one for one in self._people if table.player_of(one.id) is None]
        words = ("join1", "join2", "join0") if away else ("start",)
        actor = away[0] if away else self._harness.north
        for word in words:
            if (found := self._find(actor, Action("lobby", table_id, None, word))) is not None:
                return actor, *found
        return None

    async def _turn(self, snapshot: Snapshot) -> None:
        """Let the player on turn look and press until a move is played."""
        harness, table_id, ply = self._harness, snapshot.table.table_id, snapshot.table.ply
        actor = harness.on_turn(snapshot)
        if self._dice.random() < PAUSES:
            harness.clock.advance(AWAY + timedelta(seconds=1))
        if actor.id in self._old and self._dice.random() < OLD:
            old = self._old.pop(actor.id).message
            if old is not None and _live(old):
                await self._press(actor, old, self._dice.choice(_live(old)), snapshot)
        for attempt in range(TRIES):
            if await harness.ply(table_id) != ply:
                return
            message = await self._look(actor, table_id, attempt)
            if message is None:
                continue
            await self._press(actor, message, await self._choose(snapshot, message), snapshot)
        seen = [one for channel in (actor.dm(), self.place) for one in actor.messages(channel)]
        raise AssertionError(f"{actor} is stuck at {ply}: {seen}")

    async def _look(self, actor: Actor, table_id: int, attempt: int) -> Json | None:
        """A message on which the member can play, wherever they look for it."""
        hands = [one for one in actor.messages(actor.dm()) if table_id in _tables(one)]
        if hands and self._dice.random() > ELSEWHERE * (1 + attempt):
            return hands[-1]
        way = self._dice.randrange(3)
        if way == 0:
            done = await self._command(actor, "gin hand")
        elif way == 1:
            done = await self._follow(actor, self._find(actor, Action("hand", table_id)))
        else:
            games = (await self._command(actor, "gin games")).message
            done = await self._follow(actor, games and _pick(games, Action("open", table_id)))
        hand = None if done is None else done.message
        if done is None or hand is None or table_id not in _tables(hand):
            return None
        self._old.setdefault(actor.id, done)
        return hand

    async def _follow(self, actor: Actor, found: tuple[Json, str] | None) -> PressResult | None:
        return None if found is None else await self._tracker.one(actor.press(*found))

    async def _choose(self, snapshot: Snapshot, message: Json) -> Clicked:
        live = _live(message)
        assert snapshot.state is not None
        view = snapshot.state.view(snapshot.state.turn)
        best = [one for one in live if isinstance(one, str) and ":best:" in one]
        if best and self._dice.random() < SENSIBLE / 2:
            return best[0]
        now = await self._harness.club.tables.snapshot(snapshot.table.table_id)
        draft = now.drafts.get(self._harness.on_turn(snapshot).id)
        if not isinstance(view, KnockView) or self._dice.random() < SENSIBLE:
            try:
                return next_click(message, view, wish_of(snapshot), draft and draft.text)
            except (AssertionError, KeyError):
                pass  # An old hand leads elsewhere; whatever it offers is pressed.
        return self._dice.choice(live)

    async def _press(self, actor: Actor, message: Json, chosen: Clicked, before: Snapshot) -> None:
        """Press; a move that is offered now is played exactly once, if Discord delivers it."""
        table_id, ply = before.table.table_id, before.table.ply
        acts = [click(actor, message, chosen)]
        twice = self._dice.random() < 0.5
        if self._harness.discord.gateway.holding:
            acts.append(self._second(actor, message, chosen, table_id, twice=twice))
        done = await self._tracker.all(*acts)
        after = await self._harness.ply(table_id)
        action = asked(message, chosen)
        plays = action.kind in {"move", "best"} and action.ply == ply
        if plays and after > ply:
            self._played[table_id].append(action.rest or action.kind)
        elif plays and done[0].delivered:
            self._tally.wrong.append(f"lost at {ply}: {chosen}")
        elif after != ply:
            self._tally.wrong.append(f"played at {ply} by {chosen}: {action}")

    def _second(
        self, actor: Actor, message: Json, chosen: Clicked, table_id: int, *, twice: bool
    ) -> Act:
        """What somebody does at the same moment: press twice, or ask for the other hand."""
        other = next(one for one in self._people if one is not actor)
        table = self._find(other, Action("hand", table_id))
        return click(actor, message, chosen) if twice or table is None else other.press(*table)

    def _find(self, actor: Actor, action: Action) -> tuple[Json, str] | None:
        """What a member presses in the channel for something."""
        if self.place.id not in self._harness.discord.world.channels:
            return None
        for message in reversed(actor.messages(self.place)):
            if (found := _pick(message, action)) is not None:
                return found
        return None

    async def _command(self, actor: Actor, name: str, **options: Any) -> PressResult:
        world = self._harness.discord.world
        here = self.place.id in world.channels and world.sees(actor.user, self.place)
        where = self.place if here else actor.dm()
        return await self._tracker.one(actor.command(name, where=where, **options))


def _pick(message: Json, wanted: Action) -> tuple[Json, str] | None:
    """A message and its button that asks for something, if it has one."""
    found = (one for one, action in offered(message).items() if action == wanted)
    return next(((message, one) for one in found), None)


def _live(message: Json) -> list[Clicked]:
    """What a message offers to play or to pick."""
    shown = {**offered(message), **choices(message)}
    return [one for one, action in shown.items() if action.kind in LIVE]


def _tables(message: Json) -> set[int]:
    """The tables at which something is offered to play."""
    shown = {**offered(message), **choices(message)}
    return {action.table for action in shown.values() if action.kind in LIVE}


def _thread(harness: Harness) -> Channel:
    """A thread to play in."""
    world, parent = harness.discord.world, harness.discord.channel
    thread = Channel(world.ids.next(), PUBLIC_THREAD, "a thread", parent.guild_id)
    thread.parent_id, thread.owner_id = parent.id, harness.north.user.id
    world.add_thread(thread)
    return thread


def agree(pressed: list[str], recorded: list[str]) -> bool:
    """Whether what was recorded at a table is just what was pressed there.

    A press may be for all that is best to lay off; and a member who can do nothing but end their
    melding has no press for that. How a hand was laid out isn't chosen.
    """
    left = list(recorded)
    for rest in pressed:
        if left and rest != "end_meld" and left[0] == "end_meld":
            left.pop(0)
        if rest == "best":
            while left and left[0].startswith(("layoff", "done")):
                left.pop(0)
        elif left and left[0].split("=")[0] == rest.split("=")[0]:
            left.pop(0)
        else:
            return False
    return left in ([], ["end_meld"])
