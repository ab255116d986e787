"""The weekly page in its channel: chosen by a manager, posted once, whatever happens meanwhile."""

import itertools
from datetime import timedelta

import pytest

from club.core import seasons
from club.core.people import Person, Place
from club.core.settings import Season, ServerSettings, Weekday
from cogs.kit.ids import make_id
from cogs.kit.press_kinds import PressKind
from cogs.kit.text import Text
from cogs.members.ui.settings import OF_NEWS
from cogs.transport.posts import RECENT
from playground.driver import Actor, buttons, pictures, texts
from playground.standin.models import Json, Message
from tests.club.club_helpers import QUICK, play_out
from tests.wire.forged_interactions import Forger
from tests.wire.harness import Harness, make_bot
from tests.wire.matchmaking.test_panel import restarted
from tests.wire.members.test_settings import Panel
from tests.wire.reliability.test_refusals import refused

text = Text()
presses = itertools.count(80_000)
WEEK = timedelta(days=7)
NO_ACCESS, NO_PERMISSION, NO_DMS = 50001, 50013, 50007
SENDING = "/channels/*/messages"


def place(harness: Harness) -> Place:
    guild, channel = harness.discord.guild, harness.discord.channel
    return Place(int(guild.id), guild.name, int(channel.id), channel.name)


def person(actor: Actor) -> Person:
    return Person(actor.id, actor.name)


async def played(harness: Harness) -> None:
    """Let North and South play a game to its end, without a message."""
    here, north, south = place(harness), person(harness.north), person(harness.south)
    waiting = await harness.club.starting.challenge(
        here, north, south, QUICK, interaction_id=next(presses)
    )
    begun = await harness.club.starting.accept(waiting.table.table_id, south, next(presses))
    await play_out(harness.club, begun)


async def subscribe(harness: Harness) -> None:
    """Choose the channel of the page, as North does in the panel."""
    harness.bot.scheduler.settle = 0
    channel_id = int(harness.discord.channel.id)
    await harness.club.settings.set_server(
        place(harness), person(harness.north), "news_channel", channel_id
    )
    harness.bot.dispatch("server_setting_chosen", "news_channel")


async def until_due(harness: Harness, *, later: timedelta = timedelta(minutes=1)) -> None:
    """Move the clock to when the next page is due."""
    outlook = await harness.club.news.outlook(int(harness.discord.guild.id))
    assert outlook.due_at is not None
    harness.clock.advance(outlook.due_at + later - harness.clock.now())
    harness.bot.scheduler.wake()


def pages(harness: Harness) -> list[Json]:
    """The pages that stand in the channel."""
    title = text("news-title", server=harness.discord.guild.name)
    return [one for one in harness.south.messages() if title in texts(one)]


async def page(harness: Harness, number: int = 1) -> Json:
    await harness.discord.wait_for(lambda: len(pages(harness)) >= number)
    await harness.quiet()
    assert len(pages(harness)) == number
    return pages(harness)[-1]


async def nothing_comes(harness: Harness, *, before: int = 0) -> None:
    """Look twice at what is due; no page comes."""
    guild_id = int(harness.discord.guild.id)

    async def settled() -> bool:
        due, _ = await harness.club.news.due()
        return guild_id not in due

    cog = harness.bot.cogs["ClubNewsCog"]
    for _ in range(2):
        await cog.changed()  # pyright: ignore[reportAttributeAccessIssue, reportUnknownMemberType]
        await cog.look()  # pyright: ignore[reportAttributeAccessIssue, reportUnknownMemberType]
        await harness.quiet()
    assert await settled()
    assert len(pages(harness)) == before


@pytest.mark.slow
async def test_a_manager_chooses_a_channel_and_sees_what_will_come(harness: Harness) -> None:
    answer = await harness.north.command("gin-admin news")
    assert answer.ephemeral
    panel = Panel(harness.north, answer.message)
    assert text("news-off") in panel.said
    await panel.choose("show=news_channel")
    await panel.several("chan:", harness.discord.channel.id)
    await panel.press(text("press-back"))
    assert f"<#{harness.discord.channel.id}>" in panel.said
    assert text("news-off") not in panel.said
    await panel.choose("show=news_day")
    await panel.choose("to=news_day=friday")
    await panel.choose("show=news_hour")
    await panel.choose("to=news_hour=9")
    chosen = await harness.club.settings.server(int(harness.discord.guild.id))
    channel_id = int(harness.discord.channel.id)
    assert chosen == ServerSettings(news_channel=channel_id, news_day=Weekday.FRIDAY, news_hour=9)
    await panel.press(text("press-back"))
    quiet = await harness.north.press(panel.message, text("press-news-preview"))
    assert quiet.ephemeral
    assert text("news-quiet") in texts(quiet.message)
    await played(harness)
    preview = await harness.north.press(panel.message, text("press-news-preview"))
    assert preview.ephemeral
    assert text("news-hand") in texts(preview.message)
    assert pictures(preview.message)
    await panel.choose("show=news_channel")
    await panel.press(text("press-news-channel-none"))
    chosen = await harness.club.settings.server(int(harness.discord.guild.id))
    assert not chosen.news_channel


