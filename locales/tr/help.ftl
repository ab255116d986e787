## Pages that are turned: help, about, tips

page-next = Sonraki: { $title }
page-back = Önceki
page-help = Yardım
page-hint = Bütün sayfalar
page-example = Şöyle görünür.
page-buttons = Düğmeler: { $names }
page-only-example = Bu yalnızca örnekti. Gerçeği için `/gin play`.

# Where the examples are played.
specimen-server = Senin sunucun
specimen-channel = senin-kanalın

# What Discord shows under the bot's name; at most 128 characters.
status = gin rummy · /gin help

# On every table that was shown lately, once the host has announced a restart.
table-restart = Bot birkaç dakika içinde yeniden başlayacak. Hiçbir şey kaybolmaz, düğmeler hemen ardından yine çalışır.

## Help: $variants is the number of rule sets; $days how long a game against the computer may rest

command-help = Her şeyin nasıl işlediğini gör, daha iyi oynamak için öneriler al, oyunu tanı
command-help-topic = Hangi konuda? Boş bırakırsan ilk sayfa
help-title-start = Buradan başla
help-start = Gin’de yeni misin? **Öğren** seni ilk elde adım adım gezdirir. On kartı gruplara (7♦ 7♥ 7♠) ve serilere (3♣ 4♣ 5♣) dizersin, boşta az puan kalınca da eli bitirirsin.
    Tek bilmen gereken `/gin play`: bir arkadaşınla, herhangi biriyle ya da bilgisayarla oynarsın; bilgisayarla oynarken *İpucu* senin yerinde ne oynayacağını söyler.
    Davet böyle yanıt bekler; gerisi, örneğin başka kurallar önermek, **Diğer** altında.
help-title-hand = Bir el oynamak
help-hand = Kartların direkt mesajla gelir; masadaki **Kartlarım** da onları gösterir. Önce perler durur, sonra boşta kalanlar. Kartın düğmesine basınca kart atılır; yeni çekilen en sonda ya da perinin içinde durur. Düğmelerin süresi dolmaz. Beklerken **Önceden…** ile sıran gelince ne yapılacağını bırakabilirsin.
help-title-knock = Vurmak
help-knock = Perlerinin dışında yeterince az puan kaldıysa vurabilirsin. Önce ne göstereceğini görürsün. Sonra karşı taraf uyan kartlarını işler ve el sayılır.
help-title-table = Masa
help-table = Kanalda skor, yığının üstü ve iki tarafın son hamlesi görünür; kartlar asla. El bitince iki el de açılıp sayılır. Bilgisayara karşı { $days } gün el sürülmeyen oyun kendiliğinden biter; dereceliyse pes edilmiş sayılır.
help-title-variants = Başka çeşitler
help-variants = `/gin play` içinde { $variants } kural setinden birini ve oyunun uzunluğunu seçersin. Hepsini `/gin rules` anlatır, **Ev kuralları…** kendininkini kurar. Perlerin masaya açıldığı oyunlarda bot öneri yapar ya da kartları sen seçersin:
help-title-more = İkiden çok kişi
help-more = `/gin play` içindeki **İkiden çok…** bir lobi açar: takımlar, kaybedenin kalktığı masa ya da kaptanlı oyun. Bir yeri bilgisayar doldurabilir, kalkanın yerine başkası oturabilir.
help-title-real = Gerçek kartlar
help-real = Gerçek kartlarla mı oynuyorsunuz? `/gin realcards` hangi kurallarla olursa olsun çeteleyi tutar: her eli düğmelerle gir. Yanlış girilen el, ötekiler kabul ederse düzeltilir.
help-title-find = Oyun bulmak
help-find = - `/gin play` içindeki **Rakip ara…** yer açar, aynı oyunu isteyen birini bulur, boş yerleri ve izlenecek oyunları listeler
    - `/gin me` içindeki **Arkadaşlar, engeller…** sevdiğin rakipleri saklar; engellediğin üyeler seni davet edemez
    - `/cup new` bu sunucuda bir turnuva kurar, `/cup list` ötekileri gösterir
help-title-settings = Ayarlar
help-settings = Kendininkiler `/gin me` içinde: kartların nereye gelsin, nasıl görünsün, ekran okuyucular için **Sesli okuma**, hangi dilde yazayım, ne zaman hatırlatayım ya da rahat bırakayım, seni kim davet edebilsin, geçmişini kim görsün.
    Yine orada: **Uzakta…** hamlelerini bekletir, **Verilerim…** hakkında ne sakladığımı söyler, kopyasını verir, istersen siler.
    Sunucununkiler `/gin-admin settings` içinde, yöneticiler için: kim nerede oynar, etiketlemeler, dil, süre, varsayılan kurallar. `/gin-admin news` sunucuya haftalık sayfa verir.
help-title-look = Nerede ne var
help-look = - `/gin games` oyunlarını bağlantılarıyla sıralar
    - `/gin scores` bütün çeteleyi gösterir
    - `/gin history` biten oyunlarını bulur, `/gin replay` bir eli ya da dosyadaki oyunu yeniden gösterir
    - `/gin me` içindeki **Oyunlarım dosya olarak…** sonuçlarını ya da oyun kayıtlarını verir
    - `/gin rules` oynadığın kuralları anlatır
    - `/gin learn` oyunu bir elde öğretir, `/gin problem` her gün bir problem sorar
    - `/gin daily` her gün herkese aynı üç eli dağıtır, herkesin tek denemesi var
    - `/gin standings` bu sunucuda kimin önde olduğunu gösterir: derece, net, gin ve daha fazlası
    - `/gin profile` birinin neler oynadığını ve iki kişinin birbirine karşı durumunu gösterir: **Karşılaştır…**
help-title-tips = Daha iyi oynamak için
help-title-about = Bot ve oyun hakkında
