# One's own games looked through, taken along and shown; records sent to look at.

## Pictures and records of a deal

press-film-keep = Resim
press-film-open = Hamle hamle
press-record = Kayıt
film-alt = { $title }, bütün kartlar açık, hamle hamle. { $end }
record-title = ### Masa { $table }: oyun kaydı

## Anything that is shown to a channel

press-share = Paylaş
shown-by = gösteren { $name }
refusal-nobody-there = Burada bunu gösterecek kimse yok.
refusal-may-not-write = Bu kanala sen yazamıyorsun, senin yerine ben de yazmam.
refusal-shared-lately = Bu az önce burada gösterildi.

## A record that a member sends (/gin replay file:)

command-replay-file = Bakılacak kayıt, örneğin benim verdiğim bir dosya
import-about = senin dosyandan
import-game = Oyun { $game } / { $games }
import-deal = { $game }. oyun · { $deal }
import-unreadable = ### Bunu kayıt olarak okuyamıyorum
    { $line }. satırda bir hata var:
refusal-file-too-large = Bu dosya bir kayıt için çok büyük: en çok { $most } KiB olabilir.
refusal-file-gone = Discord dosyayı bana vermedi. Lütfen yeniden dene.
refusal-no-record = Bunu kayıt olarak okuyamıyorum: { $line }. satırda hata var.
refusal-nothing-to-open = Bu kayıtta hiçbir elin kartları yok, bakacak bir şey de yok.
refusal-file-forgotten = O dosya artık bende yok: dosyaları bir gün sonra ya da sen yenisini gönderince unuturum. `/gin replay file:` ile yeniden gönder.

refusal-no-files = Bu kanalda dosya gönderme iznim yok.
refusal-share-later = Oyun henüz bitmedi. Bitince ellerini herkese gösterebilirsin.
refusal-not-for-everybody = O elde oturan biri oyunlarını herkese göstermiyor, ben de gösteremem. **Resim** dosyayı yalnızca sana verir.

## A member's games as a file

export-page = ### Oyunların dosya olarak
    Hesap tablosunda açmak ya da başka yerde bakmak için.
choice-export-results = Sonuçlar, tablo olarak (CSV)
choice-export-records = Kayıtlar, her kart ve hamleyle (metin)
refusal-nothing-to-export = Dosyaya girecek bir oyunun henüz yok. `/gin challenge` ile bir tane başlat.
export-results = { $games ->
    [one] ### Sonucun
   *[other] ### { $games } oyunun sonuçları
}
export-records = { $games ->
    [one] ### Oyununun kaydı
   *[other] ### { $games } oyununun kayıtları
}
export-here = Bu sunucudaki oyunların. Direkt mesajda hepsini alırsın.
export-everywhere = Bütün sunuculardaki bütün oyunların.
export-left = { $games ->
    [one] Daha eski bir oyun sığmadı.
   *[other] Daha eski { $games } oyun sığmadı.
}
export-results-about = Her oyun bir satır, en yenisi başta; saatler UTC.
export-records-about = `/gin replay file:` böyle bir dosyayı hamle hamle gösterir. Süren bir oyun, senin görebildiğin yerde biter.

## /gin history

command-history = Biten oyunlarına bak
command-history-opponent = Yalnızca bu üyeye karşı
command-history-variant = Yalnızca bu kurallarla
command-history-result = Yalnızca kazanılanlar ya da kaybedilenler
command-history-since = Yalnızca şu günden sonrası, örneğin 2026-01-31
press-history = Geçmiş
press-history-won = Kazandıklarım
press-history-lost = Kaybettiklerim
history-resign = pes edildi
history-out-of-time = süre aşıldı
history-left = masadan kalkıldı
history-forfeit = hükmen
history-decided = yönetenlerin kararı
press-history-all = Bütün oyunlar
history-title = ### Biten oyunların
history-none = Henüz biten oyunun yok. `/gin challenge` ile bir tane başlat.
history-nothing-fits = Buna uyan biten oyunun yok.
history-won = Kazanılan
history-lost = Kaybedilen
history-against = rakip { $name }
history-since = { $date } tarihinden beri
history-more = { $names } ve { $more } kişi daha
history-game = **{ $outcome }** · { $names } · { $score }
outcome-won = Kazandın
outcome-lost = Kaybettin
outcome-drawn = Berabere
outcome-annulled = İptal
refusal-no-such-day = Bu tarihi anlamadım. Şöyle yaz: { $example }.
