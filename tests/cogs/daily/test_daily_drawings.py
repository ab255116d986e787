"""The daily match as messages: each fits, offers its own presses alone, and tells no card."""

import random
import re
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any, cast

import pytest
from discord.ui import ActionRow

from club.daily.daily import DailyPage, DailyRank, DailySeals
from club.daily.daily_boards import DailyBoard, DailyPeriod, DailyRow, DailyScope, DailyStandings
from club.daily.daily_hand import DailyHand, hand_of
from club.daily.daily_match import MEMBER, DailyMatch, DealScore, played
from club.daily.past_days import COACH, PastDay, PastMatch
from cogs.daily.ui.daily_board import draw_daily_board
from cogs.daily.ui.daily_hand import _address, draw_daily_hand
from cogs.daily.ui.daily_page import draw_daily, draw_seals, draw_shared_daily
from cogs.daily.ui.past_day import draw_past_day
from cogs.kit.drawing import Drawing, Ui
from cogs.kit.ids import make_id
from cogs.kit.items import Press, press
from cogs.kit.press_kinds import PressKind
from data.core.members import Member
from data.daily.daily_runs import DailyRun
from data.daily.daily_totals import DailyTotal
from engine.moves import MoveKind
from engine.players import PLAYERS
from engine.results import ResultKind
from tests.cogs.drawn import actions, check_limits, labels, payload, text
from tests.cogs.kit.language_cases import in_every_language
from tests.cogs.scenes import EMOJI, PLAIN

DAY = 20_574
LONG = "W" * 32
UNTIL = datetime(2026, 5, 2, tzinfo=UTC)
SEAL = "0123456789abcdef" * 4
OWN = {
    PressKind.DAILY,
    PressKind.DAILY_MOVE,
    PressKind.DAILY_PICK,
    PressKind.DAILY_CONFIRM,
    PressKind.DAILY_PAST,
    PressKind.DAILY_DEAL,
    PressKind.DAILY_BOARD,
}
CARD = re.compile(r"(?:[2-9AJQK]|10)[♣♦♥♠]|<:[a-z0-9_]+:")
SCORES = tuple(
    DealScore(points, end)
    for points, end in (
        (125, ResultKind.BIG_GIN),
        (-98, ResultKind.GIN),
        (-35, ResultKind.UNDERCUT),
    )
)


def matches(seed: int) -> Iterator[DailyMatch]:
    """Every state of a match, played half well and half at random."""
    rng = random.Random(seed)
    match = played(rng.randbytes(32), DAY)
    yield match
    while not match.is_over:
        seat = match.on_turn or MEMBER
        view = match.state.view(seat)
        simple = PLAYERS["simple"].choose(view, rng)
        move = rng.choice(view.legal) if rng.random() < 0.3 else simple
        match = match.play(str(move), seat)
        yield match


def hands(seed: int) -> Iterator[DailyHand]:
    """Every hand that the member of a match sees, with every step that they may pick."""
    read = 0
    for match in matches(seed):
        run = DailyRun(DAY, 11, UNTIL, ply=match.ply, read_deals=read)
        member = Member(11, LONG)
        if len(match.results) > read:
            yield hand_of(run, match, member)
            read = len(match.results)
            run = replace(run, read_deals=read)
        if match.on_turn != MEMBER:
            continue
        for confirm in (True, False):
            yield hand_of(run, match, replace(member, confirm=confirm))
        legal = match.state.view(MEMBER).legal
        ways = {MoveKind.KNOCK, MoveKind.GIN, MoveKind.BIG_GIN}
        for draft in (*{str(one.kind) for one in legal if one.kind in ways}, *map(str, legal)):
            yield hand_of(replace(run, draft=draft), match, member)


def page(hand: DailyHand | None = None, **changes: object) -> DailyPage:
    plain = DailyPage(DAY, UNTIL, SEAL, SEAL[::-1], DAY - 1, 365, 120, hand)
    return replace(plain, **changes)  # pyright: ignore[reportArgumentType]


def over() -> DailyHand:
    *_, match = matches(1)
    return hand_of(DailyRun(DAY, 11, UNTIL, ply=match.ply, read_deals=3), match, Member(11, LONG))


def past() -> PastDay:
    others = tuple(PastMatch(100 + at, LONG, 300 - at, SCORES) for at in range(20))
    coach, own = PastMatch(COACH, "", -8, SCORES), PastMatch(11, "", 8, SCORES)
    return PastDay(DAY, DAY - 1, DAY + 1, 12_345, coach=coach, own=own, begun=True, others=others)


def standings(period: DailyPeriod, scope: DailyScope, page: int = 0) -> DailyStandings:
    def row(at: int) -> DailyRow:
        scores = SCORES if period is DailyPeriod.DAY else ()
        return DailyRow(DailyTotal(at, 100 + at, LONG, 9_999 - at, 31), at % 2 == 0, scores)

    return DailyStandings(
        DailyBoard(DAY, period, scope, page),
        tuple(map(row, range(10))),
        replace(row(345), named=True),
        12_345,
        DAY + 40,
        more=True,
        alone=True,
    )


def pages(ui: Ui) -> Iterator[Drawing]:
    rank = DailyRank(1_234, 12_345)
    yield draw_daily(page(), ui, here=True)
    yield draw_daily(page(late=True, before=None, days=0, streak=0), ui, here=False)
    yield draw_daily(page(next(hands(3))), ui, here=True)
    yield draw_daily(page(over(), here=rank, everywhere=rank), ui, here=True)
    yield draw_shared_daily(page(over()), over(), LONG, ui)
    yield draw_past_day(past(), DAY + 9, ui, here=True)
    yield draw_past_day(replace(past(), own=None, others=()), DAY + 9, ui, here=False)
    yield draw_past_day(replace(past(), own=None, begun=False), DAY + 1, ui, here=True)
    for period in DailyPeriod:
        for scope in DailyScope:
            for number in (0, 1, 2):
                yield draw_daily_board(standings(period, scope, number), LONG, 445, ui)
    yield draw_daily_board(DailyStandings(DailyBoard(DAY), today=DAY, sealed=True), None, 5, ui)


