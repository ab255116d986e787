"""Those who press what was never offered to them, or isn't any more: answered kindly, in vain."""

from typing import Any

import discord
import pytest

from club.core.people import Person, Place
from cogs.kit.ids import Action
from cogs.kit.press_kinds import PressKind
from cogs.kit.press_words import SeatWord
from cogs.kit.text import Text
from cogs.members.ui.settings import MINE, OF_SERVER
from playground.driver import Actor, Answer, texts
from playground.standin.models import EPHEMERAL
from tests.wire.doors import open_seat, pause, seek
from tests.wire.harness import Harness, offered
from tests.wire.panel_user import rules_panel

text = Text()
VIEW = 1 << 10
"""The permission to look into a channel."""


async def forged(harness: Harness, actor: Actor, custom_id: str) -> Answer:
    """Press, on a message that the member alone sees, what that message never offered."""
    message = (await actor.command("gin help")).message
    harness.forge(message, custom_id)
    return await actor.press(message, custom_id)


def says(answer: Answer, key: str, **args: str) -> bool:
    """Whether the member alone reads a sentence."""
    return answer.ephemeral and text(key, **args) in texts(answer.message)


def hide(harness: Harness) -> None:
    """Take the channel of the tables out of everybody's sight."""
    channel = harness.bot.get_channel(int(harness.discord.channel.id))
    assert isinstance(channel, discord.TextChannel)
    everybody: Any = {"id": channel.guild.id, "type": 0, "allow": "0", "deny": str(VIEW)}
    channel._overwrites.insert(0, discord.abc._Overwrites(everybody))


@pytest.mark.slow
async def test_a_form_outlasts_no_permission(harness: Harness) -> None:
    guild, channel = harness.discord.guild, harness.discord.channel
    place = Place(int(guild.id), guild.name, int(channel.id), channel.name)
    manager = Person(harness.north.id, "North")
    await harness.club.settings.set_server(place, manager, "channels", (int(channel.id),))
    form = await forged(harness, harness.east, f"gin:set:{MINE}:5:type=time_zone")
    form.modal["custom_id"] = f"gin:set:{OF_SERVER}:5:type=channels"
    answer = await harness.east.submit(form, text="Europe/Berlin")
    assert says(answer, "refusal-not-manager")
    set_here = await harness.club.settings.server(place.server_id)
    assert set_here.channels == (int(channel.id),)


async def test_only_a_time_zone_is_typed(harness: Harness) -> None:
    answer = await forged(harness, harness.north, f"gin:set:{OF_SERVER}:5:type=channels")
    assert says(answer, "refusal-no-such-setting")
    answer = await forged(harness, harness.east, f"gin:set:{MINE}:5:type=confirm")
    assert says(answer, "refusal-no-such-setting")


@pytest.mark.slow
async def test_what_is_played_out_of_sight_is_nobodys_business(harness: Harness) -> None:
    table_id = await harness.begin()
    elsewhere = harness.discord.world.add_channel(harness.discord.guild, "elsewhere")
    hide(harness)
    east, north = harness.east, harness.north
    for command in ("gin scores", "gin hand"):
        answer = await east.command(command, table=table_id, where=elsewhere)
        assert says(answer, "refusal-no-such-table")
        answer = await north.command(command, table=table_id, where=elsewhere)
        assert not says(answer, "refusal-no-such-table")
    for rest in ("watch:{}:look", "watch:{}:follow", "scores:{}", "rules:{}", "panel:0:0:of={}"):
        east.home = elsewhere
        answer = await forged(harness, east, "gin:" + rest.format(table_id))
        assert says(answer, "refusal-no-such-table"), rest
    assert not await harness.club.watching.follows(table_id, east.id)


@pytest.mark.slow
@pytest.mark.parametrize("rest", ["seat:{}:0:more", "watch:{}:look", "scores:{}", "replay:{}:0"])
async def test_another_channels_message_is_no_window_either(harness: Harness, rest: str) -> None:
    table_id = await harness.begin()
    elsewhere = harness.discord.world.add_channel(harness.discord.guild, "elsewhere")
    hide(harness)
    await open_seat(harness.south, where=elsewhere)
    await harness.quiet()
    harness.east.home = elsewhere
    public = next(one for one in harness.east.messages(elsewhere) if not one["flags"] & EPHEMERAL)
    custom_id = "gin:" + rest.format(table_id)
    harness.forge(public, custom_id)
    assert says(await harness.east.press(public, custom_id), "refusal-no-such-table")


