## Tips. Cards and numbers in them come from the engine.

tips-another = Otro consejo
tips-hint = Elige un tema
tips-topic-any = Todos los temas
tips-topic-early = Los primeros turnos
tips-topic-melds = Formar combinaciones
tips-topic-pile = Leer el montón
tips-topic-knock = Cerrar
tips-topic-late = Al final de la mano
tips-topic-skarney = Gin Skarney
tips-topic-colonel = Colonel

## The first turns

tip-title-shed = Tira primero las altas
tip-shed = Lo que no encaja con nada te cuesta lo que cuenta si tu rival cierra. Descarta aquí { $card }, y de { $before } pasas a { $after }.
tip-title-low = Las bajas pueden quedarse
tip-low = Ni estas tres cartas ni las otras tres combinan. Pero las bajas te cuestan { $low }, y las altas, { $high }.
tip-title-upcard = Toma la carta descubierta si combina
tip-upcard = La pareja cuenta { $before }; con la carta descubierta es un grupo y cuenta { $after }. Esa carta es gratis, y si la dejas, puede ayudar a tu rival.
tip-title-soon = Baja tu cuenta
tip-soon = Cada robo debería quitarte puntos sueltos o acercar una combinación. Quien antes va bajo, antes puede cerrar, mientras el otro aún está lleno de cartas.

## Building melds

tip-title-middle = El centro vale más
tip-middle = Cuenta las combinaciones de tres o cuatro: un siete cabe en { $seven } de ellas; un as o un rey, solo en { $edge }. Así que guarda las cartas del centro.
tip-title-pair = ¿Qué esperas?
tip-pair = La pareja espera { $pair } cartas, igual que 7♦ 8♦, abierta por ambos lados: { $open }. Q♦ K♦ tiene un solo lado ({ $edge }) y 6♦ 8♦ un hueco ({ $gap }). Quédate con lo que más espere.
tip-title-three = Dos opciones a la vez
tip-three = Estas tres esperan { $waits } cartas: { $cards }. Si te cierran, solo cuestan { $count }.
tip-title-dead = Hay parejas muertas
tip-dead = Dos jotas pueden hacer grupo con { $waits } cartas. Si ambas están descartadas, { $left ->
    [0] no queda ninguna
    [one] queda 1
   *[other] quedan { $left }
}: rompe la pareja.
tip-title-break = Una pareja se puede romper
tip-break = Tienes dos damas y robas un dos. Quédate con una dama y el dos, y de { $before } pasas a { $after }. Cuando la mano ya va larga, es mejor que esperar la tercera dama.

## Reading the pile

tip-title-memory = Recuerda lo que ya salió
tip-memory = Solo se ve lo de encima del montón, así que memoriza el resto. No esperes una carta que está ahí, y tira lo que ya no le sirve a nadie.
tip-title-takes = Mira lo que toma tu rival
tip-takes = Si tu rival toma 9♠, hay { $count } cartas que van con ella en una combinación de tres: { $cards }. Piénsalo dos veces antes de tirar una. Lo que deja pasar también dice mucho.
tip-title-hold = Guarda lo que colecciona
tip-hold = Si tu rival ha tomado nueves, tu propio nueve no es una pérdida: no lo tendrá, y cuando cierre, podrás colocarlo.
tip-title-vary = Que no te lean fácil
tip-vary = Quien siempre tira de mayor a menor enseña al rival a hacer lo mismo, y qué puede guardar sin peligro. Varía de vez en cuando.

## Knocking

tip-title-often = Cierra en cuanto puedas
tip-often = Los buenos cierran a menudo y rara vez esperan el gin. Así el rival no tiene tiempo de ordenarse. Solo cuando la mano va larga hay que temer un undercut.
tip-title-gin = ¿Cerrar, o esperar el gin?
tip-gin = Aquí podrías cerrar con { $deadwood }. { $count } cartas harían gin: { $cards }. Cuenta las que aún pueden llegar. Con pocas, cierra. Con unas cinco, espera un turno o dos, no más: el gin solo da más o menos el doble.
tip-title-layout = Muestra lo que menos ayude
tip-layout = De ambas formas te queda lo mismo. La primera deja colocar { $worse }; la segunda, solo { $better }. El bot propone la segunda.
tip-title-undercut = Cuidado con el undercut
tip-undercut = Si cierras y a tu rival le queda lo mismo o menos, gana: la diferencia, y { $points } más. Cuanto más larga la mano, más bajo hay que cerrar.

## Late in a deal

tip-title-ready = Espera un cierre
tip-ready = Con medio mazo robado, tu rival bien puede estar a punto. Suelta lo alto, aunque sea de una pareja, y cuenta lo que te quedaría.
tip-title-queen = La dama que esperaba
tip-queen = Alguien guardó una dama turno tras turno, esperando la jota, y ordenó el resto demasiado tarde. Su rival cerró con estas cartas y se quedó en { $deadwood }. Se pudieron colocar { $cards }; quedaron { $left }, y eso costó { $points }.
tip-title-luck = La suerte se iguala
tip-luck = Una mano dice poco de quién juega mejor. Cien, sí. Juega a la larga, y no persigas una mala mano.

## Skarney gin

tip-title-contract = Cuándo bajar el contrato
tip-contract = En eso consiste todo. Si lo bajas demasiado pronto, te quedas con una o dos cartas muertas que no van con nada. Demasiado tarde, todo lo que tienes cuenta contra ti.
tip-title-mixed = Las escaleras crecen mejor
tip-mixed = Una escalera puede ser de cualquier palo, así que a esta le van { $run } cartas, y al grupo { $set ->
    [one] solo una carta
   *[other] { $set } cartas
}. Guarda combinaciones que puedan crecer.

## Colonel

tip-title-lay = ¿Bajar pronto, o guardar?
tip-lay = Lo que está en la mesa no puede contar contra ti si tu rival termina. Pero puede añadirle cartas, y así librarse de las suyas.
tip-title-many = Muchas bajas ganan un desafío
tip-many = Gana la cuenta más baja, no tener menos cartas: estas seis cuentan { $many }; las dos de al lado, { $few }.
