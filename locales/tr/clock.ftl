# How long a turn may take, and how its time stands.
clock-hours = Hamle süresi: { $hours } saat. Oyuncu uzaktayken süre durur.
clock-days = Hamle süresi: { $days } gün. Oyuncu uzaktayken süre durur.
clock-live = Hamle süresi: { $minutes } dakika.
clock-words-none = süre yok
clock-words-hours = { $hours ->
    [one] hamle başına bir saat
    [24] hamle başına bir gün
   *[other] hamle başına { $hours } saat
}
clock-words-days = { $days ->
    [7] hamle başına bir hafta
   *[other] hamle başına { $days } gün
}
clock-words-live = { $minutes ->
    [one] hamle başına bir dakika
   *[other] hamle başına { $minutes } dakika
}
clock-words-usual = sunucununki ({ $usual })
clock-until = { $name }: süresi { $when } doluyor.
hand-until = Süren { $when } doluyor.
hand-time-out = Süren doldu. Ötekiler karar verene kadar hamleni yine de yapabilirsin.
clock-paused = Oyuncular ara verdi.
clock-is-out = { $name } süreyi aştı.

# What is sent to the member whose turn it is.
remind-head = **Sıra sende.**
remind-since = { $name } seni bekliyor. Sıran { $when } geldi.
remind-until = Süren { $left } doluyor: { $when }.
remind-again = Bir dahaki hatırlatma: { $when }.
warn-head = **Süren dolmak üzere.**
warn-until = { $name } seni bekliyor. Süren { $left } doluyor: { $when }.
warn-then = Ondan sonra oyun hükmen alınabilir. Bir hamle yeter.
warn-then-seat = Ondan sonra diğerleri yerini başkasına verebilir. Bir hamle yeter.
press-play = Oyna
menu-not-now = Şimdi değil…
choice-put-off-hour = Bir saat sonra hatırlat
choice-put-off-tonight = Bu akşam hatırlat
choice-put-off-tomorrow = Yarın hatırlat

# What is asked of those who wait, once the time is over.
out-head = **{ $name } süreyi aştı.**
out-how = { $members } Ne yapalım? Siz karar verene kadar hamle hâlâ yapılabilir.
press-late-wait = Bekle
press-late-claim = Oyunu hükmen al
press-late-computer = Bilgisayar oynasın
press-late-seat = Yerini başkasına ver
late-wait = Bekliyorsun. { $name } için süre baştan başladı.
late-claim = Hükmen alındı: { $name } süreyi aştı.
late-seat = { $name } süreyi aştı. Yerini kimin alacağına diğerleri karar verir.
late-computer = { $name } yerine bilgisayar oynuyor. Bu oyun kimseye sayılmaz.

# Pauses and absences.
away-title = ### Uzakta
away-about = Sen uzaktayken hamlelerin seni bekler, süren işlemez.
away-not = Şu anda uzakta değilsin.
away-menu = Ne zamana kadar uzaktasın…
press-away-type = Başka bir gün…
away-form-title = Ne zamana kadar uzaktasın
away-form-label = Gün sayısı ya da tarih
away-form-about = Örneğin 3 ya da 2026-12-24; en çok 60 gün
choice-away-tomorrow = Yarın
choice-away-three-days = Üç gün sonra
choice-away-week = Bir hafta sonra
choice-away-two-weeks = İki hafta sonra
choice-away-days = { $days } gün sonra
choice-away-day = { $weekday ->
    [1] Pazartesi
    [2] Salı
    [3] Çarşamba
    [4] Perşembe
    [5] Cuma
    [6] Cumartesi
   *[7] Pazar
}, { $date }
choice-away-back = Döndüm
command-clock = Bir hamle ne kadar sürebilir
pause-asked = { $member } ara istiyor. { $others } Kabul ediyor musunuz?
pause-agreed = { $member } araya evet dedi. { $others } Kabul ediyor musunuz?
pause-asked-there = Ara istedin: soru kanalda duruyor. Ötekiler kabul edince oyuna ara verilir.
pause-not-asked = Ara istedin, ama soru kanala yazılamadı. Orada kendin sor; kabul eden de **Ara ver…** düğmesine bassın.
pause-on = Oyuna ara verildi: süre işlemiyor, kimseye hatırlatma gitmiyor. Herhangi bir oyuncu oyunu sürdürebilir.
pause-over = { $member } arayı bitirdi. Süre yeniden işliyor.
pause-no = Ara verilmiyor.
press-pause-ask = Ara ver…
press-pause-goon = Sürdür
press-pause-agree = Kabul
press-pause-no = Hayır
press-pause-resume = Sürdür
away-until = Uzaktasın, dönüşün { $when }. Hamlelerin seni bekler; dönünce her birinin süresi baştan başlar.
away-back = Hoş geldin. Hamlelerinin süresi şimdi başlıyor.
choice-clock-none = Süre yok
choice-clock-relaxed-24 = Rahat: hamle başına bir gün
choice-clock-relaxed-72 = Rahat: hamle başına üç gün
choice-clock-relaxed-168 = Rahat: hamle başına bir hafta
choice-clock-live-2 = Canlı: hamle başına iki dakika
choice-clock-live-5 = Canlı: hamle başına beş dakika
choice-clock-live-10 = Canlı: hamle başına on dakika
refusal-time-not-over = Süre dolmadı ya da artık dolmuş sayılmıyor.
refusal-own-time = Süreyi aşan senin tarafın. Kararı rakiplerin verir; onlar karar verene kadar hamle hâlâ yapılabilir.
refusal-not-paused = Bitirilecek bir ara yok.
refusal-bad-moment = En çok { $most } gün yazabilirsin ya da 2026-12-24 gibi bir tarih.
