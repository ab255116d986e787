"""What an organiser chooses while a match between servers is set up, kept from press to press."""

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any, ClassVar, Final, Self

from club.core.choice_readers import HIGHEST_TARGET, reader
from club.core.host_drafts import HostDrafts
from club.core.people import Person, Place
from club.matches.server_match_rules import BOARDS
from data.core.host_drafts import NEW, HostDraftStore
from data.matches.server_matches import MATCH_DRAFTS
from engine.words import Word

_DAY: Final = 24
_DAYS: Final = range(1, 8)


class ServerMatchChoice(Word):
    """What there is to choose."""

    BOARDS = "boards"
    DAYS = "days"
    VARIANT = "variant"
    CONTEST = "contest"
    TARGET = "target"


# The numbers on offer.
OFFERED: Final[Mapping[ServerMatchChoice, range]] = {
    ServerMatchChoice.BOARDS: BOARDS,
    ServerMatchChoice.DAYS: _DAYS,
}

_READERS: Final[Mapping[ServerMatchChoice, Callable[[str], Any]]] = {
    ServerMatchChoice.BOARDS: reader(BOARDS),
    ServerMatchChoice.DAYS: reader(_DAYS),
    ServerMatchChoice.VARIANT: reader(),
    ServerMatchChoice.CONTEST: reader(),
    ServerMatchChoice.TARGET: reader(range(HIGHEST_TARGET + 1)),
}


@dataclass(frozen=True, slots=True)
class ServerMatchChoices:
    """What has been chosen; "" or 0 stands for the usual variant, contest or target."""

    boards: int = 4
    days: int = 3
    variant: str = ""
    contest: str = ""
    target: int = 0

    @property
    def hours(self) -> int:
        """The time for a board."""
        return self.days * _DAY

    @classmethod
    def read(cls, stored: Any) -> Self:  # noqa: ANN401 - whatever is stored
        """Read what was stored; what makes no sense counts as not chosen."""
        choices = cls()
        for choice in ServerMatchChoice:
            try:
                choices = choices.with_choice(choice, str(stored[choice]))
            except (TypeError, ValueError, LookupError):
                continue
        return choices

    def with_choice(self, choice: ServerMatchChoice, value: str) -> Self:
        """Return the choices with one changed; ValueError for a value that can't be chosen."""
        changed = {str(choice): _READERS[choice](value)}
        if choice is ServerMatchChoice.VARIANT and value != self.variant:
            changed |= {ServerMatchChoice.CONTEST: "", ServerMatchChoice.TARGET: 0}
        return replace(self, **changed)


class ServerMatchDrafts(HostDrafts):
    """The drafts of one database: one a member and server."""

    drafts: ClassVar[HostDraftStore] = MATCH_DRAFTS

    async def choices(self, place: Place, member_id: int) -> ServerMatchChoices:
        """Return what a member has chosen."""
        return ServerMatchChoices.read(await self._stored(place, member_id, NEW))

    async def choose(
        self, place: Place, person: Person, choice: ServerMatchChoice, value: str
    ) -> None:
        """Store one choice; ValueError for what can't be chosen."""
        await self._change(
            place,
            person,
            NEW,
            lambda stored: asdict(ServerMatchChoices.read(stored).with_choice(choice, value)),
        )
