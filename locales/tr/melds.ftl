## What lies on the table

melds-side = **{ $name }** · elde { $cards } kart
melds-side-down = **{ $name }** · { $cards } kart · masada { $points }
melds-side-contract = **{ $name }** · { $cards } kart · { $laid ->
    [0] kontrat yok
   *[other] kontrat açıldı
}
melds-numbered = `{ $number }` { $cards }
melds-draws = { $cards ->
    [0] deste bitti
   *[other] çekilecek { $cards } kart
}
melds-pile = Yığında { $cards } kart · { $draws }
# A pile of up to three cards, the top first.
melds-pile-few = Yığın: { $cards } · { $draws }
melds-pile-empty = Yığın boş · { $draws }
melds-pile-cards = Üstten: { $cards }

## What somebody did: "North drew from the stock, laid 3♣ 4♣ 5♣ and discarded K♠."

# $you is “winner” where it is the reader’s own; the deeds get it, too, where a language needs it.
did-deeds = { $you ->
    [winner] { $deeds }.
   *[other] { $name } { $deeds }.
}
list-more = { $first }, { $next }
list-clauses = { $first }; { $next }
sentences = { $first } { $next }
list-last = { $first }, { $last }
deed-stock = desteden { $you ->
    [winner] çektin
   *[other] çekti
}
deed-take = { $card } { $you ->
    [winner] aldın
   *[other] aldı
}
deed-take-more = yığından { $card } dahil { $count } kart { $you ->
    [winner] aldın
   *[other] aldı
}
deed-lay = { $cards } { $you ->
    [winner] açtın
   *[other] açtı
}
deed-extend = { $number }. pere { $cards } { $you ->
    [winner] işledin
   *[other] işledi
}
deed-contract = kontratı { $you ->
    [winner] açtın
   *[other] açtı
}
deed-discard = { $card } { $you ->
    [winner] attın
   *[other] attı
}
deed-offer = { $card } { $you ->
    [winner] önerdin
   *[other] önerdi
}
deed-accept = önerilen { $card } kartını { $you ->
    [winner] aldın
   *[other] aldı
}
deed-reject = önerilen { $card } kartını geri { $you ->
    [winner] çevirdin
   *[other] çevirdi
}
deed-last-card = son kartını { $you ->
    [winner] tuttun
   *[other] tuttu
}
deed-challenge = meydan { $you ->
    [winner] okudun
   *[other] okudu
}
deed-accept-challenge = meydan okumayı kabul { $you ->
    [winner] ettin
   *[other] etti
}
deed-reject-challenge = meydan okumayı { $you ->
    [winner] reddettin
   *[other] reddetti
}
deed-resign = pes { $you ->
    [winner] ettin
   *[other] etti
}

## The hand

melds-count = { $cards } kart, toplam **{ $points }**
melds-drawn = **{ $card }** çektin.
melds-taken = **{ $card }** aldın.
melds-taken-barred = **{ $card }** aldın: bu hamlede atamazsın.
melds-taken-more = { $cards } aldın.

## What to do now

melds-draw-more = **Sıra sende: desteden çek, { $card } al ya da yığından daha çok kart al.**
melds-owed = **{ $card } şimdi masaya açılmalı.**
melds-owed-new = **{ $card } bu hamlede**, yeni bir perin içinde, **masaya açılmalı.**
melds-prompt = **Sıra sende: per aç, kart işle ya da at.**
melds-prompt-discard = **Sıra sende: atacağın kartı seç.**
melds-prompt-last-draw = Çekilecek kart kalmadı; atacağın kart eli bitirir.
melds-prompt-own = **Sıra sende: per aç ya da kendi perlerine işle.**
melds-prompt-done = **Şu anda açılacak bir şey yok.**
melds-prompt-contract = **Kontratını açabilirsin**, perlerini kendin de seçebilirsin.
melds-prompt-no-contract = **Kontratın yok.** Hepsi bir kerede açılacak: { $sizes }.
melds-prompt-contracted = **Kontratın masada.** Bu hamlede başka kart açılmaz.
melds-last-draw = Çekilecek kart kalmadı; el bu hamleyle biter.
melds-sizes = { $count ->
    [one] { $sizes } kartlık bir per
   *[other] { $sizes } kartlık { $count } per
}
melds-wait-answer = { $name } yanıt verecek, bekleniyor.
melds-turn-answer = **{ $name } yanıt verecek.**
melds-picked = Seçili: { $cards }
melds-picked-no-meld = Seçili: { $cards } · henüz per değil
melds-picked-blocked = Seçili: { $cards } · bunları açarsan hamleyi bitiremezsin
melds-picked-no-contract = Seçili: { $cards } · bu perle kontrat çıkmıyor
melds-set-aside = Şimdilik kontrat: { $cards }

