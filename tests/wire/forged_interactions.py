"""What Discord's own client would never send: forged commands, presses, choices and forms."""

import copy
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import structlog
from structlog.typing import EventDict

from cogs.kit.text import Text
from playground.driver import Actor, Answer, texts
from playground.standin.models import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL_SUBMIT, Message
from playground.standin.validation.walk import walk
from tests.wire.harness import Harness

Json = dict[str, Any]
BUTTON, MENU, USERS, ROLES, CHANNELS = 2, 3, 5, 6, 8
ROW = 1


@dataclass
class Forger:
    """A member whose client has been tampered with.

    Attributes:
        harness: Where they are.
        actor: Who they are.
    """

    harness: Harness
    actor: Actor
    _message: Message | None = None
    _components: list[Json] = field(default_factory=list)

    async def command(
        self,
        name: str,
        options: Sequence[Json],
        resolved: Json | None = None,
        *,
        typing: bool = False,
    ) -> Answer:
        """Send a command with any options, or ask for an autocomplete of the focused one."""
        people, user = self.harness.discord.server.people, self.actor.user
        first, *path = name.split()
        known = people.command(user, self.actor.home, first)
        inner: list[Json] = list(options)
        for at in range(len(path), 0, -1):
            kind = 1 if at == len(path) else 2
            inner = [{"name": path[at - 1], "type": kind, "options": inner}]
        data = {"id": known["id"], "name": first, "type": 1, "options": inner}
        if resolved is not None:
            data["resolved"] = resolved
        return await self._sent(AUTOCOMPLETE if typing else COMMAND, data)

    async def press(self, custom_id: str) -> Answer:
        """Press a button of any custom_id, on a message that the member alone sees."""
        message = await self._forged({"type": BUTTON, "custom_id": custom_id, "style": 2})
        data = {"custom_id": custom_id, "component_type": BUTTON}
        return await self._sent(COMPONENT, data, message)

    async def choose(
        self,
        custom_id: str,
        values: Sequence[str],
        kind: int = MENU,
        resolved: Json | None = None,
    ) -> Answer:
        """Choose anything in a menu of any custom_id."""
        menu = {"type": kind, "custom_id": custom_id}
        if kind == MENU:
            menu["options"] = [{"label": "x", "value": "x"}]
        message = await self._forged(menu)
        data = {"custom_id": custom_id, "component_type": kind, "values": list(values)}
        if resolved is not None:
            data["resolved"] = resolved
        return await self._sent(COMPONENT, data, message)

    async def submit(self, custom_id: str, components: Any) -> Answer:
        """Send off a form that was never shown."""
        data = {"custom_id": custom_id, "components": components}
        return await self._sent(MODAL_SUBMIT, data, await self._forged(None))

    async def _sent(self, kind: int, data: Json, message: Message | None = None) -> Answer:
        people = self.harness.discord.server.people
        user, home = self.actor.user, self.actor.home
        return await self.actor._outcome(people._start(user, home, kind, data, message=message))

    async def _forged(self, component: Json | None) -> Message:
        """A message of the bot's with a component of one's own in the first place of a row."""
        channels = self.harness.discord.world.channels
        message = self._message
        if message is None or message.id not in channels[message.channel_id].messages:
            shown = (await self.actor.command("gin help")).message
            self._message = channels[shown["channel_id"]].messages[shown["id"]]
            self._components = copy.deepcopy(self._message.components)
        self._message.components = copy.deepcopy(self._components)
        if component is not None:
            row = next(one for one in walk(self._message.components) if one.get("type") == ROW)
            row["components"] = [component]
        return self._message


def text_field(value: Any) -> list[Json]:
    """A form's one field, filled in."""
    return [{"type": 18, "component": {"type": 4, "custom_id": "text", "value": value}}]


@contextmanager
def nothing_fails() -> Iterator[list[EventDict]]:
    """See that nothing is logged as an error."""
    with structlog.testing.capture_logs() as logs:
        yield logs
    wrong = [one for one in logs if one["log_level"] in {"error", "critical"}]
    assert not wrong, wrong


def broken(answer: Answer) -> bool:
    """Whether a member got the answer that something went wrong inside."""
    if answer.kind not in {"message", "deferred"}:
        return False
    return Text()("refusal-broken") in texts(answer.message)
