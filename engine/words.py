"""The words that options take as values (rules, A.1 to A.7), as typed, stored and recorded."""

from enum import StrEnum
from typing import Self, cast


class Word(StrEnum):
    """One of a closed set, printed as its text; look-up is slow, so hot code holds members."""

    __repr__ = str.__repr__

    @classmethod
    def stored(cls, text: str) -> Self:
        """Return the word of stored text; text of a damaged row comes back as it is."""
        try:
            return cls(text)
        except ValueError:
            return cast("Self", text)

    @classmethod
    def read(cls, text: str) -> Self | None:
        """Return the word of text from outside; None where it is none of them."""
        try:
            return cls(text)
        except ValueError:
            return None


class FirstDealer(Word):
    """`first_dealer`: how the first dealer is chosen (rules, A.1)."""

    RANDOM = "random"
    CUT_LOW_DEALS = "cut_low_deals"
    CUT_HIGH_CHOOSES = "cut_high_chooses"


class NextDealer(Word):
    """`next_dealer`: who deals after a deal that a side won (rules, A.1)."""

    ALTERNATE = "alternate"
    WINNER = "winner"
    LOSER = "loser"


class DrawDealer(Word):
    """`draw_dealer`: who deals after a deal that nobody won (rules, A.1)."""

    SAME = "same"
    ROTATE = "rotate"


class FirstTurn(Word):
    """`first_turn`: who is offered the upcard, and how play starts without one (rules, B.1)."""

    OFFER_BOTH = "offer_both"
    OFFER_NONDEALER = "offer_nondealer"
    ELEVEN_CARDS = "eleven_cards"
    STOCK_ONLY = "stock_only"
    NORMAL_DRAW = "normal_draw"


class ImmediateKnock(Word):
    """`immediate_knock`: whether a hand dealt ready to knock is a misdeal (rules, B.1)."""

    ALLOW = "allow"
    MISDEAL = "misdeal"


class DiscardVisibility(Word):
    """`discard_visibility`: whether all of the discard pile is shown or its top (rules, A.1)."""

    TOP_ONLY = "top_only"
    FULL = "full"


class WallRule(Word):
    """`wall_rule`: whether the other side may go out with the last discard (rules, B.1)."""

    END_ON_DISCARD = "end_on_discard"
    LAST_DISCARD_ACTION = "last_discard_action"


class RunSuits(Word):
    """`runs`: whether runs are of one suit or of any suits (rules, B.0.1)."""

    SUITED = "suited"
    ANY_SUIT = "any_suit"


class AceRank(Word):
    """`ace`: below the 2, above the king, either, or between the two in a ring (rules, B.0.1)."""

    LOW = "low"
    HIGH = "high"
    HIGH_OR_LOW = "high_or_low"
    CORNER = "corner"


class CardValues(Word):
    """`values`: the table of card values that deadwood is counted by (rules, A.2)."""

    STANDARD = "standard"
    ACE15 = "ace15"
    COLONEL = "colonel"
    MAHJONG = "mahjong"


class TableMelds(Word):
    """`table_melds`: whether melds are laid on the table, and who may extend them (rules, A.2)."""

    NONE = "none"
    OWN_ONLY = "own_only"
    SHARED = "shared"


class KnockLimit(Word):
    """`knock_limit`, if not a number: the value of the knock card, or gin only (rules, B.1)."""

    UPCARD = "upcard"
    GIN_ONLY = "gin_only"


class AceLimit(Word):
    """`knock_limit_ace`: the limit that an ace as knock card sets (rules, A.3)."""

    ONE = "one"
    GIN_ONLY = "gin_only"


class KnockCardSource(Word):
    """`knock_card_source`: what the knock card is: the upcard, or of a second deck (rules, B.1)."""

    UPCARD = "upcard"
    SECOND_DECK = "second_deck"


class FinalDiscard(Word):
    """`final_discard`: whether a hand goes out with a last discard (rules, A.3)."""

    REQUIRED = "required"
    OPTIONAL = "optional"
    NONE = "none"


class KnockMeldMode(Word):
    """`knock_meld_mode`: when the knocker is asked for the melds (rules, A.3)."""

    AUTO = "auto"
    MANUAL = "manual"


class LayoffMode(Word):
    """`layoff_mode`: whether the engine lays off or the defender, card by card (rules, B.0.5)."""

    AUTO = "auto"
    MANUAL = "manual"


class IllegalKnock(Word):
    """`illegal_knock`: what happens to a knock over the limit (rules, B.1)."""

    PREVENT = "prevent"
    OPPONENT_CHOICE = "opponent_choice"
    EXPOSE = "expose"


class KnockScore(Word):
    """`knock_score`: whether a knock pays the difference or the loser's count (rules, B.1)."""

    DIFFERENCE = "difference"
    LOSER_FULL = "loser_full"


class BigGinMode(Word):
    """`big_gin`: not paid, a total, or extra on top of the gin bonus (rules, A.4)."""

    OFF = "off"
    TOTAL = "total"
    EXTRA = "extra"


