"""A score sheet for real cards in its channel: who plays, the score, and what is asked."""

from collections.abc import Iterable

import discord

from club.scorepad.sheet_expiry import RESTS_AFTER, whom_to_ask
from club.scorepad.sheet_seating import room
from club.table.scene import Scene
from club.table.sheet_score import SIDED, EnteredDeal, Proposal, SheetScore
from cogs.kit.drawing import BRAND, GOLD, QUIET, Drawing, Part, Ui, draw, lines, row, rule, small
from cogs.kit.ids import make_id
from cogs.kit.items import Press, press
from cogs.kit.phrases import headline, rules_name, table_number_if_needed
from cogs.kit.press_kinds import PressKind
from cogs.kit.ruletext import rules_button, rules_line
from cogs.kit.running_score import boxes_words, closed_line, points_line, sheet_lines
from cogs.kit.sheet_words import PaperWord
from cogs.kit.sides import player_label, player_name, side_names
from cogs.kit.text import safe_name
from cogs.play.ui.result.scores import sheet_button
from cogs.play.ui.result.settlement import draw_settlement
from cogs.play.ui.result.sheet_picture import SheetPicture
from data.schema.vocabulary import ANSWERS_ONLY, TableStatus
from engine.contest import Contest, Pairing, Player
from engine.results import DealResult, ResultKind
from engine.seats import SEATS, other
from engine.words import SeatingFormat

_LATEST = 3
"""Deals that the message lists; all of them are on the whole sheet."""

_NAMES = 6
"""Players who are named in a heading; of more, a sheet says only how many."""

PRIMARY, SUCCESS = discord.ButtonStyle.primary, discord.ButtonStyle.success
DANGER = discord.ButtonStyle.danger


def draw_paper(scene: Scene, ui: Ui, *, note: str = "") -> Drawing:
    """Draw a sheet, with buttons while anything can be done on it; a note stands below."""
    paper, contest = scene.sheet_score, scene.contest
    if paper is None or contest is None:
        return _gathering(scene, ui, note)
    asks = paper.proposal is not None
    head = f"### {sheet_title(scene, ui)}"
    return draw(
        GOLD if asks else QUIET if contest.finished else BRAND,
        lines(head, small(ui.text("paper-rules", rules=rules_name(scene, ui)))),
        rule(),
        lines(
            f"**{points_line(scene, ui)}**",
            sheet_lines(scene, ui),
            small(boxes_words(scene, ui)),
        ),
        _newest(scene, paper, ui),
        lines(*_next(scene, contest, ui), _over(paper, contest, ui)),
        *_proposal(scene, paper, ui),
        *_resting(scene, paper, ui),
        rule(),
        row(*_entering(scene, paper, contest, ui)),
        row(*_more(scene, paper, contest, ui)),
        note,
    )


def is_settled(paper: SheetScore) -> bool:
    """Return whether a sheet is over, and nobody is asked about a change of it."""
    return paper.settled_at is not None and paper.proposal is None


def draw_settled_paper(scene: Scene, ui: Ui, sheet: SheetPicture | None = None) -> Drawing:
    """Draw a sheet that is over where one message shows all: the settlement, still to correct."""
    paper, contest = scene.sheet_score, scene.contest
    if paper is None or contest is None:
        raise ValueError("the sheet has not begun")
    fix = _fix(scene, paper, ui)
    correcting = [*_entering(scene, paper, contest, ui), *([] if fix is None else [fix])]
    return draw_settlement(scene, ui, sheet, below=[row(*correcting)])


def draw_own_paper(scene: Scene, ui: Ui, *, hidden: bool = False) -> Drawing:
    """Draw a sheet for one member alone; `hidden` where Discord shows it to nobody else."""
    if scene.sheet_score is not None and is_settled(scene.sheet_score):
        return draw_settled_paper(scene, ui)
    why = "hidden" if hidden else "asked"
    return draw_paper(scene, ui, note=small(ui.text("paper-copy", why=why)))


