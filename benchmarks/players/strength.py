"""Whether a player with other habits is stronger: `python -m benchmarks.players.strength`.

It and the player that it is to replace meet the same opponents with the same cards, and each other.
What counts is by how many points a deal it does better, against all of them in the mean; the test
ends as soon as that is known (`benchmarks.players.sequential`).
"""

import argparse
import sys
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial

from benchmarks.players.paired_deals import PairedDeals, player_as_told
from benchmarks.players.sequential import RunningMean, Verdict
from engine.players import PLAYERS, SPARRING
from engine.rules import read_rules

OPPONENTS = (*PLAYERS, *SPARRING, "club", "expert")
_SHOWN = 50  # rounds after which the lines of those still tested are printed again


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked.

    Attributes:
        candidates: The players to test.
        present: The player that they are to replace.
        opponents: Who they meet beside that one.
        deals: The deals that all play.
    """

    candidates: Sequence[str]
    present: str
    opponents: Sequence[str]
    deals: PairedDeals

    def round(self, number: int, candidates: Sequence[str]) -> list[list[float]]:
        """Return what each candidate wins more in a deal, against the present player and others."""
        margin = partial(self.deals.margin, number=number)
        present = [margin(self.present, opponent) for opponent in self.opponents]
        found: list[list[float]] = []
        for candidate in candidates:
            own = (margin(candidate, opponent) for opponent in self.opponents)
            more = [points - before for points, before in zip(own, present, strict=True)]
            found.append([margin(candidate, self.present), *more])
        return found


@dataclass(slots=True)
class Trial:
    """One candidate's results.

    Attributes:
        means: What it wins more in a deal, against each opponent.
        whole: The same in the mean of all opponents.
        verdict: What is known; a candidate that is better is no worse against anyone.
    """

    means: list[RunningMean]
    whole: RunningMean = field(default_factory=RunningMean)
    verdict: Verdict = Verdict.OPEN

    def add(self, points: Sequence[float], worth: float) -> None:
        """Count a round."""
        for mean, each in zip(self.means, points, strict=True):
            mean.add(each)
        self.whole.add(sum(points) / len(points))
        self.verdict = self.whole.verdict(worth)
        if self.verdict == Verdict.BETTER and any(mean.interval[1] < 0 for mean in self.means):
            self.verdict = Verdict.WORSE


def tested(
    question: Question, rounds: int, worth: float, jobs: int
) -> Iterator[tuple[int, dict[str, Trial]]]:
    """Play rounds, and yield after each how many there were and all trials; stop when all is known.

    Args:
        question: What is asked.
        rounds: How many rounds at most.
        worth: So many points a deal are the least to be worth a change.
        jobs: How many processes play.
    """
    meeting = len(question.opponents) + 1
    trials = {each: Trial([RunningMean() for _ in range(meeting)]) for each in question.candidates}
    with ProcessPoolExecutor(jobs) as pool:
        for first in range(0, rounds, jobs):
            left = [each for each in trials if trials[each].verdict == Verdict.OPEN]
            if not left:
                return
            numbers = range(first, min(rounds, first + jobs))
            one = partial(question.round, candidates=left)
            played = pool.map(one, numbers) if jobs > 1 else map(one, numbers)
            for number, results in zip(numbers, played, strict=True):
                for each, points in zip(left, results, strict=True):
                    if trials[each].verdict == Verdict.OPEN:
                        trials[each].add(points, worth)
                yield number + 1, trials


def lines(question: Question, trials: dict[str, Trial]) -> Iterator[str]:
    """Yield a table: what each candidate wins more in a deal than the present player does."""
    yield f"| instead of `{question.present}` | against | deals | points | 95 % | |"
    yield "| --- | --- | ---: | ---: | --- | --- |"
    for candidate, trial in trials.items():
        yield _line(f"`{candidate}`", "all", trial.whole, trial.verdict)
        for opponent, mean in zip(
            (question.present, *question.opponents), trial.means, strict=True
        ):
            yield _line("", f"`{opponent}`", mean, "")


def _line(candidate: str, opponent: str, mean: RunningMean, verdict: str) -> str:
    low, high = mean.interval
    cells = (
        candidate,
        opponent,
        str(mean.count),
        f"{mean.mean:+.2f}",
        f"{low:+.2f} to {high:+.2f}",
        verdict,
    )
    return f"| {' | '.join(cells)} |"


def main(arguments: Sequence[str] | None = None) -> None:
    """Read the question, play, and print the table as it grows."""
    reader = argparse.ArgumentParser("benchmarks.players.strength", description=__doc__)
    reader.add_argument("candidates", nargs="+", help='players, such as "expert adapts=3"')
    reader.add_argument("--than", help="the player to replace; the first candidate's as it is")
    reader.add_argument("--against", nargs="*", help="the opponents, instead of all")
    reader.add_argument("--rules", default="eaai", help="a preset, perhaps with options")
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--rounds", type=int, default=4000, help="how many at most")
    reader.add_argument("--worth", type=float, default=0.2, help="the least gain worth a change")
    reader.add_argument("--jobs", type=int, default=1)
    told = reader.parse_args(arguments)
    present = told.than or told.candidates[0].split()[0]
    opponents = OPPONENTS if told.against is None else told.against
    question = Question(
        told.candidates,
        present,
        tuple(each for each in opponents if each != present),
        PairedDeals(read_rules(told.rules), told.seed),
    )
    for each in (*question.candidates, present, *question.opponents):
        player_as_told(each, question.deals.rules)
    trials: dict[str, Trial] = {}
    for number, trials in tested(question, told.rounds, told.worth, told.jobs):
        if number % _SHOWN == 0 and number < told.rounds:
            _print(lines(question, trials))
    _print(lines(question, trials))


def _print(text: Iterable[str]) -> None:
    sys.stdout.write("\n".join(text) + "\n\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
