"""Accounts, members of servers and roles."""

from playground.standin.clock import iso
from playground.standin.models import Guild, Json, Role, User
from playground.standin.world import World


def user_json(user: User) -> Json:
    """Describe an account."""
    return {
        "id": user.id,
        "username": user.username,
        "discriminator": "0000" if user.bot else "0",
        "global_name": None if user.bot else user.name,
        "avatar": f"{int(user.id):032x}",
        "bot": user.bot,
        "system": False,
        "flags": 0,
        "public_flags": 0,
        "primary_guild": None,
    }


def member_json(world: World, guild: Guild, user: User, *, with_user: bool = True) -> Json:
    """Describe a member of a server; with permissions, as interactions carry them."""
    member: Json = {
        "roles": sorted(guild.held.get(user.id, ())),
        "nick": None,
        "avatar": None,
        "banner": None,
        "communication_disabled_until": None,
        "joined_at": iso(guild.members.get(user.id, world.clock.now())),
        "premium_since": None,
        "deaf": False,
        "mute": False,
        "pending": False,
        "flags": 0,
        "permissions": str(world.permissions_of(guild, user)),
    }
    if with_user:
        member["user"] = user_json(user)
    return member


def roles_json(guild: Guild) -> list[Json]:
    """Describe a server's roles, @everyone first."""
    everyone = Role(guild.id, "@everyone", 0, guild.everyone)
    return [role_json(each) for each in (everyone, *guild.roles.values())]


def role_json(role: Role) -> Json:
    """Describe a role."""
    return {
        "id": role.id,
        "name": role.name,
        "permissions": str(role.permissions),
        "position": role.position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": role.managed,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }
