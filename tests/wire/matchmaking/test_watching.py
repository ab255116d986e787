"""Watching a game: the public copy, word of its end by direct message, and never a hidden card."""

import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from club.table.scene import scene
from club.table.snapshot import Snapshot
from club.watching.game_lists import GoingOn
from cogs.watching.ui.tables import draw_tables
from cogs.watching.ui.watching import draw_watched
from engine.knock import determinize
from engine.players import PLAYERS
from engine.rules import PRESETS
from playground.driver import Actor, buttons, texts
from tests.wire.expected_messages import until_current
from tests.wire.game_player import _form
from tests.wire.harness import Harness, open_harness
from tests.wire.matchmaking.test_finding import button, listed, words
from tests.wire.reliability.test_refusals import refused
from tests.wire.sent_messages import Sent, sent

Json = dict[str, Any]


async def watched(actor: Actor, table_id: int) -> Json:
    """Open a copy of a table from the list."""
    message = await listed(actor)
    answer = await actor.press(message, button(message, "watch", "look", table_id))
    assert answer.ephemeral
    return answer.message


async def resign(house: Harness, table_id: int) -> None:
    asked = await house.north.command("gin resign", table=table_id)
    await house.north.press(asked.message, button(asked.message, "quit", "yes"))
    await house.quiet()


async def play_on(house: Harness, snapshot: Snapshot) -> Snapshot:
    """Let whoever is on turn move, past the messages."""
    state, table = snapshot.state, snapshot.table
    assert state is not None
    move = str(PLAYERS["simple"].choose(state.view(state.turn), random.Random(1)))
    member_id = house.on_turn(snapshot).id
    after = await house.club.play(table.table_id, table.ply, member_id, move)
    house.bot.changed(after)
    await house.quiet()
    return after


def told(actor: Actor) -> list[Json]:
    return [one for one in actor.messages(actor.dm()) if "you followed is over" in texts(one)]


async def test_a_copy_is_brought_up_to_date_when_asked(house: Harness) -> None:
    table_id = await house.begin()
    copy = await watched(house.east, table_id)
    assert words(copy, "watch") == ["again", "follow"]
    assert not words(copy, "hand"), "a spectator has none"
    for _ in range(3):
        await play_on(house, await house.club.snapshot(table_id))
    again = await house.east.press(copy, button(copy, "watch", "again"))
    assert again.kind == "update"
    public = await house.east.wait_for(
        lambda message: words(message, "hand") == [""], where=house.discord.channel
    )
    assert texts(again.message) == texts(public)


async def test_a_follower_is_told_once_how_it_ends(house: Harness) -> None:
    table_id = await house.begin()
    copy = await watched(house.east, table_id)
    followed = await house.east.press(copy, button(copy, "watch", "follow"))
    assert words(followed.message, "watch") == ["again", "unfollow"]
    assert told(house.east) == []
    await resign(house, table_id)
    (message,) = told(house.east)
    assert "South wins" in texts(message)
    *_, settlement = (
        one for one in house.north.messages() if any(x.label == "Rematch" for x in buttons(one))
    )
    assert any(str(one.url).endswith(settlement["id"]) for one in buttons(message))
    house.bot.displays.refresh(table_id)
    await house.quiet()
    assert len(told(house.east)) == 1
    assert await house.club.displays.behind() == []
    await until_current(house.discord, house.club, table_id)


async def test_who_follows_no_more_is_not_told(house: Harness) -> None:
    table_id = await house.begin()
    copy = await watched(house.east, table_id)
    for word in ("follow", "unfollow"):
        copy = (await house.east.press(copy, button(copy, "watch", word))).message
    assert words(copy, "watch") == ["again", "follow"]
    await resign(house, table_id)
    assert told(house.east) == []
    over = await house.east.press(copy, button(copy, "watch", "again"))
    assert "South wins" in texts(over.message)
    assert not words(over.message, "watch")
    late = await house.east.press(await _forged(house, table_id), f"gin:watch:{table_id}:follow")
    await refused(house.east, late, "refusal-game-over")


