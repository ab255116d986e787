"""The panel of house rules: everything has words, everything fits, and everything is offered."""

import random
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import pytest

from club.core.deadlines import CLOCKS, Terms
from club.house_rules.panel_page import PanelPage, PanelScreen
from club.house_rules.panel_view import PanelView
from club.house_rules.presets import MOST_OF_MEMBER, MOST_OF_SERVER, SavedRules
from club.house_rules.rule_controls import GROUPS, KNOBS, RuleGroup, turnable
from cogs.house_rules.ui.panel import draw_panel, ready_made_names
from cogs.house_rules.ui.panel_menus import KINDS, offered_groups
from cogs.house_rules.ui.rule_words import changes, knob_title, value_words
from cogs.kit.drawing import Drawing
from cogs.kit.ids import parse_id
from cogs.matchmaking.ui.challenge import draw_challenge
from data.house_rules.panels import Panel
from data.schema.vocabulary import PanelPurpose
from engine.rules import ALL_PRESETS, PRESETS, Rules
from engine.words import SeatingFormat
from tests.cogs.drawn import actions, check_limits, components, labels, text
from tests.cogs.scenes import LONG, PLAIN, tongue, waiting

STANDARD = PRESETS["standard"]
PURPOSES = tuple(PanelPurpose)
PANEL = Panel(
    panel_id=2**63 - 1,
    member_id=11,
    server_id=1,
    channel_id=2,
    channel_name="gin-table",
    purpose=PanelPurpose.PRESET,
    guest_id=None,
    table_id=None,
    rules="standard",
    page="",
    created_at=datetime(2026, 5, 1, tzinfo=UTC),
    created_by_interaction=None,
)


def panel(rules: Rules = STANDARD, page: PanelPage | None = None, **changed: Any) -> PanelView:
    made = replace(PANEL, purpose=changed.pop("purpose", PanelPurpose.PRESET))
    base = changed.pop("base", PRESETS[rules.preset])
    shown = PanelView(made, rules, (page or PanelPage()).under(rules), base)
    return replace(shown, **changed)


START, USE = PanelPage(PanelScreen.START), PanelPage(PanelScreen.USE)
CHANGE = PanelPage(RuleGroup.DEAL)


def rests(drawing: Drawing) -> list[str]:
    return [action.rest for action in actions(drawing)]


ROW, BUTTON = 1, 2


def rests_of_buttons(drawing: Drawing) -> list[str]:
    """What the buttons ask for, in order."""
    ids = [one["custom_id"] for one in components(drawing) if one["type"] == BUTTON]
    return [found.rest for one in ids if (found := parse_id(one))]


def has_menu(row: dict[str, Any]) -> bool:
    return any(one["type"] != BUTTON for one in row["components"])


def full_house() -> tuple[SavedRules, ...]:
    """As many saved rules as there may be, with names as long as they get."""
    most = ((MOST_OF_MEMBER, False), (MOST_OF_SERVER, True))
    return tuple(
        SavedRules(1000 * of_server + number, LONG, PRESETS["oklahoma_kisses"], of_server)
        for many, of_server in most
        for number in range(many)
    )


def scrambled(dice: random.Random) -> Rules:
    """Rules of which about everything is changed."""
    rules = PRESETS[dice.choice(sorted(PRESETS))]
    for _ in range(120):
        knobs = [knob for group in turnable(rules).values() for knob in group]
        knob = dice.choice(knobs)
        rules = knob.put(rules, dice.choice((*knob.words, *knob.numbers)))
    return rules


# Words


@pytest.mark.parametrize("name", KNOBS)
def test_every_choice_and_every_value_has_words(name: str) -> None:
    knob = KNOBS[name]
    assert 1 <= len(knob_title(knob, PLAIN)) <= 40  # on one line of a phone's menu
    words = [value_words(knob, word, PLAIN) for word in knob.words]
    assert all(1 <= len(said) <= 40 for said in words)
    assert len({*words}) == len(words)
    for number in knob.numbers[:1]:
        assert value_words(knob, number, PLAIN) == str(number)


def test_no_two_choices_are_called_the_same() -> None:
    titles = [knob_title(knob, PLAIN) for knob in KNOBS.values()]
    assert len(titles) == len(set(titles))


def test_every_ready_made_preset_can_be_started_from() -> None:
    assert sorted(name for names in KINDS.values() for name in names) == sorted(ALL_PRESETS)
    names = ready_made_names()
    assert {"oklahoma_kisses", "Oklahoma with kisses"} <= names


