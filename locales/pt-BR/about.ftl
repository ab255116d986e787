## About the bot and the game

about-more = Ler mais

about-title-bot = Undercut
about-bot = O Undercut joga gin rummy: { $variants } conjuntos de regras, para dois ou mais, ao vivo ou ao longo de dias. Ele dá as cartas, conta e marca os pontos, e nenhuma partida se perde. *Undercut* é “corte” em inglês.

    Versão { $version }. Software livre sob a licença MIT.
about-title-history = Como nasceu o gin
about-history = Elwood T. Baker criou o gin em 1909, com o filho, C. Graham Baker, que mais tarde trabalharia no cinema. Já existia um jogo chamado rum, então o deles ganhou o nome de outra bebida.

    Por vinte anos, quase só a família jogou. Nos anos 1930, os clubes de Nova York descobriram o gin. Depois os atores de Hollywood passaram a jogar entre uma tomada e outra, e nos anos 1940 todo mundo queria aprender; o nome *gin rummy* é deles. Desde então é um dos grandes jogos para dois.

    A origem é motivo de discussão. John Scarne via nele um whiskey poker mais rápido. David Parlett não acredita nisso e enxerga por trás o velho Conquian.
about-title-variants = Os parentes
about-variants = O Sequence gin, em que só sequências valem, é de Howard Fosdick. O Skarney gin é de John Scarne. George F. Hervey registrou o Colonel, em que os jogos vão para a mesa. No Oklahoma, a carta virada diz com quanto se pode bater; o Hollywood é marcado em três colunas ao mesmo tempo.
about-title-people = Gente famosa no gin
about-people = - **Stu Ungar** é tido por muitos como o maior de todos. No fim, os torneios já não o aceitavam, e ele foi para o pôquer.
    - **Oswald Jacoby**, mestre de bridge e gamão, escreveu livros sobre gin.
    - **Ernie Kovacs**, o comediante, escreveu um sobre como *falar* durante o jogo: *How to Talk at Gin*, 1962.
    - **Auric Goldfinger** trapaceia no filme de 1964: alguém de binóculo lê para ele as cartas do outro. No romance, o jogo é canastra. De um jeito ou de outro: esconda bem as suas cartas.
about-title-shuffles = Embaralhamento honesto
about-shuffles = Ninguém escolhe as cartas, e você pode conferir.
    - **Lacrado:** antes que alguém aceite, o bot sorteia um número secreto e mostra a impressão digital dele (SHA-256). Se o número mudasse, ela mudaria junto.
    - **Misturado:** o Discord dá ao clique em *Aceitar* um número próprio, que o bot não pode escolher. Todo embaralhamento vem dos dois.
    - **Aberto:** o segredo de cada mão aparece depois dela; o da partida, depois da partida. Com ele, qualquer pessoa pode dar as mesmas cartas de novo. A receita está nos documentos do bot, em fairness.md.
about-title-sources = De onde vêm as regras
about-sources = Do que já se escreveu sobre gin: enciclopédias, folhas de regras, páginas de clubes e jogadores, e as regras de outros programas. Elas divergem, por isso as divergências são opções: `/gin rules` diz quais estão valendo, **Regras da casa…** em `/gin play` muda. Onde todas se calam, o Undercut teve que decidir, e diz o que faz.
