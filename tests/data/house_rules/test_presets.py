"""Saved rules, panels and offers in the database."""

from dataclasses import replace
from datetime import timedelta

import pytest
from sqlalchemy.exc import IntegrityError

from data.core import members
from data.house_rules import panels, presets
from data.house_rules.presets import Owner
from data.matchmaking import offers
from data.matchmaking.offers import FormerTerms
from data.storage.database import Database
from data.table import move_drafts, tables
from tests.data.sample_rows import HOUR, NORTH, NOW, SERVER, SOUTH, challenge, move_in

OWN, HOUSE = Owner(member_id=NORTH), Owner(server_id=SERVER)


async def add(database: Database, owner: Owner = OWN, name: str = "Friday") -> int | None:
    async with database.write() as connection:
        return await presets.add(
            connection,
            owner,
            name=name,
            name_key=name.casefold(),
            rules="classic gin_bonus=25",
            created_by=NORTH,
            created_at=NOW,
        )


@pytest.fixture(autouse=True)
async def moved_in(database: Database) -> None:
    async with database.write() as connection:
        await move_in(connection)


async def test_what_is_saved_is_found(database: Database) -> None:
    preset_id = await add(database)
    assert preset_id is not None
    async with database.read() as connection:
        found = await presets.get(connection, preset_id)
        assert found is not None
        assert (found.name, found.rules, found.owner) == ("Friday", "classic gin_bonus=25", OWN)
        assert await presets.named(connection, OWN, "friday") == found
        assert await presets.of_owner(connection, OWN) == [found]
        assert await presets.count(connection, OWN) == 1
        assert await presets.count(connection, HOUSE) == 0
        assert await presets.named(connection, HOUSE, "friday") is None


async def test_an_owner_has_a_name_once(database: Database) -> None:
    assert await add(database) is not None
    assert await add(database, name="FRIDAY") is None
    assert await add(database, HOUSE) is not None
    assert await add(database, Owner(member_id=SOUTH)) is not None


@pytest.mark.parametrize("owner", [Owner(), Owner(SERVER, NORTH)])
async def test_rules_have_one_owner(database: Database, owner: Owner) -> None:
    with pytest.raises(IntegrityError):
        await add(database, owner)


async def test_rules_are_listed_by_name(database: Database) -> None:
    for name in ("monday", "Friday", "sunday"):
        await add(database, HOUSE, name)
    async with database.read() as connection:
        listed = await presets.of_owner(connection, HOUSE)
    assert [each.name for each in listed] == ["Friday", "monday", "sunday"]


async def test_saved_rules_change_and_go(database: Database) -> None:
    preset_id = await add(database)
    assert preset_id is not None
    async with database.write() as connection:
        before = await presets.get(connection, preset_id)
        assert before is not None
        assert before.clock is None
        await presets.change(connection, preset_id, "standard", "relaxed:24")
        changed = await presets.get(connection, preset_id)
        assert changed is not None
        assert (changed.name, changed.rules, changed.clock) == ("Friday", "standard", "relaxed:24")
        await presets.remove(connection, preset_id)
        assert await presets.get(connection, preset_id) is None


async def open_panel(database: Database, interaction_id: int | None = 5) -> int:
    async with database.write() as connection:
        return await panels.add(
            connection,
            member_id=NORTH,
            server_id=SERVER,
            channel_id=77,
            channel_name="cards",
            purpose="preset",
            rules="standard",
            page="start//",
            created_at=NOW,
            created_by_interaction=interaction_id,
        )


async def test_a_panel_keeps_how_far_it_has_come(database: Database) -> None:
    panel_id = await open_panel(database)
    async with database.write() as connection:
        before = await panels.get(connection, panel_id)
        assert before is not None
        await panels.put(connection, panel_id, "classic", "deal/first_dealer/", "live:5")
        after = await panels.get(connection, panel_id)
        assert after == replace(before, rules="classic", page="deal/first_dealer/", clock="live:5")


async def test_an_interaction_opens_one_panel(database: Database) -> None:
    panel_id = await open_panel(database)
    async with database.read() as connection:
        assert await panels.opened_by(connection, 5) == panel_id
        assert await panels.opened_by(connection, 6) is None
    with pytest.raises(IntegrityError):
        await open_panel(database)


async def test_old_panels_are_forgotten(database: Database) -> None:
    panel_id = await open_panel(database)
    async with database.write() as connection:
        await panels.forget(connection, NOW)
        assert await panels.get(connection, panel_id) is not None
        await panels.forget(connection, NOW + timedelta(seconds=1))
        assert await panels.get(connection, panel_id) is None


async def test_an_offer_keeps_the_one_before(database: Database) -> None:
    async with database.write() as connection:
        table_id = await challenge(connection)
        table = await tables.get(connection, table_id)
        assert table is not None
        until, clock = NOW + 2 * HOUR, "live:5"
        await offers.put(
            connection, table, rules="classic", clock=clock, offered_by=SOUTH, expires_at=until
        )
        offered = await tables.get(connection, table_id)
        changed = replace(table, rules="classic", clock=clock, offered_by=SOUTH)
        assert offered == replace(changed, expires_at=until, ply=1)
        draft = await move_drafts.get(connection, table_id, SOUTH)
        assert draft is not None
        assert (draft.ply, FormerTerms.read(draft.text)) == (
            1,
            FormerTerms("standard", table.clock),
        )


def test_an_offer_from_before_there_were_clocks_is_read() -> None:
    assert FormerTerms.read("standard gin_bonus=30") == FormerTerms("standard gin_bonus=30", "")


async def test_what_was_offered_is_no_move(database: Database) -> None:
    async with database.write() as connection:
        table_id = await challenge(connection)
        for member_id in (SOUTH, NORTH):
            table = await tables.get(connection, table_id)
            assert table is not None
            await offers.put(
                connection,
                table,
                rules="classic",
                clock="none",
                offered_by=member_id,
                expires_at=NOW,
            )
        await offers.settle(connection, table_id)
        settled = await tables.get(connection, table_id)
        assert settled is not None
        assert settled.ply == 0
        for member_id in await members.names(connection, (NORTH, SOUTH)):
            assert await move_drafts.get(connection, table_id, member_id) is None
