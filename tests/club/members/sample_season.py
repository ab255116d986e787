"""A season of a few members: games over and running, of two and more, and all else there is."""

import itertools
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from sqlalchemy import select

from club.club import Club
from club.core.deadlines import Terms
from club.core.people import Person, Place
from club.cups.cup_choices import CupChoice
from club.cups.cup_draft import CupDraft
from club.cups.cup_notices import CupNotice
from club.cups.extras.cup_roles import CupRole
from club.cups.formats.match_keys import MatchKey
from club.cups.formats.plan import CupFormat, CupPlan
from club.cups.formats.seeding import SeedingMethod
from club.leagues.competition_choices import CompetitionChoice
from club.leagues.competition_draft import CompetitionDraft
from club.leagues.competition_notices import CompetitionNotice
from club.leagues.formats.ladder_plan import LadderPlan
from club.leagues.formats.league_plan import LeaguePlan
from club.leagues.stored_competition import CompetitionKind
from club.matches.server_match_choices import ServerMatchChoice
from club.matches.server_match_displays import MatchNotice
from club.matches.server_match_proposals import ServerMatchDraft
from club.table.snapshot import Snapshot
from data.core.host_messages import HostMessageRow, HostNoticeKey
from data.matches.server_matches import place_of, side_id
from data.schema.metadata import metadata
from data.storage.database import Database
from data.table.displays import Display
from engine.machine import Order
from engine.rules import PRESETS, Rules
from tests.club.club_helpers import QUICK, make_club, off_turn, play_out, play_until, step
from tests.club.multiplayer.test_groups import play_all
from tests.club.scorepad.score_keeping import ROBIN, knock, lay_out
from tests.data.storage.prepared_database import copied_database

NORTH = Person(733_000_000_000_000_011, "@north")
SOUTH = Person(733_000_000_000_000_012, "@south")
EAST = Person(733_000_000_000_000_013, "@east")
WEST = Person(733_000_000_000_000_014, "@west")
PLACE = Place(900, "Card house", 77, "cards")
ELSEWHERE = Place(901, "Second house", 78, "games")
LONG = PRESETS.rules("standard", game_target=1000)
PAIRS = PRESETS.rules("standard", seating="partnership", team_size=2, team_target=30)
THREE = PRESETS.rules("standard", seating="round_robin", game_target=1000)

NOW = datetime(2026, 5, 1, tzinfo=UTC)

presses = itertools.count(60_000)


async def game(
    club: Club, host: Person, guest: Person, rules: Rules = QUICK, place: Place = PLACE
) -> Snapshot:
    """A game of two that has begun."""
    waiting = await club.starting.challenge(place, host, guest, rules, interaction_id=next(presses))
    return await club.starting.accept(waiting.table.table_id, guest, next(presses))


async def group(club: Club, rules: Rules, *people: Person) -> Snapshot:
    """A contest of more than two that has begun."""
    host, *others = people
    lobby = await club.groups.gather(PLACE, host, rules, next(presses))
    for number, person in enumerate(others, start=2):
        table_id = lobby.table.table_id
        lobby = await club.groups.join(table_id, person, next(presses), 2 - number % 2)
    if lobby.table.status == "waiting":
        lobby = await club.groups.start(lobby.table.table_id, host, next(presses))
    return lobby


async def evening(club: Club) -> list[int]:
    """Games of two and of four, over; answers their tables."""
    over = [
        await play_out(club, await game(club, NORTH, SOUTH)),
        await play_out(club, await game(club, EAST, NORTH)),
        await play_out(club, await game(club, SOUTH, EAST)),
        await play_out(club, await game(club, SOUTH, NORTH, place=ELSEWHERE)),
        await play_all(club, (await group(club, PAIRS, NORTH, SOUTH, EAST, WEST)).lead_id),
    ]
    return [each.table.table_id for each in over]


async def stored(database: Database) -> dict[str, list[dict[str, Any]]]:
    """Every row of every table."""
    found: dict[str, list[dict[str, Any]]] = {}
    async with database.read() as connection:
        for table in metadata.sorted_tables:
            rows = await connection.execute(select(table).order_by(*table.primary_key))
            found[table.name] = [dict(row) for row in rows.mappings()]
    return found


async def busy(club: Club) -> None:
    """Have North in everything that there is."""
    place, clock = PLACE, Terms.parse("relaxed:24")
    running = await game(club, NORTH, SOUTH, LONG)
    waits = await play_until(
        club, await step(club, running), lambda one: off_turn(one) == NORTH.member_id
    )
    at = waits.table.table_id, waits.table.ply, NORTH.member_id
    await club.orders.leave(*at, (Order.GIN,))
    await group(club, THREE, NORTH, SOUTH, EAST)
    await club.starting.practice(place, NORTH, LONG, "simple", next(presses))
    await club.starting.challenge(place, NORTH, EAST, QUICK, clock=clock)
    await club.starting.challenge(place, WEST, NORTH, QUICK)
    await club.groups.gather(place, NORTH, THREE, next(presses))
    lobby = await club.groups.gather(place, SOUTH, THREE, next(presses))
    await club.groups.join(lobby.table.table_id, NORTH, next(presses))
    await club.friends.add(NORTH, SOUTH)
    await club.friends.add(EAST, NORTH)
    await club.friends.block(NORTH, Person(733_000_000_000_000_099, "@stranger"))
    await club.friends.block(Person(733_000_000_000_000_098, "@other"), NORTH)
    for name, value in (("time_zone", "Europe/Vienna"), ("locale", "de"), ("quiet_from", 22)):
        await club.settings.set_member(NORTH, name, value)
    await club.settings.set_server(place, NORTH, "tidy", 3, interaction_id=next(presses))
    watched = await game(club, SOUTH, EAST, LONG)
    await club.watching.follow(watched.table.table_id, NORTH)
    watched = await play_until(club, watched, lambda one: one.last is not None)
    await club.cheering.cheer(watched.table.table_id, 1, NORTH)
    for kind, member_id in (("hand", NORTH.member_id), ("table", 0)):
        row = Display(0, running.table.table_id, kind, member_id, 5, 60 + len(kind), 1, 0, NOW)
        await club.displays.save(row)
    sheet = await lay_out(club, ROBIN, SOUTH, EAST, host=NORTH)
    await knock(club, sheet.table.table_id, NORTH, 1, 18)
    await lay_out(club, PRESETS.rules("standard"), "Aunt", host=NORTH)
    await cup_under_way(club)
    await league_and_ladder(club)
    await match_between_servers(club)


