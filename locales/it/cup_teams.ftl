refusal-cup-for-teams = Quel torneo è a squadre: iscrivine una, o entra in una che ha ancora posto.
refusal-cup-for-singles = In quel torneo ognuno gioca per sé.
refusal-too-few-teams = Per un torneo servono almeno due squadre complete.
refusal-no-such-team = Quella squadra non partecipa al torneo, o non più.
refusal-team-full = Quella squadra è al completo.
refusal-team-needs-name = La squadra ha bisogno di un nome.
refusal-team-name-taken = In quel torneo c’è già una squadra con questo nome.
refusal-not-captain = Questo spetta al capitano della squadra.
