"""Sheets for real cards: what is entered, corrected by consent, and who is asked for it."""

import asyncio

import pytest

from club.club import Club
from club.core import limits
from club.core.errors import (
    AlreadyAnswered,
    DoesNotFit,
    DoneByTwinError,
    EntryGone,
    EntryOpen,
    NotLatest,
    NotOver,
    NotSeated,
    NotYours,
    ProposalGone,
    ProposalWaits,
    Refusal,
    SheetMoved,
    SheetOver,
)
from club.core.people import Person
from data.schema.vocabulary import TableStatus
from data.storage.database import Database
from data.table import scores
from tests.club.club_helpers import EAST, NORTH, PLACE, SOUTH, make_club
from tests.club.scorepad.score_keeping import (
    ROBIN,
    STANDARD,
    TEAMS,
    WEST,
    correct,
    enter,
    entry,
    knock,
    lay_out,
    lines,
    ply,
    points,
)


async def test_two_members_begin_at_once(club: Club) -> None:
    snapshot = await club.sheets.open(PLACE, NORTH, STANDARD, others=(SOUTH,))
    assert snapshot.table.status == TableStatus.PLAYING
    assert snapshot.contest is not None
    assert [each.name for each in snapshot.players] == ["@north", "@south"]
    assert [one.table.table_id for one in await club.tables.tables_of(SOUTH.member_id)] == [1]


async def test_what_is_entered_stands_at_once_and_is_kept(club: Club, database: Database) -> None:
    table = (await lay_out(club)).table.table_id
    await knock(club, table, NORTH, 1, 18)
    after = await enter(club, table, SOUTH, "who=2", "how=gin", "one=40")
    assert points(after) == (18, 40)
    assert lines(after) == ["p1 18 knock", "p2 40 gin"]
    assert after.sheet_score is not None
    assert [each.member_id for each in after.sheet_score.deals] == [11, 12]
    async with database.read() as connection:
        assert await scores.load(connection, table, STANDARD) == after.contest
    assert await club.tables.results(table) == after.sheet_score.results


async def test_the_contest_ends_by_its_rules_and_takes_no_more(club: Club) -> None:
    table = (await lay_out(club)).table.table_id
    after = await knock(club, table, NORTH, 2, 100)
    assert after.table.status == TableStatus.FINISHED
    assert after.contest is not None
    assert after.contest.settlement is not None
    assert after.contest.settlement.winner == 2
    with pytest.raises(SheetOver):
        await club.sheets.slip(table, NORTH)
    with pytest.raises(SheetOver):
        await club.sheets.close(table, NORTH, None)


async def test_a_sheet_counts_in_no_standings_and_has_no_record(club: Club) -> None:
    table = (await lay_out(club)).table.table_id
    await knock(club, table, NORTH, 2, 100)
    assert (await club.ratings.standings(PLACE.server_id, 11)).rows == ()
    with pytest.raises(Refusal):
        await club.tables.record(table)


async def test_the_newest_deal_is_taken_back_by_who_entered_it(club: Club) -> None:
    table = (await lay_out(club)).table.table_id
    await knock(club, table, NORTH, 1, 18)
    with pytest.raises(NotLatest):
        await club.sheets.undo(table, SOUTH, await ply(club, table), None)
    after = await club.sheets.undo(table, NORTH, await ply(club, table), None)
    assert lines(after) == []
    with pytest.raises(NotLatest):
        await club.sheets.undo(table, NORTH, await ply(club, table), None)


async def test_a_deal_that_settled_the_contest_by_mistake_is_taken_back(club: Club) -> None:
    table = (await lay_out(club)).table.table_id
    await knock(club, table, NORTH, 1, 180)
    after = await club.sheets.undo(table, NORTH, await ply(club, table), None)
    assert (after.table.status, after.table.finished_at) == (TableStatus.PLAYING, None)
    assert points(await knock(club, table, NORTH, 1, 18)) == (18, 0)


