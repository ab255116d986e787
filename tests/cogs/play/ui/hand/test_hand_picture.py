"""A large private hand as a picture: when it is offered, what it shows, and who sees it."""

import io
from collections.abc import Iterator

import pytest
from PIL import Image

from cogs.play.ui.hand.hand import draw_hand
from cogs.play.ui.hand.hand_picture import draw_picture
from engine.cards import DECK, Card
from engine.rules import PRESETS
from engine.seats import SEATS, other
from engine.table import TableView
from engine.table.scoring import total
from tests.cogs.drawn import GALLERY, actions, check_limits, components, text
from tests.cogs.play.ui.hand.listener import Listener
from tests.cogs.scenes import EMOJI, FIRST, PLAIN, scene_of
from tests.engine.whole_deals import played

LARGE = 12
EAR = Listener("en")


def large_hands(preset: str) -> Iterator[TableView]:
    """Hands of more cards than fit a message, each a card larger than the one before."""
    most = LARGE
    for seed in range(30):
        for state in played(PRESETS[preset], seed, sense=0.3).states:
            for seat in SEATS:
                view = state.view(seat)
                if len(view.hand) > most and state.turn is not None:
                    most = len(view.hand)
                    assert isinstance(view, TableView)
                    yield view


def described(view: TableView) -> str:
    drawing = draw_picture(scene_of(view, view.viewer), view, EMOJI)
    check_limits(drawing)
    (gallery,) = [each for each in components(drawing) if each["type"] == GALLERY]
    (item,) = gallery["items"]
    (make,) = drawing.files
    file = make()
    assert item["media"]["url"] == f"attachment://{file.filename}"
    assert file.description == item["description"]
    with Image.open(io.BytesIO(file.fp.read())) as picture:
        assert picture.format == "PNG"
    return str(item["description"])


def groups_in(line: str) -> list[list[Card]]:
    """The cards of a line by their full names, group by group."""
    groups = line.partition(": ")[2].removesuffix(".").split("; ")
    return [[DECK[rank * 4 + suit] for rank, suit in EAR.cards(group)] for group in groups]


def cards_in(said: str) -> set[Card]:
    lines = (groups_in(line) for line in said.splitlines())
    return {card for groups in lines for group in groups for card in group}


@pytest.mark.slow
@pytest.mark.parametrize("preset", ["mahjong", "skarney"])
def test_a_large_hand_has_a_picture_that_says_the_same_in_words(preset: str) -> None:
    sizes: list[int] = []
    for view in large_hands(preset):
        sizes.append(len(view.hand))
        scene = scene_of(view, view.viewer)
        assert [each for each in actions(draw_hand(scene, EMOJI)) if each.kind == "picture"]
        said = described(view)
        assert said.startswith(f"Your hand: {len(view.hand)} cards.\n")
        assert cards_in(said) == set(view.hand)
        assert said.endswith(f"all that you hold {total(view.hand, view.rules)}.")
        assert "*" not in said
        told = text(draw_picture(scene, view, PLAIN))
        assert f"### Your hand: {len(view.hand)} cards" in told
    assert max(sizes) >= 14


def test_the_rest_is_told_by_suit() -> None:
    view = next(large_hands("skarney"))
    rest = next(line for line in described(view).splitlines() if line.startswith("Unmatched: "))
    suits = [[card.suit for card in group] for group in groups_in(rest)]
    assert all(len(set(group)) == 1 for group in suits)
    assert [group[0] for group in suits] == sorted(group[0] for group in suits)


def test_a_hand_that_fits_its_message_has_no_picture() -> None:
    for seat in SEATS:
        drawn = draw_hand(scene_of(FIRST, seat), EMOJI)
        assert not [each for each in actions(drawn) if each.kind == "picture"]


@pytest.mark.slow
def test_a_picture_shows_its_viewers_hand_whoever_holds_more() -> None:
    for state in played(PRESETS["skarney"], 3, sense=0.3).states[:40]:
        for seat in SEATS:
            if state.turn is None:
                continue
            view = state.view(seat)
            assert isinstance(view, TableView)
            said = described(view)
            assert cards_in(said) == set(view.hand)
            assert not cards_in(said) & set(state.view(other(seat)).hand)
