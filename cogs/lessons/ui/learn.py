"""A step of the first deal: the hand as in a real message, the explanation, and the buttons."""

from collections.abc import Sequence
from typing import Final

import discord

from club.lessons.first_deal import (
    PUPIL,
    RULES,
    SHOW,
    STEPS,
    TEACHER,
    AnswerKind,
    LessonView,
    StepName,
    cards_in,
    kind_of,
    states,
)
from cogs.kit.card_look import look_press
from cogs.kit.drawing import (
    GOLD,
    WON,
    Drawing,
    Part,
    Ui,
    balanced,
    draw,
    lines,
    row,
    rows,
    rule,
    small,
)
from cogs.kit.ids import make_id
from cogs.kit.items import Press, press
from cogs.kit.knock_words import stock_and_pile, turn_line
from cogs.kit.phrases import hand_lines, headline, laid_lines, pressing_order, total_line
from cogs.kit.press_kinds import PressKind
from cogs.kit.press_words import PlayWord
from cogs.play.ui.hand.knock_hand import hand_text
from engine.cards import Card
from engine.deadwood import deadwood
from engine.deadwood.arrange import Arrangement, arrange
from engine.moves import MoveKind
from engine.results import AwardKind, DealResult
from engine.seats import Seat
from engine.values import card_value

_LINE: Final = 8
"""Cards that fit on a phone's line as large as a hand's."""

_IN_ROW: Final = {
    StepName.GOAL: 3,
    StepName.DEADWOOD: 5,
    StepName.DISCARD: 5,
    StepName.PILE: 5,
    StepName.KNOCK: 1,
    StepName.LAYOFF: 5,
}
"""How many buttons of a step stand side by side, where it isn't two."""

_PRIMARY = discord.ButtonStyle.primary
_SUCCESS = discord.ButtonStyle.success


def draw_learn(shown: LessonView, ui: Ui) -> Drawing:
    """Draw a step of the lesson, with what was wrong about the last answer."""
    step, told = shown.step, _told(shown, ui)
    head = lines(
        small(ui.text("learn-progress", step=shown.number, steps=len(STEPS))),
        f"### {ui.text(f'learn-title-{step.name}')}",
        ui.text(f"learn-{step.name}", **told),
    )
    if not step.right:
        ways = _play(ui), _ways(shown, ui)
        return draw(WON, head, rule(), *_cards(shown, ui), ui.text("learn-end"), *ways)
    return draw(
        GOLD,
        head,
        rule(),
        *_cards(shown, ui),
        _why(shown, ui),
        f"**{ui.text(f'learn-ask-{step.name}', **told)}**",
        *_answers(shown, ui),
        _ways(shown, ui),
    )


def _told(shown: LessonView, ui: Ui) -> dict[str, str | int]:
    view, faces = shown.view, ui.faces
    match shown.step.name:
        case StepName.UPCARD | StepName.TAKE:
            return {"card": faces(view.pile[-1])}
        case StepName.PILE:
            took = next(seen.card for seen in view.moves if seen.kind == MoveKind.TAKE)
            assert took is not None
            assert view.drawn is not None
            assert view.upcard is not None
            return {
                "card": faces(view.drawn),
                "taken": faces(took),
                "upcard": faces(view.upcard),
            }
        case StepName.KNOCK:
            return {"limit": view.knock_limit}
        case StepName.SCORE:
            return {
                "gin": RULES.gin_bonus,
                "undercut": RULES.undercut_bonus,
                "target": RULES.game_target,
                "game": RULES.game_bonus,
                "box": RULES.line_bonus,
            }
        case _:
            return {} if view.drawn is None else {"card": faces(view.drawn)}


def _cards(shown: LessonView, ui: Ui) -> list[Part]:
    view, name = shown.view, shown.step.name
    match name:
        case StepName.GOAL:
            # As they were dealt: the melds are for the pupil to find.
            hand = lines(*(ui.faces.held(ui.faces.line(one)) for one in _parted(view.hand)))
            return [hand, small(ui.text("learn-colours")) if ui.faces.four_coloured else None]
        case StepName.DEADWOOD:
            return [laid_lines(arrange(view.hand, RULES.melds), ui)]
        case StepName.LAYOFF:
            return [_melds(ui), _theirs(ui)]
        case StepName.SCORE:
            return [lines(*_ending(ui)), *(_side(seat, ui) for seat in (PUPIL, TEACHER))]
        case _:
            theirs = turn_line(view, TEACHER, ui.text("learn-computer"), ui)
            table = lines(stock_and_pile(view, ui), theirs, _came(shown, ui))
            hand = hand_text(view, ui)
            if name == StepName.PILE:
                # What the best discard leaves would speak for the wrong one here.
                held = arrange(view.hand, RULES.melds)
                count = ui.text("hand-deadwood", deadwood=held.deadwood)
                hand = hand_lines(held, count, ui)
            return [hand, rule(), table]


def _parted(cards: Sequence[Card]) -> list[tuple[Card, ...]]:
    return balanced(tuple(cards), _LINE)


