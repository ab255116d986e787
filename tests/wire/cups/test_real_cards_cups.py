"""Cups with real cards: results are entered, agreed to, disputed and decided by the messages."""

import asyncio
from datetime import timedelta

import pytest

from club.core.people import Place
from club.cups.formats import schedule
from club.cups.formats.events import HowDecided
from cogs.kit.press_kinds import PressKind
from cogs.kit.text import Text
from playground.driver import Actor, Answer, texts
from playground.standin.models import Json
from tests.wire.cups.cup_host import CupHost
from tests.wire.cups.team_host import BY_HAND, PAIRS, gather_pairs
from tests.wire.custom_id_samples import well_formed
from tests.wire.forged_interactions import Forger, nothing_fails
from tests.wire.harness import make_bot

text = Text()
REAL = ("Real cards", "Real cards")
CLAIMED = "A result has been entered"
DISPUTED = "agree on the result"
COUNTS = "That result counts."


async def begun(host: CupHost, entrants: int = 2) -> None:
    """Begin a cup with real cards that East organises."""
    east = host.members[2]
    await host.set_up(BY_HAND, REAL, by=east)
    await host.enter(*host.members[:entrants])
    await host.organise("press-cup-begin", "press-cup-start", by=east)


async def enters(
    host: CupHost, actor: Actor, winner: str, points: str = "", on: Answer | None = None
) -> Answer:
    """Enter a result, from the cup's message or a page on."""
    page = on or await actor.press(host.message(), text("press-cup-result-show"))
    page = await actor.press(page, text("cup-wins", name=winner))
    if points:
        form = await actor.press(page, text("press-cup-result-points"))
        answer = await actor.submit(form, text=points)
    else:
        answer = await actor.press(page, text("press-cup-result-claim"))
    await host.quiet()
    return answer


def notices(host: CupHost, said: str) -> list[Json]:
    found = host.harness.north.messages()
    return [one for one in found if said in texts(one) and not one["flags"] & 64]


def called(host: CupHost, notice: Json) -> set[str]:
    return {*host.harness.discord.channel.messages[notice["id"]].pinged}


async def test_what_both_sides_say_is_the_result(host: CupHost) -> None:
    await begun(host)
    north, south = host.members[:2]
    (opened,) = notices(host, "play it with your cards")
    assert called(host, opened) == {north.user.id, south.user.id}
    answer = await enters(host, north, "North", "120-85")
    said = text("cup-claim-score", who="North wins", first="120", second="85")
    assert f"North says: {said}" in texts(answer.message)
    assert "result entered, counts" in host.said()
    (claimed,) = notices(host, CLAIMED)
    assert called(host, claimed) == {south.user.id}
    assert f"North says: {said}" in texts(claimed)
    answer = await south.press(claimed, text("press-cup-result-agree"))
    await host.quiet()
    assert answer.ephemeral
    assert text("cup-result-counts").strip("*") in texts(answer.message)
    (decided,) = (await host.cup()).state.decisions.values()
    assert (decided.winner, decided.how, decided.score) == (1, HowDecided.AGREED, (120, 85))
    assert "North has won the cup!" in host.said()
    (result,) = notices(host, COUNTS)
    assert not called(host, result)
    answer = await south.press(claimed, text("press-cup-result-agree"))
    assert text("refusal-match-not-open") in texts(answer.message)
    await host.look()
    assert len(notices(host, COUNTS)) == 1


async def test_the_organiser_decides_what_is_disputed(host: CupHost) -> None:
    await begun(host)
    north, south, east, _ = host.members
    await enters(host, north, "North")
    (claimed,) = notices(host, CLAIMED)
    answer = await south.press(claimed, text("press-cup-result-dispute"))
    await host.quiet()
    assert "The organiser decides" in texts(answer.message)
    assert "result disputed" in host.said()
    (disputed,) = notices(host, DISPUTED)
    assert called(host, disputed) == {each.user.id for each in (north, south, east)}
    answer = await north.press(disputed, text("press-cup-organise"))
    assert text("refusal-not-organiser") in texts(answer.message) or answer.ephemeral
    page = await east.press(disputed, text("press-cup-organise"))
    assert page.ephemeral
    assert "North says: North wins" in texts(page.message)
    page = await east.press(page, text("cup-wins", name="South"))
    await east.press(page, text("press-cup-decide"))
    await host.quiet()
    assert "South has won the cup!" in host.said()
    (result,) = notices(host, COUNTS)
    assert called(host, result) == {north.user.id, south.user.id}


async def test_who_enters_something_else_disputes_it_and_may_still_agree(host: CupHost) -> None:
    await begun(host)
    north, south = host.members[:2]
    await enters(host, north, "North")
    (claimed,) = notices(host, CLAIMED)
    page = await south.press(claimed, text("press-cup-result-other"))
    page = await south.press(page, text("press-cup-result-other"))
    page = await enters(host, south, "South", on=page)
    assert "South says: South wins" in texts(page.message)
    (disputed,) = notices(host, DISPUTED)
    stale = await south.press(claimed, text("press-cup-result-agree"))
    assert text("refusal-cup-moved") in texts(stale.message)
    page = await north.press(disputed, text("press-cup-result-look"))
    assert text("press-cup-result-right") not in texts(page.message)
    await north.press(page, text("press-cup-result-agree"))
    await host.quiet()
    assert "South has won the cup!" in host.said()


