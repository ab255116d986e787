"""The pictures of a cup: all that they say is there, nothing on top of anything else."""

import io
import random
from collections.abc import Iterator, Sequence
from itertools import pairwise

import discord
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageDraw

from art.cup.contents import Bracket, CupPage, Podium, TableBand
from art.cup.cup_layout import TALLEST, WIDTH, laid_out
from art.cup.cup_painter import painted
from art.cup.marks import Box, Cards, Layout, Panel, Words
from art.lettering import writable
from art.paper import EDGE_OF_FELT
from art.pens import font, medium
from club.cups.formats import schedule, swiss_pairing
from club.cups.formats.events import Cancelled, Decided, Entered, HowDecided, Started
from club.cups.formats.plan import CupFormat, CupPlan
from club.cups.formats.replay import after
from club.cups.formats.state import CupState
from cogs.cups.ui.cup_picture import MOST, CupPicture, cup_picture
from cogs.cups.ui.picture_words import ALT
from cogs.kit.cards import CardFaces
from cogs.kit.drawing import Ui, draw
from cogs.kit.text import Text
from tests.club.cups.formats import team_cups
from tests.club.cups.formats.random_cups import FORMATS, started
from tests.cogs.cups.stored_cups import after_some, by_rounds, named, stored
from tests.cogs.drawn import check_limits
from tests.cogs.kit.language_cases import in_every_language

UI = Ui(Text(), CardFaces({}))
UPLOAD = 256 * 1024
SMALLEST = 20
"""Pixels of the smallest letters, of a thousand of the picture's width."""

MOST_MARKS = 3000
GAP = 0.01
"""Pixels by which two boxes may meet: sums of fractions aren't exact."""

NAMES = (
    *("North", "W" * 32, "iiii", "佐藤さくらサクラ" * 4, "Привет, Привет, Привет", "🃏🎈", ""),
    *("محمد علي محمد علي محمد", "שלום North", "O'Neill & Ñandú", "김민수", "North", "a" * 400),
    *("z\u0301\u0302\u0303\u0304", "\u202egnp", "**bold** @everyone <@1>", "สมชาย", "राहुल शर्मा"),
)

PLANS = st.builds(
    CupPlan,
    st.sampled_from(FORMATS),
    third_place=st.booleans(),
    second_final=st.booleans(),
    legs=st.sampled_from((1, 2)),
    rounds=st.sampled_from((None, 1, 4, 20)),
)


def picture(state: CupState, ui: Ui = UI, names: Sequence[str] = ()) -> CupPicture:
    found = cup_picture(stored(state), named(state, names), ui)
    assert found is not None
    return found


def words(page: CupPage) -> list[Words]:
    return [mark for mark in laid_out(page).marks if isinstance(mark, Words)]


def texts(state: CupState) -> list[str]:
    return [each.text for page in picture(state).pages for each in words(page)]


def check_picture(found: CupPicture) -> None:
    """Whatever a cup is like, its pictures can be sent, and read."""
    assert 1 <= len(found.pages) == len(found.alts) <= MOST
    assert all(1 <= len(alt) <= ALT for alt in found.alts)
    check_limits(draw(discord.Colour(0), *found.galleries(), files=found.files))
    for page in found.pages:
        check_layout(laid_out(page))


def check_layout(layout: Layout) -> None:
    assert layout.width == WIDTH
    assert WIDTH / 8 < layout.height <= TALLEST
    assert len(layout.marks) <= MOST_MARKS
    paper = Box(*[EDGE_OF_FELT] * 2, WIDTH - EDGE_OF_FELT, layout.height - EDGE_OF_FELT)
    said = [mark for mark in layout.marks if isinstance(mark, Words)]
    for each in said:
        assert each.text
        assert each.letters.length(each.text) <= each.box.width + 1, each
        assert SMALLEST <= each.letters.size <= each.box.height, each
    held = [each.box for each in said]
    held += [mark.box for mark in layout.marks if isinstance(mark, Cards)]
    for box in held:
        assert paper.left <= box.left < box.right <= paper.right
        assert paper.top <= box.top < box.bottom <= paper.bottom
    check_apart(held)
    check_apart([mark.box for mark in layout.marks if isinstance(mark, Panel)])


