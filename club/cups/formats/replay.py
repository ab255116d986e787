"""From the events of a cup to its state: what each event does, and when it may happen."""

from collections.abc import Iterable
from dataclasses import replace
from enum import StrEnum

from club.cups.formats import group_stage, schedule, swiss, team_boards
from club.cups.formats.events import (
    Agreed,
    BoardDecided,
    Cancelled,
    Claimed,
    Corrected,
    CupEvent,
    Decided,
    Disputed,
    Disqualified,
    Entered,
    HowDecided,
    Joined,
    Paired,
    Parted,
    Started,
    Substituted,
    Withdrew,
)
from club.cups.formats.match_keys import DRAWABLE, CupPart, MatchKey
from club.cups.formats.matches import Match, Unplayed
from club.cups.formats.plan import FEWEST, CupFormat, CupPlan
from club.cups.formats.state import CupState


class CupObstacle(StrEnum):
    """Why something can't happen in a cup."""

    OVER = "over"
    STARTED = "started"
    NOT_STARTED = "not_started"
    ENTERED_ALREADY = "entered_already"
    FULL = "full"
    ROUND_ROBIN_FULL = "round_robin_full"
    FOR_TEAMS = "for_teams"
    FOR_SINGLES = "for_singles"
    TEAM_FULL = "team_full"
    NAME_TAKEN = "name_taken"
    TOO_FEW = "too_few"
    TOO_FEW_TEAMS = "too_few_teams"
    WRONG_ORDER = "wrong_order"
    NO_SUCH_ENTRANT = "no_such_entrant"
    NO_SUCH_MATCH = "no_such_match"
    NOT_OPEN = "not_open"
    NO_DRAW = "no_draw"
    PLAYED_HERE = "played_here"
    NOT_A_SIDE = "not_a_side"
    NO_CLAIM = "no_claim"
    CLAIMED_ALREADY = "claimed_already"
    IN_DISPUTE = "in_dispute"
    NO_PAIRING = "no_pairing"
    PLAYED_ON = "played_on"


class CupEventError(Exception):
    """An event that can't happen now; `obstacle` says why not."""

    def __init__(self, obstacle: CupObstacle) -> None:
        super().__init__(obstacle.value)
        self.obstacle = obstacle


def replay(plan: CupPlan, events: Iterable[CupEvent]) -> CupState:
    """Return the cup that these events have made; CupEventError if one couldn't happen."""
    state = CupState(plan)
    for event in events:
        state = after(state, event)
    return state


def after(state: CupState, event: CupEvent) -> CupState:  # noqa: PLR0911, PLR0912, C901 - one each
    """Return the cup after an event; CupEventError if it can't happen now."""
    _require(not state.cancelled, CupObstacle.OVER)
    match event:
        case Entered():
            return _entered(state, event)
        case Withdrew() | Disqualified():
            return _settled(_left(state, event.entrant, out=isinstance(event, Disqualified)))
        case Substituted():
            return _substituted(state, event)
        case Joined():
            return _joined(state, event)
        case Parted():
            return _settled(_parted(state, event))
        case Started():
            return _started(state, event)
        case Paired():
            return _paired(state, event)
        case Decided():
            return _settled(_decided(state, event))
        case BoardDecided():
            return _settled(_board_decided(state, event))
        case Claimed():
            return _settled(_claimed(state, event))
        case Disputed():
            return _disputed(state, event)
        case Agreed():
            return _settled(_agreed(state, event))
        case Corrected():
            return _corrected(state, event.result)
        case Cancelled():
            _require(not schedule.is_over(state), CupObstacle.OVER)
            return replace(state, cancelled=True)


def _require(fine: object, otherwise: CupObstacle) -> None:
    if not fine:
        raise CupEventError(otherwise)


