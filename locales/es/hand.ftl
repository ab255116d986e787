## The head of a hand

# $where is "here" in the server itself.
hand-place = { $where ->
    [here] Contra { $name }
   *[elsewhere] **{ $server }** · contra { $name }
}
hand-last = ### Última mano · { $ended }
hand-deadwood = Puntos sueltos **{ $deadwood }**
hand-left = **{ $deadwood }** tras descartar
# Melds and unmatched cards stand under these, $count is what the hand counts.
hand-melds = Combinaciones
hand-unmatched = Sueltas · { $count }
hand-no-melds = Sin combinaciones aún · { $count }
hand-all-melds = Todo combinado · { $count }
hand-drawn = Robaste **{ $card }**.
hand-taken = Tomaste **{ $card }**.
hand-taken-stays = Tomaste **{ $card }**: guárdala este turno.

## A deal's end, until the next deal is asked for

deal-end-yours = Siguiente mano: te toca.
deal-end-theirs = Siguiente mano: le toca a { $name }.
press-next-deal = Siguiente mano

## What to do now

prompt-wait = Esperando a { $name }.
prompt-stock = **Te toca: roba del mazo.**
prompt-draw = **Te toca: roba del mazo o toma { $card }.**
prompt-upcard = **Te toca: toma { $card } o pasa.**
prompt-wall = **El mazo se agotó: termina la mano con { $card }, o pasa y nadie puntúa.**
prompt-discard = **Te toca: descarta una carta.**
prompt-discard-knock = **Te toca: descarta o cierra.**
prompt-discard-gin = **¡Gin! Cántalo o descarta.**
prompt-discard-big-gin = **Las once combinan: canta big gin o descarta.**
prompt-gin-only = **Tienes gin, y con estas reglas hay que cantarlo.**

## Buttons

press-stock = Robar
press-take = Tomar { $card }
press-pass = Pasar
press-resign = Rendirse…
press-hand = Mis cartas
press-hand-again = Actualizar
# Under a private hand while somebody else plays.
hand-goes-on = Esto se actualiza solo. Si se atasca, pulsa **{ $button }**.
press-back = Volver
press-knock = Cerrar…
# Beside cards, where the hand's count says what is left.
press-knock-brief = Cerrar
press-knock-with = Cerrar con { $deadwood }
press-gin = ¡Gin!
press-big-gin = ¡Big gin!
press-ask-off = La próxima, cerrar sin preguntar
press-other-discard = Otra carta…
press-discard-anyway = Descartar { $card }
press-keep = Quedármela
press-questions-off = No preguntar
press-ask-on = Preguntar antes de cerrar

## Ending the deal, step by step

ask-discard-knock = **¿Qué carta dejas boca abajo?**
ask-discard-gin = **¿Qué carta dejas boca abajo?** Con cualquiera de estas haces gin.
menu-discard = Carta boca abajo → puntos que te quedan
menu-discard-gin = Elige la carta que dejas boca abajo
choice-knock = { $card } → { $deadwood }
choice-gin = { $card }
ask-knock = ### ¿Cerrar con { $deadwood ->
        [one] 1 punto suelto
       *[other] { $deadwood } puntos sueltos
    }?
    { $card } queda boca abajo, y muestras:
ask-gin = ### ¿Cantar gin?
    { $card } queda boca abajo, y muestras:
ask-big-gin = ### ¿Cantar big gin?
    Muestras las once:
layout-ask = Puedes mostrarlas de varias formas, y eso cambia lo que { $name } podrá colocar.
layout-hint = Elige tus combinaciones
layout-best = La que menos deja colocar a { $name }

## Before a discard that may be a slip

ask-discard-passes-up-gin = ### Tienes gin. ¿Descartar { $card } de todos modos?
ask-discard-breaks-meld = ### ¿Descartar { $card } y romper una combinación?
    { $kept ->
        [one] Te quedaría **1** punto suelto
       *[other] Te quedarían **{ $kept }** puntos sueltos
    } en vez de **{ $best }**.
ask-discard-breaks-meld-with-drawn = ### ¿Descartar la carta que acabas de robar?
    { $card } forma parte de una combinación: { $kept ->
        [one] te quedaría **1** punto suelto
       *[other] te quedarían **{ $kept }** puntos sueltos
    } en vez de **{ $best }**.

## Resigning

# $match is the kind of contest.
resign-ask = **¿Te rindes ante { $name }?** { $match ->
    [best_of] Pierdes toda la serie
    [hollywood] Pierdes toda la hoja, con todas sus columnas
    [multi_match] Pierdes todas las mangas
   *[single] Pierdes la partida
}, y ya no se anotan más puntos.
press-resign-yes = Rendirme
press-resign-no = Seguir
resign-kept = Sigues jugando.
resign-done = Te has rendido.