async def test_silence_is_agreement(host: CupHost) -> None:
    await begun(host)
    await enters(host, host.members[1], "South")
    await host.later(17)
    assert not notices(host, COUNTS)
    await host.later(1)
    assert "South has won the cup!" in host.said()
    assert len(notices(host, COUNTS)) == 1


async def test_what_is_put_right_is_what_is_agreed_to(host: CupHost) -> None:
    await begun(host)
    north, south = host.members[:2]
    page = await enters(host, north, "South")
    (wrong,) = notices(host, CLAIMED)
    page = await north.press(page, text("press-cup-result-right"))
    await enters(host, north, "North", "101:77", on=page)
    for word in ("agree", "dispute"):
        answer = await south.press(wrong, text(f"press-cup-result-{word}"))
        assert text("refusal-cup-moved") in texts(answer.message)
    cup = await host.cup()
    assert not cup.state.decisions
    assert not cup.state.disputed
    right = next(one for one in notices(host, CLAIMED) if one["id"] != wrong["id"])
    await south.press(right, text("press-cup-result-agree"))
    await host.quiet()
    assert "North has won the cup!" in host.said()


async def test_a_match_of_which_nobody_says_anything_is_lost_by_both(host: CupHost) -> None:
    await begun(host)
    await host.later(72 - 10)
    (late,) = notices(host, "Time is nearly up")
    assert len(called(host, late)) == 2
    await host.later(10)
    assert "The cup is over, with no winner." in host.said()
    assert len(notices(host, COUNTS)) == 1


async def test_the_organiser_corrects_what_was_agreed(host: CupHost) -> None:
    await begun(host)
    north, south, east, _ = host.members
    await enters(host, north, "North")
    await south.press(notices(host, CLAIMED)[0], text("press-cup-result-agree"))
    await host.quiet()
    page = await host.organise("press-cup-matches", by=east)
    page = await east.choose(page, text("cup-menu-match"), "match=bracket.1.1.0")
    page = await east.press(page, text("cup-wins", name="South"))
    assert "Correct" in texts(page.message)
    await east.press(page, text("press-cup-decide"))
    await host.quiet()
    assert "South has won the cup!" in host.said()
    assert len(notices(host, COUNTS)) == 2


async def test_more_time_is_asked_for_and_given(host: CupHost) -> None:
    await begun(host)
    north, south = host.members[:2]
    (opened,) = notices(host, "play it with your cards")
    (before,) = (await host.cup()).playing
    answer = await north.press(opened, text("press-cup-time-ask"))
    await host.quiet()
    assert text("cup-time-asked-real") in texts(answer.message)
    (asked,) = notices(host, "asks for more time")
    assert called(host, asked) == {south.user.id}
    await south.press(asked, text("press-cup-time-agree"))
    await host.quiet()
    (row,) = (await host.cup()).playing
    assert row.due_at - before.due_at == timedelta(hours=72)
    assert len(notices(host, "it now runs out")) == 1


async def test_nobody_else_says_how_a_match_came_out(host: CupHost) -> None:
    await begun(host, 4)
    north, south, east, west = host.members
    stranger = host.harness.discord.add_member("Stranger")
    first = next(each for each in await host.playable() if 1 in each.entrants)
    cup = await host.cup()
    sides = {host.actor(cup, each).id for each in first.entrants}
    other = next(each for each in (south, east, west) if each.id not in sides)
    await enters(host, north, "North")
    (claimed,) = notices(host, CLAIMED)
    before = (await host.cup()).state
    for actor, refusal in ((stranger, "not-entered"), (other, "not-your-match")):
        for label in ("agree", "dispute", "other"):
            answer = await actor.press(claimed, text(f"press-cup-result-{label}"))
            assert text(f"refusal-{refusal}") in texts(answer.message)
    answer = await north.press(claimed, text("press-cup-result-agree"))
    assert text("refusal-no-result-claimed") in texts(answer.message)
    answer = await stranger.press(host.message(), text("press-cup-result-show"))
    assert text("refusal-not-entered") in texts(answer.message)
    await host.quiet()
    assert (await host.cup()).state == before


@pytest.mark.parametrize("typed", ["120", "a hundred", "1-2-3", "-"])
async def test_points_are_two_numbers(host: CupHost, typed: str) -> None:
    await begun(host)
    answer = await enters(host, host.members[0], "North", typed)
    assert text("refusal-not-two-scores") in texts(answer.message)
    assert not (await host.cup()).state.claims


async def test_points_have_a_limit(host: CupHost) -> None:
    await begun(host)
    answer = await enters(host, host.members[0], "North", "999999999-1")
    assert "must be between 0 and" in texts(answer.message)
    assert not (await host.cup()).state.claims


