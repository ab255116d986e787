## What lies on the table, in the knock family

pile-all = 捨て札（最後が最新） · 山札は残り{ $stock }枚
knock-card-second = もう1組のノックカード：{ $card }
knock-card-points = { $card }はスペード：このディールの得点は2倍です。
knock-card-boxes = { $what ->
    [extra] スペード（{ $card }）なので、2つ目からのボックスは2倍です。
   *[all] スペード（{ $card }）なので、このディールのボックスは2倍です。
}
open-hand = **{ $name }**は手札を公開中 · デッドウッド{ $deadwood }
open-own = 上限を超えたノックのため、**あなたの手札は公開中**です。

## The stock is used up

wall-turn = **山札がなくなりました：{ $name }は{ $card }であがるか、パスします。**

## What somebody did in their last turn, where hands may lie open

did-draw = { $you ->
    [winner] あなた
   *[other] { $name }
}は山札から{ $drawn }を引きました。
did-draw-discard = { $you ->
    [winner] あなた
   *[other] { $name }
}は山札から{ $drawn }を引き、{ $discarded }を捨てました。
did-claim-knock = { $you ->
    [winner] あなた
   *[other] { $name }
}は上限を超えてノックし、{ $discarded }を捨てました。
did-stock-claim-knock = { $you ->
    [winner] あなた
   *[other] { $name }
}は山札から引き、上限を超えてノックし、{ $discarded }を捨てました。
did-take-claim-knock = { $you ->
    [winner] あなた
   *[other] { $name }
}は{ $taken }を取り、上限を超えてノックし、{ $discarded }を捨てました。
did-draw-claim-knock = { $you ->
    [winner] あなた
   *[other] { $name }
}は{ $drawn }を引き、上限を超えてノックし、{ $discarded }を捨てました。
did-continue-exposed = { $you ->
    [winner] あなた
   *[other] { $name }
}は公開された手札を相手に続行しました。

## A knock with too much

ask-claim-knock = ### { $deadwood }でノックしますか？
    ノックの上限{ $limit }を超えています。{ $card }は捨て札になります。
ask-discard-claim = **ノック：どのカードを捨てますか？** 上限は{ $limit }です。
menu-discard-claim = 捨てるカード → 残るデッドウッド
claim-choice = このまま点を数えるか、手札を公開させて続けるかは、{ $name }が決めます。
claim-expose = このディールが終わるまで、手札を公開したまま続けます。
claimed = ### { $you ->
    [winner] あなたが{ $deadwood }でノック
   *[other] { $name }が{ $deadwood }でノック
}（上限は{ $limit }）
claim-shown = { $card }を捨て、これを公開します：
claim-wait = 点を数えるか続行か、{ $name }の返事待ちです。
claim-turn = **{ $name }が、点を数えるか続行かを決めます。**
claim-accept = **点を数える**：{ $name }の{ $theirs }に対し、あなたは{ $yours }から付け札を引いた数。{ $tie ->
    [undercut] { $theirs }以下
   *[no-score] { $theirs }未満
}ならアンダーカットです。
claim-go-on = **続行**：あなたが引く番です。{ $name }の手札はディールの終わりまで公開されます。
press-accept-knock = 点を数える
press-continue-exposed = 続行

## Laying off by hand

lay-off-melds = { $you ->
    [winner] あなたのメルド
   *[other] { $name }のメルド
}
lay-off-so-far = 付け札：{ $cards }
lay-off-best = **付け札の番です。** 最善なら残りは**{ $deadwood }**：
lay-off-one = { $card }を{ $meld }に
lay-off-singly = または1枚ずつ：
lay-off-no-more = **付け札の番です。** もう残りを減らせる札はありません。
lay-off-none = **{ $name }のメルドに付く札はありません。** 点を数えましょう。
lay-off-end = **もう付く札はありません。** 点を数えましょう。
lay-off-which = **{ $card }をどのメルドに付けますか？**
lay-off-wait = { $name }の付け札を待っています。
lay-off-turn = **{ $name }が付け札をする番です。**
meld-run = { $low }–{ $high }
lay-off-on = { $meld }に
press-lay-off-best = 最善の付け札
press-lay-off-several = { $card }…
press-done = 点を数える
press-done-rest = ここまでにする
press-done-nothing = 付けない

## Choosing the melds to show

layout-ask-any = メルドの見せ方がいくつかあります。最善のものを選んであります。
layout-best-least = デッドウッド最少で、最も安全
layout-keeps = 残り{ $deadwood }
layout-more = ほかの見せ方…
layout-back = 前の見せ方…

## The cut before the first deal

cut = カット：{ $cards }
cut-card = { $name } { $card }
cut-deals = { $you ->
    [winner] 低い札を引いたあなたが最初の親です。
   *[other] 低い札を引いた{ $name }が最初の親です。
}
cut-chooses = { $you ->
    [winner] 高い札を引いたあなたが先手、相手が親です。
   *[other] 高い札を引いた{ $name }が先手、相手が親です。
}
cut-captain = { $you ->
    [winner] 最も高い札を引いたあなたがキャプテンです。
   *[other] 最も高い札を引いた{ $name }がキャプテンです。
}
