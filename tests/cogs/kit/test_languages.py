"""Every language says all that English says, and fits where English fits."""

import csv
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from babel import Locale
from fluent.syntax import ast as ftl

from art.emoji import emoji_names
from club.core import errors
from club.core.errors import Refusal
from club.core.languages import GROUND, LOCALES, shipped
from club.core.settings import MemberSettings, ServerSettings
from club.cups import refusals
from club.house_rules.rule_controls import KNOBS
from club.leagues import league_refusals
from cogs.house_rules.ui.rule_words import knob_title
from cogs.kit.card_names import card_names
from cogs.kit.drawing import Drawing, Ui
from cogs.kit.ruletext import preset_title
from cogs.kit.text import Text
from cogs.lessons.ui import about, help_pages
from cogs.lessons.ui.about import draw_about
from cogs.lessons.ui.help_pages import draw_help
from cogs.lessons.ui.rulebook import PAGES, Rulebook, draw_rules
from cogs.lessons.ui.tips import TOPICS, draw_tip, tips_of
from cogs.members.ui.settings import SettingsPanel, draw_settings, offered, setting_title
from engine.rules import PRESETS
from tests.cogs.drawn import check_limits
from tests.cogs.kit.language_cases import in_every_language, in_every_other
from tests.cogs.kit.test_sentences import in_english, messages, told, variables
from tests.cogs.scenes import EMOJI, STANDARD
from tools.documents.command_tree import command_tree

DESCRIPTION, LABEL, MENU_NAME, FORM_TITLE, STATUS = 100, 80, 32, 45, 128
"""Characters that Discord allows: of a command's, an option's or a choice's words, of a button, of
a name in a member's menu, of a form's title and labels, under the bot's name."""

PLURALS = {"zero", "one", "two", "few", "many"}
SINGLED_OUT = {"option-knock-limit-ace", "type-number"}
"""Choices whose words look like a plural's and are none."""

LONGEST_NAME = "W" * 32
FORMS = {
    *("panel-name", "panel-name-title", "panel-name-server-title", "panel-number", "zone-title"),
    *("cup-team-form-title", "cup-team-form-label"),
    *("cup-result-form-title", "cup-result-form-label"),
    *("zone-label", "guest-title", "guest-name", "type-points", "type-number"),
}

ALIKE = {
    language: set(keys.split())
    for language, _, keys in (
        line.partition(":")
        for line in Path(__file__).with_name("alike.txt").read_text("utf-8").splitlines()
    )
}
"""Sentences that are the same in a language as in English: mostly names."""


def words(message: ftl.Message) -> str:
    """All that a message says by itself, whatever it is given."""
    found: list[str] = []

    def look(node: Any) -> None:
        if isinstance(node, ftl.TextElement):
            found.append(node.value)
        elif isinstance(node, ftl.BaseNode):
            for each in vars(node).values():
                for one in each if isinstance(each, list) else [each]:
                    look(one)

    look(message)
    return " ".join(found)


def choices(message: ftl.Message) -> Iterator[set[str]]:
    """The names of the variants of each choice in a message."""

    def look(node: Any) -> Iterator[set[str]]:
        if isinstance(node, ftl.SelectExpression):
            yield {one.key.name for one in node.variants if isinstance(one.key, ftl.Identifier)}
        for each in vars(node).values() if isinstance(node, ftl.BaseNode) else ():
            for one in each if isinstance(each, list) else [each]:
                yield from look(one)

    yield from look(message)


def said(language: str, key: str, name: str | int = LONGEST_NAME) -> str:
    given = variables(told(language)[key]) | variables(in_english()[key])
    return Text(language)(key, **dict.fromkeys(given, name))


@in_every_other
def test_a_language_has_every_file_and_every_message(language: str) -> None:
    files = {file.name for file in (LOCALES / language).iterdir()}
    assert files == {file.name for file in (LOCALES / GROUND).iterdir()}
    for file in files:
        here = {key for key, _ in messages(LOCALES / language / file)}
        assert here == {key for key, _ in messages(LOCALES / GROUND / file)}, file


@in_every_other
def test_a_message_is_given_the_same_and_has_the_same_parts(language: str) -> None:
    for key, ours in told(language).items():
        english = in_english()[key]
        may = {"you"} if key.startswith(("did-deeds", "deed-", "spoken-deed-")) else set()
        if key.startswith(("remind-since", "warn-until", "quiet-own-")):
            may = {"waiting"}  # Only how many there are, which not every language's verbs tell.
        assert variables(ours) ^ variables(english) <= may, key
        assert [one.id.name for one in ours.attributes] == [
            one.id.name for one in english.attributes
        ]


@in_every_other
@pytest.mark.parametrize("value", [0, 1, 2, 5, "word"])
def test_every_message_formats_in_its_own_words(language: str, value: str | int) -> None:
    for key in told(language):
        formatted = said(language, key, value)
        assert formatted
        assert "{" not in formatted, key


@in_every_other
def test_nothing_is_left_in_english(language: str) -> None:
    same = {
        key
        for key, message in told(language).items()
        if words(message) == words(in_english()[key]) and re.search("[A-Za-z]", words(message))
    }
    assert same == ALIKE[language]


