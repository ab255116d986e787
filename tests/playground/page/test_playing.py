"""What a member does: buttons, menus, modals, commands."""

from typing import Any

import pytest
from playwright.async_api import Locator, Page, expect

from tests.playground.page.fake import BOT, DIRECT, GENERAL, MEMBERS, FakeServer, message

NORTH = MEMBERS["north"]["id"]
SOUTH = MEMBERS["south"]["id"]
FAILED = {"type": "failed", "reason": "This interaction failed"}


def pane(page: Page, name: str = "north") -> Locator:
    return page.locator(f'[data-pane="{name}"]')


async def received(page: Page, server: FakeServer, kind: str) -> dict[str, Any]:
    """The newest request of a kind, once it has come."""
    for _ in range(500):
        found = [event for event in server.received if event["type"] == kind]
        if found:
            return {key: value for key, value in found[-1].items() if key != "nonce"}
        await page.evaluate("new Promise(requestAnimationFrame)")
    raise AssertionError(f"the page sent no {kind}")


def row(*components: dict[str, Any]) -> list[dict[str, Any]]:
    return [{"type": 1, "components": list(components)}]


def button(label: str, custom_id: str, **fields: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": label, "custom_id": custom_id, **fields}


async def test_a_button_spins_until_the_answer(page: Page, server: FakeServer) -> None:
    server.answers["press"] = None
    post = message(1, "Your turn", components=row(button("Draw", "gin:move:1:1:draw")))
    await server.post(post)
    draw = pane(page).get_by_role("button", name="Draw")
    await draw.click()
    await expect(draw).to_have_attribute("aria-busy", "true")
    pressed = await received(page, server, "press")
    assert pressed == {
        "type": "press",
        "member": NORTH,
        "channel": GENERAL,
        "message": post["id"],
        "custom_id": "gin:move:1:1:draw",
    }
    await draw.click()
    nonce = server.received[-1]["nonce"]
    await server.send({"type": "acknowledged", "nonce": nonce}, "north")
    await expect(draw).not_to_have_attribute("aria-busy", "true")
    assert len(server.received) == 1, "a second press while waiting is not sent"


async def test_a_failed_button_says_so_until_the_message_changes(
    page: Page, server: FakeServer
) -> None:
    server.answers["press"] = FAILED
    post = message(1, "Your turn", components=row(button("Draw", "d")))
    await server.post(post)
    await pane(page).get_by_role("button", name="Draw").click()
    shown = pane(page).locator(f'[data-message="{post["id"]}"]')
    await expect(shown.get_by_role("alert")).to_have_text("This interaction failed")
    await server.post({**post, "content": "Again"})
    await expect(shown).to_contain_text("Again")
    await expect(shown.get_by_role("alert")).to_have_count(0)


async def test_an_edit_keeps_its_place_and_the_keyboard(page: Page, server: FakeServer) -> None:
    first = message(1, "Deal 1", components=row(button("Draw", "d"), button("Take", "t")))
    await server.post(first)
    await server.post(message(2, "Something else"))
    await pane(page).get_by_role("button", name="Take").focus()
    await server.post({**first, "content": "Deal 2"})
    shown = pane(page).locator("[data-message]")
    await expect(shown).to_have_count(2)
    await expect(shown.first).to_contain_text("Deal 2")
    await expect(pane(page).get_by_role("button", name="Take")).to_be_focused()


async def test_ids_are_never_rounded(page: Page, server: FakeServer) -> None:
    post = {**message(1, "x", components=row(button("Go", "g"))), "id": "9007199254740993"}
    await server.post(post)
    await pane(page).get_by_role("button", name="Go").click()
    assert (await received(page, server, "press"))["message"] == "9007199254740993"


async def test_single_select(page: Page, server: FakeServer) -> None:
    options = [
        {"label": "By suit", "value": "suit", "description": "Clubs first", "default": True},
        {"label": "By rank", "value": "rank", "emoji": {"id": "4", "name": "card_7d"}},
    ]
    menu = {"type": 3, "custom_id": "sort", "placeholder": "Sort", "options": options}
    await server.post(message(1, components=row(menu)))
    select = pane(page).get_by_role("combobox", name="Sort: By suit")
    await select.click()
    listbox = page.get_by_role("listbox", name="Sort")
    await expect(listbox.get_by_role("option", name="By suit")).to_be_focused()
    await expect(listbox).to_contain_text("Clubs first")
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    chosen = await received(page, server, "select")
    assert (chosen["custom_id"], chosen["values"], chosen["component_type"]) == (
        "sort",
        ["rank"],
        3,
    )
    await expect(listbox).to_have_count(0)


async def test_multiple_select_keeps_to_its_bounds(page: Page, server: FakeServer) -> None:
    options = [{"label": label, "value": label} for label in ("A", "B", "C")]
    menu = {"type": 3, "custom_id": "m", "options": options, "min_values": 2, "max_values": 2}
    await server.post(message(1, components=row(menu)))
    await pane(page).get_by_role("combobox", name="Make a selection").click()
    done = page.get_by_role("button", name="Done")
    await page.get_by_role("option", name="A").click()
    await expect(done).to_be_disabled()
    await page.get_by_role("option", name="C").click()
    await page.get_by_role("option", name="B").click()
    await expect(page.locator(".menu-line.on")).to_have_text(["A", "C"])
    await done.click()
    assert (await received(page, server, "select"))["values"] == ["A", "C"]


async def test_member_role_and_channel_selects(page: Page, server: FakeServer) -> None:
    server.guild["roles"] = [{"id": "77", "name": "Dealers"}]
    await page.reload()
    await pane(page).locator("[data-channel]").first.wait_for()
    wanted = {
        5: ("Undercut", BOT["id"]),
        6: ("@Dealers", "77"),
        7: ("South", SOUTH),
        8: ("#general", GENERAL),
    }
    for number, (kind, (label, value)) in enumerate(wanted.items()):
        post = message(number, components=row({"type": kind, "custom_id": f"s{kind}"}))
        await server.post(post)
        await pane(page).locator(f'[data-custom-id="s{kind}"]').click()
        await page.get_by_role("option", name=label).click()
        await expect(page.get_by_role("option")).to_have_count(0)
        chosen = await received(page, server, "select")
        assert (chosen["custom_id"], chosen["values"]) == (f"s{kind}", [value])


MODAL = {
    "title": "House rules",
    "custom_id": "rules",
    "components": [
        {"type": 10, "content": "Change what you like."},
        {
            "type": 18,
            "id": 7,
            "label": "Name",
            "description": "Shown to all",
            "component": {"type": 4, "custom_id": "name", "style": 1, "min_length": 3},
        },
        {
            "type": 18,
            "label": "Knock card",
            "component": {
                "type": 21,
                "custom_id": "knock",
                "options": [{"label": "Ten", "value": "10"}, {"label": "Upcard", "value": "up"}],
            },
        },
        {
            "type": 18,
            "label": "Extras",
            "component": {
                "type": 22,
                "custom_id": "extras",
                "required": False,
                "options": [{"label": "Big gin", "value": "big", "default": True}],
            },
        },
        {"type": 18, "label": "Quiet", "component": {"type": 23, "custom_id": "quiet"}},
        {
            "type": 18,
            "label": "Target",
            "component": {
                "type": 3,
                "custom_id": "to",
                "options": [{"label": "100", "value": "c"}],
            },
        },
    ],
}


async def test_modal(page: Page, server: FakeServer) -> None:
    server.answers["press"] = {"type": "show_modal", "member": NORTH, "modal": MODAL}
    server.answers["modal"] = FAILED
    await server.post(message(1, components=row(button("Rules", "r"))))
    await pane(page).get_by_role("button", name="Rules").click()
    modal = page.get_by_role("dialog", name="House rules")
    await expect(modal.get_by_label("Name")).to_be_focused()
    await modal.get_by_label("Name").fill("ab")
    await page.keyboard.press("Enter")
    problems = modal.locator("[role=alert]:visible:not(:empty)")
    await expect(problems).to_have_text(
        ["Must be 3 or more characters.", "Choose one.", "This field is required."]
    )
    await modal.get_by_label("Name").fill("Friday")
    await modal.get_by_label("Upcard").check()
    await modal.get_by_label("Quiet").check()
    await modal.get_by_role("combobox").click()
    await page.get_by_role("option", name="100").click()
    await modal.get_by_role("button", name="Submit").click()
    await expect(problems).to_have_text("This interaction failed")
    sent = await received(page, server, "modal")
    assert sent["custom_id"] == "rules"
    assert sent["components"] == [
        {"type": 10},
        {"type": 18, "id": 7, "component": {"type": 4, "custom_id": "name", "value": "Friday"}},
        {"type": 18, "component": {"type": 21, "custom_id": "knock", "value": "up"}},
        {"type": 18, "component": {"type": 22, "custom_id": "extras", "values": ["big"]}},
        {"type": 18, "component": {"type": 23, "custom_id": "quiet", "value": True}},
        {"type": 18, "component": {"type": 3, "custom_id": "to", "values": ["c"]}},
    ]
    assert server.received[-1]["nonce"] == server.received[0]["nonce"]
    server.answers["modal"] = {"type": "acknowledged"}
    await modal.get_by_role("button", name="Submit").click()
    await expect(modal).to_have_count(0)


async def test_a_modal_after_the_acknowledgement_leaves_the_other_pane_usable(
    page: Page, server: FakeServer
) -> None:
    await server.send(
        {"type": "show_modal", "member": NORTH, "nonce": "n", "modal": MODAL}, "north"
    )
    await expect(pane(page).get_by_role("dialog")).to_be_visible()
    await pane(page, "south").get_by_label("Message #general").fill("still here")
    await page.keyboard.press("Enter")
    assert (await received(page, server, "say"))["content"] == "still here"
    await pane(page).get_by_label("Name").press("Escape")
    await expect(pane(page).get_by_role("dialog")).to_have_count(0)


async def test_dismiss_and_delete(page: Page, server: FakeServer) -> None:
    private = message(1, "Your hand", flags=64)
    await server.post(private, to="north")
    await server.post(message(2, "Stays"))
    await server.post(message(3, "Goes"))
    await pane(page).get_by_role("button", name="Dismiss message").click()
    assert await received(page, server, "dismiss") == {
        "type": "dismiss",
        "member": NORTH,
        "message": private["id"],
    }
    gone = {"type": "deleted", "channel": GENERAL, "message": message(3)["id"]}
    await server.send({**gone, "member": NORTH}, "north")
    await expect(pane(page).locator("[data-message]")).to_have_count(1)
    await expect(pane(page).locator("[data-message]")).to_contain_text("Stays")


async def test_command_by_keyboard(page: Page, server: FakeServer) -> None:
    words = pane(page).get_by_label("Message #general")
    await words.press_sequentially("/")
    options = pane(page).get_by_role("option")
    await expect(options).to_have_count(3)
    await expect(options.first).to_contain_text("Challenge somebody, or anybody, to a game")
    await words.press_sequentially("gin ha")
    await expect(options).to_have_count(1)
    await words.fill("/gin")
    await expect(options).to_have_count(3)
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


async def test_saying_something(page: Page, server: FakeServer) -> None:
    words = pane(page).get_by_label("Message #general")
    await words.fill("  good luck  ")
    await page.keyboard.press("Enter")
    await expect(words).to_have_value("")
    said = await received(page, server, "say")
    assert (said["content"], said["member"], said["channel"]) == ("good luck", NORTH, GENERAL)
    await words.fill("/nonsense")
    await page.keyboard.press("Enter")
    await expect(pane(page).locator(".composer > .failed")).to_have_text(
        "There is no such command."
    )


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


async def test_direct_messages_open_and_closed(page: Page, server: FakeServer) -> None:
    switch = pane(page).get_by_role("switch")
    await expect(switch).to_be_checked()
    await switch.click()
    await expect(switch).not_to_be_checked()
    await expect(switch).to_contain_text("closed")
    assert (await received(page, server, "set_dm"))["open"] is False
    await expect(pane(page, "south").get_by_role("switch")).to_be_checked()


async def test_unread_direct_message(page: Page, server: FakeServer) -> None:
    await server.post(message(1, "It is your turn"), channel=DIRECT, to="south")
    room = pane(page, "south").locator(f'[data-channel="{DIRECT}"]')
    await expect(room).to_contain_text("unread")
    await expect(pane(page).locator(".unread")).to_have_count(0)
    await room.click()
    await expect(room).not_to_contain_text("unread")
    await expect(pane(page, "south").locator("[data-message]")).to_contain_text("your turn")


async def test_new_messages_are_spoken(page: Page, server: FakeServer) -> None:
    await server.post(message(1, "**North** knocks"))
    live = pane(page).locator("[aria-live=polite]")
    await expect(live).to_have_text("Undercut: North knocks")


async def test_a_reader_of_old_messages_is_not_moved(page: Page, server: FakeServer) -> None:
    for number in range(40):
        await server.post(message(number, f"line {number}\nand more"))
    scroller = pane(page).locator(".scroller")
    await expect(pane(page).locator("[data-message]")).to_have_count(40)
    end = "node => node.scrollHeight - node.scrollTop - node.clientHeight < 2"
    assert await scroller.evaluate(end)
    await scroller.evaluate("node => { node.scrollTop = 0; }")
    await expect(pane(page).locator(".jump")).to_be_hidden()
    await page.evaluate("new Promise(requestAnimationFrame)")
    await server.post(message(41, "news"))
    await pane(page).get_by_role("button", name="New messages").click()
    assert await scroller.evaluate(end)
