## A finished deal

result-deal = Deal { $deal }
side = **{ $name }**
side-deadwood = **{ $name }** · deadwood { $deadwood }
side-laid-off = Laid off: { $cards }
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
sum-total = = **{ $points ->
    [one] 1 point
   *[other] { $points } points
}**, { $boxes ->
    [one] 1 box
   *[other] { $boxes } boxes
}

## A settled game

won-target = { $winner } wins the game
won-shutout = { $winner } wins with a shutout
won-resign = { $loser } resigned: { $winner } wins
won-forfeit = { $loser } ran out of time: { $winner } wins
won-exact-margin = { $loser } reached the target by the margin that loses: { $winner } wins
won-nobody = The game ended without a winner
settle-points = Points { $points }
settle-shutout = Shutout +{ $points }
settle-game-bonus = Game bonus +{ $points }
settle-line-bonus = { $boxes ->
    [one] 1 box
   *[other] { $boxes } boxes
} +{ $points }
settle-total = = **{ $points }**
net = **{ $name }** is { $net ->
    [one] 1 point
   *[other] { $net } points
} ahead in the end.
seed = Seed of the shuffles: `{ $seed }`
    Its SHA-256 is the seal shown before the first deal: `{ $seal }`
press-again = Rematch
