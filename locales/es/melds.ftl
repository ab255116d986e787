## What lies on the table

melds-side = **{ $name }** · { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
} en mano
melds-side-down = **{ $name }** · { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
} · { $points } en la mesa
melds-side-contract = **{ $name }** · { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
} · { $laid ->
    [0] sin contrato
   *[other] contrato bajado
}
melds-numbered = `{ $number }` { $cards }
melds-draws = { $cards ->
    [0] 0 por robar
    [one] 1 por robar
   *[other] { $cards } por robar
}
melds-pile = Montón de { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
} · { $draws }
# A pile of up to three cards, the top first.
melds-pile-few = Montón: { $cards } · { $draws }
melds-pile-empty = Montón vacío · { $draws }
melds-pile-cards = Desde arriba: { $cards }

## What somebody did: "North drew from the stock, laid 3♣ 4♣ 5♣ and discarded K♠."

# $you is “winner” where it is the reader’s own; the deeds get it, too, where a language needs it.
did-deeds = { $you ->
    [winner] { $deeds }.
   *[other] { $name } { $deeds }.
}
list-more = { $first }, { $next }
list-clauses = { $first }; { $next }
sentences = { $first } { $next }
list-last = { $first } y { $last }
deed-stock = { $you ->
    [winner] robaste
   *[other] robó
} del mazo
deed-take = { $you ->
    [winner] tomaste
   *[other] tomó
} { $card }
deed-take-more = { $you ->
    [winner] tomaste
   *[other] tomó
} { $count } cartas hasta { $card }
deed-lay = { $you ->
    [winner] bajaste
   *[other] bajó
} { $cards }
deed-extend = { $you ->
    [winner] añadiste
   *[other] añadió
} { $cards } a la combinación { $number }
deed-contract = { $you ->
    [winner] bajaste
   *[other] bajó
} el contrato
deed-discard = { $you ->
    [winner] descartaste
   *[other] descartó
} { $card }
deed-offer = { $you ->
    [winner] ofreciste
   *[other] ofreció
} { $card }
deed-accept = { $you ->
    [winner] aceptaste
   *[other] aceptó
} { $card }
deed-reject = { $you ->
    [winner] rechazaste
   *[other] rechazó
} { $card }
deed-last-card = { $you ->
    [winner] guardaste
   *[other] guardó
} la última carta
deed-challenge = { $you ->
    [winner] lanzaste
   *[other] lanzó
} un desafío
deed-accept-challenge = { $you ->
    [winner] aceptaste
   *[other] aceptó
} el desafío
deed-reject-challenge = { $you ->
    [winner] rechazaste
   *[other] rechazó
} el desafío
deed-resign = { $you ->
    [winner] te rendiste
   *[other] se rindió
}

## The hand

melds-count = { $cards ->
    [one] 1 carta, que cuenta
   *[other] { $cards } cartas, que cuentan
} **{ $points }**
melds-drawn = Robaste **{ $card }**.
melds-taken = Tomaste **{ $card }**.
melds-taken-barred = Tomaste **{ $card }**: guárdala este turno.
melds-taken-more = Tomaste { $cards }.

## What to do now

melds-draw-more = **Te toca: roba del mazo, toma { $card } o más cartas del montón.**
melds-owed = **{ $card } tiene que ir ya a la mesa.**
melds-owed-new = **{ $card } tiene que ir a la mesa este turno**, en una combinación nueva.
melds-prompt = **Te toca: baja, añade o descarta.**
melds-prompt-discard = **Te toca: elige una carta para descartar.**
melds-prompt-last-draw = No queda nada por robar: tu descarte termina la mano.
melds-prompt-own = **Te toca: baja o añade a lo tuyo.**
melds-prompt-done = **De momento no hay nada que bajar.**
melds-prompt-contract = **Puedes bajar tu contrato**, o elegir tú sus combinaciones.
melds-prompt-no-contract = **Aún sin contrato.** Para bajarlo: { $sizes }, todo de una vez.
melds-prompt-contracted = **Tu contrato está en la mesa.** Este turno ya no puedes bajar más.
melds-last-draw = No queda nada por robar: la mano termina con este turno.
melds-sizes = { $count ->
    [one] una combinación de { $sizes } cartas
   *[other] { $count } combinaciones de { $sizes } cartas
}
melds-wait-answer = Esperando la respuesta de { $name }.
melds-turn-answer = **Le toca responder a { $name }.**
melds-picked = Elegidas: { $cards }
melds-picked-no-meld = Elegidas: { $cards } · aún no combinan
melds-picked-blocked = Elegidas: { $cards } · si las bajas, no podrás acabar el turno
melds-picked-no-contract = Elegidas: { $cards } · ningún contrato sale con esta combinación
melds-set-aside = Contrato hasta ahora: { $cards }

