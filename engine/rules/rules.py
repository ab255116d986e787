"""The rules of a table: every option of the rules, A.1 to A.7, as one value."""

# ruff: noqa: RUF009  # `option` makes a dataclass field

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType

from engine.cards import Card
from engine.errors import BadRules
from engine.melds import MeldRules
from engine.rules.options import (
    BigGin,
    Boxes,
    ExtraBoxes,
    Mode,
    OneOf,
    Option,
    Runs,
    SequenceBonus,
    Shutout,
    Sizes,
    Whole,
    YesNo,
    check_value,
    option,
)
from engine.values import card_value

__all__ = ["OPTIONS", "BigGin", "ExtraBoxes", "Rules", "SequenceBonus", "Shutout"]

_SPADES = 3
_YES_NO = YesNo()


def _one_of(*words: str) -> OneOf:
    return OneOf(words)


@dataclass(frozen=True)  # no slots: what follows from the options is worked out once and kept
class Rules:
    """Every rule of a table, by its name in the rules, A.1 to A.7.

    A value that an option can't have is refused when the rules are made. Values that don't go
    together are refused by `engine.rules.clashes.check_rules`.

    Attributes:
        preset: The name of the preset that the rules started from.

    Raises:
        BadRules: An option has a value it can't have.
    """

    preset: str = "standard"

    # A.1 Deal and order
    first_dealer: str = option("random", _one_of("random", "cut_low_deals", "cut_high_chooses"))
    next_dealer: str = option("alternate", _one_of("alternate", "winner", "loser"))
    draw_dealer: str = option("same", _one_of("same", "rotate"))
    first_turn: str = option(
        "offer_both",
        _one_of("offer_both", "offer_nondealer", "eleven_cards", "stock_only", "normal_draw"),
    )
    immediate_knock: str = option("allow", _one_of("allow", "misdeal"))
    discard_visibility: str = option("top_only", _one_of("top_only", "full"))
    return_taken_discard: bool = option(False, _YES_NO)
    stock_end: int = option(2, Whole(0, 30))
    wall_rule: str = option("end_on_discard", _one_of("end_on_discard", "last_discard_action"))
    stall_guard: int = option(24, Whole(2, 200))

    # A.2 Melds and card values
    sets: bool = option(True, _YES_NO)
    runs: str = option("suited", _one_of("suited", "any_suit"))
    ace: str = option("low", _one_of("low", "high", "high_or_low", "corner"))
    values: str = option("standard", _one_of("standard", "ace15", "colonel", "mahjong"))
    table_melds: str = option("none", _one_of("none", "own_only", "shared"))

    # A.3 Knocking
    knock_limit: int | str = option(10, Whole(0, 100, words=("upcard", "gin_only")))
    knock_limit_ace: str = option("one", _one_of("one", "gin_only"))
    knock_card_source: str = option("upcard", _one_of("upcard", "second_deck"))
    gin_compulsory: bool = option(False, _YES_NO)
    final_discard: str = option("required", _one_of("required", "optional", "none"))
    knock_meld_mode: str = option("auto", _one_of("auto", "manual"))
    layoff_mode: str = option("auto", _one_of("auto", "manual"))
    layoff_on_gin: bool = option(False, _YES_NO)
    illegal_knock: str = option("prevent", _one_of("prevent", "opponent_choice", "expose"))

    # A.4 Hand scoring
    knock_score: str = option("difference", _one_of("difference", "loser_full"))
    gin_bonus: int = option(25, Whole(0, 500))
    big_gin: BigGin = option(BigGin("total", 31), Mode(BigGin, ("off",), ("total", "extra"), 500))
    undercut_bonus: int = option(25, Whole(0, 500))
    tie_rule: str = option("undercut", _one_of("undercut", "no_score"))
    spade_doubles: bool = option(False, _YES_NO)
    spade_double_boxes: str = option("none", _one_of("none", "extra", "all"))
    extra_boxes: ExtraBoxes = option(ExtraBoxes(), Boxes())
    sequence_bonus: SequenceBonus | None = option(None, Runs())
    gin_bonus_no_contract: int | None = option(None, Whole(0, 500, optional=True))
    exhaust_score: str = option("void", _one_of("void", "difference", "table_minus_hand"))

    # A.5 Game settlement
    game_target: int = option(100, Whole(1, 1000))
    game_bonus: int = option(100, Whole(0, 1000))
    line_bonus: int = option(25, Whole(0, 500))
    line_bonus_timing: str = option("end", _one_of("end", "immediate"))
    shutout: Shutout = option(
        Shutout("double_points"),
        Mode(
            Shutout,
            ("off", "double_points", "double_points_and_game", "double_total"),
            ("extra",),
            1000,
        ),
    )
    exact_margin_forfeit: int | None = option(None, Whole(1, 1000, optional=True))
    exact_margin_basis: str = option("points", _one_of("points", "final"))
    winner_by: str = option("first_to_target", _one_of("first_to_target", "higher_final_total"))

    # A.6 Match format and seats
    match: str = option("single", _one_of("single", "multi_match", "best_of", "hollywood"))
    multi_target: int = option(500, Whole(1, 10000))
    multi_hand_bonus: int = option(25, Whole(0, 1000))
    multi_win_bonus: int = option(100, Whole(0, 1000))
    multi_shutout_bonus: int = option(100, Whole(0, 1000))
    best_of: int = option(5, Whole(1, 7, step=2))
    hollywood_columns: int = option(3, Whole(1, 6))
    hollywood_late_entry: str = option("next_open", _one_of("next_open", "by_count"))
    hollywood_decide: str = option("net_points", _one_of("net_points", "columns_won"))
    hollywood_third_double: bool = option(False, _YES_NO)
    seating: str = option("heads_up", _one_of("heads_up", "partnership", "round_robin", "captain"))
    team_size: int = option(1, Whole(1, 6))
    team_target: int | None = option(None, Whole(1, 1000, optional=True))
    team_sweep_bonus: int = option(0, Whole(0, 500))
    opponent_rotation: str = option("each_hand", _one_of("fixed", "each_hand", "each_game"))
    partner_talk: str = option("after_own_hand", _one_of("off", "after_own_hand", "always"))
    team_result_visibility: str = option("immediate", _one_of("immediate", "after_discard"))

    # A.7 Variant-only options
    multi_take: bool = option(True, _YES_NO)
    deep_card_use: str = option("meld_or_layoff", _one_of("meld_or_layoff", "new_meld_only"))
    contract: tuple[int, ...] = option((3, 3, 3), Sizes())
    layoff_cap_per_meld: int = option(2, Whole(1, 10))
    extend_on_contract_turn: bool = option(False, _YES_NO)
    ace_offer_skips_draw: bool = option(True, _YES_NO)
    reoffer_ban: bool = option(True, _YES_NO)
    exhaust_count: str = option("all_in_hand", _one_of("all_in_hand", "unmatched_only"))
    challenge: bool = option(False, _YES_NO)
    challenge_timing: str = option("own_draw_phase", _one_of("own_draw_phase", "anytime"))
    challenge_per_turn: int = option(1, Whole(1, 10))
    challenge_tie: str = option("drawn", _one_of("drawn", "challenged_wins"))

    def __post_init__(self) -> None:
        for name, values in OPTIONS.items():
            check_value(name, values, getattr(self, name))

    @cached_property
    def family(self) -> str:
        """Which machine plays these rules: knock, mahjong, skarney or colonel.

        A preset of a table variant names its own, as long as melds go to the table at all. For
        other presets the options tell: only Skarney's melds are one's own, and Mahjong and
        Colonel, where both sides share them, have each a value table of their own.
        """
        if self.table_melds == "none":
            return "knock"
        started = self.preset.partition("_")[0]
        if started in {"mahjong", "skarney", "colonel"}:
            return started
        if self.table_melds == "own_only":
            return "skarney"
        return "mahjong" if self.values == "mahjong" else "colonel"

    @cached_property
    def both_score(self) -> bool:
        """Whether one deal may give points to both sides."""
        if self.family == "knock":
            return self.sequence_bonus is not None and self.sequence_bonus.to == "both"
        return self.family == "mahjong" or self.exhaust_score == "table_minus_hand"

    @cached_property
    def melds(self) -> MeldRules:
        """What is a meld and what cards count."""
        return MeldRules(sets=self.sets, runs=self.runs, ace=self.ace, values=self.values)

    @property
    def turns_upcard(self) -> bool:
        """Whether the deal turns a card face up."""
        return self.first_turn in {"offer_both", "offer_nondealer", "normal_draw"}

    @property
    def counts_boxes(self) -> bool:
        """Whether a box pays anything, or having none costs."""
        matches = self.match == "multi_match"  # it has bonuses for boxes of its own
        return self.line_bonus > 0 or self.shutout.mode != "off" or matches

    @property
    def needs_knock_card(self) -> bool:
        """Whether a card sets the limit or may double the deal."""
        return (
            self.knock_limit == "upcard" or self.spade_doubles or self.spade_double_boxes != "none"
        )

    def limit(self, knock_card: Card | None = None) -> int:
        """Return the most deadwood a knock may leave, 0 where only gin is allowed (rules, B.1).

        Raises:
            BadRules: The limit comes from a knock card and there is none.
        """
        if isinstance(self.knock_limit, int):
            return self.knock_limit
        if self.knock_limit == "gin_only":
            return 0
        if knock_card is None:
            raise BadRules("these rules need a knock card", "knock_card")
        if knock_card.rank == 0:
            return 1 if self.knock_limit_ace == "one" else 0
        return card_value(knock_card)

    def doubled_by(self, knock_card: Card | None) -> bool:
        """Whether the knock card is a spade, so that spade rules double what they double."""
        return knock_card is not None and knock_card.suit == _SPADES


OPTIONS: Mapping[str, Option] = MappingProxyType(
    {
        declared.name: declared.metadata["option"]
        for declared in dataclasses.fields(Rules)
        if "option" in declared.metadata
    }
)
"""What each option may be, by its name, in the order of the rules."""
