# The panel of house rules: choosing them step by step, saving them, offering them.


## The panel

panel-title = ### Règles maison · { $step }/{ $steps } : { $title }
panel-step-start = base
panel-step-change = réglages
panel-step-use = jouer
panel-label-kind = **Type de règles**
panel-label-start = **Règles de départ**
panel-label-group = **Chapitre des règles**
panel-label-clock = **Temps par tour**
panel-label-knob = **Règle**
panel-label-value = **Comment on joue**
panel-label-value-was = **Comment on joue** · avant : { $before }
panel-label-play = **Jouer avec ces règles**
panel-label-save = **Les enregistrer**
panel-challenge = Pour un défi à { $name }.
panel-open = Pour une place ouverte à tous.
panel-practice = Pour une partie contre l’ordinateur.
panel-counter = Pour ton défi avec { $name }, au lieu de l’offre actuelle.
panel-preset = À enregistrer, ou à jouer tout de suite. Rien que pour tes yeux.
panel-start = Base : **{ $name }**.
panel-start-own = Base : **{ $name }**, tes règles enregistrées.
panel-start-server = Base : **{ $name }**, règles enregistrées pour ce serveur.
panel-start-unreadable = **{ $name }** vient d’une version plus récente et n’est pas lisible ici.
panel-same = Aucun changement.
panel-same-offer = Comme dans l’offre actuelle.
panel-changed = **Changements**
panel-change = - { $rule } : **{ $value }** (avant : { $before })
panel-change-new = - { $rule } : **{ $value }**
panel-variant = - **{ $name }** au lieu de { $before }
panel-clock-change = - La cadence : **{ $value }** au lieu de { $before }
panel-clock-about = La durée d’un tour. Accepter l’offre, c’est aussi l’accepter.
panel-more = { $changes ->
    [one] - et { $changes } de plus
   *[other] - et { $changes } de plus
}
panel-many = Ces règles se jouent à plus de deux : propose des places, et chacun s’assied où il veut.
panel-who = Contre qui veux-tu jouer ?
panel-who-menu = Choisis un membre
panel-delete = Supprimer **{ $name }** définitivement ? Les parties jouées avec ces règles continuent.
panel-sent = ### Envoyé
    C’est maintenant dans #{ $channel }.
panel-number = Un nombre
panel-number-range = De { $low } à { $high }
panel-name = Nom de ces règles
panel-name-title = Enregistrer ces règles
panel-name-server-title = Enregistrer pour ce serveur

panel-menu-group = Choisis un chapitre
panel-menu-knob = Choisis une règle
panel-menu-value = Choisis une valeur
panel-menu-start = Choisis les règles de départ
panel-menu-clock = Choisis une cadence

press-panel = Règles maison…
press-panel-challenge = Défier { $name }
press-panel-who = Défier…
press-panel-open = Proposer une place
press-panel-practice = Entraînement…
press-panel-counter = Envoyer l’offre
press-panel-over = Recommencer
press-panel-name = Enregistrer…
press-panel-name-server = Enregistrer pour tous…
press-panel-keep = Enregistrer { $name }
press-panel-delete = Supprimer…
press-panel-really = Supprimer
press-panel-stay = Garder
press-panel-back = Retour
press-panel-next = Suivant
press-panel-type = Saisir…
press-rules-other = Autres règles…

## What there is to start from

start-knock = Les jeux où l’on abat
start-oklahoma = Oklahoma : la carte limite
start-contests = Séries et feuilles Hollywood
start-others = Autres combinaisons, jeu sur la table
start-programs = Comme dans d’autres programmes
start-mine = Tes règles enregistrées
start-server = Les règles de ce serveur
start-server-more = Les règles de ce serveur, suite
start-unreadable = { $name } (illisible)

## The groups

group-clock = La cadence
group-deal = La donne
group-melds = Combinaisons et valeurs
group-knocking = Abattre
group-table = Le jeu sur la table
group-scoring = Les points d’une donne
group-game = La partie
group-contest = La rencontre
group-seats = Les places

## Values that many rules share

