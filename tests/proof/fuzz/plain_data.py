"""What is stored as plain data: settings, the events of cups and leagues, and score sheets.

A row may be damaged in any way, so where it is read any error sets it aside; what must hold is that
reading ends soon, and that what was read is written as it was.
"""

import json
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Any, Final

from club.core.settings import (
    MemberSettings,
    ServerSettings,
    declared,
    kind_of,
    stored_of_member,
    stored_of_server,
)
from club.cups.formats.event_json import WrittenEvent, read_event, write_event
from club.cups.formats.events import Decided, Entered, HowDecided, Paired, Started
from club.cups.formats.match_keys import CupPart, MatchKey
from club.cups.formats.plan import CupFormat, CupPlan
from club.cups.formats.replay import replay
from club.cups.stored_cup import read_plan, write_plan
from club.leagues.formats import competition, league_json
from club.leagues.formats.ladder_plan import LadderPlan
from club.leagues.formats.league_plan import LeaguePlan
from club.scorepad.entry_draft import EntryDraft
from engine.contest import Contest
from engine.results import ResultKind
from engine.rules import PRESETS
from tests.proof.fuzz.target import Target

_BEGAN: Final = datetime(2026, 5, 1, tzinfo=UTC)


def _settings(text: str) -> bool:
    """Whatever is stored, each setting has a value that it may have."""
    own = stored_of_member.__wrapped__(text, confirm=True)
    of_server = stored_of_server.__wrapped__(text)
    for every, settings in ((MemberSettings, own), (ServerSettings, of_server)):
        for name, declaration in declared(every).items():
            assert kind_of(declaration).fits(getattr(settings, name)), name
    return own != MemberSettings() or of_server != ServerSettings()


def _events(data: Any) -> Iterator[WrittenEvent]:
    for word, detail, members in data:
        yield WrittenEvent(word, detail, tuple(members))


def _cup(text: str) -> bool:
    try:
        data = json.loads(text)
        plan = read_plan(data["plan"])
        events = [read_event(one) for one in _events(data["events"])]
        replay(plan, events)
    except Exception:  # noqa: BLE001 - as where a cup is read
        return False
    assert read_plan(json.loads(json.dumps(write_plan(plan)))) == plan
    assert [read_event(write_event(one)) for one in events] == events
    return True


def _league(text: str) -> bool:
    try:
        data = json.loads(text)
        league = "size" in data["plan"]
        read = league_json.read_league_plan if league else league_json.read_ladder_plan
        plan = read(data["plan"])
        events = [league_json.read_event(one) for one in _events(data["events"])]
        days = (_BEGAN + timedelta(days=number) for number in range(len(events)))
        competition.replay(plan, zip(events, days, strict=True))
    except Exception:  # noqa: BLE001 - as where a league is read
        return False
    assert read(json.loads(json.dumps(league_json.write_plan(plan)))) == plan
    assert [league_json.read_event(league_json.write_event(one)) for one in events] == events
    return True


def _contest(text: str) -> bool:
    try:
        contest = Contest.from_json(json.loads(text))
        written = json.dumps(contest.to_json())
        assert contest.pairings is not None
        assert contest.columns is not None
    except Exception:  # noqa: BLE001 - as where a table is read
        return False
    assert json.dumps(Contest.from_json(json.loads(written)).to_json()) == written
    return True


def _slip(text: str) -> bool:
    try:
        slip = EntryDraft.read(text)
        written = slip.text
    except Exception:  # noqa: BLE001 - as where a table is read
        return False
    assert EntryDraft.read(written).text == written
    return True


def _written(plan: Any, events: Any) -> str:
    told = [[one.word, one.detail, list(one.members)] for one in events]
    return json.dumps({"plan": plan, "events": told})


def _cups() -> Iterator[str]:
    begun = [Entered((11,)), Entered((12,)), Entered((13,)), Started((2, 1, 3))]
    key = MatchKey(CupPart.BRACKET, 1, 2)
    over = [*begun, Decided(key, 1, HowDecided.PLAYED, (10, 0))]
    swiss = [*begun, Paired(((2, 1),), 3)]
    for form, events in (
        (CupFormat.KNOCKOUT, over),
        (CupFormat.SWISS, swiss),
        (CupFormat.GROUPS, begun),
    ):
        yield _written(write_plan(CupPlan(form)), map(write_event, events))


def _leagues() -> Iterator[str]:
    entered = [WrittenEvent("entered", {}, (number,)) for number in range(11, 17)]
    began = WrittenEvent("season_began", {"divisions": [[1, 2, 3], [4, 5, 6]]})
    week = WrittenEvent("week_began")
    yield _written(league_json.write_plan(LeaguePlan()), [*entered, began, week])
    challenged = WrittenEvent("challenged", {"challenger": 3, "challenged": 2})
    accepted = WrittenEvent("accepted", {"challenge": 1})
    yield _written(league_json.write_plan(LadderPlan()), [*entered, challenged, accepted])


def _contests() -> Iterator[str]:
    for text, players in (("standard", 2), ("hollywood", 2), ("tedesco", 2)):
        yield json.dumps(Contest.start(PRESETS[text], 2, players).to_json())


def targets() -> Iterator[Target]:
    """What is stored as plain data."""
    names = (*declared(MemberSettings), *declared(ServerSettings))
    braces = ("[", "]", "{", "}", "null", "true", "-1", "1e9", '"', ",", ":")
    yield Target(
        "stored_settings",
        (
            'language="de"\nquiet_from=22\nquiet_to=8\nlook="text"\ntime_zone="Europe/Berlin"',
            'away_until="2026-05-09T09:00:00+00:00"\nchannels=[1,2]\nrules="standard gin_bonus=20"',
            *(f"{name}=1" for name in names),
        ),
        _settings,
        ("club/core/settings.py", "club/core/setting_kinds.py"),
        (*(f"\n{name}=" for name in names), *braces),
        400,
    )
    yield Target(
        "stored_cups",
        tuple(_cups()),
        _cup,
        ("club/cups/formats/event_json.py", "club/cups/formats/replay.py"),
        ('"entrant": ', '"match": ', '"winner": ', "bracket.1.1.0", "group.1.1.1", *braces),
        1_500,
    )
    yield Target(
        "stored_leagues",
        tuple(_leagues()),
        _league,
        ("club/leagues/formats/league_json.py", "club/leagues/formats/league_replay.py"),
        ('"entrant": ', '"challenge": ', "sank", "lapsed", "stopped", *braces),
        1_500,
    )
    yield Target(
        "stored_sheets",
        tuple(_contests()),
        _contest,
        ("engine/contest/contest.py", "engine/contest/plain_sheet.py"),
        ('"games": ', '"columns": ', '"settlement": ', "team_size=2", *braces),
        2_500,
    )
    yield Target(
        "stored_slips",
        (EntryDraft(winner=1, word=ResultKind.GIN, one=25, pair=(1, 2)).text, "{}"),
        _slip,
        ("club/scorepad/entry_draft.py",),
        ('"winner":', '"pair":[', '"word":"gin"', *braces),
        300,
    )
