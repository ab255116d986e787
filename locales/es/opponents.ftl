# What a team does about its opponents if it loses the round.

value-opponent-rotation-after-loss = Tras una mano perdida, a elección de quien pierde
press-opponents = Si perdemos…
opponents-wish = ### Si tu bando pierde la ronda { $round }
    { $wish ->
        [keep] Conserva sus rivales para la mano siguiente.
       *[change] Cambia de rivales para la mano siguiente.
    }
opponents-how = Decide quien de tu bando lo diga en último lugar. Si nadie dice nada, se cambia de rivales.
press-opponents-change = Cambiar de rivales
press-opponents-keep = Conservarlos
refusal-opponents-settled = Aquí las reglas fijan quién juega contra quién: no hay nada que elegir.
