import random

import pytest

from art.fans import WIDTH
from art.hand import hand_picture
from art.pens import FELT_LIGHT
from engine.cards import DECK, parse_cards
from tests.art.test_result import check_edges, opened

MELDS = tuple(parse_cards(meld) for meld in ("2C3D4H5S6C7C", "9S9H9D9C", "TSJSQSKSAS", "5H6H7H"))
LOOSE = [card for card in DECK if not any(card in meld for meld in MELDS)]


@pytest.mark.parametrize("melds", range(len(MELDS) + 1))
@pytest.mark.parametrize("cards", [13, 16, 20, 30, 42])
def test_a_hand_of_any_size_fits(cards: int, melds: int) -> None:
    rng = random.Random(cards)
    melded = MELDS[:melds]
    left = max(0, cards - sum(map(len, melded)))
    pool = [card for card in DECK if not any(card in meld for meld in melded)]
    image = opened(hand_picture(melded, rng.sample(pool, left), 10 * left))
    check_edges(image)
    assert image.height <= 1.05 * WIDTH


def test_a_small_hand_has_larger_cards_than_a_large_one() -> None:
    def face(cards: int) -> int:
        """The height of the lighter ground at its left edge."""
        image = opened(hand_picture((), LOOSE[:cards], 99))
        edge = [image.getpixel((36, y)) for y in range(image.height)]
        return edge.count(FELT_LIGHT) // (1 if cards < 4 else 4)

    assert face(3) > 1.3 * face(42) > 100


def test_a_hand_that_is_all_melds_has_no_lighter_ground() -> None:
    for rest, there in (((), False), (LOOSE[:1], True)):
        image = opened(hand_picture(MELDS, rest, 0))
        ground = [y for y in range(130, image.height) if image.getpixel((36, y)) == FELT_LIGHT]
        assert bool(ground) is there


def test_the_same_hand_gives_the_same_picture() -> None:
    assert hand_picture(MELDS, LOOSE[:7], 40) == hand_picture(MELDS, LOOSE[:7], 40)
    assert hand_picture(MELDS, LOOSE[:7], 40) != hand_picture(MELDS, LOOSE[:6], 40)
