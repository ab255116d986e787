# A cup's extras: the roles that it gives, and its event in the server's calendar.

press-cup-extras = Roles y evento…
cup-extras-roles-about = Quien participa tiene su rol hasta que se retira o acaba el torneo. Quien gana conserva el suyo hasta que otra persona gana un torneo con ese mismo rol.
# $role is a role, or "no role".
cup-extras-entrants = Rol de participante: { $role }
cup-extras-champion = Rol de quien gana: { $role }
cup-extras-roles-theirs = Para elegir roles aquí necesitas *Gestionar roles*.
cup-menu-role-entrants = Elige el rol de participante
cup-menu-role-champion = Elige el rol de quien gana
cup-extras-event-none = Evento en el calendario del servidor: ninguno
# $when is a day and a time, as Discord writes them.
cup-extras-event-planned = Evento en el calendario del servidor, inicio previsto: { $when }
cup-extras-event-over = El evento del calendario del servidor ha terminado.
cup-extras-event-deleted = Alguien ha borrado el evento del calendario del servidor. No creo otro si no vuelves a fijar un inicio.
cup-extras-event-refused = Discord no ha aceptado el evento. Puedes fijar otro inicio.
cup-extras-event-late = El inicio previsto llegó antes de que pudiera crear el evento.
cup-extras-event-about = El evento empieza y termina con el torneo. Fijar un inicio no empieza el torneo: lo empiezas tú. Las horas son las de la zona horaria del servidor, que se pone con `/gin-admin news`.
press-cup-event-none = Quitar el evento
cup-menu-event = Fijar un inicio
cup-event-hour = En una hora
# $hour is the time of day.
cup-event-today = Hoy, { $hour }
cup-event-tomorrow = Mañana, { $hour }
cup-event-three-days = En tres días, { $hour }
cup-event-week = En una semana, { $hour }
# $format is the cup's format.
cup-event-about = Un torneo de gin rummy ({ $format }). Puedes apuntarte en { $channel }.
refusal-event-refused = { $why ->
    [hidden] No todos en este servidor pueden ver el canal del torneo, y un evento lo ven todos.
    [not-theirs] No puedes crear eventos en este servidor: necesitas *Crear eventos*.
   *[permission] No puedo crear eventos: dame antes el permiso *Crear eventos*.
}
