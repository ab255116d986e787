"""How the value of one rule option is read, written and checked."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeVar, cast

from engine.errors import BadRules

_OFF_WORDS = frozenset({"off", "none", "null"})
_WHOLE = re.compile(r"-?\d{1,6}", re.ASCII)


@dataclass(frozen=True, slots=True)
class BigGin:
    """What big gin pays: `off`, `total` (n in all) or `extra` (n on top of the gin bonus)."""

    mode: str
    points: int = 0


@dataclass(frozen=True, slots=True)
class Shutout:
    """What a shutout pays the winner; `points` counts under the mode `extra` alone."""

    mode: str
    points: int = 0


@dataclass(frozen=True, slots=True)
class ExtraBoxes:
    """Boxes added to the one for the deal."""

    gin: int = 0
    big_gin: int = 0
    undercut: int = 0


@dataclass(frozen=True, slots=True)
class SequenceBonus:
    """What runs pay in Sequence gin (rules, B.3)."""

    long_min: int
    long_per_card: int
    face_per_card: int
    to: str


class Option(Protocol):
    """The values that one option may have."""

    @property
    def allowed(self) -> str:
        """What a value may be, for a sentence that refuses one."""
        ...

    def read(self, text: str) -> object:
        """Read a value; raises ValueError if it can't be read."""
        ...

    def write(self, value: Any) -> str:  # noqa: ANN401  # each option has a type of its own
        """Write a value that `fits`."""
        ...

    def fits(self, value: object) -> bool:
        """Whether the option may have this value."""
        ...


@dataclass(frozen=True, slots=True)
class OneOf:
    """One of some words."""

    words: tuple[str, ...]

    @property
    def allowed(self) -> str:
        """The words."""
        return " or ".join(self.words)

    def read(self, text: str) -> str:
        """Return the word as it is."""
        return text

    def write(self, value: str) -> str:
        """Return the word as it is."""
        return value

    def fits(self, value: object) -> bool:
        """Whether it is one of the words."""
        return isinstance(value, str) and value in self.words


@dataclass(frozen=True, slots=True)
class YesNo:
    """A switch."""

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
class Whole:
    """A whole number within bounds, or one of some words, or None if `optional`."""

    low: int
    high: int
    words: tuple[str, ...] = ()
    optional: bool = False
    step: int = 1

    @property
    def numbers(self) -> range:
        """The numbers."""
        return range(self.low, self.high + 1, self.step)

    @property
    def allowed(self) -> str:
        """The bounds and the words."""
        others = (*self.words, "off") if self.optional else self.words
        if self.step > 1:
            return " or ".join((*map(str, self.numbers), *others))
        return " or ".join((f"a whole number from {self.low} to {self.high}", *others))

    def read(self, text: str) -> int | str | None:
        """Read a number, a word, or off."""
        if text in self.words:
            return text
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
        return value in self.words or (self.optional and value is None)


_S = TypeVar("_S", BigGin, Shutout)


@dataclass(frozen=True, slots=True)
class Mode(Generic[_S]):
    """A mode, with points where it needs them: `off`, `total:31`."""

    make: Callable[[str, int], _S]
    plain: tuple[str, ...]
    paying: tuple[str, ...]
    most: int

    @property
    def allowed(self) -> str:
        """The modes."""
        return " or ".join((*self.plain, *(f"{mode}:0 to {self.most}" for mode in self.paying)))

    def read(self, text: str) -> _S:
        """Read the mode, and after a colon the points where it has them."""
        if text in self.plain:
            return self.make(text, 0)
        mode, _, points = text.partition(":")
        return self.make(mode, _whole(points))

    def write(self, value: _S) -> str:
        """Write the mode, and the points where it has them."""
        return f"{value.mode}:{value.points}" if value.mode in self.paying else value.mode

    def fits(self, value: object) -> bool:
        """Whether mode and points go together."""
        if not isinstance(value, BigGin | Shutout) or type(value) is not self.make:
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
        """Read three numbers."""
        gin, big_gin, undercut = (_whole(part) for part in text.split("/"))
        return ExtraBoxes(gin, big_gin, undercut)

    def write(self, value: ExtraBoxes) -> str:
        """Write three numbers."""
        return f"{value.gin}/{value.big_gin}/{value.undercut}"

    def fits(self, value: object) -> bool:
        """Whether none is too many."""
        if not isinstance(value, ExtraBoxes):
            return False
        return all(0 <= boxes <= self.most for boxes in (value.gin, value.big_gin, value.undercut))


@dataclass(frozen=True, slots=True)
class Runs:
    """The bonus of Sequence gin: `6/1/1/winner`, or off."""

    most: int = 25
    allowed: str = "off, or such as 6/1/1/winner (or both)"

    def read(self, text: str) -> SequenceBonus | None:
        """Read three numbers and who is paid."""
        if text in _OFF_WORDS:
            return None
        long_min, long_per_card, face_per_card, to = text.split("/")
        return SequenceBonus(_whole(long_min), _whole(long_per_card), _whole(face_per_card), to)

    def write(self, value: SequenceBonus | None) -> str:
        """Write three numbers and who is paid; None as off."""
        if value is None:
            return "off"
        return f"{value.long_min}/{value.long_per_card}/{value.face_per_card}/{value.to}"

    def fits(self, value: object) -> bool:
        """Whether the numbers make sense."""
        if not isinstance(value, SequenceBonus):
            return value is None
        paid = (value.long_per_card, value.face_per_card)
        return (
            3 <= value.long_min <= 13  # noqa: PLR2004  # a run's length
            and all(0 <= points <= self.most for points in paid)
            and value.to in {"winner", "both"}
        )


@dataclass(frozen=True, slots=True)
class Sizes:
    """The meld sizes of Skarney's contract: `3/3/3`."""

    allowed: str = "meld sizes of ten cards or fewer in all, such as 3/3/3"

    def read(self, text: str) -> tuple[int, ...]:
        """Read the sizes."""
        return tuple(_whole(part) for part in text.split("/"))

    def write(self, value: tuple[int, ...]) -> str:
        """Write the sizes."""
        return "/".join(str(size) for size in value)

    def fits(self, value: object) -> bool:
        """Whether every size is a meld's and a hand can hold them all."""
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


def option(default: _T, values: Option) -> _T:
    """Declare a dataclass field that holds an option, with what it may be."""
    return field(default=default, metadata={"option": values})


def read_value(name: str, values: Option, text: str) -> object:
    """Read an option's value.

    Raises:
        BadRules: The text is no value of this option.
    """
    try:
        value = values.read(text)
    except (ValueError, KeyError):
        raise BadRules(f"{name} can't be {text!r}: it is {values.allowed}", "value") from None
    check_value(name, values, value)
    return value


def check_value(name: str, values: Option, value: object) -> None:
    """Refuse a value that the option can't have.

    Raises:
        BadRules: The option can't have this value.
    """
    if not values.fits(value):
        raise BadRules(f"{name} can't be {value!r}: it is {values.allowed}", "value")
