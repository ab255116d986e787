"""Seating players out of turn, as can happen with real cards."""

from dataclasses import replace

from engine.contest.captain import CaptainsPlay
from engine.contest.robin import RoundRobin
from engine.contest.seating import Seating
from engine.contest.sheet import Player


def reseated(seating: Seating, pair: tuple[Player, Player]) -> Seating:
    """Return a seating in which two players, in any order, have the next deal, where it may change.

    In a round robin one who stays keeps the seat, and the one passed over is next in line.
    """
    if isinstance(seating, RoundRobin):
        return _at_the_table(seating, pair)
    if isinstance(seating, CaptainsPlay):
        sent = [player for player in pair if player != seating.captain]
        if len(sent) != 1 or sent[0] not in seating.field:
            raise ValueError("a deal is between the captain and one of the field")
        return replace(seating, sent=seating.field.index(sent[0]))
    return seating


def _at_the_table(seating: RoundRobin, pair: tuple[Player, Player]) -> RoundRobin:
    one, two = pair
    known = {*seating.playing, *seating.waiting}
    if one == two or not {one, two} <= known:
        raise ValueError("a deal is between two of the players")
    first, second = seating.playing
    if one == second or two == first:
        one, two = two, one
    gone = tuple(player for player in (first, second) if player not in pair)
    waiting = tuple(player for player in seating.waiting if player not in pair)
    return RoundRobin((one, two), (*gone, *waiting))
