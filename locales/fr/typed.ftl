# What members type after the name of a group: the names of commands and of their options. Small letters
# and digits of any script, no blanks (a hyphen may stand for one), at most 32 characters; no two
# commands of a group are called alike. Sentences go on naming commands in English: Discord runs a
# tapped command by that name alone.

typed-play = jouer
typed-challenge = défier
typed-practice = entraînement
typed-hand = main
typed-games = parties
typed-scores = feuille
typed-rules = règles
typed-standings = classement
typed-profile = profil
typed-history = historique
typed-realcards = vraies-cartes
typed-me = moi
typed-verify = vérifier
typed-replay = revoir
typed-review = analyse
typed-help = aide
typed-learn = apprendre
typed-problem = problème
typed-daily = partie-du-jour

typed-new = nouveau
typed-list = liste
typed-show = voir

typed-settings = réglages
typed-news = nouvelles
typed-void = annuler
typed-adjudicate = trancher
typed-unstick = réafficher
typed-audit = journal
typed-delete = effacer

# Options

typed-variant = variante
typed-contest = rencontre
typed-target = objectif
typed-member = membre
typed-another = autre
typed-clock = cadence
typed-level = niveau
typed-table = table
typed-opponent = adversaire
typed-result = résultat
typed-since = depuis
typed-friend = ami
typed-seats = places
typed-deal = donne
typed-file = fichier
typed-topic = sujet
typed-reason = raison
typed-winner = vainqueur
typed-name = nom
typed-cup = tournoi
typed-league = ligue
typed-ladder = échelle
typed-match = match
typed-accept = accepter
typed-code = code
