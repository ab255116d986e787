"""Write docs/privacy.md from the schema and a season: `python -m tools.documents.privacy`."""

import asyncio
import itertools
import json
import tempfile
from collections.abc import Iterator
from datetime import datetime, timedelta
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Table, insert

from club.club import Club
from club.core.people import Person
from data.core.anonymous import NAME
from data.matchmaking.queue import QueuePlace
from data.members import forgetting
from data.members.server_purge import OF_SERVER
from data.schema.metadata import metadata, purpose_of
from data.schema.vocabulary import PanelPurpose
from data.storage.database import Database
from engine import fair
from engine.rules import PRESETS
from tests.club.club_helpers import make_club, play_out
from tests.club.members import sample_season
from tests.club.members.sample_season import EAST, NORTH, PAIRS, PLACE, SOUTH, WEST
from tests.club.multiplayer.test_groups import play_all
from tests.data.storage.prepared_database import prepared_database

FILE: Final = Path(__file__).parents[2] / "docs" / "privacy.md"
FOUR: Final = (NORTH, SOUTH, EAST, WEST)
STAND_IN: Final = -207_612_004_163_581
LONGEST: Final = 44
"""Characters of a value that are shown."""

GROUPS: Final[dict[str, tuple[str, ...]]] = {
    "Members, and what they choose": (
        "members",
        "member_settings",
        "friends",
        "blocks",
        "fingerprints",
        "secrets",
        "presets",
        "panels",
        "queue",
        "practice_seeds",
        "watchers",
        "cheers",
        "imports",
        "answers",
        "daily_days",
        "daily_runs",
        "daily_places",
        "daily_replies",
        "daily_marks",
        "deletions",
    ),
    "Games": (
        "tables",
        "boards",
        "seats",
        "rooms",
        "deals",
        "moves",
        "results",
        "contests",
        "scores",
        "games",
        "entries",
        "drafts",
        "orders",
        "votes",
    ),
    "Cups": (
        "cups",
        "cup_events",
        "cup_members",
        "cup_matches",
        "cup_messages",
        "cup_notices",
        "cup_roles",
        "cup_scheduled_events",
        "cup_drafts",
    ),
    "Leagues and ladders": (
        "competitions",
        "competition_events",
        "competition_members",
        "competition_matches",
        "competition_messages",
        "competition_notices",
        "competition_drafts",
    ),
    "Matches between servers": (
        "server_matches",
        "match_sides",
        "match_events",
        "match_members",
        "match_boards",
        "side_messages",
        "side_notices",
        "match_drafts",
    ),
    "What follows from games": ("standings", "ratings", "rated", "figures", "reviews", "recounts"),
    "Time": ("clocks", "alarms", "pauses", "nudges", "uptimes", "absences", "unreadable"),
    "Messages": ("displays", "leftovers"),
    "Servers": ("servers", "server_settings", "audit", "news", "awarded_roles"),
    "The bot's own processes": (
        "processes",
        "claims",
        "identifies",
        "request_budgets",
        "schema_marks",
    ),
}
"""The tables, in the order in which they are told of."""

