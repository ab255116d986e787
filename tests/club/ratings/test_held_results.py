"""A result that is kept from a team until a discard (rules, A.6) can't be read before, anywhere."""

import asyncio
import itertools
import json
import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import insert

from club.archive.profiles import ProfileRequest
from club.archive.versus import Pairing
from club.club import Club
from club.core.people import Person, Place
from club.ratings import record_result
from club.ratings.recount import catch_up
from club.ratings.standings import MEASURES, SPANS, Board
from club.table.snapshot import Snapshot
from data.ratings import standings
from data.schema.standings import recounts
from data.storage.database import Database
from data.table import results
from engine.rules import Rules
from engine.words import TeamResultVisibility
from tests.club.club_helpers import EAST as MANAGER
from tests.club.club_helpers import PLACE, deal_stats_of, make_club, play_until, step, wish
from tests.club.multiplayer.test_groups import PAIRS, PEOPLE, presses
from tests.club.ratings.test_standings import HERE, check
from tests.data.storage.prepared_database import prepared_database

HELD = replace(PAIRS, team_result_visibility=TeamResultVisibility.AFTER_DISCARD, team_target=1000)
REASON = "The cards were seen"
ENDING = {"knock", "gin", "big_gin"}


@dataclass
class Round:
    """A round in which one table is over, and the other waits for a discard."""

    club: Club
    over: Snapshot
    waiting: Snapshot

    @property
    def players(self) -> list[Person]:
        """The two whose result is held."""
        return [Person(each.member_id or 0, "") for each in self.over.seats]

    @property
    def others(self) -> list[Person]:
        """The two that it is kept from."""
        return [Person(each.member_id or 0, "") for each in self.waiting.seats]

    async def release(self) -> Snapshot:
        """Let the discard be made that is waited for."""
        return await play_until(self.club, self.waiting, lambda each: not has_drawn(each))


def has_drawn(snapshot: Snapshot) -> bool:
    """Whether somebody has drawn and not yet discarded."""
    return snapshot.state is not None and max(snapshot.state.view(None).hand_sizes) > 10


def knocks(snapshot: Snapshot) -> list[str]:
    """The knocks that somebody may make."""
    assert snapshot.state is not None
    return [str(move) for move in snapshot.state.legal_moves() if move.kind == "knock"]


def several_scores(snapshot: Snapshot) -> bool:
    """Whether somebody may knock for more points or for fewer."""
    assert snapshot.state is not None, "nobody could choose"
    return len({_score(snapshot, word) for word in knocks(snapshot)}) > 1


def instead_of_ending(snapshot: Snapshot) -> str:
    """What somebody plays who ends no deal yet."""
    assert snapshot.state is not None
    discards = [str(move) for move in snapshot.state.legal_moves() if move.kind == "discard"]
    return wish(snapshot) if wish(snapshot).split(":")[0] not in ENDING else discards[0]


def _score(snapshot: Snapshot, word: str) -> tuple[int, int] | None:
    assert snapshot.state is not None
    ended = snapshot.state.play(next(m for m in snapshot.state.legal_moves() if str(m) == word))
    return None if ended.result is None else ended.result.scores


async def began(
    club: Club, rules: Rules, people: Sequence[Person], place: Place = PLACE
) -> list[Snapshot]:
    """The tables of a contest of teams that has begun, with the same cards in every run."""
    numbers = itertools.count(70_000)
    lobby = await club.groups.gather(place, people[0], rules, next(numbers))
    for number, person in enumerate(people[1:], start=2):
        table_id = lobby.table.table_id
        lobby = await club.groups.join(table_id, person, next(numbers), 2 - number % 2)
    return [await club.tables.snapshot(one) for one in lobby.boards]


async def held_round(
    club: Club,
    rules: Rules = HELD,
    *,
    people: Sequence[Person] = PEOPLE[:4],
    place: Place = PLACE,
    last: int = 0,
) -> Round:
    """Play until a result is held; `last` chooses among the knocks that end that deal."""
    here, there, *_ = await began(club, rules, people, place)
    there = await play_until(club, there, has_drawn)
    while not several_scores(here):
        here = await step(club, here, instead_of_ending(here))
    words = sorted(knocks(here), key=lambda word: _score(here, word) or (0, 0))
    here = await step(club, here, words[last])
    assert here.held
    return Round(club, here, there)


