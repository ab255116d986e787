# What members type after the name of a group: the names of commands and of their options. Small letters
# and digits of any script, no blanks (a hyphen may stand for one), at most 32 characters; no two
# commands of a group are called alike. Sentences go on naming commands in English: Discord runs a
# tapped command by that name alone.

typed-play = gioca
typed-challenge = sfida
typed-practice = allenamento
typed-hand = carte
typed-games = partite
typed-scores = punteggio
typed-rules = regole
typed-standings = classifica
typed-profile = profilo
typed-history = cronologia
typed-realcards = segnapunti
typed-me = io
typed-verify = verifica
typed-replay = replay
typed-review = analisi
typed-help = aiuto
typed-learn = impara
typed-problem = problema
typed-daily = giornaliera

typed-new = nuovo
typed-list = elenco
typed-show = mostra

typed-settings = impostazioni
typed-news = notizie
typed-void = annulla
typed-adjudicate = aggiudica
typed-unstick = sblocca
typed-audit = registro
typed-delete = cancella

# Options

typed-variant = variante
typed-contest = incontro
typed-target = traguardo
typed-member = membro
typed-another = altro
typed-clock = tempo
typed-level = livello
typed-table = tavolo
typed-opponent = avversario
typed-result = risultato
typed-since = da
typed-friend = amico
typed-seats = posti
typed-deal = mano
typed-file = file
typed-topic = argomento
typed-reason = motivo
typed-winner = vincitore
typed-name = nome
typed-cup = torneo
typed-league = lega
typed-ladder = classifica
typed-match = sfida
typed-accept = accetta
typed-code = codice