HEAD = """# What is stored, and how it goes again

Undercut keeps what its games need. It reads no messages: Discord gives it commands, presses, and
the names and channels of its servers, and it asks for nothing more. Nothing is passed on to
anybody. The one who hosts the bot can read the database, and has backups of it, which still have
what was deleted since: on SQLite the bot makes one a day and keeps seven, unless its host sets that
otherwise.

| you want | do |
| --- | --- |
| to know what is stored about you | `/gin me`, *My data…* |
| all of it as a file | *A copy*: JSON, a row a line, table by table as below |
| all of it gone | *Delete …* |
| others to see less of your record | `/gin me` |
| a server's data gone, as its owner or administrator | `/gin-admin delete` |

## How long

- **About you**: until you delete it. If somebody has blocked you, a fingerprint stays (4. below).
- **About a server**: until its owner deletes it, or for 30 days after the bot was removed; inviting
  the bot again within that time takes that back. A server that can't be reached for a while isn't
  one that has removed the bot.
- **About a group chat, or a channel of a server without the bot**: as long as what was played there
  concerns anybody.
- **In Discord**: messages in channels belong to the server; where the bot may only answer it can't
  change or delete its own after 15 minutes. Results of deals are deleted
  after some days, as the server has set.
- **In the log**: the numbers of tables, moves and servers, no names and no cards. How long it lasts
  is up to the host.

## What deletion does

It takes as many steps as there is to delete, so that nobody else's move waits for it. That it has
begun is stored first: from then on others see nothing of your record, and no game begins with you.
Should the bot stop meanwhile, it goes on after the next start, and all of it happens; you get a
message once nothing is left.

1. You get up everywhere. What waits is called off; a game of two is given up, which counts as any
   resignation does; in a contest of more than two the computer takes your seat; a score sheet for
   real cards goes on without you. The question names how many they are, and if that has changed in
   the meantime, you are asked again.
2. Rows that are yours are deleted: see *goes with you* below. That includes what others have noted
   about you, such as that you are a friend of theirs.
3. Rows that are others' as well stay, and somebody without a name takes your place in them: a
   number below zero, drawn at random, that is called “Someone”. Nothing leads from it to you. It is
   one number for all your games, since the ratings of those you played with follow from them.
4. Where others have blocked you, the block stays theirs, with another such number in your place.
   Beside it **a fingerprint of your account's number** is kept, only while somebody has blocked
   you, so that the block stands if you come back: else somebody who was blocked for harassing a
   member could delete their data and begin again. It is made with a secret of this database
   (HMAC-SHA256) and says nothing anywhere else; somebody who has the database could find your
   number by trying one after another. It is deleted as soon as nobody blocks you any more, or you
   come back. Nothing leads from it to your games.
5. Where a manager's reason names you, your name is replaced too.
6. That somebody has begun the daily match is kept until just after midnight UTC, as a number that
   HMAC-SHA256 makes from the account's number and the day's secret, so that nobody can play it
   twice by deleting their data in between. Your matches themselves go, and your lines on their
   boards.
7. The messages that were sent to you alone are deleted, as far as Discord lets the bot. What stands
   in channels stays. Games that you had with the computer alone go altogether, messages and all;
   of one that changed your rating how it ended stays, without its cards, where others have played
   you at that kind of game, since their ratings follow from yours.

**Every other figure stays explained.** Others keep what they have won and lost against you, and a
recount of what is stored gives their standings and ratings to the last digit. The records of your
games with them still hold (`/gin verify`): the seal is on the cards, not on names. You yourself are
on no board. If you come back, you start over.

## What the copy leaves out

Everything in it is about you: your moves and not your opponent's, the deals that you sat in. Of a
contest that still runs it holds no seed, so that nobody can tell cards from it, and as long as a
table's result is kept from a team (`team_result_visibility`), nothing of what the running round has
come to. Your daily match is in it once its day is over. Nor does it say who has blocked you or has
you as a friend.

## What is stored, table by table

The rows are real ones, from a season that four members have played for this page. Times are UTC.
"""


def document() -> str:
    """The whole of docs/privacy.md."""
    samples = asyncio.run(sampled())
    return "\n".join([HEAD, *_grouped(samples)])


def _grouped(samples: dict[str, dict[str, Any]]) -> Iterator[str]:
    for group, names in GROUPS.items():
        yield f"### {group}\n"
        for name in names:
            yield f"#### `{name}`\n"
            table = metadata.tables[name]
            yield f"{purpose_of(table)} *{kept(table)}*\n"
            yield from _columns(table, samples[name])


def _columns(table: Table, sample: dict[str, Any]) -> Iterator[str]:
    yield "| column | what it is | in a row |"
    yield "| --- | --- | --- |"
    for column in table.c:
        yield f"| `{column.name}` | {purpose_of(column)} | {shown(sample[column.name])} |"
    yield ""