def test_what_is_changed_is_said_with_what_it_was() -> None:
    rules = PRESETS.rules("oklahoma", gin_bonus=30, ace="corner", spade_doubles=False)
    said = changes(rules, PRESETS["oklahoma"], PLAIN, 1000)
    assert "- Gin bonus: **30** (was: 25)" in said
    assert "- Aces in runs: **Round the corner: K-A-2** (was: Low: A-2-3)" in said
    assert "- A spade as knock card doubles: **No** (was: Yes)" in said
    assert said.count("\n") == 2
    assert changes(rules, rules, PLAIN, 1000) == ""
    other = changes(PRESETS["classic"], STANDARD, PLAIN, 1000)
    assert other.startswith("- **Classic** instead of Standard\n")


def test_what_has_no_effect_is_not_told() -> None:
    rules = PRESETS.rules("straight", undercut_bonus=10)
    assert changes(rules, PRESETS["straight"], PLAIN, 1000) == ""


def test_what_had_no_effect_was_nothing_before() -> None:
    rules = PRESETS.rules("standard", seating="partnership", team_size=3)
    said = changes(rules, STANDARD, PLAIN, 1000).splitlines()
    assert said == ["- Who plays: **Two teams** (was: Two players)", "- Players in a team: **3**"]


def test_what_is_too_much_to_say_is_counted() -> None:
    said = changes(PRESETS["tedesco"], STANDARD, PLAIN, 120)
    assert len(said) <= 120 + len("\n- and 10 more")
    assert said.splitlines()[-1].startswith("- and ")


# Pages


@pytest.mark.parametrize(
    ("page", "number", "ways"),
    [
        (START, 1, {"Next": "group=deal"}),
        (CHANGE, 2, {"Back": "group=start", "Next": "group=use"}),
        (PanelPage(RuleGroup.SCORING, "gin_bonus"), 2, {"Back": "group=start"}),
        (USE, 3, {"Back": "group=deal"}),
        (PanelPage(PanelScreen.USE, "gin_bonus"), 3, {"Back": "knob=gin_bonus"}),
    ],
)
def test_a_panel_says_its_step_and_leads_to_those_beside_it(
    page: PanelPage, number: int, ways: dict[str, str]
) -> None:
    drawing = draw_panel(panel(page=page), PLAIN)
    assert f"### House rules · {number} of 3: " in text(drawing)
    pressed = dict(zip(labels(drawing), rests_of_buttons(drawing), strict=True))
    assert ways.items() <= pressed.items()
    assert ("Next" in pressed, "Back" in pressed) == (number < 3, number > 1)


@pytest.mark.parametrize("page", [START, CHANGE, PanelPage(PanelScreen.CLOCK)])
def test_each_menu_stands_under_its_label(page: PanelPage) -> None:
    (box,) = draw_panel(panel(page=page), PLAIN).view.to_components()
    parts = box["components"]
    menus = [at for at, one in enumerate(parts) if one["type"] == ROW and has_menu(one)]
    assert menus
    for at in menus:
        assert parts[at - 1]["content"].startswith("**")


def test_a_changed_value_says_what_it_was() -> None:
    rules = PRESETS.rules("standard", gin_bonus=30)
    page = PanelPage(RuleGroup.SCORING, "gin_bonus")
    assert "· was: 25" in text(draw_panel(panel(rules, page), PLAIN))
    assert "· was:" not in text(draw_panel(panel(STANDARD, page), PLAIN))


@pytest.mark.parametrize("preset", PRESETS)
def test_every_page_fits_and_offers_every_choice(preset: str) -> None:
    rules = PRESETS[preset]
    first = draw_panel(panel(rules, CHANGE), PLAIN)
    check_limits(first)
    for group, knobs in turnable(rules).items():
        assert f"group={group}" in rests(first)
        listed = draw_panel(panel(rules, PanelPage(group)), PLAIN)
        for knob in knobs:
            assert f"knob={knob.name}" in rests(listed)
            drawing = draw_panel(panel(rules, PanelPage(group, knob.name)), PLAIN)
            check_limits(drawing)
            present = knob.get(rules)
            offered = {f"set={knob.name}={value}" for value in knob.offered(present)}
            offered |= {f"set={knob.name}={value}" for value in knob.steps(present)}
            assert {rest for rest in rests(drawing) if rest.startswith("set=")} == offered
            chosen = [
                option["value"]
                for each in components(drawing)
                for option in each.get("options", ())
                if option.get("default")
            ]
            assert chosen == [f"group={group}", f"knob={knob.name}", f"set={knob.name}={present}"]


