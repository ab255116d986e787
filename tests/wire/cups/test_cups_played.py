"""Cups from the command to the winner, by nothing but what the messages offer."""

import asyncio
from pathlib import Path

import pytest

from club.core.people import Place
from club.cups.formats import schedule
from cogs.kit.press_kinds import Ply, PressKind
from cogs.kit.text import Text
from playground.driver import CannotDoError, texts
from playground.standin.models import Channel
from tests.wire.cups.cup_host import MEMBERS, CupHost
from tests.wire.custom_id_samples import well_formed
from tests.wire.forged_interactions import Forger, nothing_fails
from tests.wire.harness import make_bot, open_harness
from tests.wire.members.test_intruders import hide
from tests.wire.thread_helpers import threads

text = Text()
BY_HAND = ("Seeding", "Seeded by the organiser")


async def test_a_cup_of_four_is_played_to_its_end(host: CupHost) -> None:
    answer = await host.set_up(BY_HAND)
    assert answer.ephemeral
    assert "Nobody has entered yet." in host.said()
    await host.enter()
    for each in MEMBERS:
        assert each in host.said()
    await host.begin()
    assert "Semi-final" in host.said()
    await host.play_out()
    cup = await host.cup()
    assert schedule.places(cup.state)[1] == 1
    assert "North has won the cup!" in host.said()
    won = [one for one in host.harness.north.messages() if "is over" in texts(one)]
    assert len(won) == 1
    stored = host.harness.discord.channel.messages[won[0]["id"]]
    assert stored.pinged == [host.harness.north.user.id]


async def test_matches_are_played_in_threads_where_both_are_called_once(threaded: CupHost) -> None:
    host = threaded
    await host.set_up(BY_HAND)
    await host.enter()
    await host.begin()
    await host.harness.discord.world.pulse.until(lambda: len(_called(host)) == 2, 60.0)
    await host.quiet()
    rooms = threads(host.harness)
    for each in rooms:
        assert each.name.startswith(f"{text('cup-untitled', name='North')} · ")
        told = [one for one in each.messages.values() if one.pinged]
        assert len(told) == 1
        assert len(told[0].pinged) == 2
        (opened,) = [one for one in host.harness.north.messages(each) if one["id"] == told[0].id]
        assert "Your match is open" in texts(opened)
        assert f"<#{each.id}>" in host.said()


def _called(host: CupHost) -> list[Channel]:
    """The threads in which somebody has been called."""
    rooms = threads(host.harness)
    return [room for room in rooms if any(one.pinged for one in room.messages.values())]


async def test_the_setup_is_kept_from_press_to_press(host: CupHost) -> None:
    north = host.harness.north
    panel = await north.command("cup new")
    panel = await north.choose(panel, "Format", "Swiss")
    panel = await north.choose(panel, "Rounds", "Rounds: 3")
    panel = await north.press(panel, text("press-cup-rules"))
    panel = await north.choose(panel, "Time for a turn", "a day for a turn")
    form = await north.press(await north.press(panel, text("press-back")), text("press-cup-name"))
    panel = await north.submit(form, text="Summer *cup*")
    again = await north.command("cup new")
    assert "Swiss · Rounds: 3" in texts(again.message)
    await north.press(again, text("press-cup-create"))
    await host.quiet()
    row = (await host.cup()).row
    assert (row.title, row.clock, row.plan["rounds"]) == ("Summer *cup*", "relaxed:24", 3)
    assert "Summer \\*cup\\*" in host.said()
    fresh = await north.command("cup new")
    assert "Knockout" in texts(fresh.message)


async def test_who_enters_may_leave_and_is_asked_first(host: CupHost) -> None:
    await host.set_up()
    await host.enter(host.harness.south)
    asked = await host.harness.south.press(host.message(), text("press-cup-leave"))
    assert asked.ephemeral
    assert (await host.cup()).entrant_of(host.harness.south.id) is not None
    await host.harness.south.press(asked, text("press-cup-left"))
    await host.quiet()
    assert (await host.cup()).entrant_of(host.harness.south.id) is None
    assert "Nobody has entered yet." in host.said()


async def test_entries_are_closed_and_reopened(host: CupHost) -> None:
    await host.set_up()
    message = host.message()
    await host.organise("press-cup-close")
    assert "Entries are closed" in host.said()
    forger = Forger(host.harness, host.harness.south)
    answer = await forger.press(f"gin:cup:0:{host.cup_id}:enter")
    assert text("refusal-entries-closed") in texts(answer.message)
    await host.organise("press-cup-reopen")
    await host.harness.south.press(message, text("press-cup-enter"))
    await host.quiet()
    assert "South" in host.said()


