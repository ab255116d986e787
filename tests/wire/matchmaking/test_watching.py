"""Watching a game: the public copy, word of its end by direct message, and never a hidden card."""

import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from club.core.people import Person
from club.table.scene import scene
from club.table.snapshot import Snapshot
from club.watching.game_lists import OpenGamesPage
from cogs.watching.ui.tables import draw_tables
from cogs.watching.ui.watching import draw_watched
from engine.knock import determinize
from engine.players import PLAYERS
from engine.rules import PRESETS
from playground.driver import Actor, buttons, texts
from tests.wire.doors import anyone, ask_resign
from tests.wire.expected_messages import until_current
from tests.wire.game_player import _form
from tests.wire.harness import Harness, open_harness
from tests.wire.matchmaking.test_finding import button, listed, words
from tests.wire.reliability.test_refusals import refused
from tests.wire.sent_messages import Sent, sent
from tests.wire.spoken.test_by_ear import check_words

Json = dict[str, Any]


async def watched(actor: Actor, table_id: int) -> Json:
    """Open a copy of a table from the list."""
    message = await listed(actor)
    answer = await actor.press(message, button(message, "watch", "look", table_id))
    assert answer.ephemeral
    return answer.message


async def resign(harness: Harness, table_id: int) -> None:
    asked = await ask_resign(harness.north, table_id)
    await harness.north.press(asked.message, button(asked.message, "quit", "yes"))
    await harness.quiet()


async def play_on(harness: Harness, snapshot: Snapshot) -> Snapshot:
    """Let the player on turn move, past the messages."""
    state, table = snapshot.state, snapshot.table
    assert state is not None
    move = str(PLAYERS["simple"].choose(state.view(state.turn), random.Random(1)))
    member_id = harness.on_turn(snapshot).id
    after = await harness.club.playing.play(table.table_id, table.ply, member_id, move)
    harness.bot.changed(after)
    await harness.quiet()
    return after


def told(actor: Actor) -> list[Json]:
    return [one for one in actor.messages(actor.dm()) if "you followed is over" in texts(one)]


@pytest.mark.slow
async def test_a_copy_is_brought_up_to_date_when_asked(harness: Harness) -> None:
    table_id = await harness.begin()
    copy = await watched(harness.east, table_id)
    assert words(copy, "watch") == ["again", "follow"]
    assert not words(copy, "hand"), "a spectator has none"
    for _ in range(3):
        await play_on(harness, await harness.club.tables.snapshot(table_id))
    again = await harness.east.press(copy, button(copy, "watch", "again"))
    assert again.kind == "update"
    public = await harness.east.wait_for(
        lambda message: words(message, "hand") == [""], where=harness.discord.channel
    )
    assert texts(again.message) == texts(public)


@pytest.mark.slow
async def test_a_follower_is_told_once_how_it_ends(harness: Harness) -> None:
    table_id = await harness.begin()
    copy = await watched(harness.east, table_id)
    followed = await harness.east.press(copy, button(copy, "watch", "follow"))
    assert words(followed.message, "watch") == ["again", "unfollow"]
    assert told(harness.east) == []
    await resign(harness, table_id)
    (message,) = told(harness.east)
    assert "South wins" in texts(message)
    *_, settlement = (
        one for one in harness.north.messages() if any(x.label == "Rematch" for x in buttons(one))
    )
    assert any(str(one.url).endswith(settlement["id"]) for one in buttons(message))
    harness.bot.reconciler.refresh(table_id)
    await harness.quiet()
    assert len(told(harness.east)) == 1
    assert await harness.club.displays.behind() == []
    await until_current(harness.discord, harness.club, table_id)


@pytest.mark.slow
async def test_a_follower_hears_how_it_ends(harness: Harness) -> None:
    await harness.club.settings.set_member(Person(harness.east.id, "East"), "spoken", True)
    table_id = await harness.begin()
    copy = await watched(harness.east, table_id)
    check_words(copy)
    await harness.east.press(copy, button(copy, "watch", "follow"))
    await resign(harness, table_id)
    (message,) = told(harness.east)
    check_words(message)
    assert "South wins" in texts(message)


@pytest.mark.slow
async def test_who_follows_no_more_is_not_told(harness: Harness) -> None:
    table_id = await harness.begin()
    copy = await watched(harness.east, table_id)
    for word in ("follow", "unfollow"):
        copy = (await harness.east.press(copy, button(copy, "watch", word))).message
    assert words(copy, "watch") == ["again", "follow"]
    await resign(harness, table_id)
    assert told(harness.east) == []
    over = await harness.east.press(copy, button(copy, "watch", "again"))
    assert "South wins" in texts(over.message)
    assert not words(over.message, "watch")
    late = await harness.east.press(
        await _forged(harness, table_id), f"gin:watch:{table_id}:follow"
    )
    await refused(harness.east, late, "refusal-game-over")


