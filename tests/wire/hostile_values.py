"""The worst that may come in, by what it is: texts, numbers, ids, and files of the largest size."""

from collections.abc import Iterator
from typing import Any, Final

from club.archive.imports import LARGEST
from club.archive.record_files import LONGEST, MOST
from engine.record.limits import VALUE
from playground.driver import Sent
from tests.engine.long_deals import long_deal

OPTION: Final = 6_000
"""Characters of a command's option, as many as Discord allows."""

FIELD: Final = 4_000
"""Characters of a form's field, as many as Discord allows."""

NAME: Final = 60_000
"""Characters of a name; Discord allows 32 or 100 and might be wrong."""

SIGNS: Final = {
    "marks": "\u0316\u0301",
    "joined emoji": "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d",
    "turned around": "\u202e\u2066",
    "lone surrogates": "\ud800\udc00\ud800",
    "NULs": "\0",
    "digits": "9",
    "Arabic digits": "\u0661",
    "one sign for eighteen": "\ufdfa",
    "two when folded": "\u0130",
    "markdown": "*_`~|<@1>[x](http://x)@everyone ",
    "quotes": '"\\',
    "blanks": "\u00a0\u3000 \t",
    "letters": "a",
    "Hangul": "\u1100\u1161\u11a8",
}
"""What a nasty text consists of, over and over."""


def texts(length: int) -> dict[str, str]:
    """Nasty texts of a length, by kind."""
    return {kind: (sign * length)[:length] for kind, sign in SIGNS.items()}


def strings() -> dict[str, Any]:
    """What may stand where an option's text is expected, by kind."""
    odd = {"nothing": None, "a number": 12, "a list": [], "an object": {"a": 1}, "empty": ""}
    return texts(OPTION) | odd


NUMBERS: Final[dict[str, Any]] = {
    "thirty digits": 10**30,
    "four thousand digits": 10**4_000,
    "too large for a database": 2**63,
    "too large for Discord": 2**53,
    "below zero": -1,
    "far below zero": -(2**63) - 1,
    "zero": 0,
    "yes": True,
    "a fraction": 1.5,
    "a text": "12",
    "nothing": None,
    "a list": [],
    "no such": 999_999_999,
}

IDS: Final[dict[str, Any]] = {
    "nobody": "1",
    "thirty digits": "9" * 30,
    "below zero": "-1",
    "a word": "x" * 4_000,
    "Arabic digits": "\u0661" * 18,
    "nothing": None,
    "empty": "",
    "a number": 12,
    "a list": [],
}

HEAD: Final = '[Rules "standard"]\n[Seat1 "North"]\n[Seat2 "South"]\n'
DEAL: Final = '[Deal "1"]\n[Dealer "1"]\n[Seed "00"]\n'
TINY: Final = '[Rules "standard"]\n[Players "a b"]\n[Deal "1"]\n[Dealer "1"]\n[Seed "00"]\n'
OPTIONS: Final = (
    '[Rules "standard"]\n'
    + "".join(f'[Option "{name}=9"]\n' for name in ("gin_bonus", "game_bonus", "box_bonus"))
    + TINY.partition("\n")[2]
)


def filled(text: str, before: str = "", after: str = "") -> bytes:
    """A file of the largest size that repeats a text."""
    room = LARGEST - len(before.encode()) - len(after.encode())
    middle = text.encode(errors="surrogatepass")
    return before.encode() + (middle * (room // len(middle) + 1))[:room] + after.encode()


def files() -> Iterator[tuple[str, bytes]]:
    """Nasty files by kind, those that no record could be and those that can be read."""
    for kind, sign in SIGNS.items():
        seated = HEAD.partition("North")
        whole = len(sign.encode(errors="surrogatepass"))
        size = LARGEST - len(HEAD + DEAL) - (LARGEST - len(HEAD + DEAL)) % whole
        named = (sign.encode(errors="surrogatepass") * LARGEST)[:size]
        yield f"a name of {kind}", seated[0].encode() + named + (seated[2] + DEAL).encode()
        short = (sign * VALUE)[: VALUE // 2].replace("\\", "").replace('"', "'")
        if "\0" not in short and "\ud800" not in short:
            yield f"two names of {kind}", long_deal(40, (short or "x", "South")).encode()
    yield "one giant tag", filled("x", '[Rules "', '"]')
    yield "thousands of tags", filled('[Event "x"]\n', HEAD)
    yield "one tag over and over", filled('[Seat1 "x"]\n', HEAD)
    yield "one giant line", filled("x ", HEAD + DEAL)
    yield "brackets", filled("[", HEAD)
    yield "a tag that never ends", filled("\\", HEAD + '[Seat1 "')
    yield "a pile of comments", filled(";\n", HEAD, DEAL)
    yield "empty lines", filled("\n", HEAD, DEAL)
    yield "blanks", filled(" ", HEAD, "x")
    yield "thousands of deals", filled(DEAL, HEAD)
    yield "thousands of contests", filled(TINY)
    yield "as many deals as there may be", (TINY * MOST).encode()
    yield "thousands of moves", filled("pass ", HEAD + DEAL)
    yield "thousands of different moves", _moves()
    yield "as many moves as there may be", long_deal(LONGEST).encode()
    yield "giant integers", filled("9", HEAD + '[Deal "')
    yield "giant moves", filled("9", HEAD + DEAL + "layoff:7D@")
    yield "option spam", filled('[Option "gin_bonus=20"]\n', '[Rules "standard"]\n')
    yield "options of many contests", filled(OPTIONS)
    yield "a giant option", filled("9", '[Rules "standard"]\n[Option "gin_bonus=')
    yield "a huge line of players", filled("a ", '[Rules "standard"]\n[Players "', '"]\n')
    yield "captains", filled("a ", '[Rules "standard"]\n[Option "seating=captain"]\n[Players "')
    yield "a giant deck", filled("7D", HEAD + DEAL.partition("[Seed")[0] + '[Deck "')
    yield "a giant cut", filled("7D ", HEAD + DEAL.partition("[Seed")[0] + '[Cut "')
    yield "a giant seed", filled("00", HEAD + DEAL.partition("00")[0])
    yield "no text", bytes(range(256)) * (LARGEST // 256)
    yield "a mark of the byte order", filled("\ufeff")
    yield "deep JSON", filled("[")
    yield "too large", b"x" * (LARGEST + 1)
    yield "nothing", b""


def _moves() -> bytes:
    words = "\n".join(f"layoff:7D@{number}" for number in range(1, 30_000))
    return (HEAD + DEAL + words).encode()[:LARGEST]


def sent() -> dict[str, Sent]:
    """The same as a member sends them."""
    return {kind: Sent("x" * 200 + ".txt", data) for kind, data in files()}
