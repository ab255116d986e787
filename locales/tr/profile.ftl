# A member's profile, and two members against one another.

command-profile = Bir üyenin neler oynadığını gör
command-profile-member = Kimin profili? Boş bırakırsan seninki
# At most 32 characters.
command-profile-menu = Gin profili

refusal-record-hidden = Bu üye geçmişini burada göstermiyor.
refusal-two-needed = Bunun için iki kişi gerekir: karşılaştıracak bir üye daha söyle.

profile-title = Profil: { $name }
profile-title-own = Profilin
# Below a profile in a channel: leads to the whole of it.
press-profile-look = Tüm profil
profile-all = Bütün sunucular
profile-none = { $name } burada henüz el bitirmedi. `/gin challenge` ile sen davet edebilirsin.
profile-none-own = Burada henüz gösterecek bir şey yok: başka bir üyeye karşı ilk elinle başlar. `/gin play` sana rakip bulur.

## The figures (docs/profiles.md)

profile-games = **{ $games }** oyunda **{ $won }** galibiyet · %{ $share }
profile-no-games = Henüz biten oyun yok.
profile-practised = Öteki üyelere karşı: henüz yok.
# $won and $lost are numbers, written out.
profile-record = { $variant }: { $won } galibiyet, { $lost } yenilgi
profile-record-drawn = { $variant }: { $won } galibiyet, { $lost } yenilgi, { $drawn } beraberlik
profile-games-more = ve başka kurallarla { $games } oyun daha
profile-deals = **{ $deals }** elde **{ $won }** galibiyet · { $points } puan
profile-rates = Vurmalı { $deals } elde vuruş **%{ $knocks }**, gin **%{ $gins }**, yapılan kontra **%{ $undercuts }**
# $turn is a number to one place, written out.
profile-turn = Ortalama **{ $turn }** hamlede vurur ya da gin yapar
profile-undercut-by = Bu vuruşların **%{ $share }** kadarında kontra yer
profile-caught = Yakalanınca boşta ortalama **{ $deadwood }** puanı kalır
profile-out = Perlerin masaya açıldığı { $deals } elde bitirme %{ $share }, ortalama **{ $turn }** hamlede
profile-never-out = Perlerin masaya açıldığı { $deals } elde hiç ilk bitiren olmadı
profile-pace-seconds = Bir hamle çoğu zaman **{ $count } saniye** sürer
profile-pace-minutes = Bir hamle çoğu zaman **{ $count } dakika** sürer
profile-pace-hours = Bir hamle çoğu zaman **{ $count } saat** sürer
profile-pace-days = Bir hamle çoğu zaman **{ $count } gün** sürer

# $given is a number to one place, written out. Only the member sees this.
profile-trend = Koç: { $deals ->
    [one] baktığım tek elinde
   *[other] baktığım son { $deals } elinde
} karar başına **{ $given }** puan kaçtı
profile-trend-bars = `{ $bars }` el başına bir çubuk, en yenisi sonda; kısası iyi
profile-trend-luck = { $luck ->
    [good] Bu ellerde çektiğin kartlar ortalamadan şanslıydı, el başına { $points } puan
    [bad] Bu ellerde çektiğin kartlar ortalamadan şanssızdı, el başına { $points } puan
   *[none] Bu ellerde çektiğin kartlar ne şanslıydı ne şanssız
}

# $family is a kind of game. The curve is a picture.
profile-rating = Derece, { $family }: { $games } oyundan sonra **{ $rating }**
profile-rating-provisional = Derece, { $family }: { $games } oyundan sonra **{ $rating }?** (“?”: geçici)
profile-curve-alt = { $games } oyun boyunca derece eğrisi ({ $family }): başta { $first }, en yüksek { $high }, en düşük { $low }, şimdi { $last }.

press-figures = Sayılar
press-badges = Rozetler
press-hands = En iyi eller
profile-compare = Karşılaştır…
press-you-two = İkiniz
press-all-servers = Bütün sunucular
press-this-server = Bu sunucu
press-profile = Profil: { $name }

## Best hands

hands-title = En çok kazandıran eller:
hands-none = Gösterecek el henüz yok: kazanılan en iyi eller burada duracak.
hand-best = **{ $points } puan** · { $result ->
    [knock] vuruş
    [gin] gin
    [big_gin] big gin
    [undercut] kontra
    [out] bitirme
    [exhausted] deste bitince
    [challenge] meydan okuma
   *[other] kazanıldı
} · { $variant }
# $when is a day, as Discord writes it.
where-deal = Masa { $table }, { $deal }. el · { $when }
where-table = Masa { $table } · { $when }

## Badges: what really happened

badges-none = Henüz rozet yok. Kazandığın ilk oyun ilkini getirir.
badges-left = Kazanılacak { $left } rozet daha var.
badge-first-win = **İlk zafer** · bir oyun kazandı
badge-ten-games = **Müdavim** · on oyun oynadı
badge-hundred-games = **Eski kurt** · yüz oyun oynadı
badge-in-a-row = **Tam gaz** · üst üste beş oyun kazandı
badge-shutout = **Mars** · karşı tarafa kutu vermeden oyun kazandı
badge-sweep = **Hollywood’u süpürdü** · Hollywood çetelesinin her sütununu kazandı
badge-upset = **Sürpriz** · derecesi yüz puan daha yüksek birini yendi
badge-gin = **Gin** · boşta hiç kart kalmadan bitirdi
badge-big-gin = **Big gin** · on bir kartı da per yaptı
badge-gin-at-once = **Gelir gelmez gin** · daha ilk hamlede gin yaptı
badge-ten-gins = **On gin** · onuncu kez gin yaptı
badge-undercut = **Kontra** · boşta, vurandan fazla puanı kalmadı
badge-quick-knock = **Hızlı vuruş** · en geç ikinci hamlede vurdu ve kazandı
badge-rich-deal = **Bereketli el** · tek gin elinde elli ya da daha çok puan aldı
badge-went-out = **Hepsi masada** · perlerini masaya açıp eli bitirdi

## Two against one another

versus-title = { $one } – { $other }
versus-none = Bu ikisi burada henüz karşılaşmadı. `/gin challenge` ile başlayabilirler.
versus-no-games = Aralarında biten oyun henüz yok.
# $one and $other are numbers, written out.
versus-games = Kazanılan oyunlar: **{ $one } : { $other }**
versus-drawn = { $count } oyun berabere.
versus-run = { $count ->
    [one] Son oyunun galibi { $name }.
   *[other] Son { $count } oyunun galibi { $name }.
}
versus-longest = Üst üste en çok: { $one } { $count1 }, { $other } { $count2 }
versus-deals-won = Kazanılan eller: **{ $one } : { $other }**
versus-points = Puanlar: **{ $one } : { $other }**
versus-gins = Ginler: **{ $one } : { $other }**
versus-undercuts = Kontralar: **{ $one } : { $other }**
versus-last = Son oyunlar
# $when is a day, as Discord writes it.
versus-met = { $when } · { $variant } · { $name } · masa { $table }
versus-met-by = { $when } · { $variant } · { $name }, { $net } farkla · masa { $table }
versus-met-drawn = { $when } · { $variant } · berabere · masa { $table }
