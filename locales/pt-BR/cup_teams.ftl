refusal-cup-for-teams = Esse torneio é por equipes: inscreva uma ou entre em uma que ainda tenha vaga.
refusal-cup-for-singles = Nesse torneio cada um joga por si.
refusal-too-few-teams = Um torneio precisa de pelo menos duas equipes completas.
refusal-no-such-team = Essa equipe não participa do torneio, ou não mais.
refusal-team-full = Você não pode entrar nessa equipe agora. Escolha outra.
refusal-cant-put-in = Esse membro não pode entrar agora. Escolha outra pessoa.
refusal-team-needs-name = A equipe precisa de um nome.
refusal-team-name-taken = Outra equipe desse torneio já tem esse nome.
refusal-not-captain = Isso cabe a quem é capitão da equipe.
cup-teams = { $size ->
    [2] Equipes de dois
    [3] Equipes de três
   *[other] Equipes de quatro
}
cup-no-teams = Cada um por si
cup-menu-teams = Equipes
cup-outlook-teams = Com { $entrants } equipes: { $matches ->
    [one] { $matches } confronto
   *[other] { $matches } confrontos
} em { $boards } mesas, { $rounds ->
    [one] { $rounds } rodada
   *[other] { $rounds } rodadas
}, no máximo { $time }
cup-board = Mesa { $board }: { $pair }
room-cup-board = Mesa { $board }: { $one } – { $other } · { $cup }
cup-notice-opened-board = **{ $title }**, { $round }: { $pair }. A mesa { $board } está aberta: vocês dois jogam aqui. O tempo acaba { $when }.
cup-boards-rule = Cada membro joga contra quem tem o mesmo lugar na outra equipe, em sua própria mesa.
cup-boards-count = Vence o confronto a equipe que ganha mais mesas; se der igual, a que tem mais pontos.
cup-team-members = { $name } ({ $members })
cup-team-line = **{ $name }** ({ $present }/{ $size }): { $members }
cup-team-captain = { $name } (na capitania)
cup-teams-count = **Equipes até agora ({ $count }):**
cup-teams-may-enter = Inscreva uma equipe e seja capitão dela, ou entre em uma que ainda tenha vaga. { $name } começa o torneio.
cup-begin-short = Ainda incompletas, e fora se você começar agora: { $names }
press-cup-team-enter = Inscrever equipe
press-cup-team-join = Entrar em uma equipe
press-cup-team-mine = Minha equipe
press-cup-team-leave = Sair da equipe…
press-cup-team-left = Sim, sair
press-cup-team-removed = Sim, tirar
press-cup-team-withdraw = Retirar a equipe…
press-cup-team-withdrawn = Sim, retirar
cup-team-form-title = Inscrever equipe
cup-team-form-label = Nome da equipe
cup-team-default = Equipe de { $name }
cup-team-join-title = ### { $title } · Entrar em uma equipe
cup-team-none-short = Nenhuma equipe tem vaga no momento.
cup-menu-team = Qual equipe?
cup-team-title = ### { $team }
cup-team-entered = Sua equipe está inscrita, e a capitania é sua.
cup-team-joined = Você está na equipe.
cup-team-short = Ainda faltam: { $missing }. Entra-se com **{ $button }**; uma equipe incompleta quando o torneio começa fica de fora.
cup-team-vacant = Vagas: { $missing }. Outra pessoa pode ocupar uma com **{ $button }**.
cup-menu-team-remove = Tirar um membro…
cup-team-removed-ask = Tirar **{ $name }** de **{ $team }**? Até o torneio começar, pode entrar em uma equipe de novo.
cup-team-removed-running = Tirar **{ $name }** de **{ $team }**? O jogo em andamento pela equipe é abandonado, e não dá para voltar. Outra pessoa pode ocupar o lugar.
cup-team-left-ask = Sair de **{ $team }**? Até o torneio começar, você pode entrar em uma equipe de novo.
cup-team-left-running = Sair de **{ $team }**? Você desiste do jogo que está jogando pela equipe e não pode voltar. Outra pessoa pode ocupar o seu lugar.
cup-team-withdrawn-ask = Retirar **{ $team }** do torneio? Até começar, os membros podem se inscrever de novo ou entrar em outra equipe.
cup-team-withdrawn-running = Retirar **{ $team }** do torneio? Ela desiste dos jogos em andamento, perde os outros confrontos e não pode voltar.
cup-team-left-done = Você saiu de **{ $team }**.
cup-team-withdrawn-done = **{ $team }** não participa mais de **{ $title }**.
