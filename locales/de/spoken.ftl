# What is read aloud to those who can’t see the screen, who have set it so. No sign but the usual
# punctuation; what is new comes first. Where the key of another message follows “spoken-”, these
# words are said instead of that one.

## Cards by their full names

# Thirteen ranks from the ace to the king, with commas between them.
spoken-ranks = Ass, Zwei, Drei, Vier, Fünf, Sechs, Sieben, Acht, Neun, Zehn, Bube, Dame, König
# The same as a sentence has them that says what is done with the card: “You drew the ace of spades.”
spoken-ranks-object = Ass, Zwei, Drei, Vier, Fünf, Sechs, Sieben, Acht, Neun, Zehn, Bube, Dame, König
# The same in a list: “You laid ace, two, three of spades.”
spoken-ranks-objects = Ass, Zwei, Drei, Vier, Fünf, Sechs, Sieben, Acht, Neun, Zehn, Bube, Dame, König
# Clubs, diamonds, hearts, spades, as a card’s name has them.
spoken-suits = Kreuz, Karo, Herz, Pik
# $rank may be several ranks, of a run.
spoken-card = { $suit } { $rank }
# What stands between two cards, between two melds, and at the end of a sentence.
spoken-comma = {", "}
spoken-semicolon = {"; "}
spoken-stop = .
# What stands between the figures of two sides: “25 to 40”.
spoken-to = {" zu "}

## A hand

spoken-deal-begins = Spiel { $deal } beginnt. { $you ->
    [winner] Du hast gegeben.
   *[other] { $name } hat gegeben.
}
spoken-melds = Deine Meldungen: { $melds }.
spoken-no-melds = Du hast keine Meldung.
spoken-run = eine Folge, { $cards }
spoken-set = ein Satz, { $cards }
spoken-unmatched = Restkarten: { $cards }.
spoken-all-matched = Du hast keine Restkarten.
spoken-deadwood = Restpunkte: { $deadwood }.
spoken-deadwood-left = Restpunkte: { $deadwood }, oder { $left } nach dem besten Abwurf.
spoken-discards-top = Oben auf der Ablage: { $card }.
spoken-discards-all = Die Ablage von oben: { $cards }.
spoken-discards-below = Karten darunter: { $cards }.
spoken-discards-empty = Die Ablage ist leer.
spoken-stock = Karten im Talon: { $stock }.
spoken-numbered = Meldung { $number }: { $meld }.
spoken-link-channel = Zum Kanal { $channel }
spoken-score = Stand: { $score }
spoken-score-two = { $one } { $points1 }, { $two } { $points2 }
spoken-column-points = { $name } { $points1 }, die andere Seite { $points2 }
spoken-column-won = { $points } (gewonnen)
spoken-column-star = { $points } (gewonnen)
spoken-column-both = { $points1 } zu { $points2 }
spoken-score-columns = { $one } gegen { $two }, Spalte für Spalte: { $columns }
spoken-hand-drawn = Du hast { $card } gezogen.
spoken-hand-taken = Du hast { $card } genommen.
spoken-hand-taken-stays = Du hast { $card } genommen. Die Karte bleibt in diesem Zug im Blatt.
spoken-melds-drawn = Du hast { $card } gezogen.
spoken-melds-taken = Du hast { $card } genommen.
spoken-melds-taken-barred = Du hast { $card } genommen. Die Karte bleibt in diesem Zug im Blatt.
spoken-melds-taken-more = Du hast von der Ablage genommen: { $cards }.
spoken-limit-card = { $limit }, wegen der Klopfkarte { $card }
spoken-limit-second = { $limit }, wegen der Karte { $card } aus einem zweiten Spiel Karten
spoken-knock-card-second = Klopfkarte, aus einem zweiten Spiel Karten: { $card }.
spoken-knock-card-points = Die Klopfkarte ist Pik, darum zählen die Punkte in diesem Spiel doppelt.
spoken-knock-card-boxes = { $what ->
    [extra] Die Klopfkarte ist Pik, darum zählen Boxen über die erste hinaus doppelt.
   *[all] Die Klopfkarte ist Pik, darum zählen die Boxen dieses Spiels doppelt.
}

## What may be done

