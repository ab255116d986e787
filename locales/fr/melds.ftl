## What lies on the table

melds-side = **{ $name }** · { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} en main
melds-side-down = **{ $name }** · { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} · { $points } sur la table
melds-side-contract = **{ $name }** · { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} · { $laid ->
    [0] pas de contrat
   *[other] contrat posé
}
melds-numbered = `{ $number }` { $cards }
melds-draws = { $cards ->
    [0] pioche épuisée
   *[other] { $cards } à piocher
}
melds-pile = Défausse : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} · { $draws }
# A pile of up to three cards, the top first.
melds-pile-few = Défausse : { $cards } · { $draws }
melds-pile-empty = Défausse vide · { $draws }
melds-pile-cards = À partir du dessus : { $cards }

## What somebody did: "North drew from the stock, laid 3♣ 4♣ 5♣ and discarded K♠."

# $you is “winner” where it is the reader’s own; the deeds get it, too, where a language needs it.
did-deeds = { $you ->
    [winner] Tu as
   *[other] { $name } a
} { $deeds }.
list-more = { $first }, { $next }
list-clauses = { $first } ; { $next }
sentences = { $first } { $next }
list-last = { $first } et { $last }
deed-stock = pioché
deed-take = pris { $card }
deed-take-more = pris { $count } cartes jusqu’à { $card }
deed-lay = posé { $cards }
deed-extend = ajouté { $cards } à la combinaison { $number }
deed-contract = posé le contrat
deed-discard = jeté { $card }
deed-offer = offert { $card }
deed-accept = accepté { $card }
deed-reject = refusé { $card }
deed-last-card = gardé { $you ->
    [winner] ta
   *[other] sa
} dernière carte
deed-challenge = lancé un défi
deed-accept-challenge = accepté le défi
deed-reject-challenge = refusé le défi
deed-resign = abandonné

## The hand

melds-count = { $cards ->
    [one] { $cards } carte, qui vaut
   *[other] { $cards } cartes, qui valent
} **{ $points }**
melds-drawn = Tu as pioché **{ $card }**.
melds-taken = Tu as pris **{ $card }**.
melds-taken-barred = Tu as pris **{ $card }** : à garder ce tour-ci.
melds-taken-more = Tu as pris { $cards }.

## What to do now

melds-draw-more = **À toi : pioche, prends { $card } ou plusieurs cartes de la défausse.**
melds-owed = **{ $card } doit aller sur la table maintenant.**
melds-owed-new = **{ $card } doit aller sur la table ce tour-ci**, dans une nouvelle combinaison.
melds-prompt = **À toi : pose, ajoute ou jette.**
melds-prompt-discard = **À toi : choisis une carte à jeter.**
melds-prompt-last-draw = Il n’y a plus rien à piocher : la carte que tu jettes termine la donne.
melds-prompt-own = **À toi : pose, ou ajoute à ton jeu.**
melds-prompt-done = **Rien à poser pour l’instant.**
melds-prompt-contract = **Tu peux poser ton contrat**, ou choisir toi-même ses combinaisons.
melds-prompt-no-contract = **Pas encore de contrat.** Il faut { $sizes }, d’un seul coup.
melds-prompt-contracted = **Ton contrat est sur la table.** Tu ne peux plus rien poser ce tour-ci.
melds-last-draw = Il n’y a plus rien à piocher : la donne se termine avec ce tour.
melds-sizes = { $count ->
    [one] { $count } combinaison de { $sizes } cartes
   *[other] { $count } combinaisons de { $sizes } cartes
}
melds-wait-answer = { $name } doit répondre.
melds-turn-answer = **À { $name } de répondre.**
melds-picked = Sélection : { $cards }
melds-picked-no-meld = Sélection : { $cards } · pas encore une combinaison
melds-picked-blocked = Sélection : { $cards } · en posant ça, tu ne pourrais plus finir ton tour
melds-picked-no-contract = Sélection : { $cards } · aucun contrat ne va avec cette combinaison
melds-set-aside = Contrat jusqu’ici : { $cards }

