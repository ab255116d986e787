# A member's profile, and two members against one another.

command-profile = Ver lo que ha jugado un miembro
command-profile-member = ¿De quién? Si no eliges, el tuyo
# At most 32 characters.
command-profile-menu = Perfil de gin

refusal-record-hidden = Ese miembro no muestra su historial aquí.
refusal-two-needed = Hacen falta dos: elige otro miembro con quien comparar a este.

profile-title = Perfil de { $name }
profile-title-own = Tu perfil
# Below a profile in a channel: leads to the whole of it.
press-profile-look = Perfil completo
profile-all = Todos los servidores
profile-none = { $name } aún no ha terminado ninguna mano aquí. `/gin challenge` podría remediarlo.
profile-none-own = Aún no hay nada que mostrar: empieza con tu primera mano contra otro miembro. `/gin play` te encuentra una.

## The figures (docs/profiles.md)

profile-games = **{ $won }** de **{ $games }** { $games ->
    [one] partida ganada
   *[other] partidas ganadas
} · { $share } %
profile-no-games = Aún no hay ninguna partida terminada.
profile-practised = Contra otros miembros: nada todavía.
# $won and $lost are numbers, written out.
profile-record = { $variant }: ganadas { $won }, perdidas { $lost }
profile-record-drawn = { $variant }: ganadas { $won }, perdidas { $lost }, empatadas { $drawn }
profile-games-more = y { $games } más con otras reglas
profile-deals = **{ $won }** de **{ $deals }** { $deals ->
    [one] mano ganada
   *[other] manos ganadas
} · { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
profile-rates = En { $deals ->
    [one] una mano
   *[other] { $deals } manos
} con cierre: cierres **{ $knocks } %**, gines **{ $gins } %**, undercuts **{ $undercuts } %**
# $turn is a number to one place, written out.
profile-turn = Cierre o gin en el turno **{ $turn }**, de media
profile-undercut-by = Undercut en contra en el **{ $share } %** de esos cierres
profile-caught = Puntos sueltos cuando cierra el rival: **{ $deadwood }**, de media
profile-out = En { $deals ->
    [one] una mano
   *[other] { $deals } manos
} con combinaciones en la mesa: sin cartas antes que el rival en el { $share } %, en el turno **{ $turn }** de media
profile-never-out = { $deals ->
    [one] Una mano
   *[other] { $deals } manos
} con combinaciones en la mesa, y nunca sin cartas antes que el rival
profile-pace-seconds = Tiempo habitual por jugada: { $count ->
    [one] **un segundo**
   *[other] **{ $count } segundos**
}
profile-pace-minutes = Tiempo habitual por jugada: { $count ->
    [one] **un minuto**
   *[other] **{ $count } minutos**
}
profile-pace-hours = Tiempo habitual por jugada: { $count ->
    [one] **una hora**
   *[other] **{ $count } horas**
}
profile-pace-days = Tiempo habitual por jugada: { $count ->
    [one] **un día**
   *[other] **{ $count } días**
}

# $given is a number to one place, written out. Only the member sees this.
profile-trend = Entrenador: **{ $given }** puntos regalados por decisión en { $deals ->
    [one] tu única mano analizada
   *[other] tus últimas { $deals } manos analizadas
}
profile-trend-bars = `{ $bars }` una barra por mano, la última al final; cuanto más baja, mejor
profile-trend-luck = { $luck ->
    [good] Robaste en ellas con más suerte que la media: { $points ->
        [one] 1 punto suelto
       *[other] { $points } puntos sueltos
    } por mano
    [bad] Robaste en ellas con menos suerte que la media: { $points ->
        [one] 1 punto suelto
       *[other] { $points } puntos sueltos
    } por mano
   *[none] Robaste en ellas con una suerte normal
}

# $family is a kind of game. The curve is a picture.
profile-rating = Rating, { $family }: **{ $rating }** tras { $games ->
    [one] una partida
   *[other] { $games } partidas
}
profile-rating-provisional = Rating, { $family }: **{ $rating }?** tras { $games ->
    [one] una partida
   *[other] { $games } partidas
} («?»: provisional)
profile-curve-alt = El rating ({ $family }) como línea a lo largo de { $games ->
    [one] una partida
   *[other] { $games } partidas
}: { $first } al principio, { $high } como máximo, { $low } como mínimo, { $last } ahora.

press-figures = Cifras
press-badges = Insignias
press-hands = Mejores manos
profile-compare = Comparar con…
press-you-two = Entre ambos
press-all-servers = Todos los servidores
press-this-server = Este servidor
press-profile = Perfil de { $name }

## Best hands

hands-title = Las manos que más dieron:
hands-none = Aún no hay ninguna mano que mostrar: aquí estarán las mejores que se ganen.
hand-best = **{ $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}** · { $result ->
    [knock] cierre
    [gin] gin
    [big_gin] big gin
    [undercut] undercut
    [out] sin cartas
    [exhausted] al agotarse el mazo
    [challenge] desafío
   *[other] ganada
} · { $variant }
# $when is a day, as Discord writes it.
where-deal = Mesa { $table }, mano { $deal } · { $when }
where-table = Mesa { $table } · { $when }

## Badges: what really happened

badges-none = Aún sin insignias. La primera partida que ganes trae la primera.
badges-left = { $left ->
    [one] Queda una por ganar.
   *[other] Quedan { $left } por ganar.
}
badge-first-win = **Primera victoria** · ganar una partida
badge-ten-games = **De la casa** · jugar diez partidas
badge-hundred-games = **Perro viejo** · jugar cien partidas
badge-in-a-row = **En racha** · ganar cinco partidas seguidas
badge-shutout = **Zapatero** · ganar una partida sin dejar al rival ni una casilla
badge-sweep = **Pleno en Hollywood** · ganar todas las columnas de una hoja Hollywood
badge-upset = **Campanada** · ganar a alguien con cien puntos más de rating
badge-gin = **Gin** · acabar sin ninguna carta suelta
badge-big-gin = **Big gin** · combinar las once cartas
badge-gin-at-once = **Gin de salida** · hacer gin en el primer turno
badge-ten-gins = **Diez gines** · hacer gin por décima vez
badge-undercut = **Undercut** · tener los mismos puntos sueltos que quien cerró, o menos
badge-quick-knock = **Cierre relámpago** · cerrar antes del tercer turno, y ganar
badge-rich-deal = **Mano de oro** · ganar cincuenta puntos o más en una sola mano de gin
badge-went-out = **Todo a la mesa** · quedarse sin cartas con combinaciones en la mesa

## Two against one another

versus-title = { $one } – { $other }
versus-none = Aún no se han enfrentado aquí. `/gin challenge` podría remediarlo.
versus-no-games = Aún no hay ninguna partida terminada entre ambos.
# $one and $other are numbers, written out.
versus-games = Partidas ganadas: **{ $one } : { $other }**
versus-drawn = { $count ->
    [one] Una partida no la ganó nadie.
   *[other] { $count } partidas no las ganó nadie.
}
versus-run = { $count ->
    [one] { $name } ganó la última.
   *[other] { $name } ganó las últimas { $count }.
}
versus-longest = Más victorias seguidas: { $one } { $count1 }, { $other } { $count2 }
versus-deals-won = Manos ganadas: **{ $one } : { $other }**
versus-points = Puntos: **{ $one } : { $other }**
versus-gins = Gines: **{ $one } : { $other }**
versus-undercuts = Undercuts: **{ $one } : { $other }**
versus-last = Las últimas partidas
# $when is a day, as Discord writes it.
versus-met = { $when } · { $variant } · { $name } · mesa { $table }
versus-met-by = { $when } · { $variant } · { $name } por { $net } · mesa { $table }
versus-met-drawn = { $when } · { $variant } · nadie · mesa { $table }
