"""A server's boards: who is ahead, and menus for by what, in what and over what time."""

from collections.abc import Iterable
from dataclasses import replace
from datetime import datetime
from typing import Final

import discord
from babel.dates import format_skeleton

from club.core.seasons import ALL, MONTH, SEASON, SPANS, is_period, period_start
from club.core.settings import Season
from club.ratings.rating import FAMILIES, SETTLED
from club.ratings.standings import LAST, MEASURES, RATING, Board, Standings
from cogs.kit.drawing import BRAND, Drawing, Part, Ui, draw, lines, row, rule, small
from cogs.kit.ids import make_id, make_menu_id
from cogs.kit.items import Menu, Press, choice_menu, press
from cogs.kit.press_kinds import PressKind
from cogs.kit.text import conventions, safe_name
from data.ratings.standings import ENOUGH, EVERY, RANKED, WHOLE, Measure, Standing

PAGES, MEASURE, FAMILY, SPAN, SHARE, LOOK = range(6)
"""The numbers of what can be pressed on a board, so that no two have the same id."""


_QUARTER: Final = "yQQQQ"
_MONTH: Final = "yMMMM"


def draw_board(standings: Standings, server_name: str, member_id: int, ui: Ui) -> Drawing:
    """Draw a page of a server's board; the member's own line is always there, in bold."""
    board = standings.board
    own = standings.own
    further = ""
    if own is not None and all(each.member_id != member_id for _, each in standings.rows):
        further = _line(*own, standings, member_id, ui)
    return draw(
        BRAND,
        *_page(standings, server_name, ui, member_id=member_id, further=further),
        _pages(standings, ui),
        row(_menu(board, MEASURE, "measure", _measures(board), ui)),
        row(_menu(board, FAMILY, "family", _families(board), ui)),
        None if board.measure == RATING else row(_span_menu(standings, ui)),
    )


def draw_shared_board(standings: Standings, server_name: str, by: str, ui: Ui) -> Drawing:
    """Draw a page of a server's board for a channel; `by` is the name of who shows it."""
    look = make_id(PressKind.BOARD, 0, LOOK, standings.board.text)
    return draw(
        BRAND,
        *_page(standings, server_name, ui, by=by),
        row(press(ui.text("press-board-look"), look)),
    )


def _page(
    standings: Standings,
    server_name: str,
    ui: Ui,
    *,
    member_id: int = 0,
    further: str = "",
    by: str = "",
) -> list[Part]:
    shown = [_line(rank, standing, standings, member_id, ui) for rank, standing in standings.rows]
    shown += [further] if further else []
    about = _about(standings.board, ui)
    if by:
        about = f"{about} · {ui.text('shown-by', name=safe_name(by))}"
    return [
        f"### {ui.text('standings-title', server=safe_name(server_name))}",
        small(lines(about, _time(standings, ui))),
        rule(),
        "\n".join(shown)
        or ui.text("standings-counting" if standings.counting else "standings-none"),
        small(lines(_order(standings, ui), _alone(standings, ui))) if shown else "",
    ]


def _about(board: Board, ui: Ui) -> str:
    measure, family = _measure_name(board.measure, ui), _family_name(board.family, ui)
    return ui.text("board-about", measure=measure, family=family)


def _time(standings: Standings, ui: Ui) -> str:
    if standings.bounds is None:
        return ""
    first, end = standings.bounds
    if is_period(standings.board.span):
        return period_words(standings.board.span, first, ui)
    since, until = discord.utils.format_dt(first, "D"), discord.utils.format_dt(end, "R")
    return ui.text("board-time", first=since, end=until)


def _line(
    rank: int | None, standing: Standing, standings: Standings, member_id: int, ui: Ui
) -> str:
    key = "board-line-own" if standing.member_id == member_id else "board-line"
    value = _value(standing, standings, ui)
    if rank is None:
        place = ui.text("board-nowhere")
    else:
        place = str(rank) if rank <= RANKED else ui.text("board-beyond", rank=str(RANKED))
    head = ui.text(key, rank=place, name=safe_name(standing.name), value=value)
    return lines(head, small(_detail(standing, ui)))


