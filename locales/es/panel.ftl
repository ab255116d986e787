# The panel of house rules: choosing them step by step, saving them, offering them.


## The panel

panel-title = ### Reglas caseras · { $step } de { $steps }: { $title }
panel-step-start = elegir
panel-step-change = editar
panel-step-use = jugar
panel-label-kind = **Tipo de reglas**
panel-label-start = **Reglas de las que partes**
panel-label-group = **Apartado**
panel-label-clock = **Tiempo por turno**
panel-label-knob = **Regla**
panel-label-value = **Cómo se juega**
panel-label-value-was = **Cómo se juega** · antes: { $before }
panel-label-play = **Jugar con estas reglas**
panel-label-save = **Guardarlas**
panel-challenge = Para retar a { $name }.
panel-open = Para un asiento que puede tomar cualquiera.
panel-practice = Para una partida contra la máquina.
panel-counter = Para tu reto con { $name }, en lugar de lo ofrecido.
panel-preset = Para guardarlas o jugar ya con ellas. Solo tú ves esto.
panel-start = Basadas en **{ $name }**.
panel-start-own = Basadas en **{ $name }**, que tienes guardadas.
panel-start-server = Basadas en **{ $name }**, guardadas para este servidor.
panel-start-unreadable = **{ $name }** se guardó con una versión más nueva y aquí no se puede leer.
panel-same = No has cambiado nada.
panel-same-offer = Lo mismo que ya está ofrecido.
panel-changed = **Cambios**
panel-change = - { $rule }: **{ $value }** (antes: { $before })
panel-change-new = - { $rule }: **{ $value }**
panel-variant = - **{ $name }** en lugar de { $before }
panel-clock-change = - El reloj: **{ $value }** en lugar de { $before }
panel-clock-about = Cuánto puede durar un turno. Quien acepta está de acuerdo.
panel-more = { $changes ->
    [one] - y 1 más
   *[other] - y { $changes } más
}
panel-many = Con estas juegan más de dos: ofrece asientos, y allí se une cada cual.
panel-who = ¿Con quién quieres jugar?
panel-who-menu = Elige un miembro
panel-delete = ¿Borrar **{ $name }** para siempre? Las partidas con estas reglas siguen.
panel-sent = ### Enviado
    Ya está en #{ $channel }.
panel-number = Un número
panel-number-range = De { $low } a { $high }
panel-name = Cómo llamarlas
panel-name-title = Guardar estas reglas
panel-name-server-title = Guardar para este servidor

panel-menu-group = Elige qué cambiar
panel-menu-knob = Elige una regla
panel-menu-value = Elige un valor
panel-menu-start = Elige de qué reglas partir
panel-menu-clock = Elige un reloj

press-panel = Reglas caseras…
press-panel-challenge = Retar a { $name }
press-panel-who = Retar…
press-panel-open = Ofrecer asiento
press-panel-practice = Practicar…
press-panel-counter = Enviar esta oferta
press-panel-over = Desde cero
press-panel-name = Guardar como…
press-panel-name-server = Guardar para todos…
press-panel-keep = Guardar { $name }
press-panel-delete = Borrar…
press-panel-really = Borrarlas
press-panel-stay = Conservarlas
press-panel-back = Atrás
press-panel-next = Siguiente
press-panel-type = Escribir…
press-rules-other = Otras reglas…

## What there is to start from

start-knock = Cerrar y listo
start-oklahoma = Oklahoma: la carta de cierre
start-contests = Series y hojas Hollywood
start-others = Otras combinaciones, otras mesas
start-programs = Como en otros programas
start-mine = Tus reglas guardadas
start-server = Reglas guardadas de este servidor
start-server-more = Más reglas guardadas de este servidor
start-unreadable = { $name } (no se puede leer)

## The groups

group-clock = El reloj
group-deal = El reparto
group-melds = Combinaciones y valores
group-knocking = El cierre
group-table = El juego en la mesa
group-scoring = Los puntos de la mano
group-game = La partida
group-contest = El formato
group-seats = Los asientos

