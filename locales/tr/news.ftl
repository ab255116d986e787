# Bir sunucunun kendisi hakkında duydukları: bir kanaldaki haftalık sayfa ve ayarları.

command-admin-news = Bu sunucudaki oyunlar hakkında haftalık sayfa, oyunculara roller
settings-title-news = ### { $server } haberleri
setting-news-channel = Kanal
setting-news-channel-about = Haftada olanları nerede anlatayım? Kimse etiketlenmez; oyunsuz haftada sayfa olmaz.
setting-news-channel-none = sayfa yok
press-news-channel-none = Sayfa artık gelmesin
setting-news-day = Gün
setting-news-day-about = Sayfa haftanın hangi günü gelsin?
setting-news-day-monday = pazartesi
setting-news-day-tuesday = salı
setting-news-day-wednesday = çarşamba
setting-news-day-thursday = perşembe
setting-news-day-friday = cuma
setting-news-day-saturday = cumartesi
setting-news-day-sunday = pazar
setting-news-hour = Saat
setting-news-hour-about = O gün saat kaçta gelsin?
setting-news-hour-number = { $number }.00
setting-news-zone = Saat dilimi
setting-news-zone-about = Gün ve saat hangi saat dilimine göre?
# $when is a day and a time, as Discord writes them.
news-next = Sıradaki sayfa: { $when }
news-off = Bir kanal seç, her hafta oraya bir sayfa gelsin: oyunlar, haftanın eli, kim yükseliyor, kim üst üste kazanıyor.
# $channel is a mention.
news-lost-here = **{ $channel } kanalına yazamadım**, bu yüzden sayfa gelmiyor. Kanalı görmeme ve oraya yazmama izin verip onu yeniden seç ya da başka bir kanal seç.
news-lost = **{ $server }** sunucusunun haftalık sayfasını { $channel } kanalına koyamadım: Kanal artık yok ya da oraya yazamıyorum. `/gin-admin news` ile yeniden bir kanal seçene kadar sayfa gelmeyecek.
news-quiet = Son yedi günde kimse kimseyle oynamadı: Böyle bir haftanın sayfası olmaz.
press-news-preview = Önizleme
press-news-standings = Sıralama

news-title = ## { $server }: bu hafta
news-played = { $games ->
    [0] bu hafta oyun yok
    [one] { $games } oyun
   *[other] { $games } oyun
}
news-players = { $players ->
    [one] { $players } oyuncu
   *[other] { $players } oyuncu
}
# $season: the month or quarter, such as “May 2026”.
news-season = ### Sezonun en iyileri: { $season }
news-champion-rating = Derece: **{ $name }** · { $figure }
news-champion-net = Net puan: **{ $name }** · { $figure }
news-champion-games-won = Kazanılan oyunlar: **{ $name }** · { $figure }
news-champion-daily = Günün oyunu: **{ $name }** · { $figure }
news-hand = ### Haftanın eli
news-hand-gin = En hızlı gin: **{ $name }**, { $turn } hamlede
news-hand-undercut = En büyük kontra: **{ $name }**, { $points } puan
news-hand-points = Bir elde en çok puan: **{ $name }**, { $points } puan
news-climbs = ### Derecesi yükselenler
# $change has its sign; $family is the kind of game.
news-climb = **{ $name }** { $change } → { $rating } · { $family }
news-rows = ### Üst üste kazananlar
news-row = **{ $name }**: üst üste { $number } galibiyet
news-goals = ### Bir oyun kaldı
news-goal-games = **{ $name }**: { $number } oyuna
news-goal-row = **{ $name }**: üst üste { $number } galibiyete
news-goal-place = **{ $name }**: derecede { $number }. sıraya, { $other } karşısında kazanırsa
news-daily = ### Günün oyunu
news-daily-first = **{ $name }** haftayı önde bitirdi: { $points }

# Roles that come and go by themselves. “From 1450” goes up to where the next one begins.
setting-role-champion = Sezon birincisinin rolü
setting-role-champion-about = Son sezonun sonunda birinci olanda durur, sonraki sezon bitene kadar.
setting-role-top-three = İlk üçün rolü
setting-role-top-three-about = Derecede ilk üçte olanlarda durur. Geçici dereceler sayılmaz.
setting-role-rating-low = 1450 altı rolü
setting-role-rating-low-about = Derecesi bu aralıkta olanlarda durur. Kendim verir, kendim alırım.
setting-role-rating-middle = 1450 ve üstü rolü
setting-role-rating-middle-about = Derecesi bu aralıkta olanlarda durur. Kendim verir, kendim alırım.
setting-role-rating-high = 1550 ve üstü rolü
setting-role-rating-high-about = Derecesi bu aralıkta olanlarda durur. Kendim verir, kendim alırım.
setting-role-rating-top = 1650 ve üstü rolü
setting-role-rating-top-about = Derecesi bu aralıkta olanlarda durur. Kendim verir, kendim alırım.
setting-role-none = rol yok
press-role-none = Rol artık olmasın
# $why: what is in the way of giving the role.
refusal-role-refused = { $why ->
    [gone] O rol artık yok: Başka birini seç.
    [bot] O rolü Discord kendisi verir, ben veremem.
    [moderates] O rolle moderatörlük ya da yöneticilik yapılabiliyor; kart oynadı diye onu vermem.
    [permission] Rol veremiyorum: Önce bana *Rolleri Yönet* iznini ver.
    [not-theirs] O rolü sen veremezsin: *Rolleri Yönet* izni ve ondan yukarıda bir rol gerekir.
   *[high] Yalnızca benimkinin altındaki rolleri verebilirim: Benimkini yukarı taşı.
}
