# What a team does about its opponents if it loses the round.

value-opponent-rotation-after-loss = Dopo una mano persa, a scelta di chi perde
press-opponents = Se perdiamo…
opponents-wish = ### Se la tua squadra perde il giro { $round }
    { $wish ->
        [keep] Tiene gli stessi avversari per la mano seguente.
       *[change] Cambia avversari per la mano seguente.
    }
opponents-how = Vale quello che uno di voi dice per ultimo. Se nessuno dice niente, si cambia avversario.
press-opponents-change = Cambia avversari
press-opponents-keep = Tieni gli stessi
refusal-opponents-settled = Qui sono le regole a fissare chi gioca contro chi: non c’è niente da scegliere.
