## One line

line-rules = **{ $rules }** · { $contest }
line-single = { $target } puanlık tek oyun
line-best-of = { $games } oyun üzerinden, hedef { $target }
line-hollywood = { $columns ->
    [one] Hollywood, tek sütun, hedef { $target }
   *[other] Hollywood, { $columns } sütun, hedef { $target }
}
line-multi-match = { $target } puanlık partiler, toplam { $total }
line-gin = gin{"\u00A0"}{ $points }
line-out = bitirme{"\u00A0"}{ $points }
line-undercut = kontra{"\u00A0"}{ $points }
line-big-gin = big{"\u00A0"}gin{"\u00A0"}{ $points }
line-line-bonus = kutu{"\u00A0"}{ $value }
line-game-bonus = oyun{"\u00A0"}{ $value }
line-shutout = { $value ->
    [double_points] mars ikiye katlar
    [double_points_and_game] mars puanı ve oyunu katlar
    [double_total] mars toplamı katlar
   *[extra] mars{"\u00A0"}{ $points }
}
line-house = Ev kuralları: { $options }
line-house-more = Ev kuralları: { $options }; ve { $more } tane daha
limit-second-deck = vuruş sınırı ikinci desteden
limit-table = perler masada, iki taraf için de
limit-own-table = perler masada, herkesinki kendine
short-single = { $rules }, hedef { $target }
short-best-of = { $rules }, { $games } oyun üzerinden, hedef { $target }
short-hollywood = { $rules }, { $columns } sütun, hedef { $target }
short-multi-match = { $rules }, { $target } puanlık partiler
short-house = { $rules }, ev kuralları
option-beside = { $said } ({ $number })
press-rules = Kurallar

## A book of rules: its pages, and what every one of them is about

page-melds = Perler
page-play = Oynanış
page-end = Bitiş
page-score = Hesap
page-game = Oyun
rules-title = ### { $rules }
rules-page = **{ $page }**

## Melds

rules-aim-knock = **Amaç:** on kartınla per yap, boşta az puan kalınca eli bitir.
rules-aim-gin = **Amaç:** on kartının hepsini ilk sen per yap.
rules-aim-mahjong = **Amaç:** kartlarını kendi perlerinle masaya aç ya da masadakilere işle; eli ilk boşalan sen ol.
rules-aim-skarney = **Amaç:** kontratını aç, perlerine işle, eli ilk boşalan sen ol.
rules-aim-colonel = **Amaç:** kendi perlerini açıp masadakilere işle, eli ilk boşalan sen ol.
rules-set = **Grup:** aynı değerde üç ya da dört kart.
rules-run-suited = **Seri:** aynı cinsten, art arda üç ya da daha çok kart.
rules-run-any-suit = **Seri:** her cinsten, art arda üç ya da daha çok kart.
rules-ace-low = As düşüktür, seri şöyle olabilir:
rules-ace-high = As yüksektir, seri şöyle olabilir:
rules-ace-high-or-low = As yüksek ya da düşüktür, seri ikisinden biri olabilir:
rules-ace-corner = Seriler köşeyi döner, biri şöyle olabilir:
rules-one-meld = Bir kart tek bir pere girer. Hiçbirine girmeyen **boştadır** ve aleyhine sayılır.
rules-one-meld-table = Bir kart tek bir pere girer. Elinde kalan, per olsun olmasın, aleyhine sayılır.
rules-values-standard = As 1, resimliler 10, öteki kartlar üstündeki sayı kadar.
rules-values-ace15 = As 15, resimliler 10, öteki kartlar üstündeki sayı kadar.
rules-values-colonel = As 10, resimliler 10, öteki kartlar üstündeki sayı kadar.
rules-values-mahjong = 2–9 arası 5, onludan papaza 10, as 15.

## Playing

rules-play-knock = Herkese on kart. Hamle: desteden ya da yığının üstünden bir kart **çekilir**, bir kart **atılır**.
rules-play-jersey = Herkese on kart. Hamle: desteden ya da yığının üstünden bir kart **çekilir**, bir kart **atılır**; sonra sıra soldaki oyuncuya geçer, attığını yalnızca o alabilir.
rules-play-mahjong = Herkese on kart. Hamle: desteden ya da yığından **çekilir**; sonra istenirse **per açılır**, masadaki perlere kart işlenir; sonra bir kart **atılır**.
rules-play-mahjong-deep = Yığının üstünden birden çok kart alabilirsin; o zaman en alttaki bu hamlede masaya açılmalı.
rules-play-skarney = Herkese on kart; kart atılmaz. Hamle: desteden **çekilir**; sonra **kontrat** ya da kontrat masadaysa yeni perler açılır, kendi perlerine kart işlenir; sonra karşı tarafa bir kart **önerilir**, o da alır ya da geri verir.
rules-play-colonel = Herkese on kart. Hamle: desteden ya da yığının üstünden **çekilir**; sonra istenirse **per açılır**, masadaki perlere kart işlenir; sonra bir kart **atılır**.

## Ending a deal

