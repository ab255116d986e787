## Printed on the pictures of a cup

cup-picture-knockout = На вылет
cup-picture-double-elimination = До двух поражений
cup-picture-round-robin = Круговой турнир
cup-picture-groups = Группы и игры на вылет
cup-picture-swiss = Швейцарская система
cup-picture-cancelled = отменён
cup-picture-round = Тур { $number }
cup-picture-quarter-finals = Четвертьфиналы
cup-picture-semi-finals = Полуфиналы
cup-picture-final = Финал
cup-picture-second-final = Второй финал
cup-picture-third-place = За третье место
cup-picture-winners = Сетка победителей
cup-picture-losers = Сетка проигравших
cup-picture-group = Группа { $group }
cup-picture-points = Очки
cup-picture-buchholz = Бухг.
cup-picture-sonneborn-berger = З-Б
cup-picture-difference = +/−
cup-picture-playing = идёт игра
cup-picture-walkover = неявка
cup-picture-walkover-or-bye = неявка или пропуск тура
cup-picture-buchholz-means = Бухгольц: очки соперников
cup-picture-sonneborn-berger-means = Зоннеборн-Бергер: очки побеждённых
cup-picture-difference-means = очки в партиях: свои минус чужие

## The pictures of a cup in words

cup-picture-alt = { $title }: { $format }, { $entrants ->
    [one] { $entrants } участник
    [few] { $entrants } участника
    [many] { $entrants } участников
   *[other] { $entrants } участника
}.
cup-picture-alt-part = { $title }, картинка { $part } из { $parts }.
cup-picture-alt-place = { $place ->
    [1] Победа: { $names }.
   *[other] Место { $place }: { $names }.
}
cup-picture-alt-standing = Положение по очкам
cup-picture-alt-row = { $place }. { $name } { $points }
cup-picture-alt-round = { $round }: { $matches }.
cup-picture-alt-more = { $first }; { $next }
cup-picture-alt-beat = { $winner } побеждает, { $loser } проигрывает{ $points1 ->
    [none] {""}
   *[other] , { $points1 } на { $points2 }
}
cup-picture-alt-walkover = { $winner } побеждает без игры, { $loser } проигрывает
cup-picture-alt-draw = { $one } и { $other } играют вничью
cup-picture-alt-neither = { $one } и { $other } не сыграли, поражение обоим
cup-picture-alt-playing = { $one } и { $other } сейчас играют
cup-picture-alt-next = { $one } против { $other }, ещё впереди
cup-picture-alt-waiting = { $name } ждёт соперника
cup-picture-alt-bye = { $name } проходит дальше без игры
cup-picture-alt-earlier = Предыдущие туры здесь не перечислены.
