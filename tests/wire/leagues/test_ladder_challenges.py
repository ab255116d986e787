"""A ladder in Discord: challenges made, accepted, refused, taken back and left unanswered."""

import asyncio
from pathlib import Path

from club.core.people import Place
from club.leagues.formats.ladder_plan import LadderPlan
from cogs.kit.text import Text
from playground.driver import Actor, Answer, texts
from tests.wire.forged_interactions import Forger
from tests.wire.harness import make_bot, open_harness
from tests.wire.leagues.competition_host import MEMBERS, CompetitionHost

text = Text()
TITLE = text("competition-untitled-ladder", name="North")


async def climbed(host: CompetitionHost, count: int = 4) -> None:
    """A ladder with North on top, South below, and so on."""
    await host.set_up(kind="ladder")
    await host.join(*host.members[:count])


async def challenge(host: CompetitionHost, one: Actor, place: str) -> Answer:
    """Have a member challenge another, who is called by place and name, as the menu has them."""
    page = await one.press(host.message(), text("press-ladder-challenge"))
    assert page.ephemeral
    page = await one.choose(page, text("ladder-menu"), place)
    answer = await one.press(page, text("press-ladder-made"))
    await host.quiet()
    return answer


async def test_a_challenge_is_accepted_and_won(host: CompetitionHost) -> None:
    await climbed(host)
    east, south = host.members[2], host.harness.south
    answer = await challenge(host, east, "2. South")
    assert "challenged **South**" in texts(answer.message)
    assert "East challenges South for place 2" in host.said()
    (notice,) = await host.tells("East challenges South")
    assert host.pinged(notice) == [str(south.id)]
    accepted = await south.press(notice, text("press-ladder-accept"))
    assert accepted.ephemeral
    await host.quiet()
    (match,) = await host.playable()
    await host.tells("Your match is open", 1)
    await host.win(match, 3)
    assert await host.order() == ["North", "East", "South", "West"]
    (result,) = await host.tells(f"**{TITLE}** · **East")
    assert "place 2 changes hands" in texts(result)
    await host.look()
    await host.tells("changes hands", 1)


async def test_a_defended_place_rests(host: CompetitionHost) -> None:
    await climbed(host)
    east, south = host.members[2], host.harness.south
    await challenge(host, east, "2. South")
    page = await south.press(host.message(), text("press-competition-more"))
    await south.press(page, text("press-ladder-accept"))
    await host.quiet()
    (match,) = await host.playable()
    await host.win(match, 2)
    assert await host.order() == ["North", "South", "East", "West"]
    await host.tells("place 2 defended", 1)
    page = await host.members[3].press(host.message(), text("press-ladder-challenge"))
    assert "South" not in texts(page.message)
    page = await east.press(host.message(), text("press-competition-more"))
    page = await east.press(page, text("competition-page-matches"))
    assert "place 2 defended" in texts(page.message)


async def test_who_refuses_is_asked_first_and_gives_the_place_up(host: CompetitionHost) -> None:
    await climbed(host)
    south = host.harness.south
    await challenge(host, host.members[2], "2. South")
    (notice,) = await host.tells("East challenges South")
    asked = await south.press(notice, text("press-ladder-refuse"))
    assert await host.order() == ["North", "South", "East", "West"]
    await south.press(asked, text("press-ladder-refused"))
    await host.quiet()
    assert await host.order() == ["North", "East", "South", "West"]
    stale = await south.press(notice, text("press-ladder-accept"))
    assert text("refusal-no-open-challenge") in texts(stale.message)
    assert not await host.playable()


async def test_a_challenge_is_taken_back_until_it_is_accepted(host: CompetitionHost) -> None:
    await climbed(host)
    east, south = host.members[2], host.harness.south
    answer = await challenge(host, east, "2. South")
    await east.press(answer, text("press-ladder-takeback"))
    await host.quiet()
    assert not (await host.ladder()).open
    (notice,) = await host.tells("East challenges South")
    (result,) = await host.tells("taken back, so nothing changes")
    assert host.pinged(result) == []
    refused = await east.press(host.message(), text("press-ladder-challenge"))
    assert text("refusal-just-taken-back") in texts(refused.message)
    await host.later(24)
    # A button of the first challenge doesn't answer the second.
    await challenge(host, east, "2. South")
    stale = await south.press(notice, text("press-ladder-accept"))
    assert text("refusal-no-open-challenge") in texts(stale.message)
    assert not await host.playable()
    await host.tells("East challenges South", 2)


async def test_strangers_answer_nothing(host: CompetitionHost) -> None:
    await climbed(host)
    await challenge(host, host.members[2], "2. South")
    (notice,) = await host.tells("East challenges South")
    west, eve = host.members[3], host.members[8]
    for label in ("press-ladder-accept", "press-ladder-refuse", "press-ladder-takeback"):
        answer = await west.press(notice, text(label))
        assert text("refusal-no-open-challenge") in texts(answer.message)
        answer = await eve.press(notice, text(label))
        assert answer.ephemeral
        assert "refusal" not in texts(answer.message)
    answer = await eve.press(host.message(), text("press-ladder-challenge"))
    assert text("refusal-not-in-competition") in texts(answer.message)
    forged = await Forger(host.harness, west).press(f"gin:ladder:0:{host.number}:made=99")
    assert texts(forged.message)
    (open_now,) = (await host.ladder()).open.values()
    assert open_now.accepted_at is None
    assert await host.order() == ["North", "South", "East", "West"]


