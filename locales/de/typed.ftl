# Was man nach dem Namen einer Gruppe tippt: die Namen der Befehle und ihrer Angaben.

typed-play = spielen
typed-challenge = herausfordern
typed-practice = üben
typed-hand = karten
typed-games = partien
typed-scores = spielstand
typed-rules = regeln
typed-standings = rangliste
typed-profile = profil
typed-history = verlauf
typed-realcards = zettel
typed-me = ich
typed-verify = prüfen
typed-replay = nachspielen
typed-review = analyse
typed-help = hilfe
typed-learn = lernen
typed-problem = aufgabe
typed-daily = tagespartie

typed-new = neu
typed-list = liste
typed-show = zeigen

typed-settings = einstellungen
typed-news = neues
typed-void = annullieren
typed-adjudicate = entscheiden
typed-unstick = neuzeichnen
typed-audit = protokoll
typed-delete = löschen

# Angaben

typed-variant = variante
typed-contest = wettkampf
typed-target = ziel
typed-member = mitglied
typed-another = weiterer
typed-clock = uhr
typed-level = stärke
typed-table = tisch
typed-opponent = gegner
typed-result = ergebnis
typed-since = seit
typed-friend = freund
typed-seats = plätze
typed-deal = spiel
typed-file = datei
typed-topic = thema
typed-reason = grund
typed-winner = sieger
typed-name = name
typed-cup = turnier
typed-league = liga
typed-ladder = rangliste
typed-match = kampf
typed-accept = annehmen
typed-code = code
