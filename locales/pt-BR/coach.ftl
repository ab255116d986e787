# What the coach says: moves, and what is to be said for them. docs/coach.md

## Moves, as advice

coach-take = Pegar { $card }
coach-take-several = Pegar { $cards }
coach-stock = Comprar do monte
coach-pass = Passar
coach-discard = Descartar { $card }
coach-knock = Bater, com { $card } virada para baixo
coach-gin = Fazer gin, com { $card } virada para baixo
coach-big-gin = Fazer big gin
coach-lay = Baixar { $cards }
coach-extend = Encaixar { $card } no jogo { $target }
coach-contract = Baixar o contrato: { $cards }
coach-end-meld = Não baixar mais nada
coach-offer = Oferecer { $card }
coach-last-card = Ficar com a última carta
coach-accept = Aceitar
coach-accept-offer = Aceitar { $card }
coach-continue-exposed = Seguir jogando
coach-reject = Recusar
coach-reject-offer = Recusar { $card }
coach-challenge = Desafiar
coach-layoff = Encaixar { $card } no jogo { $target }
coach-done = Não encaixar mais nada

## Why: what speaks for a move, and (with “but”) what against it.
# $cards are one or several; where there are too many to name, the message with “many” is said.

coach-melds = Faz de { $cards } um jogo.
coach-melds-but = Mas deixa passar o jogo { $cards }.
coach-breaks = Mantém { $cards } juntas.
coach-breaks-but = Mas separa { $cards }.
coach-deadwood = Você fica com resto { $number } em vez de { $than }.
coach-deadwood-but = Mas você fica com resto { $number } em vez de { $than }.
coach-waits = Cartas vivas que te ajudariam: { $number } em vez de { $than }; também { $cards }.
coach-waits-many = Cartas vivas que te ajudariam: { $number } em vez de { $than }.
coach-waits-but = Mas as cartas vivas que te ajudariam são { $number } em vez de { $than }: { $cards } já não.
coach-waits-but-many = Mas as cartas vivas que te ajudariam são { $number } em vez de { $than }.
coach-readies = Cartas vivas para você poder bater: { $number } em vez de { $than }; também { $cards }.
coach-readies-many = Cartas vivas para você poder bater: { $number } em vez de { $than }.
coach-readies-but = Mas as cartas vivas para você poder bater são { $number } em vez de { $than }: { $cards } já não.
coach-readies-but-many = Mas as cartas vivas para você poder bater são { $number } em vez de { $than }.
coach-gins = Cartas vivas para gin: { $number } em vez de { $than }; também { $cards }.
coach-gins-many = Cartas vivas para gin: { $number } em vez de { $than }.
coach-gins-but = Mas as cartas vivas para gin são { $number } em vez de { $than }: { $cards } já não.
coach-gins-but-many = Mas as cartas vivas para gin são { $number } em vez de { $than }.
coach-ready = Seu resto cai para { $number }: já dá para bater.
coach-ready-but = Mas com { $number } de resto você já podia bater.
coach-feeds = A outra carta combina com { $cards }, que o outro lado pegou.
coach-feeds-but = Mas ela combina com { $cards }, que o outro lado pegou.
coach-danger = O outro lado aproveita em { $number }% dos casos; a outra carta, em { $than }%.
coach-danger-but = Mas o outro lado aproveita em { $number }% dos casos; a outra carta, em { $than }%.
coach-dead = Ninguém mais consegue fazer jogo com ela.
coach-thrown = O outro lado não quis { $cards }, com que ela combina.
coach-shows = Não mostra nada das suas cartas.
coach-shows-but = Mas mostra uma das suas cartas.
coach-denies = Deixada ali, ajuda o outro lado em { $number }% dos casos.
coach-denies-but = Mas, deixada ali, ajuda o outro lado em { $number }% dos casos.
coach-blind = Cartas não vistas que te ajudariam: { $number } de { $than }.
coach-blind-but = Mas também te ajudariam cartas não vistas: { $number } de { $than }.
coach-wins = Bater agora ganha cerca de { $number ->
    [one] { $number } ponto
   *[other] { $number } pontos
}.
coach-wins-but = Mas bater agora ganha cerca de { $number ->
    [one] { $number } ponto
   *[other] { $number } pontos
}.
coach-loses = Bater agora perde cerca de { $number ->
    [one] { $number } ponto
   *[other] { $number } pontos
}.
coach-loses-but = Mas bater agora perde cerca de { $number ->
    [one] { $number } ponto
   *[other] { $number } pontos
}.
coach-safe = Batendo agora, você leva o corte em só { $number }% dos casos.
coach-safe-but = Mas, batendo agora, você leva o corte em só { $number }% dos casos.
coach-undercut = Batendo agora, você leva o corte em { $number }% dos casos.
coach-undercut-but = Mas leva o corte em { $number }% dos casos.
coach-hope = Seguindo, { $number ->
    [one] { $number } carta viva dá gin
   *[other] { $number } cartas vivas dão gin
}: { $cards }.
coach-hope-none = Seguindo, nenhuma carta viva dá gin de imediato.
coach-hope-but = Mas, seguindo, { $number ->
    [one] { $number } carta viva dá gin
   *[other] { $number } cartas vivas dão gin
}: { $cards }.
coach-hope-but-none = Mas nenhuma carta viva dá gin de imediato.
coach-stock-left = Só { $number ->
    [one] resta { $number } carta
   *[other] restam { $number } cartas
} para comprar.
coach-stock-left-but = Mas só { $number ->
    [one] resta { $number } carta
   *[other] restam { $number } cartas
} para comprar.
coach-why-gin = Gin não leva corte e ainda paga um bônus.
coach-why-gin-but = Mas gin não leva corte e ainda paga um bônus.
coach-why-big-gin = As onze combinam: isso paga mais que gin.
coach-why-big-gin-but = Mas as onze combinam: isso paga mais que gin.
coach-lays = Põe { $cards } na mesa: { $number ->
    [one] { $number } ponto
   *[other] { $number } pontos
}.
coach-sheds = { $cards } vale { $number } e combina com quase nada.
coach-keeps = { $cards } ainda podem virar jogo.
coach-fetches = Faz de { $cards } um jogo.
coach-fits = Dá para pôr { $cards } na mesa.
