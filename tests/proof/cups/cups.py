"""Cups of every format and many sizes from the first entry to the end, by presses and passing time.

Some entrants never show up, some give up, leave, are replaced or disqualified; matches get more
time, games are annulled, the organiser decides. The bots are programs of their own: one, one that
is killed, or two that are killed. Each cup must end by itself, with the result that a recount of
its events gives, and with every message current.
"""

import asyncio
import tempfile
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path

from club.cups.formats.plan import CupFormat, CupPlan
from tests.proof.cups import cup_check
from tests.proof.cups.cup_course import SPARE, CupCourse
from tests.proof.cups.cup_server import BEGIN, Circumstances, open_cup_server
from tests.proof.long_run import Figures

SIZE = 64
"""The most entrants of a cup."""

SIZES = (3, 8, 13, 64)
TEAMS = (3, 8)
THIRD = {CupFormat.KNOCKOUT, CupFormat.GROUPS}
"""The formats that may have a match for third place; those of eight have one."""

AT_ONCE = 2
"""How many cups are played at the same time."""

KILLS = 20.0
"""In how many steps of a hundred a bot is to be killed."""

LIVES = (
    Circumstances(),
    Circumstances(kills=KILLS, threads=True),
    Circumstances(bots=2, kills=KILLS / 2),
)


@dataclass(frozen=True)
class PlannedCup:
    """A cup that is to be played, and what it goes through."""

    plan: CupPlan
    entrants: int
    around: Circumstances
    seed: int = 1

    def __str__(self) -> str:
        what = "teams of two" if self.plan.of_teams else "entrants"
        return f"{self.plan.format}, {self.entrants} {what}, {self.around}"


@dataclass
class FinishedCup:
    """What came of a cup."""

    named: str
    matches: int = 0
    games: int = 0
    walkovers: int = 0
    presses: int = 0
    unheard: int = 0
    days: int = 0
    counts: Counter[str] = field(default_factory=Counter[str])
    deaths: Counter[str] = field(default_factory=Counter[str])


def prove(size: int) -> Iterator[str | Figures]:
    """Play all cups of at most so many entrants."""
    every = list[FinishedCup]()
    with ProcessPoolExecutor(AT_ONCE, mp_context=get_context("spawn")) as pool:
        pending = [pool.submit(played, each) for each in planned(size)]
        for done in as_completed(pending):
            try:
                every.append(done.result())
            except BaseException:
                pool.shutdown(wait=False, cancel_futures=True)
                raise
            one = every[-1]
            yield f"{one.named}: {one.matches} matches, {one.deaths.total()} killed, as recounted"
    counts = sum((each.counts for each in every), Counter[str]())
    deaths = sum((each.deaths for each in every), Counter[str]())
    yield dict(sorted(counts.items()))
    yield {"bots killed": deaths.total(), **dict(sorted(deaths.items()))}
    yield {
        "cups": len(every),
        "matches": sum(each.matches for each in every),
        "games": sum(each.games for each in every),
        "walkovers": sum(each.walkovers for each in every),
        "presses": sum(each.presses for each in every),
        "unanswered, or gone meanwhile": sum(each.unheard for each in every),
        "bots killed": deaths.total(),
        "days": sum(each.days for each in every),
        "disagreements": 0,
    }


def planned(size: int) -> Iterator[PlannedCup]:
    """All cups, the largest first; each of the lives in turn."""
    plans = [
        (CupPlan(each, third_place=entrants == 8 and each in THIRD, team_size=team), entrants)
        for team, sizes in ((1, SIZES), (2, TEAMS))
        for entrants in sizes
        for each in CupFormat
    ]
    fitting = [(plan, entrants) for plan, entrants in plans if entrants <= min(size, plan.most)]
    fitting.sort(key=lambda each: -each[1])
    for number, (plan, entrants) in enumerate(fitting):
        yield PlannedCup(plan, entrants, LIVES[number % len(LIVES)], seed=number)


def played(cup: PlannedCup) -> FinishedCup:
    """Play a cup in a folder that is gone afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(play(Path(folder), cup))


async def play(folder: Path, planned_cup: PlannedCup) -> FinishedCup:
    """Play a cup to its end, and compare everything."""
    plan, entrants = planned_cup.plan, planned_cup.entrants
    members = entrants * plan.team_size + SPARE
    around, seed = planned_cup.around, planned_cup.seed
    async with open_cup_server(folder, members, around, seed) as server:
        course = CupCourse(server, plan, entrants, seed)
        await course.run()
        plain = await cup_check.check(server, course.played_at)
        return FinishedCup(
            named=str(planned_cup),
            matches=sum(each.how != "bye" for each in plain.results.values()),
            games=sum(map(len, course.played_at.values())),
            walkovers=sum(each.how in {"walkover", "left"} for each in plain.results.values()),
            presses=server.pressed,
            unheard=server.unheard,
            days=(server.clock.now() - BEGIN).days,
            counts=course.counts,
            deaths=server.bots.deaths,
        )