async def test_only_managers_see_the_panel_and_the_preview(harness: Harness) -> None:
    answer = await harness.north.command("gin-admin news")
    channel = harness.discord.world.channels[answer.message["channel_id"]]
    stored = channel.messages[answer.message["id"]]
    stored.only_for = None
    refusing = await harness.south.press(answer.message, text("press-news-preview"))
    await refused(harness.south, refusing, "refusal-not-manager")


async def test_a_page_comes_once_a_week_and_pings_nobody(harness: Harness) -> None:
    await subscribe(harness)
    await played(harness)
    await until_due(harness)
    posted = await page(harness)
    assert posted["mentions"] == []
    assert pictures(posted)
    assert text("news-played", games=1) in texts(posted)
    assert [one.label for one in buttons(posted)] == [
        text("press-replay"),
        text("press-news-standings"),
    ]
    board = await harness.south.press(posted, text("press-news-standings"))
    assert board.ephemeral
    replay = await harness.south.press(posted, text("press-replay"))
    assert replay.ephemeral
    await nothing_comes(harness, before=1)
    harness.clock.advance(timedelta(days=2))
    await nothing_comes(harness, before=1)
    # A week in which nobody played has no page; the next one has.
    await until_due(harness)
    await nothing_comes(harness, before=1)
    await played(harness)
    await until_due(harness)
    await page(harness, 2)


@pytest.mark.slow
async def test_a_page_that_is_late_by_half_a_day_is_left_out(harness: Harness) -> None:
    await subscribe(harness)
    await played(harness)
    await until_due(harness, later=timedelta(hours=13))
    await nothing_comes(harness)


@pytest.mark.parametrize("minutes", [0, 30])
@pytest.mark.slow
async def test_a_lost_answer_or_a_kill_brings_no_second_page(
    harness: Harness, minutes: int
) -> None:
    """The page is sent, and the bot dies before it can note that."""
    await subscribe(harness)
    await played(harness)
    die_before_noting(harness)
    await until_due(harness)
    await page(harness)
    harness.discord.clock.advance(60 * minutes)
    async with restarted(harness):
        await all_settled(harness)
    assert len(pages(harness)) == 1


@pytest.mark.parametrize("hidden", [False, True])
async def test_a_page_that_is_hard_to_find_again_is_not_sent_twice(
    harness: Harness, *, hidden: bool
) -> None:
    """Much has been said since, or the bot may not look."""
    await subscribe(harness)
    await played(harness)
    die_before_noting(harness)
    await until_due(harness)
    await page(harness)
    harness.discord.clock.advance(3600)
    if hidden:
        harness.discord.channel.denied.add("read_message_history")
        harness.discord.expect(NO_PERMISSION)
    world, channel = harness.discord.world, harness.discord.channel
    for _ in range(0 if hidden else RECENT + 5):
        now, author = world.clock.now(), harness.south.user.id
        world.add_message(Message(world.ids.next(), channel.id, author, now, "hello"))
    async with restarted(harness):
        await all_settled(harness)
    assert len(pages(harness)) == 1


async def test_a_page_that_comes_later_is_sent_where_nothing_can_be_looked_for(
    harness: Harness,
) -> None:
    await subscribe(harness)
    await played(harness)
    harness.discord.channel.denied.add("read_message_history")
    reading = harness.club.news.read

    async def counting(*_args: object, **_more: object) -> None:
        harness.club.news.read = reading  # type: ignore[method-assign]

    harness.club.news.read = counting  # type: ignore[method-assign]
    await until_due(harness)
    await page(harness)
    await all_settled(harness)
    assert len(pages(harness)) == 1


@pytest.mark.parametrize("hidden", [False, True])
async def test_a_season_told_before_a_kill_is_not_told_again(
    harness: Harness, *, hidden: bool
) -> None:
    await harness.club.settings.set_server(
        place(harness), person(harness.north), "season", Season.MONTHLY
    )
    await played(harness)
    now = harness.clock.now()
    season = seasons.bounds(seasons.SEASON, Season.MONTHLY, now)
    assert season is not None
    harness.clock.advance(season[1] + timedelta(hours=1) - now)
    await subscribe(harness)
    die_before_noting(harness)
    await until_due(harness)
    await page(harness)
    if hidden:
        harness.discord.channel.denied.add("read_message_history")
        harness.discord.expect(NO_PERMISSION)
    async with restarted(harness):
        await all_settled(harness)
    following = await harness.club.news.preview(int(harness.discord.guild.id))
    assert following is not None
    assert following.told_season
    assert len(pages(harness)) == 1


