refusal-cup-played-here = Ce tournoi se joue ici : les résultats s’inscrivent tout seuls.
refusal-not-your-match = Ce n’est pas ta rencontre.
refusal-no-result-claimed = L’autre camp n’a pas encore saisi de résultat.
refusal-awaits-answer = Ton camp a déjà saisi son résultat. C’est maintenant à l’autre camp de répondre.
refusal-result-disputed = Les deux camps ne sont pas d’accord sur ce résultat : la personne qui organise le tournoi tranchera.
refusal-impossible-score = Les points d’un camp vont de 0 à { $most }.
