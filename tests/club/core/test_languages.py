"""The language in which each member and channel is written to."""

import pytest

from club.core import languages
from club.core.languages import AUTO, GROUND, of_answer, of_channel, of_message
from club.core.setting_kinds import Language, Locale


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("en-GB", "en"),
        ("en-US", "en"),
        ("de", "de"),
        ("de-AT", "de"),
        ("es-419", "es"),
        ("pt-BR", "pt-BR"),
        ("nl", "en"),
        ("zh-CN", "en"),
        ("../de", "en"),
        ("", "en"),
        (None, "en"),
    ],
)
def test_a_locale_means_the_language_that_is_nearest(locale: str | None, language: str) -> None:
    assert languages.nearest(locale) == language


def test_what_a_server_has_set_comes_before_what_it_prefers() -> None:
    assert of_channel("en", "de") == "en"
    assert of_channel(AUTO, "de") == "de"
    assert of_channel(AUTO, None) == GROUND


def test_a_member_gets_messages_as_set_then_as_told_then_as_the_server() -> None:
    assert of_message("en", "de", "de") == "en"
    assert of_message(AUTO, "de", "en") == "de"
    assert of_message(AUTO, "nl", "de") == "en"
    assert of_message(AUTO, "", "de") == "de"


def test_an_answer_is_in_the_language_that_was_set_or_is_told() -> None:
    assert of_answer("de", "en-GB") == "de"
    assert of_answer(AUTO, "de") == "de"
    assert of_answer(AUTO, "ko") == "en"


def test_what_is_shipped_is_offered_and_no_other_folder() -> None:
    assert set(Language().offered()) >= {AUTO, GROUND}
    assert Language().offered()[:2] == (AUTO, GROUND)
    assert not Language().fits("tlh")
    assert not Language().fits(None)


@pytest.mark.parametrize("locale", ["", "de", "en-GB", "es-419", "zh-TW"])
def test_a_locale_can_be_kept(locale: str) -> None:
    assert Locale().fits(locale)


@pytest.mark.parametrize("locale", ["../de", "d", "deutsch", 5, None, "de_DE"])
def test_what_is_no_locale_is_not_kept(locale: object) -> None:
    assert not Locale().fits(locale)
