## Günün oyunu: herkese aynı kartlar, bilgisayara karşı

# At most 100 characters.
command-daily = Günün oyununu oyna: herkese aynı kartlar, herkese tek deneme
# $date is a day, such as “November 26”.
daily-head = Günün oyunu · { $date }
daily-ends = { $when } bitiyor
daily-about = Usta bir bilgisayara karşı üç el standart gin. Herkese aynı kartlar gelir; aynı hamlelere bilgisayar aynı karşılığı verir. Tek deneme hakkın var, istediğin zaman, UTC gece yarısına kadar.
daily-late = O gün bitti. İşte bugünün oyunu:
daily-deal = El { $deal } / { $deals }
# $points have their sign: +37.
daily-so-far = şimdilik { $points }
daily-final = Oyunun: { $points }
daily-won = { $won ->
    [0] Kazanılan el yok
    [one] { $deals } elden { $won } tanesi kazanıldı
   *[other] { $deals } elden { $won } tanesi kazanıldı
}
daily-rank-here = Burada: { $members } kişide **{ $rank }.** sıra
daily-rank-all = Her yerde: { $members } kişide **{ $rank }.** sıra
daily-sealed = Kartlar, başkalarının oyunları ve koçunki gün bitene kadar mühürlü kalır.
daily-count = { $days ->
    [one] Şimdiye kadar bir oyun bitti
   *[other] Şimdiye kadar { $days } oyun bitti
}
daily-streak = { $streak ->
    [one] Üst üste bir gün
   *[other] Üst üste { $streak } gün
}
press-daily-play = Oyna
press-daily-go-on = Devam et
press-daily-home = Günün oyunu
press-daily-result = Sonucum
press-daily-board = Sıralama
press-daily-before = Önceki gün
press-daily-after = Sonraki gün
press-daily-seals = Mühürler

## What a channel is shown, without any card

daily-shared = **{ $name }** günün oyununu oynadı: **{ $points }**
press-daily-try = Ben de oynayayım

## The seals

daily-seals-title = Kartlar mühürlü
daily-seals-how = Her günün kartları önceden çekilen gizli bir sayıdan gelir, başka hiçbir şeyden değil. Mühürler bunlar (SHA-256). Gün bitince gizli sayı açılır; mühre uyup uymadığını herkes denetleyebilir ve kartları yeniden dağıtabilir.
daily-secret = Gizli sayı: `{ $seed }`
# $when is a day and a time, as Discord writes them.
daily-drawn = Çekildi: { $when }
daily-doubted = Bu gizli sayı mührüne uymuyor. Lütfen bu botu işletene haber ver.

## A day that is over

daily-coach = Koç
# Stands over what all three deals come to, before “Deal 1”, “Deal 2” and “Deal 3”.
daily-whole = Üçü birden
daily-members = { $members ->
    [0] Bu oyunu kimse bitirmedi
    [one] Bir üye bitirdi
   *[other] { $members } üye bitirdi
}
daily-unfinished = O günkü oyununu bitirmedin; hiçbir yerde sayılmıyor.
daily-missed = O gün oynamadın.
daily-choose = Bir oyunu hamle hamle izle…
daily-option = { $name }: { $points }
press-daily-open = O güne git

## Boards

daily-board-here = Günün oyunu · { $server }
daily-board-all = Günün oyunu · bütün sunucular
daily-days = { $days ->
    [one] Bir gün
   *[other] { $days } gün
}
# On the board of a week or a month.
daily-board-members = { $members ->
    [one] Bir üye
   *[other] { $members } üye
}
daily-board-order = Günler toplanır. Kaybettiğin oyun 0 sayılır; yani oynamak sana hiçbir şey kaybettirmez.
daily-board-over = Bugünün oyunu, gün bitince eklenir.
daily-board-none = Henüz kimse bir oyun bitirmedi.
daily-board-sealed = Bugünün sıralaması, oyununu bitirince sana açılır.
# $setting: what the setting is called.
daily-board-nameless = Başka yerde oynayanlar yalnızca isterlerse adlarıyla görünür: `/gin me` içinde **{ $setting }**.
press-daily-day = Gün
press-daily-week = Hafta
press-daily-month = Ay
press-daily-server = Bu sunucu
press-daily-all = Bütün sunucular
press-daily-earlier = Öncesi
press-daily-later = Sonrası

## What can’t be done

refusal-day-over = O oyunun günü bitti. Bugünkü `/gin daily` içinde.
refusal-no-daily-run = Bugünün oyununa henüz başlamadın. `/gin daily` ile başlarsın.
refusal-begun-before = Bu hesapla bugünün oyununa, verileri silinmeden önce zaten başlanmış. Herkesin tek denemesi var: sıradaki oyun UTC gece yarısında gelir.
refusal-daily-unreadable = Bu oyundan saklananı anlayamıyorum. Lütfen bu botu işletene haber ver.
refusal-no-match-that-day = O gün oyun yoktu.
refusal-day-sealed = O gün henüz bitmedi; bitene kadar kartları mühürlü kalır.
