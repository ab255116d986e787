# Where more than two play.
refusal-already-joined = Masz już tam miejsce.
refusal-plays-already = { $name } ma już tam miejsce.
refusal-not-joined = Nie masz tam miejsca do oddania. Kto otworzył stolik, wycofa go przyciskiem *Wycofaj*.
refusal-side-full = Nie ma tam już wolnego miejsca.
refusal-not-enough-players = { $needed ->
    [1] Najpierw musi dołączyć jeszcze ktoś.
    [one] Najpierw musi dołączyć jeszcze { $needed } osoba.
    [few] Najpierw muszą dołączyć jeszcze { $needed } osoby.
    [many] Najpierw musi dołączyć jeszcze { $needed } osób.
   *[other] Najpierw musi dołączyć jeszcze { $needed } osób.
}
refusal-seat-taken = To miejsce nie jest już wolne.
refusal-no-advice = Nie możesz teraz zobaczyć kart partnera.
refusal-sits-out = Ta osoba nie gra w tym rozdaniu. Rozgrywkę można za nią poddać, gdy znów dostanie karty.
refusal-only-host = Może to zrobić tylko osoba, która otworzyła ten stolik: { $name }.

## Choosing how many play

command-seats = Ilu graczy i jak
choice-seats-two = Dwoje
choice-seats-partners-2 = Partnerzy, 2 na 2
choice-seats-partners-3 = Partnerzy, 3 na 3
choice-seats-partners-4 = Partnerzy, 4 na 4
choice-seats-partners-5 = Partnerzy, 5 na 5
choice-seats-partners-6 = Partnerzy, 6 na 6
choice-seats-round-robin = Troje lub czworo na zmianę: kto przegra, pauzuje
choice-seats-captain = Jedna osoba przeciw reszcie, która gra po kolei
choice-seats-three-handed = We troje, wszyscy w tym samym rozdaniu

## A lobby

seating = { $seating ->
    [partnership] Partnerzy, { $size } na { $size }
    [round_robin] Troje lub czworo na zmianę: kto przegra rozdanie, pauzuje
    [captain] Jedna osoba przeciw reszcie, która gra po kolei
    [three_handed] We troje, wszyscy w tym samym rozdaniu
   *[heads_up] Dwoje graczy
}
lobby-head = ### { $host } otwiera stolik dla wielu graczy
    { $seating }
lobby-called = { $count ->
    [one] { $member }, { $host } zaprasza cię do gry.
    [few] { $member }: { $host } zaprasza was do gry.
    [many] { $member }: { $host } zaprasza was do gry.
   *[other] { $member }: { $host } zaprasza was do gry.
}
lobby-players = Gracze
lobby-side = **{ $side }:** { $players }
lobby-free = { $free ->
    [one] 1 wolne miejsce
    [few] { $free } wolne miejsca
    [many] { $free } wolnych miejsc
   *[other] { $free } wolnych miejsc
}
lobby-over = { $status ->
    [playing] Gra trwa.
    [withdrawn] Stolik wycofany.
   *[expired] Nie zebrało się dość graczy na czas.
}
press-lobby-join0 = Dołącz
press-lobby-join1 = Do strony 1
press-lobby-join2 = Do strony 2
press-lobby-leave = Wstań
press-lobby-start = Zaczynamy
press-lobby-withdraw = Wycofaj

## Who plays the deal

pairing = **{ $one }** kontra **{ $two }**
pairing-waits = **{ $one }** kontra **{ $two }** · potem { $waiting }

## A finished round

round-table = Stolik { $table }: { $points ->
    [0] nic
   *[other] { $name } **+{ $points }**
}

## A seat that was left

left-head = ### { $name } odchodzi od stolika
left-how = Co dalej? Gdy tylko ktoś z każdej strony powie to samo, tak się stanie.
left-said = { $name } mówi: { $choice }
left-let = miejsce zajmuje { $name }
left-computer = dalej gra komputer
left-forfeit = koniec rozgrywki, ta strona przegrywa
press-left-computer = Niech gra komputer
press-left-forfeit = Zakończ przegraną
press-left-me = Ja usiądę
press-left-back = { $name } wraca
press-left-let = Wpuść: { $name }

## A partner's hand

advice-head = ### Karty twoich partnerów
    Możesz im doradzić, co zagrać.
advice-partner = **{ $name }** kontra { $opponent }
press-advice = Karty partnerów
press-advice-again = Odśwież

## Leaving in the middle

quit-group-ask = ### Odejść od stolika?
    Inni zdecydują, czy dalej zagra za ciebie komputer lub ktoś inny, czy twoja strona się poddaje. Do tego czasu możesz wrócić.
press-quit-group = Odejdź
press-quit-group-no = Zostań
left-yourself = Twoje miejsce przy stoliku jest puste. Możesz wrócić, dopóki nikt go nie zajmie.
game-called = **{ $name }** zaprasza cię do gry: { $rules }
game-lobby = Siedzisz przy stoliku dla wielu graczy, { $rules }: { $players ->
    [one] na razie 1 gracz
    [few] na razie { $players } gracze
    [many] na razie { $players } graczy
   *[other] na razie { $players } graczy
}
