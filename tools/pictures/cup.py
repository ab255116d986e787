"""Draws the picture of a cup in docs/, as the bot draws it: `python -m tools.pictures.cup`.

Eight have entered; the semi-finals are being played. No browser is needed.
"""

import sys
from pathlib import Path
from typing import Final

from club.cups.formats import schedule
from club.cups.formats.events import Decided, HowDecided
from club.cups.formats.plan import CupFormat, CupPlan
from cogs.cups.ui.cup_picture import cup_picture
from cogs.kit.cards import CardFaces
from cogs.kit.drawing import Ui
from cogs.kit.text import Text
from tests.club.cups.formats.random_cups import started
from tests.cogs.cups.stored_cups import stored
from tools.pictures.camera import PICTURES

MEMBERS: Final = (
    *("North", "South", "East", "West"),
    *("Northeast", "Southwest", "Southeast", "Northwest"),
)

RESULTS: Final = ((1, 187, 64), (5, 212, 230), (2, 149, 20), (3, None, None), (1, 131, 118))
"""Who won each match so far, by seed, and the points of its two sides; None for a walkover."""


def draw_cup(folder: Path) -> None:
    """Draw a knockout of eight: one in the final, a semi-final under way."""
    cup = started(CupPlan(CupFormat.KNOCKOUT, third_place=True), len(MEMBERS))
    for winner, *points in RESULTS:
        match = next(each for each in schedule.playable(cup.state) if winner in each.sides)
        one, other = points
        if one is None or other is None:
            cup.happen(Decided(match.key, winner, HowDecided.WALKOVER))
        else:
            cup.happen(Decided(match.key, winner, HowDecided.PLAYED, (one, other)))
    names = dict(enumerate(MEMBERS, start=1))
    drawn = cup_picture(stored(cup.state), names, Ui(Text(), CardFaces({})))
    assert drawn is not None
    (make,) = drawn.files
    path = folder / "cup.png"
    path.write_bytes(make().fp.read())
    sys.stdout.write(f"{path}\n{drawn.alts[0]}\n")


if __name__ == "__main__":
    draw_cup(Path(sys.argv[1]) if len(sys.argv) > 1 else PICTURES)
