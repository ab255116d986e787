"""A duplicate cup from the command to its winner, by nothing but what the messages offer."""

import json
import re
from datetime import timedelta

import pytest

from club.cups.formats import schedule
from cogs.kit.ids import make_id
from cogs.kit.press_kinds import PressKind
from cogs.kit.text import Text
from cogs.lessons.ui.rulebook import RulePage
from playground.driver import Actor, texts
from playground.standin.models import Json
from tests.wire.contest_player import ContestPlayer
from tests.wire.cups.cup_host import CupHost
from tests.wire.cups.team_host import ACES, BY_HAND, KINGS, PAIRS, board_table, gather_pairs
from tests.wire.cups.test_duplicates_watched import CARD, play
from tests.wire.forged_interactions import Forger
from tests.wire.harness import offered

text = Text()
DUPLICATE = text("cup-duplicate"), text("cup-duplicate")

LOOKS = (
    "replay:{table}:1:0",
    "replay:{table}:1:1",
    "review:{table}:1:",
    "review:{table}:1:1",
    "review:{table}:1:at0",
    "film:{table}:1:keep",
    "film:{table}:1:share",
    "record:{table}",
    "verify:{table}",
    "scores:{table}",
    "hand:{table}",
    "picture:{table}",
    "hint:{table}:{ply}:",
    "best:{table}:{ply}",
    "next:{table}:{ply}",
    "ahead:{table}:{ply}:ask",
    "advice:{table}",
    "watch:{table}:look",
    "cheer:{table}:1",
    "nudge:{table}",
    "export:0:records",
    "export:0:results",
)
OF_TABLES = ("verify", "replay", "review", "scores", "hand")
COMMANDS = (*OF_TABLES, "games", "history", "profile", "me")


async def check_nothing_is_shown(host: CupHost, table_id: int, actors: list[Actor]) -> None:
    """Hold every way to look at a table to showing no card to those who don't play there now."""
    harness = host.harness
    ply = await harness.ply(table_id)
    for actor in actors:
        for look in LOOKS:
            custom_id = f"gin:{look.format(table=table_id, ply=ply)}".rstrip(":")
            check_answer(await (await Forger(harness, actor).press(custom_id)).done())
            harness.clock.advance(timedelta(minutes=1))
        for name in COMMANDS:
            about: Json = {"table": table_id} if name in OF_TABLES else {}
            check_answer(await (await actor.command(f"gin {name}", **about)).done())
            harness.clock.advance(timedelta(minutes=1))


def check_answer(message: Json) -> None:
    if text("help-title-start") in texts(message):
        return  # With nothing to show, the first steps are explained by cards of an example.
    assert not CARD.search(json.dumps(message, ensure_ascii=False)), texts(message)
    assert files_of(message) <= {"sheet.png", "rating.png", "gin-results.csv"}, texts(message)


def files_of(message: Json) -> set[str]:
    """The names of the pictures and files that a message has or shows."""
    return set(re.findall(r"/attachments/[0-9]+/[0-9]+/([a-z0-9_.-]+)", json.dumps(message)))


@pytest.mark.slow
async def test_nobody_finds_a_card_before_the_last_board_is_over(host: CupHost) -> None:
    harness = host.harness
    stranger = harness.discord.add_member("Stranger")
    await gather_pairs(host, DUPLICATE)
    await host.begin()
    (final,) = await host.playable()
    over, running = [await board_table(host, final, board) for board in (1, 2)]
    north, south, east, west = host.members
    await play(host, over, 4)
    await play(host, running, 1)
    await check_nothing_is_shown(host, over, [stranger, north, east, south, west])
    await check_nothing_is_shown(host, running, [stranger, north, east])
    await play(host, running, 4)
    answer = await Forger(harness, west).press(f"gin:film:{running}:1:keep")
    assert "gin-deal.gif" in files_of(await answer.done())


