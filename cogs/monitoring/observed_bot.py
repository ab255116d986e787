"""A bot that is observed: what Discord sends it and what it asks of Discord passes an observer."""

from typing import Any

from cogs.monitoring.observer import Observer
from cogs.routing.bot import Bot


class ObservedBot(Bot):
    """Put before a bot among the bases of a class, so that its events are noted first."""

    def __init__(self, *args: Any, observer: Observer, **options: Any) -> None:  # noqa: ANN401 - as the bot takes them
        super().__init__(*args, **options)
        self._noted = observer.noted
        assert self.http.http_trace is not None
        observer.trace(self.http.http_trace)

    def dispatch(self, event_name: str, /, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401 - as in the base class
        """Note an event, and have it handled."""
        note = self._noted.get(event_name)
        if note is not None:
            note(*args)
        super().dispatch(event_name, *args, **kwargs)
