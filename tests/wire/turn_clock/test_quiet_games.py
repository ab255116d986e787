"""A game at which nobody moves for long, in Discord: the question, its answers, and the end."""

from datetime import timedelta

import pytest
from discord.utils import format_dt

from club.core.deadlines import ANSWER, PATIENCE
from cogs.kit.ids import make_id
from cogs.kit.press_kinds import PressKind
from cogs.kit.press_words import QuietWord
from cogs.kit.text import Text
from data.schema.vocabulary import TableStatus
from playground.driver import Actor, buttons, texts
from playground.standin.models import Channel, Json
from tests.wire.doors import pause
from tests.wire.forged_interactions import Forger
from tests.wire.harness import Harness, offered
from tests.wire.play.test_clocks import begin, out_of_time, sleeper, waiting
from tests.wire.turn_clock.reminders import later

text = Text()
DAY = timedelta(days=1)


async def asked(harness: Harness) -> tuple[int, Actor, Actor]:
    """A table whose players are asked; the one on turn, and the one who waits."""
    table_id = await begin(harness, "none")
    late, other = await sleeper(harness, table_id), await waiting(harness, table_id)
    await later(harness, PATIENCE)
    for one in (late, other):
        await private(harness, one, "quiet-move-head")
    await public(harness, table_id, "quiet-move-head")
    await harness.quiet()
    return table_id, late, other


def shown(actor: Actor, key: str, where: Channel) -> list[Json]:
    """The messages there that say so."""
    return [one for one in actor.messages(where) if text(key) in texts(one)]


def labels(message: Json) -> list[str]:
    return [one.label for one in buttons(message)]


async def public(harness: Harness, table_id: int, key: str, **args: str) -> Json:
    """The message in the table's thread that says so."""
    room = await harness.room(table_id)

    def there() -> Json | None:
        every = reversed(harness.north.messages(room))
        return next((one for one in every if text(key, **args) in texts(one)), None)

    found = await harness.discord.wait_for(there)
    assert found is not None
    return found


async def private(harness: Harness, actor: Actor, key: str) -> Json:
    """The message in an actor's direct messages that says so."""
    found = await harness.discord.wait_for(
        lambda: next(iter(reversed(shown(actor, key, actor.dm()))), None)
    )
    assert found is not None
    return found


async def undecided(harness: Harness) -> tuple[int, Actor, Actor, Json]:
    """A table at which no answer came, and what the one who waits is asked."""
    table_id, late, other = await asked(harness)
    await later(harness, ANSWER + timedelta(hours=1))
    question = await public(harness, table_id, "quiet-out-head", name=late.name)
    await harness.quiet()
    return table_id, late, other, question


async def ended(harness: Harness, table_id: int) -> str:
    """What the settlement says of a game that is over."""
    await harness.quiet()
    snapshot = await harness.club.tables.snapshot(table_id)
    assert snapshot.table.status == TableStatus.FINISHED
    room = await harness.room(table_id)
    return "\n".join(texts(one) for one in harness.north.messages(room))


@pytest.mark.slow
async def test_both_are_asked_by_direct_message_and_at_the_table(harness: Harness) -> None:
    table_id, late, other = await asked(harness)
    own = await private(harness, late, "quiet-move-head")
    assert labels(own)[:3] == [
        text("press-play"),
        text("press-quiet-still"),
        text("press-quiet-off"),
    ]
    assert other.name in texts(own)
    theirs = await private(harness, other, "quiet-move-head")
    assert text("press-quiet-still") not in labels(theirs)
    assert text("press-quiet-off") in labels(theirs)
    post = await public(harness, table_id, "quiet-move-head")
    assert {text("press-quiet-still"), text("press-quiet-off")} == {*labels(post)}
    assert post["mentions"] == [], "whom a direct message reaches isn't called twice"


