"""Draws pictures of docs/ as the bot draws them: `python -m tools.pictures.drawn`.

Score sheets, a large hand, melds on the table and the colours of the cards need no browser.
"""

import io
import random
import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path

from PIL import Image

from art.emoji import card_emoji
from art.hand import hand_picture
from art.pens import SUIT_COLOURS, CardStyle
from art.result import result_picture
from cogs.kit.cards import CardFaces
from cogs.kit.drawing import Ui
from cogs.kit.text import Text
from cogs.messages.sheet_pictures import paint
from engine.cards import DECK, parse_cards
from engine.contest import ledger, read_scores
from engine.families import start_deal
from engine.machine import State
from engine.players import PLAYERS
from engine.rules import PRESETS
from engine.table.suggesting import grouped
from tests.engine.whole_deals import hands_of
from tools.pictures.camera import PICTURES

EXAMPLES = Path(__file__).parents[2] / "tests" / "examples"

MAHJONG, SKARNEY = 49, 156
"""The seeds of two deals that show much: cards on either side's melds, and a hand of `LARGE`."""

LARGE = 16
ACES = parse_cards("AS AH AD AC")

DARK = (49, 51, 56)
"""What messages stand on in Discord."""

SHEETS = ("hollywood", "continuous", "tedesco")


def draw_sheets(folder: Path) -> None:
    """Draw score sheets that were typed in, as the bot draws those of its own deals."""
    for name in SHEETS:
        sheet = read_scores((EXAMPLES / f"{name}.scores").read_text("utf-8"))
        told = ledger(sheet.contest, (deal.result for deal in sheet.deals))
        names = tuple(map(str, sheet.names.sides))
        path = folder / f"sheet-{name}.png"
        path.write_bytes(paint(sheet.contest, names, told, Ui(Text(), CardFaces({}))).png)
        sys.stdout.write(f"{path}\n")


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
        with Image.open(io.BytesIO(card_emoji(ACES[place], CardStyle(colours)))) as face:
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


def main(folder: Path) -> None:
    """Draw them all."""
    draw_sheets(folder)
    draw_cards(folder)
    draw_colours(folder)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else PICTURES)
