"""Print what takes how long, each beside a floor that the same machine sets in the same run."""

import random
import sys
from collections.abc import Callable
from typing import NamedTuple

from art.emoji import card_emoji
from art.result import result_picture
from benchmarks.timing import compare
from engine.arrange import arrange
from engine.cards import DECK, Card
from engine.deadwood import deadwood
from engine.fair import shuffled
from engine.layoffs import defend
from engine.machine import State, start_deal
from engine.melds import MeldRules
from engine.players import PLAYERS
from engine.rules import Rules

HANDS = 500
DEALS = 10
RULES = MeldRules()
STANDARD = Rules.of("standard")


class Measure(NamedTuple):
    """One line of the table: what, how often in a run, and the floor it is held against."""

    what: str
    times: int
    work: Callable[[], object]
    floor: str
    floor_work: Callable[[], object]


def hands(rng: random.Random) -> list[list[Card]]:
    """Return random hands of ten cards."""
    return [rng.sample(DECK, 10) for _ in range(HANDS)]


def random_deal(rng: random.Random) -> State:
    """Play one deal by uniformly random legal moves."""
    state: State = start_deal(STANDARD, shuffled(rng.randbytes(32)), 1)
    while state.turn is not None:
        state = state.play(rng.choice(state.legal_moves()))
    return state


def computers_deal(rng: random.Random) -> State:
    """Play one deal by the simple player on both sides."""
    player = PLAYERS["simple"]
    state: State = start_deal(STANDARD, shuffled(rng.randbytes(32)), 1)
    while state.turn is not None:
        state = state.play(player.choose(state.view(state.turn), rng))
    return state


def measures(rng: random.Random) -> list[Measure]:
    """Return every line of the table."""
    dealt = hands(rng)
    knockers = [arrange(hand, RULES).melds for hand in hands(rng)]
    finished = computers_deal(rng).result
    assert finished is not None

    def sort_each() -> None:
        for hand in dealt:
            sorted(hand)

    def count_each() -> None:
        for hand in dealt:
            deadwood(hand, RULES)

    def shuffle_each() -> None:
        for _ in range(DEALS):
            shuffled(rng.randbytes(32))

    def draw_card() -> None:
        card_emoji.__wrapped__(DECK[0])

    return [
        Measure("deadwood", HANDS, count_each, "sorting the hand", sort_each),
        Measure(
            "canonical arrangement",
            HANDS,
            lambda: [arrange(hand, RULES) for hand in dealt],
            "its deadwood",
            count_each,
        ),
        Measure(
            "best defence",
            HANDS,
            lambda: [defend(h, k, RULES) for h, k in zip(dealt, knockers, strict=True)],
            "its deadwood",
            count_each,
        ),
        Measure(
            "a deal by random moves",
            DEALS,
            lambda: [random_deal(rng) for _ in range(DEALS)],
            "its shuffle",
            shuffle_each,
        ),
        Measure(
            "a deal by two simple players",
            DEALS,
            lambda: [computers_deal(rng) for _ in range(DEALS)],
            "its shuffle",
            shuffle_each,
        ),
        Measure(
            "a result's picture",
            1,
            lambda: result_picture(finished, ("North", "South")),
            "one card emoji",
            draw_card,
        ),
    ]


def main() -> None:
    """Print the table."""
    rows = [("what", "each", "times", "the floor")]
    for measure in measures(random.Random(1)):
        took, ratio = compare(measure.work, measure.floor_work)
        each = f"{took / measure.times * 1e6:,.1f} µs"
        rows.append((measure.what, each, f"{ratio:,.1f}", measure.floor))
    for what, each, ratio, floor in rows:
        sys.stdout.write(f"{what:<30}{each:>14}{ratio:>10}  {floor}\n")


if __name__ == "__main__":
    main()
