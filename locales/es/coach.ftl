# What the coach says: moves, and what is to be said for them. docs/coach.md

## Moves, as advice

coach-take = Toma { $card }
coach-take-several = Toma { $cards }
coach-stock = Roba del mazo
coach-pass = Pasa
coach-discard = Descarta { $card }
coach-knock = Cierra, con { $card } boca abajo
coach-gin = Canta gin, con { $card } boca abajo
coach-big-gin = Canta big gin
coach-lay = Baja { $cards }
coach-extend = Añade { $card } a la combinación { $target }
coach-contract = Baja el contrato: { $cards }
coach-end-meld = No bajes más
coach-offer = Ofrece { $card }
coach-last-card = Guarda la última carta
coach-accept = Acepta
coach-accept-offer = Acepta { $card }
coach-continue-exposed = Sigue jugando
coach-reject = Rechaza
coach-reject-offer = Rechaza { $card }
coach-challenge = Desafía
coach-layoff = Coloca { $card } en la combinación { $target }
coach-done = No coloques más

## Why: what speaks for a move, and (with “but”) what against it.
# $cards are one or several; where there are too many to name, the message with “many” is said.

coach-melds = Así combinas { $cards }.
coach-melds-but = Pero deja escapar la combinación { $cards }.
coach-breaks = No separa { $cards }.
coach-breaks-but = Pero rompe { $cards }.
coach-deadwood = Te { $number ->
    [one] queda 1 punto suelto
   *[other] quedan { $number } puntos sueltos
} en vez de { $than }.
coach-deadwood-but = Pero te { $number ->
    [one] queda 1 punto suelto
   *[other] quedan { $number } puntos sueltos
} en vez de { $than }.
coach-waits = Te { $number ->
    [one] sirve 1 carta viva
   *[other] sirven { $number } cartas vivas
} en vez de { $than }: también { $cards }.
coach-waits-many = Te { $number ->
    [one] sirve 1 carta viva
   *[other] sirven { $number } cartas vivas
} en vez de { $than }.
coach-waits-but = Pero te { $number ->
    [one] sirve 1 carta viva
   *[other] sirven { $number } cartas vivas
} en vez de { $than }: ya no { $cards }.
coach-waits-but-many = Pero te { $number ->
    [one] sirve 1 carta viva
   *[other] sirven { $number } cartas vivas
} en vez de { $than }.
coach-readies = Con { $number ->
    [one] 1 carta viva
   *[other] { $number } cartas vivas
} podrías cerrar, en vez de { $than }: también { $cards }.
coach-readies-many = Con { $number ->
    [one] 1 carta viva
   *[other] { $number } cartas vivas
} podrías cerrar, en vez de { $than }.
coach-readies-but = Pero con { $number ->
    [one] 1 carta viva
   *[other] { $number } cartas vivas
} podrías cerrar, en vez de { $than }: ya no { $cards }.
coach-readies-but-many = Pero con { $number ->
    [one] 1 carta viva
   *[other] { $number } cartas vivas
} podrías cerrar, en vez de { $than }.
coach-gins = Con { $number ->
    [one] 1 carta viva
   *[other] { $number } cartas vivas
} harías gin, en vez de { $than }: también { $cards }.
coach-gins-many = Con { $number ->
    [one] 1 carta viva
   *[other] { $number } cartas vivas
} harías gin, en vez de { $than }.
coach-gins-but = Pero con { $number ->
    [one] 1 carta viva
   *[other] { $number } cartas vivas
} harías gin, en vez de { $than }: ya no { $cards }.
coach-gins-but-many = Pero con { $number ->
    [one] 1 carta viva
   *[other] { $number } cartas vivas
} harías gin, en vez de { $than }.
coach-ready = Bajas a { $number }: puedes cerrar.
coach-ready-but = Pero con { $number } podrías haber cerrado.
coach-feeds = La otra carta va con { $cards }, que tu rival tomó.
coach-feeds-but = Pero va con { $cards }, que tu rival tomó.
coach-danger = A tu rival le sirve en el { $number } % de los casos; la otra carta, en el { $than } %.
coach-danger-but = Pero a tu rival le sirve en el { $number } % de los casos; la otra carta, en el { $than } %.
coach-dead = Ya nadie más puede combinarla.
coach-thrown = Va con { $cards }, que tu rival no quiso.
coach-shows = No enseña nada de tus cartas.
coach-shows-but = Pero enseña una de tus cartas.
coach-denies = Si la dejas, le sirve a tu rival en el { $number } % de los casos.
coach-denies-but = Pero si la dejas, le sirve a tu rival en el { $number } % de los casos.
coach-blind = { $number } de las { $than } cartas que no has visto te { $number ->
    [one] serviría
   *[other] servirían
}.
coach-blind-but = Pero { $number } de las { $than } cartas que no has visto también te { $number ->
    [one] habría
   *[other] habrían
} servido.
coach-wins = Cerrar ahora te da alrededor de { $number ->
    [one] un punto
   *[other] { $number } puntos
}.
coach-wins-but = Pero cerrar ahora te da alrededor de { $number ->
    [one] un punto
   *[other] { $number } puntos
}.
coach-loses = Cerrar ahora te cuesta alrededor de { $number ->
    [one] un punto
   *[other] { $number } puntos
}.
coach-loses-but = Pero cerrar ahora te cuesta alrededor de { $number ->
    [one] un punto
   *[other] { $number } puntos
}.
coach-safe = Cerrar ahora solo acaba en undercut en el { $number } % de los casos.
coach-safe-but = Pero cerrar ahora solo acaba en undercut en el { $number } % de los casos.
coach-undercut = Cerrar ahora acaba en undercut en el { $number } % de los casos.
coach-undercut-but = Pero acaba en undercut en el { $number } % de los casos.
coach-hope = Si sigues, { $number ->
    [one] una carta viva te da
   *[other] { $number } cartas vivas te dan
} gin: { $cards }.
coach-hope-none = Si sigues, ninguna carta viva te da gin enseguida.
coach-hope-but = Pero si sigues, { $number ->
    [one] una carta viva te da
   *[other] { $number } cartas vivas te dan
} gin: { $cards }.
coach-hope-but-none = Pero ninguna carta viva te da gin enseguida.
coach-stock-left = Solo { $number ->
    [one] queda una carta
   *[other] quedan { $number } cartas
} por robar.
coach-stock-left-but = Pero solo { $number ->
    [one] queda una carta
   *[other] quedan { $number } cartas
} por robar.
coach-why-gin = Al gin no se le puede hacer undercut, y lleva bonificación.
coach-why-gin-but = Pero al gin no se le puede hacer undercut, y lleva bonificación.
coach-why-big-gin = Las once combinan: eso da más que el gin.
coach-why-big-gin-but = Pero las once combinan: eso da más que el gin.
coach-lays = Lleva { $cards } a la mesa: { $number ->
    [one] un punto
   *[other] { $number } puntos
}.
coach-sheds = { $cards } cuenta { $number } y apenas encaja con otras.
coach-keeps = { $cards } aún pueden acabar en una combinación.
coach-fetches = Así combinas { $cards }.
coach-fits = Puedes llevar { $cards } a la mesa.
