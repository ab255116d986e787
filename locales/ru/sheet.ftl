## Sides

side-yours = Твоя сторона
side-number = Сторона { $side }
side-members = { $more } и { $last }

## The sheet in short

score-two = { $one } { $points1 } – { $points2 } { $two }
score-of = { $name } { $points }
score-columns = { $one } { $columns } { $two }
column-both = { $points1 } – { $points2 }
column-star = { $points }★
score-games = Партии: { $score }
score-matches = Счёт: { $score }
score-boxes = палочки{"\u00A0"}{ $boxes }
column-open = Колонка { $column }: { $score }{ $boxes ->
    [none] {""}
   *[other] {" "}({ $boxes })
}
column-points = { $name } { $points1 } – { $points2 }
column-won = **{ $points }**
running-game = Партия { $number }: { $score }
running-match = Матч { $number } до { $target }: { $score }
round-won = Тур { $round }: { $name } **+{ $points }** ({ $sums }){ $sweep ->
    [0] {""}
   *[other] , из них { $sweep } за победу на всех столах
}
round-level = Тур { $round }: поровну, { $sums }

## A settled contest of several games, or of more than two

won-best-of = { $you ->
    [winner] Серия твоя
   *[other] { $winner } { $winners ->
        [one] выигрывает
        [few] выигрывают
        [many] выигрывают
       *[other] выигрывают
    } серию
}
won-hollywood = { $you ->
    [winner] Встреча твоя
   *[other] { $winner } { $winners ->
        [one] выигрывает
        [few] выигрывают
        [many] выигрывают
       *[other] выигрывают
    } встречу
}
won-drawn = По всем колонкам вместе поровну: ничья
settle-column = { $sign }{ $points }
settle-third-double = { $sign }{ $points }, колонка 3 считается вдвойне
settle-match = { $sign }{ $points }
settle-game = { $sign }{ $points }
settled-column = Колонка { $number }
settled-match = Матч { $number }
settled-game = Партия { $number }
settled-won = { $part }: **{ $name } { $total1 } – { $total2 }** (очки { $points1 } – { $points2 }{ $shutout ->
    [true] , всухую
   *[false] {""}
})
settled-exact-margin = { $part }: **{ $name } { $total1 } – { $total2 }** (очки { $points1 } – { $points2 }, проигрышный отрыв)
settled-open = { $part }: не окончена, { $points1 } – { $points2 }
settled-earlier = Более ранние здесь не показаны: { $parts }.
settled-games = Выиграно партий: { $one } – { $two }
settled-columns = Выиграно колонок, они и решают: { $one } – { $two }
settled-frozen = Очки остаются как есть: бонусов не добавляют.
settled-pays = { $payer } платит, { $receiver } получает **{ $points }**
settled-net = { $name } { $points }
settled-captain-gets = { $captain } получает с каждого по **{ $points }**.
settled-captain-pays = { $captain } платит каждому по **{ $points }**.
net-behind = { $you ->
    [winner] И всё же ты позади на { $net ->
        [one] { $net } очко
        [few] { $net } очка
        [many] { $net } очков
       *[other] { $net } очка
    }.
   *[other] И всё же **{ $name }** { $winners ->
        [one] отстаёт
        [few] отстают
        [many] отстают
       *[other] отстают
    } на { $net ->
        [one] { $net } очко
        [few] { $net } очка
        [many] { $net } очков
       *[other] { $net } очка
    }.
}

## The whole sheet, deal by deal

sheet-deal = Раздача { $deal }: { $ended }{ $points ->
    [none] {""}
   *[other] : **{ $points }**
}
sheet-won = Раздача { $deal }: { $name } **+{ $points }** · { $how }
sheet-how = { $result ->
    [gin] джин
    [big_gin] большой джин
    [undercut] подрез
   *[knock] { $deadwood ->
        [none] стук
       *[other] стук с { $deadwood }
    }
}
sheet-columns = { $count ->
    [one] колонка { $columns }
    [few] колонки { $columns }
    [many] колонки { $columns }
   *[other] колонки { $columns }
}
sheet-table = { $one } — { $two } { $score }
sheet-match = Матч { $number }
sheet-game = Партия { $number }
sheet-pages = Часть { $page } из { $pages }
press-earlier = Раньше
press-later = Позже
press-sheet = Лист счёта

## What is printed on the picture of a sheet

pad-target = до { $target }
pad-number-deal = Разд.
pad-number-round = Тур
pad-boxes = Палочки
pad-points = Очки
pad-shutout = Сухая
pad-game-bonus = Партия
pad-line-bonus = За палочки
pad-hand-bonus = Раздачи
pad-win-bonus = Матч
pad-shutout-bonus = Сухая
pad-total = Итог
pad-score = Счёт
pad-earlier = Раньше
pad-third-double = Ещё раз 3
pad-games-won = Партии
pad-net = Разница
pad-alt = Лист счёта, { $title }, { $target }
pad-alt-column = { $number ->
    [none] {""}
   *[other] { $number }:{" "}
}{ $name } { $totals }
pad-alt-line = { $label }: { $figures }
# Stands for a figure that one side doesn’t have.
pad-alt-nothing = ничего
