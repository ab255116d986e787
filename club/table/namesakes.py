"""Players whom nobody could tell apart by their names: they are numbered."""

import unicodedata
from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from club.core import levels
from club.table.sheet_score import GUEST
from data.core.anonymous import is_gone
from data.table.tables import SeatOccupant

_REMEMBERED: Final = 4096
"""Tables whose players, and names whose looks, are remembered."""


@lru_cache(maxsize=_REMEMBERED)
def namesakes(players: tuple[SeatOccupant, ...]) -> Mapping[int, int]:
    """Return the players, by number, who share a name, each with a place among its bearers."""
    if len(players) < 2:  # noqa: PLR2004 - nobody to be confused with
        return {}
    looks = {each.seat: _look(each) for each in players}
    often, seen = Counter(looks.values()), Counter[tuple[str, str]]()
    found: dict[int, int] = {}
    for number, look in looks.items():
        seen[look] += 1
        if often[look] > 1:
            found[number] = seen[look]
    return found


def _look(player: SeatOccupant) -> tuple[str, str]:
    """Return what a player is called by, and what tells a computer or a gone member from others."""
    if player.player not in {None, GUEST}:
        return "computer", levels.level_of(player.player)
    return ("gone", "") if is_gone(player.member_id) else ("name", _as_seen(player.name))


@lru_cache(maxsize=_REMEMBERED)
def _as_seen(name: str) -> str:
    """Return a name without what hardly tells it from another: case, blanks, unseen letters."""
    letters = unicodedata.normalize("NFKC", name).casefold()
    return "".join(one for one in letters if unicodedata.category(one)[0] not in "CZ")
