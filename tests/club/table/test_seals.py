"""The seed of a contest is drawn and sealed before the press that begins it, and used once."""

import asyncio
import hashlib

import pytest
from sqlalchemy import select, update

from club.club import Club
from club.core.people import Place
from club.table.presses import ContestPresses
from club.table.scene import scene
from club.table.snapshot import Snapshot
from data.matchmaking.queue import QueuePlace
from data.members import copying
from data.schema.matchmaking import practice_seeds, queue
from data.storage.database import Database
from data.table.displays import Display
from engine import fair
from engine.protection import Grade
from engine.record import read_record, write_presses
from engine.rules import PRESETS
from engine.verify import verify
from tests.club.club_helpers import (
    EAST,
    NORTH,
    PLACE,
    QUICK,
    SOUTH,
    Clock,
    InProcessPlayers,
    begin,
    make_club,
    play_out,
)
from tests.club.matchmaking.test_offers import offer, waiting

ELSEWHERE = Place(901, "Another house", 78, "cards")


class Drawn:
    """Random bytes, and how many presses had been made when each of them was drawn."""

    def __init__(self) -> None:
        self.presses = 0
        self.before: dict[bytes, int] = {}

    def press(self) -> int:
        self.presses += 1
        return 1000 + self.presses

    def __call__(self, size: int) -> bytes:
        drawn = hashlib.shake_256(f"drawn {len(self.before)}".encode()).digest(size)
        self.before[drawn] = self.presses
        return drawn

    def late(self, snapshot: Snapshot) -> bool:
        """Whether the seed of a contest that has just begun was drawn after its last press."""
        return self.before[snapshot.table.contest_seed] >= self.presses


@pytest.fixture
def drawn() -> Drawn:
    return Drawn()


@pytest.fixture
def club(database: Database, clock: Clock, drawn: Drawn) -> Club:
    return Club(database, players=InProcessPlayers(), clock=clock, entropy=drawn)


async def show(club: Club, snapshot: Snapshot, kind: str, message_id: int) -> None:
    """Let a message of a table arrive."""
    table = snapshot.table
    shown = Display(0, table.table_id, kind, 0, 77, message_id, 0, 0, table.created_at)
    await club.displays.take_over(shown)


async def practised(club: Club, press: int, message_id: int | None = None) -> Snapshot:
    """A game against the computer, given up at once; its end is shown, or isn't yet."""
    begun = await club.starting.practice(PLACE, NORTH, QUICK, "simple", press)
    over = await club.playing.resign(begun.table.table_id, NORTH.member_id)
    if message_id is not None:
        await show(club, over, "settlement", message_id)
    return over


async def test_the_seed_of_a_queue_game_is_older_than_the_last_command(
    club: Club, drawn: Drawn
) -> None:
    await club.queue.join(PLACE, NORTH, QUICK, drawn.press())
    found = await club.queue.join(PLACE, SOUTH, QUICK, drawn.press())
    assert isinstance(found, Snapshot)
    assert not drawn.late(found)


async def test_the_seed_of_a_later_practice_is_older_than_its_command(
    club: Club, drawn: Drawn
) -> None:
    first = await practised(club, drawn.press(), 1500)
    again = await club.starting.rematch(first.table.table_id, NORTH, drawn.press())
    assert not drawn.late(again)


async def test_the_seal_of_the_queue_is_the_one_that_was_shown(club: Club) -> None:
    waits = await club.queue.join(PLACE, NORTH, QUICK, 10)
    assert isinstance(waits, QueuePlace)
    await club.queue.shown(waits, 20)
    found = await club.queue.join(PLACE, SOUTH, QUICK, 30)
    assert isinstance(found, Snapshot)
    table = found.table
    assert table.commitment == waits.commitment == fair.commitment(table.contest_seed)
    assert (table.presses, table.seal_shown) == ("1:10 2:30", "1:20")


async def test_an_answer_that_never_arrived_has_shown_nothing(club: Club) -> None:
    await club.queue.join(PLACE, NORTH, QUICK, 10)
    found = await club.queue.join(PLACE, SOUTH, QUICK, 30)
    assert isinstance(found, Snapshot)
    assert found.table.seal_shown is None
    record = await club.tables.record((await play_out(club, found)).table.table_id)
    assert {each.grade for each in verify(record).protections} == {Grade.NONE}


