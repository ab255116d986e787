"""The permission bits that the stand-in knows by name."""

BITS = {
    "kick_members": 1 << 1,
    "ban_members": 1 << 2,
    "administrator": 1 << 3,
    "manage_channels": 1 << 4,
    "manage_guild": 1 << 5,
    "add_reactions": 1 << 6,
    "view_channel": 1 << 10,
    "send_messages": 1 << 11,
    "manage_messages": 1 << 13,
    "embed_links": 1 << 14,
    "attach_files": 1 << 15,
    "read_message_history": 1 << 16,
    "mention_everyone": 1 << 17,
    "use_external_emojis": 1 << 18,
    "manage_roles": 1 << 28,
    "use_application_commands": 1 << 31,
    "manage_events": 1 << 33,
    "manage_threads": 1 << 34,
    "create_public_threads": 1 << 35,
    "create_private_threads": 1 << 36,
    "send_messages_in_threads": 1 << 38,
    "moderate_members": 1 << 40,
    "create_events": 1 << 44,
    "use_external_apps": 1 << 50,
    "pin_messages": 1 << 51,
    "bypass_slowmode": 1 << 52,
}

EVERYTHING = (1 << 53) - 1
_NOT_BY_DEFAULT = (
    "administrator",
    "kick_members",
    "ban_members",
    "moderate_members",
    "manage_roles",
    "manage_channels",
    "manage_guild",
    "manage_messages",
    "manage_events",
    "create_events",
    "manage_threads",
    "pin_messages",
    "bypass_slowmode",
)
EVERYONE = sum(bit for name, bit in BITS.items() if name not in _NOT_BY_DEFAULT)
"""What a fresh server lets everybody do."""


def bits(names: set[str]) -> int:
    """Give the bits of some permissions by name.

    Raises:
        KeyError: If a name is not in `BITS`.
    """
    return sum(BITS[name] for name in names)
