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


async def refreshed(desk: DisplayHarness, *boards: int) -> None:
    await asyncio.gather(*(task for board in boards for task in desk.displays.refresh(board)))
    await desk.displays.leftovers.quiet()


async def stale(desk: DisplayHarness, lead: Snapshot) -> list[int]:
    """The tables of a contest that don't show how they stand."""
    every = [await desk.club.tables.snapshot(board) for board in lead.boards]
    return [one.table.table_id for one in every if not await desk.is_current(one, alone=False)]


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
    desk: DisplayHarness, rules: Rules, players: int
) -> None:
    for person in PEOPLE[:players]:
        await desk.club.people.seen(person)
    start = rules.seating == "captain" or players == 3
    lead = await gathered(desk.club, rules, players, start=start)
    await refreshed(desk, *lead.boards)
    while lead.table.status == "playing":
        for board in lead.boards:
            here = await desk.club.tables.snapshot(board)
            if here.state is None:
                continue
            here = await step(desk.club, here)
            await refreshed(desk, *here.stirred)
            assert not await stale(desk, lead)
        lead = await desk.club.tables.snapshot(lead.lead_id)


async def shown_group(desk: DisplayHarness, rules: Rules) -> Snapshot:
    """Two teams of two, with everything drawn."""
    lead = await gathered(desk.club, rules, 4)
    await refreshed(desk, *lead.boards)
    return lead


async def ended(desk: DisplayHarness, board: int) -> None:
    """Play a deal to its end, at one table alone."""
    here = await desk.club.tables.snapshot(board)
    while here.deal is not None and here.deal.round == 1 and here.table.status == "playing":
        here = await step(desk.club, here)
        await refreshed(desk, *here.stirred)


async def almost_ended(club: Club, board: int) -> Snapshot:
    """Play until the next move of a table ends its deal."""
    here = await club.tables.snapshot(board)
    while True:
        assert here.state is not None
        move = PLAYERS["simple"].choose(here.state.view(here.state.turn), random.Random(0))
        if here.state.play(move).result is not None:
            return here
        here = await step(club, here)


async def restarted(desk: DisplayHarness, lead: Snapshot) -> list[int]:
    """What is still stale once a new start has caught up."""
    again = desk.restarted()
    await again.catch_up()
    return await stale(again, lead)


async def test_a_result_that_was_held_back_is_sent_by_a_new_start(desk: DisplayHarness) -> None:
    lead = await shown_group(desk, HELD)
    first, second = lead.boards
    there = await desk.club.tables.snapshot(second)
    while max(there.state.view(None).hand_sizes if there.state else (11,)) < 11:
        there = await step(desk.club, there)
    await ended(desk, first)
    assert (await desk.club.tables.snapshot(first)).held
    assert not await restarted(desk, lead)  # and nothing is told too early
    await step(desk.club, there)
    await refreshed(desk, second)  # the bot is gone before it draws the first table
    assert not (await desk.club.tables.snapshot(first)).held
    assert await stale(desk, lead) == [first]
    assert not await restarted(desk, lead)


@pytest.mark.parametrize("last", [0, 1])
async def test_what_ends_at_one_table_is_shown_at_the_others_by_a_new_start(
    desk: DisplayHarness, last: int
) -> None:
    lead = await shown_group(desk, replace(PAIRS, team_target=1))
    mine, other = lead.boards[last], lead.boards[1 - last]
    before = await almost_ended(desk.club, other)
    await refreshed(desk, *lead.boards)
    await step(desk.club, before)
    await refreshed(desk, other)
    assert await stale(desk, lead) == [mine]
    assert not await restarted(desk, lead)

    await step(desk.club, await almost_ended(desk.club, mine))
    assert (await desk.club.tables.snapshot(mine)).table.status == "finished"
    await refreshed(desk, mine)
    assert other in await stale(desk, lead)
    assert not await restarted(desk, lead)


async def test_a_round_is_told_above_the_next_table(desk: DisplayHarness) -> None:
    lead = await shown_group(desk, replace(PAIRS, team_target=500))
    first, second = lead.boards
    await ended(desk, first)
    await step(desk.club, await almost_ended(desk.club, second))
    desk.screen.broken["send", CHANNEL] = refusal(503, 0)
    await refreshed(desk, *lead.boards)
    desk.screen.broken.clear()
    await desk.displays.close(1)
    assert not await restarted(desk, lead)
    rows = {row.kind: row for row in await desk.club.displays.of_table(first) if row.message_id}
    assert (rows["result"].message_id or 0) < (rows["round"].message_id or 0)
    assert (rows["round"].message_id or 0) < (rows["table"].message_id or 0)


async def test_what_is_said_about_a_seat_is_shown_by_a_new_start(desk: DisplayHarness) -> None:
    lead = await shown_group(desk, PAIRS)
    club, groups, table_id = desk.club, desk.club.groups, lead.lead_id
    west = lead.player_of(WEST.member_id) or 0
    await groups.get_up(table_id, WEST.member_id)
    assert await stale(desk, lead) == [table_id]
    assert not await restarted(desk, lead)
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
        assert not await restarted(desk, lead)
        rows = await club.displays.of_table(table_id)
        left = (await club.tables.snapshot(table_id)).leavings
        assert len([row for row in rows if row.kind == "seat"]) == len(left)


async def test_who_takes_a_seat_over_is_seen_at_once(desk: DisplayHarness) -> None:
    lead = await shown_group(desk, PAIRS)
    groups, table_id = desk.club.groups, lead.lead_id
    west = lead.player_of(WEST.member_id) or 0
    assert len(desk.screen.hand(WEST.member_id)) == 1
    await groups.get_up(table_id, WEST.member_id)
    for person in (SOUTH, NORTH):
        await groups.say(table_id, person.member_id, west, "computer")
    assert WEST.member_id not in (await desk.club.tables.snapshot(table_id)).members
    await refreshed(desk, *lead.boards)
    assert not await stale(desk, lead)
    assert not desk.screen.hand(WEST.member_id)
