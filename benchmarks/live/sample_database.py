"""Large databases: games that were really played, multiplied row by row."""

import random
import sqlite3
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from club.club import Club
from club.core.people import Person, Place
from club.table.dealing import opening
from data.schema.types import to_milliseconds
from data.storage.database import Database
from data.table.deals import DealRow
from engine import fair
from engine.machine import State, View
from engine.moves import Move
from engine.players import PLAYERS, ContestStanding, chosen, named
from engine.rules import PRESETS, Rules, write_rules
from engine.seats import SEATS, Seat

ONE_DEAL = PRESETS.rules("standard", game_target=1)
STANDARD = PRESETS.rules("standard")
ENDLESS = PRESETS.rules("standard", game_target=1000)
"""A game that no benchmark plays to its end, however often one table is pressed."""
PLAYED = 10
"""Games that are really played before the first doubling."""

_INTERACTION = 5000
_TURN = 3 * 24 * 3600 * 1000
"""Milliseconds that a turn may take."""
_OPEN_DISPLAYS = (("table", 1), ("hand", 0), ("hand", 0))
_COUNTED = ("tables", "seats", "deals", "moves", "results", "contests", "scores", "games", "rated")
_PEOPLE = ("members", "standings", "ratings")
_IDS = {"host_id", "guest_id", "member_id", "member_1", "member_2", "pair_low", "pair_high"}


class Nobody:
    """Takes the place of the computer players at tables between members."""

    async def choose(
        self, name: str, view: View, seed: int, standing: ContestStanding | None = None
    ) -> Move:
        """Choose as the player of that name does."""
        return chosen(named(name), standing, view, random.Random(seed))

    async def hint(self, view: View, seed: int) -> None:  # noqa: ARG002
        """Have none: nobody asks."""
        return

    async def judge(self, view: View, seed: str, deals: int) -> None:  # noqa: ARG002
        """Have no opinion: nobody asks."""
        return

    async def luck(self, states: Sequence[State], seat: Seat) -> None:  # noqa: ARG002
        """Have none: nobody asks."""
        return


def address(file: Path) -> str:
    """The database's address."""
    return f"sqlite+aiosqlite:///{file}"


async def make(file: Path) -> None:
    """Make an empty database."""
    await (await Database.open(address(file))).close()


async def play_games(file: Path, games: int = PLAYED) -> None:
    """Play games of one deal each between members, by the simple player on both sides."""
    database = await Database.open(address(file))
    club, dice = Club(database, players=Nobody()), random.Random(7)
    place = Place(900, "Card house", 77, "cards")
    try:
        for game in range(games):
            north = Person(2 * game + 11, "North")
            south = Person(2 * game + 12, "South")
            table = await club.starting.challenge(place, north, south, ONE_DEAL)
            now = await club.starting.accept(table.table.table_id, south, _INTERACTION + game)
            while now.state is not None:
                view = now.state.view(now.state.turn)
                move = PLAYERS["simple"].choose(view, dice)
                mover = now.seats[view.turn - 1].member_id if view.turn else None
                assert mover is not None
                now = await club.playing.play(now.table.table_id, now.table.ply, mover, str(move))
    finally:
        await database.close()


def multiply(file: Path, games: int) -> None:
    """Copy finished games, each copy between other members, until there are so many."""
    with _open(file) as database:
        while (there := _count(database, "games")) < games:
            more = min(there, games - there)
            (low, high), (least, most) = (
                database.execute(f"SELECT min({key}), max({key}) FROM {table}").fetchone()
                for key, table in (("table_id", "tables"), ("member_id", "members"))
            )
            for table in (*_PEOPLE, *_COUNTED):
                where = "" if table in _PEOPLE else f" WHERE table_id < {low + more}"
                shifts = {
                    "table_id": high - low + 1,
                    "serial": there,
                    **dict.fromkeys(_IDS, most - least + 1),
                }
                _copy(database, table, shifts, where)
    database.close()


def _copy(database: sqlite3.Connection, table: str, shifts: dict[str, int], where: str) -> None:
    columns = [row[1] for row in database.execute(f"PRAGMA table_info({table})")]
    taken = ", ".join(f"{name} + {shifts[name]}" if name in shifts else name for name in columns)
    database.execute(f"INSERT INTO {table} SELECT {taken} FROM {table}{where}")


