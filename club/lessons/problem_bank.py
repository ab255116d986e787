"""The bank of problems: positions of standard gin in which one move is clearly the best.

`python -m tools.problem_bank` finds them (docs/learn.md). A problem is a line of JSON: its deal's
number, the moves so far, and those to choose from with the points that each should bring.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Final

from engine import fair
from engine.cards import Card
from engine.knock import KnockState, KnockView
from engine.moves import Move, MoveKind
from engine.open_deal import every_state
from engine.players.judgements import JudgedMove
from engine.rules import PRESETS
from engine.seats import SEATS, Seat

FILE: Final = Path(__file__).with_name("problems.jsonl")
RULES: Final = PRESETS.rules("standard")

ENDS: Final = MoveKind.KNOCK
"""The kind of move by which a deal may be ended in a problem."""

_DRAWS = frozenset({MoveKind.TAKE, MoveKind.STOCK, MoveKind.PASS})
_SEED = 32  # bytes
_PLACES = 2  # of points


@dataclass(frozen=True)
class Problem:
    """A position after `moves`, its cards by its deal's number, and the choices, best first."""

    deal: int
    moves: tuple[Move, ...]
    judged: tuple[JudgedMove, ...]

    @property
    def name(self) -> str:
        """Its id: its deal, and how many moves had been made."""
        return f"{self.deal}-{len(self.moves)}"

    @property
    def best(self) -> JudgedMove:
        """The best move."""
        return self.judged[0]

    @property
    def kind(self) -> str:
        """What is asked: about the upcard, a draw, a knock, or a discard."""
        kinds = {each.move.kind for each in self.judged}
        if kinds <= _DRAWS:
            return "upcard" if MoveKind.PASS in kinds else "draw"
        return "knock" if ENDS in kinds else "discard"

    @cached_property
    def view(self) -> KnockView:
        """The position as the player on turn sees it."""
        state = position(self.deal, self.moves)
        return state.view(state.turn)

    def judged_of(self, word: str) -> JudgedMove | None:
        """Return a move to choose, with its points, by its word; None for any other."""
        return next((each for each in self.judged if str(each.move) == word), None)

    def written(self) -> str:
        """Return the problem as a line of the file."""
        return json.dumps(
            {
                "deal": self.deal,
                "moves": " ".join(map(str, self.moves)),
                "judged": [
                    [str(each.move), round(each.points, _PLACES), round(each.error, _PLACES)]
                    for each in self.judged
                ],
            }
        )


def read(line: str) -> Problem:
    """Read a line of the file."""
    told = json.loads(line)
    return Problem(
        told["deal"],
        tuple(map(Move.parse, told["moves"].split())),
        tuple(
            JudgedMove(Move.parse(word), points, error) for word, points, error in told["judged"]
        ),
    )


@cache
def problems() -> Sequence[Problem]:
    """Return all problems of the bank, in the order of the days."""
    return tuple(map(read, FILE.read_text("utf-8").splitlines()))


def deck_of(deal: int) -> tuple[Card, ...]:
    """Return the cards of a deal in the order in which they are dealt."""
    return fair.shuffled(deal.to_bytes(_SEED))


def dealer_of(deal: int) -> Seat:
    """Return a deal's dealer."""
    return SEATS[deal % 2]


def position(deal: int, moves: Sequence[Move]) -> KnockState:
    """Return a deal after some moves."""
    played = ((None, move) for move in moves)
    state = every_state(RULES, deck_of(deal), dealer_of(deal), played)[-1]
    assert isinstance(state, KnockState)
    return state
