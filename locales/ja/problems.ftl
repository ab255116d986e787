## The problem of the day

command-problem = 今日の一問を解き、みんなの答えを見る
problem-title = 今日の一問
problem-ends = 締め切り：{ $when }
problem-next = 次の一問：{ $when }
problem-upcard = アップカードを取りますか？
problem-draw = 取る？ 引く？
problem-discard = どれを捨てますか？
problem-knock = ノック？ それとも続ける？
problem-situation = スタンダード、{ $knock }、ゲームの第1ディール。{ $dealer ->
    [you] あなた
   *[they] 相手
}が親で、自分の{ $turn ->
    [1] 1手目
    [2] 2手目
    [3] 3手目
   *[other] { $turn }手目
}です。
problem-they-passed = 相手はアップカードの{ $card }を取りませんでした。
problem-they-took = 相手は{ $cards }を取りました。
problem-they-threw = 相手は{ $cards }を捨てました。
problem-you-passed = あなたはアップカードの{ $card }をパスしました。
problem-you-took = あなたは{ $cards }を取りました。
problem-you-threw = あなたは{ $cards }を捨てました。
problem-now-drew = そして**{ $card }**を引きました。
problem-now-took = そして**{ $card }**を取りました。
problem-ask = どうしますか？
press-problem-knock = ノック：{ $card }を伏せる
press-problem-discard = 続ける：{ $card }を捨てる

# What was wrong about an answer.
problem-again = もう答えています。最初の答えが有効です。
problem-late = それは別の日の問題です。今日の一問はこちら：

## The verdict; $best and $other are moves as the coach says them, $points how far they lie apart

problem-right = 正解！
problem-wrong = もっといい手があります
problem-more-next = 私の計算では、「**{ $best }**」は次善の「{ $other }」より{ $points }点得です（± { $error }）。
problem-more-yours = 私の計算では、「**{ $best }**」はあなたの「{ $other }」より{ $points }点得です（± { $error }）。
problem-answered = { $members ->
    [1] 答えはまだあなたの1件だけです。
   *[other] これまでの答え{ $members }件：
}
problem-chosen = { $move }：{ $members }人（{ $percent }%）{ $best ->
    [yes] {" "}· 最善
   *[no] {" "}· { $less }点劣る
}
problem-count = あなたの成績：{ $answered }問中{ $solved }問正解{ $streak ->
    [0] {""}
    [1] {""}
   *[other] 、{ $streak }日連続
}

## The problem as a member shows it to a channel; $right: yes if their answer was

problem-shared = { $right ->
    [yes] **{ $name }**が正解しました{ $streak ->
        [0] {""}
        [1] {""}
       *[other] （{ $streak }日連続）
    }。あなたならどうしますか？
   *[no] **{ $name }**が答えました。あなたならどうしますか？
}
press-problem-look = 解いてみる
