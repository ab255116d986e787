## Sides

side-yours = Tu bando
side-number = Bando { $side }
side-members = { $more } y { $last }

## The sheet in short

score-two = { $one } { $points1 } – { $points2 } { $two }
score-of = { $name } { $points }
score-columns = { $one } { $columns } { $two }
column-both = { $points1 } – { $points2 }
column-star = { $points }★
score-games = Partidas: { $score }
score-matches = Marcador: { $score }
score-boxes = casillas{"\u00A0"}{ $boxes }
column-open = Columna { $column }: { $score }{ $boxes ->
    [none] {""}
   *[other] {" "}({ $boxes })
}
column-points = { $name } { $points1 } – { $points2 }
column-won = **{ $points }**
running-game = Partida { $number }: { $score }
running-match = Manga { $number } a { $target }: { $score }
round-won = Ronda { $round }: { $name } **+{ $points }** ({ $sums }){ $sweep ->
    [0] {""}
   *[other] , { $sweep } de ellos por ganar todas las mesas
}
round-level = Ronda { $round }: igualados a { $sums }

## A settled contest of several games, or of more than two

won-best-of = { $you ->
    [winner] Ganas la serie
   *[other] { $winner } { $winners ->
        [one] gana
       *[other] ganan
    } la serie
}
won-hollywood = { $you ->
    [winner] Ganas el encuentro
   *[other] { $winner } { $winners ->
        [one] gana
       *[other] ganan
    } el encuentro
}
won-drawn = Empate en el conjunto de las columnas: no gana nadie
settle-column = { $sign }{ $points }
settle-third-double = { $sign }{ $points }, porque la columna 3 cuenta doble
settle-match = { $sign }{ $points }
settle-game = { $sign }{ $points }
settled-column = Columna { $number }
settled-match = Manga { $number }
settled-game = Partida { $number }
settled-won = { $part }: **{ $name } { $total1 } – { $total2 }** (puntos { $points1 } – { $points2 }{ $shutout ->
    [true] , con zapatero
   *[false] {""}
})
settled-exact-margin = { $part }: **{ $name } { $total1 } – { $total2 }** (puntos { $points1 } – { $points2 }, la ventaja que hace perder)
settled-open = { $part }: sin terminar, { $points1 } – { $points2 }
settled-earlier = { $parts ->
    [one] 1 anterior no aparece.
   *[other] { $parts } anteriores no aparecen.
}
settled-games = Partidas ganadas: { $one } – { $two }
settled-columns = Columnas ganadas, que deciden: { $one } – { $two }
settled-frozen = Los puntos quedan como están: no se suman bonificaciones.
settled-pays = { $payer } paga a { $receiver } **{ $points }**
settled-net = { $name } { $points }
settled-captain-gets = Cada uno de los demás paga a { $captain } **{ $points }**.
settled-captain-pays = { $captain } paga a cada uno de los demás **{ $points }**.
net-behind = { $you ->
    [winner] Aun así, vas { $net ->
        [one] 1 punto
       *[other] { $net } puntos
    } por detrás.
   *[other] Aun así, **{ $name }** { $winners ->
        [one] va
       *[other] van
    } { $net ->
        [one] 1 punto
       *[other] { $net } puntos
    } por detrás.
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
        [none] cierre
       *[other] cierre con { $deadwood }
    }
}
sheet-columns = { $count ->
    [one] columna { $columns }
   *[other] columnas { $columns }
}
sheet-table = { $one } – { $two } { $score }
sheet-match = Manga { $number }
sheet-game = Partida { $number }
sheet-pages = Parte { $page } de { $pages }
press-earlier = Anteriores
press-later = Posteriores
press-sheet = Hoja de puntos

## What is printed on the picture of a sheet

pad-target = a { $target }
pad-number-deal = Mano
pad-number-round = Ronda
pad-boxes = Casillas
pad-points = Puntos
pad-shutout = Zapatero
pad-game-bonus = Partida
pad-line-bonus = Por casillas
pad-hand-bonus = Manos
pad-win-bonus = Manga
pad-shutout-bonus = Zapatero
pad-total = Total
pad-score = Marcador
pad-earlier = Antes
pad-third-double = Otra vez 3
pad-games-won = Partidas
pad-net = Neto
pad-alt = Hoja de puntos, { $title }, { $target }
pad-alt-column = { $number ->
    [none] {""}
   *[other] { $number }:{" "}
}{ $name } { $totals }
pad-alt-line = { $label }: { $figures }
# Stands for a figure that one side doesn’t have.
pad-alt-nothing = nada
