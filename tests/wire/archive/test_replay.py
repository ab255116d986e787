"""Finished deals, looked at again in Discord."""

from pathlib import Path
from typing import Any

import pytest

from club.core.people import Person
from cogs.kit.ids import Action
from engine.rules import PRESETS, Rules
from playground.driver import texts
from tests.club.club_helpers import dice
from tests.wire.game_player import GamePlayer
from tests.wire.harness import choices, offered, open_harness

SHORT = PRESETS.rules("standard", game_target=40)
LONG = PRESETS.rules("standard", game_target=400)
THREE = ("North", "South", "East")
Json = dict[str, Any]


def way(message: Json, number: int) -> str:
    """The custom_id of the first, second … of the four ways on."""
    return [key for key, one in offered(message).items() if one.kind == "replay"][number]


@pytest.mark.slow
@pytest.mark.parametrize(
    "rules",
    [SHORT, PRESETS.rules("skarney", game_target=20)],
    ids=lambda rules: rules.preset,
)
async def test_a_deal_is_looked_at_from_its_end_to_its_start_and_back(
    tmp_path: Path, rules: Rules
) -> None:
    async with open_harness(
        tmp_path, members=THREE, rules=rules, entropy=dice("reviewed")
    ) as harness:
        table_id = await harness.begin()
        await GamePlayer(harness, 3).game(table_id)
        *_, settlement = harness.north.messages()
        replay = next(key for key, one in offered(settlement).items() if one.kind == "replay")
        south = Person(harness.south.id, "South")
        await harness.club.settings.set_member(south, "privacy", "nobody")
        stranger = await harness.east.press(settlement, replay)
        assert "Only those who played it" in texts(stranger.message)
        assert stranger.ephemeral
        opened = await harness.south.press(settlement, replay)
        assert opened.ephemeral
        deals = len(await harness.club.tables.results(table_id))
        shown = await harness.club.replays.replay(table_id, harness.south.id)
        moves = len(shown.states) - 1
        assert f"Deal {deals} · North – South" in texts(opened.message)  # noqa: RUF001
        assert f"Move 0 of {moves}" in texts(opened.message)
        assert "The cards as they were dealt." in texts(opened.message)
        message = (await harness.south.press(opened.message, way(opened.message, 3))).message
        assert message["id"] == opened.message["id"]
        assert f"Move {moves} of {moves}" in texts(message)
        message = (await harness.south.press(message, way(message, 0))).message
        for step in range(1, 6):
            message = (await harness.south.press(message, way(message, 2))).message
            assert f"Move {step} of {moves}" in texts(message)
        message = (await harness.south.press(message, way(message, 1))).message
        assert f"Move 4 of {moves}" in texts(message)
        (menu, value), action = next(
            (key, one) for key, one in choices(message).items() if one.ply == deals
        )
        message = (await harness.south.choose(message, menu, value)).message
        assert f"Move {int(action.rest)} of {moves}" in texts(message)


@pytest.mark.slow
async def test_another_deal_is_chosen_from_a_menu(tmp_path: Path) -> None:
    async with open_harness(tmp_path, rules=LONG, entropy=dice("deals")) as harness:
        table_id, play = await harness.begin(), GamePlayer(harness, 6)
        nothing = await harness.north.command("gin replay", table=table_id)
        assert "no such finished deal" in texts(nothing.message)
        snapshot = await harness.club.tables.snapshot(table_id)
        while snapshot.contest is None or snapshot.contest.deals < 2:
            snapshot = await play.turn(snapshot)
        await harness.quiet()
        first = (await harness.north.command("gin replay", table=table_id, deal=1)).message
        assert "### Deal 1 ·" in texts(first)
        assert "Move 0 of" in texts(first)
        menu, value = next(key for key, one in choices(first).items() if one.rest == "02")
        second = (await harness.north.choose(first, menu, value)).message
        assert "### Deal 2 ·" in texts(second)
        running = await harness.north.command("gin replay", table=table_id, deal=3)
        assert "isn’t over yet" in texts(running.message)  # noqa: RUF001
        for forged in (Action("replay", table_id, 3, "0"), Action("replay", table_id, 99, "5")):
            custom_id = f"gin:replay:{table_id}:{forged.ply}:{forged.rest}"
            harness.forge(second, custom_id)
            answer = await harness.north.press(second, custom_id)
            assert "Move" not in texts(answer.message)


@pytest.mark.slow
async def test_a_running_contests_deals_are_not_for_strangers(tmp_path: Path) -> None:
    async with open_harness(tmp_path, members=THREE, rules=LONG, entropy=dice("deals")) as harness:
        table_id, play = await harness.begin(), GamePlayer(harness, 6)
        snapshot = await harness.club.tables.snapshot(table_id)
        while snapshot.contest is None or not snapshot.contest.deals:
            snapshot = await play.turn(snapshot)
        answer = await harness.east.command("gin replay", table=table_id)
        assert "Only those who played it" in texts(answer.message)
