# A cup's extras: the roles that it gives, and its event in the server's calendar.

press-cup-extras = Cargos e evento…
cup-extras-roles-about = Quem participa tem o cargo até sair ou até o fim do torneio. Quem vence fica com o seu até outra pessoa vencer um torneio com o mesmo cargo.
# $role is a role, or "no role".
cup-extras-entrants = Cargo de participante: { $role }
cup-extras-champion = Cargo de quem vence: { $role }
cup-extras-roles-theirs = Para escolher cargos aqui, você precisa de *Gerenciar cargos*.
cup-menu-role-entrants = Escolha o cargo de participante
cup-menu-role-champion = Escolha o cargo de quem vence
cup-extras-event-none = Evento no calendário do servidor: nenhum
# $when is a day and a time, as Discord writes them.
cup-extras-event-planned = Evento no calendário do servidor, início previsto: { $when }
cup-extras-event-over = O evento no calendário do servidor acabou.
cup-extras-event-deleted = Alguém apagou o evento do calendário do servidor. Só crio outro se você marcar um início de novo.
cup-extras-event-refused = O Discord não aceitou o evento. Você pode marcar outro início.
cup-extras-event-late = O início previsto chegou antes que eu pudesse criar o evento.
cup-extras-event-about = O evento começa e termina com o torneio. Marcar um início não começa o torneio: quem começa é você. Os horários seguem o fuso do servidor, que fica em `/gin-admin news`.
press-cup-event-none = Tirar o evento
cup-menu-event = Marcar um início
cup-event-hour = Daqui a uma hora
# $hour is the time of day.
cup-event-today = Hoje, { $hour }
cup-event-tomorrow = Amanhã, { $hour }
cup-event-three-days = Daqui a três dias, { $hour }
cup-event-week = Daqui a uma semana, { $hour }
# $format is the cup's format.
cup-event-about = Um torneio de gin rummy ({ $format }). Dá para entrar em { $channel }.
refusal-event-refused = { $why ->
    [hidden] Nem todos neste servidor podem ver o canal do torneio, e um evento é visto por todos.
    [not-theirs] Você não pode criar eventos neste servidor: precisa de *Criar eventos*.
   *[permission] Não posso criar eventos: primeiro me permita *Criar eventos*.
}
