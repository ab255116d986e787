## The first deal, step by step; $card is what a sentence speaks of

command-learn = Jugar una primera mano, paso a paso, con todo explicado
learn-progress = Tu primera mano · paso { $step } de { $steps }
learn-computer = La máquina
learn-try-again = **Prueba otra vez.** { $why }
press-learn-knock = Cerrar: descartar { $card }, quedarte con { $deadwood }
press-learn-go-on = Descartar { $card } y seguir
press-learn-again = Empezar de nuevo

learn-title-goal = De qué se trata
learn-goal = Estas diez cartas son tuyas, y solo tú las ves. Se trata de ordenarlas en **combinaciones**:
    - un **grupo**: tres o cuatro cartas del mismo valor
    - una **escalera**: tres o más cartas seguidas del mismo palo (el as es la más baja)
learn-colours = Los cuatro palos tienen cuatro colores: ♠ negro, ♥ rojo, ♦ azul, ♣ verde.
learn-ask-goal = Ya hay una combinación. ¿Cuál es?
learn-not-goal-pair = Dos nueves son un buen comienzo, pero un grupo pide tres o cuatro.
learn-not-goal-suits = Van seguidas, pero no son del mismo palo. En una escalera todas lo son.

learn-title-upcard = La carta descubierta
learn-upcard = Exacto, eso es una escalera. Desde ahora tus combinaciones van primero, como en todas las partidas de aquí, y las demás cartas debajo.
    Hay una carta boca arriba: la **carta descubierta**. Repartió la máquina, así que eliges tú primero.
learn-ask-upcard = ¿Te sirve { $card }? Tómala o pasa.
learn-not-upcard-useless = { $card } no va con ninguna de tus cartas, y es alta. Tendrías que volver a soltarla.

learn-title-draw = Robar una carta
learn-draw = La máquina tampoco la quiere. Así empieza el juego: en cada turno robas una carta y descartas otra. Robas del **mazo**, que está boca abajo, o tomas la carta de encima del **montón**.
learn-ask-draw = Esta primera vez, del mazo. ¡Roba!

learn-title-deadwood = Las cartas sueltas
learn-deadwood = Con { $card } ya tienes otra escalera. Lo que queda fuera de tus combinaciones son **cartas sueltas**, y sus puntos cuentan contra ti: jota, dama y rey valen 10; el as, 1; las demás, lo que marcan.
learn-ask-deadwood = ¿Cuántos puntos sueltos tienes ahora?
learn-not-deadwood-all = Eso es todo lo que tienes en mano. Las cartas combinadas no cuentan.
learn-not-deadwood-cards = Tantas cartas quedan, sí. Ahora suma lo que cuentan: el rey, 10; los nueves, 9 cada uno…

learn-title-discard = Descartar
learn-discard = Ahora sobra una carta, que va boca arriba al montón. Tira lo que no encaje con nada y, de eso, lo que más cuente.
learn-ask-discard = ¿Qué carta descartas?
learn-not-discard-meld = { $card } forma parte de una escalera. Mejor no romperla.
learn-not-discard-pair = Los nueves podrían ser un grupo: quedan otros dos por ahí. Hay otra carta que no encaja con nada.
learn-not-discard-low = { $card } solo te cuesta { $count }. Hay otra que tampoco encaja, y cuesta más.

learn-title-pile = Vigilar el montón
learn-pile = La máquina tomó tu { $taken }. Para una escalera le haría falta { $upcard }, pero esa está en el montón. Así que **colecciona reyes**. Nadie te vuelve a enseñar el montón: recuerda lo que pasa por él.
learn-ask-pile = ¿Qué carta descartas?
learn-not-pile-meld = { $card } forma parte de una escalera. Mejor no romperla.
learn-not-pile-pair = Los nueves aún podrían ser un grupo. Hay otra carta que no encaja con nada.
learn-not-pile-low = { $card } solo te cuesta { $count }. Hay otra que tampoco encaja, y cuesta más.
learn-not-pile-feeds = Es la que más cuenta, y casi siempre tendrías razón. Pero { $card } es justo lo que espera la máquina. Guárdala un turno y descarta algo seguro.

learn-title-take = Tomar del montón
learn-take = La máquina ha descartado { $card }. En vez de robar a ciegas, puedes tomarla. Tu rival ve lo que tomas, así que hazlo cuando forme una combinación o alargue otra.
learn-ask-take = ¿Robas del mazo, o tomas { $card }?
learn-not-take-set = Mira tus nueves: con { $card } son un grupo. Una carta así es mejor que cualquiera que puedas robar.

learn-title-knock = Cuándo cerrar
learn-knock = ¡Tres combinaciones! Si lo que queda tras tu descarte cuenta { $limit } o menos, puedes **cerrar**: el descarte va boca abajo y la mano termina. Cuanto menos, mejor.
learn-ask-knock = ¿Qué haces?
learn-not-knock-high = Puedes, pero { $right } se quedaría y contaría contra ti. Deja boca abajo la carta más alta.
learn-not-knock-wait = Podrías seguir y esperar el **gin**, sin ninguna carta suelta. Pero la máquina tendría otro turno, y { $right } en el montón. Con tan poco, cierra.

learn-title-layoff = El rival coloca
learn-layoff = Has cerrado, y se muestran las cartas de ambos. Antes de contarlas, la máquina puede **colocar**: añadir cartas suyas a *tus* combinaciones, si encajan, para que no cuenten. Sus reyes son una combinación propia.
learn-ask-layoff = ¿Cuál de sus otras cartas encaja en una combinación tuya?
learn-not-layoff-other = { $card } no encaja: tu grupo es de nueves, y tus escaleras son de corazones, del 5 al 7, y de tréboles, del 2 al 4.

learn-title-score = Lo que te llevas
learn-score = La diferencia es tuya. Y pueden pasar dos cosas más:
    - **Gin**: cierras sin ninguna carta suelta. Eso da { $gin } más, y el rival no puede colocar nada.
    - **Undercut**: tu rival tiene lo mismo que tú, o menos. Entonces la diferencia es *suya*, y { $undercut } más.
    Quien llega antes a { $target } gana la partida. Luego vienen las bonificaciones: { $game } por la partida, { $box } por cada mano ganada (una **casilla**), y los puntos otra vez si el rival no tiene ninguna (**zapatero**).
learn-end = **Con esto basta. ¡Ahora, a jugar!**
    -# `/gin problem` trae un pequeño problema cada día; `/gin help`, todo lo demás.
press-learn-computer = Contra la máquina
press-learn-friend = Con amigos…
