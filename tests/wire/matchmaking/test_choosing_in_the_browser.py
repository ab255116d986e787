"""Choosing what to play in the playground's page, with the keyboard alone; and sending a file."""

from pathlib import Path

import pytest
from playwright.async_api import FilePayload, Page, async_playwright, expect

from engine.record import Record, write_record
from engine.rules import PRESETS
from engine.words import MatchFormat
from tests.browser import CHROMIUM, FLAGS
from tests.engine.whole_deals import played
from tests.wire.harness import Harness, open_harness

PATIENCE = 20_000  # milliseconds


async def choose(page: Page, harness: Harness) -> None:
    """Begin a game of Oklahoma, the best of three, to 175."""
    pane = page.locator('[data-pane="north"]')
    options = pane.get_by_role("option")
    await pane.locator(".composer textarea").fill("/gin practice")
    await page.keyboard.press("Enter")
    for name, typed, first in (
        ("variant", "okla", "Oklahoma –"),  # noqa: RUF001 - a dash
        ("contest", "best of 3", "Best of 3 games"),
        ("target", "175", "175 points"),
    ):
        await pane.get_by_label(name, exact=True).fill(typed)
        await expect(options.first).to_contain_text(first)
        await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await harness.discord.wait_for(lambda: harness.discord.requests("POST", "/interactions/*"))


@pytest.mark.browser
async def test_a_variant_is_chosen_while_typing(tmp_path: Path) -> None:
    if CHROMIUM is None:
        pytest.skip("there is no chromium on this machine")
    async with open_harness(tmp_path) as harness, async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        page = await browser.new_page(viewport={"width": 360, "height": 800})
        page.set_default_timeout(PATIENCE)
        await page.goto(f"{harness.discord.url}#north")
        await choose(page, harness)
        await page.locator('[data-pane="north"] .message').first.wait_for()
        await browser.close()
        await harness.quiet()
        table = await harness.club.tables.snapshot(await harness.newest_table(harness.north))
        assert (table.rules.preset, table.rules.best_of) == ("oklahoma", 3)
        assert (table.rules.match, table.rules.game_target) == (MatchFormat.BEST_OF, 175)


@pytest.mark.browser
async def test_a_record_is_opened_from_a_file(tmp_path: Path) -> None:
    if CHROMIUM is None:
        pytest.skip("there is no chromium on this machine")
    deal = played(PRESETS.rules("standard"), 7, sense=1.0)
    record = write_record(Record(deal.rules, ("North", "South"), (deal.deal,)))
    async with open_harness(tmp_path) as harness, async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        page = await browser.new_page(viewport={"width": 360, "height": 800})
        page.set_default_timeout(PATIENCE)
        await page.goto(f"{harness.discord.url}#north")
        pane = page.locator('[data-pane="north"]')
        await pane.locator(".composer textarea").fill("/gin replay")
        await page.keyboard.press("Enter")
        field = pane.get_by_label("file", exact=True)
        file = FilePayload(name="evening.txt", mimeType="text/plain", buffer=record.encode())
        await field.set_input_files(file)
        await page.locator(".composer button[type=submit]").first.click()
        await pane.get_by_text("from your file").first.wait_for()
        await pane.get_by_role("button", name="Picture").click()
        await pane.locator(".gallery img").wait_for()
        await browser.close()
