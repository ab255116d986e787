"""A member forgotten: nothing is left of them, and all that is others' stays explained."""

import json
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import event, text

from club.club import Club
from club.core.errors import GamesChanged, LeftServer
from club.core.people import Person, Place
from club.members.forgetting import DeletionOutcome, StoredCounts
from club.ratings import recount
from data.core import members as members_data
from data.core import servers
from data.core.anonymous import NAME, is_gone
from data.daily import daily_runs
from data.members import copying
from data.members.forgetting import NOTED, OWN, PAIR, SHARED, TAKEN
from data.ratings import recounts
from data.schema.members import members
from data.schema.metadata import metadata
from data.schema.vocabulary import PlaceKind
from data.storage.database import Database
from data.table.displays import Display
from engine.rules import PRESETS
from engine.verify import verify
from tests.club.club_helpers import play_out, step
from tests.club.members.sample_season import (
    EAST,
    ELSEWHERE,
    LONG,
    NORTH,
    NOW,
    PAIRS,
    PLACE,
    SOUTH,
    THREE,
    WEST,
    busy,
    evening,
    game,
    group,
    presses,
    stored,
)
from tests.club.multiplayer.test_groups import play_all
from tests.club.scorepad.score_keeping import correct, knock, lay_out, points


async def traces(database: Database, *words: str) -> list[str]:
    """Where any of some words still stands, in whatever column."""
    return [
        f"{table}.{column}: {value}"
        for table, rows in (await stored(database)).items()
        for row in rows
        for column, value in row.items()
        for word in words
        if word.casefold() in str(value).casefold()
    ]


async def counted(database: Database, *without: Person) -> dict[str, list[dict[str, Any]]]:
    """What is counted for everybody but some; an opponent who is one of them is left out."""
    gone, every = {each.member_id for each in without}, await stored(database)
    found: dict[str, list[dict[str, Any]]] = {}
    for name in ("standings", "ratings", "figures", "rated"):
        for row in every[name]:
            for column in row.keys() & {"member_id", "opponent_id"}:
                row[column] = 0 if row[column] in gone or row[column] < 0 else row[column]
        # What the others won against has its own rating beside theirs.
        found[name] = [row for row in every[name] if row["member_id"] or name == "rated"]
        found[name].sort(key=str)
    return found


@pytest.mark.parametrize("detail", ["{", "[]", '"North"'])
async def test_a_damaged_note_of_a_managers_ends_no_deletion(
    club: Club, database: Database, detail: str
) -> None:
    judged = await game(club, NORTH, SOUTH, LONG)
    await club.admin.adjudicate(
        PLACE, EAST, judged.table.table_id, NORTH, "late", interaction_id=next(presses)
    )
    async with database.write() as connection:
        await connection.execute(text("UPDATE audit SET detail = :detail"), {"detail": detail})
    await club.own_data.forget(NORTH.member_id)
    assert await club.own_data.unfinished() == []
    assert not await traces(database, "North", str(NORTH.member_id))
    (line,) = (await club.admin.audit(PLACE.server_id)).lines
    assert (line.reason, line.detail) == ("late", None)


@pytest.mark.slow
async def test_nothing_is_left_of_a_member(club: Club, database: Database) -> None:
    over = await evening(club)
    reason = f"@North and <@{NORTH.member_id}> saw the cards"
    await club.admin.void(PLACE, NORTH, over[1], reason, next(presses))
    judged = await game(club, NORTH, SOUTH, LONG)
    await club.admin.adjudicate(
        PLACE, EAST, judged.table.table_id, NORTH, "late", interaction_id=next(presses)
    )
    await busy(club)
    holding = await club.own_data.holding(NORTH.member_id)
    assert holding == StoredCounts(played=5, given_up=4, taken_over=1, sheets=2, waiting=4)
    with pytest.raises(GamesChanged):
        await club.own_data.forget(NORTH.member_id, 8)
    assert await traces(database, "@north"), "a refusal changes nothing"
    forgotten = await club.own_data.forget(NORTH.member_id, holding.open)
    assert await traces(database, str(NORTH.member_id), "@north", "Vienna") == []
    assert len(forgotten.changed) == holding.open
    for each in forgotten.changed:
        assert NORTH.member_id not in {one.member_id for one in each.players}
    assert await club.own_data.holding(NORTH.member_id) == StoredCounts(0, 0, 0, 0, 0)
    assert {row["message_id"] for row in (await stored(database))["leftovers"]} == {64}, (
        "the hand goes, what stands in the channel stays"
    )


