## Refusals on a sheet for real cards

refusal-does-not-fit = { $code ->
    [over] それでは第{ $name }ディールの前に対戦が終わってしまいます。先にあとのディールを訂正してください。
   *[players] それでは第{ $name }ディールの対戦者が変わり、合わなくなります。先にそちらを訂正してください。
}
refusal-sheet-moved = スコア表はその間に変わりました。今はこうなっています。
refusal-sheet-over = このスコア表にはもう記入できません。
refusal-entry-gone = そのディールはもうスコア表にありません。
refusal-entry-open = このディールには、まだ足りない項目があります。
refusal-proposal-waits = 別の変更が返事待ちです。先にそちらを済ませてください。
refusal-proposal-gone = それはもう返事済みです。
refusal-not-latest = 取り消せるのは最新のディールだけ、それも記入した人だけです。*訂正…*なら、ほかの人の賛成で直せます。
refusal-sheet-started = このスコア表はもう始まったか、閉じられています。
refusal-sheet-players = { $code ->
    [heads_up] これは2人用です。まずだれかの参加が必要です。
    [round_robin] これは3〜4人で交代して遊びます。
    [partnership] 両チーム同じ人数で、それぞれ2人以上必要です。
   *[captain] キャプテンは1人で、2人以上を相手にします。
}
refusal-same-name = このスコア表には、もう{ $name }という人がいます。

## A sheet for real cards, in its channel

paper-rules = 本物のトランプ · { $rules }
paper-many = { $players }人
paper-number = 第{ $deal }ディール
paper-round = **ラウンド{ $round }**
paper-round-table = ラウンド{ $round }、テーブル{ $table }
paper-deal = { $ended }{ $points ->
    [none] {""}
   *[other] ：{ $points }
}{ $boxes ->
    [0] {""}
    [1] {""}
   *[other] （ボックス{ $boxes }個）
}
paper-last = { $place }：{ $deal }
paper-label = { $place }：{ $deal }
paper-entered = { $place }：{ $deal } · 記入：{ $name }
paper-next = **次は第{ $number }ディール：** { $one } – { $two }、親は{ $dealer }。
paper-table = テーブル{ $number }：{ $one } – { $two }、親は{ $dealer }。
paper-waiting = お休み：{ $names }{ $players ->
   *[other] {""}
}
paper-over = **対戦終了です。** まちがったディールはまだ訂正できます。
paper-closed = **このスコア表は途中のまま閉じられました。**
paper-would-change = **{ $name }の訂正案：** { $place }
paper-would-remove = **{ $name }の削除案：** { $place }
paper-would-close = **{ $name }は、スコア表を途中のまま閉じたいそうです。** その場合は勝者なしです。
paper-now = 今：{ $deal }
paper-then = 変更後：{ $deal }
paper-asks = { $waiting ->
    [1] { $names }、よろしいですか？
   *[other] { $names }：{ $every ->
        [any] 各側から1人ずつの賛成が必要です。
       *[all] 全員の賛成が必要です。
    }
}
press-paper-enter = ディールを記入
press-paper-undo = 取り消す：{ $place }
press-paper-dealer = 最初の親は{ $name }
press-paper-fix = 訂正…
press-paper-close = スコア表を閉じる
press-agree = 賛成
press-refuse = 反対
press-new-sheet = 新しいスコア表

## Until everybody has come

paper-head = ### { $host }さんが本物のトランプのスコアをつけます
    { $seating ->
        [partnership] 2チーム、人数は参加者しだい
        [round_robin] 3〜4人、ディールに負けると交代
        [captain] 1人対全員、交代で対戦
       *[heads_up] 2人
    }
paper-joined = { $side ->
    [captain] **キャプテン：** { $names }
    [field] **相手（この順で）：** { $names }
    [side1] **チーム1：** { $names }
    [side2] **チーム2：** { $names }
   *[all] **プレイヤー：** { $names }
}
paper-gone = { $status ->
    [withdrawn] スコア表は片づけられました。
   *[expired] 時間内に人数がそろいませんでした。
}
press-paper-join = { $side ->
    [captain] キャプテンになる
    [field] キャプテンの相手になる
    [side1] チーム1に参加
    [side2] チーム2に参加
   *[all] 参加
}
press-paper-guest = { $side ->
    [captain] 友だちをキャプテンに…
    [field] 友だちを追加…
    [side1] チーム1に友だちを追加…
    [side2] チーム2に友だちを追加…
   *[all] 友だちを追加…
}
press-paper-leave = 抜ける
press-paper-start = 開始