async def test_a_correction_needs_the_other_side(club: Club) -> None:
    table = (await lay_out(club)).table.table_id
    await knock(club, table, NORTH, 1, 18)
    await knock(club, table, SOUTH, 2, 5)
    waiting = await correct(club, table, NORTH, 1, "one=28")
    assert points(waiting) == (18, 5)
    assert waiting.sheet_score is not None
    assert waiting.sheet_score.proposal is not None
    assert waiting.sheet_score.proposal.waits_for == {12}
    asked = waiting.sheet_score.proposal.ply
    with pytest.raises(NotYours):
        await club.sheets.answer(table, NORTH, asked, None, agrees=True)
    with pytest.raises(ProposalWaits):
        await club.sheets.remove(table, SOUTH, 1, None)
    after = await club.sheets.answer(table, SOUTH, asked, None, agrees=True)
    assert points(after) == (28, 5)
    assert lines(after) == ["p1 28 knock", "p2 5 knock"]
    with pytest.raises(ProposalGone):
        await club.sheets.answer(table, SOUTH, asked, None, agrees=True)


@pytest.mark.parametrize("who", [NORTH, SOUTH])
async def test_a_correction_is_refused_or_taken_back(club: Club, who: Person) -> None:
    table = (await lay_out(club)).table.table_id
    await knock(club, table, NORTH, 1, 18)
    await knock(club, table, SOUTH, 2, 5)
    waiting = await club.sheets.remove(table, NORTH, await entry(club, table, 1), None)
    assert waiting.sheet_score is not None
    assert waiting.sheet_score.proposal is not None
    after = await club.sheets.answer(
        table, who, waiting.sheet_score.proposal.ply, None, agrees=False
    )
    assert after.sheet_score is not None
    assert after.sheet_score.proposal is None
    assert points(after) == (18, 5)


async def test_a_friend_without_discord_is_asked_nothing(club: Club) -> None:
    table = (await lay_out(club, STANDARD, "Grandma")).table.table_id
    await knock(club, table, NORTH, 2, 18)
    after = await club.sheets.remove(table, NORTH, await entry(club, table, 1), None)
    assert lines(after) == []
    assert after.players[1].name == "Grandma"
    assert await club.tables.computer_to_move() == []


async def test_everybody_else_is_asked_where_all_play_alone(club: Club) -> None:
    table = (await lay_out(club, ROBIN, SOUTH, EAST)).table.table_id
    await knock(club, table, NORTH, 1, 18)
    waiting = await club.sheets.remove(table, EAST, await entry(club, table, 1), None)
    assert waiting.sheet_score is not None
    assert waiting.sheet_score.proposal is not None
    assert waiting.sheet_score.proposal.waits_for == {11, 12}
    asked = waiting.sheet_score.proposal.ply
    half = await club.sheets.answer(table, SOUTH, asked, None, agrees=True)
    assert len(lines(half)) == 1
    with pytest.raises(NotYours):
        await club.sheets.answer(table, SOUTH, asked, None, agrees=False)
    after = await club.sheets.answer(table, NORTH, asked, None, agrees=True)
    assert lines(after) == []


async def test_one_of_the_other_team_is_enough(club: Club) -> None:
    table = (await lay_out(club, TEAMS, SOUTH, EAST, WEST)).table.table_id
    snapshot = await club.tables.snapshot(table)
    assert [each.side for each in snapshot.players] == [1, 2, 1, 2]
    await enter(club, table, NORTH, "table=2", "who=3", "how=knock", "one=9")
    waiting = await club.sheets.remove(table, EAST, await entry(club, table, 1), None)
    assert waiting.sheet_score is not None
    assert waiting.sheet_score.proposal is not None
    assert waiting.sheet_score.proposal.waits_for == {12, 14}
    asked = waiting.sheet_score.proposal.ply
    with pytest.raises(NotYours):
        await club.sheets.answer(table, NORTH, asked, None, agrees=True)
    assert lines(await club.sheets.answer(table, WEST, asked, None, agrees=True)) == []


async def test_a_correction_that_couldnt_stand_says_which_deal(club: Club) -> None:
    table = (await lay_out(club)).table.table_id
    for winner, amount in ((1, 18), (2, 5), (1, 30)):
        await knock(club, table, NORTH, winner, amount)
    with pytest.raises(DoesNotFit) as refused:
        await correct(club, table, NORTH, 2, "who=1", "how=knock", "one=90")
    assert refused.value.args_ == {"name": "3", "code": "over"}
    assert len(lines(await club.tables.snapshot(table))) == 3