def _came(shown: LessonView, ui: Ui) -> str:
    view = shown.view
    if view.drawn is None:
        return ""
    key = "hand-drawn" if view.taken is None else "hand-taken"
    return ui.text(key, card=ui.faces(view.drawn))


def _result() -> DealResult:
    result = states()[-1].result
    assert result is not None
    return result


def _melds(ui: Ui) -> str:
    result = _result()
    laid = Arrangement(result.melds[PUPIL - 1], result.unmatched[PUPIL - 1], 0)
    return lines(ui.text("side", name=ui.text("name-you")), laid_lines(laid, ui))


def _theirs(ui: Ui) -> str:
    found = arrange(_result().hands[TEACHER - 1], RULES.melds)
    return lines(ui.text("side", name=ui.text("learn-computer")), laid_lines(found, ui))


def _ending(ui: Ui) -> list[str]:
    result = _result()
    who = (ui.text("name-you"), ui.text("learn-computer"))
    assert result.deadwood is not None
    knocker, defender = result.deadwood
    points = {line.kind: line.points for line in result.award}[AwardKind.DIFFERENCE]
    return [
        f"**{headline(result, who, ui, PUPIL)}**",
        ui.text("award-difference", high=defender, low=knocker, points=points),
        total_line(result, who, ui, PUPIL, boxes=False),
    ]


def _side(seat: Seat, ui: Ui) -> str:
    result, key = _result(), "name-you" if seat == PUPIL else "learn-computer"
    assert result.deadwood is not None
    off = [card for card, _ in result.layoffs] if seat == TEACHER else []
    return lines(
        ui.text("side-deadwood", name=ui.text(key), deadwood=result.deadwood[seat - 1]),
        ui.faces.groups(result.melds[seat - 1]),
        ui.text("side-laid-off", cards=ui.faces.line(off)) if off else None,
        ui.text("side-unmatched", cards=ui.faces.line(result.unmatched[seat - 1])),
    )


def _why(shown: LessonView, ui: Ui) -> str:
    if not shown.why:
        return ""
    cards = cards_in(shown.tried) or shown.view.pile[-1:]
    why = ui.text(
        f"learn-not-{shown.step.name}-{shown.why}",
        card=ui.faces.line(cards),
        right=ui.faces.line(cards_in(shown.step.right)),
        count=sum(card_value(card) for card in cards),
    )
    return ui.text("learn-try-again", why=why)


def _answers(shown: LessonView, ui: Ui) -> list[Part]:
    most = _IN_ROW.get(shown.step.name, 2)
    return [*rows((_button(shown, word, ui) for word in _ordered(shown, ui)), most)]


def _ordered(shown: LessonView, ui: Ui) -> list[str]:
    """Return the answers as the cards lie, or in an order that doesn't tell which is right."""
    step, hand = shown.step, shown.view.hand
    if step.name == StepName.LAYOFF:
        hand = _result().hands[TEACHER - 1]
    elif step.name not in {StepName.DISCARD, StepName.PILE}:
        return sorted(step.answers)
    order = pressing_order(arrange(hand, RULES.melds), ui)
    return sorted(step.answers, key=lambda word: order.index(cards_in(word)[0]))


def _button(shown: LessonView, word: str, ui: Ui) -> Press:
    view, kind = shown.view, kind_of(word)
    emoji, cards = None, cards_in(word)
    match kind:
        case AnswerKind.TAKE | AnswerKind.STOCK | AnswerKind.PASS:
            cards = view.pile[-1:] if kind == AnswerKind.TAKE else ()
            label = ui.text(f"press-{kind}", card=ui.faces.labels(cards))
        case AnswerKind.COUNT:
            label = word.partition(":")[2]
        case AnswerKind.KNOCK:
            left = deadwood((card for card in view.hand if card not in cards), RULES.melds)
            label = ui.text("press-learn-knock", card=ui.faces.labels(cards), deadwood=left)
            cards = ()
        case AnswerKind.DISCARD if shown.step.name == StepName.KNOCK:
            label, cards = ui.text("press-learn-go-on", card=ui.faces.labels(cards)), ()
        case _:
            label = ui.faces.labels(cards)
    if len(cards) == 1:
        emoji = ui.faces.partial(cards[0])
    # None is coloured: that would be taken for advice.
    return press(label, make_id(PressKind.LEARN, 0, shown.number, word), emoji=emoji)


def _play(ui: Ui) -> Part:
    computer = make_id(PressKind.PLAY, 0, 0, PlayWord.COMPUTER)
    friend = make_id(PressKind.PLAY, 0, 0, PlayWord.FRIEND)
    return row(
        press(ui.text("press-learn-computer"), computer, style=_SUCCESS),
        press(ui.text("press-learn-friend"), friend, style=_PRIMARY),
    )


def _ways(shown: LessonView, ui: Ui) -> Part:
    back = make_id(PressKind.LEARN, 0, shown.number - 1, SHOW) if shown.number > 1 else ""
    again = make_id(PressKind.LEARN, 0, 1, SHOW)
    return row(
        press(ui.text("press-back"), back) if back else None,
        None if shown.step.right else press(ui.text("press-learn-again"), again),
        look_press(0, ui) if shown.number == 1 else None,
    )
