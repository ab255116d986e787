# Quello che un server sente di sé: la pagina della settimana in un canale, e le sue impostazioni.

command-admin-news = Una pagina a settimana sulle partite di questo server, e ruoli per chi gioca
settings-title-news = ### Notizie di { $server }
setting-news-channel = Canale
setting-news-channel-about = Dove racconto la settimana. Nessuna menzione; senza partite non c’è pagina.
setting-news-channel-none = nessuna pagina
press-news-channel-none = Basta pagine
setting-news-day = Giorno
setting-news-day-about = In che giorno della settimana esce la pagina.
setting-news-day-monday = lunedì
setting-news-day-tuesday = martedì
setting-news-day-wednesday = mercoledì
setting-news-day-thursday = giovedì
setting-news-day-friday = venerdì
setting-news-day-saturday = sabato
setting-news-day-sunday = domenica
setting-news-hour = Ora
setting-news-hour-about = A che ora esce quel giorno.
setting-news-hour-number = { $number }:00
setting-news-zone = Fuso orario
setting-news-zone-about = A quale fuso si riferiscono il giorno e l’ora.
# $when is a day and a time, as Discord writes them.
news-next = Prossima pagina: { $when }
news-off = Scegli un canale e avrà una pagina a settimana: le partite, la mano della settimana, chi sale, chi è in serie.
# $channel is a mention.
news-lost-here = **Non ho potuto pubblicare in { $channel }**, quindi non esce nessuna pagina. Fammi vedere il canale e scriverci, poi sceglilo di nuovo, oppure scegline un altro.
news-lost = Non ho potuto pubblicare la pagina della settimana di **{ $server }** in { $channel }: il canale non c’è più, o non posso scriverci. Non ne escono altre finché non scegli di nuovo un canale con `/gin-admin news`.
news-quiet = Negli ultimi sette giorni nessuno ha giocato contro nessuno: una settimana così non ha pagina.
press-news-preview = Anteprima
press-news-standings = Classifica

news-title = ## La settimana su { $server }
news-played = { $games ->
    [0] nessuna partita questa settimana
    [one] { $games } partita
   *[other] { $games } partite
}
news-players = { $players ->
    [one] { $players } partecipante
   *[other] { $players } partecipanti
}
# $season: the month or quarter, such as “May 2026”.
news-season = ### In cima alla stagione: { $season }
news-champion-rating = Rating: **{ $name }** · { $figure }
news-champion-net = Saldo punti: **{ $name }** · { $figure }
news-champion-games-won = Partite vinte: **{ $name }** · { $figure }
news-champion-daily = Partita del giorno: **{ $name }** · { $figure }
news-hand = ### La mano della settimana
news-hand-gin = Il gin più rapido: **{ $name }**, al turno { $turn }
news-hand-undercut = L’undercut più grande: **{ $name }**, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
news-hand-points = Più punti in una mano: **{ $name }**, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
news-climbs = ### Chi sale nel rating
# $change has its sign; $family is the kind of game.
news-climb = **{ $name }** { $change } → { $rating } · { $family }
news-rows = ### In serie
news-row = **{ $name }** ne ha vinte { $number } di fila
news-goals = ### A una partita da…
news-goal-games = **{ $name }**: … la partita numero { $number }
news-goal-row = **{ $name }**: … vincerne { $number } di fila
news-goal-place = **{ $name }**: … il posto { $number } per rating, se batte { $other }
news-daily = ### Partita del giorno
news-daily-first = **{ $name }** in testa alla settimana: { $points }

# Roles that come and go by themselves. “From 1450” goes up to where the next one begins.
setting-role-champion = Ruolo di chi vince la stagione
setting-role-champion-about = Lo ha chi era in testa alla fine dell’ultima stagione, fino alla fine della prossima.
setting-role-top-three = Ruolo dei primi tre
setting-role-top-three-about = Lo hanno i primi tre per rating. I rating provvisori non contano.
setting-role-rating-low = Ruolo sotto 1450
setting-role-rating-low-about = Lo ha chi ha quel rating. Lo do e lo tolgo da solo.
setting-role-rating-middle = Ruolo da 1450
setting-role-rating-middle-about = Lo ha chi ha quel rating. Lo do e lo tolgo da solo.
setting-role-rating-high = Ruolo da 1550
setting-role-rating-high-about = Lo ha chi ha quel rating. Lo do e lo tolgo da solo.
setting-role-rating-top = Ruolo da 1650
setting-role-rating-top-about = Lo ha chi ha quel rating. Lo do e lo tolgo da solo.
setting-role-none = nessun ruolo
press-role-none = Basta ruolo
# $why: what is in the way of giving the role.
refusal-role-refused = { $why ->
    [gone] Quel ruolo non c’è più: scegline un altro.
    [bot] Quel ruolo lo dà Discord, quindi io non posso.
    [moderates] Con quel ruolo si modera o si gestisce qualcosa, quindi non lo do per giocare a carte.
    [permission] Non posso dare ruoli: permettimi prima *Gestire i ruoli*.
    [not-theirs] Quel ruolo non puoi darlo tu: ti servono *Gestire i ruoli* e un ruolo più in alto.
   *[high] Posso dare solo ruoli che stanno sotto il mio: sposta il mio più in alto.
}
