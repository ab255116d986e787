"""Buttons, menus and forms that an earlier bot sent, pressed with the bot of today."""

import re
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from pathlib import Path

import pytest
import pytest_asyncio

from cogs.kit.press_kinds import PressKind
from data.schema.vocabulary import TableStatus
from playground.driver import Answer, texts
from tests.wire.forged_interactions import nothing_fails
from tests.wire.harness import Harness, choices, offered
from tests.wire.recording import RecordedPress, Recording

RECORDING = Recording(Path(__file__).parents[2] / "examples" / "sent_at_cc73bb3")

APART = frozenset({"pick", "confirm", "again", "set", "data", "erase"})
"""Kinds whose presses change what those of another kind stand on."""

# What must come of a press: who pressed what, and what they got


async def played(harness: Harness, sent: RecordedPress, _: Answer) -> None:
    assert await harness.ply(table_of(sent)) > ply_of(sent)


async def picked(harness: Harness, sent: RecordedPress, answer: Answer) -> None:
    shown = {*offered(answer.message).values(), *choices(answer.message).values()}
    assert ply_of(sent) in {each.ply for each in shown}
    assert await harness.ply(table_of(sent)) == ply_of(sent)


async def privately(harness: Harness, sent: RecordedPress, answer: Answer) -> None:
    assert answer.kind == "message"
    assert answer.ephemeral
    shown = {*offered(answer.message).values(), *choices(answer.message).values()}
    number = f"table {table_of(sent)}" in texts(answer.message).lower()
    assert number or table_of(sent) in {each.table for each in shown}
    where = harness.discord.world.channels[answer.message["channel_id"]]
    readers = [
        name
        for name, each in harness.discord.members.items()
        if answer.message["id"] in {one["id"] for one in each.messages(where)}
    ]
    assert readers == [sent.by]


async def table_begun(harness: Harness, sent: RecordedPress, _: Answer) -> None:
    snapshot = await harness.club.tables.snapshot(table_of(sent))
    assert snapshot.table.status == TableStatus.PLAYING
    assert snapshot.player_of(harness.discord.members[sent.by].id) is not None


async def no_longer_waiting(harness: Harness, sent: RecordedPress, _: Answer) -> None:
    status = (await harness.club.tables.snapshot(table_of(sent))).table.status
    assert status not in {TableStatus.WAITING, TableStatus.PLAYING}


async def joined(harness: Harness, sent: RecordedPress, _: Answer) -> None:
    snapshot = await harness.club.tables.snapshot(table_of(sent))
    assert snapshot.player_of(harness.discord.members[sent.by].id) is not None


async def left(harness: Harness, sent: RecordedPress, _: Answer) -> None:
    snapshot = await harness.club.tables.snapshot(table_of(sent))
    assert snapshot.player_of(harness.discord.members[sent.by].id) is None


async def finished(harness: Harness, sent: RecordedPress, _: Answer) -> None:
    assert (await harness.club.tables.snapshot(table_of(sent))).table.status == TableStatus.FINISHED


async def asked_again(harness: Harness, sent: RecordedPress, _: Answer) -> None:
    assert await harness.newest_table(harness.discord.members[sent.by]) > table_of(sent)


async def paused(harness: Harness, sent: RecordedPress, _: Answer) -> None:
    time = (await harness.club.tables.snapshot(table_of(sent))).time
    assert time is not None
    assert time.paused == sent.custom_id.endswith("agree")


async def bonus(harness: Harness, sent: RecordedPress, answer: Answer) -> None:
    (number,) = re.findall(r"[0-9]+\Z", sent.name)
    panel = await harness.club.panels.look(table_of(sent), harness.discord.members[sent.by].id)
    assert panel.rules.gin_bonus == int(number)
    assert f"**{number}**" in said(answer)


async def rules_saved(harness: Harness, sent: RecordedPress, _: Answer) -> None:
    saved = await harness.club.panels.saved(None, harness.discord.members[sent.by].id)
    assert [each.name for each in saved] == [*sent.fields.values()]


async def own_language(harness: Harness, sent: RecordedPress, _: Answer) -> None:
    own = await harness.club.settings.member(harness.discord.members[sent.by].id)
    assert sent.values == (f"to=language={own.language}",)


async def own_time_zone(harness: Harness, sent: RecordedPress, _: Answer) -> None:
    own = await harness.club.settings.member(harness.discord.members[sent.by].id)
    assert own.time_zone == "Europe/Berlin"


async def several_set(harness: Harness, sent: RecordedPress, _: Answer) -> None:
    server = await harness.club.settings.server(int(harness.discord.guild.id))
    name = sent.custom_id.rpartition("these=")[2].rstrip("=")
    assert getattr(server, name) == tuple(map(int, sent.values))


async def unfriended(harness: Harness, sent: RecordedPress, _: Answer) -> None:
    friends = await harness.club.friends.of(harness.discord.members[sent.by].id)
    assert sent.custom_id.rpartition(".")[2] not in {str(each.member_id) for each in friends}


async def unblocked(harness: Harness, sent: RecordedPress, _: Answer) -> None:
    blocked = await harness.club.friends.blocked(harness.discord.members[sent.by].id)
    assert sent.custom_id.rpartition(".")[2] not in {str(each.member_id) for each in blocked}


async def followed(harness: Harness, sent: RecordedPress, _: Answer) -> None:
    follows = sent.custom_id.endswith(":follow")
    member_id = harness.discord.members[sent.by].id
    assert await harness.club.watching.follows(table_of(sent), member_id) == follows


