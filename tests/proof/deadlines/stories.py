"""Which of many timelines a person reads: a short one in which much happens."""

import re
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime

MOST_LINES = 24
"""Lines that are still read."""

AT_TABLE = " at table "
BOTH = "the game"
"""How begins what both players go through at once, and is told once."""

OTHER_SIDE = "the opponent"
"""How begins what the other player has done, which is told of that one."""

_NAMES = re.compile(r"\bM?\d+\b")


def readable(timelines: Mapping[str, Sequence[str]]) -> tuple[str, Sequence[str]]:
    """Return the name and the lines of the timeline that is worth reading most."""

    def worth(name: str) -> tuple[bool, int, int]:
        lines = timelines[name]
        kinds = {_NAMES.sub("", line.partition("  ")[2]) for line in lines}
        return len(lines) <= MOST_LINES, len(kinds), -len(lines)

    best = max(timelines, key=worth)
    return best, timelines[best]


def by_table(told: Iterable[tuple[datetime, str, str]]) -> dict[str, list[str]]:
    """Tell what happened at each table: from when, to whom and what, in the order of time."""
    stories: dict[str, list[str]] = {}
    for at, name, said in sorted(told):
        what, _, table = said.partition(AT_TABLE)
        if not table or what.startswith(OTHER_SIDE):
            continue
        line = f"{at:%a %d %b %H:%M}  {what if what.startswith(BOTH) else f'{name} {what}'}"
        story = stories.setdefault(f"table {table}", [])
        if line not in story[-1:]:
            story.append(line)
    return stories
