refusal-cup-for-teams = Ce tournoi se joue en équipes : inscris-en une, ou rejoins-en une qui a encore de la place.
refusal-cup-for-singles = Dans ce tournoi, chacun joue pour soi.
refusal-too-few-teams = Il faut au moins deux équipes complètes pour un tournoi.
refusal-no-such-team = Cette équipe ne participe pas au tournoi, ou plus.
refusal-team-full = Cette équipe est complète.
refusal-team-needs-name = Il faut un nom à l’équipe.
refusal-team-name-taken = Une autre équipe de ce tournoi porte déjà ce nom.
refusal-not-captain = C’est au capitaine de l’équipe d’en décider.
