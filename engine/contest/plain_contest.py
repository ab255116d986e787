"""A contest as plain values, for the output of the command line."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from engine.contest.contest import Contest
from engine.contest.multi_match import credit, game_scores
from engine.contest.pairwise import balances
from engine.contest.series import games_won
from engine.contest.sheet import Column, Settlement, Side
from engine.contest.teams import Round
from engine.words import MatchFormat, SeatingFormat

Shown = dict[str, Any]


@dataclass(frozen=True, slots=True)
class ContestNames:
    """What the output calls sides and players: their names, or just their numbers."""

    sides: Sequence[str | int]  # side 1 first
    players: Sequence[str | int]  # player 1 first

    def row(self, values: Sequence[object]) -> Shown:
        """Return the values by side."""
        return {str(name): value for name, value in zip(self.sides, values, strict=True)}

    def side(self, side: Side | None) -> str | int | None:
        """Return what a side is called."""
        return None if side is None else self.sides[side - 1]


def show_contest(contest: Contest, names: ContestNames) -> Shown:
    """Return the sheet, and the settlement once there is one, as values for `json.dumps`."""
    rules, settlement = contest.rules, contest.settlement
    shown: Shown = {"contest": rules.match, **_SHEETS[rules.match](contest, names)}
    if rules.seating == SeatingFormat.PARTNERSHIP:
        shown["rounds"] = [_round(each, names) for each in contest.rounds]
    shown["winner"] = None
    if settlement is not None:
        shown["winner"] = names.side(settlement.winner)
        shown["totals"] = names.row(settlement.totals)
        shown["net"] = settlement.net
        shown |= _SETTLED_ONE_BY_ONE.get(rules.seating, _nothing_more)(settlement, names)
    return shown


def _running(contest: Contest, names: ContestNames) -> Shown:
    return {"points": names.row(contest.points), "boxes": names.row(contest.boxes)}


def _hollywood(contest: Contest, names: ContestNames) -> Shown:
    parts = zip(contest.columns, contest.parts, strict=True)
    return {"columns": [_column(column, part, names) for column, part in parts]}


def _column(column: Column, part: Settlement | None, names: ContestNames) -> Shown:
    shown: Shown = {
        "points": names.row(column.points),
        "boxes": names.row(column.boxes),
        "closed_by": column.closed_by,
        "winner": names.side(column.winner),
    }
    if part is not None:
        shown["shutout"] = part.shutout
        shown["totals"] = names.row(part.totals)
        shown["net"] = part.net
    return shown


def _multi_match(contest: Contest, names: ContestNames) -> Shown:
    rules, games = contest.rules, contest.games
    matches = [
        {
            "winner": names.side(game.column.winner),
            "match_points": names.row(game.column.points),
            "rounds_won": names.row(game.wins),
            "credited": names.row(credit(rules, game).totals),
            "game_scores": names.row(game_scores(rules, games[:at])),
        }
        for at, game in enumerate(games, start=1)
    ]
    return {
        **_running(contest, names),
        "matches": matches,
        "game_scores": names.row(game_scores(rules, games)),
    }


def _best_of(contest: Contest, names: ContestNames) -> Shown:
    games = [
        {
            "winner": None if part is None else names.side(part.winner),
            "points": names.row(game.column.points),
        }
        for game, part in zip(contest.games, contest.parts, strict=True)
    ]
    won = games_won(contest.rules, contest.games)
    return {**_running(contest, names), "games": games, "games_won": names.row(won)}


def _round(told: Round, names: ContestNames) -> Shown:
    return {
        "sums": names.row(told.sums),
        "winner": names.side(told.winner),
        "sweep_bonus": told.sweep_bonus,
        "points": told.points,
        "boxes": told.boxes,
    }


def _one_by_one(settlement: Settlement, names: ContestNames) -> Shown:
    payments = [
        [names.players[each.payer - 1], names.players[each.receiver - 1], each.amount]
        for each in settlement.payments
    ]
    return {"payments": payments, "net": _balances(settlement, names)}


def _captain(settlement: Settlement, names: ContestNames) -> Shown:
    return {"payments": _balances(settlement, names)}


def _nothing_more(_: Settlement, __: ContestNames) -> Shown:
    return {}


def _balances(settlement: Settlement, names: ContestNames) -> Shown:
    balance = balances(settlement.payments, range(1, len(names.players) + 1))
    return {str(names.players[player - 1]): amount for player, amount in balance.items()}


_SHEETS: Mapping[MatchFormat, Callable[[Contest, ContestNames], Shown]] = MappingProxyType(
    {
        MatchFormat.SINGLE: _running,
        MatchFormat.MULTI_MATCH: _multi_match,
        MatchFormat.BEST_OF: _best_of,
        MatchFormat.HOLLYWOOD: _hollywood,
    }
)

_SETTLED_ONE_BY_ONE: Mapping[SeatingFormat, Callable[[Settlement, ContestNames], Shown]] = (
    MappingProxyType(
        {
            SeatingFormat.ROUND_ROBIN: _one_by_one,
            SeatingFormat.THREE_HANDED: _one_by_one,
            SeatingFormat.CAPTAIN: _captain,
        }
    )
)
