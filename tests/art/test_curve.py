"""The curve of a rating: small enough, the same for the same rating, and shown as it went."""

import io

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from art.curve import HEIGHT, WIDTH, _bounds, curve_picture, thinned
from art.paper import FAINT, INK

UPLOAD = 256 * 1024


def drawn(ratings: tuple[int, ...], unsure: int = 10) -> Image.Image:
    picture = curve_picture(ratings, unsure)
    assert len(picture) < UPLOAD
    image = Image.open(io.BytesIO(picture)).convert("RGB")
    assert image.size == (WIDTH, HEIGHT)
    return image


@settings(max_examples=15, derandomize=True, deadline=None)
@given(st.lists(st.integers(-200, 4000), min_size=1, max_size=400).map(tuple))
def test_any_rating_can_be_drawn(ratings: tuple[int, ...]) -> None:
    drawn(ratings)
    step, low, high = _bounds(min(ratings), max(ratings))
    assert low <= min(ratings) <= max(ratings) <= high
    assert low % step == high % step == 0
    assert high > low


def test_it_is_drawn_once_for_the_same_rating() -> None:
    assert curve_picture((1500, 1510), 10) is curve_picture((1500, 1510), 10)


def colours(image: Image.Image) -> set[tuple[int, ...]]:
    counted = image.getcolors(WIDTH * HEIGHT)
    assert counted is not None
    return {colour for _, colour in counted if isinstance(colour, tuple)}


def test_it_is_faint_as_long_as_it_is_unsure() -> None:
    ratings = tuple(range(1500, 1512))
    pixels = colours(drawn(ratings[:6]))
    assert FAINT in pixels
    assert INK not in pixels
    settled = colours(drawn(ratings, unsure=0))
    assert INK in settled
    assert FAINT not in settled
    assert {INK, FAINT} <= colours(drawn(ratings, unsure=5))


@pytest.mark.slow
def test_a_rise_goes_up() -> None:
    def heights(ratings: tuple[int, ...]) -> tuple[float, float]:
        image = drawn(ratings, unsure=0)
        inked = [
            (x, y)
            for x in range(WIDTH - 140)
            for y in range(HEIGHT)
            if image.getpixel((x, y)) == INK
        ]
        left = [y for x, y in inked if x < WIDTH / 3]
        right = [y for x, y in inked if x > WIDTH / 2]
        return sum(left) / len(left), sum(right) / len(right)

    before, after = heights((1500, 1520, 1560, 1600))
    assert before > after
    before, after = heights((1600, 1560, 1520, 1500))
    assert before < after


def test_a_long_one_keeps_its_ends() -> None:
    assert thinned(3, 5) == [0, 1, 2]
    shown = thinned(4001, 160)
    assert (shown[0], shown[-1], len(shown)) == (0, 4000, 160)
    assert shown == sorted(set(shown))
