"""The weekly page, however full: within Discord's limits in every language."""

from datetime import UTC, datetime, timedelta

import pytest

from club.core.settings import ServerSettings
from club.news.club_news import FEW, DuePage, Week
from club.news.one_game_away import Goal, GoalKind
from club.news.season_end import Champion, SeasonEnd, Title
from cogs.kit.text import plain_name
from cogs.news.ui.weekly_page import draw_lost, draw_week
from cogs.ratings.ui.board import period_words
from data.daily.daily_totals import DailyTotal
from data.news.week import Climb, WinRow
from tests.cogs.drawn import check_limits, text
from tests.cogs.kit.language_cases import in_every_language
from tests.cogs.scenes import EMOJI

NAME = "\N{LATIN CAPITAL LETTER W}*" * 50
UNTIL = datetime(2026, 6, 8, 18, tzinfo=UTC)
SINCE = UNTIL - timedelta(days=7)
PAGE = DuePage(1, NAME, 5, "en", SINCE, UNTIL, ServerSettings(news_channel=5))
SEASON = SeasonEnd(
    "2026-05",
    datetime(2026, 5, 1, tzinfo=UTC),
    datetime(2026, 6, 1, tzinfo=UTC),
    tuple(Champion(title, 7, NAME, 123_456) for title in Title),
)
FULL = Week(
    SINCE,
    UNTIL,
    games=1234,
    players=56,
    climbs=tuple(Climb(each, NAME, "knock", 99, 1999) for each in range(FEW)),
    rows=tuple(WinRow(each, NAME, 99, 33) for each in range(FEW)),
    goals=tuple(Goal(kind, NAME, 100, NAME) for kind in GoalKind),
    daily=(DailyTotal(1, 7, NAME, 345, 7),) * FEW,
    season=SEASON,
)


@in_every_language
def test_a_full_page_fits(language: str) -> None:
    ui = EMOJI.in_language(language)
    check_limits(draw_week(PAGE, FULL, ui))
    check_limits(draw_lost(PAGE, ui))


def test_what_there_is_nothing_of_has_no_heading() -> None:
    said = text(draw_week(PAGE, Week(SINCE, UNTIL, games=1, players=2), EMOJI))
    assert "###" not in said
    assert "1 game · 2 players" in said
    full = text(draw_week(PAGE, FULL, EMOJI))
    assert full.count("###") == 5


@pytest.mark.parametrize(
    ("period", "since", "said"),
    [
        ("2026-05", datetime(2026, 5, 1, tzinfo=UTC), "May 2026"),
        ("2026-q2", datetime(2026, 4, 1, tzinfo=UTC), "2nd quarter 2026"),
    ],
)
def test_a_season_is_called_by_its_time(period: str, since: datetime, said: str) -> None:
    assert period_words(period, since, EMOJI) == said


def test_names_are_plain() -> None:
    said = text(draw_week(PAGE, FULL, EMOJI))
    assert "W*W*" not in said
    assert plain_name(NAME)[:8] == "W*W*W*W*"
