# The panel of house rules: choosing them step by step, saving them, offering them.


## The panel

panel-title = ### Regras da casa · { $step } de { $steps }: { $title }
panel-step-start = escolher
panel-step-change = mudar
panel-step-use = jogar
panel-label-kind = **Tipo de regras**
panel-label-start = **Regras de base**
panel-label-group = **Parte das regras**
panel-label-clock = **Tempo por jogada**
panel-label-knob = **Regra**
panel-label-value = **Como se joga**
panel-label-value-was = **Como se joga** · antes: { $before }
panel-label-play = **Jogar com estas regras**
panel-label-save = **Salvar**
panel-challenge = Para um desafio a { $name }.
panel-open = Para um lugar que qualquer pessoa pode ocupar.
panel-practice = Para uma partida contra o computador.
panel-counter = Para o seu desafio com { $name }, no lugar da oferta atual.
panel-preset = Para salvar ou jogar já. Só você vê isto.
panel-start = Base: **{ $name }**.
panel-start-own = Base: **{ $name }**, salva por você.
panel-start-server = Base: **{ $name }**, salva para este servidor.
panel-start-unreadable = **{ $name }** foi salva por uma versão mais nova e não pode ser lida aqui.
panel-same = Nada mudou.
panel-same-offer = Igual à oferta atual.
panel-changed = **Mudanças**
panel-change = - { $rule }: **{ $value }** (antes: { $before })
panel-change-new = - { $rule }: **{ $value }**
panel-variant = - **{ $name }** em vez de { $before }
panel-clock-change = - O relógio: **{ $value }** em vez de { $before }
panel-clock-about = Quanto tempo uma jogada pode levar. Quem aceita concorda com isso.
panel-more = { $changes ->
    [one] - e mais { $changes }
   *[other] - e mais { $changes }
}
panel-many = Estas regras são para mais de dois: ofereça lugares, e cada um entra por lá.
panel-who = Contra quem você quer jogar?
panel-who-menu = Escolha um membro
panel-delete = Excluir **{ $name }** de vez? As partidas em andamento com estas regras continuam.
panel-sent = ### Enviado
    Está em #{ $channel } agora.
panel-number = Um número
panel-number-range = De { $low } a { $high }
panel-name = Que nome dar a elas
panel-name-title = Salvar estas regras
panel-name-server-title = Salvar para este servidor

panel-menu-group = Escolha o que mudar
panel-menu-knob = Escolha uma regra
panel-menu-value = Escolha um valor
panel-menu-start = Escolha as regras de base
panel-menu-clock = Escolha um relógio

press-panel = Regras da casa…
press-panel-challenge = Desafiar { $name }
press-panel-who = Desafiar…
press-panel-open = Oferecer lugar
press-panel-practice = Treino…
press-panel-counter = Enviar esta oferta
press-panel-over = Recomeçar
press-panel-name = Salvar como…
press-panel-name-server = Salvar para todos…
press-panel-keep = Salvar { $name }
press-panel-delete = Excluir…
press-panel-really = Excluir
press-panel-stay = Manter
press-panel-back = Voltar
press-panel-next = Avançar
press-panel-type = Digitar…
press-rules-other = Outras regras…

## What there is to start from

start-knock = Bater e pronto
start-oklahoma = Oklahoma: a carta do limite
start-contests = Séries e folhas Hollywood
start-others = Outros jogos e mesas
start-programs = Como em outros programas
start-mine = Suas regras salvas
start-server = Regras salvas deste servidor
start-server-more = Mais regras salvas deste servidor
start-unreadable = { $name } (ilegível)

## The groups

group-clock = O relógio
group-deal = A mão
group-melds = Jogos e valores
group-knocking = A batida
group-table = Jogos na mesa
group-scoring = Pontos da mão
group-game = A partida
group-contest = A disputa
group-seats = Lugares

## Values that many rules share

value-yes = Sim
value-no = Não
value-off = Desligado
value-number = { $number }