@pytest.mark.slow
async def test_who_plays_on_says_so_by_one_tap_and_the_questions_go(harness: Harness) -> None:
    table_id, late, other = await asked(harness)
    question = await private(harness, late, "quiet-move-head")
    answer = await late.press(question, text("press-quiet-still"))
    assert answer.kind == "update"
    assert text("quiet-played-on", member=late.mention) in texts(answer.message)
    await public(harness, table_id, "quiet-played-on", member=late.mention)
    await harness.quiet()
    await harness.discord.wait_for(
        lambda: (
            not shown(other, "quiet-move-head", other.dm())
            and not shown(late, "quiet-move-head", late.dm())
        )
    )
    room = await harness.room(table_id)
    await harness.discord.wait_for(lambda: not shown(late, "quiet-move-head", room))
    again = make_id(PressKind.QUIET, table_id, 0, QuietWord.PLAY_ON)
    refused = await Forger(harness, late).press(again)
    assert text("refusal-nothing-asked") in texts(refused.message)


@pytest.mark.slow
async def test_a_move_takes_the_questions_away(harness: Harness) -> None:
    table_id, late, other = await asked(harness)
    await private(harness, late, "quiet-move-head")
    assert await harness.ply(table_id) == 0
    moves = [
        (message, one)
        for message in late.messages(late.dm())
        for one, action in offered(message).items()
        if action.kind == "move"
    ]
    await late.press(*moves[-1])
    await harness.quiet()
    for one in (late, other):
        await harness.discord.wait_for(lambda one=one: not shown(one, "quiet-move-head", one.dm()))


@pytest.mark.slow
async def test_who_waits_cannot_play_on_for_the_other(harness: Harness) -> None:
    table_id, _, other = await asked(harness)
    post = await public(harness, table_id, "quiet-move-head")
    refused = await other.press(post, text("press-quiet-still"))
    assert refused.ephemeral
    assert text("refusal-not-your-turn") in texts(refused.message)
    stranger = await harness.east.press(post, text("press-quiet-off"))
    assert stranger.ephemeral
    assert await harness.ply(table_id) == 0


@pytest.mark.slow
async def test_both_call_it_off(harness: Harness) -> None:
    table_id, late, other = await asked(harness)
    question = await private(harness, other, "quiet-move-head")
    first = await other.press(question, text("press-quiet-off"))
    assert text("quiet-off-there") in texts(first.message)
    said = text("quiet-off-asked", member=other.mention, others=late.mention)
    asks = await late.sees(said)
    assert [one["id"] for one in asks["mentions"]] == [late.user.id]
    again = await other.press(question, text("press-quiet-off"))
    assert again.ephemeral or said in texts(again.message)
    done = await late.press(asks, text("press-quiet-off"))
    assert text("quiet-off-done") in texts(done.message)
    assert text("called-off") in await ended(harness, table_id)


@pytest.mark.slow
@pytest.mark.parametrize("word", ["wait", "claim", "computer", "off"])
async def test_whose_wait_is_over_decides(harness: Harness, word: str) -> None:
    table_id, late, other, question = await undecided(harness)
    assert labels(question) == [
        *(text(f"press-late-{each}") for each in ("wait", "claim", "computer")),
        text("press-quiet-off"),
    ]
    label = text("press-quiet-off") if word == "off" else text(f"press-late-{word}")
    if word != "wait":
        refused = await late.press(question, label)
        assert refused.ephemeral or word == "off"
    answer = await other.press(question, label)
    assert answer.kind == "update"
    await harness.quiet()
    snapshot = await harness.club.tables.snapshot(table_id)
    finished = snapshot.table.status == TableStatus.FINISHED
    assert finished == (word in {"claim", "off"})
    if word == "off":
        assert text("called-off") in await ended(harness, table_id)


