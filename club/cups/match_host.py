"""What matches are played for: a cup, and whatever else has matches that are played as in one."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any, ClassVar, Protocol

from club.cups.formats.match_keys import MatchKey
from club.cups.formats.matches import Match


class MatchRow(Protocol):
    """A match that is being played, as it is stored."""

    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def match(self) -> str:
        """The key of the match, as text."""
        ...

    @property
    def board(self) -> int:
        """Which of its boards this is; 1 where two members play."""
        ...

    @property
    def table_id(self) -> int | None:
        """Where it is played; None once that table is deleted."""
        ...

    @property
    def opened_at(self) -> datetime:
        """Since when it may be played."""
        ...

    @property
    def due_at(self) -> datetime:
        """Until when it is to be decided, without the time in which the bot was down."""
        ...


class _HostRow(Protocol):
    @property
    def server_id(self) -> int: ...

    @property
    def channel_id(self) -> int: ...

    @property
    def channel_name(self) -> str: ...

    @property
    def rules(self) -> str: ...

    @property
    def clock(self) -> str: ...

    @property
    def hours(self) -> int: ...

    @property
    def seed(self) -> bytes: ...


class _HostState(Protocol):
    @property
    def corrections(self) -> int: ...


class MatchHost(Protocol):
    """A cup, or whatever else matches are played for."""

    @property
    def row(self) -> _HostRow:
        """What is decided for all of its matches."""
        ...

    @property
    def state(self) -> _HostState:
        """What has happened in it."""
        ...

    @property
    def presses(self) -> Mapping[int, int]:
        """The press with which each member has agreed to play."""
        ...

    @property
    def start_press(self) -> int | None:
        """The press that began it."""
        ...

    @property
    def playing(self) -> Sequence[MatchRow]:
        """Its matches that are being played."""
        ...

    def member_at(self, entrant: int, board: int) -> int:
        """Return the member who plays for an entrant at a board."""
        ...

    def table_name(self, key: MatchKey, board: int) -> str:
        """Return the name of a match's table, which its cards depend on."""
        ...

    def is_open(self, match: Match, board: int) -> bool:
        """Whether a match, or one of its boards, is still to be decided."""
        ...
