"""Games against the computer that a server has rated: which they are, and what they change."""

import itertools

import pytest

from club.club import Club
from club.rating import STRENGTHS
from engine.players import LEVELS
from engine.rules import Rules
from tests.club.house import EAST, NORTH, PLACE, QUICK, SOUTH, begin
from tests.club.test_groups import gathered

presses = itertools.count(5000)


async def rate_practice(club: Club, *, on: bool = True) -> None:
    """Have the server rate practice, or not."""
    await club.settings.set_server(PLACE, EAST, "rated_practice", on)


async def practice(club: Club, level: str = "club", rules: Rules = QUICK) -> int:
    """Let North begin a game against the computer; its table."""
    begun = await club.practice(PLACE, NORTH, rules, level, next(presses))
    return begun.table.table_id


async def is_rated(club: Club, table_id: int) -> bool:
    return (await club.snapshot(table_id)).table.rated_practice


def test_every_level_has_a_strength() -> None:
    assert tuple(STRENGTHS) == tuple(LEVELS)
    assert list(STRENGTHS.values()) == sorted(STRENGTHS.values())


@pytest.mark.parametrize("level", [*LEVELS, "simple"])
async def test_practice_is_rated_where_the_server_says_so(club: Club, level: str) -> None:
    assert not await is_rated(club, await practice(club, level))
    await rate_practice(club)
    assert await is_rated(club, await practice(club, level)) == (level in LEVELS)


async def test_what_is_set_later_changes_no_game_that_has_begun(club: Club) -> None:
    unrated = await practice(club)
    await rate_practice(club)
    rated = await practice(club)
    assert not await is_rated(club, unrated)
    await rate_practice(club, on=False)
    assert await is_rated(club, rated)


async def test_a_rematch_asks_anew(club: Club) -> None:
    table_id = await practice(club)
    await club.resign(table_id, NORTH.member_id)
    await rate_practice(club)
    again = await club.rematch(table_id, NORTH, next(presses))
    assert again.table.rated_practice
    await club.resign(again.table.table_id, NORTH.member_id)
    await rate_practice(club, on=False)
    third = await club.rematch(again.table.table_id, NORTH, next(presses))
    assert not third.table.rated_practice


async def test_no_other_table_is_rated_practice(club: Club) -> None:
    await rate_practice(club)
    between = await begin(club)
    assert not between.table.rated_practice
    lobby = await gathered(club, Rules.of("standard", seating="round_robin"), 3, start=True)
    assert not lobby.table.rated_practice
    again = await club.resign(between.table.table_id, SOUTH.member_id)
    asked = await club.rematch(again.table.table_id, SOUTH, next(presses))
    assert not asked.table.rated_practice
