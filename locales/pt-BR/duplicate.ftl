cup-duplicate = Duplicado
cup-duplicate-rule = Duplicado: todas as mesas de uma rodada jogam as mesmas quatro mãos. Na segunda mesa de cada par (1 e 2, 3 e 4) as equipes se sentam ao contrário. Vence o confronto a equipe com mais pontos em todas as mesas somadas. Com pontos iguais, o confronto empata; no mata-mata, decide o primeiro par de mesas com diferença. Quem não joga uma mesa até o fim perde essa mesa por pelo menos 100 pontos. Nenhuma carta aparece até a rodada inteira acabar, então não conte a ninguém o que você teve na mão.
refusal-cards-in-play = Outras pessoas ainda jogam essas mãos. Você pode ver as cartas quando a rodada inteira acabar.
refusal-in-duplicate-match = Essa equipe está jogando um confronto duplicado. Alguém pode ficar com o lugar quando a rodada acabar.
refusal-not-for-duplicate = Num torneio duplicado, as cartas ficam escondidas até alguém bater ou fazer gin. Escolha regras assim.
table-duplicate = Outras mesas jogam as mesmas mãos, por isso nenhuma carta aparece aqui. Depois de quatro mãos, os pontos decidem.
won-level = O jogo empata: ninguém vence
