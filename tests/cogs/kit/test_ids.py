"""The grammar of custom_ids: written and read without loss, and never a surprise."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cogs.kit.ids import (
    LIMIT,
    MOST,
    Action,
    make_id,
    make_menu_id,
    make_several_id,
    make_who_id,
    parse_choice,
    parse_id,
    parse_several,
    parse_who,
)
from cogs.kit.press_kinds import NOTHING, PressKind
from engine.fair import commitment
from engine.verify import noted_seal

TABLES = st.integers(0, 2**63 - 1)
PLIES = st.integers(0, 99_999)
CARDS = st.builds("".join, st.tuples(st.sampled_from("A23456789TJQK"), st.sampled_from("CDHS")))
WORDS = st.one_of(
    st.sampled_from(["stock", "take", "pass", "big_gin", "done"]),
    st.builds("discard:{}".format, CARDS),
    st.builds("knock:{}=3C4C5C,7H8H9H".format, CARDS),
)


@settings(max_examples=200, derandomize=True)
@given(kind=st.sampled_from(["move", "pick"]), table=TABLES, ply=PLIES, word=WORDS)
def test_what_is_written_is_read(kind: str, table: int, ply: int, word: str) -> None:
    text = make_id(kind, table, ply, word)
    assert len(text) <= LIMIT
    assert parse_id(text) == Action(kind, table, ply, word)


@settings(max_examples=200, derandomize=True)
@given(table=TABLES, ply=PLIES, word=WORDS)
def test_a_choice_reads_like_a_press(table: int, ply: int, word: str) -> None:
    menu_id = make_menu_id("pick", table, ply)
    assert parse_choice(menu_id, word) == parse_id(make_id("pick", table, ply, word))


@pytest.mark.slow
@settings(max_examples=200, derandomize=True)
@given(table=TABLES, ply=PLIES, chosen=st.lists(CARDS, max_size=13, unique=True))
def test_any_number_of_choices_make_one_action(table: int, ply: int, chosen: list[str]) -> None:
    menu_id = make_menu_id("pick", table, ply, "clubs")
    rest = "clubs:" + "".join(chosen) if chosen else "clubs"
    assert parse_choice(menu_id, *chosen) == Action("pick", table, ply, rest)


def test_a_menu_of_one_choice_means_nothing_without_it() -> None:
    assert parse_choice(make_menu_id("pick", 1, 2)) is None
    assert parse_choice("gin:pick:1:2", "stock") is None
    assert parse_choice("pick:pick:1:2:3:4", "stock") is None


@pytest.mark.slow
@settings(max_examples=300, derandomize=True)
@given(st.text(max_size=120) | st.from_regex(r"gin:[a-z]{0,7}:[0-9]{0,20}:?.{0,30}"))
def test_what_is_read_is_written_the_same(text: str) -> None:
    action = parse_id(text)
    if action is not None:
        assert make_id(action.kind, action.table, action.ply, action.rest) == text


def test_the_longest_id_fits() -> None:
    word = "knock:7D=ACADAHAS,2C2D2H,3C4C5C"
    text = make_id("move", 2**63 - 1, 999_999_999, word)
    assert len(text) <= LIMIT
    assert parse_id(text) == Action("move", 2**63 - 1, 999_999_999, word)


@pytest.mark.parametrize(
    "text",
    [
        "gin:move:1:stock",
        "gin:move:1:2",
        "gin:move:01:2:stock",
        "gin:move:1:02:stock",
        "gin:move:1:2:stock ",
        "gin:hand:1:2",
        "gin:hand:1:",
        "gin:hand:",
        "gin:seat:1:steal",
        "gin:seat:1:2:steal",
        "gin:seat:1:2",
        "gin:panel:1:set=gin_bonus=35",
        "gin:panel:1:2:set=Gin",
        "gin:sing:1",
        "gin:hand:9223372036854775808",
        "gin:friend:0:remove.9223372036854775808",
        "gin:friend:0:remove.-5",
        "gin:friend:0:unblock.-0",
        "gin:panel:1:2:load=99999999999999999999999999",
        "gin:move:1:2:" + "a" * 100,
        "pick:pick:1:2",
        f"gin:hand:1~{'a' * 42}",
        f"gin:hand:1~{'a' * 44}",
        f"gin:hand:1~{'a' * 43}~{'a' * 43}",
        f"gin:hand~{'a' * 43}",
        "",
    ],
)
def test_anything_else_is_no_action(text: str) -> None:
    assert parse_id(text) is None


@settings(max_examples=50, derandomize=True)
@given(table=TABLES, seed=st.binary(max_size=32))
def test_a_seal_stands_at_the_end_and_asks_for_nothing(table: int, seed: bytes) -> None:
    sealed = commitment(seed)
    for text in (
        make_id(PressKind.SEAT, table, 999_999_999, "accept", seal=sealed),
        make_id(PressKind.AGAIN, table, seal=sealed),
        make_id(PressKind.LOBBY, table, rest="join2", seal=sealed),
    ):
        plain = text.partition("~")[0]
        assert len(text) <= LIMIT
        assert parse_id(text) == parse_id(plain)
        assert noted_seal(text) == sealed
    for poor in ("", "ab", "AB" * 32, "zz" * 32):
        assert make_id(PressKind.AGAIN, table, seal=poor) == make_id(PressKind.AGAIN, table)


def test_an_answer_to_an_offer_may_say_which() -> None:
    assert parse_id("gin:seat:7:accept") == Action("seat", 7, None, "accept")
    assert parse_id(make_id("seat", 7, 3, "rules")) == Action("seat", 7, 3, "rules")


def test_a_member_that_is_chosen_reads_like_a_press() -> None:
    menu_id = make_who_id("panel", 7, 0, "guest")
    assert parse_who(menu_id, 11) == Action("panel", 7, 0, "guest=11")
    assert parse_who("pick:panel:7:0:guest", 11) is None


def test_channels_and_roles_that_are_chosen_are_not_taken_for_one_another() -> None:
    menu_id = make_several_id("chan", PressKind.SET, 7, 2, "x")
    assert parse_several("chan", menu_id, [12, 11, 12]) == Action("set", 7, 2, "x=11.12")
    assert parse_several("role", menu_id, [11]) is None
    assert parse_several("chan", "gin:set:7:2:x", [11]) is None
    assert parse_several("chan", menu_id, [MOST]) is not None
    assert parse_several("chan", menu_id, [MOST + 1]) is None


def test_an_id_that_could_not_be_read_is_not_written() -> None:
    with pytest.raises(ValueError, match="no custom_id"):
        make_id("move", 1, None, "stock")


def test_every_kind_has_an_id() -> None:
    examples = {
        "move": (3, "stock"),
        "pick": (3, NOTHING),
        "best": (3, ""),
        "hint": (3, ""),
        "ahead": (3, "these:.upcard.gin"),
        "next": (3, ""),
        "opponents": (7, "keep"),
        "confirm": (3, "off"),
        "seat": (None, "accept"),
        "panel": (2, "set=gin_bonus=35"),
        "play": (1, "variant=oklahoma"),
        "set": (2, "to=time_zone=America/Port-au-Prince"),
        "audit": (None, "2"),
        "away": (None, "2026-12-24"),
        "export": (None, "page"),
        "quit": (None, "ask"),
        "lobby": (None, "join0"),
        "left": (None, "3.computer"),
        "paper": (3, "join:1"),
        "games": (None, "1"),
        "tables": (None, "2"),
        "look": (None, "text"),
        "cheer": (None, "12"),
        "board": (1, "games_won.knock.month.2"),
        "profile": (1, "11.knock.here.badges"),
        "versus": (3, "11.12.all"),
        "watch": (None, "look"),
        "queue": (None, "leave"),
        "replay": (7, "31"),
        "film": (7, "share"),
        "record": (None, ""),
        "import": (7, "5.0031"),
        "history": (None, "12.standard.won.1790000000.o31"),
        "friend": (None, "remove.11"),
        "snooze": (3, "tonight"),
        "late": (3, "claim"),
        "quiet": (3, "still"),
        "pause": (None, "agree"),
        "entry": (3, "two:m15"),
        "data": (2, "forget"),
        "review": (3, "at12"),
        "learn": (5, "discard:KS"),
        "problem": (20_000, "discard:KS"),
        "daily": (20_000, "seals"),
        "dailymove": (200_000_071, "discard:KS"),
        "dailypick": (200_000_071, NOTHING),
        "dailyconfirm": (200_000_071, "off"),
        "dailypast": (20_000, ""),
        "dailydeal": (3, "20000.11.0012"),
        "dailyboard": (20_000, "week.all.12"),
        "page": (None, "tips:early:3"),
        "cup": (3, "matches.12"),
        "cuptime": (3, "bracket.1.3.0=ask"),
        "cupteam": (3, "removed.1=12"),
        "cupresult": (3, "group.1.3.2=agree.17"),
        "cuporganise": (3, "decided=group.1.3.2=draw"),
        "cupextras": (3, "event=tomorrow"),
        "cupsetup": (3, "third_place=True"),
        "cuplist": (None, "2"),
        "cupshow": (None, "17"),
        "competition": (3, "past.12"),
        "ladder": (3, "refused.17"),
        "competitiontime": (3, "challenge.1.3.0=ask"),
        "competitionorganise": (3, "decided=group.1.3.2=draw"),
        "competitionsetup": (3, "ladder.answer_days=5"),
        "competitionlist": (None, "league.2"),
        "competitionshow": (None, "17"),
        "match": (3, "agree.12"),
        "matchanswer": (None, "accept=ABCDEFGHJK"),
        "matchorganise": (3, "substituted=2.14"),
        "matchsetup": (3, "boards=5"),
        "matchlist": (None, "2"),
        "matchshow": (None, "17"),
    }
    for kind in PressKind:
        ply, rest = examples.get(kind, (None, ""))
        assert parse_id(make_id(kind, 1, ply, rest)) == Action(kind, 1, ply, rest)
