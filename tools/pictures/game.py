"""Makes the pictures in docs/: `python -m tools.pictures.game` plays a game and photographs it.

The cards come from a fixed seed, so that a picture changes only when what it shows has changed.
`python -m tools.pictures.game FOLDER` photographs the rarer screens into a folder, to look at.

The pages are set in Inter, if the machine has it (Debian: fonts-inter); without it nothing is
photographed, since a picture in another font would look changed.
"""

import asyncio
import io
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from functools import partial
from itertools import product
from pathlib import Path

from PIL import Image
from playwright.async_api import Browser, Locator, Page, ViewportSize, async_playwright

from art.emoji import card_emoji
from art.hand import hand_picture
from art.pens import SUIT_COLOURS
from art.result import result_picture
from club.snapshot import Snapshot
from cogs.sheets import paint
from cogs.ui.cards import CardFaces
from cogs.ui.drawing import Ui
from cogs.ui.text import Text
from engine.cards import DECK, parse_cards
from engine.contest import ledger, read_scores
from engine.machine import State, start_deal
from engine.players import PLAYERS
from engine.presets import PRESETS
from engine.table.suggesting import grouped
from playground.driver import Answer
from tests.browser import CHROMIUM, FLAGS
from tests.club.house import dice, wish
from tests.engine.whole_deals import hands_of
from tests.wire.house import House, offered, open_house
from tests.wire.keeper import choose, lay_out
from tests.wire.play import towards

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
EXAMPLES = Path(__file__).parents[2] / "tests" / "examples"
MAHJONG, SKARNEY = 49, 156
"""The seeds of two deals that show much: cards on either side's melds, and a hand of `LARGE`."""

LARGE = 16
ACES = parse_cards("AS AH AD AC")
DARK = (49, 51, 56)
"""What messages stand on in Discord."""

SHEETS = ("hollywood", "tedesco")
DESKTOP = ViewportSize(width=1280, height=920)
PHONE = ViewportSize(width=390, height=844)
CARDS = "dice 31"
"""The source of the cards: in its first deal cards are laid off; North may knock in the next."""

FONT = "Inter"

NO_DM = 50007
"""What Discord answers where direct messages are closed."""

CHANNEL_PLY = 9
"""How far the first deal has come when the channel is photographed."""


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
    """The picture with 256 colours, which a page of flat colours hardly needs, a third the size."""
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


class Game:
    """A game at one house that plays itself up to where it is worth a picture."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._table_id = 0

    async def begin(self) -> None:
        """Take the table that North began last."""
        await self._house.quiet()
        self._table_id = await self._house.newest_table(self._house.north)

    async def until(self, reached: Callable[[Snapshot], bool]) -> None:
        """Let both sides make the sensible player's moves until the table is as wished for."""
        house = self._house
        snapshot = await self.snapshot()
        while not reached(snapshot):
            actor = house.on_turn(snapshot)
            message = await house.hand(actor, self._table_id, snapshot.table.ply)
            await actor.press(message, towards(wish(snapshot), offered(message)))
            await house.quiet()
            snapshot = await self.snapshot()

    async def snapshot(self) -> Snapshot:
        """The table as it is stored."""
        return await self._house.club.snapshot(self._table_id)

    async def press(self, rest: str) -> Answer:
        """Let North press a button of the newest hand."""
        house = self._house
        snapshot = await self.snapshot()
        message = await house.hand(house.north, self._table_id, snapshot.table.ply)
        chosen = next(key for key, action in offered(message).items() if action.rest == rest)
        return await house.north.press(message, chosen)

    async def confirmation(self) -> None:
        """Let North go as far as the last question before a knock."""
        house = self._house
        snapshot = await self.snapshot()
        word = wish(snapshot)
        while True:
            message = await house.hand(house.north, self._table_id, snapshot.table.ply)
            chosen = towards(word, offered(message))
            if offered(message)[chosen].kind == "move":
                return
            await house.north.press(message, chosen)
            await house.quiet()

    def north_may(self, kinds: set[str]) -> Callable[[Snapshot], bool]:
        """Whether North is on turn and has moves of these kinds."""

        def reached(snapshot: Snapshot) -> bool:
            state = snapshot.state
            if state is None or self._house.on_turn(snapshot) is not self._house.north:
                return False
            return kinds <= {move.kind for move in state.legal_moves()}

        return reached

    def north_has_several_knocks(self, snapshot: Snapshot) -> bool:
        """Whether North is on turn and may knock by more than one discard."""
        state = snapshot.state
        if state is None or self._house.on_turn(snapshot) is not self._house.north:
            return False
        return sum(move.kind == "knock" for move in state.legal_moves()) > 1


async def for_the_documents(house: House, lens: Camera) -> None:
    """Photograph a game from the challenge to the standings."""
    game = Game(house)
    challenge = await house.north.command("gin challenge", member=house.south)
    await lens.see("challenges")
    await lens.shoot("challenge")
    await house.south.press(challenge, "Accept")
    await game.begin()
    await lens.look("gin-table", "gin-table")
    await game.until(lambda each: each.state is not None and each.state.ply == CHANNEL_PLY)
    await lens.shoot("channel")
    await game.until(game.north_may({"stock", "take"}))
    await lens.look("Undercut", "gin-table")
    await lens.shoot("hand")
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
    await house.north.command("club standings")
    await lens.shoot("standings")
    await of_real_cards(house, lens)


