"""One of everything, through the driver, with each kind of discord.py client."""

from collections.abc import AsyncIterator

import discord
import pytest

from playground.driver import StandIn, buttons, pictures, texts
from tests.playground.tiny_bot import TinyBot, TinyClient, TinyShardedBot


@pytest.fixture
async def card_room() -> AsyncIterator[StandIn]:
    async with StandIn() as stand_in, stand_in.run(TinyClient()):
        yield stand_in


@pytest.mark.parametrize("kind", [TinyClient, TinyBot, TinyShardedBot])
async def test_every_kind_of_client_answers(kind: type[discord.Client]) -> None:
    async with StandIn() as stand_in, stand_in.run(kind()):
        answer = await stand_in.north.command("show", start=4)
        assert texts(answer.message) == "The count is 4"
        assert [button.label for button in buttons(answer.message)] == ["Count 4"]
        pressed = await stand_in.south.press(answer, "Count 4")
        assert pressed.kind == "update"
        assert texts(answer.message) == "The count is 5"


async def test_an_ephemeral_answer_is_seen_by_its_member_alone(card_room: StandIn) -> None:
    answer = await card_room.north.command("greet", member=card_room.south)
    assert answer.ephemeral
    assert [texts(m) for m in card_room.north.messages()] == ["Hello South"]
    assert card_room.south.messages() == []


async def test_thinking_gives_way_to_the_answer(card_room: StandIn) -> None:
    answer = await card_room.north.command("think")
    assert answer.kind == "deferred"
    assert texts(await answer.done()) == "Thought"
    await card_room.north.sees("And another thing")
    assert [texts(m) for m in card_room.south.messages()] == ["Thought"]


async def test_a_form_goes_out_and_comes_back(card_room: StandIn) -> None:
    shown = await card_room.north.command("form")
    assert shown.modal["title"] == "A form"
    answer = await card_room.north.submit(shown, word="gin")
    assert texts(answer.message) == "You wrote gin"


async def test_a_direct_message_is_pressed_there(card_room: StandIn) -> None:
    south = card_room.south
    await card_room.north.command("write", member=south)
    hand = await south.sees("The count is 7", where=south.dm())
    await south.press(hand, "count:7")
    await south.sees("The count is 8", where=south.dm())
    assert card_room.north.messages(south.dm()) == []


async def test_a_picture_and_an_emoji(card_room: StandIn) -> None:
    answer = await card_room.north.command("picture")
    (url,) = pictures(answer.message)
    assert url.endswith("/dot.png")
    assert buttons(answer.message)[-1].emoji == "card"
    assert answer.message["attachments"] == []


async def test_a_thread_is_opened_and_archived(card_room: StandIn) -> None:
    await card_room.north.command("thread")
    await card_room.north.sees("In the thread")
    thread = next(c for c in card_room.world.channels.values() if c.is_thread)
    await card_room.wait_for(lambda: thread.archived)


async def test_a_member_is_chosen_from_a_menu(card_room: StandIn) -> None:
    menu = await card_room.north.command("whom")
    answer = await card_room.north.choose(menu, "Whom?", card_room.south)
    assert texts(answer.message) == "It is South"


async def test_choices_are_offered_while_typing(card_room: StandIn) -> None:
    offered = await card_room.north.autocomplete("fruit", "name", name="p")
    assert [choice["value"] for choice in offered] == ["pear", "plum"]


async def test_a_context_menu(card_room: StandIn) -> None:
    answer = await card_room.north.user_command("Wave at", card_room.south)
    assert texts(answer.message) == "north waves at south"
