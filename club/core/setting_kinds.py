"""The kinds of setting: each knows its values, and how they are stored as plain data."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import StrEnum
from functools import cache
from typing import Any, Final, Protocol, cast
from zoneinfo import available_timezones

from club.core.languages import AUTO, shipped
from engine.errors import GinError
from engine.rules import read_rules, write_rules

# Channels or roles that may be named; Discord's menus hold no more.
MOST: Final = 25

HOURS: Final = 24

# The highest number that Discord gives out.
HIGHEST: Final = 2**63 - 1

REGIONS: Final = (
    *("Africa", "America", "Antarctica", "Asia", "Atlantic", "Australia", "Europe", "Indian"),
    "Pacific",
)

_SLUG: Final = re.compile(r"[a-z0-9_]{0,48}", re.ASCII)
_LOCALE: Final = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,4})?")


class SettingKind(Protocol):
    """What one setting may be."""

    def fits(self, value: object) -> bool:
        """Whether the setting may have this value."""
        ...

    def offered(self) -> tuple[Any, ...]:
        """Return the values to choose from; none where they aren't listed."""
        ...

    def dump(self, value: Any) -> Any:  # noqa: ANN401 - each kind has a type of its own
        """Return a value that fits as plain data."""
        ...

    def load(self, plain: Any) -> Any:  # noqa: ANN401 - plain data
        """Return the value of plain data; it may not fit."""
        ...


class Plain:
    """A kind whose values are plain data themselves."""

    def dump(self, value: Any) -> Any:  # noqa: ANN401 - as in the protocol
        """Return the value itself."""
        return value

    def load(self, plain: Any) -> Any:  # noqa: ANN401 - as in the protocol
        """Return the data itself."""
        return plain


@dataclass(frozen=True, slots=True)
class OneOf:
    """One of some words, which are a type."""

    words: type[StrEnum]

    def fits(self, value: object) -> bool:
        """Whether it is one of the words."""
        return isinstance(value, str) and value in self.offered()

    def offered(self) -> tuple[StrEnum, ...]:
        """Return the words."""
        return tuple(self.words)

    def dump(self, value: str) -> str:
        """Write the word."""
        return str(value)

    def load(self, plain: Any) -> Any:  # noqa: ANN401 - as in the protocol
        """Read a word; what is none of them stays as it is."""
        try:
            return self.words(plain)
        except ValueError:
            return plain


@dataclass(frozen=True, slots=True)
class Number(Plain):
    """One of some numbers."""

    numbers: tuple[int, ...]

    def fits(self, value: object) -> bool:
        """Whether it is one of the numbers."""
        return type(value) is int and value in self.numbers

    def offered(self) -> tuple[int, ...]:
        """Return the numbers."""
        return self.numbers


@dataclass(frozen=True, slots=True)
class Slug(Plain):
    """A name as ids carry it: small letters, digits and _; "" for none."""

    def fits(self, value: object) -> bool:
        """Whether it is such a name."""
        return isinstance(value, str) and _SLUG.fullmatch(value) is not None

    def offered(self) -> tuple[str, ...]:
        """Return nothing: what there is to name isn't known here."""
        return ()


@dataclass(frozen=True, slots=True)
class YesNo(Plain):
    """A switch."""

    def fits(self, value: object) -> bool:
        """Whether it is a bool."""
        return isinstance(value, bool)

    def offered(self) -> tuple[bool, ...]:
        """Return yes and no."""
        return (True, False)


@dataclass(frozen=True, slots=True)
class Hour(Plain):
    """An hour of the day, or none."""

    def fits(self, value: object) -> bool:
        """Whether it is an hour of the day, or None."""
        return value is None or (type(value) is int and 0 <= value < HOURS)

    def offered(self) -> tuple[int | None, ...]:
        """Return None and the hours: as many as a menu holds."""
        return (None, *range(HOURS))


@dataclass(frozen=True, slots=True)
class Language(Plain):
    """A language that has messages, or the one that Discord reports."""

    def fits(self, value: object) -> bool:
        """Whether there are messages in it."""
        return isinstance(value, str) and value in self.offered()

    def offered(self) -> tuple[str, ...]:
        """Return "auto" and every language."""
        return (AUTO, *shipped())


@dataclass(frozen=True, slots=True)
class Locale(Plain):
    """A locale as Discord names it, or "" for none; nobody chooses it."""

    def fits(self, value: object) -> bool:
        """Whether it can be a locale's name."""
        return isinstance(value, str) and (not value or _LOCALE.fullmatch(value) is not None)

    def offered(self) -> tuple[()]:
        """Return nothing."""
        return ()


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment, or none; it isn't chosen from a list."""

    def fits(self, value: object) -> bool:
        """Whether it is an aware moment, or None."""
        return value is None or (isinstance(value, datetime) and value.tzinfo is not None)

    def offered(self) -> tuple[()]:
        """Return nothing."""
        return ()

    def dump(self, value: datetime | None) -> str | None:
        """Write the moment in UTC."""
        return None if value is None else value.astimezone(UTC).isoformat()

    def load(self, plain: Any) -> datetime | None:  # noqa: ANN401 - as in the protocol
        """Read a moment; None where it isn't one."""
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
        """Return every zone."""
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
        """Return the bot's own alone."""
        return ("",)


@dataclass(frozen=True, slots=True)
class _Ids:
    def fits(self, value: object) -> bool:
        if not isinstance(value, tuple):
            return False
        ids = cast("tuple[object, ...]", value)
        numbers = [one for one in ids if type(one) is int and one > 0]
        return len(ids) <= MOST and list(ids) == sorted(set(numbers))

    def offered(self) -> tuple[()]:
        return ()

    def dump(self, value: Sequence[int]) -> list[int]:
        return list(value)

    def load(self, plain: Any) -> Any:  # noqa: ANN401 - as in the protocol
        return tuple(cast("list[Any]", plain)) if isinstance(plain, list) else plain


@dataclass(frozen=True, slots=True)
class Channels(_Ids):
    """Some channels; none stands for all."""


@dataclass(frozen=True, slots=True)
class Roles(_Ids):
    """Some roles; none stands for all."""


@dataclass(frozen=True, slots=True)
class OneChannel(Plain):
    """A channel, or 0 for none."""

    def fits(self, value: object) -> bool:
        """Whether it can be a channel's number, or 0."""
        return type(value) is int and 0 <= value <= HIGHEST

    def offered(self) -> tuple[()]:
        """Return nothing: Discord's own menu lists them."""
        return ()


@dataclass(frozen=True, slots=True)
class OneRole(OneChannel):
    """A role, or 0 for none."""


@cache
def zones() -> tuple[str, ...]:
    """Return the names of the time zones: UTC first, then sorted."""
    found = available_timezones()
    return ("UTC", *sorted(name for name in found if name.partition("/")[0] in REGIONS))
