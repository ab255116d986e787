## The first deal, step by step; $card is what a sentence speaks of

command-learn = Jogue uma primeira mão, passo a passo, com tudo explicado
learn-progress = Sua primeira mão · passo { $step } de { $steps }
learn-computer = O computador
learn-try-again = **Tente de novo.** { $why }
press-learn-knock = Bater: descartar { $card }, ficar com { $deadwood }
press-learn-go-on = Descartar { $card } e seguir
press-learn-again = Recomeçar

learn-title-goal = O objetivo
learn-goal = Estas dez cartas são suas, e só você vê. Sua missão é arrumá-las em **jogos**:
    - uma **trinca**: três ou quatro cartas do mesmo valor
    - uma **sequência**: três ou mais cartas seguidas do mesmo naipe (o ás vem antes do 2)
learn-colours = Os quatro naipes têm quatro cores: ♠ preto, ♥ vermelho, ♦ azul, ♣ verde.
learn-ask-goal = Um jogo já está pronto. Qual?
learn-not-goal-pair = Dois noves são um bom começo, mas a trinca pede três ou quatro.
learn-not-goal-suits = São seguidas, mas não do mesmo naipe. Na sequência, todas as cartas são de um naipe só.

learn-title-upcard = A carta virada
learn-upcard = Isso, é uma sequência. Daqui em diante seus jogos vêm primeiro, como em toda partida por aqui, e as outras cartas embaixo.
    Uma carta fica aberta na mesa, a **carta virada**. Foi o computador que deu as cartas, então você escolhe primeiro.
learn-ask-upcard = { $card } te ajuda? Pegue ou passe.
learn-not-upcard-useless = { $card } não combina com nenhuma das suas cartas, e é alta. Você só teria que se livrar dela.

learn-title-draw = Comprar uma carta
learn-draw = O computador também não quer. Então vamos lá: na sua vez, você compra uma carta e descarta outra. Compra do **monte**, que fica virado para baixo, ou pega a de cima do **lixo**.
learn-ask-draw = A primeira é do monte. Compre!

learn-title-deadwood = O que é o resto
learn-deadwood = { $card }: mais uma sequência! O que sobra fora dos seus jogos é o **resto**, e conta contra você: valete, dama e rei valem 10 cada, o ás vale 1, as outras valem o número delas.
learn-ask-deadwood = Quanto soma o seu resto agora?
learn-not-deadwood-all = Isso é tudo o que você tem. Cartas em jogos não contam.
learn-not-deadwood-cards = É o número de cartas que sobram, sim. Agora some quanto valem: o rei 10, os noves 9 cada…

learn-title-discard = Descartar
learn-discard = Agora uma carta tem que ir para o lixo, virada para cima. Jogue fora o que não combina com nada, começando pelo que vale mais.
learn-ask-discard = Qual carta você descarta?
learn-not-discard-meld = { $card } faz parte de uma sequência. Essa você quer manter.
learn-not-discard-pair = Os noves podem virar trinca: há mais dois por aí. Outra carta não combina com nada.
learn-not-discard-low = { $card } te custa só { $count }. Outra carta também não combina com nada, e custa mais.

learn-title-pile = De olho no lixo
learn-pile = O computador pegou o seu descarte, { $taken }. Para fazer sequência com essa carta, precisaria de { $upcard }, que está no lixo. Então ele **junta reis**. Ninguém te mostra o lixo de novo: memorize o que passa.
learn-ask-pile = Qual carta você descarta?
learn-not-pile-meld = { $card } faz parte de uma sequência. Essa você quer manter.
learn-not-pile-pair = Os noves ainda podem virar trinca. Outra carta não combina com nada.
learn-not-pile-low = { $card } te custa só { $count }. Outra carta também não combina com nada, e custa mais.
learn-not-pile-feeds = É a que vale mais, e quase sempre seria a certa. Mas { $card } é justamente o que o computador espera. Segure por enquanto e descarte algo seguro.

learn-title-take = Pegar do lixo
learn-take = O computador descartou { $card }. Em vez de comprar às cegas, você pode pegar essa. O outro lado vê o que você pega, então só faça isso quando ela completar ou aumentar um jogo.
learn-ask-take = Comprar do monte ou pegar { $card }?
learn-not-take-set = Olhe os seus noves: com { $card } viram trinca. Uma carta dessas é melhor que qualquer compra.

learn-title-knock = A hora de bater
learn-knock = Três jogos! Se o que sobra depois do descarte soma { $limit } ou menos, você pode **bater**: o descarte vai virado para baixo, e a mão acaba. Quanto menos, melhor.
learn-ask-knock = O que você faz?
learn-not-knock-high = Poder, pode, mas { $right } sobraria e contaria contra você. Vire para baixo a mais alta.
learn-not-knock-wait = Você poderia seguir e esperar o **gin**, sem sobrar nada. Mas o computador teria mais uma jogada, e { $right } estaria no lixo. Com tão pouco resto, bata.

learn-title-layoff = O outro lado encaixa
learn-layoff = Você bateu, e as cartas dos dois lados estão abertas. Antes da contagem, o computador pode **encaixar**: pôr cartas dele nos *seus* jogos, se couberem, para que não contem. Os reis já são um jogo dele.
learn-ask-layoff = Qual das outras cartas dele cabe em um dos seus jogos?
learn-not-layoff-other = { $card } não cabe: sua trinca é de noves, e suas sequências são de copas, do 5 ao 7, e de paus, do 2 ao 4.

learn-title-score = O que você ganha
learn-score = A diferença é sua. Duas outras coisas podem acontecer:
    - **Gin**: você bate sem sobrar nada. São mais { $gin } pontos, e nada pode ser encaixado.
    - **Corte** (*undercut*): o outro lado tem o mesmo resto que você, ou menos. Aí a diferença é *dele*, e mais { $undercut }.
    Quem chega primeiro a { $target } vence a partida. Aí entram os bônus: { $game } pela partida, { $box } por mão vencida (uma **caixa**), e os pontos de novo se o outro lado não venceu nenhuma (**capote**).
learn-end = **É só isso. Agora jogue!**
    -# `/gin problem` traz um problema por dia; `/gin help` explica tudo mais.
press-learn-computer = Jogar com o computador
press-learn-friend = Com um amigo…
