"""Draws the picture of a league in docs/, as the bot draws it: `python -m tools.pictures.league`.

Twelve play in two divisions; the third of five weeks has begun. No browser is needed.
"""

import sys
from dataclasses import replace
from itertools import cycle
from pathlib import Path
from typing import Final

from club.cups.formats.events import Decided, HowDecided
from club.cups.formats.matches import Match
from club.leagues.formats import competition
from club.leagues.formats.league_events import WeekBegan
from club.leagues.formats.league_plan import LeaguePlan
from cogs.kit.cards import CardFaces
from cogs.kit.drawing import Ui
from cogs.kit.text import Text
from cogs.leagues.ui.season_picture import season_picture
from tests.club.leagues.formats.random_leagues import Course, begun
from tests.cogs.leagues.competition_scenes import scene
from tools.pictures.camera import PICTURES

MEMBERS: Final = (
    *("North", "South", "East", "West", "Northeast", "Southwest"),
    *("Southeast", "Northwest", "Zenith", "Nadir", "Sunrise", "Sunset"),
)

POINTS: Final = ((131, 88), (64, 142), (118, 109), (187, 20), (95, 126), (154, 73), (110, 110))
"""How the matches end, in turns: the points of the two sides."""

WEEKS: Final = 2
"""How many weeks have been played in full; of the next, one match."""


def draw_league(folder: Path) -> None:
    """Draw a season of two divisions of six in its third week."""
    course, points = begun(LeaguePlan(size=6), len(MEMBERS)), cycle(POINTS)
    for _ in range(WEEKS):
        while waiting := competition.playable(course.state):
            _end(course, waiting[0], next(points))
        course.happen(WeekBegan())
    _end(course, competition.playable(course.state)[0], next(points))
    shown = scene(course.state, title="Thursday league")
    members = (member for (member,) in shown.it.state.members.values())
    shown = replace(shown, names=dict(zip(members, MEMBERS, strict=True)))
    drawn = season_picture(shown, Ui(Text(), CardFaces({})))
    assert drawn is not None
    (make,) = drawn.files
    path = folder / "league.png"
    path.write_bytes(make().fp.read())
    sys.stdout.write(f"{path}\n{drawn.alts[0]}\n")


def _end(course: Course, match: Match, points: tuple[int, int]) -> None:
    one, other = match.entrants
    winner = None if points[0] == points[1] else one if points[0] > points[1] else other
    course.happen(Decided(match.key, winner, HowDecided.PLAYED, points))


if __name__ == "__main__":
    draw_league(Path(sys.argv[1]) if len(sys.argv) > 1 else PICTURES)