def die_before_noting(harness: Harness) -> None:
    """Have the bot die as it wants to note what became of a page."""
    noting = harness.club.news.settle
    died = ConnectionError("killed")

    async def killed(*_args: object, **_more: object) -> bool:
        harness.club.news.settle = noting  # type: ignore[method-assign]
        raise died

    harness.club.news.settle = killed  # type: ignore[method-assign]
    posting = harness.bot.cogs["ClubNewsCog"].posting  # pyright: ignore[reportAttributeAccessIssue, reportUnknownMemberType, reportUnknownVariableType]
    posting.first_retry = 3600.0


async def all_settled(harness: Harness) -> None:
    """Wait until no page is due any more."""
    guild_id = int(harness.discord.guild.id)
    while guild_id in (await harness.club.news.due())[0]:
        await harness.quiet()


@pytest.mark.slow
async def test_an_outage_of_discord_delays_the_page_alone(harness: Harness) -> None:
    await subscribe(harness)
    await played(harness)
    harness.discord.expect(0)
    harness.discord.faults.fail("POST", SENDING, 503, times=3)
    harness.discord.faults.drop_after("POST", SENDING)
    await until_due(harness)
    await page(harness)
    await nothing_comes(harness, before=1)


@pytest.mark.slow
async def test_two_bots_post_one_page(harness: Harness) -> None:
    await subscribe(harness)
    await played(harness)
    twin = make_bot(harness.club, harness.clock)
    async with harness.discord.run(twin):
        twin.scheduler.settle = 0
        await until_due(harness)
        twin.scheduler.wake()
        await page(harness)
        await nothing_comes(harness, before=1)
        await twin.close()


@pytest.mark.parametrize("closed", [False, True])
@pytest.mark.slow
async def test_a_manager_is_told_of_a_closed_channel_and_no_more_comes(
    harness: Harness, *, closed: bool
) -> None:
    await subscribe(harness)
    await played(harness)
    harness.discord.expect(NO_ACCESS, NO_PERMISSION, NO_DMS)
    harness.discord.channel.denied.add("send_messages")
    if closed:
        harness.discord.world.set_dm(harness.north.user, open_=False)
    await until_due(harness)
    channel = f"<#{harness.discord.channel.id}>"
    said = text("news-lost", server=harness.discord.guild.name, channel=channel)

    def told() -> list[Json]:
        return [one for one in harness.north.messages(harness.north.dm()) if said in texts(one)]

    if not closed:
        await harness.discord.wait_for(told)
    guild_id = int(harness.discord.guild.id)
    while not (await harness.club.news.outlook(guild_id)).lost:
        await harness.quiet()
    harness.clock.advance(WEEK)
    await nothing_comes(harness)
    assert len(told()) == int(not closed)
    harness.discord.channel.denied.discard("send_messages")
    panel = Panel(harness.north, (await harness.north.command("gin-admin news")).message)
    assert text("news-lost-here", channel=channel) in panel.said
    await panel.choose("show=news_channel")
    await panel.several("chan:", harness.discord.channel.id)
    await panel.press(text("press-back"))
    assert text("news-lost-here", channel=channel) not in panel.said
    await played(harness)
    await until_due(harness)
    await page(harness)


@pytest.mark.slow
async def test_without_the_right_to_attach_the_hand_is_in_words(harness: Harness) -> None:
    await subscribe(harness)
    await played(harness)
    harness.discord.channel.denied.add("attach_files")
    harness.discord.expect(NO_PERMISSION)
    await until_due(harness)
    posted = await page(harness)
    assert not pictures(posted)
    assert text("news-hand") in texts(posted)


async def test_another_servers_channel_is_refused(harness: Harness) -> None:
    elsewhere = harness.discord.add_room("Second house", harness.south)
    for channel_id in (elsewhere.id, "5", "x", "9" * 18):
        forged = make_id(PressKind.SET, OF_NEWS, 5, f"these=news_channel={channel_id}")
        answer = await Forger(harness, harness.north).press(forged)
        assert text("refusal-no-such-setting") in texts(answer.message)
    chosen = await harness.club.settings.server(int(harness.discord.guild.id))
    assert not chosen.news_channel