@pytest.mark.slow
async def test_nobody_does_anything_so_the_game_is_called_off_with_a_note_before(
    harness: Harness,
) -> None:
    table_id, late, other, _ = await undecided(harness)
    time = (await harness.club.tables.snapshot(table_id)).time
    assert time is not None
    assert time.ends is not None
    await public(harness, table_id, "quiet-ends", when=format_dt(time.ends, "R"))
    await later(harness, 23 * DAY)
    for one in (late, other):
        last = await private(harness, one, "quiet-last-head")
        assert text("press-quiet-off") in labels(last)
    assert text("press-late-claim") in labels(await private(harness, other, "quiet-last-head"))
    await harness.quiet()
    assert (await harness.club.tables.snapshot(table_id)).table.status == TableStatus.PLAYING
    await later(harness, 8 * DAY)
    await harness.discord.wait_for(
        lambda: any(
            text("untouched", days=30) in texts(one)
            for channel in harness.discord.world.channels.values()
            for one in harness.north.messages(channel)
            if channel.type != 1
        )
    )
    assert text("untouched", days=30) in await ended(harness, table_id)
    for one in (late, other):
        await harness.discord.wait_for(lambda one=one: not shown(one, "quiet-last-head", one.dm()))


@pytest.mark.slow
async def test_whose_direct_messages_are_closed_is_called_in_public(harness: Harness) -> None:
    table_id = await begin(harness, "none")
    harness.discord.expect(50007)
    for one in (harness.north, harness.south):
        one.close_dms()
    await later(harness, PATIENCE)
    post = await public(harness, table_id, "quiet-move-head")
    closed = {harness.north.user.id, harness.south.user.id}
    assert {one["id"] for one in post["mentions"]} == closed


@pytest.mark.slow
async def test_a_pause_that_nobody_ends_is_asked_about(harness: Harness) -> None:
    table_id = await begin(harness)
    question = await pause(harness.north)
    await harness.south.press(question, text("press-pause-agree"))
    await harness.quiet()
    await later(harness, 31 * DAY)
    asks = await private(harness, harness.north, "quiet-pause-head")
    assert labels(asks)[:3] == [
        text("press-pause-goon"),
        text("press-quiet-pause"),
        text("press-quiet-off"),
    ]
    kept = await harness.south.press(
        await private(harness, harness.south, "quiet-pause-head"), text("press-quiet-pause")
    )
    assert text("quiet-pause-kept", member=harness.south.mention) in texts(kept.message)
    await harness.quiet()
    await later(harness, 31 * DAY)
    asks = await private(harness, harness.north, "quiet-pause-head")
    await harness.north.press(asks, text("press-pause-goon"))
    await harness.quiet()
    shown_time = (await harness.club.tables.snapshot(table_id)).time
    assert shown_time is not None
    assert not shown_time.paused


@pytest.mark.slow
async def test_a_forged_press_before_the_question_changes_nothing(harness: Harness) -> None:
    table_id = await begin(harness, "none")
    for word in QuietWord:
        forged = make_id(PressKind.QUIET, table_id, 0, word)
        refused = await Forger(harness, harness.north).press(forged)
        assert text("refusal-nothing-asked") in texts(refused.message)
    assert await harness.ply(table_id) == 0


@pytest.mark.slow
async def test_with_a_clock_a_forged_still_playing_gives_no_time(harness: Harness) -> None:
    table_id, question = await out_of_time(harness)
    late, room = await sleeper(harness, table_id), await harness.room(table_id)
    before = await harness.club.tables.snapshot(table_id)
    forged = make_id(PressKind.QUIET, table_id, 0, QuietWord.PLAY_ON)
    refused = await Forger(harness, late).press(forged)
    assert text("refusal-nothing-asked") in texts(refused.message)
    await harness.quiet()
    after = await harness.club.tables.snapshot(table_id)
    assert before.time is not None
    assert after.time == before.time
    assert question["id"] in {one["id"] for one in harness.north.messages(room)}


@pytest.mark.slow
async def test_what_the_others_were_asked_goes_once_the_late_player_plays_on(
    harness: Harness,
) -> None:
    table_id, late, _, question = await undecided(harness)
    room = await harness.room(table_id)
    still = make_id(PressKind.QUIET, table_id, 0, QuietWord.PLAY_ON)
    await Forger(harness, late).press(still)
    await public(harness, table_id, "quiet-played-on", member=late.mention)
    await harness.quiet()
    await harness.discord.wait_for(
        lambda: question["id"] not in {one["id"] for one in harness.north.messages(room)}
    )
