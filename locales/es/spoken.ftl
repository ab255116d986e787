# What is read aloud to those who can’t see the screen, who have set it so. No sign but the usual
# punctuation; what is new comes first. Where the key of another message follows “spoken-”, these
# words are said instead of that one.

## Cards by their full names

# Thirteen ranks from the ace to the king, with commas between them.
spoken-ranks = as, dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez, jota, dama, rey
# The same as a sentence has them that says what is done with the card: “You drew the ace of spades.”
spoken-ranks-object = el as, el dos, el tres, el cuatro, el cinco, el seis, el siete, el ocho, el nueve, el diez, la jota, la dama, el rey
# The same in a list: “You laid ace, two, three of spades.”
spoken-ranks-objects = as, dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez, jota, dama, rey
# Clubs, diamonds, hearts, spades, as a card’s name has them.
spoken-suits = tréboles, diamantes, corazones, picas
# $rank may be several ranks, of a run.
spoken-card = { $rank } de { $suit }
# What stands between two cards, between two melds, and at the end of a sentence.
spoken-comma = {", "}
spoken-semicolon = {"; "}
spoken-stop = .
# What stands between the figures of two sides: “25 to 40”.
spoken-to = {" a "}

## A hand

spoken-deal-begins = Empieza la mano { $deal }. { $you ->
    [winner] Repartiste tú.
   *[other] Repartió { $name }.
}
spoken-melds = Tus combinaciones: { $melds }.
spoken-no-melds = No tienes combinaciones.
spoken-run = una escalera, { $cards }
spoken-set = un grupo, { $cards }
spoken-unmatched = Sueltas: { $cards }.
spoken-all-matched = No tienes cartas sueltas.
spoken-deadwood = Puntos sueltos: { $deadwood }.
spoken-deadwood-left = Puntos sueltos: { $deadwood }, o { $left } con el mejor descarte.
spoken-discards-top = Encima del montón: { $card }.
spoken-discards-all = El montón, desde arriba: { $cards }.
spoken-discards-below = Cartas debajo: { $cards }.
spoken-discards-empty = El montón está vacío.
spoken-stock = Cartas en el mazo: { $stock }.
spoken-numbered = Combinación { $number }: { $meld }.
spoken-link-channel = Ir al canal { $channel }
spoken-score = Marcador: { $score }
spoken-score-two = { $one } { $points1 }, { $two } { $points2 }
spoken-column-points = { $name } { $points1 }, el otro bando { $points2 }
spoken-column-won = { $points } (ganada)
spoken-column-star = { $points } (ganada)
spoken-column-both = { $points1 } a { $points2 }
spoken-score-columns = { $one } contra { $two }, columna por columna: { $columns }
spoken-hand-drawn = Robaste { $card }.
spoken-hand-taken = Tomaste { $card }.
spoken-hand-taken-stays = Tomaste { $card }. Este turno te quedas con esa carta.
spoken-melds-drawn = Robaste { $card }.
spoken-melds-taken = Tomaste { $card }.
spoken-melds-taken-barred = Tomaste { $card }. Este turno te quedas con esa carta.
spoken-melds-taken-more = Tomaste del montón: { $cards }.
spoken-limit-card = { $limit }, por la carta de cierre: { $card }
spoken-limit-second = { $limit }, por una carta de otra baraja: { $card }
spoken-knock-card-second = Carta de cierre, de otra baraja: { $card }.
spoken-knock-card-points = La carta de cierre es una pica: los puntos de esta mano valen doble.
spoken-knock-card-boxes = { $what ->
    [extra] La carta de cierre es una pica: las casillas extra valen doble.
   *[all] La carta de cierre es una pica: las casillas de la mano valen doble.
}

## What may be done