class TieRule(Word):
    """`tie_rule`: whether equal deadwood after a knock is an undercut or no score (rules, B.1)."""

    UNDERCUT = "undercut"
    NO_SCORE = "no_score"


class SpadeDoubleBoxes(Word):
    """`spade_double_boxes`: which boxes a spade as knock card doubles (rules, B.1)."""

    NONE = "none"
    EXTRA = "extra"
    ALL = "all"


class SequencePaid(Word):
    """The last part of `sequence_bonus`: whose runs are paid (rules, B.3)."""

    WINNER = "winner"
    BOTH = "both"


class ExhaustScore(Word):
    """`exhaust_score`: how a deal with table melds scores when the stock runs out (rules, A.4)."""

    VOID = "void"
    DIFFERENCE = "difference"
    TABLE_MINUS_HAND = "table_minus_hand"


class LineBonusTiming(Word):
    """`line_bonus_timing`: whether boxes are paid at the game's end or at once (rules, A.5)."""

    END = "end"
    IMMEDIATE = "immediate"


class ShutoutMode(Word):
    """`shutout`: how it changes the winner's total (rules, C.1)."""

    OFF = "off"
    DOUBLE_POINTS = "double_points"
    DOUBLE_POINTS_AND_GAME = "double_points_and_game"
    DOUBLE_TOTAL = "double_total"
    EXTRA = "extra"


class ExactMarginBasis(Word):
    """`exact_margin_basis`: whether the margin is one of points or of totals (rules, C.1)."""

    POINTS = "points"
    FINAL = "final"


class WinnerBy(Word):
    """`winner_by`: whether the first side at the target or the higher total wins (rules, C.1)."""

    FIRST_TO_TARGET = "first_to_target"
    HIGHER_FINAL_TOTAL = "higher_final_total"


class MatchFormat(Word):
    """`match`: one game, several matches, a best of n, or a Hollywood sheet (rules, C.1 to C.4)."""

    SINGLE = "single"
    MULTI_MATCH = "multi_match"
    BEST_OF = "best_of"
    HOLLYWOOD = "hollywood"


class HollywoodLateEntry(Word):
    """`hollywood_late_entry`: where a side's next first entry goes (rules, C.4)."""

    NEXT_OPEN = "next_open"
    BY_COUNT = "by_count"


class HollywoodDecide(Word):
    """`hollywood_decide`: whether the net of the columns or their number decides (rules, C.4)."""

    NET_POINTS = "net_points"
    COLUMNS_WON = "columns_won"


class SeatingFormat(Word):
    """`seating`: who plays: two, teams, a round robin, a captain, all three (rules, C.6 to C.8).

    Where all three play, each for oneself, they hold hands in the same deal (docs/variants.md).
    """

    HEADS_UP = "heads_up"
    PARTNERSHIP = "partnership"
    ROUND_ROBIN = "round_robin"
    CAPTAIN = "captain"
    THREE_HANDED = "three_handed"


class OpponentRotation(Word):
    """`opponent_rotation`: when team members change opponents (rules, C.6)."""

    FIXED = "fixed"
    EACH_HAND = "each_hand"
    EACH_GAME = "each_game"
    AFTER_LOSS = "after_loss"


class PartnerTalk(Word):
    """`partner_talk`: when a player may see a partner's hand (rules, A.6)."""

    OFF = "off"
    AFTER_OWN_HAND = "after_own_hand"
    ALWAYS = "always"


class TeamResultVisibility(Word):
    """`team_result_visibility`: when a table's result is shown at the other tables (rules, A.6)."""

    IMMEDIATE = "immediate"
    AFTER_DISCARD = "after_discard"


class DeepCardUse(Word):
    """`deep_card_use`: where the deepest of several cards taken may go (rules, B.4)."""

    MELD_OR_LAYOFF = "meld_or_layoff"
    NEW_MELD_ONLY = "new_meld_only"


class ExhaustCount(Word):
    """`exhaust_count`: which cards in hand count when the stock runs out (rules, B.5)."""

    ALL_IN_HAND = "all_in_hand"
    UNMATCHED_ONLY = "unmatched_only"


class ChallengeTiming(Word):
    """`challenge_timing`: whether only the player about to draw may challenge (rules, B.6)."""

    OWN_DRAW_PHASE = "own_draw_phase"
    ANYTIME = "anytime"


class ChallengeTie(Word):
    """`challenge_tie`: whether equal hands are a draw or the challenged side's win (rules, B.6)."""

    DRAWN = "drawn"
    CHALLENGED_WINS = "challenged_wins"


class FamilyName(Word):
    """A family of variants (rules, B.1, B.4 to B.6); `JERSEY` is for three (docs/variants.md)."""

    KNOCK = "knock"
    MAHJONG = "mahjong"
    SKARNEY = "skarney"
    COLONEL = "colonel"
    JERSEY = "jersey"
