"""Makes the picture of a review in docs/: `python -m tools.pictures.review`.

North plays a deal by plain sense, now and then against it, and has it reviewed by the real coach.
The answer is photographed as it stands on a phone.
"""

import asyncio
import sys
import tempfile
from pathlib import Path

from playwright.async_api import async_playwright

from club.play.computer_players import ComputerPlayers
from engine.rules import PRESETS
from playground.driver import Answer
from tests.browser import CHROMIUM, FLAGS
from tests.club.club_helpers import dice, step, wish
from tests.wire.harness import Harness, open_harness
from tools.pictures.camera import PHONE, PICTURES, check_font, reduced

CARDS = "review 3"
RULES = PRESETS.rules("standard", game_target=400)
SLIPS = (2, 3, 4)
"""The discards of North's that aren't the simple player's, counted from 1."""

TALL = 1600
"""Pixels that the message needs at most."""


async def slip(harness: Harness) -> int:
    """Play a deal in which North throws the wrong card now and then; the table."""
    table_id = await harness.begin()
    snapshot = await harness.club.tables.snapshot(table_id)
    thrown = 0
    while snapshot.contest is None or not snapshot.contest.deals:
        state, word = snapshot.state, wish(snapshot)
        assert state is not None
        if harness.on_turn(snapshot) is harness.north and word.startswith("discard"):
            thrown += 1
            if thrown in SLIPS:
                word = next(str(each) for each in state.legal_moves() if str(each) != word)
        snapshot = await step(harness.club, snapshot, word)
    harness.bot.reconciler.refresh(table_id)
    await harness.quiet()
    return table_id


async def photograph(folder: Path) -> None:
    """Play, have it reviewed, and photograph."""
    players = ComputerPlayers(1)
    try:
        with tempfile.TemporaryDirectory() as data:
            opened = open_harness(Path(data), players=players, entropy=dice(CARDS), rules=RULES)
            async with opened as harness, async_playwright() as playwright:
                table_id = await slip(harness)
                # Thought about beforehand: a busy machine takes longer than the stand-in waits.
                await harness.club.coaching.review(table_id, harness.north.id)
                answer: Answer = await harness.north.command("gin review", table=table_id)
                message = await answer.done()
                browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
                context = await browser.new_context(
                    viewport={"width": PHONE["width"], "height": TALL},
                    device_scale_factor=2,
                    is_mobile=True,
                    has_touch=True,
                )
                page = await context.new_page()
                await page.goto(f"{harness.discord.url}#north")
                pane = page.locator('[data-pane="north"]')
                await pane.locator("[data-channel]").filter(has_text="gin-table").first.click()
                shown = page.locator(f'[data-message="{message["id"]}"]').last
                await shown.wait_for()
                await page.evaluate("document.fonts.ready")
                await page.wait_for_load_state("networkidle")
                path = folder / "review.png"
                path.write_bytes(reduced(await shown.screenshot(animations="disabled")))
                sys.stdout.write(f"{path}\n")
                await browser.close()
    finally:
        players.close()


if __name__ == "__main__":
    check_font()
    asyncio.run(photograph(Path(sys.argv[1]) if len(sys.argv) > 1 else PICTURES))
