## What lies on the table

melds-side = **{ $name }** · { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
} na mão
melds-side-down = **{ $name }** · { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
} · { $points } na mesa
melds-side-contract = **{ $name }** · { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
} · { $laid ->
    [0] sem contrato
   *[other] com contrato
}
melds-numbered = `{ $number }` { $cards }
melds-draws = { $cards ->
    [0] o monte acabou
   *[other] { $cards } para comprar
}
melds-pile = Lixo com { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
} · { $draws }
# A pile of up to three cards, the top first.
melds-pile-few = Lixo: { $cards } · { $draws }
melds-pile-empty = Lixo vazio · { $draws }
melds-pile-cards = De cima para baixo: { $cards }

## What somebody did: "North drew from the stock, laid 3♣ 4♣ 5♣ and discarded K♠."

# $you is “winner” where it is the reader’s own; the deeds get it, too, where a language needs it.
did-deeds = { $you ->
    [winner] Você
   *[other] { $name }
} { $deeds }.
list-more = { $first }, { $next }
list-clauses = { $first }; { $next }
sentences = { $first } { $next }
list-last = { $first } e { $last }
deed-stock = comprou
deed-take = pegou { $card }
deed-take-more = pegou { $count } cartas até { $card }
deed-lay = baixou { $cards }
deed-extend = encaixou { $cards } no jogo { $number }
deed-contract = baixou o contrato
deed-discard = descartou { $card }
deed-offer = ofereceu { $card }
deed-accept = aceitou { $card }
deed-reject = recusou { $card }
deed-last-card = ficou com a última carta
deed-challenge = lançou um desafio
deed-accept-challenge = aceitou o desafio
deed-reject-challenge = recusou o desafio
deed-resign = desistiu

## The hand

melds-count = { $cards ->
    [one] { $cards } carta, que vale
   *[other] { $cards } cartas, que valem
} **{ $points }**
melds-drawn = Do monte: **{ $card }**.
melds-taken = Você pegou **{ $card }**.
melds-taken-barred = Você pegou **{ $card }**: segure por ora.
melds-taken-more = Você pegou { $cards }.

## What to do now

melds-draw-more = **Sua vez: compre do monte, pegue { $card } ou mais do lixo.**
melds-owed = **{ $card } tem que ir à mesa agora.**
melds-owed-new = **{ $card } tem que ir para a mesa nesta jogada**, em um jogo novo.
melds-prompt = **Baixe, encaixe ou descarte.**
melds-prompt-discard = **Sua vez: escolha uma carta para descartar.**
melds-prompt-last-draw = Não há mais o que comprar: o seu descarte encerra a mão.
melds-prompt-own = **Baixe jogo ou encaixe nos seus.**
melds-prompt-done = **No momento não há nada para baixar.**
melds-prompt-contract = **Você pode baixar seu contrato**, ou escolher os jogos dele.
melds-prompt-no-contract = **Ainda sem contrato.** Ele pede { $sizes }, de uma vez só.
melds-prompt-contracted = **Seu contrato está na mesa.** Nesta jogada não dá para baixar mais nada.
melds-last-draw = Não há mais o que comprar: a mão acaba nesta jogada.
melds-sizes = { $count ->
    [one] um jogo de { $sizes } cartas
   *[other] { $count } jogos de { $sizes } cartas
}
melds-wait-answer = Esperando { $name } responder.
melds-turn-answer = **{ $name } responde.**
melds-picked = Escolhidas: { $cards }
melds-picked-no-meld = Escolhidas: { $cards } · ainda não é um jogo
melds-picked-blocked = Escolhidas: { $cards } · baixando estas, não dá para terminar a jogada
melds-picked-no-contract = Escolhidas: { $cards } · este jogo não entra em nenhum contrato
melds-set-aside = Contrato até agora: { $cards }

## Buttons and menus

press-go-out = { $move } e zerar
press-out = Zerar a mão
press-lay = Baixar { $cards }
press-lay-picked = Baixar estas
press-add = { $card } no { $number }
press-discard-card = Descartar { $card }
press-melds-done = Pronto
press-melds-done-offer = Oferecer carta
press-melds-done-end = Pronto, fechar a mão
press-clear = Limpar
press-contract = Contrato…
press-contract-go = Baixar contrato
press-aside = Jogo { $number } de { $of }
press-undo = Desfazer { $cards }
press-offer-card = Oferecer { $card }
press-offer-accept = Aceitar { $card }
press-offer-refuse = Recusar
press-last-card = Ficar com a última
press-challenge = Desafiar…
press-challenge-go = Desafiar { $name }
press-challenge-accept = Aceitar: contar as cartas
press-challenge-refuse = Recusar: seguir jogando
press-take-more = Pegar { $count } cartas
press-out-ask-off = Zerar sem perguntar da próxima vez
press-out-ask-on = Pergunte antes de eu zerar a mão
menu-suit = { $suit } · { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}
menu-cards = Baixar ou encaixar cartas…
menu-discard-card = Descartar uma carta…
menu-offer-card = Oferecer uma carta…
menu-take = Pegar mais do lixo…
menu-take-deep = Pegar ainda mais do lixo…
menu-add = Encaixar { $card } em um jogo…
menu-contract = Escolher outro contrato…
option-take = { $count } cartas, até { $card }
option-add = { $number } · { $cards }
contract-leaves = deixa { $points } na mão

## Steps that ask

ask-out = ### Zerar a mão?
ask-out-lay = Você baixa estas e fica sem cartas, o que encerra a mão:
ask-out-extend = Você encaixa sua última carta no jogo { $number }, o que encerra a mão:
ask-out-discard = Você descarta sua última carta, o que encerra a mão:
ask-take = ### Pegar { $count } cartas?
ask-take-owed = **{ $card } tem que ir para a mesa nesta jogada**, em um jogo novo ou encaixada.
ask-take-owed-new = **{ $card } tem que ir para a mesa nesta jogada**, em um jogo novo.
ask-take-meld = Por exemplo: { $cards }.
ask-take-add = Por exemplo: encaixar { $cards } no jogo { $number }.
ask-contract = ### Baixar este contrato?
ask-contract-after = Você fica com { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}, e nesta jogada não dá para baixar mais nada.
ask-contract-more = Você fica com { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
} e, nesta jogada, ainda pode encaixar nestes jogos.
ask-challenge = ### Desafiar { $name }?
ask-challenge-rule = Se { $name } aceitar, todas as cartas dos dois lados são contadas. Quem tiver menos ganha tudo o que o outro lado soma.
ask-challenge-refused = Se { $name } recusar, você segue jogando.
ask-challenge-once = Se { $name } recusar, você segue jogando e não pode desafiar de novo nesta jogada.
challenge-tie-drawn = Se der igual, ninguém pontua.
challenge-tie-challenged = Se der igual, vence o lado desafiado.
asked-challenge = ### { $name } te desafia
asked-challenge-rule = Se você aceitar, todas as cartas dos dois lados são contadas. Quem tiver menos ganha tudo o que o outro lado soma. Se recusar, { $name } segue jogando.
asked-offer = ### { $name } te oferece { $card }
asked-offer-rule = Se você aceitar, sua vez começa com ela na mão.
asked-offer-ace = Se aceitar, você não compra nesta jogada: o ás conta como a compra.
asked-offer-keep = Você não pode oferecer essa carta de volta na mesma jogada.
offer-choose = **Escolha uma carta para oferecer.** { $name } aceita ou recusa.
offer-barred = Você não pode oferecer { $card } de volta nesta jogada.
offer-last = **Você só tem mais uma carta, e a última não dá para oferecer.**