@pytest.mark.slow
async def test_every_figure_of_everybody_elses_stays_and_is_what_a_recount_gives(
    club: Club, database: Database
) -> None:
    tables = await evening(club)
    gone: list[Person] = []
    for person in (NORTH, EAST, SOUTH):
        gone.append(person)
        before = await counted(database, *gone)
        await club.own_data.forget(person.member_id)
        assert await counted(database, *gone) == before
        for place in (PLACE, ELSEWHERE):
            async with database.write() as connection:
                await recounts.ask(connection, place.server_id)
            await recount.count_anew(database, place.server_id)
        assert await counted(database, *gone) == before
        assert await club.own_data.holding(person.member_id) == StoredCounts(0, 0, 0, 0, 0)
    assert before["ratings"], "West is left, with a rating"
    record = await club.tables.record(tables[-1])
    assert record.count(NAME) == len(gone)
    for table_id in tables:
        assert verify(await club.tables.record(table_id))


async def test_who_is_forgotten_cannot_be_asked_for_another_game(club: Club) -> None:
    over = await play_out(club, await game(club, NORTH, SOUTH))
    await club.own_data.forget(NORTH.member_id)
    with pytest.raises(LeftServer):
        await club.starting.rematch(over.table.table_id, SOUTH, next(presses))
    seen = await club.tables.snapshot(over.table.table_id)
    assert [each.name for each in seen.players] == [NAME, "@south"]
    assert is_gone(seen.players[0].member_id)


@pytest.mark.slow
async def test_who_comes_back_starts_anew(club: Club) -> None:
    await play_out(club, await game(club, NORTH, SOUTH))
    await club.own_data.forget(NORTH.member_id)
    assert await club.own_data.forget(NORTH.member_id) == DeletionOutcome((), ()), (
        "twice is as once"
    )
    await play_out(club, await game(club, NORTH, SOUTH))
    assert (await club.own_data.holding(NORTH.member_id)).played == 1
    found = await club.ratings.standings(PLACE.server_id, SOUTH.member_id)
    assert {row.member_id: row.games for _, row in found.rows} == {
        NORTH.member_id: 1,
        SOUTH.member_id: 2,
    }


async def test_a_game_with_the_computer_goes_with_its_messages(
    club: Club, database: Database
) -> None:
    practice = await club.starting.practice(PLACE, NORTH, LONG, "simple", next(presses))
    again = await play_out_practice(club, NORTH)
    other = await game(club, SOUTH, EAST, LONG)
    table_id = practice.table.table_id
    await club.displays.save(Display(0, table_id, "table", 0, 5, 66, 1, 0, NOW))
    forgotten = await club.own_data.forget(NORTH.member_id)
    assert forgotten.cleared == (table_id,)
    assert await club.displays.of_table(table_id) == []
    assert await club.own_data.sweep() == 1, "the one without messages"
    await club.displays.forget(66)
    assert await club.own_data.sweep() == 1
    assert await club.own_data.sweep() == 0
    rows = await stored(database)
    assert [row["table_id"] for row in rows["tables"]] == [other.table.table_id]
    assert [row["member_id"] for row in rows["members"] if is_gone(row["member_id"])] == []
    assert again != table_id


