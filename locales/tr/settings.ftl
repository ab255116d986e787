# What servers and members set, and what managers do at tables.

refusal-no-such-setting = Böyle bir ayar yok ya da bu değeri alamaz.
refusal-other-channels = Bu sunucuda oyunlar şuralarda başlar: { $channels }.
refusal-other-roles = Bu sunucuda oyunu şu rollerden biri olanlar başlatır: { $roles }.
refusal-not-manager = Bu, sunucuyu yönetebilenlerin işi.
# $near: time zones with a similar name, or nothing.
refusal-no-such-zone = { $name } diye bir saat dilimi yok.{ $near ->
    [none] {""}
   *[other] {" "}Belki { $near }?
}
refusal-several-zones = Bu ülkede birden fazla saat dilimi var. Şehirlerinden birini yaz.

settings-title-server = ### { $server } ayarları
press-me = Kendi ayarlarına dön
press-me-friends = Arkadaşlar, engeller…
press-me-away = Uzakta…
press-me-data = Verilerim…
press-me-export = Oyunlarım dosya olarak…
settings-title-own = ### Ayarların
settings-line = { $name }: **{ $value }**
settings-changed = { $some ->
    [yes] Bütün ayarlar menüde. Şimdiye kadar değişenler:
   *[no] Bütün ayarlar menüde. Henüz hiçbiri değişmedi.
}
settings-option = { $name }: { $value }
settings-menu = Bir ayarı değiştir…
settings-value = Ne olsun…
settings-region = Dünyanın neresi…
settings-kind = Kuralların türü…

setting-yes = evet
setting-no = hayır
setting-no-hour = yok
setting-hour = { $hour }:00

setting-channels = Kanallar
setting-channels-about = Oyunlar hangi kanallarda başlatılabilsin? Alt başlıkları da dahil. Başlamış oyunlar sürer.
setting-channels-all = her kanal
press-channels-all = Her kanala izin ver
setting-roles = Roller
setting-roles-about = Oyunu kim başlatabilsin? Bu rollerden birine sahip olan herkes başlatabilir.
setting-roles-all = herkes
press-roles-all = Herkese izin ver
setting-ping = Etiketleme
setting-ping-about = Üyeleri bir kanalda ne zaman etiketleyeyim?
setting-ping-turn = davetlerde ve hamle sırasında
setting-ping-challenge = yalnızca davetlerde
setting-ping-never = hiç
setting-rooms = Odalar
setting-rooms-about = Üyeler nerede oynasın? Alt başlık kanala bir satır bırakır; antrenman kanalda kalır.
setting-rooms-threads = kendi alt başlıklarında
setting-rooms-channel = kanalda
setting-tidy = Eski sonuçlar
setting-tidy-about = Eski sonuçları kanaldan ne zaman sileyim? Çetelede ve tekrarlarda kalırlar.
setting-tidy-number = { $number ->
    [0] kalır
    [one] { $number } gün sonra silinir
   *[other] { $number } gün sonra silinir
}
setting-language = Dil
setting-language-about = Hangi dilde yazayım? Kendiliğinden, Discord’da ayarlı dil.
setting-language-auto = Discord’daki gibi
# The language's name in the language itself.
language-name = Türkçe
setting-rules = Varsayılan kurallar
setting-rules-about = Kimse kural seçmezse oyun hangi kurallarla oynansın?
setting-rules-bot = Undercut’ınki ({ $rules })
setting-rules-chosen = { $rules }
setting-rules-own = { $rules }, değiştirilmiş

setting-spoken = Sesli okuma
setting-spoken-about = Ekran okuyucular için: tam kart adları, işaretsiz cümleler, ne yaptığını söyleyen düğmeler.
setting-confirm = Sorular
setting-confirm-about = Vurmadan, bitirmeden, per bozmadan ya da gini geçmeden önce bir daha sorayım mı?
setting-hand = Kartların
setting-hand-about = Kartların nereden gelsin: direkt mesajla mı, yoksa mesajsız, masadaki Kartlarım ile mi?
setting-hand-dm = direkt mesajla
setting-hand-here = kanalda
setting-look = Kartlar
setting-look-about = Yalnızca senin gördüğün kartları nasıl yazayım: küçük resim mi, metin mi?
setting-look-picture = resim
# Offered with the first hand, and at the beginning of the lesson.
press-look-text = Kartlar metin olsun: 7♥
press-look-picture = Kartlar resim olsun
setting-look-text = metin
setting-who-may-challenge = Davet edebilenler
setting-who-may-challenge-about = Seni adınla kim davet edebilsin?
setting-who-may-challenge-anyone = herkes
setting-who-may-challenge-friends = arkadaşlar
setting-who-may-challenge-nobody = kimse
setting-celebrate = Hareketli resimler
setting-celebrate-about = Gin, big gin ve kontraların kanallarda hareketli resimle gösterilsin mi?
setting-privacy = Geçmişin
setting-privacy-about = Sıralamanı, sayılarını, tekrarlarını kim görsün? Oynayan kendi oyununa hep bakabilir.
setting-privacy-everyone = her sunucuda herkes
setting-privacy-server = oynadığın sunucudakiler
setting-privacy-nobody = yalnızca sen
setting-time-zone = Saat dilimi
setting-time-zone-about = Aşağıdaki saatler hangi saat dilimine göre?
press-zone-type = Şehir yaz…
zone-title = Saat dilimin
zone-label = Bir şehir ya da dilim
zone-about = Örneğin İstanbul, Berlin ya da UTC
setting-quiet-from = Sessizlik başı
setting-quiet-from-about = Bu saatten sonra, sen istemedikçe hiçbir şey göndermem.
setting-quiet-to = Sessizlik sonu
setting-quiet-to-about = Sessizlik bu saate kadar sürer.
setting-remind-hours = Hatırlatmalar
setting-remind-hours-about = Sıran geldikten ne kadar sonra hatırlatayım?
setting-remind-hours-number = { $number ->
    [0] hiç
    [one] { $number } saat sonra
   *[other] { $number } saat sonra
}
setting-prompt = Geri çağır
setting-prompt-about = Az önce buradaydıysan ve sıran geleli iki dakika olduysa sessiz bir mesaj göndereyim mi?

