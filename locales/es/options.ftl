# What each option of the rules means, as a phrase among others: a message an option.
# $value is a word, or a number where the option has one.

option-first-dealer = { $value ->
    [random] el primer reparto se sortea
    [cut_low_deals] se corta para el primer reparto, y reparte la carta más baja
   *[cut_high_chooses] se corta para el primer reparto, y la carta más alta elige quién reparte
}
option-next-dealer = { $value ->
    [alternate] el reparto se alterna
    [winner] quien gana una mano reparte la siguiente
   *[loser] quien pierde una mano reparte la siguiente
}
option-draw-dealer = { $value ->
    [same] tras una mano en tablas vuelve a repartir el mismo bando
   *[rotate] tras una mano en tablas reparte el otro bando
}
option-first-turn = { $value ->
    [offer_both] la carta descubierta se ofrece a quien no reparte, y luego a quien reparte
    [offer_nondealer] la carta descubierta se ofrece solo a quien no reparte
    [eleven_cards] sin carta descubierta: quien no reparte recibe once cartas y empieza descartando
    [stock_only] sin carta descubierta: quien no reparte empieza robando del mazo
   *[normal_draw] el primer turno es como los demás: la carta descubierta o el mazo
}
option-immediate-knock = { $value ->
    [allow] un reparto con el que ya se puede cerrar se juega
   *[misdeal] un reparto con el que ya se puede cerrar se anula y se repite
}
option-discard-visibility = { $value ->
    [top_only] solo se ve la carta de encima del montón
   *[full] se ve todo el montón de descartes
}
option-return-taken-discard = { $value ->
    [yes] una carta tomada del montón puede volver a él en el mismo turno; dos veces seguidas son tablas
   *[no] una carta tomada del montón no puede volver a él en el mismo turno
}
option-stock-end = { $value ->
    [0] el mazo se roba hasta la última carta
    [1] la última carta del mazo no se roba
   *[other] las últimas { $value } cartas del mazo no se roban
}
option-wall-rule = { $value ->
    [end_on_discard] un descarte tras el último robo termina la mano en tablas
   *[last_discard_action] con el descarte tras el último robo, el otro bando aún puede terminar la mano
}
option-stall-guard = { $value ->
    [one] 1 turno sin robar del mazo termina la mano
   *[other] { $value } turnos sin robar del mazo terminan la mano
}
option-sets = { $value ->
    [yes] los grupos valen como combinación
   *[no] solo valen las escaleras, no los grupos
}
option-runs = { $value ->
    [suited] las escaleras son de un solo palo
   *[any_suit] las escaleras son de cualquier palo
}
option-ace = { $value ->
    [low] el as es bajo: A-2-3
    [high] el as es alto: Q-K-A
    [high_or_low] el as es bajo o alto: A-2-3, Q-K-A
   *[corner] las escaleras dan la vuelta: K-A-2
}
option-values = { $value ->
    [standard] el as cuenta 1, las figuras 10
    [ace15] el as cuenta 15
    [colonel] el as cuenta 10
   *[mahjong] del 2 al 9 cuentan 5, del diez al rey 10, el as 15
}
option-table-melds = { $value ->
    [none] las combinaciones quedan en mano hasta el final
    [own_only] las combinaciones se bajan a la mesa durante el juego, y solo les añade quien las bajó; nadie cierra
   *[shared] las combinaciones se bajan a la mesa durante el juego, y ambos bandos les añaden; nadie cierra
}
option-knock-limit = { $value ->
    [upcard] la carta de cierre dice con cuánto se cierra
    [gin_only] nadie cierra: solo el gin termina la mano
   *[other] se cierra con { $value } o menos
}
option-knock-limit-ace = { $value ->
    [one] as como carta de cierre: se cierra con 1
   *[gin_only] as como carta de cierre: nadie cierra, solo el gin termina la mano
}
option-knock-card-source = { $value ->
    [upcard] la carta descubierta es la carta de cierre
   *[second_deck] la carta de cierre viene de otra baraja
}
option-gin-compulsory = { $value ->
    [yes] quien tiene gin debe cantarlo
   *[no] con gin en mano se puede seguir jugando
}
option-final-discard = { $value ->
    [required] la última carta de una mano es un descarte
    [optional] una mano puede terminar sin un último descarte
   *[none] no hay descartes
}
option-knock-meld-mode = { $value ->
    [auto] a quien cierra solo se le pregunta por las combinaciones cuando importa
   *[manual] quien cierra elige siempre las combinaciones
}
option-layoff-mode = { $value ->
    [auto] las cartas se colocan solas, lo mejor posible
   *[manual] las cartas se colocan a mano
}
option-layoff-on-gin = { $value ->
    [yes] también se coloca contra el gin, y quedarse sin ninguna suelta lo anula
   *[no] contra el gin no se coloca nada
}
option-illegal-knock = { $value ->
    [prevent] un cierre por encima del límite no se admite
    [opponent_choice] ante un cierre por encima del límite, el rival lo cuenta o deja que se siga a cartas vistas
   *[expose] tras un cierre por encima del límite, quien cerró sigue a cartas vistas
}
option-knock-score = { $value ->
    [difference] un cierre da la diferencia de puntos
   *[loser_full] un cierre da todos los puntos de quien pierde
}
option-gin-bonus = { $value ->
    [0] el gin no da bonificación
   *[other] el gin da { $value }
}
option-big-gin = { $value ->
    [off] no hay big gin
    [total] el big gin da { $points } en total
   *[extra] el big gin da { $points } más que el gin
}
option-undercut-bonus = { $value ->
    [0] el undercut no da bonificación
   *[other] el undercut da { $value }
}
option-tie-rule = { $value ->
    [undercut] con cuentas iguales hay undercut
   *[no_score] con cuentas iguales nadie puntúa
}
option-spade-doubles = { $value ->
    [yes] una pica como carta de cierre duplica los puntos de la mano
   *[no] ninguna carta duplica la mano
}
option-spade-double-boxes = { $value ->
    [none] ninguna carta duplica casillas
    [extra] una pica como carta de cierre duplica las casillas extra
   *[all] una pica como carta de cierre duplica todas las casillas
}
option-extra-boxes = { $value ->
    [none] una mano ganada es una casilla, se gane como se gane
   *[some] casillas extra: { $gin } por gin, { $big_gin } por big gin, { $undercut } por undercut
}
option-sequence-bonus = { $value ->
    [off] las escaleras no dan nada por sí mismas
    [winner] las escaleras de quien gana puntúan: { $long } por carta desde { $cards } cartas, y { $pictures } por figura
   *[both] las escaleras de ambos bandos puntúan: { $long } por carta desde { $cards } cartas, y { $pictures } por figura
}
option-gin-bonus-no-contract = { $value ->
    [off] el gin da lo mismo contra un bando sin contrato
   *[other] el gin da { $value } contra un bando sin contrato
}
option-exhaust-score = { $value ->
    [void] si se agota el mazo, nadie puntúa
    [difference] si se agota el mazo, quien tenga menos se anota la diferencia
   *[table_minus_hand] si se agota el mazo, cada bando se anota lo que bajó menos lo que le queda
}
option-game-target = la partida va a { $value }
option-game-bonus = { $value ->
    [0] ganar la partida no da bonificación
   *[other] ganar la partida da { $value }
}
option-line-bonus = { $value ->
    [0] las casillas no dan nada
   *[other] cada casilla da { $value }
}
option-line-bonus-timing = { $value ->
    [end] las casillas se cobran al final de la partida
   *[immediate] las casillas se cobran en el acto
}
option-shutout = { $value ->
    [off] el zapatero no da nada
    [double_points] el zapatero duplica los puntos de quien gana
    [double_points_and_game] el zapatero duplica los puntos y la bonificación de partida
    [double_total] el zapatero duplica todo el total de quien gana
   *[extra] el zapatero da { $points } más a quien gana
}
option-exact-margin-forfeit = { $value ->
    [off] ninguna ventaja hace perder
   *[other] acabar con una ventaja exacta de { $value } hace perder la partida
}
option-exact-margin-basis = { $value ->
    [points] esa ventaja se cuenta en puntos
   *[final] esa ventaja se cuenta en totales finales
}
option-winner-by = { $value ->
    [first_to_target] gana la partida quien llega a la meta
   *[higher_final_total] gana la partida quien acaba con más total
}
option-match = { $value ->
    [single] un encuentro es una partida
    [multi_match] un encuentro son varias mangas que suman en un solo marcador
    [best_of] un encuentro es una serie de partidas
   *[hollywood] un encuentro es una hoja Hollywood: partidas en paralelo que comparten las manos
}
option-multi-target = el marcador de todas las mangas va a { $value }
option-multi-hand-bonus = cada mano ganada en una manga da { $value } cuando esta acaba
option-multi-win-bonus = ganar una manga da { $value }
option-multi-shutout-bonus = ganar todas las manos de una manga da { $value } más
option-best-of = una serie es al mejor de { $value }
option-hollywood-columns = { $value ->
    [1] la hoja tiene una columna
   *[other] la hoja tiene { $value } columnas
}
option-hollywood-late-entry = { $value ->
    [next_open] una primera anotación va a la siguiente columna abierta
   *[by_count] una primera anotación se pierde si su columna ya está cerrada
}
option-hollywood-decide = { $value ->
    [net_points] deciden los totales de las columnas
   *[columns_won] decide el número de columnas ganadas
}
option-hollywood-third-double = { $value ->
    [yes] la tercera columna cuenta doble
   *[no] cada columna cuenta una vez
}
option-seating = { $value ->
    [heads_up] juegan dos
    [partnership] juegan dos equipos
    [round_robin] juegan tres o cuatro, y quien pierde una mano deja sitio
    [three_handed] juegan tres, todos en la misma mano y cada cual por su cuenta
   *[captain] quien lleva la capitanía juega contra los demás, que se turnan
}
option-team-size = { $value ->
    [1] sin tamaño de equipo fijo
   *[other] equipos de { $value }
}
option-team-target = { $value ->
    [off] los equipos juegan a una meta según su tamaño
   *[other] los equipos juegan a { $value }
}
option-team-sweep-bonus = { $value ->
    [0] ganar todas las mesas no da nada más a un equipo
   *[other] ganar todas las mesas da a un equipo { $value } por cada miembro a partir del tercero
}
option-opponent-rotation = { $value ->
    [fixed] cada miembro conserva su rival
    [each_hand] por parejas, se cambia de rival en cada mano
    [after_loss] tras una mano perdida se cambia de rival, salvo que el bando que pierde conserve los suyos
   *[each_game] se cambia de rival en cada partida
}
option-partner-talk = { $value ->
    [off] en un equipo nadie ve las cartas de los demás
    [after_own_hand] quien ha acabado su mano puede ver las cartas de su equipo
   *[always] en un equipo se ven las cartas
}
option-team-result-visibility = { $value ->
    [immediate] el resultado de una mesa se dice en el acto
   *[after_discard] el resultado de una mesa se le oculta a quien tiene once cartas hasta que descarta
}
option-multi-take = { $value ->
    [yes] se pueden tomar varias cartas del montón
   *[no] solo se puede tomar la carta de encima del montón
}
option-deep-card-use = { $value ->
    [meld_or_layoff] de varias cartas tomadas, la de más abajo va a una combinación nueva o se añade a otra
   *[new_meld_only] de varias cartas tomadas, la de más abajo va a una combinación nueva
}
option-contract = el contrato pide { $melds ->
    [one] una combinación
   *[other] { $melds } combinaciones
}, de { $sizes } cartas
option-layoff-cap-per-meld = { $value ->
    [1] una carta por turno a cada combinación
   *[other] como mucho { $value } cartas por turno a cada combinación
}
option-extend-on-contract-turn = { $value ->
    [yes] en el turno del contrato se puede añadir a las combinaciones
   *[no] en el turno del contrato no se baja nada más
}
option-ace-offer-skips-draw = { $value ->
    [yes] quien acepta un as no roba en su turno siguiente
   *[no] quien acepta un as roba como siempre
}
option-reoffer-ban = { $value ->
    [yes] una carta aceptada no se puede devolver enseguida
   *[no] una carta aceptada se puede devolver enseguida
}
option-exhaust-count = { $value ->
    [all_in_hand] si se agota el mazo, cuentan todas las cartas en mano
   *[unmatched_only] si se agota el mazo, solo cuentan las cartas sueltas en mano
}
option-challenge = { $value ->
    [yes] un bando puede desafiar al otro a comparar las cartas
   *[no] no hay desafíos
}
option-challenge-timing = { $value ->
    [own_draw_phase] se desafía antes de robar
   *[anytime] se desafía en cualquier momento del propio turno
}
option-challenge-per-turn = { $value ->
    [1] como mucho un desafío por turno
   *[other] como mucho { $value } desafíos por turno
}
option-challenge-tie = { $value ->
    [drawn] un desafío con cuentas iguales acaba en tablas
   *[challenged_wins] un desafío con cuentas iguales lo gana quien lo recibió
}
