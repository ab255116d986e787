## What lies on the table

melds-side = **{ $name }** · на руках { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}
melds-side-down = **{ $name }** · { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
} · выложено { $points }
melds-side-contract = **{ $name }** · { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
} · { $laid ->
    [0] без контракта
   *[other] с контрактом
}
melds-numbered = `{ $number }` { $cards }
melds-draws = { $cards ->
    [0] 0 карт в колоде
    [one] { $cards } карта в колоде
    [few] { $cards } карты в колоде
    [many] { $cards } карт в колоде
   *[other] { $cards } карты в колоде
}
melds-pile = В сбросе { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
} · { $draws }
# A pile of up to three cards, the top first.
melds-pile-few = Сброс: { $cards } · { $draws }
melds-pile-empty = Сброс пуст · { $draws }
melds-pile-cards = Сверху вниз: { $cards }

## What somebody did: "North берёт карту из колоды, выкладывает 3♣ 4♣ 5♣ и сбрасывает К♠."

# $you is “winner” where it is the reader’s own; the deeds get it, too, where a language needs it.
did-deeds = { $you ->
    [winner] Ты
   *[other] { $name }
} { $deeds }.
list-more = { $first }, { $next }
list-clauses = { $first }; { $next }
sentences = { $first } { $next }
list-last = { $first } и { $last }
deed-stock = { $you ->
    [winner] тянешь
   *[other] тянет
} карту
deed-take = { $you ->
    [winner] берёшь
   *[other] берёт
} { $card }
deed-take-more = { $you ->
    [winner] берёшь
   *[other] берёт
} из сброса { $count ->
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
} вплоть до { $card }
deed-lay = { $you ->
    [winner] выкладываешь
   *[other] выкладывает
} { $cards }
deed-extend = { $you ->
    [winner] добавляешь
   *[other] добавляет
} { $cards } к комбинации { $number }
deed-contract = { $you ->
    [winner] выкладываешь
   *[other] выкладывает
} контракт
deed-discard = { $you ->
    [winner] сбрасываешь
   *[other] сбрасывает
} { $card }
deed-offer = { $you ->
    [winner] предлагаешь
   *[other] предлагает
} { $card }
deed-accept = { $you ->
    [winner] берёшь
   *[other] берёт
} предложенную карту { $card }
deed-reject = { $you ->
    [winner] отказываешься
   *[other] отказывается
} от { $card }
deed-last-card = { $you ->
    [winner] оставляешь
   *[other] оставляет
} себе последнюю карту
deed-challenge = { $you ->
    [winner] бросаешь
   *[other] бросает
} вызов
deed-accept-challenge = { $you ->
    [winner] принимаешь
   *[other] принимает
} вызов
deed-reject-challenge = { $you ->
    [winner] отклоняешь
   *[other] отклоняет
} вызов
deed-resign = { $you ->
    [winner] сдаёшься
   *[other] сдаётся
}

## The hand

melds-count = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}, всего **{ $points }**
melds-drawn = Из колоды: **{ $card }**.
melds-taken = Из сброса: **{ $card }**.
melds-taken-barred = Из сброса: **{ $card }**, пока держи её.
melds-taken-more = Из сброса: { $cards }.

## What to do now

melds-draw-more = **Твой ход: бери из колоды, { $card } из сброса или сразу несколько карт сброса.**
melds-owed = **{ $card } надо выложить сейчас.**
melds-owed-new = **{ $card } надо выложить этим же ходом**, в новой комбинации.
melds-prompt = **Выложи, добавь или сбрось.**
melds-prompt-discard = **Твой ход: выбери, что сбросить.**
melds-prompt-last-draw = Колода кончилась, так что твой сброс завершит раздачу.
melds-prompt-own = **Выложи или добавь к своим.**
melds-prompt-done = **Выложить пока нечего.**
melds-prompt-contract = **Можно выложить контракт** — или подобрать комбинации вручную.
melds-prompt-no-contract = **Контракта пока нет.** Нужно: { $sizes }, и всё сразу.
melds-prompt-contracted = **Твой контракт на столе.** Больше этим ходом выкладывать нельзя.
melds-last-draw = Колода кончилась, так что раздача закончится этим ходом.
melds-sizes = { $count ->
    [1] комбинация из { $sizes } карт
    [one] { $count } комбинация по { $sizes ->
        [one] { $sizes } карте
        [few] { $sizes } карты
        [many] { $sizes } карт
       *[other] { $sizes } карты
    }
    [few] { $count } комбинации по { $sizes ->
        [one] { $sizes } карте
        [few] { $sizes } карты
        [many] { $sizes } карт
       *[other] { $sizes } карты
    }
    [many] { $count } комбинаций по { $sizes ->
        [one] { $sizes } карте
        [few] { $sizes } карты
        [many] { $sizes } карт
       *[other] { $sizes } карты
    }
   *[other] { $count } комбинации по { $sizes ->
        [one] { $sizes } карте
        [few] { $sizes } карты
        [many] { $sizes } карт
       *[other] { $sizes } карты
    }
}
melds-wait-answer = Отвечает { $name }.
melds-turn-answer = **Отвечает { $name }.**
melds-picked = Выбрано: { $cards }
melds-picked-no-meld = Выбрано: { $cards } · ещё не комбинация
melds-picked-blocked = Выбрано: { $cards } · если их выложить, ход не закончить
melds-picked-no-contract = Выбрано: { $cards } · с этой комбинацией контракт не сложить
melds-set-aside = Контракт пока: { $cards }

