"""Games against the computer that a server has rated: which they are, and what they change."""

import itertools
from datetime import UTC, datetime, timedelta

import pytest

from club.archive.profiles import BADGES, ProfileRequest
from club.club import Club
from club.core.errors import RatedGame
from club.ratings import rating
from club.ratings.board_points import CountedGame
from club.ratings.rating import STRENGTHS, Rating
from club.ratings.standings import RATING, Board
from club.table.scene import scene
from data.ratings import ratings
from data.ratings.ratings import COMPUTER, RatedRow
from data.schema.vocabulary import PanelPurpose
from data.storage.database import Database
from engine.players import LEVELS
from engine.rules import PRESETS, Rules
from tests.club.club_helpers import (
    EAST,
    NORTH,
    PLACE,
    QUICK,
    SHORT,
    SOUTH,
    Clock,
    begin,
    off_turn,
    play_out,
)
from tests.club.multiplayer.test_groups import gathered
from tests.club.ratings.test_standings import check, given_up, rating_of
from tests.club.turn_clock.test_clocks import out_of_time

presses = itertools.count(5000)
HERE = PLACE.server_id
REASON = "The cards were seen"


async def rate_practice(club: Club, *, on: bool = True) -> None:
    """Have the server rate practice, or not."""
    await club.settings.set_server(PLACE, EAST, "rated_practice", on)


async def practice(club: Club, level: str = "club", rules: Rules = QUICK) -> int:
    """Let North begin a game against the computer; its table."""
    begun = await club.starting.practice(PLACE, NORTH, rules, level, next(presses))
    return begun.table.table_id


async def is_rated(club: Club, table_id: int) -> bool:
    return (await club.tables.snapshot(table_id)).table.rated_practice


def test_every_level_has_a_strength() -> None:
    assert tuple(STRENGTHS) == tuple(LEVELS)
    assert list(STRENGTHS.values()) == sorted(STRENGTHS.values())


@pytest.mark.parametrize("level", [*LEVELS, "simple"])
async def test_practice_is_rated_where_the_server_says_so(club: Club, level: str) -> None:
    assert not await is_rated(club, await practice(club, level))
    await rate_practice(club)
    assert await is_rated(club, await practice(club, level)) == (level in LEVELS)


async def test_what_is_set_later_changes_no_game_that_has_begun(club: Club) -> None:
    unrated = await practice(club)
    await rate_practice(club)
    rated = await practice(club)
    assert not await is_rated(club, unrated)
    await rate_practice(club, on=False)
    assert await is_rated(club, rated)


async def test_one_game_is_rated_at_a_time(club: Club) -> None:
    await rate_practice(club)
    first = await practice(club)
    assert not await is_rated(club, await practice(club)), "nobody ends those alone that they win"
    await begin(club)
    await club.playing.resign(first, NORTH.member_id)
    assert await is_rated(club, await practice(club))
    other = await club.starting.practice(PLACE, SOUTH, QUICK, "club", next(presses))
    assert other.table.rated_practice, "everybody has their own"


async def test_a_rematch_asks_anew(club: Club) -> None:
    table_id = await practice(club)
    await club.playing.resign(table_id, NORTH.member_id)
    await rate_practice(club)
    again = await club.starting.rematch(table_id, NORTH, next(presses))
    assert again.table.rated_practice
    await club.playing.resign(again.table.table_id, NORTH.member_id)
    await rate_practice(club, on=False)
    third = await club.starting.rematch(again.table.table_id, NORTH, next(presses))
    assert not third.table.rated_practice


async def test_what_is_begun_from_a_panel_is_rated_as_well(club: Club) -> None:
    await rate_practice(club)
    panel = await club.panels.open(PLACE, NORTH, PanelPurpose.PRACTICE, QUICK)
    number = panel.panel.panel_id
    begun = await club.panels.use(
        number, NORTH, PanelPurpose.PRACTICE, next(presses), player="novice"
    )
    assert begun.table.rated_practice


async def test_a_game_in_which_the_computer_takes_a_seat_is_not_rated(
    club: Club, database: Database, clock: Clock
) -> None:
    await rate_practice(club)
    late = await out_of_time(club, clock)
    stays = off_turn(late)
    table_id = late.table.table_id
    assert (await club.clocks.stand_in(table_id, 0, stays)).with_computer_alone
    await club.playing.resign(table_id, stays)
    assert await steps(database) == []
    await check(database)


async def test_no_other_table_is_rated_practice(club: Club) -> None:
    await rate_practice(club)
    between = await begin(club)
    assert not between.table.rated_practice
    lobby = await gathered(club, PRESETS.rules("standard", seating="round_robin"), 3, start=True)
    assert not lobby.table.rated_practice
    again = await club.playing.resign(between.table.table_id, SOUTH.member_id)
    asked = await club.starting.rematch(again.table.table_id, SOUTH, next(presses))
    assert not asked.table.rated_practice


async def won(club: Club, level: str = "club", rules: Rules = QUICK) -> int:
    """Let North win a game against the computer, as managers decide; its table."""
    table_id = await practice(club, level, rules)
    await club.admin.adjudicate(PLACE, EAST, table_id, NORTH, REASON, interaction_id=next(presses))
    return table_id


