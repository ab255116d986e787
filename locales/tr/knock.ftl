## What lies on the table, in the knock family

pile-all = Yığın, son atılan en sonda · destede { $stock } kart
knock-card-second = Vuruş kartı, ikinci desteden: { $card }
knock-card-points = { $card } maça: bu elin puanları ikiye katlanır.
knock-card-boxes = { $what ->
    [extra] Maça açıldı ({ $card }): ilk kutudan sonrakiler ikiye katlanır.
   *[all] Maça açıldı ({ $card }): elin kutuları ikiye katlanır.
}
open-hand = **{ $name }** açık elle oynuyor · boşta { $deadwood }
open-own = **Kartların açıkta**, çünkü sınırı aşarak vurdun.

## The stock is used up

wall-turn = **Deste bitti: { $name } eli { $card } ile bitirebilir ya da pas geçer.**

## What somebody did in their last turn, where hands may lie open

did-draw = { $you ->
    [winner] Desteden { $drawn } çektin.
   *[other] { $name } desteden { $drawn } çekti.
}
did-draw-discard = { $you ->
    [winner] Desteden { $drawn } çektin, { $discarded } attın.
   *[other] { $name } desteden { $drawn } çekti, { $discarded } attı.
}
did-claim-knock = { $you ->
    [winner] Sınırı aşarak vurdun, { $discarded } attın.
   *[other] { $name } sınırı aşarak vurdu, { $discarded } attı.
}
did-stock-claim-knock = { $you ->
    [winner] Desteden çektin, sınırı aşarak vurdun ve { $discarded } attın.
   *[other] { $name } desteden çekti, sınırı aşarak vurdu ve { $discarded } attı.
}
did-take-claim-knock = { $you ->
    [winner] { $taken } aldın, sınırı aşarak vurdun ve { $discarded } attın.
   *[other] { $name } { $taken } aldı, sınırı aşarak vurdu ve { $discarded } attı.
}
did-draw-claim-knock = { $you ->
    [winner] { $drawn } çektin, sınırı aşarak vurdun ve { $discarded } attın.
   *[other] { $name } { $drawn } çekti, sınırı aşarak vurdu ve { $discarded } attı.
}
did-continue-exposed = { $you ->
    [winner] Açık ele karşı oyuna devam ettin.
   *[other] { $name } açık ele karşı oyuna devam etti.
}

## A knock with too much

ask-claim-knock = ### { $deadwood } puanla vuruyor musun?
    Vuruş sınırı { $limit }, bunu aşıyorsun. { $card } yığına gider.
ask-discard-claim = **Vuruş: hangi kartı atıyorsun?** Sınır { $limit }.
menu-discard-claim = Atılacak kart → boşta kalan puan
claim-choice = { $name } ya elleri olduğu gibi saydırır ya da seni açık elle oynatır.
claim-expose = El bitene kadar açık elle oynarsın.
claimed = ### { $you ->
    [winner] { $deadwood } puanla vurdun
   *[other] { $name } { $deadwood } puanla vurdu
}, oysa sınır { $limit }
claim-shown = { $card } atıldı, şunlar açıkta:
claim-wait = { $name } seçecek: eller sayılsın mı, oyun sürsün mü?
claim-turn = **{ $name } seçiyor: eller sayılır ya da oyun sürer.**
claim-accept = **Elleri say**: { $name } { $theirs }, sen { $yours } puan; işleyebildiklerin düşülür. Kontra için boşta { $tie ->
    [undercut] en çok { $theirs }
   *[no-score] { $theirs } puandan az
} kalmalı.
claim-go-on = **Devam et**: kart çekme sırası sende; { $name } el bitene kadar açık elle oynar.
press-accept-knock = Elleri say
press-continue-exposed = Devam et

## Laying off by hand

lay-off-melds = { $you ->
    [winner] Senin perlerin
   *[other] Perler: { $name }
}
lay-off-so-far = İşlenen: { $cards }
lay-off-best = **İşleme sırası sende.** En iyisi boşta **{ $deadwood }** bırakır:
lay-off-one = { $card } → { $meld }
lay-off-singly = Ya da tek tek:
lay-off-no-more = **İşleme sırası sende.** Uyan başka kartlar puanını düşürmez.
lay-off-none = **{ $name } ne açtıysa hiçbirine uyan kartın yok.** Eller sayılabilir.
lay-off-end = **Uyan başka kartın yok.** Eller sayılabilir.
lay-off-which = **{ $card } hangi pere işlensin?**
lay-off-wait = { $name } kart işliyor, bekleniyor.
lay-off-turn = **{ $name } kart işliyor.**
meld-run = { $low }–{ $high }
lay-off-on = Şuna: { $meld }
press-lay-off-best = En iyisini işle
press-lay-off-several = { $card }…
press-done = Elleri say
press-done-rest = Bu kadar yeter
press-done-nothing = Hiç işleme

## Choosing the melds to show

layout-ask-any = Bunlar birkaç türlü dizilebilir; en iyisi seçili.
layout-best-least = Boşta en az puan, en güvenlisi
layout-keeps = Boşta { $deadwood } kalır
layout-more = Başka dizilişler…
layout-back = Önceki dizilişler…

## The cut before the first deal

cut = Kesme: { $cards }
cut-card = { $name } { $card }
cut-deals = { $you ->
    [winner] Düşük kart senin: ilk eli sen dağıtıyorsun.
   *[other] Düşük kartı { $name } çekti, ilk eli dağıtıyor.
}
cut-chooses = { $you ->
    [winner] Yüksek kart senin: ilk sıra sende, karşı taraf dağıtıyor.
   *[other] Yüksek kartı { $name } çekti, ilk o oynuyor; karşı taraf dağıtıyor.
}
cut-captain = { $you ->
    [winner] Yüksek kart senin: kaptan sensin.
   *[other] Yüksek kartı { $name } çekti, kaptan o.
}
