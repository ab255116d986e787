"""Messages that Discord refuses, but for their components."""

from typing import Any

from tests.playground.calls import (
    Json,
    answer,
    button,
    edit,
    follow_up,
    layout,
    row,
    say,
    send,
    text,
)
from tests.playground.refusals.bad import Bad, described, refused

LONG, CHOICE = "BASE_TYPE_MAX_LENGTH", "BASE_TYPE_CHOICES"
LEGACY = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
UNIQUE = "SET_TYPE_ALREADY_CONTAINS_VALUE"
FLAGS, V2 = "MESSAGE_FLAGS_INVALID", 1 << 15
EXCLUSIVE = "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE"
REPLY_ELSEWHERE = "REPLIES_CANNOT_REFERENCE_OTHER_CHANNEL"
REQUIRED = "BASE_TYPE_REQUIRED"


def embed(**fields: Any) -> Json:
    return {"embeds": [fields]}


def field(**fields: Any) -> Json:
    return embed(fields=[{"name": "n", "value": "v"} | fields])


def mentions(**fields: Any) -> Json:
    return {"content": "x", "allowed_mentions": fields}


def reply(message: str, channel: str = "<channel>") -> Json:
    return {
        "content": "x",
        "message_reference": {"message_id": message, "channel_id": channel},
    }


FILES = tuple(f"{n}.txt" for n in range(11))
POLL = {"question": {"text": "?"}, "answers": [{"poll_media": {"text": "!"}}]}
QUIET, CROSSPOSTED = 1 << 12, 1 << 1

