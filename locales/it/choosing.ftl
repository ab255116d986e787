# Choosing what to play.

command-variant = Quali regole? Se non scegli, quelle solite del server
command-contest = Una partita o più? Se non scegli, come vogliono le regole
command-target = Quanti punti? Se non scegli, come vogliono le regole
command-rules-variant = Quali regole? Se non scegli, quelle del tuo tavolo qui

choice-variant = { $name } – { $pitch }
choice-target = { $target ->
    [one] { $target } punto
   *[other] { $target } punti
}

## A contest

contest-single = Una partita
contest-multi-match = Più match, un solo punteggio
contest-best-of = Al meglio di { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}
contest-hollywood = Segnapunti Hollywood: partite affiancate

## What can’t be chosen

refusal-no-such-variant = Non conosco la variante «{ $name }». { $near ->
    [yes] Forse cerchi: { $variants }.
   *[no] Ci sono: { $variants }.
}
refusal-no-such-contest = Non conosco l’incontro «{ $name }». Con { $rules } ci sono: { $contests }.
refusal-unplayable-rules = { $code ->
    [no_upcard] Qui il limite lo dà la carta scoperta, ma non se ne scopre nessuna. Fallo dare a un secondo mazzo, o fai scoprire una carta.
    [no_knock_card] Qui picche raddoppia, ma non si scopre nessuna carta che possa essere di picche. Prendi un secondo mazzo, o fai scoprire una carta.
    [table_melds_seating] Le combinazioni sul tavolo sono solo per due giocatori.
    [hollywood_both_score] Per un segnapunti Hollywood ci vuole un gioco in cui segna una parte sola; qui possono segnare entrambe.
    [hollywood_immediate_boxes] Su un segnapunti Hollywood i box contano alla fine; qui contano subito.
    [hollywood_games] Un segnapunti continuo vuole più partite in tutto che colonne alla volta.
    [exact_margin_match] Perdere per un vantaggio esatto vale solo con la partita singola.
    [always_misdeal] Con un limite così alto quasi ogni mano andrebbe a monte. Abbassalo, o lascia valere le bussate immediate.
    [seating_match] In tre o più allo stesso tavolo si gioca solo la partita singola.
    [seating] Così si gioca in più di due: offri dei posti, e tutti si uniscono lì.
   *[other] Queste regole non si possono ancora giocare qui.
}
