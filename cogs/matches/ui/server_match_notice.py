"""What is said of a match between servers in the channel of one side."""

from collections.abc import Sequence

from discord.utils import format_dt

from club.matches.server_match_displays import DueMatchNotice, MatchNotice, ServerMatchScene
from club.matches.server_match_rules import other
from cogs.kit.drawing import BRAND, GOLD, WON, Drawing, Ui, draw, lines, row
from cogs.kit.press_words import MatchWord
from cogs.matches.ui.server_match_message import match_press
from cogs.matches.ui.server_match_words import (
    match_title,
    player_name,
    result_words,
    score_words,
)

_COLOURS = {
    MatchNotice.LATE: GOLD,
    MatchNotice.ASKED: GOLD,
    MatchNotice.OVER: WON,
}


def draw_match_notice(
    scene: ServerMatchScene, due: DueMatchNotice, called: Sequence[int], ui: Ui
) -> Drawing:
    """Draw what is said, calling those of this side whom it is for."""
    calls = " ".join(f"<@{each}>" for each in called)
    title, word = match_title(scene, ui), due.word
    if word is MatchNotice.OVER:
        score = score_words(scene, ui) if scene.it.state.ended is None else title
        return draw(_COLOURS[word], lines(f"**{result_words(scene, ui)}**", score))
    end, opponent = scene.ends.get(due.board), ""
    if due.board:
        player = scene.it.state.at(other(scene.side), due.board)
        opponent = player_name(scene, player, ui)
    until = end if due.board else scene.until
    if word is MatchNotice.BEGUN:
        until = min(scene.ends.values(), default=None)
    said = ui.text(
        f"match-notice-{word}",
        title=title,
        board=due.board,
        name=opponent,
        when="" if until is None else format_dt(until, "R"),
    )
    button = None
    if word is MatchNotice.ASKED:
        button = match_press(scene, MatchWord.AGREE, ui, f".{due.board}")
    elif word in {MatchNotice.BEGUN, MatchNotice.OPENED, MatchNotice.LATE}:
        button = match_press(scene, MatchWord.MINE, ui)
    return draw(_COLOURS.get(word, BRAND), lines(calls, said), row(button))
