"""Panes, the page's address, a phone's width, and losing the connection."""

from typing import Any

from playwright.async_api import Page, expect

from tests.playground.page.fake import BOT, CARDS, DIRECT, THREAD, FakeServer, message

COARSE = ".button, .channel, .tab, .send, .close, .switch, .select, .suggestion, .menu-line, .face"


async def test_the_first_screen(page: Page, server: FakeServer) -> None:
    server.bot = None
    await page.reload()
    banner = page.locator('[data-pane="north"] [role=status]')
    await expect(banner).to_have_text("Starting the bot…")
    await server.send({"type": "bot", "user": BOT, "online": True})
    await expect(banner).to_be_hidden()
    empty = page.locator('[data-pane="north"] .empty')
    await expect(empty).to_contain_text("Type /gin to begin: try /gin play")
    await empty.get_by_role("button", name="/gin play").click()
    await expect(page.locator('[data-pane="north"] .command')).to_have_text("/gin play")
    await server.send({"type": "bot", "user": None, "online": False})
    await expect(banner).to_have_text("The bot is away. Waiting for it…")


async def test_the_address_names_members_and_channels(page: Page, server: FakeServer) -> None:
    assert page.url.endswith("#north/general,south/general")
    await page.goto(f"{server.url}#south/@")
    await expect(page.locator("[data-pane]")).to_have_count(1)
    current = page.locator('[data-pane="south"] [aria-current]')
    await expect(current).to_have_attribute("data-channel", DIRECT)
    await page.locator(f'[data-channel="{CARDS}"]').click()
    assert page.url.endswith("#south/card-table")
    await page.goto(f"{server.url}#%E0%A4%A")
    await expect(page.locator(".banner")).to_contain_text("There is no member called")


async def test_a_new_member_gets_a_pane(page: Page, server: FakeServer) -> None:
    await page.get_by_role("button", name="Add a member").click()
    await page.get_by_role("option", name="A new member").click()
    await expect(page.locator("[data-pane]")).to_have_count(3)
    await expect(page.locator('[data-pane="east"] .who')).to_contain_text("East")
    await page.locator('[data-pane="south"]').get_by_label("Close this pane").click()
    await expect(page.locator("[data-pane]")).to_have_count(2)
    await page.locator('[data-pane="east"] .who').click()
    await page.get_by_role("option", name="South").click()
    await expect(page.locator('[data-pane="south"] .who')).to_contain_text("South")
    await expect(page.locator('[data-pane="east"]')).to_have_count(0)
    assert "east" in server.members


async def test_events_stand_above_the_channels(page: Page, server: FakeServer) -> None:
    shown = page.locator('[data-pane="north"] .event')
    await expect(shown).to_have_count(0)
    event = {"id": "8", "name": "May cup", "scheduled_start_time": "2026-05-01T20:00:00+00:00"}
    for status, said in ((1, "May 1"), (2, "Now")):
        told = {**event, "status": status, "entity_metadata": {"location": "#card-table"}}
        await server.send({"type": "events", "events": [told]}, "north")
        await expect(shown).to_contain_text("May cup")
        await expect(shown).to_contain_text(said)
    await expect(shown).to_have_attribute("title", "#card-table")
    await expect(page.locator('[data-pane="south"] .event')).to_have_count(0)
    await server.send({"type": "events", "events": []}, "north")
    await expect(shown).to_have_count(0)


async def test_all_panes_closed(page: Page) -> None:
    for name in ("north", "south"):
        await page.locator(f'[data-pane="{name}"]').get_by_label("Close this pane").click()
    await expect(page.get_by_text("No panes are open.")).to_be_visible()
    await page.get_by_role("button", name="Add a member").click()
    await expect(page.locator("[data-pane]")).to_have_count(2)


async def test_a_lost_connection_comes_back(page: Page, server: FakeServer) -> None:
    await page.clock.install()
    await server.post(message(1, "before"))
    server.messages["500000000000000001"] = [message(1, "before"), message(2, "meanwhile")]
    for socket in list(server.sockets):
        await socket.close()
    banner = page.locator('[data-pane="north"] [role=status]')
    await expect(banner).to_have_text("Connection lost. Trying again…")
    await page.clock.run_for(1100)
    await expect(banner).to_be_hidden()
    shown = page.locator('[data-pane="north"] [data-message]')
    await expect(shown).to_have_count(2)
    await expect(shown.last).to_contain_text("meanwhile")


async def test_a_server_begun_anew_is_shown_in_place_of_the_old(
    page: Page, server: FakeServer
) -> None:
    await page.clock.install()
    north = page.locator('[data-pane="north"]')
    await server.post(message(1, "an old hand"), channel=DIRECT)
    await north.locator(f'[data-channel="{DIRECT}"]').click()
    await expect(north.locator("[data-message]")).to_contain_text("an old hand")
    server.channels = [room for room in server.channels if room["id"] != DIRECT]
    for socket in list(server.sockets):
        await socket.close()
    await page.clock.run_for(1100)
    await expect(north.locator("[data-message]")).to_have_count(0)
    await expect(north.get_by_label("Message #general")).to_be_visible()


