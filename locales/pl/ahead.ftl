## Buttons of a hand

press-ahead = Zawczasu…
press-take-back = Cofnij

## What is left to be done while another is on turn, and what has come of it

# Above a menu of the names below; several may be chosen.
ahead-ask = **Co zrobić za ciebie, gdy przyjdzie pora?**
ahead-secret = Nikt inny tego nie widzi. Gdy przyjdzie pora, potrwa to do minuty.
ahead-menu = Wybierz, co zrobić
# $orders is a list of the names below.
ahead-left = Ustalone zawczasu: { $orders }
# $order is one of the names below; the reader may still press the buttons of the turn.
ahead-due = **{ $order }:** za chwilę, zgodnie z twoim poleceniem. Możesz też zagrać teraz.

## What may be left to be done: its name, and what it does

order-upcard = Odkryta karta
order-upcard-does = Weź, jeśli pasuje do układu, a jeśli nie, spasuj
order-gin = Gin
order-gin-does = Weź ze stosu kartę, która daje gin, i zgłoś gin
order-layoffs = Dokładanie
order-layoffs-does = { $others ->
    [1] Jeśli { $name } zastuka, dołóż najlepiej
   *[other] Jeśli ktoś zastuka, dołóż najlepiej
}
order-wall = Ostatnia karta stosu
order-wall-does = Spasuj, jeśli nie da się nią zakończyć rozdania
order-challenges = Sprawdzenia
order-challenges-does = Odmawiaj

## What was done for the reader

# $did is “take”, or else “pass”.
order-done-upcard = Zgodnie z twoim poleceniem: { $did ->
    [take] bierzesz odkrytą kartę
   *[pass] pasujesz przy odkrytej karcie
}.
order-done-gin = Zgodnie z twoim poleceniem: zgłaszasz gin.
order-done-layoffs = Zgodnie z twoim poleceniem: dokładanie załatwione.
order-done-wall = Zgodnie z twoim poleceniem: pasujesz przy ostatniej karcie.
order-done-challenges = Zgodnie z twoim poleceniem: odmawiasz sprawdzenia.

## Refused

refusal-nothing-ahead = Teraz nie ma czego ustalać zawczasu.
