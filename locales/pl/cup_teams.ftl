refusal-cup-for-teams = W tym turnieju grają drużyny: zgłoś swoją albo dołącz do takiej, która ma jeszcze miejsce.
refusal-cup-for-singles = W tym turnieju każdy gra za siebie.
refusal-too-few-teams = Turniej potrzebuje co najmniej dwóch pełnych drużyn.
refusal-no-such-team = Tej drużyny nie ma w turnieju albo już nie ma.
refusal-team-full = W tej drużynie nie ma już miejsc.
refusal-team-needs-name = Drużyna musi mieć nazwę.
refusal-team-name-taken = Inna drużyna w tym turnieju już się tak nazywa.
refusal-not-captain = O tym decyduje kapitan drużyny.
