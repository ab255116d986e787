"""What a member may be shown of a partner's hand (rules, C.6)."""

from collections.abc import Sequence
from dataclasses import replace

from club.core.errors import NoAdvice, NotSeated
from club.table.scene import Scene, scene
from club.table.snapshot import Snapshot
from engine.words import PartnerTalk


def partners(tables: Sequence[Snapshot], member_id: int) -> tuple[Scene, ...]:
    """Return the tables of a member's partners as these see them, without their drafts.

    One who has finished may know an opponent's cards, but nobody those of the partner's opponent.
    """
    lead = tables[0]
    player = lead.player_of(member_id)
    if player is None or lead.contest is None:
        raise NotSeated
    talk = lead.rules.partner_talk
    playing = any(one.seat_of(member_id) and one.state is not None for one in tables)
    if talk == PartnerTalk.OFF or (talk == PartnerTalk.AFTER_OWN_HAND and playing):
        raise NoAdvice
    side = next(side for side in lead.contest.sides if player in side)
    seen = tuple(
        replace(scene(table, seated.seat), draft=None)
        for table in tables
        if table.state is not None
        for seated in table.seats
        if _number(table, seated.seat) in side and seated.member_id != member_id
    )
    if not seen:
        raise NoAdvice
    return seen


def _number(table: Snapshot, seat: int) -> int | None:
    if table.deal is None:
        return None
    return table.deal.players[seat - 1]
