"""Whom somebody who looks at a board sees there."""

from dataclasses import dataclass
from typing import Final

from sqlalchemy import Column, ColumnElement, or_

from data.core.settings import NOBODY, PRIVACY, has_set


@dataclass(frozen=True, slots=True)
class Onlooker:
    """A member who looks at a board of their server.

    Attributes:
        member_id: Who looks; they always see themselves.
        absent: Members who have left the server and aren't shown there.
    """

    member_id: int
    absent: frozenset[int] = frozenset()

    def sees(self, member_id: Column[int]) -> ColumnElement[bool]:
        """Ask in a query whether they see the member of a row."""
        others = ~has_set(member_id, PRIVACY, NOBODY)
        if self.absent:
            others &= member_id.not_in(self.absent)
        return or_(member_id == self.member_id, others)


ANYBODY: Final = Onlooker(0)
"""Somebody of whom nothing is known; no member of Discord has this id."""
