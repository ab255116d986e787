"""What a member shows to the channel: a board, their profile, the problem of the day."""

from datetime import timedelta

import pytest

from club.core.people import Person
from cogs.kit.press_kinds import PressKind
from playground.driver import Answer, texts
from playground.standin.permissions import BITS, EVERYONE
from tests.wire.harness import Harness, offered
from tests.wire.members.test_intruders import forged, says
from tests.wire.members.test_problem import moves
from tests.wire.members.test_profile import leading, pictures, played
from tests.wire.members.test_standings import fill, given_up, person


def buttons(message: dict[str, object], kind: PressKind) -> list[str]:
    """The ids of a message's buttons of a kind."""
    return [one for one, each in offered(message).items() if each.kind == kind]


@pytest.mark.slow
async def test_a_board_is_shown_to_the_channel_once_a_minute(harness: Harness) -> None:
    await fill(harness)
    north, south = harness.north, harness.south
    private = await south.command("gin standings")
    await south.press(private, "Share")
    public = await north.sees("shown by South")
    assert "`1` North" in texts(public)
    assert "**South**" not in texts(public), "nobody's line is set apart on everybody's board"
    assert len(buttons(public, PressKind.BOARD)) == 1
    own = await north.press(public, "Look around")
    assert own.ephemeral
    assert "**North**" in texts(own.message)
    twice = await south.press(private, "Share")
    assert says(twice, "refusal-shared-lately")
    harness.clock.advance(timedelta(minutes=2))
    await south.press(private, "Share")
    shown = [each for each in harness.east.messages() if "shown by South" in texts(each)]
    assert len(shown) == 2


async def test_a_board_for_everybody_has_nobody_who_is_hidden(harness: Harness) -> None:
    north, south = person(harness.north), person(harness.south)
    await given_up(harness, north, south, loser=south)
    await harness.club.settings.set_member(north, "privacy", "nobody")
    private = await harness.north.command("gin standings")
    assert "**North**" in texts(private.message)
    await harness.north.press(private, "Share")
    public = await harness.south.sees("shown by North")
    assert "South" in texts(public)
    assert texts(public).count("North") == 1, "who shows it is named, and has no line"


async def test_what_nobody_would_see_or_hear_is_refused(harness: Harness) -> None:
    north = harness.north
    await given_up(harness, person(north), person(harness.south), loser=person(harness.south))
    profile = await north.command("gin profile", where=north.dm())
    assert says(await north.press(profile, "Share"), "refusal-nobody-there")
    board = await harness.south.command("gin standings")
    harness.discord.guild.everyone = EVERYONE & ~BITS["send_messages"]
    assert says(await harness.south.press(board, "Share"), "refusal-may-not-write")
    assert harness.east.messages() == []


@pytest.mark.slow
async def test_a_profile_is_shown_by_its_member(harness: Harness) -> None:
    await played(harness)
    north, south = harness.north, harness.south
    own = await north.command("gin profile")
    await north.press(own, "Share")
    public = await south.sees("North’s profile")  # noqa: RUF001
    (picture,) = pictures(public)
    assert picture["media"]["content_type"] == "image/png"
    whole = await south.press(public, "Full profile")
    assert whole.ephemeral
    assert "North’s profile" in texts(whole.message)  # noqa: RUF001
    badges = await north.press(own, leading(own.message, PressKind.PROFILE, page="badges"))
    await north.press(badges, "Share")
    assert await south.sees("Table ")
    hands = await north.press(badges, leading(badges.message, PressKind.PROFILE, page="hands"))
    assert "Share" not in labels(hands)
    theirs = await north.command("gin profile", member=south)
    assert "Share" not in labels(theirs)


@pytest.mark.slow
async def test_nobody_shows_anothers_profile(harness: Harness) -> None:
    await played(harness)
    own = await harness.north.command("gin profile")
    (share,) = (one for one in offered(own.message) if one.startswith("gin:profile:0:4:"))
    assert says(await forged(harness, harness.south, share), "refusal-old-button")


@pytest.mark.slow
async def test_a_profile_without_a_picture_where_none_may_be_sent(harness: Harness) -> None:
    await played(harness)
    own = await harness.north.command("gin profile")
    harness.discord.channel.denied.add("attach_files")
    assert says(await harness.north.press(own, "Share"), "refusal-no-files")


async def test_a_solved_problem_is_shown_without_its_answer(harness: Harness) -> None:
    north, south = harness.north, harness.south
    best, _ = await moves(harness, north)
    asked = await north.command("gin problem")
    assert "Share" not in labels(asked)
    early = f"gin:problem:0:{offered(asked.message)[best].ply}:share"
    assert says(await forged(harness, north, early), "refusal-old-button")
    solved = await north.press(asked, best)
    await north.press(solved, "Share")
    public = await south.sees("**North** has solved it.")
    assert best not in offered(public)
    assert "is worth" not in texts(public)
    theirs = await south.press(public, "Try it")
    assert theirs.ephemeral
    assert best in offered(theirs.message)
    harness.clock.advance(timedelta(days=1))
    assert says(await north.press(solved, "Share"), "refusal-old-button")


async def test_what_is_shown_speaks_the_language_of_the_channel(harness: Harness) -> None:
    await harness.club.settings.set_member(Person(harness.north.id, "North"), "language", "de")
    best, _ = await moves(harness, harness.north)
    solved = await harness.north.press(await harness.north.command("gin problem"), best)
    await harness.north.press(solved, "Teilen")
    assert await harness.south.sees("**North** has solved it.")


def labels(answer: Answer) -> list[str]:
    """What the buttons of an answer say."""
    found: list[str] = []

    def walk(part: object) -> None:
        if isinstance(part, dict):
            found.extend([part["label"]] if "label" in part else [])
            for each in part.values():
                walk(each)
        elif isinstance(part, list):
            for each in part:
                walk(each)

    walk(answer.message.get("components"))
    return found
