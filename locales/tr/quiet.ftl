# A game at which nobody has moved for long: its players are asked. $when, $left and $date are moments, as Discord writes them.
quiet-move-head = **Hâlâ oynuyor musunuz?**
quiet-pause-head = **Ara sürsün mü?**
quiet-seat-head = **Bir yer hâlâ boş.**
quiet-own-since = Buradaki son hamle: { $when }. Sıra sende, { $name } bekliyor.
quiet-own-then = Bir hamle ya da **Oynuyorum** yeter. Yoksa oyunun nasıl süreceğine ya da biteceğine { $name } karar verir: { $left } ({ $date }).
quiet-move-since = Buradaki son hamle: { $when }. Sıradaki: { $name }.
quiet-waiting-then = Bir şey yapman gerekmiyor. Hamle gelmezse oyunun nasıl süreceğine ya da biteceğine sen karar verirsin: { $left } ({ $date }).
quiet-post-then = Hamle gelmezse oyunun nasıl süreceğine ya da biteceğine bekleyenler karar verir: { $left } ({ $date }).
quiet-pause-since = Aranın başlangıcı: { $when }.
quiet-pause-then = Herhangi bir oyuncu oyunu sürdürebilir ya da arayı uzatabilir. Kimse bir şey yapmazsa oyun bir gün iptal edilir; bir hafta önce haber veririm.
quiet-seat-since = { $name } ayrıldı, yerine kimin oynayacağı belli değil. Son hamle ya da oy: { $when }.
quiet-seat-then = Yerle ilgili soru kanalda duruyor. Kimse karar vermezse oyun bir gün iptal edilir; bir hafta önce haber veririm.
quiet-off = Hepiniz bırakmak mı istiyorsunuz? **Oyunu iptal et** ile oyun, herkes kabul edince biter ve sayılmaz.
press-quiet-still = Oynuyorum
press-quiet-pause = Arayı uzat
press-quiet-off = Oyunu iptal et
quiet-played-on = { $member } hâlâ oynuyor. Süre baştan başladı.
quiet-pause-kept = { $member } arayı uzattı.
quiet-off-asked = { $member } bu oyunu iptal etmek istiyor; sonucu sayılmayacak. { $others } Kabul ediyor musunuz?
quiet-off-there = Oyunu iptal etmek istedin: soru kanalda duruyor. Ötekiler kabul edince oyun biter.
quiet-off-not-told = Oyunu iptal etmek istedin, ama soru kanala yazılamadı. Ötekilere kendin söyle; kabul eden de **Oyunu iptal et** düğmesine bassın.
quiet-off-done = Oyun iptal edildi. Sonucu sayılmıyor.
quiet-out-head = **{ $name } hamle yapmadı.**
refusal-nothing-asked = Bu oyunla ilgili bekleyen bir soru yok: ya sürüyor ya da bitti.

# Before a game is called off, and once it is.
quiet-last-head = **Bu oyun iptal edilecek.**
quiet-last-ends = O zamana dek bir şey olmazsa oyun { $left } biter ({ $date }) ve sayılmaz.
quiet-ends = Bir şey olmazsa bu oyun { $when } iptal edilecek.
called-off = Oyuncular bu oyunu iptal etti. Sonucu sayılmıyor.
outcome-called-off = İptal edildi
outcome-abandoned = İptal: kimse oynamadı

# A score sheet for real cards on which nobody has entered anything for long.
sheet-rests = Buraya { $days } gündür bir şey yazılmadı. { $member } Devam ediyor musunuz? { $days } gün daha bir şey gelmezse çeteleyi olduğu gibi kapatırım; yazılanlar kalır.
press-paper-stays = Açık kalsın

# What a server sets.
setting-quiet-days = Durgun oyunlar
setting-quiet-days-about = Süresiz oyunlarda hâlâ oynanıp oynanmadığını ne zaman sorayım?
setting-quiet-days-number = { $number } gün hamlesiz geçince
