"""What is measured of a running bot: every metric by name, and where its numbers are collected."""

from bisect import bisect_left
from collections.abc import Container
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

# Sets of labels that a metric may have; what comes beyond them is counted as OTHER. No label is an
# id, or anything that a member has chosen.
MOST: Final = 500

OTHER: Final = "other"

Labels = tuple[str, ...]


class MetricKind(StrEnum):
    """Prometheus's kinds of metric."""

    COUNTER = "counter"
    GAUGE = "gauge"
    HISTOGRAM = "histogram"


@dataclass(frozen=True, slots=True)
class Metric:
    """A metric's name and meaning; `bounds` are a histogram's, in seconds."""

    name: str
    kind: MetricKind
    about: str
    labels: Labels = ()
    bounds: tuple[float, ...] = ()


def _counter(name: str, about: str, *labels: str) -> Metric:
    return Metric(f"undercut_{name}_total", MetricKind.COUNTER, about, labels)


def _gauge(name: str, about: str, *labels: str) -> Metric:
    return Metric(f"undercut_{name}", MetricKind.GAUGE, about, labels)


def _histogram(name: str, about: str, bounds: tuple[float, ...], *labels: str) -> Metric:
    return Metric(f"undercut_{name}_seconds", MetricKind.HISTOGRAM, about, labels, bounds)


_QUICK = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)
_ANSWERS = (0.005, 0.01, 0.02, 0.03, 0.05, 0.1, 0.2, 0.5, 1.0, 1.5, 2.0, 3.0)
_REQUESTS = (0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1.0, 3.0, 10.0)
_WAITS = (0.01, 0.1, 0.5, 1.0, 3.0, 10.0, 30.0, 100.0, 300.0)
_THINKING = (0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0, 30.0)

INTERACTIONS: Final = _counter(
    "interactions",
    "Presses, forms, commands and suggestions, twenty seconds after they came: `done`; `refused`"
    " with a sentence that says why; `failed` by a fault or trouble; or `unanswered`, as when"
    " another process with the same token has answered.",
    "door",
    "kind",
    "outcome",
)
ANSWERS: Final = _histogram(
    "answer",
    "From the arrival of a press, form, command or suggestion until Discord has taken its first"
    " answer; an answer that is late is promised after 1.5 s, and Discord gives up after 3 s.",
    _ANSWERS,
    "door",
    "kind",
)
REQUESTS: Final = _counter(
    "discord_requests",
    "Requests to Discord by route and status; `failed` is one that got no answer.",
    "route",
    "status",
)
REQUEST_TIMES: Final = _histogram(
    "discord_request", "From a request to the head of Discord's answer.", _REQUESTS, "route"
)
LIMITED: Final = _counter(
    "discord_limited",
    "Answers of 429 by the scope that Discord names: `user` is this bot's limit of a route,"
    " `global` its limit of all requests, `shared` a limit that it shares with others.",
    "scope",
)
LIMIT_WAITS: Final = _histogram(
    "discord_limit_wait",
    "What sending, editing and deleting messages waited before each request, for Discord's limits.",
    _WAITS,
)
GATEWAY_EVENTS: Final = _counter(
    "gateway_events", "Events that the gateway has sent, by Discord's name of them.", "event"
)
GATEWAY_CHANGES: Final = _counter(
    "gateway_changes",
    "How often a shard was `connected` anew, had its session `resumed`, or was `disconnected`.",
    "change",
)
TRANSACTIONS: Final = _counter(
    "database_transactions",
    "Transactions that `read` or `write`, and whether they were `done` or `undone`; a refusal"
    " undoes its transaction too.",
    "kind",
    "outcome",
)
TRANSACTION_TIMES: Final = _histogram(
    "database_transaction", "A transaction from its begin to its end.", _QUICK, "kind"
)
TRANSACTION_WAITS: Final = _histogram(
    "database_wait",
    "What a transaction waited before it could begin: for its turn to write, and for a connection.",
    _QUICK,
    "kind",
)
THINKING: Final = _histogram(
    "computer_thinking",
    "What the computer's player or the coach took to answer, the wait for a process included.",
    _THINKING,
    "player",
)
LOOP_LAGS: Final = _histogram(
    "event_loop_lag",
    "How late a timer of a quarter of a second was: for so long everything else waited too.",
    _QUICK,
)
LOG_LINES: Final = _counter("log_lines", "Lines logged as a warning or worse.", "level")

