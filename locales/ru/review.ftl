# Reviews of finished deals (docs/coach.md)

command-review = Какие твои решения в раздаче стоили очков и что было лучше
command-review-deal = Какая раздача? Если не указать, твоя последняя
press-review = Тренер
# $points is a number below zero, written out; $played is one of review-short-…
press-review-mistake = { $played }: { $points }
press-review-replay = Показать в повторе
review-title = Тренер о раздаче { $deal } · { $first } — { $second }
review-nothing = Решать в этой раздаче тебе было нечего.
review-clean = **Явных ошибок нет.** { $decisions ->
    [1] Твоё единственное решение не хуже лучшего, что нашлось.
   *[other] Все твои решения ({ $decisions }) не хуже лучшего, что нашлось.
}
review-verdict = { $mistakes ->
    [1] **Одно решение** из { $decisions } обошлось
    [one] **{ $mistakes } решение** из { $decisions } обошлось
    [few] **{ $mistakes } решения** из { $decisions } обошлись
    [many] **{ $mistakes } решений** из { $decisions } обошлись
   *[other] **{ $mistakes } решения** из { $decisions } обошлись
} тебе примерно в **{ $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}** — по тому, что было тебе видно.
# $luck is good, bad or none.
review-dealt = Сданные тебе карты: { $luck ->
    [good] остаток на { $points } ниже среднего
    [bad] остаток на { $points } выше среднего
   *[none] обычные
}
review-drawn = { $draws ->
    [one] { $draws } карта из колоды
    [few] { $draws } карты из колоды
    [many] { $draws } карт из колоды
   *[other] { $draws } карты из колоды
}: { $luck ->
    [good] удача, остаток на { $points } ниже среднего
    [bad] остаток на { $points } выше среднего
   *[none] ни удачи, ни невезения
}
# $played is one of review-did-…
review-cost = **{ $played }** Цена — примерно **{ $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}**, плюс-минус { $error }.
review-did-take = Ты берёшь { $card }.
review-did-stock = Ты берёшь из колоды.
review-did-pass = Ты пасуешь.
review-did-discard = Ты сбрасываешь { $card }.
review-did-knock = Ты стучишь, сбросив { $card } рубашкой вверх.
review-did-gin = Ты объявляешь джин, сбросив { $card } рубашкой вверх.
review-did-big-gin = Ты объявляешь большой джин.
review-short-take = Взять { $card }
review-short-stock = Из колоды
review-short-pass = Пас
review-short-discard = { $card }
review-short-knock = Стук
review-short-gin = Джин
review-short-big-gin = Большой джин
review-held = У тебя на руках · остаток { $deadwood }
review-pile = В сбросе { $card } · в колоде { $stock }
review-no-pile = Сброс пуст · в колоде { $stock }
review-known = На руках у игрока { $name } — взятые раньше { $cards }
# $move is advice, such as “Discard K♦”.
review-better = **Лучше: { $move }.**

refusal-not-your-review = Разбор — для тех, кто играл раздачу, для каждого свой. Тебя за столом не было.
refusal-not-weighed = По этим правилам я взвешиваю ходы не настолько хорошо, чтобы назвать какой-то ошибкой. Разбираю раздачи, где стучат и где ряды одной масти.
refusal-review-under-way = Я ещё думаю над другой твоей раздачей. Спроси через минуту.
refusal-no-review-found = Закончить этот разбор не вышло. Попробуй через минуту.
