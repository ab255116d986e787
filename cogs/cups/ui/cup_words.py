"""The words for cups: their entrants, matches, results and places."""

from collections.abc import Callable, Iterable, Iterator
from itertools import groupby
from typing import Final

from club.core.text_limits import LINE
from club.cups.cup_scene import CupScene
from club.cups.formats import group_stage, round_robin, schedule, swiss, team_boards
from club.cups.formats.cross_table import CrossTableRow
from club.cups.formats.events import HowDecided
from club.cups.formats.match_keys import CupPart, MatchKey
from club.cups.formats.matches import NOBODY, Match, Unplayed
from club.cups.formats.plan import CupFormat, CupPlan
from club.cups.formats.state import CupState
from cogs.kit.drawing import Ui
from cogs.kit.text import plain_name, safe_name, safe_text
from engine.words import Word

HALVES: Final = 2
QUARTERS: Final = 4

_DAY: Final = 24
_LABEL: Final = 80
_SHARED: Final = 4

_FRACTIONS: Final = {0: "", 1: "¼", 2: "½", 3: "¾"}


class CupStage(Word):
    """How far a cup has come."""

    OPEN = "open"
    RUNNING = "running"
    OVER = "over"
    CANCELLED = "cancelled"


def stage_of(state: CupState) -> CupStage:
    """Return how far a cup has come."""
    if state.cancelled:
        return CupStage.CANCELLED
    if schedule.is_over(state):
        return CupStage.OVER
    return CupStage.RUNNING if state.started else CupStage.OPEN


def takes_entries(state: CupState) -> bool:
    """Whether anybody could enter or join: before the start, or in play where there is room."""
    stage = stage_of(state)
    left = any(state.absent.intersection(state.members[each]) for each in state.active)
    return stage is CupStage.OPEN or (stage is CupStage.RUNNING and (left or takes_late(state)))


def takes_late(state: CupState) -> bool:
    """Whether members may enter in play: in Swiss, until the last round is paired."""
    swiss_of_singles = state.plan.format == CupFormat.SWISS and not state.plan.of_teams
    return swiss_of_singles and not state.cancelled and swiss.admits(state)


def cup_title(scene: CupScene) -> str:
    """Return a cup's title for a text."""
    return safe_text(scene.cup.row.title[:LINE])


def entrant_label(scene: CupScene, entrant: int | None, ui: Ui) -> str:
    """Return a team's name or an entrant's members, for a button, a menu or a picture."""
    if not entrant:
        return ui.text("cup-unknown")
    called = scene.cup.state.names.get(entrant)
    return plain_name(called) if called else _members(scene, entrant, ui)[:_LABEL]


def entrant_name(scene: CupScene, entrant: int | None, ui: Ui) -> str:
    """Return the same for a text."""
    if not entrant:
        return ui.text("cup-unknown")
    called = scene.cup.state.names.get(entrant)
    if called:
        return safe_name(called)
    members = scene.cup.state.members[entrant]
    return " / ".join(safe_name(member_label(scene, each, ui)) for each in members)


def with_members(scene: CupScene, entrant: int, ui: Ui) -> str:
    """Return an entrant for a text, a team with its members."""
    name = entrant_name(scene, entrant, ui)
    if not scene.cup.state.plan.of_teams:
        return name
    present = scene.cup.state.present(entrant)
    members = ui.text.listed(safe_name(member_label(scene, each, ui)) for each in present)
    return ui.text("cup-team-members", name=name, members=members) if members else name


def member_label(scene: CupScene, member_id: int, ui: Ui) -> str:
    """Return a member of a cup, for a button or a menu."""
    name = scene.names.get(member_id)
    return ui.text("name-someone") if name is None else plain_name(name)


def organiser_name(scene: CupScene, ui: Ui) -> str:
    """Return who organises a cup, for a text."""
    return safe_name(member_label(scene, scene.cup.row.organiser_id, ui))


