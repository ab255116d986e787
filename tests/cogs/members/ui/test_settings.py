"""The panels of settings and the list of what was done, however full: within Discord's limits."""

from datetime import UTC, datetime

import pytest

from art.pens import FOUR, SUIT_COLOURS
from club.core.setting_kinds import MOST, zones
from club.core.settings import MemberSettings, ServerSettings
from club.house_rules.presets import MOST_OF_SERVER, SavedRules
from club.moderation.admin import PAGE, REASON, Audit
from cogs.kit.cards import CardFaces
from cogs.kit.drawing import Ui
from cogs.kit.ids import parse_several
from cogs.kit.press_kinds import PressKind
from cogs.kit.text import Text, safe_text
from cogs.members.ui.settings import SettingsPanel, draw_settings, offered
from cogs.members.ui.time_zones import offered_as
from cogs.moderation.ui.admin import draw_audit
from data.core.audit import AuditLine
from data.schema.types import BrokenJson
from engine.rules import PRESETS
from tests.cogs.drawn import MENU, actions, check_limits, components, labels, text

UI = Ui(Text(), CardFaces({}))
RULES = PRESETS.rules("standard")
FAR = 2**63 - 1
IDS = tuple(range(FAR - MOST, FAR))
FULL = ServerSettings(channels=IDS, roles=IDS, rules="elder gin_bonus=30")
NOTICE = "x" * 300
NAME = "\N{LATIN CAPITAL LETTER W}*" * 50
SAVED = tuple(SavedRules(number, NAME, RULES, of_server=True) for number in range(MOST_OF_SERVER))


@pytest.mark.parametrize("name", ["", *offered(ServerSettings)])
@pytest.mark.parametrize("part", ["", "server", "server_more", "no such"])
def test_a_servers_panel_fits(name: str, part: str) -> None:
    page = SettingsPanel(FULL, RULES, NAME, name, part, SAVED, NOTICE)
    check_limits(draw_settings(page, UI))


@pytest.mark.parametrize("name", ["", *offered(MemberSettings)])
def test_a_members_panel_fits(name: str) -> None:
    page = SettingsPanel(
        MemberSettings(time_zone=max(zones(), key=len)), RULES, name=name, notice=NOTICE
    )
    check_limits(draw_settings(page, UI))


def test_the_menu_says_what_each_setting_is() -> None:
    own = MemberSettings(language="de", remind_hours=0)
    page = SettingsPanel(own, RULES)
    drawing = draw_settings(page, UI)
    (menu,) = (each for each in components(drawing) if each["type"] == MENU)
    assert len(menu["options"]) == len(page.offered)
    named = {each["value"]: each["label"] for each in menu["options"]}
    assert named["show=language"] == "Language: Deutsch"
    assert named["show=hand"] == "Your hand: by direct message"
    assert all(each["description"] for each in menu["options"])


def test_a_panel_lists_what_has_been_changed_alone() -> None:
    said = text(draw_settings(SettingsPanel(MemberSettings(language="de"), RULES), UI))
    assert "Language: **Deutsch**" in said
    assert said.count(": **") == 1
    said = text(draw_settings(SettingsPanel(MemberSettings(), RULES), UI))
    assert UI.text("settings-changed", some="no") in said
    assert ": **" not in said


@pytest.mark.parametrize("values", [MemberSettings(), ServerSettings()])
def test_an_open_setting_leads_back_to_all(values: MemberSettings | ServerSettings) -> None:
    name = next(iter(offered(type(values))))
    opened = draw_settings(SettingsPanel(values, RULES, name=name), UI)
    (back,) = (each for each in actions(opened) if each.rest == "show")
    number = SettingsPanel(values, RULES).number
    assert (back.kind, back.table) == (PressKind.SET, number)
    assert UI.text("press-back") in labels(opened)


def test_the_colours_to_choose_from_are_those_that_are_mixed() -> None:
    assert offered(MemberSettings)["colours"].offered() == tuple(SUIT_COLOURS)
    assert MemberSettings().colours == FOUR


@pytest.mark.parametrize("zone", zones())
def test_every_time_zone_is_on_a_menu(zone: str) -> None:
    page = SettingsPanel(MemberSettings(time_zone=zone), RULES, name="time_zone")
    drawing = draw_settings(page, UI)
    chosen = {
        option.value
        for item in drawing.view.walk_children()
        for option in getattr(item, "options", ())
        if option.default
    }
    assert f"to=time_zone={offered_as(zone)}" in chosen
    assert sum(word.startswith("part=") for word in chosen) == 1


def test_a_full_page_of_the_audit_fits() -> None:
    at = datetime(2026, 5, 1, tzinfo=UTC)
    detail = {"name": "channels", "before": list(IDS[:5]), "after": list(IDS)}
    reason = "*" * REASON
    lines = tuple(AuditLine(FAR, FAR, FAR, at, "set", FAR, reason, detail) for _ in range(PAGE))
    check_limits(draw_audit(Audit(lines, {FAR: NAME}, 500, 1000), UI, RULES))


@pytest.mark.parametrize(
    ("detail", "said"),
    [
        ({"name": "magic", "before": 1, "after": 2}, "A setting that I don\u2019t know"),
        ({"name": "rules", "before": "", "after": "bridge"}, "A setting that I don\u2019t know"),
        ({"name": "rules"}, "A setting that I don\u2019t know"),
        (BrokenJson(), "A setting that I don\u2019t know"),
        (None, "A setting that I don\u2019t know"),
        ({"name": "roles", "before": [], "after": [1, 2, 3, 4, 5, 6]}, "everybody → 6 of them"),
        (
            {"name": "rules", "before": "", "after": "classic"},
            "Undercut\u2019s own (Standard) → Classic",
        ),
    ],
)
def test_a_line_says_what_was_set(detail: object, said: str) -> None:
    line = AuditLine(1, 1, 1, datetime(2026, 5, 1, tzinfo=UTC), "set", None, None, detail)
    drawing = draw_audit(Audit((line,), {}, 0, 1), UI, RULES)
    shown = [getattr(item, "content", "") for item in drawing.view.walk_children()]
    assert any(said in each for each in shown)


def test_a_damaged_line_says_what_is_known() -> None:
    line = AuditLine(1, 1, 1, datetime(2026, 5, 1, tzinfo=UTC), "void", 7, "late", BrokenJson())
    drawing = draw_audit(Audit((line,), {}, 0, 1), UI, RULES)
    shown = [getattr(item, "content", "") for item in drawing.view.walk_children()]
    assert any("7" in each and "late" in each for each in shown)


def test_all_that_is_chosen_is_read_in_order() -> None:
    action = parse_several("chan", "chan:set:1:2:these=channels", reversed(IDS))
    assert action is not None
    assert action.rest == f"these=channels={'.'.join(map(str, IDS))}"
    assert parse_several("chan", "chan:no:1", IDS) is None


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("plain", "plain"),
        ("**b**\n@everyone \u200b ", "\\*\\*b\\*\\* @\u200beveryone"),
        ("# head", "\\# head"),
        ("\u200b", "…"),
    ],
)
def test_what_was_typed_is_no_markdown(typed: str, said: str) -> None:
    assert safe_text(typed) == said
