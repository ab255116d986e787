"""Panels of house rules: steps, what is saved and played; twice at once and after a restart."""

import asyncio
from datetime import timedelta
from typing import Any

import pytest

from club.club import Club
from club.core.deadlines import Terms
from club.core.errors import (
    DoneByTwinError,
    ManagersOnly,
    NameTaken,
    NoName,
    NoSuchRule,
    PanelGone,
    PanelUsed,
    ReadyMadeName,
    SavedGone,
    SeatsStay,
    TooManySaved,
    UnplayableRules,
)
from club.core.people import Place
from club.house_rules.panel_page import PanelPage, PanelScreen
from club.house_rules.panel_view import PanelView
from club.house_rules.panels import KEPT
from club.house_rules.presets import MOST_OF_MEMBER, MOST_OF_SERVER
from data.house_rules import presets as stored
from data.house_rules.presets import Owner
from data.schema.vocabulary import PanelPurpose
from data.storage.database import Database
from engine.rules import PRESETS
from tests.club.club_helpers import EAST, NORTH, PLACE, SOUTH, Clock, make_club

STANDARD = PRESETS["standard"]
NORTHS, SOUTHS = NORTH.member_id, SOUTH.member_id


async def opened(club: Club, purpose: str = PanelPurpose.PRESET, **more: Any) -> PanelView:
    return await club.panels.open(PLACE, NORTH, purpose, STANDARD, **more)


async def save(club: Club, panel: PanelView, name: str = "Friday", **more: Any) -> PanelView:
    given: dict[str, Any] = {"of_server": False, "ready_made": {"Standard", "standard"}}
    return await club.panels.save(panel.panel.panel_id, NORTHS, name, **given | more)


async def turned(
    club: Club, panel: PanelView, knob: str = "gin_bonus", value: str = "30"
) -> PanelView:
    return await club.panels.change(panel.panel.panel_id, NORTHS, knob, value)


async def test_a_panel_goes_on_after_a_restart(club: Club, database: Database) -> None:
    panel = await opened(club)
    await club.panels.turn_to(panel.panel.panel_id, NORTHS, "gin_bonus")
    await turned(club, panel)
    again = await make_club(database).panels.look(panel.panel.panel_id, NORTHS)
    assert again.rules == PRESETS.rules("standard", gin_bonus=30)
    assert (again.page.group, again.page.knob) == ("scoring", "gin_bonus")


async def test_a_step_says_what_is_to_be(club: Club) -> None:
    panel = await opened(club)
    await turned(club, panel)
    assert (await turned(club, panel)).rules.gin_bonus == 30


async def test_two_steps_at_once_both_count(club: Club, database: Database) -> None:
    panel, other = await opened(club), make_club(database)
    await asyncio.gather(turned(club, panel), turned(other, panel, "undercut_bonus", "10"))
    found = await club.panels.look(panel.panel.panel_id, NORTHS)
    assert found.rules == PRESETS.rules("standard", gin_bonus=30, undercut_bonus=10)


async def test_what_does_not_go_together_changes_nothing(club: Club) -> None:
    panel = await opened(club)
    await turned(club, panel, "knock_limit", "upcard")
    with pytest.raises(UnplayableRules) as refused:
        await turned(club, panel, "first_turn", "stock_only")
    assert refused.value.args_ == {"code": "no_upcard"}
    found = await club.panels.look(panel.panel.panel_id, NORTHS)
    assert found.rules == PRESETS.rules("standard", knock_limit="upcard")


@pytest.mark.parametrize(
    ("knob", "value"),
    [("multi_take", "yes"), ("no_such", "1"), ("gin_bonus", "x"), ("best_of", "3")],
)
async def test_only_what_is_offered_can_be_turned(club: Club, knob: str, value: str) -> None:
    with pytest.raises(NoSuchRule):
        await turned(club, await opened(club), knob, value)


async def test_a_page_that_means_nothing_any_more_gives_way(club: Club) -> None:
    panel = await opened(club)
    panel_id = panel.panel.panel_id
    await turned(club, panel, "match", "hollywood")
    await club.panels.turn_to(panel_id, NORTHS, "hollywood_columns")
    assert (await turned(club, panel, "match", "single")).page.knob == "match"


@pytest.mark.parametrize("text", ["", "nothing", "deal", "deal/none/x", "start/knock/12", "//"])
def test_any_word_is_some_page(text: str) -> None:
    for rules in PRESETS.values():
        page = PanelPage.read(text).under(rules)
        assert PanelPage.read(page.text) == page


