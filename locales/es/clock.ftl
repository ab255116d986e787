# How long a turn may take, and how its time stands.
clock-hours = Tiempo por turno: { $hours ->
    [one] una hora
   *[other] { $hours } horas
}. El tiempo se detiene mientras alguien está fuera.
clock-days = Tiempo por turno: { $days ->
    [one] 1 día
   *[other] { $days } días
}. El tiempo se detiene mientras alguien está fuera.
clock-live = Tiempo por turno: { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}.
clock-words-none = ninguno
clock-words-hours = { $hours ->
    [one] una hora
    [24] un día
   *[other] { $hours } horas
} por turno
clock-words-days = { $days ->
    [one] un día
    [7] una semana
   *[other] { $days } días
} por turno
clock-words-live = { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
} por turno
clock-words-usual = el del servidor ({ $usual })
clock-until = El tiempo de { $name } termina { $when }.
hand-until = Tu tiempo termina { $when }.
hand-time-out = Se acabó tu tiempo. Mientras los demás no decidan, aún puedes jugar.
clock-paused = Los jugadores han acordado una pausa.
clock-is-out = Se acabó el tiempo de { $name }.

# What is sent to the member whose turn it is.
remind-head = **Te toca.**
remind-since = { $name } { $waiting ->
    [one] espera
   *[other] esperan
}. Tu turno empezó { $when }.
remind-until = Tu tiempo termina { $left }, el { $when }.
remind-again = Te lo recordaré el { $when }.
warn-head = **Tu tiempo está a punto de acabarse.**
warn-until = { $name } { $waiting ->
    [one] espera
   *[other] esperan
}. Tu tiempo termina { $left }, el { $when }.
warn-then = Después se podrá reclamar la victoria. Te basta con una jugada.
warn-then-seat = Después los demás podrán ceder tu asiento. Te basta con una jugada.
press-play = Jugar
menu-not-now = Ahora no…
choice-put-off-hour = Recuérdamelo dentro de una hora
choice-put-off-tonight = Recuérdamelo esta noche
choice-put-off-tomorrow = Recuérdamelo mañana

# What is asked of those who wait, once the time is over.
out-head = **Se acabó el tiempo de { $name }.**
out-how = { $members }: ¿y ahora? Mientras no decidas, una jugada suya aún vale.
press-late-wait = Esperar
press-late-claim = Reclamar la victoria
press-late-computer = Que siga la máquina
press-late-seat = Ceder el asiento
late-wait = A esperar: { $name } vuelve a tener todo su tiempo.
late-claim = Victoria reclamada: a { $name } se le acabó el tiempo.
late-seat = A { $name } se le acabó el tiempo. Los demás deciden quién ocupa el asiento.
late-computer = La máquina sigue en lugar de { $name }. Esta partida no cuenta para nadie.

# Pauses and absences.
away-title = ### Ausencia
away-about = Mientras estás fuera, tus turnos te esperan y tu tiempo no corre.
away-not = Ahora mismo no estás fuera.
away-menu = Ausente hasta…
press-away-type = Otro día…
away-form-title = Ausente hasta
away-form-label = Un número de días, o una fecha
away-form-about = Como 3, o 2026-12-24; 60 días como mucho
choice-away-tomorrow = Mañana
choice-away-three-days = Dentro de tres días
choice-away-week = Dentro de una semana
choice-away-two-weeks = Dentro de dos semanas
choice-away-days = { $days ->
    [one] Dentro de 1 día
   *[other] Dentro de { $days } días
}
choice-away-day = { $weekday ->
    [1] Lunes
    [2] Martes
    [3] Miércoles
    [4] Jueves
    [5] Viernes
    [6] Sábado
   *[7] Domingo
}, { $date }
choice-away-back = Ya estoy aquí
command-clock = Cuánto puede durar un turno
pause-asked = { $member } pide una pausa. { $others }: ¿de acuerdo?
pause-agreed = { $member } acepta la pausa. { $others }: ¿de acuerdo?
pause-asked-there = Has pedido una pausa: la pregunta está en el canal. La partida se detiene en cuanto los demás acepten.
pause-not-asked = Has pedido una pausa, pero no he podido preguntar en el canal. Dilo tú allí: quien esté de acuerdo, que pulse también **Pausa…**.
pause-on = La partida está en pausa: ni corre el tiempo ni hay recordatorios. Puede reanudarla cualquiera de la mesa.
pause-over = { $member } ha terminado la pausa. El tiempo vuelve a correr.
pause-no = No habrá pausa.
press-pause-ask = Pausa…
press-pause-goon = Reanudar
press-pause-agree = De acuerdo
press-pause-no = No
press-pause-resume = Reanudar
away-until = Estás fuera hasta el { $when }. Tus turnos te esperan, y su tiempo empieza de nuevo cuando vuelvas.
away-back = Hola de nuevo. El tiempo de tus turnos empieza ahora.
choice-clock-none = Sin límite
choice-clock-relaxed-24 = Con calma: un día por turno
choice-clock-relaxed-72 = Con calma: tres días por turno
choice-clock-relaxed-168 = Con calma: una semana por turno
choice-clock-live-2 = En vivo: dos minutos por turno
choice-clock-live-5 = En vivo: cinco minutos por turno
choice-clock-live-10 = En vivo: diez minutos por turno
refusal-time-not-over = El tiempo no se ha acabado, o ya no.
refusal-own-time = El tiempo que se acabó es el de tu propio bando. Deciden quienes juegan contra ti; hasta entonces aún se puede jugar.
refusal-not-paused = No hay ninguna pausa que terminar.
refusal-bad-moment = Tiene que ser un número de días, { $most } como mucho, o una fecha como 2026-12-24.
