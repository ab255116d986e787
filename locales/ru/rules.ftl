## One line

line-rules = **{ $rules }** · { $contest }
line-single = одна партия до { $target }
line-best-of = серия { $games ->
    [1] до 1 победы
    [3] до 2 побед
    [5] до 3 побед
    [7] до 4 побед
   *[other] из { $games } партий, кто больше
}, партии до { $target }
line-hollywood = Голливуд, { $columns ->
    [one] { $columns } колонка
    [few] { $columns } колонки
    [many] { $columns } колонок
   *[other] { $columns } колонки
} до { $target }
line-multi-match = матчи до { $target }, всего до { $total }
line-gin = джин{"\u00A0"}{ $points }
line-out = выход{"\u00A0"}{ $points }
line-undercut = подрез{"\u00A0"}{ $points }
line-big-gin = большой{"\u00A0"}джин{"\u00A0"}{ $points }
line-line-bonus = палочка{"\u00A0"}{ $value }
line-game-bonus = партия{"\u00A0"}{ $value }
line-shutout = { $value ->
    [double_points] сухая удваивает
    [double_points_and_game] сухая удваивает очки и партию
    [double_total] сухая удваивает итог
   *[extra] сухая{"\u00A0"}{ $points }
}
line-house = Домашние правила: { $options }
line-house-more = Домашние правила: { $options }; и ещё { $more }
limit-second-deck = стук по второй колоде
limit-table = комбинации на столе, общие
limit-own-table = комбинации на столе, у каждой стороны свои
short-single = { $rules } до { $target }
short-best-of = { $rules }, серия { $games ->
    [1] до 1 победы
    [3] до 2 побед
    [5] до 3 побед
    [7] до 4 побед
   *[other] из { $games } партий
}, партии до { $target }
short-hollywood = { $rules }, { $columns ->
    [one] { $columns } колонка
    [few] { $columns } колонки
    [many] { $columns } колонок
   *[other] { $columns } колонки
} до { $target }
short-multi-match = { $rules }, матчи до { $target }
short-house = { $rules }, домашние правила
option-beside = { $said } ({ $number })
press-rules = Правила

## A book of rules: its pages, and what every one of them is about

page-melds = Комбинации
page-play = Игра
page-end = Конец
page-score = Счёт
page-game = Партия
rules-title = ### { $rules }
rules-page = **{ $page }**

## Melds

rules-aim-knock = **Цель:** разложить десять карт в комбинации и закончить раздачу, когда вне комбинаций мало что осталось.
rules-aim-gin = **Цель:** первым собрать все десять карт в комбинации.
rules-aim-mahjong = **Цель:** выкладывать карты на стол, своими комбинациями или к тем, что уже лежат, и первым остаться с пустой рукой.
rules-aim-skarney = **Цель:** выложить контракт, добавлять к своим комбинациям и первым остаться с пустой рукой.
rules-aim-colonel = **Цель:** первым остаться с пустой рукой, выкладывая комбинации и добавляя карты к тем, что на столе.
rules-set = **Сет:** три или четыре карты одного достоинства.
rules-run-suited = **Ряд:** три или больше карт одной масти подряд.
rules-run-any-suit = **Ряд:** три или больше карт любых мастей подряд.
rules-ace-low = Туз младший, так что ряд бывает таким:
rules-ace-high = Туз старший, так что ряд бывает таким:
rules-ace-high-or-low = Туз и старший, и младший, так что бывают оба ряда:
rules-ace-corner = Ряды идут по кругу, так что бывает и такой:
rules-one-meld = Карта входит только в одну комбинацию. Что не вошло ни в одну — **остаток**, он идёт против тебя.
rules-one-meld-table = Карта входит только в одну комбинацию. Всё, что осталось на руках, идёт против тебя, сложилось оно или нет.
rules-values-standard = Туз стоит 1, картинки по 10, прочие карты — своё число.
rules-values-ace15 = Туз стоит 15, картинки по 10, прочие карты — своё число.
rules-values-colonel = Туз стоит 10, картинки по 10, прочие карты — своё число.
rules-values-mahjong = С 2 до 9 — по 5, с десятки до короля — по 10, туз 15.

## Playing

rules-play-knock = По десять карт. Ход — это **карта** из колоды или верхняя из сброса, а потом **сброс**.
rules-play-mahjong = По десять карт. Ход — это **карта** из колоды или из сброса; потом, по желанию, **комбинации** и карты к любым комбинациям на столе; потом **сброс**.
rules-play-mahjong-deep = Сверху сброса можно взять и несколько карт; тогда нижняя из них должна в тот же ход лечь на стол.
rules-play-skarney = По десять карт, сброса нет. Ход — это **карта** из колоды; потом **контракт**, а когда он лежит — новые комбинации и карты к своим; потом **предложение** одной карты другой стороне: та берёт её или возвращает.
rules-play-colonel = По десять карт. Ход — это **карта** из колоды или верхняя из сброса; потом, по желанию, **комбинации** и карты к любым комбинациям на столе; потом **сброс**.

