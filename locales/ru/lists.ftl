## A member's games

games-none = Партий у тебя сейчас нет. Начни с `/gin play`: с другом, с кем угодно или с компьютером.
games-title = ### Твои партии
games-which = ### Какая партия?
games-more = { $games ->
    [one] И ещё { $games }.
    [few] И ещё { $games }.
    [many] И ещё { $games }.
   *[other] И ещё { $games }.
}
game-yours = **{ $name }** · { $score } · **твой ход**
game-theirs = **{ $name }** · { $score } · ход соперника
game-asks = **{ $name }** вызывает тебя · { $rules }
game-asked = Твой вызов: **{ $name }** · { $rules }
game-asks-other = **{ $name }** предлагает другие правила · { $rules }
game-asked-other = Ты предлагаешь другие правила: **{ $name }** · { $rules }
game-open = Твоё место для соперника · { $rules }
press-open = К картам

## A table's sheet

scores-none = Ни одна раздача ещё не окончена.

## A server's standings

standings-title = Таблица: { $server }
standings-none = Здесь ещё никто не доиграл ни одной раздачи.
standings-counting = Одну партию аннулировали, и таблица считается заново. Загляни через минуту.
standing-detail = { $games ->
    [0] завершённых партий нет
   *[other] побед { $won } из { $games }
} · { $deals ->
    [one] { $deals } раздача
    [few] { $deals } раздачи
    [many] { $deals } раздач
   *[other] { $deals } раздачи
} · { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
