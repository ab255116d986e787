# The slash commands as Discord shows them, and what they answer by themselves.

command-gin = Gin rummy: reta, juega, mira tus cartas
command-challenge = Retar a un miembro a una partida de gin
command-challenge-member = ¿Con quién quieres jugar?
command-challenge-another = ¿A quién más? Solo donde juegan tres o más
# At most 32 characters.
command-challenge-menu = Retar al gin
command-practice = Jugar contra la máquina
command-hand = Ver tus cartas, sin que las vea nadie más
command-games = Ver tus partidas y retos
command-scores = Ver los puntos de tu partida, mano a mano
command-rules = Leer cómo se juega cualquier variante
command-standings = Ver quién va en cabeza en este servidor
command-table = ¿Qué partida? Si no eliges, la que te espera

# A game to choose while typing. $name is the other side, $channel a channel's name.
choice-table = { $name } en #{ $channel } · mesa { $table }
choice-past = { $name } · mesa { $table }, terminada

refusal-only-in-servers = Para esto hace falta un servidor: escríbelo en un canal de uno donde yo esté.
refusal-nobody-else-here = Aquí no hay nadie más. Úsalo donde estén los demás: en un servidor, en un grupo o en tus mensajes directos con alguien.
refusal-only-two-here = Aquí solo puedo responder: se juega de dos en dos y sin cola de espera. Para más jugadores hace falta un servidor del que yo sea miembro.
answer-hidden = Aquí Discord solo te enseña a ti mi respuesta: en este canal no puedes usar aplicaciones que no sean miembros del servidor. He retirado el reto. Pide a quien lleva el servidor el permiso “Usar aplicaciones externas”, o reta en un grupo o en vuestros mensajes directos.
refusal-no-access = No puedo escribir en #{ $channel }. Quien lleve el servidor puede permitirlo, o elige otro canal.
refusal-no-table = Aquí no tienes ninguna partida en marcha. `/gin play` empieza una, y en `/gin history` están las terminadas.
