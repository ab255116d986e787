"""The weekly page of a server, for its channel; and the note that it can't be posted there."""

import io
from collections.abc import Iterable, Iterator
from typing import Final

import discord

from art.result import result_picture
from club.news.club_news import BestHand, DuePage, Week
from club.news.one_game_away import Goal
from club.news.season_end import Champion, SeasonEnd, Title
from club.ratings.standings import RATING, Board
from cogs.archive.ui.replay import ShownDeal, ending, showing
from cogs.daily.ui.daily_words import points_words
from cogs.kit.drawing import BRAND, LOST, Drawing, FileMaker, Part, Ui, draw, lines, row, small
from cogs.kit.ids import make_id
from cogs.kit.items import Press, press
from cogs.kit.press_kinds import PressKind
from cogs.kit.text import plain_name, safe_name
from cogs.play.ui.result.result import alt_text, laying_order, side_text
from cogs.ratings.ui.board import period_words
from data.news.week import Climb, HandMeasure
from engine.results import DealResult

_NAME: Final = "hand-of-the-week.png"


def draw_week(page: DuePage, week: Week, ui: Ui, picture: bytes | None = None) -> Drawing:
    """Draw a server's page, with the best hand as a `picture`, or else in words."""
    hand = None if week.hand is None else _Hand(week.hand, ui)
    pictured = hand is not None and picture is not None
    return draw(
        BRAND,
        lines(ui.text("news-title", server=safe_name(page.server_name)), _about(week, ui)),
        _season(week.season, ui),
        *(() if hand is None else hand.parts(pictured=pictured)),
        *_figures(week, ui),
        row(
            None if hand is None else hand.replay(),
            press(ui.text("press-news-standings"), page_id(page.number)),
        ),
        files=() if hand is None or picture is None else (hand.file(picture),),
    )


def page_id(number: int) -> str:
    """Return the id of the button that leads from a page to the standings: no two pages' alike."""
    return make_id(PressKind.BOARD, 0, number, Board(RATING).text)


def paint_hand(hand: BestHand) -> bytes:
    """Draw the picture of a best hand, away from the event loop."""
    result = hand.replayed.states[-1].result
    assert result is not None
    return result_picture(result, tuple([plain_name(each.name) for each in hand.replayed.seats]))


def draw_lost(page: DuePage, ui: Ui) -> Drawing:
    """Tell the manager who chose the channel that no page gets there."""
    channel = f"<#{page.channel_id}>"
    server = safe_name(page.server_name)
    return draw(LOST, ui.text("news-lost", server=server, channel=channel))


class _Hand:
    """The best hand of the week, as it is drawn."""

    def __init__(self, hand: BestHand, ui: Ui) -> None:
        result = hand.replayed.states[-1].result
        assert result is not None
        self._hand = hand
        self._ui = ui
        self._result: DealResult = result
        self._shown: ShownDeal = showing(hand.replayed, ui)

    def parts(self, *, pictured: bool) -> list[Part]:
        ui, who, scene, result = (
            self._ui,
            self._shown.names,
            self._hand.replayed.scene,
            self._result,
        )
        hands: list[Part] = [self._gallery()]
        if not pictured:
            hands = [side_text(scene, result, seat, who, ui) for seat in laying_order(result)]
        return [
            lines(ui.text("news-hand"), self._why()),
            *hands,
            ending(self._shown, who, ui),
        ]

    def _gallery(self) -> "discord.ui.MediaGallery[discord.ui.LayoutView]":
        item = discord.MediaGalleryItem(f"attachment://{_NAME}", description=self._alt())
        return discord.ui.MediaGallery(item)

    def file(self, picture: bytes) -> FileMaker:
        alt = self._alt()
        return lambda: discord.File(io.BytesIO(picture), _NAME, description=alt)

    def replay(self) -> Press:
        door = self._shown.door
        return press(self._ui.text("press-replay"), door.step(self._shown.here, "0"))

    def _alt(self) -> str:
        scene = self._hand.replayed.scene
        return alt_text(scene, self._result, self._ui, self._shown.who)

    def _why(self) -> str:
        deal = self._hand.deal
        seat = self._result.winner or 1
        return self._ui.text(
            f"news-hand-{deal.measure}",
            name=self._shown.names[seat - 1],
            turn=deal.turn if deal.measure is HandMeasure.GIN and deal.turn else 0,
            points=deal.points,
        )


def _about(week: Week, ui: Ui) -> str:
    since, until = (discord.utils.format_dt(at, "d") for at in (week.since, week.until))
    days = f"{since} \u2013 {until}"
    played = ui.text("news-played", games=week.games)
    by = ui.text("news-players", players=week.players) if week.games else ""
    return small(" · ".join(part for part in (days, played, by) if part))


def _season(season: SeasonEnd | None, ui: Ui) -> str:
    if season is None:
        return ""
    title = ui.text("news-season", season=period_words(season.period, season.since, ui))
    return lines(title, *(_champion(each, ui) for each in season.champions))


def _champion(champion: Champion, ui: Ui) -> str:
    signed = champion.title in {Title.NET, Title.DAILY}
    figure = champion.figure
    said = ui.text.figure(figure, sign=True) if signed else str(figure)
    return ui.text(f"news-champion-{champion.title}", name=safe_name(champion.name), figure=said)


def _figures(week: Week, ui: Ui) -> Iterator[str]:
    yield _block("news-climbs", (_climb(each, ui) for each in week.climbs), ui)
    rows = (
        ui.text("news-row", name=safe_name(each.name), number=each.streak) for each in week.rows
    )
    yield _block("news-rows", rows, ui)
    yield _block("news-goals", (_goal(each, ui) for each in week.goals), ui)
    daily = (
        ui.text("news-daily-first", name=safe_name(each.name), points=points_words(each.total, ui))
        for each in week.daily
    )
    yield _block("news-daily", daily, ui)


def _block(title: str, told: Iterable[str], ui: Ui) -> str:
    found = tuple(told)
    return lines(ui.text(title), *found) if found else ""


def _climb(climb: Climb, ui: Ui) -> str:
    return ui.text(
        "news-climb",
        name=safe_name(climb.name),
        change=ui.text.figure(climb.change, sign=True),
        rating=str(climb.rating),
        family=ui.text(f"family-{climb.family}"),
    )


def _goal(goal: Goal, ui: Ui) -> str:
    name, other = safe_name(goal.name), safe_name(goal.other)
    return ui.text(f"news-goal-{goal.kind}", name=name, other=other, number=goal.number)
