"""Moves: who may make which, what one writes, and who is first of two."""

import asyncio
import logging
import re
import traceback
from dataclasses import replace

import pytest
from sqlalchemy import event

from club.club import Club
from club.core.errors import (
    AlreadyPlayed,
    GameOver,
    IllegalMove,
    NoSuchTable,
    NotSeated,
    NotYourTurn,
)
from club.core.people import Place
from club.table.snapshot import Snapshot
from data.storage.database import Database
from data.table import moves
from engine import fair
from engine.cards import DECK
from engine.moves import Move
from engine.record import read_record, replay
from engine.rules import PRESETS, Rules, read_rules
from tests.club.club_helpers import (
    EAST,
    NORTH,
    PLACE,
    QUICK,
    SHORT,
    SOUTH,
    Clock,
    InProcessPlayers,
    begin,
    computer_move,
    make_club,
    off_turn,
    on_turn,
    play_out,
    play_until,
    step,
    wish,
)

UNPLAYED = {"resign", "misdeal"}


async def test_a_move_is_kept_and_the_turn_passes(club: Club, clock: Clock) -> None:
    before = await begin(club)
    mover = on_turn(before)
    clock.time = clock.time.replace(hour=13)
    after = await step(club, before, "pass")
    assert after.table.ply == before.table.ply + 1
    assert on_turn(after) != mover
    assert after.members[mover].seen_at == clock.time
    assert after == await club.tables.snapshot(after.table.table_id)


async def test_what_cannot_be_played_is_refused_and_changes_nothing(club: Club) -> None:
    before = await begin(club)
    table_id, ply = before.table.table_id, before.table.ply
    here, away = on_turn(before), off_turn(before)
    refused = [
        (NoSuchTable, (table_id + 1, ply, here, "pass")),
        (NotSeated, (table_id, ply, EAST.member_id, "pass")),
        (AlreadyPlayed, (table_id, ply + 1, here, "pass")),
        (NotYourTurn, (table_id, ply, away, "pass")),
        (IllegalMove, (table_id, ply, here, "stock")),
        (IllegalMove, (table_id, ply, here, "what's this")),
        (IllegalMove, (table_id, ply, here, "forfeit")),
        (IllegalMove, (table_id, ply, away, "void")),
    ]
    for refusal, asked in refused:
        with pytest.raises(refusal):
            await club.playing.play(*asked)
    assert await club.tables.snapshot(table_id) == before


async def test_an_illegal_move_is_told_what_is_legal(club: Club) -> None:
    before = await begin(club)
    with pytest.raises(IllegalMove) as refused:
        await step(club, before, "stock")
    assert set(str(refused.value.args_["legal"]).split()) == {"pass", "take"}


async def test_the_traceback_of_a_refusal_names_no_card_of_the_hand(club: Club) -> None:
    before = await step(club, await begin(club), "take")
    assert before.state is not None
    view = before.state.view(before.state.turn)
    cards = [card for card in view.hand if card != view.taken]
    for word in (f"gin:{cards[0]}", f"knock:{cards[0]}={''.join(map(str, cards[:3]))}"):
        with pytest.raises(IllegalMove) as refused:
            await step(club, before, word)
        told = "".join(traceback.format_exception(refused.value))
        assert not [card for card in cards if str(card) in told]


async def test_a_waiting_table_has_no_game(club: Club) -> None:
    waiting = await club.starting.challenge(PLACE, NORTH, SOUTH, QUICK)
    table_id = waiting.table.table_id
    with pytest.raises(GameOver):
        await club.playing.play(table_id, 0, NORTH.member_id, "pass")
    with pytest.raises(GameOver):
        await club.playing.pick(table_id, 0, NORTH.member_id, None)
    with pytest.raises(GameOver):
        await club.playing.resign(table_id, NORTH.member_id)


async def test_the_same_press_twice_is_played_once(club: Club) -> None:
    before = await begin(club)
    await step(club, before, "pass")
    with pytest.raises(AlreadyPlayed):
        await step(club, before, "pass")
    assert (await club.tables.snapshot(before.table.table_id)).table.ply == 1


