refusal-cup-for-teams = В этом турнире играют команды: заяви свою или вступи в ту, где ещё есть место.
refusal-cup-for-singles = В этом турнире каждый играет за себя.
refusal-too-few-teams = Для турнира нужны хотя бы две полные команды.
refusal-no-such-team = Этой команды в турнире нет — или уже нет.
refusal-team-full = В этой команде больше нет мест.
refusal-team-needs-name = Команде нужно название.
refusal-team-name-taken = Так уже называется другая команда этого турнира.
refusal-not-captain = Это решает капитан команды.
