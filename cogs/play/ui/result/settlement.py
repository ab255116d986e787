"""How a contest was settled: every line of the totals, and the payments."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

import discord

from club.core.levels import next_level
from club.ratings.standings import RATING, Board
from club.table.idle_practice import ENDS_AFTER
from club.table.scene import Scene
from cogs.archive.ui.replay import replay_press
from cogs.archive.ui.review import may_be_reviewed, review_press
from cogs.kit.drawing import LOST, QUIET, WON, Drawing, Part, Ui, draw, lines, row, rule, small
from cogs.kit.ids import make_id, make_menu_id
from cogs.kit.items import Menu, Press, menu, press
from cogs.kit.phrases import check_press, occupant, side_of
from cogs.kit.press_kinds import PressKind
from cogs.kit.press_words import LevelStep
from cogs.kit.running_score import GIVEN_UP, columns_won, own_points_line, winner_line
from cogs.kit.sheet_words import PaperWord
from cogs.kit.sides import addressed_sides, named, own_side, player_name, side_names, sides_of
from cogs.kit.text import safe_name, safe_text
from cogs.play.ui.result.cheer_line import cheer_line, cheer_press
from cogs.play.ui.result.settlement_sums import sheet_terms, side_total
from cogs.play.ui.result.sheet_picture import SheetPicture
from data.schema.vocabulary import EndCause, PlaceKind
from engine.contest import Column, Contest, Settlement, Side, balances, games_won
from engine.contest.sheet import SettlementReason
from engine.rules import Rules
from engine.rules.clashes import clashes
from engine.seats import SEATS, other
from engine.words import HollywoodDecide, MatchFormat, SeatingFormat

_PARTS = 10
"""Matches or games whose outcome is listed, the last ones."""

SERIES = (3, 5, 7)
"""Of how many games a series may be asked for."""

_BROKEN_OFF = {SettlementReason.VOID, SettlementReason.FORFEIT, SettlementReason.RESIGN}
"""How a contest ends before somebody has won it by play."""


def draw_settlement(
    scene: Scene,
    ui: Ui,
    sheet: SheetPicture | None = None,
    deal: Sequence[Part] = (),
    cheers: tuple[str, ...] = (),
    *,
    below: Sequence[Part] = (),
) -> Drawing:
    """Draw the end of a contest that has been settled.

    `deal` is its last one, for a player; `cheers` are names; `below` stands under its buttons.
    """
    contest, settlement = scene.contest, scene.settlement
    if contest is None or settlement is None:
        raise ValueError("the contest is not settled")
    names = addressed_sides(scene, ui)
    # A sheet has every column, game and match, and what they add up to: words beside it would
    # push what comes next off a phone.
    points = f"**{own_points_line(scene, ui)}**" if sheet is None else ""
    order = _order(settlement) if sheet is None else ()
    sides: list[Part] = [
        side_total(contest, settlement, side, names[side - 1], ui) for side in order
    ]
    return draw(
        _colour(scene, settlement),
        lines(f"## {winner_line(scene, ui)}", points),
        lines(*end_notes(scene, ui)),
        *deal,
        rule() if deal else None,
        lines(*_parts(contest, names, ui)) if sheet is None else sheet.gallery(),
        *sides,
        lines(
            _frozen(settlement, ui),
            net_line(scene, settlement, ui),
            "" if sheet is None else sheet_terms(contest, settlement, ui),
        ),
        lines(*_payments(scene, settlement, ui)),
        cheer_line(cheers, ui),
        _wish(scene, ui),
        _rating(scene, ui),
        *(row(*buttons) for buttons in _buttons(scene, ui)),
        row(_series(scene, ui)),
        *below,
        files=() if sheet is None else (sheet.file,),
    )


def _colour(scene: Scene, settlement: Settlement) -> discord.Colour:
    """Return the colour of the outcome for the viewer; for everybody it has none."""
    if settlement.winner is None or own_side(scene) is None:
        return QUIET
    return WON if own_side(scene) == settlement.winner else LOST


def end_notes(scene: Scene, ui: Ui) -> tuple[str, str]:
    """Return why a contest ended otherwise than by play, where it did."""
    settlement = scene.settlement
    if settlement is None or scene.reason is None:
        return "", _untouched(scene, ui)
    reason = safe_text(scene.reason)
    if scene.annulled:
        return ui.text("annulled", reason=reason), ""
    # The line above says who has decided, where somebody has won.
    key = "audit-reason" if scene.cause == EndCause.DECIDED else "decided"
    return ui.text(key, reason=reason), ""


def _untouched(scene: Scene, ui: Ui) -> str:
    """Return that nobody went on with the game, or that it was called off; it counts for less."""
    if scene.cause == EndCause.AGREED:
        return ui.text("called-off")
    if scene.cause != EndCause.IDLE:
        return ""
    key = "untouched-rated" if scene.rated_practice else "untouched"
    return ui.text(key, days=ENDS_AFTER.days)


def _buttons(scene: Scene, ui: Ui) -> Iterator[list[Press | None]]:
    again, back = again_press(scene, ui), [*_looks_back(scene, ui)]
    if scene.sheet_score is not None:
        yield [again, *back]
    elif own_side(scene) is not None:
        # Every phone draws two side by side: both levels, or the only one beside the rematch.
        levels = [*_other_levels(scene, ui)]
        beside = levels if len(levels) == 1 else []
        yield [again, *beside]
        yield [] if beside else [*levels]
        yield [*back]
    else:
        replay, *coach = back
        yield [again, replay]
        yield [_standings(scene.rules, ui), _cheer(scene, ui)]
        yield [*coach, check_press(scene.table_id, ui)]


def _standings(rules: Rules, ui: Ui) -> Press:
    board = Board(RATING, family=rules.family).text
    return press(ui.text("press-standings"), make_id(PressKind.BOARD, 0, 0, board))


def _other_levels(scene: Scene, ui: Ui) -> Iterator[Press]:
    if scene.player is None or not scene.with_computer_alone or scene.duplicate:
        return
    if scene.rules.seating != SeatingFormat.HEADS_UP:
        return
    level = next(each.level for each in scene.players if each.computer)
    for step in LevelStep:
        if next_level(level, scene.rules, stronger=step is LevelStep.STRONGER) is not None:
            seal = scene.next_commitment
            custom_id = make_id(PressKind.AGAIN, scene.table_id, rest=step, seal=seal)
            yield press(ui.text(f"press-{step}"), custom_id)


def again_press(scene: Scene, ui: Ui) -> Press | None:
    """The button for another contest, or sheet; none for who waits for the other's press."""
    if scene.sheet_score is not None:
        return press(
            ui.text("press-new-sheet"), make_id(PressKind.PAPER, scene.table_id, 0, PaperWord.AGAIN)
        )
    if scene.duplicate or scene.server_kind == PlaceKind.BETWEEN:
        return None  # It makes sense in its cup, or its match between servers, alone.
    if (wish := scene.rematch) is None:
        return press(
            ui.text("press-again"),
            make_id(PressKind.AGAIN, scene.table_id, seal=scene.next_commitment),
            style=discord.ButtonStyle.primary,
        )
    if scene.reader == wish.member_id:
        return None
    label = "press-again" if wish.best_of is None else "press-again-series"
    return press(
        ui.text(label, games=wish.best_of or 0),
        make_id(PressKind.AGAIN, scene.table_id, rest=series_word(wish.best_of)),
        style=discord.ButtonStyle.success,
    )


