"""Cups of teams from the command to the winner, by nothing but what the messages offer."""

import asyncio

from club.core.people import Place
from club.cups.formats import schedule
from cogs.kit.text import Text
from playground.driver import texts
from playground.standin.models import Channel
from tests.wire.cups.cup_host import CupHost
from tests.wire.cups.team_host import (
    ACES,
    BY_HAND,
    KINGS,
    PAIRS,
    board_table,
    enter_team,
    gather_pairs,
    give_up_board,
    join_team,
    my_team,
    pair,
)
from tests.wire.forged_interactions import Forger, text_field
from tests.wire.harness import make_bot
from tests.wire.thread_helpers import threads

text = Text()


async def test_a_cup_of_teams_is_played_to_its_end(host: CupHost) -> None:
    await gather_pairs(host)
    for each in (ACES, KINGS, "North", "South", "East", "West", "(2/2)"):
        assert each in host.said()
    await host.begin()
    said = host.said()
    assert f"Final: {pair(ACES, KINGS)}" in said
    assert f"Board 1: {pair('North', 'East')}" in said
    assert f"Board 2: {pair('South', 'West')}" in said
    (final,) = await host.playable()
    await give_up_board(host, final, 1, 2)
    assert "Board 1" not in host.said()
    await give_up_board(host, final, 2, 2)
    cup = await host.cup()
    assert schedule.champion(cup.state) == 1
    assert "Aces (North, South) has won the cup!" in host.said()
    won = [one for one in host.harness.north.messages() if "is over" in texts(one)]
    assert len(won) == 1
    called = host.harness.discord.channel.messages[won[0]["id"]].pinged
    assert {*called} == {each.user.id for each in host.members[:2]}


async def test_each_board_has_a_thread_in_which_its_two_are_called(threaded: CupHost) -> None:
    host = threaded
    await gather_pairs(host)
    await host.begin()
    await host.harness.discord.world.pulse.until(lambda: len(_called_rooms(host)) == 2, 60.0)
    await host.quiet()
    rooms = threads(host.harness)
    title = text("cup-untitled", name="North")
    pairs = {
        f"Board 1: {pair('North', 'East')}": (0, 2),
        f"Board 2: {pair('South', 'West')}": (1, 3),
    }
    assert {each.name for each in rooms} == {f"{each} · {title}" for each in pairs}
    for each in rooms:
        places = pairs[each.name.removesuffix(f" · {title}")]
        told = [one for one in each.messages.values() if one.pinged]
        assert len(told) == 1
        assert {*told[0].pinged} == {host.members[place].user.id for place in places}
        (opened,) = [one for one in host.harness.north.messages(each) if one["id"] == told[0].id]
        assert f"{each.name.partition(':')[0]} is open" in texts(opened)
        assert f"<#{each.id}>" in host.said()


async def test_a_captain_removes_a_member_and_is_asked_first(host: CupHost) -> None:
    await gather_pairs(host)
    north, south = host.members[:2]
    page = await my_team(host, north)
    asked = await north.choose(page, text("cup-menu-team-remove"), "South")
    assert (await host.cup()).entrant_of(south.id) == 1
    page = await north.press(asked, text("press-cup-team-removed"))
    await host.quiet()
    assert (await host.cup()).entrant_of(south.id) is None
    assert "South" not in texts(page.message)
    assert "(1/2)" in host.said()
    await join_team(host, south, ACES)
    assert (await host.cup()).state.members[1] == (north.id, south.id)


async def test_a_team_whose_captain_leaves_is_led_by_the_next(host: CupHost) -> None:
    await gather_pairs(host)
    north, south = host.members[:2]
    await my_team(host, north, "press-cup-team-leave", "press-cup-team-left")
    cup = await host.cup()
    assert cup.entrant_of(north.id) is None
    assert cup.state.captains[1] == south.id
    await my_team(host, south, "press-cup-team-withdraw", "press-cup-team-withdrawn")
    assert (await host.cup()).state.active == (2,)
    assert ACES not in host.said()
    await enter_team(host, north, ACES)
    assert (await host.cup()).entrant_of(north.id) == 3


