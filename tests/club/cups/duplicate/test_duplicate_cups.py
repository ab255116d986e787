"""Duplicate cups: the same cards at all tables of a round, and what the differences come to."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from club.club import Club
from club.core.deadlines import Terms
from club.cups import match_tables
from club.cups.duplicate.duplicate_rules import are_suited, fitted
from club.cups.formats import schedule
from club.cups.formats.events import BoardDecided, Decided, HowDecided
from club.cups.formats.plan import CupFormat, CupPlan
from club.cups.formats.team_boards import FORFEIT
from club.cups.refusals import InDuplicateMatch, NotForDuplicate, PlayedOn
from club.cups.stored_cup import read_plan, write_plan
from data.storage.database import Database
from engine import fair
from engine.fair import DUPLICATE_DEALS
from engine.protection import Grade
from engine.rules import PRESETS, BigGin, SequenceBonus, check_rules
from engine.verify import verify
from engine.words import BigGinMode, FamilyName, SeatingFormat, SequencePaid
from tests.club.club_helpers import PLACE, Clock, off_turn, on_turn, play_out, step
from tests.club.cups.cup_club import ORGANISER, draft, member, press
from tests.club.cups.duplicate.duplicate_club import DUPLICATE, tables_of
from tests.club.cups.team_club import TeamClub, of_team
from tests.club.turn_clock.quiet_days import pass_days


async def test_all_tables_of_a_round_have_the_same_cards(host: TeamClub) -> None:
    cup = await host.begin_teams(replace(DUPLICATE, plan=_plan(team_size=4)), 4)
    tables = await tables_of(host, cup)
    assert len(tables) == 2 * 4
    first = schedule.playable(cup.state)[0]
    seed = fair.round_seed(
        cup.row.seed, match=str(first.key), corrections=0, start=cup.start_press or 0
    )
    assert {each.table.contest_seed for each in tables} == {seed}
    assert {each.table.commitment for each in tables} == {fair.commitment(seed)}
    for each in tables:
        assert each.deal is not None
        assert each.state is not None
    assert len({each.deal.seed for each in tables if each.deal}) == 1
    assert len({each.deal.dealer for each in tables if each.deal}) == 1
    assert len({each.state.view(1).hand for each in tables if each.state}) == 1


async def test_at_the_second_board_of_a_pair_the_teams_sit_the_other_way(host: TeamClub) -> None:
    cup = await host.begin_teams(replace(DUPLICATE, plan=_plan(team_size=4)), 2)
    (match,) = schedule.playable(cup.state)
    for board in (1, 2, 3, 4):
        table = await host.table(match, board)
        teams = [cup.entrant_of(each.member_id or 0) for each in table.players]
        assert teams == [*match.entrants][:: 1 if board % 2 else -1]


async def test_the_same_play_comes_to_the_same_and_the_better_seed_goes_on(host: TeamClub) -> None:
    cup = await host.begin_teams(DUPLICATE, 2)
    (match,) = schedule.playable(cup.state)
    ended = [await play_out(host.club, await host.table(match, board)) for board in (1, 2)]
    sheets = [each.contest for each in ended]
    assert sheets[0] == sheets[1], "by seat"
    cup = await host.look()
    result = cup.state.decisions[match.key]
    assert result.score is not None
    assert result.score[0] == result.score[1]
    assert result.winner == 1


async def test_a_board_is_four_deals_and_their_points_count(host: TeamClub) -> None:
    cup = await host.begin_teams(DUPLICATE, 2)
    (match,) = schedule.playable(cup.state)
    totals = Counter[int]()
    for board in (1, 2):
        table = await host.table(match, board)
        dealers = list[int]()
        points = Counter[int]()
        while table.state is not None:
            before = table.deal
            assert before is not None
            table = await step(host.club, table)
            if table.deal != before:
                dealers.append(before.dealer)
                assert table.last is not None
                points.update(dict(enumerate(table.last.scores, start=1)))
        assert dealers in ([1, 2, 1, 2], [2, 1, 2, 1])
        assert table.contest is not None
        assert table.contest.deals == DUPLICATE_DEALS
        settlement = table.contest.settlement
        assert settlement is not None
        assert settlement.totals == (points[1], points[2])
        for seated in table.players:
            totals[cup.entrant_of(seated.member_id or 0) or 0] += points[seated.seat]
    cup = await host.look()
    one, other = match.entrants
    assert cup.state.decisions[match.key].score == (totals[one], totals[other])


async def test_a_round_begins_when_the_last_board_of_the_one_before_is_over(host: TeamClub) -> None:
    cup = await host.begin_teams(DUPLICATE, 8)
    first, second, *others = schedule.playable(cup.state)
    for match in (first, second):
        for board in (1, 2):
            cup = await host.win_board(match, board, match.entrants[0])
    waiting = [each for each in schedule.playable(cup.state) if each not in others]
    assert waiting, "a semi-final could begin"
    assert {each.match for each in cup.playing} == {str(each.key) for each in others}
    known = (await tables_of(host, cup))[0].table.contest_seed
    for match in others:
        for board in (1, 2):
            cup = await host.win_board(match, board, match.entrants[0])
    tables = await tables_of(host, cup)
    assert len(tables) == 2 * 2
    (seed,) = {each.table.contest_seed for each in tables}
    assert seed != known


async def test_who_gives_up_loses_the_board_by_a_hundred(host: TeamClub) -> None:
    cup = await host.begin_teams(DUPLICATE, 2)
    (match,) = schedule.playable(cup.state)
    await step(host.club, await step(host.club, await host.table(match, 1)))
    await host.win_board(match, 1, 2)
    cup = await host.win_board(match, 2, 2)
    boards = cup.state.boards[match.key]
    assert boards[1] == BoardDecided(match.key, 1, 2, HowDecided.PLAYED, (0, FORFEIT))
    assert boards[2] == BoardDecided(match.key, 2, 2, HowDecided.WALKOVER)
    assert cup.state.decisions[match.key].score == (0, 2 * FORFEIT)
    assert schedule.champion(cup.state) == 2


async def test_who_is_late_loses_the_board_by_a_hundred(host: TeamClub) -> None:
    cup = await host.begin_teams(DUPLICATE, 2)
    (match,) = schedule.playable(cup.state)
    table = await step(host.club, await host.table(match, 1))
    late = cup.entrant_of(on_turn(table))
    await play_out(host.club, await host.table(match, 2))
    host.later()
    cup = await host.look()
    board = cup.state.boards[match.key][1]
    assert board.winner != late
    assert board.score in {(FORFEIT, 0), (0, FORFEIT)}


async def test_a_board_that_is_called_off_is_not_played_again(
    host: TeamClub, database: Database
) -> None:
    cup = await host.begin_teams(DUPLICATE, 2)
    (match,) = schedule.playable(cup.state)
    table = await step(host.club, await host.table(match, 1))
    async with database.write() as connection:
        await match_tables.call_off(connection, table.table.table_id, host.clock.now())
    cup = await host.look()
    assert [each.board for each in cup.playing] == [2]
    nothing = BoardDecided(match.key, 1, None, HowDecided.WALKOVER)
    assert cup.state.boards[match.key] == {1: nothing}
    await play_out(host.club, await host.table(match, 2))
    cup = await host.look()
    assert cup.state.decisions[match.key] == Decided(match.key, 1, HowDecided.PLAYED, (0, 0))


async def test_a_board_is_not_called_off_by_those_alone_who_wait(
    host: TeamClub, clock: Clock
) -> None:
    cup = await host.begin_teams(replace(DUPLICATE, clock=Terms.parse("relaxed:24")), 2)
    (match,) = schedule.playable(cup.state)
    table = await step(host.club, await host.table(match, 1))
    table_id, ply = table.table.table_id, table.table.ply
    late, waiting = on_turn(table), off_turn(table)
    await pass_days(host.club, clock, 1.5)
    _, agreement = await host.club.calling_off.call_off(table_id, ply, waiting, press())
    assert not agreement.done
    over, agreement = await host.club.calling_off.call_off(table_id, ply, late, press())
    assert agreement.done
    assert over.called_off


async def test_nobody_takes_a_place_in_a_match_that_is_being_played(host: TeamClub) -> None:
    cup = await host.begin_teams(DUPLICATE, 4)
    one = member(of_team(1, 1)).member_id

    async def substitute() -> None:
        await host.club.cups.substitute(
            host.cup_id,
            PLACE,
            ORGANISER.member_id,
            one,
            member(99),
            interaction_id=press(),
        )

    with pytest.raises(InDuplicateMatch):
        await substitute()
    own = next(each for each in schedule.playable(cup.state) if 1 in each.entrants)
    for board in (1, 2):
        await host.win_board(own, board, 1)
    await substitute()
    assert member(99).member_id in (await host.cup()).state.members[1]


async def test_who_leaves_gives_the_board_up_and_the_next_member_plays_later(
    host: TeamClub,
) -> None:
    cup = await host.begin_teams(DUPLICATE, 4)
    own = next(each for each in schedule.playable(cup.state) if 1 in each.entrants)
    gone = member(of_team(1, 2)).member_id
    cup = await host.club.cups.leave(host.cup_id, PLACE, gone, press())
    assert cup.state.boards[own.key][2].winner not in {1, None}
    await host.club.cup_teams.join(host.cup_id, PLACE, member(99), 1, press())
    cup = await host.look()
    assert cup.row_of(own.key, 2) is None
    assert cup.row_of(own.key, 1) is not None


async def test_a_correction_changes_no_match_that_has_begun(host: TeamClub) -> None:
    cup = await host.begin_teams(DUPLICATE, 4)
    matches = schedule.playable(cup.state)
    for match in matches:
        for board in (1, 2):
            cup = await host.win_board(match, board, min(match.entrants))
    assert cup.playing
    wrong = matches[0]
    other = Decided(wrong.key, max(wrong.entrants), HowDecided.RULED)
    with pytest.raises(PlayedOn):
        await host.club.cups.rule(host.cup_id, PLACE, ORGANISER.member_id, other, press())


async def test_a_correction_changes_who_plays_a_match_that_has_not_begun(host: TeamClub) -> None:
    cup = await host.begin_teams(DUPLICATE, 8)
    matches = schedule.playable(cup.state)
    for match in matches[:2]:
        for board in (1, 2):
            cup = await host.win_board(match, board, min(match.entrants))
    wrong = matches[0]
    right = max(wrong.entrants)
    assert [each for each in schedule.playable(cup.state) if wrong.entrants[0] in each.entrants]
    result = Decided(wrong.key, right, HowDecided.RULED)
    await host.club.cups.rule(host.cup_id, PLACE, ORGANISER.member_id, result, press())
    cup = await host.look()
    assert [each for each in schedule.playable(cup.state) if right in each.entrants]
    for match in matches[2:]:
        for board in (1, 2):
            cup = await host.win_board(match, board, min(match.entrants))
    tables = await tables_of(host, cup)
    assert member(of_team(right, 1)).member_id in {one for each in tables for one in each.members}
    assert len({each.table.contest_seed for each in tables}) == 1


async def test_without_a_twin_or_cards_here_there_is_no_duplicate() -> None:
    assert _plan(team_size=2).is_duplicate
    assert not _plan(team_size=1).is_duplicate
    assert not _plan(team_size=3).is_duplicate
    assert not replace(_plan(team_size=2), real_cards=True).is_duplicate
    plan = _plan(team_size=4)
    assert read_plan(write_plan(plan)) == plan
    before = {name: each for name, each in write_plan(plan).items() if name != "duplicate"}
    assert read_plan(before) == replace(plan, duplicate=False)


async def test_a_duplicate_has_rules_that_deal_alike_everywhere(club: Club) -> None:
    for name in PRESETS:
        usual = PRESETS.rules(name)
        if usual.family == FamilyName.KNOCK and usual.seating == SeatingFormat.HEADS_UP:
            rules = fitted(usual)
            check_rules(rules)
            assert fitted(rules) == rules
    for name in ("mahjong", "skarney", "colonel"):
        wrong = replace(DUPLICATE, rules=PRESETS.rules(name))
        with pytest.raises(NotForDuplicate):
            await club.cups.create(PLACE, ORGANISER, wrong, press())


@pytest.mark.parametrize(
    "high",
    [
        {"gin_bonus": 234},
        {"undercut_bonus": 500},
        {"big_gin": BigGin(BigGinMode.TOTAL, 234)},
        {"big_gin": BigGin(BigGinMode.EXTRA, 209)},
        {"sequence_bonus": SequenceBonus(3, 25, 0, SequencePaid.WINNER)},
        {"gin_bonus": 70, "spade_doubles": True},
    ],
)
async def test_no_bonus_ends_a_board_before_its_last_deal(club: Club, high: dict[str, Any]) -> None:
    wrong = replace(DUPLICATE, rules=replace(PRESETS.rules("standard"), **high))
    with pytest.raises(NotForDuplicate):
        await club.cups.create(PLACE, ORGANISER, wrong, press())
    fine = replace(PRESETS.rules("standard"), gin_bonus=233, undercut_bonus=233)
    assert are_suited(fine)


async def test_the_cards_of_a_board_can_be_checked(host: TeamClub) -> None:
    cup = await host.begin_teams(DUPLICATE, 2)
    (match,) = schedule.playable(cup.state)
    ended = [await play_out(host.club, await host.table(match, board)) for board in (1, 2)]
    for each in ended:
        record = await host.club.tables.record(each.table.table_id)
        checked = verify(record, seal=each.table.commitment)
        assert checked.contest
        assert len(checked.deals) == DUPLICATE_DEALS
        assert {one.grade for one in checked.protections} == {Grade.NONE}


def _plan(team_size: int) -> CupPlan:
    return draft(CupFormat.KNOCKOUT, team_size=team_size, duplicate=True).plan
