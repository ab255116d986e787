"""Makes the pictures in docs/: `python -m tools.pictures.game` plays a game and photographs it.

The cards come from a fixed seed, so that a picture changes only when what it shows has changed.
`python -m tools.pictures.game FOLDER` photographs the rarer screens into a folder, to look at.
"""

import asyncio
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path

from playwright.async_api import async_playwright

from club.table.snapshot import Snapshot
from engine.moves import MoveKind
from playground.driver import Answer
from tests.browser import CHROMIUM, FLAGS
from tests.club.club_helpers import dice, wish
from tests.wire.doors import open_seat
from tests.wire.game_player import towards
from tests.wire.harness import Harness, offered, open_harness
from tests.wire.score_keeper import choose, lay_out
from tools.pictures.camera import PICTURES, Camera, camera, check_font

CARDS = "dice 31"
"""The source of the cards: in its first deal cards are laid off; North may knock in the next."""

NO_DM = 50007
"""What Discord answers where direct messages are closed."""

CHANNEL_PLY = 9
"""How far the first deal has come when the channel is photographed."""


class Game:
    """A game in one server that plays itself up to where it is worth a picture."""

    def __init__(self, harness: Harness) -> None:
        self._harness = harness
        self._table_id = 0

    async def begin(self) -> None:
        """Take the table that North began last."""
        await self._harness.quiet()
        self._table_id = await self._harness.newest_table(self._harness.north)

    async def until(self, reached: Callable[[Snapshot], bool]) -> None:
        """Let both sides make the sensible player's moves until the table is as wished for."""
        harness = self._harness
        snapshot = await self.snapshot()
        while not reached(snapshot):
            actor = harness.on_turn(snapshot)
            message = await harness.hand(actor, self._table_id, snapshot.table.ply)
            await actor.press(message, towards(wish(snapshot), offered(message)))
            await harness.quiet()
            snapshot = await self.snapshot()

    async def snapshot(self) -> Snapshot:
        """The table as it is stored."""
        return await self._harness.club.tables.snapshot(self._table_id)

    async def press(self, rest: str) -> Answer:
        """Let North press a button of the newest hand."""
        harness = self._harness
        snapshot = await self.snapshot()
        message = await harness.hand(harness.north, self._table_id, snapshot.table.ply)
        found = offered(message).items()
        chosen = next(key for key, action in found if action.rest.partition(":")[0] == rest)
        return await harness.north.press(message, chosen)

    async def confirmation(self) -> None:
        """Let North go as far as the last question before a knock."""
        harness = self._harness
        snapshot = await self.snapshot()
        word = wish(snapshot)
        while True:
            message = await harness.hand(harness.north, self._table_id, snapshot.table.ply)
            chosen = towards(word, offered(message))
            if offered(message)[chosen].kind == "move":
                return
            await harness.north.press(message, chosen)
            await harness.quiet()

    def north_may(self, kinds: set[str]) -> Callable[[Snapshot], bool]:
        """Whether North is on turn and has moves of these kinds."""

        def reached(snapshot: Snapshot) -> bool:
            state = snapshot.state
            if state is None or self._harness.on_turn(snapshot) is not self._harness.north:
                return False
            return kinds <= {move.kind for move in state.legal_moves()}

        return reached

    def north_has_several_knocks(self, snapshot: Snapshot) -> bool:
        """Whether North is on turn and may knock by more than one discard."""
        state = snapshot.state
        if state is None or self._harness.on_turn(snapshot) is not self._harness.north:
            return False
        return sum(move.kind == MoveKind.KNOCK for move in state.legal_moves()) > 1


