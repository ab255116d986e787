"""Counting many hands at once for thousands of imagined deals, by table look-ups.

A hand is four sets of ranks, one a suit: numbers from 0 to 8,191, bit 0 for the ace. Many hands are
an array of four rows. The count is the least deadwood but for a few hands in a thousand, which is
near enough for imagined deals; moves are made by exact counts (`engine.deadwood`).
"""

from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from engine.cards import DECK, RANKS
from engine.melds import MeldRules, rank_runs
from engine.values import VALUES

Ints = NDArray[np.int64]
Floats = NDArray[np.float32]
Masks = Ints
"""Sets of ranks, one row a suit."""

_RANKS = len(RANKS)
_ALL = 1 << _RANKS

PLACES: Ints = np.array([card.suit * _RANKS + card.rank for card in DECK], dtype=np.int64)
"""The place of each card of the deck where cards stand in the order of suits, and then ranks."""

PLACE_MASKS: Masks = np.array(
    [
        [1 << place % _RANKS if place // _RANKS == suit else 0 for place in range(52)]
        for suit in range(4)
    ],
    dtype=np.int64,
)
"""For each suit, what the card of each place adds to it."""

PLACE_BITS = 6

_SUIT_STARTS = np.arange(0, 4 * _ALL, _ALL, dtype=np.int64)[:, None]

_SPREAD = (np.arange(_ALL)[:, None] >> np.arange(_RANKS) & 1).astype(np.float32)


@dataclass(frozen=True, slots=True, eq=False)
class RankSetTables:
    """Properties of each of the 8,192 sets of ranks of one suit, under some rules of melds."""

    loose: Ints  # the least points that runs leave
    left: Ints  # the cards left then
    worth: Ints  # what all its cards count
    outs: Ints  # cards that would go into a run
    beside: Ints  # those that would go on its runs where all of it is runs
    values: Ints  # by place
    dearest: Ints  # the card that counts most, as value * 64 + place, one suit after another
    sets: bool  # whether cards of a rank are a meld


@cache
def tables(rules: MeldRules) -> RankSetTables:
    """Return the tables of some rules of melds, with suited runs."""
    values = VALUES[rules.values]
    runs = sorted(rank_runs(rules.ace))
    loose, left, worth = np.zeros((3, _ALL), dtype=np.int64)
    starting: list[list[int]] = [[] for _ in range(_RANKS)]
    for run in runs:
        starting[(run & -run).bit_length() - 1].append(run)
    for mask in range(1, _ALL):
        low = mask & -mask
        rest = mask ^ low
        worth[mask] = worth[rest] + values[low.bit_length() - 1]
        best, kept = loose[rest] + values[low.bit_length() - 1], left[rest] | low
        for run in starting[low.bit_length() - 1]:
            if run & mask == run and loose[mask ^ run] < best:
                best, kept = loose[mask ^ run], left[mask ^ run]
        loose[mask], left[mask] = best, kept
    outs, beside = _outs(loose), _beside(runs)
    by_place = np.array(values * 4, dtype=np.int64)
    return RankSetTables(loose, left, worth, outs, beside, by_place, _dearest(by_place), rules.sets)


def _dearest(values: Ints) -> Ints:
    found = np.zeros((4, _ALL), dtype=np.int64)
    masks = np.arange(_ALL)
    for suit in range(4):
        for rank in range(_RANKS):
            place = suit * _RANKS + rank
            card = int(values[place]) << PLACE_BITS | place
            found[suit] = np.where(masks >> rank & 1, np.maximum(found[suit], card), found[suit])
    return found.ravel()


def _outs(loose: Ints) -> Ints:
    """Return for each set of ranks those that would meld with it."""
    masks = np.arange(_ALL)
    outs = np.zeros(_ALL, dtype=np.int64)
    for rank in range(_RANKS):
        bit = 1 << rank
        melds = (masks & bit == 0) & (loose[masks | bit] <= loose)
        outs[melds] |= bit
    return outs


def _beside(runs: list[int]) -> Ints:
    """Return for each set of ranks those that go on it, if it is made of runs alone."""
    known = set(runs)
    grows = {
        run: sum(1 << rank for rank in range(_RANKS) if _grown(run, rank, known)) for run in runs
    }
    beside = np.zeros(_ALL, dtype=np.int64)
    for run, ranks in grows.items():
        beside[run] = ranks
    for first in runs:
        for second in runs:
            if not first & second and first | second not in grows:
                beside[first | second] |= (grows[first] | grows[second]) & ~(first | second)
    return beside


def _grown(run: int, rank: int, runs: set[int]) -> bool:
    return not run >> rank & 1 and run | 1 << rank in runs


def masks_of(places: Ints) -> Masks:
    """Return hands; the places of the cards of each lie along the last axis."""
    return PLACE_MASKS[:, places].sum(axis=-1)


def held(hands: Masks) -> NDArray[np.float32]:
    """Return a row for each hand: for each place 1 if its card is held, else 0."""
    return np.concatenate([_SPREAD[suit] for suit in hands], axis=1)


def thrice(hands: Masks) -> Ints:
    """Return the ranks held in three suits or more."""
    clubs, diamonds, hearts, spades = hands
    return (clubs & diamonds & (hearts | spades)) | (hearts & spades & (clubs | diamonds))


def loose(known: RankSetTables, hands: Masks) -> Masks:
    """Return the cards that each hand leaves loose at best."""
    found = known.left[hands]
    if not known.sets:
        return found
    ranks = thrice(hands)
    with_sets = ranks.nonzero()[0]
    if with_sets.size:
        sets_first = known.left[hands[:, with_sets] & ~ranks[with_sets]]
        runs_first = found[:, with_sets]
        runs_first = runs_first & ~thrice(runs_first)
        worse = known.worth[runs_first].sum(axis=0) > known.worth[sets_first].sum(axis=0)
        found[:, with_sets] = np.where(worse, sets_first, runs_first)
    return found


def count(known: RankSetTables, cards: Masks) -> Ints:
    """Return what cards count."""
    return known.worth[cards].sum(axis=0)


def dearest(known: RankSetTables, cards: Masks) -> Ints:
    """Return the card that counts most, as its value * 64 + its place; 0 where there is none."""
    return known.dearest[cards + _SUIT_STARTS].max(axis=0)


def least(known: RankSetTables, hands: Masks) -> Ints:
    """Return the least deadwood of each hand."""
    return count(known, loose(known, hands))


@dataclass(frozen=True, slots=True, eq=False)
class LaidHands:
    """Hands laid out in melds; `full` are the ranks of which all four cards are in the set."""

    runs: Masks
    sets: Ints
    loose: Masks
    full: Ints


def laid(known: RankSetTables, hands: Masks) -> LaidHands:
    """Return hands laid out with the least left; equal runs side by side become sets."""
    left = loose(known, hands)
    melded = hands & ~left
    sets = thrice(melded) if known.sets else np.zeros(hands.shape[1], dtype=np.int64)
    return LaidHands(melded & ~sets, sets, left, np.bitwise_and.reduce(melded, axis=0) & sets)


def after_layoffs(known: RankSetTables, shown: LaidHands, hands: Masks) -> Ints:
    """Return what hands count after layoffs on the melds shown, breaking none of their own."""
    left = loose(known, hands) & ~(shown.sets & ~shown.full)
    runs = shown.runs
    for _ in range(3):
        going = known.beside[runs] & left
        if not going.any():
            break
        runs, left = runs | going, left & ~going
    return count(known, left)
