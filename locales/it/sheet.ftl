## Sides

side-yours = La tua squadra
side-number = Squadra { $side }
side-members = { $more } e { $last }

## The sheet in short

score-two = { $one } { $points1 } – { $points2 } { $two }
score-of = { $name } { $points }
score-columns = { $one } { $columns } { $two }
column-both = { $points1 } – { $points2 }
column-star = { $points }★
score-games = Partite: { $score }
score-matches = Punteggio: { $score }
score-boxes = box{"\u00A0"}{ $boxes }
column-open = Colonna { $column }: { $score }{ $boxes ->
    [none] {""}
   *[other] {" "}({ $boxes })
}
column-points = { $name } { $points1 } – { $points2 }
column-won = **{ $points }**
running-game = Partita { $number }: { $score }
running-match = Match { $number } a { $target }: { $score }
round-won = Giro { $round }: { $name } **+{ $points }** ({ $sums }){ $sweep ->
    [0] {""}
   *[other] , di cui { $sweep } per la vittoria a ogni tavolo
}
round-level = Giro { $round }: parità a { $sums }

## A settled contest of several games, or of more than two

won-best-of = { $you ->
    [winner] Vinci la serie
   *[other] { $winner } { $winners ->
        [one] vince
       *[other] vincono
    } la serie
}
won-hollywood = { $you ->
    [winner] Vinci l’incontro
   *[other] { $winner } { $winners ->
        [one] vince
       *[other] vincono
    } l’incontro
}
won-drawn = Le colonne insieme finiscono in parità: non vince nessuno
settle-column = { $sign }{ $points }
settle-third-double = { $sign }{ $points } perché la colonna 3 conta doppio
settle-match = { $sign }{ $points }
settle-game = { $sign }{ $points }
settled-column = Colonna { $number }
settled-match = Match { $number }
settled-game = Partita { $number }
settled-won = { $part }: **{ $name } { $total1 } – { $total2 }** (punti { $points1 } – { $points2 }{ $shutout ->
    [true] , cappotto
   *[false] {""}
})
settled-exact-margin = { $part }: **{ $name } { $total1 } – { $total2 }** (punti { $points1 } – { $points2 }, il vantaggio che fa perdere)
settled-open = { $part }: in sospeso, { $points1 } – { $points2 }
settled-earlier = { $parts ->
    [one] 1 precedente non è in elenco.
   *[other] { $parts } precedenti non sono in elenco.
}
settled-games = Partite vinte: { $one } – { $two }
settled-columns = Colonne vinte, che decidono: { $one } – { $two }
settled-frozen = I punti restano come sono: niente bonus.
settled-pays = { $payer } paga **{ $points }** a { $receiver }
settled-net = { $name } { $points }
settled-captain-gets = Ognuno degli altri paga **{ $points }** a { $captain }.
settled-captain-pays = { $captain } paga **{ $points }** a ognuno degli altri.
net-behind = { $you ->
    [winner] Eppure sei indietro di { $net ->
        [one] 1 punto
       *[other] { $net } punti
    }.
   *[other] Eppure **{ $name }** { $winners ->
        [one] è
       *[other] sono
    } indietro di { $net ->
        [one] 1 punto
       *[other] { $net } punti
    }.
}

## The whole sheet, deal by deal

sheet-deal = Mano { $deal } · { $ended }{ $points ->
    [none] {""}
   *[other] : **{ $points }**
}
sheet-won = Mano { $deal } · { $name } **+{ $points }** · { $how }
sheet-how = { $result ->
    [gin] gin
    [big_gin] big gin
    [undercut] undercut
   *[knock] { $deadwood ->
        [none] bussata
       *[other] bussata con { $deadwood }
    }
}
sheet-columns = { $count ->
    [one] colonna { $columns }
   *[other] colonne { $columns }
}
sheet-table = { $one } – { $two } { $score }
sheet-match = Match { $number }
sheet-game = Partita { $number }
sheet-pages = Parte { $page } di { $pages }
press-earlier = Prima
press-later = Dopo
press-sheet = Segnapunti

## What is printed on the picture of a sheet

pad-target = a { $target }
pad-number-deal = Mano
pad-number-round = Giro
pad-boxes = Box
pad-points = Punti
pad-shutout = Cappotto
pad-game-bonus = Partita
pad-line-bonus = Bonus box
pad-hand-bonus = Mani
pad-win-bonus = Match
pad-shutout-bonus = Cappotto
pad-total = Totale
pad-score = Punteggio
pad-earlier = Prima
pad-third-double = 3 bis
pad-games-won = Partite
pad-net = Saldo
pad-alt = Segnapunti, { $title }, { $target }
pad-alt-column = { $number ->
    [none] {""}
   *[other] { $number }:{" "}
}{ $name } { $totals }
pad-alt-line = { $label }: { $figures }
# Stands for a figure that one side doesn’t have.
pad-alt-nothing = niente
