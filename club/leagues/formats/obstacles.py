"""Why something can't happen in a league or on a ladder."""

from enum import StrEnum


class LeagueObstacle(StrEnum):
    """Why something can't happen."""

    OVER = "over"
    IN_IT_ALREADY = "in_it_already"
    FULL = "full"
    NOT_IN_IT = "not_in_it"
    TOO_FEW = "too_few"
    WRONG_ORDER = "wrong_order"
    SEASON_RUNS = "season_runs"
    NO_SEASON = "no_season"
    SEASON_PAST = "season_past"
    NO_SUCH_MATCH = "no_such_match"
    NOT_OPEN = "not_open"
    NO_PLACE_FREE = "no_place_free"
    STOPPED = "stopped"
    OUT_OF_REACH = "out_of_reach"
    BUSY = "busy"
    THEY_ARE_BUSY = "they_are_busy"
    THEY_REST = "they_rest"
    NO_SUCH_CHALLENGE = "no_such_challenge"
    NOT_IDLE = "not_idle"
    STRANGE = "strange"  # it never happens in such a competition


class LeagueEventError(Exception):
    """An event that can't happen now, and why not."""

    def __init__(self, obstacle: LeagueObstacle) -> None:
        super().__init__(obstacle.value)
        self.obstacle = obstacle


def require(fine: object, otherwise: LeagueObstacle) -> None:
    """Raise LeagueEventError unless something is as it must be."""
    if not fine:
        raise LeagueEventError(otherwise)