async def test_a_clock_is_saved_with_the_rules(club: Club) -> None:
    panel = await opened(club)
    panel_id = panel.panel.panel_id
    assert (panel.clock, panel.usual) == (None, Terms())
    timed = await club.panels.set_clock(panel_id, NORTHS, "relaxed:72")
    assert timed.changed
    saved = await save(club, timed)
    assert not saved.changed
    (kept,) = await club.panels.saved(PLACE.server_id, NORTHS)
    assert kept.clock == Terms.parse("relaxed:72")
    other = await club.panels.set_clock(panel_id, NORTHS, "")
    assert (other.clock, other.changed) == (None, True)
    over = await club.panels.start_over(panel_id, NORTHS)
    assert over.clock == Terms.parse("relaxed:72")
    await club.panels.set_clock(panel_id, NORTHS, "live:5")
    await club.panels.keep(panel_id, NORTHS)
    (kept,) = await club.panels.saved(PLACE.server_id, NORTHS)
    assert kept.clock == Terms.parse("live:5")


async def test_a_saved_clock_is_begun_with_and_played_by(club: Club) -> None:
    await save(club, await opened(club), "Untimed")
    first = await opened(club)
    await club.panels.set_clock(first.panel.panel_id, NORTHS, "relaxed:24")
    await save(club, first, "Timed")
    timed, untimed = await club.panels.saved(PLACE.server_id, NORTHS)
    panel = await opened(club, PanelPurpose.CHALLENGE, guest=SOUTH)
    panel_id = panel.panel.panel_id
    loaded = await club.panels.start_from_saved(panel_id, NORTHS, timed.preset_id)
    assert loaded.clock == loaded.base_clock == Terms.parse("relaxed:24")
    back = await club.panels.start_from_saved(panel_id, NORTHS, untimed.preset_id)
    assert (back.clock, back.base_clock) == (None, None)
    await club.panels.start_from_saved(panel_id, NORTHS, timed.preset_id)
    table = await club.panels.use(panel_id, NORTH, PanelPurpose.CHALLENGE, 850, player="simple")
    assert table.table.clock == "relaxed:24"


async def test_without_a_clock_the_servers_holds(club: Club) -> None:
    await club.settings.set_server(PLACE, NORTH, "clock", "relaxed")
    panel = await opened(club, PanelPurpose.CHALLENGE, guest=SOUTH)
    assert (panel.clock, panel.usual) == (None, Terms.parse("relaxed:24"))
    table = await club.panels.use(
        panel.panel.panel_id, NORTH, PanelPurpose.CHALLENGE, 851, player="simple"
    )
    assert table.table.clock == "relaxed:24"


async def test_starting_from_other_rules_and_over(club: Club) -> None:
    panel = await opened(club)
    panel_id = panel.panel.panel_id
    await club.panels.start_from(panel_id, NORTHS, "oklahoma")
    changed = await turned(club, panel)
    assert changed.base == PRESETS["oklahoma"]
    over = await club.panels.start_over(panel_id, NORTHS)
    assert over.rules == PRESETS["oklahoma"]
    with pytest.raises(NoSuchRule):
        await club.panels.start_from(panel_id, NORTHS, "bridge")


@pytest.mark.parametrize("knob", ["\u00b2", "\u0661", "", "x", "-1"])
def test_a_damaged_page_was_sent_by_nobody(knob: str) -> None:
    assert PanelPage.read(f"{PanelScreen.SENT}/{knob}/").sent_by is None
    assert PanelPage.read(f"{PanelScreen.SENT}/12/").sent_by == 12


async def test_a_panel_is_its_members_own(club: Club) -> None:
    panel = await opened(club)
    with pytest.raises(PanelGone):
        await club.panels.look(panel.panel.panel_id, SOUTHS)
    with pytest.raises(PanelGone):
        await club.panels.change(panel.panel.panel_id, SOUTHS, "gin_bonus", "30")
    with pytest.raises(PanelGone):
        await club.panels.look(panel.panel.panel_id + 1, NORTHS)


async def test_a_panel_is_forgotten_after_a_week(club: Club, clock: Clock) -> None:
    panel = await opened(club)
    clock.advance(KEPT + timedelta(seconds=1))
    await opened(club)
    with pytest.raises(PanelGone):
        await club.panels.look(panel.panel.panel_id, NORTHS)


async def test_an_interaction_opens_one_panel(club: Club, database: Database) -> None:
    panel = await opened(club, interaction_id=5)
    with pytest.raises(DoneByTwinError):
        await opened(make_club(database), interaction_id=5)
    assert (await opened(club, interaction_id=6)).panel.panel_id != panel.panel.panel_id


