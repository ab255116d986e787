"""What a member has picked and not yet played."""

import pytest

from club.club import Club
from club.core.errors import AlreadyPlayed, IllegalMove, NotSeated, NotYourTurn
from club.table.scene import scene
from club.table.snapshot import Snapshot
from engine.rules import PRESETS
from tests.club.club_helpers import EAST, begin, off_turn, on_turn, play_until, step

LONG = PRESETS.rules("standard", game_target=1000)


def can(snapshot: Snapshot, kind: str) -> list[str]:
    assert snapshot.state is not None
    return [str(move) for move in snapshot.state.legal_moves() if move.kind == kind]


def drafted(snapshot: Snapshot, member_id: int) -> str | None:
    return scene(snapshot, snapshot.seat_of(member_id)).draft


async def test_a_pick_is_kept_until_the_next_move(club: Club) -> None:
    before = await play_until(club, await begin(club, LONG), lambda each: bool(can(each, "knock")))
    table, here, away = before.table, on_turn(before), off_turn(before)
    word = can(before, "knock")[0]
    for text in ("knock", word, "resign"):
        picked = await club.playing.pick(table.table_id, table.ply, here, text)
        assert drafted(picked, here) == text
        assert drafted(picked, away) is None
        assert scene(picked, None).draft is None
    assert drafted(await club.playing.pick(table.table_id, table.ply, here, None), here) is None
    await club.playing.pick(table.table_id, table.ply, here, "knock")
    after = await step(club, before, word)
    assert drafted(after, here) is None


async def test_the_other_sides_pick_ends_with_the_next_move_too(club: Club) -> None:
    before = await begin(club, LONG)
    away = off_turn(before)
    picked = await club.playing.pick(before.table.table_id, before.table.ply, away, "resign")
    assert drafted(picked, away) == "resign"
    assert drafted(await step(club, before, "pass"), away) is None


async def test_a_pick_must_lead_somewhere(club: Club) -> None:
    before = await begin(club, LONG)
    table_id, ply = before.table.table_id, before.table.ply
    here, away = on_turn(before), off_turn(before)
    refused = [
        (NotSeated, (table_id, ply, EAST.member_id, "resign")),
        (AlreadyPlayed, (table_id, ply + 1, here, "resign")),
        (NotYourTurn, (table_id, ply, away, "knock")),
        (NotYourTurn, (table_id, ply, away, "big_gin")),
        (IllegalMove, (table_id, ply, here, "knock")),
        (IllegalMove, (table_id, ply, here, "big_gin")),
        (IllegalMove, (table_id, ply, here, "knock:7D")),
        (IllegalMove, (table_id, ply, here, "pass")),
        (IllegalMove, (table_id, ply, here, "forfeit")),
        (IllegalMove, (table_id, ply, here, "nonsense")),
    ]
    for refusal, asked in refused:
        with pytest.raises(refusal):
            await club.playing.pick(*asked)
    assert (await club.tables.snapshot(table_id)).drafts == {}
