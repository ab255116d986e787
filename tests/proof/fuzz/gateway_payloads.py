"""What Discord sends, with any field changed: interactions that are forged, and events.

A payload is changed after the stand-in has made it, and handed to discord.py as the gateway does.
What discord.py itself can't read never reaches the bot; all else must be handled: the answer is
read by its member alone, and an outsider moves no card. Whatever a member's client may be made to
send is answered, and nothing fails inside; where Discord's own words make no sense, that may be
logged.
"""

import asyncio
import random
import secrets
import sys
import tempfile
import time
import traceback
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import structlog
from discord import AppCommandType, app_commands
from sqlalchemy import text as statement
from structlog.typing import EventDict

from cogs.kit.ids import parse_id
from cogs.kit.press_kinds import Ply, PressKind
from cogs.routing.rate_limits import RateLimits
from playground.driver import Actor
from playground.standin.installs import owners_on
from playground.standin.models import (
    AUTOCOMPLETE,
    COMMAND,
    COMPONENT,
    EPHEMERAL,
    MODAL_SUBMIT,
    Interaction,
    Message,
)
from playground.standin.shapes import channel_json, guild_create_json, interaction_json, member_json
from tests.proof.fuzz.measuring import measured
from tests.proof.fuzz.mutation import mutated_data
from tests.proof.fuzz.target import ROOT, Findings, place
from tests.wire.custom_id_samples import well_formed
from tests.wire.doors import house_rules, open_seat
from tests.wire.entry_points import EXPECTED, FORMS, EntryPoints
from tests.wire.event_loop_stalls import Stalls
from tests.wire.forged_interactions import (
    BUTTON,
    CHANNELS,
    MENU,
    ROLES,
    USERS,
    Forger,
    text_field,
)
from tests.wire.harness import Harness, open_harness

Json = dict[str, Any]

SLOW: Final = 1.0
"""Seconds of processor time that one payload may take, the stand-in's included."""

_ROUND: Final = 1_000
"""Inputs for one bot: what they leave there makes lists long."""

_SENT_BY_DISCORD: Final = ("id", "application_id", "token", "version")
"""What makes the answer arrive: it is left as it is."""

_WORK: Final = ("discord.py: on_", "CommandTree-invoker", "promise")

_BY_MEMBER: Final = 3 / 4
"""How often a member has changed something; else Discord itself has."""

_TOLD: Final = 600

PUBLISHING: Final = frozenset(
    {PressKind.FILM, PressKind.PROBLEM, PressKind.DAILY, PressKind.BOARD, PressKind.PROFILE}
    | {PressKind.PAUSE, PressKind.LATE, PressKind.PLAY, PressKind.AGAIN, PressKind.PANEL}
)
"""Presses by which something is shown to the channel, or asked of its members."""

_LIBRARY: Final = "in what reads payloads for the program"

_MEMBERS: Final = ("North", "South", "East")

_MOVED: Final = (
    "SELECT (SELECT count(*) FROM moves WHERE table_id = :table),"
    " (SELECT group_concat(text) FROM drafts WHERE table_id = :table),"
    " (SELECT ply FROM tables WHERE table_id = :table)"
)


@dataclass(frozen=True)
class Sample:
    """An interaction as it comes from an untouched client.

    Attributes:
        kind: Its type.
        data: What the member did.
        component: What is on the message that it was done on; None for no message.
        public: Whether everybody may read the answer.
    """

    kind: int
    data: Json
    component: Json | None = None
    public: bool = False


