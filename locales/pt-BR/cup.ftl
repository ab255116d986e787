# Os torneios como os membros os veem: criar, a mensagem, as páginas, o que se diz deles.

command-cup = Torneios no seu servidor
command-cup-new = Criar um torneio
command-cup-list = Ver os torneios deste servidor
command-cup-show = Ver como está um torneio
command-cup-which = Qual torneio? O último, se você não disser

## Words

cup-hours = { $hours ->
    [one] uma hora
   *[other] { $hours } horas
}
cup-days = { $days ->
    [one] um dia
   *[other] { $days } dias
}
cup-unknown = …
cup-nobody = ninguém
cup-and-more = { $names } e mais { $count }
cup-format-knockout = Mata-mata
cup-format-double-elimination = Eliminação dupla
cup-format-round-robin = Todos contra todos
cup-format-groups = Grupos e mata-mata
cup-format-swiss = Sistema suíço
cup-about-knockout = Perdeu uma vez, está fora.
cup-about-double-elimination = Perdeu duas vezes, está fora.
cup-about-round-robin = Todos jogam contra todos; no máximo 16.
cup-about-groups = Primeiro grupos; depois os dois primeiros de cada um no mata-mata.
cup-about-swiss = Algumas rodadas contra quem tem os mesmos pontos; ninguém sai.
cup-third-yes = Com disputa do terceiro lugar
cup-third-no = Sem disputa do terceiro lugar
cup-finals-yes = Uma segunda final se a primeira igualar as derrotas
cup-finals-no = Uma final só
cup-legs = { $legs ->
    [1] Todos se enfrentam uma vez
   *[other] Todos se enfrentam duas vezes
}
cup-rounds = Rodadas: { $rounds }
cup-rounds-usual = Quantas rodadas forem precisas
cup-seeding-rating = Ordem pela pontuação
cup-seeding-hand = Ordem de quem organiza
cup-seeding-lot = Por sorteio
cup-match-time = Tempo por confronto: { $time }
cup-organiser = Organização: { $name }
# $matches is how many matches the round has.
cup-round-knockout = { $matches ->
    [1] Final
    [2] Semifinal
    [4] Quartas de final
   *[other] Rodada { $round }
}
cup-round-winners = Chave dos vencedores, rodada { $round }
cup-round-losers = Chave dos perdedores, rodada { $round }
cup-round-final = { $round ->
    [1] Final
   *[other] Segunda final
}
cup-round-third = Terceiro lugar
cup-round-group = Grupo { $group }, rodada { $round }
cup-round = Rodada { $round }
cup-group = Grupo { $group }
cup-pair = { $one } – { $other }
cup-pair-score = { $one } { $first } – { $second } { $other }
cup-pair-bye = { $one }: folga
cup-pair-played = { $pair }
cup-pair-agreed = { $pair }
cup-pair-walkover = { $pair } (W.O.)
cup-pair-ruled = { $pair } (decidido pela organização)
cup-pair-left = { $pair } (W.O.: fora do torneio)
cup-line = { $round }: { $pair }
cup-line-ends = o tempo acaba { $when }
cup-place = { $place }. { $names }
cup-wins = { $name } vence
cup-out = { $name } (saiu)
cup-disqualified = { $name } (desclassificação)

## The panel of a new cup

cup-new-title = ### Um torneio novo
cup-new-called = Vai se chamar **{ $title }**.
cup-new-about = Só você vê isto. **Criar** mostra o torneio neste canal, e lá qualquer um pode entrar.
cup-untitled = Torneio de { $name }
cup-rules-title = ### Os jogos do torneio
cup-outlook-head = **O que será jogado**
cup-outlook = Com { $entrants } participantes: { $matches ->
    [one] { $matches } confronto
   *[other] { $matches } confrontos
}, { $rounds ->
    [one] { $rounds } rodada
   *[other] { $rounds } rodadas
}, no máximo { $time }
cup-menu-format = Formato
cup-menu-legs = Quantas vezes se enfrentam
cup-menu-rounds = Rodadas
cup-menu-seeding = Ordem inicial
cup-menu-hours = Tempo por confronto
cup-menu-clock = Tempo por jogada
cup-clock-usual = O das regras ou o do servidor
cup-form-title = Um nome para o torneio
cup-form-label = Nome
press-cup-name = Nome…
press-cup-rules = Regras…
press-cup-create = Criar
cup-created = O torneio está em { $channel }, e lá qualquer um pode entrar. Quando todos estiverem, comece com **Organizar…**.
refusal-entries-closed = Agora ninguém pode entrar: as inscrições estão fechadas.
refusal-no-cups = Ainda não há torneios aqui. `/cup new` cria um.

## The cup's message

cup-head = ### { $title }
cup-entered-none = Ninguém entrou ainda.
cup-entered-count = **Já participam ({ $count }):** { $names }
cup-may-enter = Aperte **Participar** para entrar. { $name } começa o torneio.
cup-entries-closed = As inscrições estão fechadas. { $name } começa o torneio.
cup-waits = Se ninguém começar, será cancelado { $when }.
cup-playing = **Em jogo**
cup-more-behind = Mais em **{ $button }**
cup-pairing = A próxima rodada está sendo emparceirada.
cup-still-enter = Ainda dá para entrar: você joga a partir da próxima rodada.
cup-standings = **Classificação**
cup-points = { $place }. { $name } · { $points }
cup-won = **{ $name } venceu o torneio!**
cup-no-winner = **O torneio acabou sem vencedor.**
cup-cancelled = **O torneio foi cancelado.**
press-cup-enter = Participar
press-cup-leave = Sair
press-cup-left = Sim, sair
press-cup-more = Mais…
press-cup-organise = Organizar…
cup-entered = Você participa de **{ $title }**. Eu chamo você quando seu primeiro confronto abrir.
cup-leave-ask = Sair de **{ $title }**? Até começar, você pode entrar de novo.
cup-leave-running = Sair de **{ $title }**? Você desiste do jogo que está jogando nele, perde os outros confrontos e não pode voltar.
cup-left = Você saiu de **{ $title }**.

