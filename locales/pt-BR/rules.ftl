## One line

line-rules = **{ $rules }** · { $contest }
line-single = uma partida até { $target }
line-best-of = melhor de { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
} até { $target }
line-hollywood = { $columns ->
    [one] Hollywood, { $columns } coluna até { $target }
   *[other] Hollywood, { $columns } colunas até { $target }
}
line-multi-match = confrontos até { $target }, { $total } ao todo
line-gin = gin{"\u00A0"}{ $points }
line-out = zerar{"\u00A0"}a{"\u00A0"}mão{"\u00A0"}{ $points }
line-undercut = corte{"\u00A0"}{ $points }
line-big-gin = big{"\u00A0"}gin{"\u00A0"}{ $points }
line-line-bonus = caixa{"\u00A0"}{ $value }
line-game-bonus = partida{"\u00A0"}{ $value }
line-shutout = { $value ->
    [double_points] capote dobra
    [double_points_and_game] capote dobra pontos e partida
    [double_total] capote dobra o total
   *[extra] capote{"\u00A0"}{ $points }
}
line-house = Regras da casa: { $options }
line-house-more = Regras da casa: { $options }; e mais { $more }
limit-second-deck = um segundo baralho define a batida
limit-table = jogos na mesa, para os dois lados
limit-own-table = jogos na mesa, cada lado com os seus
short-single = { $rules } até { $target }
short-best-of = { $rules }, melhor de { $games } até { $target }
short-hollywood = { $rules }, { $columns ->
    [one] { $columns } coluna
   *[other] { $columns } colunas
} até { $target }
short-multi-match = { $rules }, confrontos até { $target }
short-house = { $rules }, regras da casa
option-beside = { $said } ({ $number })
press-rules = Regras

## A book of rules: its pages, and what every one of them is about

page-melds = Jogos
page-play = Sua vez
page-end = Fim da mão
page-score = Pontos
page-game = Partida
rules-title = ### { $rules }
rules-page = **{ $page }**

## Melds

rules-aim-knock = **Objetivo:** arrumar suas dez cartas em jogos e fechar a mão quando sobrar pouco fora deles.
rules-aim-gin = **Objetivo:** juntar as dez cartas em jogos antes do outro lado.
rules-aim-mahjong = **Objetivo:** pôr suas cartas na mesa, em jogos seus ou nos que já estão lá, e zerar a mão primeiro.
rules-aim-skarney = **Objetivo:** baixar seu contrato, encaixar nos seus jogos e zerar a mão primeiro.
rules-aim-colonel = **Objetivo:** zerar a mão primeiro, com jogos seus e cartas encaixadas nos da mesa.
rules-set = **Trinca:** três ou quatro cartas do mesmo valor.
rules-run-suited = **Sequência:** três ou mais cartas seguidas, de um naipe só.
rules-run-any-suit = **Sequência:** três ou mais cartas seguidas, de quaisquer naipes.
rules-ace-low = O ás é baixo, então uma sequência pode ser
rules-ace-high = O ás é alto, então uma sequência pode ser
rules-ace-high-or-low = O ás é alto ou baixo, então uma sequência pode ser qualquer uma destas
rules-ace-corner = Sequências dão a volta, então uma pode ser
rules-one-meld = Cada carta fica em um jogo só. O que não está em nenhum é o **resto** e conta contra você.
rules-one-meld-table = Cada carta fica em um jogo só. O que sobra na sua mão conta contra você, combinando ou não.
rules-values-standard = O ás vale 1, as figuras 10, as outras cartas o seu número.
rules-values-ace15 = O ás vale 15, as figuras 10, as outras cartas o seu número.
rules-values-colonel = O ás vale 10, as figuras também, as outras cartas o seu número.
rules-values-mahjong = Do 2 ao 9, cada carta vale 5; do 10 ao rei, 10; o ás, 15.

## Playing

rules-play-knock = Dez cartas para cada um. Na sua vez, **compre** do monte ou pegue a de cima do lixo, e **descarte**.
rules-play-jersey = Dez cartas para cada um. Na sua vez, **compre** do monte ou pegue a de cima do lixo, e **descarte**; depois é a vez de quem está à esquerda, e só essa pessoa pode pegar o que você descarta.
rules-play-mahjong = Dez cartas para cada um. Na sua vez, **compre** do monte ou pegue do lixo; depois, se quiser, **baixe** jogos e encaixe em qualquer um da mesa; por fim, **descarte**.
rules-play-mahjong-deep = Você pode pegar mais de uma carta do topo do lixo; aí a mais funda tem que ir para a mesa nessa jogada.
rules-play-skarney = Dez cartas para cada um, sem descartes. Na sua vez, **compre** do monte; depois baixe seu **contrato** ou, com ele na mesa, jogos novos e cartas encaixadas nos seus; por fim, **ofereça** uma carta ao outro lado, que fica com ela ou devolve.
rules-play-colonel = Dez cartas para cada um. Na sua vez, **compre** do monte ou pegue a de cima do lixo; depois, se quiser, **baixe** jogos e encaixe em qualquer um da mesa; por fim, **descarte**.

## Ending a deal

