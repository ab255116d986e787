"""Words: sentences come from `locales/<locale>/*.ftl`, names go through `safe_name`."""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, cached_property, lru_cache
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import structlog
from babel import Locale
from babel.numbers import format_decimal
from discord import ui
from fluent.runtime import FluentBundle, FluentResource

from club.core.languages import GROUND, LOCALES, nearest
from club.core.text_limits import LINE, SENTENCE

_NAME_LIMIT = 32  # graphemes
_UNITS_LIMIT = 64  # UTF-16 units, in which Discord counts; fits a label whatever the marks
_MARKS_LIMIT = 3  # combining marks on one letter
_NAMELESS = "…"
_BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # letters that show nothing
_UNSEEN = frozenset({"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"})
_MARKS = frozenset({"Mn", "Me", "Mc"})
_SELECTORS = (0xFE00, 0xFE0F)
_MARKDOWN = str.maketrans({sign: f"\\{sign}" for sign in "\\`*_~|<>[]():"} | {"@": "@\u200b"})
_LINE_START = re.compile(r"^(\d*)([-+#.)])")  # what would make a list or a heading of the line

# Cached names and figures: as none is long, a megabyte or two at most.
_REMEMBERED = 4096

# Cached sentences, which all languages share: drawn in ten of them in turn, fifty tables say about
# 15,000. With 4,096 a press formats 5.2 of its 43 sentences again, with these 3.7; they take 8 MB.
_SENTENCES: Final = 16_384

# The beginning of a message; lines that continue one are indented, or close a bracket.
_ENTRY: Final = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)

# Characters that a message may have.
ROOM: Final = 4000

# Capital letters that differ from what Unicode says of the small ones, by language.
_CAPITALS: Final = {("tr", "i"): "İ"}

# A command as sentences name it, perhaps with an option.
_NAMED: Final = re.compile(r"`/((gin(?:-admin)?|cup|league|ladder) [a-z]+)(?: ([a-z]+:))?`")

_log = structlog.get_logger(__name__)


class Sentences:
    """The messages of one locale, none referring to another, each parsed when first said."""

    def __init__(self, locale: str, sources: Iterable[str]) -> None:
        self.locale = locale
        self._entries = dict(entry for source in sources for entry in entries(source))
        self._lines = dict[str, str | None]()

    @cached_property
    def _bundle(self) -> FluentBundle:
        return FluentBundle([self.locale], use_isolating=False)

    def __contains__(self, key: str) -> bool:
        if key not in self._entries:
            return False
        if self._line(key) is not None:
            return True
        if not self._bundle.has_message(key):
            self._bundle.add_resource(FluentResource(self._entries[key]))
        return self._bundle.has_message(key)

    def say(self, key: str, args: dict[str, Any]) -> str | None:
        """Return a message that is in the locale; None if it needs other arguments."""
        if (line := self._line(key)) is not None:
            return line
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            return None
        said, errors = self._bundle.format_pattern(pattern, args)
        return None if errors else str(said)

    def beginning(self, stem: str) -> Iterator[str]:
        """Yield the keys that begin with a stem."""
        return (key for key in self._entries if key.startswith(stem))

    def _line(self, key: str) -> str | None:
        """Return a message that is one line of text; None for any other."""
        if key not in self._lines:
            first, *more = self._entries[key].splitlines()
            line = first.partition("=")[2].strip()
            plain = bool(line) and "{" not in line and "}" not in line
            alone = all(not one.strip() or one.startswith("#") for one in more)
            self._lines[key] = line if plain and alone else None
        return self._lines[key]

    def bare(self) -> tuple[str, ...]:
        """Return the keys, in order, of the messages without arguments."""
        return tuple(key for key, source in self._entries.items() if "{" not in source)


def entries(source: str) -> tuple[tuple[str, str], ...]:
    """Split the text of a file into its messages: the key of each, and its own text."""
    found = list(_ENTRY.finditer(source))
    starts = [*(one.start() for one in found), len(source)]
    return tuple(
        (one[1], source[at:end]) for one, (at, end) in zip(found, pairwise(starts), strict=True)
    )


@cache
def sentences(locale: str, folder: Path = LOCALES) -> Sentences | None:
    """Return the sentences of a locale, which may be any string; None where it has none."""
    if locale not in _shipped(folder):
        return None
    files = sorted((folder / locale).glob("*.ftl"))
    return Sentences(locale, [file.read_text(encoding="utf-8") for file in files])


@cache
def _shipped(folder: Path) -> frozenset[str]:
    return frozenset(one.name for one in folder.iterdir() if any(one.glob("*.ftl")))


class Text:
    """The messages of one locale, with English behind it."""

    def __init__(self, locale: str = GROUND) -> None:
        self.locale = locale

    def __call__(self, key: str, /, **args: str | int) -> str:
        """Return a message, numbers in the locale's form, ids as text; or raise LookupError."""
        said = 0
        for one in args.values():
            if isinstance(one, str):
                said += len(one)
        say = _said if said <= SENTENCE else _said.__wrapped__  # what is long isn't remembered
        return say(self.locale, key, tuple(args.items()))

    def figure(self, number: int, *, sign: bool = False) -> str:
        """Return a number as the language writes it: 1,250, \u22125, 0 or, with `sign`, +5."""
        before = "\u2212" if number < 0 else "+" if sign and number else ""
        return before + _figure(self.locale, abs(number))

    def tenth(self, number: float) -> str:
        """Return a number to one place, as the language writes it: 6.3."""
        return str(format_decimal(number, format="#,##0.0", locale=conventions(self.locale)))

    def capital(self, said: str) -> str:
        """Return a phrase with a capital first letter, as the language has it."""
        first = said[:1]
        return (_CAPITALS.get((nearest(self.locale), first)) or first.upper()) + said[1:]

    def listed(self, words: Iterable[str], between: str = "list-more") -> str:
        """Return words one after another, parted as the language parts them."""
        several = iter(words)
        said = next(several, "")
        for word in several:
            said = self(between, first=said, next=word)
        return said

    def sentence(self, phrase: str) -> str:
        """Return a phrase as a sentence of its own."""
        return self("whole-sentence", phrase=self.capital(phrase))


