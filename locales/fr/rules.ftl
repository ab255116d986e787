## One line

line-rules = **{ $rules }** · { $contest }
line-single = une partie en { $target }
line-best-of = au meilleur des { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} en { $target }
line-hollywood = { $columns ->
    [one] Hollywood, { $columns } colonne en { $target }
   *[other] Hollywood, { $columns } colonnes en { $target }
}
line-multi-match = matchs en { $target }, { $total } en tout
line-gin = gin{"\u00A0"}{ $points }
line-out = sortie{"\u00A0"}{ $points }
line-undercut = undercut{"\u00A0"}{ $points }
line-big-gin = grand{"\u00A0"}gin{"\u00A0"}{ $points }
line-line-bonus = case{"\u00A0"}{ $value }
line-game-bonus = partie{"\u00A0"}{ $value }
line-shutout = { $value ->
    [double_points] le capot double
    [double_points_and_game] le capot double points et partie
    [double_total] le capot double le total
   *[extra] capot{"\u00A0"}{ $points }
}
line-house = Règles maison : { $options }
line-house-more = Règles maison : { $options } ; et { $more } de plus
limit-second-deck = un second paquet fixe la limite
limit-table = combinaisons sur la table, pour les deux camps
limit-own-table = combinaisons sur la table, chacun les siennes
short-single = { $rules } en { $target }
short-best-of = { $rules }, au meilleur des { $games } en { $target }
short-hollywood = { $rules }, { $columns ->
    [one] { $columns } colonne
   *[other] { $columns } colonnes
} en { $target }
short-multi-match = { $rules }, matchs en { $target }
short-house = { $rules }, règles maison
option-beside = { $said } ({ $number })
press-rules = Règles

## A book of rules: its pages, and what every one of them is about

page-melds = Combinaisons
page-play = Jeu
page-end = Fin
page-score = Points
page-game = Partie
rules-title = ### { $rules }
rules-page = **{ $page }**

## Melds

rules-aim-knock = **But :** ranger tes dix cartes en combinaisons, et finir la donne quand il reste peu de points à côté.
rules-aim-gin = **But :** ranger tes dix cartes en combinaisons avant l’adversaire.
rules-aim-mahjong = **But :** mettre tes cartes sur la table, dans tes combinaisons ou sur celles déjà posées, et vider ta main avant l’adversaire.
rules-aim-skarney = **But :** poser ton contrat, compléter tes combinaisons, et vider ta main avant l’adversaire.
rules-aim-colonel = **But :** vider ta main avant l’adversaire, en posant des combinaisons et en ajoutant des cartes à celles de la table.
rules-set = **Brelan, carré :** trois ou quatre cartes de même rang.
rules-run-suited = **Suite :** au moins trois cartes qui se suivent, d’une seule couleur.
rules-run-any-suit = **Suite :** au moins trois cartes qui se suivent, de n’importe quelle couleur.
rules-ace-low = L’as est bas ; une suite peut donc être
rules-ace-high = L’as est haut ; une suite peut donc être
rules-ace-high-or-low = L’as est haut ou bas ; une suite peut donc être l’une ou l’autre
rules-ace-corner = L’as est tournant ; une suite peut donc être
rules-one-meld = Une carte ne sert que dans une combinaison. Ce qui n’entre dans aucune, c’est le **reste** : il compte contre toi.
rules-one-meld-table = Une carte ne sert que dans une combinaison. Ce que tu gardes en main compte contre toi, combiné ou non.
rules-values-standard = L’as vaut 1, les autres cartes leur valeur, les figures 10.
rules-values-ace15 = L’as vaut 15, les autres cartes leur valeur, les figures 10.
rules-values-colonel = L’as vaut 10, les autres cartes leur valeur, les figures 10.
rules-values-mahjong = Du 2 au 9, une carte vaut 5 ; du 10 au roi, 10 ; l’as, 15.

## Playing

rules-play-knock = Dix cartes chacun. À ton tour, tu **prends une carte**, dans la pioche ou dans la défausse, et tu en **jettes** une.
rules-play-jersey = Dix cartes chacun. À ton tour, tu **prends une carte**, dans la pioche ou dans la défausse, et tu en **jettes** une ; puis c’est au joueur de gauche, et lui seul peut prendre ce que tu jettes.
rules-play-mahjong = Dix cartes chacun. À ton tour, tu **prends une carte**, dans la pioche ou dans la défausse ; puis, si tu veux, tu **poses** des combinaisons et ajoutes des cartes à toute combinaison de la table ; enfin tu **jettes** une carte.
rules-play-mahjong-deep = Tu peux prendre plusieurs cartes de la défausse ; la plus profonde doit alors aller sur la table dans le même tour.
rules-play-skarney = Dix cartes chacun, et rien ne se jette. À ton tour, tu **pioches** ; puis tu poses ton **contrat**, ou, une fois qu’il est posé, de nouvelles combinaisons et des cartes ajoutées aux tiennes ; enfin tu **offres** une carte à l’adversaire, qui la prend ou la rend.
rules-play-colonel = Dix cartes chacun. À ton tour, tu **prends une carte**, dans la pioche ou sur le dessus de la défausse ; puis, si tu veux, tu **poses** des combinaisons et ajoutes des cartes à toute combinaison de la table ; enfin tu **jettes** une carte.

## Ending a deal