async def test_in_a_round_robin_a_correction_may_leave_others_at_the_table(club: Club) -> None:
    table = (await lay_out(club, ROBIN, SOUTH, EAST)).table.table_id
    await knock(club, table, NORTH, 1, 10)
    await knock(club, table, NORTH, 1, 10)
    with pytest.raises(DoesNotFit) as refused:
        await correct(club, table, NORTH, 1, "who=2")
    assert refused.value.args_ == {"name": "2", "code": "players"}


async def test_who_played_out_of_turn_can_be_said(club: Club) -> None:
    table = (await lay_out(club, ROBIN, SOUTH, EAST)).table.table_id
    after = await enter(club, table, NORTH, "pair=2_3", "who=3", "how=gin", "one=30")
    assert points(after) == (0, 0, 30)
    assert lines(after) == ["@2,3 p3 30 gin"]


async def test_two_who_enter_at_once_dont_enter_the_same_deal_twice(club: Club) -> None:
    table = (await lay_out(club)).table.table_id
    for person in (NORTH, SOUTH):
        await club.sheets.slip(table, person)
        for step in ("who=1", "how=knock", "one=18"):
            entering = await club.sheets.step(table, person, *step.split("="))
    seen = entering.form.ply
    done = await asyncio.gather(
        *(club.sheets.enter(table, person, seen, None) for person in (NORTH, SOUTH)),
        return_exceptions=True,
    )
    assert [type(each) for each in done].count(SheetMoved) == 1
    assert points(await club.tables.snapshot(table)) == (18, 0)
    late = NORTH if isinstance(done[0], SheetMoved) else SOUTH
    again = await club.sheets.step(table, late)
    assert again.form.number == 2


async def test_the_slip_of_who_came_late_is_kept(club: Club) -> None:
    table = (await lay_out(club)).table.table_id
    await club.sheets.slip(table, SOUTH)
    for step in ("who=2", "how=gin", "one=33"):
        entering = await club.sheets.step(table, SOUTH, *step.split("="))
    await knock(club, table, NORTH, 1, 18)
    with pytest.raises(SheetMoved):
        await club.sheets.enter(table, SOUTH, entering.form.ply, None)
    kept = await club.sheets.step(table, SOUTH)
    assert (kept.form.number, kept.form.slip.one) == (2, 33)
    assert points(await club.sheets.enter(table, SOUTH, kept.form.ply, None)) == (18, 33)


async def test_a_slip_goes_on_until_the_sheet_changes(club: Club) -> None:
    table = (await lay_out(club)).table.table_id
    await club.sheets.slip(table, SOUTH)
    await club.sheets.step(table, SOUTH, "who", "2")
    assert (await club.sheets.slip(table, SOUTH)).form.slip.winner == 2
    assert (await club.sheets.slip(table, SOUTH, anew=True)).form.slip.winner is None
    await club.sheets.step(table, SOUTH, "who", "2")
    await knock(club, table, NORTH, 1, 18)
    assert (await club.sheets.slip(table, SOUTH)).form.slip.winner is None
    await club.sheets.slip(table, SOUTH, await entry(club, table, 1))
    assert (await club.sheets.slip(table, SOUTH)).form.slip.fix is None


async def test_nobody_keeps_more_than_a_knock_allows(club: Club) -> None:
    table = (await lay_out(club)).table.table_id
    for kept, line in (("10", "p1 10 boxes=1 knock"), ("11", None)):
        await club.sheets.slip(table, NORTH, anew=True)
        for word, value in (("count", "on"), ("who", "1"), ("one", kept), ("two", "20")):
            entering = await club.sheets.step(table, NORTH, word, value)
        assert entering.form.line == line


async def test_an_answer_in_between_doesnt_trouble_who_is_entering(club: Club) -> None:
    table = (await lay_out(club)).table.table_id
    await knock(club, table, NORTH, 1, 18)
    entering = await club.sheets.slip(table, SOUTH)
    await club.sheets.remove(table, NORTH, await entry(club, table, 1), None)
    for step in ("who=2", "how=gin", "one=33"):
        await club.sheets.step(table, SOUTH, *step.split("="))
    assert points(await club.sheets.enter(table, SOUTH, entering.form.ply, None)) == (18, 33)


