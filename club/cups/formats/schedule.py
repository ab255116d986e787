"""Every format by one set of questions: its matches, its places, whether it is over."""

from club.cups.formats import double_elimination, group_stage, knockout, round_robin, swiss
from club.cups.formats.match_keys import CupPart, MatchKey
from club.cups.formats.matches import Match
from club.cups.formats.plan import CupFormat
from club.cups.formats.state import CupState


def matches(state: CupState) -> tuple[Match, ...]:
    """Return all matches that are known to come, in an order in which they may be played."""
    if not state.worked_out:
        state.worked_out.append(tuple(_work_out(state) if state.started else ()))
    return state.worked_out[0]


def _work_out(state: CupState) -> list[Match]:
    match state.plan.format:
        case CupFormat.KNOCKOUT:
            return knockout.matches(state)
        case CupFormat.DOUBLE_ELIMINATION:
            return double_elimination.brackets(state).matches
        case CupFormat.ROUND_ROBIN:
            return round_robin.matches(state, state.order)
        case CupFormat.GROUPS:
            return group_stage.matches(state)
        case CupFormat.SWISS:
            return swiss.matches(state)


def match_at(state: CupState, key: MatchKey) -> Match | None:
    """Return one match; None if there is no such match, or not yet."""
    match state.plan.format:
        case CupFormat.ROUND_ROBIN if key.part == CupPart.GROUP:
            only = key.group == round_robin.ONLY_GROUP
            sides = round_robin.sides(state, state.order, key) if only else None
        case CupFormat.GROUPS if key.part == CupPart.GROUP:
            sides = group_stage.sides(state, key)
        case CupFormat.SWISS if key.part == CupPart.SWISS and not key.group:
            sides = swiss.sides_of(state, key)
        case CupFormat.ROUND_ROBIN | CupFormat.SWISS:
            sides = None
        case _:
            return next((each for each in matches(state) if each.key == key), None)
    return None if sides is None else state.match(key, sides)


def playable(state: CupState) -> list[Match]:
    """Return the matches to be played now: of each entrant, one at a time."""
    busy, found = set[int](), list[Match]()
    for each in matches(state):
        if each.open and not busy & set(each.entrants):
            found.append(each)
        if each.outcome is None:
            busy |= set(each.entrants)
    return found if not state.cancelled else []


def is_over(state: CupState) -> bool:
    """Whether nothing is left to be decided."""
    if state.cancelled or not state.started:
        return state.cancelled
    if state.plan.format == CupFormat.SWISS:
        return swiss.over(state)
    return all(each.outcome is not None for each in matches(state))


def places(state: CupState) -> dict[int, int]:
    """The decided places, by entrant; a table gives all of them once it is over, none before."""
    if not state.started or state.cancelled:
        return {}
    match state.plan.format:
        case CupFormat.KNOCKOUT:
            return knockout.places(state)
        case CupFormat.DOUBLE_ELIMINATION:
            return double_elimination.places(state)
        case CupFormat.GROUPS:
            return group_stage.places(state)
        case CupFormat.ROUND_ROBIN:
            rows = round_robin.table(state, state.order, matches(state))
        case CupFormat.SWISS:
            rows = swiss.table(state)
    return {row.entrant: place for place, row in enumerate(rows, start=1)} if is_over(state) else {}


def champion(state: CupState) -> int | None:
    """Return who has won; None before the end, and where everybody has left."""
    if not is_over(state):
        return None
    first = (entrant for entrant, place in places(state).items() if place == 1)
    return next((entrant for entrant in first if entrant not in state.gone), None)
