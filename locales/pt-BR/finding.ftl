# Finding a game: what goes on in a server, friends, the queue, following, reminders.

refusal-not-taking = { $name } não está aceitando desafios no momento. `/gin play` mostra onde há lugar e acha outra pessoa para você.
refusal-seat-not-free = Esse lugar não está livre no momento. `/gin play` mostra outros.
refusal-you-blocked = Você bloqueou { $name }. **Amigos, bloqueios…** em `/gin me` desfaz.
refusal-not-oneself = Isso é você! Escolha outra pessoa.
refusal-plays-there = Você joga nesta mesa: **Minhas cartas** mostra as suas.
refusal-not-queued = Você não está mais na fila.
refusal-nobody-to-nudge = Não há ninguém para cutucar ali no momento.
refusal-cheers-own-game = Você joga esta partida: aplauso é para quem assiste.
refusal-cannot-cheer = Ali não dá para aplaudir.
refusal-deal-is-past = Outra mão já acabou depois dessa. Só dá para aplaudir a última.
refusal-nudged-lately = { $name } já levou um cutucão. Você pode repetir <t:{ $when }:R>.
refusal-not-disturbed = { $name } não quer ser incomodado agora. Você pode cutucar a partir de <t:{ $when }:f>.

## Free seats, and games to watch

tables-title = ### Mesas aqui
tables-none = Nada acontece aqui no momento. Aperte **Voltar** para oferecer um lugar ou esperar alguém que queira a mesma partida.
tables-counts = { $free ->
    [0] Nenhum lugar livre
    [one] { $free } mesa com lugar
   *[other] { $free } mesas com lugar
} · { $running ->
    [0] ninguém jogando
    [one] { $running } partida em andamento
   *[other] { $running } partidas em andamento
}
tables-seat = **{ $name }** oferece um lugar · { $rules }
tables-yours = **Sua própria oferta** · { $rules }
tables-lobby = { $seating } · { $taken } de { $seats } aqui: { $names }
tables-running = Mesa { $table } · mão { $deal }
press-watch = Assistir
press-page-back = Voltar
press-page-more = Mais

## Watching a game

watch-told = Eu te aviso quando acabar.
press-look-again = Ver de novo
press-follow = Me avise quando acabar
press-unfollow = Não me avise
link-table = Ir à mesa
link-settlement = Ver o resultado
ended-followed = Acabou uma partida que você acompanhava.

## Cheers

press-cheer = Aplaudir
cheers-more = { $names } e mais { $more }

## Friends and blocks

# At most 32 characters.
command-friends-menu = Adicionar aos amigos do gin
friends-title = ### Seus amigos
friends-about = A lista é só sua: ninguém fica sabendo que está nela.
friends-none = Sua lista está vazia. Escolha alguém abaixo, ou **Adicionar aos amigos do gin** em **Apps**, no menu de um membro.
friends-added = { $name } entrou na sua lista.
friends-removed = { $name } saiu da sua lista.
friends-challenged = Desafio feito a { $name }: veja abaixo neste canal.
friends-add = Adicionar amigo
friends-block = Bloquear alguém
friends-elsewhere = Para escolher alguém, abra `/gin me` em um servidor.
press-friends-friends = Amigos…
press-friends-blocked = Bloqueios…
press-friend-challenge = Desafiar
press-remove = Remover
blocked-title = ### Membros bloqueados
blocked-about = Não podem te desafiar nem sentar com você, e não ficam sabendo por quê.
blocked-none = Você não bloqueou ninguém.
blocked-added = Você bloqueou { $name }. A partida de vocês, se houver, continua.
blocked-already = Você já bloqueou { $name }. **Desbloquear** desfaz.
blocked-removed = Você desbloqueou { $name }.
press-unblock = Desbloquear

## The queue

queue-title = ### Você está na fila
queue-how = Assim que alguém quiser a mesma partida, as cartas são dadas e as suas chegam até você.
# $low and $high are ratings; $when is a time from now, as Discord writes it.
queue-near = Por enquanto procuro alguém com rating de { $low } a { $high }. Quanto mais você espera, mais longe eu procuro; { $when }, vale qualquer pessoa.
queue-anybody = Aceito qualquer pessoa, de qualquer nível.
queue-until = Seu lugar expira { $when }. **Sair da fila** desiste dele, aqui ou em **Quem vier…** em `/gin play`.
queue-left = Você saiu da fila de { $rules }.
press-queue-leave = Sair da fila

## A reminder

nudge = **{ $name }** espera a sua jogada.
nudge-channel = { $member }, **{ $name }** espera a sua jogada.
nudge-sent = Você cutucou { $name }.
nudge-later = O Discord está lento no momento: o cutucão em { $name } vai assim que der.
press-nudge = Cutucar

## A member's games, and what comes after one

game-turn-since = A vez começou { $when }
game-asked-since = Enviado { $when }
game-asked-until = Enviado { $when } · termina { $until }
series-hint = Ou jogue uma série
series-of = Melhor de { $games }
