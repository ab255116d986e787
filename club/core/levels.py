"""How strong the computer plays: what a member may choose, and who stands in for one who left."""

from collections.abc import Iterable
from typing import Final

from club.core.errors import NoSuchLevel
from data.table.tables import SeatOccupant
from engine.players import LEVELS, levels_for
from engine.rules import Rules

# The default level; it plays every variant.
USUAL: Final = "club"

# The level for whoever hasn't played the computer yet; it plays every variant too.
GENTLE: Final = "novice"

# The player of tables from before there were levels; it plays every variant too.
FORMER: Final = "simple"


def check(player: str, rules: Rules) -> None:
    """Check that the computer plays these rules at that level; NoSuchLevel if it doesn't."""
    if player not in {FORMER, *levels_for(rules)}:
        raise NoSuchLevel(level=player)


def offered(last: str, rules: Rules) -> str:
    """Return the level to offer a member who names none: the one they `last` played or chose.

    It is the gentle one for whoever has had none (""), and the usual one if theirs can't play.
    """
    if last in levels_for(rules):
        return last
    return USUAL if last in LEVELS else GENTLE


def stands_in(player: str, last: str, rules: Rules) -> bool:
    """Whether a level only replaces the `last` one, which doesn't play these rules."""
    return last in LEVELS and last not in levels_for(rules) and player == offered(last, rules)


def level_of(player: str | None) -> str:
    """Return the level of a seat's player; "" for a member, and for a computer without one."""
    return player if player is not None and player in LEVELS else ""


def next_level(player: str, rules: Rules, *, stronger: bool) -> str | None:
    """Return the next weaker or stronger level that knows the rules; None beyond the last."""
    known = levels_for(rules)
    at = known.index(player if player in known else USUAL) + (1 if stronger else -1)
    return known[at] if 0 <= at < len(known) else None


def rated_against(players: Iterable[str | None], *, rated_practice: bool) -> str:
    """Return the level against which practice is rated, or ""; `players` has None for a member."""
    computers = [each for each in players if each is not None]
    return level_of(computers[0]) if rated_practice and len(computers) == 1 else ""


def standing_in(players: Iterable[SeatOccupant]) -> str:
    """The level for a departed member: that of a computer already there, or else the usual one."""
    return next((level for each in players if (level := level_of(each.player))), USUAL)
