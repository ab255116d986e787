# What servers and members set, and what managers do at tables.

refusal-no-such-setting = Ese ajuste no existe, o no admite ese valor.
refusal-other-channels = En este servidor las partidas empiezan en { $channels }.
refusal-other-roles = En este servidor empieza partidas quien tiene uno de estos roles: { $roles }.
refusal-not-manager = Eso es para quienes pueden gestionar este servidor.
# $near: time zones with a similar name, or nothing.
refusal-no-such-zone = No hay ninguna zona horaria llamada { $name }.{ $near ->
    [none] {""}
   *[other] {" "}¿Quizá { $near }?
}
refusal-several-zones = Ese país tiene varias zonas horarias. Escribe una de sus ciudades.

settings-title-server = ### Ajustes de { $server }
press-me = Volver a tus ajustes
press-me-friends = Amigos, bloqueos…
press-me-away = Ausencia…
press-me-data = Mis datos…
press-me-export = Mis partidas en un archivo…
settings-title-own = ### Tus ajustes
settings-line = { $name }: **{ $value }**
settings-changed = { $some ->
    [yes] En el menú están todos los ajustes. Cambiados hasta ahora:
   *[no] En el menú están todos los ajustes. Aún no has cambiado ninguno.
}
settings-option = { $name }: { $value }
settings-menu = Cambiar un ajuste…
settings-value = Nuevo valor…
settings-region = Parte del mundo…
settings-kind = Tipo de reglas…

setting-yes = sí
setting-no = no
setting-no-hour = ninguna
setting-hour = { $hour }:00

setting-channels = Canales
setting-channels-about = Dónde se pueden empezar partidas, incluidos los hilos de estos canales. Lo ya empezado sigue.
setting-channels-all = cualquier canal
press-channels-all = Permitir todos los canales
setting-roles = Roles
setting-roles-about = Quién puede empezar partidas: quien tenga uno de estos roles.
setting-roles-all = todo el mundo
press-roles-all = Permitir a todos
setting-ping = Menciones
setting-ping-about = Cuándo menciono a los miembros en un canal.
setting-ping-turn = en retos y turnos
setting-ping-challenge = solo en retos
setting-ping-never = nunca
setting-rooms = Salas
setting-rooms-about = Dónde juegan los miembros entre sí. Un hilo deja una línea en el canal; la práctica se queda en él.
setting-rooms-threads = en hilos propios
setting-rooms-channel = en el canal
setting-tidy = Resultados antiguos
setting-tidy-about = Cuándo borro de un canal los resultados anteriores. Siguen en la hoja y en las repeticiones.
setting-tidy-number = { $number ->
    [0] se conservan
    [one] se borran tras { $number } día
   *[other] se borran tras { $number } días
}
setting-language = Idioma
setting-language-about = En qué idioma escribo. Si no eliges, en el que tengas puesto en Discord.
setting-language-auto = como en Discord
# The language's name in the language itself.
language-name = Español
setting-rules = Reglas habituales
setting-rules-about = Con qué reglas se juega una partida cuando nadie elige otras.
setting-rules-bot = las de Undercut ({ $rules })
setting-rules-chosen = { $rules }
setting-rules-own = { $rules }, cambiadas

setting-spoken = Lectura en voz alta
setting-spoken-about = Para lectores de pantalla: cartas con todas sus letras, frases sin signos, botones explícitos.
setting-confirm = Confirmaciones
setting-confirm-about = Si te pregunto antes de cerrar o terminar, de romper una combinación o de dejar pasar un gin.
setting-hand = Tus cartas
setting-hand-about = Dónde las recibes: enviadas a ti, o con Mis cartas en la mesa, sin mensaje directo.
setting-hand-dm = por mensaje directo
setting-hand-here = en el canal
setting-look = Cartas
setting-look-about = Cómo muestro las cartas que solo ves tú: como imágenes pequeñas o como texto.
setting-look-picture = imágenes
# Offered with the first hand, and at the beginning of the lesson.
press-look-text = Cartas como texto: 7♥
press-look-picture = Cartas como imágenes
setting-look-text = texto
setting-who-may-challenge = Retos de
setting-who-may-challenge-about = Quién puede retarte directamente.
setting-who-may-challenge-anyone = cualquiera
setting-who-may-challenge-friends = amigos
setting-who-may-challenge-nobody = nadie
setting-celebrate = Imágenes animadas
setting-celebrate-about = Si los canales ven tus gines, big gines y undercuts como imagen animada.
setting-privacy = Tu historial
setting-privacy-about = Quién ve tus puestos, cifras y repeticiones. Quien jugó siempre puede volver a ver la partida.
setting-privacy-everyone = para todos, en cualquier servidor
setting-privacy-server = en el servidor donde jugaste
setting-privacy-nobody = solo para ti
setting-time-zone = Zona horaria
setting-time-zone-about = De qué lugar son las horas de abajo.
press-zone-type = Escribir una ciudad…
zone-title = Tu zona horaria
zone-label = Una ciudad o una zona
zone-about = Como Madrid, Ciudad de México o UTC
setting-quiet-from = Silencio desde
setting-quiet-from-about = A partir de qué hora no te envío nada que no hayas pedido.
setting-quiet-to = Silencio hasta
setting-quiet-to-about = Hasta qué hora dura ese silencio.
setting-remind-hours = Recordatorios
setting-remind-hours-about = Cuánto espero para recordarte que te toca.
setting-remind-hours-number = { $number ->
    [0] nunca
    [one] tras { $number } hora
   *[other] tras { $number } horas
}
setting-prompt = Aviso rápido
setting-prompt-about = Si te mando un mensaje discreto cuando acabas de estar aquí, te toca y pasan dos minutos.

