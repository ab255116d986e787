"""Profiles and rivals as messages: they fit, whatever the names and figures, and lead on."""

import itertools
from dataclasses import replace
from datetime import UTC, datetime

import pytest

from club.archive.coaching import Trend
from club.archive.history import Search
from club.archive.profiles import ALL, BADGES, HANDS, HERE, PAGES, Curve, Profile, ProfileRequest
from club.archive.versus import Pairing, Side, Versus
from club.ratings.rating import FAMILIES
from cogs.kit.drawing import Drawing, Ui
from cogs.kit.ids import parse_choice
from cogs.ratings.ui.profile import draw_profile, draw_shared_profile, percent
from cogs.ratings.ui.versus import draw_versus
from data.ratings.badges import BADGES as EVERY_BADGE
from data.ratings.badges import EarnedBadge
from data.ratings.deal_stats import BestDeal, StatsTotals
from data.ratings.outcomes import Meeting, PresetRecord
from data.ratings.standings import EVERY
from engine.rules import PRESETS
from tests.cogs.drawn import GALLERY, actions, check_limits, components, text
from tests.cogs.scenes import EMOJI, LONG, PLAIN, STANDARD, results, tongue

NOW = datetime(2026, 10, 1, tzinfo=UTC)
MANY = 2**40
SUMS = StatsTotals(
    deals=12_345,
    won=6789,
    points=123_456,
    ended=5000,
    knocks=4000,
    turns=31_234,
    gins=1000,
    undercuts=333,
    undercut_by=222,
    caught=3000,
    deadwood=51_234,
)
RECORDS = tuple(PresetRecord(name, 1234, 567, 8) for name in PRESETS)
TREND = Trend(tuple(number / 10 for number in range(20)), 0.95, -12.4)
CURVE = Curve("knock", (1500, 1520, 1490), settled=True)


def best(number: int) -> BestDeal:
    result = results(3, STANDARD)
    winner = result.winner or 1
    return BestDeal(MANY, number, "oklahoma_match", "big_gin", 1000, NOW, result.to_json(), winner)


def profile(**look: str) -> Profile:
    wanted = ProfileRequest(2**63 - 1, **look)
    return Profile(
        LONG,
        wanted,
        wider=True,
        records=RECORDS,
        knocking=SUMS,
        melding=SUMS,
        pace=90_000.0,
        curve=CURVE,
        badges=tuple(EarnedBadge(each.name, MANY, MANY, NOW) for each in EVERY_BADGE),
        hands=tuple(map(best, range(3))),
        trend=TREND,
    )


def shown(found: Profile, ui: Ui = EMOJI, asker_id: int = 500) -> Drawing:
    drawing = draw_profile(found, ui, server_name=LONG, asker_id=asker_id)
    check_limits(drawing)
    return drawing


@pytest.mark.parametrize("number", range(2))
@pytest.mark.parametrize("page", PAGES)
def test_every_page_fits_and_leads_to_the_others(page: str, number: int) -> None:
    drawing = shown(profile(page=page, family="knock"), tongue(number))
    public = draw_shared_profile(profile(page=page), tongue(number), server_name="The Card Room")
    check_limits(public)
    assert [each.kind for each in actions(public)] == ["profile"]
    looks = [ProfileRequest.read(each.rest) for each in actions(drawing) if each.kind == "profile"]
    assert {each.page for each in looks} == set(PAGES)
    assert ALL in {each.place for each in looks}
    (menu,) = (each for each in components(drawing) if "options" in each)
    chosen = [parse_choice(menu["custom_id"], one["value"]) for one in menu["options"]]
    families = [ProfileRequest.read(each.rest) for each in chosen if each]
    assert [each.family for each in families] == [EVERY, *FAMILIES]
    assert {each.page for each in families} == {page}
    (rivals,) = (each for each in actions(drawing) if each.kind == "versus")
    assert Pairing.read(rivals.rest) == Pairing(500, 2**63 - 1, HERE)


def test_the_figures_are_said() -> None:
    said = text(shown(profile()))
    records = sum(each.games for each in RECORDS)
    assert f"of **{records:,}** games won" in said
    assert "Standard: 1,234 won, 567 lost, 8 drawn" in said
    assert "**13,578** of **24,690** deals won · 246,912 points" in said
    assert "Knocked in **32%** of 12,345 deals" in said
    assert "had gin in **8%**" in said
    assert "undercut the other in **3%**" in said
    assert "in turn **6.2** on average" in said
    assert "undercut in **6%** of these knocks" in said
    assert "**17.1** deadwood" in said
    assert "went out in 41%, in turn **6.2** on average" in said
    assert "**a day** for a move" in said
    assert "Rating, Gin: **1490** after 2 games" in said


@pytest.mark.parametrize("number", range(2))
def test_of_somebody_who_has_only_practised_there_is_the_rating(number: int) -> None:
    practised = Profile(LONG, ProfileRequest(2**63 - 1), curve=CURVE)
    ui = tongue(number)
    said = text(shown(practised, ui))
    assert ui.text("profile-practised") in said
    assert ui.text("profile-no-games") not in said
    assert "1490" in said
    shown(replace(practised, look=ProfileRequest(2**63 - 1, page=BADGES)), ui)


@pytest.mark.parametrize(
    ("seconds", "words"),
    [(0, "0 seconds"), (1, "one second"), (59.4, "59 seconds"), (59.6, "a minute"), (150, "2 min")],
)
def test_how_long_a_move_takes_is_said_in_round_figures(seconds: float, words: str) -> None:
    assert f"**{words}" in text(shown(replace(profile(), pace=seconds)))


