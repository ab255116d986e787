"""A table as it is stored and folded, hidden cards included; it never leaves the club."""

from collections.abc import Mapping
from dataclasses import dataclass

from data.deals import DealRow
from data.drafts import Draft
from data.members import Member
from data.tables import Seated, Table
from engine.contest import Contest
from engine.knock import KnockState
from engine.results import DealResult
from engine.rules import Rules
from engine.seats import Seat


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A whole table. Only `club.scene.scene` turns it into something to draw.

    Attributes:
        rules: The table's rules, read from their text.
        seats: The taken seats, host first.
        contest: The sheet, once play has begun.
        deal: The running deal's row, while one runs.
        state: The running deal, while one runs.
        last: The last finished deal, and `last_seed` the seed of its shuffle.
        members: The seated members and a challenge's named guest, by id.
        drafts: What each seated member has picked but not yet played, by id.
    """

    table: Table
    server_name: str
    rules: Rules
    seats: tuple[Seated, ...]
    members: Mapping[int, Member]
    contest: Contest | None
    deal: DealRow | None
    state: KnockState | None
    last: DealResult | None
    last_seed: bytes | None
    drafts: Mapping[int, Draft]

    def seat_of(self, member_id: int) -> Seat | None:
        """The seat of a member, if they have one at this table."""
        return next((each.seat for each in self.seats if each.member_id == member_id), None)
