"""Time zones as members read and type them: in their language, and in English."""

import pytest

from club.core.languages import shipped
from club.core.setting_kinds import MOST, zones
from cogs.kit.drawing import in_words
from cogs.members.ui.time_zones import (
    SIMILAR,
    city_of,
    folded,
    is_large_country,
    named_zones,
    offered_as,
    part_name,
    part_of,
    similar_zones,
    zone_called,
    zone_parts,
)

each_language = pytest.mark.parametrize("language", shipped())


@pytest.mark.parametrize(
    ("language", "typed", "zone"),
    [
        ("en", "new york", "America/New_York"),
        ("en", "St. John's", "America/St_Johns"),
        ("en", "st johns", "America/St_Johns"),
        ("en", "europe/paris", "Europe/Paris"),
        ("en", "utc", "UTC"),
        ("en", "Istanbul", "Europe/Istanbul"),
        ("en", "Asia/Calcutta", "Asia/Calcutta"),
        ("en", "Calcutta", "Asia/Kolkata"),
        ("de", "Moskau", "Europe/Moscow"),
        ("de", "moscow", "Europe/Moscow"),
        ("de", "Polen", "Europe/Warsaw"),
        ("de", "Sao Paulo", "America/Sao_Paulo"),
        ("fr", "GENEVE", None),
        ("fr", "le caire", "Africa/Cairo"),
        ("es", "Ciudad de Mexico", "America/Mexico_City"),
        ("it", "Roma", "Europe/Rome"),
        ("pl", "Warszawa", "Europe/Warsaw"),
        ("pl", "nowy jork", "America/New_York"),
        ("pt-BR", "são  paulo", "America/Sao_Paulo"),
        ("ru", "москва", "Europe/Moscow"),
        ("tr", "İSTANBUL", "Europe/Istanbul"),
        ("tr", "istanbul", "Europe/Istanbul"),
        ("ja", "東京", "Asia/Tokyo"),
        ("ja", "日本", "Asia/Tokyo"),
        ("ja", "Tokyo", "Asia/Tokyo"),
        ("nl", "Berlin", "Europe/Berlin"),
        ("en", "", None),
        ("en", "…", None),
    ],
)
def test_what_is_typed_is_found(language: str, typed: str, zone: str | None) -> None:
    assert zone_called(typed, language) == zone


@each_language
def test_what_is_read_can_be_typed(language: str) -> None:
    for one in named_zones(language):
        for typed in (one.city, one.city.upper(), folded(one.city), one.zone):
            found = zone_called(typed, language)
            assert found is not None, typed
            assert city_of(found, language) == one.city, typed


@each_language
def test_every_zone_is_offered_once_on_menus_that_hold_it(language: str) -> None:
    ui = in_words(language)
    parts = zone_parts(ui)
    assert len(parts) <= MOST
    assert len({part_name(one, parts, ui) for one in parts}) == len(parts)
    for part, named in parts.items():
        assert 0 < len(named) <= MOST
        assert len({(one.city, one.country) for one in named}) == len(named)
        assert all(part_of(one.zone, parts) == part for one in named)
    every = [one.zone for named in parts.values() for one in named]
    assert len(every) == len(set(every))
    assert {offered_as(zone) for zone in zones()} == set(every) <= set(zones())


def test_cities_and_countries_stand_in_the_language() -> None:
    (one,) = (one for one in named_zones("de") if one.zone == "Africa/Cairo")
    assert (one.city, one.country) == ("Kairo", "Ägypten")
    (utc,) = (one for one in named_zones("ja") if one.zone == "UTC")
    assert (utc.city, utc.country) == ("UTC", "")
    assert city_of("Asia/Calcutta", "en") == city_of("Asia/Kolkata", "en") == "Kolkata"


def test_the_cities_of_a_part_are_in_the_order_of_the_language() -> None:
    parts = zone_parts(in_words("de"))
    cities = [one.city for one in parts["Europe.0"]]
    assert cities == sorted(cities, key=folded)
    assert part_name("Europe.0", parts, in_words("de")).startswith("Europa: Amsterdam – ")  # noqa: RUF001


@pytest.mark.parametrize(
    ("language", "typed", "near"),
    [
        ("en", "Berlim", "Berlin"),
        ("de", "Deutschland", "Berlin"),
        ("ru", "Масква", "Москва"),
        ("pl", "Warzsawa", "Warszawa"),
    ],
)
def test_a_city_that_may_have_been_meant_is_named(language: str, typed: str, near: str) -> None:
    found = similar_zones(typed, language)
    assert near in found
    assert len(found) == len(set(found)) <= SIMILAR


@pytest.mark.parametrize("typed", ["x" * 40, "---", "…", "USA", "uk", "Brazil"])
def test_nothing_is_named_where_nothing_is_similar(typed: str) -> None:
    assert similar_zones(typed, "en") == ()


@pytest.mark.parametrize(
    ("language", "typed", "large"),
    [
        ("en", "Brazil", True),
        ("de", "Brasilien", True),
        ("de", "united states", True),
        ("de", "Deutschland", False),
        ("en", "Brazzaville", False),
        ("en", "---", False),
    ],
)
def test_a_country_may_have_too_many_zones_to_be_named(
    language: str, typed: str, *, large: bool
) -> None:
    assert is_large_country(typed, language) == large
