"""Profiles and rivals: every figure of a season against a count that plays all of it again."""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from datetime import timedelta
from functools import partial
from itertools import pairwise
from statistics import median

import pytest
from sqlalchemy import update

from club.archive.profiles import (
    ALL,
    BADGES,
    HANDS,
    HANDS_FOUND,
    LAST_DEALS,
    Profile,
    ProfileRequest,
)
from club.archive.versus import Pairing, Versus, longest, run
from club.club import Club
from club.core.errors import RecordHidden, TwoNeeded
from club.core.people import Person
from club.ratings.recount import catch_up
from club.table.snapshot import Snapshot
from data.ratings import deal_stats
from data.ratings.badges import COLUMNS
from data.ratings.deal_stats import GINS, StatsTotals
from data.schema.standings import rated, recounts
from data.storage.database import Database
from engine.machine import State
from engine.results import DealResult
from engine.rules import PRESETS, Rules, read_rules
from engine.words import TeamResultVisibility
from tests.club.club_helpers import (
    EAST,
    NORTH,
    PLACE,
    QUICK,
    SOUTH,
    Clock,
    begin,
    computer_move,
    deal_stats_of,
    on_turn,
    play_out,
    play_until,
    step,
    wish,
)
from tests.club.multiplayer.test_groups import PAIRS, gathered

HERE = PLACE.server_id
PLAYERS = (NORTH, SOUTH, EAST)
KNOCKS = {"knock", "gin", "big_gin"}


@dataclass
class Deal:
    """A deal of the season as it was played again."""

    table_id: int
    number: int
    rules: Rules
    members: tuple[int, int]
    states: tuple[State, ...]

    @property
    def result(self) -> DealResult:
        found = self.states[-1].result
        assert found is not None
        return found

    def won_by(self, member_id: int) -> bool:
        winner = self.result.winner
        return winner is not None and self.members[winner - 1] == member_id

    def own_turns(self, member_id: int) -> int:
        """The same, of a member."""
        return self.turns(self.members.index(member_id) + 1)

    def turns(self, seat: int) -> int:
        """How often a hand has grown: once a turn."""
        sizes = [state.view(None).hand_sizes[seat - 1] for state in self.states]
        return sum(later > size for size, later in pairwise(sizes))


HAPPENED: dict[str, Callable[[Deal, int], bool]] = {
    "gin": lambda deal, member: deal.won_by(member) and deal.result.result in GINS,
    "big-gin": lambda deal, member: deal.won_by(member) and deal.result.result == "big_gin",
    "undercut": lambda deal, member: deal.won_by(member) and deal.result.result == "undercut",
    "rich-deal": lambda deal, member: (
        deal.won_by(member) and deal.rules.family == "knock" and deal.result.points >= 50
    ),
    "went-out": lambda deal, member: deal.won_by(member) and deal.result.result == "out",
    "gin-at-once": lambda deal, member: (
        deal.won_by(member) and deal.result.result in GINS and deal.own_turns(member) == 1
    ),
    "quick-knock": lambda deal, member: (
        deal.won_by(member) and deal.result.result == "knock" and deal.own_turns(member) <= 2
    ),
}
"""What badges about deals say, of a deal that was played again."""


@dataclass
class Season:
    """Some games, and what was noted while they were played."""

    club: Club
    clock: Clock
    dice: random.Random = field(default_factory=lambda: random.Random(7))
    tables: list[tuple[int, Rules, Person, Person]] = field(default_factory=list)
    times: dict[int, list[int]] = field(default_factory=dict)
    presses: Iterator[int] = field(default_factory=lambda: iter(range(10_000, 99_999)))

    async def play(self, one: Person, two: Person, text: str) -> int:
        """Play a game to its end, each move after a time of its own."""
        rules = read_rules(text)
        waiting = await self.club.starting.challenge(PLACE, one, two, rules)
        table_id = waiting.table.table_id
        snapshot = await self.club.starting.accept(table_id, two, 9000 + table_id)
        self.tables.append((table_id, rules, one, two))
        while snapshot.state is not None:
            seconds = self.dice.randrange(1, 60)
            self.clock.advance(timedelta(seconds=seconds))
            member_id, ply = on_turn(snapshot), snapshot.table.ply
            self.times.setdefault(member_id, []).append(seconds)
            snapshot = await self.club.playing.play(
                table_id, ply, member_id, wish(snapshot), interaction_id=next(self.presses)
            )
        return table_id

    async def winners(self) -> list[tuple[int, int | None]]:
        """Who won each game, by table."""
        found: list[tuple[int, int | None]] = []
        for table_id, *_ in self.tables:
            over = await self.club.tables.snapshot(table_id)
            assert over.contest is not None
            assert over.contest.settlement is not None
            side = over.contest.settlement.winner
            member = None if side is None else over.players[side - 1].member_id
            found.append((table_id, member))
        return found

    def between(self, one: Person, two: Person) -> set[int]:
        """The tables of two."""
        return {table for table, _, *both in self.tables if {one, two} == set(both)}

    async def deals(self, member_id: int) -> list[Deal]:
        """Every deal of a member, played again by the engine."""
        found: list[Deal] = []
        for table_id, rules, one, two in self.tables:
            if member_id not in {one.member_id, two.member_id}:
                continue
            for number, result in enumerate(await self.club.tables.results(table_id), start=1):
                if result.result == "misdeal":
                    continue
                again = await self.club.replays.replay(table_id, member_id, number)
                first, second = (seat.member_id for seat in again.seats)
                assert first is not None
                assert second is not None
                found.append(Deal(table_id, number, rules, (first, second), again.states))
        return found


