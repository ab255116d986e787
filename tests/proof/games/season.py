"""A season of forty members, played by the computer straight against the club.

The boards must be what a plain count of the exported records gives (`recounted`), the ratings what
OpenSkill gives for the same games; every record is verified, and refused with any byte changed; and
a member who is deleted takes along what is theirs and nothing else.
"""

import asyncio
import itertools
import random
import tempfile
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import timedelta
from pathlib import Path

from club.club import Club
from club.core.people import Person
from club.table.snapshot import Snapshot
from data.ratings import ratings, standings
from data.storage.database import Database
from engine.record import RecordError
from engine.rules import Rules, read_rules
from engine.verify import verify
from tests.club.club_helpers import PLACE, Clock, make_club, step
from tests.data.storage.prepared_database import prepared_database
from tests.proof.games import naive_recount
from tests.proof.games.naive_recount import Count, Game, Rated
from tests.proof.long_run import Figures

SIZE = 5000
"""How many games."""

MEMBERS = 40
FIRST = 100
"""Nobody's id: those of the members follow it."""
DAYS = 150
"""Over how many days they are played: more than a quarter of a year."""

KINDS = (
    ("standard game_target=10", 2, 52),
    ("standard", 2, 2),
    ("oklahoma game_target=10", 2, 8),
    ("straight game_target=10", 2, 6),
    ("hollywood game_target=10", 2, 4),
    ("standard match=best_of best_of=3 game_target=10", 2, 2),
    ("mahjong game_target=20", 2, 8),
    ("skarney game_target=20", 2, 6),
    ("colonel game_target=20", 2, 6),
    ("standard seating=partnership team_size=2 team_target=20", 4, 3),
    ("standard seating=round_robin game_target=10", 3, 2),
    ("standard seating=captain game_target=10", 3, 1),
)
"""What is played: the rules, by how many, and how many such games of a hundred."""

GIVEN_UP, ANNULLED = 0.04, 0.01
"""How many games of two are given up before their end, and how many games are annulled after it."""

GONE = 4
"""How many members are deleted in the end."""

ANEW = 3
"""How many records are exported once more after that: of games with one of them, and without."""

CHANGES = 3
"""Bytes of each record that are changed, one at a time; of the shortest, all of them."""

MANAGER = Person(9, "@manager")


@dataclass
class Season:
    """The games of a season, as they are played.

    Attributes:
        games: What was played, in the order in which it ended.
        counts: What happened how often.
    """

    club: Club
    clock: Clock
    lot: random.Random
    people: tuple[Person, ...]
    games: list[Game] = field(default_factory=list[Game])
    counts: Counter[str] = field(default_factory=Counter)

    async def play(self, size: int) -> None:
        """Play so many games, spread over the days."""
        texts, players, weights = zip(*KINDS, strict=True)
        for number in range(size):
            self.clock.advance(timedelta(days=DAYS) / size)
            (kind,) = self.lot.choices(range(len(KINDS)), weights)
            # Some play far more than others, and with some far more than with others.
            first = self.lot.randrange(len(self.people))
            rest = self.lot.sample([*self.people[:first], *self.people[first + 1 :]], 8)
            rest.sort(key=lambda one: abs(one.member_id - self.people[first].member_id))
            company = (self.people[first], *rest[: players[kind] - 1])
            await self._game(number, read_rules(texts[kind]), company)

    async def _game(self, number: int, rules: Rules, company: tuple[Person, ...]) -> None:
        presses = itertools.count(1_000_000 + 100 * number)
        begun = await self._begun(rules, company, presses)
        quits = len(company) == 2 and self.lot.random() < GIVEN_UP
        over = await self._played(begun, self.lot.randrange(30) if quits else None)
        annulled = self.lot.random() < ANNULLED
        if annulled:
            await self.club.admin.void(PLACE, MANAGER, over.lead_id, "Just so", next(presses))
        self._note(over, await self.club.tables.record(over.lead_id), annulled=annulled)

    async def _begun(
        self, rules: Rules, company: tuple[Person, ...], presses: Iterator[int]
    ) -> Snapshot:
        """Have everybody sit down."""
        club, host = self.club, company[0]
        if len(company) == 2:
            waiting = await club.starting.challenge(
                PLACE, host, company[1], rules, interaction_id=next(presses)
            )
            return await club.starting.accept(waiting.table.table_id, company[1], next(presses))
        lobby = await club.groups.gather(PLACE, host, rules, next(presses))
        for place, person in enumerate(company[1:], start=2):
            lobby = await club.groups.join(lobby.lead_id, person, next(presses), 2 - place % 2)
        if rules.seating == "partnership":
            return lobby
        return await club.groups.start(lobby.lead_id, host, next(presses))

    async def _played(self, begun: Snapshot, stop: int | None) -> Snapshot:
        """Play a contest to its end, or until somebody gives it up after some moves."""
        lead_id, moves = begun.lead_id, 0
        while True:
            lead = await self.club.tables.snapshot(lead_id)
            if lead.table.status == "finished":
                return lead
            for board in lead.boards:
                here = lead if len(lead.boards) == 1 else await self.club.tables.snapshot(board)
                while here.state is not None:
                    if moves == stop:
                        loser = self.lot.choice([each.member_id for each in here.seats])
                        assert loser is not None
                        return await self.club.playing.resign(board, loser)
                    deal = here.state
                    here = await step(self.club, here)
                    moves += 1
                    if here.state is None or here.state.number != deal.number:
                        break

    def _note(self, over: Snapshot, text: str, *, annulled: bool) -> None:
        members = tuple(each.member_id for each in over.players)
        assert None not in members
        known = tuple(one for one in members if one is not None)
        self.games.append(Game(over.lead_id, self.clock.now(), known, text, annulled=annulled))
        self.counts["games"] += 1
        self.counts["annulled"] += annulled


