"""A knockout bracket: where each seed stands, and who goes on."""

from collections.abc import Iterable, Sequence

from club.cups.formats.match_keys import CupPart
from club.cups.formats.matches import NOBODY, Match, in_pairs
from club.cups.formats.state import CupState

# How many there are; a bracket with fewer rounds has none.
_SEMI_FINALS = 2


def seeds_by_line(lines: int) -> tuple[int, ...]:
    """Return the seeds from the top of a bracket down; the best meet as late as can be."""
    seeds = (1,)
    while len(seeds) < lines:
        total = 2 * len(seeds) + 1
        seeds = tuple(each for seed in seeds for each in (seed, total - seed))
    return seeds


def lines_for(entrants: int) -> int:
    """Return how many lines a bracket has for so many entrants."""
    return 1 << (entrants - 1).bit_length()


def drawn(order: Sequence[int]) -> list[int]:
    """Put entrants, by seed, on the lines of a bracket; the best seeds have the byes."""
    return [
        order[seed - 1] if seed <= len(order) else NOBODY
        for seed in seeds_by_line(lines_for(len(order)))
    ]


def played_through(state: CupState, lines: Sequence[int | None]) -> list[list[Match]]:
    """Return the rounds of a bracket, the final last."""
    rounds = list[list[Match]]()
    while len(lines) > 1:
        rounds.append(state.round_of(CupPart.BRACKET, len(rounds) + 1, in_pairs(lines)))
        lines = [match.winner for match in rounds[-1]]
    return rounds


def third_place(state: CupState, rounds: Sequence[Sequence[Match]]) -> list[Match]:
    """Return the match for third place, where the plan has one and there are semi-finals."""
    if not state.plan.third_place or len(rounds) < _SEMI_FINALS:
        return []
    one, other = rounds[-2]
    return state.round_of(CupPart.THIRD_PLACE, 1, [(one.loser, other.loser)])


def places(rounds: Sequence[Sequence[Match]], third: Iterable[Match]) -> dict[int, int]:
    """Return the places that a bracket has decided; those who lose in one round share theirs."""
    found = dict[int, int]()
    for matches in rounds:
        for match in matches:
            found |= dict.fromkeys(_losers(match), len(matches) + 1)
    for match in third:
        found |= dict.fromkeys(_losers(match), 2 * _SEMI_FINALS)
    if champion := rounds[-1][0].winner:
        found[champion] = 1
    return found


def _losers(match: Match) -> tuple[int, ...]:
    return () if match.outcome is None else match.outcome.losers
