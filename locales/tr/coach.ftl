# What the coach says: moves, and what is to be said for them. docs/coach.md

## Moves, as advice

coach-take = { $card } al
coach-take-several = { $cards } al
coach-stock = Desteden çek
coach-pass = Pas geç
coach-discard = { $card } at
coach-knock = Vur, { $card } kapalı kalsın
coach-gin = Gin yap, { $card } kapalı kalsın
coach-big-gin = Big gin yap
coach-lay = { $cards } aç
coach-extend = { $target }. pere { $card } işle
coach-contract = Kontratı aç: { $cards }
coach-end-meld = Başka kart açma
coach-offer = { $card } öner
coach-last-card = Son kartı elinde tut
coach-accept = Kabul et
coach-accept-offer = Önerilen { $card } kartını al
coach-continue-exposed = Oyuna devam et
coach-reject = Reddet
coach-reject-offer = Önerilen { $card } kartını alma
coach-challenge = Meydan oku
coach-layoff = { $target }. pere { $card } işle
coach-done = Başka kart işleme

## Why: what speaks for a move, and (with “but”) what against it.
# $cards are one or several; where there are too many to name, the message with “many” is said.

coach-melds = Böylece { $cards } per olur.
coach-melds-but = Ama { $cards } peri kaçmış olur.
coach-breaks = { $cards } bir arada kalır.
coach-breaks-but = Ama { $cards } dağılır.
coach-deadwood = Boşta { $than } yerine { $number } puanın kalır.
coach-deadwood-but = Ama boşta { $than } yerine { $number } puanın kalır.
coach-waits = { $than } yerine { $number } canlı kart işine yarar, { $cards } dahil.
coach-waits-many = { $than } yerine { $number } canlı kart işine yarar.
coach-waits-but = Ama { $than } yerine { $number } canlı kart işine yarar, { $cards } artık yaramaz.
coach-waits-but-many = Ama { $than } yerine { $number } canlı kart işine yarar.
coach-readies = { $than } yerine { $number } canlı kartla vurabilirsin, { $cards } dahil.
coach-readies-many = { $than } yerine { $number } canlı kartla vurabilirsin.
coach-readies-but = Ama { $than } yerine { $number } canlı kartla vurabilirsin, { $cards } artık olmaz.
coach-readies-but-many = Ama { $than } yerine { $number } canlı kartla vurabilirsin.
coach-gins = { $than } yerine { $number } canlı kart gin yapar, { $cards } dahil.
coach-gins-many = { $than } yerine { $number } canlı kart gin yapar.
coach-gins-but = Ama { $than } yerine { $number } canlı kart gin yapar, { $cards } artık yapmaz.
coach-gins-but-many = Ama { $than } yerine { $number } canlı kart gin yapar.
coach-ready = Boşta { $number } puana iniyorsun: vurabilirsin.
coach-ready-but = Ama boşta { $number } varken vurabilirdin.
coach-feeds = Öteki kart, rakibin aldığı { $cards } ile birleşir.
coach-feeds-but = Ama rakibin aldığı { $cards } ile birleşir.
coach-danger = Rakip bunu %{ $number } olasılıkla kullanır, öteki kartı %{ $than }.
coach-danger-but = Ama rakip bunu %{ $number } olasılıkla kullanır, öteki kartı %{ $than }.
coach-dead = Artık başka kimse bundan per yapamaz.
coach-thrown = Rakip { $cards } istememişti; bu da ona uyan bir kart.
coach-shows = Rakibe elindekini belli etmez.
coach-shows-but = Ama rakibe elindeki bir kartı belli eder.
coach-denies = Bırakırsan %{ $number } olasılıkla rakibin işine yarar.
coach-denies-but = Ama bırakırsan %{ $number } olasılıkla rakibin işine yarar.
coach-blind = Görmediğin { $than } karttan { $number } tanesi işine yarar.
coach-blind-but = Ama görmediğin { $than } karttan { $number } tanesi de işine yarardı.
coach-wins = Şimdi vurmak aşağı yukarı { $number } puan kazandırır.
coach-wins-but = Ama şimdi vurmak aşağı yukarı { $number } puan kazandırır.
coach-loses = Şimdi vurmak aşağı yukarı { $number } puan kaybettirir.
coach-loses-but = Ama şimdi vurmak aşağı yukarı { $number } puan kaybettirir.
coach-safe = Şimdi vurursan kontra yeme olasılığın yalnızca %{ $number }.
coach-safe-but = Ama şimdi vurursan kontra yeme olasılığın yalnızca %{ $number }.
coach-undercut = Şimdi vurursan kontra yeme olasılığın %{ $number }.
coach-undercut-but = Ama kontra yeme olasılığın %{ $number }.
coach-hope = Devam edersen { $number } canlı kart gin yapar: { $cards }.
coach-hope-none = Devam edersen hemen gin yapacak canlı kart yok.
coach-hope-but = Ama devam edersen { $number } canlı kart gin yapar: { $cards }.
coach-hope-but-none = Ama hemen gin yapacak canlı kart yok.
coach-stock-left = Çekilecek yalnızca { $number } kart kaldı.
coach-stock-left-but = Ama çekilecek yalnızca { $number } kart kaldı.
coach-why-gin = Gin kontra yemez, üstelik bonusu var.
coach-why-gin-but = Ama gin kontra yemez, üstelik bonusu var.
coach-why-big-gin = On bir kart da per: bu, ginden çok kazandırır.
coach-why-big-gin-but = Ama on bir kart da per: bu, ginden çok kazandırır.
coach-lays = { $cards } masaya açılır: { $number } puan.
coach-sheds = { $cards } { $number } puan eder ve pek az karta uyar.
coach-keeps = { $cards } hâlâ birleşebilir.
coach-fetches = Böylece { $cards } per olur.
coach-fits = { $cards } masaya açılabilir.
