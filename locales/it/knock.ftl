## What lies on the table, in the knock family

pile-all = Il pozzo, l’ultima carta in fondo · { $stock ->
    [one] 1 carta
   *[other] { $stock } carte
} nel tallone
knock-card-second = Carta limite, da un secondo mazzo: { $card }
knock-card-points = { $card } è di picche: in questa mano i punti raddoppiano.
knock-card-boxes = { $what ->
    [extra] Picche ({ $card }): i box oltre il primo raddoppiano.
   *[all] Picche ({ $card }): i box della mano raddoppiano.
}
open-hand = **{ $name }** gioca a carte scoperte · spaiate { $deadwood }
open-own = **Giochi a carte scoperte**, perché hai bussato con troppi punti.

## The stock is used up

wall-turn = **Il tallone è finito: { $name } può chiudere la mano con { $card }, o passare.**

## What somebody did in their last turn, where hands may lie open

did-draw = { $you ->
    [winner] Hai pescato { $drawn } dal tallone.
   *[other] { $name } ha pescato { $drawn } dal tallone.
}
did-draw-discard = { $you ->
    [winner] Hai pescato { $drawn } dal tallone e scartato { $discarded }.
   *[other] { $name } ha pescato { $drawn } dal tallone e scartato { $discarded }.
}
did-claim-knock = { $you ->
    [winner] Hai bussato con troppi punti e scartato { $discarded }.
   *[other] { $name } ha bussato con troppi punti e scartato { $discarded }.
}
did-stock-claim-knock = { $you ->
    [winner] Hai pescato dal tallone, bussato con troppi punti e scartato { $discarded }.
   *[other] { $name } ha pescato dal tallone, bussato con troppi punti e scartato { $discarded }.
}
did-take-claim-knock = { $you ->
    [winner] Hai preso { $taken }, bussato con troppi punti e scartato { $discarded }.
   *[other] { $name } ha preso { $taken }, bussato con troppi punti e scartato { $discarded }.
}
did-draw-claim-knock = { $you ->
    [winner] Hai pescato { $drawn }, bussato con troppi punti e scartato { $discarded }.
   *[other] { $name } ha pescato { $drawn }, bussato con troppi punti e scartato { $discarded }.
}
did-continue-exposed = { $you ->
    [winner] Hai continuato, contro carte scoperte.
   *[other] { $name } ha continuato, contro carte scoperte.
}

## A knock with too much

ask-claim-knock = ### Bussi con { $deadwood }?
    È più del limite per bussare, che è { $limit }. { $card } va nel pozzo.
ask-discard-claim = **Bussi: quale carta scarti?** Il limite è { $limit }.
menu-discard-claim = Scarto → spaiate che ti restano
claim-choice = { $name } può far contare le carte così come sono, o farti continuare a carte scoperte.
claim-expose = Continui a carte scoperte fino alla fine della mano.
claimed = ### { $you ->
    [winner] Bussi con { $deadwood }
   *[other] { $name } bussa con { $deadwood }
}, e il limite è { $limit }
claim-shown = { $card } è lo scarto, e sul tavolo c’è:
claim-wait = { $name } può far contare le carte o continuare.
claim-turn = **{ $name } fa contare le carte, o continua.**
claim-accept = **Conta le carte**: { $theirs } di { $name } contro i tuoi { $yours }, meno quello che puoi attaccare. Fai undercut con { $tie ->
    [undercut] { $theirs } o meno
   *[no-score] meno di { $theirs }
}.
claim-go-on = **Continua**: tocca a te pescare, e { $name } resta a carte scoperte fino alla fine della mano.
press-accept-knock = Conta le carte
press-continue-exposed = Continua

## Laying off by hand

lay-off-melds = { $you ->
    [winner] Le tue combinazioni
   *[other] Le combinazioni di { $name }
}
lay-off-so-far = Già attaccate: { $cards }
lay-off-best = **Tocca a te attaccare.** Al meglio ti resta **{ $deadwood }**:
lay-off-one = { $card } a { $meld }
lay-off-singly = O una carta alla volta:
lay-off-no-more = **Tocca a te attaccare.** Attaccando altro non resteresti con meno.
lay-off-none = **Niente di tuo si attacca alle combinazioni di { $name }.** Si può contare.
lay-off-end = **Non hai altro da attaccare.** Si può contare.
lay-off-which = **A quale combinazione va { $card }?**
lay-off-wait = Tocca a { $name } attaccare.
lay-off-turn = **{ $name } attacca le sue carte.**
meld-run = { $low }–{ $high }
lay-off-on = A { $meld }
press-lay-off-best = Attacca al meglio
press-lay-off-several = { $card }…
press-done = Conta le carte
press-done-rest = Non attaccare altro
press-done-nothing = Non attaccare niente

## Choosing the melds to show

layout-ask-any = Le puoi mostrare in più modi; il migliore è già scelto.
layout-best-least = Meno spaiate, e più al sicuro
layout-keeps = Resta { $deadwood }
layout-more = Altri modi…
layout-back = Modi precedenti…

## The cut before the first deal

cut = Taglio: { $cards }
cut-card = { $name } { $card }
cut-deals = { $you ->
    [winner] Hai la carta più bassa: le prime carte le dai tu.
   *[other] { $name } ha la carta più bassa e dà le prime carte.
}
cut-chooses = { $you ->
    [winner] Hai la carta più alta: il primo turno è tuo, e dà le carte l’altra parte.
   *[other] { $name } ha la carta più alta e il primo turno; dà le carte l’altra parte.
}
cut-captain = { $you ->
    [winner] Hai la carta più alta: il capitano sei tu.
   *[other] { $name } ha la carta più alta e fa da capitano.
}
