"""What is on a weekly page: what a second count of the same games gives, and nobody's secrets."""

import itertools
import random
from collections.abc import AsyncIterator, Iterator
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from club.club import Club
from club.core.people import Person
from club.core.settings import Season as SeasonLength
from club.core.settings import ServerSettings, Weekday
from club.news.club_news import DuePage, Week
from club.news.one_game_away import GoalKind
from club.news.season_end import Title
from club.ratings.standings import RATING, Board
from data.core.settings import Privacy
from data.news.week import HandMeasure
from data.storage.database import Database
from engine.record import read_record, replay
from engine.results import DealResult, ResultKind
from tests.club.club_helpers import (
    EAST,
    NORTH,
    PLACE,
    QUICK,
    SOUTH,
    Clock,
    make_club,
    play_out,
)
from tests.proof.games import naive_recount, season
from tests.proof.games.naive_recount import Game
from tests.proof.games.season import Season

WEEK = timedelta(days=7)
FIRST = datetime(2026, 5, 1, 12, tzinfo=UTC)
GAMES = 36
DAYS = 42
"""Over how many days they are played: to beyond the end of a month."""
ORDER = (HandMeasure.GIN, HandMeasure.UNDERCUT, HandMeasure.POINTS)
KINDS = {
    ResultKind.GIN: HandMeasure.GIN,
    ResultKind.BIG_GIN: HandMeasure.GIN,
    ResultKind.UNDERCUT: HandMeasure.UNDERCUT,
}
presses = itertools.count(70_000)


def page(until: datetime, *, since: datetime | None = None, told: str = "") -> DuePage:
    settings = ServerSettings(news_channel=77, season=SeasonLength.MONTHLY)
    began = until - WEEK if since is None else since
    return DuePage(PLACE.server_id, PLACE.server_name, 77, "en", began, until, settings, told)


async def read(club: Club, due: DuePage) -> Week:
    found = await club.news.read(due, "knock", is_public=lambda _: True)
    assert found is not None
    return found


async def game(club: Club, host: Person, guest: Person) -> int:
    """A game that is played to its end; its table."""
    waiting = await club.starting.challenge(PLACE, host, guest, QUICK, interaction_id=next(presses))
    begun = await club.starting.accept(waiting.table.table_id, guest, next(presses))
    return (await play_out(club, begun)).lead_id


async def lost(club: Club, winner: Person, loser: Person) -> None:
    """A game that the loser gives up at once."""
    waiting = await club.starting.challenge(
        PLACE, winner, loser, QUICK, interaction_id=next(presses)
    )
    await club.starting.accept(waiting.table.table_id, loser, next(presses))
    await club.playing.resign(waiting.table.table_id, loser.member_id)


# A second count


