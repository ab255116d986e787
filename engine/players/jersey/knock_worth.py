"""What going out is worth at a table of three, against other hands as their moves suggest."""

import random
from collections.abc import Collection, Mapping

from engine.cards import Card
from engine.deadwood import best_discard
from engine.deadwood.arrange import arrange
from engine.jersey.showdown import outcome_of
from engine.layoffs import defend
from engine.players.knock.reading import Reading
from engine.results import Hand, ResultKind
from engine.rules import Rules
from engine.seats import Seat, around


def imagined(
    readings: Mapping[Seat, Reading], rules: Rules, rng: random.Random, more: int
) -> dict[Seat, Hand]:
    """Return other hands that fit what was seen, by seat."""
    # Each is the best of `more` extra cards: after some turns it is better than by chance.
    hands: dict[Seat, Hand] = {}
    away = {card for reading in readings.values() for card in reading.known}
    for seat, reading in readings.items():
        left = _ordered(reading, away, rng)
        drawn = left[max(0, len(left) - reading.hidden - more) :]
        for _ in range(len(drawn) - reading.hidden):
            drawn.remove(best_discard((*reading.known, *drawn), rules.melds, drawn)[0])
        hands[seat] = (*reading.known, *drawn)
        away.update(drawn)
    return hands


def _ordered(reading: Reading, away: Collection[Card], rng: random.Random) -> list[Card]:
    """Return the cards that a hand may hold by chance, the likelier ones later."""
    weights = {card: weight for card, weight in reading.weights.items() if card not in away}
    return sorted(weights, key=lambda card: rng.random() ** (1 / weights[card]))


def gain(rules: Rules, hands: Mapping[Seat, Hand], knocker: Seat) -> float:
    """Return what a knocker wins by going out, boxes included; below zero if undercut.

    What an undercut pays is won from two, so half of it is the knocker's loss.
    """
    shown = arrange(hands[knocker], rules.melds)
    targets = shown.melds if shown.deadwood or rules.layoff_on_gin else ()
    counts = {knocker: shown.deadwood}
    for defender in around(knocker, len(hands)):
        counts[defender] = defend(hands[defender], targets, rules.melds).deadwood
    outcome = outcome_of(rules, knocker, counts, big=False)
    if outcome.winner is None:
        return 0.0
    undercut = outcome.result == ResultKind.UNDERCUT
    boxes = 1 + (rules.extra_boxes.undercut if undercut else 0)
    won = sum(line.points for line in outcome.award) + rules.line_bonus * boxes
    return won if outcome.winner == knocker else -won / 2