async def for_the_documents(harness: Harness, lens: Camera) -> None:
    """Photograph a game from the challenge to the standings."""
    game = Game(harness)
    challenge = await harness.north.command("gin challenge", member=harness.south)
    await lens.see("challenges")
    await lens.shoot("challenge")
    await harness.south.press(challenge, "Accept")
    await game.begin()
    await lens.look("gin-table", "gin-table")
    await game.until(lambda each: each.state is not None and each.state.ply == CHANNEL_PLY)
    await lens.shoot("channel")
    await game.until(game.north_may({"stock", "take"}))
    await lens.look("Undercut", "gin-table")
    await lens.shoot("hand")
    await game.until(game.north_may({"discard"}))
    await lens.shoot("discard")
    await game.until(lambda each: each.last is not None)
    await lens.see("Next deal")
    await lens.shoot("deal-end")
    may_knock = game.north_may({"knock"})
    await game.until(lambda each: may_knock(each) and bool(each.last and each.last.layoffs))
    await lens.look("Undercut", "gin-table")
    await lens.shoot("table")
    await game.confirmation()
    await lens.shoot("knock")
    await lens.look("gin-table", "gin-table")
    await lens.shoot("result")
    await game.until(lambda each: each.state is None)
    await lens.see("Rematch")
    await lens.shoot("settlement")
    await harness.north.command("gin standings")
    await lens.shoot("standings")
    await of_real_cards(harness, lens)


async def of_real_cards(harness: Harness, lens: Camera) -> None:
    """Photograph a sheet for real cards, and a deal that North is about to enter."""
    north, south = harness.north, harness.south
    keeper = await lay_out(harness, [north, south], variant="hollywood")
    for winner, points in ((1, 18), (2, 12), (1, 25)):
        south.dismiss(await keeper.enter(south, winner, points))
    slip = await keeper.press(north, "enter")
    for stem, value in (("who", "2"), ("how", "gin"), ("one", "40")):
        slip = await choose(north, slip, stem, value)
    await lens.see("Enter this deal")
    await lens.shoot("real-cards")


async def of_the_rest(harness: Harness, lens: Camera) -> None:
    """Photograph what few see, or only one member does."""
    game, north = Game(harness), harness.north
    for word in ("help", "rules", "games"):
        await north.command(f"gin {word}")
        await lens.shoot(word if word != "games" else "games-none")
    await open_seat(north)
    await lens.shoot("open")
    await north.command("gin practice")
    await game.begin()
    await lens.shoot("practice")
    await lens.look("Undercut", "gin-table")
    await game.until(game.north_may({"discard"}))
    await lens.shoot("practice-hand")
    await game.press("ask")
    await lens.shoot("resign")
    await lens.look("gin-table", "gin-table")
    await harness.south.press(await north.command("gin challenge", member=harness.south), "Accept")
    await game.begin()
    await lens.look("Undercut", "Undercut")
    await game.until(lambda each: each.last is not None)
    await lens.shoot("next-deal")
    await game.until(game.north_has_several_knocks)
    await game.press("knock")
    await lens.shoot("knock-discard")
    await lens.look("gin-table", "gin-table")
    for kind in ("undercut", "gin", "draw", "big_gin"):
        await game.until(partial(ended, kind=kind))
        if not (await game.snapshot()).state:
            break
        await lens.shoot(kind)
    await north.command("gin scores")
    await lens.shoot("scores")
    harness.south.close_dms()
    harness.discord.expect(NO_DM)
    challenge = await north.command("gin challenge", member=harness.south)
    await harness.south.command("gin games")
    await lens.shoot("games-asked")
    await north.press(challenge, "Accept")
    await lens.shoot("refusal")
    await harness.south.press(challenge, "Accept")
    await game.begin()
    await lens.see("South to play.")
    await lens.shoot("closed")
    await north.command("gin games")
    await lens.shoot("games")


def ended(snapshot: Snapshot, kind: str) -> bool:
    """Whether the last deal ended like this, or the game is over."""
    last = snapshot.last
    return snapshot.state is None or (last is not None and last.result == kind)


async def main(folder: Path | None) -> None:
    """Make the pictures of the documents, or the others into a folder."""
    check_font()
    where, story = (PICTURES, for_the_documents) if folder is None else (folder, of_the_rest)
    where.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data:
        entropy = dice(CARDS)
        async with (
            open_harness(Path(data), entropy=entropy) as harness,
            async_playwright() as playwright,
        ):
            browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            async with camera(browser, harness.discord.url, where) as lens:
                await story(harness, lens)
            await browser.close()


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]) if len(sys.argv) > 1 else None))