async def out_of_queue(harness: Harness, sent: RecordedPress, _: Answer) -> None:
    server_id, member_id = int(harness.discord.guild.id), harness.discord.members[sent.by].id
    assert await harness.club.queue.place(server_id, member_id) is None


async def nothing_of_the_member(harness: Harness, sent: RecordedPress, _: Answer) -> None:
    assert await harness.club.tables.tables_of(harness.discord.members[sent.by].id) == []


async def nothing_runs(harness: Harness, _sent: RecordedPress, _answer: Answer) -> None:
    assert await harness.club.tables.running() == []


async def form_shown(_harness: Harness, sent: RecordedPress, answer: Answer) -> None:
    assert answer.modal["custom_id"].split(":")[:3] == sent.custom_id.split(":")[:3]


async def shuffles_hold(_harness: Harness, _sent: RecordedPress, answer: Answer) -> None:
    assert "The shuffles hold" in said(answer)


Check = Callable[[Harness, RecordedPress, Answer], Awaitable[None]]

EFFECTS: Mapping[str, Check] = {
    "gin:move:.*": played,
    "gin:best:.*": played,
    "(gin|pick):pick:.*": picked,
    "gin:confirm:.*": picked,
    "gin:(hand|open):.*": privately,
    "gin:seat:.*:accept": table_begun,
    "gin:seat:.*:(decline|withdraw)": no_longer_waiting,
    "gin:lobby:.*:join[0-2]": joined,
    "gin:lobby:.*:leave": left,
    "gin:lobby:.*:withdraw": no_longer_waiting,
    "gin:quit:.*:yes": finished,
    "gin:late:.*:claim": finished,
    "(gin|pick):again:.*": asked_again,
    "gin:pause:.*:(agree|resume)": paused,
    ".*:panel:.*gin_bonus.*[0-9]": bonus,
    "gin:panel:.*:name .+": rules_saved,
    "pick:set:.*to=language=.*": own_language,
    "gin:set:.*time_zone .+": own_time_zone,
    ".*:set:.*these=.*": several_set,
    "gin:friend:.*:remove.*": unfriended,
    "gin:friend:.*:unblock.*": unblocked,
    "gin:watch:.*:(un)?follow": followed,
    "gin:queue:.*": out_of_queue,
    "gin:data:.*:forget": nothing_of_the_member,
    "gin:erase:[0-9]+ .+": nothing_runs,
    "gin:(panel|set|paper|entry):.*(type=?[a-z_]*|name|guest:[0-9])": form_shown,
    "gin:erase:[0-9]+": form_shown,
    "gin:verify:.*": shuffles_hold,
}
"""What must come of presses: of those whose custom_id and what is chosen or typed read so."""


def table_of(sent: RecordedPress) -> int:
    return int(sent.custom_id.split(":")[2])


def ply_of(sent: RecordedPress) -> int:
    return int(sent.custom_id.split(":")[3])


def said(answer: Answer) -> str:
    return texts(answer.message)


def sentences(harness: Harness) -> dict[str, str]:
    """All that is said without being drawn, such as refusals, by the message's id."""
    every = harness.discord.world.channels.values()
    return {one.id: one.content for each in every for one in each.messages.values() if one.content}


async def check(harness: Harness, sent: RecordedPress) -> None:
    """Press, and see that it is answered with what was asked for."""
    before = sentences(harness)
    with nothing_fails():
        answer = await RECORDING.press(harness, sent)
        await harness.quiet()
    refusals = [one for key, one in sentences(harness).items() if key not in before]
    assert refusals == []
    for pattern, effect in EFFECTS.items():
        if re.fullmatch(pattern, sent.name):
            await effect(harness, sent, answer)


async def check_kind(harness: Harness, kind: str) -> None:
    presses = [one for one in RECORDING.presses if one.kind == kind]
    assert presses, "nothing is recorded"
    for sent in presses:
        try:
            await check(harness, sent)
        except AssertionError as error:
            raise AssertionError(f"{sent.name!r}: {error!r}") from error


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def shared(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Harness]:
    async with RECORDING.reopened(tmp_path_factory.mktemp("sent")) as harness:
        yield harness


@pytest.mark.slow
@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize("kind", [kind for kind in RECORDING.kinds if kind not in APART])
async def test_presses_are_answered(shared: Harness, kind: str) -> None:
    await check_kind(shared, kind)


@pytest.mark.slow
@pytest.mark.parametrize("kind", sorted(APART))
async def test_presses_that_change_much_are_answered(tmp_path: Path, kind: str) -> None:
    async with RECORDING.reopened(tmp_path) as harness:
        await check_kind(harness, kind)


def test_every_kind_that_was_sent_is_recorded_and_still_there() -> None:
    assert {one.kind for one in RECORDING.presses} == {*RECORDING.kinds}
    assert {*RECORDING.kinds} <= {*PressKind}


def test_every_way_to_ask_is_recorded() -> None:
    prefixes = {one.custom_id.partition(":")[0] for one in RECORDING.presses}
    assert prefixes == {"gin", "pick", "who", "chan", "role"}
    forms = {one.kind for one in RECORDING.presses if one.form is not None}
    assert forms == {"panel", "set", "paper", "entry", "erase"}


@pytest.mark.parametrize("pattern", EFFECTS)
def test_every_effect_is_looked_at(pattern: str) -> None:
    assert any(re.fullmatch(pattern, one.name) for one in RECORDING.presses)
