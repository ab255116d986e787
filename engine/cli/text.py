"""Reading text from outside, with errors that name the line."""

from pathlib import Path

from engine.record import RecordError
from engine.record.limits import TEXT


def decoded(data: bytes, name: str, line: int = 1) -> str:
    """Return UTF-8 text; raise `RecordError` with the line, counted from `line`, if it isn't."""
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        line += data.count(b"\n", 0, error.start)
        raise RecordError(name, line, "this is not UTF-8 text") from error


def file_text(name: str) -> str:
    """Return a file's text; RecordError if it is larger than `TEXT`, or can't be read as UTF-8."""
    try:
        with Path(name).open("rb") as file:
            data = file.read(TEXT + 1)
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise RecordError(name, 1, f"can't be read: {why}") from error
    if len(data) > TEXT:
        raise RecordError(name, 1, f"a file has at most {TEXT // 1024**2} MiB")
    return decoded(data, name)