async def test_no_answer_loses_the_place_after_a_reminder(host: CompetitionHost) -> None:
    await climbed(host)
    await challenge(host, host.members[2], "2. South")
    await host.later(24 * LadderPlan().answer_days - 10)
    await host.look()
    (reminder,) = await host.tells("still has to answer")
    assert host.pinged(reminder) == [str(host.harness.south.id)]
    await host.later(10)
    assert await host.order() == ["North", "East", "South", "West"]
    await host.tells("changes hands", 1)


async def test_leaving_loses_the_open_challenge(host: CompetitionHost) -> None:
    await climbed(host)
    south = host.harness.south
    await challenge(host, host.members[2], "2. South")
    asked = await south.press(host.message(), text("press-competition-leave"))
    assert "start at the bottom" in texts(asked.message)
    await south.press(asked, text("press-competition-left"))
    await host.quiet()
    assert await host.order() == ["North", "East", "West"]
    await host.tells("changes hands", 1)


async def test_the_organiser_puts_out_and_decides(host: CompetitionHost) -> None:
    await climbed(host)
    north, south = host.harness.north, host.harness.south
    await challenge(host, host.members[2], "2. South")
    (notice,) = await host.tells("East challenges South")
    await south.press(notice, text("press-ladder-accept"))
    await host.quiet()
    (match,) = await host.playable()
    page = await host.organise("press-cup-matches")
    page = await north.choose(page, text("cup-menu-match"), f"match={match.key}")
    page = await north.press(page, text("press-cup-neither"))
    await north.press(page, text("press-cup-decide"))
    await host.quiet()
    assert await host.order() == ["North", "South", "East", "West"]
    await host.tells("nothing changes", 1)
    page = await host.organise("press-competition-members")
    page = await north.choose(page, text("competition-menu-member"), "member=4")
    page = await north.press(page, text("press-cup-disqualify"))
    await north.press(page, text("press-cup-disqualify-really"))
    await host.quiet()
    assert await host.order() == ["North", "South", "East"]
    await host.organise("press-ladder-cancel", "press-cup-cancel-really")
    assert text("competition-cancelled") in host.said()


async def test_a_kill_between_challenge_and_notice_loses_nothing(tmp_path: Path) -> None:
    async with open_harness(tmp_path, members=MEMBERS) as harness:
        host = CompetitionHost(harness)
        await climbed(host)
        it = await host.it()
        east, south = host.members[2], harness.south
        await harness.bot.close()
        await harness.club.ladders.challenge(
            host.number, _place(host), it.member_at(3), it.member_at(2), 10**18
        )
        for _ in range(2):
            harness.bot = make_bot(harness.club, harness.clock)
            async with harness.discord.run(harness.bot):
                await harness.started()
                await host.look()
                await host.tells("East challenges South", 1)
                assert "East challenges South for place 2" in host.said()
        harness.bot = make_bot(harness.club, harness.clock)
        async with harness.discord.run(harness.bot):
            await harness.started()
            (notice,) = await host.tells("East challenges South")
            await south.press(notice, text("press-ladder-accept"))
            await host.quiet()
            assert len(await host.playable()) == 1
            taken_back = await east.press(notice, text("press-ladder-takeback"))
            assert text("refusal-no-open-challenge") in texts(taken_back.message)


async def test_two_processes_do_a_press_once(host: CompetitionHost) -> None:
    harness = host.harness
    harness.discord.expect(40060)
    twin = make_bot(harness.club, harness.clock)
    async with harness.discord.run(twin):
        await climbed(host)
        await challenge(host, host.members[2], "2. South")
        both = (harness.bot.competition_messages.work, twin.competition_messages.work)
        await asyncio.gather(*(task for one in both if (task := one.ask(host.number))))
        await host.quiet()
        assert (await host.ladder()).challenges == 1
        await host.tells("East challenges South", 1)


async def test_a_server_that_comes_back_finds_its_ladder_as_it_was(host: CompetitionHost) -> None:
    await climbed(host)
    await challenge(host, host.members[2], "2. South")
    departures = host.harness.club.server_departures
    await departures.compare(())
    await host.later(24 * 25)
    await departures.compare({int(host.harness.discord.guild.id)})
    await host.look()
    assert await host.order() == ["North", "South", "East", "West"]
    assert (await host.ladder()).open
    await host.later(24 * LadderPlan().answer_days)
    assert await host.order() == ["North", "East", "South", "West"]


async def test_what_falls_due_while_the_bot_is_not_there_is_said_once_it_is_back(
    host: CompetitionHost,
) -> None:
    await climbed(host)
    departures, there = host.harness.club.server_departures, int(host.harness.discord.guild.id)
    await challenge(host, host.members[2], "2. South")
    await host.later(24 * LadderPlan().answer_days - 20)
    await departures.compare(())
    await host.later(10)
    assert not host.told("still has to answer")
    await departures.compare({there})
    await host.later(1)
    assert not host.told("still has to answer")
    await host.later(9)
    await host.tells("still has to answer", 1)


def _place(host: CompetitionHost) -> Place:
    guild, channel = host.harness.discord.guild, host.harness.discord.channel
    return Place(int(guild.id), "", int(channel.id), channel.name)
