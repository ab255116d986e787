"""A member's profile: figures with the curve of the rating, badges, and the best hands."""

import io
from dataclasses import replace
from datetime import datetime
from typing import Final

import discord

from art.curve import curve_picture
from club.archive.coaching import Trend
from club.archive.profiles import (
    ALL,
    BADGES,
    FIGURES,
    HANDS,
    HERE,
    PAGES,
    Curve,
    Profile,
    ProfileRequest,
)
from club.archive.versus import Pairing
from club.ratings.rating import FAMILIES, SETTLED
from cogs.archive.ui.history import history_press
from cogs.kit.drawing import BRAND, Drawing, FileMaker, Part, Ui, draw, lines, row, rule, small
from cogs.kit.ids import make_id, make_menu_id, make_who_id
from cogs.kit.items import Menu, Press, Who, choice_menu, press, who
from cogs.kit.press_kinds import PressKind
from cogs.kit.text import safe_name
from data.ratings.badges import BADGES as EVERY_BADGE
from data.ratings.badges import EarnedBadge
from data.ratings.deal_stats import BestDeal, StatsTotals
from data.ratings.outcomes import PresetRecord
from data.ratings.standings import EVERY
from engine.results import DealResult

FAMILY, PAGE, PLACE, RIVALS, SHARE, LOOK = range(6)
"""The numbers of what can be pressed on a profile, so that no two have the same id."""

VARIANTS: Final = 6
"""Variants that are listed one by one."""

_CHOSEN, _OTHER = discord.ButtonStyle.primary, discord.ButtonStyle.secondary
_PICTURE: Final = "rating.png"
_MINUTE, _HOUR, _DAY = 60, 3600, 86_400
_BARS: Final = "▁▂▃▄▅▆▇█"
# Points given away a decision that fill a bar, unless some deal gave away more.
_MUCH: Final = 1.0


def draw_profile(profile: Profile, ui: Ui, *, server_name: str, asker_id: int) -> Drawing:
    """Draw a page of a member's profile; `server_name` is "" in direct messages."""
    look, own = profile.look, profile.look.member_id == asker_id
    name = safe_name(profile.name)
    title = ui.text("profile-title-own") if own else ui.text("profile-title", name=name)
    parts, files = _page(profile, ui, own=own)
    return draw(
        BRAND,
        *_head(profile, title, server_name, ui),
        *parts,
        row(*_pages(profile, ui)),
        row(_families(profile, ui)),
        row(_compared(look, ui)) if server_name else None,
        row(
            history_press(ui) if own else _rivals(look, asker_id, ui),
            _places(profile, ui),
            _share(profile, ui) if own else None,
        ),
        files=files,
    )


def draw_shared_profile(profile: Profile, ui: Ui, *, server_name: str) -> Drawing:
    """Draw a page of a profile for a channel, to which its member shows it."""
    title = ui.text("profile-title", name=safe_name(profile.name))
    parts, files = _page(replace(profile, trend=None), ui, own=False)
    look = make_id(PressKind.PROFILE, 0, LOOK, profile.look.text)
    return draw(
        BRAND,
        *_head(profile, title, server_name, ui),
        *parts,
        row(press(ui.text("press-profile-look"), look)),
        files=files,
    )


def _head(profile: Profile, title: str, server_name: str, ui: Ui) -> list[Part]:
    look = profile.look
    about = f"{place_of(look.place, server_name, ui)} · {_family_name(look.family, ui)}"
    return [f"### {title}", small(about), rule()]


def place_of(place: str, server_name: str, ui: Ui) -> str:
    """Return where the games shown were played."""
    return safe_name(server_name) if place == HERE else ui.text("profile-all")


def place_button(place: str, ui: Ui, custom_id: str) -> Press:
    """Return the button to the games of all servers, or back to those of this one."""
    key = "press-this-server" if place == ALL else "press-all-servers"
    return press(ui.text(key), custom_id)


def _page(profile: Profile, ui: Ui, *, own: bool) -> tuple[list[Part], tuple[FileMaker, ...]]:
    if profile.empty:
        key = "profile-none-own" if own else "profile-none"
        return [ui.text(key, name=safe_name(profile.name)), _trend(profile.trend, ui)], ()
    if profile.look.page == BADGES:
        return [_badges(profile.badges, ui)], ()
    if profile.look.page == HANDS:
        return _hands(profile.hands, ui), ()
    said: list[Part] = [ui.text("profile-practised")]
    if profile.met:
        said = [_games(profile.records, ui), _deals(profile, ui)]
    said.append(_trend(profile.trend, ui))
    if profile.curve is None:
        return said, ()
    picture, file = _curve(profile.curve, ui)
    return [*said, _rating(profile.curve, ui), picture], (file,)


