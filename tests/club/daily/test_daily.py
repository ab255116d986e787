"""The daily match: the same for everybody, begun once, sealed before its day and while it lasts."""

import asyncio
import json
from dataclasses import replace
from datetime import timedelta

import pytest
from sqlalchemy import Table, delete, select, update

from club.club import Club
from club.core.errors import AlreadyPlayed, DoneByTwinError, IllegalMove, NotYourTurn
from club.core.people import Person
from club.daily.daily import BegunBefore, DayOver, NoDailyRun, streak
from club.daily.daily_hand import PLIES, code
from club.daily.daily_match import DEALS, MEMBER, DailyUnreadable, played, presses_of, starts_of
from data.core.utc_days import DAY, day_of
from data.daily import daily_days, daily_runs
from data.schema.days import daily_marks, daily_replies
from data.schema.days import daily_runs as runs_table
from data.storage.database import Database
from engine import fair
from engine.seats import other
from tests.club.club_helpers import EAST, NORTH, SOUTH, Clock
from tests.club.daily.daily_helpers import (
    CARD_HOUSE,
    ELSEWHERE,
    QuickPlayers,
    begin,
    daily_club,
    like,
    play_match,
    play_on,
)

# The same for everybody


@pytest.mark.slow
async def test_the_same_play_gets_the_same_cards_and_answers(club: Club) -> None:
    hands = []
    for person in (NORTH, SOUTH):
        hand = await begin(club, person, CARD_HOUSE, 1)
        seen, choose = [], like("the same")
        while hand.shows_cards:
            seen.append((hand.scene.view, hand.scene.last, hand.score))
            hand = await play_on(club, person, hand, choose, 1)
            if hand.scene.unread:
                seen.append((None, hand.scene.last, hand.score))
                hand = await club.daily.read_result(person, hand.day, len(hand.scores))
        hands.append(seen)
    assert hands[0] == hands[1]


@pytest.mark.slow
async def test_other_play_gets_the_same_deals(club: Club) -> None:
    for number, person in enumerate((NORTH, SOUTH, EAST)):
        await play_match(club, person, like(number, wild=0.5))
    day = day_of(club.daily._clock.now())
    async with club.daily._database.read() as connection:
        runs = await daily_runs.of_members(connection, day, (11, 12, 13))
    assert len({run.moves for run in runs.values()}) == 3


@pytest.mark.slow
async def test_the_computers_answer_stays_when_its_program_changes(
    database: Database, clock: Clock
) -> None:
    before, after = QuickPlayers("simple"), QuickPlayers("novice")
    mine = await play_match(daily_club(database, clock, before), NORTH, like("line"))
    theirs = await play_match(daily_club(database, clock, after), SOUTH, like("line"))
    assert theirs.scores == mine.scores
    assert after.asked == 0


@pytest.mark.slow
@pytest.mark.parametrize("first", [0, 1])
async def test_without_what_is_stored_the_answers_are_the_same(
    database: Database, clock: Clock, first: int
) -> None:
    order = (NORTH, SOUTH) if first == 0 else (SOUTH, NORTH)
    scores = {}
    for person in order:
        scores[person] = (await play_match(daily_club(database, clock), person, like("x"))).scores
        async with database.write() as connection:
            await connection.execute(delete(daily_replies))
    assert scores[NORTH] == scores[SOUTH]


@pytest.mark.slow
async def test_an_answer_that_cant_be_played_is_chosen_anew(club: Club, database: Database) -> None:
    await play_match(club, NORTH, like("line"))
    for word in ("discard:KS@9", "resign", "nonsense", "gin"):
        async with database.write() as connection:
            await connection.execute(update(daily_replies).values(move=word))
        again = Person(50 + len(word), "@again")
        assert (await play_match(club, again, like("line"))).is_over


async def test_for_many_who_play_alike_at_once_the_computer_thinks_once(
    database: Database, clock: Clock
) -> None:
    asked = list[int]()
    for crowd in (1, 5):
        async with database.write() as connection:
            for table in (daily_replies, daily_marks, runs_table):
                await connection.execute(delete(table))
        players = QuickPlayers()
        club = daily_club(database, clock, players)
        people = [Person(100 + at, f"@{at}") for at in range(crowd)]
        hands = await asyncio.gather(*(begin(club, each, None, 1) for each in people))
        choose = [like("alike") for _ in people]
        for _ in range(3):
            turns = zip(people, hands, choose, strict=True)
            hands = await asyncio.gather(*(play_on(club, *each, moves=1) for each in turns))
        assert len({str(hand.scene.view) for hand in hands}) == 1
        asked.append(players.asked)
    assert asked[0] == asked[1] > 0


