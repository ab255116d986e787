"""What a match between servers is: its events, what each does, and when it may happen."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Final

from club.cups.formats import team_boards
from club.cups.formats.events import BoardDecided, Decided, HowDecided
from club.cups.formats.match_keys import CupPart, MatchKey
from club.cups.formats.matches import Match

# What all boards are of: to them the match is one between two teams, as in a cup.
KEY: Final = MatchKey(CupPart.GROUP, 1, 1, 1)

SIDES: Final = (1, 2)
BOARDS: Final = range(2, 13)
MOST_PLAYERS: Final = 24  # of a side, reserves included
NOBODY: Final = 0

Lineups = tuple[tuple[int, ...], tuple[int, ...]]


class MatchObstacle(StrEnum):
    """Why something can't happen in a match between servers."""

    OVER = "over"
    NOT_NOW = "not_now"  # it has been accepted, or has begun, or hasn't yet
    IN_IT_ALREADY = "in_it_already"
    FULL = "full"
    NOT_IN_IT = "not_in_it"
    NOBODY_THERE = "nobody_there"  # a side has nobody who could play


class MatchEventError(Exception):
    """An event that can't happen now, and why not."""

    def __init__(self, obstacle: MatchObstacle) -> None:
        super().__init__(obstacle.value)
        self.obstacle = obstacle


class MatchEnd(StrEnum):
    """Why a match ended that wasn't played out."""

    DECLINED = "declined"
    TAKEN_BACK = "taken_back"
    LAPSED = "lapsed"  # nobody has answered, or a side had nobody to play
    GONE = "gone"  # the bot is no longer in one of the servers


@dataclass(frozen=True, slots=True)
class Accepted:
    """The other server plays."""


@dataclass(frozen=True, slots=True)
class PlayerEntered:
    """A member entered for a side, under the next number."""

    side: int
    member: int


@dataclass(frozen=True, slots=True)
class PlayerLeft:
    """A player left; a board that is being played is lost."""

    player: int


@dataclass(frozen=True, slots=True)
class Reordered:
    """A side's organiser put its players in an order."""

    side: int
    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SideReady:
    """A side's organiser said that it is ready, or isn't after all."""

    side: int
    ready: bool


@dataclass(frozen=True, slots=True)
class MatchBegan:
    """Play began: who sits at each board, NOBODY at some; those `apart` never play each other."""

    orders: Lineups
    boards: Lineups
    apart: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class ReserveTook:
    """A reserve took a board from whoever was to play there."""

    board: int
    player: int


@dataclass(frozen=True, slots=True)
class SideGaveUp:
    """A side gave up: it lost every board that wasn't decided."""

    side: int


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """It ended without a result."""

    why: MatchEnd


MatchEvent = (
    Accepted
    | PlayerEntered
    | PlayerLeft
    | Reordered
    | SideReady
    | MatchBegan
    | ReserveTook
    | BoardDecided
    | SideGaveUp
    | MatchEnded
)


