"""Seating the players of a new contest, and of a stored one."""

from collections.abc import Mapping, Sequence
from typing import Any

from engine.contest.captain import CaptainsPlay
from engine.contest.robin import RoundRobin
from engine.contest.seating import HeadsUp, Seating, Sides
from engine.contest.sheet import Player
from engine.contest.teams import Teams
from engine.contest.three_handed import ThreeHanded
from engine.errors import BadRules
from engine.rules import Rules
from engine.words import SeatingFormat

_PAIR = 2
_THREE = 3
_ROUND_ROBIN = (3, 4)
_CAPTAIN_AND_TWO = 3


def seated(rules: Rules, players: int, sides: Sequence[Sequence[Player]] | None) -> Seating:
    """Return the seating before the first deal; without `sides`, in the order of the numbers."""
    if rules.seating == SeatingFormat.PARTNERSHIP:
        return _teams(rules, players, sides)
    if rules.seating == SeatingFormat.CAPTAIN:
        return _captain(players, sides)
    if sides is not None:
        raise BadRules("Only teams and captain's play have sides to choose.", "sides")
    if rules.seating == SeatingFormat.ROUND_ROBIN:
        if players not in _ROUND_ROBIN:
            raise BadRules(f"A round robin is for three or four players, not {players}.", "players")
        return RoundRobin((1, 2), tuple(range(3, players + 1)))
    if rules.seating == SeatingFormat.THREE_HANDED:
        if players != _THREE:
            raise BadRules(f"These rules are for three players, not {players}.", "players")
        return ThreeHanded()
    if players != _PAIR:
        raise BadRules(f"These rules are for two players, not {players}.", "players")
    return HeadsUp()


def read_seating(rules: Rules, values: Mapping[str, Any]) -> Seating:
    """Read back a seating that `to_json` wrote."""
    if rules.seating == SeatingFormat.PARTNERSHIP:
        return Teams.from_json(values, rules)
    if rules.seating == SeatingFormat.CAPTAIN:
        return CaptainsPlay.from_json(values)
    if rules.seating == SeatingFormat.ROUND_ROBIN:
        return RoundRobin.from_json(values)
    return ThreeHanded() if rules.seating == SeatingFormat.THREE_HANDED else HeadsUp()


def _teams(rules: Rules, players: int, sides: Sequence[Sequence[Player]] | None) -> Teams:
    size = rules.team_size
    if size < _PAIR:
        raise BadRules("A team has at least two members: set team_size.", "team_size")
    if players != 2 * size:
        raise BadRules(f"Teams of {size} are {2 * size} players, not {players}.", "players")
    chosen = _sides(players, sides, size)
    if len(chosen[0]) != size:
        raise BadRules(f"Teams of {size} can't be {len(chosen[0])} and {len(chosen[1])}.", "sides")
    return Teams.of(chosen)


def _captain(players: int, sides: Sequence[Sequence[Player]] | None) -> CaptainsPlay:
    if players < _CAPTAIN_AND_TWO:
        raise BadRules(f"Captain's play is for three players or more, not {players}.", "players")
    (captain, *more), order = _sides(players, sides, 1)
    if more:
        raise BadRules("The captain plays alone: side 1 is one player.", "sides")
    return CaptainsPlay(captain, order)


def _sides(players: int, sides: Sequence[Sequence[Player]] | None, first: int) -> Sides:
    """Return both sides: as chosen, or the `first` players and the rest."""
    numbers = range(1, players + 1)
    if sides is None:
        return tuple(numbers[:first]), tuple(numbers[first:])
    if len(sides) != 2 or not all(sides):  # noqa: PLR2004  # two sides
        raise BadRules("There are two sides, and nobody's is empty.", "sides")
    if sorted(player for side in sides for player in side) != list(numbers):
        raise BadRules(f"The sides hold each of {players} players once.", "sides")
    return tuple(tuple(side) for side in sides)