async def test_a_second_press_of_the_winning_move_comes_too_late(club: Club) -> None:
    before = await begin(club)
    while (after := await step(club, before)).state is not None:
        before = after
    with pytest.raises(AlreadyPlayed):
        await step(club, before)
    with pytest.raises(GameOver):
        await club.playing.play(after.table.table_id, after.table.ply, NORTH.member_id, "pass")


@pytest.mark.parametrize("apart", [False, True])
async def test_of_two_presses_at_once_one_wins(
    club: Club, database: Database, url: str, *, apart: bool
) -> None:
    before = await begin(club)
    elsewhere = await Database.open(url) if apart else database
    other = make_club(elsewhere)
    try:
        for _ in range(8):
            answers = await asyncio.gather(
                *(step(each, before) for each in (club, other, club, other)),
                return_exceptions=True,
            )
            won = [each for each in answers if isinstance(each, Snapshot)]
            lost = [each for each in answers if isinstance(each, BaseException)]
            assert len(won) == 1
            assert [type(each) for each in lost] == [AlreadyPlayed] * 3
            (before,) = won
    finally:
        if apart:
            await elsewhere.close()
    assert before.table.ply == 8


async def test_a_game_goes_on_after_a_restart(club: Club, url: str) -> None:
    snapshot = await play_until(club, await begin(club), lambda each: each.table.ply == 11)
    elsewhere = await Database.open(url)
    try:
        restarted = make_club(elsewhere)
        assert await restarted.tables.snapshot(snapshot.table.table_id) == snapshot
        over = await play_out(restarted, snapshot)
    finally:
        await elsewhere.close()
    assert over.table.status == "finished"


@pytest.mark.slow
@pytest.mark.parametrize(
    "rules",
    [
        SHORT,
        PRESETS.rules("oklahoma_match", game_target=40),
        PRESETS.rules("palace", game_target=40),
        read_rules("sequence sequence_bonus=3/1/1/both game_target=40"),
        PRESETS.rules("mahjong", game_target=200),
    ],
    ids=lambda rules: rules.preset,
)
async def test_scores_and_standings_equal_a_recount_of_the_records(
    database: Database, rules: Rules
) -> None:
    club = make_club(database, start=rules.preset)
    over = [await play_out(club, await begin(club, rules, 5000 + n)) for n in range(2)]
    counted = {member: [0] * 6 for member in (NORTH.member_id, SOUTH.member_id)}
    for snapshot in over:
        again = replay(read_record(await club.tables.record(snapshot.table.table_id)))
        assert again.contest == snapshot.contest
        results = [state.result for state in again.states if state.result is not None]
        assert tuple(results) == await club.tables.results(snapshot.table.table_id)
        settlement = again.contest.settlement
        assert settlement is not None
        for seat, member in ((1, NORTH.member_id), (2, SOUTH.member_id)):
            deals = [each for each in results if each.result not in UNPLAYED]
            won = [each for each in deals if each.winner == seat]
            victor = settlement.winner == seat
            net = settlement.net if victor else -settlement.net
            points = sum(each.scores[seat - 1] for each in deals)
            entry = (1, victor, len(deals), len(won), points, net)
            counted[member] = [a + b for a, b in zip(counted[member], entry, strict=True)]
    table = await club.ratings.standings(PLACE.server_id, NORTH.member_id)
    for _, standing in table.rows:
        assert counted[standing.member_id] == [
            standing.games,
            standing.games_won,
            standing.deals,
            standing.deals_won,
            standing.points,
            standing.net,
        ]
    assert [rank for rank, _ in table.rows] == [1, 2]
    assert table.own in table.rows
    nets = [standing.net for _, standing in table.rows]
    assert nets == sorted(nets, reverse=True)


