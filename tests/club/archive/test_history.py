"""A member's settled games: what a search finds is what anybody would pick from all of them."""

import random
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from itertools import pairwise

import pytest

from club.archive.history import ANNULLED, DRAWN, LOST, RESULTS, WON, HistoryPage, Search
from club.club import Club
from club.core.people import Place
from data.ratings import games
from data.storage.database import Database
from engine.rules import PRESETS
from tests.club.club_helpers import EAST, NORTH, PLACE, SOUTH, Clock, play_out
from tests.club.multiplayer.test_groups import CAPTAIN, PAIRS, PEOPLE, ROBIN, gathered

ELSEWHERE = Place(901, "Other house", 78, "cards")
VARIANTS = ("standard", "oklahoma", "oklahoma_fosdick", "mahjong")
FEW = 3


@dataclass(frozen=True)
class Known:
    """A settled game as this test has made it."""

    table_id: int
    server_id: int
    against: int | None
    variant: str
    outcome: str
    at: datetime


async def some_games(club: Club, clock: Clock, database: Database) -> list[Known]:
    """Let North finish games of many kinds, the one settled last first."""
    dice, known = random.Random(5), list[Known]()
    for number in range(20):
        clock.advance(timedelta(hours=dice.choice((0, 1, 30))))
        place, other = dice.choice((PLACE, ELSEWHERE)), dice.choice((SOUTH, EAST))
        variant = dice.choice(VARIANTS)
        rules = PRESETS.rules(variant, **({"game_target": 60} if dice.random() < 0.5 else {}))
        if dice.random() < 0.15:
            begun = await club.starting.practice(place, NORTH, rules, "simple", 900 + number)
            against, loser = None, NORTH
        else:
            waiting = await club.starting.challenge(place, NORTH, other, rules)
            begun = await club.starting.accept(waiting.table.table_id, other, 500 + number)
            against, loser = other.member_id, dice.choice((NORTH, other))
        table_id = begun.table.table_id
        await club.playing.resign(table_id, loser.member_id)
        outcome = LOST if loser is NORTH else WON
        if dice.random() < 0.15:
            async with database.write() as connection:
                await games.annul(connection, table_id, clock.now())
            outcome = ANNULLED
        known.append(Known(table_id, place.server_id, against, variant, outcome, clock.now()))
    return sorted(known, key=lambda one: (one.at, one.table_id), reverse=True)


def picked(known: list[Known], search: Search, place_ids: tuple[int, ...] | None) -> list[int]:
    """What anybody would pick."""
    return [
        one.table_id
        for one in known
        if (place_ids is None or one.server_id in place_ids)
        and search.opponent_id in {None, one.against}
        and search.variant in {None, one.variant}
        and search.result in {None, one.outcome}
        and (search.since is None or one.at >= search.since)
    ]


def ids(page: HistoryPage) -> list[int]:
    return [each.row.table_id for each in page.games]


@pytest.mark.slow
async def test_a_search_finds_what_anybody_would_pick_page_by_page(
    club: Club, clock: Clock, database: Database
) -> None:
    known = await some_games(club, clock, database)
    dice = random.Random(1)
    since = (None, None, known[9].at, known[-1].at, clock.now() + timedelta(days=1))
    for _ in range(24):
        here, there = PLACE.server_id, ELSEWHERE.server_id
        place_ids = dice.choice((None, (here,), (there, here), (there + 1,)))
        search = Search(
            dice.choice((None, None, SOUTH.member_id, EAST.member_id, 999)),
            dice.choice((None, None, *VARIANTS)),
            dice.choice((None, None, *RESULTS)),
            dice.choice(since),
        )
        assert Search.read(search.text) == search
        expected = picked(known, search, place_ids)
        found: list[int] = []
        begins, pages = search, list[HistoryPage]()
        while True:
            page = await club.history.page(NORTH.member_id, begins, place_ids, lines=FEW)
            assert page.newer == bool(found)
            pages.append(page)
            found += ids(page)
            if not page.older:
                break
            begins = Search.read(replace(search, table_id=ids(page)[-1]).text)
        assert found == expected
        for before, after in pairwise(pages):
            back = replace(search, table_id=ids(after)[0], newer=True)
            page = await club.history.page(NORTH.member_id, back, place_ids, lines=FEW)
            assert ids(page) == ids(before)
            assert (page.newer, page.older) == (before.newer, True)


async def test_nobody_finds_anothers_games_or_those_that_go_on(club: Club) -> None:
    waiting = await club.starting.challenge(PLACE, NORTH, SOUTH, PRESETS.rules("standard"))
    begun = await club.starting.accept(waiting.table.table_id, SOUTH, 5)
    assert not ids(await club.history.page(NORTH.member_id, Search(), None))
    await club.playing.resign(begun.table.table_id, NORTH.member_id)
    for person, outcome in ((NORTH, LOST), (SOUTH, WON)):
        (only,) = (await club.history.page(person.member_id, Search(), None)).games
        assert only.outcome == outcome
        assert [each.member_id for each in only.opponents] == [
            each.member_id for each in (NORTH, SOUTH) if each is not person
        ]
    assert not ids(await club.history.page(EAST.member_id, Search(), None))
    gone = Search(table_id=begun.table.table_id + 7)
    assert ids(await club.history.page(NORTH.member_id, gone, None)) == [begun.table.table_id]


@pytest.mark.slow
async def test_a_partner_is_no_opponent(club: Club) -> None:
    members = {each.member_id: each for each in PEOPLE}
    for rules, players in ((PAIRS, 4), (ROBIN, 3), (CAPTAIN, 5)):
        lead = await gathered(club, rules, players, start=rules is not PAIRS)
        assert lead.contest is not None
        numbers = {each.seat: each.member_id for each in lead.players}
        await club.admin.void(PLACE, EAST, lead.table.table_id, "no time", 77_000 + players)
        sides = [{numbers[player] for player in side} for side in lead.contest.sides]
        friends = next(side for side in sides if PEOPLE[0].member_id in side)
        for member in set(numbers.values()) & set(members):
            search = Search(opponent_id=member)
            page = await club.history.page(PEOPLE[0].member_id, search, None)
            there = lead.table.table_id in ids(page)
            assert {each.outcome for each in page.games} <= {ANNULLED}
            assert there == (member not in friends), rules.seating


async def test_what_was_kept_of_a_search_may_come_from_another_version() -> None:
    assert Search.read("7.tarot.maybe.0.-") == Search(7)
    assert Search.read("0.-.-.1790000000.n12") == Search(
        since=datetime.fromtimestamp(1790000000, UTC), table_id=12, newer=True
    )


async def test_a_drawn_game_is_neither_won_nor_lost(club: Club, database: Database) -> None:
    waiting = await club.starting.challenge(
        PLACE, NORTH, SOUTH, PRESETS.rules("standard", game_target=1)
    )
    over = await play_out(club, await club.starting.accept(waiting.table.table_id, SOUTH, 5))
    async with database.write() as connection:
        await connection.exec_driver_sql("UPDATE games SET winner_side = NULL")
    (only,) = (await club.history.page(NORTH.member_id, Search(), None)).games
    assert only.outcome == DRAWN
    assert only.row.table_id == over.table.table_id
