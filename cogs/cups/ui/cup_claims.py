"""What the sides of a match with real cards see of its result: entering, agreeing, disputing."""

from collections.abc import Iterator

import discord
from discord.utils import format_dt

from club.cups.cup_scene import CupScene
from club.cups.formats.match_keys import DRAWABLE, MatchKey
from club.cups.formats.matches import Match
from cogs.cups.ui.cup_words import (
    cup_title,
    entrant_label,
    entrant_name,
    pair_words,
    round_words,
)
from cogs.cups.ui.match_words import claim_lines
from cogs.kit.drawing import BRAND, GOLD, WON, Drawing, Ui, draw, lines, row, rows, small
from cogs.kit.ids import make_id
from cogs.kit.items import Press, press
from cogs.kit.press_kinds import PressKind
from cogs.kit.press_words import CupResultWord

_LABEL = 80

_SUCCESS, _DANGER = discord.ButtonStyle.success, discord.ButtonStyle.danger


def draw_result(scene: CupScene, match: Match, entrant: int, ui: Ui) -> Drawing:
    """Draw what has been said of a match for one of its sides, and what that can do."""
    state, key = scene.cup.state, match.key
    if not match.open:
        return draw(WON, lines(_head(scene, match, ui), ui.text("cup-result-counts")))
    claims = state.claims.get(key, {})
    if not claims:
        return draw_who_won(scene, match, ui)
    own, disputed = entrant in claims, key in state.disputed
    theirs = any(each in claims for each in match.entrants if each != entrant)
    agree = dispute = enter = None
    if theirs:
        agree = agree_press(scene, key, ui)
    if theirs and not disputed:
        dispute = _answer_press(scene, key, CupResultWord.DISPUTE, ui, _DANGER)
    if not (disputed and own):
        enter = result_press(scene, key, CupResultWord.ENTER, ui, "right" if own else "other")
    return draw(
        GOLD if theirs else BRAND,
        lines(_head(scene, match, ui), *claim_lines(scene, match, ui)),
        small(deadline_words(scene, match, ui)),
        row(agree, dispute, enter),
    )


def draw_who_won(scene: CupScene, match: Match, ui: Ui) -> Drawing:
    """Ask who has won a match."""
    choices = [(each, _wins(scene, each, ui)) for each in match.entrants]
    choices += [(0, ui.text("press-cup-draw"))] if match.key.part in DRAWABLE else []
    won = (
        press(label[:_LABEL], _id(scene, match.key, CupResultWord.WON, winner))
        for winner, label in choices
    )
    return draw(
        BRAND,
        lines(_head(scene, match, ui), ui.text("cup-result-who")),
        small(deadline_words(scene, match, ui)),
        *rows(won, 2),
    )


def draw_points_question(scene: CupScene, match: Match, winner: int, ui: Ui) -> Drawing:
    """Ask a side whether it wants to enter the points too."""
    won = _wins(scene, winner, ui, text=True) if winner else ui.text("press-cup-draw")
    return draw(
        BRAND,
        lines(_head(scene, match, ui), f"**{won}**", ui.text("cup-result-points")),
        row(
            press(
                ui.text("press-cup-result-claim"),
                _id(scene, match.key, CupResultWord.CLAIM, winner),
                style=_SUCCESS,
            ),
            press(
                ui.text("press-cup-result-points"),
                _id(scene, match.key, CupResultWord.POINTS, winner),
            ),
            press(ui.text("press-back"), _id(scene, match.key, CupResultWord.ENTER)),
        ),
    )


def deadline_words(scene: CupScene, match: Match, ui: Ui) -> str:
    """Return until when something is to be said of a match, and what happens otherwise."""
    answered = scene.answer_ends.get(match.key)
    if answered is not None:
        disputed = match.key in scene.cup.state.disputed
        key = "cup-result-disputed" if disputed else "cup-result-stands"
        return ui.text(key, when=format_dt(answered, "R"))
    end = scene.end_of(match.key)
    return "" if end is None else ui.text("cup-result-ends", when=format_dt(end, "R"))


def notice_presses(scene: CupScene, key: MatchKey, ui: Ui) -> Iterator[Press]:
    """Yield the buttons under what one side has entered, for the other."""
    yield agree_press(scene, key, ui)
    yield _answer_press(scene, key, CupResultWord.DISPUTE, ui, _DANGER)
    yield result_press(scene, key, CupResultWord.SHOW, ui, "other")


def agree_press(scene: CupScene, key: MatchKey, ui: Ui) -> Press:
    """Return the button that agrees to what was last said of a match, and to nothing later."""
    return _answer_press(scene, key, CupResultWord.AGREE, ui, _SUCCESS)


def _answer_press(
    scene: CupScene, key: MatchKey, word: CupResultWord, ui: Ui, style: discord.ButtonStyle
) -> Press:
    said = scene.cup.said.get(key)
    about = 0 if said is None else said.number
    return press(ui.text(f"press-cup-result-{word}"), _id(scene, key, word, about), style=style)


def result_press(
    scene: CupScene,
    key: MatchKey,
    word: CupResultWord,
    ui: Ui,
    label: str = "",
    *,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
) -> Press:
    """Return a button about the result of a match; `label` if it isn't called after the word."""
    return press(ui.text(f"press-cup-result-{label or word}"), _id(scene, key, word), style=style)


def own_result_press(scene: CupScene, ui: Ui) -> Press:
    """Return the button under a cup that leads a member to the result of their match."""
    word = CupResultWord.MINE
    custom_id = make_id(PressKind.CUP_RESULT, 0, scene.cup.cup_id, word)
    return press(ui.text(f"press-cup-result-{CupResultWord.SHOW}"), custom_id)


def _id(scene: CupScene, key: MatchKey, word: CupResultWord, about: int | None = None) -> str:
    rest = f"{key}={word}" if about is None else f"{key}={word}.{about}"
    return make_id(PressKind.CUP_RESULT, 0, scene.cup.cup_id, rest)


def _head(scene: CupScene, match: Match, ui: Ui) -> str:
    which = round_words(scene, match.key, ui)
    return lines(
        ui.text("cup-page", title=cup_title(scene), page=which), pair_words(scene, match, ui)
    )


def _wins(scene: CupScene, entrant: int, ui: Ui, *, text: bool = False) -> str:
    name = entrant_name if text else entrant_label
    return ui.text("cup-wins", name=name(scene, entrant, ui))