rules-end-knock = Depois de comprar, você pode **bater**: se sobrar pouco fora dos jogos, descarte uma carta virada para baixo e abra as outras.
rules-end-gin-only = Ninguém bate. Com as dez cartas em jogos depois do descarte, você tem **gin**, e a mão acaba.
rules-end-gin = Se não sobra nada, é **gin**.
rules-end-big-gin = As onze cartas em jogos, sem descarte, são **big gin**.
rules-end-layoff = Aí o outro lado também separa os jogos dele e **encaixa** o que couber nos de quem bateu.
rules-end-layoff-three = Aí os outros dois também separam os jogos deles e **encaixam** o que couber nos de quem bateu: primeiro quem está à esquerda dele. Uma carta pode ir depois de outra que você encaixou, não depois da de outra pessoa.
rules-end-layoff-auto = Isso é feito para você, do melhor jeito (**Encaixes**, no painel das regras da casa, deixa você fazer à mão).
rules-end-out = Quem fica sem cartas **zera a mão**, e ela acaba.

## Scoring

rules-knock-difference = **Batida:** a diferença entre os dois restos.
rules-knock-loser-full = **Batida:** todo o resto de quem perde.
rules-knock-difference-three = **Batida:** a diferença para o resto de cada um dos outros dois.
rules-knock-loser-full-three = **Batida:** todo o resto dos outros dois.
rules-undercut = **Corte,** quando o outro lado fica com o mesmo resto ou menos: ele ganha a diferença e { $points }.
rules-undercut-below = **Corte,** quando o outro lado fica com menos: ele ganha a diferença e { $points }.
rules-undercut-three = **Corte,** quando outro jogador fica com o mesmo resto ou menos: o menor resto ganha { $points }, e a diferença para cada um dos outros dois.
rules-undercut-below-three = **Corte,** quando outro jogador fica com menos: o menor resto ganha { $points }, e a diferença para cada um dos outros dois.
rules-gin = **Gin:** { $points }, e todo o resto do outro lado.
rules-big-gin = **Big gin:** { $points }, e todo o resto do outro lado.
rules-gin-three = **Gin:** { $points }, e todo o resto dos outros dois.
rules-big-gin-three = **Big gin:** { $points }, e todo o resto dos outros dois.
rules-cancelled-gin = **Gin** em que tudo foi encaixado: ninguém pontua.
rules-draw = **Ninguém fecha:** nenhum ponto.
rules-out = **Zerar a mão:** { $points }, e tudo o que o outro lado tem na mão.
rules-out-bare = **Zerar a mão:** tudo o que o outro lado tem na mão.
rules-out-no-contract = **Zerar a mão** contra quem não tem contrato: { $points } em vez de { $bonus }.
rules-out-both = **Cada lado:** o que pôs na mesa, menos o que tem na mão; quem zera ganha mais { $points }.
rules-challenge = **Desafio aceito:** quem tem menos ganha tudo o que o outro lado tem na mão.

## The game

rules-match-single = **Uma partida** até { $target ->
    [one] { $target } ponto
   *[other] { $target } pontos
}.
rules-match-best-of = **Melhor de { $games }** { $games ->
    [one] partida
   *[other] partidas
} até { $target ->
    [one] { $target } ponto
   *[other] { $target } pontos
} cada.
rules-match-hollywood = **{ $columns ->
    [one] { $columns } coluna
   *[other] { $columns } colunas
}** lado a lado, cada qual uma partida até { $target }: a primeira vitória de um lado é anotada em uma coluna, a segunda em duas, e assim por diante.
rules-match-multi-match = **Confrontos** até { $target ->
    [one] { $target } ponto
   *[other] { $target } pontos
}, um após o outro; com os bônus, somam até { $total }.
rules-seating-partnership = **Equipes:** cada membro joga uma mão contra um dos outros; o lado que ganha mais, ao todo, marca a diferença.
rules-seating-round-robin = **Rodízio:** dois jogam, os outros esperam; quem perde a mão dá lugar a quem espera há mais tempo.
rules-seating-captain = **Um contra todos:** o capitão enfrenta os outros, um por vez; cada um deles fica até perder uma mão.
rules-seating-three-handed = **Três jogam** em cada mão, cada um por si. No fim, todos acertam as contas entre si: o total menor paga a diferença.
rules-both-reach = Se os dois chegam na mesma mão, vence o total maior; se der igual, segue a partida.
rules-no-bonus = No fim, nenhum bônus é somado.
rules-box = Cada mão vencida é uma **caixa**; quem vence a partida sem deixar nenhuma para o outro lado dá **capote**.

## A small example, played by the same program as the deals

example-title = **Por exemplo**
example-knock-card = **Por exemplo,** com { $card } como carta do limite: dá para bater com { $limit } ou menos
example-gin-card = **Por exemplo,** com { $card } como carta do limite: só gin encerra a mão
example-limit = **Por exemplo,** batendo com { $limit } ou menos
example-one = Norte
example-two = Sul
example-hand = { $name } · sobra: { $cards } = { $count }
example-empty = { $name } · não sobra nada
example-laid-off = { $name } encaixou { $cards }
example-table = { $name } baixou { $count }
example-out = { $name } zerou a mão
example-holds = { $name } tem na mão { $cards } = { $count }
example-scores = { $name } faz **{ $points }**
example-without = Contra quem não tem contrato: **{ $sum }**
example-boxes = e { $boxes ->
    [one] { $boxes } caixa
   *[other] { $boxes } caixas
}
example-line = { $name }: { $line }
example-nobody = Ninguém pontua.
