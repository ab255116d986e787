"""Tips for playing better, one at a time, each with the cards that it is about."""

from collections.abc import Mapping
from functools import cache
from typing import Final, NamedTuple

from cogs.kit.drawing import BRAND, Drawing, Ui, draw, lines, row, small
from cogs.kit.pages import PRIMARY, HelpBook, page_menu, page_press, to_help
from cogs.lessons.ui.tip_positions import FACTS, Facts
from engine.cards import parse_cards

ANY: Final = "any"  # every topic in turn


class Tip(NamedTuple):
    """A tip: its name in message keys, and lines of cards, their groups parted by blanks."""

    name: str
    shows: tuple[str, ...] = ()


TIPS: Final[Mapping[str, tuple[Tip, ...]]] = {
    "early": (
        Tip("shed", ("5D6D7D 8C8S", "AH3H4S6C9HKC")),
        Tip("low", ("AC2D3S TCQDKS",)),
        Tip("upcard", ("7D7H 7S",)),
        Tip("soon"),
    ),
    "melds": (
        Tip("middle", ("7D AD KD",)),
        Tip("pair", ("7D7H 7D8D", "QDKD 6D8D")),
        Tip("three", ("4C4D3C",)),
        Tip("dead", ("JDJS",)),
        Tip("break", ("QHQS 2D",)),
    ),
    "pile": (
        Tip("memory"),
        Tip("takes", ("9S",)),
        Tip("hold", ("9D9H9S 9C",)),
        Tip("vary"),
    ),
    "knock": (
        Tip("often"),
        Tip("gin", ("4S5S6S 8C8D8H", "JCQCKC 2D")),
        Tip("layout", ("4S5S6S7S 7C7D7H", "4S5S6S 7C7D7H7S")),
        Tip("undercut"),
    ),
    "late": (
        Tip("ready"),
        Tip("queen", ("3H4H5H 3C3D3S", "9C9H9S AH")),
        Tip("luck"),
    ),
    "skarney": (
        Tip("contract"),
        Tip("mixed", ("4C5D6H 6C6D6H",)),
    ),
    "colonel": (
        Tip("lay"),
        Tip("many", ("2C2S3D3H4C5D QSKD",)),
    ),
}

TOPICS: Final = (ANY, *TIPS)


def tips_of(topic: str) -> tuple[Tip, ...]:
    """Return the tips of a topic; of all topics where there is none of that name."""
    return TIPS.get(topic) or tuple(tip for each in TIPS.values() for tip in each)


def draw_tip(ui: Ui, topic: str = ANY, number: int = 0) -> Drawing:
    """Draw a topic's tip; numbers past its last begin again, and an unknown topic means all."""
    topic = topic if topic in TIPS else ANY
    found = tips_of(topic)
    at = number % len(found)
    tip = found[at]
    titles = {each: ui.text(f"tips-topic-{each}") for each in TOPICS}
    home = next(each for each, tips in TIPS.items() if tip in tips)
    rest = f"{HelpBook.TIPS}:{topic}:{(at + 1) % len(found)}"
    another = page_press(ui.text("tips-another"), rest, PRIMARY)
    return draw(
        BRAND,
        lines(small(titles[home]), f"### {ui.text(f'tip-title-{tip.name}')}"),
        _cards(tip, ui),
        ui.text(f"tip-{tip.name}", **_told(tip.name, ui)),
        row(another, to_help(ui)),
        row(page_menu(HelpBook.TIPS, titles, topic, ui.text("tips-hint"))),
    )


def _cards(tip: Tip, ui: Ui) -> str:
    groups = (map(parse_cards, shown.split()) for shown in tip.shows)
    return lines(*(ui.faces.held(ui.faces.groups(each)) for each in groups))


def _told(name: str, ui: Ui) -> dict[str, str | int]:
    return {
        key: ui.faces.labels(fact) if isinstance(fact, tuple) else fact
        for key, fact in _facts(name).items()
    }


@cache
def _facts(name: str) -> Facts:
    return FACTS[name]() if name in FACTS else {}