def _entered(state: CupState, event: Entered) -> CupState:
    late = state.started
    admitted = not late or (state.plan.format == CupFormat.SWISS and swiss.admits(state))
    _require(admitted, CupObstacle.STARTED)
    full = len(state.active) >= state.plan.most
    everybody_meets = state.plan.format == CupFormat.ROUND_ROBIN
    _require(not full, CupObstacle.ROUND_ROBIN_FULL if everybody_meets else CupObstacle.FULL)
    coming = set(event.members)
    _require(coming and len(coming) == len(event.members), CupObstacle.ENTERED_ALREADY)
    _require(not coming & _taking_part(state), CupObstacle.ENTERED_ALREADY)
    number = len(state.members) + 1
    entered = replace(
        state,
        members={**state.members, number: event.members},
        order=(*state.order, number) if late else (),
    )
    return _named(entered, number, event) if state.plan.of_teams else _unnamed(entered, event)


def _named(entered: CupState, number: int, event: Entered) -> CupState:
    _require(event.name, CupObstacle.FOR_TEAMS)
    _require(not entered.started, CupObstacle.STARTED)
    _require(len(event.members) <= entered.plan.team_size, CupObstacle.TEAM_FULL)
    taken = (entered.names.get(each, "").casefold() for each in entered.active)
    _require(event.name.casefold() not in taken, CupObstacle.NAME_TAKEN)
    return replace(
        entered,
        names={**entered.names, number: event.name},
        captains={**entered.captains, number: event.members[0]},
    )


def _unnamed(entered: CupState, event: Entered) -> CupState:
    _require(not event.name, CupObstacle.FOR_SINGLES)
    return entered


def _taking_part(state: CupState) -> set[int]:
    # Return the members who may not enter: those who are in the cup or have left it in play.
    entrants = {*state.active, *state.order}
    return {member for entrant in entrants for member in state.members[entrant]}


def _left(state: CupState, entrant: int, *, out: bool) -> CupState:
    _require(entrant in state.active, CupObstacle.NO_SUCH_ENTRANT)
    _require(not schedule.is_over(state), CupObstacle.OVER)
    # Who has won as an opponent left keeps that, and what has come of it since.
    won = {
        each.key: (entrant, *each.outcome.losers)
        for each in schedule.matches(state)
        if each.outcome is not None
        and each.outcome.how == Unplayed.LEFT
        and each.outcome.winner == entrant
    }
    outlasted = {**state.outlasted, **won}
    return replace(state, gone={**state.gone, entrant: out}, outlasted=outlasted)


def _substituted(state: CupState, event: Substituted) -> CupState:
    _require(event.entrant in state.active, CupObstacle.NO_SUCH_ENTRANT)
    _require(not schedule.is_over(state), CupObstacle.OVER)
    members = state.members[event.entrant]
    _require(event.member in members, CupObstacle.NO_SUCH_ENTRANT)
    _require(event.substitute not in _taking_part(state), CupObstacle.ENTERED_ALREADY)
    return _led(_in_place_of(state, event.entrant, event.member, event.substitute), event.entrant)


def _in_place_of(state: CupState, entrant: int, member: int, other: int) -> CupState:
    members = tuple(other if each == member else each for each in state.members[entrant])
    return replace(
        state, members={**state.members, entrant: members}, absent=state.absent - {member}
    )


def _joined(state: CupState, event: Joined) -> CupState:
    _require(state.plan.of_teams, CupObstacle.FOR_SINGLES)
    _require(event.entrant in state.active, CupObstacle.NO_SUCH_ENTRANT)
    _require(not schedule.is_over(state), CupObstacle.OVER)
    _require(event.member not in _taking_part(state), CupObstacle.ENTERED_ALREADY)
    members = state.members[event.entrant]
    free = next((each for each in members if each in state.absent), None)
    if free is not None:
        return _in_place_of(state, event.entrant, free, event.member)
    _require(len(members) < state.plan.team_size, CupObstacle.TEAM_FULL)
    return replace(state, members={**state.members, event.entrant: (*members, event.member)})


