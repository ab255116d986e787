"""A judge whose mind is made up, for tests of what others make of its judgements."""

import random
from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.knock import KnockView
from engine.machine import View
from engine.players.judgements import Judge, JudgedMove
from engine.players.knock.knock import choose_knock


@dataclass
class Settled(Judge):
    """What the simple player would do is best, other moves cost a point, unless something is said.

    Attributes:
        costs: What moves cost, by their words.
        error: How uncertain it is of each cost.
        noise: By how much it is wrong at the least number of deals, either way.
        absurd: Moves, by their words, that it doesn't think worth a thought.
        asked: How many deals it was asked to imagine, each time.
    """

    costs: Mapping[str, float] = field(default_factory=dict[str, float])
    error: float = 0.2
    noise: float = 0.0
    absurd: frozenset[str] = frozenset()
    asked: list[int] = field(default_factory=list[int])

    def judge(self, view: View, rng: random.Random, deals: int) -> tuple[JudgedMove, ...]:
        assert isinstance(view, KnockView)
        self.asked.append(deals)
        best = choose_knock(view, random.Random(1))
        found: list[JudgedMove] = []
        for move in view.legal:
            if str(move) in self.absurd and len(view.legal) > 1:
                continue
            cost = self.costs.get(str(move), 0.0 if move == best else 1.0)
            wrong = rng.uniform(-self.noise, self.noise) * (200 / deals)
            found.append(JudgedMove(move, 10 - cost + wrong, self.error if move != best else 0.0))
        return tuple(sorted(found, key=lambda each: -each.points))
