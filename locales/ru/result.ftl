## A finished deal

result-deal = Раздача { $deal }
result-after = После раздачи { $deal } · **{ $score }**
side = **{ $name }**
side-deadwood = **{ $name }** · остаток { $deadwood }
side-left = **{ $name }** · на руках { $count }
side-table = На столе: { $melds }
side-added = Добавлено к чужим: { $cards }
side-held = Осталось: { $cards }
side-laid-off = Приложено: { $cards }
side-laid-off-own = Приложено за тебя: { $cards }
side-nothing-laid-off = Приложить нечего
laid-off = { $name } прикладывает { $cards } к комбинации: { $meld }.
# $name laid off more cards, on another meld.
laid-off-also = А также { $cards } к комбинации: { $meld }.
side-unmatched = Остаток: { $cards }
side-rest = Вне комбинаций

## The sum

award-difference = Остаток { $high } − { $low } = **{ $points }**
award-loser-full = { $you ->
    [loser] Весь твой остаток
   *[other] Весь остаток игрока { $loser }
} **+{ $points }**
award-deadwood = { $you ->
    [loser] Твой остаток
   *[other] Остаток игрока { $loser }
} **+{ $points }**
award-gin-bonus = Джин **+{ $points }**
award-big-gin-bonus = Большой джин **+{ $points }**
award-undercut-bonus = Подрез **+{ $points }**
award-sequence-bonus = Длинные ряды и картинки **+{ $points }**
award-spade-double = Пики удваивают **+{ $points }**
award-left = На руках { $high } − { $low } = **{ $points }**
award-unmatched = Вне комбинаций { $high } − { $low } = **{ $points }**
award-left-with = { $you ->
    [loser] Осталось у тебя
   *[other] Осталось у игрока { $loser }
} **+{ $points }**
award-held = { $you ->
    [loser] Все карты у тебя на руках
   *[other] Все карты на руках у игрока { $loser }
} **+{ $points }**
award-out = Выход **+{ $points }**
award-out-no-contract = { $you ->
    [loser] Выход, пока у тебя нет контракта
   *[other] Выход, пока у игрока { $loser } нет контракта
} **+{ $points }**
# What a side that didn't win the deal gets; $award is one of the lines above.
award-theirs = { $name }: { $award }
# One side's whole sum where both sides score.
award-table = **{ $name }** · стол { $table } − рука { $hand }{ $out ->
    [0] {""}
   *[other] {" "}+ выход { $out }
} = **{ $points }**
boxes-extra = Палочки: 1 + { $extra } за { $why } = **{ $boxes }**
boxes-doubled-extra = Палочки: 1 + 2 × { $extra } за { $why } = **{ $boxes }**, пики удваивают добавку
boxes-doubled-all = Палочки: 2 × (1 + { $extra } за { $why }) = **{ $boxes }**, пики удваивают всё
boxes-doubled = Палочки: 2 × 1 = **{ $boxes }**, пики удваивают
boxes-why = { $result ->
    [undercut] подрез
    [big_gin] большой джин
   *[gin] джин
}
sum-nothing = За эту раздачу очков нет.
sum-scores = { $you ->
    [winner] Ты получаешь
   *[other] { $name } получает
} **{ $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}**
sum-boxes = { $scores } и { $boxes ->
    [0] ни одной палочки
    [one] { $boxes } палочку
    [few] { $boxes } палочки
    [many] { $boxes } палочек
   *[other] { $boxes } палочки
}
sum-other = { $scores }, { $you ->
    [loser] ты —
   *[other] { $name } —
} **{ $points }**
sum-even = Обоим по **{ $points }**

## How a deal with melds on the table ended; $you and $ender say which side

end-out = { $you ->
    [winner] Ты выходишь
   *[other] { $winner } выходит
}
end-exhausted = Никто не вышел: { $you ->
    [winner] раздача твоя
   *[other] раздачу выигрывает { $winner }
}
end-exhausted-even = Никто не вышел, и у всех поровну
end-challenge = { $ender ->
    [winner] { $you ->
        [winner] Твой вызов, и раздача твоя
       *[other] { $winner } бросает вызов и выигрывает
    }
   *[loser] { $you ->
        [winner] { $loser } бросает вызов, а раздача твоя
        [loser] Ты бросаешь вызов, а выигрывает { $winner }
       *[other] { $loser } бросает вызов, а выигрывает { $winner }
    }
}
end-challenge-even = Вызов, и у обоих поровну: очков никому

## A settled game

