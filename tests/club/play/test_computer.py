"""What the computer knows when it is asked for a move, and hints that hang on the position."""

import itertools

import pytest

from club.club import Club
from club.core.errors import AlreadyPlayed, NoHintFound, NoHints, NotSeated, NotYourTurn
from data.storage.database import Database
from engine.coach import Advice
from engine.machine import View
from engine.moves import Move
from engine.players import ContestStanding
from tests.club.club_helpers import (
    NORTH,
    PLACE,
    SHORT,
    SOUTH,
    Clock,
    InProcessPlayers,
    begin,
    computer_move,
    dice,
    off_turn,
    on_turn,
)

presses = itertools.count(5000)


class Asked(InProcessPlayers):
    """Players who remember the standing that they were given, and may have no hint."""

    def __init__(self) -> None:
        super().__init__()
        self.standings: list[ContestStanding | None] = []
        self.clueless = False

    async def choose(
        self, name: str, view: View, seed: int, standing: ContestStanding | None = None
    ) -> Move:
        self.standings.append(standing)
        return await super().choose(name, view, seed, standing)

    async def hint(self, view: View, seed: int) -> Advice:
        found = await super().hint(view, seed)
        return None if self.clueless else found  # pyright: ignore[reportReturnType]


@pytest.fixture
def players() -> Asked:
    return Asked()


@pytest.fixture
def club(database: Database, players: Asked) -> Club:
    return Club(database, players=players, clock=Clock(), entropy=dice())


async def its_turn(club: Club, *, computers: bool) -> tuple[int, int]:
    """A game against the computer where it is the computer's turn, or the member's; its ply."""
    for _ in range(20):
        snapshot = await club.starting.practice(PLACE, NORTH, SHORT, "novice", next(presses))
        if (snapshot.computer_to_move is not None) == computers:
            return snapshot.table.table_id, snapshot.table.ply
    raise AssertionError("the same side begins every time")


async def test_the_computer_is_told_how_the_contest_stands(club: Club, players: Asked) -> None:
    table_id, _ = await its_turn(club, computers=True)
    await computer_move(club, table_id)
    (standing,) = players.standings
    assert standing is not None
    assert standing.target == SHORT.game_target
    assert [(each.mine, each.theirs) for each in standing.races] == [(0, 0)]


async def test_a_hint_is_from_what_the_member_sees(club: Club, players: Asked) -> None:
    table_id, ply = await its_turn(club, computers=False)
    told = await club.playing.hint(table_id, ply, NORTH.member_id)
    assert (await club.playing.hint(table_id, ply, NORTH.member_id)).advice == told.advice
    state = (await club.tables.snapshot(table_id)).state
    assert state is not None
    assert players.shown == [state.view(told.scene.viewer)] * 2
    legal = [move.plain for move in state.legal_moves()]
    assert all(option.move.plain in legal for option in told.advice.options)


async def test_hints_are_for_whoever_is_on_turn_against_the_computer(
    club: Club, players: Asked
) -> None:
    waits, at = await its_turn(club, computers=True)
    with pytest.raises(NotYourTurn):
        await club.playing.hint(waits, at, NORTH.member_id)
    table_id, ply = await its_turn(club, computers=False)
    with pytest.raises(NotSeated):
        await club.playing.hint(table_id, ply, SOUTH.member_id)
    with pytest.raises(AlreadyPlayed):
        await club.playing.hint(table_id, ply + 1, NORTH.member_id)
    players.clueless = True
    with pytest.raises(NoHintFound):
        await club.playing.hint(table_id, ply, NORTH.member_id)
    between = await begin(club)
    for member_id in (on_turn(between), off_turn(between)):
        with pytest.raises(NoHints):
            await club.playing.hint(between.table.table_id, between.table.ply, member_id)
