# Checking the shuffles

command-verify = Confira que ninguém pôde escolher as cartas
press-verify = Conferir baralho
press-fairness = Como funciona

verified-title = O embaralhamento confere
sealed-title = O embaralhamento está lacrado
sealed-how = O segredo que, junto com os seus cliques, decide todo embaralhamento desta partida já está fixado. Este é o lacre dele (SHA-256). O botão com que você entra também o carrega, então ninguém troca o segredo sem que se note. No fim da partida o segredo é aberto, e qualquer pessoa pode conferir com o lacre.
doubted-title = Isto não confere
verified-deals =
    { $deals ->
        [one] **{ $deals } mão conferida.** As cartas vêm da semente lacrada antes de elas serem dadas, e de nada mais.
       *[other] **{ $deals } mãos conferidas.** As cartas de cada uma vêm da semente lacrada antes de elas serem dadas, e de nada mais.
    }
verified-moves =
    { $deals ->
        [one] Joguei tudo de novo, lance a lance, e deu o mesmo resultado.
       *[other] Joguei todas de novo, lance a lance, e deram os mesmos resultados.
    }
verified-opened =
    Todas essas sementes vêm da semente da partida. O lacre dela tem que ser o que você viu:
    -# Lacre: `{ $seal }`
    -# Aberta: `{ $seed }`
verified-sealed =
    A semente da partida fica lacrada até o fim. Só então posso dizer quem estava protegido de quem opera o bot:
    -# `{ $seal }`
verified-running =
    { $deals ->
        [one] A mão em andamento pode ser conferida quando acabar.
       *[other] As { $deals } mãos em andamento podem ser conferidas quando acabarem.
    }
verified-unfinished =
    { $deals ->
        [one] Uma mão ficou inacabada com o fim do jogo. O registro só tem o lacre dela, que também foi conferido.
       *[other] { $deals } mãos ficaram inacabadas com o fim do jogo. O registro só tem os lacres delas, que também foram conferidos.
    }
protected-full = **{ $names }**: ninguém pôde escolher as cartas.
protected-shared = **{ $names }**: ninguém pôde escolher as cartas, a não ser quem opera o bot junto com { $others }.
protected-none = **{ $names }**: quem opera o bot poderia ter escolhido as cartas. Ninguém apertou nada depois que o lacre foi mostrado.
protected-computer = **{ $names }**: nenhum clique no registro, como se o computador tivesse jogado. Não é verdade: pergunte a quem cuida deste bot.
protected-unknown = Esta partida começou antes de eu guardar a hora em que um lacre foi mostrado, então não sei dizer quem estava protegido de quem opera o bot.
protected-shown = Lacre mostrado { $when }
protected-pressed = { $name } { $when }
verified-record = Não precisa acreditar em mim: { $file } tem cada carta e cada lance, para conferir sem mim.
doubted = O registro da partida e os lacres não conferem na linha { $line }. Isso nunca deveria acontecer. Por favor, avise quem cuida deste bot.
refusal-nothing-to-check = Não há o que conferir: nenhuma carta foi dada.
refusal-check-later = O resultado de uma mesa ainda não pode ser mostrado a você até alguém descartar. Confira o embaralhamento depois disso.
refusal-dealt-by-hand = Eram cartas reais: não dei nenhuma, então não tenho o que conferir.
result-seed = Mão { $deal } aberta: `{ $seed }`
# Kept together by hard blanks, so that a phone fills its lines.
seed = Para conferir o baralho: mesa { $table } · { $several ->
        [yes] cliques
       *[no] clique
    }{"\u00A0"}{ $presses }
    Lacre{"\u00A0"}{ $seal }…
    Semente{"\u00A0"}{ $seed }
