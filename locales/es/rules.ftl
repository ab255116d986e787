## One line

line-rules = **{ $rules }** · { $contest }
line-single = una partida a { $target }
line-best-of = al mejor de { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
} a { $target }
line-hollywood = { $columns ->
    [one] Hollywood, una columna a { $target }
   *[other] Hollywood, { $columns } columnas a { $target }
}
line-multi-match = mangas a { $target }, { $total } en total
line-gin = gin{"\u00A0"}{ $points }
line-out = terminar{"\u00A0"}{ $points }
line-undercut = undercut{"\u00A0"}{ $points }
line-big-gin = big{"\u00A0"}gin{"\u00A0"}{ $points }
line-line-bonus = casilla{"\u00A0"}{ $value }
line-game-bonus = partida{"\u00A0"}{ $value }
line-shutout = { $value ->
    [double_points] el zapatero duplica
    [double_points_and_game] el zapatero duplica puntos y partida
    [double_total] el zapatero duplica el total
   *[extra] zapatero{"\u00A0"}{ $points }
}
line-house = Reglas caseras: { $options }
line-house-more = Reglas caseras: { $options }; y { $more } más
limit-second-deck = una segunda baraja fija el cierre
limit-table = combinaciones en la mesa, para ambos bandos
limit-own-table = combinaciones en la mesa, cada bando las suyas
short-single = { $rules } a { $target }
short-best-of = { $rules }, al mejor de { $games } a { $target }
short-hollywood = { $rules }, { $columns ->
    [one] 1 columna
   *[other] { $columns } columnas
} a { $target }
short-multi-match = { $rules }, mangas a { $target }
short-house = { $rules }, reglas caseras
option-beside = { $said } ({ $number })
press-rules = Reglas

## A book of rules: its pages, and what every one of them is about

page-melds = Combinaciones
page-play = Juego
page-end = Final
page-score = Puntos
page-game = Partida
rules-title = ### { $rules }
rules-page = **{ $page }**

## Melds

rules-aim-knock = **Objetivo:** ordenar tus diez cartas en combinaciones, y terminar la mano cuando fuera de ellas quede poco.
rules-aim-gin = **Objetivo:** tener antes que nadie las diez cartas en combinaciones.
rules-aim-mahjong = **Objetivo:** llevar tus cartas a la mesa, en combinaciones tuyas o en las que ya haya, y quedarte sin cartas antes que nadie.
rules-aim-skarney = **Objetivo:** bajar tu contrato, añadir a tus combinaciones, y quedarte sin cartas antes que nadie.
rules-aim-colonel = **Objetivo:** quedarte sin cartas antes que nadie, con combinaciones tuyas y cartas añadidas a las de la mesa.
rules-set = **Grupo:** tres o cuatro cartas del mismo valor.
rules-run-suited = **Escalera:** tres o más cartas seguidas, del mismo palo.
rules-run-any-suit = **Escalera:** tres o más cartas seguidas, de cualquier palo.
rules-ace-low = El as es bajo; una escalera puede ser:
rules-ace-high = El as es alto; una escalera puede ser:
rules-ace-high-or-low = El as es alto o bajo; una escalera puede ser:
rules-ace-corner = Las escaleras dan la vuelta; una puede ser:
rules-one-meld = Cada carta va en una sola combinación. Las que sobran son **cartas sueltas**, y cuentan contra ti.
rules-one-meld-table = Cada carta va en una sola combinación. Lo que te queda en mano cuenta contra ti, combine o no.
rules-values-standard = El as cuenta 1, las demás cartas su número, las figuras 10.
rules-values-ace15 = El as cuenta 15, las demás cartas su número, las figuras 10.
rules-values-colonel = El as cuenta 10, las demás cartas su número, las figuras 10.
rules-values-mahjong = Del dos al nueve cuentan 5, del diez al rey 10, el as 15.

## Playing

rules-play-knock = Diez cartas cada uno. En un turno se **roba**, del mazo o de encima del montón, y se **descarta**.
rules-play-jersey = Diez cartas cada uno. En un turno se **roba**, del mazo o de encima del montón, y se **descarta**; luego juega quien está a la izquierda, y nadie más puede tomar lo que tiras.
rules-play-mahjong = Diez cartas cada uno. En un turno se **roba**, del mazo o del montón; luego, si quieres, se **baja** y se añaden cartas a cualquier combinación de la mesa; luego se **descarta**.
rules-play-mahjong-deep = Puedes tomar más de una carta de encima del montón; entonces la de más abajo tiene que ir a la mesa en este turno.
rules-play-skarney = Diez cartas cada uno, y sin descartes. En un turno se **roba** del mazo; luego viene tu **contrato** o, si ya está bajado, combinaciones nuevas y cartas añadidas a las tuyas; luego se **ofrece** una carta al otro bando, que la toma o la devuelve.
rules-play-colonel = Diez cartas cada uno. En un turno se **roba**, del mazo o de encima del montón; luego, si quieres, se **baja** y se añaden cartas a cualquier combinación de la mesa; luego se **descarta**.

## Ending a deal