async def of_real_cards(house: House, lens: Camera) -> None:
    """Photograph a sheet for real cards, and a deal that North is about to enter."""
    north, south = house.north, house.south
    keeper = await lay_out(house, [north, south], variant="hollywood")
    for winner, points in ((1, 18), (2, 12), (1, 25)):
        south.dismiss(await keeper.enter(south, winner, points))
    slip = await keeper.press(north, "enter")
    for stem, value in (("who", "2"), ("how", "gin"), ("one", "40")):
        slip = await choose(north, slip, stem, value)
    await lens.see("Enter this deal")
    await lens.shoot("real-cards")


async def of_the_rest(house: House, lens: Camera) -> None:
    """Photograph what few see, or only one member does."""
    game, north = Game(house), house.north
    for word in ("help", "rules", "games"):
        await north.command(f"gin {word}")
        await lens.shoot(word if word != "games" else "games-none")
    await north.command("gin open")
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
    await house.south.press(await north.command("gin challenge", member=house.south), "Accept")
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
    house.south.close_dms()
    house.discord.expect(NO_DM)
    challenge = await north.command("gin challenge", member=house.south)
    await house.south.command("gin games")
    await lens.shoot("games-asked")
    await north.press(challenge, "Accept")
    await lens.shoot("refusal")
    await house.south.press(challenge, "Accept")
    await game.begin()
    await lens.see("Allow direct messages")
    await lens.shoot("closed")
    await north.command("gin games")
    await lens.shoot("games")


def draw_sheets(folder: Path) -> None:
    """Draw score sheets that were typed in, as the bot draws those of its own deals."""
    for name in SHEETS:
        sheet = read_scores((EXAMPLES / f"{name}.scores").read_text("utf-8"))
        told = ledger(sheet.contest, (deal.result for deal in sheet.deals))
        names = tuple(map(str, sheet.names.sides))
        path = folder / f"sheet-{name}.png"
        path.write_bytes(paint(sheet.contest, names, told, Ui(Text(), CardFaces({}))).png)
        sys.stdout.write(f"{path}\n")


def ended(snapshot: Snapshot, kind: str) -> bool:
    """Whether the last deal ended like this, or the game is over."""
    last = snapshot.last
    return snapshot.state is None or (last is not None and last.result == kind)


def draw_cards(folder: Path) -> None:
    """Draw a large hand and a deal with melds on the table, as the bot sends them."""
    *_, ended = simple_deal("mahjong", MAHJONG)
    assert ended.result is not None
    hand = next(
        hand
        for state in simple_deal("skarney", SKARNEY)
        for hand in hands_of(state)
        if len(hand) == LARGE
    )
    found = grouped(hand, PRESETS["skarney"].melds)
    drawn = {
        "hand-skarney": hand_picture(found.melds, found.unmatched, found.deadwood),
        "result-mahjong": result_picture(ended.result, ("North", "South")),
    }
    for name, picture in drawn.items():
        path = folder / f"{name}.png"
        path.write_bytes(picture)
        sys.stdout.write(f"{path}\n")


def draw_colours(folder: Path) -> None:
    """Draw the aces in every colours that a member may choose, side by side."""
    edge, apart = 72, 48
    several = len(SUIT_COLOURS)
    wide = several * len(ACES) * edge + (several + 1) * apart
    picture = Image.new("RGB", (wide, edge + 2 * apart // 3), DARK)
    for at, (colours, place) in enumerate(product(SUIT_COLOURS, range(len(ACES)))):
        with Image.open(io.BytesIO(card_emoji(ACES[place], colours))) as face:
            small = face.resize((edge, edge), Image.Resampling.LANCZOS)
        picture.paste(small, (apart + at * edge + at // len(ACES) * apart, apart // 3), small)
    path = folder / "colours.png"
    picture.save(path, "PNG", optimize=True)
    sys.stdout.write(f"{path}\n")


def simple_deal(preset: str, seed: int) -> Iterator[State]:
    """Every state of a deal that two simple players play."""
    dice = random.Random(seed)
    state = start_deal(PRESETS[preset], dice.sample(DECK, len(DECK)), 1)
    while state.turn is not None:
        yield state
        state = state.play(PLAYERS["simple"].choose(state.view(state.turn), dice))
    yield state


def has_font() -> bool:
    """Whether the browser will find the font that the pages ask for."""
    if (tool := shutil.which("fc-match")) is None:
        return True  # not a machine that can be asked
    found = subprocess.run([tool, FONT, "family"], capture_output=True, text=True, check=True)
    return FONT in found.stdout


def check_font() -> None:
    """See that the pages can be set in their own font.

    Raises:
        SystemExit: They can't: the pictures would look different.
    """
    if not has_font():
        raise SystemExit(f"The font {FONT} isn't installed: the pictures would look different.")


async def main(folder: Path | None) -> None:
    """Make the pictures of the documents, or the others into a folder."""
    check_font()
    where, story = (PICTURES, for_the_documents) if folder is None else (folder, of_the_rest)
    where.mkdir(parents=True, exist_ok=True)
    if folder is None:
        draw_sheets(where)
        draw_cards(where)
        draw_colours(where)
    with tempfile.TemporaryDirectory() as data:
        entropy = dice(CARDS)
        async with (
            open_house(Path(data), entropy=entropy) as house,
            async_playwright() as playwright,
        ):
            browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            async with camera(browser, house.discord.url, where) as lens:
                await story(house, lens)
            await browser.close()


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]) if len(sys.argv) > 1 else None))