async def test_another_process_is_told_that_it_is_done(club: Club, database: Database) -> None:
    table = (await lay_out(club)).table.table_id
    other = make_club(database)
    await enter(club, table, NORTH, "who=1", "how=knock", "one=18", interaction_id=900)
    with pytest.raises(DoneByTwinError):
        await other.sheets.enter(table, NORTH, 0, 900)
    await other.sheets.undo(table, NORTH, await ply(other, table), 901)
    with pytest.raises(DoneByTwinError):
        await club.sheets.undo(table, NORTH, await ply(club, table), 901)
    assert points(await club.tables.snapshot(table)) == (0, 0)


async def test_what_another_process_corrected_is_seen(club: Club, database: Database) -> None:
    table = (await lay_out(club, STANDARD, "Grandma")).table.table_id
    await knock(club, table, NORTH, 1, 18)
    assert points(await club.tables.snapshot(table)) == (18, 0)
    await correct(make_club(database), table, NORTH, 1, "who=2")
    assert points(await club.tables.snapshot(table)) == (0, 18)


async def test_a_slip_that_says_too_little_isnt_entered(club: Club) -> None:
    table = (await lay_out(club)).table.table_id
    with pytest.raises(EntryOpen):
        await enter(club, table, NORTH, "who=1", "how=knock")
    with pytest.raises(SheetMoved):
        await club.sheets.enter(table, SOUTH, 0, None)


async def test_only_players_touch_a_sheet(club: Club) -> None:
    table = (await lay_out(club)).table.table_id
    await knock(club, table, NORTH, 1, 18)
    with pytest.raises(NotSeated):
        await club.sheets.slip(table, EAST)
    with pytest.raises(NotSeated):
        await club.sheets.remove(table, EAST, await entry(club, table, 1), None)
    with pytest.raises(NotSeated):
        await club.sheets.answer(table, EAST, 0, None, agrees=True)
    with pytest.raises(EntryGone):
        await club.sheets.remove(table, NORTH, 7, None)
    with pytest.raises(EntryGone):
        await club.sheets.slip(table, NORTH, 7)


async def test_who_deals_first_is_said_before_the_first_deal(club: Club) -> None:
    table = (await lay_out(club)).table.table_id
    after = await club.sheets.first_dealer(table, SOUTH, 1, None)
    assert after.contest is not None
    assert after.contest.dealer == 1
    await knock(club, table, NORTH, 1, 18)
    with pytest.raises(SheetMoved):
        await club.sheets.first_dealer(table, SOUTH, 2, None)


async def test_a_sheet_is_closed_by_consent_as_it_stands(club: Club) -> None:
    table = (await lay_out(club)).table.table_id
    await knock(club, table, NORTH, 1, 18)
    waiting = await club.sheets.close(table, NORTH, None)
    assert waiting.table.status == TableStatus.PLAYING
    assert waiting.sheet_score is not None
    assert waiting.sheet_score.proposal is not None
    asked = waiting.sheet_score.proposal.ply
    after = await club.sheets.answer(table, SOUTH, asked, None, agrees=True)
    assert after.table.status == TableStatus.FINISHED
    assert after.contest is not None
    assert after.contest.settlement is not None
    assert after.contest.settlement.reason == "void"
    assert len(lines(after)) == 1
    with pytest.raises(SheetOver):
        await club.sheets.remove(table, NORTH, await entry(club, table, 1), None)


async def test_a_settled_sheet_leads_to_one_more(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = (await lay_out(club, ROBIN, SOUTH, "Grandma")).table.table_id
    with pytest.raises(NotOver):
        await club.sheets.again(table, SOUTH, None)
    await knock(club, table, NORTH, 1, 100)
    after = await club.sheets.again(table, SOUTH, 950)
    assert (after.table.status, after.table.host_id) == (TableStatus.PLAYING, 12)
    assert [each.name for each in after.players] == ["@north", "@south", "Grandma"]
    with pytest.raises(DoneByTwinError):
        await club.sheets.again(table, SOUTH, 950)
    monkeypatch.setattr(limits, "SHEETS", 0)
    with pytest.raises(AlreadyAnswered):
        await club.sheets.again(table, NORTH, 951)