# What is saved


async def test_rules_are_saved_changed_and_deleted(club: Club) -> None:
    panel = await opened(club)
    panel_id = panel.panel.panel_id
    await turned(club, panel)
    saved = await save(club, panel)
    assert saved.started is not None
    assert saved.base == saved.rules == saved.started.rules
    changed = await turned(club, panel, "undercut_bonus", "10")
    assert changed.base != changed.rules
    kept = await club.panels.keep(panel_id, NORTHS)
    assert kept.base == kept.rules == changed.rules
    again = await opened(club)
    loaded = await club.panels.start_from_saved(
        again.panel.panel_id, NORTHS, saved.started.preset_id
    )
    assert loaded.rules == changed.rules
    await club.panels.turn(panel_id, NORTHS, PanelScreen.DELETE)
    gone = await club.panels.delete(panel_id, NORTHS)
    assert (gone.started, gone.saved, gone.page.group) == (None, (), PanelScreen.START)
    assert gone.rules == changed.rules
    assert await club.panels.delete(panel_id, NORTHS) == gone  # as another process might
    other = await club.panels.look(again.panel.panel_id, NORTHS)
    assert (other.started, other.base) == (None, STANDARD)
    with pytest.raises(SavedGone):
        await club.panels.keep(again.panel.panel_id, NORTHS)


async def test_names_are_an_owners_own(club: Club) -> None:
    panel = await opened(club)
    await save(club, panel)
    await turned(club, panel)
    for name in ("Friday", "  FRIDAY ", "\uff26riday"):
        with pytest.raises(NameTaken):
            await save(club, panel, name)
    await save(club, panel, of_server=True, manages=True)
    for name in ("", "  "):
        with pytest.raises(NoName):
            await save(club, panel, name)
    with pytest.raises(NoName):
        await save(club, panel, "x" * 65)
    with pytest.raises(ReadyMadeName):
        await save(club, panel, "STANDARD")


async def test_to_save_twice_is_the_same_as_once(club: Club, database: Database) -> None:
    panel = await opened(club)
    one, two = await asyncio.gather(save(club, panel), save(make_club(database), panel))
    assert one.started is not None
    assert two.started is not None
    assert one.started == two.started
    assert len(await club.panels.saved(PLACE.server_id, NORTHS)) == 1


async def test_only_managers_save_for_the_server(club: Club) -> None:
    panel = await opened(club)
    panel_id = panel.panel.panel_id
    with pytest.raises(ManagersOnly):
        await save(club, panel, of_server=True)
    saved = await save(club, panel, of_server=True, manages=True)
    assert saved.started is not None
    assert saved.started.of_server
    await turned(club, panel)
    with pytest.raises(ManagersOnly):
        await club.panels.keep(panel_id, NORTHS)
    with pytest.raises(ManagersOnly):
        await club.panels.delete(panel_id, NORTHS)
    await club.panels.keep(panel_id, NORTHS, manages=True)
    (seen,) = await club.panels.saved(PLACE.server_id, SOUTHS)
    assert seen.rules == PRESETS.rules("standard", gin_bonus=30)
    assert await club.panels.saved(PLACE.server_id + 1, SOUTHS) == ()


async def test_others_rules_are_nobody_elses(club: Club) -> None:
    own = await save(club, await opened(club))
    assert own.started is not None
    souths = await club.panels.open(PLACE, SOUTH, PanelPurpose.PRESET, STANDARD)
    with pytest.raises(SavedGone):
        await club.panels.start_from_saved(souths.panel.panel_id, SOUTHS, own.started.preset_id)
    elsewhere = Place(PLACE.server_id + 1, "Elsewhere", 5, "general")
    panel = await club.panels.open(elsewhere, NORTH, PanelPurpose.PRESET, STANDARD)
    assert [each.name for each in panel.saved] == ["Friday"]


@pytest.mark.slow
@pytest.mark.parametrize(("of_server", "most"), [(False, MOST_OF_MEMBER), (True, MOST_OF_SERVER)])
async def test_there_is_a_limit(club: Club, of_server: bool, most: int) -> None:  # noqa: FBT001
    panel = await opened(club)
    for number in range(most):
        await save(club, panel, f"no {number}", of_server=of_server, manages=True)
    with pytest.raises(TooManySaved) as refused:
        await save(club, panel, "one more", of_server=of_server, manages=True)
    assert refused.value.args_ == {"most": most}
    await club.panels.delete(panel.panel.panel_id, NORTHS, manages=True)
    await save(club, panel, "one more", of_server=of_server, manages=True)