async def test_what_stands_where_the_bot_may_delete_nothing_holds_no_deletion_up(
    club: Club, database: Database
) -> None:
    chat = Place(910, "Card night", 910, "Card night", kind=PlaceKind.GROUP)
    practice = await club.starting.practice(chat, NORTH, LONG, "simple", next(presses))
    table_id = practice.table.table_id
    await club.displays.save(Display(0, table_id, "challenge", 0, 910, 66, 0, 0, NOW))
    await club.displays.save(Display(0, table_id, "hand", NORTH.member_id, 5, 67, 0, 0, NOW))
    await club.own_data.forget(NORTH.member_id)
    assert [each.message_id for each in await club.displays.leftovers(table_id)] == [67]
    await club.displays.forget(67)
    assert await club.own_data.sweep() == 1
    assert (await stored(database))["servers"] == []


async def test_a_chat_in_which_nothing_was_played_is_forgotten(
    club: Club, database: Database
) -> None:
    other = await game(club, SOUTH, EAST, LONG)
    async with database.write() as connection:
        await servers.remember(connection, 910, "Card night", kind=PlaceKind.GROUP)
    assert await club.own_data.sweep() == 0
    kept = [row["server_id"] for row in (await stored(database))["servers"]]
    assert kept == [other.table.server_id]


async def test_a_chat_with_a_daily_match_isnt_tried_again_and_again(
    club: Club, database: Database
) -> None:
    """Its rows keep it: each sweep would be refused anew."""
    tried = list[str]()

    def note(_connection: Any, _cursor: Any, statement: str, *_rest: Any) -> None:
        if statement.startswith("DELETE FROM servers"):
            tried.append(statement)

    async with database.write() as connection:
        await members_data.remember(connection, NORTH.member_id, NORTH.name)
        await servers.remember(connection, 910, "Card night", kind=PlaceKind.GROUP)
        await daily_runs.place(connection, 910, 20_574, NORTH.member_id)
    for engine in database.engines:
        event.listen(engine, "before_cursor_execute", note)
    await club.own_data.sweep()
    assert tried == []
    await club.own_data.forget(NORTH.member_id)
    await club.own_data.sweep()
    for engine in database.engines:
        event.remove(engine, "before_cursor_execute", note)
    assert len(tried) == 1
    assert (await stored(database))["servers"] == []


async def test_a_message_that_was_on_its_way_is_deleted_as_well(
    club: Club, database: Database
) -> None:
    table_id = (await game(club, NORTH, SOUTH, LONG)).table.table_id
    await club.own_data.forget(NORTH.member_id)
    for person in (NORTH, SOUTH):
        row = Display(0, table_id, "hand", person.member_id, 5, person.member_id % 100, 1, 0, NOW)
        await club.displays.save(row)
    await club.own_data.sweep()
    assert [each.message_id for each in await club.displays.leftovers(table_id)] == [11]
    assert await traces(database, str(NORTH.member_id)) == []


async def play_out_practice(club: Club, person: Person) -> int:
    """A game with the computer that was given up; its table."""
    begun = await club.starting.practice(PLACE, person, LONG, "simple", next(presses))
    await club.playing.resign(begun.table.table_id, person.member_id)
    return begun.table.table_id


@pytest.mark.slow
async def test_a_contest_of_more_goes_on_with_the_computer(club: Club) -> None:
    for rules, people in ((THREE, (NORTH, SOUTH, EAST)), (PAIRS, (NORTH, SOUTH, EAST, WEST))):
        lead = await group(club, rules, *people)
        number = lead.player_of(NORTH.member_id)
        await club.own_data.forget(NORTH.member_id)
        after = await club.tables.snapshot(lead.lead_id)
        assert after.table.status == "playing"
        assert [each.seat for each in after.players if each.player == "club"] == [number]
    over = await play_all(club, lead.lead_id)
    assert over.contest is not None
    assert over.contest.finished


