"""Matches between servers are drawn within Discord's limits, and show a side what it may see."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from club.core.deadlines import NO_TERMS
from club.core.people import Place
from club.matches.server_match_choices import ServerMatchChoices
from club.matches.server_match_displays import ServerMatchScene, due_notices
from club.matches.server_match_proposals import CODE, LETTERS, normalised_code
from club.matches.server_match_rules import (
    MOST_PLAYERS,
    MatchEnd,
    MatchEnded,
    MatchState,
    SideGaveUp,
    SideReady,
    after,
)
from cogs.house_rules.ui.games_menus import GamesOffer
from cogs.kit.drawing import Drawing, Ui
from cogs.kit.ids import make_id, parse_id
from cogs.kit.press_kinds import PressKind
from cogs.kit.press_words import MatchAnswer, MatchStep
from cogs.matches.ui.server_match_message import (
    draw_leaving_match,
    draw_left_match,
    draw_match_entered,
    draw_match_list,
    draw_match_more,
    draw_match_time,
    draw_own_board,
    draw_server_match,
)
from cogs.matches.ui.server_match_notice import draw_match_notice
from cogs.matches.ui.server_match_organising import draw_match_step
from cogs.matches.ui.server_match_picture import match_picture
from cogs.matches.ui.server_match_setup import (
    ServerMatchPanel,
    draw_match_answered,
    draw_match_code,
    draw_match_games,
    draw_match_proposal,
    draw_match_setup,
)
from engine.rules import PRESETS
from tests.cogs.cups.cup_scenes import SEED, WIDE
from tests.cogs.drawn import check_limits, labels, payload, text
from tests.cogs.kit.language_cases import in_every_language
from tests.cogs.matches.match_scenes import NOW, begun, entered, scene, won
from tests.cogs.scenes import PLAIN

PLACE = Place(901, "Bridge house", 88, "matches")


def states() -> Iterator[MatchState]:
    """A match at every point of play."""
    proposed = MatchState(12)
    yield proposed
    for why in (MatchEnd.DECLINED, MatchEnd.TAKEN_BACK, MatchEnd.LAPSED):
        yield after(proposed, MatchEnded(why))
    yield entered(3, 0, 0)
    full = entered(12, MOST_PLAYERS, MOST_PLAYERS)
    yield full
    yield after(full, SideReady(1, ready=True))
    yield after(entered(2, 1, 0), MatchEnded(MatchEnd.LAPSED))
    playing = begun(12, MOST_PLAYERS, MOST_PLAYERS)
    yield playing
    yield after(playing, MatchEnded(MatchEnd.GONE))
    yield begun(4, 4, 2, [(1, 5), (1, 6)])
    for board in range(1, 12):
        playing = won(playing, board, (1, 2, None)[board % 3], 1000 + board, 999)
    yield playing
    yield won(playing, 12, None)
    yield after(playing, SideGaveUp(2))
    yield won(won(begun(2, 2, 2), 1, 1, 40, 3), 2, 2, 9, 10)


def drawings(seen: ServerMatchScene, ui: Ui) -> Iterator[Drawing]:
    """Everything that is drawn of one but the page with its seal."""
    yield draw_server_match(seen, ui)
    yield draw_server_match(seen, ui, pictured=False)
    yield draw_match_entered(seen, ui)
    yield draw_left_match(seen, ui)
    yield draw_match_list([seen], 0, 2, ui)
    yield draw_match_list([], 0, 1, ui)
    for plays in (True, False):
        yield draw_leaving_match(seen, ui, plays=plays)
    for due in due_notices(seen, {}, NOW):
        yield draw_match_notice(seen, due, due.called, ui)
    for row in seen.it.playing[:1]:
        for closed in (True, False):
            yield draw_own_board(seen, row.board, ui, (5, 6), closed=closed)
        yield draw_match_time(seen, row.board, ui)
    for step in MatchStep:
        for first, second in ((0, 0), (1, 1), (25, 1), (9999, 9999)):
            yield draw_match_step(seen, step, first, second, ui)


def check(seen: ServerMatchScene, ui: Ui) -> None:
    for drawing in drawings(seen, ui):
        check_limits(drawing)
        assert SEED.hex() not in payload(drawing)
    more = draw_match_more(seen, ui)
    check_limits(more, digits=True)
    assert seen.it.setup.commitment in text(more)
    assert (SEED.hex() in text(more)) == seen.is_over


@pytest.mark.parametrize("name", ["", WIDE], ids=["nameless", "wide"])
@pytest.mark.parametrize("side", [1, 2])
def test_a_match_can_be_drawn_at_any_point(name: str, side: int) -> None:
    for state in states():
        if side == 1 or state.accepted:
            servers = (name * 2 or "Card house",) * 2
            seen = scene(state, side, names=[name], servers=servers, away=not name)
            check(seen, PLAIN)


@in_every_language
def test_a_match_fits_in_every_language(language: str) -> None:
    ui = PLAIN.in_language(language)
    for state in states():
        check(scene(state, names=[WIDE], servers=[WIDE[:40]] * 2), ui)
    rules = PRESETS.rules("standard")
    offer = GamesOffer("", "", rules, NO_TERMS, "Standard", (), "", (("", "Game", ""),), (50, 100))
    panel = ServerMatchPanel(ServerMatchChoices(), offer)
    it = scene(MatchState(4)).it
    for drawing in (
        draw_match_setup(panel, ui, "No."),
        draw_match_games(panel, ui),
        draw_match_code("ABCDEFGHJK", it, ui),
        draw_match_proposal(it, "ABCDEFGHJK", WIDE, PLACE, ui),
        *(draw_match_answered(scene(each).it, ui) for each in states()),
    ):
        check_limits(drawing)


def test_a_press_carries_any_code_and_it_is_shown_as_it_is_read() -> None:
    it = scene(MatchState(3)).it
    for start in range(0, len(LETTERS), CODE):
        code = (LETTERS + LETTERS)[start : start + CODE]
        said = text(draw_match_code(code, it, PLAIN))
        assert normalised_code(said.split("`")[1]) == code
        for answer in MatchAnswer:
            rest = f"{answer}={code}"
            action = parse_id(make_id(PressKind.MATCH_ANSWER, 0, rest=rest))
            assert action is not None
            assert action.rest == rest


def test_a_side_sees_its_own_order_and_of_the_other_who_has_entered() -> None:
    seen = replace(scene(entered(3, 3, 3), 2), lineups=((3, 1, 2), (6, 5, 4)))
    said = text(draw_server_match(seen, PLAIN))
    assert "1. West" in said
    assert "North, East, Northeast" in said


def test_what_can_be_done_follows_the_stage() -> None:
    proposed = labels(draw_server_match(scene(MatchState(3)), PLAIN))
    assert "Play" not in proposed
    assert "Organise…" in proposed
    assert {"Play", "Leave", "Organise…"} <= set(
        labels(draw_server_match(scene(entered(3, 1, 1)), PLAIN))
    )
    playing = labels(draw_server_match(scene(begun(2, 2, 2)), PLAIN))
    assert "My board" in playing
    over = scene(after(begun(2, 2, 2), SideGaveUp(1)))
    assert labels(draw_server_match(over, PLAIN)) == ["More…"]


def test_the_picture_is_told_board_by_board() -> None:
    state = won(won(begun(4, 4, 3), 1, 1, 100, 43), 2, None, 30, 30)
    drawn = match_picture(scene(state), PLAIN)
    assert drawn is not None
    (alt,) = drawn.alts
    lines = alt.splitlines()
    assert lines[1:] == [
        "Board 1: North beat South 100 to 43.",
        "Board 2: East and West drew.",
        "Board 3: Northeast and Southeast are playing.",
        "Board 4: Northwest beat nobody by walkover.",
    ]
    assert match_picture(scene(entered(3, 1, 1)), PLAIN) is None


@pytest.mark.slow
def test_every_picture_can_be_painted() -> None:
    for state in states():
        for name in ("North", WIDE, "\u5317", "\U0001f0a1"):
            seen = scene(state, names=[name], servers=[name, name * 2])
            drawn = match_picture(seen, PLAIN) if state.accepted else None
            for make in drawn.files if drawn else ():
                assert make().fp.read(8) == b"\x89PNG\r\n\x1a\n"
