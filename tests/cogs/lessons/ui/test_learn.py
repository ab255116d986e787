"""The steps of the first deal as messages: they fit, and offer what the step asks for."""

from club.lessons.first_deal import SHOW, STEPS, LessonView, answer
from cogs.kit.press_kinds import PressKind
from cogs.kit.press_words import PlayWord
from cogs.lessons.ui.learn import draw_learn
from tests.card_emojis import cards_of_emojis
from tests.cogs.drawn import actions, check_limits, components, labels, text
from tests.cogs.kit.language_cases import in_every_language
from tests.cogs.scenes import EMOJI, PLAIN

_GREY = 2

PHONE = 1100
"""Characters of a step, cards aside, that a phone shows without much scrolling."""


@in_every_language
def test_every_step_and_every_answer_fits(language: str) -> None:
    for number, step in enumerate(STEPS, 1):
        for shown in (LessonView(number), *(answer(number, word) for word in step.others)):
            check_limits(draw_learn(shown, EMOJI.in_language(language)))
            drawing = draw_learn(shown, PLAIN.in_language(language))
            check_limits(drawing)
            assert len(text(drawing)) <= PHONE
            answers = (each for each in actions(drawing) if each.kind == PressKind.LEARN)
            words = {each.rest for each in answers if each.rest != SHOW}
            assert words == set(step.answers)


@in_every_language
def test_a_wrong_answer_is_explained_and_nothing_else_changes(language: str) -> None:
    ui = PLAIN.in_language(language)
    for number, step in enumerate(STEPS, 1):
        before = draw_learn(LessonView(number), ui)
        for word in step.others:
            after = draw_learn(answer(number, word), ui)
            new = set(text(after).splitlines()) - set(text(before).splitlines())
            assert len(new) == 1
            assert labels(after) == labels(before)


def test_the_way_back_and_the_way_to_the_beginning() -> None:
    for number, step in enumerate(STEPS, 1):
        back = [
            each.ply for each in actions(draw_learn(LessonView(number), PLAIN)) if each.rest == SHOW
        ]
        wanted = [number - 1] if number > 1 else []
        assert back == wanted + ([] if step.right else [1])


def test_no_answer_is_coloured_as_if_it_were_advice() -> None:
    for number in range(1, len(STEPS)):
        for each in components(draw_learn(LessonView(number), EMOJI)):
            assert each.get("style", _GREY) == _GREY


def test_colours_are_told_where_there_are_any() -> None:
    told = EMOJI.text("learn-colours")
    assert told in text(draw_learn(LessonView(1), EMOJI))
    assert told not in text(draw_learn(LessonView(1), PLAIN))
    assert told not in text(draw_learn(LessonView(2), EMOJI))


def test_the_end_leads_into_a_game() -> None:
    played = [
        each.rest
        for each in actions(draw_learn(LessonView(len(STEPS)), PLAIN))
        if each.kind == PressKind.PLAY
    ]
    assert played == [PlayWord.COMPUTER, PlayWord.FRIEND]


def test_the_other_hand_is_seen_only_when_it_is_shown() -> None:
    for number in range(1, 9):
        said = text(draw_learn(LessonView(number), PLAIN))
        assert not [card for card in ("8♥", "J♦", "10♦", "A♠", "4♦") if card in said]
    assert "8♥" in text(draw_learn(LessonView(9), PLAIN))


def test_cards_are_the_emojis_of_real_messages() -> None:
    for number in range(1, len(STEPS) + 1):
        drawing = draw_learn(LessonView(number), EMOJI)
        assert cards_of_emojis(text(drawing))
    discards = components(draw_learn(LessonView(5), EMOJI))
    assert sum(each["type"] == 2 and "emoji" in each for each in discards) == 11