async def test_a_command_during_a_lost_connection_fails(page: Page, server: FakeServer) -> None:
    server.answers["command"] = None
    north = page.locator('[data-pane="north"]')
    await north.get_by_label("Message #general").fill("/gin practice")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await expect(north.locator(".note")).to_contain_text("/gin practice")
    for socket in list(server.sockets):
        await socket.close()
    await expect(north.locator(".note.failed")).to_contain_text("The connection was lost")


async def test_a_phone_shows_one_pane(phone: Page, server: FakeServer) -> None:
    north, south = phone.locator('[data-pane="north"]'), phone.locator('[data-pane="south"]')
    await expect(north).to_be_visible()
    await expect(south).to_be_hidden()
    await server.post(message(1, "It is your turn"), channel=DIRECT, to="south")
    tab = phone.locator(".tab", has_text="South")
    await expect(tab).to_contain_text("unread")
    await tab.tap()
    await expect(south).to_be_visible()
    await expect(north).to_be_hidden()
    await south.locator(f'[data-channel="{DIRECT}"]').tap()
    await expect(south.locator("[data-message]")).to_be_visible()
    wide = "document.documentElement.scrollWidth <= innerWidth"
    assert await phone.evaluate(wide)


async def test_a_phones_targets_are_large_enough(phone: Page, server: FakeServer) -> None:
    cards: list[dict[str, Any]] = [
        {
            "type": 2,
            "style": 2,
            "label": f"{n}♦",
            "custom_id": str(n),
            "emoji": {"id": "1", "name": "c"},
        }
        for n in range(2, 7)
    ]
    options = [{"label": "By suit", "value": "suit"}]
    rows = [
        {"type": 1, "components": cards},
        {"type": 1, "components": [{"type": 3, "custom_id": "s", "options": options}]},
    ]
    container = {"type": 17, "components": [{"type": 10, "content": "A hand"}, *rows]}
    await server.post(message(1, flags=1 << 15, components=[container]))
    await phone.locator('[data-pane="north"] .select').tap()
    await phone.get_by_role("option", name="By suit").wait_for()
    small = f"""() => [...document.querySelectorAll("{COARSE}")]
        .map((node) => [node.className, node.getBoundingClientRect()])
        .filter(([, box]) => box.width > 0 && (box.width < 40 || box.height < 40))
        .map(([name, box]) => `${{name}} ${{box.width}}x${{box.height}}`)"""
    assert await phone.evaluate(small) == []
    await phone.get_by_role("option", name="By suit").tap()
    await phone.locator('[data-pane="north"] textarea').fill("/")
    await phone.locator('[data-pane="north"] .suggestion').first.wait_for()
    assert await phone.evaluate(small) == []
    tops = "nodes => new Set(nodes.map((node) => node.getBoundingClientRect().top)).size"
    buttons = phone.locator('[data-pane="north"] .row').first.locator("button")
    assert await buttons.evaluate_all(tops) == 2, "a row wraps as Discord's does"


async def test_a_link_to_a_channel_opens_it_here(page: Page, server: FakeServer) -> None:
    there = "https://discord.com/channels/400000000000000001"
    post = message(2, "the game")
    await server.post(post, channel=CARDS)
    go = {"type": 2, "style": 5, "label": "Go", "url": f"{there}/{CARDS}/{post['id']}"}
    await server.post(message(1, "look", components=[{"type": 1, "components": [go]}]))
    north = page.locator('[data-pane="north"]')
    await north.get_by_role("link", name="Go").click()
    await expect(north.locator("[aria-current]")).to_contain_text("card-table")
    await expect(north.locator(f'[data-message="{post["id"]}"]')).to_be_focused()
    assert len(page.context.pages) == 1


async def test_a_thread_hangs_under_its_message_and_opens(page: Page, server: FakeServer) -> None:
    line = message(1, "North plays South", id=THREAD)
    thread = {"id": THREAD, "type": 11, "name": "North v South", "parent_id": CARDS}
    await server.post(line | {"thread": thread}, CARDS)
    pane = page.locator('[data-pane="north"]')
    await pane.locator(f'[data-channel="{CARDS}"]').click()
    card = pane.locator(".thread-card")
    await expect(card).to_contain_text("North v South")
    await expect(card).to_contain_text("0 messages")
    await server.post(message(2, "The table"), THREAD)
    await expect(card).to_contain_text("1 message")
    await card.click()
    await expect(pane.get_by_text("The table")).to_be_visible()
    closed = thread | {"thread_metadata": {"archived": True}}
    north = server.members["north"]["id"]
    await server.send({"type": "channel", "member": north, "channel": closed}, "north")
    await pane.locator(f'[data-channel="{CARDS}"]').click()
    await expect(card).to_contain_text("archived")
    await expect(pane.locator(f'[data-channel="{THREAD}"]')).to_have_count(0)