value-yes = Oui
value-no = Non
value-off = Sans
value-number = { $number }

## The deal

rule-first-dealer = Premier donneur
value-first-dealer-random = Tiré au sort
value-first-dealer-cut-low-deals = À la coupe : la plus petite carte donne
value-first-dealer-cut-high-chooses = À la coupe : la plus forte carte choisit
rule-next-dealer = Qui donne ensuite
value-next-dealer-alternate = Chacun son tour
value-next-dealer-winner = Qui a gagné la donne
value-next-dealer-loser = Qui a perdu la donne
rule-draw-dealer = Qui donne après une donne nulle
value-draw-dealer-same = Le même camp
value-draw-dealer-rotate = L’autre camp
rule-first-turn = Premier tour
value-first-turn-offer-both = La retourne proposée aux deux camps
value-first-turn-offer-nondealer = La retourne proposée à un camp
value-first-turn-eleven-cards = Onze cartes, sans retourne
value-first-turn-stock-only = À la pioche, sans retourne
value-first-turn-normal-draw = Retourne ou pioche, comme d’habitude
rule-immediate-knock = Main qui peut abattre dès la donne
value-immediate-knock-allow = On la joue
value-immediate-knock-misdeal = On redonne
rule-discard-visibility = Ce qu’on voit de la défausse
value-discard-visibility-top-only = Le dessus
value-discard-visibility-full = Tout
rule-return-taken-discard = Jeter la carte qu’on vient de prendre
rule-stock-end = Cartes qui restent dans la pioche
rule-wall-rule = Carte jetée après la dernière pioche
value-wall-rule-end-on-discard = Donne nulle
value-wall-rule-last-discard-action = L’autre peut la prendre pour finir
rule-stall-guard = Tours sans piocher avant la donne nulle

## Melds and values

rule-sets = Brelans et carrés
rule-runs = Suites
value-runs-suited = D’une seule couleur
value-runs-any-suit = Couleurs mélangées
rule-ace = L’as dans les suites
value-ace-low = Bas : A-2-3
value-ace-high = Haut : D-R-A
value-ace-high-or-low = Bas ou haut : A-2-3, D-R-A
value-ace-corner = Tournant : R-A-2
rule-values = Valeur des cartes
value-values-standard = As 1, figures 10
value-values-ace15 = As 15, figures 10
value-values-colonel = As 10, figures 10
value-values-mahjong = 2 à 9 : 5 ; 10 à roi : 10 ; as : 15
rule-table-melds = Où sont les combinaisons
value-table-melds-none = En main jusqu’à la fin de la donne
value-table-melds-own-only = Sur la table, chacun les siennes
value-table-melds-shared = Sur la table, pour les deux camps

## Knocking

rule-knock-limit = Limite pour abattre
value-knock-limit-upcard = Ce que dit la carte limite
value-knock-limit-gin-only = Personne n’abat : gin seulement
rule-knock-limit-ace = Un as comme carte limite
value-knock-limit-ace-one = On abat avec 1
value-knock-limit-ace-gin-only = Gin seulement
rule-knock-card-source = Carte limite
value-knock-card-source-upcard = La retourne
value-knock-card-source-second-deck = D’un second paquet
rule-gin-compulsory = Gin obligatoire
rule-final-discard = Dernière carte jetée
value-final-discard-required = Obligatoire
value-final-discard-optional = Facultative
value-final-discard-none = On ne jette pas
rule-knock-meld-mode = Combinaisons à l’abattage
value-knock-meld-mode-auto = À choisir si ça change quelque chose
value-knock-meld-mode-manual = Toujours à choisir
rule-layoff-mode = Cartes à placer
value-layoff-mode-auto = Placées pour toi
value-layoff-mode-manual = À placer soi-même
rule-layoff-on-gin = Placer aussi sur un gin
rule-illegal-knock = Abattre au-dessus de la limite
value-illegal-knock-prevent = Impossible
value-illegal-knock-opponent-choice = L’adversaire décide de la suite
value-illegal-knock-expose = On continue à main ouverte

