## Sides

side-yours = Deine Seite
side-number = Seite { $side }
side-members = { $more } & { $last }

## The sheet in short

score-two = { $one } { $points1 } – { $points2 } { $two }
score-of = { $name } { $points }
score-columns = { $one } { $columns } { $two }
column-both = { $points1 } – { $points2 }
column-star = { $points }★
score-games = Partien: { $score }
score-matches = Stand: { $score }
score-boxes = Boxen{"\u00A0"}{ $boxes }
column-open = Spalte { $column }: { $score }{ $boxes ->
    [none] {""}
   *[other] {" "}({ $boxes })
}
column-points = { $name } { $points1 } – { $points2 }
column-won = **{ $points }**
running-game = Partie { $number }: { $score }
running-match = Match { $number } bis { $target }: { $score }
round-won = Runde { $round }: { $name } **+{ $points }** ({ $sums }){ $sweep ->
    [0] {""}
   *[other] , davon { $sweep } für Siege an jedem Tisch
}
round-level = Runde { $round }: Gleichstand mit { $sums }

## A settled contest of several games, or of more than two

won-best-of = { $you ->
    [winner] Du gewinnst die Serie
   *[other] { $winner } { $winners ->
        [one] gewinnt
       *[other] gewinnen
    } die Serie
}
won-hollywood = { $you ->
    [winner] Du gewinnst den Wettkampf
   *[other] { $winner } { $winners ->
        [one] gewinnt
       *[other] gewinnen
    } den Wettkampf
}
won-drawn = Alle Spalten zusammen gehen gleich auf: Niemand gewinnt
settle-column = { $sign }{ $points }
settle-third-double = { $sign }{ $points }, weil Spalte 3 doppelt zählt
settle-match = { $sign }{ $points }
settle-game = { $sign }{ $points }
settled-column = Spalte { $number }
settled-match = Match { $number }
settled-game = Partie { $number }
settled-won = { $part }: **{ $name } { $total1 } – { $total2 }** (Punkte { $points1 } – { $points2 }{ $shutout ->
    [true] , ein Schneider
   *[false] {""}
})
settled-exact-margin = { $part }: **{ $name } { $total1 } – { $total2 }** (Punkte { $points1 } – { $points2 }, der Vorsprung, der verliert)
settled-open = { $part }: nicht beendet, { $points1 } – { $points2 }
settled-earlier = { $parts ->
    [one] 1 frühere steht hier nicht.
   *[other] { $parts } frühere stehen hier nicht.
}
settled-games = Gewonnene Partien: { $one } – { $two }
settled-columns = Gewonnene Spalten, die entscheiden: { $one } – { $two }
settled-frozen = Die Punkte bleiben, wie sie sind: Boni kommen nicht dazu.
settled-pays = { $payer } zahlt { $receiver } **{ $points }**
settled-net = { $name } { $points }
settled-captain-gets = Alle anderen zahlen { $captain } je **{ $points }**.
settled-captain-pays = { $captain } zahlt allen anderen je **{ $points }**.
net-behind = { $you ->
    [winner] Du liegst trotzdem mit { $net ->
        [one] 1 Punkt
       *[other] { $net } Punkten
    } hinten.
   *[other] **{ $name }** { $winners ->
        [one] liegt
       *[other] liegen
    } trotzdem mit { $net ->
        [one] 1 Punkt
       *[other] { $net } Punkten
    } hinten.
}

## The whole sheet, deal by deal

sheet-deal = Spiel { $deal }: { $ended }{ $points ->
    [none] {""}
   *[other] : **{ $points }**
}
sheet-won = Spiel { $deal }: { $name } **+{ $points }** · { $how }
sheet-how = { $result ->
    [gin] Gin
    [big_gin] Big Gin
    [undercut] unterboten
   *[knock] { $deadwood ->
        [none] geklopft
       *[other] geklopft mit { $deadwood }
    }
}
sheet-columns = { $count ->
    [one] Spalte { $columns }
   *[other] Spalten { $columns }
}
sheet-table = { $one } – { $two } { $score }
sheet-match = Match { $number }
sheet-game = Partie { $number }
sheet-pages = Teil { $page } von { $pages }
press-earlier = Früher
press-later = Später
press-sheet = Zettel

## What is printed on the picture of a sheet

pad-target = bis { $target }
pad-number-deal = Spiel
pad-number-round = Runde
pad-boxes = Boxen
pad-points = Punkte
pad-shutout = Schneider
pad-game-bonus = Partie
pad-line-bonus = Box-Bonus
pad-hand-bonus = Spiele
pad-win-bonus = Match
pad-shutout-bonus = Schneider
pad-total = Summe
pad-score = Stand
pad-earlier = Bisher
pad-third-double = 3 doppelt
pad-games-won = Partien
pad-net = Netto
pad-alt = Zettel, { $title }, { $target }
pad-alt-column = { $number ->
    [none] {""}
   *[other] { $number }:{" "}
}{ $name } { $totals }
pad-alt-line = { $label }: { $figures }
# Stands for a figure that one side doesn’t have.
pad-alt-nothing = nichts
