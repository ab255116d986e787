# Finding a game: what goes on in a server, friends, the queue, following, reminders.

refusal-not-taking = { $name } şu sıralar davet kabul etmiyor. `/gin play` boş yerleri gösterir, sana başka birini bulur.
refusal-seat-not-free = O yer şu anda boş değil. `/gin play` başkalarını gösterir.
refusal-you-blocked = { $name } engellediklerinden biri. `/gin me` içindeki **Arkadaşlar, engeller…** bunu geri alır.
refusal-not-oneself = O sensin! Başka birini seç.
refusal-plays-there = Bu masada sen oynuyorsun: **Kartlarım** kartlarını gösterir.
refusal-not-queued = Artık kuyrukta beklemiyorsun.
refusal-nobody-to-nudge = Orada şu anda dürtülecek kimse yok.
refusal-cheers-own-game = Bu oyunda sen de varsın: alkış izleyenlere düşer.
refusal-cannot-cheer = Orada alkışlayamazsın.
refusal-deal-is-past = O arada bir el daha bitti. Yalnızca son eli alkışlayabilirsin.
refusal-nudged-lately = { $name } az önce dürtüldü. <t:{ $when }:R> yeniden dürtebilirsin.
refusal-not-disturbed = { $name } şu anda rahatsız edilmek istemiyor. Şu andan sonra dürtebilirsin: <t:{ $when }:f>.

## Free seats, and games to watch

tables-title = ### Buradaki masalar
tables-none = Şu anda burada oyun yok. **Geri** düğmesine bas: kendin yer açabilir ya da aynı oyunu isteyen birini bekleyebilirsin.
tables-counts = { $free ->
    [0] Boş yer yok
    [one] Yeri olan 1 masa
   *[other] Yeri olan { $free } masa
} · { $running ->
    [0] oynayan yok
    [one] süren 1 oyun
   *[other] süren { $running } oyun
}
tables-seat = **{ $name }** yer açtı · { $rules }
tables-yours = **Senin açtığın yer** · { $rules }
tables-lobby = { $seating } · { $taken }/{ $seats } yer dolu: { $names }
tables-running = Masa { $table } · { $deal }. el
press-watch = İzle
press-page-back = Geri
press-page-more = Devamı

## Watching a game

watch-told = Nasıl bittiğini sana haber vereceğim.
press-look-again = Yeniden bak
press-follow = Bitince haber ver
press-unfollow = Haber verme
link-table = Masaya git
link-settlement = Nasıl hesaplandı
ended-followed = Takip ettiğin bir oyun bitti.

## Cheers

press-cheer = Alkışla
cheers-more = { $names } ve { $more } kişi daha

## Friends and blocks

# At most 32 characters.
command-friends-menu = Gin arkadaşlarına ekle
friends-title = ### Arkadaşların
friends-about = Bu listeyi yalnızca sen görürsün, listedekilerin haberi olmaz.
friends-none = Listen boş. Aşağıdan birini seç ya da bir üyenin menüsünde **Uygulamalar** altındaki **Gin arkadaşlarına ekle** ile ekle.
friends-added = { $name } listende.
friends-removed = { $name } listenden çıktı.
friends-challenged = { $name } davet edildi: bu kanalda aşağıya bak.
friends-add = Arkadaş ekle
friends-block = Birini engelle
friends-elsewhere = Birini seçmek için `/gin me` komutunu bir sunucuda aç.
press-friends-friends = Arkadaşlar…
press-friends-blocked = Engellenenler…
press-friend-challenge = Davet et
press-remove = Çıkar
blocked-title = ### Engellediklerin
blocked-about = Seni davet edemez, seninle masaya oturamazlar; nedenini de bilmezler.
blocked-none = Kimseyi engellemedin.
blocked-added = { $name } engellendi. Aranızda süren oyun devam eder.
blocked-already = { $name } zaten engellenmiş. **Engeli kaldır** bunu geri alır.
blocked-removed = { $name } için engel kalktı.
press-unblock = Engeli kaldır

## The queue

queue-title = ### Kuyruktasın
queue-how = Aynı oyunu isteyen biri çıkınca kartlar dağıtılır, seninkiler sana gelir.
# $low and $high are ratings; $when is a time from now, as Discord writes it.
queue-near = Şimdilik derecesi { $low } ile { $high } arasında birini arıyorum. Bekledikçe aralık genişler, { $when } herkese açılır.
queue-anybody = Seviyesi ne olursa olsun, herkes olur.
queue-until = Kuyruktaki yerin { $when } düşüyor. Vazgeçersen **Kuyruktan çık**: hem burada hem `/gin play` içindeki **Rakip ara…** altında.
queue-left = Artık { $rules } için kuyrukta değilsin.
press-queue-leave = Kuyruktan çık

## A reminder

nudge = **{ $name }** hamleni bekliyor.
nudge-channel = { $member }, **{ $name }** hamleni bekliyor.
nudge-sent = { $name } dürtüldü.
nudge-later = Discord şu anda yavaş: { $name } ilk fırsatta dürtülecek.
press-nudge = Dürt

## A member's games, and what comes after one

game-turn-since = Sıra { $when } geldi
game-asked-since = { $when } gönderildi
game-asked-until = { $when } gönderildi · { $until } bitiyor
series-hint = Ya da bir maç yap
series-of = { $games } oyun üzerinden