def series_word(best_of: int | None) -> str:
    """Return how a press asks for a rematch: for the same contest, or for a series."""
    return "" if best_of is None else f"best{best_of}"


def _wish(scene: Scene, ui: Ui) -> str:
    if (wish := scene.rematch) is None:
        return ""
    by_wish = sorted(scene.players, key=lambda each: each.member_id != wish.member_id)
    name, opponent = (safe_name(occupant(each, ui)) for each in by_wish)
    mine = {None: "other", wish.member_id: "host"}
    return ui.text(
        "rematch-wished",
        name=name,
        other=opponent,
        games=wish.best_of or 0,
        when="" if wish.until is None else discord.utils.format_dt(wish.until, "R"),
        you=mine.get(scene.reader, "guest"),
    )


def _looks_back(scene: Scene, ui: Ui) -> Iterator[Press]:
    if scene.sheet_score is None:
        yield replay_press(scene.table_id, ui)
        if may_be_reviewed(scene.rules):
            yield review_press(scene.table_id, 0, ui)


def _cheer(scene: Scene, ui: Ui) -> Press | None:
    if scene.player is not None or scene.sheet_score is not None:
        return None
    return cheer_press(scene.table_id, 0, ui)


def _series(scene: Scene, ui: Ui) -> Menu | None:
    """Return a menu that asks for a series, where two have played a single game."""
    rules = scene.rules
    if (
        scene.sheet_score is not None
        or scene.duplicate
        or scene.server_kind == PlaceKind.BETWEEN
        or scene.rematch is not None
        or rules.seating != SeatingFormat.HEADS_UP
        or rules.match != MatchFormat.SINGLE
    ):
        return None
    if any(each.found for each in clashes(replace(rules, match=MatchFormat.BEST_OF))):
        return None
    options = [
        discord.SelectOption(label=ui.text("series-of", games=games), value=series_word(games))
        for games in SERIES
    ]
    return menu(make_menu_id(PressKind.AGAIN, scene.table_id), options, ui.text("series-hint"))


