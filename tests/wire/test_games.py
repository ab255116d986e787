"""Whole games, played by pressing what the messages offer."""

import asyncio
import itertools
import json
import sys
from collections import Counter
from pathlib import Path

import pytest

from club.club import Club
from club.errors import NoSuchTable
from engine.record import read_record, replay
from engine.rules import Rules
from playground.driver import StandIn
from tests.club.house import dice
from tests.wire.audience import PUBLIC, sent
from tests.wire.house import House, open_house
from tests.wire.play import Play
from tests.wire.seen import missing

SHORT = Rules.of("standard", game_target=40)
ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("seed", [1, 2])
async def test_a_whole_game(tmp_path: Path, seed: int) -> None:
    async with open_house(tmp_path, rules=SHORT, entropy=dice(f"game {seed}")) as house:
        play = Play(house, seed)
        table_id = await play.run()
        readers = {PUBLIC, house.north.id, house.south.id}
        assert {one.reader for one in sent(house.discord)} == readers
        assert not list(play.unseemly())
        assert not missing(house.discord, await house.club.snapshot(table_id))
        assert not await house.club.displays.behind()
        await check_record(house, table_id, tmp_path)
        await check_standings(house.discord, house.club)


async def check_record(house: House, table_id: int, folder: Path) -> None:
    """The exported record replays to the stored results and the stored sheet."""
    text = await house.club.record(table_id, house.north.id)
    results = await house.club.results(table_id)
    snapshot = await house.club.snapshot(table_id)
    assert snapshot.contest is not None
    replayed = replay(read_record(text))
    assert [state.result for state in replayed.states] == list(results)
    assert replayed.contest.points == snapshot.contest.points
    assert replayed.contest.boxes == snapshot.contest.boxes
    assert replayed.contest.settlement == snapshot.contest.settlement

    file = folder / "game.gin"
    file.write_text(text, "utf-8")
    command = [sys.executable, "-m", "engine", "replay", str(file)]
    running = await asyncio.create_subprocess_exec(
        *command, cwd=ROOT, stdout=asyncio.subprocess.PIPE
    )
    printed, _ = await running.communicate()
    assert running.returncode == 0
    *deals, contest = [json.loads(line) for line in printed.decode().splitlines()]
    told = [(one["result"], one["winner"], one["points"], one["boxes"]) for one in deals]
    assert told == [(one.result, one.winner, one.points, one.boxes) for one in results]
    assert contest["points"] == dict(zip("12", snapshot.contest.points, strict=True))


async def check_standings(discord: StandIn, club: Club) -> None:
    """The standings are what a recount of the deals and games gives."""
    counted: dict[int, Counter[str]] = {}
    for table_id in itertools.count(1):
        try:
            snapshot = await club.snapshot(table_id)
        except NoSuchTable:
            break
        if snapshot.contest is None or not snapshot.between_members:
            continue
        settled, results = snapshot.contest.settlement, await club.results(table_id)
        for seated in snapshot.seats:
            own = counted.setdefault(seated.member_id or 0, Counter())
            for result in results:
                if result.result not in {"resign", "misdeal"}:
                    own["deals"] += 1
                    own["deals_won"] += result.winner == seated.seat
                    own["points"] += result.points if result.winner == seated.seat else 0
            if settled is not None:
                won = settled.winner == seated.seat
                own["games"] += 1
                own["games_won"] += won
                if settled.reason == "target":
                    own["net"] += settled.net if won else -settled.net
    table = await club.standings(int(discord.guild.id), discord.north.id)
    names = ("games", "games_won", "deals", "deals_won", "points", "net")
    shown = {one.member_id: [getattr(one, name) for name in names] for _, one in table.rows}
    recounted = {key: [own[name] for name in names] for key, own in counted.items()}
    assert shown == {key: own for key, own in recounted.items() if any(own)}