@in_every_other
def test_numbers_have_the_forms_of_their_language(language: str) -> None:
    rule = Locale.parse(language, sep="-").plural_form
    wanted = {rule(number) for number in range(1000)}
    for key, message in told(language).items():
        for names in choices(message):
            if names & PLURALS and names - PLURALS == {"other"} and key not in SINGLED_OUT:
                assert wanted <= names, key


@in_every_language
def test_quotes_are_curly_everywhere(language: str) -> None:
    for key, message in told(language).items():
        assert not re.search("[\"']", words(message)), key


@in_every_other
def test_the_same_commands_are_named(language: str) -> None:
    command = re.compile(r"/(?:gin-admin|gin) [a-z]+|`[a-z]+:?`")
    for key, message in told(language).items():
        ours, english = words(message), words(in_english()[key])
        assert set(command.findall(ours)) == set(command.findall(english)), key


@in_every_language
def test_what_stands_in_commands_fits(language: str) -> None:
    for key in in_english():
        if key.startswith(("command-", "choice-", "pitch-")):
            most = MENU_NAME if key.endswith("-menu") else DESCRIPTION
            assert len(said(language, key, "W" * 12)) <= most, key
        elif key.startswith("setting-") and key.endswith("-about"):
            assert len(said(language, key)) <= DESCRIPTION, f"{key} is cut"
        elif key in FORMS:
            assert len(said(language, key, 1)) <= FORM_TITLE, key
    assert len(said(language, "status")) <= STATUS


@in_every_language
def test_what_is_typed_is_a_name_that_discord_takes(language: str) -> None:
    typed = {key: said(language, key) for key in in_english() if key.startswith("typed-")}
    for name in typed.values():
        assert re.fullmatch(r"[-_\w]{1,32}", name)
        assert name == name.lower()
    for group in command_tree().groups:
        names = [name.rpartition(" ")[2] for name in group.commands]
        called = [typed[f"typed-{name}"] for name in names]
        assert len(called) == len(set(called))


@in_every_language
def test_buttons_have_room_for_the_longest_name(language: str) -> None:
    for key in in_english():
        if key.startswith("press-") and not variables(in_english()[key]) - {"name"}:
            assert len(said(language, key)) <= LABEL, key


@in_every_language
def test_every_refusal_is_a_sentence(language: str) -> None:
    refused = errors, refusals, league_refusals
    for each in (value for module in refused for value in vars(module).values()):
        if isinstance(each, type) and issubclass(each, Refusal) and each is not Refusal:
            assert said(language, each.key, "5").endswith((".", "!", "?", "。", "\uff01"))


@in_every_language
def test_a_language_says_its_own_name(language: str) -> None:
    names = {said(each, "language-name") for each in shipped()}
    assert len(names) == len(shipped())
    assert said(language, "language-name")[0].isalpha()


@in_every_language
def test_no_two_choices_are_called_the_same(language: str) -> None:
    ui = EMOJI.in_language(language)
    for called in (
        [knob_title(knob, ui) for knob in KNOBS.values()],
        [preset_title(preset, ui) for preset in PRESETS],
        [setting_title(name, ui) for name in offered(ServerSettings)],
        [setting_title(name, ui) for name in offered(MemberSettings)],
    ):
        assert len(called) == len(set(called))


def pages(ui: Ui) -> Iterator[Drawing]:
    """Everything that is read page by page."""
    yield from (draw_help(ui, page) for page in help_pages.PAGES)
    yield from (draw_about(ui, page, "https://example.org/docs") for page in about.PAGES)
    yield from (draw_tip(ui, topic, at) for topic in TOPICS for at in range(len(tips_of(topic))))
    for rules in PRESETS.values():
        yield from (draw_rules(Rulebook(rules), ui, page) for page in PAGES)
    for settings in (ServerSettings(), MemberSettings()):
        for name in ("", *offered(type(settings))):
            yield draw_settings(SettingsPanel(settings, STANDARD, "The Card Room", name), ui)


@in_every_other
def test_every_page_fits(language: str) -> None:
    for drawing in pages(EMOJI.in_language(language)):
        check_limits(drawing)


def test_no_two_languages_share_the_name_of_a_card() -> None:
    every = [name for one in shipped() for name in emoji_names(called=card_names(one))]
    assert len(every) == len(set(every))
    assert all(re.fullmatch("[a-z0-9_]{2,32}", name) for name in every)


@in_every_other
def test_a_glossary_says_where_its_words_are_from(language: str) -> None:
    with (LOCALES / "glossaries" / f"{language}.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) >= 30
    assert all(row["english"] and row["translation"] and row["source"] for row in rows)
    assert len({row["english"] for row in rows}) == len(rows)


def test_a_translators_site_finds_every_language() -> None:
    config = (LOCALES.parent / "crowdin.yml").read_text(encoding="utf-8")
    mapped = re.findall(r"^ +([a-zA-Z-]+): \1$", config, re.MULTILINE)
    assert {one for one in shipped() if "-" in one} <= set(mapped)
