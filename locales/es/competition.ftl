# Ligas y escaleras: creación, mensaje, páginas y avisos.

command-league = Ligas en tu servidor, temporada tras temporada
command-league-new = Crear una liga
command-league-list = Las ligas de este servidor
command-league-show = Cómo va una liga
command-league-which = ¿Qué liga? Si no eliges, la última
command-ladder = Escaleras: se sube a base de retos
command-ladder-new = Crear una escalera
command-ladder-list = Las escaleras de este servidor
command-ladder-show = Cómo va una escalera
command-ladder-which = ¿Qué escalera? Si no eliges, la última

## Palabras

league-name = Liga
league-size = Participantes por división: { $members }
league-week = Duración de una semana: { $time }
league-at-once = Enfrentamientos por semana: { $matches }
league-moves = Ascensos y descensos por temporada: { $members }
league-pause = Días entre temporadas: { $days }
league-seeding-rating = Primera temporada: según la puntuación
league-seeding-hand = Primera temporada: en el orden de quien organiza
league-seeding-lot = Primera temporada: por sorteo
league-division = División { $number }
league-season = Temporada { $number }
league-round = División { $number }, ronda { $round }
league-week-number = Semana { $week }
ladder-name = Escalera
ladder-reach = Puestos hacia arriba que se pueden retar: { $places }
ladder-answer = Días para responder a un reto: { $days }
ladder-rest = Días de descanso tras una defensa: { $days }
ladder-idle = Días sin jugar antes de bajar: { $days }
ladder-for-place = por el puesto { $place }

## Creación

competition-new-league = ### Una liga nueva
competition-new-ladder = ### Una escalera nueva
competition-untitled-league = Liga de { $name }
competition-untitled-ladder = Escalera de { $name }
competition-new-about = Esto solo lo ves tú. **Crear** lo muestra en este canal, y allí puede apuntarse cualquiera.
competition-rules-title = ### Las reglas de las partidas
competition-form-title = Un nombre
league-outlook = Con { $members }: { $divisions ->
    [one] 1 división
   *[other] { $divisions } divisiones
}, enfrentamientos de cada uno: { $matches }, como mucho { $time }
league-needs = Participantes de una temporada: de { $fewest } a { $most }.
competition-created-league = La liga está en { $channel }, donde puede apuntarse cualquiera. Cuando seáis bastantes, empieza la primera temporada con **Organizar…**.
competition-created-ladder = La escalera está en { $channel }, donde puede apuntarse cualquiera. No hay nada que empezar: en cuanto seáis dos, podéis retaros.

## El mensaje

competition-joined-none = Todavía no participa nadie.
competition-joined = **Ya participan ({ $count }):** { $names }
competition-cancelled = **Cancelada.**
league-may-join = Pulsa **Participar** para apuntarte. { $name } decide cuándo empieza la primera temporada; hacen falta al menos { $fewest } participantes.
league-week-now = **Temporada { $number }, semana { $week } de { $weeks }** · termina { $when }
league-pausing = **La temporada { $number } ha terminado.** La siguiente empieza { $when }, con quienes se apunten hasta entonces.
league-pause-few = **La temporada { $number } ha terminado.** Para la siguiente hacen falta al menos { $fewest } participantes.
league-waiting = Desde la próxima temporada: { $names }
league-last-season = Esta temporada es la última.
league-over = **La liga ha terminado.**
ladder-ranking = **Clasificación**
ladder-challenges = **Retos**
ladder-may-join = Pulsa **Participar** para apuntarte. En cuanto seáis dos, podéis retaros.
ladder-open = { $one } reta a { $other } por el puesto { $place } · el plazo para responder acaba { $when }
ladder-played = { $match } · por el puesto { $place }
ladder-taken = **{ $one }** – { $other }: conquista el puesto { $place }
ladder-kept = { $one } – **{ $other }**: defiende el puesto { $place }
ladder-drawn = { $one } – { $other }: empate, se defiende el puesto { $place }
ladder-nothing = { $one } – { $other }: no jugó nadie y nada cambia
ladder-takenback = { $one } – { $other }: reto retirado, nada cambia
press-competition-join = Participar
press-competition-leave = Dejarlo
press-competition-left = Sí, dejarlo
press-competition-more = Más…
press-ladder-challenge = Retar…
press-ladder-made = Retar
press-ladder-accept = Aceptar
press-ladder-refuse = Rechazar…
press-ladder-refused = Sí, ceder mi puesto
press-ladder-takeback = Retirar el reto
competition-joined-league = Participas en **{ $title }** desde la próxima temporada. Te aviso cuando se abra tu primer enfrentamiento.
competition-joined-ladder = Estás en **{ $title }**, abajo del todo. Con **Retar…** se sube.
competition-leave-ask = ¿Dejar **{ $title }**? Puedes volver a apuntarte.
competition-leave-league = ¿Dejar **{ $title }**? Abandonas la partida que estés jugando ahí y pierdes los demás enfrentamientos de la temporada. Solo puedes volver para otra temporada.
competition-leave-ladder = ¿Dejar **{ $title }**? Pierdes tu puesto y el reto que tengas abierto y, si vuelves, empiezas abajo del todo.