def samples(harness: Harness, tables: tuple[int, ...]) -> Iterator[Sample]:
    """Every command, suggestion, press, choice and form that the bot registers."""
    yield from _commands(harness)
    for kind in PressKind:
        for custom_id in well_formed(kind, tables, 4):
            yield _pressed({"type": BUTTON, "custom_id": custom_id, "style": 2})
        ply = ":0" if kind.ply is not Ply.NONE else ""
        for prefix, of in (("pick", MENU), ("who", USERS), ("role", ROLES), ("chan", CHANNELS)):
            menu: Json = {"type": of, "custom_id": f"{prefix}:{kind}:{tables[0]}{ply}:these"}
            if of == MENU:
                menu["options"] = [{"label": "x", "value": "x"}]
            yield _pressed(menu, values=["discard:7D"] if of == MENU else [harness.south.user.id])
    for kind in sorted(harness.bot.forms.kinds):
        for form in FORMS[kind]:
            custom_id = form.format(sheet=tables[-1], panel=1, server=harness.discord.guild.id)
            data = {"custom_id": custom_id, "components": text_field("2026-05-09 12 North")}
            yield Sample(
                MODAL_SUBMIT, data, {"type": BUTTON, "custom_id": "gin:news:0", "style": 2}
            )


def _commands(harness: Harness) -> Iterator[Sample]:
    driven = EntryPoints(harness, Stalls(), 1)
    people, home = harness.discord.server.people, harness.discord.channel
    for command in driven.commands:
        every = {one.display_name: driven.good(one) for one in command.parameters}
        options, resolved = driven.filled(command, every)
        first, *path = command.qualified_name.split()
        known = people.command(harness.north.user, home, first)
        for focused in (None, *(one for one in command.parameters if one.autocomplete)):
            told = [
                one | ({"focused": True} if focused and one["name"] == focused.display_name else {})
                for one in options
            ]
            for at in range(len(path), 0, -1):
                kind = 1 if at == len(path) else 2
                told = [{"name": path[at - 1], "type": kind, "options": told}]
            data = {"id": known["id"], "name": first, "type": 1, "options": told}
            data["resolved"] = resolved
            public = bool(command.extras.get("public"))
            yield Sample(AUTOCOMPLETE if focused else COMMAND, data, public=public)
    for menu in harness.bot.tree.walk_commands(type=AppCommandType.user):
        assert isinstance(menu, app_commands.ContextMenu)
        known = people.command(harness.north.user, home, menu.name, 2)
        target = harness.south.user.id
        data = {"id": known["id"], "name": menu.name, "type": 2, "target_id": target}
        data["resolved"] = people._resolved(home, [(6, target)])
        yield Sample(COMMAND, data, public=bool(menu.extras.get("public")))


def _pressed(component: Json, **more: Any) -> Sample:
    data = {"custom_id": component["custom_id"], "component_type": component["type"], **more}
    return Sample(COMPONENT, data, component)


async def fuzz_interactions(inputs: int, seed: int) -> Findings:
    """Forge so many interactions."""
    return await _rounds(inputs, random.Random(f"interactions {seed}"), _forge)


async def fuzz_gateway_events(inputs: int, seed: int) -> Findings:
    """Send so many events with something changed."""
    return await _rounds(inputs, random.Random(f"events {seed}"), _disturb)


Round = Callable[[Harness, random.Random, Findings, int], Awaitable[None]]


async def _rounds(inputs: int, dice: random.Random, go: Round) -> Findings:
    found = Findings()
    with measured(found):
        while found.inputs < inputs:
            until = min(inputs, found.inputs + _ROUND)
            with tempfile.TemporaryDirectory() as name:
                async with open_harness(Path(name), members=_MEMBERS) as harness:
                    harness.discord.expect(*EXPECTED)
                    await go(harness, dice, found, until)
    return found


async def _forge(harness: Harness, dice: random.Random, found: Findings, until: int) -> None:
    over = await harness.begin()
    await harness.club.playing.resign(over, harness.north.id)
    running = await harness.begin()
    await harness.north.command("gin practice")
    await open_seat(harness.north)
    await house_rules(harness.north)
    await harness.north.command("gin realcards", member=harness.south)
    await harness.quiet()
    sheet = await harness.newest_table(harness.north)
    every = tuple(samples(harness, (running, over, sheet)))
    forgers = [Forger(harness, one) for one in (harness.north, harness.south, harness.east)]
    words = ("discard:7D", "pass", "stock", str(running), "standard", "1")
    while found.inputs < until:
        sample, forger = dice.choice(every), dice.choice(forgers)
        if forger._message and forger._message.id not in forger.actor.home.messages:
            forger._message = None  # the bot has taken it away
        message = None if sample.component is None else await forger._forged(sample.component)
        interaction = _registered(harness, forger.actor, sample, message)
        payload = interaction_json(harness.discord.world, interaction)
        by_member = dice.random() < _BY_MEMBER
        changed = (_forged if by_member else _garbled)(payload, dice, words)
        before = await _moved(harness, running)
        harness.bot.rate_limits = RateLimits(harness.clock)
        culprit = f"{_difference(payload, changed)!r} of {payload['data']!r}"
        with noting(found, culprit[:_TOLD], strict=by_member):
            read = await _handed(harness, "INTERACTION_CREATE", changed, found)
            if read and by_member and interaction.kind is None:
                raise AssertionError(f"no answer to a {_NAMES[sample.kind]}")
            _check_private(harness, sample, interaction, changed)
            if forger.actor is harness.east:
                assert await _moved(harness, running) == before, "an outsider moved a card"


