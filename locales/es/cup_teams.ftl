refusal-cup-for-teams = Ese torneo es por equipos: inscribe uno o únete a uno en el que quede sitio.
refusal-cup-for-singles = En ese torneo cada cual juega por su cuenta.
refusal-too-few-teams = Un torneo necesita al menos dos equipos completos.
refusal-no-such-team = Ese equipo no participa en el torneo, o ya no.
refusal-team-full = Ahora mismo no puedes entrar en ese equipo. Elige otro.
refusal-cant-put-in = Ese miembro no puede entrar ahora mismo. Elige a otra persona.
refusal-team-needs-name = El equipo necesita un nombre.
refusal-team-name-taken = Otro equipo de ese torneo ya se llama así.
refusal-not-captain = Eso lo decide quien lleva la capitanía del equipo.
cup-teams = { $size ->
    [2] Equipos de dos
    [3] Equipos de tres
   *[other] Equipos de cuatro
}
cup-no-teams = Cada cual por su cuenta
cup-menu-teams = Equipos
cup-outlook-teams = Con { $entrants } equipos: { $matches ->
    [one] { $matches } enfrentamiento
   *[other] { $matches } enfrentamientos
} a { $boards } mesas, { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
}, como mucho { $time }
cup-board = Mesa { $board }: { $pair }
room-cup-board = Mesa { $board }: { $one } – { $other } · { $cup }
cup-notice-opened-board = **{ $title }**, { $round }: { $pair }. La mesa { $board } está abierta: jugáis aquí. El tiempo acaba { $when }.
cup-boards-rule = Cada miembro juega contra quien tiene el mismo puesto en el otro equipo, en su propia mesa.
cup-boards-count = Gana el enfrentamiento el equipo que gana más mesas; si hay empate, el que tiene más puntos.
cup-team-members = { $name } ({ $members })
cup-team-line = **{ $name }** ({ $present }/{ $size }): { $members }
cup-team-captain = { $name } (capitanía)
cup-teams-count = **Equipos hasta ahora ({ $count }):**
cup-teams-may-enter = Inscribe un equipo y lleva su capitanía, o únete a uno en el que quede sitio. { $name } empezará el torneo.
cup-begin-short = Aún incompletos, y fuera si empiezas ahora: { $names }
press-cup-team-enter = Inscribir un equipo
press-cup-team-join = Unirse a un equipo
press-cup-team-mine = Mi equipo
press-cup-team-leave = Dejar el equipo…
press-cup-team-left = Sí, dejarlo
press-cup-team-removed = Sí, quitar
press-cup-team-withdraw = Retirar el equipo…
press-cup-team-withdrawn = Sí, retirarlo
cup-team-form-title = Inscribir un equipo
cup-team-form-label = Nombre del equipo
cup-team-default = Equipo de { $name }
cup-team-join-title = ### { $title } · Unirse a un equipo
cup-team-none-short = Ahora mismo no queda sitio en ningún equipo.
cup-menu-team = ¿Qué equipo?
cup-team-title = ### { $team }
cup-team-entered = Tu equipo ya participa, y tú llevas la capitanía.
cup-team-joined = Ya estás en el equipo.
cup-team-short = Faltan todavía: { $missing }. Se entra con **{ $button }**; un equipo incompleto cuando empiece el torneo queda fuera.
cup-team-vacant = Puestos libres: { $missing }. Otra persona puede ocupar uno con **{ $button }**.
cup-menu-team-remove = Quitar a un miembro…
cup-team-removed-ask = ¿Quitar a **{ $name }** de **{ $team }**? Hasta que empiece el torneo puede unirse otra vez a un equipo.
cup-team-removed-running = ¿Quitar a **{ $name }** de **{ $team }**? Se abandona la partida que esté jugando para el equipo y no podrá volver. Otra persona puede ocupar su puesto.
cup-team-left-ask = ¿Dejar **{ $team }**? Hasta que empiece el torneo puedes unirte otra vez a un equipo.
cup-team-left-running = ¿Dejar **{ $team }**? Abandonas la partida que estés jugando para el equipo y no puedes volver. Otra persona puede ocupar tu puesto.
cup-team-withdrawn-ask = ¿Retirar **{ $team }** del torneo? Hasta que empiece, sus miembros pueden inscribirse de nuevo o unirse a otro equipo.
cup-team-withdrawn-running = ¿Retirar **{ $team }** del torneo? Abandona las partidas en juego, pierde los demás enfrentamientos y no puede volver.
cup-team-left-done = Has dejado **{ $team }**.
cup-team-withdrawn-done = **{ $team }** ya no participa en **{ $title }**.
