"""A club with members, a clock that stands still and dice that always fall the same."""

import hashlib
import itertools
import random
from collections.abc import Callable, Collection, Sequence
from datetime import UTC, datetime, timedelta

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from club.club import Club
from club.core.people import Person, Place
from club.table.snapshot import Snapshot
from data.ratings.deal_stats import DealStatsRow
from data.schema.deal_stats import figures
from data.storage.database import Database
from data.storage.queries import columns, fetch_all
from engine.coach import Advice, advise
from engine.coach.luck import Luck, luck
from engine.machine import State, View
from engine.moves import Move
from engine.players import PLAYERS, ContestStanding, chosen, named
from engine.players.judgements import Judge, JudgedMove
from engine.rules import PRESETS, Rules
from engine.seats import Seat
from tests.engine.coach.judging import Settled

NORTH = Person(11, "@north")
SOUTH = Person(12, "@south")
EAST = Person(13, "@east")
PLACE = Place(900, "Card house", 77, "cards")
SHORT = PRESETS.rules("standard", game_target=40)
QUICK = PRESETS.rules("standard", game_target=1)
FEW = 8
"""Deals that a hint imagines here: enough to have one, and soon there."""


class Clock:
    """Tells the time that it was set to."""

    def __init__(self) -> None:
        self.time = datetime(2026, 5, 1, 12, 0, tzinfo=UTC)

    def now(self) -> datetime:
        return self.time

    def advance(self, by: timedelta) -> None:
        self.time += by


class InProcessPlayers:
    """The computer's players without a process of their own; remembers what they were shown.

    Attributes:
        shown: The views.
        weighs: Who weighs moves for reviews.
    """

    def __init__(self) -> None:
        self.shown: list[View] = []
        self.weighs: Judge = Settled()

    async def choose(
        self, name: str, view: View, seed: int, standing: ContestStanding | None = None
    ) -> Move:
        self.shown.append(view)
        return chosen(named(name), standing, view, random.Random(seed))

    async def hint(self, view: View, seed: int) -> Advice:
        self.shown.append(view)
        return advise(view, random.Random(seed), deals=FEW)

    async def judge(self, view: View, seed: str, deals: int) -> tuple[JudgedMove, ...]:
        self.shown.append(view)
        return self.weighs.judge(view, random.Random(seed), deals)

    async def luck(self, states: Sequence[State], seat: Seat) -> Luck:
        return luck(states, seat)


def dice(start: str = "shuffle") -> Callable[[int], bytes]:
    """Make a source of bytes that are the same in every run."""
    rolls = itertools.count()
    return lambda size: hashlib.shake_256(f"{start}{next(rolls)}".encode()).digest(size)


def make_club(database: Database, clock: Clock | None = None, start: str = "shuffle") -> Club:
    return Club(database, players=InProcessPlayers(), clock=clock or Clock(), entropy=dice(start))


async def begin(club: Club, rules: Rules = QUICK, interaction_id: int = 5000) -> Snapshot:
    """Let North challenge South, who accepts."""
    waiting = await club.starting.challenge(PLACE, NORTH, SOUTH, rules)
    return await club.starting.accept(waiting.table.table_id, SOUTH, interaction_id)


def on_turn(snapshot: Snapshot) -> int:
    """The member whose turn it is."""
    assert snapshot.state is not None
    return next(
        each.member_id
        for each in snapshot.seats
        if each.seat == snapshot.state.turn and each.member_id is not None
    )


def off_turn(snapshot: Snapshot) -> int:
    """The member whose turn it isn't."""
    here = on_turn(snapshot)
    return next(each for each in snapshot.members if each != here)


def wish(snapshot: Snapshot, seed: int = 0) -> str:
    """The move that the simple player makes here."""
    assert snapshot.state is not None
    view = snapshot.state.view(snapshot.state.turn)
    return str(PLAYERS["simple"].choose(view, random.Random(seed)))


async def step(club: Club, snapshot: Snapshot, word: str | None = None) -> Snapshot:
    """Make the next move for the player on turn."""
    table = snapshot.table
    if snapshot.computer_to_move is not None:
        return await computer_move(club, table.table_id) or snapshot
    return await club.playing.play(
        table.table_id, table.ply, on_turn(snapshot), word or wish(snapshot)
    )


async def play_out(club: Club, snapshot: Snapshot) -> Snapshot:
    """Play a contest to its end."""
    while snapshot.state is not None:
        snapshot = await step(club, snapshot)
    return snapshot


async def play_until(
    club: Club, snapshot: Snapshot, reached: Callable[[Snapshot], bool]
) -> Snapshot:
    """Play until the table is as wished for."""
    while not reached(snapshot):
        assert snapshot.state is not None, "the contest ended before"
        snapshot = await step(club, snapshot)
    return snapshot


async def computer_move(club: Club, table_id: int) -> Snapshot | None:
    """Have the computer think and move; None if there was no move to make."""
    intent = await club.playing.computer_intent(table_id)
    return None if intent is None else await club.playing.carry_out(intent)


async def deal_stats_of(
    connection: AsyncConnection, table_ids: Collection[int]
) -> list[DealStatsRow]:
    """The figures that are stored of some tables' deals, in order."""
    query = select(*columns(figures, DealStatsRow)).where(figures.c.table_id.in_(table_ids))
    return await fetch_all(connection, query.order_by(*figures.primary_key), DealStatsRow)
