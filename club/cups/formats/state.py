"""A cup as its events have made it."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from club.cups.formats.events import BoardDecided, Claimed, Decided, HowDecided, Paired
from club.cups.formats.match_keys import CupPart, MatchKey
from club.cups.formats.matches import NOBODY, Match, MatchOutcome, Sides, Unplayed
from club.cups.formats.plan import CupPlan


@dataclass(frozen=True, slots=True)
class CupState:
    """A cup."""

    plan: CupPlan
    # The members of each entrant, those who have left included.
    members: Mapping[int, tuple[int, ...]] = field(default_factory=dict[int, tuple[int, ...]])
    names: Mapping[int, str] = field(default_factory=dict[int, str])
    captains: Mapping[int, int] = field(default_factory=dict[int, int])
    # Members who have left their teams in play; they keep their boards' places.
    absent: frozenset[int] = frozenset()
    # Who is out of the cup: true for the disqualified.
    gone: Mapping[int, bool] = field(default_factory=dict[int, bool])
    # Won as the opponent left, by those who left later: winner and loser.
    outlasted: Mapping[MatchKey, tuple[int, int]] = field(
        default_factory=dict[MatchKey, tuple[int, int]]
    )
    short: tuple[int, ...] = ()  # teams that were out, short of members, when play began
    order: tuple[int, ...] = ()  # by seed, latecomers last; empty before the start
    started_with: int = 0
    pairings: tuple[Paired, ...] = ()
    ended_early: bool = False  # no more rounds of Swiss can be paired
    # Only where there was more to decide than who was there.
    decisions: Mapping[MatchKey, Decided] = field(default_factory=dict[MatchKey, Decided])
    boards: Mapping[MatchKey, Mapping[int, BoardDecided]] = field(
        default_factory=dict[MatchKey, Mapping[int, BoardDecided]]
    )
    # What the sides of an open match with real cards have said, by entrant.
    claims: Mapping[MatchKey, Mapping[int, Claimed]] = field(
        default_factory=dict[MatchKey, Mapping[int, Claimed]]
    )
    disputed: frozenset[MatchKey] = frozenset()  # about which the sides don't agree
    corrections: int = 0
    # Who goes on from groups, in the order of the draw, once all are over.
    qualified: tuple[int, ...] | None = None
    cancelled: bool = False
    # What `schedule.matches` has worked out: a state never changes.
    worked_out: list[tuple[Match, ...]] = field(
        default_factory=list[tuple[Match, ...]], init=False, repr=False, compare=False
    )

    @property
    def started(self) -> bool:
        """Whether play has begun."""
        return bool(self.order)

    @property
    def active(self) -> tuple[int, ...]:
        """The entrants still in it, by number."""
        return tuple(each for each in self.members if each not in self.gone)

    @property
    def complete(self) -> tuple[int, ...]:
        """The entrants still in it that have as many members as they need."""
        size = self.plan.team_size
        return tuple(each for each in self.active if len(self.members[each]) >= size)

    def present(self, entrant: int) -> tuple[int, ...]:
        """Return the members of an entrant who haven't left it."""
        return tuple(each for each in self.members[entrant] if each not in self.absent)

    def match(self, key: MatchKey, sides: Sides) -> Match:
        """Return a match between these sides, decided if it is."""
        return Match(key, sides, self._outcome(key, sides))

    def round_of(
        self, part: CupPart, number: int, sides: Iterable[Sides], group: int = 0
    ) -> list[Match]:
        """Return the matches of a round."""
        return [
            self.match(MatchKey(part, number, place, group), each)
            for place, each in enumerate(sides, start=1)
        ]

    def _outcome(self, key: MatchKey, sides: Sides) -> MatchOutcome | None:
        one, other = sides
        if one is None or other is None:
            return None
        there = tuple(each for each in (one, other) if each != NOBODY)
        if len(there) < len(sides):
            how = Unplayed.BYE if there else Unplayed.EMPTY
            return MatchOutcome(there[0] if there else NOBODY, (), how)
        decision = self.decisions.get(key)
        if decision is not None:
            return _decided(decision, (one, other))
        left = tuple(each for each in there if each in self.gone)
        if not left:
            return None
        won = self.outlasted.get(key)
        if won is not None and {*won} == {*left}:
            return MatchOutcome(won[0], won[1:], Unplayed.LEFT)
        stays = next((each for each in there if each not in self.gone), NOBODY)
        return MatchOutcome(stays, left, Unplayed.LEFT)


def _decided(decision: Decided, sides: tuple[int, int]) -> MatchOutcome:
    if decision.winner is None:
        losers = sides if decision.how == HowDecided.WALKOVER else ()
        return MatchOutcome(NOBODY, losers, decision.how, decision.score)
    losers = tuple(each for each in sides if each != decision.winner)
    return MatchOutcome(decision.winner, losers, decision.how, decision.score)
