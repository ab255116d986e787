"""What is read aloud: full names of cards, sentences without layout marks, nothing cut in vain."""

import discord
import pytest
from discord import ui

from club.core.languages import shipped
from club.core.settings import MemberSettings
from cogs.kit.drawing import BRAND, draw, lines, read_aloud, row, rule, small
from cogs.kit.ids import make_id, make_menu_id
from cogs.kit.items import menu, press
from cogs.kit.press_kinds import PressKind
from cogs.kit.spoken import SpokenText, aloud, speak, spoken_faces
from cogs.kit.text import Text
from engine.cards import DECK, parse_card, parse_cards
from tests.cogs.drawn import BUTTON, MENU, check_limits, components, labels, text
from tests.cogs.kit.test_sentences import SOURCES, calls, in_english, variables
from tests.cogs.scenes import EMOJI

OWN = "spoken-"
ALOUD = EMOJI.as_set(MemberSettings(spoken=True))


@pytest.mark.parametrize(
    ("language", "alone", "in_a_sentence"),
    [
        ("en", "seven of diamonds", "the seven of diamonds"),
        ("de", "Karo Sieben", "Karo Sieben"),
        ("fr", "sept de carreau", "le sept de carreau"),
        ("es", "siete de diamantes", "el siete de diamantes"),
        ("it", "sette di quadri", "il sette di quadri"),
        ("pt-BR", "sete de ouros", "o sete de ouros"),
        ("ru", "семёрка бубен", "семёрку бубен"),
        ("pl", "siódemka karo", "siódemkę karo"),
        ("tr", "karo yedilisi", "karo yedilisi"),
        ("ja", "ダイヤの7", "ダイヤの7"),
    ],
)
def test_a_card_has_its_full_name(language: str, alone: str, in_a_sentence: str) -> None:
    faces, card = spoken_faces(language), parse_card("7D")
    assert faces.alone(card) == alone
    assert faces(card) == faces.label(card) == in_a_sentence
    assert faces.partial(card) is None


@pytest.mark.parametrize("language", shipped())
def test_no_two_cards_have_one_name(language: str) -> None:
    faces = spoken_faces(language)
    for names in (map(faces.alone, DECK), map(faces, DECK)):
        assert len(set(names)) == len(DECK)


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        ("5H6H7H", "five, six, seven of hearts"),
        ("QSKSAS", "queen, king, ace of spades"),
        ("5H6H", "five of hearts, six of hearts"),
        ("5H6S7H", "five of hearts, six of spades, seven of hearts"),
        ("7H6H5H", "seven of hearts, six of hearts, five of hearts"),
        ("", ""),
    ],
)
def test_of_a_run_the_suit_is_said_once(cards: str, said: str) -> None:
    assert spoken_faces("en").line(parse_cards(cards)) == said


def test_melds_are_further_apart_than_cards() -> None:
    groups = [parse_cards("5H6H7H"), parse_cards("KCKD")]
    said = "five, six, seven of hearts; king of clubs, king of diamonds"
    assert spoken_faces("en").groups(groups) == said


def test_melds_stay_apart_on_an_option_too() -> None:
    groups = [parse_cards("5H6H7H"), parse_cards("8H9HTH")]
    assert EMOJI.faces.close_groups(groups) == "5♥6♥7♥ · 8♥9♥10♥"
    said = "five, six, seven of hearts; eight, nine, ten of hearts"
    assert spoken_faces("en").close_groups(groups) == said


@pytest.mark.parametrize(
    ("written", "heard"),
    [
        ("### Go out?", "Go out?"),
        ("-# small\n## large", "small.\nlarge."),
        ("**bold** and *more*", "bold and more."),
        (r"a name like W\*\*W", r"a name like W\*\*W."),
        ("North · deadwood 4", "North, deadwood 4."),
        ("20\u00a0\u2013\u00a035", "20 to 35."),
        ("**25 \u2013 40** \u2013 \u22125", "25 to 40 to \u22125."),
        ("North \u2013 South 45 \u2013 0", "North, South 45 to 0."),
        ("5 \u2212 3 = 2", "5 \u2212 3 = 2."),
        ("Take 7♦ 8♦ 9♦!", "Take seven, eight, nine of diamonds!"),
        ("10♠, and ♥ is red", "ten of spades, and hearts is red."),
        ("press `/gin play`, or `x`", "press /gin play, or x."),
        ("<:seven_diamonds:12> and <t:3:R>", "seven diamonds and <t:3:R>"),
        ("- one\n- two", "one.\ntwo."),
        ("won \u00b7 68%", "won, 68%."),
        ("1. Deal", "1\\. Deal."),
        ("", ""),
    ],
)
def test_a_text_is_read_without_its_marks(written: str, heard: str) -> None:
    assert aloud(written, "en") == heard
    assert aloud(heard, "en") == heard, "what is made so already stays as it is"


