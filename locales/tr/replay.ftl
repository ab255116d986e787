# Finished deals, looked at again

command-replay = Biten bir ele hamle hamle yeniden bak
command-replay-deal = Hangi el? Boş bırakırsan sonuncusu
press-replay = Tekrar izle
press-replay-first = Başa
press-replay-back = Geri
press-replay-next = İleri
press-replay-last = Sona
replay-moments = Şuraya atla…
replay-deals = Başka el…
replay-deal = { $deal }. el

replay-title = { $deal }. el · { $first } – { $second }
replay-step =
    { $moves ->
        [one] Hamle { $step } / 1
       *[other] Hamle { $step } / { $moves }
    }
replay-hand = **{ $name }** · boşta { $deadwood }
replay-cards =
    { $cards ->
        [0] **{ $name }** · kart kalmadı
        [one] **{ $name }** · bir kart
       *[other] **{ $name }** · { $cards } kart
    }
replay-turn = ▸ { $hand }
replay-table = Masada
replay-pile =
    { $stock ->
        [0] Yığın, deste bitti
        [one] Yığın, destede bir kart
       *[other] Yığın, destede { $stock } kart
    }
replay-no-pile =
    { $stock ->
        [0] Yığın yok, deste bitti
        [one] Yığın yok, destede bir kart
       *[other] Yığın yok, destede { $stock } kart
    }

replay-dealt = Dağıtıldığı hâliyle kartlar.
replay-pass = { $name } pas geçiyor.
replay-take = { $name } { $card } alıyor.
replay-take-several = { $name } yığından { $cards } alıyor.
replay-stock = { $name } { $card } çekiyor.
replay-discard = { $name } { $card } atıyor.
replay-knock = { $name } vuruyor, { $card } kapalı.
replay-gin = { $name } gin yapıyor, { $card } kapalı.
replay-big-gin = { $name } big gin yapıyor.
replay-claim-knock = { $name } sınırı aşarak vuruyor, { $card } atıyor.
replay-accept = { $name } kabul ediyor.
replay-accept-offer = { $name } önerilen { $card } kartını alıyor.
replay-continue-exposed = { $name } açık ele karşı devam ediyor.
replay-reject = { $name } reddediyor.
replay-reject-offer = { $name } { $card } istemiyor.
replay-layoff = { $name } { $target }. pere { $card } işliyor.
replay-done = { $name } işlemeyi bitirdi.
replay-lay = { $name } { $cards } açıyor.
replay-extend = { $name } { $target }. pere { $card } işliyor.
replay-contract = { $name } kontratı açıyor: { $cards }.
replay-end-meld = { $name } açacağını açtı.
replay-offer = { $name } { $card } öneriyor.
replay-last-card = { $name } son kartı elinde tutuyor.
replay-challenge = { $name } meydan okuyor.
replay-resign = { $name } pes ediyor.
replay-forfeit = { $name } hükmen kaybediyor.
replay-void = Oyun iptal.

# Names in the menu of moments; each is said of whoever moved.
moment-ready = { $step }: { $name } vurabilirdi
moment-drop = { $step }: { $name } tek hamlede { $points } puan eksiltiyor
moment-turn = { $step }: kontra artık { $name } tarafında
moment-knock = { $step }: { $name } vuruyor
moment-gin = { $step }: { $name } gin yapıyor
moment-big-gin = { $step }: { $name } big gin yapıyor
moment-claim-knock = { $step }: { $name } sınırı aşarak vuruyor
moment-continue-exposed = { $step }: { $name } devam ediyor
moment-contract = { $step }: { $name } kontratı açıyor
moment-challenge = { $step }: { $name } meydan okuyor
moment-take = { $step }: { $name } birkaç kart alıyor
moment-resign = { $step }: { $name } pes ediyor
moment-forfeit = { $step }: { $name } hükmen kaybediyor
moment-void = { $step }: oyun iptal

refusal-no-such-deal = Bu masada böyle bitmiş bir el yok.
refusal-not-your-deal = Buna yalnızca oynayanlar yeniden bakabilir.
refusal-still-running = O el henüz bitmedi. Bitince her hamlesine bakabilirsin.
