## Printed on the pictures of a cup

cup-picture-knockout = Eleme usulü
cup-picture-double-elimination = Çift eleme
cup-picture-round-robin = Herkes herkesle
cup-picture-groups = Gruplar ve eleme
cup-picture-swiss = İsviçre sistemi
cup-picture-cancelled = iptal edildi
cup-picture-round = { $number }. tur
cup-picture-quarter-finals = Çeyrek final
cup-picture-semi-finals = Yarı final
cup-picture-final = Final
cup-picture-second-final = İkinci final
cup-picture-third-place = Üçüncülük
cup-picture-winners = Kazananlar tarafı
cup-picture-losers = Kaybedenler tarafı
cup-picture-group = { $group } grubu
cup-picture-points = Puan
cup-picture-buchholz = Buch.
cup-picture-sonneborn-berger = S-B
cup-picture-difference = +/−
cup-picture-playing = oynanıyor
cup-picture-walkover = hükmen
cup-picture-walkover-or-bye = hükmen ya da bay
cup-picture-buchholz-means = Buchholz: rakiplerin puanları
cup-picture-sonneborn-berger-means = Sonneborn-Berger: yenilenlerin puanları
cup-picture-difference-means = oyunlarda alınan eksi verilen puan

## The pictures of a cup in words

cup-picture-alt = { $title }: { $format }, { $entrants ->
    [one] { $entrants } katılımcı
   *[other] { $entrants } katılımcı
}.
cup-picture-alt-part = { $title }, { $parts } resimden { $part }.
cup-picture-alt-place = { $place ->
    [1] Kazanan: { $names }.
   *[other] { $place }. sıra: { $names }.
}
cup-picture-alt-standing = Puan durumu
cup-picture-alt-row = { $place }. { $name } { $points }
cup-picture-alt-round = { $round }: { $matches }.
cup-picture-alt-more = { $first }; { $next }
cup-picture-alt-beat = { $winner }, { $loser } karşısında { $points1 ->
    [none] kazandı
   *[other] { $points1 } – { $points2 } kazandı
}
cup-picture-alt-walkover = { $winner }, { $loser } karşısında hükmen kazandı
cup-picture-alt-draw = { $one } ile { $other } berabere kaldı
cup-picture-alt-neither = ne { $one } ne de { $other } oynadı
cup-picture-alt-playing = { $one } ile { $other } şu anda oynuyor
cup-picture-alt-next = { $one } ile { $other } henüz oynamadı
cup-picture-alt-waiting = { $name } rakibini bekliyor
cup-picture-alt-bye = { $name } bay geçti
cup-picture-alt-earlier = Önceki turlar burada yer almıyor.
