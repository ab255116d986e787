"""How much of a module's code some texts reach, counted line by line."""

import sys
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from types import CodeType, FrameType
from typing import Any

from tests.proof.fuzz.target import ROOT


def reached(modules: Sequence[str], texts: Iterable[str], take: Callable[[str], bool]) -> str:
    """Have texts read again, and tell which part of the functions' lines they reached."""
    files = {str(ROOT / name) for name in modules}
    every = {(name, line) for name in files for line in _lines(name)}
    found = set[tuple[str, int]]()

    def local(frame: FrameType, event: str, _arg: Any) -> Any:
        if event == "line":
            found.add((frame.f_code.co_filename, frame.f_lineno))
        return local

    def called(frame: FrameType, _event: str, _arg: Any) -> Any:
        return local if frame.f_code.co_filename in files else None

    before = sys.gettrace()
    sys.settrace(called)
    try:
        for text in texts:
            with suppress(Exception):
                take(text)
    finally:
        sys.settrace(before)
    return f"{100 * len(found & every) // len(every)} %" if every else "-"


def _lines(name: str) -> set[int]:
    """The lines inside functions: those outside run when the module is loaded."""
    with open(name, encoding="utf-8") as file:  # noqa: PTH123 - a name as code objects have it
        whole = compile(file.read(), name, "exec")
    found, left = set[int](), [whole]
    while left:
        code = left.pop()
        inside = [one for one in code.co_consts if isinstance(one, CodeType)]
        left += inside
        if code is not whole and code.co_flags & 2:  # a function's, not a class's
            first = code.co_firstlineno
            found |= {line for _, _, line in code.co_lines() if line and line != first}
    return found
