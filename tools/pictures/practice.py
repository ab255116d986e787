"""Makes the pictures of a game against the computer in docs/: `python -m tools.pictures.practice`.

North plays the expert, and asks for a hint on the way. Each message is photographed as it stands on
a phone.
"""

import asyncio
import sys
import tempfile
from pathlib import Path

from playwright.async_api import Page, async_playwright

from club.play.computer_players import ComputerPlayers
from club.table.snapshot import Snapshot
from engine.knock import KnockState
from engine.moves import MoveKind
from playground.driver import Answer
from tests.browser import CHROMIUM, FLAGS
from tests.club.club_helpers import dice
from tests.wire.harness import Harness, open_harness
from tools.pictures.camera import PHONE, PICTURES, check_font, reduced
from tools.pictures.game import Game

CARDS = "practice 3"
"""The source of the cards: its first deal brings North a discard worth a thought."""

LATE = 10
"""Moves after which the hint is asked for: by then there is something to tell of the other side."""

TALL = 1600
"""Pixels that the longest message needs."""


class Phone:
    """North's phone."""

    def __init__(self, page: Page, folder: Path) -> None:
        self._page = page
        self._folder = folder

    async def shoot(self, name: str, room: str, message_id: str) -> None:
        """Photograph one message of a room."""
        page = self._page
        pane = page.locator('[data-pane="north"]')
        await pane.locator("[data-channel]").filter(has_text=room).first.click()
        shown = page.locator(f'[data-message="{message_id}"]').last
        await shown.wait_for()
        await page.evaluate("document.fonts.ready")
        await page.wait_for_load_state("networkidle")
        path = self._folder / f"practice-{name}.png"
        path.write_bytes(reduced(await shown.screenshot(animations="disabled")))
        sys.stdout.write(f"{path}\n")


def may_discard(harness: Harness, snapshot: Snapshot) -> bool:
    """Whether North has drawn, well into the deal."""
    state = snapshot.state
    if not isinstance(state, KnockState) or state.ply < LATE:
        return False
    mine = snapshot.computer_to_move is None and harness.on_turn(snapshot) is harness.north
    return mine and any(move.kind == MoveKind.DISCARD for move in state.legal_moves())


async def play(harness: Harness, phone: Phone) -> None:
    """Let North play, and photograph the hand without a hint and with one."""
    await harness.north.command("gin practice", level="expert")
    game = Game(harness)
    await game.begin()
    await game.until(lambda each: may_discard(harness, each))
    snapshot = await game.snapshot()
    table_id, ply = snapshot.table.table_id, snapshot.table.ply
    hand = await harness.hand(harness.north, table_id, ply)
    await phone.shoot("hand", "Undercut", hand["id"])
    hint: Answer = await harness.north.press(hand, f"gin:hint:{table_id}:{ply}")
    await phone.shoot("hint", "Undercut", (await hint.done())["id"])


async def photograph(folder: Path) -> None:
    """Play, and photograph."""
    players = ComputerPlayers(1)
    try:
        with tempfile.TemporaryDirectory() as data:
            opened = open_harness(Path(data), players=players, entropy=dice(CARDS))
            async with opened as harness, async_playwright() as playwright:
                browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
                context = await browser.new_context(
                    viewport={"width": PHONE["width"], "height": TALL},
                    device_scale_factor=2,
                    is_mobile=True,
                    has_touch=True,
                )
                page = await context.new_page()
                await page.goto(f"{harness.discord.url}#north")
                await play(harness, Phone(page, folder))
                await browser.close()
    finally:
        players.close()


if __name__ == "__main__":
    check_font()
    asyncio.run(photograph(Path(sys.argv[1]) if len(sys.argv) > 1 else PICTURES))
