# Üyelerin gördüğü turnuvalar: kurmak, iletisi, sayfaları, haklarında söylenenler.

command-cup = Sunucundaki turnuvalar
command-cup-new = Turnuva kur
command-cup-list = Bu sunucunun turnuvaları
command-cup-show = Bir turnuvanın durumu
command-cup-which = Hangi turnuva? Yazmazsan sonuncusu

## Words

cup-hours = { $hours ->
    [one] bir saat
   *[other] { $hours } saat
}
cup-days = { $days ->
    [one] bir gün
   *[other] { $days } gün
}
cup-unknown = …
cup-nobody = kimse
cup-and-more = { $names } ve { $count } kişi daha
cup-format-knockout = Eleme
cup-format-double-elimination = Çift eleme
cup-format-round-robin = Lig usulü
cup-format-groups = Gruplar ve eleme
cup-format-swiss = İsviçre sistemi
cup-about-knockout = Bir kez yenilen elenir.
cup-about-double-elimination = İki kez yenilen elenir.
cup-about-round-robin = Herkes herkesle oynar; en çok 16 kişi.
cup-about-groups = Önce gruplar, sonra her grubun ilk ikisi elemede.
cup-about-swiss = Aynı puandakilerle birkaç tur; kimse elenmez.
cup-third-yes = Üçüncülük karşılaşması var
cup-third-no = Üçüncülük karşılaşması yok
cup-finals-yes = İlk final yenilgileri eşitlerse ikinci final
cup-finals-no = Tek final
cup-legs = { $legs ->
    [1] Herkes birbiriyle bir kez oynar
   *[other] Herkes birbiriyle iki kez oynar
}
cup-rounds = Tur sayısı: { $rounds }
cup-rounds-usual = Gerektiği kadar tur
cup-seeding-rating = Seri başları derecelendirmeye göre
cup-seeding-hand = Sırayı düzenleyen belirler
cup-seeding-lot = Kurayla
cup-match-time = Karşılaşma süresi: { $time }
cup-organiser = Düzenleyen: { $name }
# $matches is how many matches the round has.
cup-round-knockout = { $matches ->
    [1] Final
    [2] Yarı final
    [4] Çeyrek final
   *[other] { $round }. tur
}
cup-round-winners = Kazananlar kolu, { $round }. tur
cup-round-losers = Kaybedenler kolu, { $round }. tur
cup-round-final = { $round ->
    [1] Final
   *[other] İkinci final
}
cup-round-third = Üçüncülük
cup-round-group = { $group } grubu, { $round }. tur
cup-round = { $round }. tur
cup-group = { $group } grubu
cup-pair = { $one } – { $other }
cup-pair-score = { $one } { $first } – { $second } { $other }
cup-pair-bye = { $one }: bay
cup-pair-played = { $pair }
cup-pair-agreed = { $pair }
cup-pair-walkover = { $pair } (hükmen)
cup-pair-ruled = { $pair } (düzenleyenin kararı)
cup-pair-left = { $pair } (hükmen: turnuvada değil)
cup-line = { $round }: { $pair }
cup-line-ends = süre bitişi { $when }
cup-place = { $place }. { $names }
cup-wins = { $name } kazanır
cup-out = { $name } (ayrıldı)
cup-disqualified = { $name } (diskalifiye)

## The panel of a new cup

cup-new-title = ### Yeni turnuva
cup-new-called = Adı **{ $title }** olacak.
cup-new-about = Bunu yalnız sen görüyorsun. **Kur** turnuvayı bu kanalda gösterir, orada herkes katılabilir.
cup-untitled = { $name } turnuvası
cup-rules-title = ### Turnuvanın oyunları
cup-outlook-head = **Neler oynanacak**
cup-outlook = { $entrants } katılımcıyla: { $matches } karşılaşma, { $rounds } tur, en çok { $time }
cup-menu-format = Biçim
cup-menu-legs = Kaç kez karşılaşılır
cup-menu-rounds = Turlar
cup-menu-seeding = Seri başları
cup-menu-hours = Karşılaşma süresi
cup-menu-clock = Hamle süresi
cup-clock-usual = Kurallardaki ya da sunucudaki gibi
cup-form-title = Turnuvanın adı
cup-form-label = Ad
press-cup-name = Ad…
press-cup-rules = Kurallar…
press-cup-create = Kur
cup-created = Turnuva { $channel } kanalında, orada herkes katılabilir. Herkes tamam olunca **Düzenle…** ile başlat.
refusal-entries-closed = Şu anda kimse katılamaz: kayıtlar kapalı.
refusal-no-cups = Burada henüz turnuva yok. `/cup new` bir tane kurar.

