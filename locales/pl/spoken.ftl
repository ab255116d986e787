# What is read aloud to those who can’t see the screen, who have set it so. No sign but the usual
# punctuation; what is new comes first. Where the key of another message follows “spoken-”, these
# words are said instead of that one.

## Cards by their full names

# Thirteen ranks from the ace to the king, with commas between them.
spoken-ranks = as, dwójka, trójka, czwórka, piątka, szóstka, siódemka, ósemka, dziewiątka, dziesiątka, walet, dama, król
# The same as a sentence has them that says what is done with the card: “You drew the ace of spades.”
spoken-ranks-object = asa, dwójkę, trójkę, czwórkę, piątkę, szóstkę, siódemkę, ósemkę, dziewiątkę, dziesiątkę, waleta, damę, króla
# The same in a list: “You laid ace, two, three of spades.”
spoken-ranks-objects = asa, dwójkę, trójkę, czwórkę, piątkę, szóstkę, siódemkę, ósemkę, dziewiątkę, dziesiątkę, waleta, damę, króla
# Clubs, diamonds, hearts, spades, as a card’s name has them.
spoken-suits = trefl, karo, kier, pik
# $rank may be several ranks, of a run.
spoken-card = { $rank } { $suit }
# What stands between two cards, between two melds, and at the end of a sentence.
spoken-comma = {", "}
spoken-semicolon = {"; "}
spoken-stop = .
# What stands between the figures of two sides: “25 to 40”.
spoken-to = {" do "}

## A hand

spoken-deal-begins = Zaczyna się rozdanie { $deal }. { $you ->
    [winner] Rozdajesz ty.
   *[other] Rozdaje { $name }.
}
spoken-melds = Twoje układy: { $melds }.
spoken-no-melds = Nie masz układów.
spoken-run = sekwens, { $cards }
spoken-set = komplet, { $cards }
spoken-unmatched = Poza układami: { $cards }.
spoken-all-matched = Nie masz innych kart.
spoken-deadwood = Punkty wolnych kart: { $deadwood }.
spoken-deadwood-left = Punkty wolnych kart: { $deadwood }, a po najlepszym odrzuceniu { $left }.
spoken-discards-top = Na wierzchu stosu: { $card }.
spoken-discards-all = Stos od wierzchu: { $cards }.
spoken-discards-below = Kart pod spodem: { $cards }.
spoken-discards-empty = Stos jest pusty.
spoken-stock = Kart w talonie: { $stock }.
spoken-numbered = Układ { $number }: { $meld }.
spoken-link-channel = Przejdź do kanału { $channel }
spoken-score = Wynik: { $score }
spoken-score-two = { $one } { $points1 }, { $two } { $points2 }
spoken-column-points = { $name } { $points1 }, druga strona { $points2 }
spoken-column-won = { $points } (wygrana)
spoken-column-star = { $points } (wygrana)
spoken-column-both = { $points1 } do { $points2 }
spoken-score-columns = { $one } i { $two }, kolumna po kolumnie: { $columns }
spoken-hand-drawn = Dobierasz { $card }.
spoken-hand-taken = Bierzesz { $card } ze stosu.
spoken-hand-taken-stays = Bierzesz { $card } ze stosu. W tej turze karta zostaje w ręce.
spoken-melds-drawn = Dobierasz { $card }.
spoken-melds-taken = Bierzesz { $card } ze stosu.
spoken-melds-taken-barred = Bierzesz { $card } ze stosu. W tej turze karta zostaje w ręce.
spoken-melds-taken-more = Bierzesz ze stosu: { $cards }.
spoken-limit-card = { $limit }, wyznacza karta limitu: { $card }
spoken-limit-second = { $limit }, wyznacza karta z drugiej talii: { $card }
spoken-knock-card-second = Karta limitu, z drugiej talii: { $card }.
spoken-knock-card-points = Karta limitu to pik: punkty za to rozdanie liczą się podwójnie.
spoken-knock-card-boxes = { $what ->
    [extra] Karta limitu to pik: kreski ponad pierwszą liczą się podwójnie.
   *[all] Karta limitu to pik: kreski za rozdanie liczą się podwójnie.
}

## What may be done