## Ending a deal

rules-end-knock = Взяв карту, можно **стучать**: сбросить рубашкой вверх и открыть руку, если вне комбинаций осталось достаточно мало.
rules-end-gin-only = Никто не стучит. Если после сброса все десять карт в комбинациях, это **джин**, и раздача окончена.
rules-end-gin = Если остатка нет вовсе, это **джин**.
rules-end-big-gin = Все одиннадцать карт в комбинациях, без сброса, — **большой джин**.
rules-end-layoff = Другая сторона тоже выкладывает свои комбинации и **прикладывает** к комбинациям стучавшего то, что подходит.
rules-end-layoff-auto = Это делается за тебя, наилучшим образом (вручную — через **Прикладывать карты** на панели домашних правил).
rules-end-out = Кто остался без карт, тот **вышел**, и раздача окончена.

## Scoring

rules-knock-difference = **Стук:** разница двух остатков.
rules-knock-loser-full = **Стук:** весь остаток проигравшего.
rules-undercut = **Подрез,** если у другой стороны остаток такой же или меньше: ей идут разница и { $points }.
rules-undercut-below = **Подрез,** если у другой стороны остаток меньше: ей идут разница и { $points }.
rules-gin = **Джин:** { $points } и весь остаток другой стороны.
rules-big-gin = **Большой джин:** { $points } и весь остаток другой стороны.
rules-cancelled-gin = **Джин,** к которому приложили всё: очков никому.
rules-draw = **Никто не закончил:** очков нет.
rules-out = **Выход:** { $points } и всё, что на руках у другой стороны.
rules-out-bare = **Выход:** всё, что на руках у другой стороны.
rules-out-no-contract = **Выход** против стороны без контракта: { $points } вместо { $bonus }.
rules-out-both = **Каждой стороне:** выложенное за вычетом того, что на руках; кто вышел, получает ещё { $points }.
rules-challenge = **Принятый вызов:** у кого меньше, тот получает всё, что на руках у другой стороны.

## The game

rules-match-single = **Одна партия** до { $target ->
    [one] { $target } очка
    [few] { $target } очков
    [many] { $target } очков
   *[other] { $target } очка
}.
rules-match-best-of = **Серия { $games ->
    [1] до 1 победы
    [3] до 2 побед
    [5] до 3 побед
    [7] до 4 побед
   *[other] из { $games } партий, кто больше
}**, партии до { $target ->
    [one] { $target } очка
    [few] { $target } очков
    [many] { $target } очков
   *[other] { $target } очка
}.
rules-match-hollywood = **{ $columns ->
    [one] { $columns } колонка
    [few] { $columns } колонки
    [many] { $columns } колонок
   *[other] { $columns } колонки
}** бок о бок, каждая — партия до { $target }: первую победу стороны пишут в одну колонку, вторую — в две, и так далее.
rules-match-multi-match = **Матчи** до { $target ->
    [one] { $target } очка
    [few] { $target } очков
    [many] { $target } очков
   *[other] { $target } очка
}, один за другим; вместе с бонусами они складываются до { $total }.
rules-seating-partnership = **Команды:** каждый играет раздачу с кем-то из соперников; чья сторона взяла в сумме больше, той и разница.
rules-seating-round-robin = **На вылет:** двое играют, остальные ждут; проигравший раздачу уступает место тому, кто ждёт дольше всех.
rules-seating-captain = **С капитаном:** один играет против остальных по очереди; каждый из них сидит, пока не проиграет раздачу.
rules-both-reach = Если в одной раздаче до цели дошли оба, решает больший итог; при равном играют дальше.
rules-no-bonus = В конце ничего не добавляют.
rules-box = Каждая выигранная раздача — **палочка**; кто выиграл партию, не дав сопернику ни одной, победил **всухую**.

## A small example, played by the same program as the deals

example-title = **Например**
example-knock-card = **Например,** карта стука { $card }: стучать можно с { $limit } и меньше
example-gin-card = **Например,** карта стука { $card }: раздачу завершает только джин
example-limit = **Например,** стук с { $limit } и меньше
example-one = Север
example-two = Юг
example-hand = { $name } · осталось: { $cards } = { $count }
example-empty = { $name } · ничего не осталось
example-laid-off = { $name } прикладывает { $cards }
example-table = { $name } · выложено { $count }
example-out = { $name } выходит
example-holds = { $name } · на руках: { $cards } = { $count }
example-scores = { $name } получает **{ $points }**
example-without = Против стороны без контракта: **{ $sum }**
example-boxes = и { $boxes ->
    [one] { $boxes } палочку
    [few] { $boxes } палочки
    [many] { $boxes } палочек
   *[other] { $boxes } палочки
}
example-line = { $name }: { $line }
example-nobody = Очков никому.
