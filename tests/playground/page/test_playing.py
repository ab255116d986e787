"""What a member does: buttons, menus, modals, plain words."""

import asyncio

from playwright.async_api import Page, Route, expect

from tests.playground.page.fake import BOT, DIRECT, GENERAL, MEMBERS, FakeServer, message, picture
from tests.playground.page.helpers import button, pane, received, row

NORTH = MEMBERS["north"]["id"]
SOUTH = MEMBERS["south"]["id"]
FAILED = {"type": "failed", "reason": "This interaction failed"}


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


async def test_direct_messages_open_and_closed(page: Page, server: FakeServer) -> None:
    switch = pane(page).get_by_role("switch")
    await expect(switch).to_be_checked()
    await switch.click()
    await expect(switch).not_to_be_checked()
    await expect(switch).to_contain_text("closed")
    assert (await received(page, server, "set_dm"))["open"] is False
    await expect(pane(page, "south").get_by_role("switch")).to_be_checked()


async def test_the_language_of_a_members_discord_is_chosen_and_remembered(
    page: Page, server: FakeServer
) -> None:
    await server.post(message(1, "<t:0:R>"))
    button = pane(page).get_by_label("Language of this member's Discord")
    await expect(button).to_have_text("EN")
    await button.click()
    await pane(page).get_by_role("option", name="Deutsch").click()
    assert (await received(page, server, "set_locale"))["locale"] == "de"
    await expect(button).to_have_text("DE")
    await expect(pane(page).locator("time[data-relative]")).to_contain_text("vor ")
    await expect(pane(page, "south").locator(".language")).to_have_text("EN")
    await pane(page).locator("textarea.words").fill("/gin prac")
    await expect(pane(page).get_by_role("option")).to_contain_text("Spiel gegen den Computer")
    server.members["north"].pop("locale")
    await page.reload()
    await expect(button).to_have_text("DE")


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


async def test_a_picture_that_comes_late_is_not_left_below(page: Page, server: FakeServer) -> None:
    asked: asyncio.Queue[Route] = asyncio.Queue()
    await page.route("**/cdn/late.png", asked.put)
    for number in range(30):
        await server.post(message(number, f"line {number}\nand more"), to="north")
    gallery = {"type": 12, "items": [{"media": {"url": "/cdn/late.png"}, "description": "late"}]}
    await server.post(message(31, flags=1 << 15, components=[gallery]), to="north")
    route = await asked.get()
    await route.fulfill(body=picture(300, 340), content_type="image/png")
    tall = "node => node.complete && node.getBoundingClientRect().height === 340"
    late = await pane(page).get_by_alt_text("late").element_handle()
    await page.wait_for_function(tall, arg=late)
    end = "node => node.scrollHeight - node.scrollTop - node.clientHeight < 2"
    scroller = await pane(page).locator(".scroller").element_handle()
    await page.wait_for_function(end, arg=scroller)


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