def sheet_title(scene: Scene, ui: Ui) -> str:
    """Return who plays, as far as a heading has room."""
    if len(scene.players) > _NAMES:
        return ui.text("paper-many", players=len(scene.players))
    return " – ".join(side_names(scene, ui))  # noqa: RUF001  # a dash


def deal_words(scene: Scene, result: DealResult, players: tuple[Player, ...], ui: Ui) -> str:
    """Return how a deal ended and what it brought, such as "North wins by a knock: 25"."""
    return _words(result, ui, tuple(player_name(scene, each, ui) for each in players))


def deal_label(scene: Scene, result: DealResult, players: tuple[Player, ...], ui: Ui) -> str:
    """Return the same for a menu, where markdown means nothing."""
    return _words(result, ui, tuple(player_label(scene, each, ui) for each in players))


def _words(result: DealResult, ui: Ui, who: tuple[str, ...]) -> str:
    ended = headline(result, (who[0], who[1]), ui)
    if result.both is not None:
        first = result.winner or SEATS[0]
        scores = (ui.text.figure(result.scores[seat - 1]) for seat in (first, other(first)))
        points = "\u00a0\u2013\u00a0".join(scores)
    elif result.winner is None or result.result == ResultKind.RESIGN:
        points = "none"
    else:
        points = ui.text.figure(result.points)
    return ui.text("paper-deal", ended=ended, points=points, boxes=result.boxes)


def place_words(scene: Scene, pairing: Pairing, number: int, ui: Ui) -> str:
    """Return which deal it is: its number, or its round and table."""
    if scene.rules.seating == SeatingFormat.PARTNERSHIP:
        return ui.text("paper-round-table", round=pairing.round, table=pairing.table)
    return ui.text("paper-number", deal=number)


def _newest(scene: Scene, paper: SheetScore, ui: Ui) -> str:
    numbered = list(enumerate(paper.deals, start=1))[-_LATEST:]
    names = {each.member_id: each.name for each in scene.players}
    return small(
        lines(
            *(
                ui.text(
                    "paper-entered",
                    place=place_words(scene, each.deal.pairing, number, ui),
                    deal=deal_words(scene, each.result, each.deal.pairing.players, ui),
                    name=safe_name(names.get(each.member_id, "")),
                )
                for number, each in numbered
            )
        )
    )


def _next(scene: Scene, contest: Contest, ui: Ui) -> Iterable[str]:
    several = contest.rules.seating == SeatingFormat.PARTNERSHIP
    if several and contest.pairings:
        yield ui.text("paper-round", round=contest.pairings[0].round)
    for pairing in contest.pairings:
        one, two = (player_name(scene, each, ui) for each in pairing.players)
        yield ui.text(
            "paper-table" if several else "paper-next",
            number=pairing.table if several else len(_paper(scene).deals) + 1,
            one=one,
            two=two,
            dealer=(one, two)[pairing.dealer - 1],
        )
    if contest.waiting and not several and contest.pairings:
        names = ui.text.listed(player_name(scene, each, ui) for each in contest.waiting)
        yield small(ui.text("paper-waiting", names=names, players=len(contest.waiting)))


def _paper(scene: Scene) -> SheetScore:
    return scene.sheet_score or SheetScore()


def _over(paper: SheetScore, contest: Contest, ui: Ui) -> str:
    if paper.closed:
        return ui.text("paper-closed")
    return ui.text("paper-over") if contest.finished else ""


def _proposal(scene: Scene, paper: SheetScore, ui: Ui) -> list[Part]:
    proposal = paper.proposal
    if proposal is None:
        return []
    names = {each.member_id: safe_name(each.name) for each in scene.players}
    told = _proposed(scene, paper, proposal, names[proposal.member_id], ui)
    waits = [f"<@{each}>" for each in sorted(proposal.waits_for)]
    sides = sum(not side & proposal.agreed for side in proposal.asked)
    every = "any" if len(waits) > sides else "all"
    asks = ui.text("paper-asks", names=ui.text.listed(waits), every=every, waiting=len(waits))
    answers = row(
        press(
            ui.text("press-agree"),
            make_id(PressKind.PAPER, scene.table_id, proposal.ply, PaperWord.AGREE),
            style=SUCCESS,
        ),
        press(
            ui.text("press-refuse"),
            make_id(PressKind.PAPER, scene.table_id, proposal.ply, PaperWord.REFUSE),
        ),
    )
    return [rule(), lines(told, asks), answers]


