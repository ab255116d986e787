"""The application and its emojis."""

from playground.standin.models import Emoji, Json
from playground.standin.shapes.accounts import user_json
from playground.standin.world import World


def emoji_json(world: World, emoji: Emoji) -> Json:
    """Describe an emoji of the application."""
    return {
        "id": emoji.id,
        "name": emoji.name,
        "roles": [],
        "user": user_json(world.bot),
        "require_colons": True,
        "managed": False,
        "animated": False,
        "available": True,
    }


def application_json(world: World) -> Json:
    """Describe the application."""
    return {
        "id": world.application_id,
        "name": world.bot.name,
        "icon": None,
        "description": "",
        "verify_key": "0" * 64,
        "bot_public": True,
        "bot_require_code_grant": False,
        "owner": user_json(world.bot),
        "team": None,
        "flags": 0,
        "bot": user_json(world.bot),
        "approximate_guild_count": sum(world.bot.id in g.members for g in world.guilds.values()),
        "approximate_user_install_count": sum(user.installed for user in world.users.values()),
        "integration_types_config": {"0": {}, "1": {}},
    }
