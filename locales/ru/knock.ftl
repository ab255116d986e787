## What lies on the table, in the knock family

pile-all = Сброс, последняя карта в конце · в колоде { $stock ->
    [one] { $stock } карта
    [few] { $stock } карты
    [many] { $stock } карт
   *[other] { $stock } карты
}
knock-card-second = Карта стука, из второй колоды: { $card }
knock-card-points = Пики ({ $card }): очки за эту раздачу удваиваются.
knock-card-boxes = { $what ->
    [extra] Пики ({ $card }): палочки сверх первой удваиваются.
   *[all] Пики ({ $card }): палочки за раздачу удваиваются.
}
open-hand = **{ $name }** играет в открытую · остаток { $deadwood }
open-own = **Твои карты открыты**: у стука был слишком большой остаток.

## The stock is used up

wall-turn = **Колода кончилась: { $name } может взять { $card } и завершить раздачу или спасовать.**

## What somebody did in their last turn, where hands may lie open

did-draw = { $you ->
    [winner] Ты берёшь { $drawn } из колоды.
   *[other] { $name } берёт { $drawn } из колоды.
}
did-draw-discard = { $you ->
    [winner] Ты берёшь { $drawn } из колоды и сбрасываешь { $discarded }.
   *[other] { $name } берёт { $drawn } из колоды и сбрасывает { $discarded }.
}
did-claim-knock = { $you ->
    [winner] Ты стучишь с перебором и сбрасываешь { $discarded }.
   *[other] { $name } стучит с перебором и сбрасывает { $discarded }.
}
did-stock-claim-knock = { $you ->
    [winner] Ты берёшь из колоды, стучишь с перебором и сбрасываешь { $discarded }.
   *[other] { $name } берёт из колоды, стучит с перебором и сбрасывает { $discarded }.
}
did-take-claim-knock = { $you ->
    [winner] Ты берёшь { $taken }, стучишь с перебором и сбрасываешь { $discarded }.
   *[other] { $name } берёт { $taken }, стучит с перебором и сбрасывает { $discarded }.
}
did-draw-claim-knock = { $you ->
    [winner] Ты берёшь { $drawn }, стучишь с перебором и сбрасываешь { $discarded }.
   *[other] { $name } берёт { $drawn }, стучит с перебором и сбрасывает { $discarded }.
}
did-continue-exposed = { $you ->
    [winner] Ты играешь дальше против открытых карт.
   *[other] { $name } играет дальше против открытых карт.
}

## A knock with too much

ask-claim-knock = ### Стучать с { $deadwood }?
    Это больше предела: стучать можно с { $limit }. { $card } ляжет в сброс.
ask-discard-claim = **Стук: какую карту сбросишь?** Предел — { $limit }.
menu-discard-claim = Карта в сброс → твой остаток
claim-choice = { $name } решит: посчитать карты как есть или играть дальше против твоих открытых карт.
claim-expose = Ты играешь дальше с открытыми картами, до конца раздачи.
claimed = ### { $you ->
    [winner] Ты стучишь с { $deadwood }
   *[other] { $name } стучит с { $deadwood }
}, а предел — { $limit }
claim-shown = { $card } идёт в сброс, а открыты такие карты:
claim-wait = Теперь решает { $name }: считать карты или играть дальше.
claim-turn = **{ $name } решает: считать карты или играть дальше.**
claim-accept = **Считать карты**: у игрока { $name } { $theirs } против твоих { $yours }, за вычетом того, что ты приложишь. Подрез — если у тебя { $tie ->
    [undercut] { $theirs } или меньше
   *[no-score] меньше { $theirs }
}.
claim-go-on = **Играть дальше**: твой ход, бери карту, а { $name } до конца раздачи играет в открытую.
press-accept-knock = Считать карты
press-continue-exposed = Играть дальше

## Laying off by hand

lay-off-melds = { $you ->
    [winner] Твои комбинации
   *[other] Комбинации: { $name }
}
lay-off-so-far = Приложено: { $cards }
lay-off-best = **Твой ход: прикладывай карты.** Лучше всего — остаток **{ $deadwood }**:
lay-off-one = { $card } к { $meld }
lay-off-singly = Или по одной карте:
lay-off-no-more = **Твой ход: прикладывай карты.** Остаток уже не уменьшить.
lay-off-none = **К комбинациям игрока { $name } ничего не подходит.** Можно считать карты.
lay-off-end = **Больше ничего не подходит.** Можно считать карты.
lay-off-which = **К какой комбинации приложить { $card }?**
lay-off-wait = { $name } прикладывает карты.
lay-off-turn = **{ $name } прикладывает карты.**
meld-run = { $low }–{ $high }
lay-off-on = К { $meld }
press-lay-off-best = Приложить лучшее
press-lay-off-several = { $card }…
press-done = Считать карты
press-done-rest = Больше не прикладывать
press-done-nothing = Ничего не прикладывать

## Choosing the melds to show

layout-ask-any = Эти карты можно разложить по-разному; выбрано лучшее.
layout-best-least = Наименьший остаток, и надёжнее всего
layout-keeps = Остаток { $deadwood }
layout-more = Ещё варианты…
layout-back = Прежние варианты…

## The cut before the first deal

cut = Жребий: { $cards }
cut-card = { $name } { $card }
cut-deals = { $you ->
    [winner] Первую раздачу сдаёшь ты: у тебя младшая карта.
   *[other] Первую раздачу сдаёт { $name } (младшая карта).
}
cut-chooses = { $you ->
    [winner] Первый ход твой: у тебя старшая карта. Сдаёт другая сторона.
   *[other] Первый ход — { $name } (старшая карта). Сдаёт другая сторона.
}
cut-captain = { $you ->
    [winner] Капитан — ты: у тебя старшая карта.
   *[other] Капитан — { $name } (старшая карта).
}
