## Refusals on a sheet for real cards

refusal-does-not-fit = { $code ->
    [over] Тогда встреча кончилась бы раньше раздачи { $name }. Сначала исправь более поздние.
   *[players] Раздача { $name } тогда не сойдётся: играли бы другие. Сначала исправь её.
}
refusal-sheet-moved = Лист тем временем изменился. Вот каков он сейчас.
refusal-sheet-over = На этот лист больше ничего не записать.
refusal-entry-gone = Этой раздачи на листе уже нет.
refusal-entry-open = Об этой раздаче ещё не всё сказано.
refusal-proposal-waits = Другая правка листа ещё ждёт ответа. Сначала ответьте на неё.
refusal-proposal-gone = На это уже ответили.
refusal-not-latest = Убрать можно только последнюю раздачу, и только тому, кто её записал. *Исправить…* спросит остальных.
refusal-sheet-started = По этому листу уже играют — или он закрыт.
refusal-sheet-players = { $code ->
    [heads_up] Здесь играют двое: сначала кто-то должен сесть.
    [round_robin] Здесь играют трое или четверо, по очереди.
    [partnership] Командам нужно поровну игроков, хотя бы по двое.
   *[captain] Капитан играет один против двоих или больше.
}
refusal-same-name = { $name } на этом листе уже есть.

## A sheet for real cards, in its channel

paper-rules = Настоящие карты · { $rules }
paper-many = игроков: { $players }
paper-number = Раздача { $deal }
paper-round = **Тур { $round }**
paper-round-table = Тур { $round }, стол { $table }
paper-deal = { $ended }{ $points ->
    [none] {""}
   *[other] : { $points }
}{ $boxes ->
    [0] {""}
    [1] {""}
    [one] {" "}({ $boxes } палочка)
    [few] {" "}({ $boxes } палочки)
    [many] {" "}({ $boxes } палочек)
   *[other] {" "}({ $boxes } палочки)
}
paper-last = { $place }: { $deal }
paper-label = { $place }: { $deal }
paper-entered = { $place }: { $deal } · записывает { $name }
paper-next = **Дальше — раздача { $number }:** { $one } — { $two }. Сдаёт { $dealer }.
paper-table = Стол { $number }: { $one } — { $two }. Сдаёт { $dealer }.
paper-waiting = { $players ->
    [one] Пропускает { $names }.
    [few] Пропускают { $names }.
    [many] Пропускают { $names }.
   *[other] Пропускают { $names }.
}
paper-over = **Встреча окончена.** Неверную раздачу ещё можно исправить.
paper-closed = **Этот лист закрыт как есть.**
paper-would-change = **{ $name } хочет исправить:** { $place }
paper-would-remove = **{ $name } хочет вычеркнуть:** { $place }
paper-would-close = **{ $name } хочет закрыть лист как есть.** Победителя тогда не будет.
paper-now = Сейчас: { $deal }
paper-then = Станет: { $deal }
paper-asks = { $waiting ->
    [1] { $names }, идёт?
    [one] { $names }: { $every ->
        [any] нужно согласие хотя бы одного с каждой стороны.
       *[all] нужно согласие всех.
    }
    [few] { $names }: { $every ->
        [any] нужно согласие хотя бы одного с каждой стороны.
       *[all] нужно согласие всех.
    }
    [many] { $names }: { $every ->
        [any] нужно согласие хотя бы одного с каждой стороны.
       *[all] нужно согласие всех.
    }
   *[other] { $names }: { $every ->
        [any] нужно согласие хотя бы одного с каждой стороны.
       *[all] нужно согласие всех.
    }
}
press-paper-enter = Записать раздачу
press-paper-undo = Убрать: { $place }
press-paper-dealer = Первая сдача: { $name }
press-paper-fix = Исправить…
press-paper-close = Закрыть лист
press-agree = Да
press-refuse = Нет
press-new-sheet = Новый лист

## Until everybody has come

paper-head = ### { $host } ведёт счёт для настоящих карт
    { $seating ->
        [partnership] Две команды; в каждой столько, сколько сядет
        [round_robin] Трое или четверо: кто проиграл раздачу, уступает место
        [captain] Один против остальных по очереди
       *[heads_up] Двое
    }
