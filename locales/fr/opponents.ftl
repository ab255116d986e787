# What a team does about its opponents if it loses the round.

value-opponent-rotation-after-loss = Après une donne perdue, au choix des perdants
press-opponents = Si on perd…
opponents-wish = ### Si ton camp perd la ronde { $round }
    { $wish ->
        [keep] Il garde ses adversaires pour la donne suivante.
       *[change] Il change d’adversaires pour la donne suivante.
    }
opponents-how = C’est le dernier de ton camp à le dire qui décide. Si personne ne dit rien, on change d’adversaires.
press-opponents-change = Changer d’adversaires
press-opponents-keep = Les garder
refusal-opponents-settled = Ici, les règles fixent qui joue contre qui : il n’y a rien à choisir.