async def boards_of(club: Club, asker: Person) -> list[Any]:
    """Every board as somebody reads it."""
    found: list[Any] = []
    for measure in MEASURES:
        for span in SPANS:
            board = Board(measure, span=span)
            found.append(await club.ratings.standings(HERE, asker.member_id, board))
    return found


async def reads(club: Club, asker: Person, lead_id: int) -> list[Any]:
    """What somebody reads of everybody, in the copy of what is stored of them too."""
    copied = json.loads(await club.own_data.copy(asker.member_id, "Yours"))
    found: list[Any] = [copied, await boards_of(club, asker)]
    for person in PEOPLE[:4]:
        look = ProfileRequest(person.member_id)
        found.append(await club.profiles.profile(look, asker_id=asker.member_id, server_id=HERE))
    for one, two in itertools.pairwise(PEOPLE[:4]):
        pairing = Pairing(one.member_id, two.member_id)
        found.append(
            await club.comparisons.versus(pairing, asker_id=asker.member_id, server_id=HERE)
        )
    found.append(await club.tables.record(lead_id, asker.member_id, place_ids=(HERE,)))
    found.append((await club.exports.records(asker.member_id, (HERE,))).data)
    return found


@pytest.fixture
def folders(tmp_path: Path) -> tuple[Path, Path]:
    """Where two lives are kept."""
    both = tmp_path / "one", tmp_path / "two"
    for each in both:
        each.mkdir()
    return both


async def life(folder: Path, last: int) -> list[list[Any]]:
    """What the two that a result is kept from can read, in a life in which it was this one."""
    database = await Database.open(await prepared_database(folder))
    try:
        club = make_club(database)
        played = await held_round(club, last=last)
        return [await reads(club, one, played.over.lead_id) for one in played.others]
    finally:
        await database.close()


@pytest.mark.slow
async def test_nothing_that_others_read_depends_on_a_held_result(
    folders: tuple[Path, Path],
) -> None:
    first, second = await life(folders[0], 0), await life(folders[1], -1)
    assert first == second


@pytest.fixture
def club(database: Database) -> Club:
    return make_club(database)


async def kept_of(database: Database, played: Round) -> tuple[int, int]:
    """How many lines of standings and of figures the deal has brought."""
    async with database.read() as connection:
        lines = await standings.of_server(connection, HERE)
        own = await deal_stats_of(connection, (played.over.table.table_id,))
    return sum(each.deals for each in lines), len(own)


@pytest.mark.slow
async def test_a_result_counts_in_the_move_that_lets_it_be_known(
    club: Club, database: Database
) -> None:
    played = await held_round(club)
    assert await kept_of(database, played) == (0, 0)
    await check(database)
    await played.release()
    lines, own = await kept_of(database, played)
    assert lines > 0
    assert own == 2
    await check(database)
    for one in played.players:
        copied = json.loads(await club.own_data.copy(one.member_id, "Yours"))["tables"]
        assert sum(row["deals"] for row in copied["standings"] if not row["period"]) > 0
        assert "seating" in copied["contests"][0]


@pytest.mark.slow
async def test_those_who_played_it_have_it_in_their_copy_at_once(club: Club) -> None:
    played = await held_round(club)
    for one in played.players:
        (row,) = json.loads(await club.own_data.copy(one.member_id, "Yours"))["tables"]["results"]
        assert row["result"] == "knock"
    for one in played.others:
        assert "results" not in json.loads(await club.own_data.copy(one.member_id, ""))["tables"]


@pytest.mark.slow
async def test_two_tables_may_hold_one_result(club: Club, database: Database) -> None:
    rules = replace(HELD, team_size=3)
    here, *waiting = await began(club, rules, PEOPLE[:6])
    waiting = [await play_until(club, each, has_drawn) for each in waiting]
    while here.state is not None:
        here = await step(club, here)
    held = Round(club, here, waiting[0])
    for each in waiting:
        assert await kept_of(database, held) == (0, 0)
        await play_until(club, each, lambda one: not has_drawn(one))
        await check(database)
    assert (await kept_of(database, held))[1] == 2


