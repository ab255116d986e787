# Continuous Hollywood: as one game closes, the next opens on the sheet.

contest-hollywood-continuous = Kesintisiz Hollywood: { $games } oyun, biri kapanınca sıradaki açılır
line-hollywood-continuous = kesintisiz Hollywood, { $games } oyun, hedef { $target }, aynı anda { $columns ->
    [1] tek oyun
   *[other] { $columns } oyun
}
short-hollywood-continuous = { $rules }, { $games } oyun, hedef { $target }
rules-match-hollywood-continuous = Her biri { $target } puanlık **{ $games } oyun**, { $columns ->
    [1] teker teker
   *[other] aynı anda { $columns } tanesi yan yana
}: bir tarafın ilk kazancı bunlardan birine yazılır, ikincisi ikisine, böyle sürer; biri kapanınca sıradaki açılır.
option-hollywood-games = { $value ->
    [off] bir oyun kapanınca yenisi açılmaz
   *[other] toplam { $value } oyun: biri kapanınca sıradaki açılır
}
rule-hollywood-games = Toplam oyun (kesintisiz)
columns-closed = { $games } oyundan { $closed } tanesi bitti: { $score }
