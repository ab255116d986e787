# The computer as an opponent: how strong it plays, and its hints.

# $level is novice, club or expert; a table from before there were levels has none.
name-computer = { $level ->
    [novice] Bilgisayar (acemi)
    [club] Bilgisayar (tecrübeli)
    [expert] Bilgisayar (usta)
   *[other] Bilgisayar
}
# Where several play at one table; $number tells them apart.
name-computer-numbered = { $level ->
    [novice] Bilgisayar { $number } (acemi)
    [club] Bilgisayar { $number } (tecrübeli)
    [expert] Bilgisayar { $number } (usta)
   *[other] Bilgisayar { $number }
}

# On the table, beside its number and who deals; $number tells several computers apart, 0 for one.
computer-level = { $number ->
    [0] Bilgisayar
   *[other] Bilgisayar { $number }
}: { $level ->
    [novice] acemi
    [club] tecrübeli
   *[expert] usta
}
table-rated = dereceli, ipucu yok

## Choosing how strong it plays

command-level = Ne kadar güçlü? İlk oyununda boş bırakırsan acemi
choice-level-novice = Acemi
choice-level-club = Tecrübeli
choice-level-expert = Usta
panel-level = ### Bilgisayar ne kadar güçlü oynasın?
    Acemi ara sıra hata yapar, tecrübeli sağlam oynar, usta ilerisini düşünür.
menu-lobby-computer = Boş bir yere bilgisayarı oturt
choice-lobby-computer0 = { $level }
choice-lobby-computer1 = 1. taraf: { $level }
choice-lobby-computer2 = 2. taraf: { $level }
refusal-no-such-level = { $level ->
    [expert] Bilgisayar yalnızca vurulan oyunlarda ustadır. Mahjong gin, Skarney gin ve Colonel’da acemi ya da tecrübeli olarak oynar.
   *[other] Bilgisayarın böyle bir seviyesi yok. Acemi, tecrübeli ya da usta seç.
}

## Hints

press-hint = İpucu
press-hint-why = Neden?
hint-head = **İpucu: { $move }.** { $why }
hint-why-head = ### Neden?
hint-or = Ya da:
hint-behind = { $points ->
    [0] Hemen hemen aynı değerde:
    [one] Ya da yaklaşık bir puan eksiğiyle:
   *[other] Ya da yaklaşık { $points } puan eksiğiyle:
}
hint-clear = Birincisi açıkça en iyisi.
hint-close = Bunlar birbirine yakın: hiçbiri hata değil.
hint-alone = Başka hiçbir hamle buna yaklaşamıyor.
hint-club = Tecrübeli biri böyle oynardı.
hint-seen = Yalnızca senin görebildiklerine göre
refusal-no-hints = İpucu yalnızca bilgisayara karşı var. Üyeler birbirine karşı yardımsız oynar.
refusal-rated-game = Bu oyun dereceli, o yüzden ipucu yok.
refusal-no-hint-found = Şu anda aklıma ipucu gelmiyor. Birazdan yeniden dene ya da kendi gözüne güven.

# All that the channel reads of such a game while it lasts.
practice-line = **{ $name }** bilgisayara karşı oynuyor.
# Against which computer to play next.
press-easier = Daha kolay
press-stronger = Daha zor

# A game that nobody went on with
untouched = Burada { $days } gündür oynayan olmadı, oyun kendiliğinden bitti. Sonucu sayılmıyor.
untouched-rated = Burada { $days } gündür oynayan olmadı, oyun kendiliğinden bitti. Dereceliydi, pes edilmiş sayılıyor.
