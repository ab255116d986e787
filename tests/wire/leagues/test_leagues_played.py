"""Leagues from the command through their seasons, by nothing but what the messages offer."""

import asyncio
from datetime import timedelta
from pathlib import Path

import pytest
from sqlalchemy import delete

from club.core.people import Place
from club.leagues.formats.league_plan import LeaguePlan
from cogs.kit.press_kinds import Ply, PressKind
from cogs.kit.text import Text
from data.schema.cups import competition_messages
from playground.driver import Answer, CannotDoError, texts
from tests.wire.custom_id_samples import well_formed
from tests.wire.forged_interactions import Forger, nothing_fails
from tests.wire.harness import make_bot, open_harness
from tests.wire.leagues.competition_host import MEMBERS, WEEK, CompetitionHost, menus_of
from tests.wire.members.test_intruders import hide
from tests.wire.thread_helpers import threads

text = Text()
FOURS = ("size=4", "moves=1", "seeding=hand")


async def begun(host: CompetitionHost, *choices: str) -> None:
    """A league of two divisions of four in its first week."""
    await host.set_up(*(choices or FOURS))
    await host.join()
    await host.begin()


async def test_a_league_of_two_divisions_goes_into_its_second_season(
    host: CompetitionHost,
) -> None:
    answer = await host.set_up(*FOURS)
    assert answer.ephemeral
    assert text("competition-joined-none") in host.said()
    await host.join()
    for name in MEMBERS[:8]:
        assert name in host.said()
    await host.begin()
    assert "Season 1, week 1 of 3" in host.said()
    assert "Division 2" in host.said()
    await host.tells("Your match is open", 4)
    await host.play_season()
    league = await host.league()
    assert league.season is not None
    assert league.season.ended_at is not None
    assert "Season 1 is over." in host.said()
    (told,) = await host.tells("season 1 is over.")
    said = texts(told)
    assert "Winner of division 1: **North**" in said
    assert "Winner of division 2: **Northeast**" in said
    assert "Going up: Northeast" in said
    assert "Going down: West" in said
    await host.later(24 * LeaguePlan().pause_days)
    league = await host.league()
    assert len(league.seasons) == 2
    assert league.seasons[1].divisions == ((1, 2, 3, 5), (4, 6, 7, 8))
    assert "Season 2, week 1 of 3" in host.said()
    await host.tells("season 1 is over.", 1)
    await host.tells("Your match is open", 16)


async def test_who_joins_in_a_season_waits_for_the_next(host: CompetitionHost) -> None:
    await begun(host)
    await host.join(host.members[8])
    assert text("league-waiting", names="Middle") in host.said()
    page = await host.members[8].press(host.message(), text("press-competition-more"))
    page = await host.members[8].press(page, text("competition-page-members"))
    assert "Middle" in texts(page.message)


async def test_leaving_is_asked_first_and_loses_what_is_to_come(host: CompetitionHost) -> None:
    await begun(host)
    south = host.harness.south
    asked = await south.press(host.message(), text("press-competition-leave"))
    assert asked.ephemeral
    assert "lose the rest of the season" in texts(asked.message)
    assert (await host.it()).entrant_of(south.id) is not None
    left = await south.press(asked, text("press-competition-left"))
    await host.quiet()
    assert text("cup-left", title=text("competition-untitled-league", name="North")) in texts(
        left.message
    )
    assert (await host.it()).entrant_of(south.id) is None
    assert "South (left)" in host.said()


async def test_a_question_from_before_the_season_leaves_nobody_out_of_it(
    host: CompetitionHost,
) -> None:
    await host.set_up(*FOURS)
    await host.join()
    asked = await host.harness.south.press(host.message(), text("press-competition-leave"))
    await host.begin()
    late = await host.harness.south.press(asked, text("press-competition-left"))
    assert text("refusal-competition-moved") in texts(late.message)
    assert (await host.it()).entrant_of(host.harness.south.id) is not None