## Buttons and menus

press-go-out = { $move } y terminar
press-out = Terminar
press-lay = Bajar { $cards }
press-lay-picked = Bajar estas
press-add = { $card } a la { $number }
press-discard-card = Descartar { $card }
press-melds-done = Listo
press-melds-done-offer = Ofrecer carta
press-melds-done-end = Listo, fin de la mano
press-clear = Quitar selección
press-contract = Contrato…
press-contract-go = Bajar el contrato
press-aside = Combinación { $number } de { $of }
press-undo = Recoger { $cards }
press-offer-card = Ofrecer { $card }
press-offer-accept = Tomar { $card }
press-offer-refuse = Rechazar
press-last-card = Guardar mi última carta
press-challenge = Desafiar…
press-challenge-go = Desafiar a { $name }
press-challenge-accept = Aceptar: se cuenta
press-challenge-refuse = Rechazar: se sigue
press-take-more = Tomar { $count } cartas
press-out-ask-off = La próxima, terminar sin preguntar
press-out-ask-on = Preguntar antes de terminar
menu-suit = { $suit } · { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}
menu-cards = Bajar o añadir cartas…
menu-discard-card = Descartar una carta…
menu-offer-card = Ofrecer una carta…
menu-take = Tomar más del montón…
menu-take-deep = Tomar aún más del montón…
menu-add = Añadir { $card } a una combinación…
menu-contract = Elegir otro contrato…
option-take = { $count } cartas, hasta { $card }
option-add = { $number } · { $cards }
contract-leaves = deja { $points } en mano

## Steps that ask

ask-out = ### ¿Terminar la mano?
ask-out-lay = Bajas estas y te quedas sin cartas, así que la mano termina:
ask-out-extend = Añades tu última carta a la combinación { $number }, y la mano termina:
ask-out-discard = Descartas tu última carta, y la mano termina:
ask-take = ### ¿Tomar { $count } cartas?
ask-take-owed = **{ $card } tiene que ir a la mesa este turno**, en una combinación nueva o añadida a otra.
ask-take-owed-new = **{ $card } tiene que ir a la mesa este turno**, en una combinación nueva.
ask-take-meld = Por ejemplo: { $cards }.
ask-take-add = Por ejemplo: añadir { $cards } a la combinación { $number }.
ask-contract = ### ¿Bajar este contrato?
ask-contract-after = Te { $cards ->
    [one] queda 1 carta
   *[other] quedan { $cards } cartas
}, y este turno ya no puedes bajar más.
ask-contract-more = Te { $cards ->
    [one] queda 1 carta
   *[other] quedan { $cards } cartas
}, y este turno puedes añadir a estas combinaciones.
ask-challenge = ### ¿Desafiar a { $name }?
ask-challenge-rule = Si { $name } acepta, se cuentan todas las cartas de ambos bandos. Quien tenga menos gana todo lo que suma el otro.
ask-challenge-refused = Si { $name } rechaza, sigues jugando.
ask-challenge-once = Si { $name } rechaza, sigues jugando y no puedes volver a desafiar este turno.
challenge-tie-drawn = Si cuentan lo mismo, nadie puntúa.
challenge-tie-challenged = Si cuentan lo mismo, gana quien recibió el desafío.
asked-challenge = ### { $name } te desafía
asked-challenge-rule = Si aceptas, se cuentan todas las cartas de ambos bandos. Quien tenga menos gana todo lo que suma el otro. Si rechazas, { $name } sigue jugando.
asked-offer = ### { $name } te ofrece { $card }
asked-offer-rule = Si la tomas, empiezas tu turno con ella en mano.
asked-offer-ace = Si la tomas, este turno no robas: el as vale por el robo.
asked-offer-keep = No puedes devolverla en el mismo turno.
offer-choose = **Elige una carta para ofrecer.** { $name } la toma o la rechaza.
offer-barred = Este turno no puedes devolver { $card }.
offer-last = **Te queda una sola carta, y esa no se ofrece.**
