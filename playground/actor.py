"""A member in a test: does what a person does in Discord, and sees what they see."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

from playground.options import fill
from playground.standin.errors import CannotDoError
from playground.standin.models import (
    EPHEMERAL,
    LOADING,
    Channel,
    Interaction,
    Json,
    Message,
    User,
)
from playground.standin.people import USER_COMMAND
from playground.standin.server import Server
from playground.standin.shapes import message_json
from playground.standin.validation.walk import walk
from playground.views import buttons, menus, texts

Kind = Literal["message", "deferred", "deferred_update", "update", "choices", "modal"]
_KINDS: dict[int, Kind] = {
    4: "message",
    5: "deferred",
    6: "deferred_update",
    7: "update",
    8: "choices",
    9: "modal",
}

PATIENCE = 10.0
"""Real seconds that a test waits for anything before it fails."""


class InteractionFailedError(AssertionError):
    """The member saw "This interaction failed": no answer in three seconds."""


class Answer:
    """What the bot answered to one interaction.

    Attributes:
        kind: How it answered first.
        interaction: The interaction itself.
    """

    def __init__(self, server: Server, interaction: Interaction) -> None:
        self._server = server
        self.interaction = interaction
        self.kind: Kind = _KINDS[interaction.kind or 0]

    @property
    def message(self) -> Json:
        """The answer's message (`@original`) as it stands now.

        Raises:
            AssertionError: If there is none, or it is gone.
        """
        found = self._stored()
        if found is None:
            raise AssertionError(f"this answer ({self.kind}) has no message")
        return message_json(self._server.world, found)

    @property
    def ephemeral(self) -> bool:
        """Whether only the member who acted sees the message."""
        return bool(self.message["flags"] & EPHEMERAL)

    @property
    def modal(self) -> Json:
        """The form that was shown.

        Raises:
            AssertionError: If the answer was something else.
        """
        if self.interaction.modal is None:
            raise AssertionError(f"the bot answered with {self.kind}, not with a form")
        return self.interaction.modal

    @property
    def choices(self) -> list[Json]:
        """The choices that were offered while typing."""
        return self.interaction.choices

    async def done(self) -> Json:
        """Wait until "is thinking" has given way to a message, and give that message.

        Raises:
            TimeoutError: If the bot goes on thinking.
        """

        def filled() -> bool:
            found = self._stored()
            return found is not None and not found.flags & LOADING

        await self._server.world.pulse.until(filled, PATIENCE)
        return self.message

    def _stored(self) -> Message | None:
        channel = self._server.world.channels[self.interaction.channel_id]
        return channel.messages.get(self.interaction.response_id or "")

    def __repr__(self) -> str:
        return f"<Answer {self.kind}>"


@dataclass(frozen=True)
class Sent:
    """A file that a member sends with a command."""

    name: str
    content: bytes


class Actor:
    """One member's hands and eyes.

    Attributes:
        user: The account.
        home: The channel where they are when a test names none.
    """

    def __init__(self, server: Server, user: User, home: Channel) -> None:
        self._server = server
        self.user = user
        self.home = home

    @property
    def id(self) -> int:
        """The member's id, as discord.py has it."""
        return int(self.user.id)

    @property
    def name(self) -> str:
        """The member's display name."""
        return self.user.name

    @property
    def mention(self) -> str:
        """The text that mentions the member."""
        return f"<@{self.user.id}>"

    def __repr__(self) -> str:
        return f"<Actor {self.name}>"

    # Acting

    async def command(
        self,
        name: str,
        /,
        *,
        where: Channel | None = None,
        **options: Any,  # noqa: ANN401
    ) -> Answer:
        """Use a slash command, such as `north.command("gin challenge", member=south)`.

        Args:
            name: The command with its subcommands, separated by blanks.
            where: The channel; the home channel if not given.
            options: The values by option name; a member is given as an actor, a file as a
                `Sent`.

        Raises:
            CannotDoError: If Discord's client would not offer that.
            InteractionFailedError: If the bot doesn't answer in time.
        """
        return await self._use(name, where, options, None)

    async def autocomplete(
        self,
        name: str,
        typing: str,
        /,
        *,
        where: Channel | None = None,
        **options: Any,  # noqa: ANN401
    ) -> list[Json]:
        """Type in an option of a slash command and give the choices that the bot offers.

        Args:
            name: The command with its subcommands, separated by blanks.
            typing: The option that is being typed; its text so far is among `options`.
            where: The channel; the home channel if not given.
            options: The values by option name.
        """
        return (await self.type_in(name, typing, where=where, **options)).choices

    async def type_in(
        self,
        name: str,
        typing: str,
        /,
        *,
        where: Channel | None = None,
        **options: Any,  # noqa: ANN401
    ) -> Answer:
        """Do the same, and give the whole answer."""
        options.setdefault(typing, "")
        return await self._use(name, where, options, typing)

    async def _use(
        self, name: str, where: Channel | None, options: dict[str, Any], typing: str | None
    ) -> Answer:
        channel = where or self.home
        first, *path = name.split()
        people = self._server.people
        command = people.command(self.user, channel, first)
        plain = {key: self._given(value) for key, value in options.items()}
        filled = fill(command, path, plain, typing)
        used = people.use(self.user, channel, first, filled, typing=typing is not None)
        return await self._outcome(used)

    def _given(self, value: Any) -> Any:  # noqa: ANN401
        if isinstance(value, Sent):
            return self._server.world.keep(value.name, value.content)
        return _plain(value)

    async def user_command(
        self, name: str, target: "Actor", *, where: Channel | None = None
    ) -> Answer:
        """Use a command of another member's context menu."""
        channel, people = where or self.home, self._server.people
        people.command(self.user, channel, name, USER_COMMAND)
        return await self._outcome(people.use_on_member(self.user, channel, name, target.user))

    async def press(self, message: Json | Answer, what: str) -> Answer:
        """Press a button.

        Args:
            message: The message, or the answer whose message it is.
            what: The button's custom id or its label.

        Raises:
            CannotDoError: If there is no such button, or it is disabled.
            InteractionFailedError: If the bot doesn't answer in time.
        """
        stored = self._stored(message)
        shown = message_json(self._server.world, stored)
        known = {b.custom_id: b.label for b in buttons(shown) if b.custom_id}
        custom_id = _pick(known, what)
        return await self._outcome(self._server.people.press(self.user, stored, custom_id))

    async def choose(self, message: Json | Answer, what: str, *values: "str | Actor") -> Answer:
        """Choose in a select menu.

        Args:
            message: The message, or the answer whose message it is.
            what: The menu's custom id or its placeholder.
            values: What is chosen: an option's value or label, or a member.

        Raises:
            CannotDoError: If there is no such menu, or it doesn't offer that.
            InteractionFailedError: If the bot doesn't answer in time.
        """
        stored = self._stored(message)
        shown = {menu.custom_id: menu for menu in menus(message_json(self._server.world, stored))}
        custom_id = _pick({key: menu.placeholder for key, menu in shown.items()}, what)
        labels = dict(shown[custom_id].options)
        chosen = [labels.get(str(_plain(v)), str(_plain(v))) for v in values]
        chosen_by = self._server.people.choose(self.user, stored, custom_id, chosen)
        return await self._outcome(chosen_by)

    async def submit(self, form: Answer, /, **fields: Any) -> Answer:  # noqa: ANN401
        """Fill in the form that an answer showed, and send it off.

        Args:
            form: The answer that showed it.
            fields: The values by custom id; fields not named stay as they are.

        Raises:
            CannotDoError: If a field isn't there.
            InteractionFailedError: If the bot doesn't answer in time.
        """
        components = [_filled(c, fields) for c in form.modal["components"]]
        known = {c.get("custom_id") for c in walk(form.modal["components"])}
        if strange := set(fields) - known:
            raise CannotDoError(f"the form has no field {', '.join(sorted(strange))}")
        sent = self._server.people.submit(self.user, form.interaction, components)
        return await self._outcome(sent)

    def say(self, content: str, *, where: Channel | None = None) -> Json:
        """Write a plain message."""
        world = self._server.world
        return message_json(world, world.say(self.user, where or self.home, content))

    def dismiss(self, message: Json | Answer) -> None:
        """Put an ephemeral message away."""
        self._server.world.dismiss(self.user, self._stored(message))

    def close_dms(self) -> None:
        """Take no direct messages from now on."""
        self._server.world.set_dm(self.user, open_=False)

    def open_dms(self) -> None:
        """Take direct messages again."""
        self._server.world.set_dm(self.user, open_=True)

    def install(self) -> None:
        """Install the application, so that its commands come along everywhere."""
        self.user.installed = True

    def uninstall(self) -> None:
        """Remove the application from the account again."""
        self.user.installed = False

    def leave(self) -> None:
        """Leave the server of the home channel."""
        world = self._server.world
        world.leave(world.guilds[self.home.guild_id or ""], self.user)

    def join(self) -> None:
        """Come (back) to the server of the home channel."""
        world = self._server.world
        world.join(world.guilds[self.home.guild_id or ""], self.user)

    async def _outcome(self, interaction: Interaction) -> Answer:
        try:
            answered = await self._server.people.outcome(interaction, PATIENCE)
        except TimeoutError:
            answered = False
        if not answered:
            raise InteractionFailedError(f"{self.name}: This interaction failed")
        return Answer(self._server, interaction)

    # Seeing

    def dm(self) -> Channel:
        """Give the channel between this member and the bot."""
        return self._server.world.open_dm(self.user)

    def messages(self, where: Channel | None = None) -> list[Json]:
        """Give the messages that this member sees in a channel, oldest first."""
        channel = where or self.home
        world = self._server.world
        if not world.sees(self.user, channel):
            return []
        return [message_json(world, m) for m in world.visible(self.user, channel)]

    async def wait_for(
        self, wanted: Callable[[Json], bool], *, where: Channel | None = None
    ) -> Json:
        """Wait until this member sees a message that fits, and give the newest such one.

        Args:
            wanted: Tells whether a message fits.
            where: The channel; everywhere, direct messages included, if not given.

        Raises:
            AssertionError: If none comes.
        """
        world = self._server.world

        def newest() -> Json | None:
            channels = [where] if where else list(world.channels.values())
            seen = [m for channel in channels for m in self.messages(channel)]
            seen.sort(key=lambda message: int(message["id"]))
            return next((m for m in reversed(seen) if wanted(m)), None)

        try:
            found = await world.pulse.until(newest, PATIENCE)
        except TimeoutError:
            channels = [where] if where else list(world.channels.values())
            shown = [texts(m) for channel in channels for m in self.messages(channel)]
            raise AssertionError(f"{self.name} never saw that; they see {shown}") from None
        if found is None:
            raise AssertionError
        return found

    async def sees(self, text: str, *, where: Channel | None = None) -> Json:
        """Wait until this member sees a message with a text in it, and give it."""
        return await self.wait_for(lambda message: text in texts(message), where=where)

    def _stored(self, message: Json | Answer) -> Message:
        shape = message.message if isinstance(message, Answer) else message
        channel = self._server.world.channels[shape["channel_id"]]
        if (found := channel.messages.get(shape["id"])) is None:
            raise CannotDoError("that message has been deleted")
        return found