def _detail(standing: Standing, ui: Ui) -> str:
    if not (standing.games or standing.deals):
        return ui.text("board-practised")
    return ui.text(
        "standing-detail",
        won=standing.games_won,
        games=standing.games,
        deals=standing.deals,
        points=standing.points,
    )


def _value(standing: Standing, standings: Standings, ui: Ui) -> str:
    match standings.board.measure:
        case Measure.RATING:
            rated = standings.rated[standing.member_id]
            key = "board-rating" if rated.settled else "board-rating-provisional"
            return ui.text(key, rating=str(rated.rating))
        case Measure.NET:
            return ui.text("board-net", net=ui.text.figure(standing.net, sign=True))
        case Measure.RATE:
            if standing.rate is None:
                return ui.text("board-rate-none", games=ENOUGH)
            return ui.text("board-rate", share=100 * standing.rate // WHOLE)
        case measure:
            count = getattr(standing, measure)
            return ui.text(f"board-{measure.replace('_', '-')}", count=count)


def _order(standings: Standings, ui: Ui) -> str:
    match standings.board.measure:
        case Measure.RATING:
            provisional = any(not each.settled for each in standings.rated.values())
            return ui.text("board-order-rating", games=SETTLED) if provisional else ""
        case Measure.RATE:
            return ui.text("board-order-rate", games=ENOUGH)
        case Measure.NET:
            return ui.text("board-order-net")
        case _:
            return ""


def _alone(standings: Standings, ui: Ui) -> str:
    if standings.own is None or not standings.alone:
        return ""
    return ui.text("board-alone", setting=ui.text("setting-privacy"))


def _pages(standings: Standings, ui: Ui) -> Part:
    board, more = standings.board, standings.more

    def turn(label: str, page: int) -> Press:
        to = replace(board, page=page).text
        return press(ui.text(label), make_id(PressKind.BOARD, 0, PAGES, to))

    return row(
        turn("press-page-back", board.page - 1) if board.page > 0 else None,
        turn("press-page-more", board.page + 1) if more and board.page < LAST else None,
        press(ui.text("press-share"), make_id(PressKind.BOARD, 0, SHARE, board.text))
        if standings.rows
        else None,
    )


def _measures(board: Board) -> Iterable[Board]:
    return (replace(board, measure=measure, page=0) for measure in MEASURES)


def _families(board: Board) -> Iterable[Board]:
    every = () if board.measure == RATING else (EVERY,)
    return (replace(board, family=family, page=0) for family in (*every, *FAMILIES))


def _menu(board: Board, number: int, what: str, boards: Iterable[Board], ui: Ui) -> Menu:
    name = {"measure": _measure_name, "family": _family_name, "span": _span_name}[what]
    offered = [
        (each.text, ui.text(f"board-choice-{what}", name=name(getattr(each, what), ui)), "")
        for each in boards
    ]
    present = replace(board, page=0).text
    menu_id = make_menu_id(PressKind.BOARD, 0, number)
    return choice_menu(menu_id, offered, present, ui.text(f"board-menu-{what}"))


def _span_menu(standings: Standings, ui: Ui) -> Menu:
    board = standings.board
    spans = (ALL, MONTH) if standings.season == Season.NONE else (*SPANS, *standings.past)
    if board.span not in spans:
        spans = (*spans, board.span)
    boards = (replace(board, span=span, page=0) for span in spans)
    return _menu(board, SPAN, "span", boards, ui)


def _measure_name(measure: Measure, ui: Ui) -> str:
    return ui.text(f"board-by-{measure.replace('_', '-')}")


def _family_name(family: str, ui: Ui) -> str:
    return ui.text(f"family-{family or 'every'}")


def _span_name(span: str, ui: Ui) -> str:
    if is_period(span):
        return period_words(span, period_start(span), ui)
    return ui.text({ALL: "span-all", MONTH: "span-month", SEASON: "span-season"}[span])


def period_words(period: str, first: datetime, ui: Ui) -> str:
    """Return what a month or a quarter is called, such as "May 2026" or "2nd quarter 2026"."""
    skeleton = _QUARTER if "q" in period else _MONTH
    return str(format_skeleton(skeleton, first, locale=conventions(ui.text.locale)))
