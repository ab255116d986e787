# Choosing what to play.

command-variant = Hangi kurallarla? Boş bırakırsan bu sunucunun varsayılan kuralları
command-contest = Tek oyun mu, birkaç oyun mu? Boş bırakırsan kurallar ne diyorsa o
command-target = Kaç puana oynansın? Boş bırakırsan kurallar ne diyorsa o
command-rules-variant = Hangi kurallar? Boş bırakırsan buradaki masanınkiler

choice-variant = { $name } – { $pitch }
choice-target = { $target } puan

## A contest

contest-single = Tek oyun
contest-multi-match = Birkaç parti, tek hesap
contest-best-of = { $games } oyun üzerinden
contest-hollywood = Hollywood çetelesi: oyunlar yan yana

## What can’t be chosen

refusal-no-such-variant = “{ $name }” diye bir kural seti yok. { $near ->
    [yes] Şunu mu demek istedin: { $variants }?
   *[no] Şunlar var: { $variants }.
}
refusal-no-such-contest = “{ $name }” diye bir karşılaşma türü yok. { $rules } ile şunlar var: { $contests }.
refusal-unplayable-rules = { $code ->
    [no_upcard] Vuruş sınırını açık kart belirliyor, ama kart açılmıyor. Sınır ikinci desteden gelsin ya da bir kart açılsın.
    [no_knock_card] Maça ikiye katlıyor, ama maça çıkabilecek açık kart yok. İkinci bir deste al ya da bir kart açtır.
    [table_melds_seating] Masaya per açmak yalnızca iki kişi arasında olur.
    [hollywood_both_score] Hollywood çetelesi, her elde tek tarafın puan aldığı bir oyun ister; burada iki taraf da alabiliyor.
    [hollywood_immediate_boxes] Hollywood çetelesinde kutular sonda sayılır; burada hemen sayılıyorlar.
    [hollywood_games] Kesintisiz çetelede toplam oyun sayısı, aynı anda açık sütunlardan çok olmalı.
    [exact_margin_match] Belirli bir farkla kaybetme kuralı yalnızca tek oyunda geçer.
    [always_misdeal] Vuruş sınırı bu kadar yüksekken hemen her el geçersiz olurdu. Sınırı düşür ya da baştan vurmaya izin ver.
    [seating_match] Bir masada üç ya da daha çok kişi yalnızca tek oyun oynar.
    [seating] Bu kurallarla ikiden çok kişi oynar: yer aç, herkes oradan katılsın.
   *[other] Bu kurallarla burada henüz oynanamıyor.
}
