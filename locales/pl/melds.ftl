## What lies on the table

melds-side = **{ $name }** · w ręce { $cards ->
    [one] 1 karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } kart
}
melds-side-down = **{ $name }** · { $cards ->
    [one] 1 karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } kart
} · na stole { $points } pkt
melds-side-contract = **{ $name }** · { $cards ->
    [one] 1 karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } kart
} · { $laid ->
    [0] bez kontraktu
   *[other] kontrakt na stole
}
melds-numbered = `{ $number }` { $cards }
melds-draws = { $cards ->
    [0] talon się skończył
    [one] 1 karta do dobrania
    [few] { $cards } karty do dobrania
    [many] { $cards } kart do dobrania
   *[other] { $cards } kart do dobrania
}
melds-pile = Stos: { $cards ->
    [one] 1 karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } kart
} · { $draws }
# A pile of up to three cards, the top first.
melds-pile-few = Stos: { $cards } · { $draws }
melds-pile-empty = Stos jest pusty · { $draws }
melds-pile-cards = Od góry: { $cards }

## What somebody did: "North drew from the stock, laid 3♣ 4♣ 5♣ and discarded K♠."

# $you is “winner” where it is the reader’s own; the deeds get it, too, where a language needs it.
did-deeds = { $you ->
    [winner] { $deeds }.
   *[other] { $name } { $deeds }.
}
list-more = { $first }, { $next }
list-clauses = { $first }; { $next }
sentences = { $first } { $next }
list-last = { $first } i { $last }
deed-stock = { $you ->
    [winner] dobierasz
   *[other] dobiera
} z talonu
deed-take = { $you ->
    [winner] bierzesz
   *[other] bierze
} { $card } ze stosu
deed-take-more = { $you ->
    [winner] bierzesz
   *[other] bierze
} ze stosu { $count ->
    [one] 1 kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } kart
} aż do { $card }
deed-lay = { $you ->
    [winner] wykładasz
   *[other] wykłada
} { $cards }
deed-extend = { $you ->
    [winner] dokładasz
   *[other] dokłada
} { $cards } do układu { $number }
deed-contract = { $you ->
    [winner] wykładasz
   *[other] wykłada
} kontrakt
deed-discard = { $you ->
    [winner] odrzucasz
   *[other] odrzuca
} { $card }
deed-offer = { $you ->
    [winner] oferujesz
   *[other] oferuje
} { $card }
deed-accept = { $you ->
    [winner] bierzesz
   *[other] bierze
} oferowaną kartę { $card }
deed-reject = { $you ->
    [winner] odmawiasz
   *[other] odmawia
} przyjęcia { $card }
deed-last-card = { $you ->
    [winner] zatrzymujesz
   *[other] zatrzymuje
} ostatnią kartę
deed-challenge = { $you ->
    [winner] mówisz
   *[other] mówi
} „sprawdzam”
deed-accept-challenge = { $you ->
    [winner] zgadzasz
   *[other] zgadza
} się na sprawdzenie
deed-reject-challenge = { $you ->
    [winner] odmawiasz
   *[other] odmawia
} sprawdzenia
deed-resign = { $you ->
    [winner] poddajesz
   *[other] poddaje
} partię

## The hand

melds-count = { $cards ->
    [one] 1 karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } kart
}, łącznie **{ $points } pkt**
melds-drawn = Z talonu: **{ $card }**.
melds-taken = Ze stosu: **{ $card }**.
melds-taken-barred = Ze stosu: **{ $card }**. W tej turze zostaje.
melds-taken-more = Ze stosu: { $cards }.

## What to do now

melds-draw-more = **Twój ruch: dobierz z talonu, weź { $card } albo więcej kart ze stosu.**
melds-owed = **{ $card } musi teraz trafić na stół.**
melds-owed-new = **{ $card } musi w tej turze trafić na stół**, w nowym układzie.
melds-prompt = **Wyłóż, dołóż albo odrzuć kartę.**
melds-prompt-discard = **Twój ruch: wybierz kartę do odrzucenia.**
melds-prompt-last-draw = Nie ma już czego dobierać, więc odrzucenie karty kończy rozdanie.
melds-prompt-own = **Wyłóż albo dołóż do swoich.**
melds-prompt-done = **W tej chwili nie ma czego wyłożyć.**
melds-prompt-contract = **Możesz wyłożyć kontrakt** albo samodzielnie wybrać jego układy.
melds-prompt-no-contract = **Jeszcze bez kontraktu.** Potrzebne naraz: { $sizes }.
melds-prompt-contracted = **Twój kontrakt leży na stole.** Nic więcej w tej turze nie wyłożysz.
melds-last-draw = Nie ma już czego dobierać, więc ta tura kończy rozdanie.
melds-sizes = { $count ->
    [one] układ z { $sizes } kart
    [few] { $count } układy z { $sizes } kart
    [many] { $count } układów z { $sizes } kart
   *[other] { $count } układów z { $sizes } kart
}
melds-wait-answer = Teraz odpowiada { $name }.
melds-turn-answer = **Teraz odpowiada { $name }.**
melds-picked = Wybrane: { $cards }
melds-picked-no-meld = Wybrane: { $cards } · to jeszcze nie układ
melds-picked-blocked = Wybrane: { $cards } · po wyłożeniu tego nie dałoby się dokończyć tury
melds-picked-no-contract = Wybrane: { $cards } · z tym układem kontrakt się nie uda
melds-set-aside = Kontrakt do tej pory: { $cards }

