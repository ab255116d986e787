# What is read aloud to those who can’t see the screen, who have set it so. No sign but the usual
# punctuation; what is new comes first. Where the key of another message follows “spoken-”, these
# words are said instead of that one.

## Cards by their full names

# Thirteen ranks from the ace to the king, with commas between them.
spoken-ranks = ası, ikilisi, üçlüsü, dörtlüsü, beşlisi, altılısı, yedilisi, sekizlisi, dokuzlusu, onlusu, valesi, kızı, papazı
# The same as a sentence has them that says what is done with the card: “You drew the ace of spades.”
spoken-ranks-object = ası, ikilisi, üçlüsü, dörtlüsü, beşlisi, altılısı, yedilisi, sekizlisi, dokuzlusu, onlusu, valesi, kızı, papazı
# The same in a list: “You laid ace, two, three of spades.”
spoken-ranks-objects = ası, ikilisi, üçlüsü, dörtlüsü, beşlisi, altılısı, yedilisi, sekizlisi, dokuzlusu, onlusu, valesi, kızı, papazı
# Clubs, diamonds, hearts, spades, as a card’s name has them.
spoken-suits = sinek, karo, kupa, maça
# $rank may be several ranks, of a run.
spoken-card = { $suit } { $rank }
# What stands between two cards, between two melds, and at the end of a sentence.
spoken-comma = {", "}
spoken-semicolon = {"; "}
spoken-stop = .
# What stands between the figures of two sides: “25 to 40”.
spoken-to = {" ve "}

## A hand

spoken-deal-begins = { $deal }. el başlıyor. { $you ->
    [winner] Kartları sen dağıttın.
   *[other] Kartları { $name } dağıttı.
}
spoken-melds = Perlerin: { $melds }.
spoken-no-melds = Hiç perin yok.
spoken-run = bir seri, { $cards }
spoken-set = bir grup, { $cards }
spoken-unmatched = Boştaki kartlar: { $cards }.
spoken-all-matched = Boşta kartın yok.
spoken-deadwood = Boştaki puan: { $deadwood }.
spoken-deadwood-left = Boştaki puan: { $deadwood }, en iyi kart atılınca { $left }.
spoken-discards-top = Yığının üstünde: { $card }.
spoken-discards-all = Yığın, üstten başlayarak: { $cards }.
spoken-discards-below = Bunların altındaki kart sayısı: { $cards }.
spoken-discards-empty = Yığın boş.
spoken-stock = Destedeki kart sayısı: { $stock }.
spoken-numbered = { $number }. per: { $meld }.
spoken-link-channel = Kanala git: { $channel }
spoken-score = Skor: { $score }
spoken-score-two = { $one } { $points1 }, { $two } { $points2 }
spoken-column-points = { $name } { $points1 }, öteki taraf { $points2 }
spoken-column-won = { $points } (kazanıldı)
spoken-column-star = { $points } (kazanıldı)
spoken-column-both = { $points1 } ve { $points2 }
spoken-score-columns = { $one } ve { $two }, sütun sütun: { $columns }
spoken-hand-drawn = { $card } çektin.
spoken-hand-taken = { $card } aldın.
spoken-hand-taken-stays = { $card } aldın. Bu kartı bu hamlede atamazsın.
spoken-melds-drawn = { $card } çektin.
spoken-melds-taken = { $card } aldın.
spoken-melds-taken-barred = { $card } aldın. Bu kartı bu hamlede atamazsın.
spoken-melds-taken-more = Yığından aldıkların: { $cards }.
spoken-limit-card = { $limit }, vuruş kartı: { $card }
spoken-limit-second = { $limit }, ikinci desteden vuruş kartı: { $card }
spoken-knock-card-second = Vuruş kartı, ikinci desteden: { $card }.
spoken-knock-card-points = Vuruş kartı maça: bu elin puanları ikiye katlanır.
spoken-knock-card-boxes = { $what ->
    [extra] Vuruş kartı maça: ilk kutudan sonrakiler ikiye katlanır.
   *[all] Vuruş kartı maça: elin kutuları ikiye katlanır.
}

## What may be done