def check_apart(boxes: Sequence[Box]) -> None:
    """No two boxes have any room in common."""
    ordered = sorted(boxes, key=lambda box: box.top)
    for at, one in enumerate(ordered):
        for other in ordered[at + 1 :]:
            if other.top >= one.bottom - GAP:
                break
            beside = other.left >= one.right - GAP or one.left >= other.right - GAP
            assert beside, (one, other)


@settings(max_examples=10, derandomize=True, deadline=None)
@given(PLANS, st.integers(2, 21), st.integers(0, 60), st.randoms(use_true_random=False))
def test_any_cup_can_be_drawn(
    plan: CupPlan, entrants: int, events: int, rng: random.Random
) -> None:
    state = after_some(plan, min(entrants, plan.most), events, rng)
    check_picture(picture(state, names=rng.choices(NAMES, k=entrants)))


@pytest.mark.slow
@settings(max_examples=60, derandomize=True, deadline=None)
@given(PLANS, st.integers(2, 40), st.floats(0, 1), st.randoms(use_true_random=False))
def test_many_cups_can_be_drawn(
    plan: CupPlan, entrants: int, share: float, rng: random.Random
) -> None:
    state = after_some(plan, min(entrants, plan.most), round(share * 4 * entrants), rng)
    check_picture(picture(state, names=rng.choices(NAMES, k=entrants)))


@pytest.mark.slow
@pytest.mark.parametrize("entrants", [64, 65, 128])
@pytest.mark.parametrize("format_", FORMATS)
def test_the_largest_cups_can_be_drawn(format_: CupFormat, entrants: int) -> None:
    plan = CupPlan(format_, third_place=True)
    rng = random.Random(entrants)
    for share in (0.0, 0.6, 2.0):
        state = after_some(plan, min(entrants, plan.most), round(share * entrants), rng, 0.01)
        check_picture(picture(state, names=rng.choices(NAMES, k=entrants)))


@pytest.mark.parametrize("format_", FORMATS)
def test_every_point_of_a_cups_play_can_be_drawn(format_: CupFormat) -> None:
    plan, rng = CupPlan(format_, third_place=True), random.Random(5)
    for events in range(0, 30, 2):
        check_picture(picture(after_some(plan, 7, events, rng, trouble=0)))


def test_a_cup_that_hasnt_begun_has_no_picture() -> None:
    state = after(CupState(CupPlan(CupFormat.KNOCKOUT)), Entered((1,)))
    assert cup_picture(stored(state), {1: "North"}, UI) is None


@pytest.mark.parametrize("format_", FORMATS)
def test_teams_are_drawn_by_their_names(format_: CupFormat) -> None:
    cup = team_cups.started(CupPlan(format_, team_size=2), 5)
    if format_ == CupFormat.SWISS:
        cup.happen(swiss_pairing.next_round(cup.state))
    under_way = stored(cup.state)
    over = stored(team_cups.play_out(cup, random.Random(4), trouble=0.05).state)
    for team_cup in (under_way, over):
        found = cup_picture(team_cup, team_cup.entrant_names({}), UI)
        assert found is not None
        check_picture(found)
        said = {each.text for page in found.pages for each in words(page)}
        assert {f"Team {number}" for number in range(1, 6)} <= said


@pytest.mark.parametrize("format_", FORMATS)
def test_everybody_is_in_the_picture(format_: CupFormat) -> None:
    state = by_rounds(CupPlan(format_), 8, 5)
    said = texts(state)
    assert {f"Entrant {each}" for each in state.members} <= set(said)