def test_the_curve_is_told_to_those_who_cant_see_it() -> None:
    drawing = shown(profile())
    (gallery,) = (each for each in components(drawing) if each["type"] == GALLERY)
    told = gallery["items"][0]["description"]
    assert "over 2 games: 1500 at first, 1520 at its highest, 1490 at its lowest, 1490 now" in told
    (file,) = drawing.files
    assert file().description == told
    provisional = replace(profile(), curve=replace(CURVE, settled=False))
    assert "**1490?**" in text(shown(provisional))
    assert shown(replace(profile(), curve=None)).files == ()


@pytest.mark.parametrize(
    ("asker_id", "words"), [(500, "challenge"), (2**63 - 1, "Nothing to show")]
)
@pytest.mark.parametrize("page", PAGES)
def test_whoever_has_played_nothing_is_told_how_to_begin(
    page: str, asker_id: int, words: str
) -> None:
    drawing = shown(Profile(LONG, ProfileRequest(2**63 - 1, page=page)), asker_id=asker_id)
    assert words in text(drawing)
    assert "`/gin " in text(drawing)
    assert drawing.files == ()


def test_ones_own_has_no_rival_and_no_badge_is_said_so() -> None:
    own = shown(replace(profile(page=BADGES), badges=()), asker_id=2**63 - 1)
    assert "Your profile" in text(own)
    assert "No badge yet" in text(own)
    assert {each.kind for each in actions(own)} == {"profile", "history"}
    bare = shown(replace(profile(page=HANDS), hands=()))
    assert "No hand to show" in text(bare)


def test_every_badge_is_said_with_where_it_happened() -> None:
    said = text(shown(profile(page=BADGES)))
    assert said.count(f"Table {MANY}") == len(EVERY_BADGE)
    fewer = replace(profile(page=BADGES), badges=profile().badges[:2])
    assert f"{len(EVERY_BADGE) - 2} more" in text(shown(fewer))


def test_a_part_of_nothing_is_nothing() -> None:
    assert (percent(0, 0), percent(1, 3), percent(3, 3)) == (0, 33, 100)


def against(**changes: object) -> Versus:
    sides = tuple(Side(each, LONG, 1234, 56, (SUMS, SUMS)) for each in (2**63 - 1, 2**63 - 2))
    last = tuple(
        Meeting(MANY, variant, winner, 12_345, reason, NOW)
        for variant, (winner, reason) in zip(
            PRESETS, itertools.cycle([(1, "target"), (2, "resign"), (None, "drawn")]), strict=False
        )
    )
    found = Versus(
        Pairing(2**63 - 1, 2**63 - 2),
        (sides[0], sides[1]),
        wider=True,
        games=2500,
        deals=12_345,
        run=(1, 2),
        last=last[:10],
    )
    return replace(found, **changes)


@pytest.mark.parametrize("number", range(2))
def test_two_against_one_another_fit(number: int) -> None:
    drawing = draw_versus(against(), tongue(number), server_name=LONG, asker_id=2**63 - 2)
    check_limits(drawing)
    looks = [ProfileRequest.read(each.rest) for each in actions(drawing) if each.kind == "profile"]
    assert [each.member_id for each in looks] == [2**63 - 1, 2**63 - 2]
    (there,) = (Pairing.read(each.rest) for each in actions(drawing) if each.kind == "versus")
    assert there == Pairing(2**63 - 1, 2**63 - 2, ALL)
    (games,) = (Search.read(each.rest) for each in actions(drawing) if each.kind == "history")
    assert games == Search(opponent_id=2**63 - 1)


def test_what_is_between_two_is_said() -> None:
    said = text(draw_versus(against(), PLAIN, server_name="Club", asker_id=500))
    assert "**1,234 : 1,234**" in said
    assert "32 games went to neither" in said
    assert "won the last 2." in said
    assert "by 12,345 · table" in said
    assert said.count("neither · table") == 3
    assert said.count("by 12,345") == 4, "those that were given up moved no points"
    nothing = draw_versus(
        against(games=0, deals=0, run=None, last=()), PLAIN, server_name="Club", asker_id=500
    )
    assert "met here yet" in text(nothing)
    running = draw_versus(
        against(games=0, run=None, last=()), PLAIN, server_name="Club", asker_id=500
    )
    assert "No game between them" in text(running)


def test_a_channel_learns_nothing_of_what_the_coach_found() -> None:
    trend = Trend((1.0, 8.0), 4.5, 3.0)
    own = replace(profile(), trend=trend)
    assert text(shown(own)) != text(shown(replace(own, trend=None)))
    told = text(draw_shared_profile(own, PLAIN, server_name="Club"))
    assert told == text(draw_shared_profile(replace(own, trend=None), PLAIN, server_name="Club"))


def test_the_coachs_trend_is_told_with_a_bar_a_deal() -> None:
    said = text(shown(replace(profile(), trend=Trend((0.0, 2.0, 0.5), 0.75, 3.2)), PLAIN))
    assert "**0.8** points given away a decision in your last 3 reviewed deals" in said
    assert "`▁█▃`" in said
    assert "luckier than average, by 3 deadwood a deal" in said
    alone = text(shown(Profile("", ProfileRequest(500), trend=Trend((0.1,), 0.1, -0.2)), PLAIN))
    assert "in your one reviewed deal" in alone
    assert "neither lucky nor unlucky" in alone
    assert "▁" not in alone
