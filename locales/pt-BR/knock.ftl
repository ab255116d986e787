## What lies on the table, in the knock family

pile-all = O lixo, com a última carta no fim · { $stock ->
    [one] { $stock } carta
   *[other] { $stock } cartas
} no monte
knock-card-second = Carta do limite, de um segundo baralho: { $card }
knock-card-points = { $card } é de espadas: os pontos desta mão dobram.
knock-card-boxes = { $what ->
    [extra] Com espadas ({ $card }), dobram as caixas além da primeira.
   *[all] Com espadas ({ $card }), dobram as caixas da mão.
}
open-hand = **{ $name }** joga de cartas abertas · resto { $deadwood }
open-own = **Suas cartas estão abertas**, porque você bateu com resto demais.

## The stock is used up

wall-turn = **O monte acabou: { $name } pode fechar a mão com { $card } ou passar.**

## What somebody did in their last turn, where hands may lie open

did-draw = { $you ->
    [winner] Você
   *[other] { $name }
} comprou { $drawn } do monte.
did-draw-discard = { $you ->
    [winner] Você
   *[other] { $name }
} comprou { $drawn } do monte e descartou { $discarded }.
did-claim-knock = { $you ->
    [winner] Você
   *[other] { $name }
} bateu com resto demais e descartou { $discarded }.
did-stock-claim-knock = { $you ->
    [winner] Você
   *[other] { $name }
} comprou do monte, bateu com resto demais e descartou { $discarded }.
did-take-claim-knock = { $you ->
    [winner] Você
   *[other] { $name }
} pegou { $taken }, bateu com resto demais e descartou { $discarded }.
did-draw-claim-knock = { $you ->
    [winner] Você
   *[other] { $name }
} comprou { $drawn }, bateu com resto demais e descartou { $discarded }.
did-continue-exposed = { $you ->
    [winner] Você
   *[other] { $name }
} seguiu jogando, contra cartas abertas.

## A knock with too much

ask-claim-knock = ### Bater com { $deadwood }?
    Passa do limite, que é { $limit }. { $card } vai para o lixo.
ask-discard-claim = **Bater: qual carta você descarta?** O limite é { $limit }.
menu-discard-claim = Carta descartada → resto que fica
claim-choice = { $name } pode mandar contar as cartas como estão ou fazer você seguir de cartas abertas.
claim-expose = Você segue de cartas abertas até o fim da mão.
claimed = ### { $you ->
    [winner] Você bateu com { $deadwood }
   *[other] { $name } bateu com { $deadwood }
}, e o limite é { $limit }
claim-shown = { $card } foi descartada, e isto está aberto:
claim-wait = { $name } decide: contar as cartas ou seguir jogando.
claim-turn = **{ $name } manda contar as cartas ou segue jogando.**
claim-accept = **Contar as cartas**: os { $theirs } de { $name } contra os seus { $yours }, menos o que você puder encaixar. Você corta com { $tie ->
    [undercut] { $theirs } ou menos
   *[no-score] menos de { $theirs }
}.
claim-go-on = **Seguir jogando**: é a sua vez de comprar, e as cartas de { $name } ficam abertas até o fim da mão.
press-accept-knock = Contar as cartas
press-continue-exposed = Seguir jogando

## Laying off by hand

lay-off-melds = { $you ->
    [winner] Seus jogos
   *[other] Jogos de { $name }
}
lay-off-so-far = Encaixadas: { $cards }
lay-off-best = **Sua vez de encaixar.** No melhor caso, você fica com **{ $deadwood }**:
lay-off-one = { $card } em { $meld }
lay-off-singly = Ou uma carta por vez:
lay-off-no-more = **Sua vez de encaixar.** Nada mais que caiba diminui o seu resto.
lay-off-none = **Nada seu cabe nos jogos de { $name }.** Já dá para contar as cartas.
lay-off-end = **Nada mais seu cabe.** Já dá para contar as cartas.
lay-off-which = **Em qual jogo { $card } entra?**
lay-off-wait = Esperando { $name } encaixar.
lay-off-turn = **{ $name } encaixa.**
meld-run = { $low }–{ $high }
lay-off-on = Em { $meld }
press-lay-off-best = Melhor encaixe
press-lay-off-several = { $card }…
press-done = Contar as cartas
press-done-rest = Parar por aqui
press-done-nothing = Não encaixar nada

## Choosing the melds to show

layout-ask-any = Dá para mostrar de mais de um jeito; o melhor já está escolhido.
layout-best-least = O menor resto, e o mais seguro
layout-keeps = Fica com { $deadwood }
layout-more = Outros jeitos…
layout-back = Jeitos anteriores…

## The cut before the first deal

cut = Cartas tiradas: { $cards }
cut-card = { $name } { $card }
cut-deals = { $you ->
    [winner] Você tirou a carta mais baixa: dá as cartas primeiro.
   *[other] { $name } tirou a carta mais baixa e dá as cartas primeiro.
}
cut-chooses = { $you ->
    [winner] Você tirou a carta mais alta: joga primeiro, e o outro lado dá as cartas.
   *[other] { $name } tirou a carta mais alta e joga primeiro; o outro lado dá as cartas.
}
cut-captain = { $you ->
    [winner] Você tirou a carta mais alta e joga de capitão.
   *[other] { $name } tirou a carta mais alta e joga de capitão.
}