@pytest.mark.slow
async def test_a_contest_that_ends_holds_nothing_back(club: Club, database: Database) -> None:
    played = await held_round(club, replace(HELD, team_size=3), people=PEOPLE[:6])
    assert await kept_of(database, played) == (0, 0)
    winner = PEOPLE[0]
    await club.admin.adjudicate(
        PLACE, MANAGER, played.over.lead_id, winner, REASON, interaction_id=next(presses)
    )
    assert (await kept_of(database, played))[1] == 2
    await check(database)
    await club.admin.void(PLACE, MANAGER, played.over.lead_id, REASON, next(presses))
    assert await kept_of(database, played) == (0, 0)
    await check(database)


@pytest.mark.slow
async def test_an_annulment_takes_back_what_was_never_counted(
    club: Club, database: Database
) -> None:
    played = await held_round(club)
    await club.admin.void(PLACE, MANAGER, played.over.lead_id, REASON, next(presses))
    assert await kept_of(database, played) == (0, 0)
    await check(database)


@pytest.mark.slow
@pytest.mark.parametrize("late", [False, True])
async def test_a_recount_counts_it_once(club: Club, database: Database, late: bool) -> None:  # noqa: FBT001
    played = await held_round(club)
    if late:
        await played.release()
    before = await kept_of(database, played)
    async with database.write() as connection:
        await connection.execute(insert(recounts).values(server_id=HERE))
    await catch_up(database)
    assert await kept_of(database, played) == before
    if not late:
        await played.release()
    assert (await kept_of(database, played))[1] == 2
    await check(database)


@pytest.mark.slow
async def test_what_an_earlier_version_has_counted_counts_once(
    club: Club, database: Database
) -> None:
    played = await held_round(club)
    assert played.over.last_deal is not None
    async with database.write() as connection:
        table_id, deal = played.over.table.table_id, played.over.last_deal.deal
        await record_result.count_deal(connection, table_id, deal)
    before = await kept_of(database, played)
    await played.release()
    assert await kept_of(database, played) == before
    await check(database)


@pytest.mark.slow
async def test_nothing_is_counted_for_who_was_forgotten_meanwhile(
    club: Club, database: Database
) -> None:
    played = await held_round(club)
    await club.own_data.forget(played.players[0].member_id)
    await played.release()
    async with database.read() as connection:
        lines = await standings.of_server(connection, HERE)
        own = await deal_stats_of(connection, (played.over.table.table_id,))
    assert {each.member_id for each in lines} == {played.players[1].member_id}
    assert {each.member_id for each in own} == {played.players[1].member_id}


@pytest.mark.slow
def test_standings_follow_from_the_results_that_may_be_known(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    @settings(max_examples=6, derandomize=True, deadline=None)
    @given(st.integers(2, 3), st.integers(0, 2**32), st.booleans())
    def examples(size: int, seed: int, voided: bool) -> None:  # noqa: FBT001
        asyncio.run(play(size, random.Random(seed), voided=voided))

    async def play(size: int, dice: random.Random, *, voided: bool) -> None:
        folder = tmp_path_factory.mktemp("held")
        database = await Database.open(await prepared_database(folder))
        club = make_club(database, start=str(dice.random()))
        rules = replace(HELD, team_size=size, team_target=40)
        boards = [one.table.table_id for one in await began(club, rules, PEOPLE[: 2 * size])]
        ended = 0
        while (await club.tables.snapshot(boards[0])).table.status == "playing":
            here = await club.tables.snapshot(dice.choice(boards))
            if here.state is None:
                continue
            here = await step(club, here)
            seen.add(here.held)
            async with database.read() as connection:
                over = sum([len(await results.of_table(connection, one)) for one in boards])
            if over != ended:
                ended = over
                await check(database)
            if voided and over > size:
                await club.admin.void(PLACE, MANAGER, boards[0], REASON, next(presses))
        await check(database)
        await database.close()

    seen: set[bool] = set()
    examples()
    assert seen == {False, True}
