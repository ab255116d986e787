"""How strong the computer plays: what a member may choose, and who plays on for somebody gone."""

from collections.abc import Iterable
from typing import Final

from club.core.errors import NoSuchLevel
from data.table.tables import Seated
from engine.players import LEVELS, levels_for
from engine.rules import Rules

USUAL: Final = "club"
"""The level where nobody has chosen one; it knows every variant."""

FORMER: Final = "simple"
"""The player of tables from before there were levels. It knows every variant too."""


def check(player: str, rules: Rules) -> None:
    """See that the computer plays these rules that strong.

    Raises:
        NoSuchLevel: It doesn't. Told: `level`.
    """
    if player not in {FORMER, *levels_for(rules)}:
        raise NoSuchLevel(level=player)


def level_of(player: str | None) -> str:
    """The level of whoever sits on a seat; "" for a member, and for a computer without one."""
    return player if player is not None and player in LEVELS else ""


def rated_against(players: Iterable[str | None], *, rated_practice: bool) -> str:
    """The level against which a game of practice is rated; "" where it isn't rated.

    Args:
        players: The computer player of each seat; None for a member.
        rated_practice: Whether the table was begun so.
    """
    computers = [each for each in players if each is not None]
    return level_of(computers[0]) if rated_practice and len(computers) == 1 else ""


def standing_in(players: Iterable[Seated]) -> str:
    """Who plays on for somebody gone: as strong as the computer that has played there from before.

    Args:
        players: All who play in the contest.
    """
    return next((level for each in players if (level := level_of(each.player))), USUAL)
