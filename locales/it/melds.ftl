## What lies on the table

melds-side = **{ $name }** · { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
} in mano
melds-side-down = **{ $name }** · { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
} · { $points } sul tavolo
melds-side-contract = **{ $name }** · { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
} · { $laid ->
    [0] senza contratto
   *[other] contratto calato
}
melds-numbered = `{ $number }` { $cards }
melds-draws = { $cards ->
    [0] il tallone è finito
   *[other] { $cards } da pescare
}
melds-pile = Pozzo di { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
} · { $draws }
# A pile of up to three cards, the top first.
melds-pile-few = Pozzo: { $cards } · { $draws }
melds-pile-empty = Il pozzo è vuoto · { $draws }
melds-pile-cards = Dalla cima: { $cards }

## What somebody did: "North drew from the stock, laid 3♣ 4♣ 5♣ and discarded K♠."

# $you is “winner” where it is the reader’s own; the deeds get it, too, where a language needs it.
did-deeds = { $you ->
    [winner] Hai
   *[other] { $name } ha
} { $deeds }.
list-more = { $first }, { $next }
list-clauses = { $first }; { $next }
sentences = { $first } { $next }
list-last = { $first } e { $last }
deed-stock = pescato
deed-take = preso { $card }
deed-take-more = preso { $count } carte fino a { $card }
deed-lay = calato { $cards }
deed-extend = attaccato { $cards } alla combinazione { $number }
deed-contract = calato il contratto
deed-discard = scartato { $card }
deed-offer = offerto { $card }
deed-accept = accettato { $card }
deed-reject = rifiutato { $card }
deed-last-card = tenuto l’ultima carta
deed-challenge = lanciato la sfida
deed-accept-challenge = accettato la sfida
deed-reject-challenge = rifiutato la sfida
deed-resign = abbandonato

## The hand

melds-count = { $cards ->
    [one] 1 carta, che conta
   *[other] { $cards } carte, che contano
} **{ $points }**
melds-drawn = Hai pescato **{ $card }**.
melds-taken = Hai preso **{ $card }**.
melds-taken-barred = Hai preso **{ $card }**: tienila questo turno.
melds-taken-more = Hai preso { $cards }.

## What to do now

melds-draw-more = **Tocca a te: pesca dal tallone, prendi { $card } o più carte dal pozzo.**
melds-owed = **{ $card } va sul tavolo adesso.**
melds-owed-new = **{ $card } deve andare sul tavolo in questo turno**, in una nuova combinazione.
melds-prompt = **A te: cala, attacca o scarta.**
melds-prompt-discard = **Tocca a te: scegli una carta da scartare.**
melds-prompt-last-draw = Non c’è più niente da pescare: con il tuo scarto finisce la mano.
melds-prompt-own = **Tocca a te: cala combinazioni o attacca alle tue.**
melds-prompt-done = **Per ora non hai niente da calare.**
melds-prompt-contract = **Puoi calare il contratto**, o sceglierne tu le combinazioni.
melds-prompt-no-contract = **Ancora senza contratto.** Va calato tutto insieme: { $sizes }.
melds-prompt-contracted = **Il tuo contratto è sul tavolo.** In questo turno non si cala altro.
melds-last-draw = Non c’è più niente da pescare: la mano finisce con questo turno.
melds-sizes = { $count ->
    [one] una combinazione di { $sizes } carte
   *[other] { $count } combinazioni di { $sizes } carte
}
melds-wait-answer = La risposta tocca a { $name }.
melds-turn-answer = **La risposta tocca a { $name }.**
melds-picked = Scelte: { $cards }
melds-picked-no-meld = Scelte: { $cards } · non è ancora una combinazione
melds-picked-blocked = Scelte: { $cards } · se le cali, non puoi più finire il turno
melds-picked-no-contract = Scelte: { $cards } · con questa combinazione non c’è contratto
melds-set-aside = Contratto fin qui: { $cards }

## Buttons and menus

