# What is read aloud to those who can’t see the screen, who have set it so. No sign but the usual
# punctuation; what is new comes first. Where the key of another message follows “spoken-”, these
# words are said instead of that one.

## Cards by their full names

# Thirteen ranks from the ace to the king, with commas between them.
spoken-ranks = туз, двойка, тройка, четвёрка, пятёрка, шестёрка, семёрка, восьмёрка, девятка, десятка, валет, дама, король
# The same as a sentence has them that says what is done with the card: “You drew the ace of spades.”
spoken-ranks-object = туза, двойку, тройку, четвёрку, пятёрку, шестёрку, семёрку, восьмёрку, девятку, десятку, валета, даму, короля
# The same in a list: “You laid ace, two, three of spades.”
spoken-ranks-objects = туза, двойку, тройку, четвёрку, пятёрку, шестёрку, семёрку, восьмёрку, девятку, десятку, валета, даму, короля
# Clubs, diamonds, hearts, spades, as a card’s name has them.
spoken-suits = треф, бубен, червей, пик
# $rank may be several ranks, of a run.
spoken-card = { $rank } { $suit }
# What stands between two cards, between two melds, and at the end of a sentence.
spoken-comma = {", "}
spoken-semicolon = {"; "}
spoken-stop = .
# What stands between the figures of two sides: “25 to 40”.
spoken-to = {" против "}

## A hand

spoken-deal-begins = Начинается раздача { $deal }. { $you ->
    [winner] Сдаёшь ты.
   *[other] Сдаёт { $name }.
}
spoken-melds = Твои комбинации: { $melds }.
spoken-no-melds = Комбинаций у тебя нет.
spoken-run = ряд, { $cards }
spoken-set = сет, { $cards }
spoken-unmatched = Вне комбинаций: { $cards }.
spoken-all-matched = Других карт у тебя нет.
spoken-deadwood = Остаток: { $deadwood }.
spoken-deadwood-left = Остаток: { $deadwood }, а после лучшего сброса { $left }.
spoken-discards-top = Верхняя карта сброса: { $card }.
spoken-discards-all = Сброс, начиная с верхней карты: { $cards }.
spoken-discards-below = Карт под ними: { $cards }.
spoken-discards-empty = Сброс пуст.
spoken-stock = Карт в колоде: { $stock }.
spoken-numbered = Комбинация { $number }: { $meld }.
spoken-link-channel = Перейти в канал { $channel }
spoken-score = Счёт: { $score }
spoken-score-two = { $one } { $points1 }, { $two } { $points2 }
spoken-column-points = { $name } { $points1 }, другая сторона { $points2 }
spoken-column-won = { $points } (выиграна)
spoken-column-star = { $points } (выиграна)
spoken-column-both = { $points1 } против { $points2 }
spoken-score-columns = { $one } против { $two }, по колонкам: { $columns }
spoken-hand-drawn = Ты берёшь из колоды { $card }.
spoken-hand-taken = Ты берёшь из сброса { $card }.
spoken-hand-taken-stays = Ты берёшь из сброса { $card }. В этот ход её не сбросить.
spoken-melds-drawn = Ты берёшь из колоды { $card }.
spoken-melds-taken = Ты берёшь из сброса { $card }.
spoken-melds-taken-barred = Ты берёшь из сброса { $card }. В этот ход её не сбросить.
spoken-melds-taken-more = Из сброса ты берёшь такие карты: { $cards }.
spoken-limit-card = { $limit }, по карте стука: { $card }
spoken-limit-second = { $limit }, по карте второй колоды: { $card }
spoken-knock-card-second = Карта стука, из второй колоды: { $card }.
spoken-knock-card-points = Карта стука пиковая: очки за эту раздачу удваиваются.
spoken-knock-card-boxes = { $what ->
    [extra] Карта стука пиковая: палочки сверх первой удваиваются.
   *[all] Карта стука пиковая: палочки за раздачу удваиваются.
}

## What may be done

