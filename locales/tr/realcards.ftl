## Refusals on a sheet for real cards

refusal-does-not-fit = { $code ->
    [over] O zaman karşılaşma { $name }. elden önce bitmiş olurdu. Önce sonraki elleri düzelt.
   *[players] { $name }. el artık uymazdı: o eli başkaları oynuyor olurdu. Önce onu düzelt.
}
refusal-sheet-moved = Çetele o arada değişti. Şimdiki hâli bu.
refusal-sheet-over = Bu çeteleye artık bir şey yazılamaz.
refusal-entry-gone = O el artık çetelede yok.
refusal-entry-open = Bu elde hâlâ eksik bir şey var.
refusal-proposal-waits = Çetelede yanıt bekleyen başka bir değişiklik var. Önce o yanıtlanmalı.
refusal-proposal-gone = O çoktan yanıtlandı.
refusal-not-latest = Yalnızca en yeni el geri alınabilir, onu da yazan alır. *Düzelt…* ötekilere sorar.
refusal-sheet-started = Bu çetele çoktan başladı ya da kapatıldı.
refusal-sheet-players = { $code ->
    [heads_up] Burada iki kişi oynar: önce biri katılmalı.
    [round_robin] Burada üç ya da dört kişi sırayla oynar.
    [partnership] İki takımda da eşit sayıda oyuncu olmalı, en az ikişer.
   *[captain] Kaptan tek başına, iki ya da daha çok kişiye karşı oynar.
}
refusal-same-name = Bu çetelede { $name } adında biri zaten var.

## A sheet for real cards, in its channel

paper-rules = Gerçek kartlar · { $rules }
paper-many = { $players } oyuncu
paper-number = { $deal }. el
paper-round = **{ $round }. tur**
paper-round-table = { $round }. tur, masa { $table }
paper-deal = { $ended }{ $points ->
    [none] {""}
   *[other] : { $points }
}{ $boxes ->
    [0] {""}
    [1] {""}
   *[other] {" "}({ $boxes } kutu)
}
paper-last = { $place }: { $deal }
paper-label = { $place }: { $deal }
paper-entered = { $place }: { $deal } · yazan { $name }
paper-next = **Sırada, { $number }. el:** { $one } – { $two }. Dağıtan: { $dealer }.
paper-table = Masa { $number }: { $one } – { $two }. Dağıtan: { $dealer }.
paper-waiting = { $players ->
    [one] Bu el dışarıda olan: { $names }.
   *[other] Bu el dışarıda olanlar: { $names }.
}
paper-over = **Karşılaşma bitti.** Yanlış el yine de düzeltilebilir.
paper-closed = **Bu çetele olduğu gibi kapatıldı.**
paper-would-change = **{ $name } şunu değiştirmek istiyor:** { $place }
paper-would-remove = **{ $name } şunu silmek istiyor:** { $place }
paper-would-close = **{ $name } çeteleyi olduğu gibi kapatmak istiyor.** O zaman kimse kazanmaz.
paper-now = Şimdi: { $deal }
paper-then = Sonra: { $deal }
paper-asks = { $waiting ->
    [one] { $names }, kabul ediyor musun?
   *[other] { $names }: { $every ->
        [any] her taraftan biri kabul etmeli.
       *[all] hepiniz kabul etmelisiniz.
    }
}
press-paper-enter = Eli yaz
press-paper-undo = Geri al: { $place }
press-paper-dealer = İlk dağıtan: { $name }
press-paper-fix = Düzelt…
press-paper-close = Çeteleyi kapat
press-agree = Kabul
press-refuse = Hayır
press-new-sheet = Yeni çetele

## Until everybody has come

paper-head = ### { $host } gerçek kartlar için çetele tutuyor
    { $seating ->
        [partnership] İki takım, her tarafa kaç kişi katılırsa
        [round_robin] Üç dört kişi, eli kaybeden kalkar
        [captain] Bir kişi, sırayla ötekilere karşı
       *[heads_up] İki oyuncu
    }
paper-joined = { $side ->
    [captain] **Kaptan:** { $names }
    [field] **Ötekiler, bu sırayla:** { $names }
    [side1] **1. taraf:** { $names }
    [side2] **2. taraf:** { $names }
   *[all] **Oyuncular:** { $names }
}
paper-gone = { $status ->
    [withdrawn] Çetele kaldırıldı.
   *[expired] Zamanında yeterli oyuncu gelmedi.
}
press-paper-join = { $side ->
    [captain] Kaptan ol
    [field] Ötekilere katıl
    [side1] 1. tarafa katıl
    [side2] 2. tarafa katıl
   *[all] Katıl
}
press-paper-guest = { $side ->
    [captain] Arkadaşın kaptan olsun…
    [field] Arkadaş ekle…
    [side1] Arkadaş, 1. taraf…
    [side2] Arkadaş, 2. taraf…
   *[all] Arkadaş ekle…
}
press-paper-leave = Ayrıl
press-paper-start = Başla

