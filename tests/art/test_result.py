import io
import random
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from art.pens import FELT, FELT_DARK, FELT_LIGHT, GOLD
from art.result import WIDTH, result_picture, with_layoffs
from engine.cards import DECK, Card, parse_cards
from engine.deadwood.arrange import arrange
from engine.layoffs import defend
from engine.melds import MeldRules
from engine.results import DealResult
from engine.rules import PRESETS
from tests.engine.whole_deals import played

UPLOAD = 256 * 1024
PANEL_EDGE = WIDTH - 28


def laid_out(hands: tuple[list[Card], list[Card]]) -> DealResult:
    """Lay two hands out as if seat 1 had knocked."""
    mine = arrange(hands[0], MeldRules())
    theirs = defend(hands[1], mine.melds, MeldRules())
    return DealResult(
        number=1,
        dealer=2,
        knock_card=None,
        result="knock",
        winner=1,
        points=188,
        boxes=1,
        knocker=1,
        deadwood=(mine.deadwood, theirs.deadwood),
        melds=(mine.melds, theirs.arrangement.melds),
        unmatched=(mine.unmatched, theirs.unmatched),
        layoffs=theirs.layoffs,
    )


def opened(picture: bytes) -> Image.Image:
    assert len(picture) < UPLOAD
    return Image.open(io.BytesIO(picture)).convert("RGB")


def column(image: Image.Image, x: int) -> set[object]:
    """The colours of a column, but for what two of them blend to at a panel's edge."""
    pixels = [image.getpixel((x, y)) for y in range(image.height)]
    return {first for first, second in pairwise(pixels) if first == second}


def check_edges(image: Image.Image) -> None:
    """Nothing is drawn over the panels' edges, and the last line of cards is a whole one."""
    assert image.width == WIDTH
    assert column(image, PANEL_EDGE) == {FELT, FELT_DARK}
    assert column(image, WIDTH - 4) == {FELT_DARK}
    bottom = [image.getpixel((x, image.height - 23)) for x in range(60, WIDTH - 60)]
    assert set(bottom) == {FELT}


@pytest.mark.slow
@settings(max_examples=40, deadline=None)
@given(st.randoms(use_true_random=False))
def test_any_two_hands_fit_the_picture(rng: random.Random) -> None:
    deck = list(DECK)
    rng.shuffle(deck)
    check_edges(opened(result_picture(laid_out((deck[:10], deck[10:20])), ("North", "South"))))


def test_the_longest_hands_fit() -> None:
    """Ten cards in three melds with everything laid off on them make the widest melds."""
    mine = list(parse_cards("3H4H5H7C8C9CJSQSKSAD"))
    theirs = list(parse_cards("2H6H6CTCTSAH7H5CJCAS"))
    result = laid_out((mine, theirs))
    assert len(result.layoffs) >= 8
    check_edges(opened(result_picture(result, ("North", "South"))))


@pytest.mark.slow
@pytest.mark.parametrize("preset", PRESETS)
def test_deals_of_every_preset_fit(preset: str) -> None:
    for seed in range(6):
        result = played(PRESETS[preset], seed, sense=(0.0, 0.8, 1.0)[seed % 3]).states[-1].result
        assert result is not None
        check_edges(opened(result_picture(result, ("North", "South"))))


def test_forty_two_cards_of_a_hand_fit() -> None:
    """No hand of Skarney is larger: the other side holds one card, or nine lie on the table."""
    deck = random.Random(6).sample(DECK, len(DECK))
    melds = tuple(parse_cards(meld) for meld in ("2C3D4H", "9S9H9D9C"))
    rest = [card for card in deck if not any(card in meld for meld in melds)]
    result = DealResult(
        number=1,
        dealer=2,
        knock_card=None,
        result="exhausted",
        winner=1,
        deadwood=(11, 301),
        melds=(melds, ()),
        unmatched=(tuple(sorted(rest[:2])), tuple(sorted(rest[2:44]))),
    )
    image = opened(result_picture(result, ("North", "South")))
    check_edges(image)
    assert image.height < 1.2 * WIDTH


def test_what_counts_lies_on_a_ground_of_its_own_and_the_points_are_golden() -> None:
    result = laid_out((list(DECK[:10]), list(DECK[20:30])))
    image = opened(result_picture(result, ("North", "South")))
    assert result.unmatched[1]
    colours = {colour for _, colour in image.getcolors(1 << 20) or []}
    assert {FELT, FELT_DARK, FELT_LIGHT, GOLD} <= colours


def test_what_both_sides_score_is_drawn_for_both() -> None:
    deal = played(PRESETS["mahjong"], 1, sense=1.0).states[-1].result
    assert deal is not None
    assert deal.both
    pictures = [
        result_picture(each, ("North", "South"))
        for each in (deal, DealResult.from_json(deal.to_json() | {"both": [0, -15]}))
    ]
    assert pictures[0] != pictures[1]
    check_edges(opened(pictures[1]))


def test_cards_that_the_other_side_added_stand_out() -> None:
    """They are golden like a card laid off; without them nothing in the picture is."""
    meld = parse_cards("5C6C7C8C")
    plain = DealResult(
        number=1,
        dealer=2,
        knock_card=None,
        result="exhausted",
        melds=((meld,), ()),
        table=(meld, ()),
    )
    added = DealResult.from_json(plain.to_json() | {"table": ["5C 6C 7C", "8C"]})

    def golden(result: DealResult) -> bool:
        colours = opened(result_picture(result, ("North", "South"))).getcolors(1 << 20) or []
        return GOLD in {colour for _, colour in colours}

    assert golden(added)
    assert not golden(plain)


def test_a_deal_without_cards_can_be_drawn() -> None:
    """A misdeal shows no hands."""
    check_edges(opened(result_picture(DealResult(1, 1, None, "misdeal"), ("North", "South"))))


def test_cards_laid_off_stand_where_they_belong() -> None:
    run = parse_cards("4H5H6H")
    assert with_layoffs(run, parse_cards("2H3H7H")) == parse_cards("2H3H4H5H6H7H")
    assert with_layoffs(parse_cards("QSKSAS"), parse_cards("2S")) == parse_cards("QSKSAS2S")
    assert with_layoffs(parse_cards("9C9D9H"), parse_cards("9S")) == parse_cards("9C9D9H9S")
    with pytest.raises(ValueError, match="laid off"):
        with_layoffs(run, parse_cards("9H"))


def test_names_in_any_script_are_drawn_or_left_out() -> None:
    for name in ("Ñandú Żółć Ελλάδα Привет O'Neill", "日本語", "🃏", "عربي", "\u202egnp"):
        hands = (list(DECK[:10]), list(DECK[20:30]))
        check_edges(opened(result_picture(laid_out(hands), (name, "W" * 200))))


def test_the_same_result_gives_the_same_picture() -> None:
    result = laid_out((list(DECK[:10]), list(DECK[20:30])))
    assert result_picture(result, ("North", "South")) == result_picture(result, ("North", "South"))