spoken-prompt-wall = Твой ход, и колода кончилась: возьми { $card } и заверши раздачу или пасуй, и тогда никто не получит очков.
spoken-press-stock = Взять из колоды
spoken-press-take = Взять { $card } из сброса
spoken-press-hand-again = Прочитать карты ещё раз
spoken-press-knock = Стучать и выбрать карту для сброса
spoken-press-knock-with = Стучать с остатком { $deadwood }{ $card ->
    [none] {""}
   *[other] , сбросив { $card }
}
spoken-press-gin = Объявить джин{ $card ->
    [none] {""}
   *[other] , сбросив { $card }
}
spoken-press-big-gin = Объявить большой джин со всеми одиннадцатью картами
spoken-press-other-discard = Завершить, сбросив другую карту
spoken-press-keep = Оставить карту
spoken-press-questions-off = Не спрашивать перед таким сбросом
spoken-menu-discard = Выбери карту, которую положишь рубашкой вверх
spoken-menu-discard-claim = Выбери карту для сброса
spoken-choice-knock = Стучать с остатком { $deadwood }, сбросив { $card }
spoken-choice-gin = Объявить джин, сбросив { $card }
spoken-ask-knock = Стучать с остатком { $deadwood }? Ты положишь { $card } рубашкой вверх и откроешь:
spoken-ask-gin = Объявить джин? Ты положишь { $card } рубашкой вверх и откроешь:
spoken-ask-big-gin = Объявить большой джин? Ты откроешь все одиннадцать карт:
spoken-ask-discard-breaks-meld-with-drawn = Сбросить { $card }, только что взятую карту? Она входит в комбинацию: остаток будет { $kept } вместо { $best }.
spoken-ask-claim-knock = Стучать с { $deadwood }? Это больше предела: стучать можно с { $limit }. Ты сбросишь { $card }.
spoken-claim-shown = Сброшена карта: { $card }. Открыты такие карты:

## Laying off

spoken-press-lay-off = Приложить { $card }
spoken-press-lay-off-several = Приложить { $card } и выбрать комбинацию
spoken-lay-off-one = { $card }, к комбинации: { $meld }
spoken-lay-off-which = К какой комбинации приложить { $card }?
spoken-lay-off-on = Приложить к комбинации: { $meld }

## Melds on the table

spoken-deed-take-more = { $you ->
    [winner] берёшь
   *[other] берёт
} из сброса { $count ->
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}, включая { $card }
spoken-deed-reject = не { $you ->
    [winner] принимаешь
   *[other] принимает
} { $card }
spoken-melds-owed = Сейчас же надо выложить { $card }.
spoken-melds-owed-new = В этот ход надо выложить { $card }, в новой комбинации.
spoken-ask-take-owed = В этот ход надо выложить { $card }: в новой комбинации или добавить к готовой.
spoken-ask-take-owed-new = В этот ход надо выложить { $card }, в новой комбинации.
spoken-ask-take-add = Например, к комбинации { $number }: { $cards }.
spoken-press-hold = Выбрать { $card }
spoken-press-drop = Вернуть в руку { $card }
spoken-press-lay = Выложить: { $cards }
spoken-press-lay-picked = Выложить выбранные карты как комбинацию
spoken-press-add = Добавить { $card } к комбинации { $number }, { $cards }
spoken-press-clear = Вернуть в руку все выбранные карты
spoken-press-melds-done = Закончить ход
spoken-press-melds-done-offer = Больше не выкладывать и предложить карту
spoken-press-melds-done-end = Закончить ход, а с ним и раздачу
spoken-press-contract = Посмотреть контракт, который можно выложить
spoken-press-aside = Отложить выбранные карты: комбинация { $number } из { $of }
spoken-press-undo = Вернуть: { $cards }
spoken-press-offer-refuse = Отказаться от карты
spoken-press-challenge = Вызвать другую сторону на подсчёт
spoken-coach-reject-offer = Не брать { $card }
spoken-menu-suit = Выбрать из { $suit }, карт: { $cards }
spoken-option-take = Взять { $count ->
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}, включая { $card }
spoken-option-add = Комбинация { $number }, { $cards }

## Elsewhere

spoken-melds-numbered = Комбинация { $number }: { $cards }
spoken-replay-turn = Ходит: { $hand }
# $bars are figures, of one deal after another.
spoken-profile-trend-bars = Потери по раздачам, последняя в конце: { $bars }
spoken-board-nowhere = вне таблицы
spoken-board-line = { $rank }: { $name }, { $value }
spoken-board-line-own = { $rank }: { $name }, { $value }
spoken-audit-set = { $name }: было { $before }, стало { $after }

## How a deal ended

spoken-side-left = { $name }, на руках: { $count }
spoken-award-difference = Остаток, { $high } минус { $low }: { $points }
spoken-award-left = На руках, { $high } минус { $low }: { $points }
spoken-award-unmatched = Вне комбинаций, { $high } минус { $low }: { $points }
spoken-award-table = { $name }: на столе { $table }, минус на руках { $hand }{ $out ->
    [0] {""}
   *[other] , плюс за выход { $out }
}: { $points }
