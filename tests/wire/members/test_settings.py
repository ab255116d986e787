"""Every setting is changed by clicking, refused without permission, and outlasts a restart."""

from typing import Any

import pytest

from club.club import Club
from club.core.settings import MemberSettings, ServerSettings, declared
from cogs.kit.text import Text
from cogs.members.settings import read
from cogs.members.ui.settings import offered
from playground.driver import Actor, menus, texts
from playground.standin.models import Json
from playground.standin.validation.walk import walk
from tests.wire.harness import Harness, choices, make_bot

Settings = type[ServerSettings] | type[MemberSettings]
text = Text()


class Panel:
    """A member with a panel of settings before them."""

    def __init__(self, actor: Actor, message: Json) -> None:
        self.actor = actor
        self.message = message

    @property
    def said(self) -> str:
        return texts(self.message)

    @property
    def listed(self) -> list[str]:
        """Every setting in the first menu, with what it is."""
        return [label for label, _ in menus(self.message)[0].options]

    async def choose(self, rest: str) -> None:
        menu_id, value = next(
            key for key, action in choices(self.message).items() if action.rest == rest
        )
        self._took(await self.actor.choose(self.message, menu_id, value))

    async def several(self, prefix: str, *values: str) -> None:
        (menu,) = (one for one in menus(self.message) if one.custom_id.startswith(prefix))
        self._took(await self.actor.choose(self.message, menu.custom_id, *values))

    async def press(self, label: str) -> None:
        self._took(await self.actor.press(self.message, label))

    def _took(self, answer: Any) -> None:
        assert answer.kind == "update"
        self.message = answer.message


async def own(actor: Actor) -> Panel:
    answer = await actor.command("gin me")
    assert answer.ephemeral
    return Panel(actor, answer.message)


async def of_server(actor: Actor) -> Panel:
    answer = await actor.command("gin-admin settings")
    assert answer.ephemeral
    return Panel(actor, answer.message)


CHOSEN: dict[str, tuple[tuple[str, ...], Any]] = {
    "rules": (("part=rules=oklahoma", "to=rules=oklahoma_fosdick"), "oklahoma_fosdick"),
    "language": (("to=language=en",), "en"),
    "time_zone": (
        ("part=time_zone=America.25", "part=time_zone=Europe.0", "to=time_zone=Europe/Berlin"),
        "Europe/Berlin",
    ),
}
"""What is chosen for a setting that takes more than its last choice, and what it is then."""


async def change(panel: Panel, every: Settings, name: str) -> Any:
    """Change an open setting in its menus; what it is then."""
    if name in CHOSEN:
        steps, value = CHOSEN[name]
    else:
        kind = offered(every)[name]
        own = f"to={name}="
        words = [one.rest for one in choices(panel.message).values() if one.rest.startswith(own)]
        found = {read(kind, word.removeprefix(own)): word for word in words}
        assert tuple(found) == kind.offered()
        del found[declared(every)[name].default]
        value, word = found.popitem()
        steps = (word,)
    for step in steps:
        await panel.choose(step)
    return value


async def restart(harness: Harness) -> Club:
    """Stop the bot and look at the database with another club, which remembers nothing."""
    await harness.bot.close()
    return Club(harness.club.tables._database, players=harness.club.playing._players)


@pytest.mark.slow
async def test_every_setting_of_a_server_is_changed_and_outlasts_a_restart(
    harness: Harness,
) -> None:
    panel = await of_server(harness.north)
    guild = int(harness.discord.guild.id)
    channel = harness.north.home.id
    expected = dict[str, Any]()
    for name in offered(ServerSettings):
        await panel.choose(f"show={name}")
        assert text(f"setting-{name.replace('_', '-')}-about") in panel.said
        if name == "channels":
            await panel.several("chan:", channel)
            expected[name] = (int(channel),)
        elif name == "roles":
            await panel.several("role:", str(guild))
            expected[name] = (guild,)
        else:
            expected[name] = await change(panel, ServerSettings, name)
        assert await harness.club.settings.server(guild) == ServerSettings(**expected)
    assert set(expected) == set(offered(ServerSettings))
    club = await restart(harness)
    assert await club.settings.server(guild) == ServerSettings(**expected)
    again = make_bot(club, harness.clock)
    async with harness.discord.run(again):
        await panel.choose("show=rules")
        await panel.press(text("setting-rules-bot", rules="Standard"))
        assert not (await club.settings.server(guild)).rules
        await again.close()


@pytest.mark.slow
async def test_a_channel_that_is_gone_is_not_chosen_again(harness: Harness) -> None:
    world, guild = harness.discord.world, harness.discord.guild
    kept, gone, new = (world.add_channel(guild, name) for name in ("kept", "gone", "new"))
    panel = await of_server(harness.north)
    await panel.choose("show=channels")
    await panel.several("chan:", kept.id, gone.id)
    world.remove_channel(gone)
    await harness.discord.gateway.delivered()
    panel = await of_server(harness.north)
    await panel.choose("show=channels")
    every = walk(panel.message["components"])
    (menu,) = (one for one in every if one.get("custom_id", "").startswith("chan:"))
    chosen = [str(one["id"]) for one in menu["default_values"]]
    assert chosen == [kept.id]
    await panel.several("chan:", *chosen, new.id)
    settings = await harness.club.settings.server(int(guild.id))
    assert settings.channels == (int(kept.id), int(new.id))


async def test_back_leads_from_a_setting_to_what_has_been_changed(harness: Harness) -> None:
    for panel in (await own(harness.north), await of_server(harness.north)):
        await panel.choose("show=language")
        await panel.choose("to=language=en")
        await panel.press(text("press-back"))
        assert "Language: **English**" in panel.said
        assert text("setting-language-about") not in panel.said


@pytest.mark.slow
async def test_every_setting_of_a_member_is_changed_and_outlasts_a_restart(
    harness: Harness,
) -> None:
    panel = await own(harness.south)
    expected = dict[str, Any]()
    for name in offered(MemberSettings):
        await panel.choose(f"show={name}")
        expected[name] = await change(panel, MemberSettings, name)
        assert await harness.club.settings.member(harness.south.id) == MemberSettings(**expected)
    assert await harness.club.settings.member(harness.north.id) == MemberSettings()
    club = await restart(harness)
    assert await club.settings.member(harness.south.id) == MemberSettings(**expected)
