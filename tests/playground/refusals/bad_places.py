"""What Discord refuses where the bot is not: in groups, and in servers that never let it in."""

from tests.playground.calls import Call, Stage, Step
from tests.playground.refusals.bad import Bad, refused

QUARTER = 900
SAID = {"content": "x"}
NEW_COMMAND = {"name": "deal", "description": "Deal the cards"}


def wait(seconds: float) -> Step:
    return lambda stage: stage.discord.clock.advance(seconds)


def sent(count: int) -> Step:
    def note(stage: Stage) -> None:
        stage.interactions["away"].followups = count

    return note


def leave(stage: Stage) -> None:
    stage.world.leave(stage.discord.guild, stage.north)


def install(stage: Stage) -> None:
    stage.north.installed = True


def let_installing_count(stage: Stage) -> None:
    stage.world.install_opens_dms = True


def hide(stage: Stage) -> None:
    stage.world.no_access = 10003


# In a group, and in a server without the bot


def nowhere(
    what: str, method: str, path: str, body: object = None, here: str = "plain"
) -> list[Bad]:
    """Make a row for each place where the bot is not; the twin is about the bot's own channel."""

    def at(channel: str, message: str) -> Call:
        filled = path.replace("CHANNEL", f"{{{channel}}}").replace("MESSAGE", f"{{{message}}}")
        return Call(method, filled, body)

    return [
        refused(f"{what} in a {place}", at("channel", here), at(channel, message), 50001)
        for place, channel, message in (
            ("group", "group", "in_group"),
            ("server without the bot", "abroad", "in_abroad"),
        )
    ]


CHANNELS = [
    *nowhere("a message is sent", "POST", "/channels/CHANNEL/messages", SAID),
    *nowhere("messages are listed", "GET", "/channels/CHANNEL/messages"),
    *nowhere("a message is read", "GET", "/channels/CHANNEL/messages/MESSAGE"),
    *nowhere("a message is edited", "PATCH", "/channels/CHANNEL/messages/MESSAGE", SAID),
    *nowhere("a message is deleted", "DELETE", "/channels/CHANNEL/messages/MESSAGE"),
    *nowhere("a channel is read", "GET", "/channels/CHANNEL"),
    *nowhere("typing is shown", "POST", "/channels/CHANNEL/typing"),
    *nowhere("a thread is opened", "POST", "/channels/CHANNEL/threads", {"name": "x", "type": 11}),
    refused(
        "a channel may be hidden from who is not in it",
        Call("POST", "/channels/{channel}/messages", SAID, before=(hide,)),
        Call("POST", "/channels/{group}/messages", SAID, before=(hide,)),
        10003,
    ),
]

GUILDS = [
    refused(
        f"{what} of a server with the bot",
        Call("GET", f"/guilds/{{guild}}{path}"),
        Call("GET", f"/guilds/{{abroad_guild}}{path}"),
        10004,
    )
    for what, path in (
        ("the name", ""),
        ("the channels", "/channels"),
        ("the roles", "/roles"),
        ("a member", "/members/{north}"),
    )
]

COMMANDS = [
    refused(
        "commands for a server with the bot",
        Call("POST", "/applications/{application}/guilds/{guild}/commands", NEW_COMMAND),
        Call("POST", "/applications/{application}/guilds/{abroad_guild}/commands", NEW_COMMAND),
        50001,
    )
]

# By an interaction's token


def answered(*before: Step) -> tuple[Step, ...]:
    path = "/interactions/{away}/{away_token}/callback"
    first = Call("POST", path, {"type": 4, "data": SAID})
    return (lambda _stage: first, *before)


def follow_up(*before: Step) -> Call:
    return Call("POST", "/webhooks/{application}/{away_token}", SAID, before=answered(*before))


def original(method: str, *before: Step) -> Call:
    path = "/webhooks/{application}/{away_token}/messages/@original"
    return Call(method, path, SAID if method == "PATCH" else None, before=answered(*before))


TOKENS = [
    refused(
        "5 follow-ups where a member alone has installed it",
        follow_up(sent(4)),
        follow_up(sent(5)),
        40094,
    ),
    refused(
        "a follow-up in a group within 15 minutes",
        follow_up(wait(QUARTER)),
        follow_up(wait(QUARTER + 1)),
        50027,
    ),
    *(
        refused(
            f"an answer in a group is {what} within 15 minutes",
            original(method, wait(QUARTER)),
            original(method, wait(QUARTER + 1)),
            50027,
        )
        for what, method in (("read", "GET"), ("edited", "PATCH"), ("deleted", "DELETE"))
    ),
]

# Direct messages


def to_north(*before: Step) -> Call:
    return Call("POST", "/channels/{dm}/messages", SAID, before=before)


DMS = [
    refused("a server in common", to_north(), to_north(leave), 50278),
    refused(
        "installing alone opens no direct messages",
        to_north(install),
        to_north(leave, install),
        50278,
    ),
    refused(
        "direct messages to who has installed it, where that counts",
        to_north(leave, let_installing_count, install),
        to_north(leave, let_installing_count),
        50278,
    ),
]

CASES = [*CHANNELS, *GUILDS, *COMMANDS, *TOKENS, *DMS]
