## La partida del día: las mismas cartas para todos, contra la máquina

# At most 100 characters.
command-daily = Jugar la partida del día: las mismas cartas para todos y un solo intento
# $date is a day, such as “November 26”.
daily-head = Partida del día · { $date }
daily-ends = termina { $when }
daily-about = Tres manos de gin estándar contra una máquina experta. Todos reciben las mismas cartas y, a las mismas jugadas, la máquina responde igual. Tienes un solo intento, cuando quieras, hasta la medianoche UTC.
daily-late = Ese día ya terminó. Esta es la partida de hoy:
daily-deal = Mano { $deal } de { $deals }
# $points have their sign: +37.
daily-so-far = llevas { $points }
daily-final = Tu partida: { $points }
daily-won = { $won ->
    [0] Ninguna mano ganada
    [one] { $won } mano ganada de { $deals }
   *[other] { $won } manos ganadas de { $deals }
}
daily-rank-here = Aquí: puesto **{ $rank }** de { $members }
daily-rank-all = En total: puesto **{ $rank }** de { $members }
daily-sealed = Las cartas, las partidas de los demás y la del entrenador siguen selladas hasta que termine el día.
daily-count = { $days ->
    [one] { $days } partida terminada hasta ahora
   *[other] { $days } partidas terminadas hasta ahora
}
daily-streak = { $streak ->
    [one] { $streak } día seguido
   *[other] { $streak } días seguidos
}
press-daily-play = Jugar
press-daily-go-on = Seguir
press-daily-home = Partida del día
press-daily-result = Mi resultado
press-daily-board = Clasificación
press-daily-before = Día anterior
press-daily-after = Día siguiente
press-daily-seals = Sellos

## What a channel is shown, without any card

daily-shared = **{ $name }** ha jugado la partida del día: **{ $points }**
press-daily-try = Jugar también

## The seals

daily-seals-title = Las cartas están selladas
daily-seals-how = Las cartas de cada día salen de un secreto sorteado de antemano, y de nada más. Estos son los sellos (SHA-256). Cuando el día termina, se abre el secreto, y cualquiera puede comprobar que coincide con el sello y volver a repartir las cartas.
daily-secret = Secreto: `{ $seed }`
# $when is a day and a time, as Discord writes them.
daily-drawn = Sorteado { $when }
daily-doubted = Este secreto no coincide con su sello. Avisa a quien lleva este bot.

## A day that is over

daily-coach = Entrenador
# Stands over what all three deals come to, before “Deal 1”, “Deal 2” and “Deal 3”.
daily-whole = Las tres
daily-members = { $members ->
    [0] Nadie ha terminado esta partida
    [one] La ha terminado { $members } miembro
   *[other] La han terminado { $members } miembros
}
daily-unfinished = Ese día no terminaste tu partida, así que no cuenta en ningún sitio.
daily-missed = Ese día no jugaste.
daily-choose = Ver una partida, jugada a jugada…
daily-option = { $name }: { $points }
press-daily-open = Ver ese día

## Boards

daily-board-here = Partida del día · { $server }
daily-board-all = Partida del día · todos los servidores
daily-days = { $days ->
    [one] { $days } día
   *[other] { $days } días
}
# On the board of a week or a month.
daily-board-members = { $members ->
    [one] { $members } miembro
   *[other] { $members } miembros
}
daily-board-order = Los días se suman. Una partida perdida cuenta 0, así que jugar nunca te quita nada.
daily-board-over = La partida de hoy se suma cuando termine el día.
daily-board-none = Nadie ha terminado todavía una partida.
daily-board-sealed = La clasificación de hoy se te abre cuando termines tu partida.
# $setting: what the setting is called.
daily-board-nameless = Quienes juegan en otros servidores solo aparecen con su nombre si quieren: **{ $setting }** en `/gin me`.
press-daily-day = Día
press-daily-week = Semana
press-daily-month = Mes
press-daily-server = Este servidor
press-daily-all = Todos
press-daily-earlier = Antes
press-daily-later = Después

## What can’t be done

refusal-day-over = El día de esa partida ya terminó. En `/gin daily` está la de hoy.
refusal-no-daily-run = Todavía no has empezado la partida de hoy. Empieza con `/gin daily`.
refusal-begun-before = Con esta cuenta ya se empezó la partida de hoy, antes de que se borraran sus datos. Hay un solo intento: la siguiente llega a medianoche UTC.
refusal-daily-unreadable = No entiendo lo que hay guardado de esa partida. Avisa a quien lleva este bot.
refusal-no-match-that-day = Ese día no hubo partida.
refusal-day-sealed = Ese día no ha terminado, y hasta entonces sus cartas siguen selladas.
