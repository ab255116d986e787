"""What a scrape of the whole bot finds, and what it never does."""

import re
from pathlib import Path
from unittest.mock import create_autospec, patch

import pytest

from club.club import Club
from club.play.playing import Playing
from cogs.app.running import observed
from cogs.monitoring import measures
from cogs.monitoring.measures import METRICS
from cogs.monitoring.monitor import Monitor
from cogs.monitoring.routes import ANSWER
from cogs.version import version as current_version
from data.storage.database import Database, Transaction
from data.storage.timed_transactions import TimedTransaction
from tests.club.club_helpers import InProcessPlayers
from tests.data.storage.prepared_database import prepared_database
from tests.wire.harness import Clock, make_bot
from tests.wire.monitoring.watched_bot import WatchedBot
from tests.wire.panel_user import rules_panel


@pytest.mark.slow
async def test_what_members_do_is_counted_by_kind_and_outcome(watched: WatchedBot) -> None:
    harness = watched.harness
    table_id = await harness.begin()
    actor, hand, move = await harness.act(table_id)
    await actor.press(hand, move)
    await harness.quiet()
    for _ in range(2):  # of which the second is refused
        await harness.north.command("gin challenge", member=harness.south)
        await harness.quiet()
    await harness.north.command("gin hand")
    with patch.object(Playing, "play", create_autospec(Playing.play, side_effect=RuntimeError)):
        actor, hand, move = await harness.act(table_id)
        await actor.press(hand, move)
    await watched.settled()
    found = await watched.numbers()
    interactions = found.of(measures.INTERACTIONS)
    assert interactions["command", "gin challenge", "done"] == 2
    assert interactions["command", "gin challenge", "refused"] == 1
    assert interactions["command", "gin hand", "done"] == 1
    assert interactions["press", "seat", "done"] >= 1
    moves = {outcome: n for (_, kind, outcome), n in interactions.items() if kind == "move"}
    assert moves == {"done": 1, "failed": 1}
    answers = found.of(measures.ANSWERS, "_count")
    assert answers["press", "move"] == 2
    assert answers["command", "gin challenge"] == 3
    assert all(seconds > 0 for seconds in found.of(measures.ANSWERS, "_sum").values())


async def test_forms_and_suggestions_are_doors_too(watched: WatchedBot) -> None:
    harness = watched.harness
    panel = await rules_panel(harness.north)
    await panel.to("gin_bonus")
    form = await harness.north.press(panel.message, panel.ids("type=gin_bonus")[0])
    assert form.kind == "modal"
    await harness.north.submit(form, text="ten")
    await harness.north.autocomplete("gin history", "since")
    await watched.settled()
    found = {
        labels[::2]: n for labels, n in (await watched.numbers()).of(measures.INTERACTIONS).items()
    }
    assert found["form", "done"] == 1
    assert found["suggestion", "done"] == 1


async def test_requests_transactions_and_the_gateway_are_counted(watched: WatchedBot) -> None:
    harness = watched.harness
    harness.discord.expect(0)
    table_id = await harness.begin()
    for part in harness.bot.reconciler.parts:
        part.first_retry = 0.01
    harness.discord.faults.rate_limit("PATCH", "/channels/*")
    harness.discord.faults.drop_before("PATCH", "/webhooks/*")
    harness.discord.faults.drop_before("PATCH", "/channels/*")
    actor, hand, move = await harness.act(table_id)
    await actor.press(hand, move)
    await harness.quiet()
    await watched.settled()
    found = await watched.numbers()
    requests = found.of(measures.REQUESTS)
    assert requests[ANSWER, "200"] >= 2
    assert requests["POST /channels/{id}/messages", "200"] >= 2
    assert any(status == "failed" for _, status in requests)
    assert any(status == "429" for _, status in requests)
    assert sum(found.of(measures.LIMITED).values()) >= 1
    assert found.of(measures.LIMIT_WAITS, "_count")[()] >= 3
    by_kind = found.of(measures.TRANSACTIONS)
    assert by_kind["write", "done"] > 3
    assert by_kind["read", "done"] > 3
    assert found.of(measures.TRANSACTION_TIMES, "_count").keys() == {("read",), ("write",)}
    events = found.of(measures.GATEWAY_EVENTS)
    assert events[("READY",)] == 1
    assert events[("INTERACTION_CREATE",)] >= 3
    assert found.of(measures.CONNECTED) == {(): 1}


async def test_the_state_of_things_is_told(watched: WatchedBot) -> None:
    harness = watched.harness
    await harness.begin()
    await harness.north.command("gin challenge", member=harness.south)
    await harness.quiet()
    found = await watched.numbers()
    assert found.of(measures.TABLES) == {("playing",): 1, ("waiting",): 1}
    assert found.of(measures.SERVERS) == {(): 1}
    assert found.of(measures.DRAWINGS) == {(): 0}
    assert found.of(measures.DATABASE_SIZE)[()] > 10_000
    assert set(found.of(measures.UNHEALTHY).values()) == {0}
    ((version, _, _),) = found.of(measures.BUILD)
    assert version == current_version()
    assert "process_cpu_seconds_total" in found.text


@pytest.mark.slow
async def test_nothing_secret_and_no_id_is_told(watched: WatchedBot) -> None:
    harness = watched.harness
    table_id = await harness.begin()
    for _ in range(6):
        actor, hand, move = await harness.act(table_id)
        await actor.press(hand, move)
        await harness.quiet()
    await harness.north.command("gin profile", member=harness.south)
    await watched.settled()
    text = (await watched.numbers()).text
    world = harness.discord.world
    assert world.token not in text
    assert not re.search(
        r"\d{15,}(?!\.?\d*\n)", re.sub(r" [\d.e+]+$", "", text, flags=re.MULTILINE)
    )
    for name in (*(one.name for one in harness.discord.members.values()), "Card Room"):
        assert not re.search(rf"\b{name}\b", text)
    assert not re.search(r"\b(?:[2-9TJQKA][CDHS])\b", text)
    assert set(re.findall(r'(\w+)="', text)) <= {
        label for metric in METRICS for label in metric.labels
    } | {"le"}


async def test_a_bot_that_nobody_watches_has_none_of_it(tmp_path: Path) -> None:
    database = await Database.open(await prepared_database(tmp_path))
    try:
        club = Club(database, players=InProcessPlayers())
        plain = make_bot(club, Clock())
        assert type(database.read()) is Transaction
        assert plain.http.http_trace is not None
        assert not plain.http.http_trace.on_request_start
        monitor = Monitor(database)
        client = observed(club, monitor)
        assert client.http.http_trace is not None
        assert len(client.http.http_trace.on_request_start) == 1
        assert type(database.read()) is TimedTransaction
    finally:
        await database.close()


@pytest.mark.parametrize("page", ["", "metrics/more", "health.txt"])
async def test_there_are_two_pages(watched: WatchedBot, page: str) -> None:
    status, _ = await watched.page(page)
    assert status == 404
