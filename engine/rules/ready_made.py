"""The ready-made presets (rules, A.8), each declared once.

Two follow programs that play gin, so that their players can meet ours:

- `openspiel` is OpenSpiel's `gin_rummy` with its default parameters. A game there is one deal, so a
  game here goes to 1 point and pays no bonus at its end. No option covers these differences: there,
  a deal is void when 50 cards in all were taken off the pile, here after 50 turns in a row without
  a draw from the stock; there, knocker and defender lay melds down one by one, and the defender
  lays cards off first, while here the engine finds the best layout, unless `knock_meld_mode` and
  `layoff_mode` are manual. Of its parameters only the knock card has an option here, `knock_limit`.
- `eaai` is the game of the EAAI gin rummy challenge: to 100, with no bonus but those for gin and an
  undercut. No option covers these differences: there, an illegal move loses the game, and here it
  is refused; there, a deal without draws from the stock never ends, so `stall_guard` is as high as
  it can be; there, the defender chooses melds before laying off, and here the engine finds the best
  of both. After a deal that nobody won the same player starts; otherwise the start alternates.
"""

from collections.abc import Mapping

from engine.rules.options import BigGin, ExtraBoxes, SequenceBonus, Shutout
from engine.rules.preset import Group, Preset
from engine.words import (
    AceLimit,
    AceRank,
    BigGinMode,
    CardValues,
    DiscardVisibility,
    ExhaustScore,
    FinalDiscard,
    FirstDealer,
    FirstTurn,
    KnockCardSource,
    KnockLimit,
    KnockScore,
    LineBonusTiming,
    MatchFormat,
    NextDealer,
    RunSuits,
    SequencePaid,
    ShutoutMode,
    SpadeDoubleBoxes,
    TableMelds,
    TieRule,
    WallRule,
)

_NO_END_BONUSES: Mapping[str, object] = {
    "game_bonus": 0,
    "line_bonus": 0,
    "shutout": Shutout(ShutoutMode.OFF),
    "big_gin": BigGin(BigGinMode.OFF),
}
_OKLAHOMA: Mapping[str, object] = {
    "knock_limit": KnockLimit.UPCARD,
    "knock_limit_ace": AceLimit.GIN_ONLY,
    "spade_doubles": True,
}
_OKLAHOMA_MATCH: Mapping[str, object] = {
    **_OKLAHOMA,
    "knock_card_source": KnockCardSource.SECOND_DECK,
    "first_turn": FirstTurn.STOCK_ONLY,
    "next_dealer": NextDealer.LOSER,
}
_FOSDICK: Mapping[str, object] = {
    **_NO_END_BONUSES,
    "knock_limit": KnockLimit.UPCARD,
    "knock_limit_ace": AceLimit.ONE,
    "knock_score": KnockScore.LOSER_FULL,
    "gin_bonus": 20,
    "undercut_bonus": 20,
    "final_discard": FinalDiscard.OPTIONAL,
}
_TABLE_MELDS: Mapping[str, object] = {
    **_NO_END_BONUSES,
    "knock_limit": KnockLimit.GIN_ONLY,
    "undercut_bonus": 0,
}
_COLONEL: Mapping[str, object] = {
    **_TABLE_MELDS,
    "first_turn": FirstTurn.NORMAL_DRAW,
    "ace": AceRank.HIGH,
    "values": CardValues.COLONEL,
    "table_melds": TableMelds.SHARED,
    "final_discard": FinalDiscard.OPTIONAL,
    "stock_end": 0,
    "gin_bonus": 0,
    "exhaust_score": ExhaustScore.DIFFERENCE,
}

