"""A click on other tables while many play against the computer, beside the same without them."""

import asyncio
import random
import statistics
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from benchmarks.live import sample_database
from benchmarks.live.bot_process import BotProcess, at_a_rate
from benchmarks.live.clicks import BOT, median, persons, place_of, read_move
from engine.rules import PRESETS

ENDLESS = PRESETS.rules("standard", game_target=1000)
"""What is played against the computer: nobody gets to the end of it here."""

EACH = 0.1
"""Seconds between two presses at the other tables."""

PACE = 5.0
"""Seconds between two presses of a member against the computer, on average: quick, but a person."""


class Plan(NamedTuple):
    """How much is measured.

    Attributes:
        others: Tables between members.
        practice: Tables against the computer.
        level: How strong it plays there.
        presses: At the other tables, of each kind in a round.
        rounds: How often the two take turns.
    """

    others: int = 50
    practice: int = 50
    level: str = "expert"
    presses: int = 150
    rounds: int = 4


class Figures(NamedTuple):
    """What a click took.

    Attributes:
        without: Seconds that half of the answers took at most while nobody practised.
        beside: The same while all of them did.
        moves: Presses a second of those who practised.
        busy: The share of one processor that the bot had, without practice and beside it.
    """

    without: float
    beside: float
    moves: float
    busy: tuple[float, float]


async def measure(plan: Plan) -> Figures:
    """Press at the other tables, in turn with nobody practising and with everybody."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "ours.db"
        async with BotProcess(2 * plan.others + plan.practice, read_move) as stage:
            await _furnish(stage, file, plan)
            await stage.offered(plan.others + plan.practice)
            await stage.quiet()
            return await _in_turn(stage, plan)


async def _furnish(stage: BotProcess, file: Path, plan: Plan) -> None:
    """Run the bot with both kinds of table; those of members have the lower numbers."""
    people, place = persons(stage), place_of(stage)
    await sample_database.make(file)
    sample_database.open_tables(file, place, people[: 2 * plan.others], plan.others)
    sample_database.open_tables(
        file,
        place,
        people[2 * plan.others :],
        plan.practice,
        level=plan.level,
        rules=ENDLESS,
    )
    env = {"DATABASE_URL": sample_database.address(file), "COMPUTER_PAUSE": "1"}
    await stage.run(BOT, env)


async def _in_turn(stage: BotProcess, plan: Plan) -> Figures:
    without: list[float] = []
    beside: list[float] = []
    rates: list[float] = []
    busy: tuple[list[float], list[float]] = [], []
    clock = asyncio.get_running_loop().time

    async def elsewhere(shares: list[float]) -> list[float]:
        begun, spent = clock(), stage.processor
        taken = await at_a_rate(stage, plan.presses, EACH, lambda key: key <= plan.others)
        shares.append((stage.processor - spent) / (clock() - begun))
        return taken

    for number in range(plan.rounds + 1):
        alone = await elsewhere(busy[0])
        over = asyncio.Event()
        tables = range(plan.others + 1, plan.others + plan.practice + 1)
        members = [asyncio.create_task(_practise(stage, table, over)) for table in tables]
        begun = clock()
        together = await elsewhere(busy[1])
        over.set()
        rate = sum(await asyncio.gather(*members)) / (clock() - begun)
        await stage.quiet()
        if number:  # the first round warms up
            without += alone
            beside += together
            rates.append(rate)
    shares = statistics.mean(busy[0]), statistics.mean(busy[1])
    return Figures(median(without), median(beside), statistics.mean(rates), shares)


async def _practise(stage: BotProcess, table: int, over: asyncio.Event) -> int:
    """Play the computer at a table until it is over; how often the member has pressed."""
    dice, pressed = random.Random(table), 0
    while not over.is_set():
        with suppress(TimeoutError):
            await asyncio.wait_for(over.wait(), dice.expovariate(1 / PACE))
        await stage.press(lambda key: key == table)
        pressed += 1
    return pressed


def report(plan: Plan | None = None) -> None:
    """Print how long a click at other tables takes, without practice and beside it."""
    plan = plan or Plan()
    found = asyncio.run(measure(plan))
    sys.stdout.write(
        f"\n{plan.practice} tables against the computer ({plan.level}),"
        f" {found.moves:.1f} presses a second there\n"
        f"{'a click at other tables':<28}{'median':>12}{'times':>8}{'processor':>12}\n"
        f"{'nobody practises':<28}{found.without * 1e3:>9.2f} ms{1:>8.2f}{found.busy[0]:>12.0%}\n"
        f"{'everybody practises':<28}{found.beside * 1e3:>9.2f} ms"
        f"{found.beside / found.without:>8.2f}{found.busy[1]:>12.0%}\n"
    )
