"""Every worked example of the rules that the engine can play, through its public names.

`WORKED_EXAMPLES` names another file of examples. An example is skipped only for a kind that is not
among those here.
"""

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.cards import Card, parse_card
from engine.deadwood import deadwood
from engine.deadwood.arrange import arrange, best_arrangements
from engine.knock import KnockPhase, KnockState, knock_options, showdown
from engine.machine import State
from engine.melds import Meld, meld_kind
from engine.moves import Move
from engine.results import DealResult
from engine.rules import PRESETS, BigGin, ExtraBoxes, Rules, SequenceBonus, Shutout
from engine.words import BigGinMode, SequencePaid, ShutoutMode
from tests.engine.contest import examples_contests
from tests.engine.knock.positions import dealt, standing
from tests.engine.table import examples_table

FILE = Path(
    os.environ.get("WORKED_EXAMPLES")
    or Path(__file__).parents[1] / "examples" / "rules-examples.json"
)

Answer = dict[str, Any]

KNOCKER, DEFENDER = 1, 2
SIDES = {"N": 1, "D": 2}
SIDE_OF = {seat: side for side, seat in SIDES.items()}
ARRANGEMENTS_LISTED = 6


MODES = {"big_gin": BigGinMode, "shutout": ShutoutMode, "sequence_bonus": SequencePaid}
WORDS = {"mode", "to"}


def rules_of(example: Answer) -> Rules:
    structured: dict[str, Callable[..., object]] = {
        "big_gin": BigGin,
        "shutout": Shutout,
        "extra_boxes": ExtraBoxes,
        "sequence_bonus": SequenceBonus,
    }
    options: dict[str, object] = {}
    for name, value in example["rules"]["overrides"].items():
        if isinstance(value, dict):
            parts = {
                part: MODES[name](each) if part in WORDS else each for part, each in value.items()
            }
            options[name] = structured[name](**parts)
        else:
            options[name] = tuple(value) if isinstance(value, list) else value
    return PRESETS.rules(example["rules"]["preset"], **options)


def cards_of(texts: list[str]) -> tuple[Card, ...]:
    return tuple(map(parse_card, texts))


def texts_of(cards: Any) -> list[str]:
    return [str(card) for card in cards]


def card_in(given: Answer, name: str) -> Card | None:
    return parse_card(given[name]) if given.get(name) else None


def melds_in(given: Answer, name: str) -> tuple[Meld, ...] | None:
    return tuple(map(cards_of, given[name])) if given.get(name) else None


def answer_deadwood(rules: Rules, given: Answer) -> Answer:
    hand = cards_of(given["hand"])
    canonical = arrange(hand, rules.melds)
    best = best_arrangements(hand, rules.melds)
    assert best[0] == canonical
    return {
        "min_deadwood": deadwood(hand, rules.melds),
        "canonical_melds": [texts_of(meld) for meld in canonical.melds],
        "canonical_deadwood_cards": texts_of(canonical.unmatched),
        "optimal_arrangements": len(best),
        "all_optimal": sorted(
            [texts_of(meld) for meld in each.melds] for each in best[:ARRANGEMENTS_LISTED]
        ),
    }


def answer_meld_valid(rules: Rules, given: Answer) -> Answer:
    kind = meld_kind(cards_of(given["cards"]), rules.melds)
    return {"valid": kind is not None, "kind": kind}


def answer_knock_options(rules: Rules, given: Answer) -> Answer:
    limit = rules.limit(card_in(given, "knock_card"))
    barred = None if rules.return_taken_discard else card_in(given, "taken_discard")
    options = knock_options(rules, cards_of(given["hand11"]), limit, barred)
    return {
        "limit": limit,
        "knock": {str(card): left for card, left in options.knock.items()},
        "gin": texts_of(options.gin),
        "big_gin": options.big_gin,
    }


def score(rules: Rules, result: DealResult) -> Answer:
    """A finished deal as the examples tell it."""
    knocker = result.knocker
    assert knocker is not None
    assert result.deadwood is not None
    limit = rules.limit(result.knock_card)
    defender = 3 - knocker
    kept = result.deadwood[knocker - 1]
    sides = {knocker: "knocker", defender: "defender", None: None}
    return {
        "knock_limit": limit,
        "legal": kept <= limit,
        "knocker_deadwood": kept,
        "defender_deadwood_before": deadwood(result.hands[defender - 1], rules.melds),
        "defender_deadwood": result.deadwood[defender - 1],
        "layoffs": texts_of(sorted(card for card, _ in result.layoffs)),
        "sequence_bonus": sum(
            line.points for line in result.award if line.kind == "sequence_bonus"
        ),
        "result": result.result,
        "winner": sides[result.winner],
        "points": result.points,
        "boxes": result.boxes,
    }


