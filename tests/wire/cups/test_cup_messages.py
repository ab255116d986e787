"""A cup's message and what is said of it, where something has gone wrong."""

from dataclasses import replace
from datetime import timedelta

import pytest
from sqlalchemy import delete

from club.core.people import Place
from cogs.cups.running_cups import RunningCups
from cogs.kit.text import Text
from cogs.messages.host_messages import LOOK_AGAIN
from data.schema.cups import cup_messages
from data.schema.vocabulary import TableStatus
from playground.driver import texts
from tests.club.moderation.table_damage import broken_rules, damage_table
from tests.wire.cups.cup_host import CupHost
from tests.wire.forged_interactions import Forger
from tests.wire.harness import cog_of, make_bot

text = Text()
BY_HAND = ("Seeding", "Seeded by the organiser")


async def test_a_cup_whose_message_was_deleted_is_entered_and_begun(host: CupHost) -> None:
    await host.set_up(BY_HAND)
    north, south, world = host.harness.north, host.harness.south, host.harness.discord
    world.expect(10008)
    for member in (north, south):
        for gone in host.harness.north.messages():
            del world.channel.messages[gone["id"]]
        listed = await member.command("cup list")
        page = await member.choose(listed, text("cup-list-menu"), str(host.cup_id))
        await host.quiet()
        assert text("cup-entered-none") in host.said() or "North" in host.said()
        answer = await member.press(page, text("press-cup-enter"))
        assert answer.kind == "update"
        await host.quiet()
    page = await north.command("cup show")
    for step in ("press-cup-organise", "press-cup-begin", "press-cup-start"):
        page = await north.press(page, text(step))
    await host.quiet()
    assert "Now playing" in host.said()


async def test_looking_at_a_cup_sends_no_second_message(host: CupHost) -> None:
    await host.set_up()
    message = host.message()["id"]
    page = await host.harness.south.command("cup show")
    await host.quiet()
    assert page.ephemeral
    assert host.message()["id"] == message


async def test_looking_at_a_cup_edits_its_message_once_in_a_while(host: CupHost) -> None:
    await host.set_up()
    log = host.harness.discord.server.log
    path = f"/messages/{host.message()['id']}"
    for again in (False, True):
        before = len(log.exchanges)
        for _ in range(3):
            await host.harness.south.command("cup show")
            await host.quiet()
        edits = [one for one in log.exchanges[before:] if one.path.endswith(path)]
        assert len(edits) == 1
        if not again:
            host.harness.clock.advance(LOOK_AGAIN)


async def test_a_deleted_message_of_a_cup_that_is_over_stays_away(host: CupHost) -> None:
    await host.set_up()
    await host.organise("press-cup-cancel", "press-cup-cancel-really")
    gone = host.message()
    del host.harness.discord.channel.messages[gone["id"]]
    answer = await host.harness.south.command("cup show")
    await host.quiet()
    assert "Nobody" in texts(answer.message)
    with pytest.raises(AssertionError):
        host.message()


async def test_a_table_that_cannot_be_read_silences_no_other(host: CupHost) -> None:
    await host.set_up(BY_HAND)
    await host.enter()
    await host.begin()
    first, second = await host.playable()
    database = host.harness.club.tables._database
    repair = await damage_table(database, await host.table(first), broken_rules)
    await host.later(72 - 10)
    assert len(_warnings(host)) == 1
    called = host.harness.discord.channel.messages[_warnings(host)[0]].pinged
    cup = await host.cup()
    assert {int(each) for each in called} == {host.actor(cup, each).id for each in second.entrants}
    await repair.give()
    host.harness.bot.cup_messages.work.ask(host.cup_id)
    await host.quiet()
    assert len(_warnings(host)) == 2


def _warnings(host: CupHost) -> list[str]:
    return [one["id"] for one in host.harness.north.messages() if "nearly up" in texts(one)]


async def test_the_end_of_a_cup_is_told_after_a_kill_before(host: CupHost) -> None:
    await host.set_up(BY_HAND)
    await host.enter()
    harness, row = host.harness, (await host.cup()).row
    await harness.bot.close()
    where = Place(row.server_id, "", row.channel_id, row.channel_name)
    cup = await harness.club.cups.cancel(host.cup_id, where, harness.north.id, 10**18)
    # The bot was killed when its message had just been changed, and nothing was said yet.
    displays = harness.club.cup_displays
    seen = await displays.message(host.cup_id)
    assert seen is not None
    await displays.shown(replace(seen, events=cup.row.events), seen)
    for hours, times in ((1, 1), (0, 1), (12, 1)):
        harness.clock.advance(timedelta(hours=hours))
        harness.bot = make_bot(harness.club, harness.clock)
        async with harness.discord.run(harness.bot):
            await harness.started()
            await host.quiet()
            title = text("cup-untitled", name="North")
            told = text("cup-notice-cancelled", title=title)
            found = [one for one in harness.north.messages() if told in texts(one)]
            assert len(found) == times


async def test_a_game_that_ends_during_a_look_is_looked_at_again(
    host: CupHost, monkeypatch: pytest.MonkeyPatch
) -> None:
    await host.set_up(BY_HAND)
    await host.enter(*host.members[:2])
    await host.begin()
    running, cups = cog_of(host.harness.bot, RunningCups), host.harness.club.cups
    (final,) = await host.playable()
    over = await host.harness.club.tables.snapshot(await host.table(final))
    over = replace(over, table=replace(over.table, status=TableStatus.FINISHED))
    looked = 0
    next_look = cups.next_look

    async def ends_meanwhile() -> object:
        nonlocal looked
        looked += 1
        if looked == 1:
            running._changed(over, ())
        return await next_look()

    monkeypatch.setattr(cups, "next_look", ends_meanwhile)
    host.harness.clock.advance(timedelta(minutes=5))
    due = await running.look()
    assert due is not None
    assert due <= host.harness.clock.now()
    due = await running.look()
    assert due is not None
    assert due > host.harness.clock.now()
    assert looked == 2


async def test_a_message_sent_before_a_kill_is_brought_up_to_date(host: CupHost) -> None:
    await host.set_up()
    message = host.message()["id"]
    host.harness.bot.cup_messages.work.first_retry = 0
    # The message was sent, and the bot killed before that was noted.
    async with host.harness.club.tables._database.write() as connection:
        await connection.execute(delete(cup_messages))
    await Forger(host.harness, host.harness.south).press(f"gin:cup:0:{host.cup_id}:enter")
    await host.harness.discord.wait_for(lambda: "South" in host.said())
    assert host.message()["id"] == message
