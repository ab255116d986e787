"""What a drawing gets: nothing that its viewer may not see."""

import asyncio
import random
import tempfile
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from club.club import Club
from club.table.scene import scene
from data.storage.database import Database
from engine import fair
from engine.families import determinize
from engine.knock import KnockView, claimable
from engine.machine import State
from engine.rules import PRESETS, Rules
from tests.club.club_helpers import (
    NORTH,
    PLACE,
    QUICK,
    SHORT,
    SOUTH,
    begin,
    make_club,
    play_out,
    play_until,
    step,
)
from tests.data.storage.prepared_database import prepared_database

SHOWING = frozenset({"claim_knock", "continue_exposed", "accept", "knock", "gin", "layoff"})


async def play_at_random_and_compare(seed: int, rules: Rules, folder: Path) -> None:
    """Play, and see that what is hidden from a viewer never shows in their scene."""
    rng = random.Random(seed)
    database = await Database.open(await prepared_database(folder))
    club = make_club(database, start=str(seed))
    try:
        snapshot = await begin(club, rules)
        for _ in range(24):
            assert snapshot.state is not None
            for viewer in (None, 1, 2):
                view = snapshot.state.view(viewer)
                imagined = replace(snapshot, state=determinize(view, rng))
                assert scene(imagined, viewer) == scene(snapshot, viewer)
                assert repr(scene(imagined, viewer)) == repr(scene(snapshot, viewer))
            snapshot = await step(club, snapshot, choice(snapshot.state, rng))
            if snapshot.state is None:
                break
    finally:
        await database.close()


def choice(state: State, rng: random.Random) -> str:
    """Any move, and one that shows cards to everybody rather than another."""
    view = state.view(state.turn)
    legal = state.legal_moves()
    claims = claimable(view) if isinstance(view, KnockView) else ()
    showing = [move for move in (*legal, *claims) if move.kind in SHOWING]
    return str(rng.choice(showing if showing and rng.random() < 0.3 else legal))


@pytest.mark.slow
@settings(max_examples=10, deadline=None, derandomize=True)
@given(
    seed=st.integers(0, 2**32),
    rules=st.sampled_from(
        [
            SHORT,
            PRESETS.rules("oklahoma_match"),
            PRESETS.rules("eleven"),
            PRESETS.rules("elder"),
            PRESETS.rules("round_corner", layoff_mode="manual"),
            PRESETS.rules("standard", illegal_knock="opponent_choice", layoff_mode="manual"),
            PRESETS.rules("standard", illegal_knock="expose", knock_limit=50, layoff_mode="manual"),
        ]
    ),
)
def test_hidden_cards_change_nothing_that_a_viewer_gets(seed: int, rules: Rules) -> None:
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(play_at_random_and_compare(seed, rules, Path(folder)))


async def test_a_waiting_challenge_shows_who_and_what(club: Club) -> None:
    shown = scene(await club.starting.challenge(PLACE, NORTH, SOUTH, SHORT), None)
    assert [each.name for each in shown.seats] == ["@north", "@south"]
    assert (shown.open_seat, shown.view, shown.contest, shown.to_act) == (False, None, None, None)
    assert (shown.contest_seed, shown.revealed, shown.results) == (None, (), ())
    assert shown.expires_at is not None
    opened = scene(await club.starting.challenge(PLACE, NORTH, None, SHORT), None)
    assert opened.open_seat
    assert [each.seat for each in opened.seats] == [1]
    assert opened.name(2) == ""


async def test_a_running_deal_shows_its_commitment_and_the_last_deals_seed(club: Club) -> None:
    snapshot = await play_until(
        club,
        await begin(club, PRESETS.rules("standard", game_target=200)),
        lambda each: bool(each.last),
    )
    shown = scene(snapshot, 1)
    ((number, seed),) = shown.revealed
    assert number == 1
    assert snapshot.deal is not None
    assert shown.deal_commitment == snapshot.deal.commitment
    assert snapshot.deal.seed.hex() != seed
    assert shown.contest_seed is None
    assert shown.last is not None
    dealt = fair.shuffled(bytes.fromhex(seed))
    assert set(shown.last.hands[0]) <= set(dealt)
    assert len(set(dealt)) == 52


async def test_the_revealed_seed_is_the_one_committed_to(club: Club) -> None:
    snapshot = await begin(club, PRESETS.rules("standard", game_target=200))
    promised = scene(snapshot, None).deal_commitment
    after = scene(await play_until(club, snapshot, lambda each: bool(each.last)), None)
    assert fair.commitment(bytes.fromhex(after.revealed[0][1])) == promised


async def test_a_finished_contest_shows_its_seed_and_settlement(club: Club) -> None:
    shown = scene(await play_out(club, await begin(club)), None)
    assert shown.contest_seed is not None
    assert fair.commitment(bytes.fromhex(shown.contest_seed)) == shown.commitment
    assert shown.settlement is not None
    assert shown.view is None
    assert shown.results == (shown.last,)
    assert shown.deal_commitment is None


async def test_settings_are_each_viewers_own(club: Club) -> None:
    snapshot = await begin(club)
    await club.people.set_confirm(NORTH.member_id, False)
    snapshot = await club.tables.snapshot(snapshot.table.table_id)
    assert [scene(snapshot, viewer).confirm for viewer in (None, 1, 2)] == [True, False, True]


async def test_the_computers_seat_has_no_name(club: Club) -> None:
    shown = scene(await club.starting.practice(PLACE, NORTH, QUICK, "simple", 1), 1)
    assert [(each.name, each.computer) for each in shown.seats] == [("@north", False), ("", True)]
    assert (shown.seat_of(NORTH.member_id), shown.seat_of(SOUTH.member_id)) == (1, None)
    assert not shown.open_seat
    assert (shown.name(1), shown.name(2)) == ("@north", "")
