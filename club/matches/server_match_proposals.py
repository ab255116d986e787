"""Matches between servers before they are on: proposed, and answered by whoever has the code."""

import logging
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from hashlib import sha256
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from club.core.clock import Clock
from club.core.deadlines import NO_TERMS
from club.core.people import Person, Place
from club.cups import host_steps
from club.cups.host_steps import ANSWERED
from club.matches import server_match_progress
from club.matches.server_match_refusals import (
    NoSuchCode,
    NotServerManager,
    OwnServerMatch,
    ServerMatchMoved,
    ServerMatchOver,
    TooManyCodes,
    TooManyServerMatches,
)
from club.matches.server_match_rules import Accepted, MatchEnd, MatchEnded
from club.matches.server_match_steps import ServerMatchSteps, organises
from club.matches.stored_server_match import StoredServerMatch, happen, load
from club.table import playable
from data.core import servers
from data.matches.server_matches import MATCH_STORE, ServerMatchRow, SideRow, side_id
from data.storage.database import Database
from engine import fair
from engine.rules import Rules, write_rules

# Matches that a member organises and that aren't over.
MATCHES: Final = 5

# How long a code may be used.
LAPSES_AFTER: Final = timedelta(days=3)

# Wrong codes in an hour, of one member, and from one server.
WRONG: Final = {"member": 5, "server": 20}
HOUR: Final = timedelta(hours=1)

# No letter or digit that is taken for another: a code is one of 2^50.
LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
CODE: Final = 10

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class ServerMatchDraft:
    """What an organiser has chosen; `hours` is the time for a board."""

    boards: int
    rules: Rules
    hours: int


def normalised_code(typed: str) -> str:
    """Return a code in the one spelling it has, however it was typed."""
    return "".join(each for each in typed.upper() if each in LETTERS)


class _WrongCodes:
    def __init__(self) -> None:
        self._tried = defaultdict[tuple[str, int], list[datetime]](list)

    def check(self, server_id: int, member_id: int, now: datetime) -> None:
        for kind, number in (("member", member_id), ("server", server_id)):
            recent = [at for at in self._tried[kind, number] if now - at < HOUR]
            self._tried[kind, number] = recent
            if len(recent) >= WRONG[kind]:
                when = recent[-WRONG[kind]] + HOUR
                raise TooManyCodes(when=str(int(when.timestamp()) + 1))
        self._tried = defaultdict(list, {key: at for key, at in self._tried.items() if at})

    def wrong(self, server_id: int, member_id: int, now: datetime) -> None:
        self._tried["member", member_id].append(now)
        self._tried["server", server_id].append(now)


