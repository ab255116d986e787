"""Counter-offers: either side may offer other rules until one accepts what stands."""

import asyncio
from datetime import timedelta

import pytest

from club.club import Club
from club.core.deadlines import Terms
from club.core.errors import (
    AlreadyAnswered,
    DoneByTwinError,
    NoSuchRule,
    NotYours,
    OfferChanged,
    SameRules,
    SeatsStay,
)
from club.core.people import Person
from club.play.challenges import LASTS
from club.table.scene import scene
from club.table.snapshot import Snapshot
from data.schema.vocabulary import PanelPurpose
from data.storage.database import Database
from engine.rules import PRESETS
from tests.club.club_helpers import EAST, NORTH, PLACE, SOUTH, Clock, make_club, play_out

STANDARD = PRESETS["standard"]
QUICKER = PRESETS.rules("standard", game_target=50)
SHORTEST = PRESETS.rules("standard", game_target=25)


async def waiting(club: Club) -> int:
    return (await club.starting.challenge(PLACE, NORTH, SOUTH, STANDARD)).table.table_id


async def offer(
    club: Club, table_id: int, who: Person, target: int = 50, interaction_id: int = 800
) -> Snapshot:
    """Offer another target on a panel of one's own."""
    panel = await club.panels.open(PLACE, who, PanelPurpose.COUNTER, STANDARD, table_id=table_id)
    panel_id = panel.panel.panel_id
    await club.panels.change(panel_id, who.member_id, "game_target", str(target))
    return await club.panels.use(
        panel_id, who, PanelPurpose.COUNTER, interaction_id, player="simple"
    )


@pytest.mark.slow
async def test_the_host_is_asked_after_a_counter_offer(club: Club) -> None:
    table_id = await waiting(club)
    countered = await offer(club, table_id, SOUTH)
    assert countered.rules == QUICKER
    assert countered.former == STANDARD
    assert countered.asked == NORTH.member_id
    assert countered.table.ply == 1
    assert countered.waits_for(NORTH.member_id)
    assert not countered.waits_for(SOUTH.member_id)
    seen = scene(countered, None)
    assert (seen.former, seen.offered_by) == (STANDARD, SOUTH.member_id)
    with pytest.raises(NotYours):
        await club.starting.accept(table_id, SOUTH, 5000)
    with pytest.raises(NotYours):
        await club.starting.decline(table_id, SOUTH)
    with pytest.raises(NotYours):
        await club.starting.withdraw(table_id, NORTH)
    playing = await club.starting.accept(table_id, NORTH, 5000, offer=1)
    assert playing.rules == QUICKER
    assert playing.table.guest_id == SOUTH.member_id
    assert (playing.table.ply, playing.former, playing.drafts) == (0, None, {})
    assert playing.state is not None
    assert (await play_out(club, playing)).table.status == "finished"


async def test_offers_go_to_and_fro(club: Club) -> None:
    table_id = await waiting(club)
    await offer(club, table_id, SOUTH)
    back = await offer(club, table_id, NORTH, 25)
    assert (back.rules, back.former) == (SHORTEST, QUICKER)
    assert (back.asked, back.table.ply) == (SOUTH.member_id, 2)
    again = await offer(club, table_id, NORTH, 30)  # better yet, before anybody has answered
    assert (again.former, again.table.ply) == (SHORTEST, 3)
    assert (await club.starting.accept(table_id, SOUTH, 5000, offer=3)).rules.game_target == 30


async def test_only_the_offer_that_was_shown_is_accepted(club: Club) -> None:
    table_id = await waiting(club)
    await offer(club, table_id, NORTH)
    for answer in (club.starting.accept, club.starting.decline):
        with pytest.raises(OfferChanged):
            await answer(table_id, SOUTH, 5000, offer=0)
    with pytest.raises(OfferChanged):
        await club.starting.withdraw(table_id, NORTH, 5000, offer=0)
    assert (await club.starting.accept(table_id, SOUTH, 5001, offer=1)).state is not None


@pytest.mark.slow
async def test_accepting_and_offering_at_once(club: Club, database: Database) -> None:
    """Whichever comes first holds: nobody plays by rules that they haven't seen."""
    for number in range(8):
        table_id = await waiting(club)
        other = make_club(database)
        accepted, offered = await asyncio.gather(
            club.starting.accept(table_id, SOUTH, 5000 + number, offer=0),
            offer(other, table_id, NORTH, interaction_id=600 + number),
            return_exceptions=True,
        )
        table = await club.tables.snapshot(table_id)
        if isinstance(accepted, Snapshot):
            assert isinstance(offered, AlreadyAnswered)
            assert (table.table.status, table.rules) == ("playing", STANDARD)
            await club.playing.resign(table_id, NORTH.member_id)
        else:
            assert isinstance(accepted, OfferChanged)
            assert (table.table.status, table.rules) == ("waiting", QUICKER)
            await club.starting.withdraw(table_id, NORTH)


async def test_both_offering_at_once_leaves_one_offer_that_stands(
    club: Club, database: Database
) -> None:
    table_id = await waiting(club)
    await asyncio.gather(
        offer(club, table_id, NORTH, 50, 601),
        offer(make_club(database), table_id, SOUTH, 25, 602),
    )
    table = await club.tables.snapshot(table_id)
    assert table.table.ply == 2
    assert table.asked == (SOUTH.member_id if table.rules == QUICKER else NORTH.member_id)
    assert table.former in {QUICKER, SHORTEST} - {table.rules}


