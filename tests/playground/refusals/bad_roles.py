"""What Discord refuses of a member's roles: unknown, a bot's, too high, not allowed, not there."""

from tests.playground.calls import Call, Stage
from tests.playground.refusals.bad import refused

PATH = "/guilds/{guild}/members/{north}/roles/"


def give(role: str = "{role}", member: str = "{north}", *before: object) -> Call:
    path = f"/guilds/{{guild}}/members/{member}/roles/{role}"
    return Call("PUT", path, before=before)  # pyright: ignore[reportArgumentType]


def take(role: str = "{role}") -> Call:
    return Call("DELETE", PATH + role)


def not_allowed(stage: Stage) -> None:
    stage.own_role.permissions = 0


def leave(stage: Stage) -> None:
    stage.world.leave(stage.discord.guild, stage.north)


CASES = [
    refused("a role that there is", give(), give("5"), 10011),
    refused("no role of a bot", take(), take("{own_role}"), 50028),
    refused("the right to give roles", give(), give("{role}", "{north}", not_allowed), 50013),
    refused("a role below one's own", give(), give("{high_role}"), 50013),
    refused("a role's account that there is", give(), give("{role}", "5"), 10013),
    refused("a role's member who is there", give(), give("{role}", "{north}", leave), 10007),
]
