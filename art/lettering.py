"""Lines of text in any script: each letter from the first of several fonts that has it."""

import unicodedata
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache, partial
from typing import Final, TypeAlias

from PIL import ImageFont, features

from art.pens import FONTS, Canvas, Colour, Font, Point, font, medium, script

Face: TypeAlias = Callable[[int], Font]
"""A font, made for a size in pixels."""

_RIGHT_TO_LEFT: Final = frozenset({"R", "AL"})
_STRONG: Final = frozenset({"L", *_RIGHT_TO_LEFT})
_MARKS: Final = frozenset({"Mn", "Mc", "Me"})

JOINED: Final = (
    *("Arabic", "Bengali", "Devanagari", "Gujarati", "Gurmukhi", "Hebrew", "Kannada"),
    *("Malayalam", "Sinhala", "Tamil", "Telugu", "Thai"),
)
"""Scripts whose letters join, change places or run to the left: libraqm has to set them."""

APART: Final = ("Armenian", "Georgian")


@cache
def _noto(name: str, size: int) -> Font:
    engine = ImageFont.Layout.RAQM if _can_join() else ImageFont.Layout.BASIC
    return ImageFont.truetype(FONTS / f"NotoSans{name}", size, layout_engine=engine)


@cache
def _can_join() -> bool:
    """Whether the machine has libraqm and the FriBiDi that it needs."""
    return bool(features.check("raqm") and features.version("fribidi"))


_BOLD_HAN: Final = partial(_noto, "CJK-Bold.otf")
_HAN: Final = partial(_noto, "CJK-Regular.otf")


@cache
def _behind() -> tuple[Face, ...]:
    scripts = (*APART, *JOINED) if _can_join() else APART
    return (_BOLD_HAN, *(partial(_noto, f"{script}-Bold.ttf") for script in scripts))


@cache
def _faces(first: Face) -> tuple[Face, ...]:
    if first is script:
        return (script, font, *_behind())
    return (first, _HAN, *_behind()) if first is medium else (first, *_behind())


@lru_cache(maxsize=8192)
def _has(face: Face, letter: str) -> bool:
    missing = face(20).getmask("\U0010ffff").getbbox()
    return letter == " " or face(20).getmask(letter).getbbox() not in (None, missing)


def _face_of(letter: str, before: Face | None, faces: Sequence[Face]) -> Face | None:
    """The font of a letter; a mark, a blank or a sign keeps to that of the letter before it."""
    loose = unicodedata.bidirectional(letter) not in _STRONG
    joins = loose or unicodedata.category(letter) in _MARKS
    order = (before, *faces) if before is not None and joins else faces
    return next((face for face in order if _has(face, letter)), None)


def writable(text: str, face: Face = font) -> bool:
    """Return whether a font and those behind it (`script`: it alone) have all of a text."""
    faces = (script,) if face is script else _faces(face)
    return all(one.isprintable() and _face_of(one, None, faces) is not None for one in text)


def legible(name: str) -> str:
    """Return a name without signs such as emojis; "" where a letter has no font."""
    kept: list[str] = []
    for one in name:
        plain = one if writable(one) else unicodedata.normalize("NFKC", one)
        if plain.isprintable() and writable(plain):
            kept.append(plain)
        elif unicodedata.category(one)[0] in "LN":
            return ""
    return " ".join("".join(kept).split())


@dataclass(frozen=True, slots=True)
class _Run:
    """Letters that stand together in one font."""

    text: str
    font: Font
    leftward: bool

    @property
    def length(self) -> float:
        return self.font.getlength(self.text, direction="rtl" if self.leftward else None)


@dataclass(frozen=True, slots=True)
class Lettering:
    """Letters of a height in pixels, of a first font and those behind it."""

    face: Face
    size: int

    def length(self, text: str) -> float:
        """Return how long a line is, in pixels."""
        return sum(run.length for run in self._runs(text))

    def cut(self, text: str, room: float) -> str:
        """Return a line, with as much taken off its end as a room of pixels lacks."""
        if self.length(text) <= room:
            return text
        while len(text) > 1 and self.length(f"{text}\u2026") > room:
            text = text[:-1]
        return f"{text.rstrip()}\u2026"

    def write(
        self, canvas: Canvas, at: Point, text: str, colour: Colour | int, anchor: str = "lm"
    ) -> None:
        """Write a line; `anchor` is Pillow's, vertically always the middle."""
        first, runs = self.face(self.size), self._runs(text)
        if len(runs) == 1 and runs[0].font is first:
            canvas.text(at, runs[0].text, font=first, fill=colour, anchor=anchor)
            return
        ascent, descent = first.getmetrics()
        x, base = at[0], at[1] + (ascent - descent) / 2
        x -= {"l": 0.0, "m": 0.5, "r": 1.0}[anchor[0]] * self.length(text)
        for run in runs:
            way = "rtl" if run.leftward else None
            canvas.text((x, base), run.text, font=run.font, fill=colour, anchor="ls", direction=way)
            x += run.length

    def _runs(self, text: str) -> tuple[_Run, ...]:
        """Return a line's runs from left to right; a blank of any width is one of the font's."""
        text = "".join(" " if unicodedata.category(one) == "Zs" else one for one in text)
        runs = tuple(self._parts(text))
        strong = (unicodedata.bidirectional(letter) for letter in text)
        first = next((kind for kind in strong if kind in _STRONG), "L")
        return runs[::-1] if first in _RIGHT_TO_LEFT else runs

    def _parts(self, text: str) -> Iterator[_Run]:
        faces, start, face = _faces(self.face), 0, None
        for at, letter in enumerate(text):
            found = _face_of(letter, face, faces) or self.face
            if face is not None and found is not face:
                yield self._run(text[start:at], face)
                start = at
            face = found
        if text:
            yield self._run(text[start:], face or self.face)

    def _run(self, text: str, face: Face) -> _Run:
        joined = _can_join() and face is not self.face  # else no font has what is to be joined
        leftward = joined and any(unicodedata.bidirectional(one) in _RIGHT_TO_LEFT for one in text)
        return _Run(text, face(self.size), leftward)
