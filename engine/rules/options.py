"""The kinds of values that rule options have: how each is read, written and checked (rules, A)."""

import re
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Generic, Protocol, TypeVar, cast

from engine.errors import BadRules
from engine.words import BigGinMode, SequencePaid, ShutoutMode

_OFF_WORDS = frozenset({"off", "none", "null"})
_WHOLE = re.compile(r"-?\d{1,6}", re.ASCII)


@dataclass(frozen=True, slots=True)
class BigGin:
    """What big gin pays: `points` in all (`total`), or on top of the gin bonus (`extra`)."""

    mode: BigGinMode
    points: int = 0


@dataclass(frozen=True, slots=True)
class Shutout:
    """What a shutout pays the winner (rules, C.1); `points` counts in the mode `extra` alone."""

    mode: ShutoutMode
    points: int = 0


@dataclass(frozen=True, slots=True)
class ExtraBoxes:
    """Boxes for gin, big gin and an undercut, beside the one for the deal (rules, A.4)."""

    gin: int = 0
    big_gin: int = 0
    undercut: int = 0


@dataclass(frozen=True, slots=True)
class SequenceBonus:
    """What runs pay: a card of a run of at least `long_min`, and a picture in any (rules, B.3)."""

    long_min: int
    long_per_card: int
    face_per_card: int
    to: SequencePaid


class Option(Protocol):
    """One kind of option: which values it may have, and their text."""

    @property
    def allowed(self) -> str:
        """The values it may have, in words, for error messages."""
        ...

    def read(self, text: str) -> object:
        """Read a value; raise ValueError or KeyError if the text is none."""
        ...

    def write(self, value: Any) -> str:  # noqa: ANN401  # each option has a type of its own
        """Return the text of a value that `fits`."""
        ...

    def fits(self, value: object) -> bool:
        """Whether the option may have this value."""
        ...


@dataclass(frozen=True, slots=True)
class OneOf:
    """A member of an enum of words."""

    kind: type[StrEnum]

    @property
    def words(self) -> tuple[StrEnum, ...]:
        """The words."""
        return tuple(self.kind)

    @property
    def allowed(self) -> str:
        """The words."""
        return " or ".join(self.words)

    def read(self, text: str) -> StrEnum:
        """Read one of the words."""
        return self.kind(text)

    def write(self, value: StrEnum) -> str:
        """Write the word."""
        return value.value

    def fits(self, value: object) -> bool:
        """Whether it is a member of the enum; its plain text isn't."""
        return isinstance(value, self.kind)


@dataclass(frozen=True, slots=True)
class YesNo:
    """A bool, written as yes or no."""

    allowed: str = "yes or no"

    def read(self, text: str) -> bool:
        """Read yes or no, true or false, on or off."""
        return {
            "yes": True,
            "no": False,
            "true": True,
            "false": False,
            "on": True,
            "off": False,
        }[text]

    def write(self, value: bool) -> str:  # noqa: FBT001  # the value itself
        """Write yes or no."""
        return "yes" if value else "no"

    def fits(self, value: object) -> bool:
        """Whether it is a bool."""
        return isinstance(value, bool)


@dataclass(frozen=True, slots=True)
class WholeNumber:
    """A whole number within bounds, one of `words`, or None (off) if `optional`."""

    low: int
    high: int
    words: tuple[StrEnum, ...] = ()
    optional: bool = False
    step: int = 1

    @property
    def numbers(self) -> range:
        """The numbers within the bounds."""
        return range(self.low, self.high + 1, self.step)

    @property
    def allowed(self) -> str:
        """The bounds, the words and off, in words."""
        others = (*self.words, "off") if self.optional else self.words
        if self.step > 1:
            return " or ".join((*map(str, self.numbers), *others))
        return " or ".join((f"a whole number from {self.low} to {self.high}", *others))

    def read(self, text: str) -> int | StrEnum | None:
        """Read a number, a word, or off."""
        if (word := self._word(text)) is not None:
            return word
        if self.optional and text in _OFF_WORDS:
            return None
        return _whole(text)

    def write(self, value: int | str | None) -> str:
        """Write the number or the word; None as off."""
        return "off" if value is None else str(value)

    def fits(self, value: object) -> bool:
        """Whether it is one of the words or within the bounds."""
        if isinstance(value, int) and not isinstance(value, bool):
            return value in self.numbers
        if isinstance(value, StrEnum):
            return any(value is word for word in self.words)
        return self.optional and value is None

    def _word(self, text: str) -> StrEnum | None:
        return next((word for word in self.words if word == text), None)


_S = TypeVar("_S", BigGin, Shutout)


