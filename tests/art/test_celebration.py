"""Gins and undercuts in motion: the winner's cards come, and the last image stays."""

import io
from dataclasses import replace

import pytest
from PIL import Image

from art.celebration import SMALL, celebration
from art.pens import GOLD, PAPER
from engine.results import DealResult
from engine.rules import PRESETS
from tests.engine.whole_deals import played

NAMES = ("North", "South")
UPLOAD = 256 * 1024
KNOCK_PRESETS = [name for name in PRESETS if PRESETS[name].knocks]


def ended(preset: str, seed: int) -> DealResult:
    result = played(PRESETS[preset], seed, sense=1.0).states[-1].result
    assert result is not None
    return result


def opened(picture: bytes) -> Image.Image:
    assert len(picture) < UPLOAD
    return Image.open(io.BytesIO(picture))


def images(picture: bytes) -> list[Image.Image]:
    film = opened(picture)
    found: list[Image.Image] = []
    for number in range(film.n_frames):
        film.seek(number)
        found.append(film.convert("RGB"))
    return found


def near(image: Image.Image, colour: tuple[int, int, int]) -> int:
    """How many pixels are of a colour, or nearly."""
    colours = image.getcolors(1 << 20) or []
    return sum(
        count
        for count, each in colours
        if max(abs(a - b) for a, b in zip(each, colour, strict=True)) < 12
    )


@pytest.mark.slow
def test_the_winners_cards_come_one_after_the_other_and_the_end_has_a_golden_edge() -> None:
    result = ended("straight", 3)
    assert result.result == "gin"
    shown = images(celebration(result, NAMES))
    assert {image.width for image in shown} == {SMALL}
    paper = [near(image, PAPER) for image in shown]
    assert paper[0] < paper[3] < paper[-1]
    assert near(shown[-1], GOLD) > near(shown[0], GOLD) + SMALL
    assert near(shown[len(shown) // 2], GOLD) > near(shown[-1], GOLD), "pips fly"


def test_it_plays_once_and_its_end_is_long() -> None:
    film = opened(celebration(ended("straight", 3), NAMES))
    assert "loop" not in film.info
    film.seek(film.n_frames - 1)
    assert film.info["duration"] >= 3000


def test_it_is_the_same_each_time() -> None:
    result = ended("straight", 3)
    assert celebration(result, NAMES) == celebration(result, NAMES)


def test_a_deal_without_a_winner_has_none() -> None:
    with pytest.raises(ValueError, match="nobody has won"):
        celebration(replace(ended("straight", 3), winner=None), NAMES)


@pytest.mark.slow
@pytest.mark.parametrize("preset", KNOCK_PRESETS)
def test_deals_of_every_preset_with_knocks_fit(preset: str) -> None:
    for seed in range(4):
        if (result := ended(preset, seed)).winner is not None:
            assert len(images(celebration(result, ("W" * 200, "\u200b")))) > 10
