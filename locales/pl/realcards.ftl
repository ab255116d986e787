## Refusals on a sheet for real cards

refusal-does-not-fit = { $code ->
    [over] Rozgrywka skończyłaby się wtedy przed rozdaniem { $name }. Najpierw popraw późniejsze rozdania.
   *[players] Rozdanie { $name } przestałoby pasować: grałby je kto inny. Najpierw popraw tamto.
}
refusal-sheet-moved = Arkusz w międzyczasie się zmienił. Tak wygląda teraz.
refusal-sheet-over = Na tym arkuszu nie da się już nic wpisać.
refusal-entry-gone = Tego rozdania nie ma już na arkuszu.
refusal-entry-open = Czegoś o tym rozdaniu jeszcze brakuje.
refusal-proposal-waits = Inna zmiana arkusza czeka na odpowiedź. Najpierw tamta.
refusal-proposal-gone = Na to już jest odpowiedź.
refusal-not-latest = Cofnąć można tylko najnowsze rozdanie i tylko własny wpis. *Popraw…* pyta innych.
refusal-sheet-started = Ten arkusz już ruszył albo jest zamknięty.
refusal-sheet-players = { $code ->
    [heads_up] Gra tu dwoje: ktoś musi najpierw dołączyć.
    [round_robin] Gra tu na zmianę troje lub czworo.
    [partnership] Obie drużyny muszą mieć tyle samo graczy, co najmniej po dwoje.
   *[captain] Kapitan gra w pojedynkę przeciw co najmniej dwojgu.
}
refusal-same-name = Ktoś na tym arkuszu już nazywa się { $name }.

## A sheet for real cards, in its channel

paper-rules = Prawdziwe karty · { $rules }
paper-many = { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } graczy
}
paper-number = Rozdanie { $deal }
paper-round = **Runda { $round }**
paper-round-table = Runda { $round }, stolik { $table }
paper-deal = { $ended }{ $points ->
    [none] {""}
   *[other] : { $points }
}{ $boxes ->
    [0] {""}
    [1] {""}
    [one] {" "}({ $boxes } kreska)
    [few] {" "}({ $boxes } kreski)
    [many] {" "}({ $boxes } kresek)
   *[other] {" "}({ $boxes } kresek)
}
paper-last = { $place }: { $deal }
paper-label = { $place }: { $deal }
paper-entered = { $place }: { $deal } · wpis: { $name }
paper-next = **Dalej, rozdanie { $number }:** { $one } – { $two }. Rozdaje { $dealer }.
paper-table = Stolik { $number }: { $one } – { $two }. Rozdaje { $dealer }.
paper-waiting = { $players ->
    [one] Pauzuje { $names }.
    [few] Pauzują { $names }.
    [many] Pauzują { $names }.
   *[other] Pauzują { $names }.
}
paper-over = **Rozgrywka jest skończona.** Błędne rozdanie wciąż można poprawić.
paper-closed = **Ten arkusz jest zamknięty w obecnym stanie.**
paper-would-change = **{ $name } chce to zmienić:** { $place }
paper-would-remove = **{ $name } chce to skreślić:** { $place }
paper-would-close = **{ $name } chce zamknąć arkusz w obecnym stanie.** Nikt wtedy nie wygrywa.
paper-now = Teraz: { $deal }
paper-then = Potem: { $deal }
paper-asks = { $waiting ->
    [one] { $names }: zgoda?
    [few] { $names }: { $every ->
        [any] musi się zgodzić jedna osoba z każdej strony.
       *[all] muszą się zgodzić wszyscy.
    }
    [many] { $names }: { $every ->
        [any] musi się zgodzić jedna osoba z każdej strony.
       *[all] muszą się zgodzić wszyscy.
    }
   *[other] { $names }: { $every ->
        [any] musi się zgodzić jedna osoba z każdej strony.
       *[all] muszą się zgodzić wszyscy.
    }
}
press-paper-enter = Wpisz rozdanie
press-paper-undo = Cofnij: { $place }
press-paper-dealer = Zaczyna rozdawać { $name }
press-paper-fix = Popraw…
press-paper-close = Zamknij arkusz
press-agree = Zgoda
press-refuse = Odmów
press-new-sheet = Nowy arkusz

## Until everybody has come

paper-head = ### { $host } prowadzi arkusz do prawdziwych kart
    { $seating ->
    [partnership] Dwie drużyny, wielkość zależy od chętnych
    [round_robin] Troje lub czworo na zmianę: kto przegra rozdanie, pauzuje
    [captain] Jedna osoba przeciw reszcie, która gra po kolei
   *[heads_up] Dwoje graczy
}
paper-joined = { $side ->
    [captain] **Kapitan:** { $names }
    [field] **Reszta, w tej kolejności:** { $names }
    [side1] **Strona 1:** { $names }
    [side2] **Strona 2:** { $names }
   *[all] **Gracze:** { $names }
}
paper-gone = { $status ->
    [withdrawn] Arkusz wycofany.
   *[expired] Nie zebrało się dość graczy na czas.
}
press-paper-join = { $side ->
    [captain] Zagraj jako kapitan
    [field] Dołącz do reszty
    [side1] Do strony 1
    [side2] Do strony 2
   *[all] Dołącz
}
press-paper-guest = { $side ->
    [captain] Ktoś jako kapitan…
    [field] Dodaj kogoś…
    [side1] Ktoś na stronę 1…
    [side2] Ktoś na stronę 2…
   *[all] Dodaj kogoś…
}
press-paper-leave = Odejdź
press-paper-start = Start

