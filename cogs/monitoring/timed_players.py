"""The computer's players, with the time that they take."""

from collections.abc import Callable
from typing import Final, TypeVar

from club.play.computer_players import ComputerPlayers
from cogs.monitoring.measures import Times, known
from engine.players import LEVELS, PLAYERS, SPARRING

_T = TypeVar("_T")

_NAMES: Final = frozenset({*PLAYERS, *LEVELS, *SPARRING, "coach"})


class TimedPlayers(ComputerPlayers):
    """Players whose answers are timed; `asked` is how many are thought about or waiting."""

    def __init__(self, times: Times, clock: Callable[[], float], most: int | None = None) -> None:
        super().__init__(most)
        self.asked = 0
        self._times = times
        self._clock = clock

    async def _ask(self, name: str, work: Callable[..., _T], *about: object) -> _T | None:
        begun = self._clock()
        self.asked += 1
        try:
            return await super()._ask(name, work, *about)
        finally:
            self.asked -= 1
            self._times((known(name, _NAMES),), self._clock() - begun)