async def test_each_deal_comes_from_its_own_committed_seed(club: Club) -> None:
    first = await begin(club, PRESETS.rules("standard", game_target=200))
    second = await play_until(club, first, lambda each: each.last is not None)
    assert first.deal is not None
    assert second.deal is not None
    assert (second.deal.deal, second.deal.first_ply) == (2, second.table.ply)
    assert second.deal.seed == fair.deal_seed(
        second.table.contest_seed,
        table=1,
        round=2,
        deal=2,
        presses="2:5000",
    )
    assert second.deal.seed != first.deal.seed


@pytest.mark.slow
async def test_reading_a_table_costs_the_same_however_long_it_is(
    club: Club, database: Database
) -> None:
    asked: list[str] = []
    for engine in database.engines:
        event.listen(
            engine,
            "before_cursor_execute",
            lambda _c, _u, statement, *_: asked.append(statement),
        )
    snapshot = await begin(club, PRESETS.rules("standard", game_target=200))
    costs: list[int] = []
    for number in (1, 3):
        while snapshot.deal is not None and snapshot.deal.deal < number:
            snapshot = await step(club, snapshot)
        assert snapshot.state is not None
        asked.clear()
        await club.tables.snapshot(snapshot.table.table_id)
        costs.append(len(asked))
    assert costs[0] == costs[1]


@pytest.mark.slow
async def test_a_misdeal_is_dealt_again_by_the_same_dealer(club: Club) -> None:
    rules = PRESETS.rules("standard", immediate_knock="misdeal", knock_limit=50, game_target=1)
    begun = [await begin(club, rules, 5000 + n) for n in range(12)]
    snapshot = next(each for each in begun if each.last is not None)
    assert snapshot.last is not None
    assert snapshot.deal is not None
    assert snapshot.last.result == "misdeal"
    assert snapshot.deal.deal == snapshot.last.number + 1
    assert snapshot.deal.dealer == snapshot.last.dealer
    over = await play_out(club, snapshot)
    again = replay(read_record(await club.tables.record(over.table.table_id)))
    assert again.contest == over.contest
    standings = await club.ratings.standings(PLACE.server_id, NORTH.member_id)
    assert standings.own is not None
    played = [
        each for each in await club.tables.results(over.table.table_id) if each.result != "misdeal"
    ]
    assert standings.own[1].deals == len(played)


async def test_practice_counts_nothing_in_the_standings(club: Club) -> None:
    snapshot = await club.starting.practice(PLACE, NORTH, QUICK, "simple", 5000)
    while snapshot.state is not None:
        table_id = snapshot.table.table_id
        if await club.tables.computer_to_move() == [table_id]:
            moved = await computer_move(club, table_id)
            assert moved is not None
            snapshot = moved
        else:
            assert await computer_move(club, table_id) is None
            snapshot = await step(club, snapshot)
    assert snapshot.table.status == "finished"
    assert await club.tables.computer_to_move() == []
    standings = await club.ratings.standings(PLACE.server_id, NORTH.member_id)
    assert (standings.rows, standings.own) == ((), None)


async def test_the_computer_is_shown_its_own_view(database: Database) -> None:
    players = InProcessPlayers()
    club = Club(database, players=players)
    snapshot = await club.starting.practice(PLACE, NORTH, QUICK, "simple", 5000)
    while not snapshot.computer_to_move:
        snapshot = await step(club, snapshot)
    table_id = snapshot.table.table_id
    assert snapshot.state is not None
    await computer_move(club, table_id)
    assert players.shown == [snapshot.state.view(2)]


async def test_the_computers_turn_is_played_once(club: Club, database: Database) -> None:
    snapshot = await club.starting.practice(PLACE, NORTH, QUICK, "simple", 5000)
    while not snapshot.computer_to_move:
        snapshot = await step(club, snapshot)
    table_id, ply = snapshot.table.table_id, snapshot.table.ply
    other = make_club(database)
    moved = await asyncio.gather(computer_move(club, table_id), computer_move(other, table_id))
    assert sum(each is not None for each in moved) == 1
    assert (await club.tables.snapshot(table_id)).table.ply == ply + 1


