"""Names in any script: in a font that has them, in the order in which they are read."""

from itertools import pairwise

import pytest
from PIL import Image, ImageDraw

from art.lettering import Lettering, legible, writable
from art.pens import font, medium, script
from art.sheet import LABEL_SIZES, NUMBER_ROOM, ROOM
from cogs.kit.text import Text, bare_sentences
from tests.cogs.kit.language_cases import in_every_language
from tools.fonts import east_asian, labels

NAMES = {
    "Latin": "Ñandú Żółć O'Neill Ğüneş",
    "Cyrillic": "Привет",
    "Greek": "Ελλάδα",
    "Japanese": "佐藤さくらサクラ",
    "Chinese": "王小明 張偉",
    "Korean": "김민수",
    "Arabic": "محمد علی",
    "Hebrew": "שלום",
    "Devanagari": "राहुल शर्मा",
    "Bengali": "বাংলা",
    "Tamil": "தமிழ்",
    "Thai": "สมชาย",
    "Georgian": "გიორგი",
    "Armenian": "Արմեն",
}


def ink(name: str, size: int = 40) -> tuple[int, int, int, int] | None:
    """The box of what is written."""
    image = Image.new("L", (900, 80))
    Lettering(font, size).write(ImageDraw.Draw(image), (50, 40), name, 255)
    return image.getbbox()


@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
def test_a_name_is_written_as_long_as_it_is_said_to_be(name: str) -> None:
    assert writable(name)
    assert legible(name) == name
    box = ink(name)
    assert box is not None
    assert 50 - 4 <= box[0] < box[2] <= 50 + Lettering(font, 40).length(name) + 6
    assert 10 < box[1] < box[3] < 78


def test_a_line_from_the_right_has_its_parts_from_the_right() -> None:
    hebrew, latin = "שלום", "North"
    width = Lettering(font, 40).length
    first, mixed = ink(f"{latin} {hebrew}"), ink(f"{hebrew} {latin}")
    assert first is not None
    assert mixed is not None
    assert abs((first[2] - first[0]) - (mixed[2] - mixed[0])) < 8
    # Read from the right, what comes first stands to the right: both look alike.
    alone = ink(latin)
    image = Image.new("L", (900, 80))
    Lettering(font, 40).write(ImageDraw.Draw(image), (50, 40), f"{hebrew} {latin}", 255)
    box = image.crop((0, 0, 50 + round(width(latin)) + 2, 80)).getbbox()
    assert alone is not None
    assert box is not None
    assert all(abs(one - other) <= 1 for one, other in zip(alone, box, strict=True))


def test_anchors_place_a_mixed_line_as_they_place_a_plain_one() -> None:
    image = Image.new("L", (900, 80))
    Lettering(font, 30).write(ImageDraw.Draw(image), (450, 40), "North 佐藤 محمد", 255, "mm")
    box = image.getbbox()
    assert box is not None
    assert abs((box[0] + box[2]) / 2 - 450) < 6
    image = Image.new("L", (900, 80))
    Lettering(medium, 30).write(ImageDraw.Draw(image), (890, 40), "目標 200", 255, "rm")
    box = image.getbbox()
    assert box is not None
    assert 880 < box[2] <= 892


@pytest.mark.parametrize(
    ("name", "left"), [("Zoë 😀", "Zoë"), ("🃏🃏", ""), ("\u202egnp", "gnp"), ("", "")]
)
def test_what_no_font_has_is_left_out(name: str, left: str) -> None:
    assert writable(name) == (name == left)
    assert legible(name) == left


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("髙橋", "髙橋"),
        ("山﨑", "山﨑"),
        ("\uff80\uff85\uff76 Taro", "\uff80\uff85\uff76 Taro"),
        ("\U0001d4d9\U0001d4f8\U0001d4f1\U0001d4f7 Smith", "John Smith"),
        ("김\ubdc1", ""),
        ("\u07cb\u07d3", ""),
    ],
)
def test_a_letter_is_never_left_out(name: str, written: str) -> None:
    assert legible(name) == written


def test_what_no_font_has_can_be_measured_all_the_same() -> None:
    for text in ("\u07cb\u07d3", "🃏", "김\ubdc1"):
        assert Lettering(medium, 28).length(text) > 0


def test_a_line_is_cut_to_its_room() -> None:
    letters = Lettering(font, 40)
    assert letters.cut("North", 400) == "North"
    for name in ("佐" * 32, "W" * 200, "محمد" * 9):
        short = letters.cut(name, 400)
        assert short.endswith("…")
        assert letters.length(short) <= 400


def test_handwriting_is_for_names_that_it_has_whole() -> None:
    assert writable("North", script)
    assert not writable("佐藤", script)


def test_letters_get_smaller_with_their_size() -> None:
    lengths = [Lettering(font, size).length("佐藤 محمد North") for size in (20, 30, 40)]
    assert all(1.3 < more / less < 1.6 for less, more in pairwise(lengths))


@in_every_language
def test_what_a_sheet_prints_can_be_printed(language: str) -> None:
    said = Text(language)
    for key in (one for one in bare_sentences() if one.startswith("pad-")):
        assert writable(said(key), medium), key
        assert writable(said(key)), key


@in_every_language
def test_no_label_of_a_sheet_is_cut_off(language: str) -> None:
    said = Text(language)
    smallest = Lettering(medium, LABEL_SIZES[-1])
    for key in (one for one in bare_sentences() if one.startswith("pad-")):
        room = NUMBER_ROOM if key == "pad-number-deal" else ROOM
        assert smallest.length(said(key)) <= room, key


def test_a_blank_of_any_width_is_a_blank() -> None:
    for face in (script, font):
        narrow, usual = (Lettering(face, 30).length(f"1{one}320") for one in ("\u202f", " "))
        assert narrow == usual


def test_east_asias_characters_in_use_are_there() -> None:
    assert {"字", "あ", "ア", "한", "国", "國"} <= east_asian()
    assert all(writable(one) for one in sorted(east_asian())[::97])
    assert {one for one in labels() if one.isprintable() and not writable(one, medium)} <= {"▸"}