# One try each


async def test_a_match_goes_on_wherever_it_is_looked_at(club: Club) -> None:
    begun = await begin(club, NORTH, CARD_HOUSE, 1)
    hand = await play_on(club, NORTH, begun, like("a"), 3)
    for place in (CARD_HOUSE, ELSEWHERE, None):
        assert await begin(club, NORTH, place, 2) == hand
        assert (await club.daily.look(NORTH, place)).hand == hand


async def test_what_is_over_is_not_played_again(club: Club) -> None:
    over = await play_match(club, NORTH)
    assert await begin(club, NORTH, ELSEWHERE, 9) == over
    with pytest.raises(Exception, match="refusal") as refused:
        await club.daily.play(NORTH, over.scene.ply, "stock")
    assert refused.type.__name__ == "GameOver"


async def test_deleting_oneself_gives_no_second_try(club: Club, clock: Clock) -> None:
    hand = await begin(club, NORTH, CARD_HOUSE, 1)
    await play_on(club, NORTH, hand, like(1), 4)
    await club.own_data.forget(NORTH.member_id)
    assert (await club.daily.look(NORTH, CARD_HOUSE)).hand is None
    with pytest.raises(BegunBefore):
        await begin(club, NORTH, ELSEWHERE, 2)
    clock.advance(DAY)
    assert not (await begin(club, NORTH, ELSEWHERE, 3)).is_over


async def test_what_is_kept_for_the_day_is_deleted_after_it(
    club: Club, clock: Clock, database: Database
) -> None:
    async def days(table: Table) -> set[int]:
        async with database.read() as connection:
            return set((await connection.scalars(select(table.c.day))).all())

    hand = await begin(club, NORTH, CARD_HOUSE, 1)
    await play_on(club, NORTH, hand, like(1), 4)
    await club.daily.clear_up()
    assert await days(daily_marks) == await days(daily_replies) == {hand.day}
    clock.advance(DAY)
    following = await begin(club, NORTH, CARD_HOUSE, 2)
    await play_on(club, NORTH, following, like(1), 4)
    await club.daily.clear_up()
    assert await days(daily_marks) == await days(daily_replies) == {hand.day + 1}


async def test_an_old_button_changes_nothing(club: Club) -> None:
    hand = await begin(club, NORTH, CARD_HOUSE, 1)
    choose = like("once")
    assert hand.scene.view is not None
    word = choose(hand.scene.view)
    after = await club.daily.play(NORTH, hand.scene.ply, word, interaction_id=70)
    with pytest.raises(AlreadyPlayed):
        await club.daily.play(NORTH, hand.scene.ply, word, interaction_id=71)
    with pytest.raises(DoneByTwinError):
        await club.daily.play(NORTH, hand.scene.ply, word, interaction_id=70)
    assert (await club.daily.look(NORTH, None)).hand == after


async def test_of_two_presses_at_once_one_counts(database: Database, clock: Clock) -> None:
    one, two = daily_club(database, clock), daily_club(database, clock)
    hand = await begin(one, NORTH, CARD_HOUSE, 1)
    assert hand.scene.view is not None
    word = like("x")(hand.scene.view)
    done = await asyncio.gather(
        one.daily.play(NORTH, hand.scene.ply, word),
        two.daily.play(NORTH, hand.scene.ply, word),
        return_exceptions=True,
    )
    assert sum(isinstance(each, AlreadyPlayed) for each in done) == 1


@pytest.mark.parametrize("word", ["resign", "void", "knock:2C", "hold:7D", "", "discard:XX"])
async def test_what_the_rules_dont_allow_is_refused(club: Club, word: str) -> None:
    hand = await begin(club, NORTH, CARD_HOUSE, 1)
    with pytest.raises((IllegalMove, NotYourTurn)):
        await club.daily.play(NORTH, hand.scene.ply, word)
    with pytest.raises((IllegalMove, NotYourTurn)):
        await club.daily.pick(NORTH, hand.scene.ply, word)
    assert await begin(club, NORTH, CARD_HOUSE, 1) == hand


