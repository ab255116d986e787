## The head of a hand

# $where is "here" in the server itself.
hand-place = { $where ->
    [here] Соперник: { $name }
   *[elsewhere] **{ $server }** · соперник: { $name }
}
hand-last = ### Прошлая раздача: { $ended }
hand-deadwood = Остаток **{ $deadwood }**
hand-left = **{ $deadwood }** после сброса
# Melds and unmatched cards stand under these, $count is what the hand counts.
hand-melds = Комбинации
hand-unmatched = Вне комбинаций · { $count }
hand-no-melds = Комбинаций пока нет · { $count }
hand-all-melds = Всё сложилось · { $count }
hand-drawn = Из колоды: **{ $card }**.
hand-taken = Из сброса: **{ $card }**.
hand-taken-stays = Из сброса: **{ $card }**, пока держи её.

## A deal's end, until the next deal is asked for

deal-end-yours = Следующая раздача: твой ход.
deal-end-theirs = Следующая раздача: ходит { $name }.
press-next-deal = Новая раздача

## What to do now

prompt-wait = Ходит { $name }.
prompt-stock = **Твой ход: бери из колоды.**
prompt-draw = **Твой ход: бери из колоды или { $card } из сброса.**
prompt-upcard = **Твой ход: бери { $card } или пасуй.**
prompt-wall = **Колода кончилась: заверши раздачу с { $card } или пасуй, и тогда очков никому.**
prompt-discard = **Твой ход: сбрось карту.**
prompt-discard-knock = **Твой ход: сбрось или стучи.**
prompt-discard-gin = **Джин! Объяви его или сбрось.**
prompt-discard-big-gin = **Большой джин! Объяви его или сбрось карту.**
prompt-gin-only = **У тебя джин, и по этим правилам его надо объявить.**

## Buttons

press-stock = Из колоды
press-take = Взять { $card }
press-pass = Пас
press-resign = Сдаться…
press-hand = Мои карты
press-hand-again = Обновить
# Under a private hand while somebody else plays.
hand-goes-on = Всё обновляется само. Если застрянет, нажми **{ $button }**.
press-back = Назад
press-knock = Стук…
# Beside cards, where the hand's count says what is left.
press-knock-brief = Стук
press-knock-with = Стук (остаток { $deadwood })
press-gin = Джин!
press-big-gin = Большой джин!
press-ask-off = Больше не спрашивать
press-other-discard = Другая карта…
press-discard-anyway = Сбросить { $card }
press-keep = Оставить
press-questions-off = Не спрашивать
press-ask-on = Спрашивать перед стуком

## Ending the deal, step by step

ask-discard-knock = **Какую карту положишь рубашкой вверх?**
ask-discard-gin = **Какую карту положишь рубашкой вверх?** С любой из этих будет джин.
menu-discard = Карта рубашкой вверх → твой остаток
menu-discard-gin = Какую карту рубашкой вверх?
choice-knock = { $card } → { $deadwood }
choice-gin = { $card }
ask-knock = ### Стучать с остатком { $deadwood }?
    { $card } ляжет рубашкой вверх, а ты откроешь:
ask-gin = ### Объявить джин?
    { $card } ляжет рубашкой вверх, а ты откроешь:
ask-big-gin = ### Объявить большой джин?
    Ты откроешь все одиннадцать:
layout-ask = Эти карты можно разложить по-разному, и от этого зависит, что сможет приложить { $name }.
layout-hint = Выбери комбинации
layout-best = { $name } приложит меньше всего

## Before a discard that may be a slip

ask-discard-passes-up-gin = ### У тебя джин. Всё равно сбросить { $card }?
ask-discard-breaks-meld = ### Сбросить { $card } из комбинации?
    Остаток будет **{ $kept }** вместо **{ $best }**.
ask-discard-breaks-meld-with-drawn = ### Сбросить только что взятую карту?
    { $card } входит в комбинацию: остаток будет **{ $kept }** вместо **{ $best }**.

## Resigning

# $match is the kind of contest.
resign-ask = **Сдаться? Соперник: { $name }.** { $match ->
    [best_of] Ты проиграешь всю серию
    [hollywood] Ты проиграешь весь лист, со всеми колонками
    [multi_match] Ты проиграешь все матчи
   *[single] Ты проиграешь партию
}, и очков больше не будет.
press-resign-yes = Сдаться
press-resign-no = Играть дальше
resign-kept = Играем дальше.
resign-done = Партия сдана.
