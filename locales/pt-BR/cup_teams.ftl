refusal-cup-for-teams = Esse torneio é por equipes: inscreva uma ou entre em uma que ainda tenha vaga.
refusal-cup-for-singles = Nesse torneio cada um joga por si.
refusal-too-few-teams = Um torneio precisa de pelo menos duas equipes completas.
refusal-no-such-team = Essa equipe não participa do torneio, ou não mais.
refusal-team-full = Essa equipe está completa.
refusal-team-needs-name = A equipe precisa de um nome.
refusal-team-name-taken = Outra equipe desse torneio já tem esse nome.
refusal-not-captain = Isso cabe a quem é capitão da equipe.