class ServerMatchProposals:
    """Proposes matches, each with a code that works once; wrong codes are counted, and bounded."""

    # Any may raise NoSuchServerMatch, UnreadableServerMatch, ServerMatchMoved, DoneByTwinError and
    # what `BY_MATCH_OBSTACLE` has.

    def __init__(
        self,
        database: Database,
        clock: Clock,
        draw: Callable[[], bytes],
        steps: ServerMatchSteps,
    ) -> None:
        self._database = database
        self._clock = clock
        self._draw = draw
        self._steps = steps
        self._wrong = _WrongCodes()

    async def create(
        self, place: Place, organiser: Person, draft: ServerMatchDraft, interaction_id: int
    ) -> tuple[StoredServerMatch, str]:
        """Propose a match; return it and its code (UnplayableRules, TooManyServerMatches)."""
        playable.for_two(draft.rules)
        seed, code, now = self._draw(), _code(self._draw()), self._clock.now()
        async with self._database.write() as connection:
            await self._steps.only_once(connection, interaction_id)
            await host_steps.meet_organiser(connection, place, organiser, now)
            await _has_room(connection, organiser)
            row = ServerMatchRow(
                server_id=place.server_id,
                organiser_id=organiser.member_id,
                plan={"boards": draft.boards},
                rules=write_rules(draft.rules),
                clock=str(NO_TERMS),
                hours=draft.hours,
                seed=seed,
                commitment=fair.commitment(seed),
                created_at=now,
                code=_digest(code),
                code_until=now + LAPSES_AFTER,
                created_by_interaction=interaction_id,
            )
            match_id = await MATCH_STORE.create(connection, row)
            await MATCH_STORE.add_side(connection, _side(match_id, 1, place, organiser))
            log.info("match=%d proposed", match_id)
            it = await load(connection, match_id)
            return await server_match_progress.go_on(connection, it, now), code

    async def new_code(self, match_id: int, place: Place, by: int, *, manages: bool) -> str:
        """Return another code for a match that nobody has accepted; the last works no more."""
        code = _code(self._draw())

        async def step(
            connection: AsyncConnection, it: StoredServerMatch, now: datetime
        ) -> StoredServerMatch:
            organises(it, place, by, manages=manages)
            if it.state.accepted or it.state.over:
                raise ServerMatchMoved
            until = now + LAPSES_AFTER
            await MATCH_STORE.set_code(connection, match_id, _digest(code), until)
            return replace(it, setup=replace(it.setup, code=_digest(code), code_until=until))

        await self._steps.take(match_id, place.server_id, step)
        return code

    async def proposed(self, code: str, place: Place, member_id: int) -> StoredServerMatch:
        """Return the match that a code is for (NoSuchCode, TooManyCodes, OwnServerMatch)."""
        now = self._clock.now()
        self._wrong.check(place.server_id, member_id, now)
        async with self._database.read() as connection:
            match_id = await MATCH_STORE.by_code(connection, _digest(code), now)
            it = None if match_id is None else await load(connection, match_id)
        if it is None:
            self._wrong.wrong(place.server_id, member_id, now)
            raise NoSuchCode
        _is_of_another(it, place)
        return it

    async def accept(
        self, code: str, place: Place, person: Person, interaction_id: int, *, manages: bool
    ) -> StoredServerMatch:
        """Play for a server, as a manager of it wants (NotServerManager, and as `proposed`).

        Whoever comes second, or after a `decline`, changes nothing: it is returned as it stands.
        """

        async def step(
            connection: AsyncConnection, it: StoredServerMatch, now: datetime
        ) -> StoredServerMatch:
            if _is_answered(it, place):
                return it
            _still_stands(it, code, now)
            await host_steps.meet_organiser(connection, place, person, now)
            left_by = now - ANSWERED
            await servers.note_back(connection, [place.server_id], now, left_by=left_by)
            await _has_room(connection, person)
            side = _side(it.match_id, 2, place, person)
            await MATCH_STORE.add_side(connection, side)
            there = replace(it, sides=(*it.sides, side))
            return await happen(connection, there, Accepted(), now, interaction_id)

        return await self._answer(code, place, person, step, interaction_id, manages=manages)

    async def decline(
        self, code: str, place: Place, person: Person, interaction_id: int, *, manages: bool
    ) -> StoredServerMatch:
        """Have the match ended, as a manager of the other server wants (the same)."""

        async def step(
            connection: AsyncConnection, it: StoredServerMatch, now: datetime
        ) -> StoredServerMatch:
            if _is_answered(it, place):
                return it
            _still_stands(it, code, now)
            ended = MatchEnded(MatchEnd.DECLINED)
            return await happen(connection, it, ended, now, interaction_id)

        return await self._answer(code, place, person, step, interaction_id, manages=manages)

    async def _answer(
        self,
        code: str,
        place: Place,
        person: Person,
        step: host_steps.Step[StoredServerMatch],
        interaction_id: int,
        *,
        manages: bool,
    ) -> StoredServerMatch:
        if not manages:
            raise NotServerManager
        now, by = self._clock.now(), person.member_id
        self._wrong.check(place.server_id, by, now)
        async with self._database.read() as connection:
            await self._steps.only_once(connection, interaction_id)
            match_id = await MATCH_STORE.with_last_code(connection, _digest(code))
            it = None if match_id is None else await load(connection, match_id)
        if it is None:
            self._wrong.wrong(place.server_id, by, now)
            raise NoSuchCode
        if not _is_answered(it, place):
            _is_of_another(it, place)
        answered = await self._steps.take(it.match_id, None, step, interaction_id)
        if answered.state.accepted and answered.state.over:
            raise ServerMatchOver
        return answered


def _side(match_id: int, side: int, place: Place, organiser: Person) -> SideRow:
    return SideRow(
        side_id(match_id, side),
        match_id,
        place.server_id,
        place.channel_id,
        place.channel_name,
        organiser.member_id,
    )


def _code(drawn: bytes) -> str:
    return "".join(LETTERS[each % len(LETTERS)] for each in drawn[:CODE])


def _digest(code: str) -> str:
    return sha256(normalised_code(code).encode()).hexdigest()


def _is_of_another(it: StoredServerMatch, place: Place) -> None:
    if place.server_id in it.servers:
        raise OwnServerMatch


def _is_answered(it: StoredServerMatch, place: Place) -> bool:
    """Tell whether a press comes second: this server plays, or one that isn't known declined."""
    accepted = it.state.accepted and place.server_id in it.servers[1:]
    return accepted or (it.state.ended is MatchEnd.DECLINED and place.server_id not in it.servers)


def _still_stands(it: StoredServerMatch, code: str, now: datetime) -> None:
    waits = not it.state.accepted and not it.state.over
    if not waits or it.setup.code != _digest(code) or it.setup.code_until <= now:
        raise NoSuchCode


async def _has_room(connection: AsyncConnection, organiser: Person) -> None:
    if await MATCH_STORE.running_of(connection, organiser.member_id) >= MATCHES:
        raise TooManyServerMatches(most=MATCHES)
