"""One short game of the faulty ones, and that what is wrong after one doesn't go unseen."""

from pathlib import Path

import discord
import pytest

from tests.club.club_helpers import QUICK
from tests.proof.faults.fault_injection import EVERY, Mishaps
from tests.proof.faults.faulty import Evening, agree, game
from tests.proof.faults.press_tracking import Hearing, Tally
from tests.proof.games.contest_kinds import PLAIN, ROBIN
from tests.wire.harness import open_house


@pytest.mark.slow
async def test_a_game_among_faults_loses_and_doubles_nothing() -> None:
    mishaps, tally = Mishaps(seed=1), Tally()
    await game(4, mishaps, tally, PLAIN, QUICK)
    assert not tally.wrong
    assert tally.moves
    assert tally.tried > tally.moves
    assert mishaps.rota.came.total() >= mishaps.rota.requests // EVERY


@pytest.mark.slow
async def test_three_among_faults_lose_and_double_nothing() -> None:
    mishaps, tally = Mishaps(seed=1), Tally()
    await game(4, mishaps, tally, ROBIN, QUICK)
    assert not tally.wrong
    assert tally.moves


def test_what_was_pressed_is_held_against_what_is_recorded() -> None:
    assert agree(["stock", "knock:7D"], ["stock", "knock:7D=2C2D2H"])
    assert agree(["best"], ["layoff:7D@1", "done"])
    assert agree(["lay", "stock"], ["lay=2C2D2H", "end_meld", "stock"])
    assert not agree(["stock"], ["stock", "discard:7D"])
    assert not agree(["stock", "stock"], ["stock"])


async def test_a_refusal_without_a_reason_and_a_message_of_nobodys_are_noticed(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path, rules=QUICK, kind=Hearing) as house:
        mishaps, tally = Mishaps(seed=1), Tally()
        evening = Evening(house, mishaps, tally, seed=2)
        mishaps.enter(house, evening.place)
        await mishaps.stop()
        table_id = await evening.play()
        place = house.bot.get_partial_messageable(int(evening.place.id))
        await place.send("a stray")
        with pytest.raises(discord.NotFound):
            await house.bot.http.delete_message(place.id, 404)
        await evening.settle(table_id)
        assert ["is nobody's" in one for one in tally.wrong] == [True]
        assert ["DELETE" in one for one in mishaps.unexplained()] == [True]
