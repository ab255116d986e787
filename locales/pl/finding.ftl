# Finding a game: what goes on in a server, friends, the queue, following, reminders.

refusal-not-taking = { $name } nie przyjmuje teraz wyzwań. `/gin play` pokaże, gdzie można usiąść, i znajdzie ci kogoś innego.
refusal-seat-not-free = To miejsce nie jest teraz wolne. `/gin play` pokaże inne.
refusal-you-blocked = Ta osoba jest u ciebie zablokowana: { $name }. Cofniesz to przez **Znajomi, blokady…** w `/gin me`.
refusal-not-oneself = To ty! Wybierz kogoś innego.
refusal-plays-there = Grasz przy tym stoliku: przycisk **Moje karty** pokaże twoją rękę.
refusal-not-queued = Nie czekasz już w kolejce.
refusal-nobody-to-nudge = Nie ma tam teraz kogo ponaglić.
refusal-cheers-own-game = To twoja gra: brawa bije publiczność.
refusal-cannot-cheer = Tam nie możesz bić brawa.
refusal-deal-is-past = Od tamtej pory skończyło się kolejne rozdanie. Brawo można bić tylko za ostatnie.
refusal-nudged-lately = Ponaglenie już poszło: { $name }. Następne będzie możliwe <t:{ $when }:R>.
refusal-not-disturbed = { $name } ma teraz ciszę. Ponaglić można od <t:{ $when }:f>.

## Free seats, and games to watch

tables-title = ### Stoliki tutaj
tables-none = Teraz nic się tu nie dzieje. Naciśnij **Wstecz**, żeby zostawić wolne miejsce albo poczekać na kogoś, kto chce zagrać w to samo.
tables-counts = { $free ->
    [0] Nie ma wolnych miejsc
    [one] 1 stolik z wolnym miejscem
    [few] { $free } stoliki z wolnym miejscem
    [many] { $free } stolików z wolnym miejscem
   *[other] { $free } stolików z wolnym miejscem
} · { $running ->
    [0] nikt nie gra
    [one] trwa 1 gra
    [few] trwają { $running } gry
    [many] trwa { $running } gier
   *[other] trwa { $running } gier
}
tables-seat = **{ $name }** ma wolne miejsce · { $rules }
tables-yours = **Twoja oferta** · { $rules }
tables-lobby = { $seating } · { $taken } z { $seats } miejsc: { $names }
tables-running = Stolik { $table } · rozdanie { $deal }
press-watch = Oglądaj
press-page-back = Wstecz
press-page-more = Więcej

## Watching a game

watch-told = Dam ci znać, jak się skończy.
press-look-again = Odśwież
press-follow = Daj znać o wyniku
press-unfollow = Nie dawaj znać
link-table = Do stolika
link-settlement = Jak się skończyło
ended-followed = Skończyła się obserwowana gra.

## Cheers

press-cheer = Brawo
cheers-more = { $names } i jeszcze { $more }

## Friends and blocks

# At most 32 characters.
command-friends-menu = Dodaj do znajomych z gina
friends-title = ### Twoi znajomi
friends-about = To twoja lista: nikt się nie dowie, że na niej jest.
friends-none = Twoja lista jest pusta. Wybierz kogoś niżej albo użyj **Dodaj do znajomych z gina**: to w menu danej osoby, pod **Aplikacje**.
friends-added = Na twojej liście: { $name }.
friends-removed = Już nie na liście: { $name }.
friends-challenged = Wyzwanie wysłane ({ $name }): jest niżej na tym kanale.
friends-add = Dodaj znajomych
friends-block = Zablokuj kogoś
friends-elsewhere = Żeby kogoś wybrać, otwórz `/gin me` na serwerze.
press-friends-friends = Znajomi…
press-friends-blocked = Zablokowani…
press-friend-challenge = Wyzwij
press-remove = Usuń
blocked-title = ### Zablokowani
blocked-about = Nie mogą cię wyzwać ani usiąść z tobą i nie dowiedzą się dlaczego.
blocked-none = Nie masz nikogo na liście.
blocked-added = Zablokowano: { $name }. Wasza trwająca gra toczy się dalej.
blocked-already = { $name } jest już na liście. Cofniesz to przez **Odblokuj**.
blocked-removed = Odblokowano: { $name }.
press-unblock = Odblokuj

## The queue

queue-title = ### Czekasz w kolejce
queue-how = Gdy tylko ktoś zechce zagrać w to samo, rozdam karty i wyślę ci twoje.
# $low and $high are ratings; $when is a time from now, as Discord writes it.
queue-near = Na razie szukam kogoś z rankingiem od { $low } do { $high }. Im dłużej czekasz, tym szerzej szukam; kogokolwiek wezmę { $when }.
queue-anybody = Biorę każdego, bez względu na siłę gry.
queue-until = Twoje miejsce wygasa { $when }. Zwalnia je **Opuść kolejkę**, tutaj albo pod **Ktokolwiek…** w `/gin play`.
queue-left = Nie czekasz już w kolejce: { $rules }.
press-queue-leave = Opuść kolejkę

## A reminder

nudge = **{ $name }** czeka na twój ruch.
nudge-channel = { $member }, **{ $name }** czeka na twój ruch.
nudge-sent = Ponaglenie wysłane: { $name }.
nudge-later = Discord jest teraz powolny: { $name } dostanie ponaglenie, gdy tylko się uda.
press-nudge = Ponagl

## A member's games, and what comes after one

game-turn-since = Tura zaczęła się { $when }
game-asked-since = Wysłano { $when }
game-asked-until = Wysłano { $when } · wygasa { $until }
series-hint = Albo zagraj serię
series-of = Seria z { $games } partii
