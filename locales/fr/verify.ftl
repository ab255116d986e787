# Checking the shuffles

command-verify = Vérifier que personne n’a pu choisir les cartes
press-verify = Vérifier le mélange
press-fairness = Comment ça marche

verified-title = Mélanges vérifiés
sealed-title = Les mélanges sont scellés
sealed-how = Le secret qui, avec vos clics, décide de chaque mélange de cette partie est fixé. Voici son sceau (SHA-256). Le bouton pour jouer le contient aussi : personne ne peut changer le secret sans que ça se voie. Quand la partie est finie, le secret est révélé, et chacun peut vérifier qu’il correspond.
doubted-title = Quelque chose ne colle pas
verified-deals =
    { $deals ->
        [one] **{ $deals } donne vérifiée.** Ses cartes viennent du secret scellé avant qu’elle soit donnée, et de rien d’autre.
       *[other] **{ $deals } donnes vérifiées.** Les cartes de chacune viennent du secret scellé avant qu’elle soit donnée, et de rien d’autre.
    }
verified-moves =
    { $deals ->
        [one] Je l’ai rejouée coup par coup, et elle arrive au même résultat.
       *[other] Je les ai rejouées coup par coup, et elles arrivent aux mêmes résultats.
    }
verified-opened =
    Tous ces secrets viennent de celui de la partie. Son sceau doit être celui qui t’a été montré :
    -# Sceau : `{ $seal }`
    -# Secret : `{ $seed }`
verified-sealed =
    Le secret de la partie reste scellé jusqu’à sa fin. Alors seulement je pourrai dire qui était protégé de l’hébergeur du bot :
    -# `{ $seal }`
verified-running =
    { $deals ->
        [one] La donne en cours pourra être vérifiée quand elle sera finie.
       *[other] Les { $deals } donnes en cours pourront être vérifiées quand elles seront finies.
    }
verified-unfinished =
    { $deals ->
        [one] Une donne est restée inachevée à la fin de la partie. Le relevé n’a que son sceau, vérifié lui aussi.
       *[other] { $deals } donnes sont restées inachevées à la fin de la partie. Le relevé n’a que leurs sceaux, vérifiés eux aussi.
    }
protected-full = **{ $names }** : personne n’a pu choisir les cartes.
protected-shared = **{ $names }** : personne n’a pu choisir les cartes, à moins que l’hébergeur du bot et { $others } ne l’aient fait ensemble.
protected-none = **{ $names }** : l’hébergeur du bot a pu choisir les cartes. Personne n’a appuyé sur un bouton après que le sceau a été montré.
protected-computer = **{ $names }** : le relevé ne contient aucun clic, comme si l’ordinateur avait joué. Ce n’est pas vrai : demande à l’hébergeur de ce bot.
protected-unknown = Quand cette partie a commencé, je ne notais pas encore l’heure où un sceau est montré : je ne peux pas dire qui était protégé de l’hébergeur du bot.
protected-shown = Sceau montré { $when }
protected-pressed = { $name } { $when }
verified-record = Ne me crois pas sur parole : { $file } contient chaque carte et chaque coup, pour vérifier sans moi.
doubted = Le relevé de la partie et ses sceaux ne concordent pas à la ligne { $line }. Ça ne devrait jamais arriver. Préviens l’hébergeur de ce bot.
refusal-nothing-to-check = Il n’y a rien à vérifier : aucune carte n’a été donnée.
refusal-check-later = Le résultat d’une table t’est encore caché jusqu’à ce que quelqu’un jette une carte. Vérifie les mélanges ensuite.
refusal-dealt-by-hand = C’étaient de vraies cartes : je n’en ai donné aucune, et n’ai donc rien à vérifier.
result-seed = Secret de la donne { $deal } : `{ $seed }`
# Kept together by hard blanks, so that a phone fills its lines.
seed = Pour vérifier les mélanges : table { $table } · { $several ->
        [yes] clics
       *[no] clic
    }{"\u00A0"}{ $presses }
    Sceau{"\u00A0"}{ $seal }…
    Secret{"\u00A0"}{ $seed }