async def compare(season: Season, database: Database) -> Counter[str]:
    """Hold what is stored to what the records give; then have members deleted, and again."""
    naive = naive_recount.count(season.games, PLACE.server_id)
    await _hold(database, naive, set())
    gone = {each.member_id for each in season.lot.sample(season.people, GONE)}
    kept = [game for game in season.games if gone.isdisjoint(game.members)]
    for member_id in gone:
        await season.club.own_data.forget(member_id)
    # Everybody else has still won and lost all of it, also what they played with who is gone.
    await _hold(database, naive, gone)
    for game in season.lot.sample([*set(season.games) - set(kept)], ANEW):
        text = await season.club.tables.record(game.table_id)
        assert verify(text).deals == verify(game.text).deals
        assert not any(f"@m{one - FIRST:02}" in text for one in gone)
    for game in season.lot.sample(kept, ANEW):
        assert await season.club.tables.record(game.table_id) == game.text
    return Counter(
        {
            "deals": naive.deals,
            "board rows": len(naive.tallies),
            "ratings": len(naive.rated),
            "members deleted": len(gone),
        }
    )


async def _hold(database: Database, naive: Count, gone: set[int]) -> None:
    """What is stored is what was counted, but for those who are gone: nothing is left of them."""
    async with database.read() as connection:
        stored = await standings.of_server(connection, PLACE.server_id)
        rated = await ratings.of_server(connection, PLACE.server_id)
    tallies = {where: row for where, row in naive.tallies.items() if where[2] not in gone}
    assert {naive_recount.key(row): row for row in stored if row.member_id > 0} == tallies
    known = {
        (row.family, row.member_id): Rated(row.mu, row.sigma, row.games)
        for row in rated
        if row.member_id > 0
    }
    ratings_then = {who: one for who, one in naive.rated.items() if who[1] not in gone}
    assert known.keys() == ratings_then.keys()
    for who, one in ratings_then.items():
        assert one.near(known[who]), (who, one, known[who])


def check_records(season: Season) -> Counter[str]:
    """Verify every record, and see that it is refused with a byte changed."""
    counts = Counter[str]()
    shortest = min(season.games, key=lambda game: len(game.text))
    for game in season.games:
        verified = verify(game.text)
        assert verified.whole, game.table_id
        assert verified.contest, game.table_id
        counts["deals verified"] += len(verified.deals)
        raw = game.text.encode()
        spots = range(len(raw)) if game is shortest else season.lot.sample(range(len(raw)), CHANGES)
        for spot in spots:
            changed = bytearray(raw)
            changed[spot] = (changed[spot] + season.lot.randrange(1, 256)) % 256
            assert _refused(bytes(changed)), (game.table_id, spot)
            counts["changed bytes refused"] += 1
    return counts


def _refused(raw: bytes) -> bool:
    try:
        verify(raw.decode())
    except (RecordError, UnicodeDecodeError):
        return True
    return False


async def played(database: Database, size: int) -> Season:
    """Play a season, in a database that is empty."""
    clock = Clock()
    people = tuple(Person(FIRST + number, f"@m{number:02}") for number in range(1, MEMBERS + 1))
    season = Season(make_club(database, clock), clock, random.Random(size), people)
    await season.play(size)
    return season


async def play(folder: Path, size: int) -> Counter[str]:
    """Play a season, and compare and check it all."""
    database = await Database.open(await prepared_database(folder))
    try:
        season = await played(database, size)
        return season.counts + await compare(season, database) + check_records(season)
    finally:
        await database.close()


def prove(size: int) -> Iterator[str | Figures]:
    """Play a season of so many games."""
    with tempfile.TemporaryDirectory() as folder:
        counts = asyncio.run(play(Path(folder), size))
    yield {"members": MEMBERS, **counts, "disagreements": 0}