spoken-prompt-wall = Du bist dran, und der Talon ist leer: Nimm { $card } und beende das Spiel, oder pass, und niemand punktet.
spoken-press-stock = Vom Talon ziehen
spoken-press-take = { $card } von der Ablage nehmen
spoken-press-hand-again = Das Blatt vorlesen, wie es jetzt ist
spoken-press-knock = Klopfen und den Abwurf wählen
spoken-press-knock-with = Mit { $deadwood } klopfen{ $card ->
    [none] {""}
   *[other] , Abwurf { $card }
}
spoken-press-gin = Gin melden{ $card ->
    [none] {""}
   *[other] , Abwurf { $card }
}
spoken-press-big-gin = Big Gin mit allen elf Karten melden
spoken-press-other-discard = Mit einem anderen Abwurf enden
spoken-press-keep = Die Karte behalten
spoken-press-questions-off = Vor solchen Abwürfen nicht mehr fragen
spoken-menu-discard = Wähl die Karte, die du verdeckt ablegst
spoken-menu-discard-claim = Wähl die Karte, die du abwirfst
spoken-choice-knock = Mit { $deadwood } klopfen, Abwurf { $card }
spoken-choice-gin = Gin melden, Abwurf { $card }
spoken-ask-knock = Mit { $deadwood } klopfen? Du legst { $card } verdeckt ab und zeigst:
spoken-ask-gin = Gin melden? Du legst { $card } verdeckt ab und zeigst:
spoken-ask-big-gin = Big Gin melden? Du zeigst alle elf:
spoken-ask-discard-breaks-meld-with-drawn = { $card } abwerfen, gerade erst gezogen? Die Karte gehört zu einer Meldung: Dir { $kept ->
    [one] bliebe { $kept } Restpunkt
   *[other] blieben { $kept } Restpunkte
} statt { $best }.
spoken-ask-claim-knock = Mit { $deadwood } klopfen? Das ist mehr als die { $limit }, die beim Klopfen bleiben dürfen. Du wirfst { $card } ab.
spoken-claim-shown = Abgeworfen: { $card }. Offen liegen:

## Laying off

spoken-press-lay-off = { $card } anlegen
spoken-press-lay-off-several = { $card } anlegen und die Meldung wählen
spoken-lay-off-one = { $card }, an { $meld }
spoken-lay-off-which = An welche Meldung legst du { $card } an?
spoken-lay-off-on = Anlegen an { $meld }

## Melds on the table

spoken-deed-take-more = { $count } Karten bis { $card } genommen
spoken-deed-reject = { $card } abgelehnt
spoken-melds-owed = Du musst { $card } jetzt auf den Tisch legen.
spoken-melds-owed-new = Du musst { $card } in diesem Zug auf den Tisch legen, in einer neuen Meldung.
spoken-ask-take-owed = Du musst { $card } in diesem Zug auf den Tisch legen, in einer neuen Meldung oder angelegt.
spoken-ask-take-owed-new = Du musst { $card } in diesem Zug auf den Tisch legen, in einer neuen Meldung.
spoken-ask-take-add = Zum Beispiel an Meldung { $number } anlegen: { $cards }.
spoken-press-hold = { $card } auswählen
spoken-press-drop = { $card } zurückstecken
spoken-press-lay = { $cards } auslegen
spoken-press-lay-picked = Die ausgewählten Karten als Meldung auslegen
spoken-press-add = { $card } an Meldung { $number } anlegen, { $cards }
spoken-press-clear = Alle ausgewählten Karten zurückstecken
spoken-press-melds-done = Den Zug beenden
spoken-press-melds-done-offer = Nichts mehr auslegen, eine Karte anbieten
spoken-press-melds-done-end = Den Zug und damit das Spiel beenden
spoken-press-contract = Den Kontrakt ansehen, den du legen kannst
spoken-press-aside = Die ausgewählten Karten als Meldung { $number } von { $of } beiseitelegen
spoken-press-undo = { $cards } zurückstecken
spoken-press-offer-refuse = Die Karte ablehnen
spoken-press-challenge = Die andere Seite herausfordern
spoken-coach-reject-offer = { $card } ablehnen
spoken-menu-suit = Karten einer Farbe wählen: { $suit }, { $cards }
spoken-option-take = { $count } Karten nehmen, bis { $card }
spoken-option-add = Meldung { $number }, { $cards }

## Elsewhere

spoken-melds-numbered = Meldung { $number }: { $cards }
spoken-replay-turn = Am Zug: { $hand }
# $bars are figures, of one deal after another.
spoken-profile-trend-bars = Verschenkt, Spiel für Spiel, das jüngste zuletzt: { $bars }
spoken-board-nowhere = ohne Platz
spoken-board-line = { $rank }: { $name }, { $value }
spoken-board-line-own = { $rank }: { $name }, { $value }
spoken-audit-set = { $name }: vorher { $before }, jetzt { $after }

## How a deal ended

spoken-side-left = { $name }, auf der Hand: { $count }
spoken-award-difference = Restpunkte { $high } weniger { $low }: { $points }
spoken-award-left = Auf der Hand, { $high } weniger { $low }: { $points }
spoken-award-unmatched = Restkarten, { $high } weniger { $low }: { $points }
spoken-award-table = { $name }: { $table } auf dem Tisch, weniger { $hand } auf der Hand{ $out ->
    [0] {""}
   *[other] , und { $out } fürs Herauskommen
}: { $points }
