# Choosing what to play.

command-variant = Com quais regras? Se não disser, valem as de costume neste servidor
command-contest = Uma partida ou várias? Se não disser, vale o que as regras dizem
command-target = Até quantos pontos? Se não disser, vale o que as regras dizem
command-rules-variant = Quais regras? Se não disser, as da sua mesa aqui

choice-variant = { $name } – { $pitch }
choice-target = { $target ->
    [one] { $target } ponto
   *[other] { $target } pontos
}

## A contest

contest-single = Uma partida
contest-multi-match = Vários confrontos, um placar só
contest-best-of = Melhor de { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
contest-hollywood = Folha Hollywood: partidas lado a lado

## What can’t be chosen

refusal-no-such-variant = Não conheço a variante “{ $name }”. { $near ->
    [yes] Talvez você queira: { $variants }.
   *[no] Existem: { $variants }.
}
refusal-no-such-contest = Não conheço a disputa “{ $name }”. Com { $rules } existem: { $contests }.
refusal-unplayable-rules = { $code ->
    [no_upcard] Aqui a carta virada define a batida, mas não se vira nenhuma. Use um segundo baralho para isso ou vire uma carta.
    [no_knock_card] Espadas dobram aqui, mas não se vira nenhuma carta que pudesse ser de espadas. Use um segundo baralho ou vire uma carta.
    [table_melds_seating] Jogos na mesa são só para dois jogadores.
    [hollywood_both_score] A folha Hollywood pede que só um lado pontue em cada mão; aqui os dois podem pontuar.
    [hollywood_immediate_boxes] Na folha Hollywood as caixas contam no fim; aqui contam na hora.
    [hollywood_games] A folha contínua precisa de mais partidas ao todo do que colunas por vez.
    [exact_margin_match] Perder por uma vantagem exata só vale em partidas avulsas.
    [always_misdeal] Com um limite tão alto, quase toda mão seria refeita. Baixe o limite ou permita bater logo de cara.
    [seating_match] Três ou mais na mesma mesa só jogam partidas avulsas.
    [seating] Estas regras são para mais de dois: ofereça lugares, e cada um entra por lá.
   *[other] Ainda não dá para jogar com estas regras aqui.
}
