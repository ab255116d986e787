"""Histories, pictures of deals and deals of files, with whatever names there are, within limits."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from art.film import film_picture
from art.pens import USUAL
from club.archive.exports import Exported
from club.archive.history import (
    ABANDONED,
    ANNULLED,
    CALLED_OFF,
    DRAWN,
    LOST,
    WON,
    HistoryPage,
    PastGame,
    Search,
)
from club.archive.imports import Imported
from club.archive.record_files import open_deal
from cogs.archive.ui.export import draw_exported, draw_record
from cogs.archive.ui.film import draw_film, paint
from cogs.archive.ui.history import draw_history, history_press
from cogs.archive.ui.imports import draw_unreadable, showing_file
from cogs.archive.ui.replay import ShownDeal, draw_deal, showing
from cogs.kit.press_words import ExportWord
from data.archive.history import PastRow
from data.schema.vocabulary import EndCause
from data.table.tables import SeatOccupant
from engine.contest import Sides
from engine.record import Record, join_records, write_record
from engine.rules import PRESETS, write_rules
from tests.cogs.archive.ui.test_replay import replayed
from tests.cogs.drawn import actions, check_limits, text
from tests.cogs.scenes import PLAIN, tongue
from tests.engine.whole_deals import played

AT = datetime(2026, 11, 22, 12, tzinfo=UTC)
UGLY = "*_~|" * 8
HUGE = PRESETS.rules("tournament", match="best_of", best_of=7)


def past(table_id: int, outcome: str, sides: Sides, name: str) -> PastGame:
    players = tuple(
        SeatOccupant(number, 10 + number, None, name) for side in sides for number in side
    )
    row = PastRow(
        table_id,
        1,
        AT,
        AT,
        900,
        name,
        write_rules(HUGE),
        12,
        None,
        2,
        "forfeit",
        [-12_345] * len(sides),
        99_999,
        None,
        None,
    )
    return PastGame(row, HUGE, players, sides, 1, outcome)


@pytest.mark.parametrize(
    ("cause", "seating", "gave_up", "said"),
    [
        (EndCause.OUT_OF_TIME, "heads_up", (2,), "out of time"),
        (EndCause.LEFT, "round_robin", (2,), "left the table"),
        (EndCause.LEFT, "partnership", (3, 4), "by forfeit"),
        (EndCause.DECIDED, "heads_up", (2,), "decided by the managers"),
        (EndCause.DECIDED, "partnership", (3, 4), "decided by the managers"),
        (None, "heads_up", (2,), "out of time"),
        (None, "partnership", (3, 4), "by forfeit"),
    ],
)
def test_a_page_says_why_a_game_was_forfeited(
    cause: EndCause | None, seating: str, gave_up: tuple[int, ...], said: str
) -> None:
    one = past(7, WON, ((1, 2), (3, 4)), "East")
    size = {"team_size": 2} if seating == "partnership" else {}
    rules = PRESETS.rules("standard", seating=seating, **size)
    one = replace(one, row=replace(one.row, cause=cause), rules=rules, gave_up=gave_up)
    drawing = draw_history(HistoryPage((one,), Search()), PLAIN, server_name=None)
    assert f"-# {said} · " in text(drawing)


@pytest.mark.parametrize("seed", range(3))
def test_a_full_page_fits_whatever_everybody_is_called(seed: int) -> None:
    robin = tuple((number,) for number in range(1, 13))
    outcomes = (WON, LOST, DRAWN, ANNULLED, CALLED_OFF, ABANDONED) * 2
    games = tuple(past(2**62 + n, outcomes[n], robin, UGLY) for n in range(9))
    search = Search(2**62, "oklahoma_kisses", WON, AT, 2**62)
    page = HistoryPage(games, search, newer=True, older=True)
    for server_name in (None, UGLY):
        drawing = draw_history(page, tongue(seed, PLAIN), server_name=server_name, opponent=UGLY)
        check_limits(drawing)
        found = [one for one in actions(drawing) if one.kind == "history"]
        assert {Search.read(one.rest).first for one in found} == {search.first, Search()}
    check_limits(draw_history(replace(page, search=Search()), PLAIN, server_name=None))
    assert history_press(PLAIN, search).custom_id.endswith(".-")


def test_what_is_said_of_a_game() -> None:
    pair = ((1, 2), (3, 4))
    page = HistoryPage((past(7, LOST, pair, "North"),), Search())
    said = text(draw_history(page, PLAIN, server_name="Here"))
    assert "**Lost** · North, North · " in said
    assert "out of time" in said
    rules = PRESETS.rules("standard", seating="partnership")
    partners = replace(past(7, LOST, pair, "North"), rules=rules)
    seat_left = text(draw_history(HistoryPage((partners,), Search()), PLAIN, server_name="Here"))
    assert "left the table" in seat_left
    assert "\N{MINUS SIGN}12,345" in said
    assert f"<t:{int(AT.timestamp())}:d>" in said
    empty = text(draw_history(HistoryPage((), Search()), PLAIN, server_name="Here"))
    assert "You haven’t finished a game yet" in empty  # noqa: RUF001
    narrowed = draw_history(HistoryPage((), Search(5)), PLAIN, server_name="Here")
    assert "fits that" in text(narrowed)
    assert [one.rest for one in actions(narrowed)] == [Search().text]


def test_a_picture_is_drawn_once_and_told_in_words() -> None:
    deal = showing(replayed(PRESETS.rules("standard"), 7, 1.0), PLAIN)
    film_picture.cache_clear()
    first = paint(deal, USUAL)
    assert paint(deal, USUAL) is first
    kept, shared = draw_film(deal, first, PLAIN), draw_film(deal, first, PLAIN, by=UGLY)
    for drawing in (kept, shared):
        check_limits(drawing)
        (file,) = [make() for make in drawing.files]
        assert "every card open" in (file.description or "")
        assert "**" not in (file.description or "")
    assert [(one.kind, one.rest) for one in actions(shared)] == [("replay", "0")]
    assert not list(actions(kept))


def file_of(games: int) -> str:
    texts: list[str] = []
    for seed in range(games):
        deal = played(PRESETS.rules("skarney" if seed % 2 else "standard"), seed, sense=1.0)
        texts.append(write_record(Record(deal.rules, (UGLY, "South"), (deal.deal,))))
    return join_records(texts)


@pytest.mark.slow
@pytest.mark.parametrize(("games", "here"), [(1, 1), (2, 2), (40, 1), (40, 20), (40, 40)])
def test_any_deal_of_a_file_fits(games: int, here: int) -> None:
    opened = open_deal(file_of(games), here)
    assert len(opened.every) == games
    deal: ShownDeal = showing_file(Imported(2**62, opened), PLAIN)
    drawing = draw_deal(deal, len(opened.states), PLAIN)
    check_limits(drawing)
    for one in actions(drawing):
        assert (one.kind, one.table) in {("import", 0), ("film", 0)}
        if one.kind == "import" and not one.ply:
            assert 1 <= int(one.rest.partition(".")[2]) <= games


def test_files_and_what_is_wrong_with_one() -> None:
    for what in (ExportWord.RESULTS, ExportWord.RECORDS):
        exported = Exported("gin.txt", b"x", 2, 5)
        drawing = draw_exported(exported, what, PLAIN, here=True)
        check_limits(drawing)
        assert "5 older games" in text(drawing)
    check_limits(draw_record(7, "x", PLAIN))
    wrong = draw_unreadable("12", "```\n@everyone" + "x" * 999, PLAIN)
    check_limits(wrong)
    assert text(wrong).count("```") == 2
    assert "line 12" in text(wrong)
