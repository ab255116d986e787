"""Every entrance of the bot, found by walking what it registers, with the worst that may come in.

A command, an option, a press or a form that is new is walked as well; one of a new type, or a form
that nothing here can fill in, makes this fail until it has its case.
"""

from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import cycle, islice
from typing import Any

from discord import AppCommandOptionType as Kind
from discord import AppCommandType, app_commands

from club.archive.imports import LARGEST
from cogs.kit.press_kinds import PressKind
from cogs.routing.rate_limits import RateLimits
from playground.driver import Answer, buttons
from playground.standin.shapes import attachment_json
from tests.wire import hostile_values
from tests.wire.custom_id_samples import mangled, well_formed
from tests.wire.doors import house_rules, open_seat
from tests.wire.event_loop_stalls import Stalls
from tests.wire.forged_interactions import (
    CHANNELS,
    MENU,
    ROLES,
    USERS,
    Forger,
    broken,
    nothing_fails,
    text_field,
)
from tests.wire.harness import Harness

Json = dict[str, Any]
Send = Callable[[], Awaitable[Answer]]
Command = app_commands.Command[Any, ..., Any]

LIMIT = 0.1
"""Seconds for which the loop may stall."""

TRIES = 4
"""How often an input is tried that seems to stall the loop: what it costs comes every time."""

OPTION_VALUE = 100
"""Characters of a menu's choice, as many as Discord allows."""

FILES = 5
"""Files that are sent for each nasty value that another entrance gets."""

EXPECTED = (10003, 10004, 10007, 10008, 10011, 10013, 50013)
"""What Discord says of members, messages and places that were never there."""

FORMS: Mapping[str, Sequence[str]] = {
    "away": ("gin:away:0:type",),
    "panel": ("gin:panel:{panel}:0:name", "gin:panel:{panel}:0:type=gin_bonus"),
    "set": (
        *("gin:set:1:5:type=time_zone", "gin:set:0:5:type=time_zone"),
        "gin:set:2:5:type=news_zone",
    ),
    "erase": ("gin:erase:{server}",),
    "paper": ("gin:paper:{sheet}:0:guest:1",),
    "entry": ("gin:entry:{sheet}:0:type",),
    "cupsetup": ("gin:cupsetup:0:0:title",),
    "cupteam": ("gin:cupteam:0:1:enter",),
    "cupresult": ("gin:cupresult:0:1:bracket.1.1.0=points.1",),
    "competitionsetup": (
        *("gin:competitionsetup:0:0:league.title", "gin:competitionsetup:0:0:ladder.title"),
    ),
}
"""The forms by kind of action, each with an id that it is given."""


def values_of(parameter: app_commands.Parameter) -> Mapping[str, Any]:
    """What may come for an option, by kind.

    Raises:
        KeyError: Options of that type are new, and have no case.
    """
    everything: Mapping[Kind, Mapping[str, Any]] = {
        Kind.string: hostile_values.strings(),
        Kind.integer: hostile_values.NUMBERS,
        Kind.user: hostile_values.IDS,
        Kind.attachment: hostile_values.IDS,
    }
    return everything[parameter.type]


