# What members type after the name of a group: the names of commands and of their options. Small letters
# and digits of any script, no blanks (a hyphen may stand for one), at most 32 characters; no two
# commands of a group are called alike. Sentences go on naming commands in English: Discord runs a
# tapped command by that name alone.

typed-play = jugar
typed-challenge = retar
typed-practice = practicar
typed-hand = cartas
typed-games = partidas
typed-scores = puntos
typed-rules = reglas
typed-standings = clasificación
typed-profile = perfil
typed-history = historial
typed-realcards = hoja
typed-me = yo
typed-verify = comprobar
typed-replay = repetición
typed-review = análisis
typed-help = ayuda
typed-learn = aprender
typed-problem = problema
typed-daily = diaria

typed-new = nuevo
typed-list = lista
typed-show = ver

typed-settings = ajustes
typed-news = noticias
typed-void = anular
typed-adjudicate = adjudicar
typed-unstick = actualizar
typed-audit = registro
typed-delete = borrar

# Options

typed-variant = variante
typed-contest = formato
typed-target = meta
typed-member = miembro
typed-another = otro
typed-clock = reloj
typed-level = nivel
typed-table = mesa
typed-opponent = rival
typed-result = resultado
typed-since = desde
typed-friend = amigo
typed-seats = asientos
typed-deal = mano
typed-file = archivo
typed-topic = tema
typed-reason = motivo
typed-winner = ganador
typed-name = nombre
typed-cup = torneo
typed-league = liga
typed-ladder = escalera
typed-match = encuentro
typed-accept = aceptar
typed-code = código