READY_MADE: tuple[Preset, ...] = (
    Preset(
        "standard",
        Group.KNOCK,
        place=1,
        about=(
            "The game as most people learn it. Ten cards each, draw one, throw one, and end "
            "the deal by a knock as soon as it pays, or by gin when you dare to wait."
        ),
        options={},
    ),
    Preset(
        "classic",
        Group.KNOCK,
        place=8,
        about=(
            "An older tariff. An undercut costs a knocker only 10, so a doubtful knock is "
            "worth more than in the standard game; to leave the other side without a box is "
            "worth 100."
        ),
        options={
            "gin_bonus": 20,
            "big_gin": BigGin(BigGinMode.OFF),
            "undercut_bonus": 10,
            "line_bonus": 20,
            "shutout": Shutout(ShutoutMode.EXTRA, 100),
            "next_dealer": NextDealer.WINNER,
        },
    ),
    Preset(
        "tournament",
        Group.KNOCK,
        place=9,
        about=(
            "A shutout doubles everything at the end, so a losing side fights for its one "
            "box more than for points."
        ),
        options={
            "big_gin": BigGin(BigGinMode.OFF),
            "shutout": Shutout(ShutoutMode.DOUBLE_TOTAL),
            "next_dealer": NextDealer.WINNER,
        },
    ),
    Preset(
        "family",
        Group.KNOCK,
        place=10,
        about="Nothing to add up at the end: the first to 100 has won. The one to learn with.",
        options={
            **_NO_END_BONUSES,
            "gin_bonus": 20,
            "undercut_bonus": 10,
            "next_dealer": NextDealer.WINNER,
        },
    ),
    Preset(
        "dictionary",
        Group.KNOCK,
        place=24,
        about=(
            "The strictest reading of the old books. The dealer never gets the upcard, and "
            "gin can't be kept back in the hope of big gin."
        ),
        options={
            "first_dealer": FirstDealer.CUT_LOW_DEALS,
            "first_turn": FirstTurn.OFFER_NONDEALER,
            "gin_compulsory": True,
            "big_gin": BigGin(BigGinMode.EXTRA, 6),
        },
    ),
    Preset(
        "elder",
        Group.KNOCK,
        place=25,
        about=(
            "A cut decides who may begin; then it is a plain game without big gin, where a "
            "shutout counts double."
        ),
        options={
            "first_dealer": FirstDealer.CUT_HIGH_CHOOSES,
            "big_gin": BigGin(BigGinMode.OFF),
            "shutout": Shutout(ShutoutMode.DOUBLE_TOTAL),
        },
    ),
    Preset(
        "eleven",
        Group.KNOCK,
        place=23,
        about=(
            "No haggling over an upcard: the non-dealer holds a card more and throws it, "
            "and may even end the deal with it."
        ),
        options={"first_turn": FirstTurn.ELEVEN_CARDS},
    ),
    Preset(
        "straight",
        Group.KNOCK,
        place=4,
        about=(
            "Nobody knocks. Deals are long, what was thrown must be remembered, and a hand "
            "one card short of gin is worth nothing."
        ),
        options={"knock_limit": KnockLimit.GIN_ONLY},
    ),
    Preset(
        "oklahoma",
        Group.KNOCK_CARD,
        place=2,
        about=(
            "The upcard sets the pace. Under a low card nobody can knock for long and hands "
            "grow good; under a picture it is the usual race. Spades double the stake."
        ),
        options=_OKLAHOMA,
    ),
    Preset(
        "oklahoma_kisses",
        Group.KNOCK_CARD,
        place=13,
        about=(
            "Gin and undercuts earn extra boxes, the kisses, and more of them under a "
            "spade: a bold side can win the settlement without winning the most deals."
        ),
        options={
            **_OKLAHOMA,
            "game_target": 150,
            "extra_boxes": ExtraBoxes(gin=2, big_gin=2, undercut=1),
            "spade_double_boxes": SpadeDoubleBoxes.EXTRA,
        },
    ),
    Preset(
        "oklahoma_fosdick",
        Group.KNOCK_CARD,
        place=20,
        about=(
            "A knock takes all that the loser holds, whatever the knocker is left with. "
            "High cards are dangerous from the first turn."
        ),
        options=_FOSDICK,
    ),
    Preset(
        "oklahoma_match",
        Group.KNOCK_CARD,
        place=21,
        about=(
            "The knock card comes from another pack, so nobody can pick it up, and the "
            "first turn belongs to the winner of the last deal."
        ),
        options=_OKLAHOMA_MATCH,
    ),
    Preset(
        "hollywood",
        Group.CONTESTS,
        place=3,
        about=(
            "Three games at once. From the third win on every deal counts in all of them, "
            "so a streak is worth three, and who starts late may lose a column without a "
            "box in it."
        ),
        options={"match": MatchFormat.HOLLYWOOD},
    ),
    Preset(
        "hollywood_continuous",
        Group.CONTESTS,
        place=15,
        about=(
            "Three games at once, and as one closes the next opens, until five have been "
            "played. A lost game isn't the end of it, and the last one alone can turn it around."
        ),
        options={"match": MatchFormat.HOLLYWOOD, "hollywood_games": 5},
    ),
    Preset(
        "hollywood_oklahoma",
        Group.CONTESTS,
        place=14,
        about=(
            "Oklahoma with a second deck on a Hollywood sheet: a doubled deal may count "
            "three times over."
        ),
        options={**_OKLAHOMA_MATCH, "match": MatchFormat.HOLLYWOOD},
    ),
    Preset(
        "tedesco",
        Group.CONTESTS,
        place=16,
        about=(
            "Oklahoma with runs round the corner on a long sheet. A loose ace counts more "
            "than any knock allows, so meld it or throw it."
        ),
        options={
            **_OKLAHOMA,
            "ace": AceRank.CORNER,
            "values": CardValues.ACE15,
            "match": MatchFormat.HOLLYWOOD,
            "game_target": 200,
            "team_sweep_bonus": 25,
        },
    ),
    Preset(
        "round_corner",
        Group.MELDS,
        place=11,
        about=(
            "King, ace and two are neighbours, which makes runs plentiful and loose aces "
            "dear. Even gin isn't safe until the other side has laid off."
        ),
        options={
            "ace": AceRank.CORNER,
            "values": CardValues.ACE15,
            "gin_bonus": 20,
            "undercut_bonus": 20,
            "line_bonus": 20,
            "game_target": 125,
            "layoff_on_gin": True,
            "discard_visibility": DiscardVisibility.FULL,
            "big_gin": BigGin(BigGinMode.OFF),
        },
    ),
    Preset(
        "sequence",
        Group.MELDS,
        place=12,
        about=(
            "Runs alone are melds, and long ones with pictures pay. Three of a kind is just "
            "deadwood."
        ),
        options={
            **_FOSDICK,
            "sets": False,
            "sequence_bonus": SequenceBonus(6, 1, 1, SequencePaid.WINNER),
        },
    ),
    Preset(
        "mahjong",
        Group.ON_THE_TABLE,
        place=5,
        about=(
            "Melds lie open and anyone may add to them; you may pick up as much of the pile "
            "as you can use. Each side scores what it has laid down less what it still "
            "holds, with the bonus for whoever goes out, so a deal can cost you points."
        ),
        options={
            **_TABLE_MELDS,
            "first_turn": FirstTurn.NORMAL_DRAW,
            "discard_visibility": DiscardVisibility.FULL,
            "values": CardValues.MAHJONG,
            "table_melds": TableMelds.SHARED,
            "final_discard": FinalDiscard.OPTIONAL,
            "game_target": 300,
            "exhaust_score": ExhaustScore.TABLE_MINUS_HAND,
        },
    ),
    Preset(
        "skarney",
        Group.ON_THE_TABLE,
        place=6,
        about=(
            "There is no discard pile: each turn ends with a card offered to the other "
            "side. You must first lay a contract of three melds at once; to be caught "
            "without it is dear."
        ),
        options={
            **_TABLE_MELDS,
            "first_turn": FirstTurn.STOCK_ONLY,
            "runs": RunSuits.ANY_SUIT,
            "ace": AceRank.HIGH_OR_LOW,
            "values": CardValues.ACE15,
            "table_melds": TableMelds.OWN_ONLY,
            "final_discard": FinalDiscard.NONE,
            "gin_bonus": 20,
            "gin_bonus_no_contract": 40,
            "game_target": 200,
            "exhaust_score": ExhaustScore.DIFFERENCE,
        },
    ),
    Preset(
        "colonel",
        Group.ON_THE_TABLE,
        place=7,
        about=(
            "A race to an empty hand, with melds that both sides build on. The winner "
            "scores all that the other still holds."
        ),
        options=_COLONEL,
    ),
    Preset(
        "gra",
        Group.CONTESTS,
        place=17,
        about=(
            "A series of games under club customs: you may take a discard and put it back, "
            "and even the very last discard can end a deal."
        ),
        options={
            "match": MatchFormat.BEST_OF,
            "game_target": 250,
            "return_taken_discard": True,
            "wall_rule": WallRule.LAST_DISCARD_ACTION,
        },
    ),
    Preset(
        "multi_match",
        Group.CONTESTS,
        place=18,
        about="Short matches, each credited with bonuses, that add up to one long score.",
        options={"match": MatchFormat.MULTI_MATCH},
    ),
    Preset(
        "palace",
        Group.KNOCK,
        place=19,
        about=(
            "Every deal won counts 10 more on the spot, so small wins add up; at the end "
            "nothing is added."
        ),
        options={
            "big_gin": BigGin(BigGinMode.OFF),
            "undercut_bonus": 20,
            "game_bonus": 0,
            "line_bonus": 10,
            "line_bonus_timing": LineBonusTiming.IMMEDIATE,
            "shutout": Shutout(ShutoutMode.OFF),
        },
    ),
    Preset(
        "colonel_challenge",
        Group.ON_THE_TABLE,
        place=22,
        about=(
            "The same, but who feels lighter may call for a count before drawing. The other "
            "side accepts, or plays on and has told you something."
        ),
        options={**_COLONEL, "challenge": True},
    ),
    Preset(
        "openspiel",
        Group.PROGRAMS,
        place=27,
        about=(
            "One deal at a time, as in the research library OpenSpiel, for matches between "
            "its players and ours."
        ),
        options={
            **_NO_END_BONUSES,
            "tie_rule": TieRule.NO_SCORE,
            "return_taken_discard": True,
            "wall_rule": WallRule.LAST_DISCARD_ACTION,
            "stall_guard": 50,
            "game_target": 1,
        },
    ),
    Preset(
        "eaai",
        Group.PROGRAMS,
        place=26,
        about=(
            "The game of the gin rummy challenge for students' programs: to 100, with no "
            "bonus but those for gin and an undercut."
        ),
        options={**_NO_END_BONUSES, "stall_guard": 200},
    ),
)
"""Every ready-made preset, in the order of the rules, A.8, then the programs' two."""
