"""Photographs the playground in a browser, as wide as a desktop or a phone.

The pages are set in Inter, if the machine has it (Debian: fonts-inter); without it nothing is
photographed, since pictures in another font would all look different.
"""

import io
import shutil
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from PIL import Image
from playwright.async_api import Browser, Locator, Page, ViewportSize

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"

DESKTOP = ViewportSize(width=1280, height=920)
PHONE = ViewportSize(width=390, height=844)

FONT = "Inter"


class Camera:
    """Two browser windows on one playground: a desktop's with both members, and a phone's."""

    def __init__(self, desktop: Page, phone: Page, folder: Path) -> None:
        self.desktop = desktop
        self.phone = phone
        self._folder = folder

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
            path = self._folder / f"{name}{suffix}.png"
            shot = await page.screenshot(animations="disabled")
            path.write_bytes(reduced(shot))
            sys.stdout.write(f"{path}\n")

    async def see(self, text: str) -> None:
        """Wait until both windows show a text."""
        for page in (self.desktop, self.phone):
            await page.get_by_text(text).last.wait_for()

    async def _room(self, pane: Locator, name: str) -> None:
        await pane.locator("[data-channel]").filter(has_text=name).first.click()


def reduced(png: bytes) -> bytes:
    """The picture with 256 colours: enough for pages of flat colours, and a third of the size."""
    buffer = io.BytesIO()
    with Image.open(io.BytesIO(png)) as image:
        image.convert("RGB").quantize(256, dither=Image.Dither.NONE).save(
            buffer, "PNG", optimize=True
        )
    return buffer.getvalue()


@asynccontextmanager
async def camera(browser: Browser, url: str, folder: Path) -> AsyncIterator[Camera]:
    """Open the two windows."""
    desktop = await browser.new_context(viewport=DESKTOP, device_scale_factor=1.5)
    phone = await browser.new_context(
        viewport=PHONE, device_scale_factor=2, is_mobile=True, has_touch=True
    )
    try:
        wide, narrow = await desktop.new_page(), await phone.new_page()
        await wide.goto(url)
        await narrow.goto(f"{url}#north")
        yield Camera(wide, narrow, folder)
    finally:
        await desktop.close()
        await phone.close()


def has_font() -> bool:
    """Whether the browser will find the font that the pages ask for."""
    if (tool := shutil.which("fc-match")) is None:
        return True  # not a machine that can be asked
    found = subprocess.run([tool, FONT, "family"], capture_output=True, text=True, check=True)
    return FONT in found.stdout


def check_font() -> None:
    """Check that the pages can be set in their own font.

    Raises:
        SystemExit: They can't: the pictures would look different.
    """
    if not has_font():
        raise SystemExit(f"The font {FONT} isn't installed: the pictures would look different.")