spoken-prompt-wall = Twój ruch, a talon się skończył: weź { $card } i zakończ rozdanie albo spasuj, a wtedy nikt nie dostanie punktów.
spoken-press-stock = Dobierz z talonu
spoken-press-take = Weź { $card } ze stosu
spoken-press-hand-again = Przeczytaj rękę od nowa
spoken-press-knock = Zastukaj i wybierz kartę do odrzucenia
spoken-press-knock-with = Zastukaj z { $deadwood ->
    [one] 1 punktem
    [few] { $deadwood } punktami
    [many] { $deadwood } punktami
   *[other] { $deadwood } punktami
}{ $card ->
    [none] {""}
   *[other] , odrzucając { $card }
}
spoken-press-gin = Zgłoś gina{ $card ->
    [none] {""}
   *[other] , odrzucając { $card }
}
spoken-press-big-gin = Zgłoś big gina ze wszystkimi jedenastoma kartami
spoken-press-other-discard = Zakończ, odrzucając inną kartę
spoken-press-keep = Zostaw kartę
spoken-press-questions-off = Nie pytaj przed takimi odrzuceniami
spoken-menu-discard = Wybierz kartę do odłożenia zakrytej
spoken-menu-discard-claim = Wybierz kartę do odrzucenia
spoken-choice-knock = Zastukaj z { $deadwood ->
    [one] 1 punktem
    [few] { $deadwood } punktami
    [many] { $deadwood } punktami
   *[other] { $deadwood } punktami
}, odrzucając { $card }
spoken-choice-gin = Zgłoś gina, odrzucając { $card }
spoken-ask-knock = Zastukać z { $deadwood ->
    [one] 1 punktem
    [few] { $deadwood } punktami
    [many] { $deadwood } punktami
   *[other] { $deadwood } punktami
}? Odkładasz zakrytą kartę, { $card }, i pokazujesz:
spoken-ask-gin = Zgłosić gina? Odkładasz zakrytą kartę, { $card }, i pokazujesz:
spoken-ask-big-gin = Zgłosić big gina? Pokazujesz wszystkie jedenaście kart:
spoken-ask-discard-breaks-meld-with-drawn = Odrzucić { $card }, kartę dobraną przed chwilą? Należy do układu: { $kept ->
    [one] zostanie ci 1 punkt
    [few] zostaną ci { $kept } punkty
    [many] zostanie ci { $kept } punktów
   *[other] zostanie ci { $kept } punktów
} zamiast { $best }.
spoken-ask-claim-knock = Zastukać z { $deadwood ->
    [one] 1 punktem
    [few] { $deadwood } punktami
    [many] { $deadwood } punktami
   *[other] { $deadwood } punktami
}? To ponad limit stukania, czyli { $limit }. Odrzucasz { $card }.
spoken-claim-shown = Odrzucona karta: { $card }. To leży odkryte:

## Laying off

spoken-press-lay-off = Dołóż { $card }
spoken-press-lay-off-several = Dołóż { $card } i wybierz układ
spoken-lay-off-one = { $card }, do układu: { $meld }
spoken-lay-off-which = Do którego układu dokładasz { $card }?
spoken-lay-off-on = Dołóż do układu: { $meld }

## Melds on the table

spoken-deed-take-more = { $you ->
    [winner] bierzesz
   *[other] bierze
} ze stosu { $count ->
    [one] 1 kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } kart
}, aż po { $card }
spoken-deed-reject = { $you ->
    [winner] odrzucasz
   *[other] odrzuca
} oferowaną kartę, { $card }
spoken-melds-owed = Musisz teraz wyłożyć { $card }.
spoken-melds-owed-new = Musisz w tej turze wyłożyć { $card }, w nowym układzie.
spoken-ask-take-owed = Musisz w tej turze wyłożyć { $card }, w nowym układzie albo dokładając do innego.
spoken-ask-take-owed-new = Musisz w tej turze wyłożyć { $card }, w nowym układzie.
spoken-ask-take-add = Na przykład do układu { $number }: { $cards }.
spoken-press-hold = Wybierz { $card }
spoken-press-drop = Odłóż { $card } z powrotem
spoken-press-lay = Wyłóż: { $cards }
spoken-press-lay-picked = Wyłóż wybrane karty jako układ
spoken-press-add = Dołóż { $card } do układu { $number }, { $cards }
spoken-press-clear = Odłóż wszystkie wybrane karty
spoken-press-melds-done = Zakończ turę
spoken-press-melds-done-offer = Nic więcej nie wykładaj i zaoferuj kartę
spoken-press-melds-done-end = Zakończ turę, a z nią rozdanie
spoken-press-contract = Zobacz kontrakt, który możesz wyłożyć
spoken-press-aside = Odłóż wybrane karty jako układ { $number } z { $of }
spoken-press-undo = Cofnij: { $cards }
spoken-press-offer-refuse = Nie bierz tej karty
spoken-press-challenge = Sprawdź drugą stronę
spoken-coach-reject-offer = Odrzuć oferowaną kartę, { $card }
spoken-menu-suit = Wybierz karty koloru: { $suit }, { $cards }
spoken-option-take = Weź { $count ->
    [one] 1 kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } kart
}, aż po { $card }
spoken-option-add = Układ { $number }, { $cards }

## Elsewhere

spoken-melds-numbered = Układ { $number }: { $cards }
spoken-replay-turn = Na ruchu: { $hand }
# $bars are figures, of one deal after another.
spoken-profile-trend-bars = Straty w kolejnych rozdaniach, ostatnie na końcu: { $bars }
spoken-board-nowhere = bez miejsca
spoken-board-line = { $rank }: { $name }, { $value }
spoken-board-line-own = { $rank }: { $name }, { $value }
spoken-audit-set = { $name }: wcześniej { $before }, teraz { $after }

## How a deal ended

spoken-side-left = { $name }, punkty w ręce: { $count }
spoken-award-difference = Wolne karty, { $high } minus { $low }: { $points }
spoken-award-left = W ręce, { $high } minus { $low }: { $points }
spoken-award-unmatched = Poza układami, { $high } minus { $low }: { $points }
spoken-award-table = { $name }: na stole { $table }, minus w ręce { $hand }{ $out ->
    [0] {""}
   *[other] , plus za pustą rękę { $out }
}: { $points }
