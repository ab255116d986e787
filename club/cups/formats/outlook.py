"""How much will be played in a cup, before anybody has entered."""

from typing import NamedTuple

from club.cups.formats import group_stage
from club.cups.formats.plan import CupFormat, CupPlan

# The fewest entrants with whom there is a match for third place.
SEMI_FINALISTS = 4


class Outlook(NamedTuple):
    """The most matches that a cup may have, and the most rounds."""

    matches: int
    rounds: int


def outlook(plan: CupPlan, entrants: int) -> Outlook:
    """Return what so many entrants will play; with a double elimination, the longest way."""
    match plan.format:
        case CupFormat.KNOCKOUT:
            return _knockout(plan, entrants)
        case CupFormat.DOUBLE_ELIMINATION:
            again = int(plan.second_final)
            return Outlook(2 * entrants - 2 + again, 2 * _rounds(entrants) + again)
        case CupFormat.ROUND_ROBIN:
            return _round_robin(plan, entrants)
        case CupFormat.GROUPS:
            return _groups(plan, entrants)
        case CupFormat.SWISS:
            wanted = plan.rounds or _rounds(entrants)
            rounds = min(wanted, (entrants + 1) // 2)
            return Outlook(entrants // 2 * rounds, rounds)


def _knockout(plan: CupPlan, entrants: int) -> Outlook:
    third = plan.third_place and entrants >= SEMI_FINALISTS
    return Outlook(entrants - 1 + third, _rounds(entrants))


def _round_robin(plan: CupPlan, entrants: int) -> Outlook:
    rounds = entrants - 1 + entrants % 2
    return Outlook(plan.legs * entrants * (entrants - 1) // 2, plan.legs * rounds)


def _groups(plan: CupPlan, entrants: int) -> Outlook:
    count = group_stage.how_many(entrants)
    larger, more = divmod(entrants, count)
    sizes = [larger + (place < more) for place in range(count)]
    groups = [_round_robin(plan, size) for size in sizes]
    after = _knockout(plan, 2 * count)
    played = sum(each.matches for each in groups)
    return Outlook(played + after.matches, max(each.rounds for each in groups) + after.rounds)


def _rounds(entrants: int) -> int:
    return (entrants - 1).bit_length()
