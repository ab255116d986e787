refusal-no-such-table = Quel tavolo non c’è più. `/gin games` mostra i tuoi.
refusal-not-seated = A questo tavolo non giochi, ma puoi guardare quanto vuoi.
refusal-not-yours = Questo tocca a qualcun altro.
refusal-own-offer = L’offerta è tua: aspetta { $name }. **Altro** la ritira.
refusal-own-seat = È il posto che offri tu, quindi aspetta qualcun altro. **Altro** lo ritira; intanto `/gin practice` ti fa giocare contro il computer.
refusal-only-host-withdraws = Può ritirarla solo { $name }.
refusal-guest-declines = Può ritirarla solo { $name }; tu puoi rifiutare.
refusal-already-answered = Quella sfida ha già avuto risposta, o è scaduta.
refusal-already-pending = Tra voi due c’è già una sfida in attesa. Prima rispondi a quella, o ritirala.
refusal-yourself = Per una sfida bisogna essere in due. `/gin practice` ti trova un avversario.
refusal-one-opponent-only = Con queste regole si gioca in due: nomina un solo membro. In tre si gioca a **Jersey gin**, e **Più di due…** in `/gin play` ha altri modi.
refusal-no-bots = Qui i bot non giocano a gin. `/gin practice` ti fa giocare contro il computer.
refusal-left-server = { $name } non è più in questo server.
refusal-already-played = Dopo quel pulsante la partita è andata avanti. Le tue carte mostrano com’è adesso.
refusal-not-your-turn = Non tocca ancora a te.
refusal-illegal-move = Ora le regole non lo permettono. I pulsanti sotto le tue carte mostrano che cosa puoi fare.
refusal-game-over = A questo tavolo non c’è nessuna partita in corso.
refusal-not-over = Questa partita non è ancora finita. Prima finiscila, poi chiedi la rivincita.
refusal-old-button = Quel pulsante è di un messaggio vecchio. `/gin games` mostra come stanno le tue partite.
refusal-option-misfit = Non va bene per l’opzione «{ $name }» di questo comando. Scegli uno dei suggerimenti, o scrivi qualcosa di più corto.
refusal-command-changed = Questo comando è cambiato. Riavvia Discord, o ricaricalo con Ctrl+R, e lo trovi com’è adesso.
refusal-too-long = È troppo lungo: al massimo { $most ->
    [one] un carattere
   *[other] { $most } caratteri
}.
refusal-broken = Qualcosa è andato storto da parte nostra. Non si perde niente: riprova tra poco, o guarda `/gin games`.
form-too-late = È passato troppo tempo per aprire il modulo. Premi di nuovo il pulsante.
refusal-storage = Al momento non posso salvare né cercare niente, quindi non è cambiato nulla. Riprova tra qualche minuto.

# What a member may have at once
refusal-too-many-practices = Hai { $most } partite aperte contro il computer, e di più non si può. Prima finiscine o abbandonane una: le trovi in `/gin games`.
refusal-too-many-games = Hai { $most } partite con altri aperte o in attesa, e di più non si può. Prima finiscine una: le trovi in `/gin games`.
refusal-their-games-full = { $name } ha già tutte le partite aperte che si possono avere. Riprova quando una è finita.
refusal-too-many-challenges = Hai { $most } sfide e posti liberi in attesa, e di più non si può. Prima ritira qualcosa: trovi tutto in `/gin games`.
refusal-too-many-lobbies = Hai { $most } tavoli in attesa di giocatori, e di più non si può. Prima cominciane o ritirane uno: li trovi in `/gin games`.
refusal-too-many-sheets = Hai { $most } segnapunti aperti per carte vere, e di più non si può. Prima chiudine uno: li trovi in `/gin games`.
refusal-too-many-wishes = Aspetti in coda in { $most } server, e di più non si può. Esci da una coda: **Chiunque…** in `/gin play`.
refusal-too-many-followed = Segui { $most } partite, e di più non si può. Quando una finisce c’è posto per un’altra.
refusal-too-many-friends = Hai { $most } amici nella lista, e di più non ce ne stanno. **Amici, blocchi…** in `/gin me` ne toglie qualcuno.
refusal-too-many-blocked = Hai bloccato { $most } membri, e di più non si può. **Amici, blocchi…** in `/gin me` ne sblocca uno.
refusal-too-often = Piano: riprova <t:{ $when }:R>.
refusal-being-forgotten = Sto cancellando proprio ora quello che so di te. Riprova tra poco.