@pytest.mark.parametrize("entrants", [2, 3, 5, 8, 13, 16])
def test_a_knockout_shows_every_match(entrants: int) -> None:
    """Each who has won stands once more in the next round, or has the ring."""
    state = by_rounds(CupPlan(CupFormat.KNOCKOUT, third_place=True), entrants)
    (page,) = picture(state).pages
    podium, drawn = page.sections
    assert isinstance(podium, Podium)
    assert isinstance(drawn, Bracket)
    rounds = [*drawn.rounds, *([drawn.beside_final] if drawn.beside_final else [])]
    shown = [match for each in rounds for match in each.matches if len(match.sides) == 2]
    played = [match for match in schedule.matches(state) if len(match.entrants) == 2]
    assert len(shown) == len(played)
    assert all({side.result for side in match.sides} == {"113", "38"} for match in shown)
    crowned = [side.name for match in shown for side in match.sides if side.champion]
    assert crowned == ["Entrant 1"]
    assert podium.winners[0] == (1, "Entrant 1")


@pytest.mark.parametrize("entrants", [17, 32, 33, 64, 128])
def test_a_large_bracket_is_shown_from_the_round_that_is_played(entrants: int) -> None:
    plan = CupPlan(CupFormat.KNOCKOUT)
    state = by_rounds(plan, entrants, 0)
    count = len(picture(state).pages)
    assert count == {17: 1, 32: 2, 33: 2, 64: 4, 128: 4}[entrants]
    firsts = [match for match in schedule.matches(state) if match.key.round == 1]
    played = sum(len(match.entrants) == 2 for match in firsts)
    later = picture(by_rounds(plan, entrants, played))
    out = f"Entrant {entrants}"
    assert any(out in [each.text for each in words(page)] for page in picture(state).pages)
    assert not any(out in [each.text for each in words(page)] for page in later.pages)
    over = picture(by_rounds(plan, entrants))
    assert len(over.pages) == 1
    assert [section for section in over.pages[0].sections if isinstance(section, Podium)]


def test_the_final_stands_between_two_semi_finals() -> None:
    (page,) = picture(by_rounds(CupPlan(CupFormat.KNOCKOUT), 16)).pages
    heads = {each.text: each.box for each in words(page)}
    column = {heads[each].left for each in ("Semi-finals", "Final")}
    assert len(column) == 1
    champion = [each.box for each in words(page) if each.text == "Entrant 1"]
    assert sum(box.left > min(column) for box in champion) == 2


def test_who_plays_now_is_marked() -> None:
    state = by_rounds(CupPlan(CupFormat.KNOCKOUT), 4, 1)
    (page,) = picture(state).pages
    signs = [mark for mark in laid_out(page).marks if isinstance(mark, Cards)]
    assert len(signs) == 2, "one match, and what the sign means"
    assert "being played" in [each.text for each in words(page)]
    (over,) = picture(by_rounds(CupPlan(CupFormat.KNOCKOUT), 4)).pages
    assert not [mark for mark in laid_out(over).marks if isinstance(mark, Cards)]


def test_a_walkover_has_its_sign() -> None:
    cup = started(CupPlan(CupFormat.KNOCKOUT), 4)
    match = schedule.playable(cup.state)[0]
    cup.happen(Decided(match.key, 1, HowDecided.WALKOVER))
    said = texts(cup.state)
    assert {"+", "\u2212", "+ \u2212", "walkover"} <= set(said)
    assert "Entrant 1 beat Entrant 4 by walkover" in picture(cup.state).alts[0]


def test_a_final_that_is_played_twice_has_two_columns() -> None:
    cup = started(CupPlan(CupFormat.DOUBLE_ELIMINATION), 3)
    while not schedule.is_over(cup.state):
        match = schedule.playable(cup.state)[0]
        second = match.key.part == "final" and match.key.round == 1
        winner = max(match.entrants) if second else min(match.entrants)
        cup.happen(Decided(match.key, winner, HowDecided.PLAYED))
    said = texts(cup.state)
    assert {"Winners\u2019 bracket", "Losers\u2019 bracket", "Final", "Second final"} <= set(said)


def test_a_cross_table_has_every_result() -> None:
    state = by_rounds(CupPlan(CupFormat.ROUND_ROBIN, legs=2), 5)
    (band,) = picture(state).pages[0].sections
    assert isinstance(band, TableBand)
    (table,) = band.tables
    for at, row in enumerate(table.rows):
        assert row.place == at + 1
        assert row.medal == (row.place <= 3)
        results = [result for cell in row.cells for result in cell.results]
        assert len(results) == 2 * 4
        assert row.figures[0] == str(sum(map(int, results)))
        assert row.cells[at].blocked


