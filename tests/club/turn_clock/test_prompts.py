"""The quiet reminder for whoever is there and does nothing."""

from datetime import datetime

import pytest

from club.club import Club
from club.core.deadlines import PROMPT_AFTER, PROMPTED, THERE
from tests.club.club_helpers import (
    NORTH,
    SOUTH,
    Clock,
    on_turn,
    step,
)
from tests.club.turn_clock.test_clocks import HOUR, say, timed, wake_of


async def prompts(club: Club, clock: Clock, end: datetime) -> list[tuple[int, datetime]]:
    """Let time pass; return who is reminded quietly, and when."""
    found: list[tuple[int, datetime]] = []
    while True:
        rows = [row for row in await say(club) if row.number == PROMPTED]
        found += [(row.member_id, clock.time) for row in rows]
        wake = await wake_of(club)
        if wake is None or wake > end:
            clock.time = end
            return found
        clock.time = max(clock.time, wake)


@pytest.mark.parametrize("word", ["none", "relaxed:24", "live:5"])
async def test_who_was_there_and_does_nothing_is_reminded_quietly_once(
    club: Club, clock: Clock, word: str
) -> None:
    began, game = clock.time, await timed(club, word)
    found = await prompts(club, clock, began + HOUR)
    assert found == [(on_turn(game), began + PROMPT_AFTER)]


async def test_who_looks_meanwhile_is_reminded_later(club: Club, clock: Clock) -> None:
    began, game = clock.time, await timed(club, "none")
    await say(club)
    clock.advance(PROMPT_AFTER / 2)
    person = next(each for each in (NORTH, SOUTH) if each.member_id == on_turn(game))
    await club.people.seen(person)
    assert await prompts(club, clock, began + HOUR) == [
        (on_turn(game), began + PROMPT_AFTER / 2 + PROMPT_AFTER)
    ]


async def test_who_wasnt_there_or_doesnt_want_it_is_not_reminded_quietly(
    club: Club, clock: Clock
) -> None:
    game = await timed(club, "none")
    table_id, former = game.table.table_id, on_turn(game)
    clock.advance(2 * THERE)
    while on_turn(game) == former:
        game = await step(club, game)
    # The other has not been seen since the game began, so the message of their turn was a new one.
    assert await prompts(club, clock, clock.time + HOUR) == []
    await club.settings.set_member(
        next(each for each in (NORTH, SOUTH) if each.member_id == former), "prompt", value=False
    )
    while on_turn(game) != former:
        game = await step(club, game)
    assert game.table.table_id == table_id
    assert await prompts(club, clock, clock.time + HOUR) == []