spoken-prompt-wall = Sıra sende ve deste bitti: { $card } al ve eli bitir ya da pas geç; o zaman kimse puan almaz.
spoken-press-stock = Desteden çek
spoken-press-take = Yığından { $card } al
spoken-press-hand-again = Eli şimdiki haliyle oku
spoken-press-knock = Vur ve atılacak kartı seç
spoken-press-knock-with = { $deadwood } puanla vur{ $card ->
    [none] {""}
   *[other] , atılan { $card }
}
spoken-press-gin = Gin ilan et{ $card ->
    [none] {""}
   *[other] , atılan { $card }
}
spoken-press-big-gin = On bir kartla big gin ilan et
spoken-press-other-discard = Başka bir kart atarak bitir
spoken-press-keep = Kart kalsın
spoken-press-questions-off = Böyle kartlardan önce artık sorma
spoken-menu-discard = Kapalı bırakılacak kartı seç
spoken-menu-discard-claim = Atılacak kartı seç
spoken-choice-knock = { $deadwood } puanla vur, atılan { $card }
spoken-choice-gin = Gin ilan et, atılan { $card }
spoken-ask-knock = { $deadwood } puanla vuruyor musun? { $card } kapalı bırakılır, şunları gösterirsin:
spoken-ask-gin = Gin ilan ediyor musun? { $card } kapalı bırakılır, şunları gösterirsin:
spoken-ask-big-gin = Big gin ilan ediyor musun? On bir kartını da gösterirsin:
spoken-ask-discard-breaks-meld-with-drawn = Az önce çektiğin { $card } kartını atıyor musun? Bir perin parçası: boşta { $best } yerine { $kept } puanın kalır.
spoken-ask-claim-knock = { $deadwood } puanla vuruyor musun? Vuruş sınırı { $limit }, bunu aşıyorsun. Attığın kart: { $card }.
spoken-claim-shown = Atılan kart: { $card }. Şunlar açıkta:

## Laying off

spoken-press-lay-off = { $card } işle
spoken-press-lay-off-several = { $card } işle ve peri seç
spoken-lay-off-one = { $card }, işleneceği per: { $meld }
spoken-lay-off-which = { $card } hangi pere işlensin?
spoken-lay-off-on = Şu pere işle: { $meld }

## Melds on the table

spoken-deed-take-more = yığından { $card } dahil { $count } kart { $you ->
    [winner] aldın
   *[other] aldı
}
spoken-deed-reject = önerilen { $card } kartını geri { $you ->
    [winner] çevirdin
   *[other] çevirdi
}
spoken-melds-owed = { $card } şimdi masaya açılmalı.
spoken-melds-owed-new = { $card } bu hamlede, yeni bir perde masaya açılmalı.
spoken-ask-take-owed = { $card } bu hamlede masaya açılmalı, yeni bir perde ya da bir pere işlenerek.
spoken-ask-take-owed-new = { $card } bu hamlede, yeni bir perde masaya açılmalı.
spoken-ask-take-add = Örneğin { $number }. pere işle: { $cards }.
spoken-press-hold = { $card } seç
spoken-press-drop = { $card } geri koy
spoken-press-lay = { $cards } aç
spoken-press-lay-picked = Seçili kartları per olarak aç
spoken-press-add = { $number }. pere { $card } işle, { $cards }
spoken-press-clear = Seçili kartların hepsini geri koy
spoken-press-melds-done = Hamleni bitir
spoken-press-melds-done-offer = Başka bir şey açma ve kart öner
spoken-press-melds-done-end = Hamleni bitir, el de bitsin
spoken-press-contract = Açabileceğin kontrata bak
spoken-press-aside = Seçili kartları kenara koy: per { $number } / { $of }
spoken-press-undo = Geri al: { $cards }
spoken-press-offer-refuse = Kartı geri çevir
spoken-press-challenge = Öteki tarafa meydan oku
spoken-coach-reject-offer = { $card } alma
spoken-menu-suit = Bir cinsten kart seç: { $cards } { $suit }
spoken-option-take = { $card } dahil { $count } kart al
spoken-option-add = { $number }. per, { $cards }

## Elsewhere

spoken-melds-numbered = { $number }. per: { $cards }
spoken-replay-turn = Sıra onda: { $hand }
# $bars are figures, of one deal after another.
spoken-profile-trend-bars = El el verilen puanlar, en yenisi sonda: { $bars }
spoken-board-nowhere = sıralama dışı
spoken-board-line = { $rank }: { $name }, { $value }
spoken-board-line-own = { $rank }: { $name }, { $value }
spoken-audit-set = { $name }: önce { $before }, şimdi { $after }

## How a deal ended

spoken-side-left = { $name }, elde kalan: { $count }
spoken-award-difference = Boştaki puan, { $high } eksi { $low }: { $points }
spoken-award-left = Elde kalan, { $high } eksi { $low }: { $points }
spoken-award-unmatched = Boşta, { $high } eksi { $low }: { $points }
spoken-award-table = { $name }: masada { $table }, eksi elde { $hand }{ $out ->
    [0] {""}
   *[other] , artı bitirme { $out }
}: { $points }
