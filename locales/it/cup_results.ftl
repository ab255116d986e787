refusal-cup-played-here = Quel torneo si gioca qui: i risultati si segnano da sé.
refusal-not-your-match = Quell’incontro lo giocano altri.
refusal-no-result-claimed = L’altra parte non ha ancora inserito un risultato.
refusal-awaits-answer = La tua parte ha già inserito il suo risultato. Ora tocca all’altra rispondere.
refusal-result-disputed = Le due parti non sono d’accordo su quel risultato: decide chi organizza il torneo.
refusal-impossible-score = I punti di una parte vanno da 0 a { $most }.