async def test_a_late_answer_doesnt_count_for_a_place_that_was_given_up(club: Club) -> None:
    waits = await club.queue.join(PLACE, NORTH, QUICK, 10)
    assert isinstance(waits, QueuePlace)
    again = await club.queue.join(PLACE, NORTH, PRESETS.rules("oklahoma"), 11)
    assert isinstance(again, QueuePlace)
    assert again.commitment != waits.commitment, "another place, another seed"
    await club.queue.shown(waits, 20)
    found = await club.queue.join(PLACE, SOUTH, PRESETS.rules("oklahoma"), 30)
    assert isinstance(found, Snapshot)
    assert found.table.commitment == again.commitment
    assert found.table.seal_shown is None
    left = await club.queue.place(PLACE.server_id, NORTH.member_id)
    assert left is None


async def test_who_waited_before_seeds_were_kept_is_dealt_to_all_the_same(
    club: Club, database: Database
) -> None:
    await club.queue.join(PLACE, NORTH, QUICK, 10)
    async with database.write() as connection:
        await connection.execute(update(queue).values(seed=None, commitment=None))
    found = await club.queue.join(PLACE, SOUTH, QUICK, 30)
    assert isinstance(found, Snapshot)
    assert found.state is not None
    assert found.table.seal_shown is None


async def test_practice_uses_the_seed_whose_seal_was_shown(club: Club) -> None:
    first = await practised(club, 10, 20)
    promised = first.table.next_commitment
    assert scene(first, None).next_commitment == promised
    second = await club.starting.practice(PLACE, NORTH, QUICK, "simple", 30)
    assert second.table.commitment == promised
    assert (second.table.presses, second.table.seal_shown) == ("1:30", "20")
    assert second.table.next_commitment != promised
    assert scene(second, None).next_commitment is None, "only its end shows it"


async def test_a_seed_whose_seal_was_not_shown_waits_for_the_next_time(club: Club) -> None:
    first = await practised(club, 10)
    second = await practised(club, 30)
    assert second.table.commitment != first.table.next_commitment
    assert second.table.seal_shown is None
    assert second.table.next_commitment == first.table.next_commitment
    await show(club, second, "settlement", 40)
    third = await club.starting.practice(PLACE, NORTH, QUICK, "simple", 50)
    assert (third.table.commitment, third.table.seal_shown) == (first.table.next_commitment, "40")


async def test_every_end_shows_the_seed_that_is_next_by_then(club: Club) -> None:
    """Two games run side by side, and a third is begun before the second is over."""
    first = await club.starting.practice(PLACE, NORTH, QUICK, "simple", 10)
    second = await club.starting.practice(PLACE, NORTH, QUICK, "simple", 11)
    assert first.table.next_commitment == second.table.next_commitment
    over = await club.playing.resign(first.table.table_id, NORTH.member_id)
    await show(club, over, "settlement", 20)
    third = await club.starting.practice(PLACE, NORTH, QUICK, "simple", 30)
    assert third.table.commitment == over.table.next_commitment
    late = await club.playing.resign(second.table.table_id, NORTH.member_id)
    assert late.table.next_commitment == third.table.next_commitment
    again = await club.tables.snapshot(over.table.table_id)
    assert again.table.next_commitment == third.table.commitment, "it stays as it was shown"


async def test_each_member_and_each_server_has_a_seed_of_its_own(club: Club) -> None:
    north = await practised(club, 10, 20)
    east = await club.starting.practice(PLACE, EAST, QUICK, "simple", 30)
    away = await club.starting.practice(ELSEWHERE, NORTH, QUICK, "simple", 40)
    seals = [each.table for each in (north, east, away)]
    assert len({each.commitment for each in seals}) == 3
    assert len({each.next_commitment for each in seals}) == 3
    here = await club.starting.practice(PLACE, NORTH, QUICK, "simple", 50)
    assert here.table.commitment == north.table.next_commitment


async def test_a_seed_is_used_once_whichever_process_comes_first(
    club: Club, database: Database, clock: Clock
) -> None:
    first = await practised(club, 10, 20)
    twin = make_club(database, clock, start="twin")
    begun = await asyncio.gather(
        *(
            each.starting.practice(PLACE, NORTH, QUICK, "simple", 30 + number)
            for number, each in enumerate((club, twin, club, twin))
        )
    )
    used = [each.table.commitment for each in begun]
    assert used.count(str(first.table.next_commitment)) == 1
    assert len(set(used)) == 4
    shown = [each.table.seal_shown for each in begun]
    assert sorted(map(str, shown)) == ["20", "None", "None", "None"]