@dataclass(frozen=True, slots=True)
class _MatchState:
    size: int
    accepted: bool = False
    members: Mapping[int, int] = field(default_factory=dict[int, int])
    orders: Lineups = ((), ())
    by_hand: frozenset[int] = frozenset()
    ready: frozenset[int] = frozenset()
    lineups: Lineups = ((), ())
    replaced_at: frozenset[tuple[int, int]] = frozenset()  # boards, and members
    boards: Mapping[int, BoardDecided] = field(default_factory=dict[int, BoardDecided])
    gave_up: int | None = None
    ended: MatchEnd | None = None
    corrections: int = 0  # there are none; the cards depend on their number, as in a cup

    def __post_init__(self) -> None:
        # A plan that was tampered with is refused where it is read.
        if self.size not in BOARDS:
            raise ValueError("not a number of boards")

    @property
    def begun(self) -> bool:
        return bool(self.lineups[0])

    @property
    def over(self) -> bool:
        return self.ended is not None or (self.begun and len(self.boards) == self.size)

    @property
    def result(self) -> Decided | None:
        if not self.over or self.ended is not None:
            return None
        return team_boards.result(KEY, (1, 2), self.boards)

    @property
    def halves(self) -> tuple[int, int]:
        one, other = (team_boards.half_boards(self.boards.values(), each) for each in SIDES)
        return one, other

    @property
    def match(self) -> Match:
        return Match(KEY, (1, 2))

    def order(self, side: int) -> tuple[int, ...]:
        return self.orders[side - 1]

    def side_with(self, player: int) -> int | None:
        return next((side for side in SIDES if player in self.order(side)), None)

    def player_of(self, member_id: int) -> int | None:
        present = (each for order in self.orders for each in order)
        return next((each for each in present if self.members[each] == member_id), None)

    def board_of(self, player: int) -> int | None:
        for lineup in self.lineups:
            if player in lineup:
                return lineup.index(player) + 1
        return None

    def at(self, side: int, board: int) -> int:
        return self.lineups[side - 1][board - 1]

    def is_open(self, board: int) -> bool:
        there = 1 <= board <= self.size and board not in self.boards
        return self.begun and not self.over and there

    def was_replaced_at(self, board: int, player: int) -> bool:
        # Whoever enters again has another number, and is the same member. Asked before a reserve
        # takes a board, and not in a replay, so that what has been stored stays readable.
        return (board, self.members[player]) in self.replaced_at

    def reserves(self, side: int) -> tuple[int, ...]:
        return tuple(each for each in self.order(side) if each not in self.lineups[side - 1])


class MatchState(_MatchState):
    """A match as its events have made it; `orders` has those of each side who are in it."""

    __slots__ = ()


def after(state: MatchState, event: MatchEvent) -> MatchState:  # noqa: C901, PLR0911 - one for each
    """Return the match after an event; MatchEventError says why it can't happen now."""
    _require(not state.over, MatchObstacle.OVER)
    match event:
        case Accepted():
            _require(not state.accepted, MatchObstacle.NOT_NOW)
            return replace(state, accepted=True)
        case PlayerEntered():
            return _entered(state, event)
        case PlayerLeft(player):
            return _left(state, player)
        case Reordered(side, order):
            _require(state.accepted and not state.begun, MatchObstacle.NOT_NOW)
            _require(sorted(order) == sorted(state.order(side)), MatchObstacle.NOT_IN_IT)
            ordered = _with_order(state, side, order)
            return replace(ordered, by_hand=state.by_hand | {side})
        case SideReady(side, ready):
            _require(state.accepted and not state.begun, MatchObstacle.NOT_NOW)
            _require(state.order(side) or not ready, MatchObstacle.NOBODY_THERE)
            return replace(state, ready=state.ready | {side} if ready else state.ready - {side})
        case MatchBegan():
            return _began(state, event)
        case ReserveTook():
            return _took(state, event)
        case BoardDecided():
            _require(state.is_open(event.board), MatchObstacle.NOT_NOW)
            _require(event.winner in {None, *SIDES}, MatchObstacle.NOT_IN_IT)
            return replace(state, boards={**state.boards, event.board: event})
        case SideGaveUp(side):
            _require(state.begun, MatchObstacle.NOT_NOW)
            lost = {
                board: _walkover(board, other(side))
                for board in range(1, state.size + 1)
                if board not in state.boards
            }
            return replace(state, boards={**state.boards, **lost}, gave_up=side)
        case MatchEnded(why):
            _require(why == MatchEnd.GONE or not state.begun, MatchObstacle.NOT_NOW)
            return replace(state, ended=why)


def other(side: int) -> int:
    """Return the other side."""
    return 3 - side


