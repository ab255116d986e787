# What is read aloud to those who can’t see the screen, who have set it so. No sign but the usual
# punctuation; what is new comes first. Where the key of another message follows “spoken-”, these
# words are said instead of that one.

## Cards by their full names

# Thirteen ranks from the ace to the king, with commas between them.
spoken-ranks = as, deux, trois, quatre, cinq, six, sept, huit, neuf, dix, valet, dame, roi
# The same as a sentence has them that says what is done with the card: “You drew the ace of spades.”
spoken-ranks-object = l’as, le deux, le trois, le quatre, le cinq, le six, le sept, le huit, le neuf, le dix, le valet, la dame, le roi
# The same in a list: “You laid ace, two, three of spades.”
spoken-ranks-objects = as, deux, trois, quatre, cinq, six, sept, huit, neuf, dix, valet, dame, roi
# Clubs, diamonds, hearts, spades, as a card’s name has them.
spoken-suits = trèfle, carreau, cœur, pique
# $rank may be several ranks, of a run.
spoken-card = { $rank } de { $suit }
# What stands between two cards, between two melds, and at the end of a sentence.
spoken-comma = {", "}
spoken-semicolon = {" ; "}
spoken-stop = .
# What stands between the figures of two sides: “25 to 40”.
spoken-to = {" à "}

## A hand

spoken-deal-begins = La donne { $deal } commence. { $you ->
    [winner] Tu as distribué.
   *[other] { $name } a distribué.
}
spoken-melds = Tes combinaisons : { $melds }.
spoken-no-melds = Tu n’as aucune combinaison.
spoken-run = une suite, { $cards }
spoken-set = { $cards }
spoken-unmatched = Reste : { $cards }.
spoken-all-matched = Tu n’as pas d’autres cartes.
spoken-deadwood = Points qui restent : { $deadwood }.
spoken-deadwood-left = Points qui restent : { $deadwood }, ou { $left } en jetant au mieux.
spoken-discards-top = Sur la défausse : { $card }.
spoken-discards-all = La défausse, depuis le dessus : { $cards }.
spoken-discards-below = Cartes en dessous : { $cards }.
spoken-discards-empty = La défausse est vide.
spoken-stock = Cartes à piocher : { $stock }.
spoken-numbered = Combinaison { $number } : { $meld }.
spoken-link-channel = Aller au salon { $channel }
spoken-score = Score : { $score }
spoken-score-two = { $one } { $points1 }, { $two } { $points2 }
spoken-column-points = { $name } { $points1 }, l’autre camp { $points2 }
spoken-column-won = { $points } (gagnée)
spoken-column-star = { $points } (gagnée)
spoken-column-both = { $points1 } à { $points2 }
spoken-score-columns = { $one } contre { $two }, colonne par colonne : { $columns }
spoken-hand-drawn = Tu as pioché { $card }.
spoken-hand-taken = Tu as pris { $card }.
spoken-hand-taken-stays = Tu as pris { $card }. Cette carte reste en main pour ce tour.
spoken-melds-drawn = Tu as pioché { $card }.
spoken-melds-taken = Tu as pris { $card }.
spoken-melds-taken-barred = Tu as pris { $card }. Cette carte reste en main pour ce tour.
spoken-melds-taken-more = Tu as pris sur la défausse : { $cards }.
spoken-limit-card = { $limit }, selon la carte limite : { $card }
spoken-limit-second = { $limit }, selon une carte d’un second paquet : { $card }
spoken-knock-card-second = Carte limite, d’un second paquet : { $card }.
spoken-knock-card-points = La carte limite est un pique : les points de la donne doublent.
spoken-knock-card-boxes = { $what ->
    [extra] La carte limite est un pique : les cases en plus de la première doublent.
   *[all] La carte limite est un pique : les cases de la donne doublent.
}

## What may be done

