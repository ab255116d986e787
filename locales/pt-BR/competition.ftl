# Ligas e escadas: criação, mensagem, páginas e avisos.

command-league = Ligas no seu servidor, temporada após temporada
command-league-new = Criar uma liga
command-league-list = As ligas deste servidor
command-league-show = Como vai uma liga
command-league-which = Qual liga? Sem escolher, a última
command-ladder = Escadas: sobe-se desafiando
command-ladder-new = Criar uma escada
command-ladder-list = As escadas deste servidor
command-ladder-show = Como vai uma escada
command-ladder-which = Qual escada? Sem escolher, a última

## Palavras

league-name = Liga
league-size = Membros por divisão: { $members }
league-week = Duração de uma semana: { $time }
league-at-once = Confrontos por semana: { $matches }
league-moves = Sobem e descem por temporada: { $members }
league-pause = Dias entre temporadas: { $days }
league-seeding-rating = Primeira temporada: pela pontuação
league-seeding-hand = Primeira temporada: na ordem de quem organiza
league-seeding-lot = Primeira temporada: por sorteio
league-division = Divisão { $number }
league-season = Temporada { $number }
league-round = Divisão { $number }, rodada { $round }
league-week-number = Semana { $week }
ladder-name = Escada
ladder-reach = Posições acima que se pode desafiar: { $places }
ladder-answer = Dias para responder a um desafio: { $days }
ladder-rest = Dias de descanso após uma defesa: { $days }
ladder-idle = Dias sem jogar até descer: { $days }
ladder-for-place = pela posição { $place }

## Criação

competition-new-league = ### Uma nova liga
competition-new-ladder = ### Uma nova escada
competition-untitled-league = Liga de { $name }
competition-untitled-ladder = Escada de { $name }
competition-new-about = Só você vê isto. **Criar** mostra tudo neste canal, e lá qualquer um pode entrar.
competition-rules-title = ### As regras dos jogos
competition-form-title = Um nome
league-outlook = Com { $members }: { $divisions ->
    [one] 1 divisão
   *[other] { $divisions } divisões
}, confrontos de cada um: { $matches }, no máximo { $time }
league-needs = Participantes de uma temporada: de { $fewest } a { $most }.
competition-created-league = A liga está em { $channel }, e lá qualquer um pode entrar. Quando vocês forem o bastante, comece a primeira temporada com **Organizar…**.
competition-created-ladder = A escada está em { $channel }, e lá qualquer um pode entrar. Não há nada para começar: com dois, já dá para desafiar.

## A mensagem

competition-joined-none = Ninguém participa ainda.
competition-joined = **Já participam ({ $count }):** { $names }
competition-cancelled = **Cancelada.**
league-may-join = Aperte **Participar** para entrar. { $name } decide quando começa a primeira temporada; são precisos pelo menos { $fewest } participantes.
league-week-now = **Temporada { $number }, semana { $week } de { $weeks }** · termina { $when }
league-pausing = **A temporada { $number } acabou.** A próxima começa { $when }, com quem entrar até lá.
league-pause-few = **A temporada { $number } acabou.** A próxima precisa de pelo menos { $fewest } participantes.
league-waiting = A partir da próxima temporada: { $names }
league-last-season = Esta temporada é a última.
league-over = **A liga acabou.**
ladder-ranking = **Classificação**
ladder-challenges = **Desafios**
ladder-may-join = Aperte **Participar** para entrar. Com dois, já dá para desafiar.
ladder-open = { $one } desafia { $other } pela posição { $place } · o prazo da resposta termina { $when }
ladder-played = { $match } · pela posição { $place }
ladder-taken = **{ $one }** – { $other }: conquista a posição { $place }
ladder-kept = { $one } – **{ $other }**: defende a posição { $place }
ladder-drawn = { $one } – { $other }: empate, a posição { $place } está defendida
ladder-nothing = { $one } – { $other }: ninguém jogou, e nada muda
ladder-takenback = { $one } – { $other }: desafio retirado, e nada muda
press-competition-join = Participar
press-competition-leave = Sair
press-competition-left = Sim, sair
press-competition-more = Mais…
press-ladder-challenge = Desafiar…
press-ladder-made = Desafiar
press-ladder-accept = Aceitar
press-ladder-refuse = Recusar…
press-ladder-refused = Sim, ceder minha posição
press-ladder-takeback = Retirar o desafio
competition-joined-league = Você está em **{ $title }** e joga a partir da próxima temporada. Eu aviso quando abrir o seu primeiro confronto.
competition-joined-ladder = Você está em **{ $title }**, lá embaixo. Com **Desafiar…** dá para subir.
competition-leave-ask = Sair de **{ $title }**? Você pode entrar de novo.
competition-leave-league = Sair de **{ $title }**? Você desiste do jogo que está jogando nela e perde os outros confrontos da temporada. Só dá para voltar em outra temporada.
competition-leave-ladder = Sair de **{ $title }**? Você perde sua posição e qualquer desafio em aberto e, se voltar, começa lá embaixo.

