"""What is refused in cups."""

from collections.abc import Mapping
from typing import Final

from club.core.errors import Refusal
from club.cups.formats.plan import MOST_IN_ROUND_ROBIN
from club.cups.formats.replay import CupObstacle


class NoSuchCup(Refusal):
    """There is no such cup, or none in this server."""


class UnreadableCup(Refusal):
    """What is stored of a cup makes no sense to this program. Argument: `cup`, its number."""


class NotOrganiser(Refusal):
    """Only the organiser may do that."""


class TooManyCups(Refusal):
    """The member has the most cups allowed that aren't over. Argument: `most`."""


class CupMoved(Refusal):
    """Something else has happened in the cup since the member looked."""


class CupOver(Refusal):
    """The cup is over."""


class CupStarted(Refusal):
    """The cup has begun, and admits nobody any more."""


class CupNotStarted(Refusal):
    """The cup hasn't begun."""


class EntriesClosed(Refusal):
    """The organiser of the cup admits nobody any more."""


class EnteredAlready(Refusal):
    """The member takes part in the cup already."""


class LeftTooOften(Refusal):
    """The member has entered and left the cup too often."""


class CupFull(Refusal):
    """The cup has the most entrants that it takes."""


class RoundRobinFull(Refusal):
    """The round robin has as many entrants as it takes. Argument: `most`, how many."""

    def __init__(self) -> None:
        super().__init__(most=MOST_IN_ROUND_ROBIN)


class TooFewEntrants(Refusal):
    """A cup needs two entrants."""


class TooFewTeams(Refusal):
    """A cup needs two teams that are complete."""


class CupForTeams(Refusal):
    """Only teams enter the cup."""


class CupForSingles(Refusal):
    """Nobody plays in a team in the cup."""


class NoSuchTeam(Refusal):
    """There is no such team in the cup, or not any more."""


class TeamFull(Refusal):
    """The team has all its members, or one who has blocked the member: which isn't said."""


class CantPutIn(Refusal):
    """The substitute is just being deleted, or a block keeps the two apart: which isn't said."""


class TeamNeedsName(Refusal):
    """A team has a name."""


class TeamNameTaken(Refusal):
    """Another team in the cup has that name."""


class NotCaptain(Refusal):
    """Only the team's captain may do that."""


class NotEntered(Refusal):
    """The member doesn't take part in the cup, or not any more."""


class NoSuchMatch(Refusal):
    """There is no such match in the cup."""


class MatchNotOpen(Refusal):
    """The match is decided, or its players aren't known yet."""


class NeedsWinner(Refusal):
    """In a knockout somebody has to win."""


class PlayedOn(Refusal):
    """Later matches depend on the result."""


class CupPlayedHere(Refusal):
    """The cup's games are played here, so that nobody types in a result."""


class NotYourMatch(Refusal):
    """Others play the match."""


class NoResultClaimed(Refusal):
    """The other side hasn't said how the match came out."""


class AwaitsAnswer(Refusal):
    """The side has said how the match came out, and the other side is to answer."""


class ResultDisputed(Refusal):
    """The two sides don't agree on the result, and the organiser decides."""


class ImpossibleScore(Refusal):
    """A side can't have so many points. Argument: `most`."""


class NotForDuplicate(Refusal):
    """By the rules melds lie on the table, or too few deals may pay what a duplicate plays to."""


class InDuplicateMatch(Refusal):
    """The member's side plays a duplicate match, whose cards a substitute could know."""


BY_OBSTACLE: Final[Mapping[CupObstacle, type[Refusal]]] = {
    CupObstacle.OVER: CupOver,
    CupObstacle.STARTED: CupStarted,
    CupObstacle.NOT_STARTED: CupNotStarted,
    CupObstacle.ENTERED_ALREADY: EnteredAlready,
    CupObstacle.FULL: CupFull,
    CupObstacle.ROUND_ROBIN_FULL: RoundRobinFull,
    CupObstacle.FOR_TEAMS: CupForTeams,
    CupObstacle.FOR_SINGLES: CupForSingles,
    CupObstacle.TEAM_FULL: TeamFull,
    CupObstacle.NAME_TAKEN: TeamNameTaken,
    CupObstacle.TOO_FEW: TooFewEntrants,
    CupObstacle.TOO_FEW_TEAMS: TooFewTeams,
    CupObstacle.WRONG_ORDER: CupMoved,
    CupObstacle.NO_SUCH_ENTRANT: NotEntered,
    CupObstacle.NO_SUCH_MATCH: NoSuchMatch,
    CupObstacle.NOT_OPEN: MatchNotOpen,
    CupObstacle.NO_DRAW: NeedsWinner,
    CupObstacle.NO_PAIRING: CupMoved,
    CupObstacle.PLAYED_ON: PlayedOn,
    CupObstacle.PLAYED_HERE: CupPlayedHere,
    CupObstacle.NOT_A_SIDE: NotYourMatch,
    CupObstacle.NO_CLAIM: NoResultClaimed,
    CupObstacle.CLAIMED_ALREADY: AwaitsAnswer,
    CupObstacle.IN_DISPUTE: ResultDisputed,
}
