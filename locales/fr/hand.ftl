## The head of a hand

# $where is "here" in the server itself.
hand-place = { $where ->
    [here] Contre { $name }
   *[elsewhere] **{ $server }** · contre { $name }
}
hand-last = ### Dernière donne · { $ended }
hand-deadwood = Reste **{ $deadwood }**
hand-left = **{ $deadwood }** après avoir jeté
# Melds and unmatched cards stand under these, $count is what the hand counts.
hand-melds = Combinaisons
hand-unmatched = Reste · { $count }
hand-no-melds = Pas encore de combinaison · { $count }
hand-all-melds = Tout est combiné · { $count }
hand-drawn = Tu as pioché **{ $card }**.
hand-taken = Tu as pris **{ $card }**.
hand-taken-stays = Tu as pris **{ $card }** : à garder ce tour-ci.

## A deal's end, until the next deal is asked for

deal-end-yours = Prochaine donne : à toi.
deal-end-theirs = Prochaine donne : à { $name }.
press-next-deal = Donne suivante

## What to do now

prompt-wait = À { $name } de jouer.
prompt-stock = **À toi : pioche.**
prompt-draw = **À toi : pioche ou prends { $card }.**
prompt-upcard = **À toi : prends { $card } ou passe.**
prompt-wall = **La pioche est épuisée : finis la donne avec { $card }, ou passe et personne ne marque.**
prompt-discard = **À toi : jette une carte.**
prompt-discard-knock = **À toi : jette une carte ou abats.**
prompt-discard-gin = **Gin ! Annonce-le, ou jette.**
prompt-discard-big-gin = **Onze cartes combinées : annonce grand gin, ou jette une carte.**
prompt-gin-only = **Tu as un gin en main, et ces règles t’obligent à l’annoncer.**

## Buttons

press-stock = Piocher
press-take = Prendre { $card }
press-pass = Passer
press-resign = Abandonner…
press-hand = Ma main
press-hand-again = Actualiser
# Under a private hand while somebody else plays.
hand-goes-on = Ce message s’actualise tout seul. S’il se fige, appuie sur **{ $button }**.
press-back = Retour
press-knock = Abattre…
# Beside cards, where the hand's count says what is left.
press-knock-brief = Abattre
press-knock-with = Abattre (reste { $deadwood })
press-gin = Gin !
press-big-gin = Grand gin !
press-ask-off = Ne plus demander pour abattre
press-other-discard = Autre carte…
press-discard-anyway = Jeter { $card }
press-keep = La garder
press-questions-off = Ne plus demander
press-ask-on = Me demander avant d’abattre

## Ending the deal, step by step

ask-discard-knock = **Quelle carte poses-tu face cachée ?**
ask-discard-gin = **Quelle carte poses-tu face cachée ?** Avec chacune de celles-ci, tu fais gin.
menu-discard = Carte face cachée → ce qui te reste
menu-discard-gin = Choisis la carte à poser face cachée
choice-knock = { $card } → { $deadwood }
choice-gin = { $card }
ask-knock = ### Abattre avec un reste de { $deadwood } ?
    Tu poses { $card } face cachée et tu montres :
ask-gin = ### Annoncer gin ?
    Tu poses { $card } face cachée et tu montres :
ask-big-gin = ### Annoncer grand gin ?
    Tu montres tes onze cartes :
layout-ask = Il y a plusieurs façons de les montrer, et ça change ce que { $name } pourra placer.
layout-hint = Choisis tes combinaisons
layout-best = Laisse le moins à placer à { $name }

## Before a discard that may be a slip

ask-discard-passes-up-gin = ### Tu peux faire gin. Jeter { $card } quand même ?
ask-discard-breaks-meld = ### Casser une combinaison en jetant { $card } ?
    Ton reste serait de **{ $kept }** au lieu de **{ $best }**.
ask-discard-breaks-meld-with-drawn = ### Jeter la carte que tu viens de piocher ?
    { $card } entre dans une combinaison : ton reste serait de **{ $kept }** au lieu de **{ $best }**.

## Resigning

# $match is the kind of contest.
resign-ask = **Abandonner contre { $name } ?** { $match ->
    [best_of] Tu perds toute la série
    [hollywood] Tu perds toute la feuille, avec ses colonnes
    [multi_match] Tu perds tous les matchs
   *[single] Tu perds la partie
}, et aucun point ne sera plus marqué.
press-resign-yes = Abandonner
press-resign-no = Continuer
resign-kept = Tu continues la partie.
resign-done = Tu as abandonné la partie.