@pytest.mark.slow
async def test_every_week_is_what_its_games_give(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(season, "DAYS", DAYS)
    monkeypatch.setattr(season, "KINDS", season.KINDS[:9])
    clock = Clock()
    people = tuple(Person(101 + number, f"@m{number:02}") for number in range(9))
    simulated = Season(make_club(database, clock), clock, random.Random(5), people)
    await simulated.play(GAMES)
    names = {each.member_id: each.name for each in people}
    told = dict.fromkeys(("games", "climbs", "hands", "champions"), 0)
    for number in range(1, DAYS // 7 + 1):
        since, until = FIRST + (number - 1) * WEEK, FIRST + number * WEEK
        found = await read(simulated.club, page(until))
        within = [one for one in simulated.games if since <= one.at < until and not one.annulled]
        assert found.games == len(within)
        assert found.players == len({member for one in within for member in one.members})
        climbs = rises(simulated.games, since, until)
        assert {(one.member_id, one.family): one.change for one in found.climbs} == dict(
            sorted(climbs.items(), key=lambda each: (-each[1], each[0][0], each[0][1]))[:3]
        )
        best = await best_deal(simulated.club, within)
        assert (found.hand is None) == (best is None)
        if found.hand is not None and best is not None:
            measure, table_id, deal, winner, result = best
            assert (found.hand.deal.measure, found.hand.deal.member_id) == (measure, winner)
            assert (found.hand.deal.table_id, found.hand.deal.deal) == (table_id, deal)
            assert found.hand.replayed.states[-1].result == result
        champions = champions_of(simulated.games, names, until)
        kept = () if found.season is None else found.season.champions
        assert {
            each.title: (each.name, each.figure) for each in kept if each.title in champions
        } == champions
        told["games"] += found.games
        told["climbs"] += len(found.climbs)
        told["hands"] += found.hand is not None
        told["champions"] += len(champions)
    assert told["games"] >= GAMES - 4
    assert min(told.values()) >= 2


def rises(games: list[Game], since: datetime, until: datetime) -> dict[tuple[int, str], int]:
    """How far each rating rose, by OpenSkill's ratings of the games before and after."""
    before, after = (
        naive_recount.count([one for one in games if one.at < at], PLACE.server_id).rated
        for at in (since, until)
    )
    return {
        (member, family): rise
        for (family, member), rated in after.items()
        if (rise := round(rated.mu) - round(before[family, member].mu)) > 0
    }


def champions_of(
    games: list[Game], names: dict[int, str], until: datetime
) -> dict[Title, tuple[str, int]]:
    """Who was ahead on net, and in games won, in the month that ended at most 14 days before."""
    end = until.replace(day=1, hour=0)
    if until - end > timedelta(days=14):
        return {}
    month = (end - timedelta(days=1)).strftime("%Y-%m")
    tallies = naive_recount.count(games, PLACE.server_id).tallies
    rows = [row for (kind, period, _), row in tallies.items() if (kind, period) == ("", month)]
    if not rows:
        return {}
    net = max(rows, key=lambda row: (row.net, row.games_won, row.points, row.member_id))
    won = max(rows, key=lambda row: (row.games_won, row.member_id))
    found = {Title.NET: (net, net.net), Title.GAMES_WON: (won, won.games_won)}
    return {
        title: (names[row.member_id], figure)
        for title, (row, figure) in found.items()
        if figure > 0
    }


async def best_deal(
    club: Club, games: list[Game]
) -> tuple[HandMeasure, int, int, int, DealResult] | None:
    """The best deal of some games, found by playing each of them again."""
    found = [each for one in games for each in [deal async for deal in _deals(club, one)]]
    if not found:
        return None
    return min(found, key=lambda each: each[0])[1]


async def _deals(
    club: Club, one: Game
) -> AsyncIterator[tuple[tuple[Any, ...], tuple[HandMeasure, int, int, int, DealResult]]]:
    record = read_record(one.text)
    for number, state in enumerate(replay(record).states, start=1):
        result = state.result
        assert result is not None
        if result.winner is None or result.result in {"resign", "forfeit", "misdeal"}:
            continue
        points = result.scores[result.winner - 1]
        measure = KINDS.get(ResultKind(result.result), HandMeasure.POINTS)
        turn = 0
        if measure is HandMeasure.GIN:
            turn = await _draws(club, one, number, result.winner)
        if points > 0:
            member = one.members[result.winner - 1]
            order = (ORDER.index(measure), turn, -points, one.at, one.table_id, number)
            yield order, (measure, one.table_id, number, member, result)


async def _draws(club: Club, one: Game, number: int, seat: int) -> int:
    """How often a side drew a card in a deal."""
    states = (await club.replays.replay(one.table_id, one.members[0], number)).states
    held = [state.view(None).hand_sizes[seat - 1] for state in states]
    return sum(after > before for before, after in itertools.pairwise(held))


# What may be seen


async def test_a_week_without_a_game_has_no_page(club: Club, clock: Clock) -> None:
    assert (await read(club, page(clock.now()))).is_quiet
    await game(club, NORTH, SOUTH)
    clock.advance(timedelta(hours=1))
    assert not (await read(club, page(clock.now()))).is_quiet


async def test_who_hides_their_record_is_nowhere_on_it(club: Club, clock: Clock) -> None:
    await game(club, NORTH, SOUTH)
    clock.advance(timedelta(hours=1))
    for hiding in (NORTH, SOUTH):
        await club.settings.set_member(hiding, "privacy", Privacy.NOBODY)
        found = await read(club, page(clock.now()))
        assert found.hand is None
        assert hiding.member_id not in found.named
        await club.settings.set_member(hiding, "privacy", Privacy.SERVER)
    assert (await read(club, page(clock.now()))).hand is not None


async def test_no_hand_comes_from_a_private_channel(club: Club, clock: Clock) -> None:
    await game(club, NORTH, SOUTH)
    clock.advance(timedelta(hours=1))
    looked: list[int] = []
    found = await club.news.read(
        page(clock.now()), "knock", is_public=lambda channel: looked.append(channel) is not None
    )
    assert found is not None
    assert found.hand is None
    assert set(looked) == {PLACE.channel_id}


async def test_who_is_forgotten_or_has_left_is_not_told_of(club: Club, clock: Clock) -> None:
    await game(club, NORTH, SOUTH)
    await game(club, EAST, NORTH)
    clock.advance(timedelta(hours=1))
    everybody = await read(club, page(clock.now()))
    left = await club.news.read(
        page(clock.now()), "knock", absent=everybody.named, is_public=lambda _: True
    )
    assert left is not None
    assert not left.named
    await club.own_data.forget(NORTH.member_id)
    found = await read(club, page(clock.now()))
    assert found.games == 2
    assert NORTH.member_id not in found.named
    assert found.hand is None


async def test_an_annulled_game_is_not_told_of(club: Club, clock: Clock) -> None:
    table_id = await game(club, NORTH, SOUTH)
    await club.admin.void(PLACE, EAST, table_id, "Just so", next(presses))
    await club.ratings.count_anew()
    clock.advance(timedelta(hours=1))
    assert await read(club, page(clock.now())) == Week(page(clock.now()).since, clock.now())


# Who is one game away


async def test_a_row_of_wins_and_the_next_place_are_a_game_away(club: Club, clock: Clock) -> None:
    for number in range(12):
        await lost(club, NORTH, SOUTH)
        if number < 4:
            await lost(club, EAST, SOUTH)
    clock.advance(timedelta(minutes=1))
    found = await read(club, page(clock.now()))
    assert (GoalKind.ROW, EAST.name, 5) in kinds(found)
    assert [(each.name, each.streak) for each in found.rows] == [(NORTH.name, 12), (EAST.name, 4)]


@pytest.mark.slow
async def test_whoever_wins_as_told_takes_the_place(club: Club, clock: Clock) -> None:
    for _ in range(6):
        await lost(club, NORTH, EAST)
        await lost(club, EAST, NORTH)
        await lost(club, SOUTH, EAST)
        await lost(club, EAST, SOUTH)
    await lost(club, NORTH, SOUTH)
    clock.advance(timedelta(minutes=1))
    found = await read(club, page(clock.now()))
    (goal,) = [each for each in found.goals if each.kind is GoalKind.PLACE][:1]
    people = {each.name: each for each in (NORTH, SOUTH, EAST)}
    await lost(club, people[goal.name], people[goal.other])
    rated = await club.ratings.standings(PLACE.server_id, 0, Board(RATING), family="knock")
    assert dict(rated.rows)[goal.number].name == goal.name


def kinds(week: Week) -> Iterator[tuple[GoalKind, str, int]]:
    return ((each.kind, each.name, each.number) for each in week.goals)


# When it is due


async def test_a_day_set_back_to_the_usual_one_brings_no_page_after_the_fact(
    club: Club, clock: Clock
) -> None:
    await club.settings.set_server(PLACE, NORTH, "news_channel", 77)
    await club.settings.set_server(PLACE, NORTH, "news_day", Weekday.TUESDAY)
    clock.time = datetime(2026, 5, 4, 19, tzinfo=UTC)
    assert ServerSettings().news_day is Weekday.MONDAY
    await club.settings.set_server(PLACE, NORTH, "news_day", Weekday.MONDAY)
    outlook = await club.news.outlook(PLACE.server_id)
    assert outlook.due_at == datetime(2026, 5, 11, 18, tzinfo=UTC)