## Entering a deal, for one member alone

entry-title = { $place }
entry-fix = Düzelt: { $place }
entry-between = { $one } – { $two }. Dağıtan: { $dealer }.
entry-missing = { $what ->
    [table] Hangi masa?
    [who] Kim kazandı?
    [knocker] Kim vurdu?
    [how] Nasıl bitti?
    [counts] Boşta ne kadar puan kaldı?
   *[points] Kaç puan?
}
entry-hint = { $counts ->
    [yes] Perlerden ve işlenenlerden sonrasını say. Bonuslar senin için eklenir.
   *[no] Elin bütün puanı, bonuslar içinde. Düğmeye basmadan hiçbir şey yazılmaz.
}
entry-table = Masa { $table }: { $one } – { $two }
entry-which-table = Hangi masa?
entry-pair-turn = { $one } – { $two }, sıra onlarda
entry-pair = { $one } – { $two }
entry-who-played = Kim oynadı?
entry-won = { $name } kazandı
entry-knocked = { $name } vurdu ya da gin yaptı
entry-nobody = Kimse kazanmadı
entry-nobody-knocked = Vuran yok: berabere
entry-who = { $counts ->
    [yes] Kim vurdu?
   *[no] Kim kazandı?
}
entry-how = Nasıl bitti?
entry-result = { $result ->
    [knock] Vuruşla
    [gin] Gin
    [big_gin] Big gin
    [undercut] Kontrayla
    [out] Bitirildi
    [exhausted] Deste bitti
    [challenge] Meydan okumayla
    [draw] Berabere: deste bitti
    [tie] Eşit: iki tarafta da aynı
    [cancelled_gin] Gin, ama hepsi işlendi
    [misdeal] Geçersiz: yeniden dağıtıldı
   *[resign] { $name } karşılaşmayı bıraktı
}
entry-number = { $kind ->
    [kept] Boşta kalan ({ $name })
    [against] İşledikten sonra boşta ({ $name })
   *[points] Puan ({ $name })
}{ $value ->
    [none] {""}
   *[other] : { $value }
}
entry-boxes = { $boxes } kutu
entry-how-many-boxes = Kaç kutu?
entry-which = ### Hangi el yanlış?
    Düzeltmeyi ötekiler kabul etmeli.
entry-choose = Bir el seç
entry-close = Çetele olduğu gibi kapatılsın mı? O zaman kimse kazanmaz, artık bir şey de yazılamaz. Ötekiler kabul etmeli.
press-paper-closing = Kapat
entry-entered = Çeteleye yazıldı.
entry-proposed = Ötekilere çetelede soruldu.
entry-moved = Çetele o arada değişti. Yeniden bak: seninki henüz yazılmadı.
press-entry-count-on = Boştakilerden hesapla
press-entry-count-off = Puanı kendim yazayım
press-entry-big-on = Big gindi
press-entry-big-off = Big gin değildi
press-entry-spade-on = Maça ikiye katladı
press-entry-spade-off = Maça yok
press-entry-type = Yaz…
press-entry-enter = Bu eli yaz
press-entry-change = Bu değişikliği iste
press-entry-remove = Silinmesini iste
press-entry-next = Sonraki eli yaz
type-points = Elin puanı
type-number = { $numbers ->
    [one] Bir sayı
   *[two] Arada boşlukla iki sayı
}
guest-title = Discord kullanmayan arkadaş
guest-name = Ad

## Phrases of a deal of which only the points are known

end-knock-bare = { $you ->
    [winner] Vurup kazandın
   *[other] { $winner } vurup kazandı
}
end-challenge-bare = { $you ->
    [winner] Meydan okundu, sen kazandın
   *[other] Meydan okundu, { $winner } kazandı
}

## The command

command-realcards = Gerçek kartlarla oynarken çetele tut
command-realcards-member = Kime karşı oynuyorsun
command-realcards-friend = Kime karşı oynuyorsun; Discord’da değilse adını yaz
refusal-too-much-typed = Bu sayı buraya uymuyor.

## In a member's list of games

game-sheet = { $state ->
    [asks] **Gerçek kart çetelesinde sana soru var**, { $rules }: { $score }
    [waits] Gerçek kart çetelesi oyuncu bekliyor, { $rules }
   *[runs] Gerçek kartlar, { $rules }: { $score }
}
