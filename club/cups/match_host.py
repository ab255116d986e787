"""What matches are played for: a cup, and whatever else has matches that are played as in one."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any, ClassVar, Protocol

from club.cups.formats.match_keys import MatchKey
from club.cups.formats.matches import Match


class _MatchRow(Protocol):
    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def match(self) -> str: ...  # the key of the match, as text

    @property
    def board(self) -> int: ...  # which of its boards this is; 1 where two members play

    @property
    def table_id(self) -> int | None: ...  # where it is played; None once that table is deleted

    @property
    def opened_at(self) -> datetime: ...  # since when it may be played

    @property
    def due_at(
        self,
    ) -> datetime: ...  # without the time in which the bot was down


class MatchRow(_MatchRow, Protocol):
    """A match that is being played, as it is stored."""


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


class _MatchHost(Protocol):
    @property
    def row(self) -> _HostRow: ...  # what is decided for all of its matches

    @property
    def state(self) -> _HostState: ...  # what has happened in it

    @property
    def presses(
        self,
    ) -> Mapping[int, int]: ...  # each member's last

    @property
    def start_press(self) -> int | None: ...  # the press that began it

    @property
    def playing(self) -> Sequence[MatchRow]: ...  # its matches that are being played

    def member_at(self, entrant: int, board: int) -> int: ...

    def table_name(self, key: MatchKey, board: int) -> str: ...  # the cards depend on it

    def is_open(self, match: Match, board: int) -> bool: ...


class MatchHost(_MatchHost, Protocol):
    """A cup, or whatever else matches are played for."""
