"""Several records in one text, one after another, as they are exported and read back."""

import re
from collections.abc import Iterable
from dataclasses import dataclass

_BEGINNING = re.compile(r"\s*\[\s*Rules\b")
_DEALT = re.compile(r"\s*\[\s*(?:Deal|Check)\b")


@dataclass(frozen=True, slots=True)
class RecordPart:
    """One record of a text, exactly as written, and the number of its first line, from 1."""

    text: str
    line: int


def split_records(text: str) -> tuple[RecordPart, ...]:
    """Split a text into its records: each begins with its tag Rules, once one before has deals."""
    lines = text.split("\n")
    starts, dealt = [0], False
    for number, line in enumerate(lines):
        if dealt and _BEGINNING.match(line):
            starts.append(number)
            dealt = False
        dealt = dealt or _DEALT.match(line) is not None
    if len(starts) == 1:
        return (RecordPart(text, 1),)
    ends = [*starts[1:], len(lines)]
    return tuple(
        RecordPart("\n".join(lines[start:end]).rstrip("\n") + "\n", start + 1)
        for start, end in zip(starts, ends, strict=True)
    )


def join_records(texts: Iterable[str]) -> str:
    """Return records as one text, which `split_records` splits into the same ones again."""
    return "\n".join(texts)
