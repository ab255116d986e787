"""A league of three seasons and a ladder of sixty days, told day by day and counted twice.

Some members vanish, some leave or come late, places are taken by substitutes, both sides agree to
more time. Two processes do what is due at the same moment; now and then one is killed at it.
"""

import asyncio
import tempfile
from collections.abc import Iterator
from pathlib import Path

from club.core.people import Person
from club.cups.formats.seeding import SeedingMethod
from club.leagues.formats import competition
from club.leagues.formats.ladder_plan import LadderPlan
from club.leagues.formats.ladder_state import LadderState
from club.leagues.formats.league_plan import LeaguePlan
from club.leagues.formats.league_state import LeagueState
from club.leagues.stored_competition import StoredCompetition
from tests.club.club_helpers import PLACE
from tests.club.cups.cup_club import ORGANISER, press
from tests.club.leagues.plain_recount import RecountedLadder, RecountedLeague
from tests.proof.leagues import competition_check
from tests.proof.leagues.competition_server import CompetitionServer, person
from tests.proof.leagues.competition_timeline import LadderTimeline, LeagueTimeline
from tests.proof.long_run import Figures

SIZE = 40
"""Members of the ladder; it lives for half as many days again."""

LEAGUE = LeaguePlan(size=6, moves=2, pause_days=5, seeding=SeedingMethod.HAND)
MEMBERS, SEASONS, WEEK = 12, 3, 7 * 24
LADDER = LadderPlan(idle_days=12)
HOURS = 12
"""How often something is looked at."""


