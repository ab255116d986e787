"""What an organiser chooses while a cup is set up, kept from press to press."""

from collections.abc import Callable, Collection
from dataclasses import asdict, dataclass, replace
from typing import Any, Final, Self

from club.core.deadlines import CLOCKS
from club.core.text_limits import PLACE_NAME, clipped
from club.cups.cup_draft import LONGEST_HOURS
from club.cups.formats.plan import MOST_IN_TEAM, MOST_LEGS, MOST_ROUNDS, CupFormat, CupPlan
from club.cups.formats.seeding import SeedingMethod
from engine.words import Word

HOURS: Final = (24, 48, 72, 120, 168, LONGEST_HOURS)

# What is offered for the rounds of Swiss; 0 for as many as the entrants need.
ROUNDS: Final = (0, 3, 4, 5, 6, 7, 8, 9)

# What is offered for a turn; "" for the clock of the rules, or the server's.
CLOCK_WORDS: Final = ("", *map(str, CLOCKS))

NAME: Final = 48

_HIGHEST_TARGET: Final = 1000


class CupChoice(Word):
    """What there is to choose."""

    TITLE = "title"
    FORMAT = "format"
    SEEDING = "seeding"
    VARIANT = "variant"
    CONTEST = "contest"
    TARGET = "target"
    CLOCK = "clock"
    HOURS = "hours"
    THIRD_PLACE = "third_place"
    SECOND_FINAL = "second_final"
    LEGS = "legs"
    ROUNDS = "rounds"
    TEAM_SIZE = "team_size"
    REAL_CARDS = "real_cards"
    DUPLICATE = "duplicate"


@dataclass(frozen=True, slots=True)
class CupChoices:
    """What has been chosen; "" or 0 stands for the usual variant, contest or target."""

    title: str = ""
    format: CupFormat = CupFormat.KNOCKOUT
    seeding: SeedingMethod = SeedingMethod.RATING
    variant: str = ""
    contest: str = ""
    target: int = 0
    clock: str = ""
    hours: int = 72
    third_place: bool = False
    second_final: bool = True
    legs: int = 1
    rounds: int = 0
    team_size: int = 1
    real_cards: bool = False
    duplicate: bool = False

    @classmethod
    def read(cls, stored: Any) -> Self:  # noqa: ANN401 - whatever is stored
        """Read what was stored; what makes no sense counts as not chosen."""
        choices = cls()
        for choice in CupChoice:
            try:
                value = stored[choice]
                choices = choices.with_choice(choice, str(value))
            except (TypeError, ValueError, LookupError):
                continue
        return choices

    def with_choice(self, choice: CupChoice, value: str) -> Self:
        """Return the choices with one changed; ValueError for a value that can't be chosen."""
        changed = {str(choice): _READERS[choice](value)}
        if choice is CupChoice.VARIANT and value != self.variant:
            changed |= {CupChoice.CONTEST: "", CupChoice.TARGET: 0}
        return replace(self, **changed)

    def stored(self) -> dict[str, Any]:
        """Return them as plain data."""
        return asdict(self)

    @property
    def plan(self) -> CupPlan:
        """The format with its choices."""
        return CupPlan(
            self.format,
            third_place=self.third_place,
            second_final=self.second_final,
            legs=self.legs,
            rounds=self.rounds or None,
            team_size=self.team_size,
            real_cards=self.real_cards,
            duplicate=self.duplicate,
        )


def _one_of(words: Collection[str]) -> Callable[[str], str]:
    def read(value: str) -> str:
        if value not in words:
            raise ValueError("not on offer")
        return value

    return read


def _number(least: int, most: int) -> Callable[[str], int]:
    def read(value: str) -> int:
        number = int(value) if value.isascii() and value.isdigit() else -1
        if not least <= number <= most:
            raise ValueError("not a number on offer")
        return number

    return read


def _yes(value: str) -> bool:
    return _one_of(("True", "False"))(value) == str(True)


def _name(value: str) -> str:
    if len(value) > NAME:
        raise ValueError("too long for a name")
    return value


_READERS: Final[dict[CupChoice, Callable[[str], Any]]] = {
    CupChoice.TITLE: lambda value: clipped(value, PLACE_NAME),
    CupChoice.FORMAT: CupFormat,
    CupChoice.SEEDING: SeedingMethod,
    CupChoice.VARIANT: _name,
    CupChoice.CONTEST: _name,
    CupChoice.TARGET: _number(0, _HIGHEST_TARGET),
    CupChoice.CLOCK: _one_of(CLOCK_WORDS),
    CupChoice.HOURS: _number(1, LONGEST_HOURS),
    CupChoice.THIRD_PLACE: _yes,
    CupChoice.SECOND_FINAL: _yes,
    CupChoice.LEGS: _number(1, MOST_LEGS),
    CupChoice.ROUNDS: _number(0, MOST_ROUNDS),
    CupChoice.TEAM_SIZE: _number(1, MOST_IN_TEAM),
    CupChoice.REAL_CARDS: _yes,
    CupChoice.DUPLICATE: _yes,
}
