"""Positions of a few cards for the tips, and the facts that the engine works out about them."""

from collections.abc import Callable, Collection
from typing import Final

from engine.cards import DECK, Card, parse_cards
from engine.deadwood import best_discard, deadwood
from engine.knock.showdown import showdown
from engine.layoffs import extend
from engine.melds import Meld, in_order, melds_among
from engine.results import DealResult
from engine.rules import PRESETS, Rules
from engine.seats import SEATS
from engine.values import card_value

Facts = dict[str, tuple[Card, ...] | int]  # arguments of a tip's messages

STANDARD: Final = PRESETS.rules("standard")
SKARNEY: Final = PRESETS.rules("skarney")
COLONEL: Final = PRESETS.rules("colonel_challenge")

LONGEST: Final = 4  # the longest melds counted to compare two cards

ELDER: Final = parse_cards("3H4H5H3S3D3C9S9H9CAH")  # knocks in the lesson of the queen

YOUNGER: Final = parse_cards("7S7H7CJSJCJD5S4D2H6H")  # the other side's hand there


def waits_for(held: Collection[Card], rules: Rules = STANDARD, *, gone: str = "") -> list[Card]:
    """Return the cards, but those `gone`, that would make a meld with some of those held."""
    dead = {*held, *parse_cards(gone)}
    return [
        card
        for card in DECK
        if card not in dead
        and any(card in meld for meld in melds_among([*held, card], rules.melds))
    ]


def goes_gin_with(held: Collection[Card]) -> list[Card]:
    """Return the cards any of which gives ten cards gin."""
    return [
        card
        for card in DECK
        if card not in held and best_discard([*held, card], STANDARD.melds)[1] == 0
    ]


def fit_on(melds: Collection[Meld], rules: Rules = STANDARD) -> list[Card]:
    """Return the cards that could be laid off on the melds."""
    held = {card for meld in melds for card in meld}
    return [
        card
        for card in DECK
        if card not in held and any(extend(meld, card, rules.melds) for meld in melds)
    ]


def count_of(cards: Collection[Card], rules: Rules = STANDARD) -> int:
    """Return the points of cards, melded or not."""
    return sum(card_value(card, rules.values) for card in cards)


def in_melds(card: Card) -> int:
    """Return in how many melds of up to `LONGEST` cards a card can stand."""
    found = melds_among(DECK, STANDARD.melds)
    return sum(card in meld and len(meld) <= LONGEST for meld in found)


def lesson() -> DealResult:
    """Return the result of the deal with the queen of hearts."""
    hands = (tuple(sorted(ELDER)), tuple(sorted(YOUNGER)))
    return showdown(PRESETS.rules("elder"), hands, knocker=SEATS[0], dealer=SEATS[1])


def _shed() -> Facts:
    held = parse_cards("5D6D7D8C8SAH3H4S6C9HKC")
    card, after = best_discard(held, STANDARD.melds)
    before = deadwood(held, STANDARD.melds)
    return {"card": (card,), "before": before, "after": after}


def _low() -> Facts:
    return {
        "low": count_of(parse_cards("AC2D3S")),
        "high": count_of(parse_cards("TCQDKS")),
    }


def _upcard() -> Facts:
    pair = parse_cards("7D7H")
    return {"before": count_of(pair), "after": deadwood([*pair, *parse_cards("7S")])}


def _middle() -> Facts:
    seven, ace, king = (in_melds(card) for card in parse_cards("7DADKD"))
    return {"seven": seven, "edge": ace, "same": int(ace == king)}


def _pair() -> Facts:
    shapes = {"pair": "7D7H", "open": "7D8D", "edge": "QDKD", "gap": "6D8D"}
    return {name: len(waits_for(parse_cards(cards))) for name, cards in shapes.items()}


def _three() -> Facts:
    held = parse_cards("4C4D3C")
    found = waits_for(held)
    return {"waits": len(found), "cards": tuple(found), "count": count_of(held)}


def _dead() -> Facts:
    held = parse_cards("JDJS")
    return {"waits": len(waits_for(held)), "left": len(waits_for(held, gone="JCJH"))}


def _break() -> Facts:
    return {
        "before": count_of(parse_cards("QHQS")),
        "after": count_of(parse_cards("QH2D")),
    }


def _takes() -> Facts:
    found = waits_for_one(parse_cards("9S")[0])
    return {"count": len(found), "cards": tuple(found)}


def waits_for_one(card: Card) -> list[Card]:
    """Return the cards that can stand with a card in a meld of three."""
    short = (meld for meld in melds_among(DECK, STANDARD.melds) if len(meld) == 3)  # noqa: PLR2004
    beside = {each for meld in short if card in meld for each in meld}
    return sorted(beside - {card})


def _gin() -> Facts:
    held = parse_cards("4S5S6S8C8D8HJCQCKC2D")
    found = goes_gin_with(held)
    return {
        "deadwood": deadwood(held, STANDARD.melds),
        "count": len(found),
        "cards": tuple(found),
    }


def _layout() -> Facts:
    long, short = (
        fit_on([_meld(cards) for cards in melds])
        for melds in (("4S5S6S7S", "7C7D7H"), ("4S5S6S", "7C7D7H7S"))
    )
    return {"worse": tuple(long), "better": tuple(short)}


def _meld(cards: str) -> Meld:
    meld = in_order(parse_cards(cards), STANDARD.melds)
    assert meld is not None
    return meld


def _undercut() -> Facts:
    return {"points": STANDARD.undercut_bonus}


def _queen() -> Facts:
    result = lesson()
    assert result.deadwood is not None
    return {
        "deadwood": result.deadwood[0],
        "cards": tuple(sorted(card for card, _ in result.layoffs)),
        "left": result.deadwood[1],
        "points": result.points,
    }


def _mixed() -> Facts:
    run, same = (in_order(parse_cards(cards), SKARNEY.melds) for cards in ("4C5D6H", "6C6D6H"))
    assert run is not None
    assert same is not None
    return {"run": len(fit_on([run], SKARNEY)), "set": len(fit_on([same], SKARNEY))}


def _many() -> Facts:
    return {
        "many": count_of(parse_cards("2C2S3D3H4C5D"), COLONEL),
        "few": count_of(parse_cards("QSKD"), COLONEL),
    }


FACTS: Final[dict[str, Callable[[], Facts]]] = {
    "shed": _shed,
    "low": _low,
    "upcard": _upcard,
    "middle": _middle,
    "pair": _pair,
    "three": _three,
    "dead": _dead,
    "break": _break,
    "takes": _takes,
    "gin": _gin,
    "layout": _layout,
    "undercut": _undercut,
    "queen": _queen,
    "mixed": _mixed,
    "many": _many,
}
"""The facts of each tip with cards, worked out at each call."""
