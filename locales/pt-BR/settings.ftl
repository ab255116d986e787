# What servers and members set, and what managers do at tables.

refusal-no-such-setting = Não existe essa configuração, ou ela não pode ficar assim.
refusal-other-channels = Neste servidor, as partidas começam em { $channels }.
refusal-other-roles = Neste servidor, só quem tem um destes cargos começa partidas: { $roles }.
refusal-not-manager = Isso é para quem pode gerenciar este servidor.
# $near: time zones with a similar name, or nothing.
refusal-no-such-zone = Não há fuso horário com o nome { $name }.{ $near ->
    [none] {""}
   *[other] {" "}Talvez { $near }?
}
refusal-several-zones = Esse país tem vários fusos horários. Digite uma das cidades dele.

settings-title-server = ### Configurações de { $server }
press-me = Minhas configurações
press-me-friends = Amigos, bloqueios…
press-me-away = Ausência…
press-me-data = Meus dados…
press-me-export = Partidas em arquivo…
settings-title-own = ### Suas configurações
settings-line = { $name }: **{ $value }**
settings-changed = { $some ->
    [yes] O menu tem todas as configurações. Mudanças até agora:
   *[no] O menu tem todas as configurações. Nada mudou ainda.
}
settings-option = { $name }: { $value }
settings-menu = Mudar uma configuração…
settings-value = Escolha uma opção…
settings-region = Região do mundo…
settings-kind = Tipo de regras…

setting-yes = sim
setting-no = não
setting-no-hour = sem horário
setting-hour = { $hour }h

setting-channels = Canais
setting-channels-about = Onde dá para começar partidas, também nos tópicos desses canais. O que já começou continua.
setting-channels-all = todos os canais
press-channels-all = Liberar todos os canais
setting-roles = Cargos
setting-roles-about = Quem pode começar partidas: quem tiver um destes cargos.
setting-roles-all = todo mundo
press-roles-all = Liberar para todos
setting-ping = Menções
setting-ping-about = Quando menciono membros em um canal.
setting-ping-turn = em desafios e na vez de cada um
setting-ping-challenge = só em desafios
setting-ping-never = nunca
setting-rooms = Salas
setting-rooms-about = Onde membros jogam entre si. O tópico deixa uma linha no canal; treinos ficam no canal.
setting-rooms-threads = em tópicos próprios
setting-rooms-channel = no canal
setting-tidy = Resultados antigos
setting-tidy-about = Quando apago resultados antigos de um canal. Eles continuam no placar e nos replays.
setting-tidy-number = { $number ->
    [0] ficam
    [one] apagados depois de { $number } dia
   *[other] apagados depois de { $number } dias
}
setting-language = Idioma
setting-language-about = Em que idioma escrevo. Se ninguém escolher, é o do Discord.
setting-language-auto = como no Discord
# The language's name in the language itself.
language-name = Português do Brasil
setting-rules = Regras de costume
setting-rules-about = Que regras valem em uma partida quando ninguém escolhe outras.
setting-rules-bot = as do Undercut ({ $rules })
setting-rules-chosen = { $rules }
setting-rules-own = { $rules }, com mudanças

setting-spoken = Leitura em voz alta
setting-spoken-about = Para leitores de tela: cartas por extenso, frases sem sinais, botões que dizem o que fazem.
setting-confirm = Perguntas
setting-confirm-about = Se pergunto antes de você bater ou zerar a mão, desfazer um jogo ou deixar passar um gin.
setting-hand = Suas cartas
setting-hand-about = Onde chegam: enviadas a você, ou por Minhas cartas na mesa, sem mensagem direta.
setting-hand-dm = por mensagem direta
setting-hand-here = no canal
setting-look = Cartas
setting-look-about = Como mostro cartas onde só você vê: em pequenas imagens ou em texto.
setting-look-picture = imagens
# Offered with the first hand, and at the beginning of the lesson.
press-look-text = Cartas em texto: 7♥
press-look-picture = Cartas em imagem
setting-look-text = texto
setting-who-may-challenge = Desafios de
setting-who-may-challenge-about = Quem pode te desafiar pelo nome.
setting-who-may-challenge-anyone = qualquer pessoa
setting-who-may-challenge-friends = amigos
setting-who-may-challenge-nobody = ninguém
setting-celebrate = Imagens animadas
setting-celebrate-about = Se os canais veem seus gins, big gins e cortes em imagem animada.
setting-privacy = Seu histórico
setting-privacy-about = Quem vê suas posições, números e replays. Quem jogou sempre pode rever a partida.
setting-privacy-everyone = todo mundo, em todo servidor
setting-privacy-server = o servidor onde você jogou
setting-privacy-nobody = só você
setting-time-zone = Fuso horário
setting-time-zone-about = Em que fuso valem os horários abaixo.
press-zone-type = Digitar cidade…
zone-title = Seu fuso horário
zone-label = Uma cidade ou um fuso
zone-about = Por exemplo São Paulo, Berlim ou UTC
setting-quiet-from = Silêncio a partir de
setting-quiet-from-about = A partir de que hora só te mando o que você pedir.
setting-quiet-to = Silêncio até
setting-quiet-to-about = Até que hora isso vale.
setting-remind-hours = Lembretes
setting-remind-hours-about = Quanto tempo espero para te lembrar de que é a sua vez.
setting-remind-hours-number = { $number ->
    [0] nunca
    [one] depois de { $number } hora
   *[other] depois de { $number } horas
}
setting-prompt = Me chame de volta
setting-prompt-about = Se mando um aviso discreto dois minutos depois de chegar a sua vez, se você acabou de sair.

