"""Which members a viewer sees on a board."""

from dataclasses import dataclass
from typing import Final

from sqlalchemy import ColumnElement, or_

from data.core.settings import Privacy, SettingName, has_set


@dataclass(frozen=True, slots=True)
class BoardViewer:
    """A viewer of a board, who sees themselves but not the `absent`, who have left the server.

    One who looks from `outside` of all servers may see only those who show their record everywhere.
    """

    member_id: int
    absent: frozenset[int] = frozenset()
    outside: bool = False

    def sees(self, member_id: ColumnElement[int]) -> ColumnElement[bool]:
        """Match rows whose member the viewer sees."""
        if self.outside:
            others = has_set(member_id, SettingName.PRIVACY, Privacy.EVERYONE)
        else:
            others = ~has_set(member_id, SettingName.PRIVACY, Privacy.NOBODY)
        if self.absent:
            others &= member_id.not_in(self.absent)
        return or_(member_id == self.member_id, others)


ANYBODY: Final = BoardViewer(0)
"""A viewer without an account; no member of Discord has this id."""
