# Where more than two play.
refusal-already-joined = Orada zaten yerin var.
refusal-plays-already = { $name } orada zaten oturuyor.
refusal-not-joined = Orada bırakacak yerin yok. Masayı açan *Geri çek* ile kaldırabilir.
refusal-side-full = Orada artık boş yer yok.
refusal-not-enough-players = { $needed ->
        [one] Önce bir oyuncu daha katılmalı.
       *[other] Önce { $needed } oyuncu daha katılmalı.
    }
refusal-seat-taken = O yer artık boş değil.
refusal-no-advice = Takım arkadaşının kartlarını şu anda göremezsin.
refusal-sits-out = O oyuncunun süren eli yok. Yeniden oyuna girdiğinde karşılaşma onun adına bırakılabilir.
refusal-only-host = Bunu yalnızca masayı açan { $name } yapabilir.

## Choosing how many play

command-seats = Kaç kişi, nasıl oynuyor
choice-seats-two = İki kişi
choice-seats-partners-2 = Eşli, ikiye iki
choice-seats-partners-3 = Takım, üçe üç
choice-seats-partners-4 = Takım, dörde dört
choice-seats-partners-5 = Takım, beşe beş
choice-seats-partners-6 = Takım, altıya altı
choice-seats-round-robin = Üç dört kişi, kaybeden kalkar
choice-seats-captain = Bir kişi, sırayla ötekilere karşı
choice-seats-three-handed = Üç kişi, hepsi aynı elde

## A lobby

seating = { $seating ->
    [partnership] { $size ->
        [2] Eşli, ikiye iki
        [3] Takım, üçe üç
        [4] Takım, dörde dört
        [5] Takım, beşe beş
        [6] Takım, altıya altı
       *[other] Takım, { $size } kişiye { $size } kişi
    }
    [round_robin] Üç dört kişi, eli kaybeden kalkar
    [captain] Bir kişi, sırayla ötekilere karşı
    [three_handed] Üç kişi, hepsi aynı elde
   *[heads_up] İki oyuncu
}
lobby-head = ### { $host } birkaç kişilik masa açıyor
    { $seating }
lobby-called = { $count ->
    [one] { $member }, { $host } seni oyuna çağırıyor.
   *[other] { $member }: { $host } ikinizi de oyuna çağırıyor.
}
lobby-players = Oyuncular
lobby-side = **{ $side }:** { $players }
lobby-free = { $free } boş yer
lobby-over = { $status ->
    [playing] Oyun başladı.
    [withdrawn] Masa kaldırıldı.
   *[expired] Zamanında yeterli oyuncu gelmedi.
}
press-lobby-join0 = Katıl
press-lobby-join1 = 1. tarafa katıl
press-lobby-join2 = 2. tarafa katıl
press-lobby-leave = Kalk
press-lobby-start = Başla
press-lobby-withdraw = Geri çek

## Who plays the deal

pairing = **{ $one }** – **{ $two }**
pairing-waits = **{ $one }** – **{ $two }** · sonra { $waiting }

## A finished round

round-table = Masa { $table }: { $points ->
    [0] puan yok
   *[other] { $name } **+{ $points }**
}

## A seat that was left

left-head = ### { $name } masadan kalktı
left-how = Ne yapalım? Her taraftan biri aynı seçeneği seçince öyle olur.
left-said = { $name } diyor ki: { $choice }
left-let = yerine { $name } otursun
left-computer = bilgisayar oynasın
left-forfeit = karşılaşma bitsin, o taraf kaybetsin
press-left-computer = Bilgisayar oynasın
press-left-forfeit = Kaybetmiş sayılsın
press-left-me = Ben otururum
press-left-back = { $name } döndü
press-left-let = { $name } otursun

## A partner's hand

advice-head = ### Takım arkadaşlarının kartları
    Sen olsan ne oynardın, onlara söyleyebilirsin.
advice-partner = **{ $name }** – rakibi { $opponent }
press-advice = Takımımın kartları
press-advice-again = Yeniden bak

## Leaving in the middle

quit-group-ask = ### Masadan kalkıyor musun?
    Yerine bilgisayar mı, başka bir üye mi oynasın, yoksa tarafın pes mi etsin, ötekiler karar verir. O zamana kadar dönebilirsin.
press-quit-group = Kalk
press-quit-group-no = Kal
left-yourself = Masadan kalktın. Yerine kimse oturmadıkça dönebilirsin.
game-called = **{ $name }** seni oyuna çağırıyor: { $rules }
game-lobby = Birkaç kişilik bir masadasın, { $rules }: { $players ->
        [one] şimdilik 1 oyuncu
       *[other] şimdilik { $players } oyuncu
    }
