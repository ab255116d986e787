# Continuous Hollywood: as one game closes, the next opens on the sheet.

contest-hollywood-continuous = Непрерывный Голливуд: { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
}, закрылась одна — открылась следующая
line-hollywood-continuous = непрерывный Голливуд, { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
} до { $target }, по { $columns ->
    [1] одной
   *[other] { $columns }
} за раз
short-hollywood-continuous = { $rules }, { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
} до { $target }
rules-match-hollywood-continuous = **{ $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
}** до { $target }, { $columns ->
    [1] по одной за раз
   *[other] по { $columns } бок о бок
}: первую победу стороны пишут в одну из них, вторую — в две, и так далее; закрылась одна — открывается следующая.
option-hollywood-games = { $value ->
    [off] когда партия закрывается, новая не открывается
   *[other] всего партий — { $value }: закрылась одна — открывается следующая
}
rule-hollywood-games = Всего партий (непрерывный лист)
columns-closed = Закрыто партий: { $closed } из { $games }; { $score }