## Buttons and menus

press-go-out = { $move } et sortir
press-out = Sortir
press-lay = Poser { $cards }
press-lay-picked = Poser la sélection
press-add = { $card } sur la { $number }
press-discard-card = Jeter { $card }
press-melds-done = Terminé
press-melds-done-offer = Offrir une carte
press-melds-done-end = Terminé, finir la donne
press-clear = Désélectionner
press-contract = Contrat…
press-contract-go = Poser le contrat
press-aside = Combinaison { $number }/{ $of }
press-undo = Reprendre { $cards }
press-offer-card = Offrir { $card }
press-offer-accept = Prendre { $card }
press-offer-refuse = Refuser
press-last-card = Garder ma dernière carte
press-challenge = Défier…
press-challenge-go = Défier { $name }
press-challenge-accept = Accepter : on compte
press-challenge-refuse = Refuser : on continue
press-take-more = Prendre { $count } cartes
press-out-ask-off = Ne plus demander pour sortir
press-out-ask-on = Me demander avant de sortir
menu-suit = { $suit } · { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
menu-cards = Choisis des cartes à poser…
menu-discard-card = Jette une carte…
menu-offer-card = Offre une carte…
menu-take = Prendre plusieurs cartes…
menu-take-deep = En prendre encore plus…
menu-add = Ajouter { $card } à une combinaison…
menu-contract = Choisis un autre contrat…
option-take = { $count } cartes, jusqu’à { $card }
option-add = { $number } · { $cards }
contract-leaves = il te reste { $points } en main

## Steps that ask

ask-out = ### Sortir ?
ask-out-lay = Tu poses tes dernières cartes, ce qui termine la donne :
ask-out-extend = Tu ajoutes ta dernière carte à la combinaison { $number }, ce qui termine la donne :
ask-out-discard = Tu jettes ta dernière carte, ce qui termine la donne :
ask-take = ### Prendre { $count } cartes ?
ask-take-owed = **{ $card } doit aller sur la table ce tour-ci**, dans une nouvelle combinaison ou sur une combinaison posée.
ask-take-owed-new = **{ $card } doit aller sur la table ce tour-ci**, dans une nouvelle combinaison.
ask-take-meld = Par exemple : { $cards }.
ask-take-add = Par exemple : ajouter { $cards } à la combinaison { $number }.
ask-contract = ### Poser ce contrat ?
ask-contract-after = Tu gardes { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, et tu ne pourras plus rien poser ce tour-ci.
ask-contract-more = Tu gardes { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, et tu peux compléter ces combinaisons ce tour-ci.
ask-challenge = ### Défier { $name } ?
ask-challenge-rule = Si { $name } accepte, on compte les deux mains, toutes cartes comprises. Le plus petit total gagne et marque tout ce que vaut l’autre main.
ask-challenge-refused = Si { $name } refuse, tu continues.
ask-challenge-once = Si { $name } refuse, tu continues, sans pouvoir défier de nouveau ce tour-ci.
challenge-tie-drawn = En cas d’égalité, personne ne marque.
challenge-tie-challenged = En cas d’égalité, le camp défié gagne.
asked-challenge = ### { $name } te défie
asked-challenge-rule = Si tu acceptes, on compte les deux mains, toutes cartes comprises. Le plus petit total gagne et marque tout ce que vaut l’autre main. Si tu refuses, { $name } continue.
asked-offer = ### { $name } t’offre { $card }
asked-offer-rule = Si tu prends cette carte, tu commences ton tour avec.
asked-offer-ace = Si tu la prends, tu ne pioches pas ce tour-ci : l’as remplace la pioche.
asked-offer-keep = Tu ne peux pas la rendre dans le même tour.
offer-choose = **Choisis une carte à offrir.** { $name } la prend ou la refuse.
offer-barred = Tu ne peux pas rendre { $card } ce tour-ci.
offer-last = **Il te reste une seule carte, tu ne peux pas l’offrir.**
