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
from tests.wire.panel_user import PanelUser
from tests.wire.play.test_clocks import begin, out_of_time, sleeper
from tests.wire.reliability.test_refusals import refused

text = Text()
MANY = 9
"""Games, of which a page holds seven."""


async def table_message(house: Harness, table_id: int) -> Json:
    """The table in its channel."""
    await house.quiet()
    seen = reversed(house.east.messages(house.discord.channel))
    return next(one for one in seen if f"gin:watch:{table_id}:follow" in offered(one))


async def press_watch(actor: Actor, message: Json) -> Answer:
    return await actor.press(message, text("press-watch"))


async def follows(house: Harness, table_id: int, actor: Actor) -> bool:
    return await house.club.watching.follows(table_id, actor.id)


async def test_the_table_is_watched_with_one_press(house: Harness) -> None:
    table_id = await house.begin()
    message = await table_message(house, table_id)
    first, again = [await press_watch(house.east, message) for _ in range(2)]
    for watched in (first, again):
        assert watched.ephemeral
        assert f"-# {text('watch-told')}" in texts(watched.message)
        assert words(watched.message, "watch") == ["again", "unfollow"]
        assert not words(watched.message, "hand"), "a spectator has none"
        assert await follows(house, table_id, house.east)
    gone = await house.east.press(again, text("press-unfollow"))
    assert text("watch-told") not in texts(gone.message)
    assert not await follows(house, table_id, house.east)
    await press_watch(house.east, message)
    await resign(house, table_id)
    assert len(told(house.east)) == 1


async def test_who_plays_there_is_told_so_kindly(house: Harness) -> None:
    table_id = await house.begin()
    message = await table_message(house, table_id)
    for actor in (house.north, house.south):
        await refused(actor, await press_watch(actor, message), "refusal-plays-there")
        assert not await follows(house, table_id, actor)


async def test_watching_from_the_table_after_a_restart_and_too_late(house: Harness) -> None:
    table_id = await house.begin()
    message = await table_message(house, table_id)
    async with restarted(house):
        for _ in range(2):
            watched = await press_watch(house.east, message)
            assert words(watched.message, "watch") == ["again", "unfollow"]
        await house.club.resign(table_id, house.north.id)
        await refused(house.east, await press_watch(house.east, message), "refusal-game-over")


async def with_many_games(house: Harness) -> list[int]:
    """Give North many games against the computer, and wait for none to be drawn."""
    guild, channel = house.discord.guild, house.discord.channel
    place = Place(int(guild.id), guild.name, int(channel.id), channel.name)
    north, rules = Person(house.north.id, house.north.name), PRESETS.rules("standard")
    made = [
        await house.club.practice(place, north, rules, "simple", interaction_id=at)
        for at in range(1, MANY + 1)
    ]
    return [each.table.table_id for each in made]


async def test_many_games_are_listed_page_by_page(house: Harness) -> None:
    tables = set(await with_many_games(house))
    first = (await house.north.command("gin games")).message
    own = await house.club.tables_of(house.north.id)
    waiting = {each.table.table_id for each in own if each.waits_for(house.north.id)}
    assert waiting

    def opened(message: Json) -> list[int]:
        return [one.table for one in offered(message).values() if one.kind == "open"]

    assert words(first, "games") == ["1"]
    shown = opened(first)
    assert waiting.issuperset(shown[: len(waiting)]), "what waits for the member comes first"
    async with restarted(house):
        more = button(first, "games", "1")
        await house.north.press(first, more)
        house.forge(first, more)  # as on a copy that was left behind
        second = await house.north.press(first, more)
        assert second.kind == "update"
        assert words(second.message, "games") == ["0"]
        assert {*shown, *opened(second.message)} == tables
        hand = await house.north.press(second, f"gin:open:{opened(second.message)[0]}")
        assert hand.ephemeral


async def test_the_list_of_games_says_until_when(house: Harness) -> None:
    table_id = await begin(house)
    name = (await sleeper(house, table_id)).name
    listed = await house.north.command("gin games")
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
    house: Harness, rest: str, key: str
) -> None:
    table_id, _ = await out_of_time(house)
    message = await table_message(house, table_id)
    before = await house.club.snapshot(table_id)
    custom_id = f"gin:{rest.format(table=table_id)}"
    house.forge(message, custom_id)
    async with restarted(house):
        for _ in range(2):
            answer = await house.east.press(message, custom_id)
            await refused(house.east, answer, key)
        after = await house.club.snapshot(table_id)
    assert (after.table, after.time) == (before.table, before.time)


async def test_what_is_old_of_a_turn_does_no_harm(house: Harness) -> None:
    """The buttons of a turn that is over, pressed after a restart by whoever it was."""
    table_id, question = await out_of_time(house)
    actor = await sleeper(house, table_id)
    other = house.off_turn(await house.club.snapshot(table_id))
    async with restarted(house):
        assert (await other.press(question, text("press-late-wait"))).kind == "update"
        message = await table_message(house, table_id)
        for word in ("wait", "claim", "computer"):
            late = f"gin:late:{table_id}:0:{word}"
            house.forge(message, late)
            await refused(other, await other.press(message, late), "refusal-time-not-over")
        snooze = f"gin:snooze:{table_id}:0:hour"
        house.forge(message, snooze)
        await refused(other, await other.press(message, snooze), "refusal-already-played")
    assert house.on_turn(await house.club.snapshot(table_id)) is actor


async def test_a_panel_for_an_offer_is_its_members_alone(house: Harness) -> None:
    challenge = await house.north.command("gin challenge", member=house.south)
    own = PanelUser(house.south, (await house.south.press(challenge, "Other rules…")).message)
    custom_id = f"gin:panel:{own.panel_id}:0:clock=live=5"
    house.forge(challenge.message, custom_id)
    async with restarted(house):
        for actor in (house.north, house.east):
            answer = await actor.press(challenge, custom_id)
            await refused(actor, answer, "refusal-panel-gone")
    shown = await house.club.panels.look(own.panel_id, house.south.id)
    assert not shown.changed
