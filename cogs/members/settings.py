"""What members and servers set: the commands that open the panels, and what is pressed there."""

from typing import Any, Final

import discord
import structlog
from discord.ext import commands

from club.core.errors import DoneByTwinError, NoSuchSetting, Refusal
from club.core.setting_kinds import (
    Channels,
    Hour,
    Number,
    OneChannel,
    OneOf,
    OneRole,
    Roles,
    RulesText,
    SettingKind,
    YesNo,
    Zone,
)
from club.core.settings import CardLook, MemberSettings, ServerSettings, declared
from club.lessons.first_deal import answer
from cogs.kit.ids import Action, make_id
from cogs.kit.own_pages import MINE
from cogs.kit.press_kinds import PressKind
from cogs.kit.press_words import SetWord
from cogs.kit.text import Text
from cogs.lessons.ui.learn import draw_learn
from cogs.members.ui.settings import (
    NO_VALUE,
    OF_NEWS,
    OF_SERVER,
    SAVED,
    SettingsPanel,
    draw_settings,
    offered,
    step,
)
from cogs.members.ui.time_zones import is_large_country, similar_zones, zone_called
from cogs.routing import forms
from cogs.routing.answers import attempt, reply, update
from cogs.routing.bot import Bot, Interaction
from cogs.routing.clicks import Click, ShownBy
from cogs.routing.cog import Cog
from cogs.routing.command_groups import Group
from cogs.routing.declarations import command, plain_form, plain_press, press
from cogs.routing.error_answers import said
from cogs.routing.people import person_of
from cogs.routing.reply_language import unsettle
from cogs.routing.table_resolver import OnlyInServers, server_of
from cogs.transport.roles import check_choice, obstacle_to
from engine.rules import ALL_PRESETS, write_rules

ZONE_LENGTH: Final = 40
"""Characters of a time zone that may be typed."""

_log = structlog.get_logger()


class NotManager(Refusal):
    """Only those who may manage the server do that."""


class NoSuchZone(Refusal):
    """No time zone has the typed name; the message gets `name` and similar ones, `near`."""


class SeveralZones(Refusal):
    """The typed name is that of a country with many time zones."""


class SettingsCog(Cog):
    """What members and servers set."""

    @commands.Cog.listener()
    async def on_guild_update(self, _before: discord.Guild, after: discord.Guild) -> None:
        """Draw a server's tables in the language that it prefers from now on."""
        if await self.bot.club.people.server_prefers(after.id, str(after.preferred_locale.value)):
            self.bot.redraw_all(await self.bot.club.tables.open_in(after.id))

    @command(Group.GIN, 130, "command-me")
    async def me(self, interaction: Interaction) -> None:
        """Open the member's own settings."""
        page = await SettingsStep(interaction, MINE).page()
        await reply(interaction, draw_settings(page, interaction.client.ui_for(interaction)))

    @command(Group.ADMIN, 10, "command-admin-settings", name="settings")
    async def server_settings(self, interaction: Interaction) -> None:
        """Open the server's settings."""
        check_manager(interaction)
        page = await SettingsStep(interaction, OF_SERVER).page()
        await reply(interaction, draw_settings(page, interaction.client.ui_for(interaction)))

    @command(Group.ADMIN, 15, "command-admin-news", name="news")
    async def news_settings(self, interaction: Interaction) -> None:
        """Open the settings of the weekly page and roles."""
        check_manager(interaction)
        page = await SettingsStep(interaction, OF_NEWS).page()
        await reply(interaction, draw_settings(page, interaction.client.ui_for(interaction)))

    @plain_press(PressKind.SET)
    async def pressed(self, interaction: Interaction, action: Action) -> None:
        """Take a step on a panel; errors are answered where presses are."""
        await _step(interaction, action).take()
        self.bot.seen(interaction.user)

    @press(PressKind.LOOK, shown_by=ShownBy.HAND)
    async def set_card_look(self, click: Click) -> None:
        """Write cards the other way from now on, beginning with the pressed hand or lesson."""
        await _set_own(click.interaction, "look", CardLook(click.action.rest))
        if click.action.table:
            await click.show(await self.bot.club.tables.snapshot(click.action.table))
        else:
            drawing = draw_learn(answer(1, ""), click.ui)
            await (click.update(drawing) if click.on_private_copy else click.reply(drawing))

    @plain_form(PressKind.SET)
    async def filled_in(self, interaction: Interaction, action: Action, typed: str) -> None:
        """Take what a form was filled in with."""
        await _step(interaction, action).typed(typed)


