"""What members do: commands, clicks, choices, forms. The bot sees an interaction."""

import secrets
from collections.abc import Iterable, Iterator
from typing import Any

from playground.standin.errors import CannotDoError
from playground.standin.gateway import Gateway
from playground.standin.installs import is_offered, owners, owners_on
from playground.standin.models import (
    AUTOCOMPLETE,
    COMMAND,
    COMPONENT,
    MODAL_SUBMIT,
    Channel,
    Interaction,
    Json,
    Message,
    User,
)
from playground.standin.permissions import BITS
from playground.standin.routes.callbacks import FIRST_ANSWER_SECONDS
from playground.standin.shapes import (
    attachment_json,
    channel_json,
    member_json,
    roles_json,
    user_json,
)
from playground.standin.validation.walk import walk
from playground.standin.world import World

CHAT_INPUT, USER_COMMAND = 1, 2
USER_OPTION, CHANNEL_OPTION, ROLE_OPTION, MENTIONABLE_OPTION = 6, 7, 8, 9
ATTACHMENT_OPTION = 11
_SELECT_KINDS = {5: USER_OPTION, 6: ROLE_OPTION, 7: MENTIONABLE_OPTION, 8: CHANNEL_OPTION}


class People:
    """The members' hands. Each act starts an interaction and gives it back at once."""

    def __init__(self, world: World, gateway: Gateway) -> None:
        self._world = world
        self._gateway = gateway

    async def outcome(self, interaction: Interaction, limit: float | None = None) -> bool:
        """Wait until the bot has answered, or the member sees that it failed.

        The three seconds run by the world's clock.

        Args:
            interaction: What the member did.
            limit: Real seconds after which to give up.

        Returns:
            Whether there is an answer.

        Raises:
            TimeoutError: If neither came to pass within the limit.
        """
        world = self._world
        # An interaction that reached a session may be answered after that session is lost.
        told = self._gateway.reachable

        def settled() -> bool:
            late = world.clock.now() - interaction.created > FIRST_ANSWER_SECONDS
            if interaction.kind is None and (late or not told):
                interaction.failed = True
            return interaction.failed or interaction.kind is not None

        await world.pulse.until(settled, limit)
        return not interaction.failed

    # Commands

    def commands_in(self, user: User, channel: Channel) -> Iterator[Json]:
        """Give the commands that a member is offered in a channel."""
        world = self._world
        guild = world.guild_of(channel)
        for command in world.commands.values():
            if command.get("guild_id", channel.guild_id) != channel.guild_id:
                continue
            if not is_offered(world, user, channel, command):
                continue
            needed = int(command["default_member_permissions"] or 0)
            if guild is not None and needed:
                held = world.permissions_of(guild, user)
                if not held & BITS["administrator"] and held & needed != needed:
                    continue
            yield command

    def command(self, user: User, channel: Channel, name: str, kind: int = CHAT_INPUT) -> Json:
        """Give a command by name.

        Raises:
            CannotDoError: If the member isn't offered it there.
        """
        for command in self.commands_in(user, channel):
            if command["name"] == name and command["type"] == kind:
                return command
        offered = ", ".join(sorted(c["name"] for c in self.commands_in(user, channel)))
        raise CannotDoError(f"no command {name!r} here; offered: {offered or 'none'}")

    def use(
        self, user: User, channel: Channel, name: str, options: list[Json], *, typing: bool = False
    ) -> Interaction:
        """Use a slash command.

        Args:
            user: Who.
            channel: Where.
            name: The command's name, without its subcommands.
            options: As Discord's interactions carry them, subcommands included.
            typing: Whether this only asks for an autocomplete of the focused option.

        Raises:
            CannotDoError: If the member isn't offered the command there.
        """
        command = self.command(user, channel, name)
        data = _command_data(command) | {"options": options}
        wanted = [(o["type"], str(o["value"])) for o in _values(options) if "value" in o]
        if resolved := self._resolved(channel, wanted):
            data["resolved"] = resolved
        by = owners(self._world, user, channel, command["integration_types"])
        return self._start(user, channel, AUTOCOMPLETE if typing else COMMAND, data, by=by)

    def use_on_member(self, user: User, channel: Channel, name: str, target: User) -> Interaction:
        """Use a command of a member's context menu.

        Raises:
            CannotDoError: If the member isn't offered the command there.
        """
        command = self.command(user, channel, name, USER_COMMAND)
        data = _command_data(command) | {"target_id": target.id}
        data["resolved"] = self._resolved(channel, [(USER_OPTION, target.id)])
        by = owners(self._world, user, channel, command["integration_types"])
        return self._start(user, channel, COMMAND, data, by=by)

    # Components

    def press(self, user: User, message: Message, custom_id: str) -> Interaction:
        """Press a button.

        Raises:
            CannotDoError: If the member sees no such button, or it is disabled.
        """
        self._component(user, message, custom_id)
        data: Json = {"custom_id": custom_id, "component_type": 2}
        return self._click(user, message, data)

    def choose(
        self, user: User, message: Message, custom_id: str, values: list[str]
    ) -> Interaction:
        """Choose in a select menu of any kind.

        Raises:
            CannotDoError: If the member sees no such menu, or may not choose so.
        """
        select = self._component(user, message, custom_id)
        _check_values(select, values)
        data: Json = {
            "custom_id": custom_id,
            "component_type": select["type"],
            "values": values,
        }
        if option := _SELECT_KINDS.get(select["type"]):
            channel = self._world.channels[message.channel_id]
            data["resolved"] = self._resolved(channel, [(option, value) for value in values])
        return self._click(user, message, data)

    def _component(self, user: User, message: Message, custom_id: str) -> Json:
        channel = self._world.channels[message.channel_id]
        gone = message.id not in channel.messages
        if gone or message not in self._world.visible(user, channel):
            raise CannotDoError(f"{user.name} does not see that message")
        for component in walk(message.components):
            if component.get("custom_id") == custom_id:
                if component.get("disabled"):
                    raise CannotDoError(f"{custom_id!r} is disabled")
                return component
        raise CannotDoError(f"nothing with the custom id {custom_id!r} on that message")

    def _click(self, user: User, message: Message, data: Json) -> Interaction:
        channel = self._world.channels[message.channel_id]
        return self._start(user, channel, COMPONENT, data, message=message)

    # Forms

    def submit(self, user: User, shown: Interaction, components: list[Json]) -> Interaction:
        """Send a modal off.

        Args:
            user: Who.
            shown: The interaction that the bot answered with the modal.
            components: The filled fields, as Discord's interactions carry them.

        Raises:
            CannotDoError: If that interaction showed this member no modal.
        """
        if shown.modal is None or shown.user_id != user.id:
            raise CannotDoError(f"{user.name} has no such form open")
        channel = self._world.channels[shown.channel_id]
        data: Json = {"custom_id": shown.modal["custom_id"], "components": components}
        kinds = {
            c["custom_id"]: c["type"] for c in walk(shown.modal["components"]) if "custom_id" in c
        }
        wanted = [
            (_SELECT_KINDS[kinds[field["custom_id"]]], value)
            for field in walk(components)
            if kinds.get(field.get("custom_id", "")) in _SELECT_KINDS
            for value in field["values"]
        ]
        if resolved := self._resolved(channel, wanted):
            data["resolved"] = resolved
        message = channel.messages.get(shown.message_id or "")
        return self._start(
            user,
            channel,
            MODAL_SUBMIT,
            data,
            by=shown.owners,
            message=message,
            shown_by=shown,
        )

    # What all of them share

    def _start(
        self,
        user: User,
        channel: Channel,
        kind: int,
        data: Json,
        *,
        by: dict[str, str] | None = None,
        message: Message | None = None,
        shown_by: Interaction | None = None,
    ) -> Interaction:
        world = self._world
        if not world.sees(user, channel):
            raise CannotDoError(f"{user.name} does not see that channel")
        interaction = Interaction(
            world.ids.next(),
            secrets.token_urlsafe(96),
            kind,
            user.id,
            channel.id,
            channel.guild_id,
            data,
            world.clock.now(),
            message_id=None if message is None else message.id,
            owners=owners_on(world, user, channel, message) if by is None else by,
            shown_by=shown_by,
        )
        world.interactions[interaction.id] = interaction
        world.by_token[interaction.token] = interaction
        world.publish("interaction", interaction)
        return interaction

    def _resolved(self, channel: Channel, wanted: Iterable[tuple[int, str]]) -> Json:
        """Describe the members, channels, roles and files that some values name."""
        resolved: Json = {}
        for kind, value in wanted:
            if kind in (USER_OPTION, MENTIONABLE_OPTION) and value in self._world.users:
                self._resolve_user(resolved, channel, self._world.users[value])
            elif kind == CHANNEL_OPTION:
                shape = channel_json(self._world, self._world.channels[value])
                resolved.setdefault("channels", {})[value] = shape | {"permissions": "0"}
            elif kind in (ROLE_OPTION, MENTIONABLE_OPTION):
                guild = self._world.guilds[channel.guild_id or ""]
                roles = {role["id"]: role for role in roles_json(guild)}
                resolved.setdefault("roles", {})[value] = roles[value]
            elif kind == ATTACHMENT_OPTION:
                shape = attachment_json(self._world, channel.id, value) | {"ephemeral": True}
                resolved.setdefault("attachments", {})[value] = shape
        return resolved

    def _resolve_user(self, resolved: Json, channel: Channel, user: User) -> None:
        resolved.setdefault("users", {})[user.id] = user_json(user)
        guild = self._world.guild_of(channel)
        if guild is not None and user.id in guild.members:
            member = member_json(self._world, guild, user, with_user=False)
            resolved.setdefault("members", {})[user.id] = member


def _command_data(command: Json) -> dict[str, Any]:
    data = {name: command[name] for name in ("id", "name", "type")}
    if "guild_id" in command:
        data["guild_id"] = command["guild_id"]
    return data


def _values(options: Iterable[Json]) -> Iterator[Json]:
    for option in options:
        if "options" in option:
            yield from _values(option["options"])
        else:
            yield option


def _check_values(select: Json, values: list[str]) -> None:
    low, high = select.get("min_values", 1), select.get("max_values", 1)
    if not low <= len(values) <= high:
        raise CannotDoError(f"this menu takes {low} to {high} values, not {len(values)}")
    if "options" in select:
        offered = {option["value"] for option in select["options"]}
        if strange := set(values) - offered:
            raise CannotDoError(f"not on this menu: {', '.join(sorted(strange))}")