async def test_a_place_that_somebody_has_left_in_play_is_taken(host: CupHost) -> None:
    north, south, east, west = host.members
    await host.set_up(BY_HAND, PAIRS)
    await enter_team(host, north, ACES)
    await enter_team(host, east, KINGS)
    await join_team(host, west, KINGS)
    stranger = host.harness.discord.add_member("Stranger")
    await join_team(host, stranger, ACES)
    await host.begin()
    (final,) = await host.playable()
    asked = await my_team(host, stranger, "press-cup-team-leave")
    assert "give up" in texts(asked.message)
    await stranger.press(asked, text("press-cup-team-left"))
    await host.look()
    lost = (await host.cup()).state.boards[final.key]
    assert {board: each.winner for board, each in lost.items()} == {2: 2}
    page = await my_team(host, north)
    assert text("cup-out", name="Stranger") in texts(page.message)
    await join_team(host, south, ACES)
    assert (await host.cup()).state.members[1] == (north.id, south.id)
    answer = await stranger.press(host.message(), text("press-cup-team-mine"))
    assert text("refusal-not-entered") in texts(answer.message)


async def test_the_organiser_takes_a_member_out_and_puts_another_in(host: CupHost) -> None:
    north, south, east, west = host.members
    stranger = host.harness.discord.add_member("Stranger")
    await gather_pairs(host)
    await host.begin()
    (final,) = await host.playable()
    page = await host.organise("press-cup-entrants")
    page = await north.choose(page, text("cup-menu-entrant"), KINGS)
    for each in (east, west):
        assert each.name in texts(page.message)
    asked = await north.choose(page, text("cup-menu-team-remove"), "West")
    assert (await host.cup()).entrant_of(west.id) == 2
    await north.press(asked, text("press-cup-remove-really"))
    await host.look()
    cup = await host.cup()
    assert cup.entrant_of(west.id) is None
    assert cup.state.boards[final.key][2].winner == 1
    page = await host.organise("press-cup-entrants")
    page = await north.choose(page, text("cup-menu-entrant"), KINGS)
    page = await north.choose(page, text("cup-menu-substitute", name="East"), stranger)
    await north.press(page, text("press-cup-substitute-really"))
    await host.look()
    cup = await host.cup()
    assert cup.state.members[2] == (stranger.id, west.id)
    assert f"Board 1: {pair('North', 'Stranger')}" in host.said()
    page = await host.organise("press-cup-matches")
    page = await north.choose(page, text("cup-menu-match"), f"match={final.key}")
    page = await north.press(page, text("cup-wins", name=KINGS))
    await north.press(page, text("press-cup-decide"))
    await host.look()
    assert schedule.champion((await host.cup()).state) == 2
    assert south.name not in host.said().partition("has won")[0]


async def test_teams_short_of_members_are_named_before_the_start(host: CupHost) -> None:
    north, _, east, _ = host.members
    await gather_pairs(host)
    stranger = host.harness.discord.add_member("Stranger")
    await enter_team(host, stranger, "Jacks")
    page = await host.organise("press-cup-begin")
    assert text("cup-begin-short", names="Jacks") in texts(page.message)
    await my_team(host, east, "press-cup-team-withdraw", "press-cup-team-withdrawn")
    page = await host.organise("press-cup-begin")
    assert text("refusal-too-few-teams") in texts(page.message)
    answer = await Forger(host.harness, north).press(f"gin:cuporganise:0:{host.cup_id}:start")
    assert text("refusal-too-few-teams") in texts(answer.message)
    assert not (await host.cup()).state.started


async def test_the_last_place_goes_to_one_of_two_who_press_at_once(host: CupHost) -> None:
    north, south, east, _ = host.members
    await host.set_up(PAIRS)
    await enter_team(host, north, ACES)
    pages = [
        await each.press(host.message(), text("press-cup-team-join")) for each in (south, east)
    ]
    answers = await asyncio.gather(
        *(
            each.choose(page, text("cup-menu-team"), ACES)
            for each, page in zip((south, east), pages, strict=True)
        )
    )
    await host.quiet()
    said = [texts(each.message) for each in answers]
    assert sum(text("refusal-team-full") in each for each in said) == 1
    assert sum(text("cup-team-joined") in each for each in said) == 1
    assert len((await host.cup()).state.members[1]) == 2


async def test_what_was_asked_before_the_start_does_nothing_after_it(host: CupHost) -> None:
    await gather_pairs(host)
    north, south, east, _ = host.members
    leaving = await my_team(host, south, "press-cup-team-leave")
    withdrawing = await my_team(host, north, "press-cup-team-withdraw")
    page = await my_team(host, east)
    removing = await east.choose(page, text("cup-menu-team-remove"), "West")
    await host.begin()
    before = (await host.cup()).state
    for actor, asked, label in (
        (south, leaving, "press-cup-team-left"),
        (north, withdrawing, "press-cup-team-withdrawn"),
        (east, removing, "press-cup-team-removed"),
    ):
        answer = await actor.press(asked, text(label))
        await host.quiet()
        assert text("refusal-cup-moved") in texts(answer.message)
    assert (await host.cup()).state == before


