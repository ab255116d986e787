refusal-cup-played-here = その大会はここで対戦するので、結果は自動で記録されます。
refusal-not-your-match = それはあなたの対戦ではありません。
refusal-no-result-claimed = 相手側はまだ結果を入力していません。
refusal-awaits-answer = あなたの側はすでに結果を入力しています。相手側の返答を待っています。
refusal-result-disputed = その結果について両者の申告が食い違っています。主催者が決めます。
refusal-impossible-score = 片方の点数は0から{ $most }までです。
