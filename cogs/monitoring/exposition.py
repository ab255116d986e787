"""Prometheus's text of all numbers; prometheus_client is loaded where somebody wants it."""

from collections.abc import Iterator, Mapping
from itertools import accumulate
from typing import TYPE_CHECKING

from cogs.monitoring.measures import Labels, Metric, MetricKind

if TYPE_CHECKING:
    from prometheus_client import Metric as Family

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"

Numbers = Mapping[Metric, Mapping[Labels, float]]
Histograms = Mapping[Metric, Mapping[Labels, tuple[float, ...]]]


def exposed(numbers: Numbers, histograms: Histograms) -> bytes:
    """Return the text of counters and gauges, of histograms, and of the process's own metrics."""
    from prometheus_client import (  # noqa: PLC0415
        CollectorRegistry,
        ProcessCollector,
        generate_latest,
    )
    from prometheus_client.registry import Collector  # noqa: PLC0415

    class Collected(Collector):
        def collect(self) -> Iterator["Family"]:
            return _families(numbers, histograms)

    registry = CollectorRegistry(auto_describe=False)
    registry.register(Collected())
    ProcessCollector(registry=registry)
    return generate_latest(registry)


def _families(numbers: Numbers, histograms: Histograms) -> Iterator["Family"]:
    from prometheus_client import core  # noqa: PLC0415

    for metric, by in numbers.items():
        counts = metric.kind is MetricKind.COUNTER
        kind = core.CounterMetricFamily if counts else core.GaugeMetricFamily
        family = kind(metric.name, metric.about, labels=metric.labels)
        for labels, value in by.items():
            family.add_metric(labels, value)
        yield family
    for metric, by in histograms.items():
        family = core.HistogramMetricFamily(metric.name, metric.about, labels=metric.labels)
        bounds = [*map(str, metric.bounds), "+Inf"]
        for labels, (*counts, total) in by.items():
            buckets = list(zip(bounds, accumulate(counts), strict=True))
            family.add_metric(labels, buckets, total)
        yield family