CASES = [
    Bad(
        "content of 2000 characters",
        send(content="x" * 2000),
        send(content="x" * 2001),
        "content",
        LONG,
    ),
    Bad(
        "content of 2000 characters in an answer",
        say(content="x" * 2000),
        say(content="x" * 2001),
        "data.content",
        LONG,
    ),
    Bad(
        "content of 2000 characters in a follow-up",
        follow_up(content="x" * 2000),
        follow_up(content="x" * 2001),
        "content",
        LONG,
    ),
    Bad(
        "content of 2000 characters in an edit",
        edit("plain", content="x" * 2000),
        edit("plain", content="x" * 2001),
        "content",
        LONG,
    ),
    refused("a message is not empty", send(content="x"), send(content=""), 50006),
    refused("an answer is not empty", say(content="x"), say(), 50006),
    refused(
        "an edit leaves something", edit("plain", content="x"), edit("plain", content=""), 50006
    ),
    refused("a layout is not empty", layout(text()), layout(), 50006),
    Bad(
        "nonce of 25 characters",
        send(content="x", nonce="n" * 25),
        send(content="x", nonce="n" * 26),
        "nonce",
        LONG,
    ),
    Bad(
        "10 embeds",
        send(embeds=[{"title": "x"}] * 10),
        send(embeds=[{"title": "x"}] * 11),
        "embeds",
        LONG,
    ),
    Bad(
        "embeds of 6000 characters",
        send(embeds=[{"description": "x" * 3000}] * 2),
        send(embeds=[{"description": "x" * 3001}] * 2),
        "embeds",
        "MAX_EMBED_SIZE_EXCEEDED",
    ),
    Bad(
        "embed title of 256",
        send(**embed(title="x" * 256)),
        send(**embed(title="x" * 257)),
        "embeds.0.title",
        LONG,
    ),
    Bad(
        "embed description of 4096",
        send(**embed(description="x" * 4096)),
        send(**embed(description="x" * 4097)),
        "embeds.0.description",
        LONG,
    ),
    Bad(
        "embed footer of 2048",
        send(**embed(footer={"text": "x" * 2048})),
        send(**embed(footer={"text": "x" * 2049})),
        "embeds.0.footer.text",
        LONG,
    ),
    Bad(
        "embed author of 256",
        send(**embed(author={"name": "x" * 256})),
        send(**embed(author={"name": "x" * 257})),
        "embeds.0.author.name",
        LONG,
    ),
    Bad(
        "25 fields of an embed",
        send(**embed(fields=[{"name": "n", "value": "v"}] * 25)),
        send(**embed(fields=[{"name": "n", "value": "v"}] * 26)),
        "embeds.0.fields",
        LONG,
    ),
    Bad(
        "field name of 256",
        send(**field(name="x" * 256)),
        send(**field(name="x" * 257)),
        "embeds.0.fields.0.name",
        LONG,
    ),
    Bad(
        "an embed's field has a name",
        send(**field(name="x")),
        send(**field(name="")),
        "embeds.0.fields.0.name",
        REQUIRED,
    ),
    Bad(
        "field value of 1024",
        send(**field(value="x" * 1024)),
        send(**field(value="x" * 1025)),
        "embeds.0.fields.0.value",
        LONG,
    ),
    Bad(
        "mentions by kind or by id",
        send(**mentions(parse=["roles"], users=["<north>"])),
        send(**mentions(parse=["users"], users=["<north>"])),
        "allowed_mentions",
        EXCLUSIVE,
    ),
    Bad(
        "kinds of mentions",
        send(**mentions(parse=["everyone"])),
        send(**mentions(parse=["all"])),
        "allowed_mentions.parse.0",
        CHOICE,
    ),
    Bad(
        "100 members in allowed mentions",
        send(**mentions(users=[str(n) for n in range(100)])),
        send(**mentions(users=[str(n) for n in range(101)])),
        "allowed_mentions.users",
        LONG,
    ),
    Bad(
        "10 described files",
        send(content="x", attachments=[{"id": str(n)} for n in range(10)]),
        send(content="x", attachments=[{"id": str(n)} for n in range(11)]),
        "attachments",
        LONG,
    ),
    Bad(
        "file description of 1024",
        send(files=("a.txt",), attachments=[{"id": "0", "description": "x" * 1024}]),
        send(files=("a.txt",), attachments=[{"id": "0", "description": "x" * 1025}]),
        "attachments.0.description",
        LONG,
    ),
    refused("10 files", send(files=FILES[:10]), send(files=FILES), 30015),
    Bad(
        "flags of a message",
        send(content="x", flags=QUIET),
        send(content="x", flags=CROSSPOSTED),
        "flags",
        FLAGS,
    ),
    Bad("flags of an edit", edit("plain", flags=4), edit("plain", flags=QUIET), "flags", FLAGS),
    Bad(
        "only answers are ephemeral",
        say(content="x", flags=64),
        send(content="x", flags=64),
        "flags",
        FLAGS,
    ),
    Bad(
        "an edit makes nothing ephemeral",
        edit("plain", content="x"),
        edit("plain", content="x", flags=64),
        "flags",
        FLAGS,
    ),
    Bad(
        "a layout stays one",
        edit("layout", flags=V2 | 4),
        edit("layout", flags=4),
        "flags",
        "MESSAGE_FLAGS_COMPONENTS_V2_IRREVOCABLE",
    ),
    Bad("a layout has no content", layout(text()), layout(text(), content="x"), "content", LEGACY),
    Bad(
        "a layout has no embeds",
        layout(text()),
        layout(text(), **embed(title="x")),
        "embeds",
        LEGACY,
    ),
    Bad("a layout has no poll", layout(text()), layout(text(), poll=POLL), "poll", LEGACY),
    Bad(
        "a layout has no stickers",
        layout(text()),
        layout(text(), sticker_ids=["1"]),
        "sticker_ids",
        LEGACY,
    ),
    Bad(
        "a layout gets no content later",
        edit("layout", components=[text()]),
        edit("layout", content="x"),
        "content",
        LEGACY,
    ),
    Bad(
        "what becomes a layout loses its content",
        edit("plain", flags=V2, content=None, components=[text()]),
        edit("plain", flags=V2, components=[text()]),
        "content",
        LEGACY,
    ),
    Bad(
        "an update keeps the form",
        answer(7, {"content": "x"}, to="click"),
        answer(7, {"components": [text()]}, to="click"),
        "data.components.0",
        "UNION_TYPE_CHOICES",
    ),
    Bad(
        "five rows without the flag",
        send(components=[row(button(f"b{n}")) for n in range(5)]),
        send(components=[row(button(f"b{n}")) for n in range(6)]),
        "components",
        LONG,
    ),
    Bad(
        "only rows without the flag",
        send(content="x", components=[row(button())]),
        send(content="x", components=[text()]),
        "components.0",
        "UNION_TYPE_CHOICES",
    ),
    Bad(
        "a reply is to a message that is there",
        send(**reply("<plain>")),
        send(**reply("1")),
        "message_reference",
        "REPLIES_UNKNOWN_MESSAGE",
    ),
    Bad(
        "a reply is not to an ephemeral message",
        send(**reply("<plain>")),
        send(**reply("<private>")),
        "message_reference",
        "REPLIES_UNKNOWN_MESSAGE",
    ),
    Bad(
        "a reply stays in the channel",
        send(**reply("<plain>")),
        send(**reply("<plain>", "<thread>")),
        "message_reference",
        REPLY_ELSEWHERE,
    ),
    described(
        "content is text", send(content="5"), send(content=5), "content", "STRING_TYPE_CONVERT"
    ),
    described(
        "flags are a number",
        send(content="x", flags=0),
        send(content="x", flags="0"),
        "flags",
        "NUMBER_TYPE_COERCE",
    ),
    described(
        "tts is true or false",
        send(content="x", tts=False),
        send(content="x", tts=0),
        "tts",
        "BOOLEAN_TYPE_CONVERT",
    ),
    described(
        "embeds are a list",
        send(**embed(title="x")),
        send(content="x", embeds={"title": "x"}),
        "embeds",
        "LIST_TYPE_CONVERT",
    ),
    described(
        "ids are numbers",
        send(**mentions(users=["1"])),
        send(**mentions(users=["north"])),
        "allowed_mentions.users.0",
        "NUMBER_TYPE_COERCE",
    ),
    described(
        "nobody is named twice",
        send(**mentions(users=["1", "2"])),
        send(**mentions(users=["1", "1"])),
        "allowed_mentions.users",
        UNIQUE,
    ),
    described(
        "a colour has three bytes",
        send(**embed(title="x", color=0xFFFFFF)),
        send(**embed(title="x", color=0x1000000)),
        "embeds.0.color",
        "NUMBER_TYPE_MAX",
    ),
    described(
        "a described file has an id",
        send(content="x", attachments=[{"id": "0"}]),
        send(content="x", attachments=[{"filename": "a.txt"}]),
        "attachments.0.id",
        REQUIRED,
    ),
]
