"""What happens in a cup: each event once, in order."""

from dataclasses import dataclass
from enum import StrEnum

from club.cups.formats.match_keys import MatchKey


class HowDecided(StrEnum):
    """What a result rests on."""

    PLAYED = "played"  # here
    AGREED = "agreed"  # with real cards, as both sides say
    WALKOVER = "walkover"  # one side didn't come, or neither did
    RULED = "ruled"  # by the organiser


@dataclass(frozen=True, slots=True)
class Entered:
    """Members entered as one side, under the next number; a team has a name."""

    members: tuple[int, ...]
    name: str = ""


@dataclass(frozen=True, slots=True)
class Withdrew:
    """An entrant left of its own will."""

    entrant: int


@dataclass(frozen=True, slots=True)
class Disqualified:
    """The organiser put an entrant out."""

    entrant: int


@dataclass(frozen=True, slots=True)
class Substituted:
    """A member took the place of another."""

    entrant: int
    member: int
    substitute: int


@dataclass(frozen=True, slots=True)
class Joined:
    """A member joined a team."""

    entrant: int
    member: int


@dataclass(frozen=True, slots=True)
class Parted:
    """A member left their team, or its captain let them go."""

    entrant: int
    member: int


@dataclass(frozen=True, slots=True)
class Started:
    """Play began, with all entrants in the order of their seeds; teams short of members are out."""

    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Paired:
    """The next round of a Swiss cup was paired; no pairs at all end the cup."""

    pairs: tuple[tuple[int, int], ...]
    bye: int | None = None


@dataclass(frozen=True, slots=True)
class Decided:
    """A match was decided; without a winner if drawn, or if neither side came; `score` by side."""

    match: MatchKey
    winner: int | None
    how: HowDecided
    score: tuple[int, int] | None = None


@dataclass(frozen=True, slots=True)
class BoardDecided:
    """A board of a match of teams, counted from 1, was decided; the rest is as in `Decided`."""

    match: MatchKey
    board: int
    winner: int | None
    how: HowDecided
    score: tuple[int, int] | None = None


@dataclass(frozen=True, slots=True)
class Claimed:
    """A side said how its match with real cards came out: drawn without `winner`."""

    match: MatchKey
    entrant: int
    winner: int | None
    score: tuple[int, int] | None = None


@dataclass(frozen=True, slots=True)
class Disputed:
    """A side said that what the other has claimed isn't so."""

    match: MatchKey
    entrant: int


@dataclass(frozen=True, slots=True)
class Agreed:
    """What one side claimed stands: the other agreed, or was silent for too long."""

    match: MatchKey
    entrant: int
    silent: bool = False


@dataclass(frozen=True, slots=True)
class Corrected:
    """The organiser put another result in the place of one."""

    result: Decided


@dataclass(frozen=True, slots=True)
class Cancelled:
    """The organiser ended the cup without a winner."""


CupEvent = (
    Entered
    | Withdrew
    | Disqualified
    | Substituted
    | Joined
    | Parted
    | Started
    | Paired
    | Decided
    | BoardDecided
    | Claimed
    | Disputed
    | Agreed
    | Corrected
    | Cancelled
)
