## The head of a hand

# $where is "here" in the server itself.
hand-place = { $where ->
    [here] Contra { $name }
   *[elsewhere] **{ $server }** · contra { $name }
}
hand-last = ### Última mão: { $ended }
hand-deadwood = Resto **{ $deadwood }**
hand-left = **{ $deadwood }** depois do descarte
# Melds and unmatched cards stand under these, $count is what the hand counts.
hand-melds = Jogos
hand-unmatched = Soltas · { $count }
hand-no-melds = Nenhum jogo ainda · { $count }
hand-all-melds = Tudo em jogos · { $count }
hand-drawn = Você comprou **{ $card }**.
hand-taken = Você pegou **{ $card }**.
hand-taken-stays = Você pegou **{ $card }**: segure por ora.

## A deal's end, until the next deal is asked for

deal-end-yours = Próxima mão: você começa.
deal-end-theirs = Próxima mão: { $name } começa.
press-next-deal = Próxima mão

## What to do now

prompt-wait = Esperando { $name }.
prompt-stock = **Sua vez: compre do monte.**
prompt-draw = **Sua vez: compre do monte ou pegue { $card }.**
prompt-upcard = **Sua vez: pegue { $card } ou passe.**
prompt-wall = **O monte acabou: feche a mão com { $card } ou passe, e ninguém pontua.**
prompt-discard = **Sua vez: descarte uma carta.**
prompt-discard-knock = **Sua vez: descarte ou bata.**
prompt-discard-gin = **Gin! Declare ou descarte.**
prompt-discard-big-gin = **As onze combinam: declare big gin ou descarte.**
prompt-gin-only = **Você tem gin, e por estas regras é preciso declarar.**

## Buttons

press-stock = Comprar
press-take = Pegar { $card }
press-pass = Passar
press-resign = Desistir…
press-hand = Minhas cartas
press-hand-again = Atualizar
# Under a private hand while somebody else plays.
hand-goes-on = Isto se atualiza sozinho. Se travar, aperte **{ $button }**.
press-back = Voltar
press-knock = Bater…
# Beside cards, where the hand's count says what is left.
press-knock-brief = Bater
press-knock-with = Bater (resto { $deadwood })
press-gin = Gin!
press-big-gin = Big gin!
press-ask-off = Bater sem perguntar da próxima vez
press-other-discard = Outra carta…
press-discard-anyway = Descartar { $card }
press-keep = Manter
press-questions-off = Não perguntar mais
press-ask-on = Pergunte antes de eu bater

## Ending the deal, step by step

ask-discard-knock = **Qual carta você vira para baixo?**
ask-discard-gin = **Qual carta você vira para baixo?** Com qualquer uma destas, continua sendo gin.
menu-discard = Carta virada para baixo → resto que fica
menu-discard-gin = Escolha a carta virada para baixo
choice-knock = { $card } → { $deadwood }
choice-gin = { $card }
ask-knock = ### Bater com { $deadwood } de resto?
    { $card } vai virada para baixo, e você mostra:
ask-gin = ### Fazer gin?
    { $card } vai virada para baixo, e você mostra:
ask-big-gin = ### Fazer big gin?
    Você mostra as onze:
layout-ask = Dá para mostrar de mais de um jeito, e isso muda o que { $name } pode encaixar.
layout-hint = Escolha seus jogos
layout-best = O que menos deixa { $name } encaixar

## Before a discard that may be a slip

ask-discard-passes-up-gin = ### Você tem gin. Descartar { $card } mesmo assim?
ask-discard-breaks-meld = ### Descartar { $card } de um jogo?
    Seu resto fica em **{ $kept }** em vez de **{ $best }**.
ask-discard-breaks-meld-with-drawn = ### Descartar a carta que você acabou de comprar?
    { $card } faz parte de um jogo: seu resto fica em **{ $kept }** em vez de **{ $best }**.

## Resigning

# $match is the kind of contest.
resign-ask = **Desistir contra { $name }?** { $match ->
    [best_of] Você perde a série inteira
    [hollywood] Você perde a folha inteira, com todas as colunas
    [multi_match] Você perde todos os confrontos
   *[single] Você perde a partida
}, e ninguém marca mais pontos.
press-resign-yes = Desistir
press-resign-no = Continuar
resign-kept = Você continua na partida.
resign-done = Você desistiu da partida.
