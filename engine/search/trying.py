"""One decision: every candidate move, tried on the same imagined deals."""

import random
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Self

import numpy as np

from engine.cards import Card
from engine.knock import KnockPhase, KnockView
from engine.moves import Move, MoveKind
from engine.players.club import Habits as Reckoning
from engine.players.club import Thought as Reckoned
from engine.players.knock.reading import Hints, Reading, read
from engine.players.knock.sparring import drawing, refusal
from engine.players.standing import ContestStanding
from engine.search.counting import PLACES, Floats, Ints, Masks, least, masks_of
from engine.search.imagining import Worlds, imagined, together
from engine.search.playing_out import (
    FREE,
    PILE,
    STOCK,
    ImaginedDeals,
    ImaginedGame,
    gains,
    game,
    played_out,
)
from engine.search.stakes import MOST, stakes
from engine.words import LineBonusTiming

_TURN_ENDS = frozenset({MoveKind.DISCARD, MoveKind.CLAIM_KNOCK})

_OVER = 3
"""How many hands are imagined for each that is looked at: some would have gone out before."""


@dataclass(frozen=True, slots=True)
class ExpertHabits:
    """The parameters of an expert; points are points of the deal."""

    deals: int = 320  # imagined for each move
    moves: int = 6  # how many discards are tried
    close: int = 3  # how many of them are tried on all deals where only the best is asked for
    first: int = 4  # one in so many deals is used to choose those
    prior: float = 2.0  # how far off, give or take, the estimate of an untried discard is
    adapts: float = 2.0  # the worth of playing on beyond what is tried, as plans can change
    lasts: float = 2.0  # how much that grows each turn after `early`: late deals are imagined worse
    early: int = 8  # how many turns it doesn't grow
    chose: float = 0.75  # how many extra cards the other hand was chosen from, for each turn
    waits: float = 0.5  # how often the other side is taken at first to hold out, not go out early
    ripens: float = 0.15  # how much the odds of that grow with each turn in which it didn't go out
    low: int = 2  # the deadwood at which we go out when we hold out
    holds: int = 0  # the same for the other side: it waits for gin
    hints: Hints = field(default_factory=lambda: Hints(took=2.4, threw=0.52, left=0.4))
    reckons: Reckoning = field(default_factory=lambda: Reckoning(swaps=1.0))


@dataclass(frozen=True, slots=True, eq=False)
class Sample:
    """Imagined deals; `outs` has the deadwood with which the other side goes out in each."""

    worlds: Worlds
    outs: Ints

    @property
    def size(self) -> int:
        """How many deals there are."""
        return self.outs.size

    def every(self, step: int) -> Self:
        """Return one in `step` of them, of each kind alike."""
        which = np.arange(0, self.size, step)
        return type(self)(self.worlds.of(which), self.outs[which])


