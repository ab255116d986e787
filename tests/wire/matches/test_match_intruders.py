"""What nobody can do in a match between servers: strangers, the other side, forgers, guessers."""

from club.matches.server_match_proposals import WRONG
from cogs.kit.press_words import MatchStep, MatchWord
from cogs.kit.text import Text
from playground.driver import Actor, Answer, texts
from tests.wire.forged_interactions import Forger
from tests.wire.matches.match_host import MatchHost

text = Text()


def stranger(host: MatchHost) -> Actor:
    """Somebody who manages a third server."""
    actor = host.harness.discord.members["northwest"]
    actor.home = host.harness.discord.add_room("Elsewhere", actor)
    return actor


async def forged(host: MatchHost, actor: Actor, custom_id: str) -> Answer:
    answer = await Forger(host.harness, actor).press(custom_id)
    await host.quiet()
    return answer


async def test_a_member_of_neither_server_does_nothing(host: MatchHost) -> None:
    await host.begin(2, 2, 2)
    before, forger = await host.it(), Forger(host.harness, stranger(host))
    for word in MatchWord:
        rest = f"{word}.1" if word in {MatchWord.ASK, MatchWord.AGREE} else str(word)
        answer = await forger.press(f"gin:match:0:{host.number}:{rest}")
        await host.quiet()
        assert text("refusal-no-such-server-match") in texts(answer.message), word
        assert await host.it() == before, word


async def test_nobody_but_the_organiser_organises(host: MatchHost) -> None:
    await host.begin(2, 3, 2)
    before = await host.it()
    for actor, key in (
        (host.players(1)[1], "refusal-not-side-organiser"),
        (stranger(host), "refusal-no-such-server-match"),
    ):
        forger = Forger(host.harness, actor)
        for step in MatchStep:
            answer = await forger.press(f"gin:matchorganise:0:{host.number}:{step}=1.3")
            await host.quiet()
            assert text(key) in texts(answer.message), step
            assert await host.it() == before, step


async def test_a_side_orders_nobody_of_the_other(host: MatchHost) -> None:
    await host.gather(2, 2, 2)
    before = await host.it()
    for rest in ("place=3.0", "removed=3", "remove=4", "substituted=1.4", "place=9.0"):
        await forged(host, host.harness.north, f"gin:matchorganise:0:{host.number}:{rest}")
    assert await host.it() == before


async def test_forged_numbers_do_nothing(host: MatchHost) -> None:
    await host.begin(2, 2, 2)
    before = await host.it()
    north = host.harness.north
    for rest in (
        "removed=9999",
        "reserves=99",
        "substituted=0.0",
        "substituted=9.1",
        "players=999",
    ):
        answer = await forged(host, north, f"gin:matchorganise:0:{host.number}:{rest}")
        assert texts(answer.message)
    for custom_id in (
        "gin:match:0:99:play",
        "gin:match:0:0:more",
        f"gin:match:0:{host.number}:ask.99",
        f"gin:match:0:{host.number}:agree.1",
        "gin:matchshow:0:99",
        "gin:matchlist:0:9999",
    ):
        answer = await forged(host, north, custom_id)
        assert texts(answer.message)
    assert await host.it() == before


async def test_codes_cant_be_guessed(host: MatchHost) -> None:
    await host.propose()
    south = host.harness.south
    for code in ("", "A", "AAAAABBBBB", "'; --", "9" * 100)[: WRONG["member"]]:
        answer = await south.command("match accept", code=code)
        assert text("refusal-no-such-code") in texts(await answer.done())
    tried = await south.command("match accept", code=host.code)
    assert "Too many wrong codes" in texts(await tried.done())
    pressed = await forged(host, south, f"gin:matchanswer:0:accept={host.code.replace('-', '')}")
    assert "Too many wrong codes" in texts(pressed.message)
    assert not (await host.it()).state.accepted


async def test_a_second_press_of_accept_says_how_things_stand(host: MatchHost) -> None:
    await host.propose()
    await host.accept()
    accepted, answer = await host.it(), f"accept={host.code.replace('-', '')}"
    for _ in range(WRONG["member"] + 1):
        pressed = await forged(host, host.harness.south, f"gin:matchanswer:0:{answer}")
        channel = f"<#{host.channels[1].id}>"
        assert text("match-answered-accept", channel=channel) in texts(pressed.message)
    assert await host.it() == accepted


async def test_only_a_manager_accepts_even_with_the_code(host: MatchHost) -> None:
    await host.propose()
    west = host.players(2)[1]
    answer = await west.command("match accept", code=host.code)
    assert text("refusal-not-server-manager") in texts(await answer.done())
    pressed = await forged(host, west, f"gin:matchanswer:0:accept={host.code.replace('-', '')}")
    assert text("refusal-not-server-manager") in texts(pressed.message)
    own = await host.harness.north.command("match accept", code=host.code)
    assert text("refusal-own-server-match") in texts(await own.done())
    assert not (await host.it()).state.accepted


async def test_a_member_of_both_servers_plays_for_one(host: MatchHost) -> None:
    await host.gather(2, 1, 1)
    east, here = host.players(1)[1], host.channels[0]
    await host.press(east, "press-match-play")
    east.home = host.channels[1]
    east.join()
    answer = await host.press(east, "press-match-play")
    assert text("refusal-in-server-match-already") in texts(answer.message)
    answer = await host.press(east, "press-competition-leave")
    assert text("refusal-not-in-server-match") in texts(answer.message)
    east.home = here


async def test_neither_server_learns_more_than_names_and_results(host: MatchHost) -> None:
    await host.begin(2, 2, 2)
    await host.win(1, 1)
    for side in (1, 2):
        said, other = host.everything(side), host.channels[2 - side]
        assert f"<#{other.id}>" not in said
        assert str(other.guild_id) not in said
        for actor in host.players(3 - side):
            assert f"<@{actor.id}>" not in said
            assert str(actor.id) not in said


async def test_nobody_looks_into_a_board_from_a_server(host: MatchHost) -> None:
    await host.begin(2, 2, 2)
    table = await host.table(1)
    watcher = host.players(1)[3]
    for custom_id in (f"gin:hand:{table}", f"gin:watch:{table}:follow", f"gin:replay:{table}:0:0"):
        answer = await forged(host, watcher, custom_id)
        assert "refusal" not in texts(answer.message)
        assert text("refusal-no-such-table") in texts(answer.message)
