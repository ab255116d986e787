"""Members who keep the score of games with real cards, in a club."""

from club.club import Club
from club.core.people import Person
from club.table.snapshot import Snapshot
from data.schema.vocabulary import TableStatus
from engine.rules import PRESETS, Rules
from tests.club.club_helpers import NORTH, PLACE, SOUTH

WEST = Person(14, "@west")
STANDARD = PRESETS.rules("standard")
ROBIN = PRESETS.rules("standard", seating="round_robin")
CAPTAIN = PRESETS.rules("standard", seating="captain")
TEAMS = PRESETS.rules("standard", seating="partnership", team_size=2)


async def lay_out(
    club: Club, rules: Rules = STANDARD, *others: Person | str, host: Person = NORTH
) -> Snapshot:
    """A sheet that has begun."""
    snapshot = await club.sheets.open(PLACE, host, rules, others=others or (SOUTH,))
    if snapshot.table.status == TableStatus.WAITING:
        return await club.sheets.start(snapshot.table.table_id, host, None)
    return snapshot


async def enter(
    club: Club, table_id: int, person: Person, *steps: str, interaction_id: int | None = None
) -> Snapshot:
    """Fill in a slip and enter it."""
    entering = await club.sheets.slip(table_id, person, anew=True)
    for step in steps:
        entering = await club.sheets.step(table_id, person, *step.split("="))
    return await club.sheets.enter(table_id, person, entering.form.ply, interaction_id)


async def knock(club: Club, table_id: int, person: Person, winner: int, points: int) -> Snapshot:
    return await enter(club, table_id, person, f"who={winner}", "how=knock", f"one={points}")


async def ply(club: Club, table_id: int) -> int:
    return (await club.tables.snapshot(table_id)).table.ply


async def entry(club: Club, table_id: int, number: int) -> int:
    """The entry of a deal, by its number on the sheet."""
    paper = (await club.tables.snapshot(table_id)).sheet_score
    assert paper is not None
    return paper.deals[number - 1].ply


async def correct(club: Club, table_id: int, person: Person, number: int, *steps: str) -> Snapshot:
    """Propose to change a deal, by its number on the sheet."""
    entering = await club.sheets.slip(table_id, person, await entry(club, table_id, number))
    for step in steps:
        entering = await club.sheets.step(table_id, person, *step.split("="))
    return await club.sheets.enter(table_id, person, entering.form.ply, None)


def points(snapshot: Snapshot) -> tuple[int, ...]:
    assert snapshot.contest is not None
    return snapshot.contest.points


def lines(snapshot: Snapshot) -> list[str]:
    assert snapshot.sheet_score is not None
    return [each.line for each in snapshot.sheet_score.deals]
