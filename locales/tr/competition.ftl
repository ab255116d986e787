# Ligler ve merdivenler: kurulum, mesaj, sayfalar ve duyurular.

command-league = Sunucundaki ligler, sezon sezon
command-league-new = Bir lig kur
command-league-list = Bu sunucunun ligleri
command-league-show = Bir lig nasıl gidiyor
command-league-which = Hangi lig? Seçmezsen sonuncusu
command-ladder = Merdivenler: meydan okuyarak yukarı
command-ladder-new = Bir merdiven kur
command-ladder-list = Bu sunucunun merdivenleri
command-ladder-show = Bir merdivende durum ne
command-ladder-which = Hangi merdiven? Seçmezsen sonuncusu

## Sözcükler

league-name = Lig
league-size = Bir kümedeki üye sayısı: { $members }
league-week = Bir haftanın uzunluğu: { $time }
league-at-once = Haftalık karşılaşma sayısı: { $matches }
league-moves = Sezon sonunda çıkan ve düşen: { $members }
league-pause = Sezon arası gün sayısı: { $days }
league-seeding-rating = İlk sezon: puanlamaya göre
league-seeding-hand = İlk sezon: düzenleyenin sırasıyla
league-seeding-lot = İlk sezon: kurayla
league-division = { $number }. küme
league-season = { $number }. sezon
league-round = { $number }. küme, { $round }. tur
league-week-number = { $week }. hafta
ladder-name = Merdiven
ladder-reach = Meydan okunabilecek basamak sayısı: { $places }
ladder-answer = Yanıt için gün sayısı: { $days }
ladder-rest = Savunmadan sonra dinlenme günü: { $days }
ladder-idle = Oynamadan inmeye başlanan gün: { $days }
ladder-for-place = { $place }. yer için

## Kurulum

competition-new-league = ### Yeni bir lig
competition-new-ladder = ### Yeni bir merdiven
competition-untitled-league = { $name } ligi
competition-untitled-ladder = { $name } merdiveni
competition-new-about = Bunu yalnız sen görüyorsun. **Kur** hepsini bu kanalda gösterir, orada herkes katılabilir.
competition-rules-title = ### Oyunların kuralları
competition-form-title = Bir ad
league-outlook = { $members } kişiyle: { $divisions } küme, kişi başına { $matches } karşılaşma, en çok { $time }
league-needs = Bir sezon { $fewest } ile { $most } kişi arasında oynanır.
competition-created-league = Lig { $channel } kanalında, orada herkes katılabilir. Sayınız yetince ilk sezonu **Düzenle…** ile başlat.
competition-created-ladder = Merdiven { $channel } kanalında, orada herkes katılabilir. Başlatacak bir şey yok: iki kişi olunca meydan okunabilir.

## Mesaj

competition-joined-none = Henüz katılan yok.
competition-joined = **Şimdilik katılanlar ({ $count }):** { $names }
competition-cancelled = **İptal edildi.**
league-may-join = Katılmak için **Katıl** düğmesine bas. İlk sezonu { $name } başlatır; en az gereken kişi: { $fewest }.
league-week-now = **{ $number }. sezon, { $week }. hafta ({ $weeks } haftadan)** · bitiyor { $when }
league-pausing = **{ $number }. sezon bitti.** Sonraki başlıyor: { $when }. O zamana dek katılan oynar.
league-pause-few = **{ $number }. sezon bitti.** Sonraki için en az gereken kişi: { $fewest }.
league-waiting = Sonraki sezondan itibaren: { $names }
league-last-season = Bu son sezon.
league-over = **Lig bitti.**
ladder-ranking = **Sıralama**
ladder-challenges = **Meydan okumalar**
ladder-may-join = Katılmak için **Katıl** düğmesine bas. İki kişi olunca meydan okunabilir.
ladder-open = { $one } → { $other }: { $place }. yer için meydan okuma · yanıt süresi bitiyor { $when }
ladder-played = { $match } · { $place }. yer için
ladder-taken = **{ $one }** – { $other }: { $place }. yer el değiştirdi
ladder-kept = { $one } – **{ $other }**: { $place }. yer korundu
ladder-drawn = { $one } – { $other }: berabere, { $place }. yer korundu
ladder-nothing = { $one } – { $other }: kimse oynamadı, hiçbir şey değişmedi
ladder-takenback = { $one } – { $other }: meydan okuma geri çekildi, hiçbir şey değişmedi
press-competition-join = Katıl
press-competition-leave = Ayrıl
press-competition-left = Evet, ayrıl
press-competition-more = Daha…
press-ladder-challenge = Meydan oku…
press-ladder-made = Meydan oku
press-ladder-accept = Kabul et
press-ladder-refuse = Geri çevir…
press-ladder-refused = Evet, yerimi bırak
press-ladder-takeback = Geri çek
competition-joined-league = **{ $title }** içindesin, sonraki sezondan itibaren oynarsın. İlk karşılaşman açılınca seni çağırırım.
competition-joined-ladder = **{ $title }** içindesin, en alt basamaktasın. **Meydan oku…** seni yukarı çıkarır.
competition-leave-ask = **{ $title }** bırakılsın mı? Sonra yine katılabilirsin.
competition-leave-league = **{ $title }** bırakılsın mı? Orada oynadığın oyundan çekilirsin ve sezonun kalan karşılaşmalarını kaybedersin. Ancak başka bir sezona dönebilirsin.
competition-leave-ladder = **{ $title }** bırakılsın mı? Yerini ve varsa açık meydan okumanı kaybedersin, dönersen en alttan başlarsın.

