refusal-cup-for-teams = O turnuvada takımlar oynuyor: bir takım kaydet ya da yeri olan bir takıma katıl.
refusal-cup-for-singles = O turnuvada herkes tek başına oynuyor.
refusal-too-few-teams = Turnuva için en az iki tam takım gerek.
refusal-no-such-team = O takım turnuvada yok ya da artık değil.
refusal-team-full = O takım doldu.
refusal-team-needs-name = Takımın bir adı olmalı.
refusal-team-name-taken = O turnuvada bu adı taşıyan bir takım zaten var.
refusal-not-captain = Buna takımın kaptanı karar verir.