## Desafios

ladder-whom = Quem você quer desafiar?
ladder-menu = Quem?
ladder-nobody = Agora você não pode desafiar ninguém: só quem está acima de você, sem desafio em aberto e sem descanso. Posições ao seu alcance: { $places }.
ladder-challenge-ask = Desafiar **{ $name }** pela posição { $place }? Sem resposta a tempo, a posição é sua. Dias para responder: { $days }.
ladder-challenge-made = Você desafiou **{ $name }**. O prazo da resposta termina { $when }; enquanto não houver resposta, dá para retirar o desafio.
ladder-refuse-ask = Recusar? Então **{ $name }** fica com a sua posição sem jogar.
ladder-accept-done = Você aceitou. Seu jogo em **{ $title }** já vai abrir.
ladder-refused-done = Você cedeu sua posição em **{ $title }**.
ladder-takeback-done = Você retirou seu desafio em **{ $title }**.

## As páginas

competition-page-matches = Confrontos
competition-page-table = Classificação
competition-page-members = Participantes
competition-page-past = Temporadas passadas
competition-page-rules = Regras
ladder-page-table = Classificação
league-not-begun = A primeira temporada ainda não começou.
league-no-past = Nenhuma temporada acabou ainda.
ladder-no-challenges = Ainda não houve nenhum desafio.
competition-seal = Selo do segredo de onde saem todas as cartas: `{ $seal }`
competition-how-league = Depois de cada temporada sobem tantos quantos descem. Quem entra começa a próxima temporada lá embaixo; quem sai perde tudo o que falta. Quem não joga nada em uma temporada está fora.
competition-how-ladder = Quem desafia e vence fica com a posição, e quem está no meio desce uma; senão, a ordem fica. Quem recusa ou não responde cede a posição. Quem fica muito sem jogar desce posição por posição, e sai depois do triplo desse tempo.

## A organização

press-competition-members = Participantes…
press-league-next = Próxima temporada…
press-league-stop = Encerrar a liga…
press-league-stop-really = Sim, encerrar
press-league-cancel = Cancelar a liga…
press-ladder-cancel = Cancelar a escada…
league-begin-ask = Participantes: { $count }. Divisões: { $divisions }. Começar a temporada? Aí abrem os primeiros confrontos.
league-begin-few = Uma temporada precisa de pelo menos { $fewest } participantes.
competition-menu-member = Escolha alguém
competition-members-league = De quem se trata? Você pode tirar alguém da liga ou, durante uma temporada, dar a vaga a outra pessoa.
competition-members-ladder = Quem você quer tirar?
league-substitute-ask = Dar a **{ $substitute }** a vaga de **{ $name }**, com os pontos? O jogo em andamento recomeça com cartas novas.
competition-remove-ask = Tirar **{ $name }**? Pode entrar de novo.
ladder-disqualify-ask = Desclassificar **{ $name }**? A posição e qualquer desafio em aberto se perdem, e não há volta.
league-correct-ask = Corrigir o resultado: **{ $result }**? Só dá até a próxima temporada começar.
league-stop-ask = Encerrar **{ $title }**? A temporada em andamento vai até o fim, e não começa mais nenhuma.
competition-cancel-ask = Cancelar **{ $title }**? Acaba na hora, os jogos em andamento não contam e não dá para desfazer.

## Avisos

ladder-notice-challenged = **{ $title }**: { $one } desafia { $other } pela posição { $place }. O prazo da resposta termina { $when }; sem resposta, a posição se perde.
ladder-notice-unanswered = **{ $title }**: o desafio de { $one } a { $other } ainda espera resposta. O prazo termina { $when }, e com ele a posição.
ladder-notice = **{ $title }** · { $result }
league-notice-season = **{ $title }: a temporada { $number } acabou.**
league-won = Vitória de **{ $name }**
league-won-division = Vitória na divisão { $number }: **{ $name }**
league-up = Sobem: { $names }
league-down = Descem: { $names }
competition-notice-over = **{ $title }** acabou.
league-picture-alt = { $title }, temporada { $number }.

## As listas

competition-list-title-league = ### Ligas
competition-list-none-league = Ainda não há ligas aqui. `/league new` cria uma.
competition-list-menu-league = Ver uma liga
league-state-open = aberta, participantes: { $count }
league-state-running = temporada { $number } em andamento, participantes: { $count }
league-state-pause = temporada { $number } encerrada, participantes: { $count }
competition-list-title-ladder = ### Escadas
competition-list-none-ladder = Ainda não há escadas aqui. `/ladder new` cria uma.
competition-list-menu-ladder = Ver uma escada
ladder-state = participantes: { $count }
refusal-no-leagues = Ainda não há ligas aqui. `/league new` cria uma.
refusal-no-ladders = Ainda não há escadas aqui. `/ladder new` cria uma.
refusal-joined-too-often = Você já entrou e saiu vezes demais.
