## Pages that are turned: help, about, tips

page-next = Dalej: { $title }
page-back = Wstecz
page-help = Pomoc
page-hint = Wszystkie strony
page-example = Wygląda to tak:
page-buttons = Przyciski: { $names }
page-only-example = To był tylko przykład. Prawdziwa gra: `/gin play`.

# Where the examples are played.
specimen-server = Twój serwer
specimen-channel = twój-kanał

# What Discord shows under the bot's name; at most 128 characters.
status = remik gin · /gin help

# On every table that was shown lately, once the host has announced a restart.
table-restart = Za kilka minut bot uruchomi się ponownie. Nic nie przepadnie, a przyciski zaraz potem znów zadziałają.

## Help: $variants is the number of rule sets; $days how long a game against the computer may rest

command-help = Zobacz, jak to działa, weź kilka porad do gry, poczytaj o ginie
command-help-topic = O czym? Domyślnie: pierwsza strona
help-title-start = Zacznij tutaj
help-start = Pierwszy raz z ginem? **Nauka** przeprowadzi cię krok po kroku przez pierwsze rozdanie. Układasz dziesięć kart w komplety (7♦ 7♥ 7♠) i sekwensy (3♣ 4♣ 5♣), a gdy zostaje niewiele, kończysz rozdanie.
    `/gin play` to wszystko, co trzeba znać: partia ze znajomymi, z kimkolwiek albo z komputerem, którego *Podpowiedź* zdradzi, co by zrobił.
    Tak wygląda wyzwanie, które czeka na odpowiedź; pod **Więcej** jest reszta, na przykład odpowiedź z innymi zasadami.
help-title-hand = Jak się gra
help-hand = Karty przychodzą w wiadomości prywatnej; pokaże je też przycisk **Moje karty** przy stoliku. Najpierw układy, potem reszta: wolne karty. Przycisk karty ją odrzuca; karta dobrana przed chwilą jest na końcu albo w swoim układzie. Żaden przycisk się nie starzeje. Czekając, przyciskiem **Zawczasu…** ustalisz, co zrobić, gdy przyjdzie twoja kolej.
help-title-knock = Stukanie
help-knock = Gdy poza układami zostaje dość mało, możesz zastukać. Najpierw widzisz, co pokażesz. Potem druga strona dokłada, co pasuje, i liczymy rozdanie.
help-title-table = Stolik
help-table = Kanał widzi wynik, wierzch stosu i ostatnią turę każdej strony, a kart w ręce nigdy. Na koniec rozdania obie ręce leżą odkryte i są policzone. Gra z komputerem, której nikt nie rusza przez { $days ->
    [one] 1 dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dni
}, kończy się sama; rankingowa liczy się wtedy jako poddana.
help-title-variants = Inne warianty
help-variants = W `/gin play` wybierasz zestaw zasad (jest ich { $variants }) i długość gry. `/gin rules` objaśnia każdy z nich, **Własne zasady…** pozwalają ułożyć swoje. Tam, gdzie układy idą na stół, bot je proponuje albo wybierasz karty:
help-title-more = Więcej graczy
help-more = **Więcej graczy…** w `/gin play` otwiera poczekalnię dla drużyn, gry na zmianę (kto przegra, pauzuje) albo gry z kapitanem. Wolne miejsce może zająć komputer, a opuszczone ktoś inny.
help-title-real = Prawdziwe karty
help-real = Grasz prawdziwymi kartami? `/gin realcards` prowadzi arkusz według dowolnych zasad: każde rozdanie wpisujesz przyciskami. Błędnie wpisane rozdanie można poprawić, jeśli inni się zgodzą.
help-title-find = Szukanie gry
help-find = - **Ktokolwiek…** w `/gin play` zostawia wolne miejsce, znajduje kogoś, kto chce zagrać w to samo, i pokazuje wolne miejsca i trwające gry
    - **Znajomi, blokady…** w `/gin me` pamięta, z kim lubisz grać, i nie dopuszcza wyzwań od zablokowanych
    - `/cup new` zakłada turniej na tym serwerze, a `/cup list` pokazuje pozostałe
help-title-settings = Ustawienia
help-settings = `/gin me` ma twoje: gdzie przychodzą karty, jak wyglądają, **Czytanie na głos** dla czytników ekranu, w jakim języku piszę, kiedy ci przypominać, a kiedy dać spokój, kto może cię wyzwać i kto widzi twoje wyniki.
    Tam też: dzięki **Nieobecność…** tury na ciebie czekają, a **Moje dane…** mówią, co o tobie przechowuję, dają kopię i na życzenie wszystko usuwają.
    `/gin-admin settings` ma ustawienia serwera, dla zarządzających: kto gdzie gra, pingi, język, zegar, zwykłe zasady. `/gin-admin news` daje mu co tydzień stronę.
help-title-look = Gdzie co sprawdzić
help-look = - `/gin games` pokazuje twoje gry, z linkami
    - `/gin scores` pokazuje cały arkusz wyników
    - `/gin history` znajduje skończone gry, a `/gin replay` odtwarza rozdanie, także z pliku
    - **Moje gry jako plik…** w `/gin me` daje ci wyniki albo zapisy twoich gier
    - `/gin rules` objaśnia zasady, według których grasz
    - `/gin learn` uczy gry w jednym rozdaniu, a `/gin problem` daje zadanie na każdy dzień
    - `/gin daily` daje wszystkim te same trzy rozdania dziennie, z jedną próbą dla każdego
    - `/gin standings` pokazuje, kto prowadzi na tym serwerze: w rankingu, bilansie, ginach i nie tylko
    - `/gin profile` pokazuje czyjś dorobek i jak dwie osoby wypadają przeciw sobie: **Porównaj z…**
help-title-tips = Porady do gry
help-title-about = O bocie i o grze
