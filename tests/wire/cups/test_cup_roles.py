"""Roles for those who play in a cup, and for whoever wins it."""

from datetime import timedelta

import pytest

from club.core.people import Place
from club.news.role_awards import RoleChange
from cogs.kit.ids import make_id
from cogs.kit.press_kinds import PressKind
from cogs.kit.text import Text
from cogs.transport.roles import RoleObstacle
from playground.driver import texts
from playground.standin.models import Role
from tests.wire.cups.extras_host import GIVING, ExtrasHost
from tests.wire.forged_interactions import Forger
from tests.wire.matchmaking.test_panel import restarted

text = Text()
NORTH, SOUTH, EAST = "North", "South", "East"


async def furnished(extras: ExtrasHost) -> tuple[Role, Role]:
    """A cup, two roles, and above them one of the bot's."""
    world, guild = extras.harness.discord.world, extras.harness.discord.guild
    plays, won = world.add_role(guild, "In the cup"), world.add_role(guild, "Cup winner")
    await extras.allow("manage_roles")
    await extras.set_up(("Seeding", "Seeded by the organiser"))
    return plays, won


async def minute(extras: ExtrasHost) -> None:
    """Let a minute pass, and have the bot look."""
    await extras.pass_time(timedelta(minutes=1, seconds=1))
    extras.harness.bot.scheduler.wake()
    await extras.quiet()


async def test_a_role_comes_with_entering_and_goes_with_leaving_or_the_end(
    extras: ExtrasHost,
) -> None:
    plays, won = await furnished(extras)
    south = extras.harness.south
    assert f"<@&{plays.id}>" in await extras.choose("entrants", plays.id)
    await extras.choose("champion", won.id)
    await extras.enter(*extras.members[:3])
    await minute(extras)
    await extras.given(plays, NORTH, SOUTH, EAST)
    asked = await south.press(extras.message(), text("press-cup-leave"))
    await south.press(asked, text("press-cup-left"))
    await minute(extras)
    await extras.given(plays, NORTH, EAST)
    await extras.begin()
    assert not extras.holders(won)
    await extras.play_out()
    await minute(extras)
    await extras.given(won, NORTH)
    await extras.given(plays)
    # Nothing can be chosen any more, and nothing changes by itself.
    forged = make_id(PressKind.CUP_EXTRAS, 0, extras.cup_id, f"champion={plays.id}")
    answer = await Forger(extras.harness, extras.harness.north).press(forged)
    assert text("refusal-cup-over") in texts(answer.message)
    await minute(extras)
    assert extras.holders(won) == {NORTH}


async def test_a_role_that_is_not_chosen_any_more_is_taken_back(extras: ExtrasHost) -> None:
    plays, won = await furnished(extras)
    await extras.enter(*extras.members[:2])
    await extras.choose("entrants", plays.id)
    await minute(extras)
    await extras.given(plays, NORTH, SOUTH)
    await extras.choose("entrants", won.id)
    await minute(extras)
    await extras.given(won, NORTH, SOUTH)
    await extras.given(plays)
    assert text("setting-role-none") in await extras.press("press-role-none")
    await minute(extras)
    await extras.given(won)


async def test_no_role_is_chosen_that_the_bot_or_the_organiser_cannot_give(
    extras: ExtrasHost,
) -> None:
    world, guild = extras.harness.discord.world, extras.harness.discord.guild
    role = world.add_role(guild, "In the cup")
    strong = world.add_role(guild, "Strong", "kick_members")
    await extras.harness.discord.gateway.delivered()
    await extras.set_up()
    await refused(extras, role.id, RoleObstacle.NOT_ALLOWED)
    await extras.allow("manage_roles")
    high = world.add_role(guild, "High")
    await extras.harness.discord.gateway.delivered()
    await refused(extras, high.id, RoleObstacle.TOO_HIGH)
    await refused(extras, strong.id, RoleObstacle.MODERATES)
    await refused(extras, guild.id, RoleObstacle.OF_A_BOT)
    assert not extras.harness.discord.requests("*", GIVING)