def _forged(payload: Json, dice: random.Random, words: tuple[str, ...]) -> Json:
    """Change what the member did: all that a client may be made to send."""
    data = mutated_data(payload["data"], dice, words)
    return payload | {"data": data if isinstance(data, dict) else payload["data"]}


def _garbled(payload: Json, dice: random.Random, words: tuple[str, ...]) -> Json:
    """Change what Discord says of it, but for what its answer is sent by."""
    kept = {name: payload[name] for name in _SENT_BY_DISCORD}
    rest = {name: value for name, value in payload.items() if name not in kept}
    changed = mutated_data(rest, dice, words)
    return (changed if isinstance(changed, dict) else {}) | kept


def _difference(before: Json, after: Json) -> Json:
    names = [name for name in {**before, **after} if before.get(name) != after.get(name)]
    return {name: after.get(name, "gone") for name in names}


def _registered(
    harness: Harness, actor: Actor, sample: Sample, message: Message | None
) -> Interaction:
    """An interaction that the stand-in takes an answer to, and has told nobody of."""
    world, channel = harness.discord.world, actor.home
    interaction = Interaction(
        world.ids.next(),
        secrets.token_urlsafe(96),
        sample.kind,
        actor.user.id,
        channel.id,
        channel.guild_id,
        sample.data,
        world.clock.now(),
        message_id=None if message is None else message.id,
        owners=owners_on(world, actor.user, channel, message),
    )
    world.interactions[interaction.id] = interaction
    world.by_token[interaction.token] = interaction
    return interaction


async def _moved(harness: Harness, table_id: int) -> Any:
    async with harness.club.tables._database.read(alone=True) as connection:
        found = await connection.execute(statement(_MOVED), {"table": table_id})
        return tuple(found.one())


def _check_private(
    harness: Harness, sample: Sample, interaction: Interaction, payload: Json
) -> None:
    """Raise `AssertionError` where others read what is for the member alone."""
    if interaction.kind not in {4, 5} or sample.public:
        return
    channel = harness.discord.world.channels[interaction.channel_id]
    message = channel.messages.get(interaction.response_id or "")
    name = _NAMES[sample.kind]
    data = payload.get("data")
    action = parse_id(str(data.get("custom_id"))) if isinstance(data, dict) else None
    if action is not None and action.kind in PUBLISHING:
        return
    assert message is None or message.flags & EPHEMERAL, f"everybody reads the answer to a {name}"


_NAMES: Final = {
    COMMAND: "command",
    COMPONENT: "press",
    AUTOCOMPLETE: "text that is typed",
    MODAL_SUBMIT: "form",
}


@contextmanager
def noting(found: Findings, culprit: str, *, strict: bool) -> Iterator[None]:
    """Note what goes wrong in the block, and what it costs.

    Unless `strict`, the program may log what it couldn't make sense of.
    """
    found.inputs += 1
    begun = time.process_time()
    with structlog.testing.capture_logs(processors=[_traced]) as logs:
        try:
            yield
        except Exception as error:  # noqa: BLE001 - each is a fault to be told of
            fault = str(error) if isinstance(error, AssertionError) else place(error)
            found.faults.setdefault(fault.splitlines()[0], culprit)
    for one in logs if strict else ():
        if one["log_level"] in {"error", "critical"} and one["trace"] != _LIBRARY:
            found.faults.setdefault(f"{one['event']}: {one.get('error')} {one['trace']}", culprit)
    spent = time.process_time() - begun
    if spent > found.slowest:
        found.slowest, found.culprit = spent, culprit
    if spent > SLOW:
        found.faults.setdefault(f"slow: {spent:.1f} s", culprit)