command-me = Kendi ayarlarına bak, değiştir
command-admin = Bu sunucuyu yönetenler için
command-admin-settings = Bu sunucunun ayarlarına bak, değiştir

setting-clock = Süre
setting-clock-about = Hamle ne kadar sürebilsin: sınırsız, birkaç saat (geceler hariç) ya da birkaç dakika?
setting-clock-none = yok
setting-clock-relaxed = rahat (saatler)
setting-clock-live = canlı (dakikalar)
setting-clock-hours = Rahat süre
setting-clock-hours-about = Rahat sürede bir hamle ne kadar sürebilsin?
setting-clock-hours-number = { $number } saat
setting-clock-minutes = Canlı süre
setting-clock-minutes-about = Canlı sürede bir hamle ne kadar sürebilsin?
setting-clock-minutes-number = { $number } dakika

setting-season = Sezon
setting-season-about = Sıralamada bir sezon ne kadar sürsün? Ay ve çeyrek, UTC gece yarısı başlar.
setting-season-none = yok
setting-season-monthly = bir ay
setting-season-quarterly = üç ay

setting-rated-practice = Dereceli antrenman
setting-rated-practice-about = Bilgisayara karşı oyunlar dereceyi değiştirsin mi? Değiştirenlerde ipucu olmaz.

setting-card-size = Kart boyu
setting-card-size-about = Elindeki kartları ne kadar büyük yazayım?
setting-card-size-large = büyük
setting-card-size-compact = yazı boyunda

setting-after-deal = Elden sonra
setting-after-deal-about = El bitince elinde ne görünsün? Hamlesi saatler süren oyunlarda: sonraki kartlar.
setting-after-deal-result = önce sonuç
setting-after-deal-cards = hemen sonraki kartlar

setting-card-order = Kart sırası
setting-card-order-about = Perlerin dışındaki kartlar nasıl sıralansın?
setting-card-order-suit = cinse göre
setting-card-order-rank = değere göre

setting-colours = Kart renkleri
setting-colours-about = Yalnızca senin gördüğün kartların renkleri. Metin olarak yazılan kartlarda renk yoktur.
setting-colours-four = dört renk
setting-colours-two = siyah ve kırmızı
setting-colours-contrast = renk körlüğüne uygun
colours-coming = Bu renkler yolda. Gelene kadar alışıldık olanları görürsün.

# $member is a mention.
turn-here = { $member }, sıra sende.
turn-here-closed = Kartlarını sana gönderemedim. Bu sunucudan gelen direkt mesajlara izin ver ya da buradan bak: başka kimse göremez.

refusal-not-player = { $name } o masada oynamıyor.
refusal-two-sides-only = Orada ikiden çok taraf oynuyor. Oyunu iptal edebilirsin.
decided = Bu sunucuyu yönetenler karar verdi: { $reason }
annulled = Bu sunucuyu yönetenler sonradan iptal etti, oyun artık sayılmıyor: { $reason }

command-admin-void = Süren ya da biten bir oyunu iptal et: oyun sayılmaz
command-admin-adjudicate = Süren bir oyunu bir tarafın galibiyetiyle bitir
command-admin-unstick = Bir masanın mesajlarını yenile
command-admin-audit = Bu sunucu adına yapılanları gör
command-admin-table = Hangi masa
command-admin-winner = Kazanan taraftan bir üye
command-admin-reason = Neden; iki taraf da okur

admin-void = Masa { $table } iptal edildi: { $names }. Oyun sayılmıyor, masada da böyle yazıyor.
admin-adjudicate = Masa { $table } bitti: { $names }. Kim, neden kazandı, masada yazıyor.
admin-unstick = Masa { $table }: bütün mesajları yenilendi: { $names }. Sıra bilgisayardaysa oynuyor.
admin-closed = Direkt mesaj ulaşmıyor: { $names }. Masadaki **Kartlarım** kartları gösterir.

audit-title = ### Bu sunucu adına yapılanlar
audit-none = Henüz bir şey yok.
audit-page = Sayfa { $page } / { $pages }
audit-reason = “{ $reason }”
audit-set = **{ $name }**: { $before } → { $after }
# $number is above 5.
audit-several = { $number } tanesi
audit-void = Masa **{ $table }** iptal edildi
audit-adjudicate = Masa **{ $table }**: kazanan { $winner }
audit-unstick = Masa **{ $table }** yenilendi
audit-unknown = Bilmediğim bir ayar
press-audit-newer = Daha yeni
press-audit-older = Daha eski
