"""Text falls back to English; names can do no harm."""

import re
import time
import tracemalloc
import unicodedata
from pathlib import Path

import pytest
import structlog
from fluent.syntax import FluentParser, ast
from hypothesis import example, given, settings
from hypothesis import strategies as st

from club.core.languages import LOCALES
from club.core.text_limits import LINE
from cogs.kit import text as module
from cogs.kit.text import Text, entries, plain_name, safe_name, safe_text

UNSEEN = {"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"}


@pytest.mark.parametrize("locale", ["en", "en-GB", "nl", "../en", ""])
def test_any_locale_speaks_english_where_it_has_no_words(locale: str) -> None:
    assert Text(locale)("press-pass") == "Pass"


def test_a_translation_comes_first_and_english_fills_its_gaps(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for locale, words in {
        "en": "greet = Hello { $name }\npart = Bye",
        "de": "greet = Hallo { $nom }",
        "fr": "greet = Bonjour { $name }",
    }.items():
        folder = tmp_path / locale
        folder.mkdir()
        (folder / "all.ftl").write_text(words, encoding="utf-8")
    monkeypatch.setattr(module, "LOCALES", tmp_path)
    assert Text("fr-CA")("greet", name="South") == "Bonjour South"
    assert Text("fr")("part") == "Bye"
    with structlog.testing.capture_logs() as logs:
        assert Text("de")("greet", name="South") == "Hello South"
    assert [entry["message"] for entry in logs] == ["greet"]


@pytest.mark.parametrize(
    "file", sorted(LOCALES.rglob("*.ftl")), ids=lambda one: f"{one.parent.name}-{one.stem}"
)
def test_a_sentence_by_itself_is_what_it_is_in_its_file(file: Path) -> None:
    source = file.read_text(encoding="utf-8")
    whole = [one for one in FluentParser().parse(source).body if isinstance(one, ast.Message)]
    assert [key for key, _ in entries(source)] == [one.id.name for one in whole]
    for entry, (_, text) in zip(whole, entries(source), strict=True):
        alone = FluentParser().parse(text).body[0]
        assert entry.equals(alone, ignored_fields=["span", "comment"])


@pytest.mark.parametrize("source", ["", "\n", "# Only a comment\n", "## Group\n\nno message"])
def test_a_file_without_messages_has_none(source: str) -> None:
    assert entries(source) == ()
    assert "greet" not in module.Sentences("en", [source])


def test_no_sentence_refers_to_another() -> None:
    for file in LOCALES.rglob("*.ftl"):
        assert not re.search(r"\{\s*-?[a-z][\w-]*\s*\}", file.read_text(encoding="utf-8")), file


def test_an_unknown_message_is_an_error() -> None:
    with pytest.raises(LookupError, match="no message 'nothing-like-it'"):
        Text()("nothing-like-it")


def test_a_missing_argument_is_an_error() -> None:
    with pytest.raises(LookupError):
        Text()("press-take")


@pytest.mark.parametrize(
    ("locale", "said"), [("en", ["1,250", "\u2212125", "0"]), ("de", ["1.250", "\u2212125", "0"])]
)
def test_a_figure_is_written_as_the_language_does(locale: str, said: list[str]) -> None:
    text = Text(locale)
    assert [text.figure(number) for number in (1250, -125, 0)] == said
    assert [text.figure(number, sign=True) for number in (5, -5, 0)] == ["+5", "\u22125", "0"]


@settings(max_examples=300, derandomize=True)
@given(st.text(max_size=80))
@example("@everyone <@1> <#2> </gin:3>")
@example("**b** __u__ ~~s~~ ||x|| `c` [a](https://b.c)")
@example("\u202eneddih\u202c \u200b\u200d\u2060\ufeff")
@example("Z" + "\u0300" * 40)
@example("\u3164\u115f\u2800")
@example("\U0001f0a1\u0301\u0302" * 40)
def test_a_name_is_short_visible_and_harmless(name: str) -> None:
    plain = plain_name(name)
    assert plain
    assert plain == plain.strip()
    assert not {unicodedata.category(sign) for sign in plain} & UNSEEN
    letters = [sign for sign in plain if not unicodedata.category(sign).startswith("M")]
    assert len(letters) <= 32
    assert len(plain.encode("utf-16-le")) <= 2 * 64
    safe = safe_name(name)
    bare = safe.replace("\\\\", "")
    for sign in "`*_~|<>[]():":
        assert bare.count(sign) == bare.count(f"\\{sign}")
    assert safe.count("@") == safe.count("@\u200b")


@pytest.mark.parametrize("name", ["# head", "- item", "1. one", "12) twelve", "> quote", "+ plus"])
def test_a_name_begins_no_list_and_no_heading(name: str) -> None:
    safe = safe_name(name)
    assert safe != name
    assert safe.replace("\\", "") == name


@pytest.mark.parametrize("name", ["North", "Søren", "山田 太郎", "o'Neill", "a-b", "42", "N. O."])
def test_an_ordinary_name_stays_as_it_is(name: str) -> None:
    assert safe_name(name) == name


def test_a_long_name_is_cut_with_a_sign_of_it() -> None:
    assert plain_name("a" * 50) == "a" * 31 + "…"


def test_a_name_of_nothing_still_shows() -> None:
    assert plain_name("\u200b\u3164 ") == "…"


@settings(max_examples=200, derandomize=True)
@given(st.text(st.characters(codec=None), max_size=40), st.integers(0, 9))
@example("\u0316\u0301", 9)
@example("\U0001f468\u200d\U0001f469\u200d", 9)
@example("\u202e", 9)
@example("\ud800", 9)
@example("\ufdfa", 9)
def test_texts_of_any_length_cost_and_show_little(text: str, size: int) -> None:
    huge = text * 4**size
    for shown in (plain_name(huge), safe_name(huge), safe_text(huge)):
        assert shown
        shown.encode()
        assert len(shown) <= 2 * LINE
    assert plain_name(huge) == plain_name(huge[:LINE])
    assert safe_text(huge) == safe_text(huge[:LINE])


def test_a_heap_of_marks_takes_no_time() -> None:
    begun = time.process_time()
    plain_name("\u0316\u0301" * 62_500)
    assert time.process_time() - begun < 0.1


def test_long_names_and_sentences_are_not_remembered() -> None:
    tracemalloc.start()
    try:
        for number in range(400):
            name = f"{number}" + "\u0316\u0301" * 30_000
            Text()("refusal-left-server", name=safe_name(name))
            Text()("refusal-left-server", name=f"{number}" * 400)
        held, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert held < 2 * 1024 * 1024