def check_manager(interaction: discord.Interaction[Any]) -> None:
    """Raise `OnlyInServers` or `NotManager` unless the member may manage the server here."""
    if interaction.guild is None or not interaction.is_guild_integration():
        raise OnlyInServers
    if not interaction.permissions.manage_guild:
        raise NotManager


class SettingsStep:
    """One press, choice or form on panel `number`; `rest` has three words, the last maybe empty."""

    def __init__(self, interaction: Interaction, number: int, rest: str = "") -> None:
        self._interaction = interaction
        self._client = self._interaction.client
        self._number = number
        word, self._name, self._value = (*rest.split("=", 2), "", "")[:3]
        self._word = SetWord(word) if word in tuple(SetWord) else SetWord.SHOW

    @property
    def _of_server(self) -> bool:
        return self._number in {OF_SERVER, OF_NEWS}

    @property
    def _of_news(self) -> bool:
        return self._number == OF_NEWS

    @property
    def _offered(self) -> dict[str, SettingKind]:
        every = ServerSettings if self._of_server else MemberSettings
        return offered(every, news=self._of_news)

    async def take(self) -> None:
        """Do what is asked for, and show the panel as it is then."""
        if self._of_server:
            check_manager(self._interaction)
        if self._word == SetWord.TYPE:
            await self._ask()
            return
        try:
            if self._word in {SetWord.TO, SetWord.THESE}:
                await self._set(self._value)
            notice = ""
        except DoneByTwinError:
            _log.info("setting changed by another process", name=self._name)
            return
        except Refusal as refusal:
            notice = said(self._interaction, refusal)
        await self._show(notice)

    async def typed(self, typed: str) -> None:
        """Set the typed time zone; raise `NotManager` if the member lost the right meanwhile."""
        if self._of_server:
            check_manager(self._interaction)
        notice = ""
        try:
            self._check_typed()
            await self._set(zone_of(typed, self._client.ui_for(self._interaction).text))
        except Refusal as refusal:
            notice = said(self._interaction, refusal)
        await self._show(notice)

    async def page(self, notice: str = "") -> SettingsPanel:
        """The panel as it stands."""
        client, interaction = self._client, self._interaction
        part = self._value if self._word == SetWord.PART else ""
        if not self._of_server:
            own = await client.club.settings.member(interaction.user.id)
            return SettingsPanel(
                own,
                client.rules,
                name=self._name,
                part=part,
                notice=notice,
                member_id=interaction.user.id,
            )
        place = server_of(interaction)
        chosen = await client.club.settings.server(place.server_id)
        if self._of_news:
            outlook = await client.club.news.outlook(place.server_id)
            return SettingsPanel(
                chosen,
                client.rules,
                place.server_name,
                self._name,
                part,
                notice=notice,
                news=True,
                due_at=outlook.due_at,
                lost=outlook.lost,
                obstacles=self._obstacles(chosen),
                gone=self._gone(chosen),
            )
        saved = await client.club.panels.saved(place.server_id, interaction.user.id)
        gone = self._gone(chosen)
        return SettingsPanel(
            chosen, client.rules, place.server_name, self._name, part, saved, notice, gone=gone
        )

    async def _set(self, value: str) -> None:
        """Set what was chosen, or raise `NoSuchSetting`, or `DoneByTwinError` after a twin."""
        client, interaction = self._client, self._interaction
        person, settings = person_of(interaction.user), client.club.settings
        every = ServerSettings if self._of_server else MemberSettings
        kind = self._offered.get(self._name)
        if kind is None:
            raise NoSuchSetting
        redraws = declared(every)[self._name].metadata["redraws"]
        if self._of_server:
            chosen = await self._saved(value) if isinstance(kind, RulesText) else value
            to = read(kind, chosen)
            if isinstance(kind, OneRole) and to:
                check_choice(interaction, to)
            elif isinstance(kind, OneChannel):
                self._check_channel(to)
            await settings.set_server(
                server_of(interaction),
                person,
                self._name,
                to,
                interaction_id=interaction.id,
            )
            server_id = server_of(interaction).server_id
            if redraws:
                client.redraw_all(await client.club.tables.open_in(server_id))
            if declared(every)[self._name].metadata["stirs"]:
                await client.club.clocks.stirred_in(server_id)
                client.scheduler.wake()
            client.dispatch("server_setting_chosen", self._name)
            return
        await _set_own(interaction, self._name, read(kind, value))

    async def _saved(self, value: str) -> str:
        """Return chosen rules as text that `Rules` reads; raise `NoSuchSetting` if gone."""
        if not value.startswith(SAVED):
            return value
        server_id = server_of(self._interaction).server_id
        for one in await self._client.club.panels.saved(server_id, self._interaction.user.id):
            if one.of_server and one.rules is not None and f"{SAVED}{one.preset_id}" == value:
                return write_rules(one.rules)
        raise NoSuchSetting

    def _obstacles(self, chosen: ServerSettings) -> dict[str, str]:
        """Return why roles that are chosen aren't given, by the setting."""
        guild = self._interaction.guild
        assert guild is not None
        mapped = {
            name: getattr(chosen, name)
            for name, kind in self._offered.items()
            if isinstance(kind, OneRole)
        }
        found = {name: obstacle_to(guild, role) for name, role in mapped.items() if role}
        return {name: why for name, why in found.items() if why is not None}

    def _gone(self, chosen: ServerSettings) -> frozenset[int]:
        """Return the channels and roles that are set and that the server has no more."""
        guild, found = self._interaction.guild, set[int]()
        assert guild is not None
        for name, kind in self._offered.items():
            value = getattr(chosen, name)
            ids = value if isinstance(kind, Channels | Roles) else (value,)
            if isinstance(kind, Roles | OneRole):
                found.update(each for each in ids if each and guild.get_role(each) is None)
            elif isinstance(kind, Channels | OneChannel):
                found.update(each for each in ids if each and guild.get_channel(each) is None)
        return frozenset(found)

    def _check_channel(self, channel_id: int | None) -> None:
        """Raise `NoSuchSetting` for a channel that this server doesn't have."""
        guild = self._interaction.guild
        if channel_id and (guild is None or guild.get_channel(channel_id) is None):
            raise NoSuchSetting

    def _check_typed(self) -> None:
        """Raise `NoSuchSetting` unless the setting is one that is typed."""
        if not isinstance(self._offered.get(self._name), Zone):
            raise NoSuchSetting

    async def _ask(self) -> None:
        self._check_typed()
        ui = self._client.ui_for(self._interaction)
        custom_id = make_id(PressKind.SET, self._number, 5, step(SetWord.TYPE, self._name))
        form = forms.ask(
            self._interaction,
            custom_id,
            ui.text("setting-news-zone" if self._of_news else "zone-title"),
            ui.text("zone-label"),
            about=ui.text("zone-about"),
            most=ZONE_LENGTH,
        )
        await attempt(form)

    async def _show(self, notice: str) -> None:
        page = await self.page(notice)
        drawing = draw_settings(page, self._client.ui_for(self._interaction))
        await attempt(update(self._interaction, drawing))


