# Finding a game: what goes on in a server, friends, the queue, following, reminders.

refusal-not-taking = { $name } no acepta retos en este momento. `/gin play` te muestra dónde sentarte y te busca rival.
refusal-seat-not-free = Ese asiento no está libre ahora. `/gin play` te muestra otros.
refusal-you-blocked = Tienes a { $name } en tus bloqueos. **Amigos, bloqueos…** en `/gin me` lo deshace.
refusal-not-oneself = ¡Si eres tú! Elige a otra persona.
refusal-plays-there = Juegas en esta mesa: **Mis cartas** muestra las tuyas.
refusal-not-queued = Ya no estás en la cola.
refusal-nobody-to-nudge = Ahora mismo no hay a quién avisar ahí.
refusal-cheers-own-game = Esta partida es tuya: aquí aplaude quien mira.
refusal-cannot-cheer = Ahí no puedes aplaudir.
refusal-deal-is-past = Ya ha terminado otra mano. Solo se aplaude la última.
refusal-nudged-lately = { $name } ya ha recibido un aviso. Puedes repetirlo <t:{ $when }:R>.
refusal-not-disturbed = { $name } no quiere avisos a esta hora. Puedes avisar a partir del <t:{ $when }:f>.

## Free seats, and games to watch

tables-title = ### Mesas de este servidor
tables-none = Ahora mismo aquí no hay nada. Pulsa **Volver** para dejar tú un asiento libre, o para esperar a quien quiera la misma partida.
tables-counts = { $free ->
    [0] Ningún asiento libre
    [one] 1 mesa con sitio
   *[other] { $free } mesas con sitio
} · { $running ->
    [0] no juega nadie
    [one] 1 partida en marcha
   *[other] { $running } partidas en marcha
}
tables-seat = **{ $name }** ofrece un asiento · { $rules }
tables-yours = **Tu propia oferta** · { $rules }
tables-lobby = { $seating } · ya están { $taken } de { $seats }: { $names }
tables-running = Mesa { $table } · mano { $deal }
press-watch = Mirar
press-page-back = Volver
press-page-more = Más

## Watching a game

watch-told = Te avisaré de cómo termina.
press-look-again = Mirar otra vez
press-follow = Avísame del final
press-unfollow = No me avises
link-table = A la mesa
link-settlement = Ver el recuento final
ended-followed = Terminó una partida que seguías.

## Cheers

press-cheer = Aplaudir
cheers-more = { $names } y { $more } más

## Friends and blocks

# At most 32 characters.
command-friends-menu = Añadir a mis amigos del gin
friends-title = ### Tus amigos
friends-about = La lista es solo para ti: nadie sabe si está en ella.
friends-none = Tu lista está vacía. Elige a alguien abajo, o usa **Añadir a mis amigos del gin** en **Aplicaciones**, en el menú de un miembro.
friends-added = { $name } está en tu lista.
friends-removed = { $name } ya no está en tu lista.
friends-challenged = Reto enviado a { $name }: míralo más abajo en este canal.
friends-add = Añadir a alguien
friends-block = Bloquear a alguien
friends-elsewhere = Para elegir a alguien, abre `/gin me` en un servidor.
press-friends-friends = Amigos…
press-friends-blocked = Bloqueos…
press-friend-challenge = Retar
press-remove = Quitar
blocked-title = ### Tus bloqueos
blocked-about = No pueden retarte ni sentarse contigo, y no se les dice por qué.
blocked-none = No bloqueas a nadie.
blocked-added = Bloqueas a { $name }. Si hay una partida en marcha entre ambos, sigue.
blocked-already = Ya bloqueas a { $name }. **Desbloquear** lo deshace.
blocked-removed = Ya no bloqueas a { $name }.
press-unblock = Desbloquear

## The queue

queue-title = ### Estás en la cola
queue-how = En cuanto alguien quiera la misma partida, se reparten las cartas y te llegan las tuyas.
# $low and $high are ratings; $when is a time from now, as Discord writes it.
queue-near = De momento busco a alguien con rating de { $low } a { $high }. Cuanto más esperes, más amplío la búsqueda; { $when } valdrá cualquiera.
queue-anybody = Vale cualquiera, sea del nivel que sea.
queue-until = Tu puesto caduca { $when }. Con **Salir de la cola** lo dejas antes, aquí o tras **Cualquiera…** en `/gin play`.
queue-left = Ya no estás en la cola de { $rules }.
press-queue-leave = Salir de la cola

## A reminder

nudge = **{ $name }** espera tu jugada.
nudge-channel = { $member }, **{ $name }** espera tu jugada.
nudge-sent = Aviso enviado a { $name }.
nudge-later = Discord va lento ahora: { $name } recibirá el aviso en cuanto sea posible.
press-nudge = Avisar

## A member's games, and what comes after one

game-turn-since = El turno empezó { $when }
game-asked-since = Enviado { $when }
game-asked-until = Enviado { $when } · caduca { $until }
series-hint = O jugar una serie
series-of = Al mejor de { $games }
