## Buttons of a hand

press-ahead = Заранее…
press-take-back = Отменить

## What is left to be done while another is on turn, and what has come of it

# Above a menu of the names below; several may be chosen.
ahead-ask = **Что сделать за тебя, когда придёт время?**
ahead-secret = Никто другой этого не видит. Когда придёт время, это займёт до минуты.
ahead-menu = Выбери, что сделать
# $orders is a list of the names below.
ahead-left = Решено заранее: { $orders }
# $order is one of the names below; the reader may still press the buttons of the turn.
ahead-due = **{ $order }:** сейчас будет сделано, как решено заранее. Ход можно сделать и сейчас.

## What may be left to be done: its name, and what it does

order-upcard = Открытая карта
order-upcard-does = Взять, если она входит в комбинацию, иначе пас
order-gin = Джин
order-gin-does = Взять из сброса карту, которая даёт джин, и объявить его
order-layoffs = Прикладывание
order-layoffs-does = { $others ->
    [1] Если { $name } стучит, приложить лучшее
   *[other] Если кто-то стучит, приложить лучшее
}
order-wall = Последняя карта сброса
order-wall-does = Пас, если с ней не завершить раздачу
order-challenges = Вызовы
order-challenges-does = Отказываться

## What was done for the reader

# $did is “take”, or else “pass”.
order-done-upcard = Как решено заранее: { $did ->
    [take] ты берёшь открытую карту
   *[pass] пас на открытую карту
}.
order-done-gin = Как решено заранее: ты объявляешь джин.
order-done-layoffs = Как решено заранее: прикладывание завершено.
order-done-wall = Как решено заранее: пас на последнюю карту сброса.
order-done-challenges = Как решено заранее: отказ от вызова.

## Refused

refusal-nothing-ahead = Сейчас заранее решать нечего.
