# What each option of the rules means, as a phrase among others: a message an option.
# $value is a word, or a number where the option has one.

option-first-dealer = { $value ->
    [random] the first dealer is drawn at random
    [cut_low_deals] cards are cut for the first deal, and the lowest deals
   *[cut_high_chooses] cards are cut for the first deal, and the highest chooses who deals
}
option-next-dealer = { $value ->
    [alternate] the deal alternates
    [winner] who won a deal deals the next
   *[loser] who lost a deal deals the next
}
option-draw-dealer = { $value ->
    [same] after a drawn deal the same side deals again
   *[rotate] after a drawn deal the other side deals
}
option-first-turn = { $value ->
    [offer_both] the upcard is offered to the non-dealer, then to the dealer
    [offer_nondealer] the upcard is offered to the non-dealer alone
    [eleven_cards] no upcard: the non-dealer is dealt eleven cards and starts by discarding
    [stock_only] no upcard: the non-dealer starts by drawing from the stock
   *[normal_draw] the first turn is like any other: the upcard or the stock
}
option-immediate-knock = { $value ->
    [allow] a hand that is dealt ready to knock is played
   *[misdeal] a hand that is dealt ready to knock is thrown in and dealt again
}
option-discard-visibility = { $value ->
    [top_only] only the top of the discard pile is seen
   *[full] the whole discard pile is seen
}
option-return-taken-discard = { $value ->
    [yes] a card taken from the pile may go back in the same turn; twice running is a draw
   *[no] a card taken from the pile can’t go back in the same turn
}
option-stock-end = { $value ->
    [0] the stock is drawn to the last card
    [1] the last card of the stock isn’t drawn
   *[other] the last { $value } cards of the stock aren’t drawn
}
option-wall-rule = { $value ->
    [end_on_discard] a discard after the last draw ends the deal without a winner
   *[last_discard_action] the discard after the last draw may still end the deal for the other side
}
option-stall-guard = { $value } turns without a draw from the stock end a deal
option-sets = { $value ->
    [yes] sets are melds
   *[no] only runs are melds, no sets
}
option-runs = { $value ->
    [suited] runs are of one suit
   *[any_suit] runs are of any suits
}
option-ace = { $value ->
    [low] aces are low: A-2-3
    [high] aces are high: Q-K-A
    [high_or_low] aces are low or high: A-2-3, Q-K-A
   *[corner] runs go round the corner: K-A-2
}
option-values = { $value ->
    [standard] an ace counts 1, a picture 10
    [ace15] an ace counts 15
    [colonel] an ace counts 10
   *[mahjong] 2 to 9 count 5, ten to king 10, an ace 15
}
option-table-melds = { $value ->
    [none] melds stay in the hand until the deal ends
    [own_only] melds are laid on the table during play, and added to by their owner; nobody knocks
   *[shared] melds are laid on the table during play, and added to by both sides; nobody knocks
}
option-knock-limit = { $value ->
    [upcard] the knock card says what you may knock with
    [gin_only] nobody knocks: only gin ends a deal
   *[other] knock with { $value } or less
}
option-knock-limit-ace = { $value ->
    [one] an ace as knock card: knock with 1
   *[gin_only] an ace as knock card: nobody knocks, only gin ends the deal
}
option-knock-card-source = { $value ->
    [upcard] the upcard is the knock card
   *[second_deck] the knock card comes from a second deck
}
option-gin-compulsory = { $value ->
    [yes] gin in your hand must be declared
   *[no] you may play on with gin in your hand
}
option-final-discard = { $value ->
    [required] the last card of a deal is a discard
    [optional] a deal may be ended without a last discard
   *[none] there are no discards
}
option-knock-meld-mode = { $value ->
    [auto] the knocker is asked for melds only where it matters
   *[manual] the knocker always chooses the melds
}
option-layoff-mode = { $value ->
    [auto] layoffs are made for you, as well as can be
   *[manual] layoffs are made by hand
}
option-layoff-on-gin = { $value ->
    [yes] cards are laid off on gin too, and to be left with none cancels it
   *[no] nothing is laid off on gin
}
option-illegal-knock = { $value ->
    [prevent] a knock over the limit isn’t let through
    [opponent_choice] after a knock over the limit the other side scores it, or lets the knocker play on with open cards
   *[expose] after a knock over the limit the knocker plays on with open cards
}
option-knock-score = { $value ->
    [difference] a knock pays the difference of the counts
   *[loser_full] a knock pays the loser’s whole count
}
option-gin-bonus = { $value ->
    [0] gin pays no bonus
   *[other] gin pays { $value }
}
option-big-gin = { $value ->
    [off] there is no big gin
    [total] big gin pays { $points } in all
   *[extra] big gin pays { $points } more than gin
}
option-undercut-bonus = { $value ->
    [0] an undercut pays no bonus
   *[other] an undercut pays { $value }
}
option-tie-rule = { $value ->
    [undercut] equal counts are an undercut
   *[no_score] equal counts pay nobody
}
option-spade-doubles = { $value ->
    [yes] a spade as knock card doubles the deal’s points
   *[no] no card doubles a deal
}
option-spade-double-boxes = { $value ->
    [none] no card doubles boxes
    [extra] a spade as knock card doubles the extra boxes
   *[all] a spade as knock card doubles all boxes
}
option-extra-boxes = { $value ->
    [none] a deal won is one box, however it was won
   *[some] extra boxes: { $gin } for gin, { $big_gin } for big gin, { $undercut } for an undercut
}
option-sequence-bonus = { $value ->
    [off] runs pay nothing of their own
    [winner] the winner’s own runs pay: { $long } a card from { $cards } cards on, and { $pictures } a picture
   *[both] both sides’ own runs pay: { $long } a card from { $cards } cards on, and { $pictures } a picture
}
option-gin-bonus-no-contract = { $value ->
    [off] gin pays the same against a side without its contract
   *[other] gin pays { $value } against a side without its contract
}
option-exhaust-score = { $value ->
    [void] when the stock runs out, nobody scores
    [difference] when the stock runs out, the lower count scores the difference
   *[table_minus_hand] when the stock runs out, each side scores what it put on the table less what it holds
}
option-game-target = a game goes to { $value }
option-game-bonus = { $value ->
    [0] winning a game pays no bonus
   *[other] winning a game pays { $value }
}
option-line-bonus = { $value ->
    [0] boxes pay nothing
   *[other] a box pays { $value }
}
option-line-bonus-timing = { $value ->
    [end] boxes are paid when the game ends
   *[immediate] boxes are paid at once
}
option-shutout = { $value ->
    [off] a shutout pays nothing
    [double_points] a shutout doubles the winner’s points
    [double_points_and_game] a shutout doubles the winner’s points and game bonus
    [double_total] a shutout doubles the winner’s whole total
   *[extra] a shutout pays the winner { $points } more
}
option-exact-margin-forfeit = { $value ->
    [off] no lead loses a game
   *[other] to lead by exactly { $value } at the end loses the game
}
option-exact-margin-basis = { $value ->
    [points] that lead is counted in points
   *[final] that lead is counted in final totals
}
option-winner-by = { $value ->
    [first_to_target] who reaches the target wins the game
   *[higher_final_total] who has the higher total in the end wins the game
}
option-match = { $value ->
    [single] a contest is one game
    [multi_match] a contest is several matches, credited to one score
    [best_of] a contest is a series of games
   *[hollywood] a contest is a Hollywood sheet: games side by side that share their deals
}
option-multi-target = the score of all matches goes to { $value }
option-multi-hand-bonus = a deal won in a match pays { $value } when the match ends
option-multi-win-bonus = winning a match pays { $value }
option-multi-shutout-bonus = winning every deal of a match pays { $value } more
option-best-of = a series is the best of { $value }
option-hollywood-columns = { $value ->
    [1] the sheet has one column
   *[other] the sheet has { $value } columns
}
option-hollywood-late-entry = { $value ->
    [next_open] a first entry goes to the next column that is still open
   *[by_count] a first entry is lost if its column is closed by then
}
option-hollywood-decide = { $value ->
    [net_points] the columns’ totals decide
   *[columns_won] the number of columns won decides
}
option-hollywood-third-double = { $value ->
    [yes] the third column counts twice
   *[no] every column counts once
}
option-seating = { $value ->
    [heads_up] two play
    [partnership] two teams play
    [round_robin] three or four play, and the loser of a deal makes room
    [three_handed] three play, all in the same deal, each for oneself
   *[captain] a captain plays against a field that takes turns
}
option-team-size = { $value ->
    [1] no team size is set
   *[other] teams of { $value }
}
option-team-target = { $value ->
    [off] teams play to a target that goes by their size
   *[other] teams play to { $value }
}
option-team-sweep-bonus = { $value ->
    [0] a team that wins every table adds nothing
   *[other] a team that wins every table adds { $value } for each member above two
}
option-opponent-rotation = { $value ->
    [fixed] members keep their opponents
    [each_hand] two a side change opponents every deal
    [after_loss] after a lost deal partners swap opponents, unless the losers keep theirs
   *[each_game] members change opponents every game
}
option-partner-talk = { $value ->
    [off] partners see nothing of each other’s hands
    [after_own_hand] who has finished a deal may see the partner’s hand
   *[always] partners see each other’s hands
}
option-team-result-visibility = { $value ->
    [immediate] a table’s result is told at once
   *[after_discard] a table’s result is kept from a player with eleven cards until the discard
}
option-multi-take = { $value ->
    [yes] several cards may be taken off the pile
   *[no] only the top card may be taken off the pile
}
option-deep-card-use = { $value ->
    [meld_or_layoff] the deepest of several cards taken goes into a new meld or onto one
   *[new_meld_only] the deepest of several cards taken goes into a new meld
}
option-contract = the contract is { $melds ->
    [one] one meld
   *[other] { $melds } melds
}, of { $sizes } cards
option-layoff-cap-per-meld = { $value ->
    [1] one card a turn goes onto one meld
   *[other] at most { $value } cards a turn go onto one meld
}
option-extend-on-contract-turn = { $value ->
    [yes] melds may be added to in the turn of the contract
   *[no] nothing more is laid in the turn of the contract
}
option-ace-offer-skips-draw = { $value ->
    [yes] who accepts an ace doesn’t draw in the next turn
   *[no] who accepts an ace draws as ever
}
option-reoffer-ban = { $value ->
    [yes] an accepted card can’t be offered back at once
   *[no] an accepted card may be offered back at once
}
option-exhaust-count = { $value ->
    [all_in_hand] when the stock runs out, every card in hand counts
   *[unmatched_only] when the stock runs out, only unmatched cards in hand count
}
option-challenge = { $value ->
    [yes] a side may challenge the other to compare hands
   *[no] there are no challenges
}
option-challenge-timing = { $value ->
    [own_draw_phase] a challenge comes before one’s own draw
   *[anytime] a challenge comes at any moment of one’s own turn
}
option-challenge-per-turn = { $value ->
    [1] at most one challenge a turn
   *[other] at most { $value } challenges a turn
}
option-challenge-tie = { $value ->
    [drawn] a challenge of equal hands is a draw
   *[challenged_wins] a challenge of equal hands is won by the challenged
}