rules-end-knock = Après avoir pris une carte, tu peux **abattre** : jeter une carte face cachée et montrer ta main, s’il te reste assez peu de points hors de tes combinaisons.
rules-end-gin-only = Personne n’abat. Quand, une fois ta carte jetée, les dix autres sont toutes en combinaisons, tu fais **gin**, et la donne est finie.
rules-end-gin = Sans aucun reste, c’est **gin**.
rules-end-big-gin = Onze cartes en combinaisons, sans rien jeter : **grand gin**.
rules-end-layoff = L’adversaire met alors de côté ses propres combinaisons, et **place** ce qui va sur les combinaisons abattues.
rules-end-layoff-three = Les deux autres mettent alors de côté leurs propres combinaisons, et **placent** ce qui va sur les combinaisons abattues : d’abord le joueur à gauche. Une carte peut suivre une de celles que tu as placées, pas celles d’un autre.
rules-end-layoff-auto = Je le fais pour toi, au mieux. (Pour le faire à la main : **Cartes à placer**, dans les règles maison.)
rules-end-out = Qui n’a plus de carte **sort**, et la donne est finie.

## Scoring

rules-knock-difference = **Abattre :** la différence entre les deux restes.
rules-knock-loser-full = **Abattre :** tout ce qui reste au perdant.
rules-knock-difference-three = **Abattre :** la différence avec le reste de chacun des deux autres.
rules-knock-loser-full-three = **Abattre :** tout ce qui reste aux deux autres.
rules-undercut = **Undercut,** quand le reste d’en face est égal ou plus petit : l’adversaire marque la différence, plus { $points }.
rules-undercut-below = **Undercut,** quand le reste d’en face est plus petit : l’adversaire marque la différence, plus { $points }.
rules-undercut-three = **Undercut,** quand le reste d’un autre est égal ou plus petit : le plus petit reste marque { $points }, plus la différence avec chacun des deux autres.
rules-undercut-below-three = **Undercut,** quand le reste d’un autre est plus petit : le plus petit reste marque { $points }, plus la différence avec chacun des deux autres.
rules-gin = **Gin :** { $points }, plus tout le reste d’en face.
rules-big-gin = **Grand gin :** { $points }, plus tout le reste d’en face.
rules-gin-three = **Gin :** { $points }, plus tout le reste des deux autres.
rules-big-gin-three = **Grand gin :** { $points }, plus tout le reste des deux autres.
rules-cancelled-gin = **Gin** où tout a pu être placé : personne ne marque.
rules-draw = **Si personne ne finit :** pas de points.
rules-out = **Sortie :** { $points }, plus tout ce que l’adversaire a en main.
rules-out-bare = **Sortie :** tout ce que l’adversaire a en main.
rules-out-no-contract = **Sortie** contre un camp sans contrat : { $points } au lieu de { $bonus }.
rules-out-both = **Chaque camp :** ce qu’il a posé, moins ce qu’il a en main ; sortir rapporte { $points } de plus.
rules-challenge = **Un défi accepté :** le plus petit total marque tout ce que l’adversaire a en main.

## The game

rules-match-single = **Une partie** en { $target ->
    [one] { $target } point
   *[other] { $target } points
}.
rules-match-best-of = **Au meilleur des { $games }** { $games ->
    [one] partie
   *[other] parties
} en { $target ->
    [one] { $target } point
   *[other] { $target } points
} chacune.
rules-match-hollywood = **{ $columns ->
    [one] { $columns } colonne
   *[other] { $columns } colonnes
}** en parallèle, chacune étant une partie en { $target } : le premier gain d’un camp s’écrit dans une colonne, le deuxième dans deux, et ainsi de suite.
rules-match-multi-match = **Des matchs** en { $target ->
    [one] { $target } point
   *[other] { $target } points
}, l’un après l’autre ; avec leurs primes, ils s’additionnent jusqu’à { $total }.
rules-seating-partnership = **Équipes :** chaque membre joue une donne contre un adversaire ; le camp qui gagne le plus en tout marque la différence.
rules-seating-round-robin = **Relais :** deux jouent, les autres attendent ; qui perd une donne cède sa place à qui attend depuis le plus longtemps.
rules-seating-captain = **Capitaine :** un seul joue contre tous les autres, à tour de rôle ; chacun d’eux reste jusqu’à sa première donne perdue.
rules-seating-three-handed = **Trois jouent** à chaque donne, chacun pour soi. À la fin, chacun règle avec chacun : le total le plus bas paie la différence.
rules-both-reach = Si les deux camps y arrivent dans la même donne, le plus gros total gagne ; à égalité, on continue.
rules-no-bonus = Rien ne s’ajoute à la fin.
rules-box = Chaque donne gagnée est une **case** ; qui gagne une partie sans en laisser aucune à l’adversaire fait **capot**.

## A small example, played by the same program as the deals

example-title = **Par exemple**
example-knock-card = **Par exemple,** avec { $card } comme carte limite : on abat avec { $limit } ou moins
example-gin-card = **Par exemple,** avec { $card } comme carte limite : seul le gin finit la donne
example-limit = **Par exemple,** quand on abat avec { $limit } ou moins
example-one = Nord
example-two = Sud
example-hand = { $name } · reste : { $cards } = { $count }
example-empty = { $name } · aucun reste
example-laid-off = { $name } a placé { $cards }
example-table = { $name } a posé { $count }
example-out = { $name } sort
example-holds = { $name } a en main { $cards } = { $count }
example-scores = { $name } marque **{ $points }**
example-without = Contre un camp sans contrat : **{ $sum }**
example-boxes = et { $boxes ->
    [one] { $boxes } case
   *[other] { $boxes } cases
}
example-line = { $name } : { $line }
example-nobody = Personne ne marque.
