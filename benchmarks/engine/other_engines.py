"""Two other engines of gin, asked the same questions; each may be missing.

OpenSpiel's is written in C++ and is called from Python here, RLCard's is written in Python.
Both have the melds, the deadwood and the limit of ten of our `standard` rules.
"""

import random
from collections.abc import Callable, Iterable, Sequence
from importlib.util import find_spec
from typing import Any

from engine.cards import RANKS, Card

OPENSPIEL = "OpenSpiel"
RLCARD = "RLCard"

Count = Callable[[Any], int]
"""Counts the least deadwood of a hand in the engine's own form."""

Deal = Callable[[random.Random], int]
"""Plays a random deal, going out whenever possible; returns the number of moves."""


def missing() -> list[str]:
    """Return the names of the engines that aren't installed."""
    modules = {OPENSPIEL: "pyspiel", RLCARD: "rlcard"}
    return [name for name, module in modules.items() if find_spec(module) is None]


def pick(choices: Sequence[Any], rng: random.Random) -> Any:  # noqa: ANN401
    """Return one of the choices at random, at the same cost for every engine."""
    return choices[int(rng.random() * len(choices))]


def openspiel_hand(hand: Iterable[Card]) -> list[int]:
    """Return a hand in OpenSpiel's form; the order of the suits makes no difference."""
    return [card.suit * len(RANKS) + card.rank for card in hand]


def openspiel_count() -> Count:
    """Return OpenSpiel's count; of eleven cards it is what the best discard leaves."""
    import pyspiel  # noqa: PLC0415  # it may be missing

    return pyspiel.gin_rummy.GinRummyUtils(13, 4, 10).min_deadwood


def openspiel_discard() -> Callable[[list[int]], int]:
    """Return a function for a best discard by OpenSpiel's count, which itself names none."""
    count = openspiel_count()

    def best(hand: list[int]) -> int:
        return min(hand, key=lambda card: count([held for held in hand if held != card]))

    return best


def openspiel_deal() -> Deal:
    """Return a function that plays a deal with OpenSpiel; melds and layoffs are moves."""
    import pyspiel  # noqa: PLC0415  # it may be missing

    game = pyspiel.load_game("gin_rummy")
    knock = pyspiel.gin_rummy.KNOCK_ACTION

    def deal(rng: random.Random) -> int:
        state = game.new_initial_state()
        moves = 0
        while not state.is_terminal():
            legal = state.legal_actions()
            if state.is_chance_node():
                state.apply_action(pick(legal, rng))
                continue
            state.apply_action(knock if knock in legal else pick(legal, rng))
            moves += 1
        return moves

    return deal


def rlcard_hand(hand: Iterable[Card]) -> list[Any]:
    """Return a hand in RLCard's form."""
    from rlcard.games.gin_rummy.utils.utils import card_from_text  # noqa: PLC0415

    return [card_from_text(card.text) for card in hand]


def rlcard_count() -> Count:
    """Return RLCard's count: the best of the meld clusters that it lists."""
    from rlcard.games.gin_rummy.utils import melding, utils  # noqa: PLC0415

    def count(hand: list[Any]) -> int:
        clusters = [[], *melding.get_meld_clusters(hand)]
        return min(utils.get_deadwood_count(hand, cluster) for cluster in clusters)

    return count


def rlcard_deal() -> Deal:
    """Return a function that plays a deal in RLCard's environment, as its players do."""
    import rlcard  # noqa: PLC0415  # it may be missing
    from rlcard.games.gin_rummy.utils.action_event import (  # noqa: PLC0415
        gin_action_id,
        knock_action_id,
    )

    env: Any = rlcard.make("gin-rummy")

    def deal(rng: random.Random) -> int:
        env.game.np_random.seed(rng.getrandbits(32))
        state, _ = env.reset()
        moves = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            out = [move for move in legal if move == gin_action_id or move >= knock_action_id]
            state, _ = env.step(pick(out or legal, rng))
            moves += 1
        return moves

    return deal
