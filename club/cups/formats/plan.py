"""What an organiser decides before a cup begins."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

# Entrants that a cup may start with, and have in all.
FEWEST: Final = 2
MOST: Final = 128

# Entrants that a cup may have in which everybody meets everybody: they play 120 matches a leg.
MOST_IN_ROUND_ROBIN: Final = 16

MOST_IN_TEAM: Final = 4

# Members of the teams of a duplicate cup: their boards come in pairs.
DUPLICATE_SIZES: Final = frozenset({2, 4})

# How often two may meet in a round robin.
MOST_LEGS: Final = 2

# Rounds that may be asked for in a Swiss cup; `swiss.planned_rounds` says how many are played.
MOST_ROUNDS: Final = MOST // 2


class CupFormat(StrEnum):
    """How it is decided who plays whom."""

    KNOCKOUT = "knockout"
    DOUBLE_ELIMINATION = "double_elimination"
    ROUND_ROBIN = "round_robin"
    GROUPS = "groups"  # groups, then a knockout of those ahead in them
    SWISS = "swiss"


@dataclass(frozen=True, slots=True)
class CupPlan:
    """A format and its choices (others have no effect); ValueError if there is no such plan."""

    format: CupFormat
    third_place: bool = False  # played for by those who lose a semi-final
    second_final: bool = True  # whoever comes from the losers' bracket must win the final twice
    legs: int = 1  # how often two meet in a round robin or a group
    rounds: int | None = None  # how many of Swiss are wanted; None for as many as are needed
    team_size: int = 1  # so many play as one entrant, each at a board
    real_cards: bool = False  # nothing is played here: entrants type in results
    duplicate: bool = False  # whether all boards of a round have the same cards

    @property
    def may_be_duplicate(self) -> bool:
        """Whether boards come in pairs, with cards that are dealt here."""
        return not self.real_cards and self.team_size in DUPLICATE_SIZES

    @property
    def is_duplicate(self) -> bool:
        """Whether boards are compared in pairs."""
        return self.duplicate and self.may_be_duplicate

    @property
    def most(self) -> int:
        """Entrants that a cup may have."""
        most = MOST // self.team_size
        return min(most, MOST_IN_ROUND_ROBIN) if self.format == CupFormat.ROUND_ROBIN else most

    @property
    def of_teams(self) -> bool:
        """Whether several members play as one entrant."""
        return self.team_size > 1

    @property
    def boards(self) -> int:
        """How many tables a match has."""
        return 0 if self.real_cards else self.team_size

    def __post_init__(self) -> None:
        if not 1 <= self.legs <= MOST_LEGS:
            raise ValueError("two meet once or twice")
        if self.rounds is not None and not 1 <= self.rounds <= MOST_ROUNDS:
            raise ValueError("not a number of rounds")
        if not 1 <= self.team_size <= MOST_IN_TEAM:
            raise ValueError("not a number of members of a team")
