"""What members type and press: names, days, hours, zones, numbers, custom ids, choices."""

import re
import unicodedata
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from functools import cache
from typing import Final
from zoneinfo import ZoneInfo

from club.archive.history import Search
from club.archive.profiles import ProfileRequest
from club.archive.versus import Pairing
from club.core.deadlines import ContactPreferences, Terms, read_terms
from club.core.errors import NoSuchRule, NoSuchSetting
from club.core.settings import MemberSettings, ServerSettings, declared, kind_of
from club.core.text_limits import LINE, NAME, TYPED, clipped
from club.cups.cup_choices import CupChoice, CupChoices
from club.cups.formats.match_keys import MatchKey
from club.house_rules.panel_page import PanelPage
from club.house_rules.presets import name_key
from club.leagues.competition_choices import CompetitionChoice, CompetitionChoices
from club.play.card_selection import CardSelection, after_press
from club.ratings.standings import Board
from club.scorepad.entry_draft import EntryDraft, SlipStep, stepped
from cogs.archive.history import _day
from cogs.kit.ids import LIMIT, Action, make_id, parse_choice, parse_id, parse_several, parse_who
from cogs.kit.press_kinds import Ply, PressKind
from cogs.kit.text import Text, plain_name, safe_name, safe_text
from cogs.members.settings import NoSuchZone, SeveralZones, read, zone_of
from cogs.turn_clock.away import LONGEST, BadMoment, away_until
from engine.errors import Unreadable
from tests.proof.fuzz.target import Target
from tests.wire.custom_id_samples import well_formed

_NOW: Final = datetime(2026, 5, 1, 12, 0, tzinfo=UTC)
_ZONES: Final = ("UTC", "Pacific/Kiritimati", "Pacific/Midway", "Europe/Berlin", "Pacific/Auckland")
_UNSEEN: Final = {"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"}
_LIVE: Final = re.compile(r"(?<!\\)[`*_~|<>\[\]]|@(?!\u200b)")
"""What Discord would take for markdown, a link or a mention."""

_READS: Final = {
    PressKind.HISTORY: Search.read,
    PressKind.BOARD: Board.read,
    PressKind.PROFILE: ProfileRequest.read,
}
"""What reads the rest of an id that its pattern lets through: it must take each."""


def _custom_id(text: str) -> bool:
    action = parse_id(text)
    if action is None:
        return False
    assert len(text) <= LIMIT
    assert action.kind.rest.fullmatch(action.rest)
    written = make_id(action.kind, action.table, action.ply, action.rest)
    assert parse_id(written) == action
    if (further := _READS.get(action.kind)) is not None:
        further(action.rest)
    if action.kind is PressKind.VERSUS and "=" not in action.rest:
        Pairing.read(action.rest)
    return True


def _menu_choice(text: str) -> bool:
    """The id of a menu, and what is chosen in it, a line each."""
    menu, *values = text.split("\n")
    found = parse_choice(menu, *values)
    several = parse_several(menu.partition(":")[0], menu, [len(one) for one in values])
    who = parse_who(menu, len(text))
    for action in (found, several, who):
        assert action is None or isinstance(action, Action)
        assert action is None or len(action.rest) <= LIMIT + 25 * 20
    return any(one is not None for one in (found, several, who))


def _pick(text: str) -> bool:
    """A draft and the press that changes it, a line each."""
    draft, _, word = text.partition("\n")
    try:
        after = after_press(draft, word)
    except Unreadable:
        return False
    if after is None or after == word:
        return True
    assert str(CardSelection.read(after)) == after
    return True


def _away(text: str) -> bool:
    taken = False
    for zone in _ZONES:
        try:
            until = away_until(clipped(text, TYPED), _NOW, ContactPreferences(zone=ZoneInfo(zone)))
        except BadMoment:
            continue
        assert _NOW <= until <= _NOW + timedelta(days=LONGEST)
        taken = True
    return taken


def _since(text: str) -> bool:
    day = _day(clipped(text, TYPED))
    if day is None:
        return False
    for zone in _ZONES:
        datetime(day.year, day.month, day.day, tzinfo=ZoneInfo(zone)).astimezone(UTC)
    return True


def _clock(text: str) -> bool:
    terms = read_terms(text)
    if terms is None:
        return False
    assert str(Terms.parse(str(terms))) == str(terms)
    assert terms.length is None or timedelta() < terms.length
    assert _NOW + (terms.length or timedelta()) > datetime.min.replace(tzinfo=UTC)
    return True


def _zone(text: str) -> bool:
    try:
        zone = zone_of(clipped(text, TYPED), Text(("en", "de", "ja")[len(text) % 3]))
    except (NoSuchZone, SeveralZones):
        return False
    ZoneInfo(zone)
    return True


def _name(text: str) -> bool:
    plain, safe, line = plain_name(text), safe_name(text), safe_text(text)
    for shown in (plain, safe, line):
        assert shown
        shown.encode()
    assert unicodedata.normalize("NFC", plain_name(plain)) == unicodedata.normalize("NFC", plain)
    assert len(plain.encode("utf-16-le")) <= 2 * NAME
    assert not {unicodedata.category(sign) for sign in plain} & _UNSEEN
    for shown in (safe, line):
        bare = shown.replace("\\\\", "")
        assert not _LIVE.search(bare), bare
        assert not {unicodedata.category(sign) for sign in bare.replace("\u200b", "")} & _UNSEEN
        assert len(shown) <= 3 * LINE
    name_key(clipped(text, NAME)).encode()
    return plain != "…"