class TriedDecision:
    """One decision: what is known, and the deals imagined for it."""

    def __init__(
        self,
        view: KnockView,
        habits: ExpertHabits,
        rng: random.Random,
        deals: int,
        standing: ContestStanding | None = None,
    ) -> None:
        self.view, self.habits = view, habits
        reading = read(view, habits.hints)
        self.stakes = None if standing is None else stakes(standing)
        self.game = _game(view, reading, scored=standing is not None)
        dice = np.random.default_rng(rng.getrandbits(64))
        turns = sum(move.kind in _TURN_ENDS for move in view.moves) / 2
        self.turns = turns
        odds = habits.waits / (1 - habits.waits) * (1 + habits.ripens) ** turns
        waiting = round(deals * odds / (1 + odds))
        limit, low = view.knock_limit, min(habits.holds, view.knock_limit)
        worlds = together(
            self._not_out(reading, dice, waiting, round(turns * habits.chose), low),
            self._not_out(
                reading,
                dice,
                deals - waiting,
                round(min(turns * habits.chose, 2 + turns / 4)),
                limit,
            ),
        )
        self.sample = Sample(worlds, np.repeat((low, limit), (waiting, deals - waiting)))

    def _not_out(
        self, reading: Reading, dice: np.random.Generator, deals: int, more: int, out: int
    ) -> Worlds:
        """Return hands of players who go out with this little deadwood, and couldn't so far."""
        worlds = imagined(self.game, reading, dice, _OVER * deals, more)
        could = least(self.game.known, worlds.theirs) <= out
        return worlds.of(could.argsort(kind="stable")[:deals])

    def draws(self) -> dict[Move, Floats]:
        """Return what taking the top of the pile brings in each deal, and what leaving it."""
        view = self.view
        hand, top = _masks(view.hand), view.pile[-1]
        moves = drawing(view)[0], refusal(view)
        ways = [(hand, top, PILE), (hand, top, STOCK)]
        return dict(zip(moves, self._played(0, ways, self.sample), strict=True))

    def acts(self, *, best_alone: bool = False) -> dict[Move, Floats]:
        """Return what moves bring in each deal, without poor discards where `best_alone`."""
        view = self.view
        costs = Reckoned(view, self.habits.reckons).costs()
        moves = sorted(costs, key=costs.__getitem__)[: self.habits.moves]
        if best_alone and len(moves) > self.habits.close:
            few = self._discards(moves, costs, self.sample.every(self.habits.first))
            moves = sorted(moves, key=lambda move: -few[move].mean())[: self.habits.close]
        tried = self._discards(moves, costs, self.sample)
        outs = [move for move in view.legal if move.kind == MoveKind.KNOCK]
        if outs:
            out = min(outs, key=lambda move: (self._left(move.card), move.card))
            kept = _masks(card for card in self._cards() if card != out.card)
            shown = np.broadcast_to(kept, (4, self.sample.size))
            tried = {move: points + self._plans() for move, points in tried.items()}
            tried[out] = self._worth(gains(self.game, shown, self.sample.worlds.theirs))
        if not tried:
            tried[view.legal[0]] = np.zeros(self.sample.size, dtype=np.float32)
        return tried

    def _plans(self) -> float:
        habits = self.habits
        return habits.adapts + habits.lasts * max(0.0, self.turns - habits.early)

    def _discards(
        self, moves: list[Move], costs: Mapping[Move, float], sample: "Sample"
    ) -> dict[Move, Floats]:
        """Return what discards bring in each deal, shrunk towards their expected costs."""
        ways = [
            (_masks(card for card in self.view.hand if card != move.card), move.card, FREE)
            for move in moves
            if move.card is not None
        ]
        tried = dict(zip(moves, self._played(1, ways, sample), strict=True)) if ways else {}
        return {
            move: self._blended(points, tried[moves[0]], costs[move] - costs[moves[0]])
            for move, points in tried.items()
        }

    def _blended(self, points: Floats, first: Floats, cost: float) -> Floats:
        """Return what a discard brings, shrunk towards its expected cost beside the first."""
        if not cost:
            return points
        off = error(points - first) ** 2
        trust = off / (off + self.habits.prior**2)
        return points + trust * (first.mean() - cost - points.mean())

    def _cards(self) -> tuple[Card, ...]:
        view = self.view
        return (*view.hand, *(view.pile[-1:] if view.phase == KnockPhase.WALL else ()))

    def _left(self, card: Card | None) -> int:
        return int(
            least(self.game.known, _masks(held for held in self._cards() if held != card))[0]
        )

    def _played(
        self, side: int, ways: list[tuple[Masks, Card, int]], sample: "Sample"
    ) -> list[Floats]:
        """Return what each way (hand, pile top, next source) brings, by the better of our plans."""
        limit, known, number = self.view.knock_limit, self.game.known, sample.size
        plans = sorted({limit, min(self.habits.low, limit)})
        times = len(ways) * len(plans)
        mine = np.concatenate(
            [np.repeat(hand, number * len(plans), axis=1) for hand, _, _ in ways], axis=1
        )
        theirs = np.tile(sample.worlds.theirs, times)
        each = number * len(plans)
        deals = ImaginedDeals(
            [mine, theirs],
            [least(known, mine), least(known, theirs)],
            [np.tile(np.repeat(plans, number), len(ways)), np.tile(sample.outs, times)],
            np.repeat([PLACES[top] for _, top, _ in ways], each),
            np.tile(sample.worlds.stock, (times, 1)),
            np.zeros(number * times, dtype=np.int64),
            np.arange(number * times),
            np.repeat([source for _, _, source in ways], each),
        )
        points = self._worth(played_out(self.game, deals, side))
        points = points.reshape(len(ways), len(plans), number)
        chosen = (
            points[:, :, ::2].mean(axis=2).argmax(axis=1),
            points[:, :, 1::2].mean(axis=2).argmax(axis=1),
        )
        each = np.arange(len(ways))
        fair = np.empty((len(ways), number), dtype=np.float32)
        fair[:, 1::2] = points[each, chosen[0], 1::2]  # chosen by some deals, judged by the others
        fair[:, ::2] = points[each, chosen[1], ::2]
        return list(fair)

    def _worth(self, points: Floats) -> Floats:
        if self.stakes is None:
            return points
        rules = self.view.rules
        doubled = rules.spade_doubles and rules.doubled_by(self.view.knock_card)
        whole = np.rint(points * (2 if doubled else 1)).astype(np.int64)
        return self.stakes[np.clip(whole, -MOST, MOST) + MOST].astype(np.float32)


def _game(view: KnockView, reading: Reading, *, scored: bool) -> ImaginedGame:
    live = np.zeros(52, dtype=np.bool_)
    for card in (*reading.weights, *reading.known):
        live[PLACES[card]] = True
    rules = view.rules
    counts = not scored or rules.line_bonus_timing == LineBonusTiming.IMMEDIATE
    return game(rules, live, rules.line_bonus if counts else 0)


def _masks(cards: Iterable[Card]) -> Masks:
    return masks_of(PLACES[np.array([int(card) for card in cards], dtype=np.int64)])[:, None]


def error(differences: Floats) -> float:
    """Return the standard error of the mean of some differences."""
    return float(differences.std()) / max(1, differences.size - 1) ** 0.5