## Meydan okumalar

ladder-whom = Kime meydan okumak istersin?
ladder-menu = Kime?
ladder-nobody = Şu anda meydan okuyabileceğin kimse yok: yalnızca üstünde olan, açık meydan okuması bulunmayan ve dinlenmeyen biri olur. Erişebileceğin basamak sayısı: { $places }.
ladder-challenge-ask = { $place }. yer için meydan okunsun mu: **{ $name }**? Zamanında yanıt gelmezse yer senin. Yanıt için gün sayısı: { $days }.
ladder-challenge-made = Meydan okudun: **{ $name }**. Yanıt süresi bitiyor { $when }; yanıt gelene dek geri çekebilirsin.
ladder-refuse-ask = Geri çevrilsin mi? O zaman **{ $name }** oynamadan yerini alır.
ladder-accept-done = Kabul ettin. **{ $title }** oyunun birazdan açılıyor.
ladder-refused-done = **{ $title }** içindeki yerini bıraktın.
ladder-takeback-done = **{ $title }** içindeki meydan okumanı geri çektin.

## Sayfalar

competition-page-matches = Karşılaşmalar
competition-page-table = Puan durumu
competition-page-members = Katılanlar
competition-page-past = Geçmiş sezonlar
competition-page-rules = Kurallar
ladder-page-table = Sıralama
league-not-begun = İlk sezon henüz başlamadı.
league-no-past = Henüz biten sezon yok.
ladder-no-challenges = Henüz kimse meydan okumadı.
competition-seal = Bütün kartların geldiği gizli sayının mührü: `{ $seal }`
competition-how-league = Her sezondan sonra ne kadar çıkan varsa o kadar düşen olur. Katılan sonraki sezona en alttan başlar; ayrılan kalan bütün karşılaşmalarını kaybeder. Bir sezonda hiç oynamayan dışarıda kalır.
competition-how-ladder = Meydan okuyan kazanırsa yeri alır, aradakiler birer basamak iner; yoksa sıra değişmez. Geri çeviren ya da yanıt vermeyen yerini bırakır. Uzun süre oynamayan basamak basamak iner, bunun üç katı sürede de dışarıda kalır.

## Düzenleme

press-competition-members = Katılanlar…
press-league-next = Sonraki sezon…
press-league-stop = Ligi bitir…
press-league-stop-really = Evet, bitir
press-league-cancel = Ligi iptal et…
press-ladder-cancel = Merdiveni iptal et…
league-begin-ask = Katılan: { $count }. Küme: { $divisions }. Sezon başlasın mı? O zaman ilk karşılaşmalar açılır.
league-begin-few = Bir sezon için en az gereken kişi: { $fewest }.
competition-menu-member = Birini seç
competition-members-league = Kim için? Birini ligden çıkarabilir ya da sezon içinde yerini bir başkasına verebilirsin.
competition-members-ladder = Kimi çıkarmak istersin?
league-substitute-ask = **{ $name }** yerine, puanlarıyla birlikte **{ $substitute }** geçsin mi? Süren oyun yeni kartlarla baştan başlar.
competition-remove-ask = **{ $name }** çıkarılsın mı? Yine katılabilir.
ladder-disqualify-ask = **{ $name }** diskalifiye edilsin mi? Yerini ve varsa açık meydan okumasını kaybeder ve dönüşü yoktur.
league-correct-ask = Sonuç şöyle mi düzeltilsin: **{ $result }**? Ancak sonraki sezon başlayana dek olur.
league-stop-ask = **{ $title }** bitsin mi? Süren sezon sonuna dek oynanır, başka sezon başlamaz.
competition-cancel-ask = **{ $title }** iptal edilsin mi? Hemen biter, süren oyunlar sayılmaz ve geri alınamaz.

## Duyurular

ladder-notice-challenged = **{ $title }**: { $one } → { $other }, { $place }. yer için meydan okuma. Yanıt süresi bitiyor { $when }; yanıt gelmezse yer gider.
ladder-notice-unanswered = **{ $title }**: { $one } → { $other } meydan okuması hâlâ yanıt bekliyor. Süre bitiyor { $when }, o zaman yer gider.
ladder-notice = **{ $title }** · { $result }
league-notice-season = **{ $title }: { $number }. sezon bitti.**
league-won = Kazanan: **{ $name }**
league-won-division = { $number }. kümeyi kazanan: **{ $name }**
league-up = Çıkanlar: { $names }
league-down = Düşenler: { $names }
competition-notice-over = **{ $title }** bitti.
league-picture-alt = { $title }, { $number }. sezon.

## Listeler

competition-list-title-league = ### Ligler
competition-list-none-league = Burada henüz lig yok. `/league new` bir tane kurar.
competition-list-menu-league = Bir lige bak
league-state-open = katılıma açık, { $count } kişi
league-state-running = { $number }. sezon sürüyor, { $count } kişi
league-state-pause = { $number }. sezon bitti, { $count } kişi
competition-list-title-ladder = ### Merdivenler
competition-list-none-ladder = Burada henüz merdiven yok. `/ladder new` bir tane kurar.
competition-list-menu-ladder = Bir merdivene bak
ladder-state = { $count } kişi
refusal-no-leagues = Burada henüz lig yok. `/league new` bir tane kurar.
refusal-no-ladders = Burada henüz merdiven yok. `/ladder new` bir tane kurar.
refusal-joined-too-often = Buraya çok kez girip çıktın.
