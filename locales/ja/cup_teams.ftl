refusal-cup-for-teams = その大会はチーム戦です。チームを登録するか、空きのあるチームに参加してください。
refusal-cup-for-singles = その大会は個人戦です。
refusal-too-few-teams = 大会には人数のそろったチームが少なくとも2つ必要です。
refusal-no-such-team = そのチームは大会に参加していないか、すでに抜けています。
refusal-team-full = そのチームはもう満員です。
refusal-team-needs-name = チームの名前を入力してください。
refusal-team-name-taken = その大会には、同じ名前のチームがすでにあります。
refusal-not-captain = それを決められるのはチームのキャプテンだけです。
