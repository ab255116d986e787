"""Roles given to members and taken away again, on a server whose managers have chosen them."""

import asyncio
from datetime import timedelta

import pytest

from club.core.people import Person
from club.news.role_awards import RoleChange
from cogs.kit.ids import make_id
from cogs.kit.press_kinds import PressKind
from cogs.kit.text import Text
from cogs.members.ui.settings import OF_NEWS
from cogs.news.role_awards import A_MINUTE
from cogs.transport.roles import RoleObstacle
from data.core import members
from data.core.settings import Privacy
from data.news import awarded_roles
from data.ratings import ratings
from data.ratings.ratings import RatingRow
from playground.driver import Actor, texts
from playground.standin.models import Role
from tests.wire.forged_interactions import Forger
from tests.wire.harness import Harness
from tests.wire.matchmaking.test_panel import restarted
from tests.wire.members.test_settings import Panel
from tests.wire.members.test_standings import given_up, person, place

text = Text()
GIVING = "/guilds/*/members/*/roles/*"
HOUR = timedelta(hours=1)
NO_MEMBER, NO_PERMISSION = 10007, 50013


def furnished(harness: Harness) -> Role:
    """A role of the server's, and one above it with which the bot may give it."""
    world, guild = harness.discord.world, harness.discord.guild
    role = world.add_role(guild, "Card sharps")
    own = world.add_role(guild, "Undercut", "manage_roles", managed=True)
    world.give_role(guild, world.bot, own)
    harness.bot.scheduler.settle = 0
    return role


async def known(harness: Harness, role: Role) -> None:
    """Wait until the bot has heard of a role, and of its own."""
    await harness.discord.gateway.delivered()
    guild = harness.bot.get_guild(int(harness.discord.guild.id))
    assert guild is not None
    assert guild.get_role(int(role.id)) is not None


async def chosen(harness: Harness, setting: str, role: Role) -> None:
    """Choose a role, as North does in the panel."""
    await known(harness, role)
    panel = Panel(harness.north, (await harness.north.command("gin-admin news")).message)
    await panel.choose(f"show={setting}")
    await panel.several("role:", role.id)
    assert f"<@&{role.id}>" in panel.said or role.id in str(panel.message)


def holders(harness: Harness, role: Role) -> set[str]:
    """The members who have a role."""
    return {one for one, held in harness.discord.guild.held.items() if role.id in held}


async def given(harness: Harness, role: Role, *who: Actor) -> None:
    await harness.discord.wait_for(lambda: holders(harness, role) == {one.user.id for one in who})


async def minute(harness: Harness) -> None:
    """Let a minute pass, and have the bot look."""
    harness.clock.advance(timedelta(minutes=1, seconds=1))
    harness.bot.scheduler.wake()


async def settled_ratings(harness: Harness) -> None:
    """Let North win ten games against South, so that both have a settled rating."""
    for _ in range(10):
        await given_up(
            harness, person(harness.north), person(harness.south), loser=person(harness.south)
        )


async def test_a_role_comes_and_goes_with_the_rating(harness: Harness) -> None:
    await settled_ratings(harness)
    role = furnished(harness)
    await chosen(harness, "role_top_three", role)
    await given(harness, role, harness.north, harness.south)
    # Who hides their record has it no more, nor is a role told of them.
    await harness.club.settings.set_member(person(harness.south), "privacy", Privacy.NOBODY)
    harness.clock.advance(HOUR)
    harness.bot.scheduler.wake()
    await given(harness, role, harness.north)
    await harness.club.own_data.forget(harness.north.id)
    harness.clock.advance(HOUR)
    harness.bot.scheduler.wake()
    await given(harness, role)


@pytest.mark.slow
async def test_what_is_not_chosen_any_more_is_left_alone(harness: Harness) -> None:
    await settled_ratings(harness)
    role, world = furnished(harness), harness.discord.world
    other = world.add_role(harness.discord.guild, "Night owls")
    world.give_role(harness.discord.guild, harness.east.user, other)
    await chosen(harness, "role_top_three", role)
    await given(harness, role, harness.north, harness.south)
    panel = Panel(harness.north, (await harness.north.command("gin-admin news")).message)
    await panel.choose("show=role_top_three")
    await panel.press(text("press-role-none"))
    await minute(harness)
    await harness.quiet()
    assert holders(harness, role) == {harness.north.user.id, harness.south.user.id}
    assert holders(harness, other) == {harness.east.user.id}
    assert not harness.discord.requests("DELETE", GIVING)


@pytest.mark.parametrize(
    ("permissions", "why"),
    [
        (("administrator",), RoleObstacle.MODERATES),
        (("ban_members",), RoleObstacle.MODERATES),
        (("manage_messages",), RoleObstacle.MODERATES),
        (("mention_everyone",), RoleObstacle.MODERATES),
        (("pin_messages",), RoleObstacle.MODERATES),
        (("bypass_slowmode",), RoleObstacle.MODERATES),
    ],
)
@pytest.mark.slow
async def test_no_role_that_may_moderate_is_chosen(
    harness: Harness, permissions: tuple[str, ...], why: RoleObstacle
) -> None:
    world, guild = harness.discord.world, harness.discord.guild
    strong = world.add_role(guild, "Strong", *permissions)
    await known(harness, furnished(harness))
    await refused(harness, strong.id, why)


