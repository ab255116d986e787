"""The whole score sheet, deal by deal: what `/gin scores` shows."""

from collections.abc import Iterable, Iterator

from club.table.scene import Scene
from cogs.kit.drawing import BRAND, Drawing, Ui, draw, lines, row, rule, small
from cogs.kit.ids import make_id
from cogs.kit.items import Press, press
from cogs.kit.phrases import forfeit_at, headline, rules_name
from cogs.kit.press_kinds import PressKind
from cogs.kit.running_score import boxes_words, points_line, round_line, sheet_lines
from cogs.kit.sides import player_name, side_names
from cogs.play.ui.result.sheet_picture import SheetPicture
from engine.contest import Contest, Ledger, LedgerTurn, TableScore
from engine.results import DealResult, ResultKind
from engine.words import MatchFormat

_ROOM = 2400
"""Characters of the deals on one page: with the rest, a message holds 4,000."""

_HOW = frozenset({ResultKind.KNOCK, ResultKind.GIN, ResultKind.BIG_GIN, ResultKind.UNDERCUT})
"""The results that a word explains beside the winner's points."""

_LONGEST = 15
"""Deals on one page at most."""


def draw_scores(
    scene: Scene,
    ui: Ui,
    told: Ledger | None = None,
    *,
    page: int | None = None,
    sheet: SheetPicture | None = None,
) -> Drawing:
    """Draw a contest's sheet; `told` is None before play, pages count from 1 (None: the last)."""
    contest = scene.contest
    turns = [] if told is None or contest is None else list(_turns(scene, contest, told, ui))
    pages = _pages(turns)
    at = len(pages) if page is None else max(1, min(page, len(pages)))
    title = " – ".join(side_names(scene, ui))  # noqa: RUF001  # a dash
    part = ui.text("sheet-pages", page=at, pages=len(pages)) if len(pages) > 1 else ""
    return draw(
        BRAND,
        lines(f"### {title}", small(rules_name(scene, ui))),
        None if sheet is None else sheet.gallery(),
        rule(),
        small(part),
        pages[at - 1] if turns else ui.text("scores-none"),
        rule(),
        lines(
            f"**{points_line(scene, ui)}**",
            sheet_lines(scene, ui),
            small(boxes_words(scene, ui)),
        ),
        row(*_presses(scene, at, len(pages), ui)),
        files=() if sheet is None else (sheet.file,),
    )


def sheet_button(scene: Scene, ui: Ui) -> Press | None:
    """Return a button that shows the sheet to one member; None while nothing is on it."""
    if scene.contest is None or not scene.contest.deals:
        return None
    return press(ui.text("press-sheet"), make_id(PressKind.SCORES, scene.table_id))


def _presses(scene: Scene, page: int, pages: int, ui: Ui) -> Iterator[Press]:
    if page > 1:
        earlier = make_id(PressKind.SCORES, scene.table_id, rest=str(page - 1))
        yield press(ui.text("press-earlier"), earlier)
    if page < pages:
        later = make_id(PressKind.SCORES, scene.table_id, rest=str(page + 1))
        yield press(ui.text("press-later"), later)


def _pages(turns: list[str]) -> list[str]:
    pages: list[list[str]] = [[]]
    for said in turns:
        used = sum(len(each) + 1 for each in pages[-1])
        if pages[-1] and (used + len(said) > _ROOM or len(pages[-1]) >= _LONGEST):
            pages.append([])
        pages[-1].append(said)
    return ["\n".join(page) for page in pages]


def _turns(scene: Scene, contest: Contest, told: Ledger, ui: Ui) -> Iterator[str]:
    head = {MatchFormat.MULTI_MATCH: "match", MatchFormat.BEST_OF: "game"}.get(contest.rules.match)
    page = 0
    for turn in told.turns:
        said = _turn(scene, contest, turn, ui)
        if head is not None and turn.page != page:
            page = turn.page
            said = lines(f"**{ui.text(f'sheet-{head}', number=page)}**", said)
        yield said


def _turn(scene: Scene, contest: Contest, turn: LedgerTurn, ui: Ui) -> str:
    if turn.round is not None:
        names = side_names(scene, ui)
        return lines(
            round_line(names, turn.number, turn.round, ui),
            small(" · ".join(_tables(scene, turn.players, turn.round.tables, ui))),
        )
    result = turn.result
    if result is None:
        raise ValueError("a turn is a deal or a round")
    who = tuple([player_name(scene, each, ui) for each in turn.players[0]])
    several = contest.rules.match == MatchFormat.HOLLYWOOD and turn.entered
    columns = ui.text.listed(map(str, turn.entered)) if several else ""
    entered = ui.text("sheet-columns", count=len(turn.entered), columns=columns) if columns else ""
    scored = _scored(result, turn.number, who, forfeit_at(scene), ui)
    return " · ".join(filter(None, (scored, entered)))


def _scored(result: DealResult, number: int, who: tuple[str, ...], forfeit: str, ui: Ui) -> str:
    deal, winner = str(number), result.winner
    if winner is not None and result.both is None and result.result in _HOW:
        knocker, count = result.knocker, result.deadwood
        kept = "none" if knocker is None or count is None else count[knocker - 1]
        how = ui.text("sheet-how", result=result.result, deadwood=kept)
        points = ui.text.figure(result.points)
        return ui.text("sheet-won", deal=deal, name=who[winner - 1], points=points, how=how)
    points = "none" if not result.points else ui.text.figure(result.points)
    if result.both is not None:
        points = _score(result.both, ui)
    ended = headline(result, who, ui, forfeit=forfeit)
    return ui.text("sheet-deal", deal=deal, ended=ended, points=points)


def _tables(
    scene: Scene, players: Iterable[tuple[int, ...]], scores: Iterable[TableScore], ui: Ui
) -> Iterator[str]:
    for (one, two), score in zip(players, scores, strict=True):
        yield ui.text(
            "sheet-table",
            one=player_name(scene, one, ui),
            two=player_name(scene, two, ui),
            score=_score(score.points, ui),
        )


def _score(points: tuple[int, ...], ui: Ui) -> str:
    return "\u00a0\u2013\u00a0".join(ui.text.figure(each) for each in points)
