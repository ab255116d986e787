## Sides

side-yours = Twoja strona
side-number = Strona { $side }
side-members = { $more } i { $last }

## The sheet in short

score-two = { $one } { $points1 } – { $points2 } { $two }
score-of = { $name } { $points }
score-columns = { $one } { $columns } { $two }
column-both = { $points1 } – { $points2 }
column-star = { $points }★
score-games = Partie: { $score }
score-matches = Wynik: { $score }
score-boxes = kreski{"\u00A0"}{ $boxes }
column-open = Kolumna { $column }: { $score }{ $boxes ->
    [none] {""}
   *[other] {" "}({ $boxes })
}
column-points = { $name } { $points1 } – { $points2 }
column-won = **{ $points }**
running-game = Partia { $number }: { $score }
running-match = Mecz { $number } do { $target }: { $score }
round-won = Runda { $round }: { $name } **+{ $points }** ({ $sums }){ $sweep ->
    [0] {""}
   *[other] , w tym { $sweep } za wszystkie stoliki
}
round-level = Runda { $round }: remis { $sums }

## A settled contest of several games, or of more than two

won-best-of = { $you ->
    [winner] Wygrywasz serię
   *[other] { $winner } { $winners ->
        [one] wygrywa
        [few] wygrywają
        [many] wygrywają
       *[other] wygrywają
    } serię
}
won-hollywood = { $you ->
    [winner] Wygrywasz rozgrywkę
   *[other] { $winner } { $winners ->
        [one] wygrywa
        [few] wygrywają
        [many] wygrywają
       *[other] wygrywają
    } rozgrywkę
}
won-drawn = Wszystkie kolumny razem dają remis: nikt nie wygrywa
settle-column = { $sign }{ $points }
settle-third-double = { $sign }{ $points }, bo kolumna 3 liczy się podwójnie
settle-match = { $sign }{ $points }
settle-game = { $sign }{ $points }
settled-column = Kolumna { $number }
settled-match = Mecz { $number }
settled-game = Partia { $number }
settled-won = { $part }: **{ $name } { $total1 } – { $total2 }** (punkty { $points1 } – { $points2 }{ $shutout ->
    [true] , do zera
   *[false] {""}
})
settled-exact-margin = { $part }: **{ $name } { $total1 } – { $total2 }** (punkty { $points1 } – { $points2 }, feralna przewaga)
settled-open = { $part }: nieskończona, { $points1 } – { $points2 }
settled-earlier = { $parts ->
    [one] Jednej wcześniejszej tu nie ma.
    [few] { $parts } wcześniejszych tu nie ma.
    [many] { $parts } wcześniejszych tu nie ma.
   *[other] { $parts } wcześniejszych tu nie ma.
}
settled-games = Wygrane partie: { $one } – { $two }
settled-columns = Wygrane kolumny, a to one decydują: { $one } – { $two }
settled-frozen = Punkty zostają, jak są: bez premii.
settled-pays = Płaci { $payer }, dostaje { $receiver }: **{ $points }**
settled-net = { $name } { $points }
settled-captain-gets = Od każdego z pozostałych dostaje { $captain }: **{ $points }**.
settled-captain-pays = { $captain } płaci każdemu z pozostałych **{ $points }**.
net-behind = { $you ->
    [winner] Mimo to masz { $net ->
        [one] 1 punkt
        [few] { $net } punkty
        [many] { $net } punktów
       *[other] { $net } punktu
    } mniej.
   *[other] **{ $name }** { $winners ->
        [one] ma
        [few] mają
        [many] mają
       *[other] mają
    } mimo to { $net ->
        [one] 1 punkt
        [few] { $net } punkty
        [many] { $net } punktów
       *[other] { $net } punktu
    } mniej.
}

## The whole sheet, deal by deal

sheet-deal = Rozdanie { $deal }: { $ended }{ $points ->
    [none] {""}
   *[other] : **{ $points }**
}
sheet-won = Rozdanie { $deal }: { $name } **+{ $points }** · { $how }
sheet-how = { $result ->
    [gin] gin
    [big_gin] big gin
    [undercut] podcięcie
   *[knock] { $deadwood ->
        [none] stukanie
       *[other] stukanie z { $deadwood }
    }
}
sheet-columns = { $count ->
    [one] kolumna { $columns }
    [few] kolumny { $columns }
    [many] kolumny { $columns }
   *[other] kolumny { $columns }
}
sheet-table = { $one } – { $two } { $score }
sheet-match = Mecz { $number }
sheet-game = Partia { $number }
sheet-pages = Część { $page } z { $pages }
press-earlier = Wcześniej
press-later = Później
press-sheet = Arkusz

## What is printed on the picture of a sheet

pad-target = do { $target }
pad-number-deal = Rozd.
pad-number-round = Runda
pad-boxes = Kreski
pad-points = Punkty
pad-shutout = Do zera
pad-game-bonus = Partia
pad-line-bonus = Za kreski
pad-hand-bonus = Rozdania
pad-win-bonus = Mecz
pad-shutout-bonus = Do zera
pad-total = Suma
pad-score = Wynik
pad-earlier = Dotąd
pad-third-double = 3 znowu
pad-games-won = Partie
pad-net = Bilans
pad-alt = Arkusz wyników, { $title }, { $target }
pad-alt-column = { $number ->
    [none] {""}
   *[other] { $number }:{" "}
}{ $name } { $totals }
pad-alt-line = { $label }: { $figures }
# Stands for a figure that one side doesn’t have.
pad-alt-nothing = nic
