"""Draws the picture of a match in docs/, as the bot draws it: `python -m tools.pictures.match`.

Two boards are decided, one was a walkover, and one is being played. No browser is needed.
"""

import sys
from pathlib import Path

from cogs.kit.cards import CardFaces
from cogs.kit.drawing import Ui
from cogs.kit.text import Text
from cogs.matches.ui.server_match_picture import match_picture
from tests.cogs.matches.match_scenes import begun, scene, won
from tools.pictures.camera import PICTURES


def draw_match(folder: Path) -> None:
    """Draw a match of four boards under way."""
    state = won(begun(4, 4, 4), 1, 1, 187, 64)
    state = won(won(state, 2, 2, 118, 131), 3, 1)
    drawn = match_picture(scene(state), Ui(Text(), CardFaces({})))
    assert drawn is not None
    (make,) = drawn.files
    path = folder / "match.png"
    path.write_bytes(make().fp.read())
    sys.stdout.write(f"{path}\n{drawn.alts[0]}\n")


if __name__ == "__main__":
    draw_match(Path(sys.argv[1]) if len(sys.argv) > 1 else PICTURES)
