## Refusals on a sheet for real cards

refusal-does-not-fit = { $code ->
    [over] Entonces el encuentro terminaría antes de la mano { $name }. Corrige primero las posteriores.
   *[players] La mano { $name } ya no encajaría: la jugarían otros. Corrige primero esa.
}
refusal-sheet-moved = La hoja ha cambiado entretanto. Así está ahora.
refusal-sheet-over = En esta hoja ya no se puede anotar nada.
refusal-entry-gone = Esa mano ya no está en la hoja.
refusal-entry-open = A esta mano aún le falta algo.
refusal-proposal-waits = Otro cambio de la hoja espera respuesta. Ese va primero.
refusal-proposal-gone = Eso ya tiene respuesta.
refusal-not-latest = Solo se puede quitar la última mano, y solo quien la anotó. *Corregir…* pregunta a los demás.
refusal-sheet-started = Esta hoja ya ha empezado, o está cerrada.
refusal-sheet-players = { $code ->
    [heads_up] Aquí juegan dos: antes tiene que unirse alguien.
    [round_robin] Aquí juegan tres o cuatro, por turnos.
    [partnership] Ambos equipos necesitan los mismos jugadores, dos como mínimo.
   *[captain] La capitanía juega en solitario contra dos o más.
}
refusal-same-name = En esta hoja ya hay alguien llamado { $name }.

## A sheet for real cards, in its channel

paper-rules = Cartas de verdad · { $rules }
paper-many = { $players ->
    [one] 1 jugador
   *[other] { $players } jugadores
}
paper-number = Mano { $deal }
paper-round = **Ronda { $round }**
paper-round-table = Ronda { $round }, mesa { $table }
paper-deal = { $ended }{ $points ->
    [none] {""}
   *[other] : { $points }
}{ $boxes ->
    [0] {""}
    [1] {""}
   *[other] {" "}({ $boxes } casillas)
}
paper-last = { $place } · { $deal }
paper-label = { $place } · { $deal }
paper-entered = { $place } · { $deal } · anotada por { $name }
paper-next = **Siguiente, mano { $number }:** { $one } – { $two }. Reparte { $dealer }.
paper-table = Mesa { $number }: { $one } – { $two }. Reparte { $dealer }.
paper-waiting = { $players ->
    [one] Descansa { $names }.
   *[other] Descansan { $names }.
}
paper-over = **El encuentro ha terminado.** Una mano mal anotada aún se puede corregir.
paper-closed = **Esta hoja se cerró tal como está.**
paper-would-change = **{ $name } quiere cambiar esto:** { $place }
paper-would-remove = **{ $name } quiere quitar esto:** { $place }
paper-would-close = **{ $name } quiere cerrar la hoja tal como está.** Entonces no gana nadie.
paper-now = Ahora: { $deal }
paper-then = Después: { $deal }
paper-asks = { $waiting ->
    [one] { $names }, ¿de acuerdo?
   *[other] { $names }: { $every ->
        [any] tiene que aceptar alguien de cada bando.
       *[all] tienen que aceptar todos.
    }
}
press-paper-enter = Anotar una mano
press-paper-undo = Quitar: { $place }
press-paper-dealer = Reparte primero { $name }
press-paper-fix = Corregir…
press-paper-close = Cerrar la hoja
press-agree = De acuerdo
press-refuse = Rechazar
press-new-sheet = Hoja nueva

## Until everybody has come

paper-head = ### { $host } lleva los puntos de una partida con cartas de verdad
    { $seating ->
        [partnership] Dos equipos, de cuantos se unan a cada bando
        [round_robin] Tres o cuatro, quien pierde una mano descansa
        [captain] Uno contra los demás, que se turnan
       *[heads_up] Dos jugadores
    }
paper-joined = { $side ->
    [captain] **Capitanía:** { $names }
    [field] **Los demás, en este orden:** { $names }
    [side1] **Bando 1:** { $names }
    [side2] **Bando 2:** { $names }
   *[all] **Jugadores:** { $names }
}
paper-gone = { $status ->
    [withdrawn] Se retiró la hoja.
   *[expired] No llegó gente suficiente a tiempo.
}
press-paper-join = { $side ->
    [captain] Tomar la capitanía
    [field] Con los demás
    [side1] Al bando 1
    [side2] Al bando 2
   *[all] Unirse
}
press-paper-guest = { $side ->
    [captain] Añadir a la capitanía…
    [field] Añadir a alguien…
    [side1] Añadir al bando 1…
    [side2] Añadir al bando 2…
   *[all] Añadir a alguien…
}
press-paper-leave = Salir
press-paper-start = Empezar

