## One line

line-rules = **{ $rules }** · { $contest }
line-single = one game to { $target }
line-best-of = best of { $games ->
    [one] { $games } game
   *[other] { $games } games
} to { $target }
line-hollywood = { $columns ->
    [one] Hollywood, one column to { $target }
   *[other] Hollywood, { $columns } columns to { $target }
}
line-multi-match = matches to { $target }, { $total } in all
line-gin = gin{"\u00A0"}{ $points }
line-out = going{"\u00A0"}out{"\u00A0"}{ $points }
line-undercut = undercut{"\u00A0"}{ $points }
line-big-gin = big{"\u00A0"}gin{"\u00A0"}{ $points }
line-line-bonus = box{"\u00A0"}{ $value }
line-game-bonus = game{"\u00A0"}{ $value }
line-shutout = { $value ->
    [double_points] shutout doubles
    [double_points_and_game] shutout doubles points and game
    [double_total] shutout doubles the total
   *[extra] shutout{"\u00A0"}{ $points }
}
line-house = House rules: { $options }
line-house-more = House rules: { $options }; and { $more } more
limit-second-deck = a second pack sets the knock
limit-table = melds on the table, for both sides
limit-own-table = melds on the table, each side its own
short-single = { $rules } to { $target }
short-best-of = { $rules }, best of { $games } to { $target }
short-hollywood = { $rules }, { $columns ->
    [one] { $columns } column
   *[other] { $columns } columns
} to { $target }
short-multi-match = { $rules }, matches to { $target }
short-house = { $rules }, house rules
option-beside = { $said } ({ $number })
press-rules = Rules

## A book of rules: its pages, and what every one of them is about

page-melds = Melds
page-play = Play
page-end = End
page-score = Scoring
page-game = Game
rules-title = ### { $rules }
rules-page = **{ $page }**

## Melds

rules-aim-knock = **Aim:** sort your ten cards into melds, and end the deal when little is left beside them.
rules-aim-gin = **Aim:** be the first to have all ten cards in melds.
rules-aim-mahjong = **Aim:** put your cards on the table, in melds of your own or on those that lie there, and be the first with an empty hand.
rules-aim-skarney = **Aim:** lay your contract, add to your melds, and be the first with an empty hand.
rules-aim-colonel = **Aim:** be the first with an empty hand, by melds of your own and cards added to those on the table.
rules-set = **Set:** three or four cards of a rank.
rules-run-suited = **Run:** three or more cards in a row, of one suit.
rules-run-any-suit = **Run:** three or more cards in a row, of any suits.
rules-ace-low = Aces are low, so a run may be
rules-ace-high = Aces are high, so a run may be
rules-ace-high-or-low = Aces are high or low, so a run may be either of
rules-ace-corner = Runs go round the corner, so one may be
rules-one-meld = A card belongs to one meld only. What is in none is **deadwood** and counts against you.
rules-one-meld-table = A card belongs to one meld only. What is left in your hand counts against you, melded or not.
rules-values-standard = An ace counts 1, other cards their number, pictures 10.
rules-values-ace15 = An ace counts 15, other cards their number, pictures 10.
rules-values-colonel = An ace counts 10, other cards their number, pictures 10.
rules-values-mahjong = Two to nine count 5, ten to king 10, an ace 15.

## Playing

rules-play-knock = Ten cards each. A turn is a **draw**, from the stock or the top of the pile, and a **discard**.
rules-play-jersey = Ten cards each. A turn is a **draw**, from the stock or the top of the pile, and a **discard**; then it is the turn of the player on the left, so nobody else can take what you throw.
rules-play-mahjong = Ten cards each. A turn is a **draw**, from the stock or the pile; then, if you like, **melds** and cards added to any meld on the table; then a **discard**.
rules-play-mahjong-deep = You may take more than one card from the top of the pile; then the deepest of them must go to the table in this turn.
rules-play-skarney = Ten cards each, and no discards. A turn is a **draw** from the stock; then your **contract**, or once it lies, new melds and cards added to yours; then an **offer** of one card to the other side, who takes it or gives it back.
rules-play-colonel = Ten cards each. A turn is a **draw**, from the stock or the top of the pile; then, if you like, **melds** and cards added to any meld on the table; then a **discard**.

## Ending a deal

