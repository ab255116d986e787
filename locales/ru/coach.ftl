# What the coach says: moves, and what is to be said for them. docs/coach.md

## Moves, as advice

coach-take = Взять { $card }
coach-take-several = Взять { $cards }
coach-stock = Взять из колоды
coach-pass = Пас
coach-discard = Сбросить { $card }
coach-knock = Стучать, сбросив { $card } рубашкой вверх
coach-gin = Объявить джин, сбросив { $card } рубашкой вверх
coach-big-gin = Объявить большой джин
coach-lay = Выложить { $cards }
coach-extend = Добавить { $card } к комбинации { $target }
coach-contract = Выложить контракт: { $cards }
coach-end-meld = Больше не выкладывать
coach-offer = Предложить { $card }
coach-last-card = Оставить последнюю карту
coach-accept = Принять
coach-accept-offer = Взять { $card }
coach-continue-exposed = Играть дальше
coach-reject = Отказаться
coach-reject-offer = Отказаться от { $card }
coach-challenge = Вызвать
coach-layoff = Приложить { $card } к комбинации { $target }
coach-done = Больше не прикладывать

## Why: what speaks for a move, and (with “but”) what against it.
# $cards are one or several; where there are too many to name, the message with “many” is said.

coach-melds = Получится комбинация: { $cards }.
coach-melds-but = Но пропадёт комбинация: { $cards }.
coach-breaks = { $cards } остаются вместе.
coach-breaks-but = Но придётся разбить: { $cards }.
coach-deadwood = Остаток будет { $number } вместо { $than }.
coach-deadwood-but = Но остаток будет { $number } вместо { $than }.
coach-waits = Живых карт, которые помогут: { $number } вместо { $than }, теперь и { $cards }.
coach-waits-many = Живых карт, которые помогут: { $number } вместо { $than }.
coach-waits-but = Но живых карт, которые помогут: { $number } вместо { $than }; уже не помогут: { $cards }.
coach-waits-but-many = Но живых карт, которые помогут: { $number } вместо { $than }.
coach-readies = Живых карт, с которыми можно стучать: { $number } вместо { $than }, теперь и { $cards }.
coach-readies-many = Живых карт, с которыми можно стучать: { $number } вместо { $than }.
coach-readies-but = Но живых карт, с которыми можно стучать: { $number } вместо { $than }; уже не годятся: { $cards }.
coach-readies-but-many = Но живых карт, с которыми можно стучать: { $number } вместо { $than }.
coach-gins = Живых карт до джина: { $number } вместо { $than }, теперь и { $cards }.
coach-gins-many = Живых карт до джина: { $number } вместо { $than }.
coach-gins-but = Но живых карт до джина: { $number } вместо { $than }; уже не годятся: { $cards }.
coach-gins-but-many = Но живых карт до джина: { $number } вместо { $than }.
coach-ready = Остаток станет { $number }: можно стучать.
coach-ready-but = Но с остатком { $number } можно было стучать.
coach-feeds = Другая карта подходит к тому, что брал соперник: { $cards }.
coach-feeds-but = Но она подходит к тому, что брал соперник: { $cards }.
coach-danger = Сопернику она пригодится в { $number }% случаев, другая — в { $than }%.
coach-danger-but = Но сопернику она пригодится в { $number }% случаев, другая — в { $than }%.
coach-dead = Больше она никому в комбинацию не годится.
coach-thrown = Сопернику не нужно то, к чему она подходит: { $cards }.
coach-shows = Сопернику это ничего не скажет о твоих картах.
coach-shows-but = Но соперник увидит одну твою карту.
coach-denies = Если её оставить, она поможет сопернику в { $number }% случаев.
coach-denies-but = Но если её оставить, она поможет сопернику в { $number }% случаев.
coach-blind = Из { $than } { $than ->
    [one] неизвестной карты
    [few] неизвестных карт
    [many] неизвестных карт
   *[other] неизвестных карт
} { $number ->
    [one] помогла бы
    [few] помогли бы
    [many] помогли бы
   *[other] помогли бы
} { $number }.
coach-blind-but = Но из { $than } { $than ->
    [one] неизвестной карты
    [few] неизвестных карт
    [many] неизвестных карт
   *[other] неизвестных карт
} { $number ->
    [one] тоже помогла бы
    [few] тоже помогли бы
    [many] тоже помогли бы
   *[other] тоже помогли бы
} { $number }.
coach-wins = Стук сейчас принесёт примерно { $number ->
    [one] { $number } очко
    [few] { $number } очка
    [many] { $number } очков
   *[other] { $number } очка
}.
coach-wins-but = Но стук сейчас принесёт примерно { $number ->
    [one] { $number } очко
    [few] { $number } очка
    [many] { $number } очков
   *[other] { $number } очка
}.
coach-loses = Стук сейчас обойдётся примерно в { $number ->
    [one] { $number } очко
    [few] { $number } очка
    [many] { $number } очков
   *[other] { $number } очка
}.
coach-loses-but = Но стук сейчас обойдётся примерно в { $number ->
    [one] { $number } очко
    [few] { $number } очка
    [many] { $number } очков
   *[other] { $number } очка
}.
coach-safe = Стук сейчас подрежут только в { $number }% случаев.
coach-safe-but = Но стук сейчас подрежут только в { $number }% случаев.
coach-undercut = Стук сейчас подрежут в { $number }% случаев.
coach-undercut-but = Но его подрежут в { $number }% случаев.
coach-hope = Если играть дальше, { $number ->
    [one] джин даст { $number } живая карта
    [few] джин дадут { $number } живые карты
    [many] джин дадут { $number } живых карт
   *[other] джин дадут { $number } живые карты
}: { $cards }.
coach-hope-none = Если играть дальше, сразу джина не даст ни одна живая карта.
coach-hope-but = Но если играть дальше, { $number ->
    [one] джин даст { $number } живая карта
    [few] джин дадут { $number } живые карты
    [many] джин дадут { $number } живых карт
   *[other] джин дадут { $number } живые карты
}: { $cards }.
coach-hope-but-none = Но сразу джина не даст ни одна живая карта.
coach-stock-left = Тянуть осталось всего { $number ->
    [one] { $number } карту
    [few] { $number } карты
    [many] { $number } карт
   *[other] { $number } карты
}.
coach-stock-left-but = Но тянуть осталось всего { $number ->
    [one] { $number } карту
    [few] { $number } карты
    [many] { $number } карт
   *[other] { $number } карты
}.
coach-why-gin = Джин не подрежешь, и за него бонус.
coach-why-gin-but = Но джин не подрежешь, и за него бонус.
coach-why-big-gin = Сложились все одиннадцать: это дороже джина.
coach-why-big-gin-but = Но сложились все одиннадцать: это дороже джина.
coach-lays = На столе окажется { $cards }: { $number ->
    [one] { $number } очко
    [few] { $number } очка
    [many] { $number } очков
   *[other] { $number } очка
}.
coach-sheds = { $cards } — это { $number ->
    [one] { $number } очко
    [few] { $number } очка
    [many] { $number } очков
   *[other] { $number } очка
} и почти никакой пользы.
coach-keeps = { $cards } ещё могут сложиться.
coach-fetches = Получится комбинация: { $cards }.
coach-fits = На стол можно положить: { $cards }.
