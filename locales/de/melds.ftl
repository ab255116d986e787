## What lies on the table

melds-side = **{ $name }** · { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} auf der Hand
melds-side-down = **{ $name }** · { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} · { $points } ausgelegt
melds-side-contract = **{ $name }** · { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} · { $laid ->
    [0] kein Kontrakt
   *[other] Kontrakt liegt
}
melds-numbered = `{ $number }` { $cards }
melds-draws = { $cards ->
    [0] der Talon ist leer
    [one] noch 1 Karte zu ziehen
   *[other] noch { $cards } zu ziehen
}
melds-pile = Ablage: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} · { $draws }
# A pile of up to three cards, the top first.
melds-pile-few = Ablage: { $cards } · { $draws }
melds-pile-empty = Die Ablage ist leer · { $draws }
melds-pile-cards = Von oben: { $cards }

## What somebody did: "North hat vom Talon gezogen, 3♣ 4♣ 5♣ ausgelegt und K♠ abgeworfen."

# $you is “winner” where it is the reader’s own; the deeds get it, too, where a language needs it.
did-deeds = { $you ->
    [winner] Du hast
   *[other] { $name } hat
} { $deeds }.
list-more = { $first }, { $next }
list-clauses = { $first }; { $next }
sentences = { $first } { $next }
list-last = { $first } und { $last }
deed-stock = vom Talon gezogen
deed-take = { $card } genommen
deed-take-more = { $count } Karten bis { $card } genommen
deed-lay = { $cards } ausgelegt
deed-extend = { $cards } an Meldung { $number } angelegt
deed-contract = den Kontrakt gelegt
deed-discard = { $card } abgeworfen
deed-offer = { $card } angeboten
deed-accept = das Angebot { $card } genommen
deed-reject = { $card } abgelehnt
deed-last-card = die letzte Karte behalten
deed-challenge = zum Zählen herausgefordert
deed-accept-challenge = die Herausforderung angenommen
deed-reject-challenge = die Herausforderung abgelehnt
deed-resign = aufgegeben

## The hand

melds-count = { $cards ->
    [one] 1 Karte, sie zählt
   *[other] { $cards } Karten, sie zählen
} **{ $points }**
melds-drawn = Gezogen: **{ $card }**.
melds-taken = Genommen: **{ $card }**.
melds-taken-barred = Genommen: **{ $card }** (bleibt im Blatt).
melds-taken-more = Genommen: { $cards }.

## What to do now

melds-draw-more = **Du bist dran: Zieh vom Talon, nimm { $card } oder mehr von der Ablage.**
melds-owed = **{ $card } muss jetzt auf den Tisch.**
melds-owed-new = **{ $card } muss in diesem Zug auf den Tisch**, in einer neuen Meldung.
melds-prompt = **Leg aus, leg an oder wirf ab.**
melds-prompt-discard = **Du bist dran: Wähl eine Karte zum Abwerfen.**
melds-prompt-last-draw = Es gibt nichts mehr zu ziehen, dein Abwurf beendet also das Spiel.
melds-prompt-own = **Leg aus oder leg bei dir an.**
melds-prompt-done = **Im Moment gibt es nichts auszulegen.**
melds-prompt-contract = **Du kannst deinen Kontrakt legen** oder seine Meldungen selbst wählen.
melds-prompt-no-contract = **Noch kein Kontrakt.** Dazu gehören { $sizes }, alle auf einmal.
melds-prompt-contracted = **Dein Kontrakt liegt auf dem Tisch.** Mehr darf in diesem Zug nicht ausgelegt werden.
melds-last-draw = Es gibt nichts mehr zu ziehen, das Spiel endet also mit diesem Zug.
melds-sizes = { $count ->
    [one] eine Meldung aus { $sizes } Karten
   *[other] { $count } Meldungen aus { $sizes } Karten
}
melds-wait-answer = Jetzt antwortet { $name }.
melds-turn-answer = **{ $name } ist mit Antworten dran.**
melds-picked = Gewählt: { $cards }
melds-picked-no-meld = Gewählt: { $cards } · noch keine Meldung
melds-picked-blocked = Gewählt: { $cards } · damit ließe sich der Zug nicht mehr beenden
melds-picked-no-contract = Gewählt: { $cards } · zu dieser Meldung gibt es keinen Kontrakt
melds-set-aside = Kontrakt bisher: { $cards }

## Buttons and menus

