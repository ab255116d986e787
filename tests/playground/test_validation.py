"""How a bot meets the limits: what is refused, and what is kept, through discord.py."""

import discord
import pytest

from playground.driver import StandIn
from tests.playground.calls import answer, send, stage
from tests.playground.tiny_bot import PNG


async def test_a_refusal_reaches_the_bot_as_discord_words_it(
    channel: discord.TextChannel, stand_in: StandIn
) -> None:
    stand_in.expect(50035)
    view = discord.ui.LayoutView()
    view.add_item(discord.ui.TextDisplay("x" * 4001))
    with pytest.raises(discord.HTTPException) as caught:
        await channel.send(view=view)
    assert caught.value.status == 400
    assert "components.0.content" in str(caught.value)


async def test_the_form_of_a_message_is_kept_for_good(
    channel: discord.TextChannel, stand_in: StandIn
) -> None:
    stand_in.expect(50035)
    view = discord.ui.LayoutView().add_item(discord.ui.TextDisplay("hello"))
    message = await channel.send(view=view)
    with pytest.raises(discord.HTTPException):
        await message.edit(content="words")
    await message.edit(view=discord.ui.LayoutView().add_item(discord.ui.TextDisplay("again")))


@pytest.mark.parametrize("name", ["a", "card 7", "x" * 33, "taken"])
async def test_an_emojis_name_is_checked(
    client: discord.Client, stand_in: StandIn, name: str
) -> None:
    stand_in.expect(50035)
    await client.create_application_emoji(name="taken", image=PNG)
    with pytest.raises(discord.HTTPException):
        await client.create_application_emoji(name=name, image=PNG)


async def test_an_emoji_is_at_most_256_kib(client: discord.Client, stand_in: StandIn) -> None:
    stand_in.expect(50035)
    with pytest.raises(discord.HTTPException):
        await client.create_application_emoji(name="large", image=PNG + bytes(256 * 1024))
    small = await client.create_application_emoji(name="small", image=PNG)
    assert [emoji.id for emoji in await client.fetch_application_emojis()] == [small.id]
    assert await small.read() == PNG
    await small.delete()
    assert stand_in.world.emojis == {}


async def test_a_refused_request_is_shown_without_its_token() -> None:
    discord_ = StandIn()
    async with stage(standin=discord_, described=False) as sender:
        long = answer(4, {"content": "x" * 3000})
        await sender.send(long)
        with pytest.raises(AssertionError) as caught:
            discord_.check()
    shown = str(caught.value)
    assert "/callback?with_response=1 -> 400" in shown
    assert "data.content: Must be 2000 or fewer in length. [BASE_TYPE_MAX_LENGTH]" in shown
    assert "(3000 characters)" in shown
    assert sender.names["slash_token"] not in shown
    assert discord_.token not in shown


async def test_a_fault_on_demand_hides_no_refusal() -> None:
    discord_ = StandIn()
    async with stage(standin=discord_, described=False) as sender:
        discord_.faults.delay("POST", "/channels/*/messages", 0)
        discord_.faults.fail("POST", "/channels/*/messages")
        await sender.send(send(content=""))
        assert [e.code for e in discord_.server.log.refused()] == [50006]
        await sender.send(send(content=""))
        assert [e.status for e in discord_.requests()] == [400, 503]
        assert len(discord_.server.log.refused()) == 1
