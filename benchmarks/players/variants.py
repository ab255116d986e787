"""The results of whole contests of every preset between computer players.

The seeds are fixed, so the figures are the same on every machine. The output is the table of
docs/variants.md.
"""

import os
import random
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field

from engine.cards import DECK
from engine.contest import Contest
from engine.families import start_deal
from engine.machine import State
from engine.players import PLAYERS
from engine.results import DealResult
from engine.rules import ALL_PRESETS, Rules
from engine.seats import SEATS
from engine.words import FamilyName

CONTESTS = 500
WORKERS = 2
_DRAWS = frozenset({"take", "stock"})
_WORDS = ("knock", "undercut", "gin", "big_gin", "out", "challenge", "exhausted")
SHARES = tuple(word.replace("_", " ") for word in _WORDS)
"""The columns that say how deals ended with a winner."""


@dataclass
class Tally:
    """The results of some contests of a preset, added up.

    Attributes:
        rules: The rules.
        contests: How many.
        deals: How many deals that was.
        draws: How often a card was drawn from the stock or the pile.
        ended: How the deals ended, by result word.
        won: The winners' points of the deals with a winner.
        lost: The losers' points of these deals, where both sides score.
        contracts: Hands that had laid a contract when their deal was over, of both sides.
    """

    rules: Rules
    contests: int = 0
    deals: int = 0
    draws: int = 0
    ended: Counter[str] = field(default_factory=Counter[str])
    won: list[int] = field(default_factory=list[int])
    lost: list[int] = field(default_factory=list[int])
    contracts: int = 0

    def add(self, state: State) -> DealResult:
        """Count a finished deal."""
        result = state.result
        assert result is not None
        self.deals += 1
        self.ended[result.result] += 1
        self.draws += sum(move.kind in _DRAWS for move in state.view(None).moves)
        self.contracts += sum(bool(result.table[seat - 1]) for seat in SEATS)
        if result.winner is not None:
            self.won.append(result.points)
            self.lost.append(sum(result.scores) - result.points)
        return result


def played(rules: Rules, seed: int, contests: int) -> Tally:
    """Play contests between simple players; each has a seed of its own, counted up."""
    tally = Tally(rules, contests)
    player = PLAYERS["simple"]
    for nth in range(contests):
        rng = random.Random(seed + nth)
        contest = Contest.start(rules, rng.choice(rules.seats), len(rules.seats))
        while not contest.finished:
            deck = rng.sample(DECK, len(DECK))
            state = start_deal(
                rules,
                deck,
                contest.dealer,
                number=contest.deals + 1,
                knock_card=rng.choice(DECK),
            )
            while state.turn is not None:
                state = state.play(player.choose(state.view(state.turn), rng))
            contest = contest.add(tally.add(state))
    return tally


def row(tally: Tally) -> Mapping[str, str]:
    """Return a line of the table."""
    deals, won = tally.deals, len(tally.won)
    return {
        "preset": f"`{tally.rules.preset}`",
        "deals": f"{deals / tally.contests:.1f}",
        "turns": f"{tally.draws / deals:.1f}",
        **{
            share: _share(tally.ended[word], deals)
            for share, word in zip(SHARES, _WORDS, strict=True)
        },
        "nobody": _share(deals - sum(tally.ended[word] for word in _WORDS), deals),
        "points": f"{sum(tally.won) / won:.1f}",
        "lost": f"{sum(tally.lost) / won:.1f}" if tally.rules.both_score else "",
        "contracts": _share(tally.contracts, 2 * deals)
        if tally.rules.family == FamilyName.SKARNEY
        else "",
    }


def _share(count: int, of: int) -> str:
    return f"{count / of:.1%}" if count else ""


def lines(rows: Iterable[Mapping[str, str]]) -> Iterator[str]:
    """Yield the lines of the table in Markdown, as its rows come in."""
    for nth, each in enumerate(rows):
        if not nth:
            yield "| " + " | ".join(each) + " |"
            yield "| --- |" + " ---: |" * (len(each) - 1)
        yield "| " + " | ".join(each.values()) + " |"


def _line(name: str) -> Mapping[str, str]:
    return row(played(ALL_PRESETS[name], 1, CONTESTS))


def report() -> None:
    """Print the table, each preset as soon as it has been played."""
    with ProcessPoolExecutor(WORKERS, initializer=os.nice, initargs=(10,)) as pool:
        for line in lines(pool.map(_line, ALL_PRESETS)):
            print(line, flush=True)
