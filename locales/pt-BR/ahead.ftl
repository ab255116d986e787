## Buttons of a hand

press-ahead = Adiantar…
press-take-back = Retirar

## What is left to be done while another is on turn, and what has come of it

# Above a menu of the names below; several may be chosen.
ahead-ask = **O que fazer por você quando chegar a hora?**
ahead-secret = Ninguém mais vê. Na hora, leva até um minuto.
ahead-menu = Escolha o que deixar combinado
# $orders is a list of the names below.
ahead-left = Já combinado: { $orders }
# $order is one of the names below; the reader may still press the buttons of the turn.
ahead-due = **{ $order }:** será feito em instantes, como combinado. Você também pode jogar agora.

## What may be left to be done: its name, and what it does

order-upcard = Carta virada
order-upcard-does = Pegar se entrar em um jogo; senão, passar
order-gin = Gin
order-gin-does = Pegar um descarte que dê gin e fazer gin
order-layoffs = Encaixes
order-layoffs-does = { $others ->
    [1] Se { $name } bater, fazer o melhor encaixe
   *[other] Se alguém bater, fazer o melhor encaixe
}
order-wall = Último descarte
order-wall-does = Passar se ele não fechar a mão
order-challenges = Desafios
order-challenges-does = Recusar

## What was done for the reader

# $did is “take”, or else “pass”.
order-done-upcard = Como combinado, você { $did ->
    [take] pegou a carta virada
   *[pass] passou a carta virada
}.
order-done-gin = Como combinado, você fez gin.
order-done-layoffs = Como combinado, seus encaixes foram resolvidos.
order-done-wall = Como combinado, você passou o último descarte.
order-done-challenges = Como combinado, você recusou o desafio.

## Refused

refusal-nothing-ahead = Agora não há nada para deixar combinado.