## Retos

ladder-whom = ¿A quién quieres retar?
ladder-menu = ¿A quién?
ladder-nobody = Ahora mismo no puedes retar a nadie: solo a quien está por encima de ti, sin reto abierto y sin descanso. Puestos a tu alcance: { $places }.
ladder-challenge-ask = ¿Retar a **{ $name }** por el puesto { $place }? Si no responde a tiempo, el puesto es tuyo. Días para responder: { $days }.
ladder-challenge-made = Has retado a **{ $name }**. El plazo para responder acaba { $when }; mientras no haya respuesta, puedes retirar el reto.
ladder-refuse-ask = ¿Rechazar? Entonces **{ $name }** se queda con tu puesto sin jugar.
ladder-accept-done = Has aceptado. Tu partida de **{ $title }** está a punto de abrirse.
ladder-refused-done = Has cedido tu puesto en **{ $title }**.
ladder-takeback-done = Has retirado tu reto en **{ $title }**.

## Las páginas

competition-page-matches = Enfrentamientos
competition-page-table = Clasificación
competition-page-members = Participantes
competition-page-past = Temporadas pasadas
competition-page-rules = Reglas
ladder-page-table = Clasificación
league-not-begun = La primera temporada aún no ha empezado.
league-no-past = Aún no ha terminado ninguna temporada.
ladder-no-challenges = Aún no ha habido ningún reto.
competition-seal = Sello del secreto del que salen todas las cartas: `{ $seal }`
competition-how-league = Tras cada temporada suben tantos como bajan. Quien se apunta empieza la siguiente temporada abajo del todo; quien lo deja pierde todo lo que le queda. Quien no juega nada en una temporada queda fuera.
competition-how-ladder = Quien reta y gana se queda con el puesto, y los de en medio bajan uno; si no, el orden no cambia. Quien rechaza o no responde cede el puesto. Quien pasa mucho sin jugar baja puesto a puesto, y queda fuera tras el triple de ese tiempo.

## La organización

press-competition-members = Participantes…
press-league-next = Próxima temporada…
press-league-stop = Terminar la liga…
press-league-stop-really = Sí, terminar
press-league-cancel = Cancelar la liga…
press-ladder-cancel = Cancelar la escalera…
league-begin-ask = Participantes: { $count }. Divisiones: { $divisions }. ¿Empezar la temporada? Entonces se abren los primeros enfrentamientos.
league-begin-few = Para una temporada hacen falta al menos { $fewest } participantes.
competition-menu-member = Elige a alguien
competition-members-league = ¿De quién se trata? Puedes sacar a alguien de la liga o, durante una temporada, dar su puesto a otra persona.
competition-members-ladder = ¿A quién quieres sacar?
league-substitute-ask = ¿Que **{ $substitute }** ocupe el puesto de **{ $name }**, con sus puntos? La partida que se esté jugando vuelve a empezar con cartas nuevas.
competition-remove-ask = ¿Quitar a **{ $name }**? Puede volver a apuntarse.
ladder-disqualify-ask = ¿Descalificar a **{ $name }**? Pierde su puesto y el reto que tenga abierto, y no hay vuelta atrás.
league-correct-ask = ¿Corregir el resultado: **{ $result }**? Solo se puede hasta que empiece la próxima temporada.
league-stop-ask = ¿Terminar **{ $title }**? La temporada en juego llega a su fin y no empieza ninguna más.
competition-cancel-ask = ¿Cancelar **{ $title }**? Se acaba en el acto, las partidas en juego no contarán y no se puede deshacer.

## Avisos

ladder-notice-challenged = **{ $title }**: { $one } reta a { $other } por el puesto { $place }. El plazo para responder acaba { $when }; sin respuesta, el puesto se pierde.
ladder-notice-unanswered = **{ $title }**: el reto de { $one } a { $other } sigue sin respuesta. El plazo acaba { $when }, y con él el puesto.
ladder-notice = **{ $title }** · { $result }
league-notice-season = **{ $title }: la temporada { $number } ha terminado.**
league-won = Gana **{ $name }**
league-won-division = Gana la división { $number } **{ $name }**
league-up = Suben: { $names }
league-down = Bajan: { $names }
competition-notice-over = **{ $title }** ha terminado.
league-picture-alt = { $title }, temporada { $number }.

## Las listas

competition-list-title-league = ### Ligas
competition-list-none-league = Aquí aún no hay ligas. `/league new` crea una.
competition-list-menu-league = Ver una liga
league-state-open = abierta, participantes: { $count }
league-state-running = temporada { $number } en juego, participantes: { $count }
league-state-pause = temporada { $number } terminada, participantes: { $count }
competition-list-title-ladder = ### Escaleras
competition-list-none-ladder = Aquí aún no hay escaleras. `/ladder new` crea una.
competition-list-menu-ladder = Ver una escalera
ladder-state = participantes: { $count }
refusal-no-leagues = Aquí aún no hay ligas. `/league new` crea una.
refusal-no-ladders = Aquí aún no hay escaleras. `/ladder new` crea una.
refusal-joined-too-often = Has entrado y salido demasiadas veces.