@pytest.mark.slow
async def test_direct_messages_are_no_window_into_a_server(harness: Harness) -> None:
    table_id = await harness.begin()
    harness.east.home = harness.east.dm()
    for rest in ("watch:{}:look", "watch:{}:follow", "scores:{}", "rules:{}", "left:{}:1.me"):
        answer = await forged(harness, harness.east, "gin:" + rest.format(table_id))
        assert says(answer, "refusal-no-such-table"), rest
    harness.north.home = harness.north.dm()
    for rest in ("scores:{}", "rules:{}", "picture:{}"):
        answer = await forged(harness, harness.north, "gin:" + rest.format(table_id))
        assert not says(answer, "refusal-no-such-table"), rest


@pytest.mark.parametrize("rest", ["deals:x", "fix:x", "fix", "remove:x"])
async def test_a_slip_takes_no_word_for_a_number(harness: Harness, rest: str) -> None:
    await harness.north.command("gin realcards", member=harness.south)
    await harness.quiet()
    table_id = await harness.newest_table(harness.north)
    answer = await forged(harness, harness.north, f"gin:entry:{table_id}:0:{rest}")
    assert says(answer, "refusal-no-such-rule")


async def test_there_are_two_panels_of_settings(harness: Harness) -> None:
    answer = await forged(harness, harness.north, "gin:set:7:0:to=confirm=false")
    assert says(answer, "refusal-no-such-setting")
    assert (await harness.club.settings.member(harness.north.id)).confirm


@pytest.mark.slow
async def test_who_manages_one_server_deletes_nothing_of_another(harness: Harness) -> None:
    panels, server_id = harness.club.panels, int(harness.discord.guild.id)
    theirs = await rules_panel(harness.north)
    await panels.save(
        theirs.panel_id, harness.north.id, "Ours", of_server=True, ready_made=(), manages=True
    )
    (saved,) = await panels.saved(server_id, harness.east.id)
    own = await rules_panel(harness.east)
    await panels.start_from_saved(own.panel_id, harness.east.id, saved.preset_id)
    harness.east.home = harness.discord.add_room("Elsewhere", harness.east)
    for rest in ("really", "keep", "name=server", "use=open"):
        answer = await forged(harness, harness.east, f"gin:panel:{own.panel_id}:0:{rest}")
        assert says(answer, "refusal-panel-gone"), rest
    assert await panels.saved(server_id, harness.east.id) == (saved,)


@pytest.mark.slow
async def test_nobody_is_called_twice_to_the_same_pause(harness: Harness) -> None:
    await harness.begin()
    messages = harness.discord.channel.messages
    asked = await pause(harness.north)
    assert messages[asked.message["id"]].pinged == [harness.south.user.id]
    again = await pause(harness.north)
    assert again.ephemeral
    assert not messages[again.message["id"]].pinged


async def test_a_pause_pings_nobody_where_turns_dont(harness: Harness) -> None:
    await harness.begin()
    guild, channel = harness.discord.guild, harness.discord.channel
    place = Place(int(guild.id), guild.name, int(channel.id), channel.name)
    manager = Person(harness.north.id, "North")
    await harness.club.settings.set_server(place, manager, "ping", "challenge")
    asked = await pause(harness.north)
    assert not asked.ephemeral
    assert not channel.messages[asked.message["id"]].pinged


async def test_no_hand_is_drawn_where_others_look(harness: Harness) -> None:
    table_id = await harness.begin()
    actor, hand, _ = await harness.act(table_id)
    asked = await pause(harness.north)
    custom_id = f"gin:pick:{table_id}:{await harness.ply(table_id)}:-"
    harness.forge(asked.message, custom_id)
    await actor.press(asked.message, custom_id)
    await harness.quiet()
    own = {one for one, action in offered(hand).items() if action.kind in {"move", "pick"}}
    assert own
    for message in harness.east.messages():
        assert not own & offered(message).keys()


@pytest.mark.slow
async def test_nothing_of_ones_own_is_shown_where_others_look(harness: Harness) -> None:
    await harness.north.command("gin practice")
    await harness.quiet()
    table_id = await harness.newest_table(harness.north)
    await seek(harness.north)
    await open_seat(harness.south)
    await harness.quiet()
    offer = Action(PressKind.SEAT, await harness.newest_table(harness.south), 0, SeatWord.ACCEPT)
    public = next(one for one in harness.east.messages() if offer in offered(one).values())
    before = texts(public)
    hint = f"hint:{table_id}:{await harness.ply(table_id)}"
    for rest in (hint, "queue:0:leave", f"set:{MINE}:0:show=confirm", f"look:{table_id}:text"):
        custom_id = f"gin:{rest}"
        harness.forge(public, custom_id)
        answer = await harness.north.press(public, custom_id)
        await harness.quiet()
        seen = next(one for one in harness.east.messages() if one["id"] == public["id"])
        assert texts(seen) == before, rest
        assert answer.kind != "update" or answer.ephemeral, rest
