"""Shuffles, checked against a second program written from their description."""

import hashlib
import hmac
import inspect

from hypothesis import given, settings
from hypothesis import strategies as st

from engine import fair
from engine.cards import DECK, cards_text

SEED = bytes(range(32))
VECTOR = (
    "8S2HKC4SJCTS5H6HKH6C3H4H4D3C7SJD3SAS2C3DTHKS6SAC9C7C"
    "JS5DJHKD6DTDAD9H9D5S9S7DAHTC7HQC2S8C8HQSQD2DQH8D5C4C"
)
"""The shuffle of `SEED`, by the second program."""


class Chance:
    """Chance as the description has it, by arithmetic on one long number."""

    def __init__(self, seed: bytes) -> None:
        blocks = [hashlib.sha256(seed + n.to_bytes(8, "big")).hexdigest() for n in range(64)]
        self.digits = "".join(blocks)

    def below(self, n: int) -> int:
        while True:
            word, self.digits = int(self.digits[:8], 16), self.digits[8:]
            if word < 2**32 // n * n:
                return word % n


def second_shuffle(seed: bytes) -> list[str]:
    cards = [rank + suit for rank in "A23456789TJQK" for suit in "CDHS"]
    chance = Chance(seed)
    for i in reversed(range(1, 52)):
        j = chance.below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


def derived(seed: bytes, text: str) -> bytes:
    return hmac.new(seed, text.encode(), hashlib.sha256).digest()


@settings(max_examples=50, derandomize=True, deadline=None)
@given(st.binary(min_size=1, max_size=64))
def test_a_second_program_shuffles_the_same(seed: bytes) -> None:
    assert [str(card) for card in fair.shuffled(seed)] == second_shuffle(seed)
    assert sorted(fair.shuffled(seed)) == list(DECK)
    assert fair.knock_card(seed) == DECK[Chance(derived(seed, "knock card")).below(52)]
    dealer = 1 + Chance(derived(seed, "first dealer 1:99")).below(2)
    assert fair.first_dealer(seed, "1:99") == dealer


def test_a_shuffle_never_changes() -> None:
    assert cards_text(fair.shuffled(SEED)) == VECTOR


def test_a_deals_seed_is_that_of_its_description() -> None:
    seed = fair.deal_seed(SEED, table=7, round=1, deal=3, presses="1:12 2:34")
    assert seed == derived(SEED, "deal 7 1 3 1:12 2:34")


def test_every_part_of_a_deal_changes_its_seed() -> None:
    parts = {"table": 7, "round": 1, "deal": 3, "presses": "1:5"}
    others = {"table": 99, "round": 99, "deal": 99, "presses": "2:5"}
    seeds = {fair.deal_seed(SEED, **(parts | {name: others[name]})) for name in parts}
    assert len(seeds | {fair.deal_seed(SEED, **parts)}) == 5
    assert set(inspect.signature(fair.deal_seed).parameters) == {"contest_seed", *parts}


def test_a_commitment_is_the_hash_of_the_seed() -> None:
    assert fair.commitment(SEED) == hashlib.sha256(SEED).hexdigest()


def test_both_seats_deal_first_and_every_card_may_come_first() -> None:
    seeds = [bytes([number]) for number in range(256)] + [bytes([1, n]) for n in range(256)]
    assert {fair.first_dealer(seed, "1:1") for seed in seeds} == {1, 2}
    assert {fair.shuffled(seed)[0] for seed in seeds} == set(DECK)
