# Where more than two play.
refusal-already-joined = もうそこに席があります。
refusal-plays-already = { $name }さんはもうそこに席があります。
refusal-not-joined = そこにあなたの席はありません。テーブルを開いた人は*取り下げ*で片づけられます。
refusal-side-full = そこはもう満席です。
refusal-not-enough-players = { $needed ->
       *[other] あと{ $needed }人の参加が必要です。
    }
refusal-seat-taken = その席はもう空いていません。
refusal-no-advice = 今は味方の手札を見られません。
refusal-sits-out = そのプレイヤーは今お休みです。投了させられるのは、次に配られてからです。
refusal-only-host = それができるのは、このテーブルを開いた{ $name }さんだけです。

## Choosing how many play

command-seats = 何人で、どう遊ぶ？
choice-seats-two = 2人
choice-seats-partners-2 = チーム戦、2対2
choice-seats-partners-3 = チーム戦、3対3
choice-seats-partners-4 = チーム戦、4対4
choice-seats-partners-5 = チーム戦、5対5
choice-seats-partners-6 = チーム戦、6対6
choice-seats-round-robin = 3〜4人、負け抜け
choice-seats-captain = 1人対全員、交代で対戦
choice-seats-three-handed = 3人が同じディールで対戦

## A lobby

seating = { $seating ->
    [partnership] チーム戦、{ $size }対{ $size }
    [round_robin] 3〜4人、ディールに負けると交代
    [captain] 1人対全員、交代で対戦
    [three_handed] 3人が同じディールで対戦
   *[heads_up] 2人
}
lobby-head = ### { $host }さんが大人数のテーブルを開きました
    { $seating }
lobby-called = { $count ->
    [1] { $member }さん、{ $host }が対戦に誘っています。
   *[other] { $member }：{ $host }がお二人を対戦に誘っています。
}
lobby-players = プレイヤー
lobby-side = **{ $side }：** { $players }
lobby-free = 空席{ $free }
lobby-over = { $status ->
    [playing] 対戦中です。
    [withdrawn] テーブルは取り下げられました。
   *[expired] 時間内に人数がそろいませんでした。
}
press-lobby-join0 = 参加
press-lobby-join1 = チーム1に参加
press-lobby-join2 = チーム2に参加
press-lobby-leave = 席を立つ
press-lobby-start = 開始
press-lobby-withdraw = 取り下げ

## Who plays the deal

pairing = **{ $one }** 対 **{ $two }**
pairing-waits = **{ $one }** 対 **{ $two }** · 次は{ $waiting }

## A finished round

round-table = テーブル{ $table }：{ $points ->
    [0] 得点なし
   *[other] { $name } **+{ $points }**
}

## A seat that was left

left-head = ### { $name }が席を立ちました
left-how = どうしますか？ 各側から1人ずつ同じ答えが出れば決まりです。
left-said = { $name }：{ $choice }
left-let = { $name }が席に着く
left-computer = CPUが続ける
left-forfeit = ここで終わり、抜けた側の負け
press-left-computer = CPUに任せる
press-left-forfeit = 抜けた側の負けにする
press-left-me = 自分が座る
press-left-back = { $name }が戻りました
press-left-let = { $name }を座らせる

## A partner's hand

advice-head = ### 味方の手札
    自分ならどう打つか、伝えてもかまいません。
advice-partner = **{ $name }** 対 { $opponent }
press-advice = 味方の手札
press-advice-again = 更新

## Leaving in the middle

quit-group-ask = ### 席を立ちますか？
    CPUか別のメンバーが続けるか、あなたの側の負けにするかは、ほかの人が決めます。それまでは戻れます。
press-quit-group = 席を立つ
press-quit-group-no = 続ける
left-yourself = 席を立ちました。だれかが座るまでは戻れます。
game-called = **{ $name }**が対戦に誘っています：{ $rules }
game-lobby = 大人数のテーブルに参加中、{ $rules }：{ $players ->
       *[other] 現在{ $players }人
    }
