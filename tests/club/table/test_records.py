"""The record that a member may have, while a game runs and after."""

import pytest

from club.club import Club
from club.core.errors import GameOver, NoSuchTable, NotSeated
from engine import fair
from engine.record import read_record, replay
from engine.rules import PRESETS
from tests.club.club_helpers import EAST, NORTH, PLACE, QUICK, SOUTH, begin, play_out, play_until

LONG = PRESETS.rules("standard", game_target=200)


async def test_a_finished_games_record_is_complete(club: Club) -> None:
    over = await play_out(club, await begin(club))
    text = await club.tables.record(over.table.table_id)
    record = read_record(text)
    assert record.names == ("@north", "@south")
    assert record.rules == QUICK
    for deal in record.deals:
        assert deal.seed is not None
        assert deal.deck == fair.shuffled(deal.seed)
        assert deal.commitment == fair.commitment(deal.seed)
    assert replay(record).contest == over.contest
    here = PLACE.server_id
    assert await club.tables.record(over.table.table_id, EAST.member_id, place_ids=(here,)) == text


async def test_a_challenge_has_no_record(club: Club) -> None:
    for guest in (None, SOUTH):
        waiting = await club.starting.challenge(PLACE, NORTH, guest, QUICK)
        with pytest.raises(GameOver):
            await club.tables.record(waiting.table.table_id)


async def test_a_running_deals_record_holds_no_card_that_is_still_hidden(club: Club) -> None:
    snapshot = await play_until(club, await begin(club, LONG), lambda each: bool(each.last))
    snapshot = await play_until(
        club, snapshot, lambda each: each.state is not None and each.state.ply == 6
    )
    text = await club.tables.record(snapshot.table.table_id, NORTH.member_id)
    finished, running = text.split("[Deal ")[1:]
    assert snapshot.deal is not None
    assert "[Deck " in finished
    assert "[Seed " in finished
    assert "[Result " in finished
    assert "[Deck " not in running
    assert "[Seed " not in running
    assert "[Result " not in running
    assert snapshot.deal.commitment in running
    assert snapshot.deal.seed.hex() not in text
    assert snapshot.table.contest_seed.hex() not in text
    deals = read_record(text).deals
    assert len(deals[-1].moves) == 6


async def test_a_given_up_game_says_who_gave_up(club: Club) -> None:
    begun = await begin(club)
    await club.playing.resign(begun.table.table_id, SOUTH.member_id)
    text = await club.tables.record(begun.table.table_id)
    assert "2:resign" in text
    assert '[Result "1 resign 0"]' in text


async def test_only_those_who_play_get_a_running_games_record(club: Club) -> None:
    table_id = (await begin(club)).table.table_id
    for member_id in (None, EAST.member_id):
        with pytest.raises(NotSeated):
            await club.tables.record(table_id, member_id)
    with pytest.raises(NoSuchTable):
        await club.tables.record(table_id + 1, NORTH.member_id)


async def test_the_computer_is_named_in_the_record(club: Club) -> None:
    snapshot = await club.starting.practice(PLACE, NORTH, QUICK, "simple", 1)
    text = await club.tables.record(snapshot.table.table_id, NORTH.member_id)
    assert read_record(text).names == ("@north", "simple")