command-me = Veja e mude suas configurações
command-admin = Para quem gerencia este servidor
command-admin-settings = Veja e mude as configurações deste servidor

setting-clock = Relógio
setting-clock-about = Quanto tempo uma jogada pode levar: sem limite, algumas horas (fora da noite) ou minutos.
setting-clock-none = sem limite
setting-clock-relaxed = sem pressa (horas)
setting-clock-live = ao vivo (minutos)
setting-clock-hours = Relógio sem pressa
setting-clock-hours-about = Quanto tempo uma jogada pode levar no relógio sem pressa.
setting-clock-hours-number = { $number ->
    [one] { $number } hora
   *[other] { $number } horas
}
setting-clock-minutes = Relógio ao vivo
setting-clock-minutes-about = Quanto tempo uma jogada pode levar no relógio ao vivo.
setting-clock-minutes-number = { $number ->
    [one] { $number } minuto
   *[other] { $number } minutos
}

setting-season = Temporada
setting-season-about = Quanto dura uma temporada do ranking. Meses e trimestres começam à meia-noite UTC.
setting-season-none = nenhuma
setting-season-monthly = um mês
setting-season-quarterly = um trimestre

setting-rated-practice = Treino com rating
setting-rated-practice-about = Se partidas contra o computador mudam o rating. Nessas não há dicas.

setting-card-size = Tamanho das cartas
setting-card-size-about = De que tamanho mostro as suas cartas.
setting-card-size-large = grande
setting-card-size-compact = como o texto

setting-after-deal = Depois da mão
setting-after-deal-about = O que você vê no fim da mão. Em partidas com horas por jogada: sempre as próximas cartas.
setting-after-deal-result = primeiro o resultado
setting-after-deal-cards = logo as próximas cartas

setting-card-order = Ordem das cartas
setting-card-order-about = Em que ordem ficam as cartas fora dos seus jogos.
setting-card-order-suit = por naipe
setting-card-order-rank = por valor

setting-colours = Cores das cartas
setting-colours-about = As cores dos naipes onde só você vê. Cartas em texto não têm cor.
setting-colours-four = quatro cores
setting-colours-two = preto e vermelho
setting-colours-contrast = para daltônicos
colours-coming = Essas cores estão a caminho. Até chegarem, você vê as de sempre.

# $member is a mention.
turn-here = { $member }, é a sua vez.
turn-here-closed = Não consegui te mandar suas cartas. Permita mensagens diretas deste servidor, ou veja aqui: só você vê.

refusal-not-player = { $name } não joga nessa mesa.
refusal-two-sides-only = Ali jogam mais de dois lados. Você pode anular a partida.
decided = Decidido por quem gerencia este servidor: { $reason }
annulled = Anulada depois por quem gerencia este servidor, e não conta para nada: { $reason }

command-admin-void = Anule uma partida, em andamento ou encerrada: não conta para nada
command-admin-adjudicate = Encerre uma partida em andamento com vitória de um lado
command-admin-unstick = Refaça as mensagens de uma mesa
command-admin-audit = Veja o que foi feito em nome deste servidor
command-admin-table = Qual mesa
command-admin-winner = Um membro do lado que vence
command-admin-reason = Por quê; os dois lados leem

admin-void = A mesa { $table } foi anulada: { $names }. Não conta para nada, e a mesa diz isso.
admin-adjudicate = A mesa { $table } acabou: { $names }. A mesa diz quem venceu, e por quê.
admin-unstick = Todas as mensagens da mesa { $table } estão sendo refeitas: { $names }. Se for a vez do computador, ele joga.
admin-closed = Mensagens diretas não chegam a { $names }. **Minhas cartas**, na mesa, mostra as cartas.

audit-title = ### O que foi feito em nome deste servidor
audit-none = Nada ainda.
audit-page = Página { $page } de { $pages }
audit-reason = “{ $reason }”
audit-set = **{ $name }**: { $before } → { $after }
# $number is above 5.
audit-several = { $number } deles
audit-void = Mesa **{ $table }** anulada
audit-adjudicate = Mesa **{ $table }** vencida por { $winner }
audit-unstick = Mensagens da mesa **{ $table }** refeitas
audit-unknown = Uma configuração que não conheço
press-audit-newer = Mais novas
press-audit-older = Mais antigas
