"""What an organiser chooses while a cup is set up, kept from press to press."""

from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from typing import Any, Final, Self

from club.core.choice_readers import HIGHEST_TARGET, read_title, reader
from club.core.deadlines import CLOCKS
from club.cups.cup_draft import LONGEST_HOURS
from club.cups.formats.plan import MOST_IN_TEAM, MOST_LEGS, MOST_ROUNDS, CupFormat, CupPlan
from club.cups.formats.seeding import SeedingMethod
from engine.words import Word

HOURS: Final = (24, 48, 72, 120, 168, LONGEST_HOURS)

# What is offered for the rounds of Swiss; 0 for as many as the entrants need.
ROUNDS: Final = (0, 3, 4, 5, 6, 7, 8, 9)

# What is offered for a turn; "" for the clock of the rules, or the server's.
CLOCK_WORDS: Final = ("", *map(str, CLOCKS))


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
        chosen = replace(self, **changed)
        return chosen if chosen.plan.may_be_duplicate else replace(chosen, duplicate=False)

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


def _yes(value: str) -> bool:
    return reader(("True", "False"))(value) == str(True)


_READERS: Final[dict[CupChoice, Callable[[str], Any]]] = {
    CupChoice.TITLE: read_title,
    CupChoice.FORMAT: CupFormat,
    CupChoice.SEEDING: SeedingMethod,
    CupChoice.VARIANT: reader(),
    CupChoice.CONTEST: reader(),
    CupChoice.TARGET: reader(range(HIGHEST_TARGET + 1)),
    CupChoice.CLOCK: reader(CLOCK_WORDS),
    CupChoice.HOURS: reader(range(1, LONGEST_HOURS + 1)),
    CupChoice.THIRD_PLACE: _yes,
    CupChoice.SECOND_FINAL: _yes,
    CupChoice.LEGS: reader(range(1, MOST_LEGS + 1)),
    CupChoice.ROUNDS: reader(range(MOST_ROUNDS + 1)),
    CupChoice.TEAM_SIZE: reader(range(1, MOST_IN_TEAM + 1)),
    CupChoice.REAL_CARDS: _yes,
    CupChoice.DUPLICATE: _yes,
}