## The deal

rule-first-dealer = Quem dá as cartas primeiro
value-first-dealer-random = Sorteio
value-first-dealer-cut-low-deals = Tirando carta: a mais baixa dá
value-first-dealer-cut-high-chooses = Tirando carta: a mais alta escolhe
rule-next-dealer = Quem dá as cartas depois
value-next-dealer-alternate = Um de cada vez
value-next-dealer-winner = Quem venceu a mão
value-next-dealer-loser = Quem perdeu a mão
rule-draw-dealer = Quem dá as cartas depois de um empate
value-draw-dealer-same = O mesmo lado de novo
value-draw-dealer-rotate = O outro lado
rule-first-turn = Primeira jogada
value-first-turn-offer-both = A carta virada é oferecida aos dois
value-first-turn-offer-nondealer = A carta virada é oferecida a um lado
value-first-turn-eleven-cards = Onze cartas, sem carta virada
value-first-turn-stock-only = Do monte, sem carta virada
value-first-turn-normal-draw = Carta virada ou monte, como sempre
rule-immediate-knock = Cartas que já permitem bater
value-immediate-knock-allow = Valem
value-immediate-knock-misdeal = São dadas de novo
rule-discard-visibility = O que se vê do lixo
value-discard-visibility-top-only = A carta de cima
value-discard-visibility-full = Tudo
rule-return-taken-discard = Carta que veio do lixo pode voltar
rule-stock-end = Cartas que ficam no monte
rule-wall-rule = Descarte depois da última compra
value-wall-rule-end-on-discard = Encerra a mão em empate
value-wall-rule-last-discard-action = Ainda pode ser pego para fechar a mão
rule-stall-guard = Jogadas sem o monte até o empate

## Melds and values

rule-sets = Trincas são jogos
rule-runs = Sequências
value-runs-suited = De um naipe só
value-runs-any-suit = De naipes misturados
rule-ace = O ás nas sequências
value-ace-low = Baixo: A-2-3
value-ace-high = Alto: Q-K-A
value-ace-high-or-low = Baixo ou alto: A-2-3, Q-K-A
value-ace-corner = Dando a volta: K-A-2
rule-values = Quanto valem as cartas
value-values-standard = Ás 1, figuras 10
value-values-ace15 = Ás 15, figuras 10
value-values-colonel = Ás 10, figuras 10
value-values-mahjong = De 2 a 9: 5, de 10 a rei: 10, ás: 15
rule-table-melds = Onde ficam os jogos
value-table-melds-none = Com cada um até o fim da mão
value-table-melds-own-only = Na mesa, cada lado com os seus
value-table-melds-shared = Na mesa, para os dois lados

## Knocking

rule-knock-limit = Limite para bater
value-knock-limit-upcard = O que a carta do limite diz
value-knock-limit-gin-only = Ninguém bate: só gin
rule-knock-limit-ace = Um ás como carta do limite
value-knock-limit-ace-one = Bater só com 1
value-knock-limit-ace-gin-only = Só gin
rule-knock-card-source = Carta do limite
value-knock-card-source-upcard = A carta virada
value-knock-card-source-second-deck = De um segundo baralho
rule-gin-compulsory = Gin precisa ser declarado
rule-final-discard = Último descarte
value-final-discard-required = É obrigatório
value-final-discard-optional = Pode faltar
value-final-discard-none = Não há descartes
rule-knock-meld-mode = Os jogos de quem bate
value-knock-meld-mode-auto = Perguntar só quando faz diferença
value-knock-meld-mode-manual = Sempre escolhidos à mão
rule-layoff-mode = Encaixes
value-layoff-mode-auto = Feitos para você
value-layoff-mode-manual = Feitos à mão
rule-layoff-on-gin = Encaixes também em gin
rule-illegal-knock = Bater acima do limite
value-illegal-knock-prevent = Não é permitido
value-illegal-knock-opponent-choice = O outro lado decide
value-illegal-knock-expose = Segue de cartas abertas

