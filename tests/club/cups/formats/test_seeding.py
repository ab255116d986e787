"""The order of the draw: by rating, or by a lot that anyone can check."""

import hashlib

from club.cups.formats import seeding


def test_the_best_rating_is_the_first_seed_and_the_unrated_are_last() -> None:
    assert seeding.by_rating({1: None, 2: 1500, 3: 1620.5, 4: 1500, 5: None}) == (3, 2, 4, 1, 5)


def test_the_lot_is_the_published_shuffle() -> None:
    """A second shuffle, from the text of docs/fairness.md."""
    seed = b"cup"
    stream = b"".join(hashlib.sha256(seed + counter.to_bytes(8)).digest() for counter in range(20))
    words = [int.from_bytes(stream[at : at + 4]) for at in range(0, len(stream), 4)]
    order = list(range(1, 14))
    for place in range(12, 0, -1):
        word = words.pop(0)
        while word >= 2**32 - 2**32 % (place + 1):
            word = words.pop(0)
        chosen = word % (place + 1)
        order[place], order[chosen] = order[chosen], order[place]
    assert seeding.by_lot(range(1, 14), seed) == tuple(order)
    assert seeding.by_lot(reversed(range(1, 14)), seed) == tuple(order)
