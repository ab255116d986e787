# Finished deals, looked at again

command-replay = Пересмотреть завершённую раздачу ход за ходом
command-replay-deal = Какая раздача? Если не указать, последняя
press-replay = Повтор
press-replay-first = В начало
press-replay-back = Назад
press-replay-next = Вперёд
press-replay-last = В конец
replay-moments = Перейти к…
replay-deals = Другая раздача…
replay-deal = Раздача { $deal }

replay-title = Раздача { $deal } · { $first } — { $second }
replay-step =
    { $moves ->
        [one] Ход { $step } из { $moves }
        [few] Ход { $step } из { $moves }
        [many] Ход { $step } из { $moves }
       *[other] Ход { $step } из { $moves }
    }
replay-hand = **{ $name }** · остаток { $deadwood }
replay-cards =
    { $cards ->
        [0] **{ $name }** · карт нет
        [one] **{ $name }** · { $cards } карта
        [few] **{ $name }** · { $cards } карты
        [many] **{ $name }** · { $cards } карт
       *[other] **{ $name }** · { $cards } карты
    }
replay-turn = ▸ { $hand }
replay-table = На столе
replay-pile =
    { $stock ->
        [0] Сброс, колода кончилась
        [one] Сброс, в колоде { $stock } карта
        [few] Сброс, в колоде { $stock } карты
        [many] Сброс, в колоде { $stock } карт
       *[other] Сброс, в колоде { $stock } карты
    }
replay-no-pile =
    { $stock ->
        [0] Сброс пуст, колода кончилась
        [one] Сброс пуст, в колоде { $stock } карта
        [few] Сброс пуст, в колоде { $stock } карты
        [many] Сброс пуст, в колоде { $stock } карт
       *[other] Сброс пуст, в колоде { $stock } карты
    }

replay-dealt = Карты сразу после сдачи.
replay-pass = { $name } пасует.
replay-take = { $name } берёт { $card }.
replay-take-several = { $name } берёт из сброса { $cards }.
replay-stock = { $name } берёт из колоды { $card }.
replay-discard = { $name } сбрасывает { $card }.
replay-knock = { $name } стучит, сбросив { $card } рубашкой вверх.
replay-gin = { $name } объявляет джин, сбросив { $card } рубашкой вверх.
replay-big-gin = { $name } объявляет большой джин.
replay-claim-knock = { $name } стучит с перебором, сбрасывая { $card }.
replay-accept = { $name } соглашается.
replay-accept-offer = { $name } соглашается взять { $card }.
replay-continue-exposed = { $name } играет дальше против открытых карт.
replay-reject = { $name } отказывается.
replay-reject-offer = { $name } не берёт { $card }.
replay-layoff = { $name } прикладывает { $card } к комбинации { $target }.
replay-done = { $name } больше не прикладывает.
replay-lay = { $name } выкладывает { $cards }.
replay-extend = { $name } добавляет { $card } к комбинации { $target }.
replay-contract = { $name } выкладывает контракт: { $cards }.
replay-end-meld = { $name } больше не выкладывает.
replay-offer = { $name } предлагает { $card }.
replay-last-card = { $name } оставляет последнюю карту.
replay-challenge = { $name } бросает вызов.
replay-resign = { $name } сдаётся.
replay-forfeit = { $name } получает техническое поражение.
replay-void = Партия аннулирована.

# Names in the menu of moments; each is said of whoever moved.
moment-ready = { $step }: { $name } может стучать
moment-drop = { $step }: { $name } сбавляет остаток на { $points } за ход
moment-turn = { $step }: с этого хода подрез у игрока { $name }
moment-knock = { $step }: { $name } стучит
moment-gin = { $step }: { $name } объявляет джин
moment-big-gin = { $step }: { $name } объявляет большой джин
moment-claim-knock = { $step }: { $name } стучит с перебором
moment-continue-exposed = { $step }: { $name } играет дальше
moment-contract = { $step }: { $name } выкладывает контракт
moment-challenge = { $step }: { $name } бросает вызов
moment-take = { $step }: { $name } берёт несколько карт
moment-resign = { $step }: { $name } сдаётся
moment-forfeit = { $step }: { $name } получает техническое поражение
moment-void = { $step }: партия аннулирована

refusal-no-such-deal = Такой завершённой раздачи за этим столом нет.
refusal-not-your-deal = Пересмотреть это могут только те, кто играл.
refusal-still-running = Эта раздача ещё идёт. Потом можно будет увидеть каждый ход.
