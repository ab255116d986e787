"""A board of the daily match: who was best on a day, or over a week or a month."""

from dataclasses import replace

from club.daily.daily_boards import (
    LAST,
    DailyBoard,
    DailyPeriod,
    DailyRow,
    DailyScope,
    DailyStandings,
)
from cogs.daily.ui.daily_words import (
    board_press,
    daily_press,
    past_press,
    period_words,
    points_words,
    squares,
)
from cogs.kit.drawing import BRAND, Drawing, Part, Ui, draw, lines, row, rule, small
from cogs.kit.items import Press
from cogs.kit.press_words import DailyWord
from cogs.kit.text import safe_name


def draw_daily_board(
    standings: DailyStandings, server_name: str | None, member_id: int, ui: Ui
) -> Drawing:
    """Draw a page of a board; the member's own line is always there, in bold."""
    board = standings.board
    shown = [_line(each, member_id, ui) for each in standings.rows]
    own = standings.own
    if own is not None and all(each.total.member_id != member_id for each in standings.rows):
        shown.append(_line(own, member_id, ui))
    nobody = "daily-board-sealed" if standings.sealed else "daily-board-none"
    return draw(
        BRAND,
        lines(f"### {_title(board, server_name, ui)}", small(_about(standings, ui))),
        rule(),
        "\n".join(shown) or ui.text(nobody),
        small(lines(*_notes(standings, ui))) if shown else "",
        _pages(standings, ui),
        row(*(_period(board, each, ui) for each in DailyPeriod)),
        _further(standings, server_name, ui),
    )


def _title(board: DailyBoard, server_name: str | None, ui: Ui) -> str:
    if board.scope is DailyScope.ALL or server_name is None:
        return ui.text("daily-board-all")
    return ui.text("daily-board-here", server=safe_name(server_name))


def _about(standings: DailyStandings, ui: Ui) -> str:
    told = period_words(standings.board, ui)
    if not standings.members:
        return told
    single = standings.board.period is DailyPeriod.DAY
    key = "daily-members" if single else "daily-board-members"
    return f"{told} · {ui.text(key, members=standings.members)}"


def _line(shown: DailyRow, member_id: int, ui: Ui) -> str:
    total = shown.total
    key = "board-line-own" if total.member_id == member_id else "board-line"
    name = safe_name(total.name) if shown.named else ui.text("name-someone")
    points = f"**{points_words(total.total, ui)}**"
    about = squares(shown.scores, ui) if shown.scores else ui.text("daily-days", days=total.days)
    value = " · ".join(part for part in (points, about) if part)
    return ui.text(key, rank=str(total.rank), name=name, value=value)


def _notes(standings: DailyStandings, ui: Ui) -> list[str]:
    board = standings.board
    notes = []
    if board.period is not DailyPeriod.DAY:
        notes.append(ui.text("daily-board-order"))
        if board.days.stop > standings.today:
            notes.append(ui.text("daily-board-over"))
    if any(not each.named for each in standings.rows):
        notes.append(ui.text("daily-board-nameless", setting=ui.text("setting-privacy")))
    if standings.alone and standings.own is not None:
        notes.append(ui.text("board-alone", setting=ui.text("setting-privacy")))
    return notes


def _pages(standings: DailyStandings, ui: Ui) -> Part:
    board = standings.board
    return row(
        board_press("press-page-back", replace(board, page=board.page - 1), ui, turns=True)
        if board.page
        else None,
        board_press("press-page-more", replace(board, page=board.page + 1), ui, turns=True)
        if standings.more and board.page < LAST
        else None,
    )


def _period(board: DailyBoard, period: DailyPeriod, ui: Ui) -> Press:
    to = replace(board, period=period, page=0)
    return board_press(f"press-daily-{period}", to, ui, chosen=period is board.period)


def _scopes(board: DailyBoard, server_name: str | None, ui: Ui) -> Press | None:
    if server_name is None:
        return None
    other = DailyScope.ALL if board.scope is DailyScope.SERVER else DailyScope.SERVER
    return board_press(f"press-daily-{other}", replace(board, scope=other, page=0), ui)


def _further(standings: DailyStandings, server_name: str | None, ui: Ui) -> Part:
    board = standings.board
    later = board.days.stop <= standings.today
    day = board.day if board.period is DailyPeriod.DAY and board.day < standings.today else None
    return row(
        _scopes(board, server_name, ui),
        board_press("press-daily-earlier", board.before, ui) if board.days.start > 0 else None,
        board_press("press-daily-later", board.after, ui) if later else None,
        past_press("press-daily-open", day, ui),
        daily_press("press-daily-home", standings.today, DailyWord.HOME, ui),
    )