def added_up(deals: list[Deal], member_id: int) -> StatsTotals:
    """The same figures, by looking at each deal."""
    total = dict.fromkeys(StatsTotals.__slots__, 0)
    for deal in deals:
        seat = deal.members.index(member_id) + 1
        result, won = deal.result, deal.won_by(member_id)
        lost = result.winner not in {None, seat}
        total["deals"] += 1
        total["won"] += won
        total["points"] += result.scores[seat - 1]
        if result.knocker == seat:
            total["ended"] += 1
            total["knocks"] += "gin" not in result.result
            total["turns"] += deal.turns(seat)
            total["undercut_by"] += lost and result.result == "undercut"
        total["gins"] += won and result.result in GINS
        total["undercuts"] += won and result.result == "undercut"
        if lost and result.result in KNOCKS:
            assert result.deadwood is not None
            total["caught"] += 1
            total["deadwood"] += result.deadwood[seat - 1]
    return StatsTotals(**total)


@pytest.fixture
async def season(club: Club, clock: Clock) -> Season:
    """A few games of several kinds between three."""
    season = Season(club, clock)
    for one, two, text in (
        (NORTH, SOUTH, "standard game_target=30"),
        (SOUTH, NORTH, "hollywood game_target=2"),
        (NORTH, EAST, "standard game_target=30"),
        (EAST, SOUTH, "mahjong game_target=1"),
        (SOUTH, NORTH, "mahjong game_target=1"),
        (NORTH, SOUTH, "straight game_target=1"),
    ):
        await season.play(one, two, text)
    return season


async def profile(club: Club, person: Person, asker: Person | None = None, **look: str) -> Profile:
    asker_id = (asker or person).member_id
    wanted = ProfileRequest(person.member_id, **look)
    return await club.profiles.profile(wanted, asker_id=asker_id, server_id=HERE)


async def versus(club: Club, one: Person, other: Person, asker: Person | None = None) -> Versus:
    asker_id = (asker or one).member_id
    pairing = Pairing(one.member_id, other.member_id)
    return await club.comparisons.versus(pairing, asker_id=asker_id, server_id=HERE)


@pytest.mark.slow
async def test_every_figure_is_what_playing_all_of_it_again_gives(
    season: Season, database: Database
) -> None:
    for person in PLAYERS:
        await check_figures(season, person)
        await check_badges(season, person)
    await check_rivals(season)
    before = [await profile(season.club, each) for each in PLAYERS]
    tables = [each[0] for each in season.tables]
    async with database.write() as connection:
        kept = await deal_stats_of(connection, tables)
        await deal_stats.clear(connection, tables)
        # As an earlier version has left it.
        await connection.execute(update(rated).values(variant="", outcome=0))
        await connection.execute(recounts.insert().values(server_id=HERE))
    assert (await profile(season.club, NORTH)).empty
    assert (await versus(season.club, NORTH, SOUTH)).games == 0
    await catch_up(database)
    async with database.read() as connection:
        assert await deal_stats_of(connection, tables) == kept
    assert [await profile(season.club, each) for each in PLAYERS] == before