@pytest.mark.slow
async def test_no_role_that_the_bot_cannot_give_is_chosen(harness: Harness) -> None:
    world, guild = harness.discord.world, harness.discord.guild
    lone = world.add_role(guild, "Too early")
    await known(harness, lone)
    await refused(harness, lone.id, RoleObstacle.NOT_ALLOWED)
    await known(harness, furnished(harness))
    high = world.add_role(guild, "High")
    await known(harness, high)
    await refused(harness, high.id, RoleObstacle.TOO_HIGH)
    await refused(harness, guild.id, RoleObstacle.OF_A_BOT)
    await refused(harness, "5", RoleObstacle.GONE)


async def test_no_role_that_may_moderate_in_a_channel_is_chosen(harness: Harness) -> None:
    role, channel = furnished(harness), harness.discord.channel
    channel.allowed[role.id] = {"attach_files"}
    harness.discord.world.publish("channel_update", channel)
    await chosen(harness, "role_top_three", role)
    channel.allowed[role.id] = {"manage_messages"}
    harness.discord.world.publish("channel_update", channel)
    await harness.discord.gateway.delivered()
    await refused(harness, role.id, RoleObstacle.MODERATES)


async def test_no_manager_gives_a_role_that_they_could_not_give_themselves(
    harness: Harness,
) -> None:
    world, guild, south = harness.discord.world, harness.discord.guild, harness.south
    low = world.add_role(guild, "Helpers", "manage_guild", "manage_roles")
    role = furnished(harness)
    high = world.add_role(guild, "Hosts", "manage_guild")
    keeper = world.add_role(guild, "Keepers", "manage_roles")
    await known(harness, role)
    for held in (low, high):
        world.give_role(guild, south.user, held)
        await refused(harness, role.id, RoleObstacle.NOT_THEIRS, by=south)
        world.take_role(guild, south.user, held)
    for held in (high, keeper):
        world.give_role(guild, south.user, held)
    forged = make_id(PressKind.SET, OF_NEWS, 5, f"these=role_champion={role.id}")
    await Forger(harness, south).press(forged)
    settings = await harness.club.settings.server(int(guild.id))
    assert settings.role_champion == int(role.id)


async def refused(
    harness: Harness, role_id: str, why: RoleObstacle, *, by: Actor | None = None
) -> None:
    """A manager chooses a role for the champion, and reads why it can't be."""
    forged = make_id(PressKind.SET, OF_NEWS, 5, f"these=role_champion={role_id}")
    answer = await Forger(harness, by or harness.north).press(forged)
    assert text("refusal-role-refused", why=why) in texts(answer.message)
    settings = await harness.club.settings.server(int(harness.discord.guild.id))
    assert not settings.role_champion


@pytest.mark.slow
async def test_who_has_left_gets_none_and_brings_no_loop(harness: Harness) -> None:
    await settled_ratings(harness)
    role, world = furnished(harness), harness.discord.world
    world.leave(harness.discord.guild, harness.south.user)
    harness.discord.expect(NO_MEMBER)
    await chosen(harness, "role_top_three", role)
    await given(harness, role, harness.north)
    await harness.quiet()
    asked = len(harness.discord.requests("PUT", GIVING))
    for _ in range(3):
        harness.clock.advance(HOUR)
        harness.bot.scheduler.wake()
        await harness.bot.cogs["RoleAwardsCog"].look()  # pyright: ignore[reportAttributeAccessIssue, reportUnknownMemberType]
        await harness.quiet()
    assert len(harness.discord.requests("PUT", GIVING)) == asked


@pytest.mark.slow
async def test_a_lost_role_or_permission_brings_no_loop_and_the_panel_says_so(
    harness: Harness,
) -> None:
    await settled_ratings(harness)
    role, world = furnished(harness), harness.discord.world
    await chosen(harness, "role_top_three", role)
    await given(harness, role, harness.north, harness.south)
    await harness.quiet()
    asked = len(harness.discord.requests("*", GIVING))
    world.remove_role(harness.discord.guild, role)
    await harness.discord.gateway.delivered()
    await harness.club.settings.set_member(person(harness.south), "privacy", Privacy.NOBODY)
    for _ in range(3):
        harness.clock.advance(HOUR)
        await harness.bot.cogs["RoleAwardsCog"].look()  # pyright: ignore[reportAttributeAccessIssue, reportUnknownMemberType]
        await harness.quiet()
    assert len(harness.discord.requests("*", GIVING)) == asked
    panel = Panel(harness.north, (await harness.north.command("gin-admin news")).message)
    assert text("refusal-role-refused", why=RoleObstacle.GONE) in panel.said


