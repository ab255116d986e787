"""The rules of a table as one immutable value: every option of the rules, A.1 to A.7."""

# ruff: noqa: RUF009  # `option` makes a dataclass field

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType

from engine.cards import Card
from engine.errors import BadRules
from engine.melds import MeldRules
from engine.rules.family_rules import FAMILY_RULES
from engine.rules.options import (
    BigGin,
    Boxes,
    ExtraBoxes,
    Mode,
    Option,
    Runs,
    SequenceBonus,
    Shutout,
    Sizes,
    WholeNumber,
    YesNo,
    check_value,
    option,
    word,
)
from engine.seats import SEATS, THREE_SEATS, Seat
from engine.values import card_value
from engine.words import (
    AceLimit,
    AceRank,
    BigGinMode,
    CardValues,
    ChallengeTie,
    ChallengeTiming,
    DeepCardUse,
    DiscardVisibility,
    DrawDealer,
    ExactMarginBasis,
    ExhaustCount,
    ExhaustScore,
    FamilyName,
    FinalDiscard,
    FirstDealer,
    FirstTurn,
    HollywoodDecide,
    HollywoodLateEntry,
    IllegalKnock,
    ImmediateKnock,
    KnockCardSource,
    KnockLimit,
    KnockMeldMode,
    KnockScore,
    LayoffMode,
    LineBonusTiming,
    MatchFormat,
    NextDealer,
    OpponentRotation,
    PartnerTalk,
    RunSuits,
    SeatingFormat,
    ShutoutMode,
    SpadeDoubleBoxes,
    TableMelds,
    TeamResultVisibility,
    TieRule,
    WallRule,
    WinnerBy,
)

__all__ = ["OPTIONS", "BigGin", "ExtraBoxes", "Rules", "SequenceBonus", "Shutout"]

_SPADES = 3
_YES_NO = YesNo()