UNHEALTHY: Final = _gauge(
    "unhealthy", "Whether the health page would give this reason now.", "reason"
)
CONNECTED: Final = _gauge("gateway_connected", "Whether every shard is connected to the gateway.")
LATENCY: Final = _gauge(
    "gateway_latency_seconds", "From a shard's last heartbeat to its acknowledgement.", "shard"
)
SERVERS: Final = _gauge("servers", "Servers that the bot is in.")
DATABASE_SIZE: Final = _gauge(
    "database_size_bytes", "The database's size; of SQLite, its file with the log beside it."
)
TABLES: Final = _gauge("tables", "Tables that are `playing`, or `waiting` for players.", "status")
CLOCKS_DUE: Final = _gauge("clocks_due", "Tables at which a reminder or a decision is due.")
CLOCK_LATENESS: Final = _gauge(
    "clock_lateness_seconds", "For how long the one overdue longest has been due; 0 for none."
)
DRAWINGS: Final = _gauge(
    "drawings_waiting", "Messages, by table and part of it, that are to be brought up to date."
)
DRAWING_AGE: Final = _gauge(
    "drawing_age_seconds", "For how long the oldest of them has been asked for; 0 for none."
)
SCHEDULER_AGE: Final = _gauge(
    "scheduler_age_seconds", "Since the scheduler last went round, which it does every minute."
)
QUESTIONS: Final = _gauge(
    "computer_questions", "Moves and advice that the computer is thinking about, or has waiting."
)
STARTED: Final = _gauge("start_time_seconds", "When the bot was started, in seconds since 1970.")
BUILD: Final = _gauge(
    "build_info", "Always 1; the labels say what runs.", "version", "python", "discord_py"
)

# In the order of docs/monitoring.md.
METRICS: Final = (
    INTERACTIONS,
    ANSWERS,
    REQUESTS,
    REQUEST_TIMES,
    LIMITED,
    LIMIT_WAITS,
    GATEWAY_EVENTS,
    GATEWAY_CHANGES,
    TRANSACTIONS,
    TRANSACTION_TIMES,
    TRANSACTION_WAITS,
    THINKING,
    LOOP_LAGS,
    LOG_LINES,
    UNHEALTHY,
    CONNECTED,
    LATENCY,
    SERVERS,
    DATABASE_SIZE,
    TABLES,
    CLOCKS_DUE,
    CLOCK_LATENESS,
    DRAWINGS,
    DRAWING_AGE,
    SCHEDULER_AGE,
    QUESTIONS,
    STARTED,
    BUILD,
)


# The numbers are collected in plain tables, since each press passes here some twenty times; only a
# scrape makes Prometheus's text of them (`exposition.py`).
@dataclass(slots=True)
class Counts:
    """A counter's numbers, by labels; to call it is to count one more."""

    by: dict[Labels, float] = field(default_factory=dict[Labels, float])

    def __call__(self, labels: Labels) -> None:  # noqa: D102 - see the class
        if labels not in self.by and len(self.by) >= MOST:
            labels = (OTHER,) * len(labels)
        self.by[labels] = self.by.get(labels, 0) + 1


@dataclass(slots=True)
class Times:
    """A histogram's numbers, by labels: how many fell under each bound, and their sum."""

    bounds: tuple[float, ...]
    by: dict[Labels, list[float]] = field(default_factory=dict[Labels, list[float]])

    def __call__(self, labels: Labels, seconds: float) -> None:  # noqa: D102 - see the class
        found = self.by.get(labels)
        if found is None:
            if len(self.by) >= MOST:
                labels = (OTHER,) * len(labels)
            found = self.by.setdefault(labels, [0.0] * (len(self.bounds) + 2))
        found[bisect_left(self.bounds, seconds)] += 1
        found[-1] += seconds


class Measures:
    """The numbers of all counters and histograms of one process."""

    def __init__(self) -> None:
        counters = [each for each in METRICS if each.kind is MetricKind.COUNTER]
        histograms = [each for each in METRICS if each.kind is MetricKind.HISTOGRAM]
        self.counts = {each: Counts() for each in counters}
        self.times = {each: Times(each.bounds) for each in histograms}


def known(word: str, words: Container[str]) -> str:
    """Return a word if it is one of those that a label may be."""
    return word if word in words else OTHER