async def test_of_two_answers_at_once_one_counts(host: CupHost) -> None:
    await begun(host)
    north, south = host.members[:2]
    await enters(host, north, "North")
    (claimed,) = notices(host, CLAIMED)
    await asyncio.gather(
        south.press(claimed, text("press-cup-result-agree")),
        south.press(claimed, text("press-cup-result-dispute")),
    )
    await host.look()
    state = (await host.cup()).state
    assert bool(state.decisions) != bool(state.disputed)
    assert len(notices(host, COUNTS)) + len(notices(host, DISPUTED)) == 1


async def test_a_result_entered_before_a_kill_is_told_once(host: CupHost) -> None:
    await begun(host)
    harness, row = host.harness, (await host.cup()).row
    (match,) = await host.playable()
    await harness.bot.close()
    where = Place(row.server_id, "", row.channel_id, row.channel_name)
    await harness.club.cup_results.claim(
        host.cup_id,
        where,
        match.key,
        host.members[0].id,
        winner=1,
        score=None,
        interaction_id=10**18,
    )
    for _ in range(2):
        harness.bot = make_bot(harness.club, harness.clock)
        async with harness.discord.run(harness.bot):
            await harness.started()
            await host.look()
            assert len(notices(host, CLAIMED)) == 1
            assert "result entered" in host.said()


async def test_a_second_process_says_nothing_twice(host: CupHost) -> None:
    harness = host.harness
    harness.discord.expect(40060)
    twin = make_bot(harness.club, harness.clock)
    async with harness.discord.run(twin):
        await begun(host)
        await enters(host, host.members[0], "North", "120 85")
        (claimed,) = notices(host, CLAIMED)
        await host.members[1].press(claimed, text("press-cup-result-agree"))
        await host.quiet()
        assert "North has won the cup!" in host.said()
        assert len(notices(host, COUNTS)) == 1


async def test_teams_enter_one_result_for_a_match(host: CupHost) -> None:
    await gather_pairs(host, REAL)
    await host.begin()
    north, south, east, west = host.members
    (opened,) = notices(host, "play it with your cards")
    assert called(host, opened) == {each.user.id for each in host.members}
    await enters(host, south, "Kings", "90-130")
    (claimed,) = notices(host, CLAIMED)
    said = text("cup-claim-score", who="Kings wins", first="130", second="90")
    assert f"Aces says: {said}" in texts(claimed)
    assert called(host, claimed) == {east.user.id, west.user.id}
    answer = await north.press(claimed, text("press-cup-result-dispute"))
    assert text("refusal-no-result-claimed") in texts(answer.message)
    await west.press(claimed, text("press-cup-result-agree"))
    await host.quiet()
    assert schedule.champion((await host.cup()).state) == 2
    assert "Kings (East, West) has won the cup!" in host.said()


async def test_a_draw_is_offered_only_where_there_may_be_one(host: CupHost) -> None:
    await begun(host)
    page = await host.members[0].press(host.message(), text("press-cup-result-show"))
    assert not any(each == text("press-cup-draw") for each in _labels(page))
    forger = Forger(host.harness, host.members[0])
    for word in ("won", "claim", "points"):
        answer = await forger.press(f"gin:cupresult:0:{host.cup_id}:bracket.1.1.0={word}.0")
        assert text("refusal-old-button") in texts(answer.message)
    await host.organise("press-cup-cancel", "press-cup-cancel-really", by=host.members[2])
    host.cup_id = 2
    await host.set_up(("Format", "Round robin"), REAL, BY_HAND)
    await host.enter(*host.members[:2])
    await host.begin()
    page = await host.members[0].press(host.message(), text("press-cup-result-show"))
    page = await host.members[0].press(page, text("press-cup-draw"))
    await host.members[0].press(page, text("press-cup-result-claim"))
    await host.quiet()
    assert "North says: A draw" in texts(notices(host, CLAIMED)[0])


def _labels(answer: Answer) -> list[str]:
    found = list[str]()
    for each in answer.message["components"][0]["components"]:
        found += [one["label"] for one in each.get("components", ()) if "label" in one]
    return found


@pytest.mark.parametrize("kind", ["cupteam", "cupresult"])
async def test_hostile_ids_about_teams_and_results_change_nothing(host: CupHost, kind: str) -> None:
    await gather_pairs(host, REAL)
    await host.begin()
    before = await host.cup()
    stranger = host.harness.discord.add_member("Stranger")
    forger = Forger(host.harness, stranger)
    with nothing_fails():
        for custom_id in list(well_formed(PressKind(kind), (0,), 24)):
            for number in (host.cup_id, 999_999_999):
                parts = custom_id.split(":")
                parts[3] = str(number)
                answer = await forger.press(":".join(parts))
                assert answer.kind == "modal" or answer.ephemeral
    await host.quiet()
    assert (await host.cup()).state == before.state


async def test_the_setup_says_how_teams_play(host: CupHost) -> None:
    north = host.harness.north
    panel = await north.command("cup new")
    panel = await north.choose(panel, *PAIRS)
    assert "Knockout · Teams of two" in texts(panel.message)
    assert "4 teams: 3 matches at 2 boards each" in texts(panel.message)
    panel = await north.choose(panel, *REAL)
    assert "Teams of two · Real cards" in texts(panel.message)
    assert "boards" not in texts(panel.message)