async def test_a_pick_is_kept_until_the_move(club: Club) -> None:
    hand = await begin(club, NORTH, CARD_HOUSE, 1)
    choose = like("careful", wild=0)
    while hand.shows_cards:
        view = hand.scene.view
        if view is None:
            hand = await club.daily.read_result(NORTH, hand.day, len(hand.scores))
            continue
        knock = next((str(one) for one in view.legal if one.kind in {"knock", "gin"}), None)
        if knock is not None:
            hand = await club.daily.pick(NORTH, hand.scene.ply, knock)
            assert hand.scene.draft == knock
            assert (await club.daily.pick(NORTH, hand.scene.ply, None)).scene.draft is None
            return
        hand = await club.daily.play(NORTH, hand.scene.ply, choose(view))
    pytest.fail("nobody could ever knock")


# The day


async def test_the_day_ends_for_all_at_once(club: Club, clock: Clock) -> None:
    page = await club.daily.look(NORTH, None)
    hand = await begin(club, NORTH, CARD_HOUSE, 1)
    clock.advance(page.until - clock.now() - timedelta(milliseconds=1))
    hand = await play_on(club, NORTH, hand, like(1), 1)
    clock.advance(timedelta(milliseconds=1))
    for late in (
        club.daily.play(NORTH, hand.scene.ply, "stock"),
        club.daily.pick(NORTH, hand.scene.ply, None),
        club.daily.read_result(NORTH, hand.day, 1),
        club.daily.begin(NORTH, CARD_HOUSE, hand.day, 2),
        club.daily.begin(SOUTH, CARD_HOUSE, hand.day, 3),
        club.daily.begin(SOUTH, CARD_HOUSE, hand.day + 2, 4),
    ):
        with pytest.raises(DayOver):
            await late
    following = await club.daily.look(NORTH, None)
    assert (following.day, following.hand, following.before) == (page.day + 1, None, page.day)
    past = await club.past_days.look(page.day, NORTH.member_id, None)
    assert past.begun
    assert past.own is None


async def test_nobody_plays_who_hasnt_begun(club: Club, clock: Clock) -> None:
    day = day_of(clock.now())
    with pytest.raises(NoDailyRun):
        await club.daily.play(NORTH, code(day, 0), "stock")
    for at in (0, code(day - 1, 0), code(day + 1, 0), PLIES * PLIES):
        with pytest.raises(DayOver):
            await club.daily.play(NORTH, at, "stock")


@pytest.mark.slow
async def test_days_in_a_row_are_counted(club: Club, clock: Clock) -> None:
    for days in (1, 2):
        await play_match(club, NORTH)
        page = await club.daily.look(NORTH, None)
        assert (page.days, page.streak) == (days, days)
        clock.advance(DAY)
    assert (await club.daily.look(NORTH, None)).streak == 2
    clock.advance(DAY)
    assert (await club.daily.look(NORTH, None)).streak == 0


@pytest.mark.parametrize(
    ("days", "wanted"), [([], 0), ([9], 1), ([8], 1), ([7, 6], 0), ([9, 8, 6], 2), ([8, 7, 6], 3)]
)
def test_a_row_of_days_lasts_until_yesterday(days: list[int], wanted: int) -> None:
    assert streak(days, 9) == wanted


# The seal


async def test_tomorrows_seal_is_shown_today_and_opened_after(club: Club, clock: Clock) -> None:
    today = await club.daily.look(NORTH, None)
    clock.advance(DAY)
    following = await club.daily.look(SOUTH, None)
    assert following.seal == today.next_seal != today.seal
    hand = await play_match(club, NORTH)
    clock.advance(DAY)
    opened = await club.past_days.opened(hand.day)
    assert opened.holds
    assert opened.seal == fair.commitment(bytes.fromhex(opened.secret)) == today.next_seal
    assert opened.drawn_at < clock.now() - DAY


