## Names

preset-standard = Standard
preset-classic = Classic
preset-tournament = Tournament
preset-family = Family
preset-dictionary = Dictionary
preset-elder = Elder
preset-eleven = Eleven cards
preset-straight = Straight gin
preset-oklahoma = Oklahoma
preset-oklahoma-kisses = Oklahoma with kisses
preset-oklahoma-fosdick = Oklahoma (Fosdick)
preset-oklahoma-match = Oklahoma match
preset-hollywood = Hollywood
preset-hollywood-oklahoma = Hollywood Oklahoma
preset-tedesco = Tedesco
preset-round-corner = Round the corner
preset-sequence = Sequence gin
preset-mahjong = Mahjong gin
preset-skarney = Skarney
preset-colonel = Colonel
preset-gra = Association
preset-multi-match = Multi-match
preset-palace = Palace
preset-colonel-challenge = Colonel with challenges
preset-openspiel = OpenSpiel
preset-eaai = EAAI challenge

## One line

line-rules = **{ $rules }** · { $contest }
line-single = one game to { $target }
line-best-of = best of { $games } games to { $target }
line-hollywood = { $columns ->
    [one] one column to { $target }
   *[other] { $columns } columns to { $target }
}
line-multi-match = matches to { $target }, { $total } in all
line-gin = gin{"\u00A0"}{ $points }
line-out = going{"\u00A0"}out{"\u00A0"}{ $points }
line-undercut = undercut{"\u00A0"}{ $points }
line-big-gin = big{"\u00A0"}gin{"\u00A0"}{ $points }
line-house = House rules: { $options }
line-house-more = House rules: { $options }; and { $more } more
limit-second-deck = a second pack sets the knock
limit-table = melds on the table, for both sides
limit-own-table = melds on the table, each side its own
short-single = { $rules } to { $target }
short-best-of = { $rules }, best of { $games } to { $target }
short-hollywood = { $rules }, { $columns } columns to { $target }
short-multi-match = { $rules }, matches to { $target }
short-house = { $rules }, house rules
option-beside = { $said } ({ $number })
press-rules = Rules

## The deal

rules-not-yet = These rules can’t be played here yet.
rules-deal-title = **The deal**
rules-melds = Ten cards each. Sets are three or four of a rank, runs three or more in a suit; a card belongs to one meld only. What is in no meld is deadwood.
rules-melds-runs = Ten cards each. Only runs count: three or more in a suit; a card belongs to one meld only. What is in no meld is deadwood.
rules-any-suit = Runs may mix suits.
rules-ace-low = Aces are low.
rules-ace-high = Aces are high.
rules-ace-high-or-low = Aces are high or low, one way at a time.
rules-ace-corner = Runs may go round the corner, as in Q K A 2.
rules-values-standard = An ace counts 1, pictures 10.
rules-values-ace15 = An ace counts 15, pictures 10.
rules-values-colonel = Aces and pictures count 10.
rules-values-mahjong = Two to nine count 5, ten to king 10, aces 15.
rules-first-turn-offer-both = The card turned up is offered to the non-dealer, then to the dealer.
rules-first-turn-offer-nondealer = The card turned up is offered to the non-dealer alone.
rules-first-turn-eleven-cards = The non-dealer gets eleven cards and begins with a discard.
rules-first-turn-stock-only = No card is turned up: the non-dealer begins from the stock.
rules-first-turn-normal-draw = The non-dealer begins with the stock or the card turned up.
rules-turn = Each turn is a draw and a discard.
rules-return = A card taken from the pile may be thrown back.
rules-no-return = A card taken from the pile can’t be thrown back in the same turn.
rules-misdeal = Whoever is dealt a hand that could knock at once has it dealt again.
rules-open-pile = The whole pile may be looked at.

## Ending a deal

rules-end-title = **Knocking**
rules-limit = After drawing you may knock if your discard leaves { $limit } deadwood or less.
rules-limit-upcard = The card turned up sets how much you may knock with.
rules-limit-second-deck = A card from a second pack sets how much you may knock with.
rules-limit-ace-one = An ace means 1.
rules-limit-ace-gin-only = An ace means gin only.
rules-limit-gin-only = There is no knocking: only gin ends the deal.
rules-layoff = After a knock the other side’s cards are laid off on the knocker’s melds where they fit.
rules-layoff-no-gin = Nothing is laid off against gin.
rules-layoff-gin = Cards may be laid off on gin too; if all go, nobody scores.
rules-gin-compulsory = Gin must be declared as soon as it is held.
rules-wall-end-on-discard = Once { $cards ->
    [one] 1 card is
   *[other] { $cards } cards are
} left in the stock, the deal is a draw.
rules-wall-last-discard-action = Once { $cards ->
    [one] 1 card is
   *[other] { $cards } cards are
} left in the stock, the last discard may still be taken to end the deal; otherwise it is a draw.
rules-wall-stock-out = The deal ends when the stock is used up.

## Scoring

rules-score-title = **Scoring**
rules-knock-difference = A knock scores the difference in deadwood.
rules-knock-loser-full = A knock scores the loser’s whole deadwood.
rules-undercut = If the other side has as little or less, it undercuts: the difference and { $points }.
rules-undercut-below = If the other side has less, it undercuts: the difference and { $points }. Nobody scores on a tie.
rules-gin = Gin scores { $points } and the other side’s deadwood.
rules-big-gin = Big gin, all eleven cards matched, scores { $points } and the deadwood.
rules-spades = If the knock card is a spade, the deal counts double.
rules-sequence = A run of { $cards } or more pays { $points } a card to the winner.
rules-sequence-faces = Each picture in the winner’s runs pays { $points }.
rules-extra-boxes = Extra boxes: { $gin } for gin, { $big_gin } for big gin, { $undercut } for an undercut.

## The game

rules-game-title = **The game**
rules-target = The first to { $target } wins.
rules-game-bonus = The winner gets { $points } more.
rules-line-bonus-end = Each deal won is a box, worth { $points } in the end.
rules-line-bonus-immediate = Each deal won is a box, worth { $points } at once.
rules-shutout-double-points = If the loser won no deal, the winner’s points count double.
rules-shutout-double-points-and-game = If the loser won no deal, the winner’s points and game bonus count double.
rules-shutout-double-total = If the loser won no deal, the winner’s whole score counts double.
rules-shutout-extra = If the loser won no deal, the winner gets { $points } more.
rules-exact-margin = Winning by exactly { $points } points loses the game.
rules-dealer-alternate = The two sides deal in turn.
rules-dealer-winner = The winner of a deal deals next.
rules-dealer-loser = The loser of a deal deals next.
rules-draw-same = After a draw the same player deals again.
rules-draw-rotate = After a draw the other player deals.