def _parted(state: CupState, event: Parted) -> CupState:
    _require(state.plan.of_teams, CupObstacle.FOR_SINGLES)
    _require(event.entrant in state.active, CupObstacle.NO_SUCH_ENTRANT)
    _require(not schedule.is_over(state), CupObstacle.OVER)
    present = state.present(event.entrant)
    _require(event.member in present, CupObstacle.NO_SUCH_ENTRANT)
    staying = tuple(each for each in present if each != event.member)
    if not staying:
        return _left(state, event.entrant, out=False)
    if state.started:
        return _led(replace(state, absent=state.absent | {event.member}), event.entrant)
    return _led(replace(state, members={**state.members, event.entrant: staying}), event.entrant)


def _led(state: CupState, entrant: int) -> CupState:
    present = state.present(entrant)
    if not state.plan.of_teams or state.captains[entrant] in present:
        return state
    return replace(state, captains={**state.captains, entrant: present[0]})


def _started(state: CupState, event: Started) -> CupState:
    _require(not state.started, CupObstacle.STARTED)
    few = CupObstacle.TOO_FEW_TEAMS if state.plan.of_teams else CupObstacle.TOO_FEW
    _require(len(state.complete) >= FEWEST, few)
    _require(sorted(event.order) == sorted(state.complete), CupObstacle.WRONG_ORDER)
    short = tuple(each for each in state.active if each not in state.complete)
    return replace(
        state,
        order=event.order,
        started_with=len(event.order),
        short=short,
        gone={**state.gone, **dict.fromkeys(short, False)},
    )


def _paired(state: CupState, event: Paired) -> CupState:
    _require(state.started, CupObstacle.NOT_STARTED)
    due = state.plan.format == CupFormat.SWISS and swiss.awaits_pairing(state)
    _require(due, CupObstacle.NO_PAIRING)
    if not event.pairs and event.bye is None:
        return replace(state, ended_early=True)
    _require(swiss.is_pairing(state, event), CupObstacle.NO_PAIRING)
    return replace(state, pairings=(*state.pairings, event))


def _decided(state: CupState, event: Decided, *, corrects: bool = False) -> CupState:
    match = _match(state, event.match)
    # What was decided while both sides were there may be corrected once one has left.
    left = match.outcome is not None and match.outcome.how == Unplayed.LEFT
    _require(match.open or (corrects and left), CupObstacle.NOT_OPEN)
    _check_winner(match, event.winner, event.how)
    return replace(
        state,
        decisions={**state.decisions, event.match: event},
        claims={key: each for key, each in state.claims.items() if key != event.match},
        disputed=state.disputed - {event.match},
    )


def _match(state: CupState, key: MatchKey) -> Match:
    _require(state.started, CupObstacle.NOT_STARTED)
    match = schedule.match_at(state, key)
    if match is None:
        raise CupEventError(CupObstacle.NO_SUCH_MATCH)
    return match


def _check_winner(match: Match, winner: int | None, how: HowDecided) -> None:
    _require(winner is None or winner in match.entrants, CupObstacle.NO_SUCH_ENTRANT)
    drawn = winner is None and how != HowDecided.WALKOVER
    _require(match.key.part in DRAWABLE or not drawn, CupObstacle.NO_DRAW)


def _board_decided(state: CupState, event: BoardDecided) -> CupState:
    _require(state.plan.of_teams, CupObstacle.FOR_SINGLES)
    match = _match(state, event.match)
    _require(1 <= event.board <= state.plan.boards, CupObstacle.NO_SUCH_MATCH)
    _require(team_boards.is_open(state, match, event.board), CupObstacle.NOT_OPEN)
    if state.plan.is_duplicate:
        _require(event.winner in {None, *match.entrants}, CupObstacle.NO_SUCH_ENTRANT)
    else:
        _check_winner(match, event.winner, event.how)
    boards = {**state.boards.get(event.match, {}), event.board: event}
    counted = replace(state, boards={**state.boards, event.match: boards})
    if len(boards) < state.plan.boards:
        return counted
    one, other = match.entrants
    if state.plan.is_duplicate:
        result = team_boards.duplicate_result(event.match, (one, other), boards, state.order)
    else:
        result = team_boards.result(event.match, (one, other), boards)
    return _decided(counted, result)