# Figures


def _games(records: tuple[PresetRecord, ...], ui: Ui) -> str:
    if not records:
        return ui.text("profile-no-games")
    told = [_record(each, ui) for each in records[:VARIANTS]]
    more = sum(each.games for each in records[VARIANTS:])
    every = PresetRecord(
        "",
        won=sum(each.won for each in records),
        lost=sum(each.lost for each in records),
        drawn=sum(each.drawn for each in records),
    )
    return lines(
        ui.text(
            "profile-games",
            won=every.won,
            games=every.games,
            share=percent(every.won, every.games),
        ),
        *map(small, told),
        small(ui.text("profile-games-more", games=more)) if more else None,
    )


def _record(record: PresetRecord, ui: Ui) -> str:
    won, lost = ui.text.figure(record.won), ui.text.figure(record.lost)
    key = "profile-record-drawn" if record.drawn else "profile-record"
    variant, drawn = variant_name(record.variant, ui), ui.text.figure(record.drawn)
    return ui.text(key, variant=variant, won=won, lost=lost, drawn=drawn)


def variant_name(variant: str, ui: Ui) -> str:
    """Return the name of a preset."""
    return ui.text(f"preset-{variant.replace('_', '-')}")


def percent(part: int, whole: int) -> int:
    """Return a part in percent, rounded; 0 of nothing."""
    return round(100 * part / whole) if whole else 0


def _deals(profile: Profile, ui: Ui) -> str:
    """Return the figures of the deals, if there were any in which just two played."""
    knocking, melding = profile.knocking, profile.melding
    if not knocking.deals + melding.deals:
        return ""
    told = (*_knocking(knocking, ui), _melding(melding, ui), _pace(profile.pace, ui))
    return lines(
        ui.text(
            "profile-deals",
            won=knocking.won + melding.won,
            deals=knocking.deals + melding.deals,
            points=knocking.points + melding.points,
        ),
        *(f"- {each}" for each in told if each),
    )


def _knocking(sums: StatsTotals, ui: Ui) -> list[str]:
    if not sums.deals:
        return []
    shares = {
        "knocks": percent(sums.knocks, sums.deals),
        "gins": percent(sums.ended - sums.knocks, sums.deals),
        "undercuts": percent(sums.undercuts, sums.deals),
    }
    said = [ui.text("profile-rates", deals=sums.deals, **shares)]
    if sums.ended:
        said.append(ui.text("profile-turn", turn=ui.text.tenth(sums.turns / sums.ended)))
    if sums.knocks:
        undercut = percent(sums.undercut_by, sums.knocks)
        said.append(ui.text("profile-undercut-by", share=undercut))
    if sums.caught:
        deadwood = ui.text.tenth(sums.deadwood / sums.caught)
        said.append(ui.text("profile-caught", deadwood=deadwood))
    return said


def _melding(sums: StatsTotals, ui: Ui) -> str:
    if not sums.deals:
        return ""
    if not sums.ended:
        return ui.text("profile-never-out", deals=sums.deals)
    turn = ui.text.tenth(sums.turns / sums.ended)
    share = percent(sums.ended, sums.deals)
    return ui.text("profile-out", share=share, deals=sums.deals, turn=turn)


def _pace(seconds: float | None, ui: Ui) -> str:
    if seconds is None:
        return ""
    for least, key in ((_DAY, "days"), (_HOUR, "hours"), (_MINUTE, "minutes")):
        if round(seconds) >= least:
            return ui.text(f"profile-pace-{key}", count=round(seconds / least))
    return ui.text("profile-pace-seconds", count=round(seconds))


# The coach


def _trend(trend: Trend | None, ui: Ui) -> str:
    """Return what reviewed deals gave away lately, with a bar a deal; read aloud, with a figure."""
    if trend is None:
        return ""
    most = max(*trend.deals, _MUCH)
    bars = "".join(_BARS[round(given / most * (len(_BARS) - 1))] for given in trend.deals)
    if ui.aloud:
        bars = ui.text.listed(map(ui.text.tenth, trend.deals), "list-clauses")
    points = abs(round(trend.drawn))
    luck = "none" if not points else "good" if trend.drawn > 0 else "bad"
    return lines(
        ui.text("profile-trend", given=ui.text.tenth(trend.given), deals=len(trend.deals)),
        ui.text("profile-trend-bars", bars=bars) if len(trend.deals) > 1 else None,
        small(ui.text("profile-trend-luck", points=points, luck=luck)),
    )


# The rating


