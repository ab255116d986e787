# A member's profile, and two members against one another.

command-profile = Voir ce qu’un membre a joué
command-profile-member = Quel profil ? Par défaut, le tien
# At most 32 characters.
command-profile-menu = Profil de gin

refusal-record-hidden = Ce membre ne montre pas son palmarès ici.
refusal-two-needed = Il en faut deux : choisis un autre membre pour comparer.

profile-title = Profil : { $name }
profile-title-own = Ton profil
# Below a profile in a channel: leads to the whole of it.
press-profile-look = Profil complet
profile-all = Tous les serveurs
profile-none = { $name } n’a pas encore terminé de donne ici. `/gin challenge` pourrait y remédier.
profile-none-own = Rien à montrer pour l’instant : ça commence avec ta première donne contre un autre membre. `/gin play` t’en trouve un.

## The figures (docs/profiles.md)

profile-games = **{ $won }** sur **{ $games }** { $games ->
    [one] partie gagnée
   *[other] parties gagnées
} · { $share } %
profile-no-games = Aucune partie terminée pour l’instant.
profile-practised = Contre d’autres membres : rien pour l’instant.
# $won and $lost are numbers, written out.
profile-record = { $variant } · gagnées : { $won }, perdues : { $lost }
profile-record-drawn = { $variant } · gagnées : { $won }, perdues : { $lost }, nulles : { $drawn }
profile-games-more = et { $games } de plus avec d’autres règles
profile-deals = **{ $won }** sur **{ $deals }** { $deals ->
    [one] donne gagnée
   *[other] donnes gagnées
} · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
profile-rates = Sur { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
} où l’on abat : abattu dans **{ $knocks } %**, gin dans **{ $gins } %**, undercut dans **{ $undercuts } %**
# $turn is a number to one place, written out.
profile-turn = Abat ou fait gin au tour **{ $turn }** en moyenne
profile-undercut-by = Subit un undercut sur **{ $share } %** de ces abattages
profile-caught = Garde un reste de **{ $deadwood }** en moyenne quand l’autre abat
profile-out = Sur { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
} à combinaisons sur la table : sortie dans { $share } %, au tour **{ $turn }** en moyenne
profile-never-out = { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
} à combinaisons sur la table, sans jamais sortir avant l’autre camp
profile-pace-seconds = Met en général { $count ->
    [one] **{ $count } seconde**
   *[other] **{ $count } secondes**
} par coup
profile-pace-minutes = Met en général { $count ->
    [one] **{ $count } minute**
   *[other] **{ $count } minutes**
} par coup
profile-pace-hours = Met en général { $count ->
    [one] **{ $count } heure**
   *[other] **{ $count } heures**
} par coup
profile-pace-days = Met en général { $count ->
    [one] **{ $count } jour**
   *[other] **{ $count } jours**
} par coup

# $given is a number to one place, written out. Only the member sees this.
profile-trend = Coach : **{ $given }** points perdus par décision { $deals ->
    [one] dans ta seule donne analysée
   *[other] dans tes { $deals } dernières donnes analysées
}
profile-trend-bars = `{ $bars }` une barre par donne, la dernière à droite ; bas, c’est bien
profile-trend-luck = { $luck ->
    [good] Tu y as pioché avec plus de chance que la moyenne : { $points } de reste par donne
    [bad] Tu y as pioché avec moins de chance que la moyenne : { $points } de reste par donne
   *[none] Tu y as pioché sans chance ni malchance
}

# $family is a kind of game. The curve is a picture.
profile-rating = Cote, { $family } : **{ $rating }** après { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
profile-rating-provisional = Cote, { $family } : **{ $rating } ?** après { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} (« ? » : provisoire)
profile-curve-alt = La courbe de la cote ({ $family }) sur { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} : { $first } au début, { $high } au plus haut, { $low } au plus bas, { $last } maintenant.

press-figures = Chiffres
press-badges = Badges
press-hands = Belles mains
profile-compare = Comparer avec…
press-you-two = Vous deux
press-all-servers = Tous les serveurs
press-this-server = Ce serveur
press-profile = Profil : { $name }

## Best hands

hands-title = Les donnes qui ont le plus rapporté :
hands-none = Pas encore de main à montrer : les meilleures donnes gagnées apparaîtront ici.
hand-best = **{ $points ->
    [one] { $points } point
   *[other] { $points } points
}** · { $result ->
    [knock] en abattant
    [gin] gin
    [big_gin] grand gin
    [undercut] undercut
    [out] sortie
    [exhausted] pioche épuisée
    [challenge] défi
   *[other] gagnée
} · { $variant }
# $when is a day, as Discord writes it.
where-deal = Table { $table }, donne { $deal } · { $when }
where-table = Table { $table } · { $when }

## Badges: what really happened

badges-none = Pas encore de badge. Gagne une première partie pour avoir le premier.
badges-left = { $left ->
    [one] Il en reste { $left } à gagner.
   *[other] Il en reste { $left } à gagner.
}
badge-first-win = **Première victoire** · une partie gagnée
badge-ten-games = **Fidèle** · dix parties jouées
badge-hundred-games = **Vieux routier** · cent parties jouées
badge-in-a-row = **Sur sa lancée** · cinq parties gagnées d’affilée
badge-shutout = **Capot** · une partie gagnée sans aucune case en face
badge-sweep = **Razzia à Hollywood** · toutes les colonnes d’une feuille Hollywood
badge-upset = **Coup d’éclat** · victoire contre une cote supérieure de cent points
badge-gin = **Gin** · abattu sans aucun reste
badge-big-gin = **Grand gin** · onze cartes combinées
badge-gin-at-once = **Gin d’entrée** · gin dès le tout premier tour
badge-ten-gins = **Dix gins** · gin pour la dixième fois
badge-undercut = **Undercut** · pas plus de reste que le camp qui a abattu
badge-quick-knock = **Abattage éclair** · abattu au deuxième tour au plus tard, et gagné
badge-rich-deal = **Donne en or** · cinquante points ou plus dans une seule donne de gin
badge-went-out = **Tout sur la table** · sortie avec ses combinaisons sur la table

## Two against one another

versus-title = { $one } – { $other }
versus-none = Ces deux-là ne se sont pas encore rencontrés ici. `/gin challenge` pourrait y remédier.
versus-no-games = Aucune partie terminée entre eux pour l’instant.
# $one and $other are numbers, written out.
versus-games = Parties gagnées : **{ $one } à { $other }**
versus-drawn = { $count ->
    [one] { $count } partie sans vainqueur.
   *[other] { $count } parties sans vainqueur.
}
versus-run = { $count ->
    [one] La dernière est pour { $name }.
   *[other] Les { $count } dernières sont pour { $name }.
}
versus-longest = Plus longue série de victoires : { $one } { $count1 }, { $other } { $count2 }
versus-deals-won = Donnes gagnées : **{ $one } à { $other }**
versus-points = Points : **{ $one } à { $other }**
versus-gins = Gins : **{ $one } à { $other }**
versus-undercuts = Undercuts : **{ $one } à { $other }**
versus-last = Les dernières parties
# $when is a day, as Discord writes it.
versus-met = { $when } · { $variant } · { $name } · table { $table }
versus-met-by = { $when } · { $variant } · { $name } gagne de { $net } · table { $table }
versus-met-drawn = { $when } · { $variant } · sans vainqueur · table { $table }
