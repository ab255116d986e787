"""Cups whose organiser decides, corrects and cancels."""

import pytest

from club.cups.cup_notices import CupNotice, due_notices
from club.cups.formats import schedule
from club.cups.formats.events import Decided, HowDecided
from club.cups.formats.match_keys import CupPart, MatchKey
from club.cups.formats.plan import CupFormat
from club.cups.refusals import CupOver, NotOrganiser
from data.core.host_messages import HostNoticeKey
from tests.club.club_helpers import PLACE
from tests.club.cups.cup_club import (
    FINAL_OF_FOUR,
    FIRST,
    KNOCKOUT,
    ORGANISER,
    CupClub,
    draft,
    member,
    press,
)


async def test_a_match_that_opens_once_more_is_announced_once_more(host: CupClub) -> None:
    cup = await host.begin(KNOCKOUT, 4)
    semi_finals = schedule.playable(cup.state)
    for each in semi_finals:
        await host.win(each, 1)
    announced = list[HostNoticeKey]()
    for winner in (None, 2):
        announced.extend(await _opened(host))
        (first, *_) = semi_finals
        named = None if winner is None else first.entrants[winner - 1]
        result = Decided(
            first.key, named, HowDecided.WALKOVER if named is None else HowDecided.RULED
        )
        await host.club.cups.rule(host.cup_id, PLACE, ORGANISER.member_id, result, press())
    announced.extend(await _opened(host))
    finals = [each for each in announced if each.match == str(FINAL_OF_FOUR)]
    assert len(finals) == len(set(finals)) == 2


async def _opened(host: CupClub) -> list[HostNoticeKey]:
    scene = await host.club.cup_displays.scene(host.cup_id)
    due = due_notices(scene, {}, host.clock.now())
    return [each.key for each in due if each.word is CupNotice.OPENED]


async def test_the_organiser_decides_and_corrects(host: CupClub) -> None:
    cup = await host.begin(KNOCKOUT, 4)
    table = await host.table(schedule.playable(cup.state)[0])
    ruled = Decided(FIRST, 4, HowDecided.RULED)
    with pytest.raises(NotOrganiser):
        await host.club.cups.rule(host.cup_id, PLACE, member(1).member_id, ruled)
    await host.club.cups.rule(host.cup_id, PLACE, ORGANISER.member_id, ruled, press())
    assert (await host.club.tables.snapshot(table.table.table_id)).state is None
    cup = await host.club.cups.rule(
        host.cup_id, PLACE, ORGANISER.member_id, Decided(FIRST, 1, HowDecided.RULED), press()
    )
    assert cup.state.decisions[FIRST].winner == 1
    cup = await host.win_all()
    assert schedule.champion(cup.state) == 1


async def test_a_correction_that_changes_who_plays_begins_another_game(host: CupClub) -> None:
    cup = await host.begin(KNOCKOUT, 4)
    for match in schedule.playable(cup.state):
        await host.win(match, min(match.entrants))
    cup = await host.cup()
    (final,) = schedule.playable(cup.state)
    before = await host.table(final)
    await host.club.cups.rule(
        host.cup_id, PLACE, ORGANISER.member_id, Decided(FIRST, 4, HowDecided.RULED), press()
    )
    cup = await host.look()
    (final,) = schedule.playable(cup.state)
    assert set(final.entrants) == {2, 4}
    again = await host.table(final)
    assert {each.member_id for each in again.players} == {member(2).member_id, member(4).member_id}
    assert (await host.club.tables.snapshot(before.table.table_id)).state is None


async def test_a_match_that_a_correction_opens_again_has_other_cards(host: CupClub) -> None:
    """Those of its first game are known by then."""
    cup = await host.begin(draft(CupFormat.DOUBLE_ELIMINATION), 2)
    first = schedule.playable(cup.state)[0].key
    final = MatchKey(CupPart.FINAL, 1, 1)
    await host.win(schedule.playable(cup.state)[0], 1)
    cup = await host.win(schedule.playable((await host.cup()).state)[0], 2)
    (second,) = schedule.playable(cup.state)
    assert first != final != second.key
    before = await host.table(second)
    for winner in (1, 2):
        corrected = Decided(final, winner, HowDecided.RULED)
        await host.club.cups.rule(host.cup_id, PLACE, ORGANISER.member_id, corrected, press())
    again = await host.table(second)
    assert again.table.table_id != before.table.table_id
    assert again.table.contest_seed != before.table.contest_seed


async def test_a_correction_may_revive_a_cup_that_is_over(host: CupClub) -> None:
    await host.begin(draft(CupFormat.DOUBLE_ELIMINATION), 2)
    cup = await host.win_all()
    assert cup.row.finished_at is not None
    ruled = Decided(MatchKey(CupPart.FINAL, 1, 1), 2, HowDecided.RULED)
    cup = await host.club.cups.rule(host.cup_id, PLACE, ORGANISER.member_id, ruled, press())
    assert cup.row.finished_at is None
    assert cup.row == (await host.cup()).row
    host.later(1)
    cup = await host.win_all()
    assert cup.row.finished_at == host.clock.time
    assert cup.row.look_at is None
    host.later()
    assert not await host.club.cups.bring_on()


async def test_who_has_won_the_final_can_only_be_put_out_too_late(host: CupClub) -> None:
    cup = await host.begin(KNOCKOUT, 2)
    table = await host.table(schedule.playable(cup.state)[0])
    await host.club.playing.resign(table.table.table_id, member(2).member_id)
    with pytest.raises(CupOver):
        await host.club.cups.cancel(host.cup_id, PLACE, ORGANISER.member_id, press())
    assert schedule.champion((await host.look()).state) == 1


async def test_a_cancelled_cup_annuls_its_games(host: CupClub) -> None:
    cup = await host.begin(KNOCKOUT, 4)
    running = [each.table_id for each in cup.playing]
    cup = await host.club.cups.cancel(host.cup_id, PLACE, ORGANISER.member_id, press())
    assert cup.row.finished_at is not None
    assert not cup.playing
    for table_id in running:
        assert table_id is not None
        assert (await host.club.tables.snapshot(table_id)).state is None
    with pytest.raises(CupOver):
        await host.club.cups.enter(host.cup_id, PLACE, member(9), press())
