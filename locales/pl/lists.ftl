## A member's games

games-none = Nie masz teraz żadnej gry. Zaczniesz ją przez `/gin play`: ze znajomymi, z kimkolwiek albo z komputerem.
games-title = ### Twoje gry
games-which = ### Która gra?
games-more = { $games ->
    [one] I jeszcze 1.
    [few] I jeszcze { $games }.
    [many] I jeszcze { $games }.
   *[other] I jeszcze { $games }.
}
game-yours = **{ $name }** · { $score } · **twój ruch**
game-theirs = **{ $name }** · { $score } · czekasz na ruch
game-asks = **{ $name }** rzuca ci wyzwanie · { $rules }
game-asked = Twoje wyzwanie: **{ $name }** · { $rules }
game-asks-other = **{ $name }** proponuje ci inne zasady · { $rules }
game-asked-other = Twoje inne zasady: **{ $name }** · { $rules }
game-open = Twoje wolne miejsce · { $rules }
press-open = Otwórz karty

## A table's sheet

scores-none = Nie ma jeszcze skończonego rozdania.

## A server's standings

standings-title = Tabela: { $server }
standings-none = Nikt tu jeszcze nie skończył rozdania.
standings-counting = Unieważniono grę, więc ta tabela liczy się od nowa. Zajrzyj za chwilę.
standing-detail = { $games ->
    [0] jeszcze bez skończonej partii
   *[other] wygrane { $won } z { $games } partii
} · { $deals ->
    [one] 1 rozdanie
    [few] { $deals } rozdania
    [many] { $deals } rozdań
   *[other] { $deals } rozdań
} · { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