## Values that many rules share

value-yes = Sí
value-no = No
value-off = No se aplica
value-number = { $number }

## The deal

rule-first-dealer = Primer reparto
value-first-dealer-random = Por sorteo
value-first-dealer-cut-low-deals = Al corte: reparte la carta más baja
value-first-dealer-cut-high-chooses = Al corte: elige la carta más alta
rule-next-dealer = Quién reparte después
value-next-dealer-alternate = Por turnos
value-next-dealer-winner = Quien gana la mano
value-next-dealer-loser = Quien pierde la mano
rule-draw-dealer = Quién reparte tras unas tablas
value-draw-dealer-same = El mismo bando
value-draw-dealer-rotate = El otro bando
rule-first-turn = Primer turno
value-first-turn-offer-both = Carta descubierta ofrecida a ambos
value-first-turn-offer-nondealer = Carta descubierta ofrecida a uno solo
value-first-turn-eleven-cards = Once cartas, ninguna descubierta
value-first-turn-stock-only = Del mazo, ninguna descubierta
value-first-turn-normal-draw = Carta descubierta o mazo, como siempre
rule-immediate-knock = Reparto con el que ya se puede cerrar
value-immediate-knock-allow = Se juega
value-immediate-knock-misdeal = Se reparte de nuevo
rule-discard-visibility = Qué se ve del montón
value-discard-visibility-top-only = La carta de encima
value-discard-visibility-full = Todo
rule-return-taken-discard = Una carta recién tomada puede volver
rule-stock-end = Cartas que quedan en el mazo
rule-wall-rule = Un descarte tras el último robo
value-wall-rule-end-on-discard = Termina la mano en tablas
value-wall-rule-last-discard-action = Aún se puede tomar para terminar la mano
rule-stall-guard = Turnos sin mazo hasta las tablas

## Melds and values

rule-sets = Los grupos valen
rule-runs = Escaleras
value-runs-suited = De un palo
value-runs-any-suit = De cualquier palo
rule-ace = El as en las escaleras
value-ace-low = Bajo: A-2-3
value-ace-high = Alto: Q-K-A
value-ace-high-or-low = Bajo o alto: A-2-3, Q-K-A
value-ace-corner = Dan la vuelta: K-A-2
rule-values = Lo que cuentan las cartas
value-values-standard = As 1, figuras 10
value-values-ace15 = As 15, figuras 10
value-values-colonel = As 10, figuras 10
value-values-mahjong = Del 2 al 9 cinco, del diez al rey 10, as 15
rule-table-melds = Dónde van las combinaciones
value-table-melds-none = En mano hasta el final
value-table-melds-own-only = En la mesa, cada bando las suyas
value-table-melds-shared = En la mesa, para ambos bandos

## Knocking

rule-knock-limit = Máximo para cerrar
value-knock-limit-upcard = Lo que diga la carta de cierre
value-knock-limit-gin-only = Nadie cierra: solo gin
rule-knock-limit-ace = Un as como carta de cierre
value-knock-limit-ace-one = Cierre con 1
value-knock-limit-ace-gin-only = Solo gin
rule-knock-card-source = Carta de cierre
value-knock-card-source-upcard = La carta descubierta
value-knock-card-source-second-deck = De otra baraja
rule-gin-compulsory = Obligatorio cantar gin
rule-final-discard = Último descarte
value-final-discard-required = Obligatorio
value-final-discard-optional = Se puede omitir
value-final-discard-none = No hay descartes
rule-knock-meld-mode = Combinaciones de quien cierra
value-knock-meld-mode-auto = Se pregunta solo si importa
value-knock-meld-mode-manual = Se eligen siempre a mano
rule-layoff-mode = Colocar cartas
value-layoff-mode-auto = Lo hace el bot
value-layoff-mode-manual = A mano
rule-layoff-on-gin = Colocar también contra el gin
rule-illegal-knock = Un cierre por encima del límite
value-illegal-knock-prevent = No se admite
value-illegal-knock-opponent-choice = Decide el rival
value-illegal-knock-expose = Se sigue a cartas vistas

