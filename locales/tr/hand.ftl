## The head of a hand

# $where is "here" in the server itself.
hand-place = { $where ->
    [here] Rakip: { $name }
   *[elsewhere] **{ $server }** · rakip: { $name }
}
hand-last = ### Son el: { $ended }
hand-deadwood = Boşta **{ $deadwood }**
hand-left = atınca **{ $deadwood }**
# Melds and unmatched cards stand under these, $count is what the hand counts.
hand-melds = Perler
hand-unmatched = Boşta · { $count }
hand-no-melds = Henüz per yok · { $count }
hand-all-melds = Hepsi per · { $count }
hand-drawn = **{ $card }** çektin.
hand-taken = **{ $card }** aldın.
hand-taken-stays = **{ $card }** aldın: bu hamlede atamazsın.

## A deal's end, until the next deal is asked for

deal-end-yours = Sonraki el: sıra sende.
deal-end-theirs = Sonraki el: sırada { $name } var.
press-next-deal = Sonraki el

## What to do now

prompt-wait = { $name } bekleniyor.
prompt-stock = **Sıra sende: desteden çek.**
prompt-draw = **Sıra sende: desteden çek ya da { $card } al.**
prompt-upcard = **Sıra sende: { $card } al ya da pas geç.**
prompt-wall = **Deste bitti: eli { $card } ile bitir ya da pas geç. Pas geçersen kimse puan almaz.**
prompt-discard = **Sıra sende: bir kart at.**
prompt-discard-knock = **Sıra sende: kart at ya da vur.**
prompt-discard-gin = **Gin! İlan et ya da kart at.**
prompt-discard-big-gin = **On bir kart da per: big gin ilan et ya da kart at.**
prompt-gin-only = **Elinde gin var; bu kurallarda ilan etmen gerekiyor.**

## Buttons

press-stock = Çek
press-take = { $card } al
press-pass = Pas
press-resign = Pes et…
press-hand = Kartlarım
press-hand-again = Yenile
# Under a private hand while somebody else plays.
hand-goes-on = Burası kendiliğinden yenilenir. Takılırsa **{ $button }** düğmesine bas.
press-back = Geri
press-knock = Vur…
# Beside cards, where the hand's count says what is left.
press-knock-brief = Vur
press-knock-with = Vur ({ $deadwood } kalır)
press-gin = Gin!
press-big-gin = Big gin!
press-ask-off = Vur, bir daha sorma
press-other-discard = Başka kart…
press-discard-anyway = { $card } at
press-keep = Kalsın
press-questions-off = Artık sorma
press-ask-on = Vurmadan önce sor

## Ending the deal, step by step

ask-discard-knock = **Hangi kartı kapalı bırakıyorsun?**
ask-discard-gin = **Hangi kartı kapalı bırakıyorsun?** Hangisini bırakırsan bırak, gin olur.
menu-discard = Kapalı bırakılacak kart → boşta kalan puan
menu-discard-gin = Kapalı bırakılacak kartı seç
choice-knock = { $card } → { $deadwood }
choice-gin = { $card }
ask-knock = ### { $deadwood } puanla vuruyor musun?
    { $card } kapalı bırakılır, şunları gösterirsin:
ask-gin = ### Gin ilan ediyor musun?
    { $card } kapalı bırakılır, şunları gösterirsin:
ask-big-gin = ### Big gin ilan ediyor musun?
    On bir kartını da gösterirsin:
layout-ask = Bunlar birkaç türlü dizilebilir; { $name } neyi işleyebilir, ona göre değişir.
layout-hint = Perlerini seç
layout-best = { $name } en azını buna işler

## Before a discard that may be a slip

ask-discard-passes-up-gin = ### Elinde gin var. Yine de { $card } atılsın mı?
ask-discard-breaks-meld = ### Perini bozup { $card } atıyor musun?
    Boşta **{ $best }** yerine **{ $kept }** puanın kalır.
ask-discard-breaks-meld-with-drawn = ### Az önce çektiğin kartı atıyor musun?
    { $card } bir perin parçası: boşta **{ $best }** yerine **{ $kept }** puanın kalır.

## Resigning

# $match is the kind of contest.
resign-ask = **{ $name } karşısında pes ediyor musun?** { $match ->
    [best_of] Bütün maçı kaybedersin
    [hollywood] Bütün çeteleyi, her sütunuyla kaybedersin
    [multi_match] Bütün partileri kaybedersin
   *[single] Oyunu kaybedersin
} ve artık puan yazılmaz.
press-resign-yes = Pes et
press-resign-no = Devam et
resign-kept = Oynamaya devam ediyorsun.
resign-done = Oyunu bıraktın.