async def _forged(house: Harness, table_id: int) -> Json:
    """A copy of another table with the button to follow this one, which is over."""
    await house.north.command("gin practice")
    await house.quiet()
    fresh = await watched(house.east, await house.newest_table(house.north))
    house.forge(fresh, f"gin:watch:{table_id}:follow")
    return fresh


async def test_closed_messages_are_let_be(house: Harness) -> None:
    house.discord.expect(50007)
    table_id = await house.begin()
    copy = await watched(house.east, table_id)
    await house.east.press(copy, button(copy, "watch", "follow"))
    house.east.close_dms()
    await resign(house, table_id)
    assert await house.club.displays.behind() == []
    asked = len(house.discord.requests("POST", "/channels/*/messages"))
    house.bot.displays.refresh(table_id)
    await house.quiet()
    assert len(house.discord.requests("POST", "/channels/*/messages")) == asked
    assert not (await house.club.snapshot(table_id)).followers


async def test_a_follower_is_told_after_a_crash(house: Harness) -> None:
    table_id = await house.begin()
    copy = await watched(house.east, table_id)
    await house.east.press(copy, button(copy, "watch", "follow"))
    # The move is stored, and the bot is gone before it draws anything.
    await house.club.resign(table_id, house.north.id)
    assert table_id in await house.club.displays.behind()
    await house.bot.displays.catch_up()
    await house.quiet()
    assert len(told(house.east)) == 1


async def test_who_plays_there_is_not_offered_to_follow(house: Harness) -> None:
    table_id = await house.begin()
    copy = await watched(house.east, table_id)
    await house.east.press(copy, button(copy, "watch", "follow"))
    assert await house.club.watching.follows(table_id, house.east.id)
    message = await listed(house.south)
    house.forge(message, f"gin:watch:{table_id}:look")
    own = await house.south.press(message, f"gin:watch:{table_id}:look")
    assert words(own.message, "watch") == ["again"]
    house.forge(own.message, f"gin:watch:{table_id}:follow")
    refusal = await house.south.press(own.message, f"gin:watch:{table_id}:follow")
    await refused(house.south, refusal, "refusal-plays-there")


@pytest.mark.slow
async def test_a_watcher_reads_the_same_whatever_is_hidden(tmp_path: Path) -> None:
    """All that is sent to a watcher can be drawn from cards that are only imagined."""
    dice, allowed = random.Random(3), set[str]()
    async with open_harness(
        tmp_path, members=("North", "South", "East"), rules=PRESETS.rules("standard", game_target=1)
    ) as house:
        table_id = await house.begin()
        copy = await watched(house.east, table_id)
        copy = (await house.east.press(copy, button(copy, "watch", "follow"))).message
        snapshot = await house.club.snapshot(table_id)
        looks = 0
        while snapshot.state is not None:
            state = snapshot.state
            imagined = determinize(state.view(None), dice)
            assert imagined != state
            message_id = await house.bot.displays.public_message(table_id)
            seen = scene(replace(snapshot, state=imagined), None)
            ui = house.bot.ui()
            for follows in (True, False):
                drawn = draw_watched(seen, ui, follows=follows, message_id=message_id)
                allowed.add(_form(drawn.view.to_components()))
            here = GoingOn((seen,), running=1)
            allowed.add(_form(draw_tables(here, house.east.id, ui).view.to_components()))
            await listed(house.east)
            copy = (await house.east.press(copy, button(copy, "watch", "again"))).message
            looks += 1
            snapshot = await play_on(house, snapshot)
        assert looks > 10
        (last,) = told(house.east)
        mine = [one for one in sent(house.discord) if one.reader == house.east.id]
        assert len(mine) > 2 * looks
        others = [texts(_message(one)) for one in mine if _form(one.components) not in allowed]
        assert others == [texts(last)]


def _message(one: Sent) -> Json:
    return {"content": "", "embeds": [], "components": one.components}
