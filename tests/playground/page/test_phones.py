"""What the bot sends, as a phone shows it: no row of buttons broken so that one stands alone."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest_asyncio
from playwright.async_api import Browser, Page

from club.table.snapshot import Snapshot
from tests.wire.game_player import towards
from tests.wire.harness import Harness, offered, open_harness
from tests.wire.play.test_deal_end import played_out

WIDTHS = (360, 390, 430)
HEIGHT = 800
"""Pixels of a phone's window; the newest message leaves room for the page's bars."""

ROWS = """
() => [...document.querySelectorAll('[data-pane="north"] .message:last-of-type .row')].map(
    (row) => {
        const lines = new Map();
        for (const each of row.querySelectorAll(":scope > .button")) {
            const top = Math.round(each.getBoundingClientRect().top);
            lines.set(top, (lines.get(top) ?? 0) + 1);
        }
        return [...lines.values()];
    },
)
"""
WIDER = """
() => [...document.querySelectorAll('[data-pane="north"] .message')].filter(
    (message) => message.scrollWidth > message.clientWidth + 1).length
"""
TALLEST = """
() => [...document.querySelectorAll('[data-pane="north"] .message')].at(-1)
    .querySelector(".container").getBoundingClientRect().height
"""


@pytest_asyncio.fixture(loop_scope="session")
async def house(tmp_path: Path) -> AsyncIterator[Harness]:
    async with open_harness(tmp_path) as harness:
        yield harness


async def at_width(browser: Browser, harness: Harness, width: int, room: str) -> Page:
    context = await browser.new_context(
        viewport={"width": width, "height": HEIGHT}, is_mobile=True, has_touch=True
    )
    page = await context.new_page()
    await page.goto(f"{harness.discord.url}#north")
    await page.locator('[data-pane="north"] [data-channel]').filter(has_text=room).first.click()
    await page.locator('[data-pane="north"] .message .row').last.wait_for()
    await page.evaluate("document.fonts.ready")
    return page


async def measured(browser: Browser, harness: Harness, room: str, most: int) -> None:
    """Hold the newest message to what fits a phone, at each width; `most` is how tall it may be."""
    for width in WIDTHS:
        page = await at_width(browser, harness, width, room)
        for row in await page.evaluate(ROWS):
            assert len(row) < 2 or row[-1] > 1 or sum(row) == 2, f"{width} px: {row}"
        assert await page.evaluate(WIDER) == 0, f"{width} px: wider than the phone"
        tall = await page.evaluate(TALLEST)
        assert tall <= most, f"{width} px: {tall} px tall"
        await page.context.close()


async def played_to(harness: Harness, table_id: int, kinds: set[str]) -> Snapshot:
    """Let both play until North may make moves of these kinds."""
    snapshot = await harness.club.tables.snapshot(table_id)
    while True:
        assert snapshot.state is not None
        legal: set[Any] = {move.kind for move in snapshot.state.legal_moves()}
        if harness.on_turn(snapshot) is harness.north and kinds <= legal:
            return snapshot
        actor, message, _ = await harness.act(table_id)
        wish = str(snapshot.state.legal_moves()[-1])
        await actor.press(message, towards(wish, offered(message)))
        await harness.quiet()
        snapshot = await harness.club.tables.snapshot(table_id)


async def test_a_deal_s_end_fits_a_phone(browser: Browser, house: Harness) -> None:
    table_id = await house.begin()
    await played_out(house, table_id)
    await measured(browser, house, "Undercut", HEIGHT)


async def test_a_hand_breaks_no_row_and_fits_a_phone(browser: Browser, house: Harness) -> None:
    table_id = await house.begin()
    await played_to(house, table_id, {"stock", "take"})
    await measured(browser, house, "Undercut", HEIGHT)
    await played_to(house, table_id, {"discard"})
    await measured(browser, house, "Undercut", HEIGHT)
