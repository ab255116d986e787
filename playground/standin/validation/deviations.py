"""Where Discord's description of its API is not followed, and why.

The description calls itself a preview: where the documentation says otherwise, or where
Discord is known to take what discord.py sends, those win. Every correction to it is here;
what it says too little about is in the limits beside this file.
"""

from typing import Any

Json = dict[str, Any]


def mend(document: Json) -> None:
    """Change the description where it is known to be wrong."""
    schemas = document["components"]["schemas"]
    _take_ids_as_integers(schemas)
    _take_permissions_as_text(schemas)


def _take_ids_as_integers(schemas: Json) -> None:
    """Take an id that is an integer.

    The description has text alone. discord.py sends `recipient_id`, `emoji.id`,
    `attachments[].id` and `allowed_mentions.users` as integers, and Discord takes them.
    """
    schemas["SnowflakeType"] |= {"type": ["string", "integer"], "minimum": 0}


def _take_permissions_as_text(schemas: Json) -> None:
    """Take the permissions that a command needs as text.

    The description has an integer alone. The documentation has them as text, since
    they outgrow the numbers of JavaScript.
    """
    for schema in schemas.values():
        permissions = schema.get("properties", {}).get("default_member_permissions", {})
        if permissions.get("type") == ["integer", "null"]:
            permissions |= {"type": ["integer", "string", "null"], "pattern": "^[0-9]+$"}
