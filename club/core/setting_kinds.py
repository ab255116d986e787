"""What a setting may be: each kind knows its values, and how they are kept as plain data."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache
from typing import Any, Final, Protocol, cast
from zoneinfo import available_timezones

from club.core.languages import AUTO, shipped
from engine.errors import GinError
from engine.rules import read_rules, write_rules

MOST: Final = 25
"""Channels or roles that may be named; Discord's menus hold no more."""

HOURS: Final = 24

REGIONS: Final = (
    *("Africa", "America", "Antarctica", "Asia", "Atlantic", "Australia", "Europe", "Indian"),
    "Pacific",
)
"""The parts of the world that zones are named after."""

_LOCALE: Final = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,4})?")


class Kind(Protocol):
    """What one setting may be."""

    def fits(self, value: object) -> bool:
        """Whether the setting may be this."""
        ...

    def offered(self) -> tuple[Any, ...]:
        """What there is to choose from; nothing where it isn't chosen from a list."""
        ...

    def dump(self, value: Any) -> Any:  # noqa: ANN401 - each kind has a type of its own
        """A value that fits, as plain data."""
        ...

    def load(self, plain: Any) -> Any:  # noqa: ANN401 - plain data
        """The value that plain data stands for; it may not fit."""
        ...


class Plain:
    """A kind whose values are plain data themselves."""

    def dump(self, value: Any) -> Any:  # noqa: ANN401 - as in the protocol
        """Give the value itself."""
        return value

    def load(self, plain: Any) -> Any:  # noqa: ANN401 - as in the protocol
        """Give the data itself."""
        return plain


@dataclass(frozen=True, slots=True)
class OneOf(Plain):
    """One of some words."""

    words: tuple[str, ...]

    def fits(self, value: object) -> bool:
        """Whether it is one of the words."""
        return isinstance(value, str) and value in self.words

    def offered(self) -> tuple[str, ...]:
        """Give the words."""
        return self.words


@dataclass(frozen=True, slots=True)
class Number(Plain):
    """One of some numbers."""

    numbers: tuple[int, ...]

    def fits(self, value: object) -> bool:
        """Whether it is one of the numbers."""
        return type(value) is int and value in self.numbers

    def offered(self) -> tuple[int, ...]:
        """Give the numbers."""
        return self.numbers


@dataclass(frozen=True, slots=True)
class YesNo(Plain):
    """A switch."""

    def fits(self, value: object) -> bool:
        """Whether it is a bool."""
        return isinstance(value, bool)

    def offered(self) -> tuple[bool, ...]:
        """Give yes and no."""
        return (True, False)


@dataclass(frozen=True, slots=True)
class Hour(Plain):
    """An hour of the day, or none."""

    def fits(self, value: object) -> bool:
        """Whether it is an hour of the day, or None."""
        return value is None or (type(value) is int and 0 <= value < HOURS)

    def offered(self) -> tuple[int | None, ...]:
        """Give None and the hours: as many as a menu holds."""
        return (None, *range(HOURS))


@dataclass(frozen=True, slots=True)
class Language(Plain):
    """A language that there are words in, or the one that Discord tells of."""

    def fits(self, value: object) -> bool:
        """Whether there are words in it."""
        return isinstance(value, str) and value in self.offered()

    def offered(self) -> tuple[str, ...]:
        """Give Discord's and every language."""
        return (AUTO, *shipped())


@dataclass(frozen=True, slots=True)
class Locale(Plain):
    """A locale as Discord names it, or "" for none; it is set by what is told of it."""

    def fits(self, value: object) -> bool:
        """Whether it can be a locale's name."""
        return isinstance(value, str) and (not value or _LOCALE.fullmatch(value) is not None)

    def offered(self) -> tuple[()]:
        """Give nothing."""
        return ()


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment, or none; it is set by what knows of it."""

    def fits(self, value: object) -> bool:
        """Whether it is a moment in a known zone, or None."""
        return value is None or (isinstance(value, datetime) and value.tzinfo is not None)

    def offered(self) -> tuple[()]:
        """Give nothing."""
        return ()

    def dump(self, value: datetime | None) -> str | None:
        """Write the moment in UTC."""
        return None if value is None else value.astimezone(UTC).isoformat()

    def load(self, plain: Any) -> datetime | None:  # noqa: ANN401 - as in the protocol
        """Read a moment; None where it is none."""
        try:
            return datetime.fromisoformat(plain)
        except (TypeError, ValueError):
            return None


@dataclass(frozen=True, slots=True)
class Zone(Plain):
    """A time zone by its name in the IANA database."""

    def fits(self, value: object) -> bool:
        """Whether there is such a zone."""
        return isinstance(value, str) and value in zones()

    def offered(self) -> tuple[str, ...]:
        """Give every zone."""
        return zones()


@dataclass(frozen=True, slots=True)
class RulesText(Plain):
    """Rules as text, or "" for the bot's own."""

    def fits(self, value: object) -> bool:
        """Whether it can be read as rules."""
        if not isinstance(value, str):
            return False
        try:
            return not value or bool(write_rules(read_rules(value)))
        except GinError:
            return False

    def offered(self) -> tuple[str, ...]:
        """Give the choice that every program has."""
        return ("",)


@dataclass(frozen=True, slots=True)
class _Ids:
    """Some things of a server by the ids that Discord gave them."""

    def fits(self, value: object) -> bool:
        """Whether they are few enough, in order, and each named once."""
        if not isinstance(value, tuple):
            return False
        ids = cast("tuple[object, ...]", value)
        numbers = [one for one in ids if type(one) is int and one > 0]
        return len(ids) <= MOST and list(ids) == sorted(set(numbers))

    def offered(self) -> tuple[()]:
        """Give nothing: Discord's own menu lists them."""
        return ()

    def dump(self, value: Sequence[int]) -> list[int]:
        """List them."""
        return list(value)

    def load(self, plain: Any) -> Any:  # noqa: ANN401 - as in the protocol
        """Read a list."""
        return tuple(cast("list[Any]", plain)) if isinstance(plain, list) else plain


@dataclass(frozen=True, slots=True)
class Channels(_Ids):
    """Some channels; none stands for all."""


@dataclass(frozen=True, slots=True)
class Roles(_Ids):
    """Some roles; none stands for all."""


@cache
def zones() -> tuple[str, ...]:
    """The names of the time zones: UTC, then part of the world by part."""
    found = available_timezones()
    return ("UTC", *sorted(name for name in found if name.partition("/")[0] in REGIONS))
