"""What a newcomer does: `python -m playground`, the page, and a deal against the computer."""

import asyncio
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from playwright.async_api import Page, async_playwright

from tests.browser import CHROMIUM, FLAGS

ROOT = Path(__file__).parents[3]
PATIENCE = 20_000  # milliseconds

NEXT_MOVE = """([last]) => {
    const pane = document.querySelector('[data-pane="north"]');
    if (pane.querySelector('[data-custom-id^="gin:next:"]')) return "over";
    const ids = [...pane.querySelectorAll('[data-custom-id^="gin:move:"]:enabled')]
        .map((button) => button.dataset.customId)
        .filter((id) => Number(id.split(":")[3]) > last);
    const draw = ids.find((id) => /:(pass|stock)$/.test(id));
    return draw ?? ids.findLast((id) => /:discard:/.test(id));
}"""
"""The custom_id of what to press next: draw and throw cards away until the deal is over."""


@asynccontextmanager
async def playground(folder: Path) -> AsyncIterator[str]:
    """Run what `make play` runs; gives the one address that it prints."""
    program = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "playground", "--port", "0"),
        *("--database", f"sqlite+aiosqlite:///{folder}/undercut.db"),
        cwd=ROOT,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    assert program.stdout is not None
    try:
        yield (await asyncio.wait_for(program.stdout.readline(), 30)).decode().strip()
    finally:
        program.send_signal(signal.SIGTERM)
        assert await asyncio.wait_for(program.wait(), 20) == 0


async def play_a_deal(page: Page) -> None:
    """Press what the hand in the direct messages offers until the deal's result stands there."""
    last = -1
    while True:
        found = await page.wait_for_function(NEXT_MOVE, arg=[last])
        custom_id = await found.json_value()
        if custom_id == "over":
            return
        last = int(custom_id.split(":")[3])
        await page.locator(f'[data-custom-id="{custom_id}"]').last.click()


@pytest.mark.browser
async def test_a_deal_against_the_computer(tmp_path: Path) -> None:
    if CHROMIUM is None:
        pytest.skip("there is no chromium on this machine")
    async with playground(tmp_path) as address, async_playwright() as playwright:
        assert address.startswith("http://127.0.0.1:")
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        page = await browser.new_page()
        page.set_default_timeout(PATIENCE)
        await page.goto(address)
        pane = page.locator('[data-pane="north"]')
        await pane.get_by_text("/gin play").first.wait_for()
        await pane.locator(".composer textarea").fill("/gin practice")
        await page.keyboard.press("Enter")
        await page.keyboard.press("Enter")
        await pane.locator("[data-channel]").filter(has_text="Undercut").click()
        await play_a_deal(page)
        await pane.locator(".message").get_by_text("Next deal:").wait_for()
        await pane.get_by_text("Next deal", exact=True).click()
        await pane.get_by_text("Deal 2").first.wait_for()
        await pane.locator("[data-channel]").filter(has_text="gin-table").click()
        public = pane.locator(".message:not(.ephemeral)")
        await public.first.wait_for()
        assert await public.count() == 1, "practice leaves one message here"
        await browser.close()