@dataclass(frozen=True)  # no slots: what follows from the options is worked out once and kept
class Rules:
    """Each option's value, under its name in the rules, A.1 to A.7; BadRules if it can't have it.

    `engine.rules.clashes.check_rules` finds the combinations that the rules, A.9, reject.
    """

    preset: str = "standard"  # that the rules started from

    # A.1 Deal and order
    first_dealer: FirstDealer = word(FirstDealer.RANDOM)
    next_dealer: NextDealer = word(NextDealer.ALTERNATE)
    draw_dealer: DrawDealer = word(DrawDealer.SAME)
    first_turn: FirstTurn = word(FirstTurn.OFFER_BOTH)
    immediate_knock: ImmediateKnock = word(ImmediateKnock.ALLOW)
    discard_visibility: DiscardVisibility = word(DiscardVisibility.TOP_ONLY)
    return_taken_discard: bool = option(False, _YES_NO)
    stock_end: int = option(2, WholeNumber(0, 30))
    wall_rule: WallRule = word(WallRule.END_ON_DISCARD)
    stall_guard: int = option(24, WholeNumber(2, 200))

    # A.2 Melds and card values
    sets: bool = option(True, _YES_NO)
    runs: RunSuits = word(RunSuits.SUITED)
    ace: AceRank = word(AceRank.LOW)
    values: CardValues = word(CardValues.STANDARD)
    table_melds: TableMelds = word(TableMelds.NONE)

    # A.3 Knocking
    knock_limit: int | KnockLimit = option(10, WholeNumber(0, 100, words=tuple(KnockLimit)))
    knock_limit_ace: AceLimit = word(AceLimit.ONE)
    knock_card_source: KnockCardSource = word(KnockCardSource.UPCARD)
    gin_compulsory: bool = option(False, _YES_NO)
    final_discard: FinalDiscard = word(FinalDiscard.REQUIRED)
    knock_meld_mode: KnockMeldMode = word(KnockMeldMode.AUTO)
    layoff_mode: LayoffMode = word(LayoffMode.AUTO)
    layoff_on_gin: bool = option(False, _YES_NO)
    illegal_knock: IllegalKnock = word(IllegalKnock.PREVENT)

    # A.4 Hand scoring
    knock_score: KnockScore = word(KnockScore.DIFFERENCE)
    gin_bonus: int = option(25, WholeNumber(0, 500))
    big_gin: BigGin = option(
        BigGin(BigGinMode.TOTAL, 31),
        Mode(BigGin, BigGinMode, (BigGinMode.TOTAL, BigGinMode.EXTRA), 500),
    )
    undercut_bonus: int = option(25, WholeNumber(0, 500))
    tie_rule: TieRule = word(TieRule.UNDERCUT)
    spade_doubles: bool = option(False, _YES_NO)
    spade_double_boxes: SpadeDoubleBoxes = word(SpadeDoubleBoxes.NONE)
    extra_boxes: ExtraBoxes = option(ExtraBoxes(), Boxes())
    sequence_bonus: SequenceBonus | None = option(None, Runs())
    gin_bonus_no_contract: int | None = option(None, WholeNumber(0, 500, optional=True))
    exhaust_score: ExhaustScore = word(ExhaustScore.VOID)

    # A.5 Game settlement
    game_target: int = option(100, WholeNumber(1, 1000))
    game_bonus: int = option(100, WholeNumber(0, 1000))
    line_bonus: int = option(25, WholeNumber(0, 500))
    line_bonus_timing: LineBonusTiming = word(LineBonusTiming.END)
    shutout: Shutout = option(
        Shutout(ShutoutMode.DOUBLE_POINTS), Mode(Shutout, ShutoutMode, (ShutoutMode.EXTRA,), 1000)
    )
    exact_margin_forfeit: int | None = option(None, WholeNumber(1, 1000, optional=True))
    exact_margin_basis: ExactMarginBasis = word(ExactMarginBasis.POINTS)
    winner_by: WinnerBy = word(WinnerBy.FIRST_TO_TARGET)

    # A.6 Match format and seats
    match: MatchFormat = word(MatchFormat.SINGLE)
    multi_target: int = option(500, WholeNumber(1, 10000))
    multi_hand_bonus: int = option(25, WholeNumber(0, 1000))
    multi_win_bonus: int = option(100, WholeNumber(0, 1000))
    multi_shutout_bonus: int = option(100, WholeNumber(0, 1000))
    best_of: int = option(5, WholeNumber(1, 7, step=2))
    hollywood_columns: int = option(3, WholeNumber(1, 6))
    hollywood_games: int | None = option(None, WholeNumber(2, 12, optional=True))
    hollywood_late_entry: HollywoodLateEntry = word(HollywoodLateEntry.NEXT_OPEN)
    hollywood_decide: HollywoodDecide = word(HollywoodDecide.NET_POINTS)
    hollywood_third_double: bool = option(False, _YES_NO)
    seating: SeatingFormat = word(SeatingFormat.HEADS_UP)
    team_size: int = option(1, WholeNumber(1, 6))
    team_target: int | None = option(None, WholeNumber(1, 1000, optional=True))
    team_sweep_bonus: int = option(0, WholeNumber(0, 500))
    opponent_rotation: OpponentRotation = word(OpponentRotation.EACH_HAND)
    partner_talk: PartnerTalk = word(PartnerTalk.AFTER_OWN_HAND)
    team_result_visibility: TeamResultVisibility = word(TeamResultVisibility.IMMEDIATE)

    # A.7 Variant-only options
    multi_take: bool = option(True, _YES_NO)
    deep_card_use: DeepCardUse = word(DeepCardUse.MELD_OR_LAYOFF)
    contract: tuple[int, ...] = option((3, 3, 3), Sizes())
    layoff_cap_per_meld: int = option(2, WholeNumber(1, 10))
    extend_on_contract_turn: bool = option(False, _YES_NO)
    ace_offer_skips_draw: bool = option(True, _YES_NO)
    reoffer_ban: bool = option(True, _YES_NO)
    exhaust_count: ExhaustCount = word(ExhaustCount.ALL_IN_HAND)
    challenge: bool = option(False, _YES_NO)
    challenge_timing: ChallengeTiming = word(ChallengeTiming.OWN_DRAW_PHASE)
    challenge_per_turn: int = option(1, WholeNumber(1, 10))
    challenge_tie: ChallengeTie = word(ChallengeTie.DRAWN)

    def __post_init__(self) -> None:
        for name, values in OPTIONS.items():
            check_value(name, values, getattr(self, name))

    @cached_property
    def family(self) -> str:
        """Which family plays these rules, by its name.

        A preset's name tells, where that family can play the options; for others the options do:
        whose melds are, the value table, and where three play, the seating.
        """
        if self.seating == SeatingFormat.THREE_HANDED:
            return FamilyName.JERSEY
        started = self.preset.partition("_")[0]
        for name, family in FAMILY_RULES.items():
            if name == started and family.own(self):
                return name
        if self.table_melds == TableMelds.NONE:
            return FamilyName.KNOCK
        if self.table_melds == TableMelds.OWN_ONLY:
            return FamilyName.SKARNEY
        return FamilyName.MAHJONG if self.values == CardValues.MAHJONG else FamilyName.COLONEL

    @cached_property
    def seats(self) -> tuple[Seat, ...]:
        """The seats of a deal, in the order of play."""
        return THREE_SEATS if self.seating == SeatingFormat.THREE_HANDED else SEATS

    @cached_property
    def both_score(self) -> bool:
        """Whether one deal may give points to more than one side."""
        return FAMILY_RULES[self.family].both_score(self)

    @cached_property
    def knocks(self) -> bool:
        """Whether hands are kept until a knock or gin shows them, and counted then."""
        return FAMILY_RULES[self.family].knocks

    @cached_property
    def melds(self) -> MeldRules:
        """What is a meld, and what cards count (rules, A.2)."""
        return MeldRules(sets=self.sets, runs=self.runs, ace=self.ace, values=self.values)

    @cached_property
    def turns_upcard(self) -> bool:
        """Whether the deal turns an upcard (rules, B.1, deal)."""
        return self.first_turn in {
            FirstTurn.OFFER_BOTH,
            FirstTurn.OFFER_NONDEALER,
            FirstTurn.NORMAL_DRAW,
        }

    @cached_property
    def continuous(self) -> bool:
        """Whether a game opens on the Hollywood sheet for each that closes (rules, C.4)."""
        return self.match == MatchFormat.HOLLYWOOD and self.hollywood_games is not None

    @cached_property
    def losers_choose(self) -> bool:
        """Whether a team that loses a round may keep its opponents (rules, C.6)."""
        teams = self.seating == SeatingFormat.PARTNERSHIP
        return teams and self.opponent_rotation == OpponentRotation.AFTER_LOSS

    @property
    def counts_boxes(self) -> bool:
        """Whether boxes matter: they pay, or a side without one is shut out."""
        matches = self.match == MatchFormat.MULTI_MATCH  # it has bonuses for boxes of its own
        return self.line_bonus > 0 or self.shutout.mode != ShutoutMode.OFF or matches

    @property
    def needs_knock_card(self) -> bool:
        """Whether a knock card sets the limit or may double points or boxes (rules, B.1)."""
        return (
            self.knock_limit == KnockLimit.UPCARD
            or self.spade_doubles
            or self.spade_double_boxes != SpadeDoubleBoxes.NONE
        )

    def may_resign(self, *, among_computers: bool) -> bool:
        """Whether a player gives the game up: where others play on, one leaves one's seat."""
        alone = self.seating == SeatingFormat.THREE_HANDED and among_computers
        return alone or self.seating == SeatingFormat.HEADS_UP

    def limit(self, knock_card: Card | None = None) -> int:
        """Return the most deadwood that a knock may leave; 0 if only gin is allowed (rules, B.1).

        Raises:
            BadRules: The knock card sets the limit, and there is none.
        """
        if isinstance(self.knock_limit, int):
            return self.knock_limit
        if self.knock_limit == KnockLimit.GIN_ONLY:
            return 0
        if knock_card is None:
            raise BadRules("these rules need a knock card", "knock_card")
        if knock_card.rank == 0:
            return 1 if self.knock_limit_ace == AceLimit.ONE else 0
        return card_value(knock_card)

    def doubled_by(self, knock_card: Card | None) -> bool:
        """Whether the knock card is a spade, which the spade rules double for (rules, B.1)."""
        return knock_card is not None and knock_card.suit == _SPADES


OPTIONS: Mapping[str, Option] = MappingProxyType(
    {
        declared.name: declared.metadata["option"]
        for declared in dataclasses.fields(Rules)
        if declared.metadata
    }
)
"""Each option's possible values, by name, in the order of the rules, A.1 to A.7."""
