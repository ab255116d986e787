"""The words for a match that is being played: where, until when, and what is said of its result."""

from collections.abc import Iterator

from discord.utils import format_dt

from club.cups.cup_scene import CupScene
from club.cups.formats import schedule
from club.cups.formats.events import Claimed
from club.cups.formats.matches import Match
from cogs.cups.ui.cup_words import entrant_name, member_label, pair_words, round_words
from cogs.kit.drawing import Ui, small
from cogs.kit.text import safe_name


def playing_now(scene: CupScene) -> list[Match]:
    """Return the matches that are being played; a duplicate's others wait for their round."""
    found, playing = schedule.playable(scene.cup.state), {each.match for each in scene.cup.playing}
    waits = scene.cup.state.plan.is_duplicate
    return [each for each in found if not waits or str(each.key) in playing]


def open_line(scene: CupScene, match: Match, ui: Ui, *, in_round: bool = False) -> str:
    """Return a match that is being played: who, until when, where, and which unless `in_round`."""
    pair = pair_words(scene, match, ui)
    which = round_words(scene, match.key, ui)
    parts = [pair if in_round else ui.text("cup-line", round=which, pair=pair)]
    end, channel = scene.last_end_of(match.key), scene.channel_of(match.key)
    answered = scene.answer_ends.get(match.key)
    if answered is not None:
        disputed = match.key in scene.cup.state.disputed
        key = "cup-line-disputed" if disputed else "cup-line-claimed"
        parts.append(ui.text(key, when=format_dt(answered, "R")))
    elif end is not None:
        parts.append(ui.text("cup-line-ends", when=format_dt(end, "R")))
    if channel is not None and not scene.cup.state.plan.of_teams:
        parts.append(f"<#{channel}>")
    return " · ".join(parts)


def open_lines(scene: CupScene, match: Match, ui: Ui, *, in_round: bool = False) -> str:
    """Return the same, of teams with a line for each board that is being played."""
    first = open_line(scene, match, ui, in_round=in_round)
    return "\n".join((first, *(small(each) for each in _boards(scene, match, ui))))


def _boards(scene: CupScene, match: Match, ui: Ui) -> Iterator[str]:
    if not scene.cup.state.plan.of_teams:
        return
    rows = [each for each in scene.cup.playing if each.match == str(match.key)]
    for row in sorted(rows, key=lambda each: each.board):
        if row.table_id is None:
            continue
        one, other = (
            safe_name(member_label(scene, scene.cup.member_at(each, row.board), ui))
            for each in match.entrants
        )
        pair = ui.text("cup-pair", one=one, other=other)
        line = ui.text("cup-board", board=row.board, pair=pair)
        channel = scene.channel_at(match.key, row.board)
        yield line if channel is None else f"{line} · <#{channel}>"


def claim_words(scene: CupScene, match: Match, claim: Claimed, ui: Ui) -> str:
    """Return a result that a side says a match has, with the winner's points first if any."""
    who = ui.text("press-cup-draw")
    if claim.winner is not None:
        who = ui.text("cup-wins", name=entrant_name(scene, claim.winner, ui))
    if claim.score is None:
        return who
    first, second = map(ui.text.figure, claim.score)
    if claim.winner == match.sides[1]:
        first, second = second, first
    return ui.text("cup-claim-score", who=who, first=first, second=second)


def claim_lines(scene: CupScene, match: Match, ui: Ui) -> Iterator[str]:
    """Yield what each side has said about how its match came out."""
    claims = scene.cup.state.claims.get(match.key, {})
    for entrant in match.entrants:
        if (claim := claims.get(entrant)) is not None:
            name = entrant_name(scene, entrant, ui)
            yield ui.text("cup-claim", name=name, result=claim_words(scene, match, claim, ui))
