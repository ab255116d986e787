"""Every setting is changed by clicking, refused without permission, and outlasts a restart."""

from typing import Any

from club.club import Club
from club.core.settings import MemberSettings, ServerSettings
from cogs.kit.text import Text
from cogs.members.ui.settings import offered
from playground.driver import Actor, menus, texts
from playground.standin.models import Json
from tests.wire.harness import Harness, choices, make_bot

text = Text()


class Panel:
    """A member with a panel of settings before them."""

    def __init__(self, actor: Actor, message: Json) -> None:
        self.actor = actor
        self.message = message

    @property
    def said(self) -> str:
        return texts(self.message)

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
    "ping": (("to=ping=never",), "never"),
    "rooms": (("to=rooms=channel",), "channel"),
    "tidy": (("to=tidy=7",), 7),
    "season": (("to=season=monthly",), "monthly"),
    "rated_practice": (("to=rated_practice=true",), True),
    "rules": (("part=rules=oklahoma", "to=rules=oklahoma_fosdick"), "oklahoma_fosdick"),
    "clock": (("to=clock=live",), "live"),
    "clock_hours": (("to=clock_hours=72",), 72),
    "clock_minutes": (("to=clock_minutes=3",), 3),
    "language": (("to=language=en",), "en"),
    "confirm": (("to=confirm=false",), False),
    "hand": (("to=hand=here",), "here"),
    "look": (("to=look=text",), "text"),
    "card_size": (("to=card_size=compact",), "compact"),
    "colours": (("to=colours=contrast",), "contrast"),
    "who_may_challenge": (("to=who_may_challenge=friends",), "friends"),
    "privacy": (("to=privacy=nobody",), "nobody"),
    "time_zone": (
        ("part=time_zone=America.25", "part=time_zone=Europe.0", "to=time_zone=Europe/Berlin"),
        "Europe/Berlin",
    ),
    "quiet_from": (("to=quiet_from=22",), 22),
    "quiet_to": (("to=quiet_to=0",), 0),
    "remind_hours": (("to=remind_hours=48",), 48),
}
"""What is chosen in the menus for each setting, and what it is then."""


async def restart(house: Harness) -> Club:
    """Stop the bot and look at the database with another club, which remembers nothing."""
    await house.bot.close()
    return Club(house.club._database, players=house.club._players)


async def test_every_setting_of_a_server_is_changed_and_outlasts_a_restart(house: Harness) -> None:
    panel = await of_server(house.north)
    guild = int(house.discord.guild.id)
    channel = house.north.home.id
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
            steps, expected[name] = CHOSEN[name]
            for step in steps:
                await panel.choose(step)
        assert await house.club.settings.server(guild) == ServerSettings(**expected)
    assert set(expected) == set(offered(ServerSettings))
    club = await restart(house)
    assert await club.settings.server(guild) == ServerSettings(**expected)
    again = make_bot(club, house.clock)
    async with house.discord.run(again):
        await panel.choose("show=rules")
        await panel.press(text("setting-rules-bot", rules="Standard"))
        assert not (await club.settings.server(guild)).rules
        await again.close()


async def test_every_setting_of_a_member_is_changed_and_outlasts_a_restart(house: Harness) -> None:
    panel = await own(house.south)
    expected = dict[str, Any]()
    for name in offered(MemberSettings):
        await panel.choose(f"show={name}")
        steps, expected[name] = CHOSEN[name]
        for step in steps:
            await panel.choose(step)
        assert await house.club.settings.member(house.south.id) == MemberSettings(**expected)
    assert await house.club.settings.member(house.north.id) == MemberSettings()
    club = await restart(house)
    assert await club.settings.member(house.south.id) == MemberSettings(**expected)
