"""Messages, their files, and the interactions that they came from."""

from typing import Any

from playground.standin.clock import iso
from playground.standin.models import COMMAND, COMPONENT, MODAL_SUBMIT, Interaction, Json, Message
from playground.standin.shapes.accounts import member_json, user_json
from playground.standin.shapes.channels import channel_json
from playground.standin.world import World


def attachment_json(world: World, channel_id: str, file_id: str) -> Json:
    """Describe a file that was sent to a channel."""
    stored = world.files[file_id]
    url = f"{world.url}/cdn/attachments/{channel_id}/{file_id}/{stored.name}"
    return {
        "id": file_id,
        "filename": stored.name,
        "size": len(stored.content),
        "url": url,
        "proxy_url": url,
        "content_type": stored.content_type,
    }


def message_json(world: World, message: Message, *, gateway: bool = False) -> Json:
    """Describe a message.

    Files that components show are not among the attachments, as on Discord. The
    gateway adds the server and the author's membership.
    """
    channel = world.channels[message.channel_id]
    author = world.users[message.author_id]
    shape: Json = {
        "id": message.id,
        "channel_id": message.channel_id,
        "type": message.type,
        "content": message.content,
        "author": user_json(author),
        "timestamp": iso(message.created),
        "edited_timestamp": None if message.edited is None else iso(message.edited),
        "tts": False,
        "mention_everyone": False,
        "mentions": [user_json(world.users[user_id]) for user_id in message.pinged],
        "mention_roles": [],
        "attachments": [] if message.is_v2 else message.attachments,
        "embeds": message.embeds,
        "components": message.components,
        "pinned": False,
        "flags": message.flags,
    }
    if message.nonce is not None:
        shape["nonce"] = message.nonce
    if message.interaction_id is not None:
        shape |= _interaction_fields(world, message)
    if message.reference is not None:
        shape |= _reference_fields(world, message.reference)
    if (thread := world.channels.get(message.thread_id or "")) is not None:
        shape["thread"] = channel_json(world, thread)
    if gateway and channel.guild_id is not None:
        guild = world.guilds[channel.guild_id]
        shape["guild_id"] = guild.id
        shape["member"] = member_json(world, guild, author, with_user=False)
    return shape


def _reference_fields(world: World, reference: Json) -> Json:
    original = world.channels[reference["channel_id"]].messages.get(reference["message_id"])
    resolved = None if original is None else message_json(world, original)
    return {"message_reference": reference, "referenced_message": resolved, "type": 19}


def _interaction_fields(world: World, message: Message) -> Json:
    interaction = world.interactions[message.interaction_id or ""]
    fields: Json = {
        "application_id": world.application_id,
        "webhook_id": world.application_id,
        "interaction_metadata": metadata_json(world, interaction),
    }
    if message.id != interaction.response_id and interaction.response_id:
        fields["interaction_metadata"]["original_response_message_id"] = interaction.response_id
    if interaction.type == COMMAND:
        fields["interaction"] = {
            "id": interaction.id,
            "type": interaction.type,
            "name": command_name(interaction.data),
            "user": user_json(world.users[interaction.user_id]),
        }
    return fields


def command_name(data: Json) -> str:
    """Give a command's name with its subcommands, such as "gin challenge"."""
    words, options = [data["name"]], data.get("options", ())
    while options and "options" in options[0]:
        words.append(options[0]["name"])
        options = options[0]["options"]
    return " ".join(words)


def metadata_json(world: World, interaction: Interaction) -> Json:
    """Describe the interaction that a message came from."""
    shape: dict[str, Any] = {
        "id": interaction.id,
        "type": interaction.type,
        "user": user_json(world.users[interaction.user_id]),
        "authorizing_integration_owners": interaction.owners,
    }
    if interaction.type == COMMAND:
        shape["name"] = command_name(interaction.data)
        shape["command_type"] = interaction.data["type"]
        if target := interaction.data.get("target_id"):
            shape["target_user"] = user_json(world.users[target])
    elif interaction.type == COMPONENT:
        shape["interacted_message_id"] = interaction.message_id
    elif interaction.type == MODAL_SUBMIT and interaction.shown_by is not None:
        shape["triggering_interaction_metadata"] = metadata_json(world, interaction.shown_by)
    return shape