async def test_the_organiser_makes_the_order_by_hand(host: CompetitionHost) -> None:
    await host.set_up(*FOURS)
    await host.join()
    north = host.harness.north
    page = await host.organise("press-cup-begin")
    assert "Division 2" in texts(page.message)
    page = await north.choose(page, text("competition-menu-member"), "8. Northwest")
    page = await north.press(page, text("press-cup-first"))
    await north.press(page, text("press-cup-start"))
    await host.quiet()
    league = await host.league()
    assert league.season is not None
    assert league.season.divisions == ((8, 1, 2, 3), (4, 5, 6, 7))


async def test_the_organiser_decides_corrects_and_gives_time(host: CompetitionHost) -> None:
    await begun(host)
    north, first = host.harness.north, (await host.playable())[0]
    page = await host.organise("press-cup-matches")
    page = await north.choose(page, text("cup-menu-match"), f"match={first.key}")
    before = (await host.it()).row_of(first.key)
    await north.press(page, text("press-cup-give-time"))
    await host.quiet()
    after = (await host.it()).row_of(first.key)
    assert before is not None
    assert after is not None
    assert after.due_at - before.due_at == timedelta(hours=WEEK)
    for entrant in first.entrants:
        page = await host.organise("press-cup-matches")
        page = await north.choose(page, text("cup-menu-match"), f"match={first.key}")
        name = host.actor(await host.it(), entrant).name
        page = await north.press(page, text("cup-wins", name=name))
        await north.press(page, text("press-cup-decide"))
        await host.quiet()
        league = await host.league()
        assert league.season is not None
        assert league.season.groups.decisions[first.key].winner == entrant


async def test_the_organiser_puts_out_and_replaces(host: CompetitionHost) -> None:
    await begun(host)
    north, eve = host.harness.north, host.members[8]
    page = await host.organise("press-competition-members")
    page = await north.choose(page, text("competition-menu-member"), "member=2")
    page = await north.choose(page, text("cup-menu-substitute", name="South"), eve)
    await north.press(page, text("press-cup-substitute-really"))
    await host.quiet()
    assert (await host.it()).state.members[2] == (eve.id,)
    page = await host.organise("press-competition-members")
    page = await north.choose(page, text("competition-menu-member"), "member=3")
    page = await north.press(page, text("press-cup-disqualify"))
    assert 3 in (await host.league()).active
    await north.press(page, text("press-cup-disqualify-really"))
    await host.quiet()
    assert 3 not in (await host.league()).active
    assert "East (disqualified)" in host.said()


async def test_a_stopped_league_ends_with_its_season(host: CompetitionHost) -> None:
    await host.set_up("size=4", "seeding=hand", "at_once=3")
    await host.join(*host.members[:4])
    await host.begin()
    await host.organise("press-league-stop", "press-league-stop-really")
    assert text("league-last-season") in host.said()
    await host.play_season()
    assert text("league-over") in host.said()
    title = text("competition-untitled-league", name="North")
    await host.tells(text("competition-notice-over", title=title), 1)
    await host.later(24 * 90)
    assert len((await host.league()).seasons) == 1


async def test_a_cancelled_league_says_so_and_annuls_its_games(host: CompetitionHost) -> None:
    await begun(host)
    await host.organise("press-league-cancel", "press-cup-cancel-really")
    assert text("competition-cancelled") in host.said()
    await host.tells("was cancelled", 1)
    for table in await host.harness.club.tables.tables_of(host.harness.north.id):
        assert table.state is None


async def test_nobody_else_organises(host: CompetitionHost) -> None:
    await host.set_up(*FOURS)
    await host.join()
    south = host.harness.south
    answer = await south.press(host.message(), text("press-cup-organise"))
    assert text("refusal-not-competition-organiser") in texts(answer.message)
    forged = f"gin:competitionorganise:0:{host.number}:start"
    answer = await Forger(host.harness, south).press(forged)
    assert text("refusal-not-competition-organiser") in texts(answer.message)
    assert (await host.league()).season is None


