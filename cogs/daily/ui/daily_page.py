"""The page of the daily match: what it is, how one did, its seals; and what a channel is shown."""

import discord

from club.daily.daily import DailyPage, DailyRank, DailySeals
from club.daily.daily_boards import DailyBoard, DailyScope
from club.daily.daily_hand import DailyHand
from club.daily.daily_match import DEALS
from cogs.daily.ui.daily_words import (
    board_press,
    daily_press,
    day_words,
    deals_words,
    head_words,
    past_press,
    points_words,
    squares,
)
from cogs.kit.drawing import (
    BRAND,
    GOLD,
    QUIET,
    WON,
    Drawing,
    Part,
    Ui,
    draw,
    lines,
    row,
    rule,
    small,
)
from cogs.kit.ids import make_id
from cogs.kit.items import Press, press
from cogs.kit.press_kinds import PressKind
from cogs.kit.press_words import DailyWord
from cogs.kit.text import safe_name


def draw_daily(page: DailyPage, ui: Ui, *, here: bool) -> Drawing:
    """Draw the match of the day; `here` is whether there is a board of the place."""
    hand = page.hand
    late = f"**{ui.text('daily-late')}**" if page.late else ""
    head = lines(late, small(_title(page, ui)))
    if hand is None:
        title = lines(late, f"### {head_words(page.day, ui)}", small(_ends(page, ui)))
        return draw(
            GOLD,
            lines(title, ui.text("daily-about"), _count(page, ui)),
            _begin(page, ui, here=here),
        )
    if not hand.is_over:
        return draw(
            GOLD,
            lines(head, _running(hand, ui)),
            _begin(page, ui, here=here),
        )
    return draw(
        WON if hand.score > 0 else QUIET,
        lines(head, *_result(hand, ui), _ranks(page, ui)),
        rule(),
        lines(ui.text("daily-sealed"), _count(page, ui)),
        row(
            daily_press("press-share", page.day, DailyWord.SHARE, ui, seal=page.next_seal),
            board_press("press-daily-board", _board(page.day, here=here), ui),
            past_press("press-daily-before", page.before, ui),
            _seals(page, ui),
        ),
    )


def draw_shared_daily(page: DailyPage, hand: DailyHand, by: str, ui: Ui) -> Drawing:
    """Draw how a member did for a channel, without any card; `by` is their name."""
    shared = ui.text("daily-shared", name=safe_name(by), points=points_words(hand.score, ui))
    count = page.streak
    row_of_days = ui.text("daily-streak", streak=count) if count > 1 else ""
    return draw(
        GOLD,
        lines(small(_title(page, ui)), f"{shared} {squares(hand.scores, ui)}".rstrip()),
        small(" · ".join(part for part in (deals_words(hand.scores, ui), row_of_days) if part)),
        row(daily_press("press-daily-try", page.day, DailyWord.LOOK, ui, seal=page.next_seal)),
    )


def draw_seals(seals: DailySeals, ui: Ui) -> Drawing:
    """Draw the seals of today's cards and of tomorrow's."""
    sealed = ((seals.day, seals.seal), (seals.day + 1, seals.next_seal))
    return draw(
        BRAND,
        lines(f"### {ui.text('daily-seals-title')}", ui.text("daily-seals-how")),
        *(seal_words(day, seal, ui) for day, seal in sealed),
        row(daily_press("press-daily-home", seals.day, DailyWord.HOME, ui)),
    )


def seal_words(day: int, seal: str, ui: Ui) -> str:
    """Return a day with its seal."""
    return lines(f"**{day_words(day, ui)}**", small(f"`{seal}`"))


def _title(page: DailyPage, ui: Ui) -> str:
    return f"{head_words(page.day, ui)} · {_ends(page, ui)}"


def _ends(page: DailyPage, ui: Ui) -> str:
    return ui.text("daily-ends", when=discord.utils.format_dt(page.until, "R"))


def _play(page: DailyPage, ui: Ui) -> Press:
    label = "press-daily-play" if page.hand is None else "press-daily-go-on"
    return press(
        ui.text(label),
        make_id(PressKind.DAILY, 0, page.day, DailyWord.PLAY, seal=page.seal),
        style=discord.ButtonStyle.success,
    )


def _running(hand: DailyHand, ui: Ui) -> str:
    deal = ui.text("daily-deal", deal=hand.deal, deals=DEALS)
    points = ui.text("daily-so-far", points=points_words(hand.score, ui))
    return f"### {deal} · {points} {squares(hand.scores, ui)}".rstrip()


def _result(hand: DailyHand, ui: Ui) -> tuple[str, str]:
    final = ui.text("daily-final", points=points_words(hand.score, ui))
    return f"## {final} {squares(hand.scores, ui)}".rstrip(), deals_words(hand.scores, ui)


def _ranks(page: DailyPage, ui: Ui) -> str:
    ranks = (("daily-rank-here", page.here), ("daily-rank-all", page.everywhere))
    return lines(*(_rank(key, rank, ui) for key, rank in ranks if rank is not None))


def _rank(key: str, rank: DailyRank, ui: Ui) -> str:
    return ui.text(key, rank=rank.rank, members=rank.members)


def _count(page: DailyPage, ui: Ui) -> str:
    if not page.days:
        return ""
    told = [ui.text("daily-count", days=page.days)]
    if page.streak > 1:
        told.append(ui.text("daily-streak", streak=page.streak))
    return small(" · ".join(told))


def _begin(page: DailyPage, ui: Ui, *, here: bool) -> Part:
    boards = board_press("press-daily-board", _board(page.day - 1, here=here), ui)
    before = past_press("press-daily-before", page.before, ui)
    return row(_play(page, ui), _seals(page, ui), before, boards)


def _seals(page: DailyPage, ui: Ui) -> Press:
    return daily_press("press-daily-seals", page.day, DailyWord.SEALS, ui)


def _board(day: int, *, here: bool) -> DailyBoard:
    return DailyBoard(day, scope=DailyScope.SERVER if here else DailyScope.ALL)
