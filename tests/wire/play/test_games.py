"""Whole games, played by pressing what the messages offer."""

import asyncio
import itertools
import json
import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import pytest

from club.archive.profiles import ProfileRequest
from club.club import Club
from club.core.errors import NoSuchTable
from club.ratings.standings import LINES
from club.table.snapshot import Snapshot
from engine.record import read_record, replay
from engine.rules import PRESETS
from engine.seats import SEATS
from playground.driver import StandIn
from tests.club.club_helpers import dice
from tests.wire.expected_messages import missing
from tests.wire.game_player import GamePlayer
from tests.wire.harness import Harness, open_harness
from tests.wire.sent_messages import PUBLIC, sent

SHORT = PRESETS.rules("standard", game_target=40)
ROOT = Path(__file__).parents[3]


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2])
async def test_a_whole_game(tmp_path: Path, seed: int) -> None:
    async with open_harness(tmp_path, rules=SHORT, entropy=dice(f"game {seed}")) as harness:
        play = GamePlayer(harness, seed)
        table_id = await play.run()
        readers = {PUBLIC, harness.north.id, harness.south.id}
        assert {one.reader for one in sent(harness.discord)} == readers
        assert not list(play.unseemly())
        assert not missing(harness.discord, await harness.club.tables.snapshot(table_id))
        assert not await harness.club.displays.behind()
        await check_record(harness, table_id, tmp_path)
        await check_standings(harness.discord, harness.club)


async def check_record(harness: Harness, table_id: int, folder: Path) -> None:
    """The exported record replays to the stored results and the stored sheet."""
    text = await harness.club.tables.record(table_id, harness.north.id)
    results = await harness.club.tables.results(table_id)
    snapshot = await harness.club.tables.snapshot(table_id)
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
    points = {str(side): one for side, one in enumerate(snapshot.contest.points, start=1)}
    assert contest["points"] == points


async def check_standings(
    discord: StandIn,
    club: Club,
    server_id: int | None = None,
    table_ids: Iterable[int] = (),
) -> None:
    """The standings, and with them profiles, are what a recount of the deals and games gives.

    They are the server's, or those of what stands for one. Tables without gaps in their numbers
    are found by themselves.
    """
    server_id = server_id or int(discord.guild.id)
    counted: dict[int, Counter[str]] = {}
    of_three: dict[int, Counter[str]] = {}  # what a profile doesn't have: it is about two
    for table_id in table_ids or itertools.count(1):
        try:
            snapshot = await club.tables.snapshot(table_id)
        except NoSuchTable:
            break
        here = snapshot.table.server_id == server_id
        played = here and snapshot.contest is not None and snapshot.sheet_score is None
        if played and snapshot.number == 1 and snapshot.between_members:
            for number, own in (await _counted(club, snapshot)).items():
                member_id = snapshot.players[number - 1].member_id or 0
                counted.setdefault(member_id, Counter()).update(own)
                if len(snapshot.rules.seats) > len(SEATS):
                    of_three.setdefault(member_id, Counter()).update(own)
    everybody = LINES + len(counted)
    table = await club.ratings.standings(server_id, discord.north.id, limit=everybody)
    names = ("games", "games_won", "deals", "deals_won", "points", "net")
    shown = {one.member_id: [getattr(one, name) for name in names] for _, one in table.rows}
    recounted = {key: [own[name] for name in names] for key, own in counted.items()}
    assert shown == {key: own for key, own in recounted.items() if any(own)}
    for member_id, told in shown.items():
        less = of_three.get(member_id, Counter())
        figures = [told[at] - less[name] for at, name in enumerate(names[:-1]) if at > 1]
        assert [*told[:2], *figures] == await _profile(club, member_id, server_id)


async def _profile(club: Club, member_id: int, server_id: int) -> list[int]:
    """The same of a member's profile, which has no net."""
    found = await club.profiles.profile(
        ProfileRequest(member_id), asker_id=member_id, server_id=server_id
    )
    both = (found.knocking, found.melding)
    games = [sum(getattr(each, name) for each in found.records) for name in ("games", "won")]
    return games + [
        sum(getattr(each, name) for each in both) for name in ("deals", "won", "points")
    ]


async def _counted(club: Club, snapshot: Snapshot) -> dict[int, Counter[str]]:
    """What a contest brings each of its players, by number."""
    contest, counted = snapshot.contest, {each.seat: Counter[str]() for each in snapshot.players}
    assert contest is not None
    record = read_record(await club.tables.record(snapshot.lead_id, snapshot.players[0].member_id))
    alone = record.rules.seats
    pairs = {deal.number: deal.place.players if deal.place else alone for deal in record.deals}
    every = [await club.tables.snapshot(board) for board in snapshot.boards]
    held = {each.last.number for each in every if each.held and each.last is not None}
    for result in await club.tables.results(snapshot.lead_id):
        if result.result in {"resign", "forfeit", "misdeal"} or result.number in held:
            continue
        for seat, number in enumerate(pairs[result.number], start=1):
            counted[number]["deals"] += 1
            counted[number]["deals_won"] += result.winner == seat
            counted[number]["points"] += result.scores[seat - 1]
    if (settled := contest.settlement) is None:
        return counted
    for side, players in enumerate(contest.sides, start=1):
        for number in players:
            own, won = counted[number], settled.winner == side
            own["games"] += 1
            own["games_won"] += won
            if settled.reason in {"resign", "forfeit"}:
                continue
            own["net"] += settled.net if won else -settled.net
    if settled.payments:
        for own in counted.values():
            del own["net"]
        for paid in settled.payments:
            counted[paid.payer]["net"] -= paid.amount
            counted[paid.receiver]["net"] += paid.amount
    return counted
