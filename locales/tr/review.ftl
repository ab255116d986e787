# Reviews of finished deals (docs/coach.md)

command-review = Biten bir elde hangi kararların puan kaçırdığını ve daha iyisini gör
command-review-deal = Hangi el? Boş bırakırsan son oynadığın
press-review = Koç
# $points is a number below zero, written out; $played is one of review-short-…
press-review-mistake = { $played }: { $points }
press-review-replay = Tekrarda göster
review-title = Koçun gözüyle { $deal }. el · { $first } – { $second }
review-nothing = Bu elde karar verecek bir şeyin yoktu.
review-clean = **Açık bir hata yok.** { $decisions ->
    [one] Tek kararın
   *[other] { $decisions } kararının hepsi
} bulabildiğim en iyisi kadar iyiydi.
review-verdict = { $decisions } kararının { $mistakes ->
    [one] **biri**
   *[other] **{ $mistakes } tanesi**
}, görebildiklerine göre aşağı yukarı **{ $points ->
    [one] bir puan
   *[other] { $points } puan
}** kaçırdı.
# $luck is good, bad or none.
review-dealt = Gelen kartlar: { $luck ->
    [good] ortalamadan { $points } puan iyi
    [bad] ortalamadan { $points } puan kötü
   *[none] ortalama
}
review-drawn = Çektiğin { $draws } kart: { $luck ->
    [good] ortalamadan { $points } puan şanslı
    [bad] ortalamadan { $points } puan şanssız
   *[none] ne şanslı ne şanssız
}
# $played is one of review-did-…
review-cost = **{ $played }** Aşağı yukarı **{ $points ->
    [one] bir puana
   *[other] { $points } puana
}** mal oldu (± { $error }).
review-did-take = { $card } aldın.
review-did-stock = Desteden çektin.
review-did-pass = Pas geçtin.
review-did-discard = { $card } attın.
review-did-knock = Vurdun, { $card } kapalı kaldı.
review-did-gin = Gin yaptın, { $card } kapalı kaldı.
review-did-big-gin = Big gin yaptın.
review-short-take = { $card } almak
review-short-stock = Deste
review-short-pass = Pas
review-short-discard = { $card }
review-short-knock = Vuruş
review-short-gin = Gin
review-short-big-gin = Big gin
review-held = Elinde olanlar · boşta { $deadwood }
review-pile = Yığında { $card } · destede { $stock }
review-no-pile = Yığın boş · destede { $stock }
review-known = { $name } şunları almıştı, hâlâ elindeydi: { $cards }
# $move is advice, such as “Discard K♦”.
review-better = **Daha iyisi: { $move }.**

refusal-not-your-review = Analizi yalnızca eli oynayanlar alır, herkes kendininkini. Sen o elde yoktun.
refusal-not-weighed = Bu kurallarda hamleleri hata diyecek kadar iyi tartamıyorum. Vurulan ve serileri tek cinsten olan elleri incelerim.
refusal-review-under-way = Hâlâ başka bir elini düşünüyorum. Lütfen birazdan yeniden sor.
refusal-no-review-found = Bu analizi bitiremedim. Lütfen birazdan yeniden dene.
