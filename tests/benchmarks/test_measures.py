import random

from benchmarks.__main__ import measures
from benchmarks.timing import compare


def test_every_measure_runs() -> None:
    for measure in measures(random.Random(2)):
        measure.floor_work()
        measure.work()


def test_a_thing_compared_with_a_smaller_one_takes_longer() -> None:
    took, ratio = compare(lambda: sum(range(200_000)), lambda: sum(range(200)))
    assert took > 0
    assert ratio > 1