rules-end-knock = Kart çektikten sonra **vurabilirsin**: perlerinin dışında yeterince az puan kaldıysa bir kartı kapalı bırak, elini aç.
rules-end-gin-only = Vurulmaz. Kart attıktan sonra on kartın da per ise bu **gindir**, el biter.
rules-end-gin = Boşta hiçbir şey kalmazsa bu **gindir**.
rules-end-big-gin = Kart atmadan on bir kartın hepsi per ise bu **big gindir**.
rules-end-layoff = Sonra karşı taraf da perlerini ayırır ve vuranın perlerine uyanları **işler**.
rules-end-layoff-three = Sonra öteki ikisi de perlerini ayırır ve vuranın perlerine uyanları **işler**: önce vuranın solundaki. Bir kart, kendi işlediğinin ardına gelebilir, başkasının işlediğinin ardına gelemez.
rules-end-layoff-auto = Bu, senin için en iyi şekilde yapılır (elle yapmak istersen: ev kuralları panelinde **İşleme**).
rules-end-out = Elinde kart kalmayan **bitirir** ve el sona erer.

## Scoring

rules-knock-difference = **Vuruş:** iki puanın farkı.
rules-knock-loser-full = **Vuruş:** kaybedenin boştaki bütün puanı.
rules-knock-difference-three = **Vuruş:** öteki ikisinin her biriyle puan farkı.
rules-knock-loser-full-three = **Vuruş:** öteki ikisinin boştaki bütün puanı.
rules-undercut = **Kontra,** karşı tarafta aynı ya da daha az kalırsa: farkı o taraf alır, üstüne { $points } daha.
rules-undercut-below = **Kontra,** karşı tarafta daha az kalırsa: farkı o taraf alır, üstüne { $points } daha.
rules-undercut-three = **Kontra,** bir başkasında aynı ya da daha az kalırsa: en az kalan { $points } alır, üstüne öteki ikisinin her biriyle farkı.
rules-undercut-below-three = **Kontra,** bir başkasında daha az kalırsa: en az kalan { $points } alır, üstüne öteki ikisinin her biriyle farkı.
rules-gin = **Gin:** { $points } ve karşı tarafın boştaki bütün puanı.
rules-big-gin = **Big gin:** { $points } ve karşı tarafın boştaki bütün puanı.
rules-gin-three = **Gin:** { $points } ve öteki ikisinin boştaki bütün puanı.
rules-big-gin-three = **Big gin:** { $points } ve öteki ikisinin boştaki bütün puanı.
rules-cancelled-gin = **Gin,** ama üstüne her şey işlendi: kimse puan almaz.
rules-draw = **Eli bitiren yok:** puan yok.
rules-out = **Bitirme:** { $points } ve karşı tarafın elindeki her şey.
rules-out-bare = **Bitirme:** karşı tarafın elindeki her şey.
rules-out-no-contract = Kontratsız tarafa karşı **bitirme:** { $bonus } yerine { $points }.
rules-out-both = **Her taraf:** masaya açtığı eksi elinde kalan; bitiren { $points } daha alır.
rules-challenge = **Kabul edilen meydan okuma:** puanı az olan, karşı tarafın elindeki her şeyi alır.

## The game

rules-match-single = { $target } puanlık **tek oyun**.
rules-match-best-of = Her biri { $target } puanlık **{ $games } oyun üzerinden**.
rules-match-hollywood = Yan yana **{ $columns ->
    [one] 1 sütun
   *[other] { $columns } sütun
}**, her biri { $target } puanlık bir oyun: bir tarafın ilk kazancı tek sütuna yazılır, ikincisi iki sütuna, böyle sürer.
rules-match-multi-match = Art arda { $target } puanlık **partiler**; bonuslarıyla { $total } puana kadar toplanır.
rules-seating-partnership = **Takımlar:** her üye karşıdan biriyle bir el oynar; toplamda çok kazanan taraf farkı alır.
rules-seating-round-robin = **Kaybeden kalkar:** ikisi oynar, ötekiler bekler; eli kaybeden, en uzun bekleyene yer verir.
rules-seating-captain = **Kaptanlı oyun:** biri sırayla bütün ötekilere karşı oynar; her biri el kaybedene kadar kalır.
rules-seating-three-handed = **Üç kişi** her elde birlikte, herkes kendisi için oynar. Sonunda herkes herkesle hesaplaşır: toplamı düşük olan farkı öder.
rules-both-reach = İkisi de aynı elde hedefe ulaşırsa toplamı yüksek olan kazanır; eşitlikte devam edilir.
rules-no-bonus = Oyun sonunda hiçbir şey eklenmez.
rules-box = Kazanılan her el bir **kutudur**; ötekine kutu bırakmadan oyunu kazanan **mars** yapar.

## A small example, played by the same program as the deals

example-title = **Örnek**
example-knock-card = **Örnek:** vuruş kartı { $card }, en çok { $limit } puanla vurulur
example-gin-card = **Örnek:** vuruş kartı { $card }, eli yalnızca gin bitirir
example-limit = **Örnek:** en çok { $limit } puanla vurulur
example-one = Kuzey
example-two = Güney
example-hand = { $name } · boşta: { $cards } = { $count }
example-empty = { $name } · boşta bir şey yok
example-laid-off = { $name } işledi: { $cards }
example-table = { $name } masaya { $count } puan açtı
example-out = { $name } bitirdi
example-holds = { $name } elinde { $cards } = { $count }
example-scores = { $name } **{ $points }** puan alır
example-without = Kontratsız tarafa karşı: **{ $sum }**
example-boxes = ve { $boxes } kutu
example-line = { $name }: { $line }
example-nobody = Kimse puan almaz.