rules-end-knock = After drawing you may **knock**: discard face down and show your hand, if little enough is left beside your melds.
rules-end-gin-only = Nobody knocks. With all ten cards in melds after your discard you have **gin**, and the deal is over.
rules-end-gin = With nothing left it is **gin**.
rules-end-big-gin = All eleven cards in melds, without a discard, are **big gin**.
rules-end-layoff = The other side then takes out its own melds too, and **lays off** what fits on the knocker’s.
rules-end-layoff-three = The others then take out their own melds too, and **lay off** what fits on the knocker’s: first the player on the knocker’s left. A card may go on one of your own, not on one that the other has laid off.
rules-end-layoff-auto = This is done for you, in the best way (**Layoffs** on the panel of house rules has it done by hand).
rules-end-out = Who has no card left is **out**, and the deal is over.

## Scoring

rules-knock-difference = **Knock:** the difference between the two counts.
rules-knock-loser-full = **Knock:** all that the loser is left with.
rules-knock-difference-three = **Knock:** the difference to each of the other two counts.
rules-knock-loser-full-three = **Knock:** all that the other two are left with.
rules-undercut = **Undercut,** where the other side is left with as little or less: that side gets the difference and { $points }.
rules-undercut-below = **Undercut,** where the other side is left with less: that side gets the difference and { $points }.
rules-undercut-three = **Undercut,** where another player is left with as little or less: the lowest count wins { $points }, and the difference to each of the other two.
rules-undercut-below-three = **Undercut,** where another player is left with less: the lowest count wins { $points }, and the difference to each of the other two.
rules-gin = **Gin:** { $points }, and all that the other side is left with.
rules-big-gin = **Big gin:** { $points }, and all that the other side is left with.
rules-gin-three = **Gin:** { $points }, and all that the other two are left with.
rules-big-gin-three = **Big gin:** { $points }, and all that the other two are left with.
rules-cancelled-gin = **Gin** with everything laid off on it: nobody scores.
rules-draw = **Nobody ends it:** no points.
rules-out = **Going out:** { $points }, and all that the other side holds.
rules-out-bare = **Going out:** all that the other side holds.
rules-out-no-contract = **Going out** against a side without its contract: { $points } instead of { $bonus }.
rules-out-both = **Each side:** what it has put on the table, less what it holds; who goes out gets { $points } more.
rules-challenge = **An accepted challenge:** the lower count wins all that the other side holds.

## The game

rules-match-single = **One game** to { $target ->
    [one] { $target } point
   *[other] { $target } points
}.
rules-match-best-of = **Best of { $games }** { $games ->
    [one] game
   *[other] games
} to { $target ->
    [one] { $target } point
   *[other] { $target } points
} each.
rules-match-hollywood = **{ $columns ->
    [one] 1 column
   *[other] { $columns } columns
}** side by side, each a game to { $target }: a side’s first win is written in one column, its second in two, and so on.
rules-match-multi-match = **Matches** to { $target ->
    [one] { $target } point
   *[other] { $target } points
}, one after the other; with their bonuses they add up to { $total }.
rules-seating-partnership = **Teams:** every member plays a deal against one of the others; the side that wins more in all scores the difference.
rules-seating-round-robin = **Round robin:** two play, the others wait; who loses a deal makes room for whoever has waited longest.
rules-seating-captain = **Captain’s play:** one plays against all the others in turn; each of them stays until a deal is lost.
rules-seating-three-handed = **Three play** in every deal, each for oneself. At the end everybody settles with everybody: the lower total pays the difference.
rules-both-reach = If both get there in one deal, the higher total wins; equal totals play on.
rules-no-bonus = Nothing is added at the end.
rules-box = Each deal won is a **box**; who wins a game without leaving the other one has a **shutout**.

## A small example, played by the same program as the deals

example-title = **For example**
example-knock-card = **For example,** with { $card } as the knock card: knock with { $limit } or less
example-gin-card = **For example,** with { $card } as the knock card: only gin ends the deal
example-limit = **For example,** knocking with { $limit } or less
example-one = North
example-two = South
example-hand = { $name } · left: { $cards } = { $count }
example-empty = { $name } · nothing left
example-laid-off = { $name } laid off { $cards }
example-table = { $name } has put down { $count }
example-out = { $name } is out
example-holds = { $name } holds { $cards } = { $count }
example-scores = { $name } scores **{ $points }**
example-without = Against a side without its contract: **{ $sum }**
example-boxes = and { $boxes ->
    [one] a box
   *[other] { $boxes } boxes
}
example-line = { $name }: { $line }
example-nobody = Nobody scores.
