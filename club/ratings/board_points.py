"""What a deal or a game adds to its players' figures on every board that it counts on."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import lru_cache
from typing import Final

from club.core.seasons import periods
from data.ratings.games import GameRow
from data.ratings.ratings import COMPUTER
from data.ratings.standings import EVERY, Tally
from engine.contest import Payment, Sides, balances
from engine.contest.sheet import SettlementReason
from engine.moves import ENDINGS
from engine.results import ResultKind
from engine.rules import Rules, read_rules
from engine.seats import SEATS

GINS: Final = frozenset({ResultKind.GIN, ResultKind.BIG_GIN})
VOID: Final = SettlementReason.VOID

UNPLAYED: Final = ENDINGS | {ResultKind.MISDEAL}
"""The results of deals that weren't played to their end; the standings don't count them."""


@lru_cache(maxsize=256)
def rules_of(text: str) -> Rules:
    """Read stored rules."""
    return read_rules(text)


@dataclass(frozen=True, slots=True)
class Deal:
    """A deal that counts; members, scores and winner are by seat."""

    server_id: int
    family: str
    at: datetime
    members: tuple[int, ...]
    scores: tuple[int, ...]
    result: str
    winner: int | None


@dataclass(frozen=True, slots=True)
class CountedGame:
    """A game that counts."""

    table_id: int  # of the table that leads it
    server_id: int
    family: str
    at: datetime
    seating: str  # how its players are seated (rules, A.6)
    sides: tuple[tuple[int, ...], ...]  # members; `COMPUTER` is one if the game has its level
    places: tuple[int, ...]  # of each side, from 1; equal where they tie
    net: Mapping[int, int]  # what each member is ahead or behind by
    variant: str = ""  # the preset that its rules began with
    level: str = ""  # the computer's; "" between members

    def outcome(self, side: int) -> int:
        """Return 1 where a side, from 1, won; -1 where another did; 0 where nobody won."""
        if len(set(self.places)) == 1:
            return 0
        return 1 if self.places[side - 1] == 1 else -1


def played(
    row: GameRow,
    rules: Rules,
    sides: Sides,
    payments: Sequence[Payment],
    members: Mapping[int, int | None],
    *,
    level: str = "",
) -> CountedGame | None:
    """Read a settled contest; None where it counts for nobody.

    `members` has None for the computer, with its `level` where the game is rated all the same.
    Payments are those where more than two settle one by one.
    """
    if row.reason == VOID or row.annulled_at is not None:
        return None
    if None in members.values() and not level:
        return None
    known = {number: member or COMPUTER for number, member in members.items()}
    net = _net(row, sides, payments)
    return CountedGame(
        table_id=row.table_id,
        server_id=row.server_id,
        family=rules.family,
        at=row.finished_at,
        seating=rules.seating,
        sides=tuple(tuple(known[number] for number in side) for side in sides),
        places=_places(row, len(sides)),
        net={known[number]: amount for number, amount in net.items()},
        variant=rules.preset,
        level=level,
    )


def of_deal(deal: Deal) -> list[Tally]:
    """Return what a deal adds for its players."""
    return [
        Tally(
            deal.server_id,
            family,
            period,
            member,
            deals=1,
            deals_won=int(deal.winner == seat),
            points=deal.scores[seat - 1],
            gins=int(deal.winner == seat and deal.result in GINS),
            undercuts=int(deal.winner == seat and deal.result == ResultKind.UNDERCUT),
        )
        for seat, member in enumerate(deal.members, start=1)
        for family in (EVERY, deal.family)
        for period in periods(deal.at)
    ]


def of_game(game: CountedGame) -> list[Tally]:
    """Return what a game adds for its players; boards count only games between members."""
    if game.level:
        return []
    return [
        Tally(
            game.server_id,
            family,
            period,
            member,
            games=1,
            games_won=(won := int(game.outcome(side) == 1)),
            net=game.net.get(member, 0),
            streak=won,
            best_streak=won,
        )
        for side, members in enumerate(game.sides, start=1)
        for member in members
        for family in (EVERY, game.family)
        for period in periods(game.at)
    ]


def _net(row: GameRow, sides: Sides, payments: Sequence[Payment]) -> dict[int, int]:
    """What each player is ahead or behind by, as their team; nothing if given up (rules, C.9)."""
    everybody = [player for side in sides for player in side]
    if row.reason in ENDINGS:
        return dict.fromkeys(everybody, 0)
    if payments:
        return balances(payments, everybody)
    return {
        player: row.net if side == row.winner_side else -row.net
        for side, players in enumerate(sides, start=1)
        for player in players
    }


def _places(row: GameRow, sides: int) -> tuple[int, ...]:
    """Return each side's place: the winner first, a side that gave up last, others by total."""
    totals = row.totals if sides > len(SEATS) else [0] * sides
    order = [
        (side != row.winner_side, side == row.gave_up, -total)
        for side, total in enumerate(totals, start=1)
    ]
    return tuple(1 + sum(other < own for other in order) for own in order)
