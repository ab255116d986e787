"""The problem of the day: a position, the moves to choose among, and the verdict."""

from collections.abc import Iterator
from typing import Final

import discord

from club.lessons.problems import DailyProblem, Verdict, reasons
from cogs.archive.ui.coach import move_words, reason_words
from cogs.kit.drawing import (
    GOLD,
    QUIET,
    WON,
    Drawing,
    Part,
    Ui,
    draw,
    lines,
    row,
    rows,
    rule,
    small,
)
from cogs.kit.ids import make_id
from cogs.kit.items import Press, press
from cogs.kit.knock_words import limit, stock_and_pile
from cogs.kit.phrases import pressing_order
from cogs.kit.press_kinds import PressKind
from cogs.kit.text import safe_name
from cogs.play.ui.hand.knock_hand import hand_text
from engine.cards import Card
from engine.deadwood.arrange import arrange
from engine.knock import KnockView
from engine.moves import MoveKind
from engine.players.judgements import JudgedMove
from engine.seats import Seat, other

_PRIMARY = discord.ButtonStyle.primary
_SUCCESS = discord.ButtonStyle.success
_SECONDARY = discord.ButtonStyle.secondary

_ORDER: Final = (MoveKind.STOCK, MoveKind.TAKE, MoveKind.PASS, MoveKind.DISCARD, MoveKind.KNOCK)
"""The kinds of move as their buttons stand."""

SHARE: Final = "share"
LOOK: Final = "look"
"""What else a button of a problem may ask for: to show it to the channel, and to look at it."""


def draw_problem(asked: DailyProblem, ui: Ui) -> Drawing:
    """Draw the problem of the day, with the verdict once the member has answered it."""
    verdict = asked.verdict
    head = _head(asked, "problem-ends" if verdict is None else "problem-next", ui)
    position = _position(asked, ui)
    note = f"**{ui.text(f'problem-{asked.note}')}**" if asked.note else ""
    if verdict is None:
        return draw(GOLD, head, rule(), *position, note, *_choices(asked, ui))
    right = verdict.choice == asked.problem.best
    told = [*_verdict(asked, verdict, ui), rule(), _tally(asked, verdict, ui), _count(verdict, ui)]
    share = press(ui.text("press-share"), make_id(PressKind.PROBLEM, 0, asked.day, SHARE))
    return draw(WON if right else QUIET, head, rule(), *position, rule(), note, *told, row(share))


def draw_shared_problem(asked: DailyProblem, verdict: Verdict, by: str, ui: Ui) -> Drawing:
    """Draw the problem for a channel, with nothing of its answer; `by` names who shows it."""
    right = verdict.choice == asked.problem.best
    said = ui.text(
        "problem-shared",
        name=safe_name(by),
        right="yes" if right else "no",
        streak=verdict.count.streak,
    )
    look = press(ui.text("press-problem-look"), make_id(PressKind.PROBLEM, 0, asked.day, LOOK))
    head = _head(asked, "problem-ends", ui)
    return draw(GOLD, head, rule(), *_position(asked, ui), rule(), said, row(look))


def _head(asked: DailyProblem, time: str, ui: Ui) -> str:
    when = f"<t:{int(asked.until.timestamp())}:R>"
    return lines(
        small(f"{ui.text('problem-title')} · {ui.text(time, when=when)}"),
        f"### {ui.text(f'problem-{asked.problem.kind}')}",
        _situation(asked.problem.view, ui),
    )


def _position(asked: DailyProblem, ui: Ui) -> list[Part]:
    view = asked.problem.view
    return [hand_text(view, ui), lines(stock_and_pile(view, ui), _happened(view, ui))]


def _situation(view: KnockView, ui: Ui) -> str:
    turns = sum(seen.seat == view.viewer and seen.kind == MoveKind.DISCARD for seen in view.moves)
    dealer = "you" if view.dealer == view.viewer else "they"
    return ui.text("problem-situation", knock=limit(view, ui), dealer=dealer, turn=turns + 1)


def _happened(view: KnockView, ui: Ui) -> str:
    """Return all cards seen taken and discarded, which a player would remember."""
    me = view.viewer or 1
    drawn = ""
    if view.drawn is not None:
        key = "problem-now-drew" if view.taken is None else "problem-now-took"
        drawn = ui.text(key, card=ui.faces(view.drawn))
    return lines(*_told(view, other(me), "they", ui), *_told(view, me, "you", ui), drawn)


