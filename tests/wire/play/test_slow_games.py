"""Games that take their time: watched from the table, listed page by page, after restarts too."""

import pytest

from club.core.people import Person, Place
from cogs.kit.text import Text
from engine.rules import PRESETS
from playground.driver import Actor, Answer, texts
from playground.standin.models import Json
from tests.wire.harness import Harness, offered
from tests.wire.matchmaking.test_finding import button, words
from tests.wire.matchmaking.test_panel import restarted
from tests.wire.matchmaking.test_watching import resign, told
from tests.wire.panel_user import counter_panel
from tests.wire.play.test_clocks import begin, out_of_time, sleeper
from tests.wire.reliability.test_refusals import refused

text = Text()
MANY = 9
"""Games, of which a page holds seven."""


async def table_message(harness: Harness, table_id: int) -> Json:
    """The table in its channel."""
    await harness.quiet()
    seen = reversed(harness.east.messages(harness.discord.channel))
    return next(one for one in seen if f"gin:watch:{table_id}:follow" in offered(one))


async def press_watch(actor: Actor, message: Json) -> Answer:
    return await actor.press(message, text("press-watch"))


async def follows(harness: Harness, table_id: int, actor: Actor) -> bool:
    return await harness.club.watching.follows(table_id, actor.id)


@pytest.mark.slow
async def test_the_table_is_watched_with_one_press(harness: Harness) -> None:
    table_id = await harness.begin()
    message = await table_message(harness, table_id)
    first, again = [await press_watch(harness.east, message) for _ in range(2)]
    for watched in (first, again):
        assert watched.ephemeral
        assert f"-# {text('watch-told')}" in texts(watched.message)
        assert words(watched.message, "watch") == ["again", "unfollow"]
        assert not words(watched.message, "hand"), "a spectator has none"
        assert await follows(harness, table_id, harness.east)
    gone = await harness.east.press(again, text("press-unfollow"))
    assert text("watch-told") not in texts(gone.message)
    assert not await follows(harness, table_id, harness.east)
    await press_watch(harness.east, message)
    await resign(harness, table_id)
    assert len(told(harness.east)) == 1


async def test_who_plays_there_is_told_so_kindly(harness: Harness) -> None:
    table_id = await harness.begin()
    message = await table_message(harness, table_id)
    for actor in (harness.north, harness.south):
        await refused(actor, await press_watch(actor, message), "refusal-plays-there")
        assert not await follows(harness, table_id, actor)


@pytest.mark.slow
async def test_watching_from_the_table_after_a_restart_and_too_late(harness: Harness) -> None:
    table_id = await harness.begin()
    message = await table_message(harness, table_id)
    async with restarted(harness):
        for _ in range(2):
            watched = await press_watch(harness.east, message)
            assert words(watched.message, "watch") == ["again", "unfollow"]
        await harness.club.playing.resign(table_id, harness.north.id)
        await refused(harness.east, await press_watch(harness.east, message), "refusal-game-over")


async def with_many_games(harness: Harness) -> list[int]:
    """Give North many games against the computer, and wait for none to be drawn."""
    guild, channel = harness.discord.guild, harness.discord.channel
    place = Place(int(guild.id), guild.name, int(channel.id), channel.name)
    north, rules = Person(harness.north.id, harness.north.name), PRESETS.rules("standard")
    made = [
        await harness.club.starting.practice(place, north, rules, "simple", interaction_id=at)
        for at in range(1, MANY + 1)
    ]
    return [each.table.table_id for each in made]