def kept(table: Table) -> str:
    """How long a table's rows stay: what deletion does to them, as the program has it."""
    said: list[str] = []
    if table.name == "members" or any(column.table is table for column in forgetting.OWN):
        said.append("goes with you")
    if any(column.table is table for column in forgetting.NOTED):
        said.append("goes when you come back, or nobody blocks you any more")
    if any(column.table is table for column in forgetting.TAKEN):
        said.append("goes once the role is taken from your account")
    if any(column.table is table for column in forgetting.SHARED):
        said.append("what is others' too stays, without your name")
    refers = {key.column.table.name for key in table.foreign_keys}
    if table.name == "servers" or any(column.table is table for column in OF_SERVER):
        said.append("goes with the server")
    elif refers & {"cups", "cup_events"}:
        said.append("goes with the server's cups")
    elif refers & {"competitions", "competition_events"}:
        said.append("goes with the server's leagues and ladders")
    elif refers & {"server_matches", "match_events", "match_sides"}:
        said.append("goes with the servers' matches")
    elif refers & {"tables", "deals", "contests", "servers"}:
        said.append("goes with the server's games")
    text = "; ".join(said) or "says nothing about anybody"
    return f"{text[0].upper()}{text[1:]}."


def shown(value: object) -> str:
    """A value as a cell of a table."""
    if value is None:
        return ""
    if isinstance(value, datetime):
        text = value.strftime("%Y-%m-%d %H:%M:%S")
    elif isinstance(value, bytes):
        text = value.hex()
    elif isinstance(value, bool):
        text = "yes" if value else "no"
    elif isinstance(value, float):
        text = f"{value:.2f}"
    else:
        text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    text = text.replace("|", "/").replace("\n", " ")
    text = text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"
    return f"`{text}`" if text else "(empty)"


async def sampled() -> dict[str, dict[str, Any]]:
    """The fullest row of each table after the season."""
    sample_season.presses = itertools.count(60_000)
    with tempfile.TemporaryDirectory() as folder:
        database = await Database.open(await prepared_database(Path(folder)))
        try:
            club = make_club(database, start="privacy")
            await play_out(club, await sample_season.game(club, NORTH, SOUTH))
            await play_all(club, (await sample_season.group(club, PAIRS, *FOUR)).lead_id)
            await sample_season.busy(club)
            await _play_around(club)
            await _run_for_a_while(club, database)
            rows = await sample_season.stored(database)
        finally:
            await database.close()
    return {name: max(found, key=_fullness) for name, found in rows.items()}


def _fullness(row: dict[str, Any]) -> int:
    return sum(value is not None for value in row.values())


async def _play_around(club: Club) -> None:
    """What members do around their games."""
    rules = PRESETS.rules("standard", gin_bonus=20)
    for of_server in (False, True):
        panel = await club.panels.open(
            PLACE, NORTH, PanelPurpose.OPEN, rules, guest=None, manages=True
        )
        await club.panels.save(
            panel.panel.panel_id,
            NORTH.member_id,
            "Evening" if of_server else "Mine",
            of_server=of_server,
            ready_made=(),
            manages=True,
        )
    waits = await club.queue.join(PLACE, WEST, rules, next(sample_season.presses))
    assert isinstance(waits, QueuePlace)
    await club.queue.shown(waits, 70)
    gone = Person(733_000_000_000_000_097, "@gone")
    await club.friends.block(WEST, gone)
    await club.own_data.forget(gone.member_id)