@cache
def conventions(locale: str) -> Locale:
    """Return how the language of a locale writes numbers and days."""
    return Locale.parse(nearest(locale), sep="-")


@lru_cache(maxsize=_SENTENCES)
def _said(locale: str, key: str, args: tuple[tuple[str, str | int], ...]) -> str:
    language = locale.partition("-")[0]
    for name in dict.fromkeys((locale, language, GROUND)):
        if (there := sentences(name, LOCALES)) is None or key not in there:
            continue
        if (said := there.say(key, dict(args))) is not None:
            return said
        _log.warning("message does not format", message=key, locale=there.locale)
    raise LookupError(f"no message {key!r} with the arguments {sorted(dict(args))}")


@lru_cache(maxsize=_REMEMBERED)
def _figure(locale: str, number: int) -> str:
    return str(format_decimal(number, locale=conventions(locale)))


def bare_sentences() -> tuple[str, ...]:
    """Return the keys, in order, of all messages without arguments."""
    ground = sentences(GROUND, LOCALES)
    return () if ground is None else ground.bare()


def plain_name(name: str) -> str:
    """Return a member's name for a button, a menu or an alt text, where markdown means nothing.

    What is invisible, turns the line around or piles up on a letter is left out; at most 32 letters
    stay. Only `LINE` code points are read: normalising a heap of marks takes quadratic time.
    """
    return _plain_name(name[:LINE])


@lru_cache(maxsize=_REMEMBERED)
def _plain_name(name: str) -> str:
    letters: list[str] = []
    for sign in unicodedata.normalize("NFC", name):
        kind = unicodedata.category(sign)
        if kind in _MARKS:
            seen = not _SELECTORS[0] <= ord(sign) <= _SELECTORS[1]
            if seen and letters and len(letters[-1]) <= _MARKS_LIMIT and letters[-1] != " ":
                letters[-1] += sign
        elif kind == "Zs" or sign in _BLANKS or sign in "\t\n\r":
            if letters and letters[-1] != " ":
                letters.append(" ")
        elif kind not in _UNSEEN:
            letters.append(sign)
    if letters and letters[-1] == " ":
        letters.pop()
    if len(letters) > _NAME_LIMIT or _units(letters) > _UNITS_LIMIT:
        letters = letters[: _NAME_LIMIT - 1]
        while _units(letters) >= _UNITS_LIMIT:
            letters.pop()
        letters.append("…")
    return "".join(letters) or _NAMELESS


def _units(letters: list[str]) -> int:
    return len("".join(letters).encode("utf-16-le")) // 2


def safe_name(name: str) -> str:
    """Return `plain_name` for a text display: it can't be markdown, link or mention."""
    return _safe_name(name[:LINE])


@lru_cache(maxsize=_REMEMBERED)
def _safe_name(name: str) -> str:
    return _LINE_START.sub(r"\1\\\2", plain_name(name).translate(_MARKDOWN))


def safe_text(text: str) -> str:
    """Return a member's line, up to `LINE`, for a text display: it can't be markdown or mention."""
    text = text[:LINE]
    shown = "".join(" " if sign.isspace() else sign for sign in text if _is_shown(sign))
    return _LINE_START.sub(r"\1\\\2", " ".join(shown.split()).translate(_MARKDOWN)) or _NAMELESS


def _is_shown(sign: str) -> bool:
    return sign.isspace() or (unicodedata.category(sign) not in _UNSEEN and sign not in _BLANKS)


def _paragraphs(items: Iterable[ui.Item[Any]]) -> list[ui.TextDisplay[Any]]:
    """Return the texts among items and in them, without looking at each button."""
    found: list[ui.TextDisplay[Any]] = []
    for item in items:
        if isinstance(item, ui.TextDisplay):
            found.append(item)
        elif isinstance(item, ui.Container | ui.Section):
            found += _paragraphs(item.children)
    return found


class CommandLinks:
    """The commands' ids, as Discord has given them out; without them, names stay plain text."""

    def __init__(self) -> None:
        self._ids: dict[str, int] = {}

    def know(self, ids: Mapping[str, int]) -> None:
        """Take the ids of the commands at the top, by their names."""
        self._ids = dict(ids)

    def linked(self, text: str) -> str:
        """Return a text with a mention for each command that it names."""
        return _NAMED.sub(self._mention, text)

    def link(self, view: ui.LayoutView) -> None:
        """Do so in a message that is about to be sent, where there is room."""
        shown = _paragraphs(view.children)
        texts = [self.linked(one.content) for one in shown]
        if sum(map(len, texts)) <= ROOM:
            for one, text in zip(shown, texts, strict=True):
                one.content = text

    def _mention(self, named: re.Match[str]) -> str:
        number = self._ids.get(named[2])
        if number is None:
            return named[0]
        option = f" `{named[3]}`" if named[3] else ""
        return f"</{named[1]}:{number}>{option}"