async def test_both_agree_to_more_time_and_the_end_is_said_once(host: CompetitionHost) -> None:
    await begun(host)
    match = (await host.playable())[0]
    it = await host.it()
    one, other = (host.actor(it, each) for each in match.entrants)
    every = await host.tells("Your match is open", 4)
    named = [m for m in every if one.name in texts(m)]
    (opened,) = [m for m in named if other.name in texts(m)]
    assert sorted(host.pinged(opened)) == sorted((str(one.id), str(other.id)))
    for _ in range(2):
        await one.press(opened, text("press-cup-time-ask"))
        await host.quiet()
    (question,) = await host.tells("asks for more time")
    assert host.pinged(question) == [str(other.id)]
    await other.press(question, text("press-cup-time-agree"))
    await host.quiet()
    await host.tells("has been given more time", 1)
    again = await other.press(question, text("press-cup-time-agree"))
    assert text("refusal-competition-moved") in texts(again.message)
    await host.later(WEEK - 10)
    await host.look()
    await host.tells("nearly up", 3)


def chosen(panel: Answer) -> list[str]:
    """What is chosen in the menus of a panel."""
    return [value for menu in menus_of(panel) for value in menu["chosen"]]


async def test_the_setup_is_kept_and_a_ladders_apart(host: CompetitionHost) -> None:
    north = host.harness.north
    panel = await north.command("league new")
    panel = await host.choose(panel, "size=6")
    panel = await north.press(panel, text("press-cup-rules"))
    panel = await host.choose(panel, "clock=relaxed:24")
    panel = await north.press(panel, text("press-back"))
    form = await north.press(panel, text("press-cup-name"))
    panel = await north.submit(form, text="Spring *league*")
    ladder = await north.command("ladder new")
    assert "Spring" not in texts(ladder.message)
    again = await north.command("league new")
    assert "league.size=6" in chosen(again)
    await north.press(again, text("press-cup-create"))
    await host.quiet()
    row = (await host.it()).row
    assert (row.title, row.clock, row.plan["size"]) == ("Spring *league*", "relaxed:24", 6)
    assert "Spring \\*league\\*" in host.said()
    fresh = await north.command("league new")
    assert "league.size=8" in chosen(fresh)


async def test_the_list_and_the_pages(host: CompetitionHost) -> None:
    north = host.harness.north
    empty = await north.command("league list")
    assert "There are no leagues here yet." in texts(empty.message)
    empty = await north.command("league show")
    assert "There are no leagues here yet." in texts(empty.message)
    await begun(host)
    listed = await north.command("league list")
    assert listed.ephemeral
    hint = text("competition-list-menu-league")
    shown = await north.choose(listed, hint, str(host.number))
    assert "Week 1" in texts(shown.message)
    for page in ("table", "members", "past", "rules", "matches"):
        shown = await north.press(shown, text(f"competition-page-{page}"))
        assert shown.kind == "update"
    assert await north.autocomplete("league show", "league", league="nor")
    ladders = await north.command("ladder list")
    assert "There are no ladders here yet." in texts(ladders.message)
    wrong = await north.command("ladder show", ladder=host.number)
    assert text("refusal-no-such-competition") in texts(wrong.message)


async def test_a_member_who_cannot_see_the_channel_sees_no_league(host: CompetitionHost) -> None:
    await host.set_up(*FOURS)
    await host.join(host.harness.north)
    harness = host.harness
    other = harness.discord.world.add_channel(harness.discord.guild, "elsewhere")
    hide(harness)
    answer = await harness.south.command("league list", where=other)
    assert "There are no leagues here yet." in texts(answer.message)
    answer = await harness.south.command("league show", where=other, league=host.number)
    assert text("refusal-no-such-competition") in texts(answer.message)
    own = await harness.north.command("league show", where=other, league=host.number)
    assert "North" in texts(own.message)


@pytest.mark.parametrize(
    "kind",
    [
        *("competition", "ladder", "competitiontime", "competitionorganise"),
        *("competitionsetup", "competitionlist", "competitionshow"),
    ],
)
async def test_hostile_ids_are_answered_and_change_nothing(
    host: CompetitionHost, kind: str
) -> None:
    await host.set_up(*FOURS)
    await host.join(*host.members[:4])
    await host.begin()
    before = await host.it()
    host.harness.discord.expect(10013, 10007, 10004)
    forger = Forger(host.harness, host.members[8])
    with nothing_fails():
        for custom_id in list(well_formed(PressKind(kind), (0,), 10)):
            if custom_id.endswith(":join"):
                continue
            for number in (host.number, 999_999_999):
                parts = custom_id.split(":")
                if PressKind(kind).ply is Ply.HAS:
                    parts[3] = str(number)
                answer = await forger.press(":".join(parts))
                assert answer.kind == "modal" or answer.ephemeral
    await host.quiet()
    assert (await host.it()).state == before.state


