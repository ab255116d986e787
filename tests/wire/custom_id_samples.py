"""Custom_ids of every kind, some as they are given out, most mangled in one way or another."""

import re
from collections.abc import Iterator

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from cogs.kit import ids
from cogs.kit.press_kinds import Ply, PressKind

HUGE = str(ids.MOST)


def samples(strategy: st.SearchStrategy[str], number: int) -> list[str]:
    """So many different texts, the same in every run."""
    found: list[str] = []

    @settings(
        max_examples=number,
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(strategy)
    def collect(text: str) -> None:
        found.append(text)

    collect()
    return list(dict.fromkeys(found))


def well_formed(kind: str, tables: tuple[int, ...], number: int) -> Iterator[str]:
    """Ids of a kind that are read, about tables that there are and others."""
    shape = PressKind(kind)
    pattern = re.compile(shape.rest.pattern, re.ASCII)
    rests = samples(st.from_regex(pattern, fullmatch=True), number)
    plies = ("0", "1", "999999999") if shape.ply is not Ply.NONE else ("",)
    for at, rest in enumerate(rests):
        for table in (tables[at % len(tables)], (0, 1, HUGE)[at % 3]):
            ply = plies[at % len(plies)]
            text = ":".join(part for part in ("gin", kind, str(table), ply, rest) if part)
            if len(text) <= ids.LIMIT:
                yield text


def mangled(kind: str, table: int) -> Iterator[str]:
    """Ids of a kind with something wrong in each of their parts."""
    good = next(well_formed(kind, (table,), 1))
    before = 3 + (PressKind(kind).ply is not Ply.NONE)
    rest = good.split(":", before)[before:]
    tail = rest[0] if rest else ""
    for number in ("", "-1", "+1", "01", "1.5", "9" * 30, "\u0661", "1 ", "0x1", "None", "*"):
        yield f"gin:{kind}:{number}:0:{tail}"
        yield f"gin:{kind}:{table}:{number}:{tail}"
    for odd in ("", "-", "no_such_word", "0", "-1", "9" * 19, "\u0661", "\0", "\ud800", "=", "."):
        yield f"gin:{kind}:{table}:0:{odd}"
        yield f"gin:{kind}:{table}:{odd}"
        yield f"{good}{odd}"
        yield f"{good}:{odd}"
    for other in list(PressKind)[:3]:
        yield good.replace(f":{kind}:", f":{other}:", 1)
    yield good[:-1]
    yield good.upper()
    yield good.replace("gin:", "pick:", 1)
    yield f"gin:{kind}"
    yield f"gin:{kind}:"
    yield f"{good}{'x' * ids.LIMIT}"
    yield f"{good}{'x' * 4_000}"