def _points(text: str) -> bool:
    """A step on the slip of a sheet: its word, and what was typed or chosen."""
    word, _, value = text.partition("\n")
    slip = EntryDraft(winner=1)
    try:
        slip = stepped(slip, SlipStep.stored(word), value)
    except NoSuchRule:
        return False
    assert EntryDraft.read(slip.text) == slip
    return True


def _setting(text: str) -> bool:
    """The name of a setting and its value: what fits must be read back as it was stored."""
    name, _, value = text.partition("\n")
    for every in (MemberSettings, ServerSettings):
        found = declared(every).get(name)
        if found is None:
            continue
        kind = kind_of(found)
        try:
            chosen = read(kind, value)
        except NoSuchSetting:
            return False
        if not kind.fits(chosen):
            return False
        assert kind.load(kind.dump(chosen)) == chosen
        return True
    return False


def _organised(text: str) -> bool:
    """A choice of an organiser's, as it is offered in a menu or typed."""
    word, _, value = text.partition("\n")
    try:
        cup = CupChoices().with_choice(CupChoice(word), value)
        assert CupChoices.read(cup.stored()) == cup
        assert cup.plan.format == cup.format
    except ValueError:
        pass
    else:
        return True
    try:
        league = CompetitionChoices().with_choice(CompetitionChoice(word), value)
    except ValueError:
        return False
    assert CompetitionChoices.read(league.stored()) == league
    return True


def _match(text: str) -> bool:
    page = PanelPage.read(text)
    assert PanelPage.read(page.text) == page
    assert page.sent_by is None or page.sent_by >= 0
    try:
        key = MatchKey.read(text)
    except ValueError:
        return False
    assert str(key) == text
    return True


@cache
def _ids() -> tuple[str, ...]:
    return tuple(one for kind in PressKind for one in well_formed(kind, (7,), 3))


def targets() -> Iterator[Target]:
    """What members type and press."""
    kinds = tuple(f"{kind}:" for kind in PressKind)
    menus = tuple(
        f"pick:{kind}:7{':0' if kind.ply is not Ply.NONE else ''}\nhold:7D" for kind in PressKind
    )
    names = (*declared(MemberSettings), *declared(ServerSettings))
    yield Target("custom_ids", _ids(), _custom_id, ("cogs/kit/ids.py",), ("gin:", *kinds, "~"), 200)
    yield Target(
        "menus",
        (*menus, "who:friend:0:0:add", "role:set:1:5:these=roles\n1\n2"),
        _menu_choice,
        ("cogs/kit/ids.py",),
        ("pick:", "who:", "role:", "chan:", "\n", *kinds),
        600,
    )
    yield Target(
        "picks",
        ("picked:7D8D\nhold:9D", "picked:7D=2C3C4C\nundo", "\nclubs:7C9C", "picked:7D\nthese:"),
        _pick,
        ("club/play/card_selection.py",),
        ("hold:", "drop:", "clear", "aside:", "undo", "these:", "hearts:", "picked:", "="),
        300,
    )
    yield Target(
        "days_away",
        ("2026-05-09", "3", "back", "0", "60", "0001-01-01", "9999-12-31"),
        _away,
        ("cogs/turn_clock/away.py",),
        ("2026-", "05", "-1", "back"),
        60,
    )
    yield Target(
        "days_since", ("2026-05-09", "1971-1-1", "9999-12-31"), _since, (), ("2026-", "-12-"), 60
    )
    yield Target("clocks", ("none", "relaxed:24", "live:5", "relaxed:999999"), _clock, (), (), 60)
    yield Target(
        "zones",
        ("Berlin", "Europe/Berlin", "New York", "deutschland", "東京", "usa", "Sao Paulo"),
        _zone,
        ("cogs/members/ui/time_zones.py",),
        ("America/", "Europe/", "Indiana", "é", "\u0301"),
        120,
        inputs=100_000,
    )
    yield Target(
        "names",
        ("North", "山田 太郎", "**b** __u__ ||x||", "@everyone <@1> </gin:3>", "1. one", "👩‍👩‍👧"),
        _name,
        ("cogs/kit/text.py",),
        ("@everyone", "<@&1>", "[a](https://b.c)", "# ", "```", "\u202e", "\u200d", "\u0301", "\\"),
        400,
    )
    yield Target(
        "points",
        (*(f"{word}\n1" for word in SlipStep), "one\nm25", "pair\n1_2", "how\ngin", "count\non"),
        _points,
        ("club/scorepad/entry_draft.py",),
        (*SlipStep, "\n", "m", "_", "on", "off", "gin"),
        60,
    )
    yield Target(
        "settings",
        (*(f"{name}\n1" for name in names), "time_zone\nEurope/Berlin", "look\ntext"),
        _setting,
        ("cogs/members/settings.py", "club/core/setting_kinds.py"),
        (*names, "\n", "true", "none", "de", "standard", "1.2.3"),
        120,
    )
    yield Target(
        "organisers",
        (
            *(f"{word}\n1" for word in (*CupChoice, *CompetitionChoice)),
            *("title\nFriday", "format\nswiss", "clock\nrelaxed:24", "third_place\nTrue"),
        ),
        _organised,
        ("club/cups/cup_choices.py", "club/core/choice_readers.py"),
        (*CupChoice, *CompetitionChoice, "\n", "True", "rating"),
        160,
    )
    yield Target(
        "match_keys",
        ("bracket.1.3.0", "group.2.1.4", "sent/12/", "knock/gin_bonus/3"),
        _match,
        ("club/cups/formats/match_keys.py", "club/house_rules/panel_page.py"),
        ("bracket.", "losers.", "sent/", "/"),
        80,
    )
