"""What was answered and isn't stored is found; what is stored isn't."""

from pathlib import Path

from club.table.snapshot import Snapshot
from cogs.kit.ids import Action
from data.storage.database import Database
from tests.club.club_helpers import make_club
from tests.club.multiplayer.test_groups import NORTH, PAIRS, SOUTH, WEST, gathered
from tests.data.storage.prepared_database import prepared_database
from tests.proof.invariants.acknowledged_presses import Pressed, broken

UPDATED, UNHEARD = 7, None


def pressed(
    lead: Snapshot, member_id: int, kind: str, rest: str, answer: int | None = UPDATED
) -> Pressed:
    return Pressed(member_id, Action(kind, lead.lead_id, None, rest), answer)


def wrong(lead: Snapshot, *presses: Pressed) -> int:
    return len(list(broken(presses, {lead.lead_id: lead})))


async def test_seats_in_a_lobby_are_held_against_what_was_answered(tmp_path: Path) -> None:
    database = await Database.open(await prepared_database(tmp_path))
    lobby = await gathered(make_club(database), PAIRS, 2)
    await database.close()
    assert not wrong(lobby, pressed(lobby, SOUTH.member_id, "lobby", "join2"))
    assert wrong(lobby, pressed(lobby, SOUTH.member_id, "lobby", "leave"))
    assert wrong(lobby, pressed(lobby, WEST.member_id, "lobby", "join1"))
    assert not wrong(lobby, pressed(lobby, WEST.member_id, "lobby", "join1", UNHEARD))
    assert wrong(lobby, pressed(lobby, NORTH.member_id, "lobby", "computer1"))


async def test_what_was_said_about_a_seat_is_held_against_what_was_answered(
    tmp_path: Path,
) -> None:
    database = await Database.open(await prepared_database(tmp_path))
    club = make_club(database)
    lead = await gathered(club, PAIRS, 4)
    number = lead.player_of(WEST.member_id)
    left = pressed(lead, WEST.member_id, "quit", "yes")
    said = pressed(lead, NORTH.member_id, "left", f"{number}.computer", 6)
    assert wrong(lead, left)
    await club.groups.get_up(lead.lead_id, WEST.member_id)
    gone = await club.tables.snapshot(lead.lead_id)
    assert not wrong(gone, left)
    assert wrong(gone, left, said)
    told = await club.groups.say(lead.lead_id, NORTH.member_id, number or 0, "computer")
    await database.close()
    assert not wrong(told, left, said)
    assert wrong(told, left), "something is stored that nobody said"
