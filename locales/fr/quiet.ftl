# A game at which nobody has moved for long: its players are asked. $when, $left and $date are moments, as Discord writes them.
quiet-move-head = **Vous jouez encore ?**
quiet-pause-head = **Toujours en pause ?**
quiet-seat-head = **Une place est toujours vide.**
quiet-own-since = Dernier coup ici : { $when }. C’est à toi de jouer, et { $name } { $waiting ->
    [one] t’attend
   *[other] t’attendent
}.
quiet-own-then = Un seul coup suffit, ou appuie sur **Je joue encore**. Sinon, { $name } { $waiting ->
    [one] décidera
   *[other] décideront
} { $left } ({ $date }) de la suite ou de la fin de la partie.
quiet-move-since = Dernier coup ici : { $when }. C’est à { $name } de jouer.
quiet-waiting-then = Tu n’as rien à faire. Si aucun coup ne vient, c’est toi qui décideras { $left } ({ $date }) de la suite ou de la fin de la partie.
quiet-post-then = Si aucun coup ne vient, ceux qui attendent décideront { $left } ({ $date }) de la suite ou de la fin de la partie.
quiet-pause-since = La pause a commencé { $when }.
quiet-pause-then = N’importe quel joueur peut reprendre la partie ou prolonger la pause. Sinon, la partie finira par être arrêtée ; je préviendrai une semaine avant.
quiet-seat-since = { $name } a quitté la table, et personne n’a décidé qui continue. Dernier coup ou dernier vote : { $when }.
quiet-seat-then = La question de la place est posée dans le salon. Si personne ne décide, la partie finira par être arrêtée ; je préviendrai une semaine avant.
quiet-off = Vous préférez tous en rester là ? **Arrêter la partie** y met fin dès que tout le monde est d’accord, et elle ne compte pas.
press-quiet-still = Je joue encore
press-quiet-pause = Prolonger la pause
press-quiet-off = Arrêter la partie
quiet-played-on = { $member } joue encore. Le temps repart de zéro.
quiet-pause-kept = { $member } prolonge la pause.
quiet-off-asked = { $member } voudrait arrêter cette partie, qui ne compterait pas. { $others } D’accord ?
quiet-off-there = Tu voudrais arrêter la partie : la question est posée dans le salon. La partie s’arrête quand les autres sont d’accord.
quiet-off-not-told = Tu voudrais arrêter la partie, mais je n’ai pas pu poser la question dans le salon. Préviens les autres toi-même : ceux qui sont d’accord appuient aussi sur **Arrêter la partie**.
quiet-off-done = La partie est arrêtée. Elle ne compte pas.
quiet-out-head = **{ $name } n’a toujours pas joué.**
refusal-nothing-asked = La question ne se pose plus pour cette partie : elle continue, ou elle est finie.

# Before a game is called off, and once it is.
quiet-last-head = **Cette partie va être arrêtée.**
quiet-last-ends = S’il ne se passe rien d’ici là, elle s’arrête { $left } ({ $date }) et ne compte pas.
quiet-ends = S’il ne se passe rien, cette partie sera arrêtée { $when }.
called-off = Les joueurs ont arrêté cette partie. Elle ne compte pas.
outcome-called-off = Arrêtée
outcome-abandoned = Arrêtée : plus personne ne jouait

# A score sheet for real cards on which nobody has entered anything for long.
sheet-rests = Rien n’a été inscrit ici depuis { $days } jours. { $member } On continue ? Si rien ne vient dans les { $days } prochains jours, je ferme la feuille telle quelle ; ce qui est inscrit reste.
press-paper-stays = Laisser ouverte

# What a server sets.
setting-quiet-days = Parties en sommeil
setting-quiet-days-about = Quand je demande aux joueurs d’une partie sans limite de temps s’ils jouent encore.
setting-quiet-days-number = { $number ->
    [one] après { $number } jour sans coup
   *[other] après { $number } jours sans coup
}
