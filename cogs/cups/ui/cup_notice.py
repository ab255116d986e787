"""The public notices of a cup: where its matches are played, and once it is over."""

from collections.abc import Iterator, Sequence

from discord.utils import format_dt

from club.cups.cup_notices import CupNotice, DueNotice
from club.cups.cup_scene import CupScene
from club.cups.formats import schedule
from club.cups.formats.match_keys import MatchKey
from club.cups.formats.matches import Match
from club.cups.formats.plan import CupPlan
from cogs.cups.ui.cup_claims import deadline_words, notice_presses, result_press
from cogs.cups.ui.cup_words import (
    cup_title,
    entrant_name,
    member_label,
    pair_words,
    round_words,
)
from cogs.cups.ui.match_words import claim_lines
from cogs.kit.drawing import BRAND, GOLD, QUIET, WON, Drawing, Ui, draw, lines, row, small
from cogs.kit.ids import make_id
from cogs.kit.items import Press, press
from cogs.kit.press_kinds import PressKind
from cogs.kit.press_words import CupResultWord, CupStep, CupTimeWord
from cogs.kit.text import safe_name

_URGENT = frozenset({CupNotice.LATE, CupNotice.ASKED, CupNotice.CLAIMED, CupNotice.DISPUTED})

# What is said in the thread of a match, or with real cards in the cup's channel.
_AT_A_TABLE = frozenset({CupNotice.OPENED, CupNotice.LATE, CupNotice.ASKED, CupNotice.AGREED})


def draw_cup_notice(scene: CupScene, due: DueNotice, called: Sequence[int], ui: Ui) -> Drawing:
    """Draw what is said, calling those whom it is for."""
    calls = " ".join(f"<@{each}>" for each in called)
    match = due.match
    if match is None:
        return _of_cup(scene, due, calls, ui)
    board = 1 if due.row is None else due.row.board
    end = scene.end_of(match.key, board)
    plan = scene.cup.state.plan
    said = ui.text(
        f"cup-notice-{due.word}{_about(due, plan)}",
        title=cup_title(scene),
        round=round_words(scene, match.key, ui),
        board=board,
        pair=pair_words(scene, match, ui),
        when="" if end is None else format_dt(end, "R"),
        name=_asking(scene, due, match, ui),
    )
    claims = ""
    if due.word in {CupNotice.CLAIMED, CupNotice.DISPUTED}:
        claims = lines(*claim_lines(scene, match, ui))
        claims = lines(claims, small(deadline_words(scene, match, ui)))
    colour = GOLD if due.word in _URGENT else BRAND
    return draw(colour, lines(calls, said, claims), row(*_presses(scene, due, match, ui)))


def _about(due: DueNotice, plan: CupPlan) -> str:
    if due.word is CupNotice.OPENED and plan.of_teams and plan.boards:
        return "-board"
    return "-real" if due.word in _AT_A_TABLE and plan.real_cards else ""


def _asking(scene: CupScene, due: DueNotice, match: Match, ui: Ui) -> str:
    asks = None if due.row is None else due.row.extension_by
    asking = None if asks is None else match.sides[asks - 1]
    if due.row is None or not asking:
        return ""
    plan = scene.cup.state.plan
    if plan.of_teams and plan.boards:
        return safe_name(member_label(scene, scene.cup.member_at(asking, due.row.board), ui))
    return entrant_name(scene, asking, ui)


def _presses(scene: CupScene, due: DueNotice, match: Match, ui: Ui) -> Iterator[Press]:
    key, real = match.key, scene.cup.state.plan.real_cards
    match due.word:
        case CupNotice.OPENED | CupNotice.LATE:
            if real:
                yield result_press(scene, key, CupResultWord.SHOW, ui)
            yield time_press(scene, key, CupTimeWord.ASK, ui)
        case CupNotice.ASKED:
            yield time_press(scene, key, CupTimeWord.AGREE, ui)
        case CupNotice.CLAIMED:
            yield from notice_presses(scene, key, ui)
        case CupNotice.DISPUTED:
            yield result_press(scene, key, CupResultWord.SHOW, ui, "look")
            rest = f"{CupStep.MATCH}={key}"
            organise = make_id(PressKind.CUP_ORGANISE, 0, scene.cup.cup_id, rest)
            yield press(ui.text("press-cup-organise"), organise)
        case _:
            pass


def draw_time(scene: CupScene, key: MatchKey, member_id: int, ui: Ui) -> Drawing:
    """Say to a member what has come of the wish for more time, of teams at their own board."""
    board = scene.cup.board_of(member_id)
    row_, end = scene.cup.row_of(key, board), scene.end_of(key, board)
    if row_ is not None and row_.extension_by is not None:
        real = scene.cup.state.plan.real_cards
        return draw(BRAND, ui.text("cup-time-asked-real" if real else "cup-time-asked"))
    when = "" if end is None else format_dt(end, "R")
    return draw(BRAND, ui.text("cup-notice-agreed", when=when))


def time_press(scene: CupScene, key: MatchKey, word: CupTimeWord, ui: Ui) -> Press:
    """Return the button that asks for more time, or agrees to it."""
    return press(
        ui.text(f"press-cup-time-{word}"),
        make_id(PressKind.CUP_TIME, 0, scene.cup.cup_id, f"{key}={word}"),
    )


def _of_cup(scene: CupScene, due: DueNotice, calls: str, ui: Ui) -> Drawing:
    title = cup_title(scene)
    if due.word is CupNotice.CANCELLED:
        return draw(QUIET, ui.text("cup-notice-cancelled", title=title))
    champion = schedule.champion(scene.cup.state)
    name = calls or entrant_name(scene, champion, ui)
    if calls and champion is not None and scene.cup.state.plan.of_teams:
        name = entrant_name(scene, champion, ui)
        name = ui.text("cup-team-members", name=name, members=calls)
    return draw(WON, ui.text("cup-notice-won", title=title, name=name))