spoken-prompt-wall = Te toca, y el mazo se agotó: toma { $card } y termina la mano, o pasa y nadie puntúa.
spoken-press-stock = Robar del mazo
spoken-press-take = Tomar { $card } del montón
spoken-press-hand-again = Leer la mano como está ahora
spoken-press-knock = Cerrar, y elegir el descarte
spoken-press-knock-with = Cerrar con { $deadwood }{ $card ->
    [none] {""}
   *[other] , descartando { $card }
}
spoken-press-gin = Cantar gin{ $card ->
    [none] {""}
   *[other] , descartando { $card }
}
spoken-press-big-gin = Cantar big gin con las once cartas
spoken-press-other-discard = Terminar con otro descarte
spoken-press-keep = Conservar la carta
spoken-press-questions-off = No preguntar antes de descartes así
spoken-menu-discard = Elige la carta que dejas boca abajo
spoken-menu-discard-claim = Elige la carta que descartas
spoken-choice-knock = Cerrar con { $deadwood }, descartando { $card }
spoken-choice-gin = Cantar gin, descartando { $card }
spoken-ask-knock = ¿Cerrar con { $deadwood }? Dejas { $card } boca abajo y muestras:
spoken-ask-gin = ¿Cantar gin? Dejas { $card } boca abajo y muestras:
spoken-ask-big-gin = ¿Cantar big gin? Muestras las once:
spoken-ask-discard-breaks-meld-with-drawn = ¿Descartar { $card }, la carta que acabas de robar? Forma parte de una combinación: { $kept ->
    [one] te quedaría 1 punto suelto
   *[other] te quedarían { $kept } puntos sueltos
} en vez de { $best }.
spoken-ask-claim-knock = ¿Cerrar con { $deadwood }? Es más de lo permitido: { $limit } como mucho. Descartas { $card }.
spoken-claim-shown = Descarte: { $card }. Esto queda a la vista:

## Laying off

spoken-press-lay-off = Colocar { $card }
spoken-press-lay-off-several = Colocar { $card }, y elegir la combinación
spoken-lay-off-one = { $card }, en { $meld }
spoken-lay-off-which = ¿En qué combinación colocas { $card }?
spoken-lay-off-on = Colocarla en { $meld }

## Melds on the table

spoken-deed-take-more = { $you ->
    [winner] tomaste
   *[other] tomó
} { $count } cartas hasta { $card }
spoken-deed-reject = { $you ->
    [winner] rechazaste
   *[other] rechazó
} { $card }
spoken-melds-owed = Tienes que bajar { $card } ahora.
spoken-melds-owed-new = Tienes que bajar { $card } este turno, en una combinación nueva.
spoken-ask-take-owed = Tienes que bajar { $card } este turno, en una combinación nueva o añadida a otra.
spoken-ask-take-owed-new = Tienes que bajar { $card } este turno, en una combinación nueva.
spoken-ask-take-add = Por ejemplo, añadir a la combinación { $number }: { $cards }.
spoken-press-hold = Elegir { $card }
spoken-press-drop = Devolver { $card }
spoken-press-lay = Bajar { $cards }
spoken-press-lay-picked = Bajar las cartas elegidas como combinación
spoken-press-add = Añadir { $card } a la combinación { $number }, { $cards }
spoken-press-clear = Devolver todas las cartas elegidas
spoken-press-melds-done = Terminar el turno
spoken-press-melds-done-offer = No bajar más, y ofrecer una carta
spoken-press-melds-done-end = Terminar el turno, y con él la mano
spoken-press-contract = Ver el contrato que puedes bajar
spoken-press-aside = Apartar las cartas elegidas como combinación { $number } de { $of }
spoken-press-undo = Recoger { $cards }
spoken-press-offer-refuse = Rechazar la carta
spoken-press-challenge = Desafiar al otro bando
spoken-coach-reject-offer = Rechazar { $card }
spoken-menu-suit = Elegir cartas de un palo: { $suit }, { $cards }
spoken-option-take = Tomar { $count } cartas, hasta { $card }
spoken-option-add = Combinación { $number }, { $cards }

## Elsewhere

spoken-melds-numbered = Combinación { $number }: { $cards }
spoken-replay-turn = Le toca: { $hand }
# $bars are figures, of one deal after another.
spoken-profile-trend-bars = Regalados mano a mano, la más reciente al final: { $bars }
spoken-board-nowhere = sin puesto
spoken-board-line = { $rank }: { $name }, { $value }
spoken-board-line-own = { $rank }: { $name }, { $value }
spoken-audit-set = { $name }: antes, { $before }; ahora, { $after }

## How a deal ended

spoken-side-left = { $name }, en mano: { $count }
spoken-award-difference = Puntos sueltos, { $high } menos { $low }: { $points }
spoken-award-left = En mano, { $high } menos { $low }: { $points }
spoken-award-unmatched = Sueltas, { $high } menos { $low }: { $points }
spoken-award-table = { $name }: { $table } en la mesa, menos { $hand } en mano{ $out ->
    [0] {""}
   *[other] , y { $out } por terminar
}: { $points }