@pytest.mark.parametrize("settled", [False, True])
async def test_no_correction_of_a_sheet_waits_for_who_is_forgotten(
    club: Club, database: Database, *, settled: bool
) -> None:
    rules = PRESETS.rules("standard", game_target=20 if settled else 100)
    table_id = (await lay_out(club, rules, SOUTH, host=NORTH)).table.table_id
    await knock(club, table_id, SOUTH, 1, 25)
    await correct(club, table_id, SOUTH, 1, "one=30")
    await club.own_data.forget(NORTH.member_id)
    sheet = await club.tables.snapshot(table_id)
    assert sheet.sheet_score is not None
    assert sheet.sheet_score.proposal is None, "what waited for North is dropped"
    assert points(sheet) == (25, 0)
    sheet = await correct(club, table_id, SOUTH, 1, "one=30")
    assert points(sheet) == (30, 0), "nobody is left who has to agree"
    assert await traces(database, str(NORTH.member_id), "@north") == []
    if settled:
        new = await club.sheets.again(table_id, SOUTH, next(presses))
        assert [(each.member_id, each.name) for each in new.players] == [
            (None, NAME),
            (SOUTH.member_id, "@south"),
        ]


@pytest.mark.slow
async def test_the_copy_has_all_of_ones_own_and_nothing_hidden(
    club: Club, database: Database
) -> None:
    await evening(club)
    await busy(club)
    running = await club.tables.tables_of(NORTH.member_id)
    text = (await club.own_data.copy(NORTH.member_id, "All of it")).decode()
    copy = json.loads(text)
    assert copy["about"] == "All of it"
    found = copy["tables"]
    assert found["member_settings"] == [
        {**row, "changed_at": row["changed_at"].isoformat()}
        for row in (await stored(database))["member_settings"]
        if row["member_id"] == NORTH.member_id
    ]
    for each in running:
        assert each.table.contest_seed.hex() not in text or not each.table.contest_seed
        assert each.deal is None or each.deal.seed.hex() not in text
    over = {row["table_id"] for row in found["tables"] if row["status"] == "finished"}
    for row in (*found["tables"], *found["deals"]):
        assert ("seed" in row or "contest_seed" in row) == (row["table_id"] in over)
    seats_of = {
        (row["table_id"], row["deal"]): (row["player_1"], row["player_2"]) for row in found["deals"]
    }
    own = {
        row["table_id"]: row["seat"]
        for row in found["seats"]
        if row.get("member_id") == NORTH.member_id
    }
    lead = {row["table_id"]: row["lead_id"] for row in found.get("boards", ())}
    for move in found["moves"]:
        table_id = move["table_id"]
        players = seats_of[table_id, move["deal"]]
        assert players[move["seat"] - 1] == own[lead.get(table_id, table_id)]
    assert all(row["member_id"] == NORTH.member_id for row in (*found["blocks"], *found["friends"]))
    assert str(733_000_000_000_000_098) not in text, "nobody learns who has blocked them"


def test_what_becomes_of_every_column_that_may_name_a_member_is_said() -> None:
    said = {*SHARED, *OWN, *NOTED, *PAIR, *TAKEN, members.c.member_id}
    for table in metadata.sorted_tables:
        for column in table.c:
            refers = any(each.column is members.c.member_id for each in column.foreign_keys)
            named = "member" in column.name or column.name in {
                "offered_by",
                "guest_id",
                "second_guest_id",
            }
            assert column in said or not (refers or named), column


def test_every_table_is_copied_or_says_nothing_about_anybody() -> None:
    copied = {table.name for table in copying.ROWS}
    assert copied | copying.NOTHING == set(metadata.tables)
    assert not copied & copying.NOTHING


@pytest.mark.slow
async def test_an_annulment_takes_nothing_from_who_is_forgotten(
    club: Club, database: Database
) -> None:
    lead = await group(club, replace(PAIRS, team_target=500), NORTH, SOUTH, EAST, WEST)
    while not (lead := await club.tables.snapshot(lead.lead_id)).last:
        lead = await step(club, lead)
    await club.own_data.forget(NORTH.member_id)
    await club.admin.void(PLACE, EAST, lead.lead_id, "late", next(presses))
    assert (await stored(database))["standings"] == []
