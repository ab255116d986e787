"""The server's boards by clicking: menus, pages, seasons, and a game that is taken back."""

import itertools
from datetime import timedelta
from typing import Any

import pytest

from club.core.people import Person, Place
from club.core.seasons import periods
from club.ratings.standings import Board
from cogs.kit.ids import make_menu_id
from cogs.kit.press_kinds import PressKind
from cogs.ratings.ui.board import FAMILY, MEASURE, SPAN
from playground.driver import Actor, menus, texts
from tests.club.club_helpers import QUICK
from tests.wire.harness import Harness
from tests.wire.matchmaking.test_finding import button, words
from tests.wire.members.test_set import text

Json = dict[str, Any]

presses = itertools.count(9000)
CROWD = 12


def place(harness: Harness) -> Place:
    guild, channel = harness.discord.guild, harness.discord.channel
    return Place(int(guild.id), "Card house", int(channel.id), "gin-table")


def person(actor: Actor) -> Person:
    return Person(actor.id, actor.name)


async def given_up(harness: Harness, one: Person, two: Person, *, loser: Person) -> int:
    """Let two begin a game that one of them gives up; its table."""
    waiting = await harness.club.starting.challenge(
        place(harness), one, two, QUICK, interaction_id=next(presses)
    )
    table_id = waiting.table.table_id
    await harness.club.starting.accept(table_id, two, next(presses))
    await harness.club.playing.resign(table_id, loser.member_id)
    return table_id


async def fill(harness: Harness) -> list[Actor]:
    """Let North win against a crowd, and South lose to one of it; the crowd."""
    crowd = [harness.discord.add_member(f"crowd{number}") for number in range(CROWD)]
    for each in crowd:
        await given_up(harness, person(harness.north), person(each), loser=person(each))
    south = person(harness.south)
    await given_up(harness, south, person(crowd[0]), loser=south)
    return crowd


async def choose(actor: Actor, message: Json, **changes: str) -> Json:
    """Choose another board by the menu that is about what changes."""
    ((what, wanted),) = changes.items()
    number = {"measure": MEASURE, "family": FAMILY, "span": SPAN}[what]
    menu = next(
        each
        for each in menus(message)
        if each.custom_id == make_menu_id(PressKind.BOARD, 0, number)
    )
    value = next(value for _, value in menu.options if getattr(Board.read(value), what) == wanted)
    return (await actor.choose(message, menu.custom_id, value)).message


@pytest.mark.slow
async def test_a_board_is_turned_by_menus_and_pages(harness: Harness) -> None:
    await fill(harness)
    first = await harness.south.command("gin standings")
    assert first.ephemeral
    said = texts(first.message)
    assert "Rating" in said
    assert "`1` North · **" in said, "who has won twelve games, and whose rating is settled"
    assert "**South**" in said, "who stands on the second page"
    assert {"rating.knock.all.0", "rating.knock.all.1"} == set(words(first.message, "board"))
    second = (
        await harness.south.press(first, button(first.message, "board", "rating.knock.all.1"))
    ).message
    assert "**South**" in texts(second)
    assert "North" not in texts(second)
    gins = await choose(harness.south, second, measure="best_streak")
    assert "**12** won in a row" in texts(gins)
    month = await choose(harness.south, gins, span="month")
    assert "<t:" in texts(month)
    mahjong = await choose(harness.south, month, family="mahjong")
    assert "Nobody has finished" in texts(mahjong)
    assert "Mahjong gin" in texts(mahjong)
    ratings = await choose(harness.south, mahjong, measure="rating")
    assert "Over what time" not in str(ratings)


@pytest.mark.slow
async def test_a_season_is_a_setting(harness: Harness) -> None:
    await fill(harness)
    message = (await harness.north.command("gin standings")).message
    net = await choose(harness.north, message, measure="net")
    assert not any("season" in value for menu in menus(net) for _, value in menu.options)
    await harness.club.settings.set_server(
        place(harness), person(harness.north), "season", "monthly"
    )
    net = await choose(harness.north, net, measure="games_won")
    season = await choose(harness.north, net, span="season")
    assert "**12** games won" in texts(season)
    _, month, quarter = periods(harness.clock.now())
    harness.clock.advance(timedelta(days=40))
    over = await choose(harness.north, season, span="season")
    assert "Nobody has finished" in texts(over), "the next season has begun"
    assert not any(quarter in value for menu in menus(over) for _, value in menu.options)
    past = await choose(harness.north, over, span=month)
    assert "**12** games won" in texts(past), "past seasons can be looked up"
    assert "<t:" not in texts(past)


async def test_before_the_first_rating_it_is_the_net(harness: Harness) -> None:
    answer = await harness.north.command("gin standings")
    assert "Nobody has finished" in texts(answer.message)
    assert "Net points" in texts(answer.message)


@pytest.mark.slow
async def test_a_game_that_is_over_is_annulled(harness: Harness) -> None:
    table_id = await given_up(
        harness, person(harness.north), person(harness.south), loser=person(harness.south)
    )
    snapshot = await harness.club.tables.snapshot(table_id)
    harness.bot.changed(snapshot)
    await harness.quiet()
    assert "North · **" in texts((await harness.south.command("gin standings")).message)
    void = {"table": table_id, "reason": "It was the wrong table"}
    answer = await harness.north.command("gin-admin void", **void)
    assert text("admin-void", table=str(table_id), names="North, South") in texts(answer.message)
    await harness.quiet()
    assert "Nobody has finished" in texts((await harness.south.command("gin standings")).message)
    said = [texts(one) for one in harness.south.messages()]
    assert any("counts nothing: It was the wrong table" in one for one in said), said
    again = await harness.north.command("gin-admin void", **void)
    assert text("refusal-game-over") in texts(again.message)
