## Sides

side-yours = Senin tarafın
side-number = { $side }. taraf
side-members = { $more } & { $last }

## The sheet in short

score-two = { $one } { $points1 } – { $points2 } { $two }
score-of = { $name } { $points }
score-columns = { $one } { $columns } { $two }
column-both = { $points1 } – { $points2 }
column-star = { $points }★
score-games = Oyunlar: { $score }
score-matches = Skor: { $score }
score-boxes = kutu{"\u00A0"}{ $boxes }
column-open = { $column }. sütun: { $score }{ $boxes ->
    [none] {""}
   *[other] {" "}({ $boxes })
}
column-points = { $name } { $points1 } – { $points2 }
column-won = **{ $points }**
running-game = { $number }. oyun: { $score }
running-match = { $number }. parti, hedef { $target }: { $score }
round-won = { $round }. tur: { $name } **+{ $points }** ({ $sums }){ $sweep ->
    [0] {""}
   *[other] , { $sweep } puanı her masayı kazandığı için
}
round-level = { $round }. tur: { $sums } ile eşit

## A settled contest of several games, or of more than two

won-best-of = { $you ->
    [winner] Maçı kazandın
   *[other] { $winner } maçı { $winners ->
        [one] kazandı
       *[other] kazandılar
    }
}
won-hollywood = { $you ->
    [winner] Karşılaşmayı kazandın
   *[other] { $winner } karşılaşmayı { $winners ->
        [one] kazandı
       *[other] kazandılar
    }
}
won-drawn = Bütün sütunların toplamı eşit: kazanan yok
settle-column = { $sign }{ $points }
settle-third-double = { $sign }{ $points }, 3. sütun çift sayıldığı için
settle-match = { $sign }{ $points }
settle-game = { $sign }{ $points }
settled-column = { $number }. sütun
settled-match = { $number }. parti
settled-game = { $number }. oyun
settled-won = { $part }: **{ $name } { $total1 } – { $total2 }** (puanlar { $points1 } – { $points2 }{ $shutout ->
    [true] , mars
   *[false] {""}
})
settled-exact-margin = { $part }: **{ $name } { $total1 } – { $total2 }** (puanlar { $points1 } – { $points2 }, kaybettiren fark)
settled-open = { $part }: bitmedi, { $points1 } – { $points2 }
settled-earlier = { $parts ->
    [one] Daha önceki 1 tanesi burada yok.
   *[other] Daha önceki { $parts } tanesi burada yok.
}
settled-games = Kazanılan oyunlar: { $one } – { $two }
settled-columns = Kazanılan sütunlar (belirleyici): { $one } – { $two }
settled-frozen = Puanlar olduğu gibi kalır: bonus eklenmez.
settled-pays = { $payer } öder, { $receiver } alır: **{ $points }**
settled-net = { $name } { $points }
settled-captain-gets = Kaptan { $captain } ötekilerin her birinden **{ $points }** alır.
settled-captain-pays = Kaptan { $captain } ötekilerin her birine **{ $points }** öder.
net-behind = { $you ->
    [winner] Yine de { $net } puan geridesin.
   *[other] **{ $name }** yine de { $net } puan { $winners ->
        [one] geride.
       *[other] gerideler.
    }
}

## The whole sheet, deal by deal

sheet-deal = { $deal }. el: { $ended }{ $points ->
    [none] {""}
   *[other] : **{ $points }**
}
sheet-won = { $deal }. el: { $name } **+{ $points }** · { $how }
sheet-how = { $result ->
    [gin] gin
    [big_gin] big gin
    [undercut] kontra
   *[knock] { $deadwood ->
        [none] vuruş
       *[other] { $deadwood } puanla vuruş
    }
}
sheet-columns = { $count ->
    [one] sütun { $columns }
   *[other] sütun { $columns }
}
sheet-table = { $one } – { $two } { $score }
sheet-match = { $number }. parti
sheet-game = { $number }. oyun
sheet-pages = Bölüm { $page } / { $pages }
press-earlier = Öncesi
press-later = Sonrası
press-sheet = Çetele

## What is printed on the picture of a sheet

pad-target = hedef { $target }
pad-number-deal = El
pad-number-round = Tur
pad-boxes = Kutular
pad-points = Puan
pad-shutout = Mars
pad-game-bonus = Oyun
pad-line-bonus = Kutu başı
pad-hand-bonus = Eller
pad-win-bonus = Parti
pad-shutout-bonus = Mars
pad-total = Toplam
pad-score = Skor
pad-earlier = Önceki
pad-third-double = 3 çift
pad-games-won = Oyunlar
pad-net = Net
pad-alt = Çetele, { $title }, { $target }
pad-alt-column = { $number ->
    [none] {""}
   *[other] { $number }:{" "}
}{ $name } { $totals }
pad-alt-line = { $label }: { $figures }
# Stands for a figure that one side doesn’t have.
pad-alt-nothing = yok
