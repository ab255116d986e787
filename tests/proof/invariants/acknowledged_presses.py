"""What members were answered and is no move: picks, seats at a table for more, votes.

Only what was answered is a promise. A press whose answer never came may have done its part or not,
so nothing is said about whatever that could have changed.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from club.play.card_selection import after_press
from club.table.snapshot import Snapshot
from club.table.vacancy_votes import VacantSeat
from cogs.kit.ids import Action
from cogs.kit.press_kinds import NOTHING

ANSWERED = frozenset({6, 7})
"""The answers to a press that took effect: an update of its message, or nothing but a nod."""


@dataclass(frozen=True)
class Pressed:
    """A press that reached the bot, in the order of their coming.

    Attributes:
        kind: The kind of the answer; None where none came.
    """

    member_id: int
    action: Action
    kind: int | None

    @property
    def kept(self) -> bool:
        """Whether the member got an answer that it took effect."""
        return self.kind in ANSWERED


def broken(pressed: Iterable[Pressed], tables: Mapping[int, Snapshot]) -> Iterator[str]:
    """Say what was promised and isn't stored."""
    every = list(pressed)
    for snapshot in tables.values():
        mine = [one for one in every if one.action.table == snapshot.table.table_id]
        yield from _picks(snapshot, mine)
        if snapshot.rules.seating != "heads_up" and snapshot.lead_id == snapshot.table.table_id:
            yield from _lobby(snapshot, mine)
            yield from _leaving(snapshot, mine)


def _picks(snapshot: Snapshot, pressed: list[Pressed]) -> Iterator[str]:
    """What is picked and not yet played is kept."""
    table = snapshot.table
    now = [one for one in pressed if (one.action.kind, one.action.ply) == ("pick", table.ply)]
    for member_id in {one.member_id for one in now}:
        own = [one for one in now if one.member_id == member_id]
        if snapshot.state is None or not all(one.kept for one in own):
            continue
        picked: str | None = None
        for one in own:
            picked = None if one.action.rest == NOTHING else after_press(picked, one.action.rest)
        draft = snapshot.drafts.get(member_id)
        if picked != (None if draft is None else draft.text):
            yield f"table {table.table_id} lacks what was picked at ply {table.ply}"


def _lobby(snapshot: Snapshot, pressed: list[Pressed]) -> Iterator[str]:
    """Who has joined has a seat; who has got up again has none; the computer has what it was given.

    Once it has begun, other people may have taken seats.
    """
    own = [one for one in pressed if one.action.kind == "lobby"]
    if snapshot.table.status != "waiting":
        return
    seated = {each.member_id for each in snapshot.players}
    for member_id in {one.member_id for one in own}:
        last = next(one for one in reversed(own) if one.member_id == member_id)
        if not last.kept:
            continue
        if last.action.rest.startswith("join") and member_id not in seated:
            yield f"table {snapshot.lead_id} lacks somebody who has joined"
        if last.action.rest == "leave" and member_id in seated:
            yield f"table {snapshot.lead_id} has somebody who has got up"
    filled = [one for one in own if one.action.rest.startswith("computer")]
    there = sum(each.player is not None for each in snapshot.players)
    if all(one.kept for one in filled) and there != len(filled):
        yield f"table {snapshot.lead_id} has {there} computers, not {len(filled)}"


@dataclass
class _Said:
    """What was said about a seat since it was left."""

    sure: bool = True
    by: dict[int, str] = field(default_factory=dict[int, str])


def _leaving(snapshot: Snapshot, pressed: list[Pressed]) -> Iterator[str]:
    """Who has left has left, and what was said about the seat is known."""
    said: defaultdict[int, _Said] = defaultdict(_Said)
    for one in pressed:
        if (one.action.kind, one.action.rest) == ("quit", "yes"):
            number = snapshot.player_of(one.member_id)
            if number is not None:
                said[number] = _Said(one.kept)
        elif one.action.kind == "left":
            text, _, word = one.action.rest.partition(".")
            about = said[int(text)]
            about.sure = about.sure and one.kept
            if word == "back":
                said[int(text)] = _Said(sure=False)
            else:
                about.by[one.member_id] = str(one.member_id) if word == "me" else word
    left = {each.seat: each for each in snapshot.leavings}
    for number, about in said.items():
        if not about.sure or snapshot.table.status != "playing":
            continue
        if number not in left and not about.by:
            yield f"seat {number} of table {snapshot.lead_id} isn't left"
        elif number in left and _told(left[number]) != Counter(about.by.items()):
            yield f"something said about seat {number} of table {snapshot.lead_id} is missing"


def _told(leaving: VacantSeat) -> Counter[tuple[int, str]]:
    asked = {member_id: str(member_id) for member_id, _ in leaving.candidates}
    return Counter({**leaving.said, **asked}.items())