def paired(
    orders: Lineups, size: int, apart: Collection[tuple[int, int]]
) -> tuple[Lineups, tuple[int, ...]]:
    """Seat the first against the first, and so on; those who are kept `apart` swap boards."""
    # Only as many change as have to. Boards at which no two can be paired are returned, too.
    one, second = (_lineup(order, size) for order in orders)
    places = range(size)

    def may(board: int, at: int) -> bool:
        return (one[board], second[at]) not in apart

    taken = dict[int, int]()  # by the place in the second order, the board

    def seat(board: int, seen: set[int]) -> bool:
        for at in sorted(places, key=lambda each: (abs(each - board), each)):
            if at in seen or not may(board, at):
                continue
            seen.add(at)
            if at not in taken or seat(taken[at], seen):
                taken[at] = board
                return True
        return False

    # Whoever may play the one opposite keeps them, unless somebody else needs that.
    for board in places:
        if may(board, board):
            taken[board] = board
    left = [board for board in places if board not in taken.values() and not seat(board, set())]
    free = [at for at in places if at not in taken]
    at_board = {board: second[at] for at, board in taken.items()}
    at_board |= {board: second[at] for board, at in zip(left, free, strict=True)}
    boards = one, tuple(at_board[board] for board in places)
    return boards, tuple(board + 1 for board in left)


def _lineup(order: Sequence[int], size: int) -> tuple[int, ...]:
    return (*order[:size], *(NOBODY,) * (size - len(order)))


def _entered(state: MatchState, event: PlayerEntered) -> MatchState:
    _require(state.accepted, MatchObstacle.NOT_NOW)
    _require(state.player_of(event.member) is None, MatchObstacle.IN_IT_ALREADY)
    order = state.order(event.side)
    _require(len(order) < MOST_PLAYERS, MatchObstacle.FULL)
    number = len(state.members) + 1
    entered = replace(state, members={**state.members, number: event.member})
    return _with_order(entered, event.side, (*order, number))


def _left(state: MatchState, player: int) -> MatchState:
    side = state.side_with(player)
    if side is None:
        raise MatchEventError(MatchObstacle.NOT_IN_IT)
    order = tuple(each for each in state.order(side) if each != player)
    left = _with_order(state, side, order)
    if not order:
        left = replace(left, ready=left.ready - {side})
    board = state.board_of(player)
    if board is None or not state.is_open(board):
        return left
    return replace(left, boards={**left.boards, board: _walkover(board, other(side))})


def _began(state: MatchState, event: MatchBegan) -> MatchState:
    _require(state.accepted and not state.begun, MatchObstacle.NOT_NOW)
    fits = all(len(each) == state.size for each in event.boards) and all(
        sorted(order) == sorted(state.order(side))
        and all(each in {*order, NOBODY} for each in boards)
        for side, order, boards in zip(SIDES, event.orders, event.boards, strict=True)
    )
    _require(fits and all(event.orders), MatchObstacle.NOBODY_THERE)
    decided = dict[int, BoardDecided]()
    for board, pair in enumerate(zip(*event.boards, strict=True), start=1):
        there = [side for side, each in zip(SIDES, pair, strict=True) if each]
        if len(there) < len(SIDES):
            decided[board] = _walkover(board, there[0] if there else None)
        elif board in event.apart:
            decided[board] = BoardDecided(KEY, board, None, HowDecided.RULED)
    return replace(state, orders=event.orders, lineups=event.boards, boards=decided)


def _took(state: MatchState, event: ReserveTook) -> MatchState:
    side = state.side_with(event.player)
    if side is None or event.player not in state.reserves(side):
        raise MatchEventError(MatchObstacle.NOT_IN_IT)
    _require(state.is_open(event.board), MatchObstacle.NOT_NOW)
    lineup = list(state.lineups[side - 1])
    replaced_at = state.replaced_at | {(event.board, state.members[lineup[event.board - 1]])}
    lineup[event.board - 1] = event.player
    one, second = state.lineups
    changed = (tuple(lineup), second) if side == 1 else (one, tuple(lineup))
    return replace(state, lineups=changed, replaced_at=replaced_at)


def _with_order(state: MatchState, side: int, order: tuple[int, ...]) -> MatchState:
    one, second = state.orders
    return replace(state, orders=(order, second) if side == 1 else (one, order))


def _walkover(board: int, winner: int | None) -> BoardDecided:
    return BoardDecided(KEY, board, winner, HowDecided.WALKOVER)


def _require(fine: object, otherwise: MatchObstacle) -> None:
    if not fine:
        raise MatchEventError(otherwise)
