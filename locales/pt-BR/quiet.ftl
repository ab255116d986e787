# A game at which nobody has moved for long: its players are asked. $when, $left and $date are moments, as Discord writes them.
quiet-move-head = **Ainda estão jogando?**
quiet-pause-head = **Ainda em pausa?**
quiet-seat-head = **Um lugar continua vago.**
quiet-own-since = A última jogada aqui foi { $when }. É a sua vez, e { $name } { $waiting ->
    [one] está esperando
   *[other] estão esperando
}.
quiet-own-then = Uma jogada resolve, ou aperte **Ainda estou jogando**. Senão, { $name } { $waiting ->
    [one] decide
   *[other] decidem
} { $left } ({ $date }) como a partida segue ou acaba.
quiet-move-since = A última jogada aqui foi { $when }. É a vez de { $name }.
quiet-waiting-then = Você não precisa fazer nada. Se não vier uma jogada, você decide { $left } ({ $date }) como a partida segue ou acaba.
quiet-post-then = Se não vier uma jogada, quem espera decide { $left } ({ $date }) como a partida segue ou acaba.
quiet-pause-since = A pausa começou { $when }.
quiet-pause-then = Qualquer jogador pode retomar a partida ou esticar a pausa. Se ninguém fizer isso, um dia ela será cancelada; eu aviso uma semana antes.
quiet-seat-since = { $name } saiu, e ainda não se decidiu quem continua. A última jogada ou o último voto foi { $when }.
quiet-seat-then = A pergunta sobre o lugar está no canal. Se ninguém decidir, um dia a partida será cancelada; eu aviso uma semana antes.
quiet-off = Todo mundo prefere parar? **Cancelar a partida** encerra tudo assim que todos toparem, e ela não conta para nada.
press-quiet-still = Ainda estou jogando
press-quiet-pause = Esticar a pausa
press-quiet-off = Cancelar a partida
quiet-played-on = { $member } ainda está jogando. O tempo recomeça.
quiet-pause-kept = { $member } esticou a pausa.
quiet-off-asked = { $member } quer cancelar esta partida, que não contaria para nada. { $others } Pode ser?
quiet-off-there = Você quer cancelar a partida: a pergunta está no canal. Ela acaba quando os outros toparem.
quiet-off-not-told = Você quer cancelar a partida, mas não deu para perguntar no canal. Avise os outros: quem topar também aperta **Cancelar a partida**.
quiet-off-done = A partida foi cancelada. Não conta para nada.
quiet-out-head = **{ $name } não jogou.**
refusal-nothing-asked = Ninguém mais precisa responder sobre esta partida: ela continua, ou já acabou.

# Before a game is called off, and once it is.
quiet-last-head = **Esta partida vai ser cancelada.**
quiet-last-ends = Se nada acontecer até lá, ela acaba { $left } ({ $date }) e não conta para nada.
quiet-ends = Se nada acontecer, esta partida será cancelada { $when }.
called-off = Os jogadores cancelaram esta partida. Não conta para nada.
outcome-called-off = Cancelada
outcome-abandoned = Cancelada: ninguém jogava

# A score sheet for real cards on which nobody has entered anything for long.
sheet-rests = Ninguém anota nada aqui há { $days } dias. { $member } Vai continuar? Se nada vier em mais { $days } dias, fecho o placar como está; o que foi anotado fica.
press-paper-stays = Manter aberto

# What a server sets.
setting-quiet-days = Partidas paradas
setting-quiet-days-about = Quando pergunto, em partidas sem relógio, se ainda estão jogando.
setting-quiet-days-number = { $number ->
    [one] depois de { $number } dia sem jogadas
   *[other] depois de { $number } dias sem jogadas
}
