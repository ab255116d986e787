# One's own games looked through, taken along and shown; records sent to look at.

## Pictures and records of a deal

press-film-keep = Imagen
press-film-open = Jugada a jugada
press-record = Registro
film-alt = { $title }, con todas las cartas a la vista, jugada a jugada. { $end }
record-title = ### El registro de la mesa { $table }

## Anything that is shown to a channel

press-share = Mostrar
shown-by = lo muestra { $name }
refusal-nobody-there = Aquí no hay nadie a quien mostrárselo.
refusal-may-not-write = No puedes escribir en este canal, así que no lo haré por ti.
refusal-shared-lately = Eso acaba de mostrarse aquí.

## A record that a member sends (/gin replay file:)

command-replay-file = Un registro para mirar, como los que doy yo
import-about = de tu archivo
import-game = Partida { $game } de { $games }
import-deal = Partida { $game } · { $deal }
import-unreadable = ### No puedo leer eso como registro
    Algo falla en la línea { $line }:
refusal-file-too-large = Ese archivo es demasiado grande para un registro: { $most } KiB como mucho.
refusal-file-gone = Discord no me ha dado ese archivo. Inténtalo otra vez.
refusal-no-record = No puedo leer eso como registro: falla la línea { $line }.
refusal-nothing-to-open = Ese registro no dice las cartas de ninguna mano, así que no hay nada que mirar.
refusal-file-forgotten = Ya no guardo ese archivo: los olvido al cabo de un día, o cuando envías otro. Usa otra vez `/gin replay file:`.

refusal-no-files = No tengo permiso para enviar archivos en este canal.
refusal-share-later = La partida no ha terminado. Cuando acabe, podrás mostrar sus manos a todo el mundo.
refusal-not-for-everybody = Alguien que jugó esa mano no muestra sus partidas a todo el mundo, así que yo tampoco. **Imagen** te da el archivo solo para ti.

## A member's games as a file

export-page = ### Tus partidas en un archivo
    Para una hoja de cálculo, o para verlas en otro sitio.
choice-export-results = Resultados, como tabla (CSV)
choice-export-records = Registros, con cada carta y jugada (texto)
refusal-nothing-to-export = Aún no has jugado nada que se pueda guardar en un archivo. `/gin challenge` lo remedia.
export-results = { $games ->
    [one] ### Tu resultado
   *[other] ### Tus { $games } resultados
}
export-records = { $games ->
    [one] ### El registro de tu partida
   *[other] ### Los registros de tus { $games } partidas
}
export-here = Tus partidas en este servidor. Por mensaje directo las recibes todas.
export-everywhere = Todas tus partidas, en todos los servidores.
export-left = { $games ->
    [one] Una partida más antigua no cabía.
   *[other] { $games } partidas más antiguas no cabían.
}
export-results-about = Una línea por partida, la última primero; horas en UTC.
export-records-about = `/gin replay file:` muestra un archivo así jugada a jugada. Una partida en marcha llega solo hasta donde tú puedes ver.

## /gin history

command-history = Repasar tus partidas terminadas
command-history-opponent = Solo contra este miembro
command-history-variant = Solo con estas reglas
command-history-result = Solo las ganadas, o las perdidas
command-history-since = Solo desde este día, como 2026-01-31
press-history = Historial
press-history-won = Solo ganadas
press-history-lost = Solo perdidas
history-resign = rendición
history-out-of-time = por tiempo
history-left = dejó la mesa
history-forfeit = por abandono
history-decided = decisión de la administración
press-history-all = Todas
history-title = ### Tus partidas terminadas
history-none = Aún no has terminado ninguna partida. `/gin challenge` empieza una.
history-nothing-fits = Ninguna partida terminada tuya encaja con eso.
history-won = Ganadas
history-lost = Perdidas
history-against = contra { $name }
history-since = desde el { $date }
history-more = { $names } y { $more } más
history-game = **{ $outcome }** · { $names } · { $score }
outcome-won = Ganada
outcome-lost = Perdida
outcome-drawn = Empatada
outcome-annulled = Anulada
refusal-no-such-day = No conozco ese día. Escríbelo así: { $example }.