@pytest.mark.parametrize("purpose", PURPOSES)
def test_the_clock_is_among_what_is_chosen(purpose: str) -> None:
    usual = Terms.parse("relaxed:12")
    clock = usual if purpose == PanelPurpose.COUNTER else None
    shown = panel(purpose=purpose, clock=clock, base_clock=clock, usual=usual)
    page = draw_panel(replace(shown, page=PanelPage(PanelScreen.CLOCK)), PLAIN)
    check_limits(page)
    offered = [rest for rest in rests(page) if rest.startswith("clock=")]
    if purpose == PanelPurpose.PRACTICE:
        assert not offered
        assert "group=clock" not in rests(page)
        return
    server = [] if purpose == PanelPurpose.COUNTER else ["clock=server"]
    own = ["clock=relaxed=12"] if purpose == PanelPurpose.COUNTER else []
    assert offered == [*server, *(f"clock={each.replace(':', '=')}" for each in CLOCKS), *own]
    chosen = [
        option["value"]
        for each in components(page)
        for option in each.get("options", ())
        if option.get("default")
    ]
    assert chosen == ["group=clock", *(server or own)]
    assert "over" not in rests(page)


def test_another_clock_is_said_with_what_it_was() -> None:
    usual = Terms.parse("live:5")
    shown = panel(clock=Terms.parse("relaxed:24"), usual=usual)
    said = "- The clock: **a day for a turn** instead of the server\u2019s (5 minutes for a turn)"
    assert said in text(draw_panel(shown, PLAIN))
    assert "over" in rests(draw_panel(replace(shown, page=CHANGE), PLAIN))


@pytest.mark.parametrize(
    ("clock", "before", "said"),
    [
        ("relaxed:24", "none", "- The clock: **a day for a turn** instead of none"),
        ("none", "relaxed:168", "- The clock: **none** instead of a week for a turn"),
        (
            "live:2",
            "relaxed:1",
            "- The clock: **2 minutes for a turn** instead of an hour for a turn",
        ),
        (
            "relaxed:72",
            "live:1",
            "- The clock: **3 days for a turn** instead of a minute for a turn",
        ),
    ],
)
def test_a_counter_offer_says_both_clocks(clock: str, before: str, said: str) -> None:
    scene = waiting(
        former=STANDARD,
        asked=11,
        offered_by=22,
        ply=3,
        clock=Terms.parse(clock),
        former_clock=Terms.parse(before),
    )
    drawing = draw_challenge(scene, PLAIN)
    check_limits(drawing)
    assert text(drawing).count(said) == 1
    assert "The clock:" not in text(draw_challenge(replace(scene, former_clock=None), PLAIN))


@pytest.mark.parametrize("seed", range(60))
def test_any_panel_fits_within_the_limits(seed: int) -> None:
    dice = random.Random(seed)
    rules, base, saved = scrambled(dice), scrambled(dice), full_house()
    group = dice.choice(
        [
            *GROUPS,
            PanelScreen.START,
            PanelScreen.USE,
            PanelScreen.CLOCK,
            PanelScreen.WHO,
            PanelScreen.DELETE,
            PanelScreen.SENT,
        ]
    )
    knob = dice.choice([one.name for one in GROUPS.get(group, ())] or [*KINDS, "mine", "server"])
    started = dice.choice([None, saved[0], saved[-1], replace(saved[3], rules=None)])
    shown = panel(
        rules,
        PanelPage(group, knob, started and started.preset_id),
        purpose=dice.choice(PURPOSES),
        base=base,
        saved=saved,
        started=started,
        manages=dice.random() < 0.5,
        guest=LONG,
        guest_id=22,
        clock=dice.choice([None, Terms.parse("relaxed:1")]),
        base_clock=dice.choice([None, Terms.parse("live:30")]),
    )
    check_limits(draw_panel(shown, tongue(seed, PLAIN), dice.choice(["", "W" * 300])))


@pytest.mark.parametrize("seed", range(20))
def test_any_counter_offer_fits_within_the_limits(seed: int) -> None:
    dice = random.Random(seed)
    scene = waiting(rules=scrambled(dice), former=scrambled(dice), asked=11, offered_by=22)
    check_limits(draw_challenge(scene, tongue(seed, PLAIN)))


def test_a_counter_offer_says_who_offers_what_to_whom() -> None:
    rules = PRESETS.rules("standard", gin_bonus=30)
    scene = waiting(rules=rules, former=STANDARD, asked=11, offered_by=22, ply=3)
    drawing = draw_challenge(scene, PLAIN)
    assert "### South offers <@11> other rules" in text(drawing)
    assert "- Gin bonus: **30** (was: 25)" in text(drawing)
    assert {action.ply for action in actions(drawing) if action.kind == "seat"} == {3}
    back = replace(scene, asked=22, offered_by=11)
    assert "### North offers <@22> other rules" in text(draw_challenge(back, PLAIN))