## Buttons and menus

press-go-out = { $move } ve bitir
press-out = Bitir
press-lay = { $cards } aç
press-lay-picked = Bunları aç
press-add = { $number }. pere { $card }
press-discard-card = { $card } at
press-melds-done = Tamam
press-melds-done-offer = Kart öner
press-melds-done-end = Tamam, eli bitir
press-clear = Temizle
press-contract = Kontrat…
press-contract-go = Kontratı aç
press-aside = Per { $number } / { $of }
press-undo = Geri al: { $cards }
press-offer-card = { $card } öner
press-offer-accept = { $card } al
press-offer-refuse = İstemem
press-last-card = Son kartımı tut
press-challenge = Meydan oku…
press-challenge-go = Meydan oku: { $name }
press-challenge-accept = Kabul: elleri say
press-challenge-refuse = Reddet: devam
press-take-more = { $count } kart al
press-out-ask-off = Bitir, bir daha sorma
press-out-ask-on = Bitirmeden önce sor
menu-suit = { $suit } · { $cards } kart
menu-cards = Açmak ya da işlemek için kart seç…
menu-discard-card = Kart at…
menu-offer-card = Kart öner…
menu-take = Yığından daha çok al…
menu-take-deep = Yığından daha da çok al…
menu-add = { $card } bir pere işle…
menu-contract = Başka kontrat seç…
option-take = { $card } dahil { $count } kart
option-add = { $number } · { $cards }
contract-leaves = elde { $points } kalır

## Steps that ask

ask-out = ### Bitiriyor musun?
ask-out-lay = Bunları açınca kartın kalmaz ve el biter:
ask-out-extend = Son kartını { $number }. pere işlersin ve el biter:
ask-out-discard = Son kartını atarsın ve el biter:
ask-take = ### { $count } kart alıyor musun?
ask-take-owed = **{ $card } bu hamlede masaya açılmalı**: yeni bir perin içinde ya da bir pere işlenerek.
ask-take-owed-new = **{ $card } bu hamlede masaya açılmalı**: yeni bir perin içinde.
ask-take-meld = Örneğin: { $cards }.
ask-take-add = Örneğin: { $number }. pere { $cards } işle.
ask-contract = ### Bu kontratı açıyor musun?
ask-contract-after = Sende { $cards } kart kalır; bu hamlede başka kart açılmaz.
ask-contract-more = Sende { $cards } kart kalır; bu hamlede bu perlere işleyebilirsin.
ask-challenge = ### Meydan okuyor musun? Rakip: { $name }
ask-challenge-rule = { $name } kabul ederse iki el de bütün kartlarıyla sayılır. Puanı az olan, ötekinin bütün puanını alır.
ask-challenge-refused = { $name } reddederse oyuna devam edersin.
ask-challenge-once = { $name } reddederse oyuna devam edersin ve bu hamlede bir daha meydan okuyamazsın.
challenge-tie-drawn = Eller eşitse kimse puan almaz.
challenge-tie-challenged = Eller eşitse meydan okunan taraf kazanır.
asked-challenge = ### { $name } sana meydan okuyor
asked-challenge-rule = Kabul edersen iki el de bütün kartlarıyla sayılır; puanı az olan, ötekinin bütün puanını alır. Reddedersen { $name } oyuna devam eder.
asked-offer = ### { $name } sana { $card } öneriyor
asked-offer-rule = Alırsan hamlene bu kartla başlarsın.
asked-offer-ace = Alırsan bu hamlede kart çekmezsin: as, çekilen kartın yerine geçer.
asked-offer-keep = Aynı hamlede geri öneremezsin.
offer-choose = **Önereceğin kartı seç.** { $name } alır ya da geri çevirir.
offer-barred = Bu hamlede { $card } geri önerilemez.
offer-last = **Tek kartın kaldı, o önerilmez.**
