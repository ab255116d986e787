"""What protects something, and how it is taken away to see whether a test misses it."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Defence:
    """What protects the table, and how it is taken away.

    Attributes:
        name: What it is, in a few words.
        test: The test that must fail without it.
        edits: Where it is: a file, the text that stands there exactly once, and what is put in
            its place.
    """

    name: str
    test: str
    edits: tuple[tuple[str, str, str], ...]


def one_edit(name: str, test: str, file: str, there: str, gone: str) -> Defence:
    return Defence(name, test, ((file, there, gone),))
