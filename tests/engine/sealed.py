"""Sealed contests as a club writes them, played by the simple player."""

import random

from engine import fair
from engine.cards import Card
from engine.contest import Contest
from engine.cut import cut_for_deal
from engine.machine import start_deal
from engine.moves import Move
from engine.players import PLAYERS
from engine.record import DealRecord, Press, Record, Seal, Shown, write_presses
from engine.results import DealResult
from engine.rules import Rules
from engine.seats import Seat, other

SEED = bytes(range(32))
TABLE = 17
PRESSES = (Press(1, 1_300_000_000_000_000_001), Press(2, 1_300_000_000_000_000_007))
SHOWN = Shown(None, 1_300_000_000_000_000_004)
HANGS_ON = write_presses(PRESSES)
SHORT = Rules.of("standard", game_target=40)


def sealed_record(rules: Rules = SHORT) -> Record:
    """A whole contest of two."""
    cut = fair.cut(SEED, HANGS_ON, 2) if rules.first_dealer != "random" else None
    contest = Contest.start(rules, _first_dealer(rules, cut))
    deals: list[DealRecord] = []
    while not contest.finished:
        number = len(deals) + 1
        deal, result = _deal(rules, number, contest.dealer, None if deals else cut)
        deals.append(deal)
        contest = contest.add(result)
    seal = Seal(fair.commitment(SEED), PRESSES, (TABLE,), SEED, SHOWN)
    return Record(rules, ("North", "South"), tuple(deals), seal=seal)


def _first_dealer(rules: Rules, cut: tuple[Card, ...] | None) -> Seat:
    if cut is None:
        return fair.first_dealer(SEED, HANGS_ON)
    found = cut_for_deal(rules, cut)
    if found.dealer is not None:
        return found.dealer
    assert found.chooser is not None
    return other(found.chooser)


def _deal(
    rules: Rules, number: int, dealer: Seat, cut: tuple[Card, ...] | None
) -> tuple[DealRecord, DealResult]:
    seed = fair.deal_seed(SEED, table=1, round=number, deal=number, presses=HANGS_ON)
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