## Playing to the table

rule-multi-take = Pegar várias cartas do lixo
rule-deep-card-use = Carta mais funda que veio do lixo
value-deep-card-use-meld-or-layoff = Em um jogo novo ou encaixada
value-deep-card-use-new-meld-only = Em um jogo novo
rule-contract = Contrato: tamanho dos jogos
value-contract = { $sizes }
rule-layoff-cap-per-meld = Cartas por jogada em cada jogo
rule-extend-on-contract-turn = Encaixar na jogada do contrato
rule-ace-offer-skips-draw = Quem aceita um ás não compra
rule-reoffer-ban = Proibido oferecer de volta na hora
rule-exhaust-count = Cartas que contam quando o monte acaba
value-exhaust-count-all-in-hand = Todas na mão
value-exhaust-count-unmatched-only = Só as soltas
rule-challenge = Desafios para comparar as cartas
rule-challenge-timing = Quando desafiar
value-challenge-timing-own-draw-phase = Antes de comprar
value-challenge-timing-anytime = A qualquer momento da sua vez
rule-challenge-per-turn = Desafios por jogada
rule-challenge-tie = Desafio que dá igual
value-challenge-tie-drawn = Empate
value-challenge-tie-challenged-wins = Vence o lado desafiado

## Scoring a deal

rule-knock-score = A batida marca
value-knock-score-difference = A diferença
value-knock-score-loser-full = Todo o resto de quem perde
rule-gin-bonus = Bônus de gin
rule-gin-bonus-no-contract = Gin contra quem não tem contrato
rule-big-gin = Big gin
value-big-gin-off = Não há
value-big-gin-total = Paga um total fixo
value-big-gin-extra = Paga um extra além do gin
rule-big-gin-points = Pontos por big gin
rule-undercut-bonus = Bônus de corte
rule-tie-rule = Restos iguais
value-tie-rule-undercut = São corte
value-tie-rule-no-score = Não pagam nada
rule-exhaust-score = Quando o monte acaba
value-exhaust-score-void = Ninguém pontua
value-exhaust-score-difference = Quem tem menos ganha a diferença
value-exhaust-score-table-minus-hand = Cada lado: mesa menos mão
rule-spade-doubles = Espadas na carta do limite dobram
rule-extra-boxes-gin = Caixas extras por gin
rule-extra-boxes-big-gin = Caixas extras por big gin
rule-extra-boxes-undercut = Caixas extras por corte
rule-spade-double-boxes = Caixas com espadas
value-spade-double-boxes-none = Não dobram
value-spade-double-boxes-extra = Dobram as extras
value-spade-double-boxes-all = Dobram todas
rule-sequence-bonus = Sequências rendem pontos
value-sequence-bonus-off = Não
value-sequence-bonus-winner = Sim, as de quem vence
value-sequence-bonus-both = Sim, as dos dois lados
rule-sequence-bonus-long-min = Cartas de uma sequência longa
rule-sequence-bonus-long-per-card = Pontos por carta de sequência longa
rule-sequence-bonus-face-per-card = Pontos por figura em sequência

## The game

rule-game-target = A partida vai até
rule-game-bonus = Bônus da partida
rule-line-bonus = Pontos por caixa
rule-line-bonus-timing = Quando as caixas são pagas
value-line-bonus-timing-end = No fim da partida
value-line-bonus-timing-immediate = Na hora
rule-shutout = O capote
value-shutout-off = Não paga nada
value-shutout-double-points = Dobra os pontos de quem vence
value-shutout-double-points-and-game = Dobra os pontos e o bônus da partida
value-shutout-double-total = Dobra o total inteiro
value-shutout-extra = Paga um extra
rule-shutout-points = Pontos por capote
rule-exact-margin-forfeit = Vantagem que faz perder a partida
rule-exact-margin-basis = Essa vantagem é contada em
value-exact-margin-basis-points = Pontos
value-exact-margin-basis-final = Totais finais
rule-winner-by = Vence a partida
value-winner-by-first-to-target = Quem chega à meta
value-winner-by-higher-final-total = Quem tem mais no fim

