"""What is refused in leagues and on ladders."""

from collections.abc import Mapping
from typing import Final

from club.core.errors import Refusal
from club.leagues.formats.league_plan import FEWEST
from club.leagues.formats.obstacles import LeagueObstacle


class NoSuchCompetition(Refusal):
    """There is no such league or ladder, or none in this server."""


class UnreadableCompetition(Refusal):
    """What is stored of it makes no sense to this program. Argument: `competition`, its number."""


class NotCompetitionOrganiser(Refusal):
    """Only the organiser may do that."""


class TooManyCompetitions(Refusal):
    """The member has the most leagues and ladders allowed that aren't over. Argument: `most`."""


class CompetitionMoved(Refusal):
    """Something else has happened in it since the member looked."""


class CompetitionOver(Refusal):
    """It is over, or ends with the season that is being played."""


class CompetitionFull(Refusal):
    """It has the most members that it takes."""


class InCompetitionAlready(Refusal):
    """The member takes part in it already."""


class JoinedTooOften(Refusal):
    """The member has joined and left it too often."""


class NotInCompetition(Refusal):
    """The member doesn't take part in it, or not any more."""


class SeasonRuns(Refusal):
    """A season is being played."""


class NoSeasonRuns(Refusal):
    """No season is being played."""


class TooFewForSeason(Refusal):
    """A season needs more members. Argument: `fewest`."""

    def __init__(self) -> None:
        super().__init__(fewest=FEWEST)


class SeasonPast(Refusal):
    """The next season has begun, and rests on the results of the last."""


class FixtureNotOpen(Refusal):
    """The match is decided, or its week hasn't begun; or there is no such match."""


class NoMoreTime(Refusal):
    """The match has been given all the time that there is for one."""


class NoPlaceFree(Refusal):
    """All matches of that place are played."""


class OutOfReach(Refusal):
    """One may challenge so many places above one's own, and no further. Argument: `reach`."""


class ChallengeOpen(Refusal):
    """The member has made a challenge or is to answer one."""


class TheyHaveChallenge(Refusal):
    """The other has made a challenge or is to answer one."""


class TheyRest(Refusal):
    """The other has just kept their place. Argument: `days`, how long that protects it."""


class JustTakenBack(Refusal):
    """The member has taken a challenge back within a day."""


class NoOpenChallenge(Refusal):
    """There is no challenge that the member could answer or take back."""


BY_LEAGUE_OBSTACLE: Final[Mapping[LeagueObstacle, type[Refusal]]] = {
    LeagueObstacle.OVER: CompetitionOver,
    LeagueObstacle.STOPPED: CompetitionOver,
    LeagueObstacle.IN_IT_ALREADY: InCompetitionAlready,
    LeagueObstacle.FULL: CompetitionFull,
    LeagueObstacle.NOT_IN_IT: NotInCompetition,
    LeagueObstacle.TOO_FEW: TooFewForSeason,
    LeagueObstacle.WRONG_ORDER: CompetitionMoved,
    LeagueObstacle.SEASON_RUNS: SeasonRuns,
    LeagueObstacle.NO_SEASON: NoSeasonRuns,
    LeagueObstacle.SEASON_PAST: SeasonPast,
    LeagueObstacle.NO_SUCH_MATCH: FixtureNotOpen,
    LeagueObstacle.NOT_OPEN: FixtureNotOpen,
    LeagueObstacle.NO_PLACE_FREE: NoPlaceFree,
    LeagueObstacle.BUSY: ChallengeOpen,
    LeagueObstacle.THEY_ARE_BUSY: TheyHaveChallenge,
    LeagueObstacle.NO_SUCH_CHALLENGE: NoOpenChallenge,
    LeagueObstacle.NOT_IDLE: CompetitionMoved,
    LeagueObstacle.STRANGE: NoSuchCompetition,
}