def _plain(value: Any) -> Any:  # noqa: ANN401
    if isinstance(value, Actor):
        return value.user.id
    return value.id if isinstance(value, (User, Channel)) else value


def _pick(known: dict[str, str], what: str) -> str:
    """Give the custom id that is meant by one, by one without the part after `~`, or by a label."""
    if what in known:
        return what
    found = [each for each, label in known.items() if what in {label, each.partition("~")[0]}]
    if len(found) != 1:
        raise CannotDoError(f"{len(found)} things are {what!r}; there are {known}")
    return found[0]


def _filled(component: Json, fields: dict[str, Any]) -> Json:
    """Give a form's component as it is sent off, its fields filled in."""
    kind = component["type"]
    base: Json = {"type": kind, "id": component.get("id", 0)}
    if "components" in component:
        return base | {"components": [_filled(c, fields) for c in component["components"]]}
    if "component" in component:
        return base | {"component": _filled(component["component"], fields)}
    if "custom_id" not in component:
        return base
    base["custom_id"] = component["custom_id"]
    value = _plain(fields.get(component["custom_id"]))
    if kind in (4, 21, 23):
        return base | {"value": component.get("value", "") if value is None else value}
    values = [] if value is None else value
    return base | {"values": [values] if isinstance(values, str) else list(values)}
