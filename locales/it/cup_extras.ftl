# A cup's extras: the roles that it gives, and its event in the server's calendar.

press-cup-extras = Ruoli ed evento…
cup-extras-roles-about = Chi partecipa ha il suo ruolo finché non si ritira o finisce il torneo. Chi vince tiene il suo finché qualcun altro non vince un torneo con lo stesso ruolo.
# $role is a role, or "no role".
cup-extras-entrants = Ruolo per chi partecipa: { $role }
cup-extras-champion = Ruolo per chi vince: { $role }
cup-extras-roles-theirs = Per scegliere i ruoli qui ti serve *Gestire i ruoli*.
cup-menu-role-entrants = Scegli il ruolo per chi partecipa
cup-menu-role-champion = Scegli il ruolo per chi vince
cup-extras-event-none = Evento nel calendario del server: nessuno
# $when is a day and a time, as Discord writes them.
cup-extras-event-planned = Evento nel calendario del server, inizio previsto: { $when }
cup-extras-event-over = L’evento nel calendario del server è finito.
cup-extras-event-deleted = Qualcuno ha eliminato l’evento dal calendario del server. Ne creo un altro solo se fissi di nuovo un inizio.
cup-extras-event-refused = Discord non ha accettato l’evento. Puoi fissare un altro inizio.
cup-extras-event-late = L’inizio previsto è arrivato prima che potessi creare l’evento.
cup-extras-event-about = L’evento comincia e finisce con il torneo. Fissare un inizio non avvia il torneo: lo avvii tu. Gli orari seguono il fuso del server, che si imposta con `/gin-admin news`.
press-cup-event-none = Togli l’evento
cup-menu-event = Fissa un inizio
cup-event-hour = Fra un’ora
# $hour is the time of day.
cup-event-today = Oggi, { $hour }
cup-event-tomorrow = Domani, { $hour }
cup-event-three-days = Fra tre giorni, { $hour }
cup-event-week = Fra una settimana, { $hour }
# $format is the cup's format.
cup-event-about = Un torneo di gin rummy ({ $format }). Ci si iscrive in { $channel }.
refusal-event-refused = { $why ->
    [hidden] Non tutti in questo server possono vedere il canale del torneo, mentre un evento lo vedono tutti.
    [not-theirs] Non puoi creare eventi in questo server: ti serve *Crea eventi*.
   *[permission] Non posso creare eventi: permettimi prima *Crea eventi*.
}