def time_words(hours: int, ui: Ui) -> str:
    """Return a number of hours as hours or days: "36 hours", "3 days"."""
    if hours % _DAY == 0:
        return ui.text("cup-days", days=hours // _DAY)
    return ui.text("cup-hours", hours=hours)


def format_words(plan: CupPlan, ui: Ui) -> str:
    """Return a format with what was chosen for it."""
    words = [ui.text(f"cup-format-{_dashed(plan.format)}")]
    match plan.format:
        case CupFormat.KNOCKOUT if plan.third_place:
            words.append(ui.text("cup-third-yes"))
        case CupFormat.DOUBLE_ELIMINATION if not plan.second_final:
            words.append(ui.text("cup-finals-no"))
        case CupFormat.ROUND_ROBIN:
            words.append(ui.text("cup-legs", legs=plan.legs))
        case CupFormat.GROUPS:
            words.append(ui.text("cup-legs", legs=plan.legs))
            words += [ui.text("cup-third-yes")] if plan.third_place else []
        case CupFormat.SWISS if plan.rounds is not None:
            words.append(ui.text("cup-rounds", rounds=plan.rounds))
        case _:
            pass
    words += [ui.text("cup-teams", size=plan.team_size)] if plan.of_teams else []
    words += [ui.text("cup-real-cards")] if plan.real_cards else []
    words += [ui.text("cup-duplicate")] if plan.is_duplicate else []
    return " · ".join(words)


def round_words(scene: CupScene, key: MatchKey, ui: Ui) -> str:  # noqa: PLR0911 - one a part
    """Return which round a match belongs to, such as "Semi-final" or "Group B, round 2"."""
    state = scene.cup.state
    match key.part:
        case CupPart.BRACKET if state.plan.format == CupFormat.DOUBLE_ELIMINATION:
            return ui.text("cup-round-winners", round=key.round)
        case CupPart.BRACKET:
            beside = sum(
                each.key.part == key.part and each.key.round == key.round
                for each in schedule.matches(state)
            )
            return ui.text("cup-round-knockout", matches=beside, round=key.round)
        case CupPart.LOSERS:
            return ui.text("cup-round-losers", round=key.round)
        case CupPart.FINAL:
            return ui.text("cup-round-final", round=key.round)
        case CupPart.THIRD_PLACE:
            return ui.text("cup-round-third")
        case CupPart.GROUP if state.plan.format == CupFormat.GROUPS:
            return ui.text("cup-round-group", group=group_letter(key.group), round=key.round)
        case CupPart.GROUP | CupPart.SWISS | CupPart.CHALLENGE:
            return ui.text("cup-round", round=key.round)


def group_letter(group: int) -> str:
    """Return what a group is called: A to Z, then AA and so on; there are 32 at most."""
    more, place = divmod(group - 1, 26)
    return ("A" if more else "") + chr(ord("A") + place)


def pair_words(scene: CupScene, match: Match, ui: Ui) -> str:
    """Return the two sides of a match and how it came out, the winner in bold."""
    return sides_words(
        match,
        lambda each: entrant_name(scene, each, ui),
        ui,
        lambda score: _result(scene, match, score, ui),
    )


def sides_words(
    match: Match,
    called: Callable[[int | None], str],
    ui: Ui,
    figures: Callable[[tuple[int, int]], list[str]] | None = None,
) -> str:
    """Return the same where the entrants are `called` so, with other `figures` than the score."""
    one, other = (_side(match, each, called, ui) for each in match.sides)
    outcome = match.outcome
    if outcome is None:
        return ui.text("cup-pair", one=one, other=other)
    if outcome.how in {Unplayed.BYE, Unplayed.EMPTY}:
        known = next((each for each in match.sides if each), None)
        return ui.text("cup-pair-bye", one=called(known))
    if outcome.score is not None and outcome.how != HowDecided.WALKOVER:
        score = outcome.score
        shown = [ui.text.figure(each) for each in score] if figures is None else figures(score)
        first, second = shown
        return ui.text("cup-pair-score", one=one, other=other, first=first, second=second)
    pair = ui.text("cup-pair", one=one, other=other)
    return ui.text(f"cup-pair-{outcome.how}", pair=pair)


def pair_label(scene: CupScene, match: Match, ui: Ui) -> str:
    """Return the two sides of a match for a menu."""
    one, other = (entrant_label(scene, each, ui) for each in match.sides)
    return ui.text("cup-pair", one=one, other=other)


def place_lines(scene: CupScene, ui: Ui) -> Iterator[str]:
    """Yield the places that are decided, from the first; those who share one on one line."""
    places = sorted((place, entrant) for entrant, place in schedule.places(scene.cup.state).items())
    for place, sharing in groupby(places, key=lambda each: each[0]):
        yield ui.text("cup-place", place=str(place), names=names_of(scene, sharing, ui))


def names_of(scene: CupScene, sharing: Iterable[tuple[int, int]], ui: Ui) -> str:
    """Return the names of those who share a place, the first of them at least."""
    entrants = [entrant for _, entrant in sharing]
    names = [entrant_name(scene, each, ui) for each in entrants[:_SHARED]]
    more = len(entrants) - len(names)
    said = ui.text.listed(names)
    return ui.text("cup-and-more", names=said, count=more) if more else said


def tables_of(state: CupState) -> list[tuple[int, list[CrossTableRow]]]:
    """Return the tables of a cup by their group, 0 for the only one; none in a knockout."""
    if not state.started:
        return []
    match state.plan.format:
        case CupFormat.ROUND_ROBIN:
            return [(0, round_robin.table(state, state.order, schedule.matches(state)))]
        case CupFormat.GROUPS:
            return list(enumerate(group_stage.tables(state), start=1))
        case CupFormat.SWISS:
            return [(0, swiss.table(state))]
        case CupFormat.KNOCKOUT | CupFormat.DOUBLE_ELIMINATION:
            return []


def parts_words(number: int, parts: int, ui: Ui) -> str:
    """Return a number that is counted in halves or quarters, such as "3½"."""
    whole, rest = divmod(number, parts)
    fraction = _FRACTIONS[rest * QUARTERS // parts]
    return fraction if fraction and not whole else f"{ui.text.figure(whole)}{fraction}"


def fitting(lines: Iterable[str], room: int, more: str) -> list[str]:
    """Return as many lines as fit into so many characters, and `more` where some don't."""
    found, left = list[str](), room
    for line in lines:
        if len(line) + 1 > left:
            return [*found, more]
        found.append(line)
        left -= len(line) + 1
    return found


def _result(scene: CupScene, match: Match, score: tuple[int, int], ui: Ui) -> list[str]:
    boards = scene.cup.state.boards.get(match.key)
    ruled = match.outcome is not None and match.outcome.how == HowDecided.RULED
    if not boards or ruled or scene.cup.state.plan.is_duplicate:
        return [ui.text.figure(each) for each in score]
    won = (team_boards.half_boards(boards.values(), each) for each in match.entrants)
    return [parts_words(each, HALVES, ui) for each in won]


def _members(scene: CupScene, entrant: int, ui: Ui) -> str:
    members = scene.cup.state.members[entrant]
    return " / ".join(member_label(scene, each, ui) for each in members)


def _side(match: Match, entrant: int | None, called: Callable[[int | None], str], ui: Ui) -> str:
    if entrant == NOBODY:
        return ui.text("cup-nobody")
    name = called(entrant)
    won = match.outcome is not None and entrant == match.outcome.winner
    return f"**{name}**" if won else name


def _dashed(word: str) -> str:
    return word.replace("_", "-")