paper-joined = { $side ->
    [captain] **Капитан:** { $names }
    [field] **Остальные, в таком порядке:** { $names }
    [side1] **Сторона 1:** { $names }
    [side2] **Сторона 2:** { $names }
   *[all] **Игроки:** { $names }
}
paper-gone = { $status ->
    [withdrawn] Лист убран.
   *[expired] Игроков вовремя не набралось.
}
press-paper-join = { $side ->
    [captain] Играть капитаном
    [field] К остальным
    [side1] На сторону 1
    [side2] На сторону 2
   *[all] Сесть
}
press-paper-guest = { $side ->
    [captain] Друг — капитан…
    [field] Добавить друга…
    [side1] Друг на сторону 1…
    [side2] Друг на сторону 2…
   *[all] Добавить друга…
}
press-paper-leave = Уйти
press-paper-start = Начать

## Entering a deal, for one member alone

entry-title = { $place }
entry-fix = Исправить: { $place }
entry-between = { $one } — { $two }. Сдаёт { $dealer }.
entry-missing = { $what ->
    [table] Какой стол?
    [who] Чья победа?
    [knocker] Чей стук?
    [how] Чем кончилось?
    [counts] Какой был остаток?
   *[points] Сколько очков?
}
entry-hint = { $counts ->
    [yes] Считай после комбинаций и приложенных карт. Бонусы добавятся сами.
   *[no] Все очки раздачи, вместе с бонусами. Пока не нажмёшь кнопку, ничего не записано.
}
entry-table = Стол { $table }: { $one } — { $two }
entry-which-table = Какой стол?
entry-pair-turn = { $one } — { $two }, их очередь
entry-pair = { $one } — { $two }
entry-who-played = Кто играл?
entry-won = Победа: { $name }
entry-knocked = Стук или джин: { $name }
entry-nobody = Никто не выиграл
entry-nobody-knocked = Никто не стучал: ничья
entry-who = { $counts ->
    [yes] Чей стук?
   *[no] Чья победа?
}
entry-how = Чем кончилось?
entry-result = { $result ->
    [knock] Стук
    [gin] Джин
    [big_gin] Большой джин
    [undercut] Подрез
    [out] Выход
    [exhausted] Колода кончилась
    [challenge] Вызов
    [draw] Ничья: колода кончилась
    [tie] Остатки поровну
    [cancelled_gin] Джин, но всё приложено
    [misdeal] Пересдача
   *[resign] { $name } сдаёт встречу
}
entry-number = { $kind ->
    [kept] Остаток: { $name }
    [against] Остаток после приложенного: { $name }
   *[points] Очки: { $name }
}{ $value ->
    [none] {""}
   *[other] {" "}— { $value }
}
entry-boxes = { $boxes ->
    [one] { $boxes } палочка
    [few] { $boxes } палочки
    [many] { $boxes } палочек
   *[other] { $boxes } палочки
}
entry-how-many-boxes = Сколько палочек?
entry-which = ### Какая раздача неверна?
    С исправлением должны согласиться остальные.
entry-choose = Выбери раздачу
entry-close = Закрыть лист как есть? Победителя не будет, и записать больше ничего нельзя. Остальные должны согласиться.
press-paper-closing = Закрыть
entry-entered = Записано на лист.
entry-proposed = Остальных спрашивают на листе.
entry-moved = Лист тем временем изменился. Взгляни ещё раз: твоя запись пока не внесена.
press-entry-count-on = Считать от остатка
press-entry-count-off = Вписать очки
press-entry-big-on = Джин был большой
press-entry-big-off = Обычный джин
press-entry-spade-on = Пики удвоили
press-entry-spade-off = Без пик
press-entry-type = Вписать…
press-entry-enter = Записать раздачу
press-entry-change = Попросить исправить
press-entry-remove = Попросить вычеркнуть
press-entry-next = Следующая раздача
type-points = Очки за раздачу
type-number = { $numbers ->
    [one] Число
   *[two] Два числа через пробел
}
guest-title = Друг без Discord
guest-name = Имя

## Phrases of a deal of which only the points are known

end-knock-bare = { $you ->
    [winner] Ты выигрываешь стуком
   *[other] { $winner } выигрывает стуком
}
end-challenge-bare = { $you ->
    [winner] Вызов, и выигрываешь ты
   *[other] Вызов, и выигрывает { $winner }
}

## The command

command-realcards = Вести счёт, когда играете настоящими картами
command-realcards-member = С кем играешь
command-realcards-friend = С кем играешь, по имени, если его нет в Discord
refusal-too-much-typed = Такое число сюда не подходит.

## In a member's list of games

game-sheet = { $state ->
    [asks] **На листе для настоящих карт ждут твоего ответа**, { $rules }: { $score }
    [waits] Лист для настоящих карт ждёт игроков, { $rules }
   *[runs] Настоящие карты, { $rules }: { $score }
}
