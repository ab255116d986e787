# The panel of house rules: choosing them step by step, saving them, offering them.


## The panel

panel-title = ### Ev kuralları · { $step }/{ $steps }: { $title }
panel-step-start = seç
panel-step-change = değiştir
panel-step-use = oyna
panel-label-kind = **Kuralların türü**
panel-label-start = **Başlangıç kuralları**
panel-label-group = **Kuralların bölümü**
panel-label-clock = **Hamle süresi**
panel-label-knob = **Kural**
panel-label-value = **Nasıl oynanıyor**
panel-label-value-was = **Nasıl oynanıyor** · önceden: { $before }
panel-label-play = **Bu kurallarla oyna**
panel-label-save = **Kaydet**
panel-challenge = { $name } için davet.
panel-open = Herkesin oturabileceği bir yer için.
panel-practice = Bilgisayara karşı oyun için.
panel-counter = { $name } ile davetiniz için, şimdiki teklifin yerine.
panel-preset = Kaydetmek ya da hemen oynamak için. Bunu yalnızca sen görürsün.
panel-start = Çıkış noktası: **{ $name }**.
panel-start-own = Çıkış noktası: senin kaydettiğin **{ $name }**.
panel-start-server = Çıkış noktası: bu sunucu için kayıtlı **{ $name }**.
panel-start-unreadable = **{ $name }** daha yeni bir sürümle kaydedilmiş, burada okunamıyor.
panel-same = Hiçbir şey değişmedi.
panel-same-offer = Şimdiki teklifin aynısı.
panel-changed = **Değişenler**
panel-change = - { $rule }: **{ $value }** (önceden: { $before })
panel-change-new = - { $rule }: **{ $value }**
panel-variant = - { $before } yerine **{ $name }**
panel-clock-change = - Süre: { $before } yerine **{ $value }**
panel-clock-about = Bir hamlenin ne kadar sürebileceği. Kabul eden bunu da kabul eder.
panel-more = { $changes ->
    [one] - ve 1 değişiklik daha
   *[other] - ve { $changes } değişiklik daha
}
panel-many = Bu kurallarla ikiden çok kişi oynar: yer aç, herkes oradan katılsın.
panel-who = Kiminle oynamak istiyorsun?
panel-who-menu = Bir üye seç
panel-delete = **{ $name }** tümüyle silinsin mi? Bu kurallarla süren oyunlar devam eder.
panel-sent = ### Gönderildi
    Artık #{ $channel } kanalında.
panel-number = Bir sayı
panel-number-range = { $low } ile { $high } arası
panel-name = Adı ne olsun
panel-name-title = Bu kuralları kaydet
panel-name-server-title = Bu sunucu için kaydet

panel-menu-group = Neyi değiştireceğini seç
panel-menu-knob = Bir kural seç
panel-menu-value = Bir değer seç
panel-menu-start = Başlangıç kurallarını seç
panel-menu-clock = Süre seç

press-panel = Ev kuralları…
press-panel-challenge = { $name } davet edilsin
press-panel-who = Davet et…
press-panel-open = Yer aç
press-panel-practice = Antrenman…
press-panel-counter = Teklifi gönder
press-panel-over = Baştan
press-panel-name = Kaydet…
press-panel-name-server = Herkese kaydet…
press-panel-keep = Kaydet: { $name }
press-panel-delete = Sil…
press-panel-really = Sil
press-panel-stay = Kalsın
press-panel-back = Geri
press-panel-next = İleri
press-panel-type = Yaz…
press-rules-other = Başka kurallar…

## What there is to start from

start-knock = Vurmalı oyunlar
start-oklahoma = Oklahoma: vuruş kartı
start-contests = Maçlar ve Hollywood çeteleleri
start-others = Başka perler, başka masalar
start-programs = Başka programlardaki gibi
start-mine = Kaydettiğin kurallar
start-server = Bu sunucunun kayıtlı kuralları
start-server-more = Bu sunucunun kayıtlı kuralları, devamı
start-unreadable = { $name } (okunamıyor)

## The groups

group-clock = Süre
group-deal = Dağıtma
group-melds = Perler ve değerler
group-knocking = Vurma
group-table = Masaya açma
group-scoring = El hesabı
group-game = Oyun
group-contest = Karşılaşma
group-seats = Yerler

