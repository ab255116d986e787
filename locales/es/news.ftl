# Lo que un servidor oye de sí mismo: la página semanal en un canal, y sus ajustes.

command-admin-news = Una página semanal sobre las partidas de este servidor, y roles para quienes juegan
settings-title-news = ### Noticias de { $server }
setting-news-channel = Canal
setting-news-channel-about = Dónde cuento lo que pasó en la semana. Sin menciones, y sin partidas no hay página.
setting-news-channel-none = ninguna página
press-news-channel-none = Dejar de publicarla
setting-news-day = Día
setting-news-day-about = Qué día de la semana sale la página.
setting-news-day-monday = lunes
setting-news-day-tuesday = martes
setting-news-day-wednesday = miércoles
setting-news-day-thursday = jueves
setting-news-day-friday = viernes
setting-news-day-saturday = sábado
setting-news-day-sunday = domingo
setting-news-hour = Hora
setting-news-hour-about = A qué hora de ese día sale.
setting-news-hour-number = { $number }:00
setting-news-zone = Zona horaria
setting-news-zone-about = De qué lugar son el día y la hora.
# $when is a day and a time, as Discord writes them.
news-next = Próxima página: { $when }
news-off = Elige un canal y tendrá una página a la semana: las partidas, la mano de la semana, quién sube y quién está en racha.
# $channel is a mention.
news-lost-here = **No pude publicar en { $channel }**, así que no sale ninguna página. Déjame ver el canal y escribir en él y vuelve a elegirlo, o elige otro.
news-lost = No pude publicar la página semanal de **{ $server }** en { $channel }: el canal ya no existe, o no puedo escribir en él. No saldrá ninguna más hasta que vuelvas a elegir un canal con `/gin-admin news`.
news-quiet = Nadie ha jugado contra nadie en los últimos siete días: una semana así no tiene página.
press-news-preview = Vista previa
press-news-standings = Clasificación

news-title = ## La semana en { $server }
news-played = { $games ->
    [0] ninguna partida esta semana
    [one] { $games } partida
   *[other] { $games } partidas
}
news-players = { $players ->
    [one] { $players } participante
   *[other] { $players } participantes
}
# $season: the month or quarter, such as “May 2026”.
news-season = ### Lo mejor de la temporada: { $season }
news-champion-rating = Rating: **{ $name }** · { $figure }
news-champion-net = Puntos netos: **{ $name }** · { $figure }
news-champion-games-won = Partidas ganadas: **{ $name }** · { $figure }
news-champion-daily = Partida del día: **{ $name }** · { $figure }
news-hand = ### La mano de la semana
news-hand-gin = El gin más rápido: **{ $name }**, en el turno { $turn }
news-hand-undercut = El mayor undercut: **{ $name }**, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
news-hand-points = Más puntos en una mano: **{ $name }**, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
news-climbs = ### Suben en el rating
# $change has its sign; $family is the kind of game.
news-climb = **{ $name }** { $change } → { $rating } · { $family }
news-rows = ### En racha
news-row = **{ $name }**: { $number } victorias seguidas
news-goals = ### A una partida
news-goal-games = **{ $name }**, de la partida número { $number }
news-goal-row = **{ $name }**, de { $number } victorias seguidas
news-goal-place = **{ $name }**, del puesto { $number } por rating, si gana a { $other }
news-daily = ### Partida del día
news-daily-first = **{ $name }** fue por delante esta semana: { $points }

# Roles that come and go by themselves. “From 1450” goes up to where the next one begins.
setting-role-champion = Rol de la temporada
setting-role-champion-about = Lo tiene quien iba por delante al acabar la última temporada, hasta que acabe la siguiente.
setting-role-top-three = Rol de los tres primeros
setting-role-top-three-about = Lo tienen los tres primeros por rating. Los ratings provisionales no cuentan.
setting-role-rating-low = Rol por debajo de 1450
setting-role-rating-low-about = Lo tiene quien tenga ese rating. Lo doy y lo quito yo, sin que nadie haga nada.
setting-role-rating-middle = Rol desde 1450
setting-role-rating-middle-about = Lo tiene quien tenga ese rating. Lo doy y lo quito yo, sin que nadie haga nada.
setting-role-rating-high = Rol desde 1550
setting-role-rating-high-about = Lo tiene quien tenga ese rating. Lo doy y lo quito yo, sin que nadie haga nada.
setting-role-rating-top = Rol desde 1650
setting-role-rating-top-about = Lo tiene quien tenga ese rating. Lo doy y lo quito yo, sin que nadie haga nada.
setting-role-none = ningún rol
press-role-none = Quitar el rol
# $why: what is in the way of giving the role.
refusal-role-refused = { $why ->
    [gone] Ese rol ya no existe: elige otro.
    [bot] Ese rol lo da Discord, así que yo no puedo.
    [moderates] Ese rol permite moderar o gestionar algo, así que no lo doy por jugar a las cartas.
    [permission] No puedo dar roles: dame antes el permiso *Gestionar roles*.
    [not-theirs] Ese rol no puedes darlo tú: necesitas *Gestionar roles* y un rol por encima.
   *[high] Solo puedo dar roles que estén por debajo del mío: sube el mío.
}