async def lost(club: Club, level: str = "club", rules: Rules = QUICK) -> int:
    """Let North give up a game against the computer; its table."""
    table_id = await practice(club, level, rules)
    await club.playing.resign(table_id, NORTH.member_id)
    return table_id


async def steps(database: Database) -> list[RatedRow]:
    """What each rated game has changed, in order."""
    async with database.read() as connection:
        return await ratings.all_rated(connection, HERE)


def game(level: str, *, won: bool, at: datetime | None = None) -> CountedGame:
    """A game of North against the computer."""
    places = (1, 2) if won else (2, 1)
    sides = ((NORTH.member_id,), (COMPUTER,))
    at = at or datetime(2026, 5, 1, tzinfo=UTC)
    return CountedGame(1, HERE, "knock", at, "heads_up", sides, places, {}, level=level)


def test_a_win_counts_for_more_against_a_stronger_computer() -> None:
    wins = [rating.after(game(level, won=True), {}, 1.0) for level in STRENGTHS]
    losses = [rating.after(game(level, won=False), {}, 1.0) for level in STRENGTHS]
    assert all(each.keys() == {NORTH.member_id} for each in (*wins, *losses)), "the computer stays"
    gained = [each[NORTH.member_id].mu - rating.START for each in wins]
    given = [rating.START - each[NORTH.member_id].mu for each in losses]
    assert 0 < gained[0] < gained[1] < gained[2]
    assert given[0] > given[1] > given[2] > 0
    assert gained[1] == pytest.approx(given[1]), "at the mean both are worth the same"
    assert {each[NORTH.member_id].games for each in wins} == {1}


def test_nothing_changes_how_strong_the_computer_is() -> None:
    at = game("novice", won=True)
    before = {COMPUTER: Rating(2000, 10, 99)}
    assert rating.after(at, before, 1.0) == rating.after(at, {}, 1.0)


def test_somebody_stronger_than_the_computer_has_more_to_lose_than_to_win() -> None:
    one = Rating(1580, 60, 20)
    up, down = (
        abs(
            rating.after(game("club", won=won), {NORTH.member_id: one}, 1.0)[NORTH.member_id].mu
            - one.mu
        )
        for won in (True, False)
    )
    assert down > up > 0
    assert down / up == pytest.approx(10 ** (80 / 400), rel=0.1), "by the scale of the ratings"


def test_any_level_is_the_same_opponent() -> None:
    pair = (COMPUTER, NORTH.member_id)
    for level in STRENGTHS:
        at = game(level, won=True)
        assert rating.opponents(at) == [pair]
        assert [rating.weight(at, {pair: met}) for met in (0, 2, 3, 5)] == [1, 1, 0.75, 0.5]


async def test_a_rated_game_changes_the_members_rating_alone(
    club: Club, database: Database
) -> None:
    await lost(club)
    assert await steps(database) == []
    await rate_practice(club)
    at = await won(club, "expert")
    (row,) = await steps(database)
    assert (row.table_id, row.member_id, row.level) == (at, NORTH.member_id, "expert")
    assert (row.outcome, row.variant, row.rating) == (1, "standard", 1500 + row.change)
    assert row.change > 0
    await lost(club, "novice")
    assert (await steps(database))[1].change < -row.change
    await check(database)


async def test_each_kind_of_game_has_its_own(club: Club, database: Database) -> None:
    await rate_practice(club)
    await won(club, rules=PRESETS.rules("mahjong"))
    assert await rating_of(database, NORTH, "mahjong") > rating.START
    async with database.read() as connection:
        assert [row.family for row in await ratings.of_server(connection, HERE)] == ["mahjong"]


@pytest.mark.slow
async def test_a_game_that_is_played_to_its_end_counts_as_it_went(
    club: Club, database: Database
) -> None:
    await rate_practice(club)
    for _ in range(4):
        snapshot = await play_out(club, await club.tables.snapshot(await practice(club, "novice")))
        assert snapshot.contest is not None
        assert snapshot.contest.settlement is not None
        last = max(await steps(database), key=lambda row: row.table_id)
        assert last.outcome == (1 if snapshot.contest.settlement.winner == 1 else -1)
        await check(database)


async def test_what_is_set_meanwhile_changes_nothing(club: Club, database: Database) -> None:
    unrated = await practice(club)
    await rate_practice(club)
    rated = await practice(club)
    await rate_practice(club, on=False)
    await club.playing.resign(unrated, NORTH.member_id)
    assert await steps(database) == []
    await club.playing.resign(rated, NORTH.member_id)
    (first,) = await steps(database)
    assert first.table_id == rated
    await check(database)


async def test_standings_stay_between_members(club: Club, database: Database) -> None:
    await rate_practice(club)
    await won(club)
    assert (await club.ratings.standings(HERE, NORTH.member_id)).rows == ()
    await given_up(club, NORTH, SOUTH, QUICK, SOUTH)
    await lost(club)
    (_, own), _ = (await club.ratings.standings(HERE, NORTH.member_id)).rows
    assert (own.games, own.games_won, own.streak) == (1, 1, 1), "a lost practice ends no streak"
    await check(database)