async def _set_own(
    interaction: Interaction,
    name: str,
    wanted: Any,  # noqa: ANN401 - of the setting's own type
) -> None:
    client, person = interaction.client, person_of(interaction.user)
    await client.club.settings.set_member(person, name, wanted)
    unsettle(interaction)
    await client.settle_language(interaction)
    client.dispatch("setting_chosen", wanted)
    if declared(MemberSettings)[name].metadata["redraws"]:
        own = await client.club.tables.tables_of(person.member_id)
        client.redraw_all(one.table.table_id for one in own)


def read(  # noqa: PLR0911 - a line for each kind
    kind: SettingKind, value: str
) -> Any:  # noqa: ANN401 - each has a type of its own
    """Read a menu's choice or raise `NoSuchSetting`; the setter refuses impossible values."""
    if isinstance(kind, YesNo):
        return {"true": True, "false": False}.get(value)
    if isinstance(kind, (Hour, Number)):
        if value == NO_VALUE:
            return None
        if not value.isascii() or not value.isdigit():
            raise NoSuchSetting
        return int(value)
    if isinstance(kind, OneOf):
        return kind.load(value)
    if isinstance(kind, OneChannel):
        return int(value) if value.isascii() and value.isdigit() else 0 if not value else None
    if kind.offered():
        return write_rules(ALL_PRESETS[value]) if value in ALL_PRESETS else value
    return tuple(int(one) for one in value.split(".") if one.isascii() and one.isdigit())


def zone_of(typed: str, text: Text) -> str:
    """Return the zone called so in English or the text's language; SeveralZones, NoSuchZone."""
    found = zone_called(typed, text.locale)
    if found is None:
        if is_large_country(typed, text.locale):
            raise SeveralZones
        near = similar_zones(typed, text.locale)
        raise NoSuchZone(name=typed, near=text.listed(near) or "none")
    return found


def _step(interaction: Interaction, action: Action) -> SettingsStep:
    """Return the step that a press or a form asks for, or raise `NoSuchSetting`."""
    if action.table not in {MINE, OF_SERVER, OF_NEWS}:
        raise NoSuchSetting
    return SettingsStep(interaction, action.table, action.rest)


async def setup(bot: Bot) -> None:
    """Add the cog."""
    await bot.add_cog(SettingsCog(bot))