def _rating(curve: Curve, ui: Ui) -> str:
    key = "profile-rating" if curve.settled else "profile-rating-provisional"
    return ui.text(
        key,
        family=_family_name(curve.family, ui),
        rating=str(curve.ratings[-1]),
        games=len(curve.ratings) - 1,
    )


def _curve(
    curve: Curve, ui: Ui
) -> tuple[discord.ui.MediaGallery[discord.ui.LayoutView], FileMaker]:
    alt = ui.text(
        "profile-curve-alt",
        family=_family_name(curve.family, ui),
        games=len(curve.ratings) - 1,
        first=str(curve.ratings[0]),
        high=str(max(curve.ratings)),
        low=str(min(curve.ratings)),
        last=str(curve.ratings[-1]),
    )

    def file() -> discord.File:
        picture = curve_picture(curve.ratings, SETTLED)
        return discord.File(io.BytesIO(picture), _PICTURE, description=alt)

    item = discord.MediaGalleryItem(f"attachment://{_PICTURE}", description=alt)
    return discord.ui.MediaGallery(item), file


# Badges and hands


def _badges(earned: tuple[EarnedBadge, ...], ui: Ui) -> str:
    told = [
        lines(ui.text(f"badge-{each.name}"), small(where(each.table_id, each.deal, each.at, ui)))
        for each in earned
    ]
    left = len(EVERY_BADGE) - len(earned)
    more = small(ui.text("badges-left", left=left)) if left else ""
    return lines(*told, more) if told else lines(ui.text("badges-none"), more)


def _hands(hands: tuple[BestDeal, ...], ui: Ui) -> list[Part]:
    if not hands:
        return [ui.text("hands-none")]
    return [ui.text("hands-title"), *(_hand(each, ui) for each in hands)]


def _hand(best: BestDeal, ui: Ui) -> str:
    result = DealResult.from_json(best.detail)
    melds, rest = result.melds[best.seat - 1], result.unmatched[best.seat - 1]
    variant = variant_name(best.variant, ui)
    return lines(
        ui.text("hand-best", points=best.points, result=best.result, variant=variant),
        ui.faces.groups([*melds, rest] if rest else melds),
        small(where(best.table_id, best.deal, best.at, ui)),
    )


def where(table_id: int, deal: int | None, at: datetime, ui: Ui) -> str:
    """Return where and when something happened."""
    when, table = discord.utils.format_dt(at, "D"), str(table_id)
    if deal is None:
        return ui.text("where-table", table=table, when=when)
    return ui.text("where-deal", table=table, deal=str(deal), when=when)


# What can be pressed


def _pages(profile: Profile, ui: Ui) -> list[Press]:
    if profile.empty:
        return []
    keys = {FIGURES: "press-figures", BADGES: "press-badges", HANDS: "press-hands"}
    return [
        press(
            ui.text(keys[page]),
            make_id(PressKind.PROFILE, 0, PAGE, replace(profile.look, page=page).text),
            style=_CHOSEN if page == profile.look.page else _OTHER,
        )
        for page in PAGES
    ]


def _families(profile: Profile, ui: Ui) -> Menu:
    looks = [replace(profile.look, family=family) for family in (EVERY, *FAMILIES)]
    offered = [(each.text, _family_name(each.family, ui), "") for each in looks]
    menu_id = make_menu_id(PressKind.PROFILE, 0, FAMILY)
    return choice_menu(menu_id, offered, profile.look.text, ui.text("board-menu-family"))


def _rivals(look: ProfileRequest, asker_id: int, ui: Ui) -> Press:
    pairing = Pairing(asker_id, look.member_id, look.place)
    return press(ui.text("press-you-two"), make_id(PressKind.VERSUS, 0, RIVALS, pairing.text))


def _compared(look: ProfileRequest, ui: Ui) -> Who:
    stem = f"{look.member_id}.{look.place}"
    return who(make_who_id(PressKind.VERSUS, 0, RIVALS, stem), ui.text("profile-compare"))


def _places(profile: Profile, ui: Ui) -> Press | None:
    if not profile.wider:
        return None
    look = profile.look
    other = replace(look, place=HERE if look.place == ALL else ALL)
    return place_button(look.place, ui, make_id(PressKind.PROFILE, 0, PLACE, other.text))


def _share(profile: Profile, ui: Ui) -> Press | None:
    if profile.empty or profile.look.page == HANDS:
        return None
    return press(ui.text("press-share"), make_id(PressKind.PROFILE, 0, SHARE, profile.look.text))


def _family_name(family: str, ui: Ui) -> str:
    return ui.text(f"family-{family or 'every'}")
