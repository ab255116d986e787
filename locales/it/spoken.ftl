# What is read aloud to those who can’t see the screen, who have set it so. No sign but the usual
# punctuation; what is new comes first. Where the key of another message follows “spoken-”, these
# words are said instead of that one.

## Cards by their full names

# Thirteen ranks from the ace to the king, with commas between them.
spoken-ranks = asso, due, tre, quattro, cinque, sei, sette, otto, nove, dieci, fante, donna, re
# The same as a sentence has them that says what is done with the card: “You drew the ace of spades.”
spoken-ranks-object = l’asso, il due, il tre, il quattro, il cinque, il sei, il sette, l’otto, il nove, il dieci, il fante, la donna, il re
# The same in a list: “You laid ace, two, three of spades.”
spoken-ranks-objects = asso, due, tre, quattro, cinque, sei, sette, otto, nove, dieci, fante, donna, re
# Clubs, diamonds, hearts, spades, as a card’s name has them.
spoken-suits = fiori, quadri, cuori, picche
# $rank may be several ranks, of a run.
spoken-card = { $rank } di { $suit }
# What stands between two cards, between two melds, and at the end of a sentence.
spoken-comma = {", "}
spoken-semicolon = {"; "}
spoken-stop = .
# What stands between the figures of two sides: “25 to 40”.
spoken-to = {" a "}

## A hand

spoken-deal-begins = Inizia la mano { $deal }. { $you ->
    [winner] Hai dato le carte tu.
   *[other] Ha dato le carte { $name }.
}
spoken-melds = Le tue combinazioni: { $melds }.
spoken-no-melds = Non hai combinazioni.
spoken-run = una scala, { $cards }
spoken-set = un tris, { $cards }
spoken-unmatched = Spaiate: { $cards }.
spoken-all-matched = Non hai carte spaiate.
spoken-deadwood = Punti spaiati: { $deadwood }.
spoken-deadwood-left = Punti spaiati: { $deadwood }, o { $left } con lo scarto migliore.
spoken-discards-top = In cima al pozzo: { $card }.
spoken-discards-all = Il pozzo, dall’alto: { $cards }.
spoken-discards-below = Carte sotto queste: { $cards }.
spoken-discards-empty = Il pozzo è vuoto.
spoken-stock = Carte nel tallone: { $stock }.
spoken-numbered = Combinazione { $number }: { $meld }.
spoken-link-channel = Vai al canale { $channel }
spoken-score = Punteggio: { $score }
spoken-score-two = { $one } { $points1 }, { $two } { $points2 }
spoken-column-points = { $name } { $points1 }, l’altra parte { $points2 }
spoken-column-won = { $points } (vinta)
spoken-column-star = { $points } (vinta)
spoken-column-both = { $points1 } a { $points2 }
spoken-score-columns = { $one } contro { $two }, colonna per colonna: { $columns }
spoken-hand-drawn = Hai pescato { $card }.
spoken-hand-taken = Hai preso { $card }.
spoken-hand-taken-stays = Hai preso { $card }. Per questo turno la carta resta in mano.
spoken-melds-drawn = Hai pescato { $card }.
spoken-melds-taken = Hai preso { $card }.
spoken-melds-taken-barred = Hai preso { $card }. Per questo turno la carta resta in mano.
spoken-melds-taken-more = Hai preso dal pozzo: { $cards }.
spoken-limit-card = { $limit }, per la carta limite: { $card }
spoken-limit-second = { $limit }, per una carta di un secondo mazzo: { $card }
spoken-knock-card-second = Carta limite, da un secondo mazzo: { $card }.
spoken-knock-card-points = La carta limite è di picche: in questa mano i punti raddoppiano.
spoken-knock-card-boxes = { $what ->
    [extra] La carta limite è di picche: i box oltre il primo raddoppiano.
   *[all] La carta limite è di picche: i box della mano raddoppiano.
}

## What may be done

