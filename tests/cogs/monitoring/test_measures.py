"""Counting, and writing it out for Prometheus."""

from prometheus_client.parser import text_string_to_metric_families

from cogs.monitoring import measures
from cogs.monitoring.exposition import exposed
from cogs.monitoring.measures import METRICS, MOST, OTHER, Counts, Measures, Times, known


def test_labels_are_bounded() -> None:
    counts, times = Counts(), Times((1.0,))
    for number in range(2 * MOST):
        counts((str(number), "x"))
        times((str(number),), 0.5)
    assert len(counts.by) == MOST + 1
    assert counts.by[OTHER, OTHER] == MOST
    assert len(times.by) == MOST + 1
    assert sum(found[0] for found in times.by.values()) == 2 * MOST
    counts(("0", "x"))
    assert counts.by["0", "x"] == 2


def test_a_word_nobody_knows_is_another() -> None:
    assert known("move", {"move"}) == "move"
    assert known("gin:move", {"move"}) == OTHER


def test_a_time_falls_under_its_bound() -> None:
    times = Times((0.1, 1.0))
    for seconds in (0.05, 0.1, 0.5, 7.0):
        times((), seconds)
    assert times.by[()] == [2, 1, 1, 7.65]


def test_prometheus_reads_every_metric() -> None:
    found = Measures()
    for metric, counts in found.counts.items():
        counts(("x",) * len(metric.labels))
    for metric, times in found.times.items():
        times(("x",) * len(metric.labels), metric.bounds[0])
        times(("x",) * len(metric.labels), 1e6)
    gauges = {
        metric: {("x",) * len(metric.labels): 2.5} for metric in METRICS if metric.kind == "gauge"
    }
    numbers = {metric: each.by for metric, each in found.counts.items()} | gauges
    histograms = {
        metric: {labels: tuple(by) for labels, by in each.by.items()}
        for metric, each in found.times.items()
    }
    text = exposed(numbers, histograms).decode()
    families = {one.name: one for one in text_string_to_metric_families(text)}
    for metric in METRICS:
        family = families[metric.name.removesuffix("_total")]
        assert family.type == metric.kind
        assert family.documentation == metric.about
        assert {*metric.labels} == {*family.samples[0].labels} - {"le"}
    answers = families[measures.ANSWERS.name]
    buckets = [one.value for one in answers.samples if one.name.endswith("_bucket")]
    assert buckets == [*[1.0] * len(measures.ANSWERS.bounds), 2.0]
    sums = {one.name.rpartition("_")[2]: one.value for one in answers.samples}
    assert (sums["count"], sums["sum"]) == (2.0, 1e6 + measures.ANSWERS.bounds[0])


def test_names_are_as_prometheus_wants_them() -> None:
    names = [metric.name for metric in METRICS]
    assert len(set(names)) == len(names)
    assert all(name.startswith("undercut_") for name in names)
    assert all((one.kind == "counter") == one.name.endswith("_total") for one in METRICS)
    assert all((one.kind == "histogram") == bool(one.bounds) for one in METRICS)
    assert all(list(one.bounds) == sorted(one.bounds) for one in METRICS)
    about_ids = {"member", "user", "server", "guild", "channel", "table", "message"}
    assert not [one.name for one in METRICS if about_ids & {*one.labels}]
