"""Profiles and rivals by clicking: from a command, a member's menu, a button, and who may look."""

import itertools
from typing import Any

import pytest

from club.archive.profiles import ProfileRequest
from cogs.kit.ids import make_menu_id
from cogs.kit.press_kinds import PressKind
from cogs.ratings.ui.profile import FAMILY
from engine.rules import read_rules
from playground.driver import menus, texts
from tests.club.club_helpers import play_out
from tests.wire.doors import versus
from tests.wire.harness import Harness, offered
from tests.wire.members.test_intruders import hide
from tests.wire.members.test_set import text
from tests.wire.members.test_standings import person, place

Json = dict[str, Any]

presses = itertools.count(9000)


def leading(message: Json, kind: str, **wanted: str) -> str:
    """The button that leads to a profile like that, or to two members."""
    for custom_id, action in offered(message).items():
        if action.kind == kind and (
            kind != PressKind.PROFILE
            or all(
                getattr(ProfileRequest.read(action.rest), name) == value
                for name, value in wanted.items()
            )
        ):
            return custom_id
    raise AssertionError(f"no button to {kind} {wanted}")


def pictures(message: Json) -> list[Json]:
    """What the galleries of a message show."""
    (box,) = message["components"]
    return [item for part in box["components"] for item in part.get("items", ())]


async def played(harness: Harness, text: str = "standard game_target=1") -> int:
    """Let North and South play a game to its end; its table."""
    one, two = person(harness.north), person(harness.south)
    waiting = await harness.club.starting.challenge(
        place(harness), one, two, read_rules(text), interaction_id=next(presses)
    )
    table_id = waiting.table.table_id
    await play_out(harness.club, await harness.club.starting.accept(table_id, two, next(presses)))
    return table_id


@pytest.mark.slow
async def test_a_profile_is_looked_at_from_everywhere(harness: Harness) -> None:
    table_id = await played(harness)
    own = await harness.north.command("gin profile")
    assert own.ephemeral
    assert text("profile-title-own") in texts(own.message)
    (picture,) = pictures(own.message)
    assert picture["media"]["content_type"] == "image/png"
    assert "over one game: 1500 at first" in picture["description"]
    assert "Rating, Gin" in texts(own.message)
    badges = (
        await harness.north.press(own, leading(own.message, PressKind.PROFILE, page="badges"))
    ).message
    assert badges["id"] == own.message["id"]
    assert f"Table {table_id}" in texts(badges)
    assert pictures(badges) == []
    hands = (
        await harness.north.press(badges, leading(badges, PressKind.PROFILE, page="hands"))
    ).message
    menu = next(
        each
        for each in menus(hands)
        if each.custom_id == make_menu_id(PressKind.PROFILE, 0, FAMILY)
    )
    other = next(
        value for _, value in menu.options if ProfileRequest.read(value).family == "mahjong"
    )
    nothing = (await harness.north.choose(hands, menu.custom_id, other)).message
    assert text("profile-none-own") in texts(nothing)

    seen = await harness.east.user_command("Gin profile", harness.south)
    assert seen.ephemeral
    assert text("profile-title", name="South") in texts(seen.message)
    south = await harness.north.command("gin profile", member=harness.south)
    two = (await harness.north.press(south, leading(south.message, "versus"))).message
    assert text("versus-title", one="North", other="South") in texts(two)
    assert "Games won: " in texts(two)
    back = (await harness.north.press(two, leading(two, PressKind.PROFILE))).message
    assert text("profile-title-own") in texts(back)


@pytest.mark.slow
async def test_hands_of_a_hidden_channel_stay_there(harness: Harness) -> None:
    table_id = await played(harness)
    room = harness.discord.world.add_channel(harness.discord.guild, "lounge")
    winner, loser = harness.north, harness.south
    shown = (await harness.east.command("gin profile", member=winner, where=room)).message
    if "**0** of" in texts(shown):
        winner, loser = loser, winner
        shown = (await harness.east.command("gin profile", member=winner, where=room)).message
    page = leading(shown, PressKind.PROFILE, page="hands")
    assert f"Table {table_id}, deal" in texts((await harness.east.press(shown, page)).message)
    hide(harness)
    assert text("hands-none") in texts((await harness.east.press(shown, page)).message)
    own = (await loser.command("gin profile", member=winner, where=room)).message
    theirs = await loser.press(own, leading(own, PressKind.PROFILE, page="hands"))
    assert f"Table {table_id}, deal" in texts(theirs.message)


@pytest.mark.slow
async def test_those_who_show_it_to_nobody_are_looked_at_by_themselves_alone(
    harness: Harness,
) -> None:
    await played(harness)
    before = (await harness.east.command("gin profile", member=harness.north)).message
    rivals = (await versus(harness.east, harness.north, harness.south)).message
    await harness.club.settings.set_member(person(harness.north), "privacy", "nobody")
    hidden = text("refusal-record-hidden")
    page = leading(before, PressKind.PROFILE, page="badges")
    assert hidden in texts((await harness.east.press(before, page)).message)
    both = await versus(harness.east, harness.north, harness.south)
    assert hidden in texts(both.message)
    assert hidden in texts((await harness.east.user_command("Gin profile", harness.north)).message)
    theirs = await versus(harness.south, harness.north)
    assert text("versus-title", one="South", other="North") in texts(theirs.message)
    own = await harness.north.command("gin profile", where=harness.north.dm())
    assert text("profile-all") in texts(own.message)
    assert "1** game won" in texts(own.message)
    there = leading(rivals, PressKind.PROFILE)
    assert hidden in texts((await harness.east.press(rivals, there)).message)


async def test_what_cant_be_shown_is_answered_kindly(harness: Harness) -> None:
    nothing = await harness.north.command("gin profile")
    assert text("profile-none-own") in texts(nothing.message)
    newcomer = await harness.north.command("gin profile", member=harness.south)
    assert text("profile-none", name="South") in texts(newcomer.message)
    alone = await versus(harness.north, harness.north)
    assert text("refusal-two-needed") in texts(alone.message)
    unmet = await versus(harness.north, harness.south)
    assert text("versus-none") in texts(unmet.message)


async def test_two_are_compared_where_the_bot_may_not_write(harness: Harness) -> None:
    harness.discord.channel.denied.add("send_messages")
    both = await versus(harness.east, harness.north, harness.south)
    assert text("versus-none") in texts(both.message)