async def check_figures(season: Season, person: Person) -> None:
    club, member_id = season.club, person.member_id
    deals = await season.deals(member_id)
    assert len(deals) < LAST_DEALS
    for family in ("", "knock", "mahjong"):
        meant = [each for each in deals if family in {"", each.rules.family}]
        shown = await profile(club, person, family=family)
        knocking = [each for each in meant if each.rules.family == "knock"]
        assert shown.knocking == added_up(knocking, member_id)
        assert shown.melding == added_up([one for one in meant if one not in knocking], member_id)
        hands = (await profile(club, person, family=family, page=HANDS)).hands
        won = [each.result.points for each in meant if each.won_by(member_id)]
        assert [each.points for each in hands] == sorted(won, reverse=True)[:HANDS_FOUND]
    shown = await profile(club, person)
    assert shown.pace == median(season.times[member_id])
    own = (await club.ratings.standings(HERE, member_id)).own
    assert own is not None
    assert sum(each.games for each in shown.records) == own[1].games
    assert sum(each.won for each in shown.records) == own[1].games_won
    assert {each.variant for each in shown.records} == {each.rules.preset for each in deals}
    assert shown.curve is not None
    rated = [one for _, rules, *two in season.tables if person in two for one in (rules.family,)]
    assert len(shown.curve.ratings) == 1 + rated.count(shown.curve.family)


async def check_badges(season: Season, person: Person) -> None:
    """Those about deals, each at the first deal that it speaks of."""
    club, member_id = season.club, person.member_id
    deals = await season.deals(member_id)
    shown = {each.name: each for each in (await profile(club, person, page=BADGES)).badges}
    for name, happened in HAPPENED.items():
        first = next((each for each in deals if happened(each, member_id)), None)
        found = shown.pop(name, None)
        assert (first and (first.table_id, first.number)) == (
            found and (found.table_id, found.deal)
        ), name
    won = [table for table, winner in await season.winners() if winner == member_id]
    assert shown["first-win"].table_id == won[0] if won else "first-win" not in shown
    assert all(each.deal is None for each in shown.values())
    contests = [
        contest for table in won if (contest := (await club.tables.snapshot(table)).contest)
    ]
    blank = [each for each in contests if each.settlement and each.settlement.shutout]
    assert ("shutout" in shown) == bool(blank)
    swept = [
        each
        for each in contests
        if len(each.columns) == COLUMNS and len({one.winner for one in each.columns}) == 1
    ]
    assert ("sweep" in shown) == bool(swept)


async def check_rivals(season: Season) -> None:
    club = season.club
    shown = await versus(club, NORTH, SOUTH)
    turned = await versus(club, SOUTH, NORTH)
    assert shown.sides == turned.sides[::-1]
    met = [each for each in await season.winners() if each[0] in season.between(NORTH, SOUTH)]
    winners = [winner for _, winner in met]
    assert [side.won for side in shown.sides] == [
        winners.count(each.member_id) for each in (NORTH, SOUTH)
    ]
    assert [each.table_id for each in shown.last] == [table for table, _ in reversed(met)]
    tables = season.between(NORTH, SOUTH)
    deals = [one for one in await season.deals(NORTH.member_id) if one.table_id in tables]
    assert shown.deals == len(deals)
    for side in shown.sides:
        assert side.deals_won == sum(each.won_by(side.member_id) for each in deals)
        assert side.points == added_up(deals, side.member_id).points


@pytest.mark.parametrize(
    ("winners", "expected"),
    [
        ([], None),
        ([1, 2, 2], (2, 2)),
        ([1, 1, None], None),
        ([2, None, 1], (1, 1)),
    ],
)
def test_a_run_is_of_the_last_games(
    winners: list[int | None], expected: tuple[int, int] | None
) -> None:
    assert run(winners) == expected


def test_the_longest_run_is_of_all_games() -> None:
    winners = [1, 1, 2, None, 1, 1, 1, 2]
    assert (longest(winners, 1), longest(winners, 2)) == (3, 1)


@pytest.mark.slow
async def test_badges_of_games_and_what_is_annulled(club: Club, clock: Clock) -> None:
    """South beats ten newcomers, so that North's first win is over somebody rated far above."""
    crowd = [Person(200 + number, f"@crowd{number}") for number in range(10)]
    tables = [await given_up(club, clock, SOUTH, each) for each in crowd]
    earned = {each.name: each for each in (await profile(club, SOUTH, page=BADGES)).badges}
    assert earned["first-win"].table_id == tables[0]
    assert earned["in-a-row"].table_id == tables[4]
    assert earned["ten-games"].table_id == tables[9]
    assert "hundred-games" not in earned
    assert "upset" not in earned
    upset = await given_up(club, clock, NORTH, SOUTH)
    names = {each.name: each for each in (await profile(club, NORTH, page=BADGES)).badges}
    assert names["upset"].table_id == upset
    assert (await profile(club, SOUTH)).records[0].lost == 1
    await club.admin.void(PLACE, EAST, upset, "The wrong table", 1)
    assert (await profile(club, NORTH, page=BADGES)).empty
    assert (await versus(club, NORTH, SOUTH)).games == 0
    assert (await profile(club, SOUTH)).records[0].lost == 0


