"""Every language says all that English says, and fits where English fits."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax import ast as ftl

from club.core import errors
from club.core.errors import Refusal
from club.core.languages import GROUND, LOCALES, shipped
from club.core.settings import MemberSettings, ServerSettings
from club.house_rules.rule_controls import KNOBS
from cogs.house_rules.ui.rule_words import knob_title
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
from tests.cogs.kit.test_sentences import in_english, messages, told, variables
from tests.cogs.scenes import EMOJI, STANDARD

OTHERS = [each for each in shipped() if each != GROUND]
DESCRIPTION, LABEL, MENU_NAME, FORM_TITLE, STATUS = 100, 80, 32, 45, 128
"""Characters that Discord allows: of a command's, an option's or a choice's words, of a button, of
a name in a member's menu, of a form's title and labels, under the bot's name."""

LONGEST_NAME = "W" * 32
FORMS = {
    *("panel-name", "panel-name-title", "panel-name-server-title", "panel-number", "zone-title"),
    *("zone-label", "guest-title", "guest-name", "type-points", "type-number"),
}

ALIKE = {
    "de": {
        "about-title-bot",
        "award-gin-bonus",
        "family-colonel",
        "family-knock",
        "guest-name",
        "pad-win-bonus",
        "preset-colonel",
        "press-play-computer",
        "preset-hollywood",
        "preset-oklahoma",
        "preset-oklahoma-fosdick",
        "preset-openspiel",
        "preset-palace",
        "preset-skarney",
        "preset-standard",
        "preset-tedesco",
        "press-gin",
        "press-review",
        "setting-ping",
        "settled-match",
        "sheet-match",
        "tips-topic-colonel",
    },
}
"""Sentences that are the same in a language as in English."""

Says = dict[str, ftl.Message]


def spoken() -> dict[str, Says]:
    return {language: told(language) for language in OTHERS}


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


def in_each() -> Iterator[tuple[str, str]]:
    return ((language, key) for language, said in spoken().items() for key in said)


def said(language: str, key: str, name: str | int = LONGEST_NAME) -> str:
    return Text(language)(key, **dict.fromkeys(variables(in_english()[key]), name))


@pytest.mark.slow
@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_every_file_and_every_message(language: str) -> None:
    files = {file.name for file in (LOCALES / language).iterdir()}
    assert files == {file.name for file in (LOCALES / GROUND).iterdir()}
    for file in files:
        here = {key for key, _ in messages(LOCALES / language / file)}
        assert here == {key for key, _ in messages(LOCALES / GROUND / file)}, file


def test_a_message_is_given_the_same_and_has_the_same_parts() -> None:
    for language, key in in_each():
        ours, english = told(language)[key], in_english()[key]
        assert variables(ours) == variables(english), f"{language}: {key}"
        assert [one.id.name for one in ours.attributes] == [
            one.id.name for one in english.attributes
        ]


@pytest.mark.parametrize("value", [0, 1, 2, "word"])
def test_every_message_formats_in_its_own_words(value: str | int) -> None:
    for language, key in in_each():
        formatted = said(language, key, value)
        assert formatted
        assert "{" not in formatted, f"{language}: {key}"


def test_nothing_is_left_in_english() -> None:
    for language, all_said in spoken().items():
        same = {
            key
            for key, message in all_said.items()
            if words(message) == words(in_english()[key]) and re.search("[A-Za-z]", words(message))
        }
        assert same == ALIKE.get(language, set()), language


def test_quotes_are_curly_everywhere() -> None:
    for language, key in in_each():
        assert not re.search("[\"']", words(told(language)[key])), f"{language}: {key}"


def test_the_same_commands_are_named() -> None:
    command = re.compile(r"/(?:gin-admin|gin) [a-z]+|`[a-z]+:?`")
    for language, key in in_each():
        ours, english = words(told(language)[key]), words(in_english()[key])
        assert set(command.findall(ours)) == set(command.findall(english)), f"{language}: {key}"


def test_what_stands_in_commands_fits() -> None:
    for language in shipped():
        for key in in_english():
            if key.startswith(("command-", "choice-", "pitch-")):
                most = MENU_NAME if key.endswith("-menu") else DESCRIPTION
                assert len(said(language, key, "W" * 12)) <= most, f"{language}: {key}"
            elif key.startswith("setting-") and key.endswith("-about"):
                assert len(said(language, key)) <= DESCRIPTION, f"{language}: {key} is cut"
            elif key in FORMS:
                assert len(said(language, key, 1)) <= FORM_TITLE, f"{language}: {key}"
        assert len(said(language, "status")) <= STATUS


def test_buttons_have_room_for_the_longest_name() -> None:
    for language in shipped():
        for key in in_english():
            if key.startswith("press-") and not variables(in_english()[key]) - {"name"}:
                assert len(said(language, key)) <= LABEL, f"{language}: {key}"


@pytest.mark.parametrize("language", shipped())
def test_every_refusal_is_a_sentence(language: str) -> None:
    for each in vars(errors).values():
        if isinstance(each, type) and issubclass(each, Refusal) and each is not Refusal:
            assert said(language, each.key, "5").endswith((".", "!", "?"))


@pytest.mark.parametrize("language", shipped())
def test_a_language_says_its_own_name(language: str) -> None:
    names = {said(each, "language-name") for each in shipped()}
    assert len(names) == len(shipped())
    assert said(language, "language-name")[0].isalpha()


@pytest.mark.parametrize("language", shipped())
def test_no_two_choices_are_called_the_same(language: str) -> None:
    ui = EMOJI.spoken(language)
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


@pytest.mark.parametrize("language", OTHERS)
def test_every_page_fits(language: str) -> None:
    for drawing in pages(EMOJI.spoken(language)):
        check_limits(drawing)