won-target = { $you ->
    [winner] Партия твоя
   *[other] { $winner } { $winners ->
        [one] побеждает
        [few] побеждают
        [many] побеждают
       *[other] побеждают
    }
}
won-shutout = { $you ->
    [winner] Партия твоя, и всухую
   *[other] { $winner } { $winners ->
        [one] выигрывает
        [few] выигрывают
        [many] выигрывают
       *[other] выигрывают
    } всухую
}
won-resign = { $you ->
    [winner] { $loser } сдаётся: победа твоя
    [loser] Ты сдаёшься: { $winner } { $winners ->
        [one] побеждает
        [few] побеждают
        [many] побеждают
       *[other] побеждают
    }
   *[other] { $loser } сдаётся: { $winner } { $winners ->
        [one] побеждает
        [few] побеждают
        [many] побеждают
       *[other] побеждают
    }
}
won-out-of-time = { $you ->
    [winner] Вышло время ({ $loser }): победа твоя
    [loser] У тебя вышло время: { $winner } { $winners ->
        [one] побеждает
        [few] побеждают
        [many] побеждают
       *[other] побеждают
    }
   *[other] Вышло время ({ $loser }): { $winner } { $winners ->
        [one] побеждает
        [few] побеждают
        [many] побеждают
       *[other] побеждают
    }
}
won-left = { $you ->
    [winner] { $loser } встаёт из-за стола: победа твоя
    [loser] Ты встаёшь из-за стола: { $winner } { $winners ->
        [one] побеждает
        [few] побеждают
        [many] побеждают
       *[other] побеждают
    }
   *[other] { $loser } встаёт из-за стола: { $winner } { $winners ->
        [one] побеждает
        [few] побеждают
        [many] побеждают
       *[other] побеждают
    }
}
won-forfeit = { $you ->
    [winner] Техническое поражение ({ $loser }): победа твоя
    [loser] Твоей стороне засчитано поражение: { $winner } { $winners ->
        [one] побеждает
        [few] побеждают
        [many] побеждают
       *[other] побеждают
    }
   *[other] Техническое поражение ({ $loser }): { $winner } { $winners ->
        [one] побеждает
        [few] побеждают
        [many] побеждают
       *[other] побеждают
    }
}
won-decided = { $you ->
    [winner] Решение администрации сервера: победа твоя
   *[other] Решение администрации сервера: { $winner } { $winners ->
        [one] побеждает
        [few] побеждают
        [many] побеждают
       *[other] побеждают
    }
}
won-exact-margin = { $you ->
    [winner] Отрыв оказался проигрышным ({ $loser }): победа твоя
    [loser] Твой отрыв оказался проигрышным: { $winner } { $winners ->
        [one] побеждает
        [few] побеждают
        [many] побеждают
       *[other] побеждают
    }
   *[other] Отрыв оказался проигрышным ({ $loser }): { $winner } { $winners ->
        [one] побеждает
        [few] побеждают
        [many] побеждают
       *[other] побеждают
    }
}
won-nobody = Партия кончилась без победителя
settle-points = { $sign }{ $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
settle-shutout = { $sign }{ $points } за сухую (у соперника ни одной палочки)
settle-game-bonus = { $sign }{ $points } за партию
# $plain is "yes" where every box is a deal won.
settle-line-bonus = { $sign }{ $points } за { $plain ->
    [yes] { $boxes ->
        [one] { $boxes } выигранную раздачу (палочку)
        [few] { $boxes } выигранные раздачи (палочки)
        [many] { $boxes } выигранных раздач (палочек)
       *[other] { $boxes } выигранные раздачи (палочки)
    }
   *[no] { $boxes ->
        [one] { $boxes } палочку
        [few] { $boxes } палочки
        [many] { $boxes } палочек
       *[other] { $boxes } палочки
    }
}
settle-total = **{ $name } { $points }** вместе с бонусами
settle-total-plain = **{ $name } { $points }**
settled-term-box = Палочка — выигранная раздача.
settled-term-shutout = Всухую: у соперника ни одной палочки.
settled-rating = Твой рейтинг: { $rating } ({ $change })
press-standings = Таблица
net = **Перевес: { $net ->
    [one] { $net } очко
    [few] { $net } очка
    [many] { $net } очков
   *[other] { $net } очка
}**
# Where the game was resigned, or ended by a manager.
net-ahead = **Перевес: { $net ->
    [one] { $net } очко
    [few] { $net } очка
    [many] { $net } очков
   *[other] { $net } очка
}**
seal-next = Печать следующей тренировки: `{ $seal }`
press-again = Реванш
press-again-series = Реванш: { $games ->
    [3] до 2 побед
    [5] до 3 побед
    [7] до 4 побед
   *[other] лучший из { $games }
}
# $you says who reads it: the "host" wants the rematch, the "guest" may begin it. $games is 0 for the
# same game again; $when is a time from now, as Discord writes it.
rematch-wished = { $you ->
    [host] **Ты хочешь
   *[other] **{ $name } хочет
} { $games ->
    [0] реванш
    [3] реванш до 2 побед
    [5] реванш до 3 побед
    [7] реванш до 4 побед
   *[other] реванш, лучший из { $games }
}.** { $you ->
    [guest] Нажми кнопку — и играем.
   *[other] Начнём, как только кнопку нажмёт { $other }.
} Предложение истекает { $when }.
rematch-on = Реванш уже идёт.
rematch-waits = Реванш уже предложен и ждёт ответа.
