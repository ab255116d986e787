"""More than two at several tables: what each shows after anything that happens at any of them."""

import asyncio
import random
from dataclasses import replace

import pytest

from club.club import Club
from club.table.snapshot import Snapshot
from engine.players import PLAYERS
from engine.rules import Rules, write_rules
from engine.words import TeamResultVisibility
from tests.club.club_helpers import step
from tests.club.multiplayer.test_groups import (
    CAPTAIN,
    EAST,
    NORTH,
    PAIRS,
    PEOPLE,
    ROBIN,
    SOUTH,
    STRANGER,
    WEST,
    gathered,
)
from tests.cogs.messages.display_harness import CHANNEL, DisplayHarness
from tests.cogs.messages.fake_posts import refusal

HELD = replace(PAIRS, team_target=30, team_result_visibility=TeamResultVisibility.AFTER_DISCARD)


async def refreshed(harness: DisplayHarness, *boards: int) -> None:
    await asyncio.gather(*(task for board in boards for task in harness.displays.refresh(board)))
    await harness.displays.leftovers.quiet()


async def stale(harness: DisplayHarness, lead: Snapshot) -> list[int]:
    """The tables of a contest that don't show how they stand."""
    every = [await harness.club.tables.snapshot(board) for board in lead.boards]
    return [one.table.table_id for one in every if not await harness.is_current(one, alone=False)]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("rules", "players"),
    [
        (HELD, 4),
        (replace(PAIRS, team_target=1), 4),
        (replace(ROBIN, game_target=1), 3),
        (replace(CAPTAIN, game_target=1), 4),
    ],
    ids=lambda value: str(value) if isinstance(value, int) else write_rules(value),
)
async def test_every_table_is_current_after_every_move(
    harness: DisplayHarness, rules: Rules, players: int
) -> None:
    for person in PEOPLE[:players]:
        await harness.club.people.seen(person)
    start = rules.seating == "captain" or players == 3
    lead = await gathered(harness.club, rules, players, start=start)
    await refreshed(harness, *lead.boards)
    while lead.table.status == "playing":
        for board in lead.boards:
            here = await harness.club.tables.snapshot(board)
            if here.state is None:
                continue
            here = await step(harness.club, here)
            await refreshed(harness, *here.stirred)
            assert not await stale(harness, lead)
        lead = await harness.club.tables.snapshot(lead.lead_id)


async def shown_group(harness: DisplayHarness, rules: Rules) -> Snapshot:
    """Two teams of two, with everything drawn."""
    lead = await gathered(harness.club, rules, 4)
    await refreshed(harness, *lead.boards)
    return lead


async def ended(harness: DisplayHarness, board: int) -> None:
    """Play a deal to its end, at one table alone."""
    here = await harness.club.tables.snapshot(board)
    while here.deal is not None and here.deal.round == 1 and here.table.status == "playing":
        here = await step(harness.club, here)
        await refreshed(harness, *here.stirred)


async def almost_ended(club: Club, board: int) -> Snapshot:
    """Play until the next move of a table ends its deal."""
    here = await club.tables.snapshot(board)
    while True:
        assert here.state is not None
        move = PLAYERS["simple"].choose(here.state.view(here.state.turn), random.Random(0))
        if here.state.play(move).result is not None:
            return here
        here = await step(club, here)


async def restarted(harness: DisplayHarness, lead: Snapshot) -> list[int]:
    """What is still stale once a new start has caught up."""
    again = harness.restarted()
    await again.catch_up()
    return await stale(again, lead)


@pytest.mark.slow
async def test_a_result_that_was_held_back_is_sent_by_a_new_start(harness: DisplayHarness) -> None:
    lead = await shown_group(harness, HELD)
    first, second = lead.boards
    there = await harness.club.tables.snapshot(second)
    while max(there.state.view(None).hand_sizes if there.state else (11,)) < 11:
        there = await step(harness.club, there)
    await ended(harness, first)
    assert (await harness.club.tables.snapshot(first)).held
    assert not await restarted(harness, lead)  # and nothing is told too early
    await step(harness.club, there)
    await refreshed(harness, second)  # the bot is gone before it draws the first table
    assert not (await harness.club.tables.snapshot(first)).held
    assert await stale(harness, lead) == [first]
    assert not await restarted(harness, lead)


