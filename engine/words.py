"""The words that options of the rules may be, each option's as a type (rules, A.1 to A.7).

A member is the text that is typed, stored and recorded.
"""

from enum import StrEnum
from typing import Self, cast


class Word(StrEnum):
    """One of a closed set of words, which is shown everywhere as the text that it is.

    Looking up a member is slow, so code that runs on every move keeps it in a module constant.
    """

    __repr__ = str.__repr__

    @classmethod
    def stored(cls, text: str) -> Self:
        """Return the word of stored text; text of a damaged row is returned as it stands."""
        try:
            return cls(text)
        except ValueError:
            return cast("Self", text)


class FirstDealer(Word):
    """Who deals first."""

    RANDOM = "random"
    CUT_LOW_DEALS = "cut_low_deals"
    CUT_HIGH_CHOOSES = "cut_high_chooses"


class NextDealer(Word):
    """Who deals after a deal."""

    ALTERNATE = "alternate"
    WINNER = "winner"
    LOSER = "loser"


class DrawDealer(Word):
    """Who deals after a deal that nobody won."""

    SAME = "same"
    ROTATE = "rotate"


class FirstTurn(Word):
    """How the first turn goes."""

    OFFER_BOTH = "offer_both"
    OFFER_NONDEALER = "offer_nondealer"
    ELEVEN_CARDS = "eleven_cards"
    STOCK_ONLY = "stock_only"
    NORMAL_DRAW = "normal_draw"


class ImmediateKnock(Word):
    """What happens to a hand that could knock as dealt."""

    ALLOW = "allow"
    MISDEAL = "misdeal"


class DiscardVisibility(Word):
    """How much of the discard pile is shown."""

    TOP_ONLY = "top_only"
    FULL = "full"


class WallRule(Word):
    """What the last discard of a deal allows."""

    END_ON_DISCARD = "end_on_discard"
    LAST_DISCARD_ACTION = "last_discard_action"


class RunSuits(Word):
    """Which suits a run may have."""

    SUITED = "suited"
    ANY_SUIT = "any_suit"


class AceRank(Word):
    """Where the ace stands in a run."""

    LOW = "low"
    HIGH = "high"
    HIGH_OR_LOW = "high_or_low"
    CORNER = "corner"


class CardValues(Word):
    """What loose cards count."""

    STANDARD = "standard"
    ACE15 = "ace15"
    COLONEL = "colonel"
    MAHJONG = "mahjong"


class TableMelds(Word):
    """Whether melds go to the table, and who may add to them."""

    NONE = "none"
    OWN_ONLY = "own_only"
    SHARED = "shared"


class KnockLimit(Word):
    """What sets the knock limit where no number does."""

    UPCARD = "upcard"
    GIN_ONLY = "gin_only"


class AceLimit(Word):
    """What limit an ace as knock card sets."""

    ONE = "one"
    GIN_ONLY = "gin_only"


class KnockCardSource(Word):
    """Where the knock card comes from."""

    UPCARD = "upcard"
    SECOND_DECK = "second_deck"


class FinalDiscard(Word):
    """Whether going out ends with a discard."""

    REQUIRED = "required"
    OPTIONAL = "optional"
    NONE = "none"


class KnockMeldMode(Word):
    """Who chooses the melds of a knock."""

    AUTO = "auto"
    MANUAL = "manual"


class LayoffMode(Word):
    """Who lays off."""

    AUTO = "auto"
    MANUAL = "manual"


class IllegalKnock(Word):
    """What comes of a knock over the limit."""

    PREVENT = "prevent"
    OPPONENT_CHOICE = "opponent_choice"
    EXPOSE = "expose"


class KnockScore(Word):
    """What a knock scores."""

    DIFFERENCE = "difference"
    LOSER_FULL = "loser_full"


class BigGinMode(Word):
    """How big gin is paid."""

    OFF = "off"
    TOTAL = "total"
    EXTRA = "extra"


class TieRule(Word):
    """What equal counts are."""

    UNDERCUT = "undercut"
    NO_SCORE = "no_score"


class SpadeDoubleBoxes(Word):
    """Which boxes a spade doubles."""

    NONE = "none"
    EXTRA = "extra"
    ALL = "all"


class SequencePaid(Word):
    """Whose runs are paid."""

    WINNER = "winner"
    BOTH = "both"


class ExhaustScore(Word):
    """What is scored when the stock runs out."""

    VOID = "void"
    DIFFERENCE = "difference"
    TABLE_MINUS_HAND = "table_minus_hand"


class LineBonusTiming(Word):
    """When boxes are paid."""

    END = "end"
    IMMEDIATE = "immediate"


class ShutoutMode(Word):
    """How a shutout is paid."""

    OFF = "off"
    DOUBLE_POINTS = "double_points"
    DOUBLE_POINTS_AND_GAME = "double_points_and_game"
    DOUBLE_TOTAL = "double_total"
    EXTRA = "extra"


class ExactMarginBasis(Word):
    """What the exact margin is counted in."""

    POINTS = "points"
    FINAL = "final"


class WinnerBy(Word):
    """Who wins a game."""

    FIRST_TO_TARGET = "first_to_target"
    HIGHER_FINAL_TOTAL = "higher_final_total"


class MatchFormat(Word):
    """What a contest is made of."""

    SINGLE = "single"
    MULTI_MATCH = "multi_match"
    BEST_OF = "best_of"
    HOLLYWOOD = "hollywood"


class HollywoodLateEntry(Word):
    """Where a late first entry goes."""

    NEXT_OPEN = "next_open"
    BY_COUNT = "by_count"


class HollywoodDecide(Word):
    """What decides a Hollywood sheet."""

    NET_POINTS = "net_points"
    COLUMNS_WON = "columns_won"


class SeatingFormat(Word):
    """Who plays with whom."""

    HEADS_UP = "heads_up"
    PARTNERSHIP = "partnership"
    ROUND_ROBIN = "round_robin"
    CAPTAIN = "captain"


class OpponentRotation(Word):
    """When members of teams change opponents."""

    FIXED = "fixed"
    EACH_HAND = "each_hand"
    EACH_GAME = "each_game"


class PartnerTalk(Word):
    """When partners see each other's hands."""

    OFF = "off"
    AFTER_OWN_HAND = "after_own_hand"
    ALWAYS = "always"


class TeamResultVisibility(Word):
    """When a table's result is shown to the others."""

    IMMEDIATE = "immediate"
    AFTER_DISCARD = "after_discard"


class DeepCardUse(Word):
    """Where the deepest of several cards taken goes."""

    MELD_OR_LAYOFF = "meld_or_layoff"
    NEW_MELD_ONLY = "new_meld_only"


class ExhaustCount(Word):
    """What counts when the stock runs out."""

    ALL_IN_HAND = "all_in_hand"
    UNMATCHED_ONLY = "unmatched_only"


class ChallengeTiming(Word):
    """When a challenge may come."""

    OWN_DRAW_PHASE = "own_draw_phase"
    ANYTIME = "anytime"


class ChallengeTie(Word):
    """What a challenge of equal hands is."""

    DRAWN = "drawn"
    CHALLENGED_WINS = "challenged_wins"


class FamilyName(Word):
    """Which machine plays the rules."""

    KNOCK = "knock"
    MAHJONG = "mahjong"
    SKARNEY = "skarney"
    COLONEL = "colonel"