async def test_only_those_concerned_change_a_team(host: CupHost) -> None:
    await gather_pairs(host)
    south, west = host.members[1], host.members[3]
    stranger = host.harness.discord.add_member("Stranger")
    before = (await host.cup()).state
    for actor, rest, refusal in (
        (south, f"removed={west.id}", "not-captain"),
        (south, f"removed={host.members[0].id}", "not-captain"),
        (south, "withdrawn", "not-captain"),
        (south, "joined=2", "entered-already"),
        (south, "enter", "entered-already"),
        (stranger, "mine", "not-entered"),
        (stranger, "left", "not-entered"),
        (stranger, "joined=1", "team-full"),
        (stranger, "joined=99", "no-such-team"),
        (stranger, "removed", "not-entered"),
    ):
        answer = await Forger(host.harness, actor).press(f"gin:cupteam:0:{host.cup_id}:{rest}")
        assert text(f"refusal-{refusal}") in texts(answer.message), rest
    answer = await Forger(host.harness, stranger).press(f"gin:cup:0:{host.cup_id}:enter")
    assert text("refusal-cup-for-teams") in texts(answer.message)
    await host.quiet()
    assert (await host.cup()).state == before


async def test_a_team_needs_a_name_of_its_own(host: CupHost) -> None:
    await host.set_up(PAIRS)
    north, south = host.members[:2]
    await enter_team(host, north, ACES)
    for typed, refusal in ((ACES.upper(), "team-name-taken"), ("\u2800 \u200b", "team-needs-name")):
        answer = await enter_team(host, south, typed)
        assert text(f"refusal-{refusal}") in texts(answer.message)
    answer = await Forger(host.harness, south).submit(
        f"gin:cupteam:0:{host.cup_id}:join", text_field("Kings")
    )
    assert text("refusal-old-button") in texts(answer.message)
    assert len((await host.cup()).state.members) == 1
    await enter_team(host, south, "**@everyone** [x](y)")
    assert "@everyone" not in host.said()


async def test_entries_of_teams_are_closed_and_reopened(host: CupHost) -> None:
    await host.set_up(PAIRS)
    north, south = host.members[:2]
    await enter_team(host, north, ACES)
    await host.organise("press-cup-close")
    assert "Entries are closed" in host.said()
    forger = Forger(host.harness, south)
    for rest in ("enter", "joined=1"):
        answer = await forger.press(f"gin:cupteam:0:{host.cup_id}:{rest}")
        assert text("refusal-entries-closed") in texts(answer.message)
    answer = await forger.press(f"gin:cupteam:0:{host.cup_id}:join")
    assert text("cup-team-none-short") in texts(answer.message)
    await host.organise("press-cup-reopen")
    await join_team(host, south, ACES)
    assert "(2/2)" in host.said()


async def test_a_cup_of_teams_goes_on_after_a_kill(threaded: CupHost) -> None:
    host, harness = threaded, threaded.harness
    await gather_pairs(host)
    row = (await host.cup()).row
    await harness.bot.close()
    # It begins in the database alone, as if the bot were killed before anything is shown.
    where = Place(row.server_id, "", row.channel_id, row.channel_name)
    await harness.club.cups.start(host.cup_id, where, harness.north.id, 10**18)
    for _ in range(2):
        harness.bot = make_bot(harness.club, harness.clock)
        async with harness.discord.run(harness.bot):
            await harness.started()
            await host.look()
            await harness.discord.world.pulse.until(lambda: len(_called_rooms(host)) == 2, 60.0)
            await host.quiet()
            assert "Board 2" in host.said()
            rooms = threads(harness)
            assert len(rooms) == 2
            told = [one for room in rooms for one in room.messages.values() if one.pinged]
            assert len(told) == 2


def _called_rooms(host: CupHost) -> list[Channel]:
    rooms = threads(host.harness)
    return [room for room in rooms if any(one.pinged for one in room.messages.values())]


async def test_a_second_process_enters_and_joins_nothing_twice(host: CupHost) -> None:
    harness = host.harness
    harness.discord.expect(40060)
    twin = make_bot(harness.club, harness.clock)
    async with harness.discord.run(twin):
        await gather_pairs(host)
        cup = await host.cup()
        assert len(cup.state.members) == 2
        assert [len(each) for each in cup.state.members.values()] == [2, 2]
        await host.begin()
        (final,) = await host.playable()
        assert len({await board_table(host, final, board) for board in (1, 2)}) == 2
        await harness.discord.world.pulse.until(lambda: len(_opened(host)) == 2, 60.0)
        await host.quiet()
        assert len(_opened(host)) == 2


def _opened(host: CupHost) -> list[str]:
    return [one["id"] for one in host.harness.north.messages() if "is open" in texts(one)]
