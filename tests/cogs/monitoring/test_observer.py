"""What an observer makes of events: what has become of interactions, and of shards."""

from typing import Any
from unittest.mock import Mock

import discord
import pytest

from club.core.errors import LeftServer
from cogs.monitoring import measures
from cogs.monitoring.measures import OTHER, Measures
from cogs.monitoring.observer import SETTLED, Observer

PRESS = discord.InteractionType.component
FORM = discord.InteractionType.modal_submit
COMMAND = discord.InteractionType.application_command


class Ticks:
    """A clock that a test moves."""

    now = 1000.0

    def __call__(self) -> float:
        return self.now


class Watched:
    """An observer, its clock, and what it has counted."""

    def __init__(self) -> None:
        self.clock = Ticks()
        self.found = Measures()
        self.observer = Observer(self.found, clock=self.clock)

    def tell(self, event: str, *about: Any) -> None:
        self.observer.noted[event](*about)

    def press(self, number: int, custom_id: str, kind: discord.InteractionType = PRESS) -> Any:
        interaction = Mock(spec=discord.Interaction, id=number, type=kind, custom_id=custom_id)
        self.tell("interaction", interaction)
        return interaction

    def counted(self, metric: measures.Metric) -> dict[tuple[str, ...], float]:
        return self.found.counts[metric].by


@pytest.fixture
def watched() -> Watched:
    return Watched()


def test_an_interaction_is_counted_once_it_is_settled(watched: Watched) -> None:
    failed = watched.press(1, "gin:hand:7")
    refused = watched.press(2, "pick:set:0:1", FORM)
    watched.press(3, "gin:7D8C:1")
    watched.tell("error_answered", failed, RuntimeError("7D"))
    watched.tell("error_answered", refused, LeftServer(name="South"))
    watched.clock.now += SETTLED - 1
    watched.observer.settle()
    assert watched.counted(measures.INTERACTIONS) == {}
    watched.clock.now += 2
    watched.observer.settle()
    assert watched.counted(measures.INTERACTIONS) == {
        ("press", "hand", "failed"): 1,
        ("form", "set", "refused"): 1,
        ("press", OTHER, "unanswered"): 1,
    }


def test_a_command_is_called_by_its_name(watched: Watched) -> None:
    command = Mock(spec=discord.app_commands.Command, qualified_name="gin hand")
    for number, each in enumerate((command, None)):
        told = Mock(spec=discord.Interaction, id=number, type=COMMAND, command=each)
        watched.tell("interaction", told)
    watched.clock.now += SETTLED + 1
    watched.observer.settle()
    assert {labels[:2] for labels in watched.counted(measures.INTERACTIONS)} == {
        ("command", "gin hand"),
        ("command", OTHER),
    }


def test_an_error_of_something_forgotten_is_no_error_here(watched: Watched) -> None:
    late = watched.press(1, "gin:hand:7")
    watched.clock.now += SETTLED + 1
    watched.observer.settle()
    watched.tell("error_answered", late, RuntimeError())
    assert watched.counted(measures.INTERACTIONS) == {("press", "hand", "unanswered"): 1}


def test_shards_come_and_go(watched: Watched) -> None:
    watched.tell("shard_connect", 0)
    watched.tell("shard_connect", 1)
    watched.tell("shard_disconnect", 0)
    watched.tell("shard_disconnect", 0)  # discord.py says so at each failed try
    assert watched.observer.connected == {1}
    assert watched.observer.lost_at == {0: watched.clock.now}
    watched.tell("shard_resumed", 0)
    watched.observer.begin_anew()
    assert not watched.observer.connected
    assert watched.counted(measures.GATEWAY_CHANGES) == {
        ("connected",): 2,
        ("disconnected",): 3,
        ("resumed",): 1,
    }


def test_an_event_that_nobody_asked_for_has_no_name(watched: Watched) -> None:
    for event in ("INTERACTION_CREATE", "INTERACTION_CREATE", "MESSAGE_1234"):
        watched.tell("socket_event_type", event)
    assert watched.counted(measures.GATEWAY_EVENTS) == {("INTERACTION_CREATE",): 2, (OTHER,): 1}
