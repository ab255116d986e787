## Tips. Cards and numbers in them come from the engine.

tips-another = Outro macete
tips-hint = Escolha um tema
tips-topic-any = Todos os temas
tips-topic-early = Primeiras jogadas
tips-topic-melds = Montar jogos
tips-topic-pile = Ler o lixo
tips-topic-knock = Bater
tips-topic-late = No fim da mão
tips-topic-skarney = Skarney gin
tips-topic-colonel = Colonel

## The first turns

tip-title-shed = Jogue fora primeiro as altas
tip-shed = O que não combina com nada custa o que vale se o outro lado bater. Descarte { $card } aqui, e { $before } viram { $after }.
tip-title-low = As baixas podem ficar
tip-low = Nenhum destes trios é um jogo. Mas o baixo te custa { $low }, e o alto { $high }.
tip-title-upcard = Pegue a carta virada que faz jogo
tip-upcard = O par soma { $before }; com a carta virada é uma trinca e soma { $after }. A carta virada é de graça, e, se você deixar, pode ajudar o outro lado.
tip-title-soon = Diminua logo o resto
tip-soon = Cada compra deve diminuir seu resto ou deixar um jogo mais perto. Quem fica com pouco primeiro pode bater primeiro, enquanto o outro lado ainda está carregado.

## Building melds

tip-title-middle = O meio vale mais
tip-middle = Conte os jogos de três ou quatro: um sete pode estar em { $seven } deles, um ás ou um rei em só { $edge }. Então segure as cartas do meio.
tip-title-pair = O que você está esperando?
tip-pair = O par espera { $pair } cartas, e 7♦ 8♦ também, que é aberto nas duas pontas: { $open }. Q♦ K♦ tem uma ponta ({ $edge }) e 6♦ 8♦ um buraco ({ $gap }). Fique com o que tem mais.
tip-title-three = Duas chances de uma vez
tip-three = Estas três esperam { $waits } cartas: { $cards }. Se alguém bater, custam só { $count }.
tip-title-dead = Há pares mortos
tip-dead = Dois valetes podem virar trinca com { $waits } cartas. Se as duas já foram descartadas, { $left ->
    [0] não resta nenhuma
    [one] resta { $left }
   *[other] restam { $left }
}: desfaça o par.
tip-title-break = Um par pode ser desfeito
tip-break = Você tem duas damas e compra um dois. Fique com uma dama e o dois, e { $before } viram { $after }. Com a mão já adiantada, é melhor que esperar a terceira.

## Reading the pile

tip-title-memory = Lembre o que já saiu
tip-memory = Só se vê o topo do lixo, então guarde as outras de cabeça. Não espere uma carta que está lá, e jogue fora o que ninguém mais pode usar.
tip-title-takes = Repare no que o outro lado pega
tip-takes = Se o outro lado pega 9♠, { $count } cartas combinam com ela em um jogo de três: { $cards }. Pense duas vezes antes de descartar uma. O que ele deixa passar diz tanto quanto.
tip-title-hold = Guarde o que o outro junta
tip-hold = Se o outro lado pegou noves, o seu nove não é prejuízo: ele não o recebe e, quando bater, você encaixa.
tip-title-vary = Não seja um livro aberto
tip-vary = Quem sempre descarta de cima para baixo ensina o outro lado a fazer o mesmo e entrega o que é seguro guardar. Mude de vez em quando.

## Knocking

tip-title-often = Bata assim que puder
tip-often = Quem joga bem bate muito e quase nunca espera o gin. O outro lado não tem tempo de arrumar as cartas. Só quando a mão já vai longe vale temer o corte.
tip-title-gin = Bater ou esperar o gin?
tip-gin = Aqui você poderia bater com { $deadwood }. { $count } cartas dariam gin: { $cards }. Conte as que ainda podem vir. Se são poucas, bata. Se são umas cinco, espere uma ou duas jogadas, não mais: o gin rende só mais ou menos o dobro.
tip-title-layout = Mostre os jogos que ajudam menos
tip-layout = Dos dois jeitos você fica com o mesmo resto. No primeiro, dá para encaixar { $worse }; no segundo, só { $better }. O bot sugere o segundo.
tip-title-undercut = Cuidado com o corte
tip-undercut = Quem sofre a batida vence se tiver o mesmo resto ou menos: leva a diferença, e mais { $points }. Quanto mais longa a mão, menor deve ser o seu resto ao bater.

## Late in a deal

tip-title-ready = A batida vem aí
tip-ready = Com metade do monte comprada, o outro lado já deve poder bater. Livre-se do que é alto, mesmo que seja de um par, e conte o que te sobraria.
tip-title-queen = A dama que esperou
tip-queen = Um lado guardou uma dama por várias jogadas, na esperança do valete, e arrumou as outras cartas tarde demais. O outro lado bateu assim, com { $deadwood }. Deu para encaixar { $cards }; sobraram { $left }, e isso custou { $points }.
tip-title-luck = A sorte se equilibra
tip-luck = Uma mão diz pouco sobre quem joga melhor. Cem dizem. Jogue para o longo prazo, e não corra atrás de uma mão ruim.

## Skarney gin

tip-title-contract = Quando baixar o contrato
tip-contract = É disso que tudo depende. Cedo demais, você fica com uma ou duas cartas encalhadas. Tarde demais, tudo o que você tem na mão conta contra você.
tip-title-mixed = Sequências crescem mais
tip-mixed = Uma sequência pode ter quaisquer naipes, então nesta cabem { $run } cartas, e na trinca { $set ->
    [one] só { $set } carta
   *[other] { $set } cartas
}. Fique com jogos que podem crescer.

## Colonel

tip-title-lay = Baixar logo ou segurar?
tip-lay = O que está na mesa não conta contra você se o outro lado zerar. Mas ele pode encaixar ali e se livrar das cartas dele.
tip-title-many = Muitas baixas vencem um desafio
tip-many = Vence a soma menor, não o menor número de cartas: estas seis somam { $many }, as duas ao lado { $few }.