## Entering a deal, for one member alone

entry-title = { $place }
entry-fix = Corregir: { $place }
entry-between = { $one } – { $two }. Reparte { $dealer }.
entry-missing = { $what ->
    [table] ¿Qué mesa es?
    [who] ¿Quién ganó?
    [knocker] ¿Quién cerró?
    [how] ¿Cómo terminó?
    [counts] ¿Cuántos puntos sueltos quedaron?
   *[points] ¿Cuántos puntos?
}
entry-hint = { $counts ->
    [yes] Cuenta después de combinar y colocar. Las bonificaciones se suman solas.
   *[no] Todos los puntos de la mano, con sus bonificaciones. No se anota nada hasta que pulses el botón.
}
entry-table = Mesa { $table }: { $one } – { $two }
entry-which-table = ¿Qué mesa?
entry-pair-turn = { $one } – { $two }, les toca
entry-pair = { $one } – { $two }
entry-who-played = ¿Quiénes jugaron?
entry-won = Ganó { $name }
entry-knocked = { $name } cerró o hizo gin
entry-nobody = No ganó nadie
entry-nobody-knocked = No cerró nadie: tablas
entry-who = { $counts ->
    [yes] ¿Quién cerró?
   *[no] ¿Quién ganó?
}
entry-how = ¿Cómo terminó?
entry-result = { $result ->
    [knock] Con un cierre
    [gin] Gin
    [big_gin] Big gin
    [undercut] Con un undercut
    [out] Sin cartas en mano
    [exhausted] Se agotó el mazo
    [challenge] Un desafío
    [draw] Tablas: se agotó el mazo
    [tie] Empate: a ambos les quedó lo mismo
    [cancelled_gin] Gin con todo colocado
    [misdeal] Reparto anulado: se repartió de nuevo
   *[resign] { $name } dio por perdido el encuentro
}
entry-number = { $kind ->
    [kept] Puntos sueltos de { $name }
    [against] Puntos sueltos de { $name }, tras colocar
   *[points] Puntos de { $name }
}{ $value ->
    [none] {""}
   *[other] : { $value }
}
entry-boxes = { $boxes ->
    [one] 1 casilla
   *[other] { $boxes } casillas
}
entry-how-many-boxes = ¿Cuántas casillas?
entry-which = ### ¿Qué mano está mal?
    Los demás tienen que aceptar la corrección.
entry-choose = Elige una mano
entry-close = ¿Cerrar la hoja tal como está? No gana nadie, y ya no se puede anotar nada. Los demás tienen que aceptarlo.
press-paper-closing = Cerrarla
entry-entered = Está en la hoja.
entry-proposed = La pregunta está en la hoja, para los demás.
entry-moved = La hoja ha cambiado entretanto. Vuelve a mirar: aún no se ha anotado nada tuyo.
press-entry-count-on = Anotar puntos sueltos
press-entry-count-off = Anotar los puntos ganados
press-entry-big-on = Fue big gin
press-entry-big-off = No fue big gin
press-entry-spade-on = Con pica: valió doble
press-entry-spade-off = Sin pica
press-entry-type = Escribirlo…
press-entry-enter = Anotar esta mano
press-entry-change = Pedir este cambio
press-entry-remove = Pedir que se quite
press-entry-next = Anotar la siguiente
type-points = Puntos de la mano
type-number = { $numbers ->
    [one] Un número
   *[two] Dos números, con un espacio en medio
}
guest-title = Alguien que no está en Discord
guest-name = Nombre

## Phrases of a deal of which only the points are known

end-knock-bare = { $you ->
    [winner] Ganas con un cierre
   *[other] { $winner } gana con un cierre
}
end-challenge-bare = { $you ->
    [winner] Un desafío, y ganas
   *[other] Un desafío, y gana { $winner }
}

## The command

command-realcards = Llevar los puntos cuando juegas con cartas de verdad
command-realcards-member = Contra quién juegas
command-realcards-friend = Contra quién juegas, por su nombre, si no está en Discord
refusal-too-much-typed = Eso no es un número que encaje aquí.

## In a member's list of games

game-sheet = { $state ->
    [asks] **Te preguntan por una hoja de cartas de verdad**, { $rules }: { $score }
    [waits] Una hoja de cartas de verdad espera jugadores, { $rules }
   *[runs] Cartas de verdad, { $rules }: { $score }
}
