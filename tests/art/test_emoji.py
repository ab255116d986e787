import io

import pytest
from PIL import Image

from art.emoji import SIZE, all_emojis, card_emoji, emoji_name, emoji_names
from art.pens import FOUR, SUIT_COLOURS
from engine.cards import DECK, parse_card

DISCORDS_LARGEST = 256 * 1024
DISCORDS_MOST = 2000


@pytest.mark.slow
@pytest.mark.parametrize("colours", SUIT_COLOURS)
def test_there_is_one_for_every_card_and_one_back(colours: str) -> None:
    emojis = all_emojis(colours)
    assert tuple(emojis) == emoji_names(colours)
    assert len(set(emojis.values())) == len(DECK) + 1


def test_names_are_fit_for_discord() -> None:
    names = {name for colours in SUIT_COLOURS for name in emoji_names(colours)}
    for name in names:
        assert 2 <= len(name) <= 32
        assert name.replace("_", "").isalnum()
        assert name.islower()
    assert len(names) < DISCORDS_MOST
    assert emoji_name(parse_card("TD")) == "ten_diamonds"
    assert emoji_name(None) == "card_back"


def test_what_looks_the_same_in_other_colours_is_one_emoji() -> None:
    pictures: dict[str, bytes] = {}
    for colours in SUIT_COLOURS:
        for name, picture in all_emojis(colours).items():
            assert pictures.setdefault(name, picture) == picture
    assert len(set(pictures.values())) == len(pictures)
    shared = set(emoji_names("two")) & set(emoji_names(FOUR))
    assert len(shared) == 13 + 13 + 1  # hearts, spades and the back


@pytest.mark.parametrize("colours", SUIT_COLOURS)
def test_each_is_a_small_square_with_a_transparent_ground(colours: str) -> None:
    for picture in all_emojis(colours).values():
        assert len(picture) < DISCORDS_LARGEST
        image = Image.open(io.BytesIO(picture))
        assert (image.format, image.size, image.mode) == ("PNG", (SIZE, SIZE), "RGBA")
        assert image.getchannel("A").getextrema() == (0, 255)


def test_the_four_suits_differ_in_colour_at_the_size_of_text() -> None:
    """At 22 pixels the colours must still tell the suits apart."""
    darkest = set()
    for suit in range(4):
        image = Image.open(io.BytesIO(card_emoji(DECK[4 * 6 + suit]))).convert("RGB")
        small = image.resize((22, 22), Image.Resampling.LANCZOS)
        face = [small.getpixel((x, y)) for x in range(5, 17) for y in range(3, 19)]
        red, green, blue = min(face, key=sum)
        darkest.add((red > 128, green > 96, blue > 128))
    assert len(darkest) == 4
