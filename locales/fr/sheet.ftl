## Sides

side-yours = Ton camp
side-number = Camp { $side }
side-members = { $more } & { $last }

## The sheet in short

score-two = { $one } { $points1 } – { $points2 } { $two }
score-of = { $name } { $points }
score-columns = { $one } { $columns } { $two }
column-both = { $points1 } – { $points2 }
column-star = { $points }★
score-games = Parties : { $score }
score-matches = Score : { $score }
score-boxes = cases{"\u00A0"}{ $boxes }
column-open = Colonne { $column } : { $score }{ $boxes ->
    [none] {""}
   *[other] {" "}({ $boxes })
}
column-points = { $name } { $points1 } – { $points2 }
column-won = **{ $points }**
running-game = Partie { $number } : { $score }
running-match = Match { $number } en { $target } : { $score }
round-won = Ronde { $round } : { $name } **+{ $points }** ({ $sums }){ $sweep ->
    [0] {""}
   *[other] , dont { $sweep } pour toutes les tables gagnées
}
round-level = Ronde { $round } : égalité à { $sums }

## A settled contest of several games, or of more than two

won-best-of = { $you ->
    [winner] Tu gagnes la série
   *[other] { $winner } { $winners ->
        [one] gagne
       *[other] gagnent
    } la série
}
won-hollywood = { $you ->
    [winner] Tu gagnes la rencontre
   *[other] { $winner } { $winners ->
        [one] gagne
       *[other] gagnent
    } la rencontre
}
won-drawn = Égalité, toutes colonnes réunies : personne ne gagne
settle-column = { $sign }{ $points }
settle-third-double = { $sign }{ $points }, car la colonne 3 compte double
settle-match = { $sign }{ $points }
settle-game = { $sign }{ $points }
settled-column = Colonne { $number }
settled-match = Match { $number }
settled-game = Partie { $number }
settled-won = { $part } : **{ $name } { $total1 } – { $total2 }** (points { $points1 } – { $points2 }{ $shutout ->
    [true] , capot
   *[false] {""}
})
settled-exact-margin = { $part } : **{ $name } { $total1 } – { $total2 }** (points { $points1 } – { $points2 }, l’avance qui fait perdre)
settled-open = { $part } : non terminée, { $points1 } – { $points2 }
settled-earlier = { $parts ->
    [one] { $parts } plus ancienne n’est pas affichée.
   *[other] { $parts } plus anciennes ne sont pas affichées.
}
settled-games = Parties gagnées : { $one } – { $two }
settled-columns = Colonnes gagnées, c’est ce qui décide : { $one } – { $two }
settled-frozen = Les points restent tels quels : pas de primes.
settled-pays = { $payer } paie **{ $points }** à { $receiver }
settled-net = { $name } { $points }
settled-captain-gets = Chacun des autres paie **{ $points }** à { $captain }.
settled-captain-pays = { $captain } paie **{ $points }** à chacun des autres.
net-behind = { $you ->
    [winner] Tu as quand même { $net ->
        [one] { $net } point
       *[other] { $net } points
    } de retard.
   *[other] **{ $name }** { $winners ->
        [one] a
       *[other] ont
    } quand même { $net ->
        [one] { $net } point
       *[other] { $net } points
    } de retard.
}

## The whole sheet, deal by deal

sheet-deal = Donne { $deal } · { $ended }{ $points ->
    [none] {""}
   *[other] {"\u00A0"}: **{ $points }**
}
sheet-won = Donne { $deal } : { $name } **+{ $points }** · { $how }
sheet-how = { $result ->
    [gin] gin
    [big_gin] grand gin
    [undercut] undercut
   *[knock] { $deadwood ->
        [none] abattage
       *[other] abattage avec { $deadwood }
    }
}
sheet-columns = { $count ->
    [one] colonne { $columns }
   *[other] colonnes { $columns }
}
sheet-table = { $one } – { $two } { $score }
sheet-match = Match { $number }
sheet-game = Partie { $number }
sheet-pages = Page { $page } sur { $pages }
press-earlier = Avant
press-later = Après
press-sheet = Feuille

## What is printed on the picture of a sheet

pad-target = en { $target }
pad-number-deal = Donne
pad-number-round = Ronde
pad-boxes = Cases
pad-points = Points
pad-shutout = Capot
pad-game-bonus = Partie
pad-line-bonus = Prime cases
pad-hand-bonus = Donnes
pad-win-bonus = Match
pad-shutout-bonus = Capot
pad-total = Total
pad-score = Score
pad-earlier = Avant
pad-third-double = 3 bis
pad-games-won = Parties
pad-net = Net
pad-alt = Feuille de marque, { $title }, { $target }
pad-alt-column = { $number ->
    [none] {""}
   *[other] { $number }{"\u00A0"}:{" "}
}{ $name } { $totals }
pad-alt-line = { $label } : { $figures }
# Stands for a figure that one side doesn’t have.
pad-alt-nothing = rien
