# The computer as an opponent: how strong it plays, and its hints.

# $level is novice, club or expert; a table from before there were levels has none.
name-computer = { $level ->
    [novice] Ordi (novice)
    [club] Ordi (joueur de club)
    [expert] Ordi (expert)
   *[other] Ordi
}
# Where several play at one table; $number tells them apart.
name-computer-numbered = { $level ->
    [novice] Ordi { $number } (novice)
    [club] Ordi { $number } (joueur de club)
    [expert] Ordi { $number } (expert)
   *[other] Ordi { $number }
}

# On the table, beside its number and who deals; $number tells several computers apart, 0 for one.
computer-level = { $number ->
    [0] Ordi
   *[other] Ordi { $number }
} : { $level ->
    [novice] novice
    [club] joueur de club
   *[expert] expert
}
table-rated = cotée, sans indices

## Choosing how strong it plays

command-level = Quel niveau ? Par défaut, novice pour ta première partie
choice-level-novice = Novice
choice-level-club = Joueur de club
choice-level-expert = Expert
panel-level = ### Quel niveau pour l’ordinateur ?
    Le novice se trompe de temps en temps, le joueur de club joue solidement, l’expert voit loin.
menu-lobby-computer = Donner une place libre à l’ordinateur
choice-lobby-computer0 = { $level }
choice-lobby-computer1 = Camp 1 : { $level }
choice-lobby-computer2 = Camp 2 : { $level }
refusal-no-such-level = { $level ->
    [expert] L’ordinateur n’est expert que là où l’on abat. Il joue au Mahjong gin, au Skarney gin et au Colonel en novice ou en joueur de club.
   *[other] L’ordinateur n’a pas ce niveau. Choisis novice, joueur de club ou expert.
}

## Hints

press-hint = Indice
press-hint-why = Pourquoi ?
hint-head = **Indice : { $move }.** { $why }
hint-why-head = ### Pourquoi ?
hint-or = Ou bien :
hint-behind = { $points ->
    [0] À peu près aussi bon :
    [one] Ou, pour environ { $points } point de moins :
   *[other] Ou, pour environ { $points } points de moins :
}
hint-clear = Le premier est nettement le meilleur.
hint-close = C’est serré : aucun n’est une faute.
hint-alone = Rien d’autre ne s’en approche.
hint-club = C’est ce que jouerait un joueur de club.
hint-seen = D’après ce que tu peux voir, et rien d’autre
refusal-no-hints = Les indices sont pour les parties contre l’ordinateur. Entre membres, chacun joue sans aide.
refusal-rated-game = Cette partie est cotée : pas d’indices.
refusal-no-hint-found = Je ne trouve pas d’indice pour l’instant. Réessaie dans un moment, ou fie-toi à ton instinct.

# All that the channel reads of such a game while it lasts.
practice-line = **{ $name }** joue contre l’ordinateur.
# Against which computer to play next.
press-easier = Plus facile
press-stronger = Plus fort

# A game that nobody went on with
untouched = Personne n’a joué ici depuis { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} : la partie s’est terminée toute seule. Elle ne compte pas.
untouched-rated = Personne n’a joué ici depuis { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} : la partie s’est terminée toute seule. Elle était cotée, et compte comme abandonnée.