## The cup's message

cup-head = ### { $title }
cup-entered-none = Henüz kimse katılmadı.
cup-entered-count = **Şimdilik katılanlar ({ $count }):** { $names }
cup-may-enter = Katılmak için **Katıl** düğmesine bas. Turnuvayı { $name } başlatır.
cup-entries-closed = Kayıtlar kapalı. Turnuvayı { $name } başlatır.
cup-waits = Kimse başlatmazsa iptal edilir: { $when }.
cup-playing = **Şu an oynananlar**
cup-more-behind = Gerisi **{ $button }** altında
cup-pairing = Sonraki turun eşleşmeleri yapılıyor.
cup-still-enter = Hâlâ katılabilirsin: sonraki turdan itibaren oynarsın.
cup-standings = **Puan durumu**
cup-points = { $place }. { $name } · { $points }
cup-won = **Turnuvayı { $name } kazandı!**
cup-no-winner = **Turnuva bitti, kazanan yok.**
cup-cancelled = **Turnuva iptal edildi.**
press-cup-enter = Katıl
press-cup-leave = Ayrıl
press-cup-left = Evet, ayrıl
press-cup-more = Daha…
press-cup-organise = Düzenle…
cup-entered = **{ $title }** turnuvasındasın. İlk karşılaşman açılınca seni çağırırım.
cup-leave-ask = **{ $title }** turnuvasından ayrılıyor musun? Başlayana kadar yeniden katılabilirsin.
cup-leave-running = **{ $title }** turnuvasından ayrılıyor musun? Orada oynadığın oyundan çekilirsin, kalan karşılaşmalarını kaybedersin ve geri dönemezsin.
cup-left = **{ $title }** turnuvasından ayrıldın.

## All that there is to read

cup-page = ### { $title } · { $page }
cup-page-matches = Karşılaşmalar
cup-page-entrants = Katılanlar
cup-page-table = Puan durumu
cup-page-rules = Kurallar
cup-not-begun = Turnuva henüz başlamadı.
cup-no-places = Henüz belli olan yer yok.
cup-table-row = { $place }. **{ $name }** · { $points } · galibiyet { $wins }, beraberlik { $draws }, yenilgi { $losses }
cup-ties-figures = Sonneborn-Berger { $berger } · oyun puanları { $difference }
cup-ties-figures-swiss = Buchholz { $buchholz } · Sonneborn-Berger { $berger } · oyun puanları { $difference }
cup-time-rule = Her karşılaşmanın süresi: { $time }; iki taraf anlaşırsa bir o kadar daha. Süre bitince sırası olan kaybeder; yeni başlamış bir sıraya biraz daha süre tanınır.
cup-ties-knockout = Berabere biten oyun yeniden oynanır.
cup-ties-places = Aynı turda yenilenler yeri paylaşır.
cup-ties-robin = Galibiyet 1, beraberlik ½ sayılır. Puanlar eşitse sırayla şunlar belirler: aralarındaki karşılaşmalar, Sonneborn-Berger (yendiklerinin puanları ve berabere kaldıklarınınkinin yarısı), oyun puanları, galibiyetler, seri başı sırası.
cup-ties-swiss = Galibiyet ya da bay 1, beraberlik ½ sayılır. Puanlar eşitse sırayla şunlar belirler: Buchholz (rakiplerin puanları), Sonneborn-Berger (yendiklerinin puanları ve berabere kaldıklarınınkinin yarısı), aralarındaki karşılaşmalar, oyun puanları, galibiyetler, seri başı sırası.
cup-seal = Turnuvanın bütün kartlarının geldiği gizli sayının mührü: `{ $seal }`
cup-seed = Mührün altındaki gizli sayı: `{ $seed }`