async def refused(extras: ExtrasHost, role_id: str, why: RoleObstacle) -> None:
    said = await extras.choose("entrants", role_id)
    assert text("refusal-role-refused", why=why) in said
    assert not await extras.harness.club.cup_roles.of(extras.cup_id)


async def test_only_who_may_manage_roles_chooses_any(extras: ExtrasHost) -> None:
    world, guild = extras.harness.discord.world, extras.harness.discord.guild
    role, south = world.add_role(guild, "In the cup"), extras.harness.south
    await extras.allow("manage_roles")
    await extras.set_up(by=south)
    page = await extras.extras(south)
    assert text("cup-extras-roles-theirs") in texts(page.message)
    assert "role:" not in str(page.message)
    forged = make_id(PressKind.CUP_EXTRAS, 0, extras.cup_id, f"entrants={role.id}")
    answer = await Forger(extras.harness, south).press(forged)
    assert text("refusal-role-refused", why=RoleObstacle.NOT_THEIRS) in texts(answer.message)
    # Whoever owns the server may choose for any cup in it, and the organiser may undo that.
    await extras.choose("entrants", role.id)
    assert await extras.harness.club.cup_roles.of(extras.cup_id)
    page = await extras.extras(south)
    await south.press(page, text("press-role-none"))
    assert not await extras.harness.club.cup_roles.of(extras.cup_id)


async def test_a_deleted_role_is_said_and_asked_for_no_more(extras: ExtrasHost) -> None:
    plays, _ = await furnished(extras)
    await extras.choose("entrants", plays.id)
    await extras.enter(*extras.members[:2])
    await minute(extras)
    await extras.given(plays, NORTH, SOUTH)
    asked = len(extras.harness.discord.requests("*", GIVING))
    extras.harness.discord.world.remove_role(extras.harness.discord.guild, plays)
    await extras.harness.discord.gateway.delivered()
    await extras.enter(extras.members[2])
    await minute(extras)
    assert len(extras.harness.discord.requests("*", GIVING)) == asked
    said = texts((await extras.extras()).message)
    assert text("refusal-role-refused", why=RoleObstacle.GONE) in said


async def test_an_outage_only_delays_a_role(extras: ExtrasHost) -> None:
    plays, _ = await furnished(extras)
    await extras.choose("entrants", plays.id)
    await minute(extras)
    extras.harness.discord.faults.fail("PUT", GIVING, status=503)
    await extras.enter(*extras.members[:2])
    await minute(extras)
    discord = extras.harness.discord
    await discord.wait_for(lambda: discord.requests("PUT", GIVING))
    await extras.quiet()
    await minute(extras)
    await extras.given(plays, NORTH, SOUTH)


async def test_a_role_given_but_never_noted_is_taken_again(
    extras: ExtrasHost, monkeypatch: pytest.MonkeyPatch
) -> None:
    plays, _ = await furnished(extras)

    async def lost(_change: RoleChange) -> None:
        """As if the bot were killed before it notes that."""

    with monkeypatch.context() as patched:
        patched.setattr(extras.harness.club.role_awards, "made", lost)
        await extras.choose("entrants", plays.id)
        await extras.enter(*extras.members[:1])
        await minute(extras)
        await extras.given(plays, NORTH)
    await extras.organise("press-cup-cancel", "press-cup-cancel-really")
    await minute(extras)
    await extras.given(plays)


@pytest.mark.slow
async def test_what_happened_while_the_bot_was_down_is_made_up_for(extras: ExtrasHost) -> None:
    plays, _ = await furnished(extras)
    await extras.choose("entrants", plays.id)
    await extras.enter(*extras.members[:2])
    await minute(extras)
    await extras.given(plays, NORTH, SOUTH)
    row = (await extras.cup()).row
    await extras.harness.bot.close()
    place = Place(row.server_id, "", row.channel_id, row.channel_name)
    await extras.harness.club.cups.cancel(extras.cup_id, place, row.organiser_id)
    async with restarted(extras.harness):
        await extras.given(plays)
