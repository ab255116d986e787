"""What is refused in matches between servers."""

from collections.abc import Mapping
from typing import Final

from club.core.errors import Refusal
from club.matches.server_match_rules import MatchObstacle


class NoSuchServerMatch(Refusal):
    """There is no such match, or none that this server plays."""


class UnreadableServerMatch(Refusal):
    """What is stored of it makes no sense to this program. Argument: `match`, its number."""


class ServerMatchMoved(Refusal):
    """Something else has happened in it since the member looked."""


class NoSuchCode(Refusal):
    """The code is unknown, has lapsed or was used: which of them isn't said."""


class TooManyCodes(Refusal):
    """The member, or the server, has tried too many wrong codes. Argument: `when`."""


class OwnServerMatch(Refusal):
    """A server can't play itself."""


class NotSideOrganiser(Refusal):
    """Only whoever organises that side may do that, or manages its server."""


class NotServerManager(Refusal):
    """Only those who manage the server may accept a match for it."""


class TooManyServerMatches(Refusal):
    """The member organises the most matches allowed that aren't over. Argument: `most`."""


class ServerMatchOver(Refusal):
    """It is over."""


class NotNowInMatch(Refusal):
    """It has to be accepted first, or has begun already, or that board is decided."""


class InServerMatchAlready(Refusal):
    """The member has entered already, for either side."""


class MatchSideFull(Refusal):
    """The side has the most players that it takes."""


class EnteredTooOften(Refusal):
    """The member has entered and left it too often."""


class NotInServerMatch(Refusal):
    """The member isn't in it, or not any more."""


class NobodyInSide(Refusal):
    """A side needs somebody who plays."""


class CantTakeBoard(Refusal):
    """Cards were played there, the reserve sat there, or a block: why isn't said."""


BY_MATCH_OBSTACLE: Final[Mapping[MatchObstacle, type[Refusal]]] = {
    MatchObstacle.OVER: ServerMatchOver,
    MatchObstacle.NOT_NOW: NotNowInMatch,
    MatchObstacle.IN_IT_ALREADY: InServerMatchAlready,
    MatchObstacle.FULL: MatchSideFull,
    MatchObstacle.NOT_IN_IT: NotInServerMatch,
    MatchObstacle.NOBODY_THERE: NobodyInSide,
}