@pytest.mark.parametrize(
    "text", ["standard new_rule=7", "bridge", "oklahoma first_turn=stock_only"]
)
async def test_what_a_newer_program_saved_is_listed(
    club: Club, database: Database, clock: Clock, text: str
) -> None:
    panel = await opened(club)
    async with database.write() as connection:
        preset_id = await stored.add(
            connection,
            Owner(member_id=NORTHS),
            name="Newer",
            name_key="newer",
            rules=text,
            created_by=NORTHS,
            created_at=clock.now(),
        )
    assert preset_id is not None
    shown = await club.panels.start_from_saved(panel.panel.panel_id, NORTHS, preset_id)
    assert shown.started is not None
    assert (shown.started.name, shown.started.rules) == ("Newer", None)
    assert shown.rules == shown.base == STANDARD
    await club.panels.delete(panel.panel.panel_id, NORTHS)
    assert await club.panels.saved(PLACE.server_id, NORTHS) == ()


# What is played


async def use(
    club: Club, panel: PanelView, purpose: str, interaction_id: int = 900, **more: Any
) -> Any:
    return await club.panels.use(
        panel.panel.panel_id, NORTH, purpose, interaction_id, player="simple", **more
    )


async def test_rules_are_played_by(club: Club) -> None:
    for number, (purpose, guest) in enumerate(
        [(PanelPurpose.PRACTICE, None), (PanelPurpose.OPEN, None), (PanelPurpose.CHALLENGE, SOUTH)]
    ):
        panel = await opened(club)
        await turned(club, panel)
        table = await use(club, panel, purpose, 900 + number, guest=guest)
        assert table.rules == PRESETS.rules("standard", gin_bonus=30)
        assert table.table.guest_id == (SOUTHS if guest else None)
        assert (table.state is not None) == (purpose == PanelPurpose.PRACTICE)


async def test_a_challenge_goes_to_whom_the_panel_is_for(club: Club) -> None:
    panel = await opened(club, PanelPurpose.CHALLENGE, guest=SOUTH)
    assert panel.guest == SOUTH.name
    assert (await use(club, panel, PanelPurpose.CHALLENGE)).table.guest_id == SOUTHS


async def test_what_is_chosen_is_sent_once(club: Club, database: Database) -> None:
    panel, twin = await opened(club), make_club(database)
    answers = await asyncio.gather(
        use(club, panel, PanelPurpose.OPEN),
        use(twin, panel, PanelPurpose.OPEN),
        return_exceptions=True,
    )
    assert sorted(type(one).__name__ for one in answers) == ["DoneByTwinError", "Snapshot"]
    with pytest.raises(PanelUsed):
        await use(club, panel, PanelPurpose.OPEN, 901)
    with pytest.raises(PanelUsed):
        await turned(club, panel)
    assert len(await club.tables.tables_of(NORTHS)) == 1


async def test_more_than_two_come_to_seats_that_are_offered(club: Club) -> None:
    panel = await opened(club)
    seated = await turned(club, panel, "seating", "partnership")
    assert seated.rules.team_size == 2
    with pytest.raises(UnplayableRules):
        await use(club, panel, PanelPurpose.PRACTICE)
    assert (await use(club, panel, PanelPurpose.OPEN)).rules.seating == "partnership"
    again = await opened(club)
    await turned(club, again, "seating", "partnership")
    assert (await turned(club, again, "seating", "heads_up")).rules == STANDARD


async def test_who_plays_is_settled_once_a_challenge_stands(club: Club) -> None:
    waiting = await club.starting.challenge(PLACE, NORTH, SOUTH, STANDARD)
    panel = await opened(club, PanelPurpose.COUNTER, table_id=waiting.table.table_id)
    await turned(club, panel, "seating", "round_robin")
    with pytest.raises(SeatsStay):
        await use(club, panel, PanelPurpose.COUNTER)


async def test_a_panel_compares_with_what_is_on_offer(club: Club) -> None:
    offered = PRESETS.rules("classic", gin_bonus=40)
    waiting = await club.starting.challenge(PLACE, EAST, NORTH, offered)
    panel = await opened(club, PanelPurpose.COUNTER, table_id=waiting.table.table_id)
    assert (panel.rules, panel.base, panel.guest) == (offered, offered, EAST.name)
    await club.panels.start_from(panel.panel.panel_id, NORTHS, "oklahoma")
    over = await club.panels.start_over(panel.panel.panel_id, NORTHS)
    assert over.rules == offered
