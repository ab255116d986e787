"""Contests in pairs: the cards of each seed are played twice, with the seats swapped."""

import hashlib
import random
from collections.abc import Iterator
from contextlib import AbstractContextManager, ExitStack, nullcontext
from dataclasses import dataclass
from typing import Protocol

from engine.arena.contest import Clock, Contestant, Pair, Played, play_contest
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
        standing = ContestStanding.of(contest, view.viewer)
        return chosen(self.player, standing, view, self.rng)

    def over(self, view: View, scores: Pair) -> None:
        """Keep nothing of a deal."""


@dataclass(frozen=True, slots=True)
class Match:
    """Two entrants, side 1 and side 2; all cards and random numbers come from the seed."""

    rules: Rules
    entrants: tuple[Entrant, Entrant]
    seed: int
    clock: Clock

    def pair(self, number: int) -> Iterator[Played]:
        """Yield both contests with the cards of one seed, side 1 in seat 1 and then in seat 2.

        A player's random numbers depend on the seat, so equal players come out level in each pair.
        The same number, from 0, gives the same cards.
        """
        first, second = self.entrants
        cards = hashlib.sha256(f"arena {self.seed} {number}".encode("ascii")).digest()
        yield self._contest(number, cards, (first, second))
        yield self._contest(number, cards, (second, first)).swapped()

    def _contest(self, number: int, cards: bytes, seats: tuple[Entrant, Entrant]) -> Played:
        with ExitStack() as up:
            first, second = (
                up.enter_context(entrant.sit(self.rules, self._chance(number, seat)))
                for seat, entrant in zip(SEATS, seats, strict=True)
            )
            return play_contest(self.rules, cards, (first, second), self.clock)

    def _chance(self, number: int, seat: int) -> random.Random:
        return random.Random(f"player {self.seed} {number} {seat}")  # noqa: S311  # a player's whim
