"""Score sheets in Discord: pictures with results and settlements, and on demand, in parts."""

from pathlib import Path
from typing import Any

import pytest

from cogs.kit.ids import Action
from cogs.transport.posts import NOT_ALLOWED
from engine.record import read_record, replay
from engine.rules import PRESETS
from playground.driver import texts
from tests.club.club_helpers import dice, play_until
from tests.wire.game_player import GamePlayer
from tests.wire.harness import Harness, offered, open_harness

HOLLYWOOD = PRESETS.rules("hollywood", game_target=30)
SHORT = PRESETS.rules("hollywood_continuous", game_target=20)
GALLERY = 12
Json = dict[str, Any]


def pictures(message: Json) -> list[Json]:
    """The pictures of a message, in order."""
    (box,) = message["components"]
    return [item for part in box["components"] if part["type"] == GALLERY for item in part["items"]]


async def started(harness: Harness) -> int:
    challenge = await harness.north.command("gin challenge", member=harness.south)
    table_id = await harness.newest_table(harness.north)
    await harness.south.press(challenge, "Accept")
    await harness.quiet()
    return table_id


@pytest.mark.slow
async def test_a_hollywood_contest_shows_its_sheet(tmp_path: Path) -> None:
    async with open_harness(tmp_path, rules=HOLLYWOOD, entropy=dice("sheet 1")) as harness:
        table_id = await started(harness)
        await GamePlayer(harness, 5).game(table_id)
        shown = [one for one in harness.north.messages() if pictures(one)]
        *results, settlement = shown
        assert len(results) == len(await harness.club.tables.results(table_id))
        assert [len(pictures(one)) for one in results] == [2] * (len(results) - 1) + [1]
        for one in results[:-1]:
            deal, sheet = pictures(one)
            assert sheet["description"].startswith("Score sheet, Hollywood, to 30")
            assert deal["description"] != sheet["description"]
            assert sheet["media"]["width"] == 1000
        (sheet,) = pictures(settlement)
        snapshot = await harness.club.tables.snapshot(table_id)
        assert snapshot.contest is not None
        assert snapshot.contest.settlement is not None
        totals = ", ".join(f"{each:,}" for each in snapshot.contest.settlement.totals)
        assert f"Total: {totals}" in sheet["description"]
        assert "\n3: North " in sheet["description"]  # which the words need not say again
        assert "Column 3" not in texts(settlement)


@pytest.mark.slow
async def test_a_long_sheet_is_turned_over(tmp_path: Path) -> None:
    rules = PRESETS.rules("standard", game_target=400)
    async with open_harness(tmp_path, rules=rules, entropy=dice("sheet 2")) as harness:
        table_id = await started(harness)
        snapshot = await harness.club.tables.snapshot(table_id)
        await play_until(
            harness.club, snapshot, lambda one: bool(one.last and one.last.number == 17)
        )
        harness.bot.reconciler.refresh(table_id)
        await harness.quiet()
        first = (await harness.south.command("gin scores", table=table_id)).message
        assert "Part 2 of 2" in texts(first)
        assert len(pictures(first)) == 1
        earlier = next(key for key, one in offered(first).items() if one.rest == "1")
        second = (await harness.south.press(first, earlier)).message
        assert second["id"] == first["id"]
        assert "Part 1 of 2" in texts(second)
        assert "\nDeal 1: " in texts(second)
        assert [one for one in offered(second).values() if one.kind == "scores"] == [
            Action("scores", table_id, None, "2")
        ]
        assert len(pictures(second)) == 1


@pytest.mark.slow
async def test_where_no_files_may_be_sent_the_sheet_is_told(tmp_path: Path) -> None:
    rules = PRESETS.rules("hollywood", game_target=10)
    async with open_harness(tmp_path, rules=rules, entropy=dice("sheet 1")) as harness:
        table_id, play = await started(harness), GamePlayer(harness, 5)
        harness.discord.channel.denied.add("attach_files")
        harness.discord.expect(NOT_ALLOWED)
        await play.game(table_id)
        assert not any(pictures(one) for one in harness.north.messages())
        assert "Column 3: " in texts(harness.north.messages()[-1])


@pytest.mark.slow
async def test_a_continuous_contest_is_played_to_its_last_game(tmp_path: Path) -> None:
    async with open_harness(tmp_path, rules=SHORT, entropy=dice("endless 1")) as harness:
        table_id = await started(harness)
        await GamePlayer(harness, 5).game(table_id)
        snapshot = await harness.club.tables.snapshot(table_id)
        contest = snapshot.contest
        assert contest is not None
        assert contest.settlement is not None
        assert contest.settlement.reason == "target"
        assert [column.winner is None for column in contest.columns] == [False] * 5
        record = await harness.club.tables.record(table_id, harness.north.id)
        assert replay(read_record(record)).contest == contest
        shown = [one for one in harness.north.messages() if pictures(one)]
        *results, settlement = shown
        assert "Continuous Hollywood, to 20" in pictures(results[0])[-1]["description"]
        totals = ", ".join(f"{each:,}" for each in contest.settlement.totals)
        assert f"Total: {totals}" in pictures(settlement)[0]["description"]
        scores = await harness.south.command("gin scores", table=table_id)
        north, south = contest.settlement.totals
        assert f"**North {north:,} – {south:,} South**" in texts(scores.message)  # noqa: RUF001


async def test_it_can_be_chosen_as_a_contest(tmp_path: Path) -> None:
    async with open_harness(tmp_path, members=("North", "South", "East")) as harness:
        offer = await harness.north.command(
            "gin challenge", member=harness.south, variant="oklahoma", contest="hollywood_7"
        )
        assert "continuous Hollywood, 7 games to 100, 3 at a time" in texts(offer.message)
        plain = await harness.south.command("gin rules", variant="hollywood_continuous")
        assert "Continuous Hollywood" in texts(plain.message)
        back = await harness.south.command(
            "gin challenge",
            member=harness.discord.members["east"],
            variant="hollywood_continuous",
            contest="hollywood",
        )
        assert "Hollywood, 3 columns to 100" in texts(back.message)
