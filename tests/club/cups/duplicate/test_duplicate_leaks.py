"""While a duplicate cup's round is played, nothing that is read or stored shows its cards."""

import json
import random
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from sqlalchemy import select

from club.archive.profiles import HANDS, ProfileRequest
from club.core.errors import CardsInPlay, NotSeated, NotYourDeal
from club.cups.formats import schedule
from club.cups.formats.plan import CupFormat
from club.cups.refusals import CupOver
from club.table.scene import scene, scene_for
from club.table.snapshot import Snapshot
from data.schema.deals import results
from data.storage.database import Database
from engine.cards import DECK
from tests.club.club_helpers import EAST, PLACE, play_out, step
from tests.club.cups.cup_club import ORGANISER, draft, press
from tests.club.cups.duplicate.duplicate_club import DUPLICATE, any_move, tables_of
from tests.club.cups.team_club import TeamClub

HERE = (PLACE.server_id,)
CARDS = {str(card) for card in DECK}
HIDING = {"deals", "moves", "drafts", "orders"}


async def stored_details(database: Database) -> list[dict[str, Any]]:
    async with database.read() as connection:
        return list((await connection.scalars(select(results.c.detail))).all())


async def check_sealed(host: TeamClub, here: Snapshot) -> None:
    """Hold a table whose cards are in play to what its players and others may read of it."""
    club, table_id = host.club, here.table.table_id
    players = [each.member_id for each in here.players if each.member_id is not None]
    for who in (*players, ORGANISER.member_id, EAST.member_id):
        with pytest.raises((CardsInPlay, NotYourDeal)):
            await club.replays.replay(table_id, who, 1, place_ids=HERE)
        with pytest.raises((CardsInPlay, NotSeated)):
            await club.tables.record(table_id, who, place_ids=HERE)
        records = await club.exports.records(who, None)
        assert here.table.commitment not in records.data.decode()
    for each in (scene(here, None), *(scene_for(here, who) for who in players)):
        assert each.contest_seed is None
        assert not each.revealed
        assert not each.cut
        assert each.viewer is not None or each.view is None
        if each.last is not None:
            assert each.last == each.last.without_cards


async def check_copies(host: TeamClub, tables: list[Snapshot]) -> None:
    """Hold a copy of each player's data to what it may have of tables with cards in play."""
    ids = {each.table.table_id for each in tables}
    seeds = {each.table.contest_seed.hex() for each in tables}
    seeds |= {each.deal.seed.hex() for each in tables if each.deal is not None}
    for who in {each.member_id for one in tables for each in one.players if each.member_id}:
        copy = (await host.club.own_data.copy(who, "All")).decode()
        assert not any(seed in copy.lower() for seed in seeds)
        rows = json.loads(copy)["tables"]
        for name in HIDING & rows.keys():
            assert not ids & {each["table_id"] for each in rows[name]}


@settings(
    max_examples=3,
    deadline=None,
    phases=(Phase.generate,),
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(seed=st.integers(0, 2**32))
@pytest.mark.slow
async def test_whatever_is_played_nothing_is_read_of_cards_in_play(
    host: TeamClub, database: Database, seed: int
) -> None:
    rng = random.Random(seed)
    setup = draft(CupFormat.ROUND_ROBIN, team_size=2, duplicate=True)
    cup = await host.begin_teams(setup, rng.choice((2, 3, 4)))
    tables = await tables_of(host, cup)
    running = list(tables)
    dealt = dict[int, tuple[Any, int]]()
    while running:
        at = rng.randrange(len(running))
        here = running[at] = await any_move(host.club, running[at], rng)
        if here.deal is not None and here.state is not None:
            known = dealt.setdefault(here.deal.deal, (here.deal.seed, here.deal.dealer))
            assert known == (here.deal.seed, here.deal.dealer)
        if here.state is None:
            del running[at]
            await host.look()
            if running:
                await check_sealed(host, here)
                await check_copies(host, [here, *running])
        elif rng.random() < 0.02:
            await check_sealed(host, here)
    for each in await stored_details(database):
        assert not CARDS & set(json.dumps(each).replace('"', " ").split())
    cup = await host.cup()
    for match in schedule.matches(cup.state):
        if match.outcome is not None and match.outcome.score is not None:
            one, other = match.outcome.score
            totals = [each.score for each in cup.state.boards[match.key].values() if each.score]
            assert one - other == sum(first - second for first, second in totals)
    for table in tables:
        player = table.players[0].member_id or 0
        await host.club.replays.replay(table.table.table_id, player, 1)
    with suppress(CupOver):
        await host.club.cups.cancel(host.cup_id, PLACE, ORGANISER.member_id, press())


async def test_no_result_is_stored_with_a_card(host: TeamClub, database: Database) -> None:
    cup = await host.begin_teams(DUPLICATE, 2)
    (match,) = schedule.playable(cup.state)
    table = await host.table(match, 1)
    while table.last is None:
        table = await step(host.club, table)
    (detail,) = await stored_details(database)
    assert detail["hands"] == ["", ""]
    assert detail["melds"] == [[], []]
    assert detail["unmatched"] == ["", ""]
    assert not CARDS & set(json.dumps(detail).replace('"', " ").split())


async def test_cards_are_opened_when_the_last_board_is_over(host: TeamClub) -> None:
    cup = await host.begin_teams(DUPLICATE, 2)
    (match,) = schedule.playable(cup.state)
    over = await play_out(host.club, await host.table(match, 1))
    running = await step(host.club, await host.table(match, 2))
    for each in (over, running):
        await check_sealed(host, await host.club.tables.snapshot(each.table.table_id))
    await check_copies(host, [over, running])
    await play_out(host.club, running)
    player = over.players[0].member_id or 0
    replayed = await host.club.replays.replay(over.table.table_id, player, 1)
    assert replayed.states[-1].result is not None
    assert "[Opened" in await host.club.tables.record(over.table.table_id, player)
    assert (await host.club.exports.records(player, None)).games == 1
    opened = scene(await host.club.tables.snapshot(over.table.table_id), None)
    assert opened.contest_seed == over.table.contest_seed.hex()
    copy = json.loads(await host.club.own_data.copy(player, "All"))["tables"]
    assert {*copy} >= {"deals", "moves"}


async def test_a_copy_of_ones_data_has_no_card_in_play(host: TeamClub) -> None:
    cup = await host.begin_teams(DUPLICATE, 2)
    (match,) = schedule.playable(cup.state)
    tables = [await host.table(match, board) for board in (1, 2)]
    for _ in range(5):
        tables = [await step(host.club, each) for each in tables]
    await check_copies(host, tables)


async def test_best_hands_leave_out_what_is_stored_without_cards(host: TeamClub) -> None:
    cup = await host.begin_teams(DUPLICATE, 2)
    (match,) = schedule.playable(cup.state)
    for board in (1, 2):
        over = await play_out(host.club, await host.table(match, board))
        for seated in over.players:
            who = seated.member_id or 0
            look = ProfileRequest(who, page=HANDS)
            profile = await host.club.profiles.profile(
                look, asker_id=who, server_id=PLACE.server_id
            )
            assert profile.met
            assert not profile.hands
