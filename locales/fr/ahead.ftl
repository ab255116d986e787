## Buttons of a hand

press-ahead = À l’avance…
press-take-back = Annuler

## What is left to be done while another is on turn, and what has come of it

# Above a menu of the names below; several may be chosen.
ahead-ask = **Que faire pour toi le moment venu ?**
ahead-secret = Personne d’autre ne le voit. Le moment venu, il faut jusqu’à une minute.
ahead-menu = Choisis ce qui sera fait
# $orders is a list of the names below.
ahead-left = Prévu d’avance : { $orders }
# $order is one of the names below; the reader may still press the buttons of the turn.
ahead-due = **{ $order } :** c’est fait dans un instant, comme prévu. Tu peux aussi jouer maintenant.

## What may be left to be done: its name, and what it does

order-upcard = Retourne
order-upcard-does = La prendre si elle entre dans une combinaison, sinon passer
order-gin = Gin
order-gin-does = Prendre une carte jetée qui donne gin, et faire gin
order-layoffs = Cartes à placer
order-layoffs-does = { $others ->
    [1] Si { $name } abat, placer au mieux
   *[other] Si quelqu’un abat, placer au mieux
}
order-wall = Dernière carte jetée
order-wall-does = Passer si elle ne te permet pas de finir la donne
order-challenges = Défis
order-challenges-does = Les refuser

## What was done for the reader

# $did is “take”, or else “pass”.
order-done-upcard = Comme prévu, tu as { $did ->
    [take] pris la retourne
   *[pass] passé sur la retourne
}.
order-done-gin = Comme prévu, tu as fait gin.
order-done-layoffs = Comme prévu, les cartes à placer sont réglées.
order-done-wall = Comme prévu, tu as passé sur la dernière carte.
order-done-challenges = Comme prévu, tu as refusé le défi.

## Refused

refusal-nothing-ahead = Il n’y a rien à prévoir d’avance pour l’instant.
