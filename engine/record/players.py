"""The players of a contest: their names on one line, and which side each is on."""

import re
from collections.abc import Sequence

from engine.cut import cut_order
from engine.errors import Unreadable
from engine.record.limits import PLAYERS, shown
from engine.record.model import Record
from engine.seats import SEATS
from engine.words import SeatingFormat

_NAME = re.compile(r'\s*(?:"(?P<quoted>(?:[^"\\]|\\.)*)"|(?P<bare>[^\s"]\S*))(?=\s|$)')
_BARE = re.compile(r'[^\s"]\S*')
_ESCAPED = re.compile(r"\\(.)")

Sides = tuple[tuple[int, ...], tuple[int, ...]]
"""The numbers of each side's players."""


def read_names(text: str) -> tuple[str, ...]:
    """Read names separated by blanks; a name with blanks is in quotes.

    Raises:
        Unreadable: A quote is open or touches a name, or there aren't 2 to `PLAYERS` names.
    """
    names: list[str] = []
    text, at = text.strip(), 0
    while at < len(text):
        found = _NAME.match(text, at)
        if found is None:
            raise Unreadable(f"{shown(text[at:].strip())} is not a list of names")
        quoted = found["quoted"]
        names.append(found["bare"] if quoted is None else _ESCAPED.sub(r"\1", quoted))
        at = found.end()
        if len(names) > PLAYERS:
            raise Unreadable(f"a contest has at most {PLAYERS} players")
    if len(names) < len(SEATS):
        raise Unreadable("a contest has two players or more")
    return tuple(names)


def write_names(names: Sequence[str]) -> str:
    """Write names as `read_names` reads them."""
    return " ".join(_written(" ".join(name.split())) for name in names)


def sides_of(record: Record) -> Sides | None:
    """Return the sides that follow from a record's deals, or None for the order by number.

    In a first round seat 1 of every table is side 1's, in captain's play the captain's; others
    follow in turn order, those who haven't sat down yet by the cut if all cut, else by number.
    """
    players = range(1, len(record.names) + 1)
    seated = [deal.place for deal in record.deals if deal.place is not None]
    if record.rules.seating == SeatingFormat.CAPTAIN and seated:
        captain = seated[0].players[0]
        cut = record.deals[0].cut or ()
        waiting = cut_order(cut) if len(cut) == len(players) else players
        field = dict.fromkeys((*(place.players[1] for place in seated), *waiting))
        order = tuple(player for player in field if player in players and player != captain)
        return ((captain,), order) if captain in players else None
    if record.rules.seating != SeatingFormat.PARTNERSHIP or len(players) % 2:
        return None
    tables = range(1, len(players) // 2 + 1)
    first = {place.table: place.players for place in reversed(seated) if place.round == 1}
    told = {player for pair in first.values() for player in pair}
    rest = iter([each for each in players if each not in told])
    ours = [first[table][0] if table in first else next(rest, 0) for table in tables]
    theirs = [first[table][1] if table in first else next(rest, 0) for table in tables]
    fitting = sorted((*ours, *theirs)) == list(players)
    return (tuple(ours), tuple(theirs)) if fitting else None


def _written(name: str) -> str:
    if _BARE.fullmatch(name):
        return name
    return '"' + name.replace("\\", "\\\\").replace('"', '\\"') + '"'