spoken-prompt-wall = À toi, et la pioche est épuisée : prends { $card } et finis la donne, ou passe et personne ne marque.
spoken-press-stock = Piocher
spoken-press-take = Prendre { $card } sur la défausse
spoken-press-hand-again = Relire la main comme elle est maintenant
spoken-press-knock = Abattre, et choisir la carte à jeter
spoken-press-knock-with = Abattre avec { $deadwood }{ $card ->
    [none] {""}
   *[other] , en jetant { $card }
}
spoken-press-gin = Annoncer gin{ $card ->
    [none] {""}
   *[other] , en jetant { $card }
}
spoken-press-big-gin = Annoncer grand gin avec les onze cartes
spoken-press-other-discard = Finir en jetant une autre carte
spoken-press-keep = Garder la carte
spoken-press-questions-off = Ne plus demander avant de tels choix
spoken-menu-discard = Choisis la carte à jeter face cachée
spoken-menu-discard-claim = Choisis la carte à jeter
spoken-choice-knock = Abattre avec { $deadwood }, en jetant { $card }
spoken-choice-gin = Annoncer gin, en jetant { $card }
spoken-ask-knock = Abattre avec { $deadwood } ? Tu jettes { $card } face cachée et tu montres :
spoken-ask-gin = Annoncer gin ? Tu jettes { $card } face cachée et tu montres :
spoken-ask-big-gin = Annoncer grand gin ? Tu montres tes onze cartes :
spoken-ask-discard-breaks-meld-with-drawn = Jeter { $card }, à peine piochée ? Cette carte entre dans une combinaison : il te resterait { $kept } au lieu de { $best }.
spoken-ask-claim-knock = Abattre avec { $deadwood } ? C’est plus que la limite de { $limit }. Tu jettes { $card }.
spoken-claim-shown = Carte jetée : { $card }. Voici la main montrée :

## Laying off

spoken-press-lay-off = Placer { $card }
spoken-press-lay-off-several = Placer { $card }, et choisir la combinaison
spoken-lay-off-one = { $card }, sur { $meld }
spoken-lay-off-which = Sur quelle combinaison veux-tu placer { $card } ?
spoken-lay-off-on = La placer sur { $meld }

## Melds on the table

spoken-deed-take-more = pris { $count } cartes, la dernière étant { $card }
spoken-deed-reject = refusé { $card }
spoken-melds-owed = Tu dois poser { $card } maintenant.
spoken-melds-owed-new = Tu dois poser { $card } ce tour-ci, dans une nouvelle combinaison.
spoken-ask-take-owed = Tu dois poser { $card } ce tour-ci, dans une nouvelle combinaison ou sur une autre.
spoken-ask-take-owed-new = Tu dois poser { $card } ce tour-ci, dans une nouvelle combinaison.
spoken-ask-take-add = Par exemple, ajouter à la combinaison { $number } : { $cards }.
spoken-press-hold = Choisir { $card }
spoken-press-drop = Remettre { $card }
spoken-press-lay = Poser { $cards }
spoken-press-lay-picked = Poser les cartes choisies
spoken-press-add = Ajouter { $card } à la combinaison { $number }, { $cards }
spoken-press-clear = Remettre toutes les cartes choisies
spoken-press-melds-done = Finir le tour
spoken-press-melds-done-offer = Ne plus rien poser, et offrir une carte
spoken-press-melds-done-end = Finir le tour, et la donne avec lui
spoken-press-contract = Voir le contrat que tu peux poser
spoken-press-aside = Mettre les cartes choisies de côté, combinaison { $number } sur { $of }
spoken-press-undo = Reprendre { $cards }
spoken-press-offer-refuse = Refuser la carte
spoken-press-challenge = Défier l’autre camp
spoken-coach-reject-offer = Refuser { $card }
spoken-menu-suit = Choisir des cartes d’une couleur : { $suit }, { $cards }
spoken-option-take = Prendre { $count } cartes, la dernière étant { $card }
spoken-option-add = Combinaison { $number }, { $cards }

## Elsewhere

spoken-melds-numbered = Combinaison { $number } : { $cards }
spoken-replay-turn = À jouer : { $hand }
# $bars are figures, of one deal after another.
spoken-profile-trend-bars = Points perdus donne après donne, la plus récente à la fin : { $bars }
spoken-board-nowhere = hors classement
spoken-board-line = { $rank } : { $name }, { $value }
spoken-board-line-own = { $rank } : { $name }, { $value }
spoken-audit-set = { $name } : avant, { $before } ; maintenant, { $after }

## How a deal ended

spoken-side-left = { $name }, en main : { $count }
spoken-award-difference = Restes, { $high } moins { $low } : { $points }
spoken-award-left = En main, { $high } moins { $low } : { $points }
spoken-award-unmatched = Hors combinaison, { $high } moins { $low } : { $points }
spoken-award-table = { $name } : { $table } sur la table, moins { $hand } en main{ $out ->
    [0] {""}
   *[other] , et { $out } pour être sorti
} : { $points }
