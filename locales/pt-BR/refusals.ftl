refusal-no-such-table = Essa mesa não está mais aqui. `/gin games` mostra as suas.
refusal-not-seated = Você não joga nesta mesa, mas pode assistir à vontade.
refusal-not-yours = Isso cabe a outra pessoa.
refusal-own-offer = Foi você quem fez a oferta: ela espera { $name }. **Mais** retira.
refusal-own-seat = É o lugar que você oferece, então espera outra pessoa. **Mais** retira; até lá, `/gin practice` te põe contra o computador.
refusal-only-host-withdraws = Só { $name } pode retirar.
refusal-guest-declines = Só { $name } pode retirar; você pode recusar.
refusal-already-answered = Esse desafio já teve resposta, ou expirou.
refusal-already-pending = Já há um desafio entre vocês à espera. Responda esse primeiro, ou retire.
refusal-yourself = Não dá para se desafiar. `/gin practice` acha alguém para jogar com você.
refusal-one-opponent-only = Estas regras são para dois: indique um só membro. A três joga-se **Jersey gin**, e **Mais de dois…** em `/gin play` tem outras formas.
refusal-no-bots = Bots não jogam gin aqui. `/gin practice` te põe contra o computador.
refusal-left-server = { $name } não está mais neste servidor.
refusal-already-played = A partida andou desde esse botão. Suas cartas mostram como está.
refusal-not-your-turn = Ainda não é a sua vez.
refusal-illegal-move = As regras não permitem isso agora. Os botões das suas cartas mostram o que você pode fazer.
refusal-game-over = Nenhuma partida em andamento nesta mesa.
refusal-not-over = Esta partida ainda não acabou. Termine primeiro, depois peça a revanche.
refusal-old-button = Esse botão é de uma mensagem antiga. `/gin games` mostra suas partidas como estão.
refusal-option-misfit = Isso não cabe na opção “{ $name }” deste comando. Escolha uma das sugestões ou digite algo mais curto.
refusal-command-changed = Este comando mudou. Reinicie o Discord, ou recarregue com Ctrl+R, e ele aparece como é agora.
refusal-too-long = Isso é longo demais: { $most ->
    [one] cabe só { $most } caractere
   *[other] cabem só { $most } caracteres
}.
refusal-broken = Algo deu errado do meu lado. Nada se perdeu: tente daqui a pouco, ou veja `/gin games`.
form-too-late = Demorou demais para o formulário abrir. Aperte o botão de novo.
refusal-storage = Não consigo salvar nem consultar nada no momento, então nada mudou. Tente de novo daqui a alguns minutos.

# What a member may have at once
refusal-too-many-practices = Você tem { $most } partidas abertas contra o computador, que é o máximo. Termine uma ou desista dela antes: `/gin games` lista todas.
refusal-too-many-games = Você tem { $most } partidas com outros abertas ou à espera, que é o máximo. Termine uma antes: `/gin games` lista todas.
refusal-their-games-full = { $name } já tem o máximo de partidas abertas. Tente de novo quando uma acabar.
refusal-too-many-challenges = { $most } desafios e lugares seus estão à espera, que é o máximo. Retire um antes: `/gin games` lista todos.
refusal-too-many-lobbies = { $most } mesas suas esperam jogadores, que é o máximo. Comece ou retire uma antes: `/gin games` lista todas.
refusal-too-many-sheets = Você tem { $most } folhas de cartas reais abertas, que é o máximo. Feche uma antes: `/gin games` lista todas.
refusal-too-many-wishes = Você espera nas filas de { $most } servidores, que é o máximo. Saia de uma por lá: **Quem vier…** em `/gin play`.
refusal-too-many-followed = Você acompanha { $most } partidas, que é o máximo. Quando uma acabar, cabe outra.
refusal-too-many-friends = Há { $most } amigos na sua lista, que é o que cabe. **Amigos, bloqueios…** em `/gin me` tira alguém.
refusal-too-many-blocked = Você bloqueou { $most } membros, que é o máximo. **Amigos, bloqueios…** em `/gin me` desbloqueia algum.
refusal-too-often = Calma: tente de novo <t:{ $when }:R>.
refusal-being-forgotten = O que sei sobre você está sendo apagado agora mesmo. Tente daqui a pouco.
