# A game at which nobody has moved for long: its players are asked. $when, $left and $date are moments, as Discord writes them.
quiet-move-head = **¿Seguís jugando?**
quiet-pause-head = **¿Sigue la pausa?**
quiet-seat-head = **Sigue habiendo un asiento libre.**
quiet-own-since = La última jugada fue { $when }. Te toca, y { $name } { $waiting ->
    [one] espera
   *[other] esperan
}.
quiet-own-then = Basta con una jugada, o con pulsar **Sigo jugando**. Si no, { $name } { $waiting ->
    [one] decidirá
   *[other] decidirán
} { $left }, el { $date }, cómo sigue o acaba la partida.
quiet-move-since = La última jugada fue { $when }. Le toca a { $name }.
quiet-waiting-then = No tienes que hacer nada. Si no llega ninguna jugada, decidirás tú { $left }, el { $date }, cómo sigue o acaba la partida.
quiet-post-then = Si no llega ninguna jugada, quienes esperan decidirán { $left }, el { $date }, cómo sigue o acaba la partida.
quiet-pause-since = La pausa empezó { $when }.
quiet-pause-then = Cualquiera de la mesa puede reanudar la partida o alargar la pausa. Si nadie lo hace, algún día se cancelará; avisaré una semana antes.
quiet-seat-since = { $name } se ha ido, y no está decidido quién sigue. La última jugada o el último voto fue { $when }.
quiet-seat-then = La pregunta sobre el asiento está en el canal. Si nadie decide, algún día se cancelará la partida; avisaré una semana antes.
quiet-off = ¿Preferís todos dejarlo? Con **Cancelar la partida** se acaba en cuanto todos estén de acuerdo, y no cuenta para nada.
press-quiet-still = Sigo jugando
press-quiet-pause = Alargar la pausa
press-quiet-off = Cancelar la partida
quiet-played-on = { $member } sigue jugando. El tiempo empieza de nuevo.
quiet-pause-kept = { $member } alarga la pausa.
quiet-off-asked = { $member } querría cancelar esta partida, que no contaría para nada. { $others }: ¿de acuerdo?
quiet-off-there = Querrías cancelar la partida: la pregunta está en el canal. Se acaba en cuanto los demás acepten.
quiet-off-not-told = Querrías cancelar la partida, pero no he podido preguntar en el canal. Díselo tú a los demás: quien esté de acuerdo, que pulse también **Cancelar la partida**.
quiet-off-done = La partida queda cancelada. No cuenta para nada.
quiet-out-head = **{ $name } no ha jugado.**
refusal-nothing-asked = Ya no se pregunta por esta partida: o sigue, o ha terminado.

# Before a game is called off, and once it is.
quiet-last-head = **Esta partida se va a cancelar.**
quiet-last-ends = Si no pasa nada antes, termina { $left }, el { $date }, y no cuenta para nada.
quiet-ends = Si no pasa nada, esta partida se cancelará { $when }.
called-off = Quienes la jugaban cancelaron esta partida. No cuenta para nada.
outcome-called-off = Cancelada
outcome-abandoned = Cancelada: nadie jugaba

# A score sheet for real cards on which nobody has entered anything for long.
sheet-rests = Hace { $days } días que nadie apunta nada aquí. { $member }: ¿seguís? Si no llega nada en otros { $days } días, cierro la hoja como está; lo apuntado se queda.
press-paper-stays = Dejarla abierta

# What a server sets.
setting-quiet-days = Partidas paradas
setting-quiet-days-about = Cuándo pregunto en una partida sin reloj si se sigue jugando.
setting-quiet-days-number = { $number ->
    [one] tras { $number } día sin jugadas
   *[other] tras { $number } días sin jugadas
}
