## Buttons of a hand

press-ahead = In anticipo…
press-take-back = Annulla

## What is left to be done while another is on turn, and what has come of it

# Above a menu of the names below; several may be chosen.
ahead-ask = **Che cosa fare per te quando è il momento?**
ahead-secret = Nessun altro lo vede. Quando è il momento, ci vuole fino a un minuto.
ahead-menu = Scegli che cosa fare
# $orders is a list of the names below.
ahead-left = Deciso in anticipo: { $orders }
# $order is one of the names below; the reader may still press the buttons of the turn.
ahead-due = **{ $order }:** sarà fatto tra poco, come hai deciso. Puoi anche giocare subito.

## What may be left to be done: its name, and what it does

order-upcard = Carta scoperta
order-upcard-does = Prendila se entra in una combinazione, altrimenti passa
order-gin = Gin
order-gin-does = Prendi uno scarto che dà gin, e fai gin
order-layoffs = Carte da attaccare
order-layoffs-does = { $others ->
    [1] Se { $name } bussa, attacca al meglio
   *[other] Se qualcuno bussa, attacca al meglio
}
order-wall = Ultimo scarto
order-wall-does = Passa se non ti fa chiudere la mano
order-challenges = Sfide
order-challenges-does = Rifiutale

## What was done for the reader

# $did is “take”, or else “pass”.
order-done-upcard = Come avevi deciso, hai { $did ->
    [take] preso la carta scoperta
   *[pass] passato sulla carta scoperta
}.
order-done-gin = Come avevi deciso, hai fatto gin.
order-done-layoffs = Come avevi deciso, alle carte da attaccare ho pensato io.
order-done-wall = Come avevi deciso, hai passato sull’ultimo scarto.
order-done-challenges = Come avevi deciso, hai rifiutato la sfida.

## Refused

refusal-nothing-ahead = Adesso non c’è niente da decidere in anticipo.