async def test_the_organiser_seeds_by_hand(host: CupHost) -> None:
    await host.set_up(BY_HAND)
    await host.enter()
    north = host.harness.north
    page = await host.organise("press-cup-begin")
    page = await north.choose(page, text("cup-menu-entrant"), "4. West")
    page = await north.press(page, text("press-cup-first"))
    await north.press(page, text("press-cup-start"))
    await host.quiet()
    assert (await host.cup()).state.order == (4, 1, 2, 3)


async def test_the_organiser_decides_corrects_and_gives_time(host: CupHost) -> None:
    await host.set_up(BY_HAND)
    await host.enter()
    await host.begin()
    north = host.harness.north
    first = (await host.playable())[0]
    before = await host.cup()
    page = await host.organise("press-cup-matches")
    page = await north.choose(page, text("cup-menu-match"), f"match={first.key}")
    await north.press(page, text("press-cup-give-time"))
    await host.quiet()
    row, former = (await host.cup()).row_of(first.key), before.row_of(first.key)
    assert row is not None
    assert former is not None
    assert (row.due_at - former.due_at).total_seconds() == before.row.hours * 3600
    for entrant in first.entrants:
        page = await host.organise("press-cup-matches")
        page = await north.choose(page, text("cup-menu-match"), f"match={first.key}")
        name = host.actor(before, entrant).name
        page = await north.press(page, text("cup-wins", name=name))
        await north.press(page, text("press-cup-decide"))
        await host.quiet()
        outcome = (await host.cup()).state.decisions[first.key]
        assert outcome.winner == entrant


async def test_the_organiser_removes_and_replaces(host: CupHost) -> None:
    await host.set_up()
    await host.enter(*host.members[:3])
    north, west = host.harness.north, host.members[3]
    page = await host.organise("press-cup-entrants")
    page = await north.choose(page, text("cup-menu-entrant"), "entrant=2")
    hint = text("cup-menu-substitute", name="South")
    page = await north.choose(page, hint, west)
    assert (await host.cup()).state.members[2] != (west.id,)
    await north.press(page, text("press-cup-substitute-really"))
    await host.quiet()
    assert (await host.cup()).state.members[2] == (west.id,)
    page = await host.organise("press-cup-entrants")
    page = await north.choose(page, text("cup-menu-entrant"), "entrant=3")
    page = await north.press(page, text("press-cup-remove"))
    assert 3 in (await host.cup()).state.active
    await north.press(page, text("press-cup-remove-really"))
    await host.quiet()
    assert (await host.cup()).state.active == (1, 2)


async def test_a_cancelled_cup_says_so(host: CupHost) -> None:
    await host.set_up()
    await host.enter()
    await host.begin()
    await host.organise("press-cup-cancel", "press-cup-cancel-really")
    assert "The cup was cancelled." in host.said()
    for table in await host.harness.club.tables.tables_of(host.harness.north.id):
        assert table.state is None


async def test_nobody_else_organises(host: CupHost) -> None:
    await host.set_up()
    await host.enter()
    south = host.harness.south
    answer = await south.press(host.message(), text("press-cup-organise"))
    assert text("refusal-not-organiser") in texts(answer.message)
    answer = await Forger(host.harness, south).press(f"gin:cuporganise:0:{host.cup_id}:start")
    assert text("refusal-not-organiser") in texts(answer.message)
    assert not (await host.cup()).state.started


async def test_both_agree_to_more_time(host: CupHost) -> None:
    await host.set_up(BY_HAND)
    await host.enter(*host.members[:2])
    await host.begin()
    (final,) = await host.playable()
    former = (await host.cup()).row_of(final.key)
    north, south = host.harness.north, host.harness.south
    opened = await north.sees("Your match is open")
    await north.press(opened, text("press-cup-time-ask"))
    await host.quiet()
    question = await south.sees("asks for more time")
    assert host.harness.discord.channel.messages[question["id"]].pinged == [south.user.id]
    await south.press(question, text("press-cup-time-agree"))
    await host.quiet()
    row = (await host.cup()).row_of(final.key)
    assert row is not None
    assert former is not None
    assert row.due_at > former.due_at
    await south.sees("has been given more time")


async def test_the_end_of_a_matchs_time_is_said_once(host: CupHost) -> None:
    await host.set_up(BY_HAND)
    await host.enter(*host.members[:2])
    await host.begin()
    await host.later(72 - 10)
    await host.look()
    warned = [one for one in host.harness.north.messages() if "nearly up" in texts(one)]
    assert len(warned) == 1
    assert len(host.harness.discord.channel.messages[warned[0]["id"]].pinged) == 2
    await host.later(48)
    assert "has won the cup!" in host.said()