@pytest.mark.slow
async def test_a_duplicate_is_set_up_and_played_to_its_end_by_presses(host: CupHost) -> None:
    harness = host.harness
    await gather_pairs(host, DUPLICATE)
    assert (await host.cup()).state.plan.is_duplicate
    assert text("cup-duplicate-about") in host.said()
    await host.begin()
    (final,) = await host.playable()
    tables = [await board_table(host, final, board) for board in (1, 2)]
    player = ContestPlayer(harness, "duplicate")
    for table_id in tables:
        over = await player.play(table_id)
        assert over.contest is not None
        assert over.contest.deals == 4
        await host.look()
    cup = await host.cup()
    (match,) = schedule.matches(cup.state)
    outcome = match.outcome
    assert outcome is not None
    assert outcome.score is not None
    scores = [cup.state.boards[final.key][board].score for board in (1, 2)]
    assert None not in scores
    one, other = (sum(each[side] for each in scores if each) for side in (0, 1))
    assert outcome.score == (one, other)
    champion = schedule.champion(cup.state)
    assert one == other or champion == (1 if one > other else 2)
    assert f"{ACES if champion == 1 else KINGS} (" in host.said()
    page = await harness.north.press(host.message(), text("press-cup-more"))
    level = text("cup-duplicate-level", first=1, second=2)
    name, points = ACES if one > other else KINGS, text.figure(abs(one - other))
    ahead = text("cup-duplicate-pair", first=1, second=2, name=name, points=points)
    assert (ahead if one != other else level) in texts(page.message)


async def test_the_rules_of_a_board_are_four_deals_to_no_target(host: CupHost) -> None:
    north = host.harness.north
    await gather_pairs(host, DUPLICATE)
    await host.begin()
    (final,) = await host.playable()
    table_id = await board_table(host, final, 1)
    deals = text.capital(text("cup-duplicate-deals"))
    for page in ("", RulePage.GAME):
        custom_id = make_id(PressKind.RULES, table_id, rest=page)
        answer = await (await Forger(host.harness, north).press(custom_id)).done()
        assert deals in texts(answer)
        assert "1,000" not in texts(answer)
    asked = await (await north.command("gin rules")).done()
    assert deals in texts(asked)


async def test_organise_refuses_what_would_show_cards_to_another(host: CupHost) -> None:
    north = host.harness.north
    stranger = host.harness.discord.add_member("Stranger")
    await gather_pairs(host, DUPLICATE)
    await host.begin()
    before = await host.cup()
    page = await host.organise("press-cup-entrants")
    page = await north.choose(page, text("cup-menu-entrant"), KINGS)
    page = await north.choose(page, text("cup-menu-substitute", name="East"), stranger)
    answer = await north.press(page, text("press-cup-substitute-really"))
    await host.look()
    assert text("refusal-in-duplicate-match") in texts(answer.message)
    after = await host.cup()
    assert after.state == before.state
    assert after.playing == before.playing


async def test_rules_that_cannot_be_played_so_are_said_and_refused(host: CupHost) -> None:
    north = host.harness.north
    refused = text("refusal-not-for-duplicate")
    panel = await north.command("cup new")
    await panel.done()
    for hint, value in (PAIRS, DUPLICATE):
        panel = await north.choose(panel, hint, value)
    assert refused not in texts(panel.message)
    rules = await north.press(panel, text("press-cup-rules"))
    rules = await north.choose(rules, text("play-rules"), text("preset-mahjong"))
    assert refused in texts(rules.message)
    panel = await north.press(rules, text("press-back"))
    assert refused in texts(panel.message)
    panel = await north.press(panel, text("press-cup-create"))
    assert refused in texts(panel.message)
    assert not [
        one
        for one in north.messages()
        if any(each.kind == PressKind.CUP for each in offered(one).values())
    ]
    panel = await north.choose(panel, *DUPLICATE[:1], text("cup-duplicate-off"))
    assert refused not in texts(panel.message)
    panel = await north.choose(panel, BY_HAND[0], BY_HAND[1])
    await north.press(panel, text("press-cup-create"))
    await host.quiet()
    assert not (await host.cup()).state.plan.is_duplicate
