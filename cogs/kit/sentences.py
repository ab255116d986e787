"""The sentences of one locale, parsed when first said: parsing all is most of a start's time."""

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from club.core.languages import LOCALES

_ENTRY: Final = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
"""The beginning of a message; lines that continue one are indented, or close a bracket."""


class Sentences:
    """The messages of one locale. None of them refers to another."""

    def __init__(self, locale: str, sources: Iterable[str]) -> None:
        self.locale = locale
        self._entries = dict(entry for source in sources for entry in entries(source))
        self._bundle = FluentBundle([locale], use_isolating=False)

    def __contains__(self, key: str) -> bool:
        if key not in self._entries:
            return False
        if not self._bundle.has_message(key):
            self._bundle.add_resource(FluentResource(self._entries[key]))
        return self._bundle.has_message(key)

    def say(self, key: str, args: dict[str, Any]) -> str | None:
        """Return a message that is in the locale; None if it needs other arguments."""
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            return None
        said, errors = self._bundle.format_pattern(pattern, args)
        return None if errors else str(said)

    def bare(self) -> tuple[str, ...]:
        """Return the keys, in order, of the messages without arguments."""
        return tuple(key for key, source in self._entries.items() if "{" not in source)


def entries(source: str) -> tuple[tuple[str, str], ...]:
    """Split the text of a file into its messages: the key of each, and its own text."""
    found = list(_ENTRY.finditer(source))
    ends = [one.start() for one in found[1:]] + [len(source)]
    return tuple((one[1], source[one.start() : end]) for one, end in zip(found, ends, strict=True))


@cache
def sentences(locale: str, folder: Path = LOCALES) -> Sentences | None:
    """Return the sentences of a locale, which may be any string; None where it has none."""
    if locale not in _shipped(folder):
        return None
    files = sorted((folder / locale).glob("*.ftl"))
    return Sentences(locale, [file.read_text(encoding="utf-8") for file in files])


@cache
def _shipped(folder: Path) -> frozenset[str]:
    return frozenset(one.name for one in folder.iterdir() if one.is_dir())
