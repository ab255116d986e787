"""`melds HAND`: find the best arrangement of hands."""

import argparse
import json
import sys

from engine.cards import cards_text, parse_cards
from engine.cli.house import presets_of
from engine.cli.text import decoded
from engine.deadwood.arrange import arrange
from engine.errors import GinError, Unreadable
from engine.knock.bonus import run_bonus
from engine.record import RecordError
from engine.rules import Rules, read_rules
from engine.words import RunSuits

_STDIN = "-"

_MOST = {RunSuits.SUITED: 30, RunSuits.ANY_SUIT: 20}
"""The most cards of a hand, by `Rules.runs`: no game deals more, and they are solved quickly."""


def run_melds(chosen: argparse.Namespace) -> None:
    """Print a hand's best arrangement, or each input line's, as JSON; GinError if unreadable."""
    rules = read_rules(chosen.rules, presets_of(chosen))
    if chosen.hand != _STDIN:
        print(_melds_json(chosen.hand, rules))
        return
    for number, line in enumerate(sys.stdin.buffer, start=1):
        hand = decoded(line, _STDIN, number)
        try:
            answer = _melds_json(hand, rules)
        except GinError as error:
            raise RecordError(_STDIN, number, str(error)) from error
        print(answer, flush=True)


def _melds_json(text: str, rules: Rules) -> str:
    hand = parse_cards(text)
    most = _MOST[rules.runs]
    if len(hand) > most:
        raise Unreadable(f"a hand is at most {most} cards and this has {len(hand)}")
    if len(set(hand)) < len(hand):
        twice = next(card for card in hand if hand.count(card) > 1)
        raise Unreadable(f"a hand is different cards and {twice} is there twice")
    best = arrange(hand, rules.melds, run_bonus(rules))
    return json.dumps(
        {
            "deadwood": best.deadwood,
            "melds": [cards_text(meld) for meld in best.melds],
            "unmatched": [str(card) for card in best.unmatched],
        }
    )
