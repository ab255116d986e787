"""Threads, emojis and bodies as such that Discord refuses."""

import base64
from typing import Any

from tests.playground.calls import COMMANDS, MESSAGES, Call, Stage, command, send
from tests.playground.refusals.bad import Bad, refused
from tests.playground.tiny_bot import PNG

REQUIRED, LIST, CHOICE = "BASE_TYPE_REQUIRED", "BASE_TYPE_BAD_LENGTH", "BASE_TYPE_CHOICES"
THREADS = "/channels/{channel}/threads"
EMOJIS = "/applications/{application}/emojis"


def emoji(name: str = "king", image: bytes = PNG, kind: str = "image/png") -> Call:
    uri = f"data:{kind};base64,{base64.b64encode(image).decode()}"
    return Call("POST", EMOJIS, {"name": name, "image": uri})


def thread(**fields: Any) -> Call:
    return Call("POST", THREADS, {"name": "Deal", "type": 11} | fields)


def rename(**fields: Any) -> Call:
    return Call("PATCH", "/channels/{thread}", fields)


def many_emojis(stage: Stage) -> None:
    (one,) = stage.world.emojis.values()
    stage.world.emojis |= {f"e{n}": one for n in range(2000)}


def twice(call: Call) -> Call:
    return Call(call.method, call.path, call.json, before=(lambda _stage: call,))


FORM = {"Content-Type": "multipart/form-data; boundary=outer"}
NESTED = b"\r\n".join(
    [
        b"--outer",
        b"Content-Type: multipart/mixed; boundary=inner",
        b"",
        b"--inner--",
        b"--outer--",
        b"",
    ]
)

BODIES = [
    refused(
        "no form in a form",
        send(content="x"),
        Call("POST", MESSAGES, raw=NESTED, headers=FORM),
        50109,
    ),
    refused("JSON is whole", send(content="x"), Call("POST", MESSAGES, raw=b"{"), 50109),
    Bad(
        "a message is an object",
        send(content="x"),
        Call("POST", MESSAGES, []),
        "",
        "MODEL_TYPE_CONVERT",
    ),
    Bad(
        "commands are a list",
        Call("PUT", COMMANDS, [command()]),
        Call("PUT", COMMANDS, command()),
        "",
        "LIST_TYPE_CONVERT",
    ),
    Bad(
        "a body says that it is JSON",
        send(content="x"),
        Call("POST", MESSAGES, raw=b"{}", headers={"Content-Type": "text/plain"}),
        "",
        "CONTENT_TYPE_INVALID",
    ),
    refused(
        "10 MiB of files",
        Call("POST", MESSAGES, {}, files=(("a.bin", 10 * 1024**2),)),
        Call("POST", MESSAGES, {}, files=(("a.bin", 10 * 1024**2 + 1),)),
        40005,
    ),
]

OTHERS = [
    Bad("thread name of 100", thread(name="x" * 100), thread(name="x" * 101), "name", LIST),
    Bad("a thread has a name", thread(), thread(name=""), "name", REQUIRED),
    Bad(
        "threads rest after some minutes",
        thread(auto_archive_duration=60),
        thread(auto_archive_duration=61),
        "auto_archive_duration",
        CHOICE,
    ),
    Bad("kinds of threads", thread(type=12), thread(type=0), "type", CHOICE),
    Bad(
        "a new thread name of 100",
        rename(name="x" * 100),
        rename(name="x" * 101),
        "name",
        "BASE_TYPE_MAX_LENGTH",
    ),
    Bad("an open thread keeps a name", rename(name="x"), rename(name=""), "name", REQUIRED),
    Bad(
        "minutes of an open thread",
        rename(auto_archive_duration=60),
        rename(auto_archive_duration=61),
        "auto_archive_duration",
        CHOICE,
    ),
    refused(
        "no thread in a thread",
        thread(),
        Call("POST", "/channels/{thread}/threads", thread().json),
        50024,
    ),
    refused(
        "only threads are joined",
        Call("PUT", "/channels/{thread}/thread-members/@me"),
        Call("PUT", "/channels/{channel}/thread-members/@me"),
        50024,
    ),
    refused(
        "those who join are there",
        Call("PUT", "/channels/{thread}/thread-members/{north}"),
        Call("PUT", "/channels/{thread}/thread-members/1"),
        10013,
    ),
    refused(
        "one thread a message",
        Call("POST", MESSAGES + "/{plain}/threads", {"name": "x"}),
        twice(Call("POST", MESSAGES + "/{plain}/threads", {"name": "x"})),
        160004,
    ),
    refused(
        "no thread on an ephemeral message",
        Call("POST", MESSAGES + "/{plain}/threads", {"name": "x"}),
        Call("POST", MESSAGES + "/{private}/threads", {"name": "x"}),
        10008,
    ),
    Bad("emoji name of 32", emoji("x" * 32), emoji("x" * 33), "name", LIST),
    Bad("emoji name of 2", emoji("xy"), emoji("x"), "name", LIST),
    Bad("emoji names are words", emoji("king_1"), emoji("king 1"), "name", "STRING_TYPE_REGEX"),
    Bad(
        "emoji names differ",
        emoji("king"),
        emoji("card"),
        "name",
        "APPLICATION_EMOJI_NAME_ALREADY_TAKEN",
    ),
    Bad(
        "an emoji of 256 KiB",
        emoji(image=PNG.ljust(256 * 1024)),
        emoji(image=PNG.ljust(256 * 1024 + 1)),
        "image",
        "BINARY_TYPE_MAX_SIZE",
    ),
    Bad("an emoji is a picture", emoji(), emoji(kind="text/plain"), "image", "IMAGE_INVALID"),
    refused(
        "2000 emojis", emoji(), Call("POST", EMOJIS, emoji().json, before=(many_emojis,)), 30008
    ),
]

CASES = [*BODIES, *OTHERS]