@in_every_language
@pytest.mark.parametrize("ui", [PLAIN, EMOJI, EMOJI.heard], ids=["signs", "emojis", "aloud"])
def test_every_page_fits(ui: Ui, language: str) -> None:
    for drawing in pages(ui.in_language(language)):
        check_limits(drawing)
        assert {each.kind for each in actions(drawing)} <= OWN
        assert all(each.table == 0 for each in actions(drawing))


@pytest.mark.slow
@pytest.mark.parametrize("ui", [PLAIN, EMOJI, EMOJI.heard], ids=["signs", "emojis", "aloud"])
@pytest.mark.parametrize("seed", range(4))
def test_every_hand_fits_and_goes_to_the_daily_match(ui: Ui, seed: int) -> None:
    for at, hand in enumerate(hands(seed)):
        words = ui.in_language("de") if at % 2 else ui
        drawing = draw_daily_hand(hand, words)
        check_limits(drawing)
        asked = actions(drawing)
        assert {each.kind for each in asked} <= OWN
        assert all(each.table == 0 for each in asked)
        plies = {each.ply for each in asked if each.kind is PressKind.DAILY_MOVE}
        assert plies <= {hand.scene.ply}


def test_a_hands_press_that_has_no_place_here_is_noticed() -> None:
    known = ActionRow[Any](press("Stock", make_id(PressKind.MOVE, 0, 7, "stock")))
    _address(known)
    assert [cast("Press", each).custom_id for each in known.children] == ["gin:dailymove:0:7:stock"]
    with pytest.raises(KeyError):
        _address(ActionRow[Any](press("Hint", make_id(PressKind.HINT, 0, 7))))


def test_every_move_is_offered_in_one_step_or_two() -> None:
    for hand in hands(5):
        view = hand.scene.view
        if view is None or hand.scene.draft is not None:
            continue
        drawing = draw_daily_hand(hand, PLAIN)
        said = {each.rest.partition(":")[0] for each in actions(drawing)}
        assert {str(move.kind) for move in view.legal} <= said


@pytest.mark.parametrize("ui", [PLAIN, EMOJI])
def test_no_page_names_a_card_while_the_day_lasts(ui: Ui) -> None:
    shown = (
        draw_daily(page(over(), here=DailyRank(1, 2)), ui, here=True),
        draw_daily(page(next(hands(3))), ui, here=True),
        draw_shared_daily(page(over()), over(), "@north", ui),
        draw_daily_board(standings(DailyPeriod.DAY, DailyScope.ALL), "Card house", 5, ui),
    )
    for drawing in shown:
        assert not CARD.search(payload(drawing).encode().decode("unicode_escape"))


def test_what_is_shared_tells_the_points_alone() -> None:
    hand = over()
    said = text(draw_shared_daily(page(hand), hand, "@north", PLAIN))
    assert PLAIN.text.figure(hand.score, sign=True) in said
    assert "Streak: 120 days" in said


def test_a_result_leads_on_to_the_next_deal_and_the_last_to_the_page() -> None:
    found = [labels(draw_daily_hand(hand, PLAIN)) for hand in hands(2) if hand.scene.unread]
    following, last = PLAIN.text("press-next-deal"), PLAIN.text("press-daily-result")
    assert found == [[following], [following], [last]]


def test_a_day_is_finished_and_over_more_days_members_are_counted() -> None:
    for period in DailyPeriod:
        said = text(draw_daily_board(standings(period, DailyScope.ALL), None, 5, PLAIN))
        counted = "12,345 members have finished" if period is DailyPeriod.DAY else "12,345 members"
        assert any(line.endswith(f" · {counted}") for line in said.splitlines())


def test_the_first_of_all_days_has_none_before_it() -> None:
    for period in DailyPeriod:
        board = replace(standings(period, DailyScope.ALL), board=DailyBoard(0, period))
        drawing = draw_daily_board(board, "Card house", 5, PLAIN)
        check_limits(drawing)
        assert PLAIN.text("press-daily-earlier") not in labels(drawing)


def test_a_day_that_is_over_is_told_member_by_member() -> None:
    shown = replace(past(), others=(PastMatch(12, "South", 7, SCORES), *past().others[1:]))
    told = text(draw_past_day(shown, DAY + 9, PLAIN, here=True)).splitlines()
    assert "-# Total · Deal 1 · Deal 2 · Deal 3" in told
    minus = PLAIN.text.figure(-8, sign=True)[0]
    deals = f"+125 · {minus}98 · {minus}35"
    assert f"You **+8** · {deals}" in told
    assert f"Coach **{minus}8** · {deals}" in told
    assert f"South **+7** · {deals}" in told
    assert sum(LONG in line for line in told) == 2, "the best three of the others"


@in_every_language
def test_no_button_of_the_match_stands_alone(language: str) -> None:
    ui = PLAIN.in_language(language)
    for shown in (page(), page(next(hands(3))), page(over())):
        drawing = draw_daily(shown, ui, here=True)
        rows = [each for each in drawing.view.walk_children() if isinstance(each, ActionRow)]
        assert all(len(each.children) > 1 for each in rows)


def test_the_seals_are_shown_in_full_where_they_are_asked_for() -> None:
    said = text(draw_seals(DailySeals(DAY, SEAL, SEAL[::-1]), PLAIN))
    assert SEAL in said
    assert SEAL[::-1] in said