def answer_showdown(rules: Rules, given: Answer) -> Answer:
    result = showdown(
        rules,
        (cards_of(given["knocker_hand"]), cards_of(given["defender_hand"])),
        knocker=KNOCKER,
        melds=melds_in(given, "knocker_melds"),
        knock_card=card_in(given, "knock_card"),
    )
    assert not given.get("big_gin") or result.result == "big_gin"
    return score(rules, result)


def starting_state(rules: Rules, given: Answer) -> State:
    hands = (cards_of(given["non_dealer_hand"]), cards_of(given["dealer_hand"]))
    pile, stock = cards_of(given["discards"]), cards_of(given["stock"])
    knock_card = card_in(given, "knock_card")
    if "phase" not in given:
        return dealt(rules, hands, pile, stock, knock_card)
    return standing(
        rules,
        hands,
        pile,
        stock,
        stock_left=given.get("stock_left", len(stock)),
        phase=KnockPhase(given["phase"]),
        turn=SIDES[given["turn"]],
        knock_card=knock_card,
        melds=melds_in(given, "knocker_melds"),
    )


def step(state: State, after: str | None) -> Answer:
    shown: Answer = {"after": after} if after else {}
    shown["phase"] = str(state.phase)
    if state.turn is not None:
        shown["turn"] = SIDE_OF[state.turn]
    shown["legal"] = sorted(map(str, state.legal_moves()))
    return shown


def answer_state(rules: Rules, given: Answer) -> Answer:
    state = starting_state(rules, given)
    steps = [step(state, None)]
    for action in given["actions"]:
        state = state.play(Move.parse(action))
        steps.append(step(state, action))
    answer: Answer = {"steps": steps, "final_phase": str(state.phase)}
    if isinstance(state, KnockState) and state.exposed:
        answer["exposed_hand_of"] = "".join(SIDE_OF[seat] for seat in state.exposed)
    if state.result is not None:
        knocker = state.result.knocker
        answer["ended_by"] = SIDE_OF[knocker] if knocker else state.result.result
        if knocker:
            answer["score"] = score(rules, state.result)
    return answer


def comparable(expected: Answer) -> Answer:
    """The expected answer with lists that have no order sorted.

    Once a deal is over nobody is to act, so there the example's turn says nothing.
    """
    shown = dict(expected)
    if "all_optimal" in shown:
        shown["all_optimal"] = sorted(shown["all_optimal"])
    if "gin" in shown:
        shown["gin"] = texts_of(sorted(cards_of(shown["gin"])))
    if "layoffs" in shown:
        shown["layoffs"] = texts_of(sorted(cards_of(shown["layoffs"])))
    if "score" in shown:
        shown["score"] = comparable(shown["score"])
    if "steps" in shown:
        shown["steps"] = [
            {
                name: sorted(value) if name == "legal" else value
                for name, value in each.items()
                if name != "turn" or each["phase"] != KnockPhase.HAND_OVER
            }
            for each in shown["steps"]
        ]
    return shown


def of_the_same_fields(answer: Answer, expected: Answer) -> Answer:
    """The fields of the answer that the example tells, of a score in it too."""
    told = {name: answer[name] for name in expected if name in answer}
    if "score" in told:
        told["score"] = of_the_same_fields(told["score"], expected["score"])
    return told


KINDS: dict[str, Callable[[Rules, Answer], Answer]] = {
    "deadwood": answer_deadwood,
    "meld_valid": answer_meld_valid,
    "knock_options": answer_knock_options,
    "showdown": answer_showdown,
    "state": answer_state,
    **examples_contests.ANSWERS,
    **examples_table.ANSWERS,
}


EXAMPLES: list[Answer] = json.loads(FILE.read_text("utf-8"))["examples"]


@pytest.mark.parametrize("example", EXAMPLES, ids=[each["id"] for each in EXAMPLES])
def test_worked_example(example: Answer) -> None:
    if example["kind"] not in KINDS:
        pytest.skip(f"nothing answers examples of the kind {example['kind']}")
    answer = KINDS[example["kind"]](rules_of(example), example["input"])
    expected = comparable(example["expected"])
    assert of_the_same_fields(answer, expected) == expected