spoken-prompt-wall = Tocca a te, e il tallone è finito: prendi { $card } e chiudi la mano, oppure passa e nessuno segna.
spoken-press-stock = Pesca dal tallone
spoken-press-take = Prendi { $card } dal pozzo
spoken-press-hand-again = Rileggi la mano com’è adesso
spoken-press-knock = Bussa, e scegli lo scarto
spoken-press-knock-with = Bussa con { $deadwood }{ $card ->
    [none] {""}
   *[other] , scartando { $card }
}
spoken-press-gin = Fai gin{ $card ->
    [none] {""}
   *[other] , scartando { $card }
}
spoken-press-big-gin = Fai big gin con tutte e undici le carte
spoken-press-other-discard = Chiudi con un altro scarto
spoken-press-keep = Tieni la carta
spoken-press-questions-off = Non chiedere più conferma per scarti così
spoken-menu-discard = Scegli la carta da scartare coperta
spoken-menu-discard-claim = Scegli la carta da scartare
spoken-choice-knock = Bussa con { $deadwood }, scartando { $card }
spoken-choice-gin = Fai gin, scartando { $card }
spoken-ask-knock = Bussi con { $deadwood }? Scarti { $card } a faccia in giù e mostri:
spoken-ask-gin = Fai gin? Scarti { $card } a faccia in giù e mostri:
spoken-ask-big-gin = Fai big gin? Le mostri tutte e undici:
spoken-ask-discard-breaks-meld-with-drawn = Scarti { $card }, la carta appena pescata? Fa parte di una combinazione: resteresti con { $kept ->
    [one] 1 punto spaiato
   *[other] { $kept } punti spaiati
} invece di { $best }.
spoken-ask-claim-knock = Bussi con { $deadwood }? È più del limite per bussare, che è { $limit }. Scarti { $card }.
spoken-claim-shown = Scarto: { $card }. Sul tavolo c’è:

## Laying off

spoken-press-lay-off = Attacca { $card }
spoken-press-lay-off-several = Attacca { $card }, e scegli la combinazione
spoken-lay-off-one = { $card }, a { $meld }
spoken-lay-off-which = A quale combinazione attacchi { $card }?
spoken-lay-off-on = Attacca a { $meld }

## Melds on the table

spoken-deed-take-more = preso { $count } carte, l’ultima è { $card }
spoken-deed-reject = rifiutato { $card }
spoken-melds-owed = Devi calare { $card } adesso.
spoken-melds-owed-new = Devi calare { $card } in questo turno, in una nuova combinazione.
spoken-ask-take-owed = Devi calare { $card } in questo turno, in una nuova combinazione o attaccando la carta a un’altra.
spoken-ask-take-owed-new = Devi calare { $card } in questo turno, in una nuova combinazione.
spoken-ask-take-add = Per esempio, attacca alla combinazione { $number }: { $cards }.
spoken-press-hold = Scegli { $card }
spoken-press-drop = Rimetti { $card }
spoken-press-lay = Cala { $cards }
spoken-press-lay-picked = Cala le carte scelte come combinazione
spoken-press-add = Attacca { $card } alla combinazione { $number }, { $cards }
spoken-press-clear = Rimetti tutte le carte scelte
spoken-press-melds-done = Finisci il turno
spoken-press-melds-done-offer = Non calare altro, e offri una carta
spoken-press-melds-done-end = Finisci il turno e la mano
spoken-press-contract = Guarda il contratto che puoi calare
spoken-press-aside = Metti da parte le carte scelte, combinazione { $number } di { $of }
spoken-press-undo = Riprendi { $cards }
spoken-press-offer-refuse = Rifiuta la carta
spoken-press-challenge = Sfida l’altra parte
spoken-coach-reject-offer = Rifiuta { $card }
spoken-menu-suit = Scegli le carte di un seme: { $suit }, { $cards }
spoken-option-take = Prendi { $count } carte, l’ultima è { $card }
spoken-option-add = Combinazione { $number }, { $cards }

## Elsewhere

spoken-melds-numbered = Combinazione { $number }: { $cards }
spoken-replay-turn = Di turno: { $hand }
# $bars are figures, of one deal after another.
spoken-profile-trend-bars = Regalati mano per mano, la più recente alla fine: { $bars }
spoken-board-nowhere = fuori classifica
spoken-board-line = { $rank }: { $name }, { $value }
spoken-board-line-own = { $rank }: { $name }, { $value }
spoken-audit-set = { $name }: prima, { $before }; ora, { $after }

## How a deal ended

spoken-side-left = { $name }, in mano: { $count }
spoken-award-difference = Punti spaiati, { $high } meno { $low }: { $points }
spoken-award-left = Rimasti in mano, { $high } meno { $low }: { $points }
spoken-award-unmatched = Spaiate, { $high } meno { $low }: { $points }
spoken-award-table = { $name }: { $table } sul tavolo, meno { $hand } in mano{ $out ->
    [0] {""}
   *[other] , e { $out } per la chiusura
}: { $points }
