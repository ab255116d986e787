## Buttons of a hand

press-ahead = Vorab …
press-take-back = Zurücknehmen

## What is left to be done while another is on turn, and what has come of it

# Above a menu of the names below; several may be chosen.
ahead-ask = **Was soll für dich geschehen, sobald es so weit ist?**
ahead-secret = Niemand sonst sieht es. Ist es so weit, dauert es bis zu einer Minute.
ahead-menu = Wähl aus, was geschehen soll
# $orders is a list of the names below.
ahead-left = Vorab festgelegt: { $orders }
# $order is one of the names below; the reader may still press the buttons of the turn.
ahead-due = **{ $order }:** geschieht gleich, wie vorab festgelegt. Du kannst auch sofort selbst spielen.

## What may be left to be done: its name, and what it does

order-upcard = Offene Karte
order-upcard-does = Nehmen, wenn sie in eine Meldung passt, sonst passen
order-gin = Gin
order-gin-does = Eine abgeworfene Karte nehmen, die Gin ergibt, und Gin melden
order-layoffs = Anlegen
order-layoffs-does = { $others ->
    [1] Am besten anlegen, wenn { $name } klopft
   *[other] Am besten anlegen, wenn jemand klopft
}
order-wall = Letzte Abwurfkarte
order-wall-does = Passen, wenn du das Spiel damit nicht beenden kannst
order-challenges = Herausforderungen
order-challenges-does = Ablehnen

## What was done for the reader

# $did is “take”, or else “pass”.
order-done-upcard = Wie vorab festgelegt: Du hast { $did ->
    [take] die offene Karte genommen
   *[pass] bei der offenen Karte gepasst
}.
order-done-gin = Wie vorab festgelegt: Du hast Gin gemeldet.
order-done-layoffs = Wie vorab festgelegt: Fürs Anlegen ist gesorgt.
order-done-wall = Wie vorab festgelegt: Du hast bei der letzten Karte gepasst.
order-done-challenges = Wie vorab festgelegt: Du hast die Herausforderung abgelehnt.

## Refused

refusal-nothing-ahead = Vorab lässt sich hier gerade nichts festlegen.
