"""Matches between two servers in Discord: proposed, accepted, played, and told to both."""

import json

from cogs.kit.text import Text
from playground.driver import texts
from tests.wire.harness import offered
from tests.wire.matches.match_host import MatchHost

text = Text()
HOME, AWAY = "The Card Room", "Bridge house"


def score(first: str, second: str) -> str:
    return text("cup-pair-score", one=HOME, other=AWAY, first=first, second=second)


async def test_a_match_of_three_boards_with_a_walkover(host: MatchHost) -> None:
    answer = await host.propose()
    assert answer.ephemeral
    assert text("match-code-title") in texts(answer.message)
    assert "Waiting for the other server" in host.said(1)
    page = await host.harness.south.command("match accept", code=host.code.lower())
    await page.done()
    assert page.ephemeral
    assert text("match-proposal", name=HOME) in texts(page.message)
    assert text("match-boards", boards=3) in texts(page.message)
    accepted = await host.harness.south.press(page, text("press-match-accept"))
    assert accepted.ephemeral
    await host.quiet()
    (notice,) = await host.tells(1, "the other server has accepted")
    assert host.pinged(1, notice) == {str(host.harness.north.id)}
    for side, count in ((1, 3), (2, 2)):
        for actor in host.players(side)[:count]:
            entered = await host.press(actor, "press-match-play")
            assert entered.ephemeral
    assert "1. North" in host.said(1)
    assert "South, West" in host.said(1)
    await host.organise(1, "press-match-ready")
    assert "ready" in host.said(2)
    await host.organise(2, "press-match-ready")
    it = await host.it()
    assert it.state.boards[3].winner == 1
    for side in (1, 2):
        (begun,) = await host.tells(side, "has begun!")
        seated = [await host.sits(side, board) for board in (1, 2)]
        assert host.pinged(side, begun) == {str(each.id) for each in seated}
        assert score("1", "0") in host.said(side)
        for board, actor in enumerate(seated, 1):
            hand = await host.harness.hand(actor, await host.table(board), 0)
            assert text("cup-pair", one=HOME, other=AWAY) in texts(hand)
    await host.win(1, 2)
    assert score("1", "1") in host.said(1)
    await host.win(2, 1)
    for side in (1, 2):
        said = host.said(side)
        assert text("match-won", name=HOME) in said
        assert score("2", "1") in said
        (over,) = await host.tells(side, text("match-won", name=HOME))
        assert host.pinged(side, over) == set()
        assert "/cup-1.png" in json.dumps(host.message(side))
    await host.look()
    for side in (1, 2):
        await host.tells(side, text("match-won", name=HOME))
        assert not any(
            each.kind == "matchorganise" for each in offered(host.message(side)).values()
        )


async def test_my_board_leads_to_the_cards_and_to_more_time(host: MatchHost) -> None:
    await host.begin(2, 2, 2)
    one, other = [await host.sits(side, 1) for side in (1, 2)]
    page = await host.press(one, "press-match-mine")
    assert page.ephemeral
    assert text("match-cards-there") in texts(page.message)
    assert f"/@me/{one.dm().id}/" in texts(page.message)
    asked = await one.press(page, text("press-cup-time-ask"))
    await host.quiet()
    assert text("match-time-asked") in texts(asked.message)
    (question,) = await host.tells(2, "asks for more time")
    assert host.pinged(2, question) == {str(other.id)}
    assert not host.told(1, "asks for more time")
    stranger = await host.sits(2, 2)
    refused = await stranger.press(question, text("press-cup-time-agree"))
    assert text("refusal-fixture-not-open") in texts(refused.message)
    await other.press(question, text("press-cup-time-agree"))
    await host.quiet()
    for side in (1, 2):
        await host.tells(side, "has been given more time")


async def test_who_takes_no_direct_messages_is_told_what_to_do(host: MatchHost) -> None:
    host.harness.discord.expect(50007)
    host.players(1)[0].close_dms()
    await host.begin(2, 1, 1)
    page = await host.press(host.players(1)[0], "press-match-mine")
    assert text("match-cards-closed") in texts(page.message)


async def test_the_organiser_orders_and_takes_out(host: MatchHost) -> None:
    await host.gather(2, 3, 2)
    north = host.harness.north
    page = await host.organise(1, "press-match-order")
    assert text("match-reserves-head") in texts(page.message)
    page = await north.choose(page, text("competition-menu-member"), "order=3.0")
    page = await north.press(page, text("press-cup-first"))
    await host.quiet()
    assert (await host.it()).state.order(1) == (3, 1, 2)
    page = await host.organise(1, "press-match-players")
    page = await north.choose(page, text("competition-menu-member"), "remove=2")
    await north.press(page, text("press-cup-remove-really"))
    await host.quiet()
    assert (await host.it()).state.order(1) == (3, 1)
    await host.organise(1, "press-match-ready")
    await host.organise(1, "press-match-unready")
    await host.organise(2, "press-match-ready")
    assert not (await host.it()).state.begun
    await host.organise(1, "press-match-ready")
    assert (await host.it()).state.lineups == ((3, 1), (4, 5))


