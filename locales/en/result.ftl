## A finished deal

result-deal = Deal { $deal }
result-after = After deal { $deal }: **{ $score }**
result-seed = Table { $table } · Opened, to check the shuffle: `{ $seed }`
side = **{ $name }**
side-deadwood = **{ $name }** · deadwood { $deadwood }
side-laid-off = Laid off: { $cards }
laid-off = { $name } laid off { $cards } on { $meld }.
# $name laid off more cards, on another meld.
laid-off-also = Also { $cards } on { $meld }.
side-unmatched = Unmatched: { $cards }

## The sum

award-difference = Deadwood { $high } − { $low } = **{ $points }**
award-loser-full = All the deadwood of { $loser } **+{ $points }**
award-deadwood = Deadwood of { $loser } **+{ $points }**
award-gin-bonus = Gin **+{ $points }**
award-big-gin-bonus = Big gin **+{ $points }**
award-undercut-bonus = Undercut **+{ $points }**
award-sequence-bonus = Long runs and pictures **+{ $points }**
award-spade-double = Spades double it **+{ $points }**
sum-nothing = No points for this deal.
sum-total = { $you ->
    [winner] You score
   *[other] { $name } scores
} **{ $points ->
    [one] 1 point
   *[other] { $points } points
}** and { $boxes ->
    [0] no box
    [one] a box
   *[other] { $boxes } boxes
}

## A settled game

won-target = { $you ->
    [winner] You win the game
   *[other] { $winner } wins the game
}
won-shutout = { $you ->
    [winner] You win with a shutout
   *[other] { $winner } wins with a shutout
}
won-resign = { $you ->
    [winner] { $loser } resigned: you win
    [loser] You resigned: { $winner } wins
   *[other] { $loser } resigned: { $winner } wins
}
won-forfeit = { $you ->
    [winner] { $loser } ran out of time: you win
    [loser] You ran out of time: { $winner } wins
   *[other] { $loser } ran out of time: { $winner } wins
}
won-exact-margin = { $you ->
    [winner] { $loser } reached the target by the margin that loses: you win
    [loser] You reached the target by the margin that loses: { $winner } wins
   *[other] { $loser } reached the target by the margin that loses: { $winner } wins
}
won-nobody = The game ended without a winner
settle-points = { $sign }{ $points ->
    [one] 1 point
   *[other] { $points } points
}
settle-shutout = { $sign }{ $points } for the shutout
settle-game-bonus = { $sign }{ $points } for the game
settle-line-bonus = { $sign }{ $points } for { $boxes ->
    [one] 1 box
   *[other] { $boxes } boxes
}
settle-total = **{ $name } { $points }**
net = { $you ->
    [winner] You are
   *[other] **{ $name }** is
} { $net ->
    [one] 1 point
   *[other] { $net } points
} ahead in the end.
# Kept together by hard blanks, so that a phone fills its lines.
seed = To check the shuffles: table { $table } · press{"\u00A0"}{ $press }
    Seal{"\u00A0"}{ $seal }…
    Seed{"\u00A0"}{ $seed }
press-again = Rematch
rematch-on = The rematch is already on: table { $table }.
rematch-waits = The rematch is already offered: table { $table }, which waits for an answer.