async def test_two_processes_draw_one_seed(database: Database, clock: Clock) -> None:
    clubs = [daily_club(database, clock, start=str(number)) for number in range(4)]
    pages = await asyncio.gather(*(club.daily.look(NORTH, None) for club in clubs))
    assert len({(page.seal, page.next_seal) for page in pages}) == 1
    again = daily_club(database, clock, start="another start")
    assert (await again.daily.look(EAST, None)).seal == pages[0].seal


def test_the_cards_follow_from_the_recipe() -> None:
    """Counted a second time, as docs/fairness.md and docs/daily.md tell it."""
    seed = bytes(range(32))
    assert presses_of(20_574) == "daily 2026-05-01"
    starts = starts_of(seed, 20_574)
    first = fair.first_dealer(seed, "daily 2026-05-01")
    assert [each.dealer for each in starts] == [first, other(first), first]
    for number, start in enumerate(starts, 1):
        assert start.seed == fair.deal_seed(
            seed, table=1, round=number, deal=number, presses="daily 2026-05-01"
        )
        assert seed.hex() not in repr(start)
        assert repr(start.seed) not in repr(start)
    match = played(seed, 20_574)
    deck = fair.shuffled(starts[0].seed)
    assert sorted(match.state.view(MEMBER).hand) == sorted(
        deck[0:20:2] if first != 1 else deck[1:20:2]
    )


# What is stored badly


@pytest.mark.parametrize(
    "moves",
    ["nonsense", "stock stock stock", "resign", "/", "//////", "stock " * 900, "\x00"],
)
async def test_a_bad_row_is_refused_in_words(club: Club, database: Database, moves: str) -> None:
    await begin(club, NORTH, CARD_HOUSE, 1)
    async with database.write() as connection:
        await connection.execute(update(runs_table).values(moves=moves, ply=7))
    for work in (
        club.daily.look(NORTH, None),
        begin(club, NORTH, None, 3),
        club.daily.play(NORTH, code(day_of(club.daily._clock.now()), 7), "stock"),
    ):
        with pytest.raises(DailyUnreadable):
            await work


# The match itself


@pytest.mark.slow
async def test_points_are_those_of_the_deals(club: Club) -> None:
    for number in range(6):
        person = Person(100 + number, f"@{number}")
        hand = await play_match(club, person, like(number))
        assert len(hand.scores) == DEALS
        assert hand.score == sum(each.points for each in hand.scores)
        async with club.daily._database.read() as connection:
            run = await daily_runs.get(connection, hand.day, person.member_id)
            seed = await daily_days.get(connection, hand.day)
        assert run is not None
        assert seed is not None
        assert run.score == hand.score
        assert run.results == [[each.points, str(each.result)] for each in hand.scores]
        match = played(seed.seed, hand.day, run.moves)
        assert match.scores == hand.scores
        for result, score in zip(match.results, hand.scores, strict=True):
            sign = {None: 0, 1: 1, 2: -1}[result.winner]
            assert score.points == sign * result.points


@pytest.mark.slow
async def test_a_copy_of_ones_data_has_the_match_once_the_day_is_over(
    club: Club, clock: Clock
) -> None:
    await play_match(club, NORTH)
    copy = json.loads(await club.own_data.copy(NORTH.member_id, "All"))
    assert "daily_runs" not in copy["tables"]
    clock.advance(DAY)
    copy = json.loads(await club.own_data.copy(NORTH.member_id, "All"))
    assert len(copy["tables"]["daily_runs"]) == 1
    assert not any("seed" in row for row in copy["tables"]["daily_runs"])
    assert "daily_days" not in copy["tables"]


@pytest.mark.slow
async def test_who_is_forgotten_is_on_no_board(club: Club, clock: Clock) -> None:
    await play_match(club, NORTH)
    await play_match(club, SOUTH)
    clock.advance(DAY)
    day = day_of(clock.now()) - 1
    assert (await club.past_days.look(day, SOUTH.member_id, 900)).members == 2
    await club.own_data.forget(NORTH.member_id)
    past = await club.past_days.look(day, SOUTH.member_id, 900)
    assert (past.members, past.others) == (1, ())


def test_a_match_says_nothing_in_a_log() -> None:
    match = played(bytes(32), 20_574)
    assert repr(match) == "DailyMatch()"
    assert "seed" not in repr(replace(match))
