# A server's boards: who is ahead, by what, in which kind of game and over what time.

board-about = { $measure } · { $family }
# $first is a day and $end a time from now, as Discord writes them.
board-time = { $first } tarihinden beri · { $end } bitiyor
board-line = `{ $rank }` { $name } · { $value }
board-line-own = `{ $rank }` **{ $name }** · { $value }
board-nowhere = -
board-beyond = { $rank }+

board-rating = **{ $rating }**
board-rating-provisional = **{ $rating }** (geçici)
board-net = net **{ $net }**
board-rate = **%{ $share }** galibiyet
board-rate-none = { $games } oyundan sonra listede
board-games-won = **{ $count }** oyun kazandı
board-gins = { $count ->
    [0] henüz gin yok
    [one] **1** gin
   *[other] **{ $count }** gin
}
board-undercuts = { $count ->
    [0] henüz kontra yok
    [one] **1** kontra
   *[other] **{ $count }** kontra
}
board-best-streak = { $count ->
    [0] henüz kazanılan oyun yok
   *[other] üst üste **{ $count }** galibiyet
}

# Below the rating of somebody who hasn't played a member yet.
board-practised = bilgisayara karşı oyunlarla
board-order-net = Sıra: net, sonra kazanılan oyunlar, sonra puanlar.
board-order-rating = Derece, { $games } dereceli oyuna kadar geçicidir ve ötekilerin ardına yazılır.
# What a choice in a menu is about.
board-choice-measure = Sırala: { $name }
board-choice-family = Oyun türü: { $name }
board-choice-span = { $name }
# $setting: what the setting is called.
board-alone = Satırını senden başka kimse görmüyor: `/gin me` içinde **{ $setting }**.
board-order-rate = Listeye { $games } oyundan sonra girilir.

# Below a board in a channel: leads to one’s own look at it.
press-board-look = Göz at

board-menu-measure = Neye göre…
board-menu-family = Hangi oyunlar…
board-menu-span = Hangi dönem…
board-by-rating = Derece
board-by-net = Net puan
board-by-games-won = Kazanılan oyunlar
board-by-rate = Galibiyet oranı
board-by-gins = Ginler
board-by-undercuts = Kontralar
board-by-best-streak = Üst üste galibiyet
family-every = Bütün oyunlar
family-knock = Gin
family-mahjong = Mahjong gin
family-skarney = Skarney gin
family-colonel = Colonel
family-jersey = Jersey gin
span-all = Tüm zamanlar
span-month = Bu ay
span-season = Bu sezon
