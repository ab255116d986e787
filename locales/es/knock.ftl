## What lies on the table, in the knock family

pile-all = El montón, con la última carta al final · { $stock ->
    [one] 1 carta
   *[other] { $stock } cartas
} en el mazo
knock-card-second = Carta de cierre, de otra baraja: { $card }
knock-card-points = { $card } es de picas: los puntos de esta mano valen doble.
knock-card-boxes = { $what ->
    [extra] Con una pica ({ $card }), las casillas extra valen doble.
   *[all] Con una pica ({ $card }), las casillas de la mano valen doble.
}
open-hand = **{ $name }** juega a cartas vistas · puntos sueltos { $deadwood }
open-own = **Juegas a cartas vistas**, por cerrar con demasiados puntos.

## The stock is used up

wall-turn = **El mazo se agotó: { $name } puede terminar la mano con { $card }, o pasar.**

## What somebody did in their last turn, where hands may lie open

did-draw = { $you ->
    [winner] Robaste { $drawn } del mazo.
   *[other] { $name } robó { $drawn } del mazo.
}
did-draw-discard = { $you ->
    [winner] Robaste { $drawn } del mazo y descartaste { $discarded }.
   *[other] { $name } robó { $drawn } del mazo y descartó { $discarded }.
}
did-claim-knock = { $you ->
    [winner] Cerraste con demasiados puntos y descartaste { $discarded }.
   *[other] { $name } cerró con demasiados puntos y descartó { $discarded }.
}
did-stock-claim-knock = { $you ->
    [winner] Robaste del mazo, cerraste con demasiados puntos y descartaste { $discarded }.
   *[other] { $name } robó del mazo, cerró con demasiados puntos y descartó { $discarded }.
}
did-take-claim-knock = { $you ->
    [winner] Tomaste { $taken }, cerraste con demasiados puntos y descartaste { $discarded }.
   *[other] { $name } tomó { $taken }, cerró con demasiados puntos y descartó { $discarded }.
}
did-draw-claim-knock = { $you ->
    [winner] Robaste { $drawn }, cerraste con demasiados puntos y descartaste { $discarded }.
   *[other] { $name } robó { $drawn }, cerró con demasiados puntos y descartó { $discarded }.
}
did-continue-exposed = { $you ->
    [winner] Seguiste, con el rival a cartas vistas.
   *[other] { $name } siguió, con el rival a cartas vistas.
}

## A knock with too much

ask-claim-knock = ### ¿Cerrar con { $deadwood }?
    Es más de lo permitido: { $limit } como mucho. { $card } va al montón.
ask-discard-claim = **Cierre: ¿qué carta descartas?** El límite es { $limit }.
menu-discard-claim = Carta que descartas → puntos que te quedan
claim-choice = { $name } decide: contar las cartas tal como están, o que sigas jugando a cartas vistas.
claim-expose = Sigues jugando a cartas vistas hasta el final de la mano.
claimed = ### { $you ->
    [winner] Cierras con { $deadwood }
   *[other] { $name } cierra con { $deadwood }
}, y el límite es { $limit }
claim-shown = Se descarta { $card }, y esto queda a la vista:
claim-wait = Esperando a que { $name } decida: contar las cartas o seguir jugando.
claim-turn = **{ $name } decide: contar las cartas o seguir jugando.**
claim-accept = **Contar las cartas**: { $theirs } de { $name } contra tus { $yours }, menos lo que puedas colocar. Haces undercut con { $tie ->
    [undercut] { $theirs } o menos
   *[no-score] menos de { $theirs }
}.
claim-go-on = **Seguir jugando**: te toca robar, y las cartas de { $name } quedan a la vista hasta el final de la mano.
press-accept-knock = Contar las cartas
press-continue-exposed = Seguir jugando

## Laying off by hand

lay-off-melds = { $you ->
    [winner] Tus combinaciones
   *[other] Combinaciones de { $name }
}
lay-off-so-far = Colocadas: { $cards }
lay-off-best = **Te toca colocar.** Lo mejor te deja con **{ $deadwood }**:
lay-off-one = { $card } en { $meld }
lay-off-singly = O carta a carta:
lay-off-no-more = **Te toca colocar.** Lo que aún encaja no te dejaría con menos.
lay-off-none = **Ninguna carta tuya encaja en las combinaciones de { $name }.** Ya se puede contar.
lay-off-end = **Ya no encaja ninguna carta tuya.** Ya se puede contar.
lay-off-which = **¿En qué combinación va { $card }?**
lay-off-wait = Esperando a que { $name } coloque cartas.
lay-off-turn = **Le toca colocar a { $name }.**
meld-run = { $low }–{ $high }
lay-off-on = En { $meld }
press-lay-off-best = Colocar lo mejor
press-lay-off-several = { $card }…
press-done = Contar
press-done-rest = No colocar más
press-done-nothing = No colocar nada

## Choosing the melds to show

layout-ask-any = Puedes mostrarlas de varias formas; está marcada la mejor.
layout-best-least = Menos puntos sueltos, y lo más seguro
layout-keeps = Te deja { $deadwood }
layout-more = Más formas…
layout-back = Las anteriores…

## The cut before the first deal

cut = Corte: { $cards }
cut-card = { $name } { $card }
cut-deals = { $you ->
    [winner] Sacas la carta más baja: repartes primero.
   *[other] { $name } saca la carta más baja y reparte primero.
}
cut-chooses = { $you ->
    [winner] Sacas la carta más alta: empiezas, y reparte el otro bando.
   *[other] { $name } saca la carta más alta y empieza; reparte el otro bando.
}
cut-captain = { $you ->
    [winner] Sacas la carta más alta: llevas la capitanía.
   *[other] { $name } saca la carta más alta y lleva la capitanía.
}
