# Los torneos como los ven los miembros: crearlos, su mensaje, sus páginas, lo que se dice de ellos.

command-cup = Torneos en tu servidor
command-cup-new = Crear un torneo
command-cup-list = Ver los torneos de este servidor
command-cup-show = Ver cómo va un torneo
command-cup-which = ¿Qué torneo? El último si no lo dices

## Words

cup-hours = { $hours ->
    [one] una hora
   *[other] { $hours } horas
}
cup-days = { $days ->
    [one] un día
   *[other] { $days } días
}
cup-unknown = …
cup-nobody = nadie
cup-and-more = { $names } y { $count } más
cup-format-knockout = Eliminatoria
cup-format-double-elimination = Doble eliminación
cup-format-round-robin = Liga, todos contra todos
cup-format-groups = Grupos y eliminatoria
cup-format-swiss = Sistema suizo
cup-about-knockout = Quien pierde una vez queda fuera.
cup-about-double-elimination = Quien pierde dos veces queda fuera.
cup-about-round-robin = Todos juegan contra todos; 16 como máximo.
cup-about-groups = Primero grupos; luego, los dos primeros de cada uno en una eliminatoria.
cup-about-swiss = Unas rondas contra quienes tienen los mismos puntos; nadie queda fuera.
cup-third-yes = Con partido por el tercer puesto
cup-third-no = Sin partido por el tercer puesto
cup-finals-yes = Una segunda final si la primera iguala las derrotas
cup-finals-no = Una sola final
cup-legs = { $legs ->
    [1] Se enfrentan una vez
   *[other] Se enfrentan dos veces
}
cup-rounds = Rondas: { $rounds }
cup-rounds-usual = Tantas rondas como hagan falta
cup-seeding-rating = Cabezas de serie por puntuación
cup-seeding-hand = Orden de quien organiza
cup-seeding-lot = Por sorteo
cup-match-time = Tiempo por enfrentamiento: { $time }
cup-organiser = Organiza { $name }
# $matches is how many matches the round has.
cup-round-knockout = { $matches ->
    [1] Final
    [2] Semifinal
    [4] Cuartos de final
   *[other] Ronda { $round }
}
cup-round-winners = Cuadro de ganadores, ronda { $round }
cup-round-losers = Cuadro de perdedores, ronda { $round }
cup-round-final = { $round ->
    [1] Final
   *[other] Segunda final
}
cup-round-third = Tercer puesto
cup-round-group = Grupo { $group }, ronda { $round }
cup-round = Ronda { $round }
cup-group = Grupo { $group }
cup-pair = { $one } – { $other }
cup-pair-score = { $one } { $first } – { $second } { $other }
cup-pair-bye = { $one }: descansa
cup-pair-played = { $pair }
cup-pair-agreed = { $pair }
cup-pair-walkover = { $pair } (incomparecencia)
cup-pair-ruled = { $pair } (lo decidió quien organiza)
cup-pair-left = { $pair } (incomparecencia: fuera del torneo)
cup-line = { $round }: { $pair }
cup-line-ends = el tiempo acaba { $when }
cup-place = { $place }. { $names }
cup-wins = Gana { $name }
cup-out = { $name } (se fue)
cup-disqualified = { $name } (descalificación)

## The panel of a new cup

cup-new-title = ### Un torneo nuevo
cup-new-called = Se llamará **{ $title }**.
cup-new-about = Esto solo lo ves tú. **Crear** muestra el torneo en este canal, y allí puede apuntarse cualquiera.
cup-untitled = Torneo de { $name }
cup-rules-title = ### Las partidas del torneo
cup-outlook-head = **Lo que se jugará**
cup-outlook = Con { $entrants } participantes: { $matches ->
    [one] { $matches } enfrentamiento
   *[other] { $matches } enfrentamientos
}, { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
}, como mucho { $time }
cup-menu-format = Formato
cup-menu-legs = Cuántas veces se enfrentan
cup-menu-rounds = Rondas
cup-menu-seeding = Cabezas de serie
cup-menu-hours = Tiempo por enfrentamiento
cup-menu-clock = Tiempo por turno
cup-clock-usual = El de las reglas o el del servidor
cup-form-title = Un nombre para el torneo
cup-form-label = Nombre
press-cup-name = Nombre…
press-cup-rules = Reglas…
press-cup-create = Crear
cup-created = El torneo está en { $channel }, donde puede apuntarse cualquiera. Cuando estén todos, empiézalo con **Organizar…**.
refusal-entries-closed = Ahora nadie puede apuntarse: la inscripción está cerrada.
refusal-no-cups = Aquí aún no hay torneos. `/cup new` crea uno.

