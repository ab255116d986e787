"""The end of a deal: its result stands where the hand was, until its player goes on."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from club.core.people import Person
from club.core.settings import AfterDeal
from club.table.snapshot import Snapshot
from cogs.kit.text import Text
from engine.players import PLAYERS
from engine.rules import PRESETS
from playground.driver import Actor, texts
from playground.standin.validation.walk import walk
from tests.club.club_helpers import dice
from tests.wire.doors import ask_resign
from tests.wire.harness import Harness, next_deal, offered, open_harness

text = Text()


async def played_out(harness: Harness, table_id: int) -> Snapshot:
    """Let both play until a deal is over, with all messages drawn."""
    snapshot = await harness.club.tables.snapshot(table_id)
    dice = random.Random(2)
    while snapshot.last is None:
        assert snapshot.state is not None
        move = PLAYERS["simple"].choose(snapshot.state.view(snapshot.state.turn), dice)
        member_id = harness.on_turn(snapshot).id
        snapshot = await harness.club.playing.play(
            table_id, snapshot.table.ply, member_id, str(move)
        )
    harness.bot.reconciler.refresh(table_id)
    await harness.quiet()
    return snapshot


def shown(actor: Actor) -> dict[str, Any]:
    """A member's hand as it stands in their direct messages."""
    return actor.messages(actor.dm())[-1]


async def test_both_see_the_result_and_each_goes_on_alone(harness: Harness) -> None:
    table_id = await harness.begin()
    snapshot = await played_out(harness, table_id)
    assert snapshot.last is not None
    assert snapshot.state is not None
    winner, first = snapshot.last.winner, snapshot.state.turn
    assert winner is not None
    names = {1: "North", 2: "South"}
    for seat, actor in enumerate((harness.north, harness.south), 1):
        message = shown(actor)
        assert next_deal(message)
        other = names[3 - seat]
        goes_first = (
            text("deal-end-yours") if seat == first else text("deal-end-theirs", name=other)
        )
        assert goes_first in texts(message)
        assert ("You score" in texts(message)) == (seat == winner)
        assert not [one for one in offered(message).values() if one.kind in {"move", "pick"}]
    mine = shown(harness.north)
    unread = next_deal(mine)
    assert unread is not None
    cards = (await harness.north.press(mine, unread)).message
    assert next_deal(cards) is None
    assert "-# Melds" in texts(cards) or "No melds yet" in texts(cards)
    assert "Last deal" not in texts(cards)
    assert next_deal(shown(harness.south))
    again = await harness.north.press(cards, next(iter(offered(cards))))
    assert again is not None


async def test_a_second_press_of_the_same_button_changes_nothing(harness: Harness) -> None:
    table_id = await harness.begin()
    await played_out(harness, table_id)
    first = await harness.club.playing.read_result(table_id, harness.north.id)
    assert await harness.club.playing.read_result(table_id, harness.north.id) == first


async def test_who_goes_on_and_gets_no_answer_sees_the_cards_all_the_same(
    harness: Harness,
) -> None:
    table_id = await harness.begin()
    await played_out(harness, table_id)
    mine = shown(harness.north)
    harness.discord.faults.fail("POST", "/interactions/*", 404, code=10062)
    pressing = asyncio.create_task(harness.north.press(mine, next_deal(mine) or ""))
    dm = harness.north.dm()
    await harness.north.wait_for(lambda one: next_deal(one) is None, where=dm)
    await pressing
    await harness.quiet()
    assert [one["id"] for one in harness.north.messages(dm)] == [mine["id"]]


async def test_an_edit_that_was_under_way_does_not_bring_the_result_back(harness: Harness) -> None:
    table_id = await harness.begin()
    await played_out(harness, table_id)
    mine, dm = shown(harness.north), harness.north.dm()
    held = harness.discord.faults.hold("PATCH", f"/channels/{mine['channel_id']}/*")
    harness.bot.reconciler.draw_hand_anew(table_id, 1)
    await held.arrived.wait()
    read = (await harness.north.press(mine, next_deal(mine) or "")).message
    assert next_deal(read) is None
    held.release()
    await harness.quiet()
    (left,) = harness.north.messages(dm)
    assert next_deal(left) is None