def test_letters_of_the_language_name_the_cards() -> None:
    assert aloud("B♠ D♠ K♠.", "de") == "Pik Bube, Dame, König."


def test_a_command_stays_apart_until_it_is_linked() -> None:
    assert "`/gin me`" in SpokenText("en")("hand-sent") + "`/gin me`"
    assert SpokenText("en")("prompt-stock") == "Your turn: draw from the stock."


def test_a_message_may_have_words_made_for_being_spoken() -> None:
    assert Text("en")("press-stock") != SpokenText("en")("press-stock") == "Draw from the stock"


def test_a_drawing_is_read_from_its_top_without_signs() -> None:
    option = discord.SelectOption(label="K♠ → 9", value="x", description="7♦ · 8♦", emoji="👏")
    parts = [
        lines("### Head", small("below")),
        rule(),
        row(
            press(
                "7♦…", make_id(PressKind.MOVE, 1, 1, "stock"), emoji=discord.PartialEmoji(name="👏")
            )
        ),
        row(menu(make_menu_id(PressKind.PICK, 1, 1), [option], "♥ · 3")),
    ]
    drawing = read_aloud(draw(BRAND, *parts), ALOUD)
    assert text(drawing) == "Head.\nbelow."
    assert labels(drawing) == ["seven of diamonds"]
    assert not any(isinstance(each, ui.Separator) for each in drawing.view.walk_children())
    shown = next(each for each in components(drawing) if each["type"] == MENU)
    assert shown["placeholder"] == "hearts, 3"
    assert shown["options"] == [
        {
            "label": "king of spades, 9",
            "value": "x",
            "description": "seven of diamonds, eight of diamonds",
            "default": False,
        }
    ]
    assert not any("emoji" in each for each in components(drawing) if each["type"] == BUTTON)


def test_others_read_a_drawing_as_it_is() -> None:
    drawing = read_aloud(draw(BRAND, "### Head", rule()), EMOJI)
    assert text(drawing) == "### Head"


def test_options_that_are_too_long_go_on_below_and_are_told_apart() -> None:
    melds = "7♣7♦7♠ · 8♣9♦10♣ · 9♠10♥J♠"
    options = [
        discord.SelectOption(label=melds, value=str(at), description=f"leaves {at}")
        for at in range(2)
    ]
    drawing = read_aloud(
        draw(BRAND, "x", row(menu(make_menu_id(PressKind.PICK, 1, 1), options, "x"))), ALOUD
    )
    shown = next(each for each in components(drawing) if each["type"] == MENU)["options"]
    assert [one["label"][:2] for one in shown] == ["1:", "2:"]
    for at, one in enumerate(shown):
        assert len(one["label"]) <= 100
        assert one["description"].endswith(f"ten of hearts, jack of spades; leaves {at}")


def test_a_message_that_would_get_too_long_keeps_its_signs() -> None:
    many = " ".join("K♠" for _ in range(900))
    drawing = read_aloud(draw(BRAND, many), ALOUD)
    check_limits(drawing)
    assert "K♠" in text(drawing)


def test_words_made_for_being_spoken_get_what_the_message_gets() -> None:
    """And each stands for a message, or is asked for itself."""
    given = {key: names for _, key, names in calls() if names is not None}
    sources = "".join(source.read_text("utf-8") for source in SOURCES)
    for key, message in in_english().items():
        if not key.startswith(OWN):
            continue
        of = key.removeprefix(OWN)
        if of not in in_english():
            assert f'"{key}"' in sources, key
        elif of in given:
            assert variables(message) <= given[of], key


@pytest.mark.parametrize("name", ["★", "***", "~~", "…", "`"])
def test_a_name_of_marks_alone_is_not_left_empty(name: str) -> None:
    ui = EMOJI.heard
    assert ui.text("link-private", channel=name)
    shown = draw(BRAND, row(press(name, make_id(PressKind.RULES, 1))))
    speak(shown.view, "en")
    (button,) = [one for one in components(shown) if one["type"] == BUTTON]
    assert button["label"]


def test_two_commands_in_a_line_keep_their_links() -> None:
    said = EMOJI.heard.text("refusal-no-table")
    assert "`/gin play`" in said
    assert "`/gin history`" in said
