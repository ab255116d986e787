refusal-cup-for-teams = Quel torneo è a squadre: iscrivine una, o entra in una che ha ancora posto.
refusal-cup-for-singles = In quel torneo ognuno gioca per sé.
refusal-too-few-teams = Per un torneo servono almeno due squadre complete.
refusal-no-such-team = Quella squadra non partecipa al torneo, o non più.
refusal-team-full = In questo momento non puoi entrare in quella squadra. Scegline un’altra.
refusal-cant-put-in = Quel membro per ora non può subentrare. Scegli qualcun altro.
refusal-team-needs-name = La squadra ha bisogno di un nome.
refusal-team-name-taken = In quel torneo c’è già una squadra con questo nome.
refusal-not-captain = Questo spetta al capitano della squadra.
cup-teams = { $size ->
    [2] Squadre da due
    [3] Squadre da tre
   *[other] Squadre da quattro
}
cup-no-teams = Ognuno per sé
cup-menu-teams = Squadre
cup-outlook-teams = Con { $entrants } squadre: { $matches ->
    [one] { $matches } incontro
   *[other] { $matches } incontri
} a { $boards } tavoli, { $rounds ->
    [one] { $rounds } turno
   *[other] { $rounds } turni
}, al massimo { $time }
cup-board = Tavolo { $board }: { $pair }
room-cup-board = Tavolo { $board }: { $one } – { $other } · { $cup }
cup-notice-opened-board = **{ $title }**, { $round }: { $pair }. Il tavolo { $board } è aperto: voi due giocate qui. Il tempo finisce { $when }.
cup-boards-rule = Ogni membro gioca contro chi ha lo stesso posto nell’altra squadra, al proprio tavolo.
cup-boards-count = Vince l’incontro la squadra che vince più tavoli; a parità, quella con più punti.
cup-team-members = { $name } ({ $members })
cup-team-line = **{ $name }** ({ $present }/{ $size }): { $members }
cup-team-captain = { $name } (capitano)
cup-teams-count = **Squadre finora ({ $count }):**
cup-teams-may-enter = Iscrivi una squadra e ne sei il capitano, oppure entra in una che ha ancora posto. { $name } avvierà il torneo.
cup-begin-short = Ancora incomplete, e fuori se avvii adesso: { $names }
press-cup-team-enter = Iscrivi una squadra
press-cup-team-join = Entra in una squadra
press-cup-team-mine = La mia squadra
press-cup-team-leave = Lascia la squadra…
press-cup-team-left = Sì, lascia
press-cup-team-removed = Sì, togli
press-cup-team-withdraw = Ritira la squadra…
press-cup-team-withdrawn = Sì, ritira
cup-team-form-title = Iscrivi una squadra
cup-team-form-label = Nome della squadra
cup-team-default = Squadra di { $name }
cup-team-join-title = ### { $title } · Entra in una squadra
cup-team-none-short = Al momento nessuna squadra ha posto.
cup-menu-team = Quale squadra?
cup-team-title = ### { $team }
cup-team-entered = La tua squadra è iscritta, e il capitano sei tu.
cup-team-joined = Ora sei nella squadra.
cup-team-short = Mancano ancora: { $missing }. Si entra con **{ $button }**; una squadra incompleta quando il torneo comincia è fuori.
cup-team-vacant = Posti liberi: { $missing }. Qualcun altro può prenderne uno con **{ $button }**.
cup-menu-team-remove = Togli un membro…
cup-team-removed-ask = Togliere **{ $name }** da **{ $team }**? Fino all’inizio può entrare di nuovo in una squadra.
cup-team-removed-running = Togliere **{ $name }** da **{ $team }**? La partita che sta giocando per la squadra è abbandonata, e non può rientrare. Qualcun altro può prenderne il posto.
cup-team-left-ask = Lasciare **{ $team }**? Fino all’inizio puoi entrare di nuovo in una squadra.
cup-team-left-running = Lasciare **{ $team }**? Abbandoni la partita che stai giocando per la squadra e non puoi rientrare. Qualcun altro può prendere il tuo posto.
cup-team-withdrawn-ask = Ritirare **{ $team }** dal torneo? Fino all’inizio i suoi membri possono iscriversi di nuovo o entrare in un’altra squadra.
cup-team-withdrawn-running = Ritirare **{ $team }** dal torneo? Abbandona le partite in corso, perde gli altri incontri e non può rientrare.
cup-team-left-done = Hai lasciato **{ $team }**.
cup-team-withdrawn-done = **{ $team }** non partecipa più a **{ $title }**.
