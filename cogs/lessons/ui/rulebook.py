"""The rules explained page by page, from the rules themselves."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

import discord

from cogs.house_rules.ui.panel import panel_button
from cogs.kit.drawing import BRAND, Drawing, Ui, draw, lines, row, small
from cogs.kit.ids import make_id
from cogs.kit.items import Press, press
from cogs.kit.press_kinds import PressKind
from cogs.kit.ruletext import (
    big_gin,
    contest_format,
    contest_words,
    games_in_all,
    house_rules,
    option_words,
    pitch_line,
    preset_name,
    target,
)
from cogs.kit.text import safe_name
from cogs.lessons.ui.rule_examples import example, example_melds
from engine.rules import ExtraBoxes, Rules, Shutout
from engine.rules.ineffective_options import inert_options
from engine.words import (
    BigGinMode,
    DiscardVisibility,
    FamilyName,
    FinalDiscard,
    FirstDealer,
    IllegalKnock,
    ImmediateKnock,
    KnockLimit,
    KnockMeldMode,
    LayoffMode,
    MatchFormat,
    SeatingFormat,
    ShutoutMode,
    SpadeDoubleBoxes,
    TableMelds,
    TieRule,
    WinnerBy,
    Word,
)


class RulePage(Word):
    """The pages on which rules are explained."""

    MELDS = "melds"
    PLAY = "play"
    END = "end"
    SCORE = "score"
    GAME = "game"


LISTED: Mapping[RulePage, tuple[str, ...]] = {
    RulePage.MELDS: ("contract",),
    RulePage.PLAY: (
        "first_dealer",
        "next_dealer",
        "draw_dealer",
        "first_turn",
        "immediate_knock",
        "discard_visibility",
        "return_taken_discard",
        "table_melds",
        "deep_card_use",
        "layoff_cap_per_meld",
        "extend_on_contract_turn",
        "ace_offer_skips_draw",
        "reoffer_ban",
        "challenge",
        "challenge_timing",
        "challenge_per_turn",
        "partner_talk",
        "team_result_visibility",
    ),
    RulePage.END: (
        "knock_limit",
        "knock_limit_ace",
        "knock_card_source",
        "gin_compulsory",
        "final_discard",
        "knock_meld_mode",
        "layoff_mode",
        "layoff_on_gin",
        "illegal_knock",
        "stock_end",
        "wall_rule",
        "stall_guard",
    ),
    RulePage.SCORE: (
        "tie_rule",
        "spade_doubles",
        "spade_double_boxes",
        "extra_boxes",
        "sequence_bonus",
        "exhaust_score",
        "exhaust_count",
        "challenge_tie",
    ),
    RulePage.GAME: (
        "team_size",
        "opponent_rotation",
        "hollywood_late_entry",
        "hollywood_decide",
        "hollywood_third_double",
        "team_sweep_bonus",
        "game_bonus",
        "line_bonus",
        "line_bonus_timing",
        "shutout",
        "exact_margin_forfeit",
        "exact_margin_basis",
        "winner_by",
        "multi_hand_bonus",
        "multi_win_bonus",
        "multi_shutout_bonus",
    ),
}
"""The options that each page lists, unless they have no effect."""

PAGES = tuple(RulePage)

QUIET: Mapping[str, object] = {
    "first_dealer": FirstDealer.RANDOM,
    "immediate_knock": ImmediateKnock.ALLOW,
    "discard_visibility": DiscardVisibility.TOP_ONLY,
    "table_melds": TableMelds.NONE,
    "challenge": False,
    "gin_compulsory": False,
    "knock_meld_mode": KnockMeldMode.AUTO,
    "illegal_knock": IllegalKnock.PREVENT,
    "final_discard": FinalDiscard.REQUIRED,
    "tie_rule": TieRule.UNDERCUT,
    "spade_doubles": False,
    "spade_double_boxes": SpadeDoubleBoxes.NONE,
    "extra_boxes": ExtraBoxes(),
    "sequence_bonus": None,
    "game_bonus": 0,
    "line_bonus": 0,
    "shutout": Shutout(ShutoutMode.OFF),
    "exact_margin_forfeit": None,
    "winner_by": WinnerBy.FIRST_TO_TARGET,
    "hollywood_third_double": False,
    "team_sweep_bonus": 0,
}
"""Values that aren't listed, since they only say that a rule of other games isn't in force."""


@dataclass(frozen=True, slots=True)
class Rulebook:
    """The rules to read, and how a press finds them again."""

    rules: Rules
    table: int = 0  # where the rules are in force; 0 for none
    variant: str = ""  # named rules, without a table; "" for the usual ones
    title: str | None = None  # of named rules; None for the name of their preset
    chosen: Rules | None = None  # in a duplicate of so many deals: without what it fixes


def draw_rules(book: Rulebook, ui: Ui, page: RulePage = RulePage.MELDS) -> Drawing:
    """Draw one page; the first also says how the rules differ from their preset."""
    rules = book.rules
    title = ui.text("rules-title", rules=safe_name(book.title or preset_name(rules, ui)))
    head = _head(book, ui) if page == RulePage.MELDS else ""
    write = _four_deals if book.chosen is not None and page == RulePage.GAME else _WRITERS[page]
    shown = [*(f"- {one}" for one in write(rules, ui)), *_listed(rules, page, ui)]
    name = ui.text("rules-page", page=ui.text(f"page-{page}"))
    own = example(rules, ui) if page == RulePage.END else ""
    return draw(
        BRAND,
        lines(title, head),
        lines(name, *shown),
        own,
        row(*_presses(book, page, ui)),
        row(panel_button(book.table, book.variant, ui)),
    )


def _head(book: Rulebook, ui: Ui) -> str:
    rules = book.chosen or book.rules
    deals = ui.text("cup-duplicate-deals") if book.chosen else contest_words(rules, ui)
    return lines(
        ui.text.capital(deals),
        pitch_line(rules, ui),
        small(house_rules(rules, ui)),
    )


def _presses(book: Rulebook, page: RulePage, ui: Ui) -> Iterator[Press]:
    for each in PAGES:
        rest = f"{book.variant}:{each}" if book.variant else each
        here = discord.ButtonStyle.primary if each == page else discord.ButtonStyle.secondary
        yield press(
            ui.text(f"page-{each}"), make_id(PressKind.RULES, book.table, rest=rest), style=here
        )


def _listed(rules: Rules, page: RulePage, ui: Ui) -> Iterator[str]:
    idle = inert_options(rules)
    for name in LISTED[page]:
        value = getattr(rules, name)
        if name in idle or (name in QUIET and QUIET[name] == value):
            continue
        said = option_words(name, value, ui)
        yield f"- {ui.text.sentence(said)}"


def _melds(rules: Rules, ui: Ui) -> Iterator[str]:
    text = ui.text
    if rules.knocks:
        yield text(
            "rules-aim-gin" if rules.knock_limit == KnockLimit.GIN_ONLY else "rules-aim-knock"
        )
    else:
        yield text(_key("rules-aim", rules.family))
    shown = example_melds(rules)
    if rules.sets:
        yield lines(text("rules-set"), ui.faces.line(shown.set))
    yield lines(text(_key("rules-run", rules.runs)), ui.faces.line(shown.run))
    yield lines(text(_key("rules-ace", rules.ace)), *map(ui.faces.line, shown.aces))
    yield text("rules-one-meld" if rules.knocks else "rules-one-meld-table")
    yield text(_key("rules-values", rules.values))


def _play(rules: Rules, ui: Ui) -> Iterator[str]:
    yield ui.text(_key("rules-play", rules.family))
    if rules.family == FamilyName.MAHJONG and rules.multi_take:
        yield ui.text("rules-play-mahjong-deep")


def _end(rules: Rules, ui: Ui) -> Iterator[str]:
    text = ui.text
    if not rules.knocks:
        yield text("rules-end-out")
        return
    if rules.knock_limit == KnockLimit.GIN_ONLY:
        yield text("rules-end-gin-only")
    else:
        yield text("rules-end-knock")
        yield text("rules-end-layoff-three" if _three(rules) else "rules-end-layoff")
        if rules.layoff_mode == LayoffMode.AUTO:
            yield text("rules-end-layoff-auto")
        yield text("rules-end-gin")
    if rules.big_gin.mode != BigGinMode.OFF:
        yield text("rules-end-big-gin")


def _three(rules: Rules) -> bool:
    return rules.family == FamilyName.JERSEY


def _score(rules: Rules, ui: Ui) -> Iterator[str]:
    yield from (_knock_score if rules.knocks else _table_score)(rules, ui)


def _knock_score(rules: Rules, ui: Ui) -> Iterator[str]:
    text, of_three = ui.text, "-three" if _three(rules) else ""
    if rules.knock_limit != KnockLimit.GIN_ONLY:
        yield text(_key("rules-knock", rules.knock_score) + of_three)
        ties = rules.tie_rule == TieRule.UNDERCUT
        below = "" if ties else "-below"
        yield text(f"rules-undercut{below}{of_three}", points=rules.undercut_bonus)
    yield text(f"rules-gin{of_three}", points=rules.gin_bonus)
    if rules.big_gin.mode != BigGinMode.OFF:
        yield text(f"rules-big-gin{of_three}", points=big_gin(rules))
    if rules.layoff_on_gin:
        yield text("rules-cancelled-gin")
    yield text("rules-draw")


def _table_score(rules: Rules, ui: Ui) -> Iterator[str]:
    text, bonus = ui.text, rules.gin_bonus
    if rules.family == FamilyName.MAHJONG:
        yield text("rules-out-both", points=bonus)
    else:
        yield text("rules-out", points=bonus) if bonus else text("rules-out-bare")
    other = rules.gin_bonus_no_contract
    if rules.family == FamilyName.SKARNEY and other is not None:
        yield text("rules-out-no-contract", points=other, bonus=bonus)
    if rules.family == FamilyName.COLONEL and rules.challenge:
        yield text("rules-challenge")


def _game(rules: Rules, ui: Ui) -> Iterator[str]:
    if rules.seating != SeatingFormat.HEADS_UP:
        yield ui.text(_key("rules-seating", rules.seating))
    yield ui.text(
        _key("rules-match", contest_format(rules)),
        target=target(rules),
        games=games_in_all(rules),
        columns=rules.hollywood_columns,
        total=rules.multi_target,
    )
    if rules.both_score:
        yield ui.text("rules-both-reach")
    if rules.line_bonus or rules.shutout.mode != ShutoutMode.OFF:
        yield ui.text("rules-box")
    elif not rules.game_bonus and rules.match != MatchFormat.MULTI_MATCH:
        yield ui.text("rules-no-bonus")


def _four_deals(_rules: Rules, ui: Ui) -> Iterator[str]:
    yield ui.text.sentence(ui.text("cup-duplicate-deals"))
    yield ui.text("rules-no-bonus")


_WRITERS: Mapping[RulePage, Callable[[Rules, Ui], Iterator[str]]] = {
    RulePage.MELDS: _melds,
    RulePage.PLAY: _play,
    RulePage.END: _end,
    RulePage.SCORE: _score,
    RulePage.GAME: _game,
}


def _key(stem: str, word: str) -> str:
    return f"{stem}-{word.replace('_', '-')}"