## The cup's message

cup-head = ### { $title }
cup-entered-none = Aún no se ha apuntado nadie.
cup-entered-count = **Ya participan ({ $count }):** { $names }
cup-may-enter = Pulsa **Participar** para apuntarte. { $name } empezará el torneo.
cup-entries-closed = La inscripción está cerrada. { $name } empezará el torneo.
cup-waits = Si nadie lo empieza, se cancela { $when }.
cup-playing = **En juego**
cup-more-behind = Más en **{ $button }**
cup-pairing = Se está emparejando la próxima ronda.
cup-still-enter = Aún puedes apuntarte: juegas desde la próxima ronda.
cup-standings = **Clasificación**
cup-points = { $place }. { $name } · { $points }
cup-won = **¡{ $name } ha ganado el torneo!**
cup-no-winner = **El torneo ha terminado sin ganador.**
cup-cancelled = **El torneo se canceló.**
press-cup-enter = Participar
press-cup-leave = Dejarlo
press-cup-left = Sí, dejarlo
press-cup-more = Más…
press-cup-organise = Organizar…
cup-entered = Participas en **{ $title }**. Te avisaré cuando se abra tu primer enfrentamiento.
cup-leave-ask = ¿Dejar **{ $title }**? Hasta que empiece puedes volver a apuntarte.
cup-leave-running = ¿Dejar **{ $title }**? Abandonas la partida que estés jugando en él, pierdes los demás enfrentamientos y no puedes volver.
cup-left = Has dejado **{ $title }**.

## All that there is to read

cup-page = ### { $title } · { $page }
cup-page-matches = Enfrentamientos
cup-page-entrants = Participantes
cup-page-table = Clasificación
cup-page-rules = Reglas
cup-not-begun = El torneo aún no ha empezado.
cup-no-places = Aún no hay ningún puesto decidido.
cup-table-row = { $place }. **{ $name }** · { $points } · ganados: { $wins }, empatados: { $draws }, perdidos: { $losses }
cup-ties-figures = Sonneborn-Berger { $berger } · puntos de las partidas { $difference }
cup-ties-figures-swiss = Buchholz { $buchholz } · Sonneborn-Berger { $berger } · puntos de las partidas { $difference }
cup-time-rule = Tiempo para cada enfrentamiento: { $time }, y otro tanto si ambas partes están de acuerdo. Cuando se acaba, pierde quien tiene el turno; a un turno que acaba de empezar se le deja algo más.
cup-ties-knockout = Un empate se vuelve a jugar.
cup-ties-places = Quienes pierden en la misma ronda comparten el puesto.
cup-ties-robin = Una victoria vale 1 y un empate ½. Con los mismos puntos deciden, por este orden: los enfrentamientos entre sí, Sonneborn-Berger (los puntos de aquellos a quienes se ganó y la mitad de los de aquellos con quienes se empató), los puntos de las partidas, las victorias y el orden inicial.
cup-ties-swiss = Una victoria o un descanso vale 1 y un empate ½. Con los mismos puntos deciden, por este orden: Buchholz (los puntos de los rivales), Sonneborn-Berger (los puntos de aquellos a quienes se ganó y la mitad de los de aquellos con quienes se empató), los enfrentamientos entre sí, los puntos de las partidas, las victorias y el orden inicial.
cup-seal = Sello del secreto del que salen todas las cartas del torneo: `{ $seal }`
cup-seed = El secreto que sellaba: `{ $seed }`

