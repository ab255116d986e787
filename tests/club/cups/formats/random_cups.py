"""Cups played to their end by chance, with everything that may go wrong in one."""

import random
from collections.abc import Iterator
from dataclasses import dataclass, field

from club.cups.formats import schedule, swiss, swiss_pairing
from club.cups.formats.events import (
    CupEvent,
    Decided,
    Disqualified,
    Entered,
    HowDecided,
    Paired,
    Started,
    Substituted,
    Withdrew,
)
from club.cups.formats.match_keys import CupPart
from club.cups.formats.matches import Match
from club.cups.formats.plan import CupFormat, CupPlan
from club.cups.formats.replay import after
from club.cups.formats.state import CupState

FORMATS = tuple(CupFormat)
SIZES = (2, 3, 4, 5, 7, 8, 13, 16, 21)
LARGE = (32, 33)
LARGEST = (64, 127, 128)


@dataclass
class PlayedCup:
    """A cup, the events that have made it, and the rounds in which each match was open."""

    state: CupState
    events: list[CupEvent] = field(default_factory=list)

    def happen(self, event: CupEvent) -> None:
        self.state = after(self.state, event)
        self.events.append(event)


def started(plan: CupPlan, entrants: int, *, of: int = 1) -> PlayedCup:
    """A cup of so many entrants, each of so many members, seeded as they entered."""
    cup = PlayedCup(CupState(plan))
    for number in range(1, entrants + 1):
        cup.happen(Entered(tuple(1000 * number + member for member in range(of))))
    cup.happen(Started(tuple(range(1, entrants + 1))))
    return cup


def better_seed(match: Match) -> Decided:
    """The lower number wins, by 10 points."""
    one, other = match.sides
    assert one
    assert other
    score = (10, 0) if one < other else (0, 10)
    return Decided(match.key, min(one, other), HowDecided.PLAYED, score)


def play_out(
    cup: PlayedCup,
    rng: random.Random | None = None,
    *,
    trouble: float = 0,
    walkovers: bool = False,
) -> PlayedCup:
    """Play a cup to its end: the better seeds win, or chance decides."""
    most = 20 * 128 * 128
    for _ in range(most):
        if schedule.is_over(cup.state):
            return cup
        for event in next_events(cup.state, rng, trouble, walkovers=walkovers):
            cup.happen(event)
    raise AssertionError("the cup doesn't end")


def next_events(
    state: CupState, rng: random.Random | None, trouble: float, *, walkovers: bool
) -> Iterator[CupEvent]:
    """What happens next: one thing, and seldom somebody leaves or comes before."""
    if rng is not None and rng.random() < trouble:
        yield from _trouble(state, rng)
        return
    if state.plan.format == CupFormat.SWISS and swiss.awaits_pairing(state):
        yield swiss_pairing.next_round(state)
        return
    open_now = schedule.playable(state)
    assert open_now, "nothing can be played, and the cup isn't over"
    if rng is None:
        yield better_seed(open_now[0])
        return
    yield by_chance(rng.choice(open_now), rng, walkovers=walkovers)


def by_chance(match: Match, rng: random.Random, *, walkovers: bool) -> Decided:
    one, other = match.sides
    assert one
    assert other
    if walkovers and rng.random() < 0.15:
        return Decided(match.key, rng.choice((one, other, None)), HowDecided.WALKOVER)
    if match.key.part in {CupPart.GROUP, CupPart.SWISS} and rng.random() < 0.15:
        return Decided(match.key, None, HowDecided.PLAYED, (50, 50))
    points = rng.randrange(100), rng.randrange(100)
    how = rng.choice((HowDecided.PLAYED, HowDecided.AGREED, HowDecided.RULED))
    return Decided(match.key, rng.choice((one, other)), how, points)


def _trouble(state: CupState, rng: random.Random) -> Iterator[CupEvent]:
    kind = rng.randrange(4)
    if kind == 0 and state.plan.format == CupFormat.SWISS and swiss.admits(state):
        yield Entered((_stranger(state),))
    elif state.active:
        entrant = rng.choice(state.active)
        if kind == 1:
            yield Withdrew(entrant)
        elif kind == 2:
            yield Disqualified(entrant)
        else:
            out = rng.choice(state.members[entrant])
            yield Substituted(entrant, out, _stranger(state))


def _stranger(state: CupState) -> int:
    return 1 + max(member for members in state.members.values() for member in members)


def rounds_of_swiss(events: list[CupEvent]) -> list[Paired]:
    return [each for each in events if isinstance(each, Paired) and each.pairs]