def _told(view: KnockView, seat: Seat, who: str, ui: Ui) -> Iterator[str]:
    refused = next((seen for seen in view.moves if seen.seat == seat), None)
    if refused is not None and refused.kind == MoveKind.PASS and view.upcard is not None:
        yield ui.text(f"problem-{who}-passed", card=ui.faces(view.upcard))
    for kind, word in ((MoveKind.TAKE, "took"), (MoveKind.DISCARD, "threw")):
        cards = _moved(view, seat, kind)
        if cards:
            yield ui.text(f"problem-{who}-{word}", cards=ui.faces.objects([cards]))


def _moved(view: KnockView, seat: Seat, kind: str) -> list[Card]:
    turn = [seen for seen in view.moves if seen.seat == seat and seen.kind == kind]
    if kind == MoveKind.TAKE and seat == view.viewer and view.taken is not None:
        turn = turn[:-1]
    return [seen.card for seen in turn if seen.card is not None]


def _choices(asked: DailyProblem, ui: Ui) -> list[Part]:
    view = asked.problem.view
    order = pressing_order(arrange(view.hand, view.rules.melds), ui)

    def place(judged: JudgedMove) -> tuple[int, int]:
        card = judged.move.card
        return _ORDER.index(judged.move.kind), 0 if card is None else order.index(card)

    offered = sorted(asked.problem.judged, key=place)
    wide = any(each.move.kind != MoveKind.DISCARD for each in offered)
    buttons = (_button(asked, each, ui) for each in offered)
    return [f"**{ui.text('problem-ask')}**", *rows(buttons, 2 if wide else 5)]


def _button(asked: DailyProblem, judged: JudgedMove, ui: Ui) -> Press:
    view, move = asked.problem.view, judged.move
    card = view.pile[-1] if move.kind == MoveKind.TAKE else move.card
    label = "" if card is None else ui.faces.label(card)
    emoji, style = None if card is None else ui.faces.partial(card), _SECONDARY
    if asked.problem.kind == MoveKind.KNOCK:
        label, emoji = ui.text(f"press-problem-{move.kind}", card=label), None
        style = _SUCCESS if move.kind == MoveKind.KNOCK else _SECONDARY
    elif move.kind != MoveKind.DISCARD:
        label = ui.text(f"press-{move.kind}", card=label)
        style = _SECONDARY if move.kind == MoveKind.PASS else _PRIMARY
    elif move.card == view.drawn:
        style = _PRIMARY
    return press(
        label, make_id(PressKind.PROBLEM, 0, asked.day, str(move)), style=style, emoji=emoji
    )


def _verdict(asked: DailyProblem, verdict: Verdict, ui: Ui) -> list[Part]:
    problem, choice = asked.problem, verdict.choice
    best, second = problem.judged[:2]
    right = choice == best
    compared = second if right else choice
    told = ui.text(
        "problem-more-next" if right else "problem-more-yours",
        best=move_words(best.move, problem.view, ui),
        other=move_words(compared.move, problem.view, ui),
        points=ui.text.tenth(best.points - compared.points),
        error=ui.text.tenth(2 * compared.error),
    )
    why = (f"- {reason_words(each, ui)}" for each in reasons(problem, choice))
    title = ui.text("problem-right" if right else "problem-wrong")
    return [lines(f"### {title}", told, *why)]


def _tally(asked: DailyProblem, verdict: Verdict, ui: Ui) -> str:
    total = sum(verdict.tally.values())
    best = asked.problem.best

    def line(judged: JudgedMove) -> str:
        chosen = verdict.tally.get(str(judged.move), 0)
        said = ui.text(
            "problem-chosen",
            move=move_words(judged.move, asked.problem.view, ui),
            members=chosen,
            percent=round(100 * chosen / total) if total else 0,
            best="yes" if judged == best else "no",
            less=ui.text.tenth(best.points - judged.points),
        )
        return f"**{said}**" if judged == verdict.choice else said

    told = ui.text("problem-answered", members=total)
    return lines(told, *(f"- {line(each)}" for each in asked.problem.judged))


def _count(verdict: Verdict, ui: Ui) -> str:
    count = verdict.count
    return small(
        ui.text("problem-count", solved=count.solved, answered=count.answered, streak=count.streak)
    )
