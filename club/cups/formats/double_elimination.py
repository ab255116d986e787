"""Double elimination: out with the second loss."""

# In the even rounds of the losers' bracket those in it meet those who have just lost, who come in
# from the other end or half, so that they meet somebody they have lost to as late as may be.

from collections.abc import Sequence
from dataclasses import dataclass

from club.cups.formats import bracket
from club.cups.formats.match_keys import CupPart
from club.cups.formats.matches import NOBODY, Match, in_pairs
from club.cups.formats.state import CupState

Lines = list[int | None]


@dataclass(frozen=True, slots=True)
class TwoBrackets:
    """The rounds of both brackets and the final, which is a round or two."""

    winners: list[list[Match]]
    losers: list[list[Match]]
    final: list[Match]

    @property
    def matches(self) -> list[Match]:
        """All of them, in an order in which they may be played."""
        found = list[Match](self.winners[0])
        for number, matches in enumerate(self.losers, start=1):
            if number % 2 == 0:
                found += self.winners[number // 2]
            found += matches
        return found + self.final


def brackets(state: CupState) -> TwoBrackets:
    """Return all matches of the cup."""
    winners = bracket.played_through(state, bracket.drawn(state.order))
    losers = list[list[Match]]()
    lines: Lines = [match.loser for match in winners[0]]
    for number, matches in enumerate(winners[1:], start=2):
        _play(state, losers, in_pairs(lines))
        lines = [match.winner for match in losers[-1]]
        coming = _entering([match.loser for match in matches], number)
        _play(state, losers, list(zip(lines, coming, strict=True)))
        lines = [match.winner for match in losers[-1]]
    return TwoBrackets(winners, losers, _final(state, winners[-1][0].winner, lines[0]))


def places(state: CupState) -> dict[int, int]:
    """Return the places decided so far; those who go out in one round share theirs."""
    played = brackets(state)
    found = dict[int, int]()
    shared = 3
    of_round = dict[int, int]()
    for number in range(len(played.losers), 0, -1):
        of_round[number] = shared
        shared += len(played.losers[number - 1])
    for number, matches in enumerate(played.losers, start=1):
        for match in matches:
            found |= dict.fromkeys(_out(match), of_round[number])
    for number, matches in enumerate(played.winners, start=1):
        # Where neither side came, both are out, as if they had lost the next match as well.
        into = max(1, 2 * (number - 1))
        for match in matches:
            if len(_out(match)) > 1:
                found |= dict.fromkeys(_out(match), of_round.get(into, 2))
    last = played.final[-1]
    if last.outcome is not None and _is_last(state, played.final):
        found |= dict.fromkeys(last.outcome.losers, 2)
        found |= {last.outcome.winner: 1} if last.outcome.winner else {}
    return found


def _play(
    state: CupState, rounds: list[list[Match]], sides: Sequence[tuple[int | None, int | None]]
) -> None:
    rounds.append(state.round_of(CupPart.LOSERS, len(rounds) + 1, sides))


def _entering(lines: Lines, number: int) -> Lines:
    half = len(lines) // 2
    orders = (
        lines[::-1],
        lines[half:] + lines[:half],
        lines[:half][::-1] + lines[half:][::-1],
        lines,
    )
    return orders[(number - 2) % len(orders)]


def _final(state: CupState, unbeaten: int | None, once_beaten: int | None) -> list[Match]:
    first = state.round_of(CupPart.FINAL, 1, [(unbeaten, once_beaten)])
    if not _is_last(state, first):
        return first + state.round_of(CupPart.FINAL, 2, [(unbeaten, once_beaten)])
    return first


def _is_last(state: CupState, final: Sequence[Match]) -> bool:
    """Whether the last match of a final leaves nobody who has lost less than twice."""
    first = final[0]
    unbeaten, once_beaten = first.sides
    return (
        len(final) > 1
        or not state.plan.second_final
        or NOBODY in first.sides
        or once_beaten is None
        or unbeaten in state.gone
        or first.winner != once_beaten
    )


def _out(match: Match) -> tuple[int, ...]:
    return () if match.outcome is None else match.outcome.losers