## Buttons and menus

press-go-out = { $move } и выйти
press-out = Выйти
press-lay = На стол { $cards }
press-lay-picked = Выложить
press-add = { $card } { $number ->
    [2] ко 2-й
   *[other] к { $number }-й
}
press-discard-card = Сбросить { $card }
press-melds-done = Готово
press-melds-done-offer = Предложить карту
press-melds-done-end = Готово, конец раздачи
press-clear = Убрать
press-contract = Контракт…
press-contract-go = Выложить контракт
press-aside = Комбинация { $number } из { $of }
press-undo = Вернуть { $cards }
press-offer-card = Предложить { $card }
press-offer-accept = Взять { $card }
press-offer-refuse = Отказаться
press-last-card = Оставить последнюю
press-challenge = Вызов…
press-challenge-go = Вызвать: { $name }
press-challenge-accept = Принять: считаем карты
press-challenge-refuse = Отказаться: играем дальше
press-take-more = Взять { $count ->
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
press-out-ask-off = Больше не спрашивать
press-out-ask-on = Спрашивать перед выходом
menu-suit = { $suit } · { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}
menu-cards = Карты на стол…
menu-discard-card = Сбросить карту…
menu-offer-card = Предложить карту…
menu-take = Взять из сброса больше…
menu-take-deep = Взять ещё глубже…
menu-add = Добавить { $card } к комбинации…
menu-contract = Выбрать другой контракт…
option-take = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}, до { $card }
option-add = { $number } · { $cards }
contract-leaves = на руках останется { $points }

## Steps that ask

ask-out = ### Выйти?
ask-out-lay = Эти карты ложатся на стол, рука пуста, и раздача окончена:
ask-out-extend = Последняя карта идёт к комбинации { $number }, и раздача окончена:
ask-out-discard = Последняя карта идёт в сброс, и раздача окончена:
ask-take = ### Взять { $count ->
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}?
ask-take-owed = **{ $card } надо выложить этим же ходом**: в новой комбинации или к готовой.
ask-take-owed-new = **{ $card } надо выложить этим же ходом**, в новой комбинации.
ask-take-meld = Например: { $cards }.
ask-take-add = Например: { $cards } к комбинации { $number }.
ask-contract = ### Выложить этот контракт?
ask-contract-after = На руках { $cards ->
    [one] останется { $cards } карта
    [few] останутся { $cards } карты
    [many] останется { $cards } карт
   *[other] останутся { $cards } карты
}, и больше этим ходом выкладывать нельзя.
ask-contract-more = На руках { $cards ->
    [one] останется { $cards } карта
    [few] останутся { $cards } карты
    [many] останется { $cards } карт
   *[other] останутся { $cards } карты
}, и дополнять эти комбинации в тот же ход ещё можно.
ask-challenge = ### Вызвать игрока { $name }?
ask-challenge-rule = Если { $name } примет вызов, считаем все карты на руках у обоих. У кого меньше, тот получает всё, что насчитано у другого.
ask-challenge-refused = Если { $name } откажется, играем дальше.
ask-challenge-once = Если { $name } откажется, играем дальше, но второй раз за этот ход вызвать нельзя.
challenge-tie-drawn = Если поровну, очков никому.
challenge-tie-challenged = Если поровну, выигрывает тот, кого вызвали.
asked-challenge = ### { $name } вызывает тебя
asked-challenge-rule = Примешь — считаем все карты на руках у обоих: у кого меньше, тот получает всё, что насчитано у другого. Откажешься — { $name } играет дальше.
asked-offer = ### { $name } предлагает тебе { $card }
asked-offer-rule = Возьмёшь — начнёшь свой ход уже с этой картой.
asked-offer-ace = Возьмёшь — из колоды не тянешь: туз вместо неё.
asked-offer-keep = Предложить её обратно тем же ходом нельзя.
offer-choose = **Выбери, какую карту предложить.** { $name } возьмёт её или откажется.
offer-barred = Предложить { $card } обратно этим ходом нельзя.
offer-last = **У тебя одна карта, её предлагать не надо.**
