"""Makes the pictures in docs/: `python -m tests.pictures` plays a game and photographs it.

The cards come from a fixed seed, so that a picture changes only when what it shows has changed.
"""

import asyncio
import sys
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from playwright.async_api import Browser, Locator, Page, async_playwright

from club.snapshot import Snapshot
from engine.moves import Move
from tests.browser import CHROMIUM, FLAGS
from tests.club.house import wish
from tests.wire.house import House, offered, open_house
from tests.wire.play import towards

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}


class Camera:
    """Two browser windows on one playground: a desktop's with both members, and a phone's."""

    def __init__(self, desktop: Page, phone: Page) -> None:
        self.desktop = desktop
        self.phone = phone

    async def look(self, north: str, south: str) -> None:
        """Turn each pane to a room, by a part of its name; the phone is North's."""
        await self._room(self.desktop.locator('[data-pane="north"]'), north)
        await self._room(self.desktop.locator('[data-pane="south"]'), south)
        await self._room(self.phone.locator('[data-pane="north"]'), north)

    async def shoot(self, name: str) -> None:
        """Take one picture at either width."""
        for page, suffix in ((self.desktop, ""), (self.phone, "-phone")):
            await page.evaluate("document.fonts.ready")
            await page.wait_for_load_state("networkidle")
            await page.screenshot(path=PICTURES / f"{name}{suffix}.png", animations="disabled")
            sys.stdout.write(f"docs/pictures/{name}{suffix}.png\n")

    async def see(self, text: str) -> None:
        """Wait until both windows show a text."""
        for page in (self.desktop, self.phone):
            await page.get_by_text(text).last.wait_for()

    async def _room(self, pane: Locator, name: str) -> None:
        await pane.locator("[data-channel]").filter(has_text=name).first.click()


@asynccontextmanager
async def camera(browser: Browser, url: str) -> AsyncIterator[Camera]:
    """Open the two windows."""
    desktop = await browser.new_context(viewport=DESKTOP, device_scale_factor=1.5)
    phone = await browser.new_context(
        viewport=PHONE, device_scale_factor=2, is_mobile=True, has_touch=True
    )
    try:
        wide, narrow = await desktop.new_page(), await phone.new_page()
        await wide.goto(url)
        await narrow.goto(f"{url}#north")
        yield Camera(wide, narrow)
    finally:
        await desktop.close()
        await phone.close()


class Shooting:
    """One game, photographed where it is worth it."""

    def __init__(self, house: House, lens: Camera) -> None:
        self._house = house
        self._lens = lens

    async def run(self) -> None:
        """Play from the challenge to the standings."""
        house, lens = self._house, self._lens
        challenge = await house.north.command("gin challenge", member=house.south)
        await lens.see("challenges")
        await lens.shoot("challenge")
        await house.south.press(challenge, "Accept")
        await house.quiet()
        table_id = await house.newest_table(house.north)
        await lens.look("gin-table", "gin-table")
        await self._until(table_id, lambda each: each.state is not None and each.state.ply == 9)
        await lens.shoot("channel")
        await self._until(table_id, self._north_may_knock)
        await lens.look("Undercut", "gin-table")
        await lens.shoot("hand")
        await self._confirmation(table_id)
        await lens.shoot("knock")
        await lens.look("Undercut", "gin-table")
        await self._until(
            table_id, lambda each: each.contest is not None and each.contest.deals > 0
        )
        await lens.shoot("table")
        await lens.look("gin-table", "gin-table")
        await lens.shoot("result")
        await self._until(table_id, lambda each: each.state is None)
        await lens.see("Rematch")
        await lens.shoot("settlement")
        await house.north.command("club standings")
        await lens.shoot("standings")

    async def _until(self, table_id: int, reached: Callable[[Snapshot], bool]) -> Snapshot:
        """Let both sides make the sensible player's moves until the table is as wished for."""
        house = self._house
        snapshot = await house.club.snapshot(table_id)
        while not reached(snapshot):
            actor = house.on_turn(snapshot)
            message = await house.hand(actor, table_id, snapshot.table.ply)
            await actor.press(message, towards(wish(snapshot), offered(message)))
            snapshot = await house.club.snapshot(table_id)
        await house.quiet()
        return snapshot

    def _north_may_knock(self, snapshot: Snapshot) -> bool:
        on_turn = snapshot.state is not None and self._house.on_turn(snapshot) is self._house.north
        return on_turn and Move.parse(wish(snapshot)).kind == "knock"

    async def _confirmation(self, table_id: int) -> None:
        """Let North go as far as the last question before a knock."""
        house = self._house
        snapshot = await house.club.snapshot(table_id)
        word = wish(snapshot)
        while True:
            message = await house.hand(house.north, table_id, snapshot.table.ply)
            chosen = towards(word, offered(message))
            if offered(message)[chosen].kind == "move":
                return
            await house.north.press(message, chosen)
            await house.quiet()


async def main() -> None:
    """Make every picture."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        async with open_house(Path(folder)) as house, async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            async with camera(browser, house.discord.url) as lens:
                await Shooting(house, lens).run()
            await browser.close()


if __name__ == "__main__":
    asyncio.run(main())