async def rate(harness: Harness, people: list[Person]) -> None:
    """Give members a settled rating, each a higher one than the one before."""
    here = place(harness)
    async with harness.club.settings._database.write() as connection:
        await here.remember(connection)
        for each in people:
            await members.remember(connection, each.member_id, each.name, harness.clock.now())
        rows = [
            RatingRow(here.server_id, "knock", each.member_id, shown, 50.0, 20, shown, settled=True)
            for shown, each in enumerate(people, 1500)
        ]
        await ratings.put(connection, rows)


@pytest.mark.slow
async def test_some_are_given_in_a_minute_and_the_rest_in_the_next(harness: Harness) -> None:
    north, crowd = person(harness.north), list[Person]()
    for number in range(A_MINUTE + 2):
        crowd.append(person(harness.discord.add_member(f"crowd{number}")))
    await rate(harness, [north, *crowd])
    role = furnished(harness)
    await chosen(harness, "role_rating_middle", role)
    await harness.discord.wait_for(lambda: len(holders(harness, role)) == A_MINUTE)
    await harness.quiet()
    assert len(holders(harness, role)) == A_MINUTE
    await minute(harness)
    await harness.discord.wait_for(lambda: len(holders(harness, role)) == A_MINUTE + 3)


@pytest.mark.slow
async def test_a_kill_between_giving_and_noting_it_changes_nothing(harness: Harness) -> None:
    await settled_ratings(harness)
    role = furnished(harness)
    await known(harness, role)
    harness.discord.expect(0)
    harness.discord.faults.drop_after("PUT", GIVING)
    await chosen(harness, "role_top_three", role)
    await harness.discord.wait_for(lambda: bool(holders(harness, role)))
    async with restarted(harness):
        await given(harness, role, harness.north, harness.south)


async def test_a_role_given_but_never_noted_is_taken_again(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    await rate(harness, [person(harness.north)])
    role = furnished(harness)

    async def lost(_change: RoleChange) -> None:
        """As if the bot were killed before it notes that."""

    with monkeypatch.context() as patched:
        patched.setattr(harness.club.role_awards, "made", lost)
        await chosen(harness, "role_top_three", role)
        await given(harness, role, harness.north)
        await harness.quiet()
    await harness.club.settings.set_member(person(harness.north), "privacy", Privacy.NOBODY)
    harness.clock.advance(HOUR)
    harness.bot.scheduler.wake()
    await given(harness, role)


async def test_what_is_chosen_while_the_bot_looks_is_seen_by_the_next_look(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    await rate(harness, [person(harness.north)])
    role = furnished(harness)
    read, chose = asyncio.Event(), asyncio.Event()
    servers = harness.club.role_awards.servers

    async def slow() -> set[int]:
        found = await servers()
        read.set()
        await chose.wait()
        return found

    monkeypatch.setattr(harness.club.role_awards, "servers", slow)
    harness.clock.advance(HOUR)
    harness.bot.scheduler.wake()
    await read.wait()
    await chosen(harness, "role_top_three", role)
    chose.set()
    await given(harness, role, harness.north)


async def test_who_comes_after_somebody_who_has_left_keeps_the_role(harness: Harness) -> None:
    crowd = [harness.east, harness.south, harness.north, harness.discord.add_member("Leaver")]
    await rate(harness, [person(each) for each in crowd])
    role = furnished(harness)
    harness.discord.world.leave(harness.discord.guild, crowd[-1].user)
    harness.discord.expect(NO_MEMBER)
    await chosen(harness, "role_top_three", role)
    await given(harness, role, harness.south, harness.north)
    await minute(harness)
    await given(harness, role, *crowd[:3])
    await harness.quiet()
    harness.clock.advance(timedelta(days=1, minutes=1))
    await harness.bot.cogs["RoleAwardsCog"].look()  # pyright: ignore[reportAttributeAccessIssue, reportUnknownMemberType]
    await harness.quiet()
    assert not harness.discord.requests("DELETE", GIVING)


async def test_a_number_is_not_kept_for_a_role_that_is_gone_or_that_moderates_by_now(
    harness: Harness,
) -> None:
    north, world = harness.north, harness.discord.world
    await rate(harness, [person(north)])
    role, other = furnished(harness), world.add_role(harness.discord.guild, "Other")
    world.give_role(harness.discord.guild, world.bot, world.add_role(harness.discord.guild, "Up"))
    await chosen(harness, "role_top_three", role)
    await given(harness, role, north)
    await chosen(harness, "role_rating_middle", other)
    await minute(harness)
    await given(harness, other, north)
    await harness.quiet()
    harness.discord.channel.allowed[other.id] = {"manage_messages"}
    world.publish("channel_update", harness.discord.channel)
    world.remove_role(harness.discord.guild, role)
    await harness.discord.gateway.delivered()
    await harness.club.own_data.forget(north.id)
    harness.clock.advance(HOUR)
    harness.bot.scheduler.wake()
    await given(harness, other)
    await harness.quiet()
    assert not await harness.club.role_awards.changes(int(harness.discord.guild.id), "knock")
    async with harness.club.settings._database.read() as connection:
        assert not await awarded_roles.of_server(connection, int(harness.discord.guild.id))