def _claimed(state: CupState, event: Claimed) -> CupState:
    match, other = _claimable(state, event.match, event.entrant)
    _check_winner(match, event.winner, HowDecided.AGREED)
    known = state.claims.get(event.match, {})
    own, theirs = known.get(event.entrant), known.get(other)
    if theirs is not None and _same(theirs, event):
        return _stands(state, theirs)
    _require(own is None or event.match not in state.disputed, CupObstacle.IN_DISPUTE)
    _require(own is None or not _same(own, event), CupObstacle.CLAIMED_ALREADY)
    claims = {**state.claims, event.match: {**known, event.entrant: event}}
    differs = frozenset[MatchKey]() if theirs is None else {event.match}
    return replace(state, claims=claims, disputed=state.disputed | differs)


def _same(one: Claimed, other: Claimed) -> bool:
    return (one.winner, one.score) == (other.winner, other.score)


def _disputed(state: CupState, event: Disputed) -> CupState:
    _, other = _claimable(state, event.match, event.entrant)
    _require(other in state.claims.get(event.match, {}), CupObstacle.NO_CLAIM)
    _require(event.match not in state.disputed, CupObstacle.IN_DISPUTE)
    return replace(state, disputed=state.disputed | {event.match})


def _agreed(state: CupState, event: Agreed) -> CupState:
    _, other = _claimable(state, event.match, event.entrant)
    theirs = state.claims.get(event.match, {}).get(other)
    if theirs is None:
        raise CupEventError(CupObstacle.NO_CLAIM)
    _require(not event.silent or event.match not in state.disputed, CupObstacle.IN_DISPUTE)
    return _stands(state, theirs)


def _claimable(state: CupState, key: MatchKey, entrant: int) -> tuple[Match, int]:
    _require(state.plan.real_cards, CupObstacle.PLAYED_HERE)
    match = _match(state, key)
    _require(match.open, CupObstacle.NOT_OPEN)
    _require(entrant in match.entrants, CupObstacle.NOT_A_SIDE)
    return match, next(each for each in match.entrants if each != entrant)


def _stands(state: CupState, claim: Claimed) -> CupState:
    result = Decided(claim.match, claim.winner, HowDecided.AGREED, claim.score)
    return _decided(state, result)


def _corrected(state: CupState, result: Decided) -> CupState:
    # Put a result in the place of another, unless a later result would change its sides.
    _require(result.match in state.decisions, CupObstacle.NO_SUCH_MATCH)
    others = {key: each for key, each in state.decisions.items() if key != result.match}
    undone = replace(state, decisions=others, qualified=None)
    undone = (
        undone if result.match.part == CupPart.GROUP else replace(undone, qualified=state.qualified)
    )
    changed = _settled(_decided(undone, result, corrects=True))
    before = {each.key: each.sides for each in schedule.matches(state)}
    now = {each.key: each.sides for each in schedule.matches(changed)}
    # Whose cards are known, with a board that is decided, can't be played by others either.
    known = {*others, *(state.boards if state.plan.is_duplicate else ())}
    for key in known - {result.match}:
        _require(before[key] == now.get(key), CupObstacle.PLAYED_ON)
    # What others have played or said doesn't count for those who are to play now.
    same = {key for key, sides in before.items() if now.get(key) == sides}
    return replace(
        changed,
        boards={key: each for key, each in changed.boards.items() if key in same},
        claims={key: each for key, each in changed.claims.items() if key in same},
        disputed=changed.disputed & same,
        corrections=state.corrections + 1,
    )


def _settled(state: CupState) -> CupState:
    if state.plan.format != CupFormat.GROUPS or not state.started or state.qualified is not None:
        return state
    return replace(state, qualified=group_stage.settle(state))
