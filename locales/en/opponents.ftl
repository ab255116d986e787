# What a team does about its opponents if it loses the round.

value-opponent-rotation-after-loss = After a lost deal, if the losers want to
press-opponents = If we lose…
opponents-wish = ### If your side loses round { $round }
    { $wish ->
        [keep] It keeps its opponents for the next deal.
       *[change] It changes opponents for the next deal.
    }
opponents-how = Whoever on your side answers last decides. If nobody answers, you change opponents.
press-opponents-change = Change opponents
press-opponents-keep = Keep them
refusal-opponents-settled = Here the rules decide who plays whom; there’s nothing to choose.