## Values that many rules share

value-yes = Evet
value-no = Hayır
value-off = Kapalı
value-number = { $number }

## The deal

rule-first-dealer = İlk dağıtan
value-first-dealer-random = Kurayla
value-first-dealer-cut-low-deals = Kesmeyle: en düşük kart dağıtır
value-first-dealer-cut-high-chooses = Kesmeyle: en yüksek kart seçer
rule-next-dealer = Sonraki dağıtan
value-next-dealer-alternate = Sırayla
value-next-dealer-winner = Eli kazanan
value-next-dealer-loser = Eli kaybeden
rule-draw-dealer = Berabere elden sonra dağıtan
value-draw-dealer-same = Yine aynı taraf
value-draw-dealer-rotate = Öteki taraf
rule-first-turn = İlk hamle
value-first-turn-offer-both = Açık kart iki tarafa da sunulur
value-first-turn-offer-nondealer = Açık kart tek tarafa sunulur
value-first-turn-eleven-cards = On bir kart, açık kart yok
value-first-turn-stock-only = Desteden, açık kart yok
value-first-turn-normal-draw = Açık kart ya da deste, hep olduğu gibi
rule-immediate-knock = Baştan vurulabilecek el
value-immediate-knock-allow = Oynanır
value-immediate-knock-misdeal = Yeniden dağıtılır
rule-discard-visibility = Yığının görünen yanı
value-discard-visibility-top-only = En üstteki kart
value-discard-visibility-full = Hepsi
rule-return-taken-discard = Alınan kart hemen atılabilir
rule-stock-end = Destede kalan kart
rule-wall-rule = Son çekişten sonra atılan kart
value-wall-rule-end-on-discard = Eli berabere bitirir
value-wall-rule-last-discard-action = Eli bitirmek için alınabilir
rule-stall-guard = Desteye dokunulmadan kaç hamlede berabere

## Melds and values

rule-sets = Gruplar per sayılır
rule-runs = Seriler
value-runs-suited = Aynı cinsten
value-runs-any-suit = Her cinsten
rule-ace = Serilerde as
value-ace-low = Düşük: A-2-3
value-ace-high = Yüksek: Q-K-A
value-ace-high-or-low = Düşük ya da yüksek: A-2-3, Q-K-A
value-ace-corner = Köşeyi döner: K-A-2
rule-values = Kartların değeri
value-values-standard = As 1, resimliler 10
value-values-ace15 = As 15, resimliler 10
value-values-colonel = As 10, resimliler 10
value-values-mahjong = 2–9 arası 5, onludan papaza 10, as 15
rule-table-melds = Perlerin yeri
value-table-melds-none = El bitene kadar elde
value-table-melds-own-only = Masada, herkesinki kendine
value-table-melds-shared = Masada, iki taraf için de

## Knocking

rule-knock-limit = En çok kaç puanla vurulur
value-knock-limit-upcard = Vuruş kartı ne diyorsa
value-knock-limit-gin-only = Vurulmaz: yalnızca gin
rule-knock-limit-ace = Vuruş kartı as ise
value-knock-limit-ace-one = 1 puanla vurulur
value-knock-limit-ace-gin-only = Yalnızca gin
rule-knock-card-source = Vuruş kartı
value-knock-card-source-upcard = Açık kart
value-knock-card-source-second-deck = İkinci desteden
rule-gin-compulsory = Gin ilan edilmek zorunda
rule-final-discard = Son kart
value-final-discard-required = Atılmak zorunda
value-final-discard-optional = Atılmayabilir
value-final-discard-none = Kart atılmaz
rule-knock-meld-mode = Vuranın perleri
value-knock-meld-mode-auto = Yalnızca fark edecekse sorulur
value-knock-meld-mode-manual = Hep elle seçilir
rule-layoff-mode = İşleme
value-layoff-mode-auto = Senin için yapılır
value-layoff-mode-manual = Elle yapılır
rule-layoff-on-gin = Gine de kart işlenir
rule-illegal-knock = Sınırı aşan vuruş
value-illegal-knock-prevent = Yapılamaz
value-illegal-knock-opponent-choice = Karşı taraf karar verir
value-illegal-knock-expose = Açık elle devam edilir

