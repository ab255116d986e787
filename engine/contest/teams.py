"""Two teams, every member at a table with one of the other team (rules, C.6)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Self

from engine.contest.seating import Pairing, Seated, Sides, Stand
from engine.contest.sheet import Entry, Payment, Player, Settlement, Side, row
from engine.dealers import next_dealer
from engine.results import DealResult, ResultKind
from engine.rules import Rules
from engine.seats import SEATS, Seat
from engine.words import OpponentRotation

_PAIR = 2


@dataclass(frozen=True, slots=True)
class TableScore:
    """The result of a round's deal at one table, by side; the boxes are the winner's."""

    winner: Side | None
    points: tuple[int, ...]
    boxes: int


@dataclass(frozen=True, slots=True)
class Round:
    """A finished round; without a winner it scores nothing.

    `sums` are by side; `points`, with the sweep bonus, and `boxes` are the winning side's.
    """

    tables: tuple[TableScore, ...]
    sums: tuple[int, int]
    winner: Side | None
    sweep_bonus: int
    points: int
    boxes: int


def team_round(rules: Rules, tables: Sequence[TableScore]) -> Round:
    """Add up a round: the better side scores the difference, and one box with the extra ones."""
    first, second = (sum(table.points[side - 1] for table in tables) for side in SEATS)
    if first == second:
        return Round(tuple(tables), (first, second), None, 0, 0, 0)
    winner = SEATS[0] if first > second else SEATS[1]
    won = [table for table in tables if table.winner == winner]
    swept = len(won) == len(tables)
    sweep = rules.team_sweep_bonus * (len(tables) - _PAIR) if swept else 0
    boxes = 1 + sum(table.boxes - 1 for table in won)
    points = abs(first - second) + sweep
    return Round(tuple(tables), (first, second), winner, sweep, points, boxes)


def round_entry(number: int, told: Round) -> Entry:
    """Return a finished round's entry on the sheet."""
    return Entry(
        number=number,
        winner=told.winner,
        points=row(len(SEATS), told.winner, told.points),
        boxes=row(len(SEATS), told.winner, told.boxes),
    )


@dataclass(frozen=True, slots=True)
class Teams:
    """Rounds of as many tables as a team has members; seat 1 is of side 1.

    `deals` has each table's number, `scores` None while it plays, `kept` the rounds whose losers
    kept their opponents for the next.
    """

    sides: Sides
    rounds: tuple[Round, ...]
    deals: tuple[int, ...]
    scores: tuple[TableScore | None, ...]
    kept: tuple[int, ...] = ()

    @classmethod
    def of(cls, sides: Sides) -> Self:
        """Return the first round."""
        return cls(sides, (), *_new_round(0, len(sides[0])))

    def pairings(self, stand: Stand) -> tuple[Pairing, ...]:
        """Return the tables of the round that aren't done."""
        players = self.opponents(stand.rules, len(self.rounds), stand.games)
        return tuple(
            Pairing(
                round=len(self.rounds) + 1,
                table=at + 1,
                deal=self.deals[at],
                players=players[at],
                dealer=stand.dealer,
            )
            for at, score in enumerate(self.scores)
            if score is None
        )

    def side(self, pairing: Pairing, seat: Seat) -> Side:  # noqa: ARG002  # as every seating
        """Return the seat itself."""
        return seat

    def after(self, stand: Stand, pairing: Pairing, result: DealResult) -> Seated:
        """Return the round with a table done, or the next round after the last."""
        at = pairing.table - 1
        if result.result == ResultKind.MISDEAL:
            deals = _put(self.deals, at, max(self.deals) + 1)
            return Seated(replace(self, deals=deals), stand.dealer, None)
        score = TableScore(result.winner, result.scores, result.boxes)
        scores = _put(self.scores, at, score)
        done = [each for each in scores if each is not None]
        if len(done) < len(scores):
            return Seated(replace(self, scores=scores), stand.dealer, None)
        over = team_round(stand.rules, done)
        rounds = (*self.rounds, over)
        entry = round_entry(len(rounds), over)
        deals, scores = _new_round(stand.deals, len(scores))
        moved = replace(self, rounds=rounds, deals=deals, scores=scores)
        return Seated(moved, next_dealer(stand.rules, stand.dealer, over.winner), entry)

    def keeping_opponents(self, stand: Stand) -> Self | None:
        """This round with the opponents of the last, if its losers may keep them (rules, C.6)."""
        if not stand.rules.losers_choose or not self.rounds:
            return None
        fresh = (self.deals, self.scores) == _new_round(stand.deals, len(self.scores))
        if not fresh or self.rounds[-1].winner is None or len(self.rounds) in self.kept:
            return None
        return replace(self, kept=(*self.kept, len(self.rounds)))

    def payments(self, settlement: Settlement) -> tuple[Payment, ...]:  # noqa: ARG002  # as every seating
        """Return none: the net is all."""
        return ()

    def to_json(self) -> dict[str, Any]:
        """Return plain values that `json.dumps` takes."""
        return {
            "sides": [list(side) for side in self.sides],
            "rounds": [[_score_json(score) for score in each.tables] for each in self.rounds],
            "deals": list(self.deals),
            "scores": [None if score is None else _score_json(score) for score in self.scores],
            "kept": list(self.kept),
        }

    @classmethod
    def from_json(cls, values: Mapping[str, Any], rules: Rules) -> Self:
        """Read back what `to_json` wrote."""
        return cls(
            sides=tuple(tuple(side) for side in values["sides"]),
            rounds=tuple(
                team_round(rules, [_read_score(score) for score in tables])
                for tables in values["rounds"]
            ),
            deals=tuple(values["deals"]),
            scores=tuple(
                None if score is None else _read_score(score) for score in values["scores"]
            ),
            kept=tuple(values.get("kept", ())),  # a contest stored by an early version has none
        )

    def opponents(self, rules: Rules, rounds: int, games: int) -> tuple[tuple[Player, Player], ...]:
        """Return the opponents, table by table (rules, A.6, `opponent_rotation`; C.6).

        `rounds` and `games` (or matches) count those that are over.
        """
        ours, theirs = self.sides
        shift = self._shift(rules, rounds, games)
        return tuple((player, theirs[(at + shift) % len(theirs)]) for at, player in enumerate(ours))

    def _shift(self, rules: Rules, rounds: int, games: int) -> int:
        match rules.opponent_rotation:
            case OpponentRotation.EACH_GAME:
                return games
            case OpponentRotation.EACH_HAND:
                return rounds if len(self.scores) == _PAIR else 0
            case OpponentRotation.AFTER_LOSS:
                over = enumerate(self.rounds[:rounds], start=1)
                lost = (number for number, each in over if each.winner is not None)
                return sum(1 for number in lost if number not in self.kept)
            case _:
                return 0


def _new_round(deals: int, tables: int) -> tuple[tuple[int, ...], tuple[None, ...]]:
    return tuple(range(deals + 1, deals + tables + 1)), (None,) * tables


def _put(values: tuple[Any, ...], at: int, value: object) -> tuple[Any, ...]:
    return (*values[:at], value, *values[at + 1 :])


def _score_json(score: TableScore) -> list[Any]:
    return [score.winner, list(score.points), score.boxes]


def _read_score(values: list[Any]) -> TableScore:
    winner, (first, second), boxes = values
    return TableScore(winner, (first, second), boxes)
