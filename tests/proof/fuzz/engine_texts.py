"""The readers of the engine: cards, moves, rules, presets, records, the protocol, typed sheets."""

import random
from collections.abc import Iterator
from functools import cache

from club.archive.imports import LARGEST, _decoded
from club.archive.record_files import NoRecord, NothingToOpen, check, open_deal
from engine.cards import cards_text, parse_card, parse_cards
from engine.contest.typed_sheet.typed_contest import read_scores
from engine.contest.typed_sheet.typed_forms import ScoreError
from engine.errors import BadRules, GinError, Unreadable
from engine.moves import Move, MoveKind
from engine.protocol import KnownDeal, Reporter, hear, rebuilt
from engine.record import RecordError, join_records, read_record, split_records, write_record
from engine.rules import ALL_PRESETS, OPTIONS, PRESETS, check_rules, read_rules, write_rules
from engine.rules.house_presets import PresetsError, read_presets
from engine.rules.options import OneOf
from tests.engine.record.sealed_records import sealed_record
from tests.engine.whole_deals import played
from tests.proof.fuzz.target import ROOT, Target, refused

_QUICK = PRESETS.rules("standard", game_target=1)
_EXAMPLES = ROOT / "tests" / "examples"


def _cards(text: str) -> bool:
    try:
        cards = parse_cards(text)
    except Unreadable:
        return False
    assert parse_cards(cards_text(cards)) == cards
    assert all(parse_card(str(card)) == card for card in cards[:3])
    return True


def _move(text: str) -> bool:
    try:
        move = Move.parse(text)
    except Unreadable:
        return False
    assert Move.parse(str(move)) == move
    return True


def _rules(text: str) -> bool:
    try:
        rules = read_rules(text)
        check_rules(rules)
    except (Unreadable, BadRules):
        return False
    assert read_rules(write_rules(rules)) == rules
    return True


def _presets(text: str) -> bool:
    try:
        presets = read_presets(text)
    except PresetsError as error:
        return refused(error)
    for name in presets.keys() - ALL_PRESETS.keys():
        check_rules(presets[name])
    return True


def _record(text: str) -> bool:
    """The text of a record, as the command line reads it and writes it again."""
    parts = split_records(text)
    assert join_records([one.text for one in parts]).strip("\n") == text.strip("\n") or parts
    try:
        records = [read_record(one.text, line=one.line) for one in parts]
    except RecordError as error:
        return refused(error)
    for one in records:
        written = write_record(one)
        assert write_record(read_record(written)) == written
    return True


def _file(text: str) -> bool:
    """The same as a member sends it: read, played through and opened."""
    data = text.encode("utf-8", "surrogatepass")
    if len(data) > LARGEST:
        return False
    try:
        decoded = _decoded(data)
        check(decoded)
        opened = open_deal(decoded, 1)
    except (NoRecord, NothingToOpen):
        return False
    assert len(opened.states) == len(opened.deal.moves) + 1
    return True


def _sheet(text: str) -> bool:
    try:
        sheet = read_scores(text)
    except ScoreError as error:
        return refused(error)
    again = sheet.contest
    assert len(sheet.deals) <= 10_000
    assert again.sides
    return True


def _protocol(text: str) -> bool:
    """Lines of the player protocol; after each that a seat takes, it must find its view."""
    told: KnownDeal | None = None
    try:
        for line in text.split("\n"):
            told = hear(told, line, PRESETS)
        if told is not None and not told.over:
            rebuilt(told, random.Random(1)).view(told.seat)
    except GinError:
        return False
    return True


@cache
def _told() -> tuple[str, ...]:
    game, reporter, lines = played(_QUICK, 3, sense=0.8), Reporter(), list[str]()
    for state in game.states:
        if state.turn == 1:
            lines += reporter.tell(state.view(1), (30, 0))
    return tuple("\n".join(lines[:end]) for end in (1, 3, 8, len(lines)))


def _option_words() -> Iterator[str]:
    for name, option in OPTIONS.items():
        yield f"{name}="
        if isinstance(option, OneOf):
            yield from (f"{name}={word}" for word in option.words)