## Playing to the table

rule-multi-take = Yığından birkaç kart alınır
rule-deep-card-use = Alınanların en alttaki
value-deep-card-use-meld-or-layoff = Yeni pere girer ya da işlenir
value-deep-card-use-new-meld-only = Yeni bir pere girer
rule-contract = Kontrat: perlerin boyu
value-contract = { $sizes }
rule-layoff-cap-per-meld = Hamlede bir pere işlenen kart
rule-extend-on-contract-turn = Kontrat hamlesinde işleme
rule-ace-offer-skips-draw = Ası alan kart çekmez
rule-reoffer-ban = Hemen geri önerme yasağı
rule-exhaust-count = Deste bitince sayılan kartlar
value-exhaust-count-all-in-hand = Eldekilerin hepsi
value-exhaust-count-unmatched-only = Yalnızca boştakiler
rule-challenge = Elleri saydıran meydan okuma
rule-challenge-timing = Ne zaman meydan okunur
value-challenge-timing-own-draw-phase = Kendi çekişinden önce
value-challenge-timing-anytime = Kendi hamlesinin her anında
rule-challenge-per-turn = Hamle başına meydan okuma
rule-challenge-tie = Meydan okumada eşit eller
value-challenge-tie-drawn = Berabere
value-challenge-tie-challenged-wins = Meydan okunan kazanır

## Scoring a deal

rule-knock-score = Vuruşun getirdiği
value-knock-score-difference = Aradaki fark
value-knock-score-loser-full = Kaybedenin bütün puanı
rule-gin-bonus = Gin bonusu
rule-gin-bonus-no-contract = Kontratsıza karşı gin
rule-big-gin = Big gin
value-big-gin-off = Yok
value-big-gin-total = Toplam bu kadar getirir
value-big-gin-extra = Ginden bu kadar fazla getirir
rule-big-gin-points = Big gin puanı
rule-undercut-bonus = Kontra bonusu
rule-tie-rule = Eşit puanlar
value-tie-rule-undercut = Kontra sayılır
value-tie-rule-no-score = Kimse puan almaz
rule-exhaust-score = Deste bitince
value-exhaust-score-void = Kimse puan almaz
value-exhaust-score-difference = Az sayan farkı alır
value-exhaust-score-table-minus-hand = Her taraf: masa eksi el
rule-spade-doubles = Maça vuruş kartı ikiye katlar
rule-extra-boxes-gin = Gine ek kutu
rule-extra-boxes-big-gin = Big gine ek kutu
rule-extra-boxes-undercut = Kontraya ek kutu
rule-spade-double-boxes = Maçada kutular
value-spade-double-boxes-none = Katlanmaz
value-spade-double-boxes-extra = Ek olanlar katlanır
value-spade-double-boxes-all = Hepsi katlanır
rule-sequence-bonus = Seriler ayrıca kazandırır
value-sequence-bonus-off = Hayır
value-sequence-bonus-winner = Evet, kazananınki
value-sequence-bonus-both = Evet, iki tarafınki de
rule-sequence-bonus-long-min = Seri kaç kartla uzun sayılır
rule-sequence-bonus-long-per-card = Uzun seride kart başına puan
rule-sequence-bonus-face-per-card = Seride resimli başına puan

## The game

rule-game-target = Oyunun hedefi
rule-game-bonus = Oyun bonusu
rule-line-bonus = Kutu başına puan
rule-line-bonus-timing = Kutular ne zaman yazılır
value-line-bonus-timing-end = Oyun bitince
value-line-bonus-timing-immediate = Hemen
rule-shutout = Mars
value-shutout-off = Bir şey getirmez
value-shutout-double-points = Kazananın puanlarını katlar
value-shutout-double-points-and-game = Puanları ve oyun bonusunu katlar
value-shutout-double-total = Bütün toplamı katlar
value-shutout-extra = Bu kadar fazla getirir
rule-shutout-points = Mars puanı
rule-exact-margin-forfeit = Oyunu kaybettiren fark
rule-exact-margin-basis = Bu fark neyle ölçülür
value-exact-margin-basis-points = Puanla
value-exact-margin-basis-final = Son toplamla
rule-winner-by = Oyunu kazanan
value-winner-by-first-to-target = Hedefe ulaşan
value-winner-by-higher-final-total = Sonunda toplamı yüksek olan