@pytest.mark.slow
@pytest.mark.parametrize("last", [0, 1])
async def test_what_ends_at_one_table_is_shown_at_the_others_by_a_new_start(
    harness: DisplayHarness, last: int
) -> None:
    lead = await shown_group(harness, replace(PAIRS, team_target=1))
    mine, other = lead.boards[last], lead.boards[1 - last]
    before = await almost_ended(harness.club, other)
    await refreshed(harness, *lead.boards)
    await step(harness.club, before)
    await refreshed(harness, other)
    assert await stale(harness, lead) == [mine]
    assert not await restarted(harness, lead)

    await step(harness.club, await almost_ended(harness.club, mine))
    assert (await harness.club.tables.snapshot(mine)).table.status == "finished"
    await refreshed(harness, mine)
    assert other in await stale(harness, lead)
    assert not await restarted(harness, lead)


@pytest.mark.slow
async def test_a_round_is_told_above_the_next_table(harness: DisplayHarness) -> None:
    lead = await shown_group(harness, replace(PAIRS, team_target=500))
    first, second = lead.boards
    await ended(harness, first)
    await step(harness.club, await almost_ended(harness.club, second))
    harness.screen.broken["send", CHANNEL] = refusal(503, 0)
    await refreshed(harness, *lead.boards)
    harness.screen.broken.clear()
    await harness.displays.close(1)
    assert not await restarted(harness, lead)
    rows = {row.kind: row for row in await harness.club.displays.of_table(first) if row.message_id}
    assert (rows["result"].message_id or 0) < (rows["round"].message_id or 0)
    assert (rows["round"].message_id or 0) < (rows["table"].message_id or 0)


@pytest.mark.slow
async def test_what_is_said_about_a_seat_is_shown_by_a_new_start(harness: DisplayHarness) -> None:
    lead = await shown_group(harness, PAIRS)
    club, groups, table_id = harness.club, harness.club.groups, lead.lead_id
    west = lead.player_of(WEST.member_id) or 0
    await groups.get_up(table_id, WEST.member_id)
    assert await stale(harness, lead) == [table_id]
    assert not await restarted(harness, lead)
    for again in (
        lambda: groups.say(table_id, NORTH.member_id, west, "computer"),
        lambda: groups.offer_oneself(table_id, STRANGER, west),
        lambda: groups.come_back(table_id, WEST.member_id),
        lambda: groups.get_up(table_id, WEST.member_id),
        lambda: groups.offer_oneself(table_id, STRANGER, west),
        lambda: groups.say(table_id, SOUTH.member_id, west, str(STRANGER.member_id)),
        lambda: groups.say(table_id, EAST.member_id, west, str(STRANGER.member_id)),
    ):
        await again()
        assert not await restarted(harness, lead)
        rows = await club.displays.of_table(table_id)
        left = (await club.tables.snapshot(table_id)).leavings
        assert len([row for row in rows if row.kind == "seat"]) == len(left)


async def test_who_takes_a_seat_over_is_seen_at_once(harness: DisplayHarness) -> None:
    lead = await shown_group(harness, PAIRS)
    groups, table_id = harness.club.groups, lead.lead_id
    west = lead.player_of(WEST.member_id) or 0
    assert len(harness.screen.hand(WEST.member_id)) == 1
    await groups.get_up(table_id, WEST.member_id)
    for person in (SOUTH, NORTH):
        await groups.say(table_id, person.member_id, west, "computer")
    assert WEST.member_id not in (await harness.club.tables.snapshot(table_id)).members
    await refreshed(harness, *lead.boards)
    assert not await stale(harness, lead)
    assert not harness.screen.hand(WEST.member_id)
