# What members type after the name of a group: the names of commands and of their options. Small letters
# and digits of any script, no blanks (a hyphen may stand for one), at most 32 characters; no two
# commands of a group are called alike. Sentences go on naming commands in English: Discord runs a
# tapped command by that name alone.

typed-play = oyna
typed-challenge = davet
typed-practice = antrenman
typed-hand = kartlar
typed-games = oyunlar
typed-scores = çetele
typed-rules = kurallar
typed-standings = sıralama
typed-profile = profil
typed-history = geçmiş
typed-realcards = gerçek-kartlar
typed-me = ben
typed-verify = denetle
typed-replay = tekrar
typed-review = analiz
typed-help = yardım
typed-learn = öğren
typed-problem = problem
typed-daily = günlük

typed-new = yeni
typed-list = liste
typed-show = göster

typed-settings = ayarlar
typed-news = haberler
typed-void = iptal
typed-adjudicate = karar
typed-unstick = yenile
typed-audit = kayıtlar
typed-delete = sil

# Options

typed-variant = çeşit
typed-contest = karşılaşma
typed-target = hedef
typed-member = üye
typed-another = diğer
typed-clock = süre
typed-level = seviye
typed-table = masa
typed-opponent = rakip
typed-result = sonuç
typed-since = tarih
typed-friend = arkadaş
typed-seats = oyuncular
typed-deal = el
typed-file = dosya
typed-topic = konu
typed-reason = neden
typed-winner = kazanan
typed-name = ad
typed-cup = turnuva
typed-league = lig
typed-ladder = merdiven
typed-match = maç
typed-accept = kabul
typed-code = kod