## Buttons and menus

press-go-out = { $move } i koniec
press-out = Skończ
press-lay = Wyłóż { $cards }
press-lay-picked = Wyłóż te
press-add = { $card } do nr { $number }
press-discard-card = Odrzuć { $card }
press-melds-done = Gotowe
press-melds-done-offer = Zaoferuj kartę
press-melds-done-end = Gotowe, koniec rozdania
press-clear = Wyczyść
press-contract = Kontrakt…
press-contract-go = Wyłóż kontrakt
press-aside = Układ { $number } z { $of }
press-undo = Cofnij { $cards }
press-offer-card = Zaoferuj { $card }
press-offer-accept = Weź { $card }
press-offer-refuse = Odmów
press-last-card = Zatrzymaj ostatnią kartę
press-challenge = Sprawdzam…
press-challenge-go = Sprawdzam: { $name }
press-challenge-accept = Zgoda: liczymy karty
press-challenge-refuse = Odmowa: gramy dalej
press-take-more = Weź { $count ->
    [one] 1 kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } kart
}
press-out-ask-off = Skończ i więcej nie pytaj
press-out-ask-on = Pytaj mnie przed skończeniem
menu-suit = { $suit } · { $cards ->
    [one] 1 karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } kart
}
menu-cards = Karty na stół…
menu-discard-card = Odrzuć kartę…
menu-offer-card = Zaoferuj kartę…
menu-take = Weź więcej ze stosu…
menu-take-deep = Weź jeszcze więcej ze stosu…
menu-add = Dołóż { $card } do układu…
menu-contract = Wybierz inny kontrakt…
option-take = { $count ->
    [one] 1 karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } kart
}, aż do { $card }
option-add = { $number } · { $cards }
contract-leaves = zostawia w ręce { $points } pkt

## Steps that ask

ask-out = ### Skończyć?
ask-out-lay = Wykładasz to i nie masz już kart, więc rozdanie się kończy:
ask-out-extend = Dokładasz ostatnią kartę do układu { $number }, więc rozdanie się kończy:
ask-out-discard = Odrzucasz ostatnią kartę, więc rozdanie się kończy:
ask-take = ### Wziąć { $count ->
    [one] 1 kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } kart
}?
ask-take-owed = **{ $card } musi w tej turze trafić na stół**, w nowym układzie albo w którymś z leżących.
ask-take-owed-new = **{ $card } musi w tej turze trafić na stół**, w nowym układzie.
ask-take-meld = Na przykład: { $cards }.
ask-take-add = Na przykład: { $cards } do układu { $number }.
ask-contract = ### Wyłożyć ten kontrakt?
ask-contract-after = { $cards ->
    [one] Zostaje ci 1 karta
    [few] Zostają ci { $cards } karty
    [many] Zostaje ci { $cards } kart
   *[other] Zostaje ci { $cards } kart
}, a w tej turze nic więcej nie wyłożysz.
ask-contract-more = { $cards ->
    [one] Zostaje ci 1 karta
    [few] Zostają ci { $cards } karty
    [many] Zostaje ci { $cards } kart
   *[other] Zostaje ci { $cards } kart
}, a w tej turze możesz dokładać do tych układów.
ask-challenge = ### Sprawdzić rękę gracza { $name }?
ask-challenge-rule = Jeśli { $name } się zgodzi, liczymy obie ręce, każdą kartę. Kto ma mniej, zdobywa wszystko, co zliczy druga strona.
ask-challenge-refused = Jeśli { $name } odmówi, grasz dalej.
ask-challenge-once = Jeśli { $name } odmówi, grasz dalej i w tej turze nie możesz sprawdzać ponownie.
challenge-tie-drawn = Przy równej liczbie nikt nie punktuje.
challenge-tie-challenged = Przy równej liczbie wygrywa strona sprawdzana.
asked-challenge = ### { $name } mówi „sprawdzam”
asked-challenge-rule = Zgoda: liczymy obie ręce, każdą kartę. Kto ma mniej, zdobywa wszystko, co zliczy druga strona. Odmowa: { $name } gra dalej.
asked-offer = ### { $name } oferuje ci { $card }
asked-offer-rule = Weź ją, a zaczniesz turę z nią w ręce.
asked-offer-ace = Wtedy w tej turze nie dobierasz: as zastępuje dobranie.
asked-offer-keep = W tej samej turze nie możesz jej zaoferować z powrotem.
offer-choose = **Wybierz kartę do zaoferowania.** { $name } weźmie ją albo odmówi.
offer-barred = W tej turze nie możesz zaoferować { $card } z powrotem.
offer-last = **Została ci jedna karta, a tej się nie oferuje.**