def _resting(scene: Scene, paper: SheetScore, ui: Ui) -> list[Part]:
    if not paper.resting:
        return []
    asked = whom_to_ask(one.member_id for one in scene.players)
    called = "" if asked is None else f"<@{asked}>"
    told = ui.text("sheet-rests", member=called, days=RESTS_AFTER.days)
    return [rule(), told, row(_word(scene, PaperWord.STAYS, ui, PRIMARY))]


def _proposed(scene: Scene, paper: SheetScore, proposal: Proposal, name: str, ui: Ui) -> str:
    found = None if proposal.about is None else paper.written(proposal.about)
    if found is None:
        return ui.text("paper-would-close", name=name)
    number, written = found
    place = place_words(scene, written.deal.pairing, number, ui)
    now = small(ui.text("paper-now", deal=_of(scene, written, ui)))
    if proposal.line is None:
        return lines(ui.text("paper-would-remove", name=name, place=place), now)
    then = paper.then
    said = "" if then is None else deal_words(scene, then.result, then.pairing.players, ui)
    return lines(
        ui.text("paper-would-change", name=name, place=place),
        now,
        small(ui.text("paper-then", deal=said)),
    )


def _of(scene: Scene, written: EnteredDeal, ui: Ui) -> str:
    return deal_words(scene, written.result, written.deal.pairing.players, ui)


def _entering(scene: Scene, paper: SheetScore, contest: Contest, ui: Ui) -> list[Press]:
    buttons: list[Press] = []
    if not contest.finished:
        buttons.append(_word(scene, PaperWord.ENTER, ui, PRIMARY))
    if paper.undo is not None and paper.deals:
        number, newest = len(paper.deals), paper.deals[-1]
        place = place_words(scene, newest.deal.pairing, number, ui)
        label = ui.text("press-paper-undo", place=place)
        buttons.append(
            press(label, make_id(PressKind.PAPER, scene.table_id, scene.ply, PaperWord.UNDO))
        )
    if not paper.deals and contest.pairings:
        first = contest.pairings[0]
        seat = other(first.dealer)
        label = ui.text("press-paper-dealer", name=player_label(scene, first.players[seat - 1], ui))
        rest = f"{PaperWord.DEALER}:{seat}"
        buttons.append(press(label, make_id(PressKind.PAPER, scene.table_id, scene.ply, rest)))
    return buttons


def _more(scene: Scene, paper: SheetScore, contest: Contest, ui: Ui) -> list[Press]:
    buttons: list[Press | None] = []
    buttons.append(_fix(scene, paper, ui))
    buttons.append(sheet_button(scene, ui))
    buttons.append(rules_button(scene, ui))
    if not contest.finished and paper.proposal is None:
        buttons.append(_word(scene, PaperWord.CLOSE, ui))
    return [each for each in buttons if each is not None]


def _fix(scene: Scene, paper: SheetScore, ui: Ui) -> Press | None:
    if not paper.deals or paper.closed:
        return None
    return _word(scene, PaperWord.FIX, ui)


# In a member's list of games


def calls_on_paper(paper: SheetScore, member_id: int) -> bool:
    """Return whether a member is asked for consent."""
    return paper.proposal is not None and member_id in paper.proposal.waits_for