async def cup_under_way(club: Club) -> None:
    """A cup of North's, who has a bye in its first round; South asks East for more time.

    Its message is there, the match has been opened, and North is about to set up another.
    """
    draft = CupDraft("May cup", CupPlan(CupFormat.KNOCKOUT), LONG, SeedingMethod.HAND)
    cup = await club.cups.create(PLACE, NORTH, draft, next(presses))
    await club.cup_scheduled_events.plan(cup.cup_id, PLACE, NORTH.member_id, NOW)
    for person in (NORTH, SOUTH, EAST):
        await club.cups.enter(cup.cup_id, PLACE, person, next(presses))
    cup = await club.cups.start(cup.cup_id, PLACE, NORTH.member_id, next(presses))
    (playing,) = cup.playing
    await club.cups.extend(
        cup.cup_id, PLACE, MatchKey.read(playing.match), SOUTH.member_id, next(presses)
    )
    shown = HostMessageRow(cup.cup_id, PLACE.channel_id, 70, cup.row.events, "ab" * 32, NOW)
    await club.cup_displays.shown(shown, None)
    opened = HostNoticeKey(playing.match, CupNotice.OPENED, playing.attempt)
    await club.cup_displays.note_said(cup.cup_id, opened, 71)
    await club.cup_drafts.choose(PLACE, NORTH, CupChoice.TITLE, "June cup")
    await club.cup_roles.choose(cup.cup_id, PLACE, NORTH.member_id, CupRole.ENTRANTS, 72)


async def league_and_ladder(club: Club) -> None:
    """A league of North's that waits for more, and a ladder on which South asks for more time."""
    waits = CompetitionDraft("May league", LeaguePlan(), LONG)
    league = await club.competitions.create(PLACE, NORTH, waits, next(presses))
    await club.competitions.enter(league.competition_id, PLACE, NORTH, next(presses))
    number = league.competition_id
    shown = HostMessageRow(number, PLACE.channel_id, 72, league.row.events, "ab" * 32, NOW)
    await club.competition_displays.shown(shown, None)
    await club.competition_drafts.choose(
        PLACE, NORTH, CompetitionKind.LADDER, CompetitionChoice.REACH, "5"
    )
    draft = CompetitionDraft("May ladder", LadderPlan(), LONG)
    ladder = await club.competitions.create(PLACE, EAST, draft, next(presses))
    for person in (NORTH, SOUTH):
        await club.competitions.enter(ladder.competition_id, PLACE, person, next(presses))
    here = ladder.competition_id, PLACE
    await club.ladders.challenge(*here, SOUTH.member_id, NORTH.member_id, next(presses))
    ladder = await club.ladders.accept(*here, NORTH.member_id, next(presses))
    (playing,) = ladder.playing
    match = MatchKey.read(playing.match)
    await club.competitions.extend(*here, match, SOUTH.member_id, next(presses))
    opened = HostNoticeKey(playing.match, CompetitionNotice.OPENED, playing.table_id or 0)
    await club.competition_displays.note_said(ladder.competition_id, opened, 73)


AWAY = PLACE.server_id + 2
"""The server against which North's plays a match."""

BETWEEN = place_of(1)
"""The place where that is played."""


async def match_between_servers(club: Club) -> None:
    """A match of North's server against another, in which South asks North for more time."""
    draft = ServerMatchDraft(2, LONG, 72)
    it, code = await club.match_proposals.create(PLACE, NORTH, draft, next(presses))
    away = Place(AWAY, "Bridge house", PLACE.channel_id + 2, "matches")
    await club.match_proposals.accept(code, away, EAST, next(presses), manages=True)
    matches, number = club.server_matches, it.match_id
    for place, person in ((PLACE, NORTH), (away, SOUTH)):
        await matches.enter(number, place, person, next(presses))
    for place, person in ((PLACE, NORTH), (away, EAST)):
        by = person.member_id
        await matches.ready(number, place, by, next(presses), is_ready=True, manages=False)
    it = await matches.extend(number, away, SOUTH.member_id, 1, next(presses))
    for side in (1, 2):
        shown = HostMessageRow(side_id(number, side), 77, 74, it.setup.events, "ab" * 32, NOW)
        await club.match_displays.shown(shown, None)
        begun = HostNoticeKey("", MatchNotice.BEGUN, 0)
        await club.match_displays.note_said(side_id(number, side), begun, 75)
    await club.match_drafts.choose(PLACE, NORTH, ServerMatchChoice.BOARDS, "6")


async def lived_database(folder: Path) -> str:
    """Put a database into a folder in which all of that has happened; its address."""
    return await copied_database(folder, "season", _live)


async def _live(url: str) -> None:
    database = await Database.open(url)
    club = make_club(database)
    await evening(club)
    await busy(club)
    await database.close()
