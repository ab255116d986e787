"""The worked examples of the variants with melds on the table, by their kinds."""

from collections.abc import Callable, Mapping
from typing import Any

from engine.cards import Card, parse_card
from engine.colonel import challenged
from engine.errors import Illegal
from engine.melds import Meld
from engine.results import AwardLine, Hand
from engine.rules import Rules
from engine.seats import SEATS
from engine.skarney import gin_bonus
from engine.skarney.turns import (
    barred_from_offer,
    check_additions,
    drawable,
    draws,
    has_offer,
    offers,
)
from engine.table.finishing import UnfinishedTurn, may_take
from engine.table.laying import check_contract, contracts
from engine.table.melds import TableMeld, extended
from engine.table.scoring import TableOutcome, exhausted, table_minus_hand, won_hand

Answer = dict[str, Any]

PLAYERS = {"A": 1, "B": 2, None: None}
NAMES = {1: "A", 2: "B", None: None}
CHALLENGER, OPPONENT = 1, 2
SIDES = {CHALLENGER: "challenger", OPPONENT: "opponent", None: None}


def cards_of(texts: list[str]) -> tuple[Card, ...]:
    return tuple(map(parse_card, texts))


def texts_of(cards: Any) -> list[str]:
    return [str(card) for card in cards]


def named(given: Answer, part: str) -> Any:
    """The one field with this in its name, where the rest of the name may vary."""
    return next((value for name, value in given.items() if part in name), None)


def both_hands(given: Answer) -> tuple[Hand, Hand]:
    return cards_of(given["A"]), cards_of(given["B"])


def of_kind(award: tuple[AwardLine, ...], kind: str, seat: int | None = None) -> int:
    return sum(line.points for line in award if (line.kind, line.seat) == (kind, seat))


def answer_mahjong_take(rules: Rules, given: Answer) -> Answer:
    pile, count = cards_of(given["pile_bottom_to_top"]), given["n"]
    melds = [cards_of(meld) for meld in named(given, "table") or ()]
    table = tuple(TableMeld(SEATS[0], meld) for meld in melds)
    taken = pile[-count:]
    turn = UnfinishedTurn(rules, SEATS[0], frozenset(cards_of(given["hand"])), table)
    return {
        "legal": may_take(turn, pile, count),
        "deepest_card": str(taken[0]),
        "taken": texts_of(taken),
    }


def answer_mahjong_score(rules: Rules, given: Answer) -> Answer:
    sides = [given["players"][name] for name in "AB"]
    tables = (cards_of(sides[0]["table"]), cards_of(sides[1]["table"]))
    hands = (cards_of(sides[0]["hand"]), cards_of(sides[1]["hand"]))
    ended = table_minus_hand(rules, tables, hands, PLAYERS[given.get("ginner")])
    assert ended.scores is not None
    points = dict(zip("AB", ended.scores, strict=True))
    return {
        "scores": {
            name: {
                "table": of_kind(ended.award, "table", seat),
                "hand": -of_kind(ended.award, "hand", seat),
                "bonus": of_kind(ended.award, "gin_bonus", seat),
                "points": points[name],
            }
            for name, seat in zip("AB", SEATS, strict=True)
        },
        "points": points,
    }


def answer_skarney_contract(rules: Rules, given: Answer) -> Answer:
    melds = [cards_of(meld) for meld in given["melds"]]
    try:
        check_contract(cards_of(given["hand"]), melds, rules.contract, rules.melds)
    except Illegal as wrong:
        return {"legal": False, "reason": str(wrong)}
    return {"legal": True, "reason": None}


def answer_skarney_can_contract(rules: Rules, given: Answer) -> Answer:
    found = contracts(cards_of(given["hand"]), rules.contract, rules.melds)
    return {"can_lay_contract": next(found, None) is not None}


def answer_skarney_layoff(rules: Rules, given: Answer) -> Answer:
    meld: Meld = cards_of(given["meld"])
    try:
        after = check_additions(rules, meld, cards_of(given["cards"]))
    except Illegal as wrong:
        return {"legal": False, "result": str(wrong)}
    return {"legal": True, "result": texts_of(after)}


def answer_skarney_offer(rules: Rules, given: Answer) -> Answer:
    hand, accepted = cards_of(given["hand"]), named(given, "accepted")
    barred = barred_from_offer(rules, parse_card(accepted) if accepted else None)
    may = offers(hand, barred)
    return {"offers": [str(card) for card in hand if card in may], "last_card": not may}


def answer_skarney_draw(rules: Rules, given: Answer) -> Answer:
    accepted = named(given, "accepted")
    drawing = draws(rules, parse_card(accepted) if accepted else None)
    left = given["stock_left"] - drawing
    return {
        "draws": drawing,
        "drawable_after": drawable(rules, left),
        "offer_phase": has_offer(rules, left),
    }


def answer_skarney_gin(rules: Rules, given: Answer) -> Answer:
    winner = PLAYERS[given["winner"]]
    assert winner is not None
    loser = cards_of(given["loser_hand"])
    bonus = gin_bonus(rules, given["loser_has_laid_contract"])
    ended = won_hand(rules, ((), loser) if winner == SEATS[0] else (loser, ()), winner, bonus)
    return {
        "winner": NAMES[ended.winner],
        "hand_points": of_kind(ended.award, "deadwood"),
        "bonus": of_kind(ended.award, "gin_bonus"),
        "points": ended.points,
    }


def lower_count(ended: TableOutcome) -> Answer:
    return {
        "counts": dict(zip("AB", ended.counts, strict=True)),
        "winner": NAMES[ended.winner],
        "points": ended.points,
    }


def answer_exhaust(rules: Rules, given: Answer) -> Answer:
    return lower_count(exhausted(rules, (), both_hands(given)))


def answer_colonel_out(rules: Rules, given: Answer) -> Answer:
    hands = (), cards_of(given["loser_hand"])
    return {"points": won_hand(rules, hands, SEATS[0], rules.gin_bonus).points}


def answer_colonel_challenge(rules: Rules, given: Answer) -> Answer:
    if not given["accepted"]:
        shown = {"result": "rejected", "hand_over": False, "counts": None}
        return {**shown, "winner": None, "points": 0}
    hands = cards_of(given["challenger_hand"]), cards_of(given["opponent_hand"])
    ended = challenged(rules, hands, CHALLENGER)
    return {
        "result": "accepted",
        "hand_over": True,
        "counts": dict(zip(("challenger", "opponent"), ended.counts, strict=True)),
        "winner": SIDES[ended.winner],
        "points": ended.points,
    }


def answer_table_layoff(rules: Rules, given: Answer) -> Answer:
    after = extended(cards_of(given["meld"]), parse_card(given["card"]), rules.melds)
    return {"legal": after is not None, "result": None if after is None else texts_of(after)}


ANSWERS: Mapping[str, Callable[[Rules, Answer], Answer]] = {
    "mahjong_take": answer_mahjong_take,
    "mahjong_score": answer_mahjong_score,
    "skarney_contract": answer_skarney_contract,
    "skarney_can_contract": answer_skarney_can_contract,
    "skarney_layoff": answer_skarney_layoff,
    "skarney_offer": answer_skarney_offer,
    "skarney_draw": answer_skarney_draw,
    "skarney_gin": answer_skarney_gin,
    "skarney_exhaust": answer_exhaust,
    "colonel_out": answer_colonel_out,
    "colonel_exhaust": answer_exhaust,
    "colonel_challenge": answer_colonel_challenge,
    "table_layoff": answer_table_layoff,
}
