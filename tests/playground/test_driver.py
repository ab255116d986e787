"""One of everything, through the driver, with each kind of discord.py client."""

import asyncio

import discord
import pytest

from playground.driver import (
    CannotDoError,
    InteractionFailedError,
    StandIn,
    buttons,
    pictures,
    texts,
)
from tests.playground.tiny_bot import TinyBot, TinyClient, TinyShardedBot


@pytest.mark.parametrize("kind", [TinyClient, TinyBot, TinyShardedBot])
async def test_every_kind_of_client_answers(kind: type[discord.Client]) -> None:
    async with StandIn() as stand_in, stand_in.run(kind()):
        answer = await stand_in.north.command("show", start=4)
        assert texts(answer.message) == "The count is 4"
        assert [button.label for button in buttons(answer.message)] == ["Count 4"]
        pressed = await stand_in.south.press(answer, "Count 4")
        assert pressed.kind == "update"
        assert texts(answer.message) == "The count is 5"


@pytest.mark.usefixtures("client")
async def test_an_ephemeral_answer_is_seen_by_its_member_alone(stand_in: StandIn) -> None:
    answer = await stand_in.north.command("greet", member=stand_in.south)
    assert answer.ephemeral
    assert [texts(m) for m in stand_in.north.messages()] == ["Hello South"]
    assert stand_in.south.messages() == []


@pytest.mark.usefixtures("client")
async def test_thinking_gives_way_to_the_answer(stand_in: StandIn) -> None:
    answer = await stand_in.north.command("think")
    assert answer.kind == "deferred"
    assert texts(await answer.done()) == "Thought"
    await stand_in.north.sees("And another thing")
    assert [texts(m) for m in stand_in.south.messages()] == ["Thought"]


@pytest.mark.usefixtures("client")
async def test_a_form_goes_out_and_comes_back(stand_in: StandIn) -> None:
    shown = await stand_in.north.command("form")
    assert shown.modal["title"] == "A form"
    answer = await stand_in.north.submit(shown, word="gin")
    assert texts(answer.message) == "You wrote gin"


@pytest.mark.usefixtures("client")
async def test_a_direct_message_is_pressed_there(stand_in: StandIn) -> None:
    south = stand_in.south
    await stand_in.north.command("write", member=south)
    hand = await south.sees("The count is 7", where=south.dm())
    await south.press(hand, "count:7")
    await south.sees("The count is 8", where=south.dm())
    assert stand_in.north.messages(south.dm()) == []


@pytest.mark.usefixtures("client")
async def test_a_picture_and_an_emoji(stand_in: StandIn) -> None:
    answer = await stand_in.north.command("picture")
    (url,) = pictures(answer.message)
    assert url.endswith("/dot.png")
    assert buttons(answer.message)[-1].emoji == "card"
    assert answer.message["attachments"] == []


@pytest.mark.usefixtures("client")
async def test_a_thread_is_opened_and_archived(stand_in: StandIn) -> None:
    await stand_in.north.command("thread")
    await stand_in.north.sees("In the thread")
    thread = next(c for c in stand_in.world.channels.values() if c.is_thread)
    await stand_in.wait_for(lambda: thread.archived)


@pytest.mark.usefixtures("client")
async def test_a_member_is_chosen_from_a_menu(stand_in: StandIn) -> None:
    menu = await stand_in.north.command("whom")
    answer = await stand_in.north.choose(menu, "Whom?", stand_in.south)
    assert texts(answer.message) == "It is South"


@pytest.mark.usefixtures("client")
async def test_choices_are_offered_while_typing(stand_in: StandIn) -> None:
    offered = await stand_in.north.autocomplete("fruit", "name", name="p")
    assert [choice["value"] for choice in offered] == ["pear", "plum"]


@pytest.mark.usefixtures("client")
async def test_a_subcommand_is_named_in_full(stand_in: StandIn) -> None:
    answer = await stand_in.north.command("table number", of="this")
    assert texts(answer.message) == "this is number 1"
    assert answer.message["interaction_metadata"]["name"] == "table number"
    for wrong in ("table", "table letter"):
        with pytest.raises(CannotDoError):
            await stand_in.north.command(wrong)


@pytest.mark.usefixtures("client")
async def test_a_context_menu(stand_in: StandIn) -> None:
    answer = await stand_in.north.user_command("Wave at", stand_in.south)
    assert texts(answer.message) == "north waves at south"


@pytest.mark.usefixtures("client")
async def test_a_member_can_do_only_what_is_offered(stand_in: StandIn) -> None:
    north = stand_in.north
    for impossible in (
        north.command("nothing"),
        north.command("show", finish=3),
        north.command("show", start="three"),
        north.command("greet"),
        north.user_command("Poke", stand_in.south),
    ):
        with pytest.raises(CannotDoError):
            await impossible
    answer = await north.command("show")
    with pytest.raises(CannotDoError):
        await north.press(answer, "Count 12")
    hidden = await north.command("greet", member=stand_in.south)
    with pytest.raises(CannotDoError):
        await stand_in.south.press(hidden, "anything")


async def test_a_disabled_button_cannot_be_pressed(
    channel: discord.TextChannel, stand_in: StandIn
) -> None:
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label="Shut", custom_id="shut", disabled=True))
    await channel.send("door", view=view)
    door = await stand_in.north.sees("door")
    with pytest.raises(CannotDoError, match="disabled"):
        await stand_in.north.press(door, "Shut")


async def test_no_answer_in_three_seconds_is_a_failure(
    channel: discord.TextChannel, stand_in: StandIn
) -> None:
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label="Silence", custom_id="nobody-listens"))
    await channel.send("door", view=view)
    door = await stand_in.north.sees("door")
    pressing = asyncio.create_task(stand_in.north.press(door, "Silence"))
    await stand_in.wait_for(lambda: stand_in.world.interactions)
    stand_in.clock.advance(3.1)
    with pytest.raises(InteractionFailedError):
        await pressing


async def test_an_unexpected_refusal_fails_the_test() -> None:
    async with StandIn() as other:
        async with other.run(TinyClient()) as connected:
            with pytest.raises(discord.NotFound):
                await connected.fetch_user(1)
        with pytest.raises(AssertionError, match="10013"):
            other.check()
        other.expect(10013)


async def test_an_unknown_route_fails_the_test() -> None:
    other = StandIn()
    await other.__aenter__()
    async with other.run(TinyClient()) as connected:
        with pytest.raises(discord.NotFound):
            await connected.fetch_premium_sticker_packs()
    with pytest.raises(AssertionError, match="sticker-packs"):
        await other.__aexit__(None, None, None)
