"""Whole games while every fifth request of the bot meets a fault, and what they leave behind.

Members press what the messages offer. Where a press gets no answer they do as people do: they look
again, in their direct messages, at the table or with a command, and press what is there then.
"""

import asyncio
import logging
import random
import tempfile
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from datetime import timedelta
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import structlog

from club.snapshot import Snapshot
from cogs.messages import AWAY
from cogs.ui.ids import Action
from engine.players import PLAYERS
from engine.record import read_record
from engine.rules import Rules
from playground import actor as acting
from playground import driver
from playground.driver import Actor
from playground.standin.models import PUBLIC_THREAD, Channel
from tests.club.house import dice
from tests.proof.mishaps import Mishaps
from tests.proof.section import Figures
from tests.proof.trying import Act, Done, Hearing, Tally, Trying
from tests.wire.house import House, choices, offered, open_house
from tests.wire.play import towards
from tests.wire.seen import until_current
from tests.wire.test_games import check_record, check_standings

SIZE = 20
"""How many games."""

AT_ONCE = 4
"""How many of them are played at the same time."""

PATIENCE = 90.0
"""Seconds that anything may take, where the machine has other work as well."""

SHORT = Rules.of("standard", game_target=40)

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

Json = dict[str, Any]
Chosen = str | tuple[str, str]


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
    mishaps, tally = Mishaps(AT_ONCE), Tally()
    for seed in seeds:
        asyncio.run(game(seed, mishaps, tally))
    tally.requests = mishaps.rota.requests
    return tally, mishaps.rota.came