## The organiser's pages

cup-organise-title = ### { $title }
cup-organise-about = ¿Qué hay que hacer?
cup-done = Hecho.
press-cup-begin = Empezar…
press-cup-start = Empezar ya
press-cup-close = Cerrar la inscripción
press-cup-reopen = Reabrir la inscripción
press-cup-entrants = Participantes…
press-cup-matches = Enfrentamientos…
press-cup-cancel = Cancelar el torneo…
cup-begin-ask = Apuntados: { $count }. ¿Empezar? Entonces se hace el cuadro y se abren los primeros enfrentamientos.
cup-begin-few = Un torneo necesita al menos dos participantes.
cup-order-about = Los mejores primero: elige a alguien en el menú y luego muévelo.
press-cup-up = Subir
press-cup-down = Bajar
press-cup-first = Al principio
cup-menu-entrant = ¿Quién?
cup-entrants-about = ¿De quién se trata? Puedes sacar a alguien del torneo o dejar que otro miembro ocupe su lugar.
cup-menu-substitute = ¿Quién ocupa el lugar de { $name }?
cup-substitute-ask = ¿Que **{ $substitute }** ocupe el lugar de **{ $name }**? La partida que se esté jugando vuelve a empezar con cartas nuevas.
press-cup-substitute-really = Sí, sustituir
press-cup-remove = Quitar…
press-cup-remove-really = Sí, quitar
press-cup-disqualify = Descalificar…
press-cup-disqualify-really = Sí, descalificar
cup-remove-ask = ¿Quitar a **{ $name }**? Hasta que empiece puede volver a apuntarse.
cup-disqualify-ask = ¿Descalificar a **{ $name }**? La partida en juego se abandona, los demás enfrentamientos se pierden y no hay vuelta atrás.
cup-menu-match = ¿Qué enfrentamiento?
cup-matches-about = ¿Qué enfrentamiento? Puedes decidir uno en juego, darle más tiempo o corregir un resultado.
press-cup-draw = Empate
press-cup-neither = No vino nadie
press-cup-give-time = Más tiempo
press-cup-decide = Sí, decidir
cup-decide-ask = ¿Decidirlo así: **{ $result }**? La partida que se esté jugando no contará.
cup-correct-ask = ¿Corregir el resultado: **{ $result }**? Solo se puede mientras ningún enfrentamiento posterior dependa de él.
press-cup-cancel-really = Sí, cancelar
cup-cancel-ask = ¿Cancelar **{ $title }**? No habrá ganador, las partidas en juego no contarán y no se puede deshacer.

## What is said where a match is played, and at the end

room-cup = { $cup } · { $one } – { $other }
cup-notice-opened = **{ $title }**, { $round }: { $pair }. Ya podéis jugar; el tiempo acaba { $when }.
cup-notice-late = **El tiempo de este enfrentamiento casi se ha acabado:** acaba { $when }. Quien tenga entonces el turno habrá perdido.
cup-notice-asked = { $name } pide más tiempo para este enfrentamiento. ¿Te parece bien?
cup-notice-agreed = Hay más tiempo para este enfrentamiento: acaba { $when }.
cup-notice-won = **{ $title }** ha terminado: ha ganado { $name }. ¡Enhorabuena!
cup-notice-cancelled = **{ $title }** se canceló.
press-cup-time-ask = Pedir más tiempo
press-cup-time-agree = De acuerdo
cup-time-asked = Has pedido más tiempo. La otra parte verá la pregunta donde se juega.

## The list

cup-list-title = ### Torneos
cup-list-none = Aquí aún no hay torneos. `/cup new` crea uno.
cup-list-line = **{ $title }** · { $state }
cup-list-menu = Ver un torneo
cup-state-open = inscripción abierta, apuntados: { $count }
cup-state-running = en juego, participantes: { $count }
cup-state-over = terminado
cup-state-won = ganado por { $name }
cup-state-cancelled = cancelado