rules-end-knock = Después de robar puedes **cerrar**: descartas boca abajo y muestras tus cartas, si fuera de tus combinaciones queda lo bastante poco.
rules-end-gin-only = Nadie cierra. Con las diez cartas en combinaciones tras tu descarte tienes **gin**, y la mano termina.
rules-end-gin = Si no queda nada, es **gin**.
rules-end-big-gin = Las once cartas en combinaciones, sin descarte, son **big gin**.
rules-end-layoff = El otro bando aparta entonces también sus combinaciones, y **coloca** lo que encaje en las de quien cerró.
rules-end-layoff-three = Los otros dos apartan entonces también sus combinaciones, y **colocan** lo que encaje en las de quien cerró: primero quien está a su izquierda. Una carta puede ir sobre otra colocada por ti, no sobre una ajena.
rules-end-layoff-auto = Eso lo hace el bot, de la mejor manera (con **Colocar cartas**, en el panel de reglas caseras, se hace a mano).
rules-end-out = Quien se queda sin cartas **termina**, y con ello la mano.

## Scoring

rules-knock-difference = **Cierre:** la diferencia entre ambas cuentas.
rules-knock-loser-full = **Cierre:** todo lo que le queda a quien pierde.
rules-knock-difference-three = **Cierre:** la diferencia con la cuenta de cada uno de los otros dos.
rules-knock-loser-full-three = **Cierre:** todo lo que les queda a los otros dos.
rules-undercut = **Undercut,** si al otro bando le queda lo mismo o menos: ese bando se lleva la diferencia y { $points }.
rules-undercut-below = **Undercut,** si al otro bando le queda menos: ese bando se lleva la diferencia y { $points }.
rules-undercut-three = **Undercut,** si a otro le queda lo mismo o menos: la cuenta más baja gana { $points } y la diferencia con cada uno de los otros dos.
rules-undercut-below-three = **Undercut,** si a otro le queda menos: la cuenta más baja gana { $points } y la diferencia con cada uno de los otros dos.
rules-gin = **Gin:** { $points }, y todo lo que le queda al otro bando.
rules-big-gin = **Big gin:** { $points }, y todo lo que le queda al otro bando.
rules-gin-three = **Gin:** { $points }, y todo lo que les queda a los otros dos.
rules-big-gin-three = **Big gin:** { $points }, y todo lo que les queda a los otros dos.
rules-cancelled-gin = **Gin** con todo colocado en él: nadie puntúa.
rules-draw = **Nadie la termina:** sin puntos.
rules-out = **Terminar:** { $points }, y todo lo que el otro bando tiene en mano.
rules-out-bare = **Terminar:** todo lo que el otro bando tiene en mano.
rules-out-no-contract = **Terminar** contra un bando sin contrato: { $points } en vez de { $bonus }.
rules-out-both = **Cada bando:** lo que ha llevado a la mesa, menos lo que tiene en mano; quien termina recibe { $points } más.
rules-challenge = **Desafío aceptado:** quien tenga menos gana todo lo que el otro bando tiene en mano.

## The game

rules-match-single = **Una partida** a { $target ->
    [one] { $target } punto
   *[other] { $target } puntos
}.
rules-match-best-of = **Al mejor de { $games }** { $games ->
    [one] partida
   *[other] partidas
} a { $target ->
    [one] { $target } punto
   *[other] { $target } puntos
} cada una.
rules-match-hollywood = **{ $columns ->
    [one] 1 columna
   *[other] { $columns } columnas
}** en paralelo, cada una con su partida a { $target }: la primera victoria de un bando se anota en una columna, la segunda en dos, y así sucesivamente.
rules-match-multi-match = **Mangas** a { $target ->
    [one] { $target } punto
   *[other] { $target } puntos
}, una tras otra; con sus bonificaciones suman hasta { $total }.
rules-seating-partnership = **Equipos:** cada miembro juega una mano contra uno del otro bando; el bando que gana más en total se anota la diferencia.
rules-seating-round-robin = **Todos contra todos:** juegan dos, los demás esperan; quien pierde una mano deja sitio a quien más lleva esperando.
rules-seating-captain = **Capitanía:** uno juega contra todos los demás por turno; cada cual sigue hasta que pierde una mano.
rules-seating-three-handed = **Juegan tres** en cada mano, cada cual por su cuenta. Al final todos ajustan cuentas con todos: el total más bajo paga la diferencia.
rules-both-reach = Si ambos llegan en la misma mano, gana el total más alto; con totales iguales se sigue.
rules-no-bonus = Al final no se suma nada.
rules-box = Cada mano ganada es una **casilla**; quien gana una partida sin que el otro bando tenga ninguna lo deja **zapatero**.

## A small example, played by the same program as the deals

example-title = **Por ejemplo**
example-knock-card = **Por ejemplo,** con { $card } como carta de cierre: se cierra con { $limit } o menos
example-gin-card = **Por ejemplo,** con { $card } como carta de cierre: solo el gin termina la mano
example-limit = **Por ejemplo,** si se cierra con { $limit } o menos
example-one = Norte
example-two = Sur
example-hand = { $name } · le quedan: { $cards } = { $count }
example-empty = { $name } · no le queda nada
example-laid-off = { $name } colocó { $cards }
example-table = { $name } ha bajado { $count }
example-out = { $name } termina
example-holds = { $name } tiene { $cards } = { $count }
example-scores = { $name } se anota **{ $points }**
example-without = Contra un bando sin contrato: **{ $sum }**
example-boxes = y { $boxes ->
    [one] una casilla
   *[other] { $boxes } casillas
}
example-line = { $name }: { $line }
example-nobody = Nadie puntúa.
