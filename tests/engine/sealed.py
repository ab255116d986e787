"""Sealed contests as a club writes them, played by the simple player."""

import random

from engine import fair
from engine.cards import Card
from engine.contest import Contest
from engine.machine import start_deal
from engine.moves import Move
from engine.players import PLAYERS
from engine.record import DealRecord, Record, Seal
from engine.results import DealResult
from engine.rules import Rules
from engine.seats import Seat

SEED = bytes(range(32))
TABLE, INTERACTION = 17, 1_300_000_000_000_000_007
SHORT = Rules.of("standard", game_target=40)


def sealed_record(rules: Rules = SHORT) -> Record:
    """A whole contest of two."""
    cut = fair.cut(SEED, INTERACTION, 2) if rules.first_dealer != "random" else None
    contest = Contest.start(rules, fair.first_dealer(SEED, INTERACTION))
    deals: list[DealRecord] = []
    while not contest.finished:
        number = len(deals) + 1
        deal, result = _deal(rules, number, contest.dealer, None if deals else cut)
        deals.append(deal)
        contest = contest.add(result)
    seal = Seal(fair.commitment(SEED), INTERACTION, (TABLE,), SEED)
    return Record(rules, ("North", "South"), tuple(deals), seal=seal)


def _deal(
    rules: Rules, number: int, dealer: Seat, cut: tuple[Card, ...] | None
) -> tuple[DealRecord, DealResult]:
    seed = fair.deal_seed(SEED, table=TABLE, round=number, deal=number, interaction=INTERACTION)
    knock_card = fair.knock_card(seed) if rules.knock_card_source == "second_deck" else None
    deck = fair.shuffled(seed)
    state = start_deal(rules, deck, dealer, number=number, knock_card=knock_card)
    dice, moves = random.Random(number), list[tuple[Seat | None, Move]]()
    while state.result is None:
        moves.append((None, PLAYERS["simple"].choose(state.view(state.turn), dice)))
        state = state.play(moves[-1][1])
    result = state.result
    deal = DealRecord(
        number=number,
        dealer=dealer,
        deck=deck,
        seed=seed,
        commitment=fair.commitment(seed),
        knock_card=knock_card,
        moves=tuple(moves),
        result=(result.winner, result.result, result.points),
        both=result.both,
        cut=cut,
    )
    return deal, result
