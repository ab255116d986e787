"""Groups and direct messages beside the server's channels."""

from typing import Any

from playwright.async_api import Page, expect

from tests.playground.page.fake import COMMANDS, DIRECT, GENERAL, MEMBERS, FakeServer, message
from tests.playground.page.helpers import button, pane, received, row

GROUP = "500000000000000007"
PEOPLE = [MEMBERS["north"], MEMBERS["south"]]
CARD_NIGHT = {"id": GROUP, "type": 3, "name": "Card night", "recipients": PEOPLE}
ANYWHERE: dict[str, Any] = {
    "id": "700000000000000008",
    "type": 1,
    "name": "deal",
    "description": "Deal the cards",
}
AT_HOME = {**ANYWHERE, "id": "700000000000000009", "name": "manage"}


async def befriend(page: Page, server: FakeServer, **fields: Any) -> None:
    server.channels.insert(0, {**CARD_NIGHT, **fields})
    await page.goto(f"{server.url}#north")
    await page.reload()
    await pane(page).locator(f'[data-channel="{GROUP}"]').wait_for()


async def test_a_group_stands_between_the_server_and_direct_messages(
    page: Page, server: FakeServer
) -> None:
    await befriend(page, server)
    channels = pane(page).locator(".channels")
    words = await channels.locator("h2, h3, .channel-name").all_inner_texts()
    assert [each.casefold() for each in words[-4:]] == [
        "groups",
        "card night",
        "direct messages",
        "undercut",
    ]
    await channels.get_by_title("Card night").click()
    assert page.url.endswith("#north/Card%20night")
    await expect(pane(page).locator(".empty h2")).to_have_text("Card night")
    await pane(page).get_by_label("Message Card night").fill("Who deals?")
    await page.keyboard.press("Enter")
    assert (await received(page, server, "say"))["channel"] == GROUP
    await page.reload()
    current = pane(page).locator("[aria-current]")
    await expect(current).to_have_attribute("data-channel", GROUP)


async def test_a_group_without_a_name_is_called_by_its_people(
    page: Page, server: FakeServer
) -> None:
    east = {"id": "100000000000000003", "username": "east", "global_name": "East"}
    await befriend(page, server, name=None, recipients=[*PEOPLE, east])
    group = pane(page).locator(f'[data-channel="{GROUP}"]')
    await expect(group).to_have_attribute("title", "South, East")


async def test_news_of_a_group_is_marked_and_pressed_there(page: Page, server: FakeServer) -> None:
    await befriend(page, server)
    post = message(1, "Who plays?", components=row(button("Accept", "accept")))
    await server.post(post, GROUP)
    group = pane(page).locator(f'[data-channel="{GROUP}"]')
    await expect(group.locator(".dot")).to_be_visible()
    await group.click()
    await pane(page).get_by_role("button", name="Accept").click()
    assert (await received(page, server, "press"))["channel"] == GROUP


async def test_each_place_offers_its_own_commands(page: Page, server: FakeServer) -> None:
    await befriend(page, server)
    every = [one["id"] for one in (ANYWHERE, AT_HOME, *COMMANDS)]
    north = server.members["north"]["id"]
    await server.send(
        {
            "type": "commands",
            "member": north,
            "commands": [ANYWHERE, AT_HOME, *COMMANDS],
            "offered": {
                GENERAL: every,
                DIRECT: [one for one in every if one != AT_HOME["id"]],
                GROUP: [ANYWHERE["id"]],
            },
        }
    )
    offered = pane(page).get_by_role("option")
    for channel, label, count in (
        (GROUP, "Message Card night", 1),
        (DIRECT, "Message @Undercut", 5),
    ):
        await pane(page).locator(f'[data-channel="{channel}"]').click()
        await pane(page).get_by_label(label).fill("/")
        await expect(offered).to_have_count(count)
        await pane(page).get_by_label(label).fill("")
    await pane(page).locator("[data-channel]").first.click()
    await pane(page).get_by_label("Message #general").fill("/")
    await expect(offered).to_have_count(6)


async def test_a_group_says_when_no_command_is_offered(page: Page, server: FakeServer) -> None:
    await befriend(page, server)
    await pane(page).locator(f'[data-channel="{GROUP}"]').click()
    empty = pane(page).locator(".empty")
    await expect(empty).to_contain_text("None of the bot's commands are offered here.")
    await server.post(message(1, "Try </gin play:1>"), GROUP)
    await pane(page).get_by_role("button", name="/gin play").click()
    failed = pane(page).locator(".composer > .failed")
    await expect(failed).to_have_text("That command is not offered here.")
