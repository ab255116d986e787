## What lies on the table, in the knock family

pile-all = Stos, najnowsza karta na końcu · w talonie { $stock ->
    [one] 1 karta
    [few] { $stock } karty
    [many] { $stock } kart
   *[other] { $stock } kart
}
knock-card-second = Karta limitu, z drugiej talii: { $card }
knock-card-points = { $card } to pik: punkty za to rozdanie liczą się podwójnie.
knock-card-boxes = { $what ->
    [extra] Przy piku ({ $card }) kreski ponad pierwszą liczą się podwójnie.
   *[all] Przy piku ({ $card }) kreski za rozdanie liczą się podwójnie.
}
open-hand = **{ $name }** gra w otwarte karty · wolne karty { $deadwood } pkt
open-own = **Twoje karty leżą odkryte** po stukaniu ponad limit.

## The stock is used up

wall-turn = **Talon się skończył: { $name } może wziąć { $card } i zakończyć rozdanie albo spasować.**

## What somebody did in their last turn, where hands may lie open

did-draw = { $you ->
    [winner] Dobierasz
   *[other] { $name } dobiera
} { $drawn } z talonu.
did-draw-discard = { $you ->
    [winner] Dobierasz { $drawn } z talonu i odrzucasz
   *[other] { $name } dobiera { $drawn } z talonu i odrzuca
} { $discarded }.
did-claim-knock = { $you ->
    [winner] Stukasz ponad limit i odrzucasz
   *[other] { $name } stuka ponad limit i odrzuca
} { $discarded }.
did-stock-claim-knock = { $you ->
    [winner] Dobierasz z talonu, stukasz ponad limit i odrzucasz
   *[other] { $name } dobiera z talonu, stuka ponad limit i odrzuca
} { $discarded }.
did-take-claim-knock = { $you ->
    [winner] Bierzesz { $taken }, stukasz ponad limit i odrzucasz
   *[other] { $name } bierze { $taken }, stuka ponad limit i odrzuca
} { $discarded }.
did-draw-claim-knock = { $you ->
    [winner] Dobierasz { $drawn }, stukasz ponad limit i odrzucasz
   *[other] { $name } dobiera { $drawn }, stuka ponad limit i odrzuca
} { $discarded }.
did-continue-exposed = { $you ->
    [winner] Grasz
   *[other] { $name } gra
} dalej przeciw odkrytej ręce.

## A knock with too much

ask-claim-knock = ### Zastukać z { $deadwood } pkt?
    To ponad limit ({ $limit }). { $card } trafi na stos.
ask-discard-claim = **Stukanie: którą kartę odrzucasz?** Limit to { $limit }.
menu-discard-claim = Karta do odrzucenia → ile punktów zostaje
claim-choice = { $name } może policzyć karty tak, jak są, albo kazać ci grać dalej w otwarte karty.
claim-expose = Do końca rozdania grasz w otwarte karty.
claimed = ### { $you ->
    [winner] Stukasz z { $deadwood } pkt
   *[other] { $name } stuka z { $deadwood } pkt
}, a limit to { $limit }
claim-shown = { $card } idzie na stos, a to leży odkryte:
claim-wait = Decyduje { $name }: liczenie kart czy dalsza gra.
claim-turn = **{ $name } każe policzyć karty albo gra dalej.**
claim-accept = **Policz karty**: { $theirs } ({ $name }) przeciw twoim { $yours }, pomniejszonym o to, co dołożysz. Podcinasz, gdy masz { $tie ->
    [undercut] { $theirs } lub mniej
   *[no-score] mniej niż { $theirs }
}.
claim-go-on = **Graj dalej**: teraz ty dobierasz, a ręka gracza { $name } zostaje odkryta do końca rozdania.
press-accept-knock = Policz karty
press-continue-exposed = Graj dalej

## Laying off by hand

lay-off-melds = { $you ->
    [winner] Twoje układy
   *[other] Układy: { $name }
}
lay-off-so-far = Dołożone: { $cards }
lay-off-best = **Teraz dokładasz.** Najlepszy sposób zostawia ci **{ $deadwood } pkt**:
lay-off-one = { $card } do { $meld }
lay-off-singly = Albo po jednej karcie:
lay-off-no-more = **Teraz dokładasz.** Nic z tego, co jeszcze pasuje, nie zmniejszy ci punktów.
lay-off-none = **Żadna twoja karta nie pasuje do układów gracza { $name }.** Można liczyć karty.
lay-off-end = **Nic więcej nie pasuje.** Można liczyć karty.
lay-off-which = **Do którego układu idzie { $card }?**
lay-off-wait = Teraz dokłada { $name }.
lay-off-turn = **Teraz dokłada { $name }.**
meld-run = { $low }–{ $high }
lay-off-on = Do { $meld }
press-lay-off-best = Dołóż najlepiej
press-lay-off-several = { $card }…
press-done = Policz karty
press-done-rest = Nie dokładaj więcej
press-done-nothing = Nic nie dokładaj

## Choosing the melds to show

layout-ask-any = Te karty można ułożyć na kilka sposobów; wybrany jest najlepszy.
layout-best-least = Najmniej punktów i najbezpieczniej
layout-keeps = Zostaje { $deadwood }
layout-more = Inne sposoby…
layout-back = Poprzednie sposoby…

## The cut before the first deal

cut = Losowanie: { $cards }
cut-card = { $name } { $card }
cut-deals = { $you ->
    [winner] Masz najniższą kartę: rozdajesz.
   *[other] { $name } ma najniższą kartę i rozdaje.
}
cut-chooses = { $you ->
    [winner] Masz najwyższą kartę: zaczynasz, a druga strona rozdaje.
   *[other] { $name } ma najwyższą kartę i zaczyna; druga strona rozdaje.
}
cut-captain = { $you ->
    [winner] Masz najwyższą kartę: grasz jako kapitan.
   *[other] { $name } ma najwyższą kartę i gra jako kapitan.
}