def paper_words(scene: Scene, member_id: int, ui: Ui) -> str:
    """Return a sheet in a line, and what its closed games come to."""
    asks = scene.sheet_score is not None and calls_on_paper(scene.sheet_score, member_id)
    state = "asks" if asks else "waits" if scene.contest is None else "runs"
    score = "" if scene.contest is None else points_line(scene, ui)
    rules = rules_name(scene, ui)
    said = ui.text("game-sheet", state=state, rules=rules, score=score)
    return lines(said, closed_line(scene, ui))


def paper_buttons(scene: Scene, ui: Ui) -> list[Press]:
    """Return the buttons of a sheet in a list."""
    buttons: list[Press | None] = []
    if scene.contest is not None and not scene.contest.finished:
        buttons += [_word(scene, PaperWord.ENTER, ui), sheet_button(scene, ui)]
    buttons.append(open_press(scene, ui))
    return [each for each in buttons if each is not None]


def open_press(scene: Scene, ui: Ui) -> Press | None:
    """Return a button to a copy of one's own where nothing sends a lost sheet again."""
    return _word(scene, PaperWord.SHOW, ui) if scene.server_kind in ANSWERS_ONLY else None


# Until it begins


def _gathering(scene: Scene, ui: Ui, note: str) -> Drawing:
    waiting = scene.status == TableStatus.WAITING
    host = next((each.name for each in scene.players if each.member_id == scene.host_id), "")
    head = ui.text("paper-head", host=safe_name(host), seating=scene.rules.seating)
    expires = ""
    if waiting and scene.expires_at is not None:
        when = discord.utils.format_dt(scene.expires_at, "R")
        expires = ui.text("challenge-expires", when=when)
    return draw(
        BRAND if waiting else QUIET,
        head,
        rules_line(scene.rules, ui),
        lines(*_joined(scene, ui)),
        lines(expires if waiting else f"**{ui.text('paper-gone', status=scene.status)}**"),
        small(table_number_if_needed(scene, ui)) if waiting else "",
        row(*_joining(scene, ui)) if waiting else None,
        row(*_guests(scene, ui)) if waiting else None,
        row(
            _word(scene, PaperWord.LEAVE, ui),
            _word(scene, PaperWord.START, ui, PRIMARY),
            rules_button(scene, ui),
        )
        if waiting
        else None,
        note,
    )


def _joined(scene: Scene, ui: Ui) -> Iterable[str]:
    for side in _sides(scene):
        names = [safe_name(each.name) for each in scene.players if (each.side or 0) == side]
        yield ui.text(
            "paper-joined",
            side=_side(scene, side),
            names=" · ".join(names) or ui.text("name-nobody"),
        )


def _sides(scene: Scene) -> tuple[int, ...]:
    return SEATS if scene.rules.seating in SIDED else (0,)


def _side(scene: Scene, side: int) -> str:
    """Return a side as messages name it: all, side1, side2, captain or field."""
    if not side:
        return "all"
    if scene.rules.seating == SeatingFormat.CAPTAIN:
        return "captain" if side == 1 else "field"
    return f"side{side}"


def _joining(scene: Scene, ui: Ui) -> list[Press]:
    return [
        press(
            ui.text("press-paper-join", side=_side(scene, side)),
            make_id(PressKind.PAPER, scene.table_id, scene.ply, f"{PaperWord.JOIN}:{side}"),
            style=SUCCESS,
        )
        for side in _free(scene)
    ]


def _guests(scene: Scene, ui: Ui) -> list[Press]:
    return [
        press(
            ui.text("press-paper-guest", side=_side(scene, side)),
            make_id(PressKind.PAPER, scene.table_id, scene.ply, f"{PaperWord.GUEST}:{side}"),
        )
        for side in _free(scene)
    ]


def _free(scene: Scene) -> list[int]:
    sides = tuple(each.side or 0 for each in scene.players)
    return [side for side in _sides(scene) if room(scene.rules, sides, side) > 0]


def _word(
    scene: Scene,
    word: PaperWord,
    ui: Ui,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
) -> Press:
    return press(
        ui.text(f"press-paper-{word}"),
        make_id(PressKind.PAPER, scene.table_id, scene.ply, word),
        style=style,
    )
