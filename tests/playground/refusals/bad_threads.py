"""What Discord refuses of threads, whatever a body says: full, locked, archived, not allowed."""

from typing import Any

from tests.playground.calls import MESSAGES, Call, Stage
from tests.playground.refusals.bad import refused

NEW = "/channels/{channel}/threads"
ON_MESSAGE = MESSAGES + "/{plain}/threads"
NORTH = "/channels/{thread}/thread-members/{north}"


def new(*before: Any) -> Call:
    return Call("POST", NEW, {"name": "Deal", "type": 11}, before=before)


def on_message(*before: Any) -> Call:
    return Call("POST", ON_MESSAGE, {"name": "Deal"}, before=before)


def say(*before: Any) -> Call:
    return Call("POST", "/channels/{thread}/messages", {"content": "x"}, before=before)


def add(*before: Any) -> Call:
    return Call("PUT", NORTH, before=before)


def change(fields: dict[str, Any], *before: Any) -> Call:
    return Call("PATCH", "/channels/{thread}", fields, before=before)


def full(stage: Stage) -> None:
    stage.world.thread_limit = 1  # the one that there is


def room_for_one(stage: Stage) -> None:
    stage.world.thread_limit = 2


def crowded(stage: Stage) -> None:
    stage.thread.thread_members = {str(number) for number in range(1000)}


def archive(stage: Stage) -> None:
    stage.thread.archived = True


def lock(stage: Stage) -> None:
    stage.thread.locked = True


def idle(stage: Stage) -> None:
    stage.discord.clock.advance(stage.thread.auto_archive * 60)


def leave(stage: Stage) -> None:
    stage.world.leave(stage.discord.guild, stage.north)


def somebody_elses(stage: Stage) -> None:
    stage.thread.owner_id = stage.north.id


def deny(*permissions: str) -> Any:
    return lambda stage: stage.discord.channel.denied.update(permissions)


CASES = [
    refused("so many threads at once", new(room_for_one), new(full), 160006),
    refused("so many threads on messages", on_message(room_for_one), on_message(full), 160006),
    refused(
        "a thread on a message is allowed",
        on_message(deny("send_messages_in_threads")),
        on_message(deny("create_public_threads")),
        50013,
    ),
    refused(
        "a thread on a message that can be read",
        on_message(deny("attach_files")),
        on_message(deny("read_message_history")),
        50013,
    ),
    refused("a locked thread is for moderators", say(), say(lock), 160005),
    refused("an archived thread takes nobody in", add(), add(archive), 50083),
    refused("an idle thread takes nobody in", add(), add(idle), 50083),
    refused("those who are put in are of the server", add(), add(leave), 10007),
    refused("so many are in a thread", add(), add(crowded), 30033),
    refused(
        "who can't write puts nobody in",
        add(deny("send_messages")),
        add(deny("send_messages_in_threads")),
        50013,
    ),
    refused(
        "an archived thread lets nobody out",
        Call("DELETE", "/channels/{thread}/thread-members/@me"),
        Call("DELETE", "/channels/{thread}/thread-members/@me", before=(archive,)),
        50083,
    ),
    refused(
        "another's thread is for moderators",
        change({"name": "x"}),
        change({"name": "x"}, somebody_elses),
        50013,
    ),
    refused(
        "a lock is for moderators",
        change({"archived": True}),
        change({"locked": True}),
        50013,
    ),
    refused(
        "an archived thread isn't changed",
        change({"archived": False, "auto_archive_duration": 60}, archive),
        change({"auto_archive_duration": 60}, archive),
        50083,
    ),
    refused(
        "a locked thread stays archived",
        change({"archived": False}, archive),
        change({"archived": False}, archive, lock),
        50013,
    ),
    refused(
        "who can't write opens no archived thread",
        change({"archived": False}, archive),
        change({"archived": False}, archive, deny("send_messages_in_threads")),
        50013,
    ),
]
