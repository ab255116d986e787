## Sides

side-yours = Your side
side-number = Side { $side }
side-members = { $more } & { $last }

## The sheet in short

score-two = { $one } { $points1 } – { $points2 } { $two }
score-of = { $name } { $points }
score-columns = { $one } { $columns } { $two }
column-both = { $points1 } – { $points2 }
column-star = { $points }★
score-games = Games: { $score }
score-matches = Score: { $score }
score-boxes = boxes{"\u00A0"}{ $boxes }
column-open = Column { $column }: { $score }{ $boxes ->
    [none] {""}
   *[other] {" "}({ $boxes })
}
column-points = { $name } { $points1 } – { $points2 }
column-won = **{ $points }**
running-game = Game { $number }: { $score }
running-match = Match { $number } to { $target }: { $score }
round-won = Round { $round }: { $name } **+{ $points }** ({ $sums }){ $sweep ->
    [0] {""}
   *[other] , { $sweep } of them for winning every table
}
round-level = Round { $round }: level at { $sums }

## A settled contest of several games, or of more than two

won-best-of = { $you ->
    [winner] You win the series
   *[other] { $winner } { $winners ->
        [one] wins
       *[other] win
    } the series
}
won-hollywood = { $you ->
    [winner] You win the contest
   *[other] { $winner } { $winners ->
        [one] wins
       *[other] win
    } the contest
}
won-drawn = All columns together come out level: nobody wins
settle-column = { $sign }{ $points }
settle-third-double = { $sign }{ $points } as column 3 counts twice
settle-match = { $sign }{ $points }
settle-game = { $sign }{ $points }
settled-column = Column { $number }
settled-match = Match { $number }
settled-game = Game { $number }
settled-won = { $part }: **{ $name } { $total1 } – { $total2 }** (points { $points1 } – { $points2 }{ $shutout ->
    [true] , a shutout
   *[false] {""}
})
settled-exact-margin = { $part }: **{ $name } { $total1 } – { $total2 }** (points { $points1 } – { $points2 }, the margin that loses)
settled-open = { $part }: not finished, { $points1 } – { $points2 }
settled-earlier = { $parts ->
    [one] 1 earlier one isn’t listed.
   *[other] { $parts } earlier ones aren’t listed.
}
settled-games = Games won: { $one } – { $two }
settled-columns = Columns won, which decide: { $one } – { $two }
settled-frozen = The points stay as they are: no bonuses are added.
settled-pays = { $payer } pays { $receiver } **{ $points }**
settled-net = { $name } { $points }
settled-captain-gets = Each of the others pays { $captain } **{ $points }**.
settled-captain-pays = { $captain } pays each of the others **{ $points }**.
net-behind = { $you ->
    [winner] You are { $net ->
        [one] 1 point
       *[other] { $net } points
    } behind all the same.
   *[other] **{ $name }** { $winners ->
        [one] is
       *[other] are
    } { $net ->
        [one] 1 point
       *[other] { $net } points
    } behind all the same.
}

## The whole sheet, deal by deal

sheet-deal = Deal { $deal }: { $ended }{ $points ->
    [none] {""}
   *[other] : **{ $points }**
}
sheet-won = Deal { $deal }: { $name } **+{ $points }** · { $how }
sheet-how = { $result ->
    [gin] gin
    [big_gin] big gin
    [undercut] undercut
   *[knock] { $deadwood ->
        [none] knock
       *[other] knock with { $deadwood }
    }
}
sheet-columns = { $count ->
    [one] column { $columns }
   *[other] columns { $columns }
}
sheet-table = { $one } – { $two } { $score }
sheet-match = Match { $number }
sheet-game = Game { $number }
sheet-pages = Part { $page } of { $pages }
press-earlier = Earlier
press-later = Later
press-sheet = Score sheet

## What is printed on the picture of a sheet

pad-target = to { $target }
pad-number-deal = Deal
pad-number-round = Round
pad-boxes = Boxes
pad-points = Points
pad-shutout = Shutout
pad-game-bonus = Game
pad-line-bonus = Box bonus
pad-hand-bonus = Hands
pad-win-bonus = Match
pad-shutout-bonus = Shutout
pad-total = Total
pad-score = Score
pad-earlier = Before
pad-third-double = 3 again
pad-games-won = Games
pad-net = Net
pad-alt = Score sheet, { $title }, { $target }
pad-alt-column = { $number ->
    [none] {""}
   *[other] { $number }:{" "}
}{ $name } { $totals }
pad-alt-line = { $label }: { $figures }
# Stands for a figure that one side doesn’t have.
pad-alt-nothing = nothing
