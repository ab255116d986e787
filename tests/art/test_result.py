import io
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from art.pens import FELT, writable
from art.result import WIDTH, result_picture, with_layoffs
from engine.arrange import arrange
from engine.cards import DECK, Card, parse_cards
from engine.layoffs import defend
from engine.melds import MeldRules
from engine.results import DealResult

UPLOAD = 256 * 1024


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


@settings(max_examples=40)
@given(st.randoms(use_true_random=False))
def test_any_two_hands_fit_the_picture(rng: random.Random) -> None:
    deck = list(DECK)
    rng.shuffle(deck)
    image = opened(result_picture(laid_out((deck[:10], deck[10:20])), ("North", "South")))
    assert image.width == WIDTH
    # Nothing is drawn over the right edge of either row.
    edge = WIDTH - 28
    assert {image.getpixel((edge, y)) for y in (200, 230, 480, 510)} == {FELT}


def test_the_longest_hands_fit() -> None:
    """Ten cards in three melds with everything laid off on them is the widest row."""
    mine = list(parse_cards("3H4H5H7C8C9CJSQSKSAD"))
    theirs = list(parse_cards("2H6H6CTCTSAH7H5CJCAS"))
    result = laid_out((mine, theirs))
    assert len(result.layoffs) >= 8
    image = opened(result_picture(result, ("North", "South")))
    assert image.getpixel((WIDTH - 28, 200)) == FELT


def test_cards_laid_off_stand_where_they_belong() -> None:
    run = parse_cards("4H5H6H")
    assert with_layoffs(run, parse_cards("2H3H7H")) == parse_cards("2H3H4H5H6H7H")
    assert with_layoffs(parse_cards("QSKSAS"), parse_cards("2S")) == parse_cards("QSKSAS2S")
    assert with_layoffs(parse_cards("9C9D9H"), parse_cards("9S")) == parse_cards("9C9D9H9S")
    with pytest.raises(ValueError, match="laid off"):
        with_layoffs(run, parse_cards("9H"))


def test_names_in_any_script_are_drawn_or_left_out() -> None:
    assert writable("Ñandú Żółć Ελλάδα Привет O'Neill")
    for name in ("日本語", "🃏", "عربي", "\u202egnp"):
        assert not writable(name)
        hands = (list(DECK[:10]), list(DECK[20:30]))
        opened(result_picture(laid_out(hands), (name, "x" * 200)))


def test_the_same_result_gives_the_same_picture() -> None:
    result = laid_out((list(DECK[:10]), list(DECK[20:30])))
    assert result_picture(result, ("North", "South")) == result_picture(result, ("North", "South"))
