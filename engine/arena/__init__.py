"""Where computer players meet: contests by the hundred, and their results added up."""

from engine.arena.contest import Contestant, Fault, Played, Row, play_contest
from engine.arena.match import Entrant, Match, OwnPlayer
from engine.arena.tally import Tally, wilson

__all__ = [
    "Contestant",
    "Entrant",
    "Fault",
    "Match",
    "OwnPlayer",
    "Played",
    "Row",
    "Tally",
    "play_contest",
    "wilson",
]
