"""The public notices of a cup: where its matches are played, and once it is over."""

from collections.abc import Sequence

from discord.utils import format_dt

from club.cups.cup_notices import CupNotice, DueNotice
from club.cups.cup_scene import CupScene
from club.cups.formats import schedule
from club.cups.formats.match_keys import MatchKey
from cogs.cups.ui.cup_words import cup_title, entrant_name, pair_words, round_words
from cogs.kit.drawing import BRAND, GOLD, QUIET, WON, Drawing, Ui, draw, lines, row
from cogs.kit.ids import make_id
from cogs.kit.items import Press, press
from cogs.kit.press_kinds import PressKind
from cogs.kit.press_words import CupTimeWord

_LATE_OR_ASKED = frozenset({CupNotice.LATE, CupNotice.ASKED})


def draw_cup_notice(scene: CupScene, due: DueNotice, called: Sequence[int], ui: Ui) -> Drawing:
    """Draw what is said, calling those whom it is for."""
    calls = " ".join(f"<@{each}>" for each in called)
    match, row_ = due.match, due.row
    if match is None or row_ is None:
        return _of_cup(scene, due, calls, ui)
    end = scene.end_of(match.key, row_.board)
    asks = None
    if row_.extension_by is not None:
        asks = entrant_name(scene, match.sides[row_.extension_by - 1], ui)
    said = ui.text(
        f"cup-notice-{due.word}",
        title=cup_title(scene),
        round=round_words(scene, match.key, ui),
        pair=pair_words(scene, match, ui),
        when="" if end is None else format_dt(end, "R"),
        name=asks or "",
    )
    button = None
    if due.word in {CupNotice.OPENED, CupNotice.LATE}:
        button = time_press(scene, match.key, CupTimeWord.ASK, ui)
    elif due.word is CupNotice.ASKED:
        button = time_press(scene, match.key, CupTimeWord.AGREE, ui)
    colour = GOLD if due.word in _LATE_OR_ASKED else BRAND
    return draw(colour, lines(calls, said), row(button))


def draw_time(scene: CupScene, key: MatchKey, member_id: int, ui: Ui) -> Drawing:
    """Say to a member what has come of the wish for more time, of teams at their own board."""
    board = scene.cup.board_of(member_id)
    row_, end = scene.cup.row_of(key, board), scene.end_of(key, board)
    if row_ is not None and row_.extension_by is not None:
        return draw(BRAND, ui.text("cup-time-asked"))
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
    return draw(WON, ui.text("cup-notice-won", title=title, name=name))
