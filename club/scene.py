"""All that a drawing of a table gets: what one viewer may see, and nothing else."""

from dataclasses import dataclass
from datetime import datetime

from club import dealing
from club.snapshot import Snapshot
from data.tables import FINISHED, WAITING, Seated
from engine.contest import Contest, Settlement
from engine.machine import View
from engine.results import DealResult
from engine.rules import Rules
from engine.seats import Seat


@dataclass(frozen=True, slots=True)
class SceneSeat:
    """Who sits where.

    Attributes:
        seat: 1 is the host, 2 the guest.
        member_id: None for a computer player.
        name: The member's name in the server; a computer player has "".
        computer: Whether a computer player sits here.
        dm_closed: Whether the member's direct messages were found closed.
    """

    seat: Seat
    member_id: int | None
    name: str
    computer: bool = False
    dm_closed: bool = False


@dataclass(frozen=True, slots=True)
class Scene:
    """A table as one viewer may see it.

    Attributes:
        status: "waiting", "playing", "finished", "declined", "withdrawn" or "expired".
        ply: The ply that the next move will have, counted over the whole contest.
        seats: One entry a taken seat; a challenge's named guest has one as well.
        guest_id: None for an open seat and for a computer player.
        open_seat: Whether anybody may still sit down.
        viewer: The seat that looks, or None for everybody.
        contest: The sheet as it stands, once play has begun.
        view: The running deal; None before the first and after the last.
        last: The last finished deal.
        settlement: How the contest was settled, once it is over.
        commitment: SHA-256 of the contest's seed, in hex; shown from the challenge on.
        deal_commitment: The same of the running deal's seed.
        revealed: The number and the seed, in hex, of the last finished deal.
        contest_seed: The contest's seed, in hex, once the contest is over.
        interaction_id: The interaction that accepted the challenge; deals depend on it.
        expires_at: When a waiting challenge runs out.
        draft: What the viewer has picked but not yet played, if it is still theirs to play.
        confirm: Whether the viewer wants to be asked before a deal is ended.
    """

    table_id: int
    status: str
    ply: int
    server_id: int
    server_name: str
    channel_id: int
    channel_name: str
    rules: Rules
    seats: tuple[SceneSeat, ...]
    host_id: int
    guest_id: int | None
    open_seat: bool
    viewer: Seat | None
    contest: Contest | None
    view: View | None
    last: DealResult | None
    settlement: Settlement | None
    commitment: str
    deal_commitment: str | None = None
    revealed: tuple[tuple[int, str], ...] = ()
    contest_seed: str | None = None
    interaction_id: int | None = None
    expires_at: datetime | None = None
    draft: str | None = None
    confirm: bool = True

    @property
    def results(self) -> tuple[DealResult, ...]:
        """The finished deals that a drawing needs: the last one, if there is one."""
        return () if self.last is None else (self.last,)

    @property
    def to_act(self) -> Seat | None:
        """The seat whose turn it is, if a deal is running."""
        return None if self.view is None else self.view.turn

    def seat_of(self, member_id: int) -> Seat | None:
        """The seat of a member, if they have one at this table."""
        return next((each.seat for each in self.seats if each.member_id == member_id), None)

    def name(self, seat: Seat) -> str:
        """The name of who sits there; "" for a computer player or an empty seat."""
        return next((each.name for each in self.seats if each.seat == seat), "")


def scene(snapshot: Snapshot, viewer: Seat | None) -> Scene:
    """Show a table to one viewer.

    Every field is named here: what the snapshot holds beyond them stays hidden.

    Args:
        snapshot: The whole table.
        viewer: The seat that looks, or None for everybody.
    """
    table = snapshot.table
    view = None if snapshot.state is None else snapshot.state.view(viewer)
    over = table.status == FINISHED
    member_id = next((each.member_id for each in snapshot.seats if each.seat == viewer), None)
    member = None if member_id is None else snapshot.members.get(member_id)
    draft = None if member_id is None else snapshot.drafts.get(member_id)
    return Scene(
        table_id=table.table_id,
        status=table.status,
        ply=table.ply,
        server_id=table.server_id,
        server_name=snapshot.server_name,
        channel_id=table.channel_id,
        channel_name=table.channel_name,
        rules=snapshot.rules,
        seats=tuple(_seat(snapshot, each) for each in snapshot.seats),
        host_id=table.host_id,
        guest_id=table.guest_id,
        open_seat=table.status == WAITING and table.guest_id is None,
        viewer=viewer,
        contest=snapshot.contest,
        view=view,
        last=snapshot.last,
        settlement=None if snapshot.contest is None else snapshot.contest.settlement,
        commitment=table.commitment,
        deal_commitment=None if snapshot.deal is None else snapshot.deal.commitment,
        revealed=_revealed(snapshot),
        contest_seed=table.contest_seed.hex() if over else None,
        interaction_id=table.accepted_by_interaction,
        expires_at=table.expires_at,
        draft=None if draft is None else draft.text,
        confirm=member is None or member.confirm,
    )


def _seat(snapshot: Snapshot, seated: Seated) -> SceneSeat:
    member = None if seated.member_id is None else snapshot.members.get(seated.member_id)
    return SceneSeat(
        seat=seated.seat,
        member_id=seated.member_id,
        name=seated.name,
        computer=seated.player is not None,
        dm_closed=member is not None and member.dm_closed_at is not None,
    )


def _revealed(snapshot: Snapshot) -> tuple[tuple[int, str], ...]:
    """The seed of the last finished deal; no card of it is in play any more."""
    if snapshot.last is None:
        return ()
    number = snapshot.last.number
    return ((number, dealing.seed_of(snapshot.table, number).hex()),)