@pytest.mark.slow
async def test_deals_of_a_contest_that_is_annulled_count_no_more(club: Club) -> None:
    running = await begin(club, PRESETS.rules("standard", game_target=300))
    running = await play_until(club, running, lambda each: each.last is not None)
    assert (await profile(club, NORTH)).knocking.deals
    await club.admin.void(PLACE, EAST, running.table.table_id, "The cards were seen", 1)
    assert (await profile(club, NORTH)).empty
    over = await play_out(club, await begin(club, interaction_id=7000))
    assert (await versus(club, NORTH, SOUTH)).deals
    await club.admin.void(PLACE, EAST, over.table.table_id, "The cards were seen", 2)
    assert (await versus(club, NORTH, SOUTH)).deals == 0
    assert (await profile(club, SOUTH)).empty


async def test_practice_counts_nothing(club: Club) -> None:
    running = await club.starting.practice(PLACE, NORTH, QUICK, "simple", 8000)
    while running.state is not None:
        table_id = running.table.table_id
        if running.computer_to_move is not None:
            running = await computer_move(club, table_id) or running
        else:
            running = await step(club, running)
    assert (await profile(club, NORTH)).empty


@pytest.mark.slow
async def test_a_result_that_is_kept_from_a_team_isnt_told(club: Club) -> None:
    rules = replace(
        PAIRS, team_result_visibility=TeamResultVisibility.AFTER_DISCARD, team_target=1000
    )
    lead = await gathered(club, rules, 4)
    here, there = [await club.tables.snapshot(board) for board in lead.boards]
    there = await play_until(club, there, has_drawn)
    two = [each.member_id for each in here.seats if each.member_id is not None]
    while here.state is not None:
        here = await step(club, here)
    first, second = (Person(each, "") for each in two)
    assert here.held
    for asker in (first, *(Person(each.member_id or 0, "") for each in there.seats)):
        assert (await profile(club, first, asker)).empty
        assert (await profile(club, first, asker, page=HANDS)).hands == ()
        assert (await versus(club, first, second, asker)).deals == 0
    await play_until(club, there, lambda each: not has_drawn(each))
    for asker in (first, second):
        assert (await profile(club, first, asker)).knocking.deals == 1
        assert (await versus(club, first, second, asker)).deals == 1


@pytest.mark.slow
async def test_who_may_see_it(club: Club) -> None:
    await play_out(club, await begin(club))
    wanted = ProfileRequest(NORTH.member_id)
    for tier, here, elsewhere in (
        ("everyone", True, True),
        ("server", True, False),
        ("nobody", False, False),
    ):
        await club.settings.set_member(NORTH, "privacy", tier)
        for place, server_id, may in (
            ("here", HERE, here),
            (ALL, HERE, elsewhere),
            ("here", None, elsewhere),
        ):
            look = replace(wanted, place=place)
            ask = partial(club.profiles.profile, look, server_id=server_id)
            assert not (await ask(asker_id=NORTH.member_id)).empty
            if may:
                shown = await ask(asker_id=EAST.member_id)
                assert not shown.empty
                assert shown.wider == (elsewhere and server_id is not None)
            else:
                with pytest.raises(RecordHidden):
                    await ask(asker_id=EAST.member_id)
        assert (await versus(club, SOUTH, NORTH)).games == 1
        if not here:
            with pytest.raises(RecordHidden):
                await versus(club, SOUTH, NORTH, EAST)
    nowhere = await club.profiles.profile(wanted, asker_id=NORTH.member_id, server_id=HERE + 1)
    assert nowhere.empty
    with pytest.raises(TwoNeeded):
        await versus(club, NORTH, NORTH)


def has_drawn(snapshot: Snapshot) -> bool:
    """Whether somebody has drawn and not yet discarded."""
    return snapshot.state is not None and max(snapshot.state.view(None).hand_sizes) > 10


async def given_up(club: Club, clock: Clock, winner: Person, loser: Person) -> int:
    """A game that the loser gives up at once; its table."""
    clock.advance(timedelta(hours=1))
    waiting = await club.starting.challenge(PLACE, winner, loser, QUICK)
    table_id = waiting.table.table_id
    await club.starting.accept(table_id, loser, 9000 + table_id)
    await club.playing.resign(table_id, loser.member_id)
    return table_id