def targets() -> Iterator[Target]:
    """The readers of the engine."""
    records = [(_EXAMPLES / name).read_text("utf-8") for name in ("elder-and-younger.gin",)]
    records.append(write_record(sealed_record(_QUICK)))
    whole = [*records, *(path.read_text("utf-8") for path in sorted(_EXAMPLES.glob("*.gin")))]
    sheets = [path.read_text("utf-8") for path in sorted(_EXAMPLES.glob("*.scores"))]
    options = tuple(_option_words())
    kinds = tuple(MoveKind)
    tags = (
        *("[Rules ", "[Option ", "[Players ", "[Seat1 ", "[Deal ", "[Dealer ", "[Deck ", "[Cut "),
        *("[Seed ", "[Result ", "[Round ", "[Table ", "[Seats ", "[KnockCard ", "[Check ", '"]\n'),
        *("[Pressed ", "[Sealed ", "[Opened ", "[Shown ", "[Tables ", "1:", "2:", "; "),
    )
    yield Target(
        "cards",
        ("7D 8D,9d", "7D8D9D", "7♦ 10♠", "AC KH", "tc"),
        _cards,
        ("engine/cards.py",),
        ("10", "T", "♠", "♥", "♦", "♣", ",", " "),
        200,
    )
    yield Target(
        "moves",
        (
            *("pass", "take:3", "discard:7D", "knock:7D=3C4C5C,7H8H9H", "layoff:7D@2"),
            *("contract:4S5S6H,6S7C8D", "extend:9H@2", "gin:AC", "offer:AD", "end_meld"),
        ),
        _move,
        ("engine/moves.py",),
        (*kinds, ":", "=", "@", ","),
        120,
    )
    yield Target(
        "rules",
        ("standard gin_bonus=20", "tedesco seating=partnership team_size=2", *PRESETS),
        _rules,
        ("engine/rules/presets.py", "engine/rules/options.py", "engine/rules/clashes.py"),
        (*options, *PRESETS, "off", "yes", "2/2/1", "total:31"),
    )
    yield Target(
        "presets",
        (
            "friday  classic gin_bonus=25 game_target=150   ; our Friday rules",
            '{"friday": {"preset": "classic", "options": {"gin_bonus": 25}}, "quick": "friday"}',
        ),
        _presets,
        ("engine/rules/house_presets.py", "engine/rules/presets.py"),
        (*options, *PRESETS, '"options": {', '"preset": ', "null", "true", "[", "{", "}"),
    )
    yield Target(
        "records",
        records,
        _record,
        ("engine/record/reader.py", "engine/record/writer.py", "engine/record/players.py"),
        (*tags, *kinds, *options[:60]),
        4_000,
    )
    yield Target(
        "files",
        whole,
        _file,
        ("engine/record/reader.py", "engine/record/replay.py", "club/archive/record_files.py"),
        (*tags, *kinds),
        6_000,
        inputs=200_000,
    )
    yield Target(
        "sheets",
        (
            *sheets,
            "players North South\nNorth 25 gin\n- draw\nSouth 10 undercut",
            '{"rules": "standard", "players": ["N", "S"], "deals": [["N", 25, 1, "gin"], "-"]}',
        ),
        _sheet,
        (
            "engine/contest/typed_sheet/typed_deal.py",
            "engine/contest/typed_sheet/typed_forms.py",
            "engine/contest/typed_sheet/typed_contest.py",
        ),
        (
            "players ",
            "rules ",
            "dealer ",
            " v ",
            "boxes=2",
            "2: ",
            "gin",
            "big gin",
            "misdeal",
            "@",
        ),
        2_000,
    )
    yield Target(
        "protocol",
        _told(),
        _protocol,
        ("engine/protocol/reader.py", "engine/protocol/shadow_deal.py"),
        ("deal ", "saw ", "drew ", "show ", "end ", "seat=", "hand=", "scores=", "option:", *kinds),
        3_000,
        inputs=300_000,
    )
