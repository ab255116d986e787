"""Deals with the same cards, each played with the seats swapped: how much luck is left out."""

import hashlib
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, replace
from functools import cache
from typing import TypeVar

from engine import fair
from engine.contest import Contest
from engine.errors import BadRules
from engine.families import start_deal
from engine.players import ContestStanding, Player, chosen, player_for
from engine.players.club import Club, Habits
from engine.players.expert import Expert, ExpertHabits
from engine.players.knock.reading import Hints
from engine.rules import Rules
from engine.seats import SEATS, Seat, other

_NO_PRESS = "0"

_Told = TypeVar("_Told", Habits, ExpertHabits, Hints)


@dataclass(frozen=True, slots=True)
class PairedDeals:
    """Deals of two under some rules; all cards and random numbers come from the seed."""

    rules: Rules
    seed: int

    def margin(self, first: str, second: str, number: int) -> float:
        """Return by how many points a deal the first player beats the second.

        Args:
            first: A player, as in `player_as_told`.
            second: The other one.
            number: Which deal; they play it from both seats, and the mean counts.
        """
        players = player_as_told(first, self.rules), player_as_told(second, self.rules)
        beaten = sum(
            self._played(number, {seat: players[0], other(seat): players[1]}, seat)
            for seat in SEATS
        )
        return beaten / len(SEATS)

    def _played(self, number: int, players: Mapping[Seat, Player], seat: Seat) -> int:
        """Return by how many points a seat wins a deal, played as the first of a contest."""
        cards = hashlib.sha256(f"paired {self.seed} {number}".encode("ascii")).digest()
        contest = Contest.start(
            self.rules, fair.first_dealer(cards, _NO_PRESS, self.rules.seats), len(SEATS)
        )
        seed = fair.deal_seed(cards, table=0, round=1, deal=1, presses=_NO_PRESS)
        state = start_deal(
            self.rules,
            fair.shuffled(seed),
            contest.dealer,
            number=1,
            knock_card=fair.knock_card(seed),
        )
        standings = {each: ContestStanding.of(contest, each) for each in SEATS}
        chances = {each: self._chance(number, each) for each in SEATS}
        while state.turn is not None:
            turn = state.turn
            view = state.view(turn)
            state = state.play(chosen(players[turn], standings[turn], view, chances[turn]))
        assert state.result is not None
        scores = state.result.scores
        return scores[SEATS.index(seat)] - scores[SEATS.index(other(seat))]

    def _chance(self, number: int, seat: Seat) -> random.Random:
        return random.Random(f"player {self.seed} {number} {seat}")  # a player's whim


@cache
def player_as_told(text: str, rules: Rules) -> Player:
    """Return a player by its name, perhaps with other habits: `expert adapts=3 hints.took=2`.

    Raises:
        BadRules: There is no such player or habit, or it doesn't play by the rules.
    """
    name, *told = text.split()
    player = player_for(name, rules)
    if not told:
        return player
    if name == "club":
        return Club(_changed(Habits(), told))
    if name == "expert":
        return Expert(_changed(ExpertHabits(), told))
    raise BadRules(f"{name} has no habits to change", "player")


def _changed(habits: _Told, told: list[str]) -> _Told:
    for each in told:
        path, _, value = each.partition("=")
        habits = _with(habits, path.split("."), value)
    return habits


def _with(habits: _Told, path: Sequence[str], value: str) -> _Told:
    name, *further = path
    known = [each.name for each in fields(habits)]
    if name not in known:
        raise BadRules(f"there is no habit {name!r}; there are {', '.join(known)}", "player")
    old: object = getattr(habits, name)
    if isinstance(old, Habits):
        return replace(habits, **{name: _with(old, further or [""], value)})
    if isinstance(old, Hints):
        return replace(habits, **{name: _with(old, further or [""], value)})
    try:
        if not isinstance(old, int | float) or further:
            raise BadRules(f"{name} is no one number", "player")
        return replace(habits, **{name: type(old)(value)})
    except ValueError:
        raise BadRules(f"{name} is no number: {value!r}", "player") from None
