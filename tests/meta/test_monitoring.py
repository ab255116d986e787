"""The board, the alerts and docs/monitoring.md name metrics that exist, and miss none."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from prometheus_client import CollectorRegistry, ProcessCollector

from cogs.monitoring.measures import METRICS
from cogs.monitoring.sampler import REASONS
from tools.documents.monitoring import BEGIN, END, FILE, document

ROOT = Path(__file__).parents[2]
BOARD = ROOT / "deploy" / "grafana" / "undercut.json"
ALERTS = ROOT / "deploy" / "prometheus" / "alerts.yml"
OF_PROCESS = {
    "process_cpu_seconds_total",
    "process_resident_memory_bytes",
    "process_virtual_memory_bytes",
    "process_start_time_seconds",
    "process_open_fds",
    "process_max_fds",
}
EVERYWHERE = {"instance", "job", "le"}
"""The labels that Prometheus itself adds, and those of every histogram."""

NAME = re.compile(r"\b(?:undercut|process)_\w+")
SELECTED = re.compile(r"\b((?:undercut|process)_\w+)\{([^}]*)\}")
LABEL = re.compile(r"(\w+)\s*(?:=~|!~|!=|=)")
GROUPED = re.compile(r"\bby\s*\(([^)]*)\)")
SHOWN = re.compile(r"\{\{\s*(?:\$labels\.)?(\w+)\s*\}\}")


def series() -> dict[str, set[str]]:
    """Every name that a query may ask for, with its labels."""
    found: dict[str, set[str]] = {name: set() for name in OF_PROCESS} | {"up": set()}
    for metric in METRICS:
        suffixes = ("_bucket", "_sum", "_count") if metric.kind == "histogram" else ("",)
        found |= {metric.name + suffix: {*metric.labels} for suffix in suffixes}
    return found


def board() -> dict[str, Any]:
    return json.loads(BOARD.read_text("utf-8"))


def queries() -> Iterator[tuple[str, str]]:
    """Every query of the board and the alerts, with what is said of its results."""
    for panel in board()["panels"]:
        for target in panel.get("targets", ()):
            yield target["expr"], target["legendFormat"]
    for rule in re.split(r"^      - alert: ", ALERTS.read_text("utf-8"), flags=re.MULTILINE)[1:]:
        _, _, rest = rule.partition("expr:")
        expression, _, about = rest.partition("labels:")
        yield re.sub(r"\bfor: \w+\s*$", "", expression.strip("> \n")), about


def test_every_query_asks_for_what_there_is() -> None:
    known = series()
    asked = [*queries()]
    assert len(asked) > 30
    for query, about in asked:
        names = set(NAME.findall(query))
        assert names <= known.keys(), query
        assert names or re.search(r"\bup\b", query), query
        for name, selector in SELECTED.findall(query):
            assert set(LABEL.findall(selector)) <= known[name] | EVERYWHERE, query
        there = set[str]().union(*(known[name] for name in names)) | EVERYWHERE
        grouped = {one.strip() for each in GROUPED.findall(query) for one in each.split(",")}
        assert grouped <= there, query
        assert set(SHOWN.findall(about)) <= there, about
        if grouped and not query.startswith("max"):
            assert set(SHOWN.findall(about)) <= grouped, query


def test_every_metric_is_on_the_board() -> None:
    shown = {name for query, _ in queries() for name in NAME.findall(query)}
    missing = [
        metric.name
        for metric in METRICS
        if not any(name in {metric.name, f"{metric.name}_bucket"} for name in shown)
    ]
    assert not missing


def test_the_panels_of_the_board_lie_side_by_side() -> None:
    taken = dict[tuple[int, int], str]()
    numbers = [panel["id"] for panel in board()["panels"]]
    assert len(set(numbers)) == len(numbers)
    for panel in board()["panels"]:
        at = panel["gridPos"]
        for x in range(at["x"], at["x"] + at["w"]):
            for y in range(at["y"], at["y"] + at["h"]):
                assert x < 24
                assert taken.setdefault((x, y), panel["title"]) == panel["title"]


def test_the_table_is_up_to_date() -> None:
    text = FILE.read_text("utf-8")
    assert (text.count(BEGIN), text.count(END)) == (1, 1)
    assert text == document(text)


def test_every_alert_and_every_reason_is_explained() -> None:
    text = FILE.read_text("utf-8")
    alerts = re.findall(r"^      - alert: (\w+)$", ALERTS.read_text("utf-8"), re.MULTILINE)
    assert len(alerts) > 5
    explained = re.findall(r"^\| (Undercut\w+) \|", text, re.MULTILINE)
    assert explained == alerts
    assert re.findall(r"^\| `(\w+)` \| (?!gauge|counter|histogram)", text, re.MULTILINE) == [
        *REASONS
    ]


def test_the_processs_own_metrics_are_named() -> None:
    text = FILE.read_text("utf-8")
    assert all(f"`{name}`" in text for name in OF_PROCESS)
    registry = CollectorRegistry()
    ProcessCollector(registry=registry)
    there = {sample.name for family in registry.collect() for sample in family.samples}
    assert there in (OF_PROCESS, set())  # Linux alone tells
