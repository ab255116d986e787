"""What Discord refuses whatever a body says: places, times, permissions, other routes."""

from tests.playground.calls import (
    COMMANDS,
    MESSAGES,
    Call,
    Stage,
    Step,
    answer,
    edit,
    follow_up,
    label,
    modal,
    offer,
    say,
    send,
    text_input,
)
from tests.playground.refusals.bad import Bad, described, refused

REQUIRED, LIST, CHOICE = "BASE_TYPE_REQUIRED", "BASE_TYPE_BAD_LENGTH", "BASE_TYPE_CHOICES"
CALLBACK = "/interactions/{slash}/{slash_token}/callback"
EMOJIS = "/applications/{application}/emojis"
DMS = "/users/@me/channels"
HOUR, QUARTER = 3600, 900


def wait(seconds: float) -> Step:
    return lambda stage: stage.discord.clock.advance(seconds)


def deny(*permissions: str) -> Step:
    return lambda stage: stage.discord.channel.denied.update(permissions)


def close_messages(stage: Stage) -> None:
    stage.north.dm_open = False


def leave(stage: Stage) -> None:
    stage.world.leave(stage.discord.guild, stage.north)


def archive(stage: Stage) -> None:
    stage.thread.archived = stage.thread.locked = True


def edit_often(stage: Stage) -> None:
    stage.discord.clock.advance(HOUR + 1)
    stage.plain.late_edits = stage.world.late_edit_limit


def too_many_channels(stage: Stage) -> None:
    stage.world.dm_limit = 0
    del stage.world.channels[stage.names["dm"]]


def to_thread(*before: Step) -> Call:
    return Call("POST", "/channels/{thread}/messages", {"content": "x"}, before=before)


def to_north(*before: Step) -> Call:
    return Call("POST", "/channels/{dm}/messages", {"content": "x"}, before=before)


def original(*before: Step) -> Call:
    steps = (lambda _stage: answer(5), *before)
    path = "/webhooks/{application}/{slash_token}/messages/@original"
    return Call("PATCH", path, {"content": "x"}, before=steps)


def twice(call: Call) -> Call:
    return Call(call.method, call.path, call.json, before=(lambda _stage: call,))


def read(path: str, *before: Step) -> Call:
    return Call("GET", path, before=before)


FORM = modal(label(text_input())).json["data"]

INTERACTIONS = [
    refused("the first answer within 3 seconds", answer(5, after=2.9), answer(5, after=3.1), 10062),
    refused(
        "an interaction is there",
        answer(5),
        Call("POST", "/interactions/1/none/callback", {"type": 5}),
        10062,
    ),
    refused("one first answer", answer(5), twice(answer(5)), 40060),
    refused(
        "a token lasts 15 minutes", original(wait(QUARTER)), original(wait(QUARTER + 1)), 50027
    ),
    refused(
        "a follow-up within 15 minutes",
        follow_up(content="x"),
        follow_up((wait(QUARTER + 1),), content="x"),
        50027,
    ),
    refused(
        "a follow-up after an answer",
        follow_up(content="x"),
        Call("POST", "/webhooks/{application}/{slash_token}", {"content": "x"}),
        10015,
    ),
    Bad("kinds of answers", say(content="x"), answer(2), "type", CHOICE),
    Bad("only a click updates a message", answer(6, to="click"), answer(6), "type", CHOICE),
    Bad("only typing is completed", offer(), answer(8, {"choices": []}), "type", CHOICE),
    Bad("typing is completed and no more", offer(), answer(5, to="typing"), "type", CHOICE),
    Bad("no form after a form", answer(5, to="form"), answer(9, FORM, to="form"), "type", CHOICE),
    refused(
        "messages of this interaction",
        original(),
        Call(
            "PATCH",
            "/webhooks/{application}/{slash_token}/messages/{plain}",
            {"content": "x"},
            before=(lambda _stage: answer(5),),
        ),
        10008,
    ),
    described("an answer has a type", answer(5), Call("POST", CALLBACK, {}), "type", REQUIRED),
    described(
        "with_response is true or false",
        Call("POST", f"{CALLBACK}?with_response=1", {"type": 5}),
        Call("POST", f"{CALLBACK}?with_response=maybe", {"type": 5}),
        "with_response",
        "BOOLEAN_TYPE_CONVERT",
    ),
]

