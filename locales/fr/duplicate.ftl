cup-duplicate = Duplicate (mêmes donnes)
cup-duplicate-rule = Duplicate : toutes les tables d’un tour jouent les quatre mêmes donnes. À la deuxième table de chaque paire (1 et 2, 3 et 4), les équipes sont assises dans l’autre sens. L’équipe qui a le plus de points à toutes les tables réunies gagne la rencontre. À égalité, la rencontre est nulle ; en élimination directe, la première paire de tables qui présente un écart décide. Qui ne joue pas une table jusqu’au bout la perd d’au moins 100 points. Aucune carte n’est montrée avant la fin du tour entier : ne dis donc à personne ce que tu as eu.
refusal-cards-in-play = D’autres jouent encore ces donnes. Tu pourras voir les cartes quand le tour entier sera fini.
refusal-in-duplicate-match = Cette équipe joue une rencontre en duplicate. Quelqu’un pourra prendre la place quand le tour sera fini.
refusal-not-for-duplicate = Dans un tournoi en duplicate, les mains restent cachées jusqu’à ce que quelqu’un abatte ou fasse gin. Choisis des règles qui le permettent.
table-duplicate = D’autres tables jouent les mêmes donnes : aucune carte n’est donc montrée ici. Après quatre donnes, les points décident.
won-level = Égalité : personne ne gagne