## All that there is to read

cup-page = ### { $title } · { $page }
cup-page-matches = Confrontos
cup-page-entrants = Participantes
cup-page-table = Classificação
cup-page-rules = Regras
cup-not-begun = O torneio ainda não começou.
cup-no-places = Nenhum lugar está decidido ainda.
cup-table-row = { $place }. **{ $name }** · { $points } · vitórias: { $wins }, empates: { $draws }, derrotas: { $losses }
cup-ties-figures = Sonneborn-Berger { $berger } · pontos dos jogos { $difference }
cup-ties-figures-swiss = Buchholz { $buchholz } · Sonneborn-Berger { $berger } · pontos dos jogos { $difference }
cup-time-rule = Tempo de cada confronto: { $time }, e outro tanto se os dois lados concordarem. Quando o tempo acaba, perde quem está na vez; uma vez que acabou de começar ganha um pouco mais.
cup-ties-knockout = O empate se joga de novo.
cup-ties-places = Quem perde na mesma rodada divide o lugar.
cup-ties-robin = Vitória vale 1, empate ½. Com os mesmos pontos decidem, nesta ordem: os confrontos entre eles, Sonneborn-Berger (os pontos de quem se venceu e metade dos de quem se empatou), os pontos dos jogos, as vitórias, a ordem inicial.
cup-ties-swiss = Vitória ou folga vale 1, empate ½. Com os mesmos pontos decidem, nesta ordem: Buchholz (os pontos dos adversários), Sonneborn-Berger (os pontos de quem se venceu e metade dos de quem se empatou), os confrontos entre eles, os pontos dos jogos, as vitórias, a ordem inicial.
cup-seal = Selo do segredo de onde saem todas as cartas do torneio: `{ $seal }`
cup-seed = O segredo que ele selava: `{ $seed }`

## The organiser's pages

cup-organise-title = ### { $title }
cup-organise-about = O que fazer?
cup-done = Feito.
press-cup-begin = Começar…
press-cup-start = Começar agora
press-cup-close = Fechar inscrições
press-cup-reopen = Reabrir inscrições
press-cup-entrants = Participantes…
press-cup-matches = Confrontos…
press-cup-cancel = Cancelar o torneio…
cup-begin-ask = Inscritos: { $count }. Começar? Aí se faz a chave e os primeiros confrontos abrem.
cup-begin-few = Um torneio precisa de pelo menos dois participantes.
cup-order-about = Os melhores primeiro: escolha alguém no menu e depois mova.
press-cup-up = Subir
press-cup-down = Descer
press-cup-first = Para o topo
cup-menu-entrant = Quem?
cup-entrants-about = De quem se trata? Você pode tirar alguém do torneio ou deixar outro membro tomar o lugar.
cup-menu-substitute = Quem fica no lugar de { $name }?
cup-substitute-ask = Colocar **{ $substitute }** no lugar de **{ $name }**? O jogo em andamento recomeça com cartas novas.
press-cup-substitute-really = Sim, substituir
press-cup-remove = Tirar…
press-cup-remove-really = Sim, tirar
press-cup-disqualify = Desclassificar…
press-cup-disqualify-really = Sim, desclassificar
cup-remove-ask = Tirar **{ $name }**? Até começar, pode entrar de novo.
cup-disqualify-ask = Desclassificar **{ $name }**? O jogo em andamento é abandonado, os outros confrontos se perdem e não há volta.
cup-menu-match = Qual confronto?
cup-matches-about = Qual confronto? Você pode decidir um em jogo, dar mais tempo ou corrigir um resultado.
press-cup-draw = Empate
press-cup-neither = Ninguém veio
press-cup-give-time = Mais tempo
press-cup-decide = Sim, decidir
cup-decide-ask = Decidir assim: **{ $result }**? O jogo em andamento não conta.
cup-correct-ask = Corrigir o resultado: **{ $result }**? Só dá enquanto nenhum confronto seguinte depender dele.
press-cup-cancel-really = Sim, cancelar
cup-cancel-ask = Cancelar **{ $title }**? Não haverá vencedor, os jogos em andamento não contam e não dá para desfazer.

## What is said where a match is played, and at the end

room-cup = { $cup } · { $one } – { $other }
cup-notice-opened = **{ $title }**, { $round }: { $pair }. Seu confronto está aberto; o tempo acaba { $when }.
cup-notice-late = **O tempo deste confronto está quase no fim:** acaba { $when }. Quem estiver na vez terá perdido.
cup-notice-asked = { $name } pede mais tempo para este confronto. Você concorda?
cup-notice-agreed = Há mais tempo para este confronto: acaba { $when }.
cup-notice-won = **{ $title }** acabou: { $name } venceu. Parabéns!
cup-notice-cancelled = **{ $title }** foi cancelado.
press-cup-time-ask = Pedir mais tempo
press-cup-time-agree = Concordo
cup-time-asked = Você pediu mais tempo. O outro lado vê a pergunta onde o confronto é jogado.

## The list

cup-list-title = ### Torneios
cup-list-none = Ainda não há torneios aqui. `/cup new` cria um.
cup-list-line = **{ $title }** · { $state }
cup-list-menu = Ver um torneio
cup-state-open = inscrições abertas, inscritos: { $count }
cup-state-running = em jogo, participantes: { $count }
cup-state-over = encerrado
cup-state-won = vencido por { $name }
cup-state-cancelled = cancelado
