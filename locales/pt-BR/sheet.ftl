## Sides

side-yours = Seu lado
side-number = Lado { $side }
side-members = { $more } & { $last }

## The sheet in short

score-two = { $one } { $points1 } – { $points2 } { $two }
score-of = { $name } { $points }
score-columns = { $one } { $columns } { $two }
column-both = { $points1 } – { $points2 }
column-star = { $points }★
score-games = Partidas: { $score }
score-matches = Placar: { $score }
score-boxes = caixas{"\u00A0"}{ $boxes }
column-open = Coluna { $column }: { $score }{ $boxes ->
    [none] {""}
   *[other] {" "}({ $boxes })
}
column-points = { $name } { $points1 } – { $points2 }
column-won = **{ $points }**
running-game = Partida { $number }: { $score }
running-match = Confronto { $number } até { $target }: { $score }
round-won = Rodada { $round }: { $name } **+{ $points }** ({ $sums }){ $sweep ->
    [0] {""}
   *[other] , { $sweep } deles por vencer todas as mesas
}
round-level = Rodada { $round }: empate em { $sums }

## A settled contest of several games, or of more than two

won-best-of = { $you ->
    [winner] Você venceu a série
   *[other] { $winner } { $winners ->
        [one] venceu
       *[other] venceram
    } a série
}
won-hollywood = { $you ->
    [winner] Você venceu a disputa
   *[other] { $winner } { $winners ->
        [one] venceu
       *[other] venceram
    } a disputa
}
won-drawn = Todas as colunas juntas dão empate: ninguém vence
settle-column = { $sign }{ $points }
settle-third-double = { $sign }{ $points }, pois a coluna 3 conta em dobro
settle-match = { $sign }{ $points }
settle-game = { $sign }{ $points }
settled-column = Coluna { $number }
settled-match = Confronto { $number }
settled-game = Partida { $number }
settled-won = { $part }: **{ $name } { $total1 } – { $total2 }** (pontos { $points1 } – { $points2 }{ $shutout ->
    [true] , capote
   *[false] {""}
})
settled-exact-margin = { $part }: **{ $name } { $total1 } – { $total2 }** (pontos { $points1 } – { $points2 }, a vantagem que faz perder)
settled-open = { $part }: não concluída, { $points1 } – { $points2 }
settled-earlier = { $parts ->
    [one] { $parts } anterior fora da lista.
   *[other] { $parts } anteriores fora da lista.
}
settled-games = Partidas vencidas: { $one } – { $two }
settled-columns = Colunas vencidas, que decidem: { $one } – { $two }
settled-frozen = Os pontos ficam como estão: nenhum bônus é somado.
settled-pays = { $payer } paga a { $receiver } **{ $points }**
settled-net = { $name } { $points }
settled-captain-gets = Cada um dos outros paga a { $captain } **{ $points }**.
settled-captain-pays = { $captain } paga a cada um dos outros **{ $points }**.
net-behind = { $you ->
    [winner] Mesmo assim, você está { $net ->
        [one] { $net } ponto
       *[other] { $net } pontos
    } atrás.
   *[other] Mesmo assim, **{ $name }** { $winners ->
        [one] está
       *[other] estão
    } { $net ->
        [one] { $net } ponto
       *[other] { $net } pontos
    } atrás.
}

## The whole sheet, deal by deal

sheet-deal = Mão { $deal }: { $ended }{ $points ->
    [none] {""}
   *[other] : **{ $points }**
}
sheet-won = Mão { $deal }: { $name } **+{ $points }** · { $how }
sheet-how = { $result ->
    [gin] gin
    [big_gin] big gin
    [undercut] corte
   *[knock] { $deadwood ->
        [none] batida
       *[other] batida com { $deadwood }
    }
}
sheet-columns = { $count ->
    [one] coluna { $columns }
   *[other] colunas { $columns }
}
sheet-table = { $one } – { $two } { $score }
sheet-match = Confronto { $number }
sheet-game = Partida { $number }
sheet-pages = Parte { $page } de { $pages }
press-earlier = Antes
press-later = Depois
press-sheet = Placar

## What is printed on the picture of a sheet

pad-target = até { $target }
pad-number-deal = Mão
pad-number-round = Rodada
pad-boxes = Caixas
pad-points = Pontos
pad-shutout = Capote
pad-game-bonus = Partida
pad-line-bonus = Por caixa
pad-hand-bonus = Mãos
pad-win-bonus = Confronto
pad-shutout-bonus = Capote
pad-total = Total
pad-score = Placar
pad-earlier = Antes
pad-third-double = 3 de novo
pad-games-won = Partidas
pad-net = Saldo
pad-alt = Placar, { $title }, { $target }
pad-alt-column = { $number ->
    [none] {""}
   *[other] { $number }:{" "}
}{ $name } { $totals }
pad-alt-line = { $label }: { $figures }
# Stands for a figure that one side doesn’t have.
pad-alt-nothing = nada