def test_a_swiss_row_says_whom_one_met() -> None:
    cup = started(CupPlan(CupFormat.SWISS), 5)
    state = by_rounds(CupPlan(CupFormat.SWISS), 5)
    (band,) = picture(state).pages[0].sections
    assert isinstance(band, TableBand)
    rows = band.tables[0].rows
    assert len(rows) == len(cup.state.order)
    for row in rows:
        for at, cell in enumerate(row.cells):
            if cell.opponent:
                other = rows[int(cell.opponent) - 1].cells[at]
                assert int(other.opponent) == row.place
                assert {cell.results[0], other.results[0]} == {"0", "1"}
            else:
                assert cell.results == ("+",)


def test_groups_come_first_until_the_knockout() -> None:
    plan = CupPlan(CupFormat.GROUPS)
    before = [type(each) for page in picture(by_rounds(plan, 8, 3)).pages for each in page.sections]
    assert before == [TableBand, Bracket]
    after_groups = by_rounds(plan, 8, 13)
    now = [type(each) for page in picture(after_groups).pages for each in page.sections]
    assert now == [Bracket, TableBand]
    over = [type(each) for page in picture(by_rounds(plan, 8)).pages for each in page.sections]
    assert over == [Podium, Bracket, TableBand]


def test_a_cancelled_cup_says_so() -> None:
    state = after(by_rounds(CupPlan(CupFormat.KNOCKOUT), 4, 1), Cancelled())
    found = picture(state)
    assert found.pages[0].note == "Knockout · cancelled"
    assert "Cancelled." in found.alts[0]
    assert "Won by" not in found.alts[0]


def test_the_words_say_who_met_whom_and_who_won() -> None:
    state = by_rounds(CupPlan(CupFormat.KNOCKOUT, third_place=True), 4)
    assert picture(state, names=("North", "South", "East", "West")).alts[0].splitlines() == [
        "May cup: Knockout, 4 entrants.",
        "Won by North.",
        "Place 2: South.",
        "Place 3: East.",
        "Semi-finals: North beat West 113 to 38; South beat East 113 to 38.",
        "Third place: East beat West 113 to 38.",
        "Final: North beat South 113 to 38.",
    ]
    (table,) = picture(by_rounds(CupPlan(CupFormat.SWISS), 3, 1), names=("North",)).alts
    assert "Standings by points: 1. Entrant 3 1; 2. North 1; 3. Entrant 2 0." in table
    assert "Round 1: North beat Entrant 2 113 to 38; Entrant 3 has a bye." in table


def test_the_earliest_rounds_are_left_out_of_long_words() -> None:
    names = ["W" * 31 + chr(ord("A") + each) for each in range(16)]
    (alt,) = picture(by_rounds(CupPlan(CupFormat.KNOCKOUT), 16), names=names).alts
    assert "Earlier rounds aren\u2019t listed here." in alt
    assert f"Final: {names[0]} beat {names[1]}" in alt
    assert "Round 1" not in alt


def test_two_of_one_name_can_be_told_apart() -> None:
    state = by_rounds(CupPlan(CupFormat.KNOCKOUT), 3, 0)
    said = [each.text for each in words(picture(state, names=("🎈", "North", "North")).pages[0])]
    assert {"#1", "North (1)", "North (2)"} <= set(said)


def test_an_entrant_without_a_name_is_somebody() -> None:
    state = by_rounds(CupPlan(CupFormat.KNOCKOUT), 2, 0)
    found = cup_picture(stored(state, "\u202e**cup** 🏆"), {1: "North"}, UI)
    assert found is not None
    assert found.pages[0].title == "**cup**"
    assert {"North", "Someone"} <= {each.text for each in words(found.pages[0])}


def test_the_same_cup_is_painted_once() -> None:
    state = by_rounds(CupPlan(CupFormat.KNOCKOUT), 8, 5)
    (make,) = picture(state).files
    (again,) = picture(state).files
    sent = make()
    assert sent.filename == "cup-1.png"
    png = sent.fp.read()
    assert png == again().fp.read()
    assert len(png) < UPLOAD
    with Image.open(io.BytesIO(png)) as image:
        assert image.width == WIDTH


