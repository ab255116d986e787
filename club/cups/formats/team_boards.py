"""A match of teams: each member plays the one at the same place in the other team, at a board."""

from collections.abc import Iterable, Mapping

from club.cups.formats.cross_table import DRAW, WIN
from club.cups.formats.events import BoardDecided, Decided, HowDecided
from club.cups.formats.match_keys import DRAWABLE, MatchKey
from club.cups.formats.matches import Match
from club.cups.formats.plan import CupPlan
from club.cups.formats.state import CupState


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


def _how(*, walkovers: bool) -> HowDecided:
    return HowDecided.WALKOVER if walkovers else HowDecided.PLAYED


def _drawn(board: BoardDecided) -> bool:
    return board.winner is None and board.how != HowDecided.WALKOVER
