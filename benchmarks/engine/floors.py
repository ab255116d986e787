"""Other frequent work of the program, each beside a floor of our own."""

import random
from collections.abc import Iterator

from art.emoji import card_emoji
from art.result import result_picture
from benchmarks.engine.solver import RULES, uniform
from benchmarks.measure import Measure, over
from engine.cards import DECK
from engine.deadwood import deadwood
from engine.deadwood.arrange import arrange
from engine.fair import shuffled
from engine.families import start_deal
from engine.layoffs import defend
from engine.machine import State
from engine.players import PLAYERS
from engine.rules import PRESETS

STANDARD = PRESETS.rules("standard")


def computers_deal(rng: random.Random) -> State:
    """Play one deal by the simple player on both sides."""
    player = PLAYERS["simple"]
    state: State = start_deal(STANDARD, shuffled(rng.randbytes(32)), 1)
    while state.turn is not None:
        state = state.play(player.choose(state.view(state.turn), rng))
    return state


def measures(rng: random.Random, hands: int = 500) -> Iterator[Measure]:
    """Yield the lines that need no other engine."""
    dealt = uniform(rng, hands)
    knocks = [(hand, arrange(uniform(rng, 1)[0], RULES).melds) for hand in dealt]
    seeds = [rng.randbytes(32) for _ in range(hands)]
    finished = computers_deal(rng).result
    assert finished is not None
    count = over(dealt, deadwood)
    shuffle = over(seeds, shuffled)
    yield Measure("deadwood", count, "sorting the hand", over(dealt, sorted))
    yield Measure("canonical arrangement", over(dealt, arrange), "its deadwood", count)
    yield Measure("best defence", over(knocks, lambda knock: defend(*knock)), "its deadwood", count)
    yield Measure(
        "a deal by two simple players",
        over(range(max(1, hands // 50)), lambda _: computers_deal(rng)),
        "its shuffle",
        shuffle,
    )
    yield Measure(
        "a result's picture",
        over([finished], lambda result: result_picture(result, ("North", "South"))),
        "one card emoji",
        over(DECK[:1], card_emoji.__wrapped__),
    )
