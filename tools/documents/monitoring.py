"""Write the tables of metrics in docs/monitoring.md from what is measured."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from cogs.monitoring.measures import METRICS, Metric

FILE: Final = Path(__file__).parents[2] / "docs" / "monitoring.md"
BEGIN, END = "<!-- metrics -->\n", "<!-- end of metrics -->\n"


def document(text: str) -> str:
    """docs/monitoring.md with its table of metrics up to date; the rest is kept as it is.

    Args:
        text: What the file says now.
    """
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    lines = "".join(f"{line}\n" for line in table())
    return f"{before}{BEGIN}{lines}{END}{after}"


def table() -> Iterator[str]:
    """A line for each metric."""
    yield "| metric | kind | labels | what it says |"
    yield "| --- | --- | --- | --- |"
    for metric in METRICS:
        labels = ", ".join(f"`{label}`" for label in metric.labels)
        yield f"| `{metric.name}` | {_kind(metric)} | {labels} | {metric.about} |"


def _kind(metric: Metric) -> str:
    if not metric.bounds:
        return metric.kind
    return f"{metric.kind}, {metric.bounds[0]:g} to {metric.bounds[-1]:g} s"


def write() -> None:
    """Write the file."""
    FILE.write_text(document(FILE.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    write()