async def test_one_press_makes_one_offer(club: Club, database: Database) -> None:
    table_id = await waiting(club)
    panel = await club.panels.open(PLACE, SOUTH, PanelPurpose.COUNTER, STANDARD, table_id=table_id)
    panel_id = panel.panel.panel_id
    await club.panels.change(panel_id, SOUTH.member_id, "game_target", "50")
    answers = await asyncio.gather(
        *(
            each.panels.use(panel_id, SOUTH, PanelPurpose.COUNTER, 700, player="simple")
            for each in (club, make_club(database))
        ),
        return_exceptions=True,
    )
    assert {type(one) for one in answers} == {Snapshot, DoneByTwinError}
    assert (await club.tables.snapshot(table_id)).table.ply == 1


async def test_the_same_rules_are_no_offer(club: Club) -> None:
    table_id = await waiting(club)
    with pytest.raises(SameRules):
        await offer(club, table_id, SOUTH, 100)
    assert (await club.tables.snapshot(table_id)).table.ply == 0


async def other_clock(club: Club, table_id: int, word: str) -> Snapshot:
    """Let South offer another clock, with the same rules."""
    panel = await club.panels.open(PLACE, SOUTH, PanelPurpose.COUNTER, STANDARD, table_id=table_id)
    panel_id = panel.panel.panel_id
    await club.panels.set_clock(panel_id, SOUTH.member_id, word)
    return await club.panels.use(panel_id, SOUTH, PanelPurpose.COUNTER, 900, player="simple")


async def test_another_clock_alone_is_an_offer(club: Club) -> None:
    table_id = await waiting(club)
    offered = await other_clock(club, table_id, "relaxed:24")
    assert (offered.rules, offered.former) == (STANDARD, STANDARD)
    assert (offered.table.clock, offered.former_clock) == ("relaxed:24", Terms())
    assert (offered.asked, offered.table.ply) == (NORTH.member_id, 1)
    seen = scene(offered, None)
    assert (str(seen.clock), seen.former_clock) == ("relaxed:24", Terms())
    playing = await club.starting.accept(table_id, NORTH, 5000, offer=1)
    assert playing.table.clock == "relaxed:24"
    assert playing.former_clock is None


async def test_an_offer_of_rules_leaves_the_clock(club: Club) -> None:
    clock = Terms.parse("live:5")
    table_id = (
        await club.starting.challenge(PLACE, NORTH, SOUTH, STANDARD, clock=clock)
    ).table.table_id
    offered = await offer(club, table_id, SOUTH)
    assert (offered.table.clock, offered.former_clock) == ("live:5", None)
    with pytest.raises(SameRules):
        await other_clock(club, table_id, "live:5")


async def test_the_servers_clock_is_none_of_a_challenges(club: Club) -> None:
    table_id = await waiting(club)
    panel = await club.panels.open(PLACE, SOUTH, PanelPurpose.COUNTER, STANDARD, table_id=table_id)
    assert (panel.clock, panel.base_clock) == (Terms(), Terms())
    for word in ("", "relaxed:5", "soon"):
        with pytest.raises(NoSuchRule):
            await club.panels.set_clock(panel.panel.panel_id, SOUTH.member_id, word)


async def test_only_the_two_may_offer(club: Club) -> None:
    table_id = await waiting(club)
    with pytest.raises(NotYours):
        await offer(club, table_id, EAST)
    seat = (await club.starting.challenge(PLACE, EAST, None, STANDARD)).table.table_id
    with pytest.raises(NotYours):
        await offer(club, seat, NORTH)
    changed = await offer(club, seat, EAST, interaction_id=801)
    assert (changed.asked, changed.rules) == (None, QUICKER)
    with pytest.raises(OfferChanged):
        await club.starting.accept(seat, NORTH, 5000, offer=0)
    assert (await club.starting.accept(seat, NORTH, 5001, offer=1)).state is not None


async def test_a_lobby_takes_no_offers(club: Club) -> None:
    rules = PRESETS.rules("standard", seating="round_robin")
    lobby = await club.groups.gather(PLACE, NORTH, rules)
    with pytest.raises(SeatsStay):
        await offer(club, lobby.table.table_id, NORTH)


async def test_an_offer_lasts_a_day_of_its_own(club: Club, clock: Clock) -> None:
    table_id = await waiting(club)
    clock.advance(LASTS - timedelta(minutes=1))
    await offer(club, table_id, SOUTH)
    clock.advance(LASTS - timedelta(minutes=1))
    assert await club.starting.expire_due() == []
    clock.advance(timedelta(minutes=1))
    with pytest.raises(AlreadyAnswered):
        await offer(club, table_id, NORTH, 25, 802)
    assert await club.starting.expire_due() == [table_id]


async def test_an_answered_challenge_takes_no_offers(club: Club) -> None:
    table_id = await waiting(club)
    panel = await club.panels.open(PLACE, SOUTH, PanelPurpose.COUNTER, STANDARD, table_id=table_id)
    await club.panels.change(panel.panel.panel_id, SOUTH.member_id, "game_target", "50")
    await club.starting.withdraw(table_id, NORTH)
    with pytest.raises(AlreadyAnswered):
        await club.panels.use(
            panel.panel.panel_id, SOUTH, PanelPurpose.COUNTER, 803, player="simple"
        )
    with pytest.raises(AlreadyAnswered):
        await offer(club, table_id, SOUTH)


@pytest.mark.parametrize("word", ["decline", "withdraw"])
async def test_a_counter_offer_is_declined_or_withdrawn(club: Club, word: str) -> None:
    table_id = await waiting(club)
    await offer(club, table_id, SOUTH)
    who = NORTH if word == "decline" else SOUTH
    closed = await getattr(club.starting, word)(table_id, who, 5000, offer=1)
    assert closed.table.status == {"decline": "declined", "withdraw": "withdrawn"}[word]
    assert closed.former is None