@pytest.mark.slow
async def test_many_games_are_listed_page_by_page(harness: Harness) -> None:
    tables = set(await with_many_games(harness))
    first = (await harness.north.command("gin games")).message
    own = await harness.club.tables.tables_of(harness.north.id)
    waiting = {each.table.table_id for each in own if each.waits_for(harness.north.id)}
    assert waiting

    def opened(message: Json) -> list[int]:
        return [one.table for one in offered(message).values() if one.kind == "open"]

    assert words(first, "games") == ["1"]
    shown = opened(first)
    assert waiting.issuperset(shown[: len(waiting)]), "what waits for the member comes first"
    async with restarted(harness):
        more = button(first, "games", "1")
        await harness.north.press(first, more)
        harness.forge(first, more)  # as on a copy that was left behind
        second = await harness.north.press(first, more)
        assert second.kind == "update"
        assert words(second.message, "games") == ["0"]
        assert {*shown, *opened(second.message)} == tables
        hand = await harness.north.press(second, f"gin:open:{opened(second.message)[0]}")
        assert hand.ephemeral


@pytest.mark.slow
async def test_the_list_of_games_says_until_when(harness: Harness) -> None:
    table_id = await begin(harness)
    name = (await sleeper(harness, table_id)).name
    listed = await harness.north.command("gin games")
    assert f"The time of {name} ends <t:" in texts(listed.message)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("rest", "key"),
    [
        ("open:{table}", "refusal-not-seated"),
        ("snooze:{table}:0:hour", "refusal-not-seated"),
        ("late:{table}:0:wait", "refusal-not-seated"),
        ("late:{table}:0:claim", "refusal-not-seated"),
        ("late:{table}:0:computer", "refusal-not-seated"),
        ("pause:{table}:agree", "refusal-not-seated"),
        ("pause:{table}:resume", "refusal-not-seated"),
        ("seat:{table}:0:rules", "refusal-already-answered"),
        ("panel:{table}:0:clock=live=5", "refusal-panel-gone"),
        ("games:0:9999", "games-none"),
    ],
)
async def test_a_stranger_is_answered_kindly_after_a_restart(
    harness: Harness, rest: str, key: str
) -> None:
    table_id, _ = await out_of_time(harness)
    message = await table_message(harness, table_id)
    before = await harness.club.tables.snapshot(table_id)
    custom_id = f"gin:{rest.format(table=table_id)}"
    harness.forge(message, custom_id)
    async with restarted(harness):
        for _ in range(2):
            answer = await harness.east.press(message, custom_id)
            await refused(harness.east, answer, key)
        after = await harness.club.tables.snapshot(table_id)
    assert (after.table, after.time) == (before.table, before.time)


@pytest.mark.slow
async def test_what_is_old_of_a_turn_does_no_harm(harness: Harness) -> None:
    """The buttons of a turn's time that is over, pressed after a restart."""
    table_id, question = await out_of_time(harness)
    actor = await sleeper(harness, table_id)
    other = harness.off_turn(await harness.club.tables.snapshot(table_id))
    async with restarted(harness):
        assert (await other.press(question, text("press-late-wait"))).kind == "update"
        message = await table_message(harness, table_id)
        for word in ("wait", "claim", "computer"):
            late = f"gin:late:{table_id}:0:{word}"
            harness.forge(message, late)
            await refused(other, await other.press(message, late), "refusal-time-not-over")
        snooze = f"gin:snooze:{table_id}:0:hour"
        harness.forge(message, snooze)
        await refused(other, await other.press(message, snooze), "refusal-already-played")
    assert harness.on_turn(await harness.club.tables.snapshot(table_id)) is actor


@pytest.mark.slow
async def test_a_panel_for_an_offer_is_its_members_alone(harness: Harness) -> None:
    challenge = await harness.north.command("gin challenge", member=harness.south)
    own = await counter_panel(harness, harness.south, challenge)
    custom_id = f"gin:panel:{own.panel_id}:0:clock=live=5"
    harness.forge(challenge.message, custom_id)
    async with restarted(harness):
        for actor in (harness.north, harness.east):
            answer = await actor.press(challenge, custom_id)
            await refused(actor, answer, "refusal-panel-gone")
    shown = await harness.club.panels.look(own.panel_id, harness.south.id)
    assert not shown.changed
