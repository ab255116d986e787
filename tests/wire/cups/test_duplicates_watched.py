"""What a duplicate cup's tables show in the channel, and what commands answer, meanwhile."""

import json
import random
import re

from club.core.people import Person, Place
from club.cups.cup_draft import CupDraft
from club.cups.formats.plan import CupFormat, CupPlan
from club.cups.formats.seeding import SeedingMethod
from cogs.kit.text import Text
from engine.cards import DECK
from engine.players import PLAYERS
from engine.rules import PRESETS
from playground.driver import texts
from tests.wire.cups.cup_host import CupHost
from tests.wire.harness import offered

text = Text()
CARD = re.compile(r"[♠♥♦♣]|card_[a-z0-9]{2}\b|<:[a-z0-9_]*(?:spades|hearts|diamonds|clubs)")
WORDS = {str(card) for card in DECK}


async def begun(host: CupHost) -> list[int]:
    """Begin a duplicate of two teams of two in the server; its tables."""
    await host.set_up()
    row, cups = (await host.cup()).row, host.harness.club.cups
    place = Place(row.server_id, "Card house", row.channel_id, row.channel_name)
    people = [Person(each.id, each.name) for each in host.members]
    plan = CupPlan(CupFormat.KNOCKOUT, team_size=2, duplicate=True)
    rules = PRESETS.rules("standard")
    draft = CupDraft("Duplicate", plan, rules, SeedingMethod.HAND)
    cup = await cups.create(place, people[0], draft, 71)
    teams = host.harness.club.cup_teams
    for entrant, (captain, other) in enumerate((people[:2], people[2:]), start=1):
        await teams.enter_team(cup.cup_id, place, captain, f"Team {entrant}", 71 + 2 * entrant)
        await teams.join(cup.cup_id, place, other, entrant, 72 + 2 * entrant)
    cup = await cups.start(cup.cup_id, place, people[0].member_id, 79)
    host.cup_id = cup.cup_id
    await host.look()
    return [each.table_id for each in cup.playing if each.table_id is not None]


async def play(host: CupHost, table_id: int, deals: int) -> None:
    """Play so many deals to their end, and have the messages drawn."""
    harness, dice = host.harness, random.Random(table_id)
    snapshot = await harness.club.tables.snapshot(table_id)
    while snapshot.state is not None and snapshot.contest and snapshot.contest.deals < deals:
        move = PLAYERS["simple"].choose(snapshot.state.view(snapshot.state.turn), dice)
        who = harness.on_turn(snapshot).id
        snapshot = await harness.club.playing.play(table_id, snapshot.table.ply, who, str(move))
    harness.bot.reconciler.refresh(table_id)
    await host.look()


def check_channel(host: CupHost) -> None:
    """Hold all that stands in the channel for everybody to showing no card."""
    for message in host.harness.north.messages():
        if message["flags"] & 64:
            continue
        said = json.dumps(message, ensure_ascii=False)
        assert not CARD.search(said), texts(message)
        for custom_id in offered(message):
            assert not WORDS & set(re.split(r"[^A-Za-z0-9]", custom_id.partition("~")[0]))


async def test_neither_the_channel_nor_a_command_shows_a_card(host: CupHost) -> None:
    one, other = await begun(host)
    check_channel(host)
    await play(host, one, 2)
    check_channel(host)
    said = [texts(each) for each in host.harness.north.messages()]
    assert any(text("table-duplicate") in each for each in said)
    await play(host, one, 4)
    await play(host, other, 1)
    check_channel(host)
    for actor in host.members:
        for command in ("gin verify", "gin replay", "gin review"):
            answer = await (await actor.command(command, table=one)).done()
            assert not CARD.search(json.dumps(answer, ensure_ascii=False)), command
            assert text("refusal-cards-in-play") in texts(answer)
    await play(host, other, 4)
    check_channel(host)
    here = await host.harness.club.tables.snapshot(one)
    player = next(each for each in host.members if here.player_of(each.id) is not None)
    answer = await (await player.command("gin replay", table=one)).done()
    assert CARD.search(json.dumps(answer, ensure_ascii=False))