def net_line(scene: Scene, settlement: Settlement, ui: Ui) -> str:
    """Return the winner's lead; "" for none, and where the payments between all say more."""
    winner = settlement.winner
    if winner is None or not settlement.net or len(settlement.totals) > len(SEATS):
        return ""
    if settlement.net > 0:
        key = "net-ahead" if settlement.reason in _BROKEN_OFF else "net"
        return ui.text(key, net=settlement.net)
    return ui.text(
        "net-behind",
        name=side_names(scene, ui)[winner - 1],
        winners=named(scene, winner),
        net=-settlement.net,
        you=side_of(own_side(scene), winner),
    )


def _parts(contest: Contest, names: tuple[str, ...], ui: Ui) -> list[str]:
    rules = contest.rules
    if rules.match == MatchFormat.SINGLE:
        return []
    columns = contest.columns
    if rules.match != MatchFormat.HOLLYWOOD:
        columns = tuple(game.column for game in contest.games)
    told = list(zip(columns, contest.parts, strict=True))
    kind = {MatchFormat.HOLLYWOOD: "column", MatchFormat.BEST_OF: "game"}.get(rules.match, "match")
    listed = [
        _part(ui.text(f"settled-{kind}", number=number), column, part, names, ui)
        for number, (column, part) in enumerate(told, start=1)
    ]
    left = len(listed) - _PARTS
    more = [small(ui.text("settled-earlier", parts=left))] if left > 0 else []
    return [*more, *listed[-_PARTS:], *_tally(contest, ui)]


def _part(
    head: str, column: Column, part: Settlement | None, names: tuple[str, ...], ui: Ui
) -> str:
    winner = None if part is None else part.winner
    if part is None or winner is None:
        one, two = column.points
        return ui.text("settled-open", part=head, points1=one, points2=two)
    loser = other(winner)
    return ui.text(
        "settled-exact-margin" if part.reason == SettlementReason.EXACT_MARGIN else "settled-won",
        part=head,
        name=names[winner - 1],
        total1=part.totals[winner - 1],
        total2=part.totals[loser - 1],
        points1=column.points[winner - 1],
        points2=column.points[loser - 1],
        shutout=str(part.shutout).lower(),
    )


def _tally(contest: Contest, ui: Ui) -> list[str]:
    if contest.rules.match == MatchFormat.BEST_OF:
        one, two = games_won(contest.rules, contest.games)
        return [ui.text("settled-games", one=one, two=two)]
    if (
        contest.rules.match == MatchFormat.HOLLYWOOD
        and contest.rules.hollywood_decide == HollywoodDecide.COLUMNS_WON
    ):
        one, two = columns_won(contest)
        return [ui.text("settled-columns", one=one, two=two)]
    return []


def _frozen(settlement: Settlement, ui: Ui) -> str:
    return small(ui.text("settled-frozen")) if settlement.reason in GIVEN_UP else ""


def _payments(scene: Scene, settlement: Settlement, ui: Ui) -> list[str]:
    if not settlement.payments:
        return []
    if scene.rules.seating == SeatingFormat.CAPTAIN:
        return [_captain(scene, settlement, ui)]
    told = [
        ui.text(
            "settled-pays",
            payer=player_name(scene, each.payer, ui),
            receiver=player_name(scene, each.receiver, ui),
            points=each.amount,
        )
        for each in settlement.payments
    ]
    players = range(1, len(scene.players) + 1)
    net = balances(settlement.payments, players)
    return [
        *told,
        small(
            " · ".join(
                ui.text(
                    "settled-net",
                    name=player_name(scene, each, ui),
                    points=ui.text.figure(net[each], sign=True),
                )
                for each in players
            )
        ),
    ]


def _rating(scene: Scene, ui: Ui) -> str:
    if scene.rated is None:
        return ""
    change = ui.text.figure(scene.rated.change, sign=True)
    return small(ui.text("settled-rating", rating=str(scene.rated.rating), change=change))


def _captain(scene: Scene, settlement: Settlement, ui: Ui) -> str:
    payment = settlement.payments[0]
    captain = sides_of(scene)[0][0]
    return ui.text(
        "settled-captain-gets" if payment.receiver == captain else "settled-captain-pays",
        captain=player_name(scene, captain, ui),
        points=payment.amount,
    )


def _order(settlement: Settlement) -> tuple[Side, ...]:
    sides = range(1, len(settlement.totals) + 1)
    if settlement.winner is None:
        return tuple(sides)
    return tuple(
        sorted(sides, key=lambda side: (side != settlement.winner, -settlement.totals[side - 1]))
    )
