refusal-cup-played-here = O turnuva burada oynanıyor, sonuçlar kendiliğinden işleniyor.
refusal-not-your-match = O karşılaşma senin değil.
refusal-no-result-claimed = Öteki taraf henüz bir sonuç girmedi.
refusal-awaits-answer = Senin tarafın sonucu zaten girdi. Şimdi yanıt sırası öteki tarafta.
refusal-result-disputed = İki taraf bu sonuçta anlaşamıyor, bu yüzden turnuvayı düzenleyen karar verir.
refusal-impossible-score = Bir tarafın puanı 0 ile { $most } arasında olmalı.