## Entering a deal, for one member alone

entry-title = { $place }
entry-fix = Poprawka: { $place }
entry-between = { $one } – { $two }. Rozdaje { $dealer }.
entry-missing = { $what ->
    [table] Który to stolik?
    [who] Kto wygrywa?
    [knocker] Kto stuka?
    [how] Jak się skończyło?
    [counts] Ile punktów zostało w wolnych kartach?
   *[points] Ile punktów?
}
entry-hint = { $counts ->
    [yes] Licz po układach i dokładaniu. Premie dodają się same.
   *[no] Wszystkie punkty za rozdanie, razem z premiami. Zanim naciśniesz przycisk, nic się nie wpisze.
}
entry-table = Stolik { $table }: { $one } – { $two }
entry-which-table = Który stolik?
entry-pair-turn = { $one } – { $two }: teraz ich kolej
entry-pair = { $one } – { $two }
entry-who-played = Kto grał?
entry-won = Wygrywa { $name }
entry-knocked = { $name } stuka albo ma gina
entry-nobody = Nikt nie wygrywa
entry-nobody-knocked = Nikt nie stuka: remis
entry-who = { $counts ->
    [yes] Kto stuka?
   *[no] Kto wygrywa?
}
entry-how = Jak się skończyło?
entry-result = { $result ->
    [knock] Stukanie
    [gin] Gin
    [big_gin] Big gin
    [undercut] Podcięcie
    [out] Pusta ręka
    [exhausted] Koniec talonu
    [challenge] Sprawdzenie
    [draw] Remis: koniec talonu
    [tie] Remis: obie strony mają tyle samo
    [cancelled_gin] Gin, ale wszystko dołożone
    [misdeal] Nieważne rozdanie: jeszcze raz
   *[resign] { $name } poddaje rozgrywkę
}
entry-number = { $kind ->
    [kept] Wolne karty ({ $name })
    [against] Wolne karty po dokładaniu ({ $name })
   *[points] Punkty ({ $name })
}{ $value ->
    [none] {""}
   *[other] : { $value }
}
entry-boxes = { $boxes ->
    [one] 1 kreska
    [few] { $boxes } kreski
    [many] { $boxes } kresek
   *[other] { $boxes } kresek
}
entry-how-many-boxes = Ile kresek?
entry-which = ### W którym rozdaniu jest błąd?
    Na poprawkę muszą się zgodzić inni.
entry-choose = Wybierz rozdanie
entry-close = Zamknąć arkusz w obecnym stanie? Nikt wtedy nie wygrywa i nic już nie da się wpisać. Inni muszą się zgodzić.
press-paper-closing = Zamknij
entry-entered = Jest na arkuszu.
entry-proposed = Pytanie do innych jest na arkuszu.
entry-moved = Arkusz w międzyczasie się zmienił. Spójrz jeszcze raz: nic twojego nie jest jeszcze wpisane.
press-entry-count-on = Licz z wolnych kart
press-entry-count-off = Podaj punkty
press-entry-big-on = To był big gin
press-entry-big-off = To nie był big gin
press-entry-spade-on = Pik podwaja
press-entry-spade-off = Bez pika
press-entry-type = Wpisz…
press-entry-enter = Wpisz to rozdanie
press-entry-change = Poproś o tę zmianę
press-entry-remove = Poproś o skreślenie
press-entry-next = Wpisz następne
type-points = Punkty za rozdanie
type-number = { $numbers ->
    [one] Liczba
   *[two] Dwie liczby, ze spacją między nimi
}
guest-title = Ktoś bez Discorda
guest-name = Imię

## Phrases of a deal of which only the points are known

end-knock-bare = { $you ->
    [winner] Wygrywasz stukaniem
   *[other] { $winner } wygrywa stukaniem
}
end-challenge-bare = { $you ->
    [winner] Sprawdzenie, wygrywasz
   *[other] Sprawdzenie, wygrywa { $winner }
}

## The command

command-realcards = Prowadź wynik, gdy grasz prawdziwymi kartami
command-realcards-member = Przeciw komu grasz
command-realcards-friend = Imię osoby, przeciw której grasz, jeśli nie ma jej na Discordzie
refusal-too-much-typed = Ta liczba tu nie pasuje.

## In a member's list of games

game-sheet = { $state ->
    [asks] **Pytanie do ciebie o arkusz do prawdziwych kart**, { $rules }: { $score }
    [waits] Arkusz do prawdziwych kart czeka na graczy, { $rules }
   *[runs] Prawdziwe karty, { $rules }: { $score }
}