## Playing to the table

rule-multi-take = Tomar varias cartas del montón
rule-deep-card-use = La carta tomada de más abajo
value-deep-card-use-meld-or-layoff = A una combinación nueva o a otra
value-deep-card-use-new-meld-only = A una combinación nueva
rule-contract = Contrato: tamaño de las combinaciones
value-contract = { $sizes }
rule-layoff-cap-per-meld = Cartas por turno a cada combinación
rule-extend-on-contract-turn = Añadir en el turno del contrato
rule-ace-offer-skips-draw = Quien acepta un as no roba
rule-reoffer-ban = Prohibido devolver enseguida
rule-exhaust-count = Qué cuenta al agotarse el mazo
value-exhaust-count-all-in-hand = Todo lo que hay en mano
value-exhaust-count-unmatched-only = Solo las sueltas
rule-challenge = Desafíos para comparar las cartas
rule-challenge-timing = Cuándo desafiar
value-challenge-timing-own-draw-phase = Antes de robar
value-challenge-timing-anytime = En cualquier momento del turno
rule-challenge-per-turn = Desafíos por turno
rule-challenge-tie = Cuentas iguales en un desafío
value-challenge-tie-drawn = Tablas
value-challenge-tie-challenged-wins = Gana quien lo recibió

## Scoring a deal

rule-knock-score = Un cierre da
value-knock-score-difference = La diferencia
value-knock-score-loser-full = Todo lo de quien pierde
rule-gin-bonus = Bonificación por gin
rule-gin-bonus-no-contract = Gin contra quien no tiene contrato
rule-big-gin = Big gin
value-big-gin-off = No hay
value-big-gin-total = Da tanto en total
value-big-gin-extra = Da tanto más que el gin
rule-big-gin-points = Puntos por big gin
rule-undercut-bonus = Bonificación por undercut
rule-tie-rule = Cuentas iguales
value-tie-rule-undercut = Hay undercut
value-tie-rule-no-score = Nadie puntúa
rule-exhaust-score = Al agotarse el mazo
value-exhaust-score-void = Nadie puntúa
value-exhaust-score-difference = Quien tenga menos, la diferencia
value-exhaust-score-table-minus-hand = Cada bando: mesa menos mano
rule-spade-doubles = Una pica como carta de cierre duplica
rule-extra-boxes-gin = Casillas extra por gin
rule-extra-boxes-big-gin = Casillas extra por big gin
rule-extra-boxes-undercut = Casillas extra por undercut
rule-spade-double-boxes = Casillas con una pica
value-spade-double-boxes-none = No se duplican
value-spade-double-boxes-extra = Se duplican las extra
value-spade-double-boxes-all = Se duplican todas
rule-sequence-bonus = Las escaleras puntúan por sí mismas
value-sequence-bonus-off = No
value-sequence-bonus-winner = Sí, las de quien gana
value-sequence-bonus-both = Sí, las de ambos bandos
rule-sequence-bonus-long-min = Cartas de una escalera larga
rule-sequence-bonus-long-per-card = Puntos por carta de escalera larga
rule-sequence-bonus-face-per-card = Puntos por figura en una escalera

## The game

rule-game-target = La partida va a
rule-game-bonus = Bonificación por la partida
rule-line-bonus = Puntos por casilla
rule-line-bonus-timing = Cuándo se cobran las casillas
value-line-bonus-timing-end = Al final de la partida
value-line-bonus-timing-immediate = En el acto
rule-shutout = El zapatero
value-shutout-off = No da nada
value-shutout-double-points = Duplica los puntos de quien gana
value-shutout-double-points-and-game = Duplica puntos y bonificación
value-shutout-double-total = Duplica todo el total
value-shutout-extra = Da tanto más
rule-shutout-points = Puntos por el zapatero
rule-exact-margin-forfeit = Ventaja que hace perder la partida
rule-exact-margin-basis = Esa ventaja se cuenta en
value-exact-margin-basis-points = Puntos
value-exact-margin-basis-final = Totales finales
rule-winner-by = Gana la partida
value-winner-by-first-to-target = Quien llega a la meta
value-winner-by-higher-final-total = Quien tiene más al final

