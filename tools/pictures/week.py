"""Makes the pictures of docs/week.md: `python -m tools.pictures.week` lives through the week."""

import asyncio
import sys
import tempfile
from datetime import datetime
from pathlib import Path

from playwright.async_api import Browser, async_playwright

from playground.driver import Actor
from tests.browser import CHROMIUM, FLAGS
from tests.wire.week_long_game import Week, open_week
from tools.pictures.camera import PHONE, PICTURES, check_font, reduced


class Phone:
    """A phone that is picked up now and then, by one member or the other."""

    def __init__(self, browser: Browser, url: str, folder: Path) -> None:
        self._browser = browser
        self._url = url
        self._folder = folder

    async def shoot(self, name: str, actor: Actor, where: str, at: datetime) -> None:
        """Photograph what a member sees in a room at a moment."""
        context = await self._browser.new_context(
            viewport=PHONE,
            device_scale_factor=2,
            is_mobile=True,
            has_touch=True,
            timezone_id="UTC",
        )
        page = await context.new_page()
        await page.clock.set_fixed_time(at)
        await page.goto(f"{self._url}#{actor.user.username}")
        pane = page.locator(f'[data-pane="{actor.user.username}"]')
        await pane.locator("[data-channel]").filter(has_text=where).first.click()
        await page.evaluate("document.fonts.ready")
        await page.wait_for_load_state("networkidle")
        path = self._folder / f"week-{name}.png"
        path.write_bytes(reduced(await page.screenshot(animations="disabled")))
        sys.stdout.write(f"{path}\n")
        await context.close()


async def photograph(folder: Path) -> None:
    """Live through the week, and photograph it."""
    with tempfile.TemporaryDirectory() as data:
        async with open_week(Path(data)) as harness, async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            phone = Phone(browser, harness.discord.url, folder)

            async def show(name: str, actor: Actor, where: str) -> None:
                await phone.shoot(name, actor, where, harness.clock.now())

            await Week(harness, show).run()
            await browser.close()


if __name__ == "__main__":
    check_font()
    asyncio.run(photograph(PICTURES))