async def game(seed: int, mishaps: Mishaps, tally: Tally, rules: Rules = SHORT) -> None:
    """Play one game, and say in the tally what came of it."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        entropy = dice(f"faulty game {seed}")
        async with open_house(folder, entropy=entropy, rules=rules, kind=Hearing) as house:
            evening = Evening(house, mishaps, tally, seed)
            mishaps.enter(house, evening.place)
            table_id = await evening.play()
            await mishaps.stop()
            await evening.settle(table_id)
            await check_record(house, table_id, folder)
            await check_standings(house.discord, house.club)
            tally.wrong += mishaps.unexplained()


class Evening:
    """Two members who play one game among faults.

    Attributes:
        place: The channel where they play; a thread in every second game.
    """

    def __init__(self, house: House, mishaps: Mishaps, tally: Tally, seed: int) -> None:
        self.place = _thread(house) if seed % 2 else house.discord.channel
        house.north.home = house.south.home = self.place
        self._house = house
        self._mishaps = mishaps
        self._tally = tally
        self._dice = random.Random(seed)
        self._played: list[str] = []
        self._old: dict[int, Done] = {}
        self._trying = Trying(house, tally)

    async def play(self) -> int:
        """Play from the challenge to the end; the table."""
        table_id = await self._sit_down()
        while (snapshot := await self._house.club.snapshot(table_id)).state is not None:
            await self._turn(snapshot)
        return table_id

    async def settle(self, table_id: int) -> None:
        """See that everybody who asks for it sees the end, and sees it once."""
        house = self._house
        for actor in (house.north, house.south):
            done = await self._command(actor, "gin hand", table=table_id)
            assert done.message is not None
        await until_current(house.discord, house.club, table_id)
        snapshot = await house.club.snapshot(table_id)
        record = read_record(await house.club.record(table_id, house.north.id))
        # The record also says how a knocker's hand was laid out, which isn't chosen.
        moves = [str(move).split("=")[0] for deal in record.deals for _, move in deal.moves]
        if moves != self._played or snapshot.table.ply != len(moves):
            self._tally.wrong.append(f"pressed {self._played}, recorded {moves}")
        shown = {str(row.message_id) for row in await house.club.displays.of_table(table_id)}
        for channel in house.discord.world.channels.values():
            for message in channel.messages.values():
                if message.only_for is None and message.id not in shown:
                    self._tally.wrong.append(f"message {message.id} is nobody's")
        self._tally.moves += len(moves)

    # What members do

    async def _sit_down(self) -> int:
        house = self._house
        for _ in range(TRIES):
            tables = await house.club.tables_of(house.north.id)
            playing = [one.table.table_id for one in tables if one.state is not None]
            if playing:
                (table_id,) = playing
                return table_id
            waiting = [one.table.table_id for one in tables]
            for table_id in waiting:
                accept = Action("seat", table_id, 0, "accept")
                if (found := self._find(house.south, accept)) is not None:
                    await self._trying.one(house.south.press(*found))
                    break
            else:
                await self._command(house.north, "gin challenge", member=house.south)
        raise AssertionError(f"nobody sat down: {house.north.messages()}")

    async def _turn(self, snapshot: Snapshot) -> None:
        """Let whoever is on turn look and press until a move is played."""
        house, table_id, ply = self._house, snapshot.table.table_id, snapshot.table.ply
        actor = house.on_turn(snapshot)
        if self._dice.random() < PAUSES:
            house.clock.advance(AWAY + timedelta(seconds=1))
        if actor.id in self._old and self._dice.random() < OLD:
            old = self._old.pop(actor.id).message
            if old is not None and _live(old):
                await self._press(actor, old, self._dice.choice(_live(old)), snapshot)
        for attempt in range(TRIES):
            if await house.ply(table_id) != ply:
                return
            message = await self._look(actor, table_id, attempt)
            if message is None:
                continue
            await self._press(actor, message, self._choose(snapshot, message), snapshot)
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

    async def _follow(self, actor: Actor, found: tuple[Json, str] | None) -> Done | None:
        return None if found is None else await self._trying.one(actor.press(*found))

    def _choose(self, snapshot: Snapshot, message: Json) -> Chosen:
        live = _live(message)
        assert snapshot.state is not None
        view = snapshot.state.view(snapshot.state.turn)
        buttons = {one: action for one, action in offered(message).items() if one in live}
        if buttons and self._dice.random() < SENSIBLE:
            return towards(str(PLAYERS["simple"].choose(view, self._dice)), buttons)
        return self._dice.choice(live)

    async def _press(self, actor: Actor, message: Json, chosen: Chosen, before: Snapshot) -> None:
        """Press; a move that is offered now is played exactly once, if Discord delivers it."""
        table_id, ply = before.table.table_id, before.table.ply
        acts = [_pressing(actor, message, chosen)]
        twice = self._dice.random() < 0.5
        if self._house.discord.gateway.holding:
            acts.append(self._second(actor, message, chosen, table_id, twice=twice))
        done = await self._trying.all(*acts)
        after = await self._house.ply(table_id)
        action = None if isinstance(chosen, tuple) else offered(message)[chosen]
        playable = action is not None and (action.kind, action.ply) == ("move", ply)
        if action is not None and playable and after == ply + 1:
            self._played.append(action.rest.split("=")[0])
        elif playable and done[0].delivered:
            self._tally.wrong.append(f"lost at {ply}: {chosen}")
        elif after != ply:
            self._tally.wrong.append(f"played at {ply} by {chosen}: {action}")

    def _second(
        self, actor: Actor, message: Json, chosen: Chosen, table_id: int, *, twice: bool
    ) -> Act:
        """What somebody does at the same moment: press twice, or ask for the other hand."""
        other = self._house.south if actor is self._house.north else self._house.north
        table = self._find(other, Action("hand", table_id))
        return _pressing(actor, message, chosen) if twice or table is None else other.press(*table)

    def _find(self, actor: Actor, action: Action) -> tuple[Json, str] | None:
        """What a member presses in the channel for something."""
        if self.place.id not in self._house.discord.world.channels:
            return None
        for message in reversed(actor.messages(self.place)):
            if (found := _pick(message, action)) is not None:
                return found
        return None

    async def _command(self, actor: Actor, name: str, **options: Any) -> Done:
        world = self._house.discord.world
        here = self.place.id in world.channels and world.sees(actor.user, self.place)
        where = self.place if here else actor.dm()
        return await self._trying.one(actor.command(name, where=where, **options))


def _pressing(actor: Actor, message: Json, chosen: Chosen) -> Act:
    if isinstance(chosen, tuple):
        return actor.choose(message, *chosen)
    return actor.press(message, chosen)


def _pick(message: Json, wanted: Action) -> tuple[Json, str] | None:
    """A message and its button that asks for something, if it has one."""
    found = (one for one, action in offered(message).items() if action == wanted)
    return next(((message, one) for one in found), None)


def _live(message: Json) -> list[Chosen]:
    """What a message offers to play or to pick."""
    asked = {**offered(message), **choices(message)}
    return [one for one, action in asked.items() if action.kind in {"move", "pick"}]


def _tables(message: Json) -> set[int]:
    """The tables at which something is offered to play."""
    asked = {**offered(message), **choices(message)}
    return {action.table for action in asked.values() if action.kind in {"move", "pick"}}


def _thread(house: House) -> Channel:
    """A thread to play in."""
    world, parent = house.discord.world, house.discord.channel
    thread = Channel(world.ids.next(), PUBLIC_THREAD, "a thread", parent.guild_id)
    thread.parent_id, thread.owner_id = parent.id, house.north.user.id
    world.add_thread(thread)
    return thread
