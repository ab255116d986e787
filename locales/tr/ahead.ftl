## Buttons of a hand

press-ahead = Önceden…
press-take-back = Geri al

## What is left to be done while another is on turn, and what has come of it

# Above a menu of the names below; several may be chosen.
ahead-ask = **Sırası gelince senin yerine ne yapılsın?**
ahead-secret = Başka kimse görmez. Sırası gelince bir dakikayı bulabilir.
ahead-menu = Yapılacakları seç
# $orders is a list of the names below.
ahead-left = Önceden bıraktıkların: { $orders }
# $order is one of the names below; the reader may still press the buttons of the turn.
ahead-due = **{ $order }:** bıraktığın gibi birazdan yapılacak. İstersen şimdi kendin oyna.

## What may be left to be done: its name, and what it does

order-upcard = Açık kart
order-upcard-does = Pere giriyorsa al, yoksa pas geç
order-gin = Gin
order-gin-does = Gin yapan kartı yığından al ve gin ilan et
order-layoffs = İşleme
order-layoffs-does = { $others ->
    [1] { $name } vurursa en iyisini işle
   *[other] Biri vurursa en iyisini işle
}
order-wall = Son atılan kart
order-wall-does = Onunla eli bitiremiyorsan pas geç
order-challenges = Meydan okumalar
order-challenges-does = Reddet

## What was done for the reader

# $did is “take”, or else “pass”.
order-done-upcard = Önceden bıraktığın gibi { $did ->
    [take] açık kartı aldın
   *[pass] açık kartta pas geçtin
}.
order-done-gin = Önceden bıraktığın gibi gin ilan ettin.
order-done-layoffs = Önceden bıraktığın gibi işleme senin için halledildi.
order-done-wall = Önceden bıraktığın gibi son kartta pas geçtin.
order-done-challenges = Önceden bıraktığın gibi meydan okumayı reddettin.

## Refused

refusal-nothing-ahead = Şu anda önceden bırakılacak bir şey yok.