async def _run_for_a_while(club: Club, database: Database) -> None:
    """Write what a bot that has run for some days notes in its tables."""
    at, hour = sample_season.NOW, timedelta(hours=1)
    table_id = (await club.tables.tables_of(SOUTH.member_id))[0].table.table_id
    turn = {"table_id": table_id, "ply": 1, "member_id": SOUTH.member_id}
    noted: dict[str, dict[str, Any]] = {
        "clocks": {
            "table_id": table_id,
            "ply": 1,
            "due_at": at + 24 * hour,
            "snoozed_until": at + hour,
        },
        "alarms": turn
        | {"kind": "remind", "number": 1, "claimed_at": at, "said_at": at}
        | {"channel_id": 5, "message_id": 71},
        "pauses": {"table_id": table_id, "began_at": at, "ended_at": at + hour},
        "nudges": {"table_id": table_id, "member_id": SOUTH.member_id, "by_member": NORTH.member_id}
        | {"at": at, "interaction_id": 60_900},
        "uptimes": {"began_at": at, "seen_at": at + 90 * hour},
        "absences": {"server_id": PLACE.server_id, "began_at": at, "ended_at": at + 48 * hour},
        "drafts": turn | {"text": "knock:7D"},
        "orders": turn | {"deal": 1, "text": "gin layoffs", "done": "upcard"},
        "leftovers": {"message_id": 72, "table_id": table_id, "channel_id": 77},
        "reviews": {"table_id": table_id, "deal": 1, "member_id": SOUTH.member_id, "at": at}
        | {"decisions": 11, "given": 7.4, "dealt": -3.2, "drawn": 5.1, "draws": 5}
        | {"mistakes": [{"step": 9, "better": "discard:KC", "cost": 7.4, "error": 1.1}]},
        "recounts": {"server_id": PLACE.server_id},
        "members": {"member_id": STAND_IN, "name": NAME},
        "deletions": {"member_id": EAST.member_id, "stand_in_id": STAND_IN, "since": at},
        "unreadable": {
            "table_id": table_id,
            "since": at,
            "reason": "the move at ply 7, Illegal in engine/knock/state.py, play",
            "revision": "0022",
            "told_at": at,
        },
        "answers": {"day": 20_575, "problem": "43-7", "member_id": WEST.member_id, "at": at}
        | {"choice": "discard:9C", "solved": False},
        "daily_days": {"day": 20_574, "seed": bytes(range(32)), "drawn_at": at}
        | {"commitment": fair.commitment(bytes(range(32))), "coach": "take discard:KC stock …"},
        "daily_runs": {"day": 20_574, "member_id": WEST.member_id, "started_at": at}
        | {"finished_at": at + hour, "ply": 71, "moves": "pass take discard:KC stock …"}
        | {"read_deals": 3, "score": 37, "interaction_id": 60_901}
        | {"results": [[25, "undercut"], [-9, "knock"], [21, "knock"]]},
        "daily_places": {"server_id": PLACE.server_id, "day": 20_574, "member_id": WEST.member_id},
        "daily_replies": {"day": 20_575, "line": sha256(b"1 pass").hexdigest(), "move": "take"},
        "processes": {"process_id": 3, "started_at": at, "heard_at": at + 90 * hour}
        | {"shards": "0,1 of 6", "revision": "0038"},
        "claims": {"kind": "refresh-0", "number": table_id, "process_id": 3},
        "identifies": {"bucket": 1, "free_at": at},
        "request_budgets": {"bucket": 0, "tokens": 37.5, "counted_at": at, "blocked_until": at},
        "daily_marks": {"day": 20_575, "mark": sha256(b"a member").digest()},
        "news": {"server_id": PLACE.server_id, "due_at": at, "settled_at": at, "channel_id": 77}
        | {"message_id": 73, "season": "2026-q1"},
        "awarded_roles": {"server_id": PLACE.server_id, "member_id": WEST.member_id}
        | {"role_id": 79, "given_at": at},
        "imports": {"member_id": EAST.member_id, "text": '[Rules "standard"] …', "at": at},
    }
    async with database.write() as connection:
        for name, row in noted.items():
            await connection.execute(insert(metadata.tables[name]).values(row))


def write() -> None:
    """Write the file."""
    FILE.write_text(document(), "utf-8")


if __name__ == "__main__":
    write()
