"""Help, about and tips: every page fits, is true, and leads to the others."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from cogs.kit.drawing import Drawing, Ui
from cogs.kit.ids import Action
from cogs.lessons.ui import about, help_pages
from cogs.lessons.ui.about import draw_about
from cogs.lessons.ui.help_examples import draw_specimen
from cogs.lessons.ui.help_pages import draw_help
from cogs.lessons.ui.tip_positions import FACTS, STANDARD, Facts, fit_on, lesson, waits_for
from cogs.lessons.ui.tips import ANY, TIPS, TOPICS, draw_tip, tips_of
from engine.cards import DECK, parse_card, parse_cards
from engine.deadwood import best_discard
from engine.deadwood.arrange import best_arrangements
from engine.layoffs import layoff_risk
from engine.melds import in_order, melds_among
from engine.record import read_record, replay
from engine.rules import PRESETS
from tests.cogs.drawn import actions, check_limits, components, labels, text
from tests.cogs.scenes import EMOJI, PLAIN

ROOT = Path(__file__).parents[4]
PHONE = 700
"""Characters that a phone shows without much scrolling."""


def pages(ui: Ui = PLAIN) -> Iterator[tuple[str, Drawing]]:
    for page in help_pages.PAGES:
        yield f"help {page}", draw_help(ui, page)
    for page in about.PAGES:
        yield f"about {page}", draw_about(ui, page)
        yield f"about {page} linked", draw_about(ui, page, "https://example.org/docs")
    for topic in TOPICS:
        for number in range(len(tips_of(topic))):
            yield f"tips {topic} {number}", draw_tip(ui, topic, number)


@pytest.mark.parametrize("ui", [PLAIN, EMOJI], ids=["signs", "emojis"])
def test_every_page_fits_and_reaches_no_table(ui: Ui) -> None:
    for name, drawing in pages(ui):
        check_limits(drawing)
        for action in actions(drawing):
            assert action.table == 0, name
            assert action.kind == "page" or name == "help start", name


def test_what_a_page_says_itself_is_short() -> None:
    for name, drawing in pages():
        own = next(each for each in components(drawing) if each["type"] == 10)["content"]
        assert len(own) <= PHONE or name.startswith("about history"), name


def test_pages_lead_to_each_other() -> None:
    for page, after in zip(help_pages.PAGES, help_pages.TOPICS[1:], strict=False):
        asked = {one.rest for one in actions(draw_help(PLAIN, page))}
        assert asked >= {f"help:{each}" for each in help_pages.TOPICS}
        on = [label for label in labels(draw_help(PLAIN, page)) if label.startswith("Next: ")]
        assert on == [f"Next: {PLAIN.text(f'help-title-{after}')}"]
    for page in about.PAGES:
        asked = {one.rest for one in actions(draw_about(PLAIN, page))}
        assert asked == {"help:start", *(f"about:{each}" for each in about.PAGES)}
    assert "help:start" in {one.rest for one in actions(draw_tip(PLAIN))}
    assert text(draw_help(PLAIN, "nonsense")) == text(draw_help(PLAIN))
    assert text(draw_about(PLAIN, "nonsense")) == text(draw_about(PLAIN))
    assert text(draw_tip(PLAIN, "nonsense")) == text(draw_tip(PLAIN))


@pytest.mark.parametrize("page", help_pages.PAGES)
def test_an_example_looks_like_the_real_message(page: str) -> None:
    example = draw_specimen(page, EMOJI)
    if example is None:
        assert page in {"find", "settings", "look"}
        return
    check_limits(example)
    shown = draw_help(EMOJI, page)
    assert text(example) in text(shown)
    buttons = [each for each in components(example) if each["type"] == 2 and "url" not in each]
    pressable = {each["label"] for each in components(shown) if each["type"] == 2}
    named = text(shown).rpartition("Buttons: ")[2].splitlines()[0].split(" · ")
    for each in buttons:
        assert each["label"] in named
        assert each["label"] not in pressable, "nothing looks pressable that isn't"
    assert not [each for each in components(shown) if "url" in each]


def test_the_help_begins_with_the_lesson() -> None:
    start = draw_help(PLAIN)
    assert labels(start)[:2] == ["Learn", "Play…"]
    assert [(one.kind, one.rest) for one in actions(start)[:2]] == [
        ("learn", "show"),
        ("play", "home"),
    ]
    assert "Learn" in text(start).splitlines()[1]


def test_the_examples_show_what_their_pages_speak_of() -> None:
    assert "challenges" in text(draw_help(PLAIN, "start")) or "offers a game" in text(
        draw_help(PLAIN, "start")
    )
    hand = draw_help(PLAIN, "hand")
    assert "discard a card" in text(hand)
    (drawn,) = re.findall(r"You drew \*\*(.+?)\*\*", text(hand))
    assert re.search(rf"^# .*{drawn}$", text(hand), re.MULTILINE), "it stands last"
    assert f" {drawn} " in text(hand).rpartition("Buttons:")[2]
    assert "goes face down, and you show:" in text(draw_help(PLAIN, "knock"))
    assert " · Lay " in text(draw_help(PLAIN, "variants"))
    assert "Join side 1 ·" in text(draw_help(PLAIN, "more"))
    assert "Buttons: Enter a deal" in text(draw_help(PLAIN, "real"))


def test_no_link_is_dead() -> None:
    """Without an address there is none; with one, each leads to a document that is there."""
    for page in about.PAGES:
        assert not links(draw_about(PLAIN, page))
    found = {
        url for page in about.PAGES for url in links(draw_about(PLAIN, page, "https://a.b/docs/"))
    }
    assert "https://a.b/docs/fairness.md" in found
    for url in found:
        assert (ROOT / "docs" / url.removeprefix("https://a.b/docs/")).exists()


def links(drawing: Drawing) -> list[str]:
    return [each["url"] for each in components(drawing) if "url" in each]


def test_the_version_is_the_projects() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["version"] in text(draw_about(PLAIN))


def test_another_tip_is_another_until_all_were_given() -> None:
    for topic in TOPICS:
        rest, seen = f"tips:{topic}:0", list[str]()
        for _ in tips_of(topic):
            number = int(rest.rpartition(":")[2])
            drawing = draw_tip(PLAIN, topic, number)
            seen.append(text(drawing))
            rest = next(one for one in actions(drawing) if one.rest.count(":") == 2).rest
        assert rest == f"tips:{topic}:0"
        assert len(set(seen)) == len(tips_of(topic))
    assert [Action("page", 0, None, f"tips:{topic}") for topic in TOPICS] == [
        one
        for one in actions(draw_tip(PLAIN))
        if one.rest.count(":") == 1 and one.rest != "help:start"
    ]
    assert {tip.name for tip in tips_of(ANY)} >= set(FACTS)


def test_cards_of_a_tip_are_of_one_pack() -> None:
    for tip in (tip for tips in TIPS.values() for tip in tips):
        for shown in tip.shows:
            for group in shown.split():
                assert len(set(parse_cards(group))) == len(parse_cards(group))


# What the tips claim, each checked in another way than they work it out


def facts(name: str) -> Facts:
    return FACTS[name]()


def test_the_king_goes_first() -> None:
    held = parse_cards("".join(TIPS["early"][0].shows).replace(" ", ""))
    left = {card: min(_left(held, card)) for card in held}
    assert min(left.values()) == left[parse_card("KC")] == facts("shed")["after"]
    assert facts("shed")["card"] == (parse_card("KC"),)


def _left(held: tuple[int, ...], discard: int) -> Iterator[int]:
    kept = [card for card in held if card != discard]
    yield best_arrangements(kept)[0].deadwood


def test_middle_cards_stand_in_more_melds() -> None:
    every = [meld for meld in melds_among(DECK, STANDARD.melds) if len(meld) <= 4]
    told = facts("middle")
    for word, card in (("seven", "7D"), ("edge", "AD"), ("edge", "KD")):
        assert sum(parse_card(card) in meld for meld in every) == told[word]
    assert int(told["seven"]) > int(told["edge"])


def test_chances_are_counted() -> None:
    assert facts("pair") == {"pair": 2, "open": 2, "edge": 1, "gap": 1}
    assert facts("three")["cards"] == tuple(parse_cards("2C4H4S5C"))
    assert facts("dead") == {"waits": 2, "left": 0}
    assert waits_for(parse_cards("JDJS"), gone="JC") == list(parse_cards("JH"))
    assert facts("takes")["count"] == 7
    assert facts("low") == {"low": 6, "high": 30}
    assert facts("upcard") == {"before": 14, "after": 0}
    assert facts("break") == {"before": 20, "after": 12}


def test_gin_takes_the_cards_that_are_named() -> None:
    held = parse_cards("".join(TIPS["knock"][1].shows).replace(" ", ""))
    assert len(held) == 10
    gin = [card for card in DECK if card not in held and best_discard([*held, card])[1] == 0]
    assert facts("gin")["count"] == len(gin) == 4
    assert 0 < int(facts("gin")["deadwood"]) <= 10


def test_the_suggested_layout_leaves_the_least_to_lay_off() -> None:
    long, short = (shown.split() for shown in TIPS["knock"][2].shows)
    assert sorted(parse_cards("".join(long))) == sorted(parse_cards("".join(short)))
    worse, better = (
        tuple(in_order(parse_cards(cards), STANDARD.melds) or () for cards in way)
        for way in (long, short)
    )
    unseen = set(DECK) - set(parse_cards("".join(long)))
    assert layoff_risk(better, unseen) < layoff_risk(worse, unseen)
    assert len(fit_on(better)) == 1
    assert len(fit_on(worse)) == 2
    both = best_arrangements(parse_cards("".join(long)))
    assert {frozenset(map(frozenset, each.melds)) for each in both} >= {
        frozenset(map(frozenset, way)) for way in (worse, better)
    }


def test_a_held_nine_can_be_laid_off() -> None:
    (shown,) = TIPS["pile"][2].shows
    melded, kept = map(parse_cards, shown.split())
    meld = in_order(melded, STANDARD.melds)
    assert meld is not None
    assert kept[0] in fit_on([meld])


def test_the_lesson_is_the_recorded_deal() -> None:
    record = (ROOT / "tests/examples/elder-and-younger.gin").read_text("utf-8")
    (last,) = replay(read_record(record)).states
    ended, told = last.result, lesson()
    assert ended is not None
    assert (ended.winner, ended.points, ended.deadwood) == (1, told.points, told.deadwood)
    assert (ended.melds, ended.layoffs, ended.unmatched) == (
        told.melds,
        told.layoffs,
        told.unmatched,
    )
    assert facts("queen") == {
        "deadwood": 1,
        "cards": tuple(parse_cards("2H6H")),
        "left": 9,
        "points": 8,
    }


def test_runs_of_any_suits_grow_best() -> None:
    assert facts("mixed") == {"run": 8, "set": 1}
    assert PRESETS.rules("skarney").runs == "any_suit"


def test_many_low_cards_count_less() -> None:
    assert facts("many") == {"many": 19, "few": 20}
