"""Makes the pictures of a server's life in docs/: `python -m tools.pictures.club`.

Four members have played for some weeks; North looks at the boards, at South, at a deal, at what is
kept. Each answer is photographed as it stands on a phone.
"""

import asyncio
import random
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta
from pathlib import Path

from discord.utils import time_snowflake
from playwright.async_api import Page, async_playwright

from club.core.people import Person
from engine.rules import read_rules
from playground.driver import Actor, Answer
from tests.browser import CHROMIUM, FLAGS
from tests.club.club_helpers import dice, play_out
from tests.wire.doors import privacy, versus
from tests.wire.harness import START, Harness, offered, open_harness
from tests.wire.members.test_standings import place
from tests.wire.week_long_game import BEGIN, FixedClock
from tools.pictures.camera import PHONE, PICTURES, check_font, reduced

MEMBERS = ("North", "South", "East", "West")
GAMES = 60
KINDS = (
    "standard game_target=50",
    "oklahoma game_target=50",
    "hollywood game_target=20",
    "straight",
)
EVERY = timedelta(hours=11)
TALL = 1600
"""Pixels that the longest answer needs."""


async def play(harness: Harness) -> None:
    """Let everybody play with everybody, North and South the most."""
    lot, people = random.Random(7), [Person(one.id, one.name) for one in actors(harness)]
    for number in range(GAMES):
        harness.clock.advance(EVERY)
        harness.discord.clock.advance(EVERY.total_seconds())
        one, two = people[:2] if number % 3 == 0 else lot.sample(people, 2)
        rules = read_rules(lot.choice(KINDS))
        now = harness.clock.now()
        asked, shown, pressed = (
            time_snowflake(now + timedelta(seconds=seconds)) for seconds in (0, 1, 90)
        )
        waiting = await harness.club.starting.challenge(
            place(harness), one, two, rules, interaction_id=asked
        )
        accepted = await harness.club.starting.accept(
            waiting.table.table_id, two, pressed, message_id=shown
        )
        await play_out(harness.club, accepted)


def actors(harness: Harness) -> list[Actor]:
    """The members, in order."""
    return [harness.discord.members[name.lower()] for name in MEMBERS]


class Phone:
    """North's phone, on a page in the browser.

    Args:
        page: The page.
        harness: What is looked at.
        folder: Where the pictures go.
        prefix: What their names begin with.
    """

    def __init__(self, page: Page, harness: Harness, folder: Path, prefix: str) -> None:
        self._page = page
        self._harness = harness
        self._folder = folder
        self._prefix = prefix

    async def set_time(self) -> None:
        """Have the browser show times as they are in the server."""
        await self._page.clock.set_fixed_time(self._harness.clock.now())

    async def shoot(self, name: str, answer: Answer) -> Answer:
        """Photograph an answer."""
        message = await answer.done()
        await self.set_time()
        shown = self._page.locator(f'[data-message="{message["id"]}"]').last
        await shown.wait_for()
        await self._page.evaluate("document.fonts.ready")
        await self._page.wait_for_load_state("networkidle")
        path = self._folder / f"{self._prefix}-{name}.png"
        path.write_bytes(reduced(await shown.screenshot(animations="disabled")))
        sys.stdout.write(f"{path}\n")
        return answer


async def look(harness: Harness, phone: Phone) -> None:
    """Let North look at one thing after another."""
    north, south = harness.north, harness.south
    await phone.shoot("board", await north.command("gin standings"))
    await phone.shoot("profile", await north.command("gin profile", member=south))
    await phone.shoot("versus", await versus(north, south))
    await phone.shoot("history", await north.command("gin history", opponent=south))
    await phone.shoot("verify", await north.command("gin verify"))
    await phone.shoot("privacy", await privacy(north))
    opened = await north.command("gin replay")
    last = [key for key, one in offered(opened.message).items() if one.kind == "replay"][3]
    await phone.shoot("replay", await north.press(opened, last))


@asynccontextmanager
async def phone_of_north(harness: Harness, folder: Path, prefix: str) -> AsyncIterator[Phone]:
    """Open a browser as wide as a phone, in which North looks at the channel."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        context = await browser.new_context(
            viewport={"width": PHONE["width"], "height": TALL},
            device_scale_factor=2,
            is_mobile=True,
            has_touch=True,
            timezone_id="UTC",
        )
        page = await context.new_page()
        await page.goto(f"{harness.discord.url}#north")
        pane = page.locator('[data-pane="north"]')
        await pane.locator("[data-channel]").filter(has_text="gin-table").first.click()
        yield Phone(page, harness, folder, prefix)
        await browser.close()


@asynccontextmanager
async def server_of_four(cards: str) -> AsyncIterator[Harness]:
    """Open a server of four members at a fixed time."""
    with tempfile.TemporaryDirectory() as data:
        start = BEGIN.timestamp() - START
        opened = open_harness(
            Path(data), members=MEMBERS, entropy=dice(cards), clock=FixedClock(), moment=start
        )
        async with opened as harness:
            yield harness


async def photograph(folder: Path) -> None:
    """Play, and photograph."""
    async with server_of_four("club") as harness:
        await play(harness)
        async with phone_of_north(harness, folder, "club") as phone:
            await look(harness, phone)


if __name__ == "__main__":
    check_font()
    asyncio.run(photograph(Path(sys.argv[1]) if len(sys.argv) > 1 else PICTURES))