async def test_whoever_enters_late_reads_that_they_are_a_reserve(host: MatchHost) -> None:
    await host.begin(2, 2, 2)
    late = host.players(1)[2]
    answer = await host.press(late, "press-match-play")
    assert "as a reserve" in texts(answer.message)
    assert "Once it begins" not in texts(answer.message)
    assert (await host.it()).state.reserves(1) == (5,)


async def test_a_reserve_takes_a_board(host: MatchHost) -> None:
    await host.begin(2, 3, 2)
    north = host.harness.north
    assert "Reserves: Northeast" in host.said(1)
    assert "Northeast" not in host.said(2)
    page = await host.organise(1, "press-match-reserves")
    page = await north.choose(page, text("match-menu-board"), "reserves=1")
    await north.choose(page, text("competition-menu-member"), "substituted=1.3")
    await host.quiet()
    assert await host.sits(1, 1) is host.players(1)[2]
    for side in (1, 2):
        (anew,) = await host.tells(side, "begins again with new cards")
        assert host.pinged(side, anew) == {str((await host.sits(side, 1)).id)}
    assert "Northeast" in host.said(2)


async def test_a_side_gives_up_after_being_asked(host: MatchHost) -> None:
    await host.begin(2, 2, 2)
    asked = await host.organise(2, "press-match-giveup")
    assert "Your side loses every board" in texts(asked.message)
    assert not (await host.it()).state.over
    await host.organise(2, "press-match-giveup", "press-match-gaveup")
    for side in (1, 2):
        await host.tells(side, text("match-won", name=HOME))


async def test_leaving_asks_and_loses_the_board(host: MatchHost) -> None:
    await host.begin(2, 2, 2)
    west = host.players(2)[1]
    asked = await host.press(west, "press-competition-leave")
    assert "You lose the board" in texts(asked.message)
    await west.press(asked, text("press-competition-left"))
    await host.quiet()
    assert (await host.it()).state.boards[2].winner == 1


async def test_time_nearly_up_is_said_to_whose_turn_it_is(host: MatchHost) -> None:
    await host.begin(2, 1, 1)
    await host.later(72 - 17)
    for side in (1, 2):
        (late,) = await host.tells(side, "is nearly up")
        assert host.pinged(side, late) == {str((await host.sits(side, 1)).id)}
    await host.later(17)
    assert (await host.it()).state.over


async def test_lists_and_shows(host: MatchHost) -> None:
    north = host.harness.north
    none = await north.command("match show")
    assert text("refusal-no-server-matches") in texts(await none.done())
    await host.propose()
    listed = await north.command("match list")
    assert "not accepted yet" in texts(await listed.done())
    shown = await north.choose(listed, text("match-list-menu"), str(host.number))
    assert "Waiting for the other server" in texts(shown.message)
    more = await north.press(shown, text("press-competition-more"))
    assert text("match-counts") in texts(more.message)
    assert (await host.it()).setup.commitment in texts(more.message)
    away = await host.harness.south.command("match list")
    assert text("match-list-none") in texts(await away.done())


async def test_a_match_is_taken_back_and_declined(host: MatchHost) -> None:
    await host.propose()
    await host.organise(1, "press-match-cancel", "press-cup-cancel-really")
    assert text("match-ended-taken-back") in host.said(1)
    refused = await host.harness.south.command("match accept", code=host.code)
    assert text("refusal-no-such-code") in texts(await refused.done())
    host.number = 2
    await host.propose()
    page = await host.harness.south.command("match accept", code=host.code)
    await page.done()
    await host.harness.south.press(page, text("press-match-decline"))
    await host.quiet()
    assert text("match-ended-declined") in host.said(1)
    assert not [one for one in host.read(2) if host.shows(one)]


async def test_a_new_code_makes_the_last_worthless(host: MatchHost) -> None:
    await host.propose()
    page = await host.organise(1, "press-match-code")
    refused = await host.harness.south.command("match accept", code=host.code)
    assert text("refusal-no-such-code") in texts(await refused.done())
    host.code = texts(page.message).split("`")[1]
    await host.accept()
    assert (await host.it()).state.accepted
