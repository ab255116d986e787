refusal-no-such-table = O masa artık burada yok. Seninkileri `/gin games` gösterir.
refusal-not-seated = Bu masada oynamıyorsun, ama izleyebilirsin.
refusal-not-yours = Buna başkası karar verir.
refusal-own-offer = Bu teklifi sen yaptın, yanıtı { $name } verecek. **Diğer** altından geri alabilirsin.
refusal-own-seat = O yeri sen açtın, başkasını bekliyor. **Diğer** altından geri alabilirsin; `/gin practice` o zamana kadar seni bilgisayarın karşısına oturtur.
refusal-only-host-withdraws = Bunu yalnızca { $name } geri çekebilir.
refusal-guest-declines = Bunu yalnızca { $name } geri çekebilir; sen reddedebilirsin.
refusal-already-answered = O davet çoktan yanıtlandı ya da süresi doldu.
refusal-already-pending = Aranızda zaten bekleyen bir davet var. Önce onu yanıtla ya da geri al.
refusal-yourself = Kendini davet edemezsin. `/gin practice` sana rakip bulur.
refusal-one-opponent-only = Bu kurallar iki kişilik: tek bir üye seç. Üç kişi **Jersey gin** oynar; `/gin play` içindeki **İkiden çok…** başka yollar sunar.
refusal-no-bots = Botlar burada gin oynamıyor. `/gin practice` seni bilgisayarın karşısına oturtur.
refusal-left-server = { $name } artık bu sunucuda değil.
refusal-already-played = O düğmeden sonra oyun ilerledi. Son durum kartlarında.
refusal-not-your-turn = Henüz sıra sende değil.
refusal-illegal-move = Kurallar buna şu anda izin vermiyor. Ne yapabileceğini kartlarının düğmeleri gösterir.
refusal-game-over = Bu masada süren oyun yok.
refusal-not-over = Bu oyun henüz bitmedi. Önce bitir, sonra rövanş iste.
refusal-old-button = O düğme eski bir mesajdan. Oyunlarının son durumunu `/gin games` gösterir.
refusal-option-misfit = Bu, komutun “{ $name }” seçeneğine uymuyor. Önerilerden birini seç ya da daha kısa bir şey yaz.
refusal-command-changed = Bu komut değişti. Discord’u yeniden başlat ya da Ctrl+R ile yenile, yeni hâli gelir.
refusal-too-long = Bu çok uzun: en çok { $most ->
    [one] bir karakter
   *[other] { $most } karakter
} olabilir.
refusal-broken = Bizden kaynaklanan bir sorun çıktı. Hiçbir şey kaybolmadı: birazdan yeniden dene ya da `/gin games` listesine bak.
form-too-late = Form açılana kadar çok zaman geçti. Düğmeye yeniden bas.
refusal-storage = Şu anda hiçbir şey kaydedemiyor ya da bulamıyorum, o yüzden hiçbir şey değişmedi. Lütfen birkaç dakika sonra yeniden dene.

# What a member may have at once
refusal-too-many-practices = Bilgisayara karşı { $most } açık oyunun var, daha fazlası olmuyor. Önce birini bitir ya da bırak: liste `/gin games` içinde.
refusal-too-many-games = Başkalarıyla açık ya da bekleyen { $most } oyunun var, daha fazlası olmuyor. Önce birini bitir: liste `/gin games` içinde.
refusal-their-games-full = { $name } daha fazla oyun açamaz. Biri bitince yeniden dene.
refusal-too-many-challenges = Bekleyen { $most } davetin ve açık yerin var, daha fazlası olmuyor. Önce birini geri çek: liste `/gin games` içinde.
refusal-too-many-lobbies = Oyuncu bekleyen { $most } masan var, daha fazlası olmuyor. Önce birini başlat ya da geri çek: liste `/gin games` içinde.
refusal-too-many-sheets = Gerçek kartlar için { $most } açık çetelen var, daha fazlası olmuyor. Önce birini kapat: liste `/gin games` içinde.
refusal-too-many-wishes = { $most } sunucunun kuyruğunda bekliyorsun, daha fazlası olmuyor. Birinden çık: `/gin play` içinde **Rakip ara…**.
refusal-too-many-followed = { $most } oyun takip ediyorsun, daha fazlası olmuyor. Biri bitince yer açılır.
refusal-too-many-friends = Listende { $most } arkadaş var, daha fazlası sığmıyor. `/gin me` içindeki **Arkadaşlar, engeller…** birini çıkarır.
refusal-too-many-blocked = { $most } üyeyi engelledin, daha fazlası olmuyor. `/gin me` içindeki **Arkadaşlar, engeller…** birinin engelini kaldırır.
refusal-too-often = Biraz yavaş: <t:{ $when }:R> yeniden dene.
refusal-being-forgotten = Hakkında bildiklerim tam şu anda siliniyor. Birazdan yeniden dene.
