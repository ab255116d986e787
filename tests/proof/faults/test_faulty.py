"""One short game of the faulty ones, and that what is wrong after one doesn't go unseen."""

from pathlib import Path

import discord
import pytest

from tests.club.club_helpers import QUICK
from tests.proof.faults.fault_injection import EVERY, FaultInjector
from tests.proof.faults.faulty import FaultyGame, agree, game
from tests.proof.faults.press_tracking import RecordingBot, Tally
from tests.proof.games.contest_kinds import PLAIN, ROBIN, THREE, ContestKind
from tests.wire.harness import open_harness


@pytest.mark.slow
async def test_a_game_among_faults_loses_and_doubles_nothing() -> None:
    injector, tally = FaultInjector(seed=1), Tally()
    await game(4, injector, tally, PLAIN, QUICK)
    assert not tally.wrong
    assert tally.moves
    assert tally.tried > tally.moves
    assert injector.rota.came.total() >= injector.rota.requests // EVERY


@pytest.mark.slow
@pytest.mark.parametrize("contest", [ROBIN, THREE], ids=lambda contest: contest.name)
async def test_three_among_faults_lose_and_double_nothing(contest: ContestKind) -> None:
    injector, tally = FaultInjector(seed=1), Tally()
    await game(4, injector, tally, contest, QUICK)
    assert not tally.wrong
    assert tally.moves


def test_what_was_pressed_is_held_against_what_is_recorded() -> None:
    assert agree(["stock", "knock:7D"], ["stock", "knock:7D=2C2D2H"])
    assert agree(["best"], ["layoff:7D@1", "done"])
    assert agree(["lay", "stock"], ["lay=2C2D2H", "end_meld", "stock"])
    assert not agree(["stock"], ["stock", "discard:7D"])
    assert not agree(["stock", "stock"], ["stock"])


@pytest.mark.slow
async def test_a_refusal_without_a_reason_and_a_message_of_nobodys_are_noticed(
    tmp_path: Path,
) -> None:
    async with open_harness(tmp_path, rules=QUICK, kind=RecordingBot) as harness:
        injector, tally = FaultInjector(seed=1), Tally()
        faulty_game = FaultyGame(harness, tally, seed=2)
        injector.enter(harness, faulty_game.place)
        await injector.stop()
        table_id = await faulty_game.play()
        place = harness.bot.get_partial_messageable(int(faulty_game.place.id))
        await place.send("a stray")
        with pytest.raises(discord.NotFound):
            await harness.bot.http.delete_message(place.id, 404)
        await faulty_game.settle(table_id)
        assert ["is nobody's" in one for one in tally.wrong] == [True]
        assert ["DELETE" in one for one in injector.unexplained()] == [True]
