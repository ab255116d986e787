"""Knocks that are answered: false ones, and cards laid off by hand."""

import pytest

from club.club import Club
from club.core.errors import (
    AlreadyPlayed,
    DoneByTwinError,
    GameOver,
    IllegalMove,
    NotSeated,
    NotYourTurn,
)
from club.table.scene import scene
from club.table.snapshot import Snapshot
from data.storage.database import Database
from engine.knock import KnockView, best_layoffs, claimable
from engine.rules import PRESETS
from tests.club.club_helpers import (
    EAST,
    NORTH,
    begin,
    make_club,
    off_turn,
    on_turn,
    play_until,
    step,
)

MANUAL = PRESETS.rules("standard", layoff_mode="manual", knock_limit=50, game_target=1000)
CHOICE = PRESETS.rules("standard", illegal_knock="opponent_choice", game_target=1000)


def view(snapshot: Snapshot) -> KnockView:
    """What the side on turn sees."""
    assert snapshot.state is not None
    seen = snapshot.state.view(snapshot.state.turn)
    assert isinstance(seen, KnockView)
    return seen


def lays_off(snapshot: Snapshot) -> bool:
    """Whether somebody is laying off and has more than one card to."""
    return view(snapshot).shown is not None and len(best_layoffs(view(snapshot))) > 2


async def knocked(club: Club) -> Snapshot:
    return await play_until(club, await begin(club, MANUAL), lays_off)


async def test_one_press_lays_off_all_that_is_best(club: Club) -> None:
    before = await knocked(club)
    words = [str(move) for move in best_layoffs(view(before))]
    table = before.table
    after = await club.playing.lay_off_best(
        table.table_id, table.ply, on_turn(before), interaction_id=71
    )
    assert after.table.ply == table.ply + len(words)
    assert after.last is not None
    assert after.last.layoffs
    assert len(after.last.layoffs) == len(words) - 1
    record = await club.tables.record(table.table_id, NORTH.member_id)
    knock = next(row for row in reversed(record.split()) if row.startswith("knock:") and "=" in row)
    assert " ".join([knock, *words]) in " ".join(record.split())
    with pytest.raises(DoneByTwinError):
        await club.playing.lay_off_best(
            table.table_id, table.ply, on_turn(before), interaction_id=71
        )
    with pytest.raises(AlreadyPlayed):
        await club.playing.lay_off_best(
            table.table_id, table.ply, on_turn(before), interaction_id=72
        )


async def test_cards_already_laid_off_are_left_there(club: Club) -> None:
    before = await knocked(club)
    words = [str(move) for move in best_layoffs(view(before))]
    later = await step(club, before, words[0])
    table = later.table
    after = await club.playing.lay_off_best(table.table_id, table.ply, on_turn(later))
    assert after.last is not None
    assert len(after.last.layoffs) == len(words) - 1


async def test_the_best_is_laid_off_by_nobody_but_the_defender_and_only_then(club: Club) -> None:
    new = await begin(club, MANUAL)
    ply = new.table.ply
    with pytest.raises(IllegalMove):
        await club.playing.lay_off_best(new.table.table_id, ply, on_turn(new))
    before = await play_until(club, new, lays_off)
    table_id, ply = before.table.table_id, before.table.ply
    for refusal, member_id in ((NotYourTurn, off_turn(before)), (NotSeated, EAST.member_id)):
        with pytest.raises(refusal):
            await club.playing.lay_off_best(table_id, ply, member_id)
    assert (await club.tables.snapshot(table_id)).table.ply == ply
    over = await club.playing.resign(table_id, NORTH.member_id)
    with pytest.raises(GameOver):
        await club.playing.lay_off_best(table_id, over.table.ply, NORTH.member_id)


async def test_a_false_knock_is_picked_played_and_answered(club: Club, database: Database) -> None:
    new = await begin(club, CHOICE)
    before = await play_until(club, new, lambda each: bool(claimable(view(each))))
    table, here = before.table, on_turn(before)
    false = str(claimable(view(before))[0])
    for text in ("knock", false):
        picked = await club.playing.pick(table.table_id, table.ply, here, text)
        assert scene(picked, picked.seat_of(here)).draft == text
    restarted = make_club(database)
    kept = await restarted.tables.snapshot(table.table_id)
    assert scene(kept, kept.seat_of(here)).draft == false
    assert scene(kept, kept.seat_of(off_turn(before))).draft is None
    claimed = await step(club, before, false)
    assert on_turn(claimed) != here
    played_on = await step(club, claimed, "continue_exposed")
    assert view(played_on).open_hands[(kept.seat_of(here) or 1) - 1]


async def test_where_false_knocks_are_prevented_none_can_be_picked(club: Club) -> None:
    new = await begin(club, MANUAL)
    table = new.table
    for text in ("knock", "claim_knock:7D"):
        with pytest.raises(IllegalMove):
            await club.playing.pick(table.table_id, table.ply, on_turn(new), text)
