# What members type after the name of a group: the names of commands and of their options. Small letters
# and digits of any script, no blanks (a hyphen may stand for one), at most 32 characters; no two
# commands of a group are called alike. Sentences go on naming commands in English: Discord runs a
# tapped command by that name alone.

typed-play = jogar
typed-challenge = desafiar
typed-practice = treinar
typed-hand = cartas
typed-games = partidas
typed-scores = placar
typed-rules = regras
typed-standings = ranking
typed-profile = perfil
typed-history = histórico
typed-realcards = cartas-reais
typed-me = eu
typed-verify = conferir
typed-replay = replay
typed-review = análise
typed-help = ajuda
typed-learn = aprender
typed-problem = problema
typed-daily = diária

typed-new = novo
typed-list = lista
typed-show = ver

typed-settings = configurações
typed-news = notícias
typed-void = anular
typed-adjudicate = decidir
typed-unstick = refazer
typed-audit = auditoria
typed-delete = apagar

# Options

typed-variant = variante
typed-contest = disputa
typed-target = meta
typed-member = membro
typed-another = outro
typed-clock = relógio
typed-level = nível
typed-table = mesa
typed-opponent = adversário
typed-result = resultado
typed-since = desde
typed-friend = amigo
typed-seats = lugares
typed-deal = mão
typed-file = arquivo
typed-topic = tema
typed-reason = motivo
typed-winner = vencedor
typed-name = nome
typed-cup = torneio
typed-league = liga
typed-ladder = escada
typed-match = duelo
typed-accept = aceitar
typed-code = código
