## Buttons of a hand

press-ahead = De antemano…
press-take-back = Retirar

## What is left to be done while another is on turn, and what has come of it

# Above a menu of the names below; several may be chosen.
ahead-ask = **¿Qué hago por ti cuando llegue el momento?**
ahead-secret = Nadie más lo ve. Llegado el momento, tarda hasta un minuto.
ahead-menu = Elige lo que dejas dicho
# $orders is a list of the names below.
ahead-left = Has dejado dicho: { $orders }
# $order is one of the names below; the reader may still press the buttons of the turn.
ahead-due = **{ $order }:** se hará enseguida, como dejaste dicho. También puedes jugar ya.

## What may be left to be done: its name, and what it does

order-upcard = Carta descubierta
order-upcard-does = Tomarla si entra en una combinación; si no, pasar
order-gin = Gin
order-gin-does = Tomar un descarte que dé gin y hacer gin
order-layoffs = Colocar cartas
order-layoffs-does = { $others ->
    [1] Si { $name } cierra, colocar lo mejor
   *[other] Si alguien cierra, colocar lo mejor
}
order-wall = Último descarte
order-wall-does = Pasar si no puedes terminar la mano con él
order-challenges = Desafíos
order-challenges-does = Rechazarlos

## What was done for the reader

# $did is “take”, or else “pass”.
order-done-upcard = Como dejaste dicho, { $did ->
    [take] tomaste la carta descubierta
   *[pass] pasaste ante la carta descubierta
}.
order-done-gin = Como dejaste dicho, hiciste gin.
order-done-layoffs = Como dejaste dicho, se resolvió lo de colocar cartas.
order-done-wall = Como dejaste dicho, pasaste ante el último descarte.
order-done-challenges = Como dejaste dicho, rechazaste el desafío.

## Refused

refusal-nothing-ahead = Ahora no hay nada que dejar dicho.