press-go-out = { $move } und raus
press-out = Herauskommen
press-lay = Leg { $cards }
press-lay-picked = Diese auslegen
press-add = { $card } an { $number }
press-discard-card = { $card } abwerfen
press-melds-done = Fertig
press-melds-done-offer = Karte anbieten
press-melds-done-end = Fertig, Spiel beenden
press-clear = Auswahl leeren
press-contract = Kontrakt …
press-contract-go = Kontrakt legen
press-aside = Meldung { $number } von { $of }
press-undo = { $cards } zurücknehmen
press-offer-card = { $card } anbieten
press-offer-accept = { $card } nehmen
press-offer-refuse = Ablehnen
press-last-card = Letzte Karte behalten
press-challenge = Herausfordern …
press-challenge-go = { $name } herausfordern
press-challenge-accept = Annehmen: zählen lassen
press-challenge-refuse = Ablehnen: weiterspielen
press-take-more = { $count } Karten nehmen
press-out-ask-off = Herauskommen, künftig ohne Frage
press-out-ask-on = Frag mich, bevor ich herauskomme
menu-suit = { $suit } · { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
menu-cards = Karten zum Aus- oder Anlegen …
menu-discard-card = Karte abwerfen …
menu-offer-card = Karte anbieten …
menu-take = Mehr von der Ablage nehmen …
menu-take-deep = Noch mehr von der Ablage nehmen …
menu-add = { $card } anlegen …
menu-contract = Einen anderen Kontrakt wählen …
option-take = { $count } Karten, bis zu { $card }
option-add = { $number } · { $cards }
contract-leaves = lässt { $points } auf der Hand

## Steps that ask

ask-out = ### Herauskommen?
ask-out-lay = Du legst das aus und hast keine Karte mehr, das Spiel ist damit zu Ende:
ask-out-extend = Du legst deine letzte Karte an Meldung { $number } an, das Spiel ist damit zu Ende:
ask-out-discard = Du wirfst deine letzte Karte ab, das Spiel ist damit zu Ende:
ask-take = ### { $count } Karten nehmen?
ask-take-owed = **{ $card } muss in diesem Zug auf den Tisch**, in einer neuen Meldung oder angelegt.
ask-take-owed-new = **{ $card } muss in diesem Zug auf den Tisch**, in einer neuen Meldung.
ask-take-meld = Zum Beispiel: { $cards }.
ask-take-add = Zum Beispiel: { $cards } an Meldung { $number }.
ask-contract = ### Diesen Kontrakt legen?
ask-contract-after = Dir { $cards ->
    [one] bleibt 1 Karte
   *[other] bleiben { $cards } Karten
}, und mehr darf in diesem Zug nicht ausgelegt werden.
ask-contract-more = Dir { $cards ->
    [one] bleibt 1 Karte
   *[other] bleiben { $cards } Karten
}, und du darfst in diesem Zug an diese Meldungen anlegen.
ask-challenge = ### { $name } herausfordern?
ask-challenge-rule = Nimmt { $name } an, werden beide Hände gezählt, mit jeder Karte. Wer weniger hat, gewinnt alles, was die andere Seite zählt.
ask-challenge-refused = Lehnt { $name } ab, spielst du weiter.
ask-challenge-once = Lehnt { $name } ab, spielst du weiter und kannst in diesem Zug nicht noch einmal herausfordern.
challenge-tie-drawn = Bei Gleichstand punktet niemand.
challenge-tie-challenged = Bei Gleichstand gewinnt, wer herausgefordert wurde.
asked-challenge = ### { $name } fordert dich zum Zählen heraus
asked-challenge-rule = Nimmst du an, werden beide Hände gezählt, mit jeder Karte. Wer weniger hat, gewinnt alles, was die andere Seite zählt. Lehnst du ab, spielt { $name } weiter.
asked-offer = ### { $name } bietet dir { $card } an
asked-offer-rule = Nimmst du sie, beginnt dein Zug mit ihr auf der Hand.
asked-offer-ace = Dann ziehst du in diesem Zug nicht: Ein Ass steht fürs Ziehen.
asked-offer-keep = Im selben Zug kannst du sie nicht zurückbieten.
offer-choose = **Wähl eine Karte zum Anbieten.** { $name } nimmt sie oder lehnt ab.
offer-barred = { $card } kannst du in diesem Zug nicht zurückbieten.
offer-last = **Du hast noch eine Karte, die nicht angeboten wird.**
