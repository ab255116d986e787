"""What members take along: a table that spreadsheets read, records that the engine plays again."""

import csv
import io
import itertools
import random
import zipfile
from dataclasses import replace
from datetime import timedelta

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

from club.archive import exports
from club.archive.exports import COLUMNS, harmless
from club.club import Club
from club.core.people import Person, Place
from club.table import records
from club.table.snapshot import Snapshot, load
from engine.families import determinize
from engine.record import read_record, replay, split_records
from engine.rules import PRESETS, Rules
from engine.seats import SEATS
from engine.verify import verify
from tests.club.club_helpers import EAST, NORTH, PLACE, QUICK, SOUTH, Clock, begin, play_out, step

LONG = PRESETS.rules("standard", game_target=300)
presses = itertools.count(100)
SLY = Person(66, '=HYPERLINK("https://example.invalid"), "me"')


@pytest.fixture(autouse=True)
def _same_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """The cards depend on the presses, which mustn't depend on the tests before."""
    monkeypatch.setitem(globals(), "presses", itertools.count(100))


def rows(data: bytes) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(data.decode("utf-8-sig"), newline="")))


async def against(
    club: Club, other: Person, rules: Rules = QUICK, place: Place = PLACE
) -> Snapshot:
    waiting = await club.starting.challenge(
        place, NORTH, other, rules, interaction_id=next(presses)
    )
    return await club.starting.accept(waiting.table.table_id, other, next(presses))


@pytest.mark.slow
async def test_results_are_read_back_as_they_were(club: Club, clock: Clock) -> None:
    elsewhere = replace(PLACE, server_id=901, server_name="@other house")
    first = await play_out(club, await against(club, SLY))
    clock.advance(timedelta(days=1))
    second = await play_out(
        club, await against(club, SOUTH, PRESETS.rules("mahjong", game_target=50), elsewhere)
    )
    exported = await club.exports.results(NORTH.member_id, None)
    assert (exported.games, exported.left_out) == (2, 0)
    latest, earliest = rows(exported.data)
    assert tuple(latest) == COLUMNS
    assert [latest["game"], earliest["game"]] == [
        str(each.table.table_id) for each in (second, first)
    ]
    assert (earliest["ended"], latest["ended"]) == ("2026-05-01 12:00:00", "2026-05-02 12:00:00")
    assert latest["server"] == "'@other house"
    assert (latest["variant"], latest["opponents"]) == ("mahjong", SOUTH.name.replace("@", "'@"))
    assert earliest["opponents"] == f"'{SLY.name}"
    for told, over in ((earliest, first), (latest, second)):
        assert over.contest is not None
        assert over.contest.settlement is not None
        own, theirs = over.contest.settlement.totals
        assert (told["points"], told["against"]) == (str(own), str(theirs))
        won = over.contest.settlement.winner == 1
        assert told["result"] == ("won" if won else "lost")
        assert int(told["deals"]) == over.contest.deals
    here = await club.exports.results(NORTH.member_id, (PLACE.server_id,))
    assert [row["game"] for row in rows(here.data)] == [earliest["game"]]
    assert not rows((await club.exports.results(EAST.member_id, None)).data)


@pytest.mark.parametrize("text", ["=1+1", "+1", "-1", "@SUM(A1)", "\tx", "\r=1", "'=1"])
def test_no_name_is_a_formula(text: str) -> None:
    assert harmless(text)[0] == "'"
    assert harmless(text)[1:] == text
    assert harmless(f"n{text}") == f"n{text}"


@pytest.mark.slow
async def test_records_are_played_again_by_the_engine(club: Club) -> None:
    over = [await play_out(club, await against(club, other)) for other in (SOUTH, EAST)]
    running = await against(club, EAST, LONG)
    for _ in range(9):
        running = await step(club, running)
    exported = await club.exports.records(NORTH.member_id, (PLACE.server_id,))
    assert (exported.name, exported.games, exported.left_out) == ("gin-records.txt", 3, 0)
    current, *parts = split_records(exported.data.decode())
    for part, finished in zip(parts, reversed(over), strict=True):
        assert part.text == await club.tables.record(finished.table.table_id)
        assert verify(part.text, line=part.line).contest
        assert replay(read_record(part.text)).contest == finished.contest
    assert running.deal is not None
    assert running.deal.deal == 1
    for secret in (running.deal.seed, running.table.contest_seed):
        assert secret.hex() not in exported.data.decode()
    assert "[Deck" not in current.text
    assert not (await club.exports.records(EAST.member_id, (901,))).games


@pytest.mark.slow
async def test_a_running_game_is_taken_along_as_its_player_sees_it(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever the other side holds, the file is the same."""
    snapshot, dice = await begin(club, LONG), random.Random(4)

    async def imagined(connection: AsyncConnection, table_id: int) -> Snapshot:
        real = await load(connection, table_id)
        assert real.state is not None
        return replace(real, state=determinize(real.state.view(viewer), dice))

    for _ in range(12):
        if snapshot.state is None:
            break
        for viewer, person in zip(SEATS, (NORTH, SOUTH), strict=True):
            with monkeypatch.context() as patched:
                patched.setattr(records, "load", imagined)
                dreamt = await club.exports.records(person.member_id, None)
            told = await club.exports.records(person.member_id, None)
            assert told == dreamt
            seen = snapshot.state.view(viewer).moves
            moves = read_record(told.data.decode()).deals[-1].moves
            for (_, move), view in zip(moves, seen, strict=False):
                assert move.card in {None, view.card}
        snapshot = await step(club, snapshot)


@pytest.mark.slow
async def test_many_records_are_packed_and_the_oldest_left_out(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    for other in (SOUTH, EAST, SOUTH):
        await play_out(club, await against(club, other))
    whole = await club.exports.records(NORTH.member_id, None)
    monkeypatch.setattr(exports, "PLAIN", len(whole.data) - 1)
    packed = await club.exports.records(NORTH.member_id, None)
    assert packed.name == "gin-records.zip"
    with zipfile.ZipFile(io.BytesIO(packed.data)) as archive:
        assert archive.read("gin-records.txt") == whole.data
    monkeypatch.setattr(exports, "WHOLE", len(whole.data) - 100)
    fewer = await club.exports.records(NORTH.member_id, None)
    assert (fewer.games, fewer.left_out) == (2, 1)
    assert whole.data.startswith(fewer.data[:100])