## Playing to the table

rule-multi-take = Prendre plusieurs cartes de la défausse
rule-deep-card-use = La carte prise la plus profonde
value-deep-card-use-meld-or-layoff = Dans une combinaison, nouvelle ou non
value-deep-card-use-new-meld-only = Dans une nouvelle combinaison
rule-contract = Combinaisons du contrat
value-contract = { $sizes }
rule-layoff-cap-per-meld = Cartes ajoutées par tour à une combinaison
rule-extend-on-contract-turn = Compléter dans le tour du contrat
rule-ace-offer-skips-draw = Un as accepté remplace la pioche
rule-reoffer-ban = Interdit de rendre la carte aussitôt
rule-exhaust-count = Cartes qui comptent, pioche épuisée
value-exhaust-count-all-in-hand = Toute la main
value-exhaust-count-unmatched-only = Hors combinaison seulement
rule-challenge = Défis pour comparer les mains
rule-challenge-timing = Quand défier
value-challenge-timing-own-draw-phase = Avant de piocher
value-challenge-timing-anytime = À tout moment de son tour
rule-challenge-per-turn = Défis par tour
rule-challenge-tie = Égalité dans un défi
value-challenge-tie-drawn = Donne nulle
value-challenge-tie-challenged-wins = Le camp défié gagne

## Scoring a deal

rule-knock-score = Abattre rapporte
value-knock-score-difference = La différence
value-knock-score-loser-full = Tout le reste de l’adversaire
rule-gin-bonus = Prime de gin
rule-gin-bonus-no-contract = Gin contre un camp sans contrat
rule-big-gin = Grand gin
value-big-gin-off = Sans
value-big-gin-total = Un montant fixe
value-big-gin-extra = Un supplément par rapport au gin
rule-big-gin-points = Points du grand gin
rule-undercut-bonus = Prime d’undercut
rule-tie-rule = Restes égaux
value-tie-rule-undercut = Undercut
value-tie-rule-no-score = Personne ne marque
rule-exhaust-score = Quand la pioche est épuisée
value-exhaust-score-void = Personne ne marque
value-exhaust-score-difference = Le plus petit total marque la différence
value-exhaust-score-table-minus-hand = Chaque camp : table moins main
rule-spade-doubles = Un pique comme carte limite double
rule-extra-boxes-gin = Cases en plus pour un gin
rule-extra-boxes-big-gin = Cases en plus pour un grand gin
rule-extra-boxes-undercut = Cases en plus pour un undercut
rule-spade-double-boxes = Cases quand la carte limite est un pique
value-spade-double-boxes-none = Ne doublent pas
value-spade-double-boxes-extra = Seules celles en plus doublent
value-spade-double-boxes-all = Toutes doublent
rule-sequence-bonus = Prime pour les suites
value-sequence-bonus-off = Non
value-sequence-bonus-winner = Oui, celles du gagnant
value-sequence-bonus-both = Oui, des deux camps
rule-sequence-bonus-long-min = Longue suite : à partir de combien de cartes
rule-sequence-bonus-long-per-card = Points par carte d’une longue suite
rule-sequence-bonus-face-per-card = Points par figure dans une suite

## The game

rule-game-target = Objectif d’une partie
rule-game-bonus = Prime de partie
rule-line-bonus = Points par case
rule-line-bonus-timing = Quand les cases se paient
value-line-bonus-timing-end = En fin de partie
value-line-bonus-timing-immediate = Aussitôt
rule-shutout = Le capot
value-shutout-off = Ne rapporte rien
value-shutout-double-points = Double les points du gagnant
value-shutout-double-points-and-game = Double les points et la prime de partie
value-shutout-double-total = Double tout le total
value-shutout-extra = Rapporte un supplément
rule-shutout-points = Points du capot
rule-exact-margin-forfeit = Avance qui fait perdre la partie
rule-exact-margin-basis = Cette avance se compte en
value-exact-margin-basis-points = Points
value-exact-margin-basis-final = Totaux finals
rule-winner-by = Qui gagne la partie
value-winner-by-first-to-target = Le premier à l’objectif
value-winner-by-higher-final-total = Le plus gros total à la fin

