"""Slash commands and a member's menu."""

import pytest
from playwright.async_api import Page, expect

from tests.playground.page.fake import GENERAL, MEMBERS, FakeServer, message
from tests.playground.page.helpers import pane, received

NORTH = MEMBERS["north"]["id"]
SOUTH = MEMBERS["south"]["id"]
FAILED = {"type": "failed", "reason": "This interaction failed"}


async def test_command_by_keyboard(page: Page, server: FakeServer) -> None:
    words = pane(page).get_by_label("Message #general")
    await words.press_sequentially("/")
    options = pane(page).get_by_role("option")
    await expect(options).to_have_count(4)
    await expect(options.first).to_contain_text("Challenge somebody, or anybody, to a game")
    await words.press_sequentially("gin ha")
    await expect(options).to_have_count(1)
    await words.fill("/gin")
    await expect(options).to_have_count(4)
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("ArrowUp")
    await page.keyboard.press("Enter")
    member = pane(page).get_by_label("member (required)")
    await expect(member).to_be_focused()
    await page.keyboard.press("Escape")
    await page.keyboard.press("Enter")
    await expect(pane(page).locator(".composer > .failed")).to_contain_text("Check “member”")
    await member.press_sequentially("sou")
    await expect(options).to_have_count(1)
    await page.keyboard.press("Enter")
    await expect(member).to_have_value("South")
    await pane(page).get_by_label("rules", exact=True).fill("okla")
    await page.keyboard.press("Enter")
    await pane(page).get_by_label("target", exact=True).fill("5")
    await page.keyboard.press("Enter")
    await expect(pane(page).locator(".composer > .failed")).to_contain_text("Check “target”")
    await pane(page).get_by_label("target", exact=True).fill("250")
    await pane(page).get_by_label("quiet", exact=True).fill("true")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    assert await received(page, server, "command") == {
        "type": "command",
        "member": NORTH,
        "channel": GENERAL,
        "name": "gin",
        "options": [
            {
                "name": "challenge",
                "type": 1,
                "options": [
                    {"name": "member", "type": 6, "value": SOUTH},
                    {"name": "rules", "type": 3, "value": "oklahoma"},
                    {"name": "target", "type": 4, "value": 250},
                    {"name": "quiet", "type": 5, "value": True},
                ],
            }
        ],
    }
    await expect(words).to_be_focused()


async def test_command_without_options_and_its_failure(page: Page, server: FakeServer) -> None:
    server.answers["command"] = FAILED
    await pane(page).get_by_label("Message #general").press_sequentially("/gin pr")
    await pane(page).get_by_role("option").click()
    await page.keyboard.press("Enter")
    sent = await received(page, server, "command")
    assert sent["options"] == [{"name": "practice", "type": 1, "options": []}]
    alert = pane(page).locator(".note")
    await expect(alert).to_contain_text("/gin practice: This interaction failed")
    await alert.get_by_role("button", name="Dismiss").click()
    await expect(alert).to_have_count(0)


async def test_autocomplete(page: Page, server: FakeServer) -> None:
    choices = [{"name": "North v South, deal 3", "value": "17"}]
    server.answers["autocomplete"] = {"type": "choices", "choices": choices}
    await pane(page).get_by_label("Message #general").fill("/gin hand")
    await page.keyboard.press("Enter")
    game = pane(page).get_by_label("game", exact=True)
    await game.fill("nor")
    await pane(page).get_by_role("option", name="North v South, deal 3").click()
    asked = await received(page, server, "autocomplete")
    inner = asked["options"][0]["options"]
    assert inner == [{"name": "game", "type": 3, "value": "nor", "focused": True}]
    await game.press("Enter")
    sent = await received(page, server, "command")
    assert sent["options"][0]["options"] == [{"name": "game", "type": 3, "value": "17"}]


async def test_leaving_a_command(page: Page) -> None:
    words = pane(page).get_by_label("Message #general")
    for leave in ("Backspace", "Escape", "click"):
        await words.fill("/gin hand")
        await page.keyboard.press("Enter")
        await expect(pane(page).locator(".command")).to_be_visible()
        if leave == "click":
            await pane(page).get_by_role("button", name="Leave this command").click()
        else:
            await page.keyboard.press(leave)
        await expect(words).to_be_focused()
        await expect(words).to_have_value("")


@pytest.mark.parametrize("part", [".author", ".face"])
async def test_a_members_menu(page: Page, server: FakeServer, part: str) -> None:
    await server.post(message(1, "hello", author=MEMBERS["south"]))
    await pane(page).locator(f"[data-message] {part}").click()
    await page.get_by_role("option", name="Challenge to gin").click()
    assert await received(page, server, "user_command") == {
        "type": "user_command",
        "member": NORTH,
        "channel": GENERAL,
        "name": "Challenge to gin",
        "target": SOUTH,
    }
