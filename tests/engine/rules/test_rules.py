"""Rules, presets and their text form."""

import contextlib
import dataclasses
import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cards import parse_card
from engine.errors import BadRules, Unreadable
from engine.rules import (
    OPTIONS,
    PRESETS,
    BigGin,
    Rules,
    Shutout,
    changed_options,
    check_rules,
    read_rules,
    write_rules,
)
from engine.rules.clashes import clashes
from engine.words import BigGinMode, SeatingFormat, ShutoutMode
from tests.engine.strategies import any_options

EXAMPLES = json.loads((Path(__file__).parents[2] / "examples" / "rules-examples.json").read_text())


def plain(value: object) -> object:
    """An option's value as the examples write it."""
    if isinstance(value, BigGin | Shutout):
        return {"mode": value.mode} | ({"points": value.points} if value.points else {})
    if dataclasses.is_dataclass(value):
        return dataclasses.asdict(value)
    return list(value) if isinstance(value, tuple) else value


def test_standard_is_the_base_of_the_examples() -> None:
    base = EXAMPLES["base_rules"]
    standard = PRESETS["standard"]
    assert {name: plain(getattr(standard, name)) for name in base} == base


@pytest.mark.parametrize("name", EXAMPLES["presets"])
def test_a_preset_is_that_of_the_examples(name: str) -> None:
    changed = EXAMPLES["presets"][name]
    differing = {
        option
        for option in OPTIONS
        if getattr(PRESETS[name], option) != getattr(PRESETS["standard"], option)
    }
    assert differing <= set(changed)
    assert {option: plain(getattr(PRESETS[name], option)) for option in changed} == changed


def test_no_preset_is_missing_or_too_many() -> None:
    assert list(PRESETS) == [*EXAMPLES["presets"], "openspiel", "eaai"]


def test_the_presets_of_other_programs() -> None:
    """What a deal and a game come to there, by their sources."""
    openspiel, eaai = PRESETS["openspiel"], PRESETS["eaai"]
    for rules in (openspiel, eaai):
        assert (rules.knock_limit, rules.gin_bonus, rules.undercut_bonus) == (10, 25, 25)
        assert (rules.big_gin, rules.shutout) == (BigGin(BigGinMode.OFF), Shutout(ShutoutMode.OFF))
        assert (rules.game_bonus, rules.line_bonus, rules.first_turn) == (0, 0, "offer_both")
    assert (openspiel.tie_rule, eaai.tie_rule) == ("no_score", "undercut")
    assert (openspiel.return_taken_discard, eaai.return_taken_discard) == (True, False)
    assert (openspiel.wall_rule, eaai.wall_rule) == ("last_discard_action", "end_on_discard")
    assert (openspiel.game_target, eaai.game_target) == (1, 100)
    assert (eaai.next_dealer, eaai.draw_dealer) == ("alternate", "same")


@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
def test_a_preset_reads_as_it_is_written_and_may_be_played(rules: Rules) -> None:
    assert read_rules(write_rules(rules)) == rules
    assert changed_options(rules) == ()
    check_rules(rules)


def test_options_read_as_the_record_writes_them() -> None:
    text = (
        "standard gin_bonus=20 big_gin=off shutout=extra:100 extra_boxes=2/2/1 "
        "sequence_bonus=6/1/1/winner contract=3/4/3 knock_limit=upcard exact_margin_forfeit=50"
    )
    rules = read_rules(text)
    assert rules.big_gin == BigGin(BigGinMode.OFF)
    assert rules.shutout == Shutout(ShutoutMode.EXTRA, 100)
    assert rules.contract == (3, 4, 3)
    assert set(write_rules(rules).split()) == set(text.split())
    assert read_rules(write_rules(rules)) == rules


def test_only_differences_from_the_preset_are_written() -> None:
    rules = PRESETS.rules("classic", gin_bonus=25, spade_doubles=True)
    assert write_rules(rules) == "classic gin_bonus=25 spade_doubles=yes"
    assert changed_options(read_rules("classic gin_bonus=20")) == ()


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("nonsense", "preset"),
        ("standard wild_cards=2", "option"),
        ("standard gin_bonus=-1", "value"),
        ("standard gin_bonus=lots", "value"),
        ("standard big_gin=off:5", "value"),
        ("standard big_gin=total:9999", "value"),
        ("standard shutout=extra", "value"),
        ("standard extra_boxes=1/2", "value"),
        ("standard sequence_bonus=2/1/1/winner", "value"),
        ("standard contract=3/3/2", "value"),
        ("standard contract=4/4/4", "value"),
        ("standard sets=perhaps", "value"),
        ("standard next_dealer=nobody", "value"),
        ("standard game_target=0", "value"),
        ("standard best_of=4", "value"),
        ("standard knock_limit=٣", "value"),
    ],
)
def test_a_wrong_rule_is_refused(text: str, code: str) -> None:
    with pytest.raises(BadRules) as refused:
        read_rules(text)
    assert refused.value.code == code


@pytest.mark.parametrize("text", ["standard gin_bonus", "standard gin_bonus=20 gin_bonus=25"])
def test_a_text_of_another_form_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable):
        read_rules(text)


