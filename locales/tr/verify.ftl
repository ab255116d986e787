# Checking the shuffles

command-verify = Kartları kimsenin seçemediğini denetle
press-verify = Karıştırmayı denetle
press-fairness = Nasıl çalışıyor

verified-title = Karıştırma sağlam
sealed-title = Karıştırma mühürlü
sealed-how = Bu oyunun her karıştırmasını, düğmelere basışlarınızla birlikte belirleyen gizli sayı artık sabit. Mührü bu (SHA-256). Katılmak için bastığın düğme de onu taşır; kimse gizli sayıyı fark edilmeden değiştiremez. Oyun bitince sayı açılır; mühre uyup uymadığını herkes denetleyebilir.
doubted-title = Bu tutmuyor
verified-deals =
    { $deals ->
        [one] **Bir el denetlendi.** Kartları, dağıtılmadan önce mühürlenen gizli sayıdan geliyor, başka hiçbir şeyden değil.
       *[other] **{ $deals } el denetlendi.** Her birinin kartları, dağıtılmadan önce mühürlenen gizli sayıdan geliyor, başka hiçbir şeyden değil.
    }
verified-moves =
    { $deals ->
        [one] Onu hamle hamle yeniden oynadım, aynı sonuç çıktı.
       *[other] Onları hamle hamle yeniden oynadım, aynı sonuçlar çıktı.
    }
verified-opened =
    Bu gizli sayıların hepsi oyununkinden geliyor. Onun mührü, sana gösterilenle aynı olmalı:
    -# Mühür: `{ $seal }`
    -# Açılan: `{ $seed }`
verified-sealed =
    Oyunun kendi gizli sayısı, oyun bitene kadar mühürlü kalır. Botu işletene karşı kimin korunduğunu ancak o zaman söyleyebilirim:
    -# `{ $seal }`
verified-running =
    { $deals ->
        [one] Süren el, bitince denetlenebilir.
       *[other] Süren { $deals } el, bitince denetlenebilir.
    }
verified-unfinished =
    { $deals ->
        [one] Bir el, oyun bitince yarım kaldı. Kayıtta yalnızca mührü var; o da denetlendi.
       *[other] { $deals } el, oyun bitince yarım kaldı. Kayıtta yalnızca mühürleri var; onlar da denetlendi.
    }
protected-full = **{ $names }**: kartları kimse seçemezdi.
protected-shared = **{ $names }**: kartları kimse seçemezdi, botu işleten { $others } ile birlik olmadıkça.
protected-none = **{ $names }**: kartları botu işleten seçebilirdi. Mühür gösterildikten sonra kimse bir düğmeye basmadı.
protected-computer = **{ $names }**: kayıtta düğmeye bastığı görünmüyor, sanki bilgisayar oynamış. Bu doğru değil: lütfen bu botu işletene sor.
protected-unknown = Bu oyun, mührün ne zaman gösterildiğini saklamamdan önce başladı; botu işletene karşı kimin korunduğunu söyleyemem.
protected-shown = Mühür gösterildi: { $when }
protected-pressed = { $name } { $when }
verified-record = Sözüme güvenmek zorunda değilsin: { $file } her kartı ve her hamleyi içerir, bensiz de denetlenir.
doubted = Oyunun kaydı ile mühürleri { $line }. satırda birbirini tutmuyor. Bu asla olmamalı. Lütfen bu botu işletene haber ver.
refusal-nothing-to-check = Denetlenecek bir şey yok: kart dağıtılmadı.
refusal-check-later = Bir masanın sonucu, biri kart atana kadar senden saklanıyor. Karıştırmayı ondan sonra denetle.
refusal-dealt-by-hand = Bunlar gerçek kartlardı: hiçbirini ben dağıtmadım, denetleyebileceğim bir şey yok.
result-seed = { $deal }. el açıldı: `{ $seed }`
# Kept together by hard blanks, so that a phone fills its lines.
seed = Karıştırmayı denetlemek için: masa { $table } · { $several ->
        [yes] basışlar
       *[no] basış
    }{"\u00A0"}{ $presses }
    Mühür{"\u00A0"}{ $seal }…
    Sayı{"\u00A0"}{ $seed }
