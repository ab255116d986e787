"""Cups of teams played to their end by chance, and a second count of what their boards come to."""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from club.cups.formats import schedule, swiss, swiss_pairing, team_boards
from club.cups.formats.events import (
    BoardDecided,
    CupEvent,
    Decided,
    Disqualified,
    Entered,
    HowDecided,
    Joined,
    Parted,
    Started,
    Substituted,
    Withdrew,
)
from club.cups.formats.match_keys import CupPart, MatchKey
from club.cups.formats.matches import Match
from club.cups.formats.plan import CupFormat, CupPlan
from club.cups.formats.state import CupState
from tests.club.cups.formats.random_cups import PlayedCup


def started(plan: CupPlan, teams: int) -> PlayedCup:
    """A cup of so many complete teams: member 2001 is the first of team 2."""
    cup = PlayedCup(CupState(plan))
    for number in range(1, teams + 1):
        cup.happen(Entered((1000 * number + 1,), f"Team {number}"))
        for member in range(2, plan.team_size + 1):
            cup.happen(Joined(number, 1000 * number + member))
    cup.happen(Started(tuple(range(1, teams + 1))))
    return cup


def play_out(cup: PlayedCup, rng: random.Random, *, trouble: float = 0) -> PlayedCup:
    """Play a cup to its end, board by board."""
    for _ in range(100_000):
        if schedule.is_over(cup.state):
            return cup
        for event in _next(cup.state, rng, trouble):
            cup.happen(event)
    raise AssertionError("the cup doesn't end")


def open_boards(state: CupState) -> list[tuple[Match, int]]:
    return [
        (match, board)
        for match in schedule.playable(state)
        for board in range(1, state.plan.team_size + 1)
        if team_boards.is_open(state, match, board)
    ]


def _next(state: CupState, rng: random.Random, trouble: float) -> Iterator[CupEvent]:
    if rng.random() < trouble:
        yield from _trouble(state, rng)
    elif state.plan.format == CupFormat.SWISS and swiss.awaits_pairing(state):
        yield swiss_pairing.next_round(state)
    else:
        yield by_chance(*rng.choice(open_boards(state)), rng)


def by_chance(match: Match, board: int, rng: random.Random) -> BoardDecided:
    """Few different points, so that boards and points are often equal."""
    one, other = match.entrants
    if rng.random() < 0.2:
        return BoardDecided(match.key, board, rng.choice((one, other, None)), HowDecided.WALKOVER)
    score = rng.randrange(3), rng.randrange(3)
    drawn = match.key.part in {CupPart.GROUP, CupPart.SWISS} and rng.random() < 0.3
    winner = None if drawn else rng.choice((one, other))
    return BoardDecided(match.key, board, winner, HowDecided.PLAYED, score)


def _trouble(state: CupState, rng: random.Random) -> Iterator[CupEvent]:
    if not state.active:
        return
    entrant = rng.choice(state.active)
    member = rng.choice(state.present(entrant))
    vacant = [each for each in state.active if len(state.present(each)) < state.plan.team_size]
    stranger = 1 + max(each for members in state.members.values() for each in members)
    kind = rng.randrange(6)
    if kind == 0:
        yield Withdrew(entrant)
    elif kind == 1:
        yield Disqualified(entrant)
    elif kind == 2:
        yield Substituted(entrant, member, stranger)
    elif kind in {3, 4} or not vacant:
        yield Parted(entrant, member)
    else:
        yield Joined(rng.choice(vacant), stranger)


def as_singles(cup: PlayedCup) -> PlayedCup:
    """The same cup between singles, with each match as its boards come to by a second count."""
    size = cup.state.plan.team_size
    singles = PlayedCup(CupState(replace(cup.state.plan, team_size=1)))
    boards = dict[MatchKey, list[BoardDecided]]()
    there = dict[int, set[int]]()
    for event in cup.events:
        match event:
            case Entered(members):
                there[len(there) + 1] = set(members)
                singles.happen(Entered((len(there),)))
            case Joined(entrant, member):
                there[entrant].add(member)
            case Substituted(entrant, member, substitute):
                there[entrant] = (there[entrant] - {member}) | {substitute}
            case Parted(entrant, member):
                there[entrant].discard(member)
                if not there[entrant]:
                    singles.happen(Withdrew(entrant))
            case BoardDecided(match=key):
                known = boards.setdefault(key, [])
                known.append(event)
                if len(known) == size:
                    played = schedule.match_at(singles.state, key)
                    assert played is not None
                    singles.happen(counted(known, *played.entrants))
            case _:
                singles.happen(event)
    return singles


def counted(boards: list[BoardDecided], one: int, other: int) -> Decided:
    """What the boards of a match come to, written without a look at the program's count.

    What each side has for a drawn board doesn't matter, as both have it.
    """
    key = boards[0].match
    won = Counter(each.winner for each in boards if each.winner is not None)
    points = [sum(each.score[side] for each in boards if each.score) for side in (0, 1)]
    score = (points[0], points[1]) if any(each.score for each in boards) else None
    if all(each.how == HowDecided.WALKOVER for each in boards):
        if won[one] == won[other] == 0:
            return Decided(key, None, HowDecided.WALKOVER)
        if won[one] != won[other]:
            return Decided(key, max((one, other), key=won.__getitem__), HowDecided.WALKOVER)
    lead = (won[one] - won[other], points[0] - points[1])
    if lead > (0, 0):
        return Decided(key, one, HowDecided.PLAYED, score)
    if lead < (0, 0):
        return Decided(key, other, HowDecided.PLAYED, score)
    if key.part in {CupPart.GROUP, CupPart.SWISS}:
        return Decided(key, None, HowDecided.PLAYED, score)
    first = min((each.board, each.winner) for each in boards if each.winner is not None)[1]
    played = any(each.how != HowDecided.WALKOVER for each in boards)
    return Decided(key, first, HowDecided.PLAYED if played else HowDecided.WALKOVER, score)
