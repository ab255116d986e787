# What is stored about a member, a copy of it, and its deletion; the same for a whole server.


privacy-title = ### Co o tobie wiem
privacy-kept =
    Przechowuję to, czego potrzebują gry, i nic więcej:

    - **Ty**: ID konta, nazwa, pod którą cię ostatnio widzę, i twoje ustawienia
    - **Twoje gry**: kto gdzie siedział i każdy ruch, żeby gra przetrwała ponowny start i dało się ją obejrzeć. { $played ->
    [0] Żadna twoja gra nie jest jeszcze skończona.
    [one] Jedna twoja gra jest skończona.
    [few] Skończone gry: { $played }.
    [many] Skończone gry: { $played }.
   *[other] Skończone gry: { $played }.
}
    - **Co z nich wynika**: twoje statystyki, ranking, miejsca w tabelach
    - **Z kim grasz**: znajomi, zablokowani, zapisane zasady
    - **Moje wiadomości do ciebie**: które to są, żeby były aktualne
privacy-others = Twoich wiadomości nie czytam i niczego nie przekazuję. O tym, kto jeszcze widzi twoje wyniki, decydujesz w `/gin me`.
privacy-until = Zostaje to, aż to usuniesz. Dane serwera znikają 30 dni po usunięciu mnie z niego.
press-privacy-copy = Kopia
press-privacy-delete = Usuń…
press-privacy-more = Całość

privacy-copied = Oto wszystko, co o tobie przechowuję, stolik po stoliku. Z trwających gier jest tu tylko to, co widzisz z własnego miejsca.
# The first line of the file itself.
privacy-file = Wszystko, co Undercut przechowuje o tej osobie. Z trwających gier jest tu tylko jej część, bez ziarna.

privacy-ask = ### Usunąć wszystko, co o tobie wiem?
privacy-goes = **To zniknie**: ID i nazwa konta, ustawienia, znajomi i blokady, zapisane zasady, statystyki, rankingi i miejsca w tabelach oraz wiadomości wysłane tylko do ciebie.
privacy-stays = **To zostanie**: gry, które inni rozegrali z tobą, z podpisem „Ktoś” na twoim miejscu. To także ich gry, więc ich statystyki się nie zmienią. To, co jest na kanałach, też zostaje, razem z twoją nazwą, jak wszystko, co się tam pisze.
privacy-fingerprint = Jeśli ktoś cię blokuje, zachowuję na ten czas odcisk ID twojego konta, żeby blokada działała, gdy wrócisz.
privacy-given-up = - { $number ->
    [one] Gra, którą teraz toczysz, zostanie poddana.
    [few] { $number } twoje trwające gry zostaną poddane.
    [many] { $number } twoich trwających gier zostanie poddanych.
   *[other] { $number } twoich trwających gier zostanie poddanych.
}
privacy-taken-over = - { $number ->
    [one] W rozgrywce wieloosobowej twoje miejsce zajmie komputer.
    [few] W { $number } rozgrywkach wieloosobowych twoje miejsce zajmie komputer.
    [many] W { $number } rozgrywkach wieloosobowych twoje miejsce zajmie komputer.
   *[other] W { $number } rozgrywkach wieloosobowych twoje miejsce zajmie komputer.
}
privacy-sheets = - { $number ->
    [one] Arkusz do prawdziwych kart będzie prowadzony bez ciebie.
    [few] { $number } arkusze do prawdziwych kart będą prowadzone bez ciebie.
    [many] { $number } arkuszy do prawdziwych kart będzie prowadzonych bez ciebie.
   *[other] { $number } arkuszy do prawdziwych kart będzie prowadzonych bez ciebie.
}
privacy-waiting = - { $number ->
    [one] Twoja oferta albo gra, do której dołączasz, jeszcze nierozpoczęta, zostanie odwołana.
    [few] { $number } gry z twoją ofertą lub udziałem, jeszcze nierozpoczęte, zostaną odwołane.
    [many] { $number } gier z twoją ofertą lub udziałem, jeszcze nierozpoczętych, zostanie odwołanych.
   *[other] { $number } gier z twoją ofertą lub udziałem, jeszcze nierozpoczętych, zostanie odwołanych.
}
privacy-final = Tego nie da się cofnąć. Jeśli kiedyś znów zagrasz, zaczniesz od nowa.
press-privacy-forget = Usuń wszystko
press-privacy-give-up = { $number ->
    [one] Poddaj grę i usuń wszystko
    [few] Poddaj { $number } gry i usuń wszystko
    [many] Poddaj { $number } gier i usuń wszystko
   *[other] Poddaj { $number } gier i usuń wszystko
}
press-privacy-keep = Zostaw
privacy-done = ### Zrobione
    Wszystko, co twoje, jest usunięte. Dzięki za gry; jeśli wrócisz, zaczniemy od nowa.
refusal-games-changed = Odkąd to czytasz, coś się zaczęło albo skończyło. Teraz jest tak; spójrz jeszcze raz.
refusal-not-your-page = Ta strona dotyczy kogoś innego. Twoją znajdziesz pod **Moje dane…** w `/gin me`.

## Of a whole server

command-admin-delete = Usuń wszystko, co przechowuję z tego serwera
command-admin-delete-name = Nazwa serwera, dla potwierdzenia
erase-ask = ### Usunąć wszystko z serwera { $server }?
erase-goes = **To zniknie, wszystkim**: { $played ->
    [0] wszystkie gry
    [one] jedyna rozegrana tu gra
    [few] wszystkie { $played } rozegrane tu gry
    [many] wszystkie { $played } rozegranych tu gier
   *[other] wszystkie { $played } rozegranych tu gier
}, tabele, rankingi, ustawienia, zapisane zasady i dziennik zarządzania.
erase-open = { $open ->
    [one] Jedna gra czeka albo trwa: skończy się teraz, bez zwycięzcy.
    [few] { $open } gry czekają albo trwają: skończą się teraz, bez zwycięzców.
    [many] { $open } gier czeka albo trwa: skończą się teraz, bez zwycięzców.
   *[other] { $open } gier czeka albo trwa: skończą się teraz, bez zwycięzców.
}
erase-stays = **To zostanie**: to, co członkowie mają dla siebie (**Moje dane…** w `/gin me`), i to, co jest na kanałach.
erase-how = Tego nie da się cofnąć. Żeby potwierdzić, wpisz nazwę serwera: naciśnij przycisk albo użyj `/gin-admin delete name:`.
press-erase = Wpisz nazwę…
erase-form = Usuń wszystko
erase-form-label = Nazwa serwera
erase-form-about = { $server }
erase-done = ### Zrobione
    Wszystkie gry tutaj są skończone. Za minutę z serwera { $server } zostanie tylko to, co jest na kanałach.
refusal-not-owner = To mogą zrobić tylko właściciel serwera i jego administratorzy.
refusal-other-name = To nie jest nazwa tego serwera, więc nic nie usuwam. Nazywa się { $name }.
