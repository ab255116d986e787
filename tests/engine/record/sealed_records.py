"""Sealed contests as a club writes them, played by the simple player."""

import random

from engine import fair
from engine.beginning import cuts, first_dealer
from engine.cards import Card
from engine.contest import Contest
from engine.families import start_deal
from engine.moves import Move
from engine.players import PLAYERS
from engine.record import DealRecord, FirstShown, Record, Seal, SealPress, write_presses
from engine.results import DealResult
from engine.rules import PRESETS, Rules
from engine.seats import Seat

SEED = bytes(range(32))
TABLE = 17
PRESSES = (SealPress(1, 1_300_000_000_000_000_001), SealPress(2, 1_300_000_000_000_000_007))
SHOWN = FirstShown(None, 1_300_000_000_000_000_004)
HANGS_ON = write_presses(PRESSES)
SHORT = PRESETS.rules("standard", game_target=40)


def sealed_record(
    rules: Rules = SHORT,
    *,
    contest: bytes = SEED,
    presses: tuple[SealPress, ...] = PRESSES,
    dealer: Seat | None = None,
) -> Record:
    """A whole contest of two.

    Args:
        rules: The rules of the table.
        contest: The contest's seed.
        presses: The players' presses.
        dealer: Who deals first; None for who has to.
    """
    hangs_on = write_presses(presses)
    cut = fair.cut(contest, hangs_on, 2) if cuts(rules) else None
    dealer = dealer or first_dealer(rules, contest, hangs_on, 2, None)
    played = Contest.start(rules, dealer)
    deals: list[DealRecord] = []
    while not played.finished:
        number = len(deals) + 1
        seed = fair.deal_seed(contest, table=1, round=number, deal=number, presses=hangs_on)
        deal, result = _deal(rules, number, played.dealer, None if deals else cut, seed)
        deals.append(deal)
        played = played.add(result)
    seal = Seal(fair.commitment(contest), presses, (TABLE,), contest, SHOWN)
    return Record(rules, ("North", "South"), tuple(deals), seal=seal)


def _deal(
    rules: Rules, number: int, dealer: Seat, cut: tuple[Card, ...] | None, seed: bytes
) -> tuple[DealRecord, DealResult]:
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
