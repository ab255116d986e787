"""Friends, each with one press to challenge them, and blocked members."""

import discord
from discord import app_commands

from club.core.people import Person
from cogs.kit.drawing import Drawing
from cogs.kit.press_kinds import PressKind
from cogs.kit.press_words import FriendWord
from cogs.kit.text import safe_name
from cogs.members.ui.friends import called, draw_blocked, draw_friends, page_with
from cogs.routing.answers import place_id_of, reply
from cogs.routing.bot import Bot, Interaction
from cogs.routing.clicks import Click
from cogs.routing.cog import Cog
from cogs.routing.command_rules import chosen_rules
from cogs.routing.declarations import member_menu, press
from cogs.routing.new_tables import appear
from cogs.routing.people import person_of, present_member
from cogs.routing.table_resolver import place_of
from data.core.members import Member


class FriendsCog(Cog):
    """A member's friends and the members they have blocked."""

    @member_menu(30, "command-friends-menu")
    @app_commands.allowed_contexts(guilds=True, private_channels=True)
    @app_commands.allowed_installs(guilds=True, users=True)
    async def friends_from_menu(self, interaction: Interaction, member: discord.User) -> None:
        """Put the member on the list whose menu it was chosen from."""
        await _friends(interaction, member)

    @press(PressKind.FRIEND)
    async def press(self, click: Click) -> None:
        """Turn a page, or do something about one of the list."""
        asked, _, number = click.action.rest.replace("=", ".").partition(".")
        club, word, value = click.client.club.friends, FriendWord(asked), int(number)
        if word == FriendWord.CHALLENGE:
            await _challenge(click, value)
        elif word == FriendWord.REMOVE:
            listed = {each.member_id: each for each in await club.of(click.member_id)}
            await club.remove(click.member_id, value)
            await _show(click, note=_noted(click, "friends-removed", listed.get(value)))
        elif word == FriendWord.UNBLOCK:
            listed = {each.member_id: each for each in await club.blocked(click.member_id)}
            await club.unblock(click.member_id, value)
            await _show(
                click, blocked=True, note=_noted(click, "blocked-removed", listed.get(value))
            )
        elif word == FriendWord.ADD:
            friend = await _chosen(click, value)
            await club.add(click.person, friend)
            await _show(click, note=click.ui.text("friends-added", name=safe_name(friend.name)))
        elif word == FriendWord.BLOCK:
            note = await _block(click, await _chosen(click, value))
            blocked = await club.blocked(click.member_id)
            await _show(click, blocked=True, page=page_with(blocked, value), note=note)
        else:
            await _show(click, blocked=word == FriendWord.BLOCKED, page=value)


async def _chosen(click: Click, member_id: int) -> Person:
    place_of(click.interaction)  # refuses where there are none to choose from
    return await present_member(click.interaction, member_id, click.ui.text("name-nobody"))


async def _block(click: Click, other: Person) -> str:
    """Block somebody; what has been done, also where that one is blocked already."""
    client, friends = click.client, click.client.club.friends
    before = await friends.blocked(click.member_id)
    for table_id in await friends.block(click.person, other):
        client.reconciler.refresh(table_id)
    already = other.member_id in {each.member_id for each in before}
    key = "blocked-already" if already else "blocked-added"
    return click.ui.text(key, name=safe_name(other.name))


async def _friends(interaction: Interaction, added: discord.User) -> None:
    client, person, friend = interaction.client, person_of(interaction.user), person_of(added)
    ui = client.ui_for(interaction)
    await client.club.friends.add(person, friend)
    note = ui.text("friends-added", name=safe_name(friend.name))
    listed = await client.club.friends.of(person.member_id)
    here = place_id_of(interaction) is not None
    await reply(interaction, draw_friends(listed, ui, here=here, note=note))


def _noted(click: Click, key: str, member: Member | None) -> str:
    return "" if member is None else click.ui.text(key, name=called(member, click.ui))


async def _show(click: Click, *, blocked: bool = False, page: int = 0, note: str = "") -> None:
    """Show a list as it is now, on the pressed message where it is the member's own."""
    club = click.client.club.friends
    if blocked:
        every = await club.blocked(click.member_id)
        here = click.server_id is not None
        drawing = draw_blocked(every, click.ui, page=page, here=here, note=note)
    else:
        drawing = await _listed(click, page, note)
    await (click.update(drawing) if click.on_private_copy else click.reply(drawing))


async def _listed(click: Click, page: int, note: str) -> Drawing:
    every = await click.client.club.friends.of(click.member_id)
    here = click.server_id is not None
    return draw_friends(every, click.ui, page=page, here=here, note=note)


async def _challenge(click: Click, friend_id: int) -> None:
    client, interaction = click.client, click.interaction
    place, host = place_of(interaction), person_of(interaction.user)
    listed = await client.club.friends.of(host.member_id)
    name = next((each.name for each in listed if each.member_id == friend_id), "")
    friend = await present_member(interaction, friend_id, name)
    rules = await chosen_rules(interaction)
    work = client.club.starting.challenge(
        place, host, friend, rules, interaction_id=click.interaction_id
    )
    snapshot = await work
    try:
        note = click.ui.text("friends-challenged", name=safe_name(friend.name))
        await _show(click, note=note)
    finally:
        client.scheduler.wake()
        await appear(interaction, snapshot)


async def setup(bot: Bot) -> None:
    """Add the cog."""
    await bot.add_cog(FriendsCog(bot))