## The contest

rule-match = Rencontre
value-match-single = Une partie
value-match-multi-match = Plusieurs matchs, un seul score
value-match-best-of = Une série de parties
value-match-hollywood = Une feuille Hollywood
rule-best-of = Parties dans la série
rule-multi-target = Objectif pour l’ensemble des matchs
rule-multi-hand-bonus = Points par donne gagnée, après un match
rule-multi-win-bonus = Prime de match
rule-multi-shutout-bonus = Prime pour toutes les donnes gagnées
rule-hollywood-columns = Colonnes de la feuille
rule-hollywood-late-entry = Premier gain, colonne déjà fermée
value-hollywood-late-entry-next-open = Va à la prochaine colonne ouverte
value-hollywood-late-entry-by-count = Est perdu
rule-hollywood-decide = Ce qui décide
value-hollywood-decide-net-points = Les totaux des colonnes
value-hollywood-decide-columns-won = Les colonnes gagnées
rule-hollywood-third-double = La troisième colonne compte double

## Seats

rule-seating = Qui joue
value-seating-heads-up = Deux joueurs
value-seating-partnership = Deux équipes
value-seating-round-robin = Trois ou quatre, qui perd cède sa place
value-seating-captain = Un capitaine contre tous les autres
value-seating-three-handed = À trois, tous dans la même donne
rule-team-size = Joueurs par équipe
rule-team-target = Objectif des équipes
rule-team-sweep-bonus = Prime pour toutes les tables, par membre
rule-opponent-rotation = On change d’adversaire
value-opponent-rotation-fixed = Jamais
value-opponent-rotation-each-hand = À chaque donne
value-opponent-rotation-each-game = À chaque partie
rule-partner-talk = Voir la main de ses partenaires
value-partner-talk-off = Jamais
value-partner-talk-after-own-hand = Quand sa propre donne est finie
value-partner-talk-always = Toujours
rule-team-result-visibility = Résultats des autres tables
value-team-result-visibility-immediate = Annoncés aussitôt
value-team-result-visibility-after-discard = Annoncés après la carte jetée

## An offer of other rules

challenge-counters = { $you ->
    [host] ### Tu proposes d’autres règles à { $guest }
    [guest] ### { $host } te propose d’autres règles
   *[other] ### { $host } propose d’autres règles à { $guest }
}
offer-changed = **Au lieu de l’offre précédente**

## What can’t be done

refusal-offer-changed = D’autres règles ont été proposées entre-temps. Regarde-les d’abord.
refusal-only-they-offer = Les règles se décident entre { $name } et le membre défié.
refusal-same-rules = C’est déjà l’offre actuelle. Change d’abord quelque chose.
refusal-seats-stay = Ce défi se joue à deux. Pour jouer à plus, ouvre une table avec `/gin play`.
refusal-no-such-rule = Ce choix n’existe plus avec ces règles. Le panneau montre ceux qui restent.
refusal-panel-gone = Ce panneau a expiré. **Règles maison…** dans `/gin play` en ouvre un autre.
refusal-panel-used = Ces règles ont déjà été envoyées. **Règles maison…** dans `/gin play` ouvre un nouveau panneau.
refusal-no-name = Ce nom est invisible. Choisis-en un autre.
refusal-name-taken = D’autres règles sont déjà enregistrées sous « { $name } ». Choisis un autre nom, ou pars de ces règles-là et enregistre-les à nouveau.
refusal-ready-made-name = « { $name } » est déjà le nom d’une variante. Choisis-en un autre.
refusal-too-many-saved = { $most } règles sont déjà enregistrées : c’est le maximum. Supprimes-en d’abord.
refusal-saved-gone = Ces règles ne sont plus enregistrées.
refusal-managers-only = Seuls ceux qui gèrent le serveur peuvent toucher à ses règles. Tu peux enregistrer les tiennes pour toi.
refusal-no-number = Ce n’est pas un nombre de { $low } à { $high }.
