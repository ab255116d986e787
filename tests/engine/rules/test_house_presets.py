"""A house's own presets: read, checked, and taken wherever a preset is named."""

import contextlib
import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cli.main import main
from engine.contest import read_scores
from engine.errors import BadRules
from engine.record import Record, read_record, write_record
from engine.rules import ALL_PRESETS, PRESETS, read_rules, write_rules
from engine.rules.house_presets import PresetsError, read_presets

LINES = """
; our own
friday  classic gin_bonus=25 game_target=150   ; every Friday
quick   friday game_target=50
tiles   mahjong stock_end=0
"""
JSON = """{
    "friday": {"preset": "classic", "options": {"gin_bonus": 25, "game_target": 150}},
    "quick": "friday game_target=50",
    "tiles": {"preset": "mahjong", "options": {"stock_end": "0"}}
}"""
SHEET = "rules quick\nplayers North South\nNorth 30\nNorth 25 gin\n"


@pytest.mark.parametrize("text", [LINES, JSON, f"\ufeff{LINES}"])
def test_presets_are_read(text: str) -> None:
    house = read_presets(text)
    assert list(house) == [*ALL_PRESETS, "friday", "quick", "tiles"]
    assert house["friday"] == PRESETS.rules("classic", gin_bonus=25, game_target=150)
    assert write_rules(house["quick"]) == "classic gin_bonus=25 game_target=50"
    assert house["tiles"].family == "mahjong"
    assert "friday" not in PRESETS


def test_values_of_json() -> None:
    options = (
        '{"sets": true, "exact_margin_forfeit": null, "big_gin": "off", "layoff_on_gin": false}'
    )
    house = read_presets(f'{{"mine": {{"options": {options}}}}}')
    assert house["mine"] == read_rules("standard big_gin=off")


def test_nobody_else_sees_a_preset_that_is_added() -> None:
    more = PRESETS.add("mine", PRESETS.rules("standard", gin_bonus=20))
    assert (len(more), "mine" in PRESETS) == (len(PRESETS) + 1, False)
    assert read_rules("mine big_gin=off", more) == read_rules("standard gin_bonus=20 big_gin=off")
    with pytest.raises(BadRules):
        read_rules("mine")


WRONG = {
    "no preset": ("friday klassik", "presets:1: there is no preset 'klassik'"),
    "no rules": ("\nfriday", "presets:2: friday starts from no preset"),
    "no option": ("friday classic gin=2", "presets:1: there is no rule 'gin'"),
    "no value": ("friday classic gin_bonus=lots", "presets:1: gin_bonus can't be 'lots'"),
    "taken": ("classic standard", "presets:1: there is a preset classic already"),
    "twice": ("a standard\na standard", "presets:2: there is a preset a already"),
    "name": ("Friday! classic", "presets:1: 'Friday!' can't be a preset's name"),
    "a name that looks like an option": ("a=b classic", "presets:1: 'a=b' can't be"),
    "clash": (
        "friday mahjong match=hollywood",
        "presets:1: Hollywood scoring needs a variant where only one side scores a deal.",
    ),
    "before its base": ("quick friday\nfriday classic", "presets:1: there is no preset 'friday'"),
    "no JSON": ('{"friday": ', "presets:1: this is not JSON"),
    "JSON twice": (
        '{"a": "classic", "a": "gra"}',
        "presets:1: this is not JSON of presets: 'a' is",
    ),
    "JSON of another form": ('{"a": 5}', "presets:a: a preset is a text, or an object"),
    "JSON with more": ('{"a": {"base": "gra"}}', "presets:a: a preset has preset, a name, and"),
    "JSON without object": ('{"a": {"options": []}}', "presets:a: a preset has preset, a name"),
    "JSON of a wrong value": (
        '{"a": {"options": {"sets": [1]}}}',
        "presets:a: sets can't be '[1]'",
    ),
    "JSON of a wrong preset": ('{"a": {"preset": 5}}', "presets:a: there is no preset '5'"),
}


@pytest.mark.parametrize("case", WRONG)
def test_what_is_wrong_is_told_with_its_place(case: str) -> None:
    text, what = WRONG[case]
    with pytest.raises(PresetsError) as caught:
        read_presets(text)
    assert str(caught.value).startswith(what)
    assert "\n" not in str(caught.value)


def test_an_error_is_one_line_however_a_preset_is_called() -> None:
    for name in ("fri\\n\\nday", "x" * 10_000):
        with pytest.raises(PresetsError) as caught:
            read_presets(f'{{"{name}": "nothing"}}')
        assert "\n" not in str(caught.value)
        assert len(str(caught.value)) < 10_000


@given(st.text(max_size=40) | st.text('{}[]":, abc=0123_\n', max_size=60))
@settings(max_examples=300, derandomize=True, deadline=None)
def test_any_text_is_read_or_refused(text: str) -> None:
    with contextlib.suppress(PresetsError):
        read_presets(text)
    with contextlib.suppress(PresetsError):
        read_presets("{" + text)


def test_a_record_under_a_house_s_rules_can_be_read_anywhere() -> None:
    house = read_presets(LINES)
    header = '[Rules "quick"]\n[Option "line_bonus=10"]\n[Seat1 "North"]\n[Seat2 "South"]\n'
    record = read_record(header, presets=house)
    assert record.rules == read_rules("classic gin_bonus=25 game_target=50 line_bonus=10")
    assert read_record(write_record(record)) == record
    assert write_record(record).startswith('[Rules "classic"]\n[Option "gin_bonus=25"]\n')
    assert write_record(Record(house["quick"], ("North", "South"), ())).count("[Option") == 2


def test_a_sheet_under_a_house_s_rules() -> None:
    sheet = read_scores(SHEET, presets=read_presets(LINES))
    assert sheet.contest.finished
    assert sheet.contest.rules.game_target == 50


@pytest.fixture
def house(tmp_path: Path) -> str:
    file = tmp_path / "house.txt"
    file.write_text(LINES, "utf-8")
    return str(file)


def test_every_command_takes_a_house_s_presets(
    house: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "quick.gin"
    record.write_text('[Rules "quick"]\n[Seat1 "North"]\n[Seat2 "South"]\n', "utf-8")
    sheet = tmp_path / "sheet.txt"
    sheet.write_text(SHEET, "utf-8")
    commands = (
        ["replay", str(record)],
        ["score", str(sheet)],
        ["melds", "7D 8D 9D", "--rules", "quick"],
        ["rules", "quick"],
    )
    for command in commands:
        assert main([*command, "--presets", house]) == 0
        answer = capsys.readouterr()
        assert answer.err == ""
        assert main(command) == 2
        assert "'quick'" in capsys.readouterr().err
    assert main(["rules", "--presets", house]) == 0
    assert capsys.readouterr().out.split() == [*ALL_PRESETS, "friday", "quick", "tiles"]


def test_a_wrong_file_of_presets(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "house.json"
    file.write_text(json.dumps({"friday": "classic gin_bonus=-1"}), "utf-8")
    for name, what in ((str(file), f"{file}:friday: gin_bonus can't be"), ("nowhere", "nowhere:1")):
        assert main(["rules", "--presets", name]) == 2
        told = capsys.readouterr()
        assert told.out == ""
        assert told.err.startswith(what)
        assert told.err.count("\n") == 1
