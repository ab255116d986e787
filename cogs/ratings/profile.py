"""What members have played: a profile, by command or from a member's menu, and two of them."""

from dataclasses import replace

import discord
from discord import app_commands

from club.archive.profiles import HANDS, HANDS_SHOWN, ProfileRequest
from club.archive.versus import Pairing
from club.core.errors import NoBots, NoSuchTable, OldButton
from club.core.people import Person
from cogs.kit.drawing import Drawing, Ui
from cogs.kit.press_kinds import PressKind
from cogs.kit.text import Text
from cogs.ratings.ui.profile import SHARE, draw_profile, draw_shared_profile
from cogs.ratings.ui.versus import draw_versus
from cogs.routing.answers import place_id_of, reply
from cogs.routing.bot import Bot, Interaction
from cogs.routing.clicks import Click
from cogs.routing.cog import Cog
from cogs.routing.command_groups import Group
from cogs.routing.declarations import command, member_menu, press
from cogs.routing.people import person_of, place_name, present_member
from cogs.routing.rate_limits import CostlyWork
from cogs.routing.sharing import ChannelShares, NoFiles
from cogs.routing.table_resolver import NobodyElseHere
from cogs.routing.visibility import check_looked_back
from data.ratings.deal_stats import BestDeal

text = Text()


class ProfileCog(Cog):
    """What members have played."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot)
        self._shares = ChannelShares(bot)

    @command(Group.GIN, 94, "command-profile")
    @app_commands.describe(member=text("command-profile-member"))
    async def profile(self, interaction: Interaction, member: discord.User | None = None) -> None:
        """Show what a member has played; without one, the member's own."""
        await _profile(interaction, member or interaction.user)

    @member_menu(20, "command-profile-menu")
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    @app_commands.allowed_installs(guilds=True, users=True)
    async def profile_from_menu(self, interaction: Interaction, member: discord.User) -> None:
        """Show what the member has played whose menu it was chosen from."""
        await _profile(interaction, member)

    @press(PressKind.PROFILE)
    async def turn(self, click: Click) -> None:
        """Show what was chosen on a profile: another page, kind of game or place."""
        look = ProfileRequest.read(click.action.rest)
        if click.action.ply == SHARE:
            await self._share(click, look)
            return
        await _show(click, await _look(click.client, click.interaction, look, click.ui))

    async def _share(self, click: Click, look: ProfileRequest) -> None:
        async def draw(ui: Ui, server_id: int) -> Drawing:
            found = await self.bot.club.profiles.profile(
                look, asker_id=click.member_id, server_id=server_id
            )
            if found.empty:
                raise OldButton
            if found.curve is not None and not click.may_attach:
                raise NoFiles
            self.bot.rate_limits.spend(click.member_id, CostlyWork.SHARE)
            return draw_shared_profile(found, ui, server_name=_server(click.interaction))

        if look.member_id != click.member_id or look.page == HANDS:
            raise OldButton
        await self._shares.show(click, (PressKind.PROFILE, look), draw)

    @press(PressKind.VERSUS)
    async def turn_versus(self, click: Click) -> None:
        """Show two members against one another, or the same elsewhere."""
        pairing, _, chosen = click.action.rest.partition("=")
        if not chosen:
            work = _versus(click.client, click.interaction, Pairing.read(pairing), click.ui)
            await _show(click, await work)
            return
        # One of the two was chosen in a menu, on the profile of the other.
        if place_id_of(click.interaction) is None:
            raise NobodyElseHere
        other = await present_member(click.interaction, int(chosen), click.ui.text("name-nobody"))
        _no_bots(other)
        one, _, place = pairing.partition(".")
        both = Pairing.read(f"{one}.{chosen}.{place}")
        work = _versus(click.client, click.interaction, both, click.ui, click.person, other)
        await _show(click, await work)


async def _profile(interaction: Interaction, member: discord.User | discord.Member) -> None:
    person, client = person_of(member), interaction.client
    _no_bots(person)
    look = ProfileRequest(person.member_id)
    work = _look(client, interaction, look, client.ui_for(interaction), person)
    await reply(interaction, await work)


def _no_bots(*people: Person) -> None:
    if any(each.bot for each in people):
        raise NoBots


async def _show(click: Click, drawing: Drawing) -> None:
    await (click.update(drawing) if click.on_private_copy else click.reply(drawing))


async def _look(
    client: Bot,
    interaction: Interaction,
    look: ProfileRequest,
    ui: Ui,
    person: Person | None = None,
) -> Drawing:
    asker_id, server_id = interaction.user.id, place_id_of(interaction)
    found = await client.club.profiles.profile(look, asker_id=asker_id, server_id=server_id)
    found = replace(found, hands=await _seen(client, interaction, found.hands))
    if person is not None:
        found = replace(found, name=found.name or person.name)
    return draw_profile(found, ui, server_name=_server(interaction), asker_id=asker_id)


async def _seen(
    client: Bot, interaction: Interaction, hands: tuple[BestDeal, ...]
) -> tuple[BestDeal, ...]:
    """The first of some hands that were played where the one who asks may look."""
    seen: list[BestDeal] = []
    for hand in hands:
        try:
            await check_looked_back(interaction, await client.club.tables.snapshot(hand.table_id))
        except NoSuchTable:
            continue
        seen.append(hand)
        if len(seen) == HANDS_SHOWN:
            break
    return tuple(seen)


async def _versus(
    client: Bot, interaction: Interaction, pairing: Pairing, ui: Ui, *people: Person
) -> Drawing:
    asker_id, server_id = interaction.user.id, place_id_of(interaction)
    found = await client.club.comparisons.versus(pairing, asker_id=asker_id, server_id=server_id)
    known = {each.member_id: each.name for each in people}
    first, second = (
        replace(side, name=side.name or known.get(side.member_id, "")) for side in found.sides
    )
    found = replace(found, sides=(first, second))
    return draw_versus(found, ui, server_name=_server(interaction), asker_id=asker_id)


def _server(interaction: Interaction) -> str:
    return place_name(interaction) or ""


async def setup(bot: Bot) -> None:
    """Add the cog."""
    await bot.add_cog(ProfileCog(bot))