@pytest.mark.parametrize("member", [NORTH, SOUTH])
async def test_giving_up_loses_the_game_and_no_points(club: Club, member: object) -> None:
    snapshot = await play_until(club, await begin(club, SHORT), lambda each: each.table.ply == 5)
    loser = NORTH.member_id if member is NORTH else SOUTH.member_id
    winner = NORTH.member_id + SOUTH.member_id - loser
    over = await club.playing.resign(snapshot.table.table_id, loser)
    assert (over.table.status, over.state) == ("finished", None)
    assert over.contest is not None
    assert over.contest.settlement is not None
    assert over.contest.settlement.reason == "resign"
    assert over.contest.settlement.winner == over.seat_of(winner)
    assert over.last is not None
    assert over.last.result == "resign"
    rows = (await club.ratings.standings(PLACE.server_id, loser)).rows
    standings = {each.member_id: each for _, each in rows}
    for member_id, won in ((winner, 1), (loser, 0)):
        own = standings[member_id]
        assert (own.games, own.games_won, own.deals, own.points, own.net) == (1, won, 0, 0, 0)
    with pytest.raises(GameOver):
        await club.playing.resign(over.table.table_id, loser)
    with pytest.raises(NotSeated):
        await club.playing.resign((await begin(club)).table.table_id, EAST.member_id)


async def test_giving_up_while_the_other_moves_is_done_all_the_same(
    club: Club, database: Database
) -> None:
    snapshot = await begin(club)
    table_id = snapshot.table.table_id
    answers = await asyncio.gather(
        step(club, snapshot, "pass"),
        make_club(database).playing.resign(table_id, off_turn(snapshot)),
        return_exceptions=True,
    )
    assert isinstance(answers[0], Snapshot | AlreadyPlayed)
    assert isinstance(answers[1], Snapshot)
    assert (await club.tables.snapshot(table_id)).table.status == "finished"


async def test_standings_are_kept_a_server(club: Club) -> None:
    await play_out(club, await begin(club))
    elsewhere = Place(901, "Elsewhere", 78, "cards")
    waiting = await club.starting.challenge(elsewhere, NORTH, SOUTH, QUICK)
    there = await club.starting.accept(waiting.table.table_id, SOUTH, 1)
    await club.playing.resign(there.table.table_id, SOUTH.member_id)
    (_, first), (_, second) = (await club.ratings.standings(901, EAST.member_id)).rows
    assert (first.member_id, first.games_won) == (NORTH.member_id, 1)
    assert (second.member_id, second.games) == (SOUTH.member_id, 1)
    assert (await club.ratings.standings(901, EAST.member_id)).own is None
    assert len((await club.ratings.standings(900, NORTH.member_id, limit=1)).rows) == 1


async def test_no_card_and_no_seed_reaches_the_log(
    club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, logger="club")
    over = await play_out(club, await begin(club))
    written = "\n".join(each.getMessage() for each in caplog.records)
    assert f"table={over.table.table_id} ply=0 " in written
    assert over.table.contest_seed.hex() not in written
    cards = "|".join(str(card) for card in DECK)
    assert re.search(rf"\b({cards})\b", written) is None


async def test_a_snapshot_shown_by_mistake_hides_its_cards(club: Club) -> None:
    snapshot = await begin(club)
    shown = repr(replace(snapshot))
    assert "KnockState" not in shown
    assert repr(snapshot.table.contest_seed) not in shown
    assert wish(snapshot) in {"pass", "take"}


async def test_a_knock_is_stored_with_its_melds(club: Club, database: Database) -> None:
    """A later choice of the engine's between equal layouts must not change an old deal."""
    over = await play_out(club, await begin(club, QUICK))
    assert over.last is not None
    async with database.read() as connection:
        rows = await moves.of_deal(connection, over.table.table_id, over.last.number)
    word = Move.parse(rows[-1].move)
    assert word.kind in {"knock", "gin", "big_gin"}
    assert word.melds == over.last.melds[rows[-1].seat - 1]