def open_tables(
    file: Path,
    place: Place,
    people: Sequence[Person],
    tables: int,
    *,
    shown: bool = False,
    level: str | None = None,
    rules: Rules = STANDARD,
) -> None:
    """Deal at tables of two, as if the people had just sat down.

    Args:
        file: The database.
        place: Where the tables are.
        people: Two for each table, or for as many tables as there are; then from the first again.
            Against the computer, one for each.
        tables: How many.
        shown: Whether the messages that show them have been sent already.
        level: How strong the computer plays on the second seat; None where a member has that.
        rules: What is played.
    """
    dice, now = random.Random(8), to_milliseconds(datetime.now(UTC))
    with _open(file) as database:
        first = database.execute("SELECT coalesce(max(table_id), 0) + 1 FROM tables").fetchone()[0]
        database.execute(
            "INSERT OR IGNORE INTO servers (server_id, name) VALUES (?, ?)",
            (place.server_id, place.server_name),
        )
        for person in people:
            database.execute(
                "INSERT OR IGNORE INTO members (member_id, name, seen_at) VALUES (?, ?, ?)",
                (person.member_id, person.name, now),
            )
            # The next cards come at once: nobody presses *Next deal*.
            database.execute(
                "INSERT OR IGNORE INTO member_settings (member_id, name, value, changed_at)"
                " VALUES (?, 'after_deal', '\"cards\"', ?)",
                (person.member_id, now),
            )
        for number in range(tables):
            sit = 1 if level else 2
            pair = people[sit * number % len(people) :][:sit]
            table = first + number
            _deal(database, table, place, pair, dice=dice, now=now, level=level, rules=rules)
            if shown:
                _show(database, first + number, place, pair, now)
            # The first turn's clock runs, as the bot sets it for a turn that lasts.
            database.execute(
                "INSERT INTO clocks (table_id, ply, due_at) VALUES (?, 0, ?)",
                (table, now + _TURN),
            )
    database.close()


def _deal(
    database: sqlite3.Connection,
    table_id: int,
    place: Place,
    pair: Sequence[Person],
    *,
    dice: random.Random,
    now: int,
    level: str | None,
    rules: Rules,
) -> None:
    """Write a table that has just begun."""
    while True:
        contest, dealer = dice.randbytes(32), dice.choice((1, 2))
        seed = fair.deal_seed(contest, table=table_id, round=1, deal=1, presses=str(_INTERACTION))
        row = DealRow(table_id, 1, 1, dealer, seed, "", None, 0, datetime.now(UTC))
        if opening(rules, row).result is None:
            break
    ids = sorted(person.member_id for person in pair)
    guest, low, high = (None, None, None) if level else (pair[1].member_id, *ids)
    database.execute(
        "INSERT INTO tables (table_id, server_id, channel_id, channel_name, status, rules,"
        " contest_seed, commitment, host_id, guest_id, pair_low, pair_high,"
        " accepted_by_interaction, created_at, started_at, ply)"
        " VALUES (?, ?, ?, ?, 'playing', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0)",
        (
            table_id,
            place.server_id,
            place.channel_id,
            place.channel_name,
            write_rules(rules),
            contest,
            fair.commitment(contest),
            pair[0].member_id,
            guest,
            low,
            high,
            _INTERACTION,
            now,
            now,
        ),
    )
    for seat, person in enumerate(pair, 1):
        database.execute(
            "INSERT INTO seats (table_id, seat, member_id, name) VALUES (?, ?, ?, ?)",
            (table_id, seat, person.member_id, person.name),
        )
    if level:
        database.execute(
            "INSERT INTO seats (table_id, seat, player, name) VALUES (?, 2, ?, '')",
            (table_id, level),
        )
    database.execute(
        "INSERT INTO deals (table_id, deal, round, dealer, seed, commitment, first_ply, started_at)"
        " VALUES (?, 1, 1, ?, ?, ?, 0, ?)",
        (table_id, dealer, seed, fair.commitment(seed), now),
    )
    database.execute(
        "INSERT INTO contests (table_id, dealer, deals) VALUES (?, ?, 0)", (table_id, dealer)
    )
    for side in SEATS:
        database.execute(
            "INSERT INTO scores (table_id, column_no, side, points, boxes, won)"
            " VALUES (?, 0, ?, 0, 0, 0)",
            (table_id, side),
        )


def _show(
    database: sqlite3.Connection, table_id: int, place: Place, pair: Sequence[Person], now: int
) -> None:
    """Write down that a table's messages stand as they should."""
    members = (0, *(person.member_id for person in pair))
    for number, ((kind, anchor), member_id) in enumerate(zip(_OPEN_DISPLAYS, members, strict=True)):
        database.execute(
            "INSERT INTO displays (table_id, kind, member_id, channel_id, message_id, anchor, ply,"
            " sent_at) VALUES (?, ?, ?, ?, ?, ?, 0, ?)",
            (table_id, kind, member_id, place.channel_id, 10 * table_id + number, anchor, now),
        )


def _open(file: Path) -> sqlite3.Connection:
    database = sqlite3.connect(file)
    database.execute("PRAGMA synchronous = OFF")
    return database


def _count(database: sqlite3.Connection, table: str) -> int:
    return database.execute(f"SELECT count(*) FROM {table}").fetchone()[0]