@dataclass(frozen=True, slots=True)
class Mode(Generic[_S]):
    """A mode, with points if it is one of `paying`: `off`, `total:31`."""

    make: type[_S]
    kind: type[StrEnum]
    paying: tuple[StrEnum, ...]
    most: int

    @property
    def plain(self) -> tuple[StrEnum, ...]:
        """The modes without points."""
        return tuple(mode for mode in self.kind if mode not in self.paying)

    @property
    def allowed(self) -> str:
        """The modes."""
        return " or ".join((*self.plain, *(f"{mode}:0 to {self.most}" for mode in self.paying)))

    def read(self, text: str) -> _S:
        """Read a mode, and its points after a colon."""
        if text in self.plain:
            return self.of(text)
        mode, _, points = text.partition(":")
        return self.of(mode, _whole(points))

    def of(self, mode: str, points: int = 0) -> _S:
        """Return the value of a mode; raise ValueError if there is no such mode."""
        return self.make(cast("Any", self.kind(mode)), points)

    def write(self, value: _S) -> str:
        """Write the mode, with its points if it has any."""
        return f"{value.mode}:{value.points}" if value.mode in self.paying else value.mode

    def fits(self, value: object) -> bool:
        """Whether it has a mode of this kind and points within its bounds."""
        if not isinstance(value, self.make) or not isinstance(value.mode, self.kind):
            return False
        if value.mode in self.paying:
            return 0 <= value.points <= self.most
        return value.mode in self.plain and value.points == 0


@dataclass(frozen=True, slots=True)
class Boxes:
    """Extra boxes for gin, big gin and undercut: `2/2/1`."""

    most: int = 9
    allowed: str = "three whole numbers from 0 to 9, such as 2/2/1"

    def read(self, text: str) -> ExtraBoxes:
        """Read the numbers for gin, big gin and undercut."""
        gin, big_gin, undercut = (_whole(part) for part in text.split("/"))
        return ExtraBoxes(gin, big_gin, undercut)

    def write(self, value: ExtraBoxes) -> str:
        """Write three numbers."""
        return f"{value.gin}/{value.big_gin}/{value.undercut}"

    def fits(self, value: object) -> bool:
        """Whether it is extra boxes, each from 0 to `most`."""
        if not isinstance(value, ExtraBoxes):
            return False
        return all(0 <= boxes <= self.most for boxes in (value.gin, value.big_gin, value.undercut))


@dataclass(frozen=True, slots=True)
class Runs:
    """A bonus for runs, such as `6/1/1/winner`, or None (off)."""

    most: int = 25
    allowed: str = "off, or such as 6/1/1/winner (or both)"

    def read(self, text: str) -> SequenceBonus | None:
        """Read the least length, the points a card and a picture, and who is paid; or off."""
        if text in _OFF_WORDS:
            return None
        long_min, long_per_card, face_per_card, to = text.split("/")
        return SequenceBonus(
            _whole(long_min), _whole(long_per_card), _whole(face_per_card), SequencePaid(to)
        )

    def write(self, value: SequenceBonus | None) -> str:
        """Write the bonus in the order in which it is read."""
        if value is None:
            return "off"
        return f"{value.long_min}/{value.long_per_card}/{value.face_per_card}/{value.to}"

    def fits(self, value: object) -> bool:
        """Whether it is None or a bonus with numbers within bounds."""
        if not isinstance(value, SequenceBonus):
            return value is None
        paid = (value.long_per_card, value.face_per_card)
        return (
            3 <= value.long_min <= 13  # noqa: PLR2004  # a run's length
            and all(0 <= points <= self.most for points in paid)
            and value.to in tuple(SequencePaid)
        )


@dataclass(frozen=True, slots=True)
class Sizes:
    """The meld sizes of Skarney's contract, such as `3/3/3` (rules, B.5)."""

    allowed: str = "meld sizes of ten cards or fewer in all, such as 3/3/3"

    def read(self, text: str) -> tuple[int, ...]:
        """Read the sizes."""
        return tuple(_whole(part) for part in text.split("/"))

    def write(self, value: tuple[int, ...]) -> str:
        """Write the sizes."""
        return "/".join(str(size) for size in value)

    def fits(self, value: object) -> bool:
        """Whether each size is at least 3 and all of them fit a hand of ten."""
        if not isinstance(value, tuple):
            return False
        sizes = cast("tuple[object, ...]", value)
        numbers = [size for size in sizes if isinstance(size, int) and size >= 3]  # noqa: PLR2004
        return len(numbers) == len(sizes) > 0 and sum(numbers) <= 10  # noqa: PLR2004  # a hand


def _whole(text: str) -> int:
    if not _WHOLE.fullmatch(text):
        raise ValueError(text)
    return int(text)


_T = TypeVar("_T")
_W = TypeVar("_W", bound=StrEnum)


def word(default: _W) -> _W:
    """Declare a dataclass field for an option of words: any member of the default's enum."""
    return option(default, OneOf(type(default)))


def option(default: _T, values: Option) -> _T:
    """Declare a dataclass field for an option with a default and its possible values."""
    return field(default=default, metadata={"option": values})


def read_value(name: str, values: Option, text: str) -> object:
    """Return the option's value that a text stands for; raise `BadRules` if it stands for none."""
    try:
        value = values.read(text)
    except (ValueError, KeyError):
        raise BadRules(f"{name} can't be {text!r}: it is {values.allowed}", "value") from None
    check_value(name, values, value)
    return value


def check_value(name: str, values: Option, value: object) -> None:
    """Raise `BadRules` if the option can't have the value."""
    if not values.fits(value):
        raise BadRules(f"{name} can't be {value!r}: it is {values.allowed}", "value")