@pytest.mark.parametrize("text", ["", " "])
def test_an_empty_text_names_no_preset(text: str) -> None:
    with pytest.raises(BadRules):
        read_rules(text)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("oklahoma first_turn=eleven_cards", "no_upcard"),
        ("tedesco first_turn=stock_only", "no_upcard"),
        ("standard spade_doubles=yes first_turn=stock_only", "no_knock_card"),
        ("standard spade_doubles=yes first_turn=eleven_cards", "no_knock_card"),
        ("colonel seating=partnership", "table_melds_seating"),
        ("mahjong seating=round_robin", "table_melds_seating"),
        ("skarney seating=captain", "table_melds_seating"),
        ("mahjong match=hollywood", "hollywood_both_score"),
        ("hollywood sequence_bonus=6/1/1/both", "hollywood_both_score"),
        ("colonel match=hollywood exhaust_score=table_minus_hand", "hollywood_both_score"),
        ("hollywood line_bonus_timing=immediate", "hollywood_immediate_boxes"),
        ("hollywood hollywood_games=3", "hollywood_games"),
        ("hollywood_continuous hollywood_columns=6", "hollywood_games"),
        ("gra exact_margin_forfeit=50", "exact_margin_match"),
        ("hollywood exact_margin_forfeit=50", "exact_margin_match"),
        ("multi_match exact_margin_forfeit=50", "exact_margin_match"),
        ("hollywood seating=captain", "seating_match"),
        ("gra seating=round_robin", "seating_match"),
        ("multi_match seating=captain", "seating_match"),
        ("standard immediate_knock=misdeal knock_limit=61", "always_misdeal"),
        ("eleven immediate_knock=misdeal knock_limit=100", "always_misdeal"),
        ("round_corner runs=any_suit immediate_knock=misdeal knock_limit=41", "always_misdeal"),
    ],
)
def test_options_that_do_not_go_together_are_refused(text: str, code: str) -> None:
    with pytest.raises(BadRules) as refused:
        check_rules(read_rules(text))
    assert refused.value.code == code


@pytest.mark.parametrize(
    "text",
    [
        "oklahoma first_turn=eleven_cards knock_card_source=second_deck",
        "oklahoma first_turn=normal_draw",
        "skarney match=hollywood",
        "colonel match=hollywood",
        "sequence match=hollywood",
        "hollywood seating=partnership team_size=2",
        "hollywood_continuous hollywood_columns=4",
        "hollywood_continuous match=single hollywood_columns=6",
        "mahjong match=multi_match",
        "standard immediate_knock=misdeal knock_limit=60",
        "standard knock_limit=100",
        "round_corner runs=any_suit immediate_knock=misdeal knock_limit=40",
        "straight immediate_knock=misdeal",
    ],
)
def test_options_that_go_together(text: str) -> None:
    check_rules(read_rules(text))


def test_every_refusal_has_a_word_and_a_sentence_of_its_own() -> None:
    told = clashes(PRESETS["standard"])
    assert len({clash.code for clash in told}) == len({clash.sentence for clash in told})
    assert [clash.code for clash in told] == [
        "no_upcard",
        "no_knock_card",
        "table_melds_seating",
        "hollywood_both_score",
        "hollywood_immediate_boxes",
        "hollywood_games",
        "exact_margin_match",
        "seating_match",
        "always_misdeal",
    ]


def test_options_without_effect_are_kept() -> None:
    rules = PRESETS.rules("straight", tie_rule="no_score", undercut_bonus=10)
    check_rules(rules)
    assert read_rules(write_rules(rules)) == rules


@pytest.mark.parametrize(
    ("text", "card", "limit"),
    [
        ("standard", None, 10),
        ("straight", None, 0),
        ("oklahoma", "4D", 4),
        ("oklahoma", "QD", 10),
        ("oklahoma", "AD", 0),
        ("oklahoma knock_limit_ace=one", "AD", 1),
        ("tedesco", "JD", 10),
    ],
)
def test_the_knock_limit(text: str, card: str | None, limit: int) -> None:
    assert read_rules(text).limit(card and parse_card(card)) == limit


def test_a_limit_from_a_card_needs_the_card() -> None:
    with pytest.raises(BadRules):
        PRESETS["oklahoma"].limit()


@pytest.mark.slow
@given(st.sampled_from(sorted(PRESETS)), any_options())
@settings(max_examples=200, derandomize=True, deadline=None)
def test_any_rules_read_as_they_are_written(preset: str, options: dict[str, object]) -> None:
    rules = PRESETS.rules(preset, **options)
    written = write_rules(rules)
    assert read_rules(written) == rules
    assert write_rules(read_rules(written)) == written
    assert written.split()[0] == preset
    assert {word.partition("=")[0] for word in changed_options(rules)} <= set(options)


@given(st.text(max_size=30))
@settings(max_examples=50, derandomize=True, deadline=None)
def test_any_text_is_read_or_refused(text: str) -> None:
    with contextlib.suppress(Unreadable, BadRules):
        rules = read_rules(text)
        assert read_rules(write_rules(rules)) == rules


@given(
    st.sampled_from(sorted(OPTIONS)),
    st.text("abcdefghijklmnopqrstuvwxyz_:/0123456789-", max_size=12),
)
@settings(max_examples=200, derandomize=True, deadline=None)
def test_any_value_is_read_or_refused(name: str, value: str) -> None:
    with contextlib.suppress(Unreadable, BadRules):
        rules = read_rules(f"standard {name}={value}")
        assert read_rules(write_rules(rules)) == rules


@pytest.mark.parametrize(
    ("seating", "among_computers", "resigns"),
    [
        (SeatingFormat.HEADS_UP, False, True),
        (SeatingFormat.HEADS_UP, True, True),
        (SeatingFormat.THREE_HANDED, False, False),
        (SeatingFormat.THREE_HANDED, True, True),
        (SeatingFormat.CAPTAIN, True, False),
        (SeatingFormat.PARTNERSHIP, True, False),
    ],
)
def test_one_resigns_where_nobody_else_would_play_on(
    seating: SeatingFormat, *, among_computers: bool, resigns: bool
) -> None:
    rules = dataclasses.replace(PRESETS["standard"], seating=seating)
    assert rules.may_resign(among_computers=among_computers) is resigns