async def _forged(harness: Harness, table_id: int) -> Json:
    """A copy of another table with the button to follow this one, which is over."""
    await harness.north.command("gin practice")
    await harness.quiet()
    fresh = await watched(harness.east, await harness.newest_table(harness.north))
    harness.forge(fresh, f"gin:watch:{table_id}:follow")
    return fresh


@pytest.mark.slow
async def test_closed_messages_are_let_be(harness: Harness) -> None:
    harness.discord.expect(50007)
    table_id = await harness.begin()
    copy = await watched(harness.east, table_id)
    await harness.east.press(copy, button(copy, "watch", "follow"))
    harness.east.close_dms()
    await resign(harness, table_id)
    assert await harness.club.displays.behind() == []
    asked = len(harness.discord.requests("POST", "/channels/*/messages"))
    harness.bot.reconciler.refresh(table_id)
    await harness.quiet()
    assert len(harness.discord.requests("POST", "/channels/*/messages")) == asked
    assert not (await harness.club.tables.snapshot(table_id)).followers


@pytest.mark.slow
async def test_a_follower_is_told_after_a_crash(harness: Harness) -> None:
    table_id = await harness.begin()
    copy = await watched(harness.east, table_id)
    await harness.east.press(copy, button(copy, "watch", "follow"))
    # The move is stored, and the bot is gone before it draws anything.
    await harness.club.playing.resign(table_id, harness.north.id)
    assert table_id in await harness.club.displays.behind()
    await harness.bot.reconciler.catch_up()
    await harness.quiet()
    assert len(told(harness.east)) == 1


@pytest.mark.slow
async def test_who_plays_there_is_not_offered_to_follow(harness: Harness) -> None:
    table_id = await harness.begin()
    copy = await watched(harness.east, table_id)
    await harness.east.press(copy, button(copy, "watch", "follow"))
    assert await harness.club.watching.follows(table_id, harness.east.id)
    message = await listed(harness.south)
    harness.forge(message, f"gin:watch:{table_id}:look")
    own = await harness.south.press(message, f"gin:watch:{table_id}:look")
    assert words(own.message, "watch") == ["again"]
    harness.forge(own.message, f"gin:watch:{table_id}:follow")
    refusal = await harness.south.press(own.message, f"gin:watch:{table_id}:follow")
    await refused(harness.south, refusal, "refusal-plays-there")


@pytest.mark.slow
async def test_a_watcher_reads_the_same_whatever_is_hidden(tmp_path: Path) -> None:
    """All that is sent to a watcher can be drawn from cards that are only imagined."""
    dice, allowed = random.Random(3), set[str]()
    async with open_harness(
        tmp_path, members=("North", "South", "East"), rules=PRESETS.rules("standard", game_target=1)
    ) as harness:
        await anyone(harness.east)
        doors = {texts(_message(one)) for one in _read_by(harness.east, harness)}
        table_id = await harness.begin()
        copy = await watched(harness.east, table_id)
        copy = (await harness.east.press(copy, button(copy, "watch", "follow"))).message
        snapshot = await harness.club.tables.snapshot(table_id)
        looks = 0
        while snapshot.state is not None:
            state = snapshot.state
            imagined = determinize(state.view(None), dice)
            assert imagined != state
            message_id = await harness.bot.reconciler.public_message(table_id)
            seen = scene(replace(snapshot, state=imagined), None)
            here = harness.discord.channel
            ui = harness.bot.ui().read_in(int(here.guild_id), int(here.id))
            for follows in (True, False):
                drawn = draw_watched(seen, ui, follows=follows, message_id=message_id)
                allowed.add(_form(drawn.view.to_components()))
            running = OpenGamesPage((seen,), running=1)
            allowed.add(_form(draw_tables(running, harness.east.id, ui).view.to_components()))
            await listed(harness.east)
            copy = (await harness.east.press(copy, button(copy, "watch", "again"))).message
            looks += 1
            snapshot = await play_on(harness, snapshot)
        assert looks > 10
        (last,) = told(harness.east)
        mine = _read_by(harness.east, harness)
        assert len(mine) > 2 * looks
        others = {texts(_message(one)) for one in mine if _form(one.components) not in allowed}
        assert others == doors | {texts(last)}


def _read_by(actor: Actor, harness: Harness) -> list[Sent]:
    return [one for one in sent(harness.discord) if one.reader == actor.id]


def _message(one: Sent) -> Json:
    return {"content": "", "embeds": [], "components": one.components}
