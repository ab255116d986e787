"""Lists, rules and notices: what they say, and how large they get."""

from dataclasses import replace

from club.table.scene import SceneSeat
from cogs.kit.notice import draw_rematch, draw_resign
from cogs.play.ui.hand.hand import draw_hand
from cogs.play.ui.result.scores import draw_scores
from cogs.play.ui.table.turn_ping import draw_turn_here
from cogs.watching.ui.game_lists import draw_games
from engine.contest import ledger
from tests.cogs.drawn import actions, check_limits, payload, text
from tests.cogs.scenes import FIRST, LONG, PLAIN, contest, scene_of, waiting


def test_games_put_what_waits_first() -> None:
    mine, theirs = FIRST.turn or 1, 3 - (FIRST.turn or 1)
    me = {1: 11, 2: 22}[mine]
    scenes = [
        scene_of(FIRST, mine, table_id=2),
        replace(waiting(), table_id=1, host_id=99, asked=me),
    ]
    flipped = scene_of(FIRST, theirs, table_id=0, seats=(SceneSeat(theirs, me, "Me"),))
    drawing = draw_games([flipped, *scenes], me, PLAIN, {2: 777})
    check_limits(drawing)
    order = list(dict.fromkeys(action.table for action in actions(drawing)))
    assert order == [1, 2, 0]
    assert "[#gin-table](https://discord.com/channels/1/2/777)" in text(drawing)
    assert "your turn" in text(drawing)


def test_many_games_with_long_names_still_fit() -> None:
    seats = (SceneSeat(1, 11, LONG), SceneSeat(2, 22, LONG))
    long = {"seats": seats, "server_name": LONG * 3, "channel_name": LONG * 3}
    for scene in (scene_of(FIRST, 1, **long), waiting(**long), waiting(open_seat=True, **long)):
        scenes = [replace(scene, table_id=n) for n in range(1, 31)]
        seen = list[int]()
        for page in range(6):
            to = [str(one) for one in (page - 1, page + 1) if one in range(6)]
            drawing = draw_games(scenes, 22, PLAIN, page=page)
            check_limits(drawing)
            assert [one.rest for one in actions(drawing) if one.kind == "games"] == to
            tables = [one.table for one in actions(drawing) if one.kind != "games"]
            seen += dict.fromkeys(tables)
        assert seen == list(range(1, 31))
        assert text(draw_games(scenes, 22, PLAIN, page=99)) == text(drawing)
    assert "/gin play" in text(draw_games([], 22, PLAIN))


def test_scores_list_the_deals() -> None:
    sheet, listed = contest(3)
    scene = scene_of(FIRST, None, contest=sheet)
    drawing = draw_scores(scene, PLAIN, ledger(sheet, listed))
    check_limits(drawing)
    assert f"**North {sheet.points[0]}" in text(drawing)
    assert all(f"Deal {one.number}: " in text(drawing) for one in listed)
    assert "No deal has been finished" in text(draw_scores(scene, PLAIN))


def test_notices() -> None:
    for closed in (True, False):
        call = draw_turn_here(scene_of(FIRST, None, table_id=7), 22, PLAIN, closed=closed)
        check_limits(call)
        assert text(call).startswith("<@22>")
        assert ("direct messages" in text(call)) is closed
        assert [(one.kind, one.table) for one in actions(call)] == [("open", 7)]
    for status, words in (("waiting", "waits for an answer"), ("playing", "already on")):
        there = draw_rematch(scene_of(FIRST, 1, table_id=7, status=status), PLAIN, 777)
        check_limits(there)
        assert words in text(there)
        assert "https://discord.com/channels/1/2/777" in payload(there)
    asked = draw_resign(scene_of(FIRST, 1), PLAIN)
    check_limits(asked)
    assert "against South" in text(asked)
    assert [(action.kind, action.rest) for action in actions(asked)] == [
        ("quit", "yes"),
        ("quit", "no"),
    ]


def test_the_computer_has_a_name() -> None:
    seats = (SceneSeat(1, 11, "North"), SceneSeat(2, None, "", computer=True))
    assert "against Computer" in text(draw_hand(scene_of(FIRST, 1, seats=seats), PLAIN))
