"""Finished deals as animated pictures."""

import io
from itertools import pairwise

import pytest
from PIL import Image

from art.film import END, LONGEST, PAUSE, WIDTH, film_picture
from art.pens import FELT, FELT_DARK, FOUR, SUIT_COLOURS, CardStyle
from engine.moments import steps_to_show
from engine.open_deal import open_at
from engine.rules import PRESETS
from tests.engine.whole_deals import played

MOST = 300 * 1024
"""Bytes, so that a phone has it at once."""


def film(
    preset: str, seed: int, names: tuple[str, str] = ("North", "South"), colours: str = FOUR
) -> bytes:
    states = played(PRESETS[preset], seed, sense=0.97).states
    shown = tuple(open_at(states, step) for step in steps_to_show(states, LONGEST))
    counted = PRESETS[preset].family == "knock"
    return film_picture(shown, names, states[-1].result, counted=counted, style=CardStyle(colours))


@pytest.mark.parametrize("preset", ["standard", "sequence", "mahjong", "skarney", "colonel"])
def test_a_deal_is_a_picture_that_runs_and_begins_again(preset: str) -> None:
    drawn = film(preset, 5)
    assert len(drawn) < MOST
    image = Image.open(io.BytesIO(drawn))
    assert image.format == "GIF"
    assert image.info["loop"] == 0
    frames: list[bytes] = []
    times: list[int] = []
    for number in range(getattr(image, "n_frames", 1)):
        image.seek(number)
        frames.append(image.convert("RGB").tobytes())
        times.append(image.info["duration"])
        assert image.width == WIDTH
        assert image.convert("RGB").getpixel((0, 0)) == FELT_DARK
        assert image.convert("RGB").getpixel((20, 14)) == FELT
    assert 2 <= len(frames) <= LONGEST
    assert all(before != after for before, after in pairwise(frames))
    assert times[0] >= PAUSE
    assert times[-1] >= END


@pytest.mark.slow
def test_a_name_that_the_fonts_lack_becomes_a_seat() -> None:
    assert film("standard", 5, ("🃏", "South")) == film("standard", 5, ("1", "South"))
    assert film("standard", 5, ("N" * 60, "South")) != film("standard", 5)


@pytest.mark.parametrize("colours", SUIT_COLOURS)
def test_the_suits_have_the_colours_that_were_chosen(colours: str) -> None:
    image = Image.open(io.BytesIO(film("standard", 5, colours=colours))).convert("RGB")
    there = {colour for _, colour in image.getcolors(1 << 20) or []}
    assert set(SUIT_COLOURS[colours]) <= there