@dataclass
class EntryPoints:
    """Drives the entrances of a bot, and counts.

    Attributes:
        harness: The bot and those who use it.
        stalls: How long its loop stalls.
        size: How many nasty values each entrance gets; each of them meets one sooner or later.
        inputs: How many inputs there were, by entrance.
        longest: The longest stall in seconds, by entrance.
        culprit: The input that it came with, by entrance.
    """

    harness: Harness
    stalls: Stalls
    size: int
    inputs: Counter[str] = field(default_factory=Counter)
    longest: dict[str, float] = field(default_factory=dict)
    culprit: dict[str, str] = field(default_factory=dict)
    _turn: int = 0

    async def send(self, entrance: str, label: str, send: Send) -> Answer:
        """Send one input in, and see that it is answered and that nothing stalls or fails."""
        least = float("inf")
        for _ in range(TRIES):
            self.harness.bot.rate_limits = RateLimits(
                self.harness.clock
            )  # else most would be asked to wait
            self.stalls.reset()
            try:
                with nothing_fails():
                    answer = await send()
                    await self.harness.quiet()
                    assert not broken(answer)
            except AssertionError as error:
                raise AssertionError(f"{entrance}, {label}: {error}") from error
            self.stalls.look()
            least = min(least, self.stalls.longest)
            if least < LIMIT / 2:
                break
        assert least < LIMIT, f"{entrance}, {label}: the loop stalled for {least:.3f} s"
        self.inputs[entrance] += 1
        if least > self.longest.get(entrance, 0):
            self.longest[entrance], self.culprit[entrance] = least, label
        return answer

    def some(self, values: Mapping[str, Any], of: int = 1) -> Iterator[tuple[str, Any]]:
        """As many of some values as are wanted, or a multiple, and others each time."""
        number = min(self.size * of, len(values))
        self._turn += number
        return islice(cycle(values.items()), self._turn, self._turn + number)

    # Commands

    @property
    def commands(self) -> list[Command]:
        """Every slash command."""
        walked = self.harness.bot.tree.walk_commands()
        return [one for one in walked if isinstance(one, app_commands.Command)]

    async def options(self) -> None:
        """Each option of each command, nasty, beside others as they should be."""
        forger = Forger(self.harness, self.harness.north)
        for command in self.commands:
            for parameter in command.parameters:
                for kind, value in self.some(values_of(parameter)):
                    options, resolved = self.filled(command, {parameter.display_name: value})
                    name = command.qualified_name
                    label = f"/{name} {parameter.display_name}: {kind}"
                    await self.send(
                        "options of commands",
                        label,
                        lambda n=name, o=options, r=resolved: forger.command(n, o, r),
                    )

    async def typing(self) -> None:
        """Each option that is suggested for, nasty while it is typed; and every other beside it."""
        forger = Forger(self.harness, self.harness.north)
        for command in self.commands:
            for parameter in command.parameters:
                if not parameter.autocomplete:
                    continue
                for kind, value in self.some(hostile_values.strings() | hostile_values.NUMBERS):
                    beside = {
                        one.display_name: next(self.some(values_of(one)))[1]
                        for one in command.parameters
                    }
                    options, _ = self.filled(command, beside | {parameter.display_name: value})
                    for one in options:
                        one["focused"] = one["name"] == parameter.display_name
                    name = command.qualified_name
                    label = f"/{name} {parameter.display_name}, typing: {kind}"
                    await self.send(
                        "text while it is typed",
                        label,
                        lambda n=name, o=options: forger.command(n, o, typing=True),
                    )

    def filled(self, command: Command, given: Json) -> tuple[list[Json], Json]:
        """A command's options as it needs them, but for those that are given."""
        options: list[Json] = []
        wanted: list[tuple[int, str]] = []
        for one in command.parameters:
            if one.display_name in given:
                value = given[one.display_name]
            elif one.required:
                value = self.good(one)
                wanted.append((one.type.value, str(value)))
            else:
                continue
            options.append({"name": one.display_name, "type": one.type.value, "value": value})
        people = self.harness.discord.server.people
        return options, people._resolved(self.harness.discord.channel, wanted)

    def good(self, parameter: app_commands.Parameter) -> Any:
        """A value that an option may have."""
        if parameter.choices:
            return parameter.choices[0].value
        if parameter.type is Kind.integer:
            return max(1, int(parameter.min_value or 0))
        if parameter.type is Kind.user:
            return self.harness.south.user.id
        return "x" * max(1, int(parameter.min_value or 0))

    # Files

    async def files(self) -> None:
        """Nasty files, and all that is offered under those that can be read."""
        north = self.harness.north
        for kind, file in self.some(hostile_values.sent(), of=FILES):
            answer = await self.send(
                "files", kind, lambda f=file: north.command("gin replay", file=f)
            )
            shown = await answer.done()
            for button in buttons(shown):
                if button.custom_id and not button.disabled:
                    await self.send(
                        "files",
                        f"{kind}, {button.label}",
                        lambda s=shown, b=button: north.press(s, b.custom_id or ""),
                    )
                    break
        await self.send("files", "larger than Discord says", self._larger_than_told)

    async def _larger_than_told(self) -> Answer:
        world, channel = self.harness.discord.world, self.harness.discord.channel
        file_id = world.keep("x.txt", b"x" * (8 * LARGEST))
        shape = attachment_json(world, channel.id, file_id) | {"size": 10}
        option = {"name": "file", "type": Kind.attachment.value, "value": file_id}
        resolved = {"attachments": {file_id: shape}}
        return await Forger(self.harness, self.harness.north).command(
            "gin replay", [option], resolved
        )

    # Presses, menus and forms

    async def presses(self, tables: tuple[int, ...]) -> None:
        """Forged ids of every kind of press."""
        for kind in PressKind:
            bad = {one: one for one in (*well_formed(kind, tables, 4), *mangled(kind, tables[0]))}
            for actor in (self.harness.north, self.harness.east):
                forger = Forger(self.harness, actor)
                for custom_id, _ in self.some(bad):
                    await self.send(
                        "presses", custom_id[:80], lambda f=forger, c=custom_id: f.press(c)
                    )

    async def menus(self, tables: tuple[int, ...]) -> None:
        """Forged choices in menus of every kind: of words, members, roles and channels."""
        forger = Forger(self.harness, self.harness.north)
        texts = hostile_values.texts(OPTION_VALUE) | {"nothing": "", "a number": "12"}
        for kind in PressKind:
            for label, value in self.some(texts):
                for menu, custom_id, values in (
                    (MENU, f"pick:{kind}:{tables[0]}:0", [value]),
                    (MENU, f"pick:{kind}:{tables[0]}", [value] * 25),
                    (USERS, f"who:{kind}:{tables[0]}:0:guest", []),
                    (ROLES, f"role:{kind}:{tables[0]}:0:these=roles", []),
                    (CHANNELS, f"chan:{kind}:{tables[0]}:0:these=channels", []),
                ):
                    await self.send(
                        "choices in menus",
                        f"{custom_id} {label}",
                        lambda c=custom_id, v=values, m=menu: forger.choose(c, v, m),
                    )

    async def forms(self, sheet: int, panel: int) -> None:
        """Nasty texts in the field of every form."""
        forger = Forger(self.harness, self.harness.north)
        server = self.harness.discord.guild.id
        odd = {"a list": [], "a number": 12, "nothing": None, "an object": {"a": 1}}
        for kind in sorted(self.harness.bot.forms.kinds):
            for form in FORMS[kind]:
                custom_id = form.format(sheet=sheet, panel=panel, server=server)
                for label, value in self.some(hostile_values.texts(hostile_values.FIELD) | odd):
                    fields = text_field(value)
                    await self.send(
                        "fields of forms",
                        f"{custom_id} {label}",
                        lambda c=custom_id, f=fields: forger.submit(c, f),
                    )

    # Names

    async def names(self) -> None:
        """Nasty names of a member, a server and a channel, wherever a command shows them."""
        guild = self.harness.bot.get_guild(int(self.harness.discord.guild.id))
        assert guild is not None
        channel = guild.get_channel(int(self.harness.discord.channel.id))
        assert channel is not None
        whole = (self.harness.north.user.name, guild.name, channel.name)
        for kind, name in self.some(hostile_values.texts(hostile_values.NAME)):
            for where in ("member", "server", "channel"):
                self.harness.north.user.name = name if where == "member" else whole[0]
                guild.name = name if where == "server" else whole[1]
                channel.name = name if where == "channel" else whole[2]
                for command in self.commands:
                    options, resolved = self.filled(command, {})
                    qualified = command.qualified_name
                    await self.send(
                        f"names of a {where}",
                        f"/{qualified}: {kind}",
                        lambda n=qualified, o=options, r=resolved: Forger(
                            self.harness, self.harness.north
                        ).command(n, o, r),
                    )
                for menu in self._context_menus():
                    await self.send(
                        f"names of a {where}",
                        f"{menu}: {kind}",
                        lambda m=menu: self.harness.south.user_command(m, self.harness.north),
                    )
        self.harness.north.user.name, guild.name, channel.name = whole

    def _context_menus(self) -> list[str]:
        walked = self.harness.bot.tree.walk_commands(type=AppCommandType.user)
        return [one.name for one in walked]


async def drive(harness: Harness, stalls: Stalls, size: int) -> EntryPoints:
    """Drive every entrance, with a table of every kind there."""
    harness.discord.expect(*EXPECTED)
    driven = EntryPoints(harness, stalls, size)
    over = await harness.begin()
    await harness.club.playing.resign(over, harness.north.id)
    running = await harness.begin()
    await harness.north.command("gin practice")
    await open_seat(harness.north)
    await house_rules(harness.north)
    await harness.north.command("gin realcards", member=harness.south)
    await harness.quiet()
    sheet = await harness.newest_table(harness.north)
    await driven.options()
    await driven.typing()
    await driven.files()
    await driven.presses((running, over, sheet))
    await driven.menus((running, over, sheet))
    await driven.forms(sheet, 1)
    await driven.names()
    return driven