async def test_who_has_only_practised_is_on_the_board_of_ratings(club: Club) -> None:
    await rate_practice(club)
    await won(club)
    await given_up(club, SOUTH, EAST, QUICK, SOUTH)
    board = await club.ratings.standings(HERE, NORTH.member_id, Board(RATING, "knock"))
    assert [rank for rank, _ in board.rows] == [1, 2, 3]
    games = {each.member_id: each.games for _, each in board.rows}
    assert games == {NORTH.member_id: 0, SOUTH.member_id: 1, EAST.member_id: 1}
    assert board.own is not None
    assert board.own[1].name == "@north"


@pytest.mark.slow
async def test_many_games_against_the_computer_move_little(
    club: Club, database: Database, clock: Clock
) -> None:
    await rate_practice(club)
    for level in ("club", "novice", "expert") * 3:
        await won(club, level)
    changes = [row.change for row in await steps(database)]
    assert changes[-1] < changes[2] / 2, "all levels together"
    await given_up(club, NORTH, SOUTH, QUICK, SOUTH)
    between = (await steps(database))[-2]
    assert between.member_id == NORTH.member_id
    assert between.change > changes[0] / 2, "other opponents are worth what they were"
    clock.advance(rating.REPEATS + timedelta(seconds=1))
    await won(club, "expert")
    assert (await steps(database))[-1].change > 2 * changes[-1]
    await check(database)


@pytest.mark.parametrize("over", [False, True])
async def test_an_annulled_game_changes_nothing(
    club: Club, database: Database, *, over: bool
) -> None:
    await rate_practice(club)
    await won(club)
    before = await rating_of(database, NORTH)
    await lost(club)
    table_id = await (won if over else practice)(club, "expert")
    await club.admin.void(PLACE, EAST, table_id, REASON, next(presses))
    await check(database)
    levels = [row.level for row in await steps(database)]
    assert levels == ["club", "club"]
    assert await rating_of(database, NORTH) < before


@pytest.mark.slow
async def test_profiles_show_the_curve_and_count_the_games_of_members_alone(club: Club) -> None:
    await rate_practice(club)
    for _ in range(6):
        await won(club, "expert")
    look = ProfileRequest(NORTH.member_id)

    async def seen(look: ProfileRequest):  # noqa: ANN202 - a profile
        return await club.profiles.profile(look, asker_id=NORTH.member_id, server_id=HERE)

    shown = await seen(look)
    assert shown.curve is not None
    assert len(shown.curve.ratings) == 7
    assert list(shown.curve.ratings) == sorted(shown.curve.ratings)
    assert shown.records == ()
    badges = await seen(ProfileRequest(NORTH.member_id, page=BADGES))
    assert badges.badges == ()
    assert not shown.empty
    assert not badges.empty
    await given_up(club, NORTH, SOUTH, QUICK, SOUTH)
    shown = await seen(look)
    assert [(each.games, each.won) for each in shown.records] == [(1, 1)]
    assert shown.curve is not None
    assert len(shown.curve.ratings) == 8


@pytest.mark.slow
async def test_what_others_won_stays_explained_when_who_practised_is_forgotten(
    club: Club, database: Database
) -> None:
    await rate_practice(club)
    practised = [await won(club, "expert") for _ in range(3)]
    await given_up(club, NORTH, SOUTH, QUICK, NORTH)
    south = await rating_of(database, SOUTH)
    later = await given_up(club, SOUTH, EAST, QUICK, SOUTH)
    await won(club, rules=PRESETS.rules("mahjong"))
    await club.own_data.forget(NORTH.member_id)
    assert await club.own_data.sweep() == 1, "the one at which nobody has met North"
    for table_id in practised:
        left = await club.tables.snapshot(table_id)
        assert (left.table.status, left.last_deal) == ("finished", None), "no cards are kept of it"
    await club.admin.void(PLACE, EAST, later.table.table_id, REASON, next(presses))
    assert await rating_of(database, SOUTH) == south


async def test_rated_practice_goes_with_who_played_nobody_else(
    club: Club, database: Database
) -> None:
    await rate_practice(club)
    await won(club)
    await club.own_data.forget(NORTH.member_id)
    assert await club.own_data.sweep() == 1
    assert await steps(database) == []
    await check(database)


@pytest.mark.parametrize("on", [True, False])
async def test_there_are_no_hints_in_a_rated_game(club: Club, *, on: bool) -> None:
    await rate_practice(club, on=on)
    while True:
        begun = await club.tables.snapshot(await practice(club, "novice", SHORT))
        if begun.computer_to_move is None:
            break
        await club.playing.resign(begun.table.table_id, NORTH.member_id)
    await rate_practice(club, on=not on)
    assert scene(begun, 1).rated_practice == on
    asked = club.playing.hint(begun.table.table_id, begun.table.ply, NORTH.member_id)
    if on:
        with pytest.raises(RatedGame):
            await asked
    else:
        assert (await asked).advice.options