PLACES = [
    refused(
        "the bot's token",
        read("/users/@me"),
        Call("GET", "/users/@me", headers={"Authorization": "Bot x"}),
        0,
    ),
    refused(
        "a channel is there",
        send(content="x"),
        Call("POST", "/channels/1/messages", {"content": "x"}),
        10003,
    ),
    refused("a server is there", read("/guilds/{guild}"), read("/guilds/1"), 10004),
    refused(
        "a member is there",
        read("/guilds/{guild}/members/{north}"),
        read("/guilds/{guild}/members/{north}", leave),
        10007,
    ),
    refused("a message is there", read(MESSAGES + "/{plain}"), read(MESSAGES + "/1"), 10008),
    refused(
        "an ephemeral message is reached by its token alone",
        edit("plain", content="x"),
        edit("private", content="x"),
        10008,
    ),
    refused("a user is there", read("/users/{north}"), read("/users/1"), 10013),
    refused(
        "a known member of a server",
        read("/guilds/{guild}/members/{north}"),
        read("/guilds/{guild}/members/1"),
        10013,
    ),
    refused(
        "a recipient is there",
        Call("POST", DMS, {"recipient_id": "<north>"}),
        Call("POST", DMS, {"recipient_id": "1"}),
        10013,
    ),
    refused(
        "a recipient is no bot",
        Call("POST", DMS, {"recipient_id": "<north>"}),
        Call("POST", DMS, {"recipient_id": "<bot>"}),
        50007,
    ),
    refused(
        "direct messages are opened slowly",
        Call("POST", DMS, {"recipient_id": "<north>"}),
        Call("POST", DMS, {"recipient_id": "<north>"}, before=(too_many_channels,)),
        40003,
    ),
    refused("a command is there", read(COMMANDS + "/9"), read(COMMANDS + "/8"), 10063),
    refused("an emoji is there", read(EMOJIS + "/7"), read(EMOJIS + "/8"), 10014),
    refused(
        "a channel is seen",
        send(content="x"),
        send(content="x", before=(deny("view_channel"),)),
        50001,
    ),
    refused(
        "messages may be sent",
        send(content="x"),
        send(content="x", before=(deny("send_messages"),)),
        50013,
    ),
    refused("direct messages are open", to_north(), to_north(close_messages), 50007),
    refused(
        "one's own message is edited",
        edit("plain", content="x"),
        edit("theirs", content="x"),
        50005,
    ),
    refused(
        "nobody else's message is deleted in private",
        Call("DELETE", MESSAGES + "/{plain}"),
        Call(
            "DELETE",
            "/channels/{dm}/messages/{said}",
            before=(
                lambda s: s.names.update(
                    said=s.world.say(s.north, s.world.channels[s.names["dm"]], "hello").id
                ),
            ),
        ),
        50005,
    ),
    refused(
        "old messages are edited rarely",
        edit("plain", content="x", before=(wait(HOUR + 1),)),
        edit("plain", content="x", before=(edit_often,)),
        30046,
    ),
    refused("a locked thread takes no message", to_thread(), to_thread(archive), 50083),
    refused(
        "an archived thread takes no edit",
        Call("PATCH", "/channels/{thread}/messages/{old}", {"content": "x"}),
        Call("PATCH", "/channels/{thread}/messages/{old}", {"content": "x"}, before=(archive,)),
        50083,
    ),
    described(
        "ids in a path are numbers",
        read("/channels/{channel}"),
        read("/channels/gin-table"),
        "channel_id",
        "NUMBER_TYPE_COERCE",
    ),
    described(
        "100 messages at once",
        read(MESSAGES + "?limit=100"),
        read(MESSAGES + "?limit=101"),
        "limit",
        "NUMBER_TYPE_MAX",
    ),
]

CASES = [*INTERACTIONS, *PLACES]
