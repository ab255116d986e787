"""Saved rules: what a member may keep under a name, for themselves or for the whole server."""

import unicodedata
from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime
from functools import lru_cache
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from club.core.deadlines import Terms, read_terms
from club.core.errors import ManagersOnly, NameTaken, NoName, ReadyMadeName, SavedGone, TooManySaved
from data.house_rules import presets
from data.house_rules.presets import Owner, Preset
from engine.errors import GinError
from engine.rules import Rules, check_rules, read_rules, write_rules

MOST_OF_SERVER: Final = 50
MOST_OF_MEMBER: Final = 25

NAME_UNITS: Final = 64
"""UTF-16 units of a name at most; a longer one wasn't typed into our form."""


@dataclass(frozen=True, slots=True)
class SavedRules:
    """Saved rules as a member sees them."""

    preset_id: int
    name: str
    rules: Rules | None  # None if unreadable, as when a newer program saved them
    of_server: bool
    clock: Terms | None = None  # for a turn; None for the server's default


@dataclass(frozen=True, slots=True)
class PresetScope:
    """Whose rules are seen and changed; `manages` says whether they may manage the server."""

    server_id: int
    member_id: int
    manages: bool = False

    def owner(self, *, of_server: bool) -> Owner:
        """Return the server or the member as an owner of rules."""
        return Owner(server_id=self.server_id) if of_server else Owner(member_id=self.member_id)

    def sees(self, preset: Preset) -> bool:
        """Whether these are the member's own or the server's."""
        return preset.owner in {self.owner(of_server=True), self.owner(of_server=False)}

    def may_change(self, *, of_server: bool) -> bool:
        """Whether the member may save and delete such rules."""
        return self.manages or not of_server


async def all_saved(connection: AsyncConnection, reach: PresetScope) -> tuple[SavedRules, ...]:
    """Return the member's own rules and then the server's, in the order of their names."""
    own = await presets.of_owner(connection, reach.owner(of_server=False))
    servers = await presets.of_owner(connection, reach.owner(of_server=True))
    return tuple(_saved(each) for each in (*own, *servers))


async def find(connection: AsyncConnection, reach: PresetScope, preset_id: int) -> SavedRules:
    """Return saved rules by their number; SavedGone if there are none, or they are another's."""
    preset = await presets.get(connection, preset_id)
    if preset is None or not reach.sees(preset):
        raise SavedGone
    return _saved(preset)


async def save(
    connection: AsyncConnection,
    reach: PresetScope,
    name: str,
    rules: Rules,
    *,
    of_server: bool,
    ready_made: Collection[str],
    now: datetime,
    clock: Terms | None = None,
) -> int:
    """Save rules under a new name, and return their number; doing it twice changes nothing.

    Raises:
        ManagersOnly: The member may not save rules for the server.
        NoName: The name is empty, or too long.
        ReadyMadeName, NameTaken: One of `ready_made`, or other rules of the owner, has that name.
        TooManySaved: The owner has the most allowed.
    """
    _allow(reach, of_server=of_server)
    key = name_key(name)
    if not key or len(name.encode("utf-16-le")) > 2 * NAME_UNITS:
        raise NoName
    if key in {name_key(each) for each in ready_made}:
        raise ReadyMadeName(name=name)
    owner = reach.owner(of_server=of_server)
    there = await presets.named(connection, owner, key)
    if there is not None:
        if (there.name, there.rules, there.clock) != (name, write_rules(rules), _word(clock)):
            raise NameTaken(name=there.name)
        return there.preset_id
    most = MOST_OF_SERVER if of_server else MOST_OF_MEMBER
    if await presets.count(connection, owner) >= most:
        raise TooManySaved(most=most)
    preset_id = await presets.add(
        connection,
        owner,
        name=name,
        name_key=key,
        rules=write_rules(rules),
        created_by=reach.member_id,
        created_at=now,
        clock=_word(clock),
    )
    if preset_id is None:
        raise NameTaken(name=name)
    return preset_id


async def change(
    connection: AsyncConnection,
    reach: PresetScope,
    preset_id: int,
    rules: Rules,
    clock: Terms | None = None,
) -> None:
    """Replace saved rules, and their clock, under the same name (SavedGone, ManagersOnly)."""
    saved = await find(connection, reach, preset_id)
    _allow(reach, of_server=saved.of_server)
    await presets.change(connection, preset_id, write_rules(rules), _word(clock))


async def delete(connection: AsyncConnection, reach: PresetScope, preset_id: int) -> None:
    """Delete saved rules (SavedGone, ManagersOnly)."""
    saved = await find(connection, reach, preset_id)
    _allow(reach, of_server=saved.of_server)
    await presets.remove(connection, preset_id)


def name_key(name: str) -> str:
    """Return the form in which two names of one owner must differ: case and width don't count."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


def _allow(reach: PresetScope, *, of_server: bool) -> None:
    if not reach.may_change(of_server=of_server):
        raise ManagersOnly


def _saved(preset: Preset) -> SavedRules:
    of_server, clock = preset.server_id is not None, read_terms(preset.clock)
    return SavedRules(preset.preset_id, preset.name, read(preset.rules), of_server, clock)


def _word(clock: Terms | None) -> str | None:
    return None if clock is None else str(clock)


@lru_cache(maxsize=1024)
def read(text: str) -> Rules | None:
    """Read stored rules; None where this program doesn't know them."""
    try:
        rules = read_rules(text)
        check_rules(rules)
    except GinError:
        return None
    return rules