## Entering a deal, for one member alone

entry-title = { $place }
entry-fix = 訂正：{ $place }
entry-between = { $one } – { $two }、親は{ $dealer }。
entry-missing = { $what ->
    [table] どのテーブルですか？
    [who] だれが勝ちましたか？
    [knocker] だれがノックしましたか？
    [how] どう終わりましたか？
    [counts] 残ったデッドウッドは？
   *[points] 何点でしたか？
}
entry-hint = { $counts ->
    [yes] メルドと付け札のあとの点数を入れてください。ボーナスは自動で加わります。
   *[no] ボーナス込みのディールの得点を入れてください。ボタンを押すまで記入されません。
}
entry-table = テーブル{ $table }：{ $one } – { $two }
entry-which-table = どのテーブル？
entry-pair-turn = { $one } – { $two }（次の組み合わせ）
entry-pair = { $one } – { $two }
entry-who-played = だれの対戦？
entry-won = { $name }の勝ち
entry-knocked = { $name }がノックかジン
entry-nobody = 勝者なし
entry-nobody-knocked = ノックなし：流局
entry-who = { $counts ->
    [yes] だれがノック？
   *[no] だれの勝ち？
}
entry-how = どう終わった？
entry-result = { $result ->
    [knock] ノック
    [gin] ジン
    [big_gin] ビッグジン
    [undercut] アンダーカット
    [out] あがり
    [exhausted] 山札切れ
    [challenge] チャレンジ
    [draw] 流局：山札切れ
    [tie] 引き分け：同点
    [cancelled_gin] ジンだが全部に付け札
    [misdeal] 配り直し
   *[resign] { $name }が対戦を投了
}
entry-number = { $kind ->
    [kept] { $name }のデッドウッド
    [against] { $name }のデッドウッド（付け札後）
   *[points] { $name }の得点
}{ $value ->
    [none] {""}
   *[other] ：{ $value }
}
entry-boxes = ボックス{ $boxes }個
entry-how-many-boxes = ボックスはいくつ？
entry-which = ### まちがっているのはどのディール？
    訂正には、ほかの人の賛成が必要です。
entry-choose = ディールを選ぶ
entry-close = スコア表を途中のまま閉じますか？ 勝者なしになり、もう記入できません。ほかの人の賛成が必要です。
press-paper-closing = 閉じる
entry-entered = スコア表に記入しました。
entry-proposed = スコア表で、ほかの人に確認しています。
entry-moved = スコア表はその間に変わりました。見直してください。あなたの分はまだ記入されていません。
press-entry-count-on = デッドウッドから計算
press-entry-count-off = 得点を入れる
press-entry-big-on = ビッグジンだった
press-entry-big-off = ビッグジンではない
press-entry-spade-on = スペードで2倍
press-entry-spade-off = スペードなし
press-entry-type = 入力…
press-entry-enter = このディールを記入
press-entry-change = 変更を提案
press-entry-remove = 削除を提案
press-entry-next = 次を記入
type-points = ディールの得点
type-number = { $numbers ->
    [one] 数
   *[two] 数を2つ、間に空白
}
guest-title = Discordを使っていない友だち
guest-name = 名前

## Phrases of a deal of which only the points are known

end-knock-bare = { $you ->
    [winner] あなたがノックで勝ち
   *[other] { $winner }がノックで勝ち
}
end-challenge-bare = { $you ->
    [winner] チャレンジであなたの勝ち
   *[other] チャレンジで{ $winner }の勝ち
}

## The command

command-realcards = 本物のトランプで遊ぶときのスコアをつける
command-realcards-member = 対戦相手
command-realcards-friend = Discordを使っていない対戦相手の名前
refusal-too-much-typed = ここに合う数ではありません。

## In a member's list of games

game-sheet = { $state ->
    [asks] **本物のトランプのスコア表で確認があります**、{ $rules }：{ $score }
    [waits] 本物のトランプのスコア表が参加者待ち、{ $rules }
   *[runs] 本物のトランプ、{ $rules }：{ $score }
}
