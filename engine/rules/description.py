"""Rules in words: a table of phrases for every value of every option."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from engine.rules.ineffective_options import inert_options
from engine.rules.options import BigGin, ExtraBoxes, SequenceBonus, Shutout
from engine.rules.rules import Rules
from engine.words import BigGinMode, SeatingFormat, SequencePaid, ShutoutMode


@dataclass(frozen=True, slots=True)
class Phrasing:
    """How an option's values read: a phrase, and in brackets `brief`, the base's value, or None."""

    say: Callable[[Any], str]
    brief: Callable[[Any], str | None] = lambda _: None


def describe(rules: Rules, base: Rules | None = None) -> tuple[str, ...]:
    """Return a short phrase for each option that has an effect.

    With `base`, only for those that differ from it, with its numbers in brackets.
    """
    idle = inert_options(rules)
    three = rules.seating == SeatingFormat.THREE_HANDED
    phrases: list[str] = []
    for name, usual in WORDS.items():
        words, value = _OF_THREE.get(name, usual) if three else usual, getattr(rules, name)
        if name in idle or (base is not None and value == getattr(base, name)):
            continue
        phrase = words.say(value)
        beside = None if base is None else words.brief(getattr(base, name))
        if beside is not None and words.brief(value) is not None:
            phrase += f" ({beside})"
        phrases.append(phrase)
    return tuple(phrases)


def _choice(**phrases: str) -> Phrasing:
    """Return a phrase for each word; a bool has the words yes and no."""

    def say(value: str | bool) -> str:  # noqa: FBT001  # the value itself
        return phrases[value if isinstance(value, str) else "yes" if value else "no"]

    return Phrasing(say)


def _number(phrase: str, others: Mapping[object, str] | None = None) -> Phrasing:
    """Return one phrase with a number in it, and other phrases for some values."""
    apart = others or {}

    def say(value: int | str | None) -> str:
        return apart.get(value) or phrase.format(value)

    def brief(value: int | str | None) -> str | None:
        return str(value) if isinstance(value, int) else None

    return Phrasing(say, brief)


def _big_gin(value: BigGin) -> str:
    if value.mode == BigGinMode.OFF:
        return "there is no big gin"
    how = "in all" if value.mode == BigGinMode.TOTAL else "more than gin"
    return f"big gin pays {value.points} {how}"


def _big_gin_briefly(value: BigGin) -> str | None:
    return {
        BigGinMode.TOTAL: f"{value.points} in all",
        BigGinMode.EXTRA: f"{value.points} more",
    }.get(value.mode)


def _shutout(value: Shutout) -> str:
    return {
        ShutoutMode.OFF: "a shutout pays nothing",
        ShutoutMode.DOUBLE_POINTS: "a shutout doubles the winner's points",
        ShutoutMode.DOUBLE_POINTS_AND_GAME: "a shutout doubles the winner's points and game bonus",
        ShutoutMode.DOUBLE_TOTAL: "a shutout doubles the winner's whole total",
        ShutoutMode.EXTRA: f"a shutout pays the winner {value.points} more",
    }[value.mode]


def _extra_boxes(value: ExtraBoxes) -> str:
    if value == ExtraBoxes():
        return "a deal won is one box, however it was won"
    return (
        f"extra boxes: {value.gin} for gin, {value.big_gin} for big gin, "
        f"{value.undercut} for an undercut"
    )


def _sequence_bonus(value: SequenceBonus | None) -> str:
    if value is None:
        return "runs pay nothing of their own"
    whose = (
        "the winner's own runs pay"
        if value.to == SequencePaid.WINNER
        else "both sides' own runs pay"
    )
    return (
        f"{whose}: {value.long_per_card} a card from {value.long_min} cards on, and "
        f"{value.face_per_card} a picture"
    )


def _contract(value: tuple[int, ...]) -> str:
    sizes = " and ".join(filter(None, (", ".join(map(str, value[:-1])), str(value[-1]))))
    return f"the contract is {len(value)} melds, of {sizes} cards"


WORDS: Mapping[str, Phrasing] = MappingProxyType(
    {
        "first_dealer": _choice(
            random="the first dealer is drawn at random",
            cut_low_deals="cards are cut for the first deal, and the lowest deals",
            cut_high_chooses="cards are cut for the first deal, and the highest chooses who deals",
        ),
        "next_dealer": _choice(
            alternate="the deal alternates",
            winner="who won a deal deals the next",
            loser="who lost a deal deals the next",
        ),
        "draw_dealer": _choice(
            same="after a drawn deal the same side deals again",
            rotate="after a drawn deal the other side deals",
        ),
        "first_turn": _choice(
            offer_both="the upcard is offered to the non-dealer, then to the dealer",
            offer_nondealer="the upcard is offered to the non-dealer alone",
            eleven_cards="no upcard: the non-dealer is dealt eleven cards and starts by discarding",
            stock_only="no upcard: the non-dealer starts by drawing from the stock",
            normal_draw="the first turn is like any other: the upcard or the stock",
        ),
        "immediate_knock": _choice(
            allow="a hand that is dealt ready to knock is played",
            misdeal="a hand that is dealt ready to knock is thrown in and dealt again",
        ),
        "discard_visibility": _choice(
            top_only="only the top of the discard pile is seen",
            full="the whole discard pile is seen",
        ),
        "return_taken_discard": _choice(
            no="a card taken from the pile can't go back in the same turn",
            yes="a card taken from the pile may go back in the same turn; twice running is a draw",
        ),
        "stock_end": _number(
            "the last {} cards of the stock aren't drawn",
            {0: "the stock is drawn to the last card", 1: "the last card of the stock isn't drawn"},
        ),
        "wall_rule": _choice(
            end_on_discard="a discard after the last draw ends the deal without a winner",
            last_discard_action="the discard after the last draw may still end the deal for the "
            "other side",
        ),
        "stall_guard": _number("{} turns without a draw from the stock end a deal"),
        "sets": _choice(yes="sets are melds", no="only runs are melds, no sets"),
        "runs": _choice(suited="runs are of one suit", any_suit="runs are of any suits"),
        "ace": _choice(
            low="aces are low: A-2-3",
            high="aces are high: Q-K-A",
            high_or_low="aces are low or high: A-2-3, Q-K-A",
            corner="runs go round the corner: K-A-2",
        ),
        "values": _choice(
            standard="an ace counts 1, a picture 10",
            ace15="an ace counts 15",
            colonel="an ace counts 10",
            mahjong="2 to 9 count 5, ten to king 10, an ace 15",
        ),
        "table_melds": _choice(
            none="melds stay in the hand until the deal ends",
            own_only="melds are laid on the table during play, and added to by their owner; nobody "
            "knocks",
            shared="melds are laid on the table during play, and added to by both sides; nobody "
            "knocks",
        ),
        "knock_limit": _number(
            "knock with {} or less",
            {
                "upcard": "the knock card says what you may knock with",
                "gin_only": "nobody knocks: only gin ends a deal",
            },
        ),
        "knock_limit_ace": _choice(
            one="an ace as knock card: knock with 1",
            gin_only="an ace as knock card: nobody knocks, only gin ends the deal",
        ),
        "knock_card_source": _choice(
            upcard="the upcard is the knock card",
            second_deck="the knock card comes from a second deck",
        ),
        "gin_compulsory": _choice(
            no="you may play on with gin in your hand", yes="gin in your hand must be declared"
        ),
        "final_discard": _choice(
            required="the last card of a deal is a discard",
            optional="a deal may be ended without a last discard",
            none="there are no discards",
        ),
        "knock_meld_mode": _choice(
            auto="the knocker is asked for melds only where it matters",
            manual="the knocker always chooses the melds",
        ),
        "layoff_mode": _choice(
            auto="layoffs are made for you, as well as can be", manual="layoffs are made by hand"
        ),
        "layoff_on_gin": _choice(
            no="nothing is laid off on gin",
            yes="cards are laid off on gin too, and to be left with none cancels it",
        ),
        "illegal_knock": _choice(
            prevent="a knock over the limit isn't let through",
            opponent_choice="after a knock over the limit the other side scores it, or lets the "
            "knocker play on with open cards",
            expose="after a knock over the limit the knocker plays on with open cards",
        ),
        "knock_score": _choice(
            difference="a knock pays the difference of the counts",
            loser_full="a knock pays the loser's whole count",
        ),
        "gin_bonus": _number("gin pays {}", {0: "gin pays no bonus"}),
        "big_gin": Phrasing(_big_gin, _big_gin_briefly),
        "undercut_bonus": _number("an undercut pays {}", {0: "an undercut pays no bonus"}),
        "tie_rule": _choice(
            undercut="equal counts are an undercut", no_score="equal counts pay nobody"
        ),
        "spade_doubles": _choice(
            no="no card doubles a deal", yes="a spade as knock card doubles the deal's points"
        ),
        "spade_double_boxes": _choice(
            none="no card doubles boxes",
            extra="a spade as knock card doubles the extra boxes",
            all="a spade as knock card doubles all boxes",
        ),
        "extra_boxes": Phrasing(_extra_boxes),
        "sequence_bonus": Phrasing(_sequence_bonus),
        "gin_bonus_no_contract": _number(
            "gin pays {} against a side without its contract",
            {None: "gin pays the same against a side without its contract"},
        ),
        "exhaust_score": _choice(
            void="when the stock runs out, nobody scores",
            difference="when the stock runs out, the lower count scores the difference",
            table_minus_hand="when the stock runs out, each side scores what it put on the table "
            "less what it holds",
        ),
        "game_target": _number("a game goes to {}"),
        "game_bonus": _number("winning a game pays {}", {0: "winning a game pays no bonus"}),
        "line_bonus": _number("a box pays {}", {0: "boxes pay nothing"}),
        "line_bonus_timing": _choice(
            end="boxes are paid when the game ends", immediate="boxes are paid at once"
        ),
        "shutout": Phrasing(_shutout),
        "exact_margin_forfeit": _number(
            "to lead by exactly {} at the end loses the game", {None: "no lead loses a game"}
        ),
        "exact_margin_basis": _choice(
            points="that lead is counted in points", final="that lead is counted in final totals"
        ),
        "winner_by": _choice(
            first_to_target="who reaches the target wins the game",
            higher_final_total="who has the higher total in the end wins the game",
        ),
        "match": _choice(
            single="a contest is one game",
            multi_match="a contest is several matches, credited to one score",
            best_of="a contest is a series of games",
            hollywood="a contest is a Hollywood sheet: games side by side that share their deals",
        ),
        "multi_target": _number("the score of all matches goes to {}"),
        "multi_hand_bonus": _number("a deal won in a match pays {} when the match ends"),
        "multi_win_bonus": _number("winning a match pays {}"),
        "multi_shutout_bonus": _number("winning every deal of a match pays {} more"),
        "best_of": _number("a series is the best of {}"),
        "hollywood_columns": _number("the sheet has {} columns", {1: "the sheet has one column"}),
        "hollywood_games": _number(
            "{} games in all: a new one opens as each closes", {None: "no new games open"}
        ),
        "hollywood_late_entry": _choice(
            next_open="a first entry goes to the next column that is still open",
            by_count="a first entry is lost if its column is closed by then",
        ),
        "hollywood_decide": _choice(
            net_points="the columns' totals decide", columns_won="the number of columns won decides"
        ),
        "hollywood_third_double": _choice(
            no="every column counts once", yes="the third column counts twice"
        ),
        "seating": _choice(
            heads_up="two play",
            partnership="two teams play",
            round_robin="three or four play, and the loser of a deal makes room",
            captain="a captain plays against a field that takes turns",
            three_handed="three play, all in the same deal, each for oneself",
        ),
        "team_size": _number("teams of {}", {1: "no team size is set"}),
        "team_target": _number(
            "teams play to {}", {None: "teams play to a target that goes by their size"}
        ),
        "team_sweep_bonus": _number(
            "a team that wins every table adds {} for each member above two",
            {0: "a team that wins every table adds nothing"},
        ),
        "opponent_rotation": _choice(
            fixed="members keep their opponents",
            each_hand="two a side change opponents every deal",
            each_game="members change opponents every game",
            after_loss="after a lost deal partners swap opponents, unless the losers keep theirs",
        ),
        "partner_talk": _choice(
            off="partners see nothing of each other's hands",
            after_own_hand="who has finished a deal may see the partner's hand",
            always="partners see each other's hands",
        ),
        "team_result_visibility": _choice(
            immediate="a table's result is told at once",
            after_discard="a table's result is kept from a player with eleven cards until the "
            "discard",
        ),
        "multi_take": _choice(
            yes="several cards may be taken off the pile",
            no="only the top card may be taken off the pile",
        ),
        "deep_card_use": _choice(
            meld_or_layoff="the deepest of several cards taken goes into a new meld or onto one",
            new_meld_only="the deepest of several cards taken goes into a new meld",
        ),
        "contract": Phrasing(_contract),
        "layoff_cap_per_meld": _number(
            "at most {} cards a turn go onto one meld", {1: "one card a turn goes onto one meld"}
        ),
        "extend_on_contract_turn": _choice(
            no="nothing more is laid in the turn of the contract",
            yes="melds may be added to in the turn of the contract",
        ),
        "ace_offer_skips_draw": _choice(
            yes="who accepts an ace doesn't draw in the next turn",
            no="who accepts an ace draws as ever",
        ),
        "reoffer_ban": _choice(
            yes="an accepted card can't be offered back at once",
            no="an accepted card may be offered back at once",
        ),
        "exhaust_count": _choice(
            all_in_hand="when the stock runs out, every card in hand counts",
            unmatched_only="when the stock runs out, only unmatched cards in hand count",
        ),
        "challenge": _choice(
            no="there are no challenges", yes="a side may challenge the other to compare hands"
        ),
        "challenge_timing": _choice(
            own_draw_phase="a challenge comes before one's own draw",
            anytime="a challenge comes at any moment of one's own turn",
        ),
        "challenge_per_turn": _number(
            "at most {} challenges a turn", {1: "at most one challenge a turn"}
        ),
        "challenge_tie": _choice(
            drawn="a challenge of equal hands is a draw",
            challenged_wins="a challenge of equal hands is won by the challenged",
        ),
    }
)
"""Each option's phrases, in the order of the rules, A.1 to A.7."""

_OF_THREE: Mapping[str, Phrasing] = MappingProxyType(
    {
        "draw_dealer": _choice(
            same="after a drawn deal the same player deals again",
            rotate="after a drawn deal the next player deals",
        ),
        "first_turn": _choice(
            offer_both="the upcard is offered round the table, to the dealer last",
            offer_nondealer="the upcard is offered to the first player alone",
            eleven_cards="no upcard: the first player is dealt eleven cards and starts by "
            "discarding",
            stock_only="no upcard: the first player starts by drawing from the stock",
            normal_draw="the first turn is like any other: the upcard or the stock",
        ),
        "return_taken_discard": _choice(
            no="a card taken from the pile can't go back in the same turn",
            yes="a card taken from the pile may go back in the same turn; three times running is "
            "a draw",
        ),
        "layoff_on_gin": _choice(
            no="nothing is laid off on gin",
            yes="cards are laid off on gin too, and a player left with none cancels it",
        ),
        "knock_score": _choice(
            difference="a knock pays the difference to each of the other counts",
            loser_full="a knock pays both other counts in full",
        ),
    }
)
"""The phrases of options that say something else where three play."""
