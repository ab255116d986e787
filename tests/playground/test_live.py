"""The page's websocket, as the page speaks it."""

from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from playground.driver import StandIn, texts
from playground.room import open_private
from playground.standin.models import IN_PRIVATE, USER_INSTALL, ScheduledEvent
from playground.standin.shapes import interaction_json

pytestmark = pytest.mark.usefixtures("client")
Json = dict[str, Any]


class Page:
    """One open page."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse, stand_in: StandIn) -> None:
        self._socket = socket
        self.stand_in = stand_in

    async def tell(self, kind: str, **fields: Any) -> None:
        await self._socket.send_json({"type": kind, **fields})

    async def until(self, kind: str, **fields: Any) -> Json:
        while True:
            event: Json = await self._socket.receive_json(timeout=10)
            if event["type"] == kind and fields.items() <= event.items():
                return event

    async def do(self, kind: str, **fields: Any) -> None:
        here = {"member": self.stand_in.north.user.id, "channel": self.stand_in.channel.id}
        await self.tell(kind, **(here | fields))


@pytest.fixture
async def page(stand_in: StandIn) -> AsyncIterator[Page]:
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(f"{stand_in.url}/live") as socket,
    ):
        opened = Page(socket, stand_in)
        await opened.tell("watch", member=stand_in.north.user.id)
        yield opened


async def test_the_first_state(page: Page) -> None:
    state = (await page.until("state"))["state"]
    assert state["me"]["username"] == "north"
    assert [m["global_name"] for m in state["members"]] == ["North", "South"]
    assert state["guild"]["name"] == "The Card Room"
    assert state["bot"]["id"] == str(page.stand_in.application_id)
    assert [c["name"] for c in state["channels"]] == ["gin-table"]
    assert {c["name"] for c in state["commands"]} >= {"show", "Wave at"}
    assert state["messages"] == {page.stand_in.channel.id: []}


async def test_what_is_private_is_shown_to_who_is_in_it(page: Page) -> None:
    world = page.stand_in.world
    east = page.stand_in.add_member("East")
    open_private(world, [world.users[str(one.id)] for one in (page.stand_in.north, east)])
    await page.tell("watch", member="east")
    state = (await page.until("state", member=east.user.id))["state"]
    private = [(c["type"], c["name"]) for c in state["channels"] if c["type"] != 0]
    assert private == [(1, "Undercut"), (3, "Card night")]
    (group,) = [c["id"] for c in state["channels"] if c["type"] == 3]
    await page.tell("say", member=east.user.id, channel=group, content="hello")
    shown = [await page.until("message") for _ in range(2)]
    assert {each["member"] for each in shown} == {page.stand_in.north.user.id, east.user.id}
    await page.tell("watch", member="south")
    state = (await page.until("state", member=page.stand_in.south.user.id))["state"]
    assert [c["name"] for c in state["channels"]] == ["gin-table"]


async def test_each_channel_comes_with_the_commands_that_are_offered_there(page: Page) -> None:
    stand_in = page.stand_in
    world, north = stand_in.world, stand_in.north.user
    names = {one["id"]: one["name"] for one in world.commands.values()}
    (channel,) = (await page.until("state"))["state"]["channels"]
    assert {names[one] for one in channel["commands"]} >= {"show", "Wave at"}
    group = stand_in.add_group(stand_in.north, stand_in.south)
    assert not (await page.until("channel"))["channel"]["commands"]
    stand_in.north.install()
    some = next(iter(world.commands.values()))
    some |= {"contexts": [IN_PRIVATE], "integration_types": [USER_INSTALL]}
    world.publish("commands", None)
    told = await page.until("commands", member=north.id)
    assert told["offered"][group.id] == [some["id"]]
    assert some["id"] not in told["offered"][channel["id"]]


async def test_a_member_may_be_watched_by_name(page: Page) -> None:
    await page.tell("watch", member="south")
    assert (await page.until("state", member=page.stand_in.south.user.id))["state"]
    await page.tell("watch", member="nobody")
    assert await page.until("failed")


async def test_a_command_and_a_press(page: Page) -> None:
    option = {"name": "start", "type": 4, "value": 3}
    await page.do("command", name="show", options=[option], nonce="1")
    message = (await page.until("message"))["message"]
    assert texts(message) == "The count is 3"
    assert await page.until("acknowledged", nonce="1")
    await page.do("press", message=message["id"], custom_id="count:3", nonce="2")
    assert texts((await page.until("message"))["message"]) == "The count is 4"
    await page.do("press", message=message["id"], custom_id="count:3", nonce="3")
    assert await page.until("failed", nonce="3")


async def test_only_its_member_is_shown_an_ephemeral_message(page: Page) -> None:
    await page.tell("watch", member="south")
    member = {"name": "member", "type": 6, "value": page.stand_in.south.user.id}
    await page.do("command", name="greet", options=[member], nonce="1")
    shown = await page.until("message")
    assert shown["member"] == page.stand_in.north.user.id
    assert shown["message"]["flags"] & 64
    await page.do("dismiss", message=shown["message"]["id"])
    gone = await page.until("deleted")
    assert (gone["member"], gone["message"]) == (shown["member"], shown["message"]["id"])


async def test_a_form(page: Page) -> None:
    await page.do("command", name="form", options=[], nonce="1")
    shown = await page.until("show_modal", nonce="1")
    field = {"type": 4, "custom_id": "word", "value": "gin"}
    filled = [{"type": 18, "component": field}]
    await page.do("modal", custom_id=shown["modal"]["custom_id"], components=filled, nonce="1")
    assert texts((await page.until("message"))["message"]) == "You wrote gin"


async def test_autocomplete(page: Page) -> None:
    typed = {"name": "name", "type": 3, "value": "a", "focused": True}
    await page.do("autocomplete", name="fruit", options=[typed], nonce="1")
    offered = await page.until("choices", nonce="1")
    assert offered["choices"] == [{"name": "Apple", "value": "apple"}]


async def test_a_menu_of_members_and_a_members_menu(page: Page) -> None:
    south = page.stand_in.south.user.id
    await page.do("command", name="whom", options=[], nonce="1")
    message = (await page.until("message"))["message"]
    chosen = {"custom_id": "whom", "values": [south], "component_type": 5, "nonce": "2"}
    await page.do("select", message=message["id"], **chosen)
    assert texts((await page.until("message"))["message"]) == "It is South"
    await page.do("user_command", name="Wave at", target=south, nonce="3")
    assert texts((await page.until("message"))["message"]) == "north waves at south"


async def test_members_come_talk_and_close_their_direct_messages(page: Page) -> None:
    await page.tell("add_member")
    assert (await page.until("member"))["member"]["global_name"] == "East"
    await page.do("say", content="hello")
    assert (await page.until("message"))["message"]["content"] == "hello"
    await page.do("set_dm", open=False)
    assert (await page.until("member"))["member"]["dm_open"] is False


async def test_a_members_language_goes_along_with_what_they_do(page: Page) -> None:
    await page.do("set_locale", locale="de")
    assert (await page.until("member"))["member"]["locale"] == "de"
    await page.do("command", name="show", options=[], nonce="1")
    assert await page.until("acknowledged", nonce="1")
    (told,) = page.stand_in.world.interactions.values()
    assert interaction_json(page.stand_in.world, told)["locale"] == "de"
    await page.do("set_locale", locale="xx", nonce="2")
    assert "no language" in (await page.until("failed", nonce="2"))["reason"]


async def test_a_direct_message_channel_appears(page: Page) -> None:
    member = {"name": "member", "type": 6, "value": page.stand_in.north.user.id}
    await page.do("command", name="write", options=[member], nonce="1")
    channel = (await page.until("channel"))["channel"]
    assert (channel["type"], channel["name"]) == (1, "Undercut")
    assert (await page.until("message"))["channel"] == channel["id"]


async def test_an_impossible_wish_fails_with_its_reason(page: Page) -> None:
    await page.do("command", name="nothing", options=[], nonce="1")
    assert "no command" in (await page.until("failed", nonce="1"))["reason"]


async def test_the_bot_comes_and_goes(page: Page) -> None:
    await page.until("state")
    await page.stand_in.gateway.drop()
    assert (await page.until("bot"))["online"] is False
    assert (await page.until("bot"))["online"] is True


async def test_files_faces_and_the_page_are_served(page: Page) -> None:
    await page.do("command", name="picture", options=[], nonce="1")
    message = (await page.until("message"))["message"]
    (media,) = [
        c["items"][0]["media"] for c in message["components"][0]["components"] if "items" in c
    ]
    assert (media["width"], media["height"]) == (1, 1)
    north = page.stand_in.north.user.id
    addresses = {
        media["url"]: "image/png",
        f"{page.stand_in.url}/cdn/emojis/{next(iter(page.stand_in.world.emojis))}.png": "image/png",
        f"{page.stand_in.url}/cdn/avatars/{north}/{int(north):032x}.png": "image/svg+xml",
        f"{page.stand_in.url}/": "text/html",
    }
    async with aiohttp.ClientSession() as session:
        for address, kind in addresses.items():
            async with session.get(address) as response:
                assert (response.status, response.content_type) == (200, kind)
        async with session.get(f"{page.stand_in.url}/cdn/emojis/1.png") as response:
            assert response.status == 404


async def test_a_page_has_the_roles_of_the_server(page: Page) -> None:
    role = page.stand_in.world.add_role(page.stand_in.guild, "Dealers")
    await page.tell("watch", member="south")
    state = (await page.until("state", member=page.stand_in.south.user.id))["state"]
    assert [(each["id"], each["name"]) for each in state["guild"]["roles"]] == [
        (role.id, "Dealers")
    ]


async def test_a_page_is_told_of_events(page: Page) -> None:
    world, guild = page.stand_in.world, page.stand_in.guild
    assert (await page.until("state"))["state"]["events"] == []
    starts, north = world.clock.now() + 60, page.stand_in.north.user.id
    event = ScheduledEvent(
        world.ids.next(), guild.id, north, "May cup", "#gin", starts, starts + 60
    )
    world.add_event(event)
    (told,) = (await page.until("events"))["events"]
    assert (told["name"], told["status"]) == ("May cup", 1)
    world.clock.advance(60)
    assert (await page.until("events"))["events"][0]["status"] == 2
    world.clock.advance(60)
    assert (await page.until("events"))["events"] == []
