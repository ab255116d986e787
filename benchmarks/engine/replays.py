"""A finished deal is opened and drawn: does the longest take as long as the shortest?"""

import asyncio
import random
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import NamedTuple

from benchmarks.live import sample_database
from club.club import Club
from club.core.people import Person, Place
from cogs.archive.ui.replay import draw_replay
from cogs.kit.drawing import CardFaces, Ui
from cogs.kit.text import Text
from data.storage.database import Database
from engine.players import PLAYERS
from engine.rules import Rules, read_rules, write_rules

GAMES = ("standard", "straight", "mahjong", "skarney")
NORTH, SOUTH = Person(11, "North"), Person(12, "South")
PLACE = Place(900, "Card house", 77, "cards")


class Line(NamedTuple):
    """How long the shortest and the longest deal of a game take; moves, and median seconds."""

    rules: str
    moves: tuple[int, int]
    took: tuple[float, float]


async def compare(games: tuple[str, ...], looks: int) -> list[Line]:
    """Open the shortest and the longest deal of each game, in turns."""
    with tempfile.TemporaryDirectory() as folder:
        database = await Database.open(sample_database.address(Path(folder) / "played.db"))
        try:
            club = Club(database, players=sample_database.Nobody())
            return [await _line(club, text, looks) for text in games]
        finally:
            await database.close()


async def _line(club: Club, text: str, looks: int) -> Line:
    table_id = await _play(club, read_rules(text))
    deals = (await club.replays.replay(table_id, NORTH.member_id)).deals
    lengths = {deal: await _open(club, table_id, deal) for deal in deals}
    ends = [choose(deals, key=lengths.__getitem__) for choose in (min, max)]
    took: list[list[float]] = [[], []]
    for _ in range(looks):
        for deal, times in zip(ends, took, strict=True):
            begun = time.perf_counter()
            await _open(club, table_id, deal)
            times.append(time.perf_counter() - begun)
    short, long = ends
    return Line(text, (lengths[short], lengths[long]), (median(took[0]), median(took[1])))


async def _open(club: Club, table_id: int, deal: int) -> int:
    """Open a deal as the command does; how many moves it has."""
    replayed = await club.replays.replay(table_id, NORTH.member_id, deal)
    draw_replay(replayed, 0, Ui(Text(), CardFaces({})))
    return len(replayed.states) - 1


async def _play(club: Club, rules: Rules) -> int:
    """Play a contest between two; its table."""
    dice = random.Random(write_rules(rules))
    table_id = (await club.starting.challenge(PLACE, NORTH, SOUTH, rules)).table.table_id
    now = await club.starting.accept(table_id, SOUTH, 5000 + table_id)
    while now.state is not None:
        view = now.state.view(now.state.turn)
        mover = next(each.member_id for each in now.seats if each.seat == now.state.turn)
        assert mover is not None
        move = PLAYERS["simple"].choose(view, dice)
        now = await club.playing.play(table_id, now.table.ply, mover, str(move))
    return table_id


def report(games: tuple[str, ...] = GAMES, looks: int = 100) -> None:
    """Print a line for each game, with how many times as long its longest deal takes."""
    print(f"\n{'opening a deal of':<48}{'moves':>10}{'shortest':>12}{'longest':>12}{'times':>8}")
    for line in asyncio.run(compare(games, looks)):
        moves = f"{line.moves[0]}, {line.moves[1]}"
        shown = "".join(f"{seconds * 1e3:>9.2f} ms" for seconds in line.took)
        times = line.took[1] / line.took[0]
        print(f"{line.rules:<48}{moves:>10}{shown}{times:>8.2f}", flush=True)
