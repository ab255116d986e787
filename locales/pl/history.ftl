# One's own games looked through, taken along and shown; records sent to look at.

## Pictures and records of a deal

press-film-keep = Obraz
press-film-open = Ruch po ruchu
press-record = Zapis
film-alt = { $title }, wszystkie karty odkryte, ruch po ruchu. { $end }
record-title = ### Zapis stolika { $table }

## Anything that is shown to a channel

press-share = Pokaż
shown-by = pokazuje { $name }
refusal-nobody-there = Nie ma tu komu tego pokazać.
refusal-may-not-write = Nie możesz pisać na tym kanale, więc nie zrobię tego za ciebie.
refusal-shared-lately = To już tu przed chwilą było.

## A record that a member sends (/gin replay file:)

command-replay-file = Zapis do obejrzenia, na przykład taki ode mnie
import-about = z twojego pliku
import-game = Gra { $game } z { $games }
import-deal = Gra { $game } · { $deal }
import-unreadable = ### Nie umiem odczytać tego zapisu
    Coś się nie zgadza w wierszu { $line }:
refusal-file-too-large = Ten plik jest za duży na zapis: najwyżej { $most } KiB.
refusal-file-gone = Discord nie przekazał mi tego pliku. Spróbuj jeszcze raz.
refusal-no-record = Nie umiem odczytać tego zapisu: błąd w wierszu { $line }.
refusal-nothing-to-open = W tym zapisie nie ma kart żadnego rozdania, więc nie ma czego oglądać.
refusal-file-forgotten = Nie mam już tego pliku: zapominam je po jednym dniu albo gdy przyślesz następny. Użyj znów `/gin replay file:`.

refusal-no-files = Nie wolno mi wysyłać plików na tym kanale.
refusal-share-later = Gra jeszcze trwa. Gdy się skończy, pokażesz jej rozdania wszystkim.
refusal-not-for-everybody = Ktoś z tego rozdania nie pokazuje swoich gier wszystkim, więc ja też nie mogę. **Obraz** da ci plik tylko dla ciebie.

## A member's games as a file

export-page = ### Twoje gry jako plik
    Do arkusza kalkulacyjnego albo do obejrzenia gdzie indziej.
choice-export-results = Wyniki, jako tabela (CSV)
choice-export-records = Zapisy, z każdą kartą i każdym ruchem (tekst)
refusal-nothing-to-export = Nie masz jeszcze gier, które mogłyby trafić do pliku. Zmieni to `/gin challenge`.
export-results = { $games ->
    [one] ### Twój wynik
    [few] ### Twoje wyniki: { $games }
    [many] ### Twoje wyniki: { $games }
   *[other] ### Twoje wyniki: { $games }
}
export-records = { $games ->
    [one] ### Zapis twojej gry
    [few] ### Zapisy twoich gier: { $games }
    [many] ### Zapisy twoich gier: { $games }
   *[other] ### Zapisy twoich gier: { $games }
}
export-here = Twoje gry z tego serwera. W wiadomościach prywatnych dostaniesz wszystkie.
export-everywhere = Wszystkie twoje gry, ze wszystkich serwerów.
export-left = { $games ->
    [one] Nie zmieściła się jedna starsza gra.
    [few] Nie zmieściły się { $games } starsze gry.
    [many] Nie zmieściło się { $games } starszych gier.
   *[other] Nie zmieściło się { $games } starszych gier.
}
export-results-about = Jeden wiersz na grę, od najnowszej; czas w UTC.
export-records-about = `/gin replay file:` pokazuje taki plik ruch po ruchu. Trwająca gra urywa się tam, gdzie kończy się to, co widzisz.

## /gin history

command-history = Przejrzyj swoje skończone gry
command-history-opponent = Tylko gry z tą osobą
command-history-variant = Tylko według tych zasad
command-history-result = Tylko wygrane albo tylko przegrane
command-history-since = Tylko od tego dnia, na przykład 2026-01-31
press-history = Historia
press-history-won = Wygrane
press-history-lost = Przegrane
history-resign = poddanie
history-out-of-time = koniec czasu
history-left = odejście od stolika
history-forfeit = walkower
history-decided = decyzja zarządzających
press-history-all = Wszystkie
history-title = ### Twoje skończone gry
history-none = Nie masz jeszcze skończonej gry. Pierwszą zacznie `/gin challenge`.
history-nothing-fits = Żadna twoja skończona gra nie pasuje.
history-won = Wygrane
history-lost = Przegrane
history-against = kontra { $name }
history-since = od { $date }
history-more = { $names } i jeszcze { $more }
history-game = **{ $outcome }** · { $names } · { $score }
outcome-won = Wygrana
outcome-lost = Przegrana
outcome-drawn = Remis
outcome-annulled = Unieważniona
refusal-no-such-day = Nie znam takiego dnia. Napisz go tak: { $example }.
