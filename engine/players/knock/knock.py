"""The simple player of the knock family: judges hands by deadwood, pairs and part runs."""

import random
from collections.abc import Collection, Sequence

from engine.cards import BITS, DECK, Card, bits_of
from engine.deadwood import deadwood, least_of
from engine.deadwood.arrange import arrange
from engine.knock import KnockPhase, KnockView, best_layoffs, showdown
from engine.moves import ACCEPT, CONTINUE_EXPOSED, PASS, STOCK, TAKE, Move, MoveKind
from engine.seats import SEATS, other
from engine.values import card_value

_TURN_ENDS = frozenset({MoveKind.DISCARD, MoveKind.CLAIM_KNOCK})
_TAKE = MoveKind.TAKE

_WORTH_TAKING = 7
"""Taking a card that melds nothing must save this many points: it shows what one holds."""

_PARTNER = 1.5
"""What keeping a card with a chance to meld is worth, for each partner in the hand."""

_FEEDS = 2.5
"""What it costs to discard beside a card that the other side took."""

_REACH = 2
"""Cards of a suit this many ranks apart may still meet in a run."""


def choose_knock(view: KnockView, rng: random.Random) -> Move:
    """Return a legal move of the seat on turn."""
    if view.phase == KnockPhase.ILLEGAL_KNOCK:
        return _answer(view)
    if view.phase == KnockPhase.LAYOFF:
        return best_layoffs(view)[0]
    ending = _ending(view)
    if ending is not None:
        return ending
    discards = [move for move in view.legal if move.kind == MoveKind.DISCARD]
    if discards:
        return _discard(view, discards, rng)
    if TAKE in view.legal:
        refusal = PASS if PASS in view.legal else STOCK
        return TAKE if _wants(view, view.pile[-1]) else refusal
    return view.legal[0]


def _answer(view: KnockView) -> Move:
    assert view.viewer is not None
    claimant = other(view.viewer)
    hands = list(view.open_hands)
    hands[SEATS.index(view.viewer)] = view.hand
    result = showdown(view.rules, (hands[0], hands[1]), knocker=claimant)
    return ACCEPT if result.winner == view.viewer else CONTINUE_EXPOSED


def _ending(view: KnockView) -> Move | None:
    by_kind: dict[MoveKind, list[Move]] = {}
    for move in view.legal:
        by_kind.setdefault(move.kind, []).append(move)
    for kind in (MoveKind.BIG_GIN, MoveKind.GIN):
        if kind in by_kind:
            return by_kind[kind][0]
    cards = {*view.hand, *view.pile[-1:]} if view.phase == KnockPhase.WALL else set(view.hand)
    return min(
        by_kind.get(MoveKind.KNOCK, ()),
        key=lambda move: deadwood((card for card in cards if card != move.card), view.rules.melds),
        default=None,
    )


def _wants(view: KnockView, card: Card) -> bool:
    melds = view.rules.melds
    before = deadwood(view.hand, melds)
    eleven = (*view.hand, card)
    least, bits = least_of(melds), bits_of(eleven)
    after, discard = min((least(bits ^ BITS[held]), held) for held in view.hand)
    if after >= before:
        return False
    if after <= view.knock_limit or before - after >= _WORTH_TAKING:
        return True
    laid_out = arrange([held for held in eleven if held != discard], melds)
    return card not in laid_out.unmatched


def _discard(view: KnockView, discards: list[Move], rng: random.Random) -> Move:
    melds = view.rules.melds
    least, hand = least_of(melds), bits_of(view.hand)
    loose = bits_of(arrange(view.hand, melds).unmatched)
    wanted = bits_of(_taken_by_other(view))
    scores: list[float] = []
    for move in discards:
        card = move.card
        assert card is not None
        value = card_value(card, view.rules.values)
        chances = (_PARTNERS[card] & loose).bit_count()
        dangers = (_PARTNERS[card] & wanted).bit_count()
        keep = _PARTNER * chances - value / 100  # among equals the high card goes
        scores.append(least(hand ^ BITS[card]) + keep + _FEEDS * dangers)
    best = min(scores)
    return rng.choice([move for move, score in zip(discards, scores, strict=True) if score == best])


def _may_meet(card: Card, held: Card) -> bool:
    if card.rank == held.rank:
        return card != held
    return card.suit == held.suit and abs(card.rank - held.rank) <= _REACH


_PARTNERS: Sequence[int] = [
    bits_of([held for held in DECK if _may_meet(card, held)]) for card in DECK
]
"""For each card those that it may meet, in the form of `bits_of`."""


def _taken_by_other(view: KnockView) -> Collection[Card]:
    held: set[Card] = set()
    for seen in view.moves:
        if seen.seat == view.viewer or seen.card is None:
            continue
        if seen.kind == _TAKE:
            held.add(seen.card)
        elif seen.kind in _TURN_ENDS:
            held.discard(seen.card)
    return held