## The organiser's pages

cup-organise-title = ### { $title }
cup-organise-about = Ne yapılsın?
cup-done = Tamam.
press-cup-begin = Başlat…
press-cup-start = Şimdi başlat
press-cup-close = Kayıtları kapat
press-cup-reopen = Kayıtları aç
press-cup-entrants = Katılanlar…
press-cup-matches = Karşılaşmalar…
press-cup-cancel = Turnuvayı iptal et…
cup-begin-ask = { $count } katılımcı var. Başlasın mı? O zaman eşleşmeler yapılır ve ilk karşılaşmalar açılır.
cup-begin-few = Turnuva için en az iki katılımcı gerek.
cup-order-about = En iyiler başa: menüden birini seç, sonra yerini değiştir.
press-cup-up = Yukarı
press-cup-down = Aşağı
press-cup-first = En başa
cup-menu-entrant = Kim?
cup-entrants-about = Kimle ilgili? Birini turnuvadan çıkarabilir ya da yerine başka bir üye koyabilirsin.
cup-menu-substitute = { $name } yerine kim oynasın?
cup-substitute-ask = **{ $name }** yerine **{ $substitute }** oynasın mı? Süren oyun yeni kartlarla baştan başlar.
press-cup-substitute-really = Evet, değiştir
press-cup-remove = Çıkar…
press-cup-remove-really = Evet, çıkar
press-cup-disqualify = Diskalifiye et…
press-cup-disqualify-really = Evet, diskalifiye et
cup-remove-ask = **{ $name }** çıkarılsın mı? Başlayana kadar yeniden katılabilir.
cup-disqualify-ask = **{ $name }** diskalifiye edilsin mi? Süren oyundan çekilmiş sayılır, kalan karşılaşmaları kaybeder ve dönüşü yoktur.
cup-menu-match = Hangi karşılaşma?
cup-matches-about = Hangi karşılaşma? Süren birini sonuçlandırabilir, süresini uzatabilir ya da bir sonucu düzeltebilirsin.
press-cup-draw = Berabere
press-cup-neither = Kimse gelmedi
press-cup-give-time = Ek süre
press-cup-decide = Evet, sonuçlandır
cup-decide-ask = Şöyle mi sonuçlansın: **{ $result }**? Bunun için süren oyun sayılmaz.
cup-correct-ask = Sonuç şöyle mi düzeltilsin: **{ $result }**? Ancak sonraki karşılaşmalar ona dayanmadıkça olur.
press-cup-cancel-really = Evet, iptal et
cup-cancel-ask = **{ $title }** iptal edilsin mi? Kazanan olmaz, süren oyunlar sayılmaz ve geri alınamaz.

## What is said where a match is played, and at the end

room-cup = { $cup } · { $one } – { $other }
cup-notice-opened = **{ $title }**, { $round }: { $pair }. Karşılaşmanız açıldı; süresi bitiyor: { $when }.
cup-notice-late = **Bu karşılaşmanın süresi bitmek üzere:** { $when }. O an sırası olan kaybeder.
cup-notice-asked = { $name } bu karşılaşma için ek süre istiyor. Kabul mü?
cup-notice-agreed = Bu karşılaşmaya ek süre verildi: bitişi { $when }.
cup-notice-won = **{ $title }** bitti: { $name } kazandı. Tebrikler!
cup-notice-cancelled = **{ $title }** iptal edildi.
press-cup-time-ask = Ek süre iste
press-cup-time-agree = Kabul
cup-time-asked = Ek süre istedin. Karşı taraf soruyu karşılaşmanın oynandığı yerde görür.

## The list

cup-list-title = ### Turnuvalar
cup-list-none = Burada henüz turnuva yok. `/cup new` bir tane kurar.
cup-list-line = **{ $title }** · { $state }
cup-list-menu = Bir turnuvaya bak
cup-state-open = kayıt açık, { $count } kişi
cup-state-running = sürüyor, { $count } kişi
cup-state-over = bitti
cup-state-won = kazanan: { $name }
cup-state-cancelled = iptal edildi
