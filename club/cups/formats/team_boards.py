"""A match of teams: each member plays the one at the same place in the other team, at a board."""

from collections.abc import Iterable, Mapping
from typing import Final

from club.cups.formats.cross_table import DRAW, WIN
from club.cups.formats.events import BoardDecided, Decided, HowDecided
from club.cups.formats.match_keys import DRAWABLE, MatchKey
from club.cups.formats.matches import Match
from club.cups.formats.plan import CupPlan
from club.cups.formats.state import CupState

# By so many points at least a duplicate's board is lost that isn't played out.
FORFEIT: Final = 100


def table_name(plan: CupPlan, key: MatchKey, board: int) -> str:
    """Return the name of a table in its cup, such as "bracket.1.3.0", or of teams ".2" after it."""
    return f"{key}.{board}" if plan.of_teams else str(key)


def is_open(state: CupState, match: Match, board: int) -> bool:
    """Whether a board of a match is still to be decided."""
    return match.open and board not in state.boards.get(match.key, {})


def decision(
    plan: CupPlan,
    key: MatchKey,
    board: int,
    *,
    winner: int | None,
    how: HowDecided,
    score: tuple[int, int] | None = None,
) -> Decided | BoardDecided:
    """Return what a table has decided as an event: of its match, or of a board of one of teams."""
    if plan.of_teams:
        return BoardDecided(key, board, winner, how, score)
    return Decided(key, winner, how, score)


def half_boards(boards: Iterable[BoardDecided], entrant: int) -> int:
    """Return what a side has achieved at boards, in halves of a board."""
    return sum(
        WIN if each.winner == entrant else DRAW
        for each in boards
        if each.winner == entrant or _drawn(each)
    )


def result(key: MatchKey, sides: tuple[int, int], boards: Mapping[int, BoardDecided]) -> Decided:
    """Return what all boards of a match come to: boards won, then points, then the first won."""
    decided = [boards[number] for number in sorted(boards)]
    one, other = sides
    scores = [each.score for each in decided if each.score is not None]
    score = (sum(each[0] for each in scores), sum(each[1] for each in scores)) if scores else None
    walkovers = all(each.how == HowDecided.WALKOVER for each in decided)
    if walkovers and all(each.winner is None for each in decided):
        return Decided(key, None, HowDecided.WALKOVER)
    first, second = half_boards(decided, one), half_boards(decided, other)
    if first == second and score is not None:
        first, second = score
    if first != second:
        winner = one if first > second else other
        return Decided(key, winner, _how(walkovers=walkovers), score)
    if key.part in DRAWABLE:
        # A walkover without a winner would be a loss for both.
        return Decided(key, None, HowDecided.PLAYED, score)
    winner = next(each.winner for each in decided if each.winner is not None)
    return Decided(key, winner, _how(walkovers=walkovers), score)


def is_turned(board: int) -> bool:
    """Whether the sides of a duplicate sit the other way round there: at each pair's second."""
    return board % 2 == 0


def forfeited(score: tuple[int, int], winner: int, sides: tuple[int, int]) -> tuple[int, int]:
    """Return what a board counts that was given up: what it had come to, or `FORFEIT` if less."""
    one, other = score
    won = one - other if winner == sides[0] else other - one
    lead = max(won, FORFEIT)
    return (lead, 0) if winner == sides[0] else (0, lead)


def differences(
    sides: tuple[int, int], boards: Mapping[int, BoardDecided]
) -> dict[int, tuple[int, int]]:
    """Return the points of each pair of boards that both count, by its first board."""
    found = dict[int, tuple[int, int]]()
    for board in sorted(boards):
        twin = board + 1
        if is_turned(board) or twin not in boards:
            continue
        pair = boards[board], boards[twin]
        points = [_points(each, sides) for each in pair]
        if None in points:  # What was played at the other can't be compared with anything.
            points = [_points(each, sides) for each in pair if each.how == HowDecided.WALKOVER]
        known = [each for each in points if each is not None]
        if known:
            found[board] = sum(one for one, _ in known), sum(other for _, other in known)
    return found


def duplicate_result(
    key: MatchKey,
    sides: tuple[int, int],
    boards: Mapping[int, BoardDecided],
    order: tuple[int, ...],
) -> Decided:
    """Return what the boards of a duplicate come to; equal ones go by the pairs, then the seed."""
    pairs = differences(sides, boards).values()
    walkovers = all(each.how == HowDecided.WALKOVER for each in boards.values())
    if walkovers and all(each.winner is None for each in boards.values()):
        return Decided(key, None, HowDecided.WALKOVER)
    score = sum(one for one, _ in pairs), sum(other for _, other in pairs)
    leads = [score[0] - score[1], *(one - other for one, other in pairs)]
    lead = next(filter(None, leads), 0) if key.part not in DRAWABLE else leads[0]
    if lead == 0 and key.part in DRAWABLE:
        return Decided(key, None, HowDecided.PLAYED, score)
    winner = min(sides, key=order.index) if lead == 0 else sides[0] if lead > 0 else sides[1]
    return Decided(key, winner, _how(walkovers=walkovers), score)


def _points(board: BoardDecided, sides: tuple[int, int]) -> tuple[int, int] | None:
    if board.score is not None or board.winner is None:
        return board.score
    return forfeited((0, 0), board.winner, sides)


def _how(*, walkovers: bool) -> HowDecided:
    return HowDecided.WALKOVER if walkovers else HowDecided.PLAYED


def _drawn(board: BoardDecided) -> bool:
    return board.winner is None and board.how != HowDecided.WALKOVER