command-me = Ver y cambiar tus propios ajustes
command-admin = Para quienes gestionan este servidor
command-admin-settings = Ver y cambiar los ajustes de este servidor

setting-clock = Reloj
setting-clock-about = Cuánto puede durar un turno: sin límite, unas horas (de noche no), o unos minutos.
setting-clock-none = ninguno
setting-clock-relaxed = con calma (horas)
setting-clock-live = en vivo (minutos)
setting-clock-hours = Reloj con calma
setting-clock-hours-about = Cuánto puede durar un turno cuando se juega con calma.
setting-clock-hours-number = { $number ->
    [one] { $number } hora
   *[other] { $number } horas
}
setting-clock-minutes = Reloj en vivo
setting-clock-minutes-about = Cuánto puede durar un turno cuando se juega en vivo.
setting-clock-minutes-number = { $number ->
    [one] { $number } minuto
   *[other] { $number } minutos
}

setting-season = Temporada
setting-season-about = Cuánto dura una temporada de la clasificación. Meses y trimestres empiezan a medianoche UTC.
setting-season-none = ninguna
setting-season-monthly = un mes
setting-season-quarterly = un trimestre

setting-rated-practice = Rating en práctica
setting-rated-practice-about = Si las partidas contra la máquina cambian el rating. Si lo cambian, no hay pistas.

setting-card-size = Tamaño de las cartas
setting-card-size-about = A qué tamaño te muestro tus cartas.
setting-card-size-large = grande
setting-card-size-compact = como el texto

setting-after-deal = Tras una mano
setting-after-deal-about = Qué ves al acabar una mano. Si hay horas por turno, siempre las cartas siguientes.
setting-after-deal-result = primero el resultado
setting-after-deal-cards = enseguida las cartas siguientes

setting-card-order = Orden de las cartas
setting-card-order-about = Cómo se ordenan las cartas fuera de tus combinaciones.
setting-card-order-suit = por palo
setting-card-order-rank = por valor

setting-colours = Colores de las cartas
setting-colours-about = Los colores de los palos en las cartas que solo ves tú. En las cartas como texto no hay.
setting-colours-four = cuatro colores
setting-colours-two = negro y rojo
setting-colours-contrast = aptos para daltónicos
colours-coming = Estos colores están de camino. Hasta que lleguen, ves los de siempre.

# $member is a mention.
turn-here = { $member }, te toca.
turn-here-closed = No he podido enviarte tus cartas. Permite los mensajes directos de este servidor, o míralas aquí: nadie más puede verlas.

refusal-not-player = { $name } no juega en esa mesa.
refusal-two-sides-only = Ahí juegan más de dos bandos. Puedes anular la partida.
decided = Decidido por quienes gestionan este servidor: { $reason }
annulled = Anulada después por quienes gestionan este servidor, y no cuenta: { $reason }

command-admin-void = Anular una partida, en marcha o terminada: no cuenta
command-admin-adjudicate = Dar por ganada a un bando una partida en marcha
command-admin-unstick = Actualizar los mensajes de una mesa
command-admin-audit = Ver lo que se ha hecho en nombre de este servidor
command-admin-table = Qué mesa
command-admin-winner = Un miembro del bando que gana
command-admin-reason = Por qué; lo leen ambos bandos

admin-void = La mesa { $table } queda anulada: { $names }. No cuenta, y la mesa lo dice.
admin-adjudicate = La mesa { $table } ha terminado: { $names }. La mesa dice quién ganó, y por qué.
admin-unstick = Todos los mensajes de la mesa { $table } se actualizan: { $names }. Si le toca a la máquina, juega.
admin-closed = Los mensajes directos no le llegan a { $names }. **Mis cartas**, en la mesa, muestra las cartas.

audit-title = ### Lo que se ha hecho en nombre de este servidor
audit-none = Nada todavía.
audit-page = Página { $page } de { $pages }
audit-reason = «{ $reason }»
audit-set = **{ $name }**: { $before } → { $after }
# $number is above 5.
audit-several = { $number } en total
audit-void = Mesa **{ $table }** anulada
audit-adjudicate = Mesa **{ $table }** ganada por { $winner }
audit-unstick = Mesa **{ $table }** actualizada
audit-unknown = Un ajuste que no conozco
press-audit-newer = Más nuevo
press-audit-older = Más antiguo