def unclipped(said: Words, size: tuple[int, int]) -> tuple[int, int, int, int] | None:
    """The box of a text's ink where nothing holds it."""
    mask = Image.new("L", size)
    x = {"l": said.box.left, "m": said.box.centre[0], "r": said.box.right}[said.anchor]
    at = x, said.box.centre[1]
    said.letters.write(ImageDraw.Draw(mask), at, said.text, 255, f"{said.anchor}m")
    return mask.getbbox()


@pytest.mark.parametrize("name", ["North", "佐藤さくら", "Żółć Ñandú", "Привет", "محمد", "김민수"])
def test_what_is_written_isnt_cut_by_its_box(name: str) -> None:
    state = by_rounds(CupPlan(CupFormat.KNOCKOUT), 2, 0)
    (page,) = picture(state, names=(name, "South")).pages
    layout = laid_out(page)
    for each in words(page):
        ink = unclipped(each, (layout.width, layout.height))
        assert ink is not None
        assert each.box.top - 1 <= ink[1] < ink[3] <= each.box.bottom + 1, each
        assert each.box.left - 4 <= ink[0] < ink[2] <= each.box.right + 4, each
    assert painted(layout).size == (layout.width, layout.height)


def printed_keys() -> Iterator[str]:
    yield from ("quarter-finals", "semi-finals", "final", "second-final", "third-place")
    yield from ("winners", "losers", "cancelled", "playing", "walkover", "walkover-or-bye")
    yield from ("buchholz-means", "sonneborn-berger-means", "difference-means")
    yield from ("points", "buchholz", "sonneborn-berger", "difference")
    yield from ("knockout", "double-elimination", "round-robin", "groups", "swiss")


@in_every_language
def test_every_label_can_be_printed(language: str) -> None:
    text = Text(language)
    for key in printed_keys():
        said = text(f"cup-picture-{key}").replace("\u00a0", " ")
        assert writable(said, medium), key
        assert writable(said, font), key


@in_every_language
@pytest.mark.parametrize("format_", FORMATS)
def test_no_label_is_cut_in_any_language(format_: CupFormat, language: str) -> None:
    ui = UI.in_language(language)
    for matches in (3, None):
        state = by_rounds(CupPlan(format_, third_place=True), 6, matches)
        for page in picture(state, ui).pages:
            cut = [each.text for each in words(page) if each.text.endswith("\u2026")]
            assert not cut


@in_every_language
def test_words_fit_in_every_language(language: str) -> None:
    ui = UI.in_language(language)
    for format_ in FORMATS:
        check_picture(picture(by_rounds(CupPlan(format_, third_place=True), 8, 9), ui))


def test_legends_explain_what_is_shown_alone() -> None:
    def explained(state: CupState) -> list[str]:
        return [item.text for page in picture(state).pages for item in page.legend]

    assert explained(by_rounds(CupPlan(CupFormat.KNOCKOUT), 4)) == []
    cup = started(CupPlan(CupFormat.SWISS), 3)
    assert len(explained(cup.state)) == 2
    assert "walkover or bye" in explained(by_rounds(CupPlan(CupFormat.SWISS), 3))


def test_pictures_are_apart() -> None:
    """Each has a file and a gallery of its own."""
    found = picture(by_rounds(CupPlan(CupFormat.KNOCKOUT), 64, 0))
    names = [make().filename for make in found.files]
    assert len(set(names)) == len(found.pages) == len(found.galleries())
    assert all(one != other for one, other in pairwise(found.pages))


def test_a_late_start_has_seeds_of_the_draw() -> None:
    state = CupState(CupPlan(CupFormat.KNOCKOUT))
    for number in range(1, 4):
        state = after(state, Entered((number,)))
    state = after(state, Started((3, 1, 2)))
    (page,) = picture(state, names=("North", "South", "🎈")).pages
    assert "#1" in [each.text for each in words(page)]