@pytest.mark.parametrize(
    ("status", "said"),
    [("declined", "North would rather not."), ("withdrawn", "South took the challenge back.")],
)
def test_a_closed_counter_offer_says_who_closed_it(status: str, said: str) -> None:
    scene = waiting(status=status, asked=11, offered_by=22)
    assert said in text(draw_challenge(scene, PLAIN))


def test_saved_rules_are_all_to_be_had() -> None:
    saved = full_house()
    drawings = [
        draw_panel(panel(page=PanelPage(PanelScreen.START, kind), saved=saved), PLAIN)
        for kind in ("mine", "server", "server_more")
    ]
    offered = {rest for drawing in drawings for rest in rests(drawing) if "load=" in rest}
    assert offered == {f"load={each.preset_id}" for each in saved}
    assert "kind=mine" not in rests(draw_panel(panel(), PLAIN))


def test_saved_rules_that_cannot_be_read_are_listed_as_such() -> None:
    newer = SavedRules(7, "Newer", None, of_server=False)
    listed = draw_panel(panel(page=PanelPage(PanelScreen.START, "mine"), saved=(newer,)), PLAIN)
    names = [one["label"] for each in components(listed) for one in each.get("options", ())]
    assert PLAIN.text("start-unreadable", name="Newer") in names
    page = PanelPage(PanelScreen.USE, "mine", 7)
    chosen = draw_panel(panel(page=page, saved=(newer,), started=newer), PLAIN)
    assert "**Newer** was saved by a newer version" in text(chosen)
    assert "delete" in rests(chosen)


def test_who_plays_cannot_change_once_a_challenge_stands() -> None:
    shown = panel(page=CHANGE, purpose=PanelPurpose.COUNTER, guest="South")
    assert "seats" not in offered_groups(shown)
    assert "group=seats" not in rests(draw_panel(shown, PLAIN))
    assert "group=seats" in rests(draw_panel(panel(page=CHANGE), PLAIN))


@pytest.mark.parametrize(
    ("purpose", "uses"),
    [
        (PanelPurpose.CHALLENGE, ["Challenge South"]),
        (PanelPurpose.OPEN, ["Offer a seat"]),
        (PanelPurpose.PRACTICE, ["Practice…"]),
        (PanelPurpose.COUNTER, ["Send this offer"]),
        (PanelPurpose.PRESET, ["Challenge…", "Offer a seat", "Practice…"]),
    ],
)
def test_the_buttons_say_what_the_rules_are_for(purpose: str, uses: list[str]) -> None:
    guest = "South" if purpose in {PanelPurpose.CHALLENGE, PanelPurpose.COUNTER} else None
    drawing = draw_panel(panel(page=USE, purpose=purpose, guest=guest), PLAIN)
    assert labels(drawing) == [*uses, "Save as…", "Back"]


def test_more_than_two_are_offered_seats() -> None:
    rules = replace(STANDARD, seating=SeatingFormat.ROUND_ROBIN)
    purpose = PanelPurpose.CHALLENGE
    drawing = draw_panel(panel(rules, USE, guest="South", purpose=purpose), PLAIN)
    assert labels(drawing)[0] == "Offer a seat"
    assert "More than two play by these" in text(drawing)


@pytest.mark.parametrize("manages", [True, False])
@pytest.mark.parametrize("of_server", [True, False])
def test_saving_and_deleting_are_for_those_who_may(manages: bool, of_server: bool) -> None:  # noqa: FBT001
    saved = SavedRules(7, "Friday", STANDARD, of_server)
    rules = PRESETS.rules("standard", gin_bonus=30)
    shown = panel(rules, USE, saved=(saved,), started=saved, base=STANDARD, manages=manages)
    offered = rests(draw_panel(shown, PLAIN))
    assert ("keep" in offered) == ("delete" in offered) == (manages or not of_server)
    assert ("name=server" in offered) == manages
    assert "over" in offered
    assert "over" not in rests(draw_panel(replace(shown, rules=STANDARD), PLAIN))


def test_names_can_do_no_harm() -> None:
    bad = "@everyone **b** <@1>"
    saved = SavedRules(7, bad, STANDARD, of_server=False)
    shown = panel(page=PanelPage(PanelScreen.DELETE, "", 7), saved=(saved,), started=saved)
    for drawing in (draw_panel(shown, PLAIN), draw_panel(replace(shown, page=PanelPage()), PLAIN)):
        assert "@everyone" not in text(drawing)
        assert "**b**" not in text(drawing)
