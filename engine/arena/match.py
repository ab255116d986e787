"""Contests in rounds: the cards of each seed are played once from every seat."""

import hashlib
import random
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack, nullcontext
from dataclasses import dataclass
from itertools import permutations
from typing import Protocol

from engine.arena.contest import Clock, Contestant, Played, Row, play_contest
from engine.contest import Contest
from engine.machine import View
from engine.moves import Move
from engine.players import ContestStanding, Player, chosen, player_for
from engine.rules import Rules
from engine.seats import SEATS


class Entrant(Protocol):
    """Plays a match: one of our players, or a program."""

    def check(self, rules: Rules) -> None:
        """Raise a GinError if it can't play by the rules."""
        ...

    def sit(self, rules: Rules, rng: random.Random) -> AbstractContextManager[Contestant]:
        """Return a contestant for one contest, with an `rng` of its own; it leaves at the end."""
        ...


@dataclass(frozen=True, slots=True)
class OwnPlayer:
    """One of our own players."""

    name: str

    def check(self, rules: Rules) -> None:
        """Raise BadRules if there is no such player, or it doesn't play by these rules."""
        player_for(self.name, rules)

    def sit(self, rules: Rules, rng: random.Random) -> AbstractContextManager[Contestant]:
        """Sit down; raises BadRules as `check` does."""
        return nullcontext(_Seated(player_for(self.name, rules), rng))


@dataclass(frozen=True, slots=True)
class _Seated:
    player: Player
    rng: random.Random

    def choose(self, view: View, contest: Contest) -> Move:
        assert view.viewer is not None
        two = len(contest.sides) == len(SEATS)
        standing = ContestStanding.of(contest, view.viewer) if two else None
        return chosen(self.player, standing, view, self.rng)

    def over(self, view: View, scores: Row) -> None:
        """Keep nothing of a deal."""


@dataclass(frozen=True, slots=True)
class Match:
    """Entrants, one a side; all cards and random numbers come from the seed."""

    rules: Rules
    entrants: Sequence[Entrant]
    seed: int
    clock: Clock

    def round(self, number: int) -> Iterator[Played]:
        """Yield the contests with one seed's cards: two of two, of three one for each order.

        Equal players come out level in each round; the same number, from 0, gives the same cards.
        """
        cards = hashlib.sha256(f"arena {self.seed} {number}".encode("ascii")).digest()
        for seats in permutations(self.rules.seats):  # of side 1, side 2 and so on
            order = [self.entrants[seats.index(seat)] for seat in self.rules.seats]
            yield self._contest(number, cards, order).by_side(seats)

    def _contest(self, number: int, cards: bytes, seats: Sequence[Entrant]) -> Played:
        with ExitStack() as up:
            seated = [
                up.enter_context(entrant.sit(self.rules, self._chance(number, seat)))
                for seat, entrant in enumerate(seats, start=1)
            ]
            return play_contest(self.rules, cards, seated, self.clock)

    def _chance(self, number: int, seat: int) -> random.Random:
        return random.Random(f"player {self.seed} {number} {seat}")  # noqa: S311  # a player's whim