async def test_a_new_start_draws_nothing_again(
    club: Club, database: Database, clock: Clock
) -> None:
    first = await practised(club, 10, 20)
    again = make_club(database, clock, start="after a restart")
    second = await again.starting.practice(PLACE, NORTH, QUICK, "simple", 30)
    assert second.table.commitment == first.table.next_commitment


async def test_a_counter_offers_press_counts_as_well(club: Club) -> None:
    table_id = await waiting(club)
    await offer(club, table_id, SOUTH, 1, interaction_id=800)
    begun = await club.starting.accept(table_id, NORTH, 900, message_id=850)
    assert (begun.table.presses, begun.table.seal_shown) == ("1:800 2:900", "850")


async def test_a_challenge_counts_both_presses_and_the_message_between(club: Club) -> None:
    asked = await club.starting.challenge(PLACE, NORTH, SOUTH, QUICK, interaction_id=10)
    await show(club, asked, "challenge", 20)
    begun = await club.starting.accept(asked.table.table_id, SOUTH, 30, message_id=21)
    assert (begun.table.presses, begun.table.seal_shown) == ("1:10 2:30", "20")
    over = await play_out(club, begun)
    record = await club.tables.record(over.table.table_id)
    seal = read_record(record).seal
    assert seal is not None
    assert (write_presses(seal.presses), str(seal.shown)) == ("1:10 2:30", "20")
    assert [each.grade for each in verify(record).protections] == [Grade.SHARED, Grade.FULL]


async def test_the_table_s_number_has_no_part_in_the_cards(club: Club) -> None:
    """The host could choose it: only the seal and the presses are settled."""
    asked = await club.starting.challenge(PLACE, NORTH, SOUTH, QUICK, interaction_id=10)
    begun = await club.starting.accept(asked.table.table_id, SOUTH, 30)
    assert begun.deal is not None
    assert begun.deal.seed == fair.deal_seed(
        begun.table.contest_seed, table=1, round=1, deal=1, presses="1:10 2:30"
    )


@pytest.mark.slow
async def test_what_was_begun_before_every_press_counted_goes_on_and_holds(
    club: Club, database: Database, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as earlier:
        earlier.setattr(ContestPresses, "of", lambda _pressed, _players: None)
        begun = await begin(club, PRESETS.rules("standard", game_target=100))
    table, deal = begun.table, begun.deal
    assert deal is not None
    assert (table.presses, table.seal_shown) == (None, None)
    made = {"round": 1, "deal": 1, "presses": "5000"}
    assert deal.seed == fair.deal_seed(table.contest_seed, table=table.table_id, **made)
    later = make_club(database, clock)
    over = await play_out(later, await later.tables.snapshot(table.table_id))
    assert over.contest is not None
    assert over.contest.deals > 1
    record = await later.tables.record(table.table_id)
    assert '[Accepted "5000"]' in record
    found = verify(record)
    assert found.contest
    assert [(each.seat, each.grade) for each in found.protections] == [(None, Grade.UNKNOWN)]


async def test_a_seed_that_waits_is_in_nobody_s_copy(club: Club, database: Database) -> None:
    await practised(club, 10, 20)
    await club.queue.join(PLACE, NORTH, QUICK, 30)
    async with database.read() as connection:
        for table in (practice_seeds, queue):
            (row,) = await copying.rows(connection, table, NORTH.member_id)
            assert "seed" not in row
            assert row["server_id"] == PLACE.server_id


async def test_a_member_who_is_forgotten_leaves_no_seed(club: Club, database: Database) -> None:
    await practised(club, 10, 20)
    await club.queue.join(PLACE, NORTH, QUICK, 30)
    await club.own_data.forget(NORTH.member_id)
    async with database.read() as connection:
        for table in (practice_seeds, queue):
            assert (await connection.execute(select(table))).all() == []


async def test_a_place_that_is_given_up_keeps_no_seed(club: Club, database: Database) -> None:
    await club.queue.join(PLACE, NORTH, QUICK, 10)
    await club.queue.leave(PLACE.server_id, NORTH.member_id, 11)
    await club.queue.join(PLACE, NORTH, QUICK, 12)
    await club.queue.join(PLACE, SOUTH, QUICK, 13)
    async with database.read() as connection:
        seeds = select(queue.c.seed, queue.c.commitment, queue.c.seal_shown)
        assert set((await connection.execute(seeds)).all()) == {(None, None, None)}
