## Who and where

name-nobody = кто-то
name-someone = Кто-то
name-you = Ты
# $number tells players of one name apart.
name-numbered = { $name } ({ $number })
table-number = Стол { $table }
link-channel = #{ $channel }
link-private = { $channel }
place-private = Личный чат
link-picture = Картинка
link-last = Последняя раздача в #{ $channel }
# A phrase that stands alone.
whole-sentence = { $phrase }.

## The deal in a few words

deal-title = Раздача { $deal } · { $rules }, { $knock }
deal-title-plain = Раздача { $deal } · { $rules }
limit-knock = стук до { $limit }
limit-upcard = стук по открытой карте
limit-gin-only = только джин
limit-card = { $limit } (по карте { $card })
limit-second = { $limit } (по карте { $card }, вторая колода)
pile-top = Верх сброса · в колоде { $stock ->
    [one] { $stock } карта
    [few] { $stock } карты
    [many] { $stock } карт
   *[other] { $stock } карты
}
pile-line = Сброс: { $card } · в колоде { $stock ->
    [one] { $stock } карта
    [few] { $stock } карты
    [many] { $stock } карт
   *[other] { $stock } карты
}
pile-empty = Сброс пуст · в колоде { $stock ->
    [one] { $stock } карта
    [few] { $stock } карты
    [many] { $stock } карт
   *[other] { $stock } карты
}
seal = Печать тасовки: `{ $seal }`
seal-deal = Печать раздачи: `{ $seal }…`

## What somebody did in their last turn; $you is “winner” where it is the reader’s own

did-pass = { $you ->
    [winner] Ты пасуешь.
   *[other] { $name } пасует.
}
did-stock = { $you ->
    [winner] Ты берёшь из колоды.
   *[other] { $name } берёт из колоды.
}
did-take = { $you ->
    [winner] Ты берёшь { $taken }.
   *[other] { $name } берёт { $taken }.
}
did-discard = { $you ->
    [winner] Ты сбрасываешь { $discarded }.
   *[other] { $name } сбрасывает { $discarded }.
}
did-stock-discard = { $you ->
    [winner] Ты тянешь и сбрасываешь { $discarded }.
   *[other] { $name } тянет и сбрасывает { $discarded }.
}
did-take-discard = { $you ->
    [winner] Ты берёшь { $taken }, сбрасываешь { $discarded }.
   *[other] { $name } берёт { $taken }, сбрасывает { $discarded }.
}

## How a deal ended; $you says which side, if any, is the reader's

end-knock = { $you ->
    [winner] Ты стучишь, остаток { $deadwood }
   *[other] { $winner } стучит, остаток { $deadwood }
}
end-gin = { $you ->
    [winner] Джин! У тебя сложились все карты
   *[other] Джин! У игрока { $winner } сложились все карты
}
end-big-gin = { $you ->
    [winner] Большой джин! У тебя сложились все одиннадцать
   *[other] Большой джин! У игрока { $winner } сложились все одиннадцать
}
end-undercut = { $you ->
    [winner] Подрез! Ты бьёшь стук игрока { $loser }
    [loser] Подрез! { $winner } бьёт твой стук
   *[other] Подрез! { $winner } бьёт стук игрока { $loser }
}
end-tie = Поровну: очков никому
end-cancelled-gin = Джин, но все карты приложены: очков никому
end-draw = Ничья: раздачу никто не закончил
end-misdeal = Пересдача
end-resign = { $you ->
    [loser] Ты сдаёшься
   *[other] { $loser } сдаётся
}
end-out-of-time = { $you ->
    [loser] У тебя вышло время
   *[other] Вышло время у игрока { $loser }
}
end-left = { $you ->
    [loser] Ты встаёшь из-за стола
   *[other] { $loser } встаёт из-за стола
}
end-forfeit = { $you ->
    [loser] Тебе засчитано поражение
   *[other] { $loser } получает техническое поражение
}
end-decided = Решение администрации сервера
end-void = Раздача не считается
last-deal = { $points ->
    [0] Прошлая раздача: { $ended }.
    [one] Прошлая раздача: { $ended } ({ $points } очко).
    [few] Прошлая раздача: { $ended } ({ $points } очка).
    [many] Прошлая раздача: { $ended } ({ $points } очков).
   *[other] Прошлая раздача: { $ended } ({ $points } очка).
}

## What cards are called: thirteen ranks and four suits (clubs, diamonds, hearts, spades), blanks between

card-ranks = Т 2 3 4 5 6 7 8 9 10 В Д К
# The names of the cards' emojis, which a program may read to those who can't see them: small letters
# without accents and digits, underscores for blanks, short (a message has room for 4,000 characters
# in all); no two languages may share one.
emoji-ranks = tuz dva tri chetyre pyat shest sem vosem devyat desyat valet dama korol
emoji-suits = trefy bubny chervy piki
emoji-card = { $suit }_{ $rank }
emoji-back = rubashka