def prove(size: int) -> Iterator[str | Figures]:
    """Live through both."""
    few = size < SIZE
    with tempfile.TemporaryDirectory() as folder:
        league = asyncio.run(
            play_league(Path(folder), 8 if few else MEMBERS, 1 if few else SEASONS)
        )
    yield from league
    with tempfile.TemporaryDirectory() as folder:
        ladder = asyncio.run(play_ladder(Path(folder), size, size * 3 // 2))
    yield from ladder


async def play_league(folder: Path, members: int, seasons: int) -> list[str | Figures]:
    """Play a league until so many seasons are over; its timeline, and its figures."""
    server = await CompetitionServer.open(folder, seed=members)
    try:
        began = server.clock.now()
        number = await server.set_up("League", LEAGUE, members, WEEK)
        await server.club.leagues.start(number, PLACE, ORGANISER.member_id, press())
        while not _over(await server.it(number), seasons):
            await _league_day(server, number, members)
            await server.play_some(number, keen=0.3)
            await server.bring_on()
            server.later(HOURS)
        await server.club.leagues.stop(number, PLACE, ORGANISER.member_id, press())
        it = await server.it(number)
        rows = await competition_check.events(server.databases[0], number)
        count = RecountedLeague(LEAGUE.size, LEAGUE.moves, LEAGUE.legs, LEAGUE.at_once)
        lines = list(LeagueTimeline(count, began).lines(rows))
        assert isinstance(it.state, LeagueState)
        competition_check.replayed(it, rows)
        competition_check.league(it.state, count)
        await competition_check.nothing_is_left(server.databases[1])
        wins = competition_check.wins_of_league(rows, count)
        among = competition_check.constant(rows)
        assert wins == await competition_check.wins_of_games(server.databases[0], among)
        return [*lines, _figures("league", server, it, len(rows))]
    finally:
        await server.close()


def _over(it: StoredCompetition, seasons: int) -> bool:
    assert isinstance(it.state, LeagueState)
    last = it.state.season
    return len(it.state.seasons) == seasons and last is not None and last.ended_at is not None


async def _league_day(server: CompetitionServer, number: int, members: int) -> None:
    """What members and the organiser do besides playing."""
    rng, it = server.rng, await server.it(number)
    assert isinstance(it.state, LeagueState)
    league, season = server.club.leagues, it.state.running
    if season is not None and season.weeks > 1:
        server.vanish(members)
    if rng.random() < 0.03 and len(it.state.active) > members - 2:
        leaving = it.state.members[rng.choice(it.state.active)][0]
        await server.tried("left", server.club.competitions.leave(number, PLACE, leaving, press()))
    if rng.random() < 0.03:
        await server.tried("joined", server.join_next(number))
    if season is not None and season.groups.gone and rng.random() < 0.1:
        place = it.state.members[rng.choice(sorted(season.groups.gone))][0]
        waiting = [each for each in it.state.active if each not in season.entrants]
        coming = server.next_stranger() if not waiting else it.state.members[waiting[0]][0]
        substitute = Person(coming, f"@{coming - 2000:02}")
        by = ORGANISER.member_id
        await server.tried(
            "substituted",
            league.substitute(number, PLACE, by, place, substitute, interaction_id=press()),
        )
    await _agree_to_more_time(server, number, chance=0.05)


async def _agree_to_more_time(server: CompetitionServer, number: int, chance: float) -> None:
    it = await server.it(number)
    open_now = competition.playable(it.state)
    if not open_now or server.rng.random() > chance:
        return
    match = server.rng.choice(open_now)
    for entrant in match.entrants:
        member = it.state.members[entrant][0]
        if member not in server.gone:
            extend = server.club.competitions.extend(number, PLACE, match.key, member, press())
            await server.tried("asked for more time", extend)


async def play_ladder(folder: Path, members: int, days: int) -> list[str | Figures]:
    """Let a ladder live for so many days; its timeline, and its figures."""
    server = await CompetitionServer.open(folder, seed=days)
    try:
        began = server.clock.now()
        number = await server.set_up("Ladder", LADDER, members, 5 * 24)
        for half_day in range(days * 24 // HOURS):
            if half_day == days // 3:
                server.vanish(members)
            await _ladder_day(server, number, max(1, members // 10))
            await server.play_some(number, keen=0.4)
            await server.bring_on()
            server.later(HOURS)
        server.gone |= {person(each).member_id for each in range(1, members + 1)}
        while (await server.ladder(number)).open:
            await server.bring_on()
            server.later(HOURS)
        it = await server.it(number)
        rows = await competition_check.events(server.databases[0], number)
        count = RecountedLadder(LADDER.reach)
        lines = list(LadderTimeline(count, began).lines(rows))
        assert isinstance(it.state, LadderState)
        competition_check.replayed(it, rows)
        competition_check.ladder(it.state, count)
        await competition_check.nothing_is_left(server.databases[1])
        wins = competition_check.wins_of_ladder(rows)
        assert wins == await competition_check.wins_of_games(server.databases[0])
        return [*lines, _figures("ladder", server, it, len(rows))]
    finally:
        await server.close()


async def _ladder_day(server: CompetitionServer, number: int, challenges: int) -> None:
    """Some challenge, those who are challenged answer, some come, go, or take it back."""
    rng, club = server.rng, server.club
    ladder = await server.ladder(number)
    for _ in range(challenges):
        place = rng.randrange(1, max(2, len(ladder.order)))
        pair = ladder.order[place : place + 1], ladder.order[place - rng.randrange(1, 4) :][:1]
        if not all(pair):
            continue
        one, other = (ladder.members[each[0]][0] for each in pair)
        if one not in server.gone:
            made = club.ladders.challenge(number, PLACE, one, other, press())
            await server.tried("challenged", made)
    ladder = await server.ladder(number)
    for challenge in ladder.open.values():
        one, other = (ladder.members[e][0] for e in (challenge.challenger, challenge.challenged))
        if challenge.accepted_at is not None or rng.random() < 0.5:
            continue
        if rng.random() < 0.05 and one not in server.gone:
            back = club.ladders.take_back(number, PLACE, one, press())
            await server.tried("taken back", back)
        elif rng.random() < 0.1 and other not in server.gone:
            declined = club.ladders.decline(number, PLACE, other, press())
            await server.tried("declined", declined)
        elif other not in server.gone:
            await server.tried("accepted", club.ladders.accept(number, PLACE, other, press()))
    if rng.random() < 0.05 and len(ladder.order) > 4:
        leaving = ladder.members[rng.choice(ladder.order)][0]
        await server.tried("left", club.competitions.leave(number, PLACE, leaving, press()))
    if rng.random() < 0.05:
        await server.tried("joined", server.join_next(number))
    await _agree_to_more_time(server, number, chance=0.1)


def _figures(what: str, server: CompetitionServer, it: StoredCompetition, events: int) -> Figures:
    counts = server.counts
    return {
        "competition": what,
        "members": len(it.state.members),
        "days": (server.clock.now() - it.row.created_at).days,
        "events": events,
        "games given up": counts["games"],
        "moves": counts["moves"],
        "substitutes": counts["substituted"],
        "times more time was asked for": counts["asked for more time"],
        "processes": counts["processes"],
        "killed": counts["killed"],
        "disagreements": 0,
    }