@pytest.mark.parametrize("lost", [False, True])
async def test_a_step_towards_a_move_is_shown_however_edits_and_answers_go(
    harness: Harness, *, lost: bool
) -> None:
    table_id = await harness.begin()
    actor, message = await harness.before_a_knock(table_id)
    seat = (await harness.club.tables.snapshot(table_id)).seat_of(actor.id)
    step = next(one for one, each in offered(message).items() if each.kind == "pick")
    assert seat is not None
    if lost:
        harness.discord.faults.fail("POST", "/interactions/*", 404, code=10062)
        pressing = asyncio.create_task(actor.press(message, step))
        await actor.wait_for(lambda one: texts(one) != texts(message), where=actor.dm())
        await pressing
    else:
        held = harness.discord.faults.hold("PATCH", f"/channels/{message['channel_id']}/*")
        harness.bot.reconciler.draw_hand_anew(table_id, seat)
        await held.arrived.wait()
        await actor.press(message, step)
        held.release()
    await harness.quiet()
    assert texts(shown(actor)) != texts(message)


async def test_who_likes_the_cards_at_once_gets_them(harness: Harness) -> None:
    table_id = await harness.begin()
    person = Person(harness.north.id, "North")
    await harness.club.settings.set_member(person, "after_deal", AfterDeal.CARDS)
    await played_out(harness, table_id)
    mine = shown(harness.north)
    assert next_deal(mine) is None
    assert "Last deal" in texts(mine)
    assert next_deal(shown(harness.south))


async def test_the_result_stays_while_the_other_side_plays_on(harness: Harness) -> None:
    table_id = await harness.begin()
    snapshot = await played_out(harness, table_id)
    actor, other = harness.on_turn(snapshot), harness.off_turn(snapshot)
    _, message, move = await harness.act(table_id)
    await actor.press(message, move)
    await harness.quiet()
    theirs = shown(other)
    assert next_deal(theirs)
    read = (await other.press(theirs, next_deal(theirs) or "")).message
    assert next_deal(read) is None


async def test_a_restart_keeps_what_was_not_read(tmp_path: Path) -> None:
    async with open_harness(tmp_path) as harness:
        table_id = await harness.begin()
        await played_out(harness, table_id)
        await harness.club.playing.read_result(table_id, harness.north.id)
        before = await harness.club.tables.snapshot(table_id)
    async with open_harness(tmp_path) as harness:
        after = await harness.club.tables.snapshot(table_id)
        assert [each.read_deal for each in after.players] == [1, None]
        assert after.players == before.players


@pytest.mark.parametrize("terms", ["relaxed:24", "live:5"])
async def test_slow_games_go_on_at_once(harness: Harness, terms: str) -> None:
    challenge = await harness.north.command("gin challenge", member=harness.south, clock=terms)
    await harness.south.press(await challenge.done(), "Accept")
    await harness.quiet()
    table_id = await harness.newest_table(harness.north)
    await played_out(harness, table_id)
    unread = next_deal(shown(harness.north))
    assert (unread is None) == terms.startswith("relaxed")


async def test_the_end_of_a_game_tells_each_their_own_rating_alone(harness: Harness) -> None:
    table_id = await harness.begin()
    asked = await ask_resign(harness.south, table_id)
    await harness.south.press(asked.message, f"gin:quit:{table_id}:yes")
    await harness.quiet()
    mine, theirs = texts(shown(harness.north)), texts(shown(harness.south))
    assert "Your rating: 1522 (+22)" in mine
    assert "Your rating: 1478" in theirs
    assert not any("rating" in texts(each) for each in harness.east.messages())


def picture_names(message: dict[str, Any]) -> list[str]:
    """The names of a message's pictures."""
    every = (item for each in walk(message["components"]) for item in each.get("items", ()))
    urls = (str(item["media"]["url"]) for item in every)
    return [url.partition("?")[0].rpartition("/")[2] for url in urls]


@pytest.mark.parametrize("ending", ["gif", "png"])
async def test_a_gin_moves_where_its_winner_likes_it(tmp_path: Path, ending: str) -> None:
    rules = PRESETS["straight"]
    async with open_harness(tmp_path, rules=rules, entropy=dice("a gin")) as harness:
        table_id = await harness.begin()
        for actor in (harness.north, harness.south):
            person = Person(actor.id, actor.name)
            await harness.club.settings.set_member(person, "celebrate", ending == "gif")
        snapshot = await played_out(harness, table_id)
        assert snapshot.last is not None
        assert snapshot.last.result == "big_gin"
        result = await harness.north.wait_for(
            lambda message: bool(picture_names(message)), where=await harness.room(table_id)
        )
        assert picture_names(result) == [f"deal-1.{ending}"]
