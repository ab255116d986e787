"""Time zones by their cities, in the reader's language as CLDR has them, and in English."""

import difflib
import re
from dataclasses import dataclass
from functools import cache
from typing import Final
from unicodedata import combining, normalize

from babel.core import get_global

from club.core.languages import GROUND, nearest
from club.core.setting_kinds import REGIONS, zones
from cogs.house_rules.ui.panel_menus import MENU
from cogs.kit.drawing import Ui
from cogs.kit.text import conventions

UTC: Final = "UTC"
SIMILAR: Final = 3  # zones that are named where none is called what was typed
GUESSED: Final = 4  # letters from which a similar name is looked for: fewer are similar to anything
_NOWHERE: Final = "ZZ"  # CLDR's code for no country
_CITY: Final = "city"

# What may be typed for letters that are no letter with an accent.
_LETTERS: Final = str.maketrans(
    {"_": " ", "\u0131": "i", "ł": "l", "ø": "o", "đ": "d", "æ": "ae", "œ": "oe"}
    | dict.fromkeys("'\u2019.", "")
)


@dataclass(frozen=True, slots=True)
class ZoneName:
    """A zone as a member reads it."""

    zone: str
    city: str
    country: str  # "" where it is of none


@cache
def named_zones(language: str) -> tuple[ZoneName, ...]:
    """Return the zones to choose from, by city; of several names of one zone, the newest."""
    words = conventions(language)
    cities, countries, codes = words.time_zones, words.territories, get_global("zone_territories")
    found: list[ZoneName] = []
    for zone, ids in _offered().items():
        known = (cities.get(one, {}).get(_CITY) for one in ids)
        city = next(filter(None, known), None)
        code = next((codes[one] for one in ids if one in codes), _NOWHERE)
        country = "" if code == _NOWHERE else countries.get(code, "")
        found.append(ZoneName(zone, city or _in_english(zone), country))
    return tuple(sorted(found, key=lambda one: folded(one.city)))


def zone_parts(ui: Ui) -> dict[str, tuple[ZoneName, ...]]:
    """Return the zones in parts that fit a menu: by region, the large ones split; UTC first."""
    regions: dict[str, list[ZoneName]] = {UTC: []}
    for region in REGIONS:
        regions[region] = []
    for one in named_zones(nearest(ui.text.locale)):
        regions[_region(one.zone)].append(one)
    return {
        f"{region}.{at}": tuple(named[at : at + MENU])
        for region, named in regions.items()
        for at in range(0, len(named), MENU)
    }


def part_name(part: str, parts: dict[str, tuple[ZoneName, ...]], ui: Ui) -> str:
    """Return the name of a part: the region, or where the part begins and ends."""
    region, named = part.partition(".")[0], parts[part]
    said = ui.text(f"zone-region-{region.lower()}")
    if f"{region}.{MENU}" not in parts:
        return said
    return ui.text("zone-part", region=said, first=named[0].city, last=named[-1].city)


def part_of(zone: str, parts: dict[str, tuple[ZoneName, ...]]) -> str:
    """Return the part that a zone is in."""
    wanted = offered_as(zone)
    return next(part for part, named in parts.items() if any(one.zone == wanted for one in named))


def city_of(zone: str, language: str) -> str:
    """Return a zone's city, also of a zone by an earlier name."""
    return _by_zone(nearest(language))[offered_as(zone)].city


def offered_as(zone: str) -> str:
    """Return the name by which a zone is offered: zones that were renamed are offered once."""
    return _newest()[zone]


def zone_called(typed: str, language: str) -> str | None:
    """Return the zone of a city, of a country that has one, or with that name; None for none."""
    wanted = folded(typed)
    every = _by_name(nearest(language)), _by_id(), _by_name(GROUND)
    return next((names[wanted] for names in every if wanted in names), None)


def similar_zones(typed: str, language: str) -> tuple[str, ...]:
    """The cities that may have been meant: of a country its own, if few, else of similar names."""
    wanted = folded(typed)
    if own := _of_country(wanted, language):
        return tuple(city_of(zone, language) for zone in own) if len(own) <= SIMILAR else ()
    if len(wanted) < GUESSED:
        return ()
    names = _by_id() | _by_name(GROUND) | _by_name(nearest(language))
    near = (names[one] for one in difflib.get_close_matches(wanted, names, n=2 * SIMILAR))
    return tuple(dict.fromkeys(city_of(zone, language) for zone in near))[:SIMILAR]


def is_large_country(typed: str, language: str) -> bool:
    """Whether a country is called so that has more zones than can be named."""
    return len(_of_country(folded(typed), language)) > SIMILAR


def folded(said: str) -> str:
    """Return a name without what may be typed otherwise: capitals, accents, hyphens, dots."""
    parts = normalize("NFKD", said.casefold())
    plain = "".join(one for one in parts if not combining(one)).translate(_LETTERS)
    return " ".join(re.findall(r"\w+", plain))


def _of_country(wanted: str, language: str) -> tuple[str, ...]:
    for one in (nearest(language), GROUND) if wanted else ():
        own = tuple(each.zone for each in named_zones(one) if folded(each.country) == wanted)
        if own:
            return own
    return ()


def _region(zone: str) -> str:
    return zone.partition("/")[0]


def _in_english(zone: str) -> str:
    return zone.rpartition("/")[2].replace("_", " ")


@cache
def _offered() -> dict[str, tuple[str, ...]]:
    # CLDR has what it says of a zone under one of its names, which may be an old one.
    newest = get_global("zone_aliases")
    ids: dict[str, list[str]] = {}
    for zone in zones():
        ids.setdefault(newest.get(zone, zone), []).append(zone)
    return {
        zone if zone in every else every[0]: tuple(dict.fromkeys((zone, *every)))
        for zone, every in ids.items()
    }


@cache
def _newest() -> dict[str, str]:
    return {one: zone for zone, ids in _offered().items() for one in ids}


@cache
def _by_zone(language: str) -> dict[str, ZoneName]:
    return {one.zone: one for one in named_zones(language)}


@cache
def _by_id() -> dict[str, str]:
    cities = {folded(_in_english(zone)): offered_as(zone) for zone in reversed(zones())}
    return cities | {folded(zone): zone for zone in zones()}


@cache
def _by_name(language: str) -> dict[str, str]:
    # A country stands for its zone where that is the only one.
    named = named_zones(language)
    countries: dict[str, list[str]] = {}
    for one in named:
        countries.setdefault(folded(one.country), []).append(one.zone)
    alone = {name: own[0] for name, own in countries.items() if name and len(own) == 1}
    return alone | {folded(one.city): one.zone for one in reversed(named)}
