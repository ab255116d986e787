"""A member who isn't shown on a board leaves no trace there, as if they had never played."""

import contextlib
import random
from collections.abc import Collection
from typing import Any

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

from data.core import members, servers, settings
from data.ratings import ratings, standings
from data.ratings.board_viewers import ANYBODY, BoardViewer
from data.ratings.ratings import RatingRow
from data.ratings.standings import MEASURES, Board, Tally
from data.storage.database import Database
from tests.data.sample_rows import NOW, SERVER

CROWD = range(1, 9)
STRANGER = 404
BOARD = Board(SERVER, "knock")
TIERS = ("everyone", "server", "nobody", None)
Found = dict[str, tuple[Any, Any]]
"""By measure: all rows, and one's own."""


class UndoneError(Exception):
    """What was entered is forgotten again."""


def wishes(seed: int) -> dict[int, str | None]:
    """What each of the crowd has chosen."""
    dice = random.Random(seed)
    return {member_id: dice.choice(TIERS) for member_id in CROWD}


async def fill(connection: AsyncConnection, seed: int, present: Collection[int]) -> None:
    """Enter the figures of those who have played, much alike, and what they have chosen."""
    dice = random.Random(seed)
    await servers.remember(connection, SERVER, "Card house")
    for member_id, tier in wishes(seed).items():
        won, net, rating = dice.randrange(4), dice.randrange(3), dice.randrange(1500, 1503)
        row = RatingRow(SERVER, "knock", member_id, rating, 90.0, 4, rating, settled=won > 1)
        if member_id in present:
            await members.remember(connection, member_id, f"@{member_id}", NOW)
            await settings.put_member(connection, member_id, "privacy", tier, changed_at=NOW)
            tally = Tally(SERVER, "knock", "", member_id, games=4, games_won=won, net=net)
            await standings.add(connection, [tally])
            await ratings.put(connection, [row])


async def seen(
    database: Database, seed: int, onlooker: BoardViewer, present: Collection[int] = CROWD
) -> Found:
    """All boards as somebody sees them, where some have played and nobody else."""
    found, own = Found(), onlooker.member_id
    with contextlib.suppress(UndoneError):
        async with database.write() as connection:
            await fill(connection, seed, present)
            for measure in MEASURES:
                found[measure] = (
                    await standings.top(connection, BOARD, measure, 20, onlooker=onlooker),
                    await standings.of_member(connection, BOARD, measure, own, onlooker=onlooker),
                )
            found["rating"] = (
                await ratings.top(connection, SERVER, "knock", 20, onlooker=onlooker),
                await ratings.of_member(connection, SERVER, "knock", own, onlooker=onlooker),
            )
            raise UndoneError
    return found


@pytest.mark.parametrize("seed", range(12))
async def test_who_is_not_shown_might_as_well_never_have_played(
    seed: int, database: Database
) -> None:
    dice = random.Random(seed)
    absent = frozenset(dice.sample(CROWD, dice.randrange(4)))
    onlooker = BoardViewer(dice.choice((*CROWD, STRANGER)), absent)
    nobody = {member_id for member_id, tier in wishes(seed).items() if tier == "nobody"}
    shown = {*CROWD} - nobody - absent | {onlooker.member_id}
    assert nobody | absent
    found = await seen(database, seed, onlooker)
    assert found == await seen(database, seed, onlooker, shown)
    # They are all there, and each is ranked by the place in the list.
    assert {each.member_id for each in found["net"][0]} == shown - {STRANGER}
    for rows, own in found.values():
        if own is not None and own[0] is not None:
            assert rows[own[0] - 1] == own[1]


async def test_somebody_unknown_sees_those_who_are_for_all(database: Database) -> None:
    found = await seen(database, 1, ANYBODY)
    rows, own = found["net"]
    public = {member_id for member_id, tier in wishes(1).items() if tier != "nobody"}
    assert {each.member_id for each in rows} == public != set(CROWD)
    assert own is None