press-go-out = { $move } e chiudi
press-out = Chiudi
press-lay = Cala { $cards }
press-lay-picked = Cala queste
press-add = { $card } alla { $number }
press-discard-card = Scarta { $card }
press-melds-done = Fatto
press-melds-done-offer = Offri una carta
press-melds-done-end = Fatto, finisci la mano
press-clear = Azzera
press-contract = Contratto…
press-contract-go = Cala il contratto
press-aside = Combinazione { $number } di { $of }
press-undo = Riprendi { $cards }
press-offer-card = Offri { $card }
press-offer-accept = Prendi { $card }
press-offer-refuse = Rifiuta
press-last-card = Tieni l’ultima carta
press-challenge = Sfida…
press-challenge-go = Sfida { $name }
press-challenge-accept = Accetta: si conta
press-challenge-refuse = Rifiuta: si continua
press-take-more = Prendi { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
press-out-ask-off = Chiudi senza chiedere, d’ora in poi
press-out-ask-on = Chiedimi prima di chiudere
menu-suit = { $suit } · { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}
menu-cards = Cala o attacca carte…
menu-discard-card = Scarta una carta…
menu-offer-card = Offri una carta…
menu-take = Prendi più carte dal pozzo…
menu-take-deep = Prendi ancora più carte dal pozzo…
menu-add = Attacca { $card } a una combinazione…
menu-contract = Scegli un altro contratto…
option-take = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}, fino a { $card }
option-add = { $number } · { $cards }
contract-leaves = ti lascia { $points } in mano

## Steps that ask

ask-out = ### Chiudi?
ask-out-lay = Cali queste, resti senza carte e la mano finisce:
ask-out-extend = Attacchi l’ultima carta alla combinazione { $number } e la mano finisce:
ask-out-discard = Scarti l’ultima carta e la mano finisce:
ask-take = ### Prendi { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }?
ask-take-owed = **{ $card } deve andare sul tavolo in questo turno**, in una nuova combinazione o attaccata a un’altra.
ask-take-owed-new = **{ $card } deve andare sul tavolo in questo turno**, in una nuova combinazione.
ask-take-meld = Per esempio: { $cards }.
ask-take-add = Per esempio: attacca { $cards } alla combinazione { $number }.
ask-contract = ### Cali questo contratto?
ask-contract-after = Ti { $cards ->
    [one] resta 1 carta
   *[other] restano { $cards } carte
}, e in questo turno non si cala altro.
ask-contract-more = Ti { $cards ->
    [one] resta 1 carta
   *[other] restano { $cards } carte
}, e in questo turno puoi attaccare a queste combinazioni.
ask-challenge = ### Sfidi { $name }?
ask-challenge-rule = Se { $name } accetta, si contano tutte le carte in mano. Chi ha meno punti vince tutti quelli dell’altra parte.
ask-challenge-refused = Se { $name } rifiuta, continui a giocare.
ask-challenge-once = Se { $name } rifiuta, continui a giocare, e in questo turno non puoi più sfidare.
challenge-tie-drawn = A parità, nessuno segna.
challenge-tie-challenged = A parità, vince chi ha ricevuto la sfida.
asked-challenge = ### { $name } ti sfida
asked-challenge-rule = Se accetti, si contano tutte le carte in mano. Chi ha meno punti vince tutti quelli dell’altra parte. Se rifiuti, { $name } continua a giocare.
asked-offer = ### { $name } ti offre { $card }
asked-offer-rule = Se la prendi, cominci il turno con lei in mano.
asked-offer-ace = Se la prendi, in questo turno non peschi: un asso vale la pescata.
asked-offer-keep = Nello stesso turno non puoi offrirla a tua volta.
offer-choose = **Scegli una carta da offrire.** { $name } la prende o la rifiuta.
offer-barred = In questo turno non puoi offrire { $card }: l’hai appena accettata.
offer-last = **Hai una sola carta, che non si offre.**
