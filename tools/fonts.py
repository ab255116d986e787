"""Make the fonts behind Inter in `art/fonts/`, for names in any script and for Japanese labels.

    python -m tools.fonts FOLDER

FOLDER has the fonts of Debian's packages fonts-noto-core and fonts-noto-cjk, at any depth. What is
kept of each is what people's names are written in.
"""

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from fontTools.subset import Options, Subsetter, load_font, save_font

from art.lettering import APART, JOINED
from club.core.languages import LOCALES

FONTS = Path(__file__).parents[1] / "art" / "fonts"

HAN = (
    ("euc_jp", range(0xA1, 0xF5), range(0xA1, 0xFF)),  # Japan's two levels, and both kanas
    ("cp932", (0x87, 0xED, 0xEE, 0xFA, 0xFB, 0xFC), range(0x40, 0xFD)),  # names' variants there
    ("gb2312", range(0xA1, 0xF8), range(0xA1, 0xFF)),  # mainland China's two levels
    ("big5", range(0xA4, 0xC7), (*range(0x40, 0x7F), *range(0xA1, 0xFF))),  # Taiwan's first level
    ("euc_kr", range(0xB0, 0xC9), range(0xA1, 0xFF)),  # Korea's syllables in use
)
"""The characters of East Asia in use: an encoding, and the first and second bytes of its table."""

JAPANESE_FACE = 0
"""The place of the Japanese font in a collection of Noto's."""


def east_asian() -> set[str]:
    """Return the characters of East Asia that are in use."""
    found: set[str] = set()
    for encoding, first, second in HAN:
        pairs = (bytes((one, two)) for one in first for two in second)
        found |= {pair.decode(encoding, "ignore") for pair in pairs}
    return found - {""}


def labels() -> set[str]:
    """Return all that the Japanese texts are written with, and both kanas."""
    kana = {chr(code) for code in range(0x3000, 0x3100)}
    files = (LOCALES / "ja").glob("*.ftl")
    return kana.union(*(file.read_text(encoding="utf-8") for file in files))


def keep(source: Path, target: Path, characters: Iterable[str] | None = None) -> None:
    """Write what is needed of a font: all characters, or those named."""
    options = Options()
    options.layout_features = ["*"] if characters is None else []
    options.hinting, options.desubroutinize, options.name_IDs = False, False, [0, 1, 2, 13, 14]
    options.font_number = JAPANESE_FACE
    options.drop_tables += ["vhea", "vmtx", "VORG", "BASE"]
    font = load_font(str(source), options)
    wanted = font.getBestCmap() if characters is None else {ord(one) for one in characters}
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=wanted)
    subsetter.subset(font)
    save_font(font, str(target), options)


def _all(folder: Path) -> Iterator[tuple[Path, Path, set[str] | None]]:
    def found(name: str) -> Path:
        return next(folder.rglob(name))

    for script in (*APART, *JOINED):
        name = f"NotoSans{script}-Bold.ttf"
        yield found(name), FONTS / name, None
    bold, regular = "NotoSansCJK-Bold.ttc", "NotoSansCJK-Regular.ttc"
    yield found(bold), FONTS / "NotoSansCJK-Bold.otf", east_asian() | labels()
    yield found(regular), FONTS / "NotoSansCJK-Regular.otf", labels()


def main(folder: str) -> None:
    """Make them all."""
    for source, target, characters in _all(Path(folder)):
        keep(source, target, characters)
        sys.stdout.write(f"{target.name}: {target.stat().st_size:,} bytes\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