async def test_in_direct_messages_there_is_no_league(host: CompetitionHost) -> None:
    with pytest.raises(CannotDoError):
        await host.harness.north.command("league list", where=host.harness.north.dm())


async def test_a_deleted_message_comes_again(host: CompetitionHost) -> None:
    await host.set_up(*FOURS)
    gone = host.message()
    host.harness.discord.expect(10008)
    del host.harness.discord.channel.messages[gone["id"]]
    forger = Forger(host.harness, host.harness.south)
    await forger.press(f"gin:competition:0:{host.number}:join")
    await host.quiet()
    assert "South" in host.said()


async def test_a_message_sent_before_a_kill_is_brought_up_to_date(host: CompetitionHost) -> None:
    await host.set_up(*FOURS)
    message = host.message()["id"]
    host.harness.bot.competition_messages.work.first_retry = 0
    # The message was sent, and the bot killed before that was noted.
    async with host.harness.club.tables._database.write() as connection:
        await connection.execute(delete(competition_messages))
    forger = Forger(host.harness, host.harness.south)
    await forger.press(f"gin:competition:0:{host.number}:join")
    await host.harness.discord.wait_for(lambda: "South" in host.said())
    assert host.message()["id"] == message


async def test_a_second_process_sends_nothing_twice(host: CompetitionHost) -> None:
    harness = host.harness
    harness.discord.expect(40060)
    twin = make_bot(harness.club, harness.clock)
    async with harness.discord.run(twin):
        await host.set_up(*FOURS)
        await host.join(*host.members[:4])
        await host.begin()
        both = (harness.bot.competition_messages.work, twin.competition_messages.work)
        await asyncio.gather(*(task for one in both if (task := one.ask(host.number))))
        await host.quiet()
        await host.tells("Your match is open", 2)
        host.message()


async def test_a_league_goes_on_after_a_kill(tmp_path: Path) -> None:
    async with open_harness(tmp_path, members=MEMBERS) as harness:
        host = CompetitionHost(harness)
        await host.set_up("size=4", "seeding=hand", "at_once=3")
        await host.join(*host.members[:4])
        # It begins in the database alone, as if the bot were killed before anything is shown.
        organiser, row = harness.north.id, (await host.it()).row
        await harness.bot.close()
        where = Place(row.server_id, "", row.channel_id, row.channel_name)
        await harness.club.leagues.start(host.number, where, organiser, 10**18)
        harness.bot = make_bot(harness.club, harness.clock)
        async with harness.discord.run(harness.bot):
            await harness.started()
            await host.look()
            assert "Season 1, week 1 of 1" in host.said()
            await host.tells("Your match is open", 6)
            await host.play_season()
            await host.tells("season 1 is over.", 1)


async def test_matches_are_played_in_threads_named_after_the_league(tmp_path: Path) -> None:
    async with open_harness(tmp_path, members=MEMBERS, threads=True) as harness:
        host = CompetitionHost(harness)
        await host.set_up(*FOURS)
        await host.join(*host.members[:4])
        await host.begin()
        rooms = threads(harness)
        assert len(rooms) == 2
        title = text("competition-untitled-league", name="North")
        for each in rooms:
            assert each.name.startswith(f"{title} · ")
        await harness.discord.wait_for(lambda: all(f"<#{one.id}>" in host.said() for one in rooms))
        await harness.discord.wait_for(
            lambda: all(any(one.pinged for one in each.messages.values()) for each in rooms)
        )
        await host.quiet()
        called = [[one.pinged for one in each.messages.values() if one.pinged] for each in rooms]
        assert [[len(pinged) for pinged in each] for each in called] == [[2], [2]]
