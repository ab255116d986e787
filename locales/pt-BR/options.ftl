# What each option of the rules means, as a phrase among others: a message an option.
# $value is a word, or a number where the option has one.

option-first-dealer = { $value ->
    [random] quem dá as cartas primeiro é sorteado
    [cut_low_deals] cada lado tira uma carta, e a mais baixa dá primeiro
   *[cut_high_chooses] cada lado tira uma carta, e a mais alta escolhe quem dá primeiro
}
option-next-dealer = { $value ->
    [alternate] os lados se alternam para dar as cartas
    [winner] quem vence uma mão dá as cartas da próxima
   *[loser] quem perde uma mão dá as cartas da próxima
}
option-draw-dealer = { $value ->
    [same] depois de um empate, o mesmo lado dá de novo
   *[rotate] depois de um empate, o outro lado dá
}
option-first-turn = { $value ->
    [offer_both] a carta virada é oferecida primeiro a quem não deu as cartas, depois a quem deu
    [offer_nondealer] a carta virada é oferecida só a quem não deu as cartas
    [eleven_cards] sem carta virada: quem não deu as cartas recebe onze e começa descartando
    [stock_only] sem carta virada: quem não deu as cartas começa comprando do monte
   *[normal_draw] a primeira jogada é como as outras: carta virada ou monte
}
option-immediate-knock = { $value ->
    [allow] se alguém recebe cartas que já permitem bater, a mão vale
   *[misdeal] se alguém recebe cartas que já permitem bater, a mão é refeita
}
option-discard-visibility = { $value ->
    [top_only] só se vê o topo do lixo
   *[full] o lixo inteiro fica à vista
}
option-return-taken-discard = { $value ->
    [yes] uma carta que veio do lixo pode voltar na mesma jogada; duas vezes seguidas é empate
   *[no] uma carta que veio do lixo não pode voltar na mesma jogada
}
option-stock-end = { $value ->
    [0] o monte é comprado até a última carta
    [1] a última carta do monte não é comprada
   *[other] as últimas { $value } cartas do monte não são compradas
}
option-wall-rule = { $value ->
    [end_on_discard] o descarte depois da última compra encerra a mão em empate
   *[last_discard_action] com o descarte depois da última compra, o outro lado ainda pode fechar a mão
}
option-stall-guard = { $value ->
    [one] { $value } jogada sem comprar do monte encerra a mão
   *[other] { $value } jogadas seguidas sem comprar do monte encerram a mão
}
option-sets = { $value ->
    [yes] trincas são jogos
   *[no] só sequências são jogos, trincas não
}
option-runs = { $value ->
    [suited] sequências são de um naipe só
   *[any_suit] sequências podem misturar naipes
}
option-ace = { $value ->
    [low] o ás é baixo: A-2-3
    [high] o ás é alto: Q-K-A
    [high_or_low] o ás é baixo ou alto: A-2-3, Q-K-A
   *[corner] sequências dão a volta: K-A-2
}
option-values = { $value ->
    [standard] o ás vale 1, uma figura 10
    [ace15] o ás vale 15
    [colonel] o ás vale 10
   *[mahjong] do 2 ao 9 cada carta vale 5, do 10 ao rei 10, o ás 15
}
option-table-melds = { $value ->
    [none] os jogos ficam com cada um até o fim da mão
    [own_only] os jogos são baixados durante a mão, e só quem baixou encaixa neles; ninguém bate
   *[shared] os jogos são baixados durante a mão, e os dois lados encaixam neles; ninguém bate
}
option-knock-limit = { $value ->
    [upcard] a carta do limite diz com quanto se pode bater
    [gin_only] ninguém bate: só gin encerra a mão
   *[other] dá para bater com { $value } ou menos
}
option-knock-limit-ace = { $value ->
    [one] com um ás de limite, só dá para bater com 1
   *[gin_only] com um ás de limite, ninguém bate: só gin encerra a mão
}
option-knock-card-source = { $value ->
    [upcard] a carta virada é a carta do limite
   *[second_deck] a carta do limite vem de um segundo baralho
}
option-gin-compulsory = { $value ->
    [yes] quem tem gin precisa declarar
   *[no] quem tem gin pode seguir jogando
}
option-final-discard = { $value ->
    [required] a mão acaba com um descarte
    [optional] a mão pode acabar sem um último descarte
   *[none] não há descartes
}
option-knock-meld-mode = { $value ->
    [auto] quem bate só escolhe os jogos quando faz diferença
   *[manual] quem bate sempre escolhe os jogos
}
option-layoff-mode = { $value ->
    [auto] os encaixes são feitos para você, do melhor jeito
   *[manual] os encaixes são feitos à mão
}
option-layoff-on-gin = { $value ->
    [yes] também dá para encaixar em gin, e quem fica sem nada cancela o gin
   *[no] em gin não se encaixa nada
}
option-illegal-knock = { $value ->
    [prevent] bater acima do limite não é permitido
    [opponent_choice] se alguém bate acima do limite, o outro lado manda contar ou faz seguir de cartas abertas
   *[expose] quem bate acima do limite segue de cartas abertas
}
option-knock-score = { $value ->
    [difference] a batida paga a diferença dos restos
   *[loser_full] a batida paga todo o resto de quem perde
}
option-gin-bonus = { $value ->
    [0] gin não paga bônus
   *[other] gin paga { $value }
}
option-big-gin = { $value ->
    [off] não há big gin
    [total] big gin paga { $points } ao todo
   *[extra] big gin paga { $points } a mais que gin
}
option-undercut-bonus = { $value ->
    [0] o corte não paga bônus
   *[other] o corte paga { $value }
}
option-tie-rule = { $value ->
    [undercut] restos iguais são corte
   *[no_score] restos iguais não pagam nada
}
option-spade-doubles = { $value ->
    [yes] espadas na carta do limite dobram os pontos da mão
   *[no] nenhuma carta dobra a mão
}
option-spade-double-boxes = { $value ->
    [none] nenhuma carta dobra caixas
    [extra] espadas na carta do limite dobram as caixas extras
   *[all] espadas na carta do limite dobram todas as caixas
}
option-extra-boxes = { $value ->
    [none] uma mão vencida é uma caixa, seja como for
   *[some] caixas extras: { $gin } por gin, { $big_gin } por big gin, { $undercut } por corte
}
option-sequence-bonus = { $value ->
    [off] sequências não pagam nada por si
    [winner] as sequências de quem vence pagam: { $long } por carta a partir de { $cards } cartas, e { $pictures } por figura
   *[both] as sequências dos dois lados pagam: { $long } por carta a partir de { $cards } cartas, e { $pictures } por figura
}
option-gin-bonus-no-contract = { $value ->
    [off] gin paga o mesmo contra quem não tem contrato
   *[other] gin paga { $value } contra quem não tem contrato
}
option-exhaust-score = { $value ->
    [void] quando o monte acaba, ninguém pontua
    [difference] quando o monte acaba, quem tem menos ganha a diferença
   *[table_minus_hand] quando o monte acaba, cada lado marca o que pôs na mesa menos o que tem na mão
}
option-game-target = a partida vai até { $value }
option-game-bonus = { $value ->
    [0] vencer a partida não paga bônus
   *[other] vencer a partida paga { $value }
}
option-line-bonus = { $value ->
    [0] caixas não pagam nada
   *[other] uma caixa paga { $value }
}
option-line-bonus-timing = { $value ->
    [end] as caixas são pagas no fim da partida
   *[immediate] as caixas são pagas na hora
}
option-shutout = { $value ->
    [off] o capote não paga nada
    [double_points] o capote dobra os pontos de quem vence
    [double_points_and_game] o capote dobra os pontos de quem vence e o bônus da partida
    [double_total] o capote dobra o total inteiro de quem vence
   *[extra] o capote paga { $points } a mais
}
option-exact-margin-forfeit = { $value ->
    [off] nenhuma vantagem faz perder a partida
   *[other] terminar na frente por exatamente { $value } faz perder a partida
}
option-exact-margin-basis = { $value ->
    [points] essa vantagem é contada em pontos
   *[final] essa vantagem é contada em totais finais
}
option-winner-by = { $value ->
    [first_to_target] quem chega à meta vence a partida
   *[higher_final_total] quem tem o maior total no fim vence a partida
}
option-match = { $value ->
    [single] a disputa é uma partida
    [multi_match] a disputa soma vários confrontos em um placar só
    [best_of] a disputa é uma série de partidas
   *[hollywood] a disputa é uma folha Hollywood: partidas lado a lado que dividem as mãos
}
option-multi-target = o placar de todos os confrontos vai até { $value }
option-multi-hand-bonus = cada mão vencida em um confronto paga { $value } no fim dele
option-multi-win-bonus = vencer um confronto paga { $value }
option-multi-shutout-bonus = vencer todas as mãos de um confronto paga mais { $value }
option-best-of = a série é uma melhor de { $value }
option-hollywood-columns = { $value ->
    [1] a folha tem uma coluna
   *[other] a folha tem { $value } colunas
}
option-hollywood-late-entry = { $value ->
    [next_open] a primeira anotação vai para a próxima coluna ainda aberta
   *[by_count] a primeira anotação se perde se a coluna já fechou
}
option-hollywood-decide = { $value ->
    [net_points] o que decide são os totais das colunas
   *[columns_won] o que decide é o número de colunas vencidas
}
option-hollywood-third-double = { $value ->
    [yes] a terceira coluna conta em dobro
   *[no] cada coluna conta uma vez
}
option-seating = { $value ->
    [heads_up] jogam dois
    [partnership] jogam duas equipes
    [round_robin] jogam três ou quatro em rodízio, e quem perde a mão sai
    [three_handed] jogam três, todos na mesma mão, cada um por si
   *[captain] o capitão joga contra os outros, que se revezam
}
option-team-size = { $value ->
    [1] o tamanho das equipes não está definido
   *[other] equipes de { $value }
}
option-team-target = { $value ->
    [off] a meta das equipes depende do tamanho delas
   *[other] equipes jogam até { $value }
}
option-team-sweep-bonus = { $value ->
    [0] vencer todas as mesas não rende nada à equipe
   *[other] vencer todas as mesas rende à equipe { $value } por membro além de dois
}
option-opponent-rotation = { $value ->
    [fixed] cada um fica com o mesmo adversário
    [each_hand] com dois de cada lado, os adversários mudam a cada mão
    [after_loss] depois de uma mão perdida os colegas trocam de adversário, a menos que o lado perdedor fique com os seus
   *[each_game] os adversários mudam a cada partida
}
option-partner-talk = { $value ->
    [off] colegas não veem as cartas uns dos outros
    [after_own_hand] quem terminou sua mão pode ver as cartas do colega
   *[always] colegas veem as cartas uns dos outros
}
option-team-result-visibility = { $value ->
    [immediate] o resultado de uma mesa aparece na hora
   *[after_discard] quem tem onze cartas só vê o resultado de uma mesa depois de descartar
}
option-multi-take = { $value ->
    [yes] dá para pegar várias cartas do lixo
   *[no] só dá para pegar a carta de cima do lixo
}
option-deep-card-use = { $value ->
    [meld_or_layoff] quem pega várias cartas põe a mais funda em um jogo novo ou encaixa em um da mesa
   *[new_meld_only] quem pega várias cartas põe a mais funda em um jogo novo
}
option-contract = o contrato pede { $melds ->
    [one] { $melds } jogo
   *[other] { $melds } jogos
}, de { $sizes } cartas
option-layoff-cap-per-meld = { $value ->
    [1] em cada jogo entra uma carta por jogada
   *[other] em cada jogo entram no máximo { $value } cartas por jogada
}
option-extend-on-contract-turn = { $value ->
    [yes] dá para encaixar na jogada do contrato
   *[no] na jogada do contrato não dá para baixar mais nada
}
option-ace-offer-skips-draw = { $value ->
    [yes] quem aceita um ás não compra na jogada seguinte
   *[no] quem aceita um ás compra como sempre
}
option-reoffer-ban = { $value ->
    [yes] uma carta aceita não pode ser oferecida de volta na hora
   *[no] uma carta aceita pode ser oferecida de volta na hora
}
option-exhaust-count = { $value ->
    [all_in_hand] quando o monte acaba, contam todas as cartas na mão
   *[unmatched_only] quando o monte acaba, só contam as cartas soltas na mão
}
option-challenge = { $value ->
    [yes] um lado pode desafiar o outro a comparar as cartas
   *[no] não há desafios
}
option-challenge-timing = { $value ->
    [own_draw_phase] só dá para desafiar na própria vez, antes de comprar
   *[anytime] dá para desafiar a qualquer momento da própria vez
}
option-challenge-per-turn = { $value ->
    [1] no máximo um desafio por jogada
   *[other] no máximo { $value } desafios por jogada
}
option-challenge-tie = { $value ->
    [drawn] se o desafio der igual, é empate
   *[challenged_wins] se o desafio der igual, vence o lado desafiado
}
