# What a team does about its opponents if it loses the round.

value-opponent-rotation-after-loss = Após uma mão perdida, como o lado perdedor quiser
press-opponents = Se perdermos…
opponents-wish = ### Se o seu lado perder a rodada { $round }
    { $wish ->
        [keep] Ele fica com os mesmos adversários na próxima mão.
       *[change] Ele troca de adversários na próxima mão.
    }
opponents-how = Vale o que alguém do seu lado disser por último. Se ninguém disser nada, os adversários mudam.
press-opponents-change = Trocar de adversários
press-opponents-keep = Ficar com eles
refusal-opponents-settled = Aqui as regras definem quem joga contra quem: não há o que escolher.