## The contest

rule-match = Karşılaşma
value-match-single = Tek oyun
value-match-multi-match = Birkaç parti, tek hesap
value-match-best-of = Birkaç oyunluk maç
value-match-hollywood = Hollywood çetelesi
rule-best-of = Maçtaki oyun sayısı
rule-multi-target = Bütün partilerin hedefi
rule-multi-hand-bonus = Parti sonunda, kazanılan el başına
rule-multi-win-bonus = Parti bonusu
rule-multi-shutout-bonus = Her eli kazanma bonusu
rule-hollywood-columns = Çeteledeki sütunlar
rule-hollywood-late-entry = İlk kaydın sütunu kapanmışsa
value-hollywood-late-entry-next-open = Sonraki açık sütuna girer
value-hollywood-late-entry-by-count = Yanar
rule-hollywood-decide = Ne belirler
value-hollywood-decide-net-points = Sütunların toplamı
value-hollywood-decide-columns-won = Kazanılan sütunlar
rule-hollywood-third-double = Üçüncü sütun çift sayılır

## Seats

rule-seating = Kim oynuyor
value-seating-heads-up = İki oyuncu
value-seating-partnership = İki takım
value-seating-round-robin = Üç dört kişi, kaybeden kalkar
value-seating-captain = Bir kaptan, ötekilere karşı
value-seating-three-handed = Üç kişi, hepsi aynı elde
rule-team-size = Takımdaki oyuncular
rule-team-target = Takımların hedefi
rule-team-sweep-bonus = Her masayı kazanana, üye başına
rule-opponent-rotation = Rakipler değişir
value-opponent-rotation-fixed = Hiç
value-opponent-rotation-each-hand = Her el
value-opponent-rotation-each-game = Her oyun
rule-partner-talk = Takımda kartları görmek
value-partner-talk-off = Hiç
value-partner-talk-after-own-hand = Kendi eli bitince
value-partner-talk-always = Hep
rule-team-result-visibility = Öteki masaların sonucu
value-team-result-visibility-immediate = Hemen söylenir
value-team-result-visibility-after-discard = Bir kart atılana kadar bekler

## An offer of other rules

challenge-counters = { $you ->
    [host] ### { $guest } için başka kurallar önerdin
    [guest] ### { $host } sana başka kurallar öneriyor
   *[other] ### { $host }, { $guest } için başka kurallar öneriyor
}
offer-changed = **Önceki teklifin yerine**

## What can’t be done

refusal-offer-changed = O arada başka kurallar önerildi. Önce onlara bir bak.
refusal-only-they-offer = Kuralları { $name } ile davet ettiği kişi belirler.
refusal-same-rules = Zaten önerilen de bu. Önce bir şey değiştir.
refusal-seats-stay = Bu davet iki kişilik. Daha çok kişi için `/gin play` yer açar.
refusal-no-such-rule = Bu kurallarda artık böyle bir seçim yok. Olanları panel gösterir.
refusal-panel-gone = O panel artık yok. `/gin play` içindeki **Ev kuralları…** yenisini açar.
refusal-panel-used = Bu kurallar zaten gönderildi. `/gin play` içindeki **Ev kuralları…** yeni panel açar.
refusal-no-name = Bu ad görünmüyor. Başka bir ad ver.
refusal-name-taken = “{ $name }” adıyla kayıtlı başka kurallar var. Başka ad seç ya da onlardan yola çıkıp yeniden kaydet.
refusal-ready-made-name = “{ $name }” hazır kuralların adı. Başka ad seç.
refusal-too-many-saved = Kayıtlı { $most } kural setin var, daha fazlası olmuyor. Önce birkaçını sil.
refusal-saved-gone = O kurallar artık kayıtlı değil.
refusal-managers-only = Sunucunun kuralları, sunucuyu yönetenlerin işi. Kendin için kaydedebilirsin.
refusal-no-number = Bu, { $low } ile { $high } arası bir sayı değil.