async def test_a_deleted_message_comes_again(host: CupHost) -> None:
    await host.set_up()
    gone = host.message()
    host.harness.discord.expect(10008)
    del host.harness.discord.channel.messages[gone["id"]]
    await Forger(host.harness, host.harness.south).press(f"gin:cup:0:{host.cup_id}:enter")
    await host.quiet()
    assert "South" in host.said()


async def test_the_list_and_the_pages(host: CupHost) -> None:
    north = host.harness.north
    empty = await north.command("cup list")
    assert "There are no cups here yet." in texts(empty.message)
    empty = await north.command("cup show")
    assert text("refusal-no-cups").partition("`")[0] in texts(empty.message)
    await host.set_up(BY_HAND)
    await host.enter()
    await host.begin()
    listed = await north.command("cup list")
    assert listed.ephemeral
    shown = await north.choose(listed, text("cup-list-menu"), str(host.cup_id))
    assert "Semi-final" in texts(shown.message)
    for page in ("entrants", "table", "rules", "matches"):
        shown = await north.press(shown, text(f"cup-page-{page}"))
        assert shown.kind == "update"
    found = await north.autocomplete("cup show", "cup", cup="nor")
    assert found


async def test_a_member_who_cannot_see_the_channel_sees_no_cup(host: CupHost) -> None:
    await host.set_up()
    await host.enter(host.harness.north)
    harness = host.harness
    other = harness.discord.world.add_channel(harness.discord.guild, "elsewhere")
    hide(harness)
    answer = await harness.south.command("cup list", where=other)
    assert "There are no cups here yet." in texts(answer.message)
    answer = await harness.south.command("cup show", where=other, cup=host.cup_id)
    assert text("refusal-no-such-cup") in texts(answer.message)
    own = await harness.north.command("cup show", where=other, cup=host.cup_id)
    assert "North" in texts(own.message)


@pytest.mark.parametrize(
    "kind", ["cup", "cuptime", "cuporganise", "cupsetup", "cuplist", "cupshow"]
)
async def test_hostile_ids_are_answered_and_change_nothing(host: CupHost, kind: str) -> None:
    await host.set_up(BY_HAND)
    await host.enter(*host.members[:3])
    await host.begin()
    before = await host.cup()
    host.harness.discord.expect(10013, 10007, 10004)
    forger = Forger(host.harness, host.members[3])
    with nothing_fails():
        for custom_id in list(well_formed(PressKind(kind), (0,), 12)):
            for number in (host.cup_id, 999_999_999):
                parts = custom_id.split(":")
                if PressKind(kind).ply is Ply.HAS:
                    parts[3] = str(number)
                answer = await forger.press(":".join(parts))
                assert answer.kind == "modal" or answer.ephemeral
    await host.quiet()
    after = await host.cup()
    assert after.state == before.state


async def test_in_direct_messages_there_is_no_cup(host: CupHost) -> None:
    with pytest.raises(CannotDoError):
        await host.harness.north.command("cup list", where=host.harness.north.dm())


async def test_a_second_process_sends_nothing_twice(host: CupHost) -> None:
    harness = host.harness
    harness.discord.expect(40060)
    twin = make_bot(harness.club, harness.clock)
    async with harness.discord.run(twin):
        await host.set_up(BY_HAND)
        await host.enter(*host.members[:2])
        await host.begin()
        both = (harness.bot.cup_messages.work, twin.cup_messages.work)
        await asyncio.gather(*(task for one in both if (task := one.ask(host.cup_id))))
        await host.quiet()
        opened = [one for one in harness.north.messages() if "Your match is open" in texts(one)]
        assert len(opened) == 1
        host.message()


async def test_a_cup_goes_on_after_a_restart(tmp_path: Path) -> None:
    async with open_harness(tmp_path, members=MEMBERS) as harness:
        host = CupHost(harness)
        await host.set_up(BY_HAND)
        await host.enter()
        # It begins in the database alone, as if the bot were killed before anything is shown.
        organiser = harness.north.id
        place = (await host.cup()).row
        await harness.bot.close()
        where = Place(place.server_id, "", place.channel_id, place.channel_name)
        await harness.club.cups.start(host.cup_id, where, organiser, 10**18)
        bot = make_bot(harness.club, harness.clock)
        async with harness.discord.run(bot):
            harness.bot = bot
            await harness.started()
            await host.look()
            assert "Semi-final" in host.said()
            await host.play_out()
            assert "North has won the cup!" in host.said()