## The contest

rule-match = Disputa
value-match-single = Uma partida
value-match-multi-match = Vários confrontos, um placar
value-match-best-of = Uma série de partidas
value-match-hollywood = Uma folha Hollywood
rule-best-of = Partidas na série
rule-multi-target = Todos os confrontos vão até
rule-multi-hand-bonus = Pontos por mão vencida, após o confronto
rule-multi-win-bonus = Bônus por confronto
rule-multi-shutout-bonus = Bônus por vencer todas as mãos
rule-hollywood-columns = Colunas na folha
rule-hollywood-late-entry = Primeira anotação com coluna fechada
value-hollywood-late-entry-next-open = Vai para a próxima aberta
value-hollywood-late-entry-by-count = É perdida
rule-hollywood-decide = O que decide
value-hollywood-decide-net-points = Os totais das colunas
value-hollywood-decide-columns-won = As colunas vencidas
rule-hollywood-third-double = A terceira coluna conta em dobro

## Seats

rule-seating = Quem joga
value-seating-heads-up = Dois jogadores
value-seating-partnership = Duas equipes
value-seating-round-robin = Rodízio: três ou quatro, quem perde sai
value-seating-captain = Um capitão contra os outros
value-seating-three-handed = Três, todos na mesma mão
rule-team-size = Jogadores por equipe
rule-team-target = Meta das equipes
rule-team-sweep-bonus = Por vencer todas as mesas, por membro
rule-opponent-rotation = Adversários mudam
value-opponent-rotation-fixed = Nunca
value-opponent-rotation-each-hand = A cada mão
value-opponent-rotation-each-game = A cada partida
rule-partner-talk = Colegas veem as cartas uns dos outros
value-partner-talk-off = Nunca
value-partner-talk-after-own-hand = Depois da própria mão
value-partner-talk-always = Sempre
rule-team-result-visibility = Resultados de outras mesas
value-team-result-visibility-immediate = Aparecem na hora
value-team-result-visibility-after-discard = Esperam o próximo descarte

## An offer of other rules

challenge-counters = { $you ->
    [host] ### Você oferece outras regras a { $guest }
    [guest] ### { $host } te oferece outras regras
   *[other] ### { $host } oferece outras regras a { $guest }
}
offer-changed = **No lugar da oferta anterior**

## What can’t be done

refusal-offer-changed = Depois disso ofereceram outras regras. Dê uma olhada nelas primeiro.
refusal-only-they-offer = As regras são entre { $name } e quem recebeu o desafio.
refusal-same-rules = Isso já é o que está na oferta. Mude algo primeiro.
refusal-seats-stay = Este desafio é entre dois. Para mais gente, `/gin play` oferece lugares.
refusal-no-such-rule = Estas regras não têm mais essa opção. O painel mostra as que existem.
refusal-panel-gone = Esse painel não existe mais. **Regras da casa…** em `/gin play` abre um novo.
refusal-panel-used = Estas regras já foram enviadas. **Regras da casa…** em `/gin play` abre um painel novo.
refusal-no-name = Esse nome fica em branco. Escolha outro.
refusal-name-taken = Já há outras regras salvas como “{ $name }”. Escolha outro nome, ou use essas como base e salve de novo.
refusal-ready-made-name = “{ $name }” é o nome de regras prontas. Escolha outro.
refusal-too-many-saved = Já há { $most } regras salvas, que é o máximo. Exclua alguma antes.
refusal-saved-gone = Essas regras não estão mais salvas.
refusal-managers-only = As regras do servidor são de quem o gerencia. Você pode salvá-las para si.
refusal-no-number = Isso não é um número de { $low } a { $high }.