def _traced(_logger: object, _method: str, event: EventDict) -> EventDict:
    """Say where an error came from, in one line; discord.py's own isn't ours to mend."""
    error = sys.exc_info()[1]
    if error is not None:
        return event | {"trace": place(error) if _is_ours(error) else _LIBRARY}
    last = (event.get("trace") or [""])[-1]
    return event | {"trace": _LIBRARY if "site-packages" in last else last}


async def _handed(harness: Harness, event: str, payload: Any, found: Findings) -> bool:
    """Hand a payload to discord.py; whether it could read it."""
    errors, read = list[BaseException](), True
    try:
        harness.bot._connection.parsers[event](payload)
    except Exception as error:  # noqa: BLE001 - mostly the library's own
        errors.append(error)
    while working := [one for one in asyncio.all_tasks() if one.get_name().startswith(_WORK)]:
        done, _ = await asyncio.wait(working)
        errors += [one.exception() for one in done if not one.cancelled() and one.exception()]
    await harness.quiet()
    for error in errors:
        read = False
        if _is_ours(error):
            raise error
    found.taken += read
    return read


def _is_ours(error: BaseException) -> bool:
    """Whether an error is the program's, rather than of what reads payloads for it."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    floors = tuple(str(ROOT / name) for name in ("cogs", "club", "data", "engine", "art"))
    return last.filename.startswith(floors)


async def _disturb(harness: Harness, dice: random.Random, found: Findings, until: int) -> None:
    await harness.begin()
    await harness.quiet()
    world, guild = harness.discord.world, harness.discord.guild
    north = harness.north.user
    while found.inputs < until:
        whole = guild_create_json(world, guild, everyone=False)
        channel = channel_json(world, harness.discord.channel)
        thread = channel | {
            "id": world.ids.next(),
            "type": 11,
            "parent_id": channel["id"],
            "owner_id": north.id,
            "member_count": 2,
            "message_count": 1,
            "rate_limit_per_user": 0,
            "thread_metadata": {
                "archived": False,
                "auto_archive_duration": 60,
                "archive_timestamp": "2026-05-01T12:00:00+00:00",
                "locked": False,
            },
        }
        of_guild: Json = {"guild_id": guild.id}
        member = member_json(world, guild, north) | of_guild
        role = {"role": whole["roles"][0], **of_guild}
        events: dict[str, Json] = {
            "GUILD_UPDATE": whole,
            "GUILD_CREATE": whole,
            "GUILD_DELETE": {"id": guild.id, "unavailable": False},
            "CHANNEL_CREATE": channel,
            "CHANNEL_UPDATE": channel,
            "CHANNEL_DELETE": channel,
            "THREAD_CREATE": thread,
            "THREAD_UPDATE": thread,
            "THREAD_DELETE": {key: thread[key] for key in ("id", "guild_id", "parent_id", "type")},
            "GUILD_ROLE_CREATE": role,
            "GUILD_ROLE_UPDATE": role,
            "GUILD_ROLE_DELETE": {"role_id": whole["roles"][0]["id"], **of_guild},
            "GUILD_MEMBER_UPDATE": member,
            "GUILD_MEMBER_REMOVE": {"user": member["user"], **of_guild},
            "MESSAGE_DELETE": {"id": world.ids.next(), "channel_id": channel["id"], **of_guild},
        }
        name = dice.choice(tuple(events))
        changed = mutated_data(events[name], dice)
        with noting(found, f"{name}: {changed!r}"[:_TOLD], strict=True):
            await _handed(harness, name, changed, found)
        # The server is there again, as Discord would say sooner or later.
        harness.bot._connection.parsers["GUILD_CREATE"](whole)
        await harness.quiet()