## The contest

rule-match = Formato
value-match-single = Una partida
value-match-multi-match = Varias mangas, un marcador
value-match-best-of = Una serie de partidas
value-match-hollywood = Una hoja Hollywood
rule-best-of = Partidas de la serie
rule-multi-target = Todas las mangas van a
rule-multi-hand-bonus = Puntos por mano ganada, tras la manga
rule-multi-win-bonus = Bonificación por manga
rule-multi-shutout-bonus = Bonificación por ganar todas las manos
rule-hollywood-columns = Columnas de la hoja
rule-hollywood-late-entry = Primera anotación, columna cerrada
value-hollywood-late-entry-next-open = Va a la siguiente columna abierta
value-hollywood-late-entry-by-count = Se pierde
rule-hollywood-decide = Qué decide
value-hollywood-decide-net-points = Los totales de las columnas
value-hollywood-decide-columns-won = Las columnas ganadas
rule-hollywood-third-double = La tercera columna cuenta doble

## Seats

rule-seating = Quién juega
value-seating-heads-up = Dos jugadores
value-seating-partnership = Dos equipos
value-seating-round-robin = Tres o cuatro, quien pierde deja sitio
value-seating-captain = Capitanía contra los demás
value-seating-three-handed = Tres, todos en la misma mano
rule-team-size = Jugadores por equipo
rule-team-target = Meta de los equipos
rule-team-sweep-bonus = Por ganar todas las mesas, por miembro
rule-opponent-rotation = Cambio de rival
value-opponent-rotation-fixed = Nunca
value-opponent-rotation-each-hand = Cada mano
value-opponent-rotation-each-game = Cada partida
rule-partner-talk = En un equipo se ven las cartas
value-partner-talk-off = Nunca
value-partner-talk-after-own-hand = Al acabar la propia mano
value-partner-talk-always = Siempre
rule-team-result-visibility = Resultados de otras mesas
value-team-result-visibility-immediate = Se dicen en el acto
value-team-result-visibility-after-discard = Esperan al próximo descarte

## An offer of other rules

challenge-counters = { $you ->
    [host] ### Propones otras reglas a { $guest }
    [guest] ### { $host } te propone otras reglas
   *[other] ### { $host } propone otras reglas a { $guest }
}
offer-changed = **En lugar de la oferta anterior**

## What can’t be done

refusal-offer-changed = Entretanto se han propuesto otras reglas. Míralas primero.
refusal-only-they-offer = Las reglas las acuerdan { $name } y quien recibió el reto.
refusal-same-rules = Eso es lo que ya está ofrecido. Cambia algo primero.
refusal-seats-stay = Este reto es entre dos. Para más, `/gin play` ofrece asientos.
refusal-no-such-rule = Estas reglas ya no tienen esa opción. El panel muestra las que hay.
refusal-panel-gone = Ese panel ya no se guarda. **Reglas caseras…** en `/gin play` abre otro.
refusal-panel-used = Estas reglas ya se enviaron. **Reglas caseras…** en `/gin play` abre otro panel.
refusal-no-name = Ese nombre se queda en blanco. Elige otro.
refusal-name-taken = Ya hay otras reglas guardadas como «{ $name }». Elige otro nombre, o parte de esas y guárdalas de nuevo.
refusal-ready-made-name = «{ $name }» es el nombre de unas reglas ya hechas. Elige otro.
refusal-too-many-saved = Ya hay { $most } reglas guardadas, y no caben más. Borra alguna primero.
refusal-saved-gone = Esas reglas ya no están guardadas.
refusal-managers-only = Las reglas del servidor son cosa de quienes lo gestionan. Puedes guardarlas para ti.
refusal-no-number = Eso no es un número de { $low } a { $high }.
